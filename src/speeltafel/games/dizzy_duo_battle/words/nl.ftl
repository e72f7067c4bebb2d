### Dizzy Duo Battle in het Nederlands. Namen van spelers komen als $who; kaarten worden gezegd door de woorden van het spel kaarten, uit $spoken.

title = Dizzy Duo Battle
tagline = Stel in het geheim het sterkste duo Lizzies samen, kies je moment, en ga de strijd aan om ieders levens.

## Opties

option-lives = Levens
option-lives-help = Als jullie om levens spelen: met hoeveel iedereen begint. Minder levens, korter spel.
option-settle = Levens veranderen
option-settle-help = Na elk gevecht, zodat de volgorde van de gevechten telt; of alles tegelijk na het laatste gevecht.
option-settle-battle = na elk gevecht
option-settle-round = na het laatste gevecht
option-lifeline = Levenslijn
option-lifeline-help = Wie op nul komt, mag één keer terugkomen, met evenveel levens als de speler die er het minste heeft.
option-scoring = Spelen om
option-scoring-help = Levens: wie als laatste overblijft, wint. Punten: iedereen begint op nul, niemand valt af, en de hoogste score wint.
option-scoring-lives = levens
option-scoring-points = punten
option-target = Puntendoel
option-target-help = Als jullie om punten spelen: het spel eindigt na de ronde waarin iemand er zoveel heeft.
option-round-limit = Hoogstens zoveel rondes
option-round-limit-help = Als jullie om punten spelen: na zoveel rondes is het hoe dan ook afgelopen.
option-open-battles = Open gevechten
option-open-battles-help = Bij een aanval gaan alle handen meteen open, nog voor de aanvaller de volgorde kiest.
option-head-attack = Hoofd-aanval
option-head-attack-help = Je kunt alleen aanvallen met een hoofd dat je net van de blinde stapel hebt gepakt.
option-decks = Aantal pakken
option-decks-help = Met hoeveel pakken kaarten jullie spelen; met z'n negenen zijn het er altijd twee.
option-decks-by-players = naar het aantal spelers
option-decks-1 = één
option-decks-2 = twee

## Wat er gebeurde

news-took =
    { $pile ->
        [open] { $who } pakt van de open stapel: { card }.
       *[blind]
            { $spoken ->
                [none] { $who } pakt een blinde kaart.
               *[other] { $who } pakt een blinde kaart: { card }.
            }
    }
news-laid = { $who } legt af: { card }.
news-reshuffled =
    { $cards ->
        [one] De blinde stapel was op: de ene kaart onder de open kaart is nu de blinde stapel (DB-22).
       *[other] De blinde stapel was op: { $cards } kaarten van onder de open kaart worden geschud tot een nieuwe (DB-22).
    }
news-attacked = { $who } roept de aanval, met kracht { $power }!
news-showed = { $who } legt de kaarten open: kracht { $power }.
news-fought =
    { $seat ->
        [none] { $attack } tegen { $defence }: er gebeurt niets (DB-33).
       *[other] { $attack } tegen { $defence }: { $who } wint het gevecht (DB-33).
    }
news-scored =
    { $scoring ->
        [points]
            { $how ->
                [gain]
                    { $amount ->
                        [one] { $who } wint 1 punt en heeft er nu { $score } ({ $rule }).
                       *[other] { $who } wint { $amount } punten en heeft er nu { $score } ({ $rule }).
                    }
                [loss]
                    { $amount ->
                        [one] { $who } verliest 1 punt en heeft er nu { $score } ({ $rule }).
                       *[other] { $who } verliest { $amount } punten en heeft er nu { $score } ({ $rule }).
                    }
               *[even] { $who } wint evenveel als er verloren gaat en blijft op { $score } ({ $rule }).
            }
       *[lives]
            { $how ->
                [gain]
                    { $amount ->
                        [one] { $who } wint 1 leven en heeft er nu { $score } ({ $rule }).
                       *[other] { $who } wint { $amount } levens en heeft er nu { $score } ({ $rule }).
                    }
                [loss]
                    { $amount ->
                        [one] { $who } verliest 1 leven en heeft er nu { $score } ({ $rule }).
                       *[other] { $who } verliest { $amount } levens en heeft er nu { $score } ({ $rule }).
                    }
               *[even] { $who } wint evenveel als er verloren gaat en blijft op { $score } ({ $rule }).
            }
    }
