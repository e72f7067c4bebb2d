### Nice 'n Easy in het Nederlands. Namen van spelers komen als $who; kaarten en combinaties zeggen de woorden van het dek.

title = Nice 'n Easy
tagline = Samen op één Dizzy Lizzy: noem de combinatie, leg de kaart, en wees als eerste alles kwijt.

## Opties

option-announce = Zeggen voor het leggen
option-announce-help = Je noemt zelf de combinaties die je maakt, en kunt je vergissen. Uit: de tafel noemt ze en biedt alleen kaarten aan die passen; fijn voor kinderen en om te leren.
option-cards-each = Kaarten per speler
option-cards-each-help = Hoeveel kaarten ieder krijgt: minder is korter.
option-cards-each-by-players = naar het aantal spelers (15, vanaf vier spelers 10)
option-cards-each-5 = 5
option-cards-each-6 = 6
option-cards-each-7 = 7
option-cards-each-8 = 8
option-cards-each-9 = 9
option-cards-each-10 = 10
option-cards-each-11 = 11
option-cards-each-12 = 12
option-cards-each-13 = 13
option-cards-each-14 = 14
option-cards-each-15 = 15
option-double-trouble = Double trouble
option-double-trouble-help = Wie een dubbele combinatie maakt, geeft de volgende speler er een kaart bij. Meer strategie, en een langer spel.
option-decks = Aantal pakken
option-decks-help = Met hoeveel pakken kaarten jullie spelen; met zes of meer spelers zijn het er altijd twee.
option-decks-by-players = naar het aantal spelers
option-decks-1 = één
option-decks-2 = twee

## Wat er gebeurde

news-laid =
    { $golden ->
        [0] { $said ->
            [none] { $who } legt: { card }. Dat is { shows }.
           *[other] { $who } zegt “{ said }” en legt: { card }.
        }
       *[other] { $who } legt: { card }. Een Speciale Dizzy Lizzy, alles goud!
    }
news-mistaken =
    { $shows ->
        [none] { $who } zegt “{ said }” en legt: { card }. Maar zo is het geen combinatie; de kaart gaat terug (NE-12).
       *[other] { $who } zegt “{ said }” en legt: { card }. Maar het is { shows }; de kaart gaat terug (NE-12).
    }
news-penalised =
    { $cards ->
        [0] { $who } heeft geluk: er is geen strafkaart meer (NE-21).
       *[other] { $who } krijgt een strafkaart onder de eigen stapel (NE-12).
    }
news-turn-over =
    { $why ->
        [mistake] De beurt van { $who } is voorbij.
        [will] { $who } laat het hierbij.
        [stuck] { $who } kan niets leggen; de beurt gaat door (NE-13).
       *[none_left] { $who } heeft geen open kaart meer; de beurt is voorbij (NE-13).
    }
news-opened =
    { $count ->
        [one] { $who } draait een nieuwe kaart open.
       *[other] { $who } draait { $count } nieuwe kaarten open.
    }
news-turned =
    { $golden ->
        [0] Een hele ronde is er niets gelegd. { $who } draait een kaart van de gezamenlijke stapel om: { card } (NE-20).
       *[other] Een hele ronde is er niets gelegd. { $who } draait een kaart om: { card }. Een Speciale Dizzy Lizzy, alles goud! (NE-20)
    }
news-reshuffled =
    { $cards ->
        [one] De stapel was leeg: de ene kaart onder de Dizzy Lizzy is de nieuwe stapel (NE-21).
       *[other] De stapel was leeg: de { $cards } kaarten onder de Dizzy Lizzy zijn geschud en vormen de nieuwe stapel (NE-21).
    }
news-reopened = Er is geen kaart om om te draaien: iedereen legt de open kaarten onder de eigen stapel en draait nieuwe open (NE-21).
news-troubled =
    { $part ->
        [h] Double trouble! { $who } krijgt het onderste hoofd van de Dizzy Lizzy onder de eigen stapel (NE-30).
        [b] Double trouble! { $who } krijgt het onderste lichaam van de Dizzy Lizzy onder de eigen stapel (NE-30).
       *[t] Double trouble! { $who } krijgt de onderste staart van de Dizzy Lizzy onder de eigen stapel (NE-30).
    }

