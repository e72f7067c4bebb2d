### Wat er aan elke tafel gezegd wordt, welk spel er ook op ligt. Namen van spelers komen als argument; stoelen tellen vanaf 1.

## Wat er aan tafel gebeurde

deed-opened = { $who } opent de tafel.
deed-opened-rematch = Een revanche: dezelfde spelers, een nieuwe tafel.
deed-sat = { $who } gaat zitten op stoel { $seat }.
deed-left = { $who } staat op.
deed-bot-seated = Een bot ({ $strength }) komt op stoel { $seat }.
deed-bot-left = De bot op stoel { $seat } gaat weg.
deed-option-set = { $option }: { $value }.
deed-wished-on = { $who } wil: { $option }.
deed-wished-off = { $who } wil toch niet: { $option }.
deed-titled = { $who } noemt de tafel: { $title }
deed-untitled = { $who } haalt de titel van de tafel weg.
deed-readied = { $who } is klaar.
deed-unreadied = { $who } is toch nog niet klaar.
deed-seats-drawn = De stoelen zijn geloot.
deed-draw-offered = { $who } biedt remise aan.
deed-draw-refused = { $who } wil geen remise.
deed-next-opened = De revanche staat klaar.
deed-started = Het spel begint, met { $who }.
deed-defaulted = De tijd van { $who } is om; de klok heeft gezet.
deed-stopped-resigned = { $who } geeft op.
deed-stopped-draw-agreed = Jullie zijn het eens: remise.
deed-stopped-broken-off = Het spel is afgebroken.

## Waarom iets niet mag

refusal-not-seated = Jij zit hier niet. Ga eerst zitten, dan kan het.
refusal-not-started = Het spel is nog niet begonnen. Het begint als alle stoelen bezet zijn en iedereen klaar is.
refusal-game-runs = Het spel is al begonnen.
refusal-game-over = Dit spel is afgelopen. Speel een revanche, of open een nieuwe tafel.
refusal-already-seated = Jij zit al, op stoel { $seat }.
refusal-table-full = Alle stoelen zijn bezet.
refusal-no-such-seat = Die stoel is er niet; de stoelen hier gaan van 1 tot { $seats }.
refusal-seat-taken = Op stoel { $seat } zit al iemand; kies een andere.
refusal-stay-seated = Tijdens een spel sta je niet op. Opgeven kan wel.
refusal-no-such-bot = Zo'n bot is er niet. Kies uit: { $strengths }.
refusal-no-bot-here = Daar zit geen bot.
refusal-before-the-start = Dat kan alleen voordat het spel begint.
refusal-host-only = Aan deze tafel stelt alleen de eigenaar de opties in.
refusal-host-starts = Aan deze tafel geeft de eigenaar het startsein.
refusal-owner-only = Alleen de eigenaar van de tafel verandert “{ $option }”.
refusal-owner-titles = Alleen de eigenaar geeft de tafel een titel.
refusal-seats-are-taken = Er zit al iemand voorbij stoel { $seats }; laat eerst die stoel vrij maken.
refusal-nobody-begins-there =
    { $seats ->
        [one] Stoel { $seat } zou beginnen, maar er is maar 1 stoel. Laat die beginnen, of laat loten.
       *[other] Stoel { $seat } zou beginnen, maar er zijn { $seats } stoelen. Laat een andere beginnen, of laat loten.
    }
refusal-option-comes-later = De optie { $option } komt later; hier kan het nog niet.
refusal-no-such-option = Die optie is er niet. Wel: { $options }.
refusal-option-is-a-switch = “{ $option }” staat aan of uit: typ “aan” of “uit”.
refusal-option-is-a-choice = Kies voor “{ $option }” uit: { $choices }.
refusal-option-is-a-number = “{ $option }” is een getal van { $least } tot { $most }.
refusal-already-ready = Jij bent al klaar; het wachten is op de anderen.
refusal-not-ready = Jij had nog niet op “klaar” gedrukt.
refusal-nobody-to-agree = Een bot spreekt geen remise af.
refusal-already-offered = Je remisevoorstel ligt er al; het geldt tot de ander zet.
refusal-nothing-asked = Er ligt nu geen voorstel.
refusal-nothing-runs = Er is hier geen spel aan de gang.
refusal-not-in-this-game = In dit spel kan dat niet.
refusal-not-over = Een revanche kan pas als dit spel afgelopen is.
refusal-the-clock-alone = Dat doet alleen de klok, als de tijd om is.

## Antwoord op wat je typt

told-unknown-command = /{ $command } ken ik niet. Typ /help voor alles wat je kunt typen.
told-comes-later = /{ $command } komt later ({ $rule }); nu gaat het nog niet.
told-help =
    { $aliases ->
        [none] /{ $command } – { $what } ({ $rule })
       *[other] /{ $command }, ook { $aliases } – { $what } ({ $rule })
    }
told-usage-join = Typ /join, of /join met het nummer van een stoel: /join 2.
told-usage-bot = Typ /bot, of met sterkte en stoel: /bot beginner 2. /bot uit 2 stuurt hem weg.
told-usage-option = Typ /option met een naam en een waarde: /option start 1. /option help noemt ze allemaal.
told-usage-alone = Er is niets gedaan: achter /{ $command } komt niets. Typ het alleen.
told-gameinfo = Stand van zaken: { $stage }. Regels: versie { $version }.
told-seat-person = Stoel { $seat }: { $who }
told-seat-bot = Stoel { $seat }: bot ({ $strength })
told-seat-free = Stoel { $seat }: vrij
told-option = { $name } ({ $option }): { $value }
told-option-number = { $name } ({ $option }): { $value }
told-option-wished = { $name } ({ $option }): { $value }; gewenst door stoel { $seats }, en het geldt pas als iedereen het wil

command-join = ga zitten; met een nummer op die stoel
command-leave = sta op, voor het begin
command-bot = zet een bot op een vrije stoel, of stuur hem weg met “uit”
command-start = zeg dat je klaar bent om te beginnen
command-startnosave = hetzelfde als /start
command-unready = zeg dat je toch nog niet klaar bent
command-option = zet een optie: naam en waarde; “help” noemt ze allemaal
command-title = geef de tafel een titel, voor het begin; zonder woorden haal je hem weg
command-draw = bied remise aan, of neem het aanbod aan
command-accept = zeg ja tegen wat er voorligt
command-refuse = zeg nee tegen wat er voorligt
command-resign = geef het spel op; dat is meteen zo, zonder dat er nog iets gevraagd wordt
command-reset = revanche, als het spel afgelopen is
command-gameinfo = wie er zitten en hoe er gespeeld wordt
command-help = wat je kunt typen
command-breakoff = breek het spel af, als de tafel het wil
command-remove = maak de stoel vrij van iemand die weg is
command-allowpeek = laat een kijker met je meekijken
command-takeback = neem de laatste zet terug

stage-gathering = er wordt verzameld
stage-running = bezig
stage-finished = afgelopen
stage-broken-off = afgebroken

option-on = aan
option-off = uit


## Hoe een tafel een spel beëindigt

result-resigned = { $who } wint: de ander heeft opgegeven.
result-draw-agreed = Remise: jullie zijn het eens geworden.
result-broken-off = Afgebroken: niemand wint.
