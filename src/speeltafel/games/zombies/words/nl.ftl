### I Love Zombies in het Nederlands. Namen van spelers komen als $who; tegels als T-lime, vakjes als a1 tot p9.

title = I Love Zombies
tagline = Een hotel op de verkeerde avond: pas de zombies in je kamers, houd de kleuren bij elkaar en dweil de druppels op.

## Opties

option-tiles-a-round = Tegels per ronde
option-tiles-a-round-help = Hoeveel tegels er elke ronde komen: 8 tot en met 20, of 0 voor vier per speler.
option-tiles-a-round-0 = vier per speler
option-pass = Passen
option-pass-help = Of je na een pas de hele ronde niet meer meedoet, of terug mag komen zolang anderen doorgaan.
option-pass-round = voor de ronde
option-pass-turn = voor één beurt
option-same-field = Voor iedereen hetzelfde veld
option-same-field-help = Bij iedereen liggen de druppels en pistolen op dezelfde plek. Uit: alleen de kamers zijn gelijk.
option-plan = Plattegrond
option-plan-help = Welke verdieping jullie vullen: een van de zes, een daarvan door loting, of een die ter plekke verzonnen wordt uit een nummer dat je te zien krijgt.
option-plan-any = een van de zes, door loting
option-plan-lobby = begane grond
option-plan-cellar = kelder
option-plan-spa = badhuis
option-plan-upstairs = eerste verdieping
option-plan-service = achter de klapdeuren
option-plan-garden = tuinvleugel
option-plan-random = verzonnen

## Plattegronden

plan-lobby = Begane grond
plan-lobby-mood = Iedereen komt hier binnen, en niet iedereen gaat er weer uit.
plan-cellar = Kelder
plan-cellar-mood = Het is er donker, het drupt, en er klopt iets aan de binnenkant van een vat.
plan-spa = Badhuis
plan-spa-mood = Het water is warm en de handdoeken zijn wit, voorlopig.
plan-upstairs = Eerste verdieping
plan-upstairs-mood = Een lange gang, en achter elke deur iemand die geen ontbijt had besteld.
plan-service = Achter de klapdeuren
plan-service-mood = Hier komen nooit gasten, en de kok vraagt niet meer wie er trek heeft.
plan-garden = Tuinvleugel
plan-garden-mood = Palmen, een valse piano, en voetstappen op het grind.
plan-random = Verzonnen, nummer { $seed }
plan-random-mood = Geen architect wil deze verdieping getekend hebben.

## Kamers