## Wat je kunt doen

action-lay = Leg { $card }
action-end-turn = Beurt beëindigen
confirm-lay = Leg: { card }, { said }
name-it = Wat maak je?
name-first = Kies eerst een kaart.

## Wat niet mag

refusal-too-many-cards =
    { $decks ->
        [1] Met { $players } spelers en één pak kan ieder hoogstens { $most } kaarten krijgen; met twee pakken { $two }.
       *[other] Met { $players } spelers en twee pakken kan ieder hoogstens { $most } kaarten krijgen.
    }
refusal-not-your-turn = Je bent nog niet aan de beurt.
refusal-not-open = Die kaart ligt bij jou niet open ({ card }); kies een van je eigen open kaarten.
refusal-does-not-fit = Met die kaart ({ card }) toont de Dizzy Lizzy geen combinatie; kies er een die past.
refusal-table-names = Aan deze tafel hoef je niets te noemen; leg gewoon de kaart.
refusal-named-twice = Je noemt dezelfde combinatie twee keer; één keer is genoeg.
refusal-nothing-named = Zeggen voor het leggen: noem minstens één combinatie die je maakt.
refusal-no-such-combination = Een combinatie “{ $name }” bestaat niet. De vier zijn: kleuren hetzelfde, kleuren anders, patronen hetzelfde, patronen anders.
refusal-can-still-lay = Je kunt nog een kaart leggen, en hier leg je er zoveel als je kunt.

## Hoe het afliep

result-all-laid = { $who } heeft alle kaarten gelegd en wint!
result-golden = { $who } wint met een Speciale Dizzy Lizzy: alles goud!
result-nobody-can-lay = Niemand kan nog iets leggen. Wie de minste kaarten heeft, wint: { $who }.
result-hundred-rounds = Honderd rondes zijn om. Wie de minste kaarten heeft, wint: { $who }.

## Plaatsen

place-lizzy = De Dizzy Lizzy
place-lizzy-h = Het hoofd van de Dizzy Lizzy
place-lizzy-b = Het lichaam van de Dizzy Lizzy
place-lizzy-t = De staart van de Dizzy Lizzy
place-pile = De gezamenlijke stapel
place-hand = Jouw open kaarten
place-hand-of = De open kaarten van { $who }
place-blind = Jouw blinde stapel
place-blind-of = De blinde stapel van { $who }

## Wat een plaats zegt

label-stack =
    { $count ->
        [one] { $place }: { card }
       *[other] { $place }: { card }, { $count } kaarten hoog
    }
label-open-card = { card }
label-open-card-lifted = { card }, opgepakt
label-pile =
    { $count ->
        [0] { $place }: leeg
        [one] { $place }: één kaart
       *[other] { $place }: { $count } kaarten
    }
label-left =
    { $count ->
        [one] nog één kaart
       *[other] nog { $count } kaarten
    }
label-shows = De Dizzy Lizzy toont nu: { shows }
label-idle =
    { $count ->
        [0] In deze ronde is er gelegd.
        [one] Eén beurt zonder een gelegde kaart.
       *[other] { $count } beurten op rij zonder een gelegde kaart.
    }
label-turns = Ronde { $round }

## Wat je nu doet

hint-your-turn = Jouw beurt: leg een kaart die past.
hint-go-on = Gelegd! Kun je er nog een kwijt?
hint-their-turn = { $who } is aan de beurt.
hint-passed-at-start = { $who } kon niet beginnen; de beurt is doorgegaan.
hint-reopened = Er is niets gelegd, en er is geen kaart om om te draaien. Wordt er weer een ronde lang niets gelegd, dan is het spel afgelopen.

## In een terminal

notation-help = Een kaart is drie letters: h, b of t voor hoofd, lichaam of staart, r, b of p voor rood, blauw of paars, o, s of d voor stippen, strepen of ruiten, en een ster voor goud. Je schrijft hbd cs om een kaart te leggen en te noemen wat hij maakt (cs en cd: kleuren hetzelfde of anders, ps en pd: patronen; cs-pd noemt er twee), hbd waar je niets hoeft te noemen, en end om te stoppen.