news-fell = { $who } heeft geen levens meer (DB-34).
news-said-back = { $who } gebruikt de levenslijn (DB-50).
news-said-out = { $who } laat de levenslijn schieten (DB-50).
news-came-back =
    { $lives ->
        [one] { $who } is terug, met 1 leven (DB-50).
       *[other] { $who } is terug, met { $lives } levens (DB-50).
    }
news-nobody-attacked = Iedereen heeft { $turns } beurten gehad en niemand viel aan: deze ronde stopt (DB-25).
news-dealt = Ronde { $round } is gedeeld. { $who } begint; op de open stapel ligt: { card }.

## Wat je kunt doen

action-take =
    { $pile ->
        [open] Pak de open kaart
       *[blind] Pak een blinde kaart
    }
action-lay = Leg { $card } af
action-attack = Ten aanval!
action-fight = Vecht tegen { $defender_name }
action-come-back = Kom terug
action-stay-out = Blijf eruit
action-pass = Pak de blinde kaart en leg hem terug

## Wat niet mag

refusal-so-many-cannot-play = Dizzy Duo Battle speel je met { $fewest } tot { $most } spelers; jullie zijn met { $players }.
refusal-lifeline-with-points = Als jullie om punten spelen, valt er niemand af en heb je niets aan een levenslijn: kies een van de twee.
refusal-game-over = Dit spel is afgelopen.
refusal-not-your-turn = Je bent nog niet aan de beurt.
refusal-you-are-out = Je ligt uit het spel; je kunt kijken hoe het afloopt.
refusal-already-taken = Je hebt al een kaart gepakt; leg nu een van je zeven af.
refusal-take-first = Pak eerst een kaart, van de open of de blinde stapel.
refusal-not-your-card = Deze kaart heb je niet: { card }. Leg een van je zeven af.
refusal-attack-instead-of-taking = Aanvallen doe je in plaats van een kaart pakken; je hebt er al een, dus leg er nu een af.
refusal-too-early-to-attack = Iedereen moet deze ronde minstens { $turns } beurten hebben gehad voor je mag aanvallen.
refusal-no-two-lizzies = Om aan te vallen heb je twee complete Lizzies in je hand nodig.
refusal-take-a-head-first = Aan deze tafel val je aan met een hoofd: pak eerst een blinde kaart.
refusal-no-head-from-the-blind-pile = Aan deze tafel val je alleen aan met een hoofd dat je net van de blinde stapel hebt gepakt.
refusal-battles-first = De aanval is geroepen; eerst de gevechten.
refusal-no-attack-yet = Er heeft nog niemand aangevallen.
refusal-attacker-chooses = De aanvaller kiest wie er volgt.
refusal-not-against-yourself = Tegen jezelf vechten gaat niet; kies een ander.
refusal-nobody-to-fight-there = Tegen { $defender_name } kun je nu niet vechten: niet meer in het spel, of al geweest.
refusal-lifeline-first = Er moet eerst nog iemand antwoorden over de levenslijn.
refusal-not-asked = Niemand heeft je iets over een levenslijn gevraagd.
refusal-clock-alone-passes = Alleen de klok past voor je; pak zelf een kaart.

## Hoe het afliep

result-last-one-left = { $who } wint! Verder heeft niemand nog levens.
result-target = Het puntendoel is gehaald. De hoogste score wint: { $who }.
result-round-limit = De laatste ronde is gespeeld. De hoogste score wint: { $who }.
result-nobody-attacks = Drie rondes achter elkaar viel niemand aan. De meeste levens of punten winnen: { $who }.
result-broken-off = Afgebroken: niemand wint.

## Wat er telt: de regels van een duo

points-colours-same = Lizzy { $lizzy }: kleuren hetzelfde
points-colours-different = Lizzy { $lizzy }: kleuren anders
points-patterns-same = Lizzy { $lizzy }: patronen hetzelfde
points-patterns-different = Lizzy { $lizzy }: patronen anders
points-double = Lizzy { $lizzy }: dubbele combinatie
points-double-same = Lizzy { $lizzy }: kleuren en patronen allemaal hetzelfde
points-double-different = Lizzy { $lizzy }: kleuren en patronen allemaal anders
points-golden = Lizzy { $lizzy }: Speciale Dizzy Lizzy, helemaal goud
points-bonus-colours-kind = Samen: hetzelfde soort kleuren
points-bonus-colours-exact = Samen: precies dezelfde kleuren
points-bonus-patterns-kind = Samen: hetzelfde soort patronen
points-bonus-patterns-exact = Samen: precies dezelfde patronen
points-bonus-golden = Samen: een Speciaal Dizzy Duo, allebei goud
points-won = Gewonnen punten