room-reception = Receptie
room-reception-mood = De bel gaat vanzelf.
room-lounge = Lounge
room-lounge-mood = Alle fauteuils staan naar de deur.
room-bar = Bar
room-bar-mood = Iemand bestelde een bloody mary, en meende het.
room-library = Bibliotheek
room-library-mood = Stilte, graag. Ook niet kreunen.
room-cloakroom = Garderobe
room-cloakroom-mood = Veertig jassen, en niemand die erin past.
room-dining-room = Eetzaal
room-dining-room-mood = Het voorgerecht is van tafel gelopen.
room-office = Kantoor
room-office-mood = De nachtmanager heeft sinds tien uur niet geknipperd.
room-wine-cellar = Wijnkelder
room-wine-cellar-mood = Een goed jaar voor rood.
room-laundry = Wasserij
room-laundry-mood = Die vlek gaat er niet meer uit.
room-boiler-room = Stookhok
room-boiler-room-mood = De leidingen zuchten, of iemand anders.
room-storeroom = Voorraadkamer
room-storeroom-mood = Eén krat is van binnenuit opengemaakt.
room-workshop = Werkplaats
room-workshop-mood = De klusjesman leent je een hand. Alweer.
room-bowling-alley = Bowlingbaan
room-bowling-alley-mood = Dat was geen bal.
room-pool = Zwembad
room-pool-mood = Niet duiken, niet rennen, niet bijten.
room-sauna = Sauna
room-sauna-mood = Ze zitten er al een poosje.
room-bath = Badkamer
room-bath-mood = De kraan loopt, de gast niet.
room-gym = Fitnesszaal
room-gym-mood = Sinds dinsdag op de loopband, in hetzelfde tempo.
room-tea-room = Theesalon
room-tea-room-mood = Twee klontjes graag. Maakt niet uit waarvan.
room-massage-room = Massagekamer
room-massage-room-mood = Wel erg stijve schouders vanavond.
room-solarium = Solarium
room-solarium-mood = Niemand wordt hier nog bruin van.
room-double-room = Tweepersoonskamer
room-double-room-mood = Niet storen, staat er op de deur. Te laat.
room-single-room = Eenpersoonskamer
room-single-room-mood = Geboekt voor één, beslapen door vijf.
room-family-room = Familiekamer
room-family-room-mood = De kinderen hebben al gegeten. Vraag niet wat.
room-linen-room = Linnenkamer
room-linen-room-mood = Eén stapel lakens ademt.
room-bridal-suite = Bruidssuite
room-bridal-suite-mood = Tot de dood, en nog een eindje verder.
room-smoking-room = Rookkamer
room-smoking-room-mood = De heren zijn hun pijp kwijt, en hun lippen.
room-reading-room = Leeszaal
room-reading-room-mood = De krant van gisteren, het nieuws van morgen.
room-kitchen = Keuken
room-kitchen-mood = De chef raadt de hersentjes aan.
room-pantry = Provisiekast
room-pantry-mood = Alles is over de datum.
room-cold-store = Koelcel
room-cold-store-mood = Het blijft goed, en het blijft bewegen.
room-garage = Garage
room-garage-mood = Ze willen allemaal rijden. Niemand kan het.
room-staff-room = Personeelskamer
room-staff-room-mood = De nachtdienst heeft nooit uitgeklokt.
room-scullery = Spoelkeuken
room-scullery-mood = Koud water, warme handen.
room-orangery = Oranjerie
room-orangery-mood = Er groeit iets, en het zwaait.
room-ballroom = Balzaal
room-ballroom-mood = Langzaam, langzaam, sleep, sleep, langzaam.
room-music-room = Muziekkamer
room-music-room-mood = Op het gehoor gespeeld; er lag er nog een.
room-billiard-room = Biljartzaal
room-billiard-room-mood = Tel de ballen. Tel de ogen.
room-terrace = Terras
room-terrace-mood = Een heerlijke avond om buiten te zijn, al jaren.
room-chapel = Kapel
room-chapel-mood = De gemeente staat op. Allemaal.
room-shed = Schuurtje
room-shed-mood = Wie heeft de schep buiten laten staan?

## Kleuren, vormen en groepen

colour-lime = limoen
colour-teal = petrol
colour-orange = oranje
colour-pink = roze
colour-indigo = indigo
colour-bonus = bonus
shape-1 = één vakje
shape-2 = twee vakjes
shape-3 = drie op een rij
shape-3c = drie om de hoek

## Wat er gebeurde

a-tile =
    { $colour ->
        [lime] een limoengroene { $shape }
        [teal] een petrolblauwe { $shape }
        [orange] een oranje { $shape }
        [pink] een roze { $shape }
        [indigo] een indigoblauwe { $shape }
       *[none] { $tile }
    }
laid-drops =
    { $drops ->
        [0] { "" }
        [one] , één druppel weg
       *[other] , { $drops } druppels weg
    }
laid-rooms =
    { $rooms ->
        [0] { "" }
        [one] , een kamer gevuld
       *[other] , { $rooms } kamers gevuld
    }
laid-group =
    { $group ->
        [1] { "" }
        [2] { "" }
       *[other] , een groep van { $group }
    }
laid-in-vain =
    { $in_vain ->
        [0] { "" }
        [one] , een pistool bedekt voor niets
       *[other] , { $in_vain } pistolen bedekt voor niets
    }
laid-earned =
    { $pistol ->
        [none] { "" }
       *[other] , een bonustegel verdiend
    }
laid-points =
    { $points ->
        [one] één punt
       *[other] { $points } punten
    }
