### Het spel in het Nederlands. Namen van spelers komen als argument.

title = Skeleton
tagline = Een berg steentjes, en wie het laatste pakt, wint.

option-pebbles = Steentjes
option-pebbles-help = Hoeveel er aan het begin op de berg liggen.

news-took =
    { $count ->
        [one] { $who } pakt één steentje.
       *[other] { $who } pakt { $count } steentjes.
    }

action-take =
    { $count ->
        [one] Pak één steentje
       *[other] Pak { $count } steentjes
    }

refusal-game-over = Dit spel is afgelopen; de berg is leeg, of iemand heeft er een eind aan gemaakt.
refusal-not-your-turn = Je bent nog niet aan de beurt.
refusal-too-many = Je mag er hoogstens { $most } pakken.
refusal-not-so-many-there = Er liggen er nog maar { $heap }.

result-last-pebble = { $who } wint! Dat was het laatste steentje.
result-resigned = { $who } wint: de ander heeft opgegeven.
result-draw-agreed = Remise: jullie zijn het eens geworden.
result-broken-off = Afgebroken: niemand wint.

notation-help = Elke o is een steentje. Je schrijft hoeveel je er pakt: 2.