## Plaatsen

place-open = De open stapel
place-blind = De blinde stapel
place-down = De kaart die dicht ligt
place-hand = Je hand
place-hand-of = De hand van { $who }
place-lizzy-1 = Je eerste Lizzy
place-lizzy-2 = Je tweede Lizzy
place-rest = Wat er overblijft
place-taken = De kaart die je pakte
place-stage = Het gevecht
place-seat = { $who }
place-players = De spelers

## Wat een plaats zegt

label-pile =
    { $count ->
        [0] { $place }: leeg
        [one] { $place }: één kaart
       *[other] { $place }: { $count } kaarten
    }
label-open-pile =
    { $count ->
        [0] { $place }: leeg
        [one] { $place }: { card }
       *[other] { $place }: { card }, { $count } kaarten hoog
    }
label-can-take = je kunt hem pakken
label-card = { card }
label-card-lay = { card }, afleggen
label-hidden-hand =
    { $count ->
        [one] { $who }: één verborgen kaart
       *[other] { $who }: { $count } verborgen kaarten
    }
label-lives =
    { $count ->
        [one] 1 leven
       *[other] { $count } levens
    }
label-points =
    { $count ->
        [one] 1 punt
       *[other] { $count } punten
    }
label-power = Kracht { $power }
label-power-of = { $who }: kracht { $power }
label-no-lizzy = nog geen Lizzy
label-one-lizzy = één Lizzy
label-two-lizzies = twee Lizzies
label-turns =
    { $count ->
        [one] 1 beurt deze ronde
       *[other] { $count } beurten deze ronde
    }
label-round = Ronde { $round }
label-round-of = Ronde { $round } van { $limit }
label-to-target =
    { $count ->
        [one] tot 1 punt
       *[other] tot { $count } punten
    }
label-out = uit het spel
label-lifeline = levenslijn nog over
label-lifeline-used = levenslijn gebruikt
label-attacker = aanvaller
label-defender = verdediger
label-fight = Vecht tegen { $who }
label-versus = { $attack } tegen { $defence }
label-won = gewonnen
label-lost = verloren
label-equal = gelijk
label-not-fought = niet gevochten, blijft dicht
label-last-attack = De aanval van ronde { $round }
label-line = { $what }: { $points } ({ $rule })
label-power-word = kracht
label-blind-short = blind
label-open-short = open
label-taken-short = gepakt
label-asked = levenslijn gevraagd
label-back = komt terug
label-yet-to-fight = nog niet gevochten
label-yet-to-show = nog niet laten zien
label-all-battles = Alle gevechten
battle-go-on = Naar ronde { $round }

## Wat je nu doet

hint-take = Jouw beurt: pak de open kaart of een blinde.
hint-take-lifted = Druk nu op je hand om hem te pakken.
hint-take-or-attack = Jouw beurt: pak een kaart, of val aan.
hint-lay = Leg een van je zeven kaarten op de open stapel.
hint-lay-lifted = Druk nu op de open stapel om hem af te leggen.
hint-lay-or-attack = Je hebt een hoofd van de blinde stapel: leg een kaart af, of val ermee aan.
hint-fight = Kies tegen wie je nu vecht.
hint-lifeline =
    { $lives ->
        [one] Je kunt één keer terugkomen, met 1 leven. Doe je dat?
       *[other] Je kunt één keer terugkomen, met { $lives } levens. Doe je dat?
    }
hint-waiting = { $who } is aan de beurt.
hint-battles = { $who } kiest het volgende gevecht.
hint-lifeline-waiting = Wachten op een antwoord over de levenslijn.
hint-attack-from = Aanvallen kan zodra iedereen { $turns } beurten heeft gehad en jij twee Lizzies hebt.
hint-out = Je ligt eruit; kijk wie er wint.

## In gewone letters

notation-help = Je schrijft open of blind om een kaart te pakken, hro om er een af te leggen (h, b, t: hoofd, lichaam, staart; r, b, p: rood, blauw, paars; o, s, d: stippen, strepen, ruiten; een ster is goud), attack om aan te vallen, fight B om te vechten, en back of out voor de levenslijn. Achter de = staat de kracht van een hand.