news-tile-laid = { $who } legt { a-tile } op { $at }{ laid-drops }{ laid-rooms }{ laid-group }{ laid-in-vain }{ laid-earned }: { laid-points }.
news-bonus-laid =
    { $who } legt een bonustegel van { $squares ->
        [one] één vakje
       *[other] { $squares } vakjes
    } op { $at }{ laid-drops }{ laid-rooms }{ laid-in-vain }: { laid-points }.
news-bonus-declined = { $who } laat de bonustegel liggen.
news-bonus-lost = { $who } heeft een bonustegel verdiend, maar er past er geen meer; jammer.
news-passed =
    { $why ->
        [stuck] { $who } kan geen van deze tegels kwijt en past.
        [clock] De tijd van { $who } is om: pas voor deze beurt.
       *[will] { $who } past.
    }
news-round-ended =
    { $why ->
        [no_tiles] Ronde { $round } is klaar: alle tegels zijn op.
       *[all_passed] Ronde { $round } is klaar: iedereen heeft gepast{ $left ->
            [one] , en één tegel gaat uit het spel.
           *[other] , en { $left } tegels gaan uit het spel.
        }
    }
news-round-began = Ronde { $round }: { $count } nieuwe tegels. { $who } begint.

## Wat je kunt doen

action-lay = { $tile } op { $at } leggen, gedraaid { $turn }
action-pass = Passen
action-bonus = De bonustegel { $tile } op { $at } leggen, gedraaid { $turn }
action-decline = Geen bonustegel
action-skip = Passen voor deze beurt (de klok)

## Wat niet mag

the-tile =
    { $colour ->
        [lime] de limoengroene { $shape }
        [teal] de petrolblauwe { $shape }
        [orange] de oranje { $shape }
        [pink] de roze { $shape }
        [indigo] de indigoblauwe { $shape }
       *[none] de bonustegel
    }
refusal-too-few-tiles = { $given } tegels per ronde is te weinig; neem er { $least } of meer, of 0 voor vier per speler.
refusal-game-over = Dit spel is afgelopen; er wordt niets meer gelegd.
refusal-not-your-turn = Je bent niet aan de beurt; wacht op de anderen.
refusal-clock-alone = Zo voor één beurt passen doet alleen de klok; zelf passen kan wel.
refusal-bonus-first = Leg eerst je bonustegel, of zie ervan af.
refusal-no-bonus = Je hebt geen bonustegel; die verdien je met een tegel op het pistool van zijn eigen kleur.
refusal-no-such-tile = Een tegel { $tile } bestaat niet.
refusal-tile-taken = Al genomen: { the-tile }.
refusal-tile-not-out = Deze ronde ligt { the-tile } er niet bij.
refusal-looks-the-same = Gedraaid { $turn } ziet { the-tile } er net zo uit als gedraaid { $as }; gebruik dat.
refusal-outside = Op { $at } steekt { the-tile } zo gedraaid buiten het veld.
refusal-over-a-tile = Zo ligt { the-tile } over een andere tegel, op { $square }.
refusal-only-a-corner = Zo raakt { the-tile } je tegels alleen met een hoek, bij { $square }; het moet met een hele zijde.
refusal-touches-nothing = Op { $at } raakt { the-tile } geen van je tegels; leg hem met een zijde tegen een tegel aan.

## Hoe het afliep

result-most-points = { $who } wint: de meeste punten!
result-more-rooms = { $who } wint! Evenveel punten, maar meer kamers gevuld.
result-shared = { $who } delen de winst: evenveel punten en evenveel kamers.
result-alone = Het hotel is van jou. Kan het nog beter?
result-broken-off = Afgebroken: niemand wint.

## Punten

points-drops =
    { $drops ->
        [0] geen druppel over
        [one] één druppel over
       *[other] { $drops } druppels over
    }
points-room =
    { $left ->
        [one] een kamer waar één vakje aan ontbreekt
       *[other] een kamer waar { $left } vakjes aan ontbreken
    }
points-group = een groep van { $tiles }

## Opschriften van het bord

place-pool = De tegels van deze ronde
place-own-field = Jouw veld
place-field-of = Veld van { $who }
label-round = Ronde { $round } van 5
label-opener = { $who } begon deze ronde
label-points =
    { $points ->
        [1] één punt
       *[other] { $points } punten
    }
label-tile = { $shape }, { $colour }
label-square = { $square }, { $content }
label-white = gang
label-drop = bloeddruppel
label-pistol = pistool ({ $colour })
label-pistol-earned = pistool ({ $colour }): bonus verdiend
label-pistol-gone = pistool ({ $colour }): weg
label-room-needs =
    { $left ->
        [one] { $room }: nog één vakje
       *[other] { $room }: nog { $left } vakjes
    }
label-room-filled = { $room }: gevuld
label-drops-left =
    { $drops ->
        [0] geen druppel over
        [one] één druppel over
       *[other] { $drops } druppels over
    }
label-group =
    { $tiles ->
        [one] één tegel ({ $colour })
       *[other] { $tiles } tegels bij elkaar ({ $colour })
    }: { $points }
label-group-tiles = { $tiles } tegels bij elkaar ({ $colour })
label-bag =
    { $tiles ->
        [0] de zak is leeg
        [one] één tegel in de zak
       *[other] { $tiles } tegels in de zak
    }
label-mark-in = doet nog mee
label-mark-passed = gepast
label-mark-out = klaar voor deze ronde
label-turned =
    { $degrees ->
        [0] niet gedraaid
       *[other] { $degrees } graden rechtsom gedraaid
    }{ $mirrored ->
        [0] { "" }
       *[other] , gespiegeld
    }
label-fits = past hier
label-fits-not = past hier niet: daar ligt al een tegel (ZO-21)
label-touches-not = ligt los van je tegels (ZO-22)
label-covers-drops =
    { $drops ->
        [one] bedekt één druppel
       *[other] bedekt { $drops } druppels
    }
label-makes-group = groep van { $tiles }
label-brings =
    { $points ->
        [one] één punt erbij
       *[other] { $points } punten erbij
    }
label-earns-bonus = levert een bonustegel op
label-loses-pistol = het pistool ({ $colour }) gaat verloren
label-fills-room = vult { $room }
label-more = Groter bekijken
label-less = Terug naar je eigen veld
label-breakdown = Waar de score uit bestaat
label-rooms-filled =
    { $rooms ->
        [0] geen kamer gevuld
        [one] één kamer gevuld
       *[other] { $rooms } kamers gevuld
    }
label-tie = Evenveel punten: wie meer kamers heeft gevuld gaat voor, en anders delen ze de plaats.
confirm-pass-round = Passen? Dan doe je de rest van deze ronde niet meer mee.
confirm-pass-turn = Passen? Je mag terugkomen zolang anderen doorgaan; past iedereen achter elkaar, dan is de ronde voorbij.
confirm-decline = Afzien van de bonustegel? Later krijg je hem niet meer.
button-turn-left = Linksom
button-turn-right = Rechtsom
button-mirror = Spiegelen
button-lay = Hier leggen
button-back = Terugleggen
button-pass = Passen
button-decline = Geen bonustegel
button-up = Omhoog
button-down = Omlaag
button-left = Naar links
button-right = Naar rechts

## Wat je nu kunt doen

hint-your-turn = Jouw beurt: neem een tegel en leg hem, of pas.
hint-first-tile = Jouw beurt: je eerste tegel mag overal liggen.
hint-their-turn = { $who } kiest een tegel.
hint-bonus = Een bonustegel! Leg er een tegen je tegels aan, of zie ervan af.
hint-their-bonus = { $who } legt een bonustegel.
hint-lift = Draai hem, schuif hem, en druk nog eens om hem te leggen.
hint-out = Je hebt gepast; de volgende ronde doe je weer mee.

## In gewone tekst

notation-help = Je schrijft T-lime c4: de tegel en het vakje van zijn eerste blokje (bovenste rij, meest links). Gedraaid is het T-lime 90 c4, eerst gespiegeld T-lime 90m c4. Een bonustegel is +1, +2, +3 of +3c; verder is er pass en decline. Boven een veld staan de speler (* is aan de beurt), de punten en hoeveel kamers er vol zijn. In een veld zijn letters kamers, * druppels en L T O P I pistolen; L4 is je vijfde tegel, een van limoen.
