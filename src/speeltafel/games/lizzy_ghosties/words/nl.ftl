### Lizzy Ghosties in het Nederlands. Namen van spelers komen als $who, andere spelers als $opponent_name enzovoort; kaarten zeggen de woorden van het dek.

title = Lizzy Ghosties
tagline = Steel, geef en verbrand. Raak je lichaam kwijt en spook verder. Aan het eind staan twee Lizzies tegenover alle Ghosties.

## Opties

option-cards-a-part = Kaarten per deel
option-cards-a-part-help = Hoeveel hoofden, lichamen en staarten ieder krijgt. Minder is korter en wilder.
option-cards-a-part-by-players = naar het aantal spelers (3; met zes spelers 2)
option-cards-a-part-2 = 2
option-cards-a-part-3 = 3
option-decks = Aantal pakken
option-decks-help = Met hoeveel pakken kaarten jullie spelen.
option-decks-by-players = naar het aantal spelers (1; vanaf zeven 2)
option-decks-1 = één
option-decks-2 = twee
option-dice = Met de dobbelstenen
option-dice-help = Dobbel Lizzy Ghosties: bij een event gooi je de Dizzy Dice in plaats van een kaart te trekken.
option-gift-events = Events door geven
option-gift-events-help = Geef je een kaart die bij de ander een dubbele maakt, dan krijg jij daarvoor een event.
option-golden-ghosts = Gouden Ghosties
option-golden-ghosts-help = Een lichaam dat een Ghostie helemaal in goud leent, telt als een gewonnen trekking.
option-burn-borrow = Lenen van de Burn Lizzy
option-burn-borrow-help = Alleen met drie spelers: een Ghostie mag een van de drie kaarten van de Burn Lizzy lenen.
option-final-actions = Beurten van Team Lizzies
option-final-actions-help = Wat de laatste twee Lizzies in een beurt van de slotfase mogen doen.
option-final-actions-both = een kaart verplaatsen en er een van de Burn Lizzy pakken
option-final-actions-one = een van de twee
label-dealt =
    { $decks ->
        [1] Met { $seats } spelers krijgt ieder { $cards } hoofden, { $cards } lichamen en { $cards } staarten uit één pak; de zijstapel houdt { $side } kaarten over.
       *[other] Met { $seats } spelers krijgt ieder { $cards } hoofden, { $cards } lichamen en { $cards } staarten uit twee pakken; de zijstapel houdt { $side } kaarten over.
    }
label-option-idle = “{ $option }” doet niets met { $seats } spelers.

## Wat er gebeurde

news-stole = { $who } steelt van { $opponent_name }: { card }.
news-gave = { $who } geeft aan { $opponent_name }: { card }.
news-burned = { $who } verbrandt een kaart van { $opponent_name }: { card }.
news-took =
    { $onto ->
        [body] { $who } pakt van { $opponent_name } en legt op het geleende lichaam: { card }.
       *[pile] { $who } pakt van { $opponent_name }, op de Ghostie-stapel: { card }.
    }
news-shifted = { $who } verplaatst naar de Lizzy van { $receiver_name }: { card }.
news-gathered = { $who } pakt van de Burn Lizzy, voor de Lizzy van { $receiver_name }: { card }.
news-borrowed = { $who } leent een lichaam: { shows }!
news-skipped =
    { $why ->
        [impossible] { $who } kan niets met { $opponent_name } (LG-20).
       *[will] { $who } laat { $opponent_name } met rust.
    }
news-fell =
    { $cards ->
        [one] { $who } heeft nog maar één deel over en speelt verder als Ghostie, met één kaart (LG-50).
       *[other] { $who } heeft nog maar één deel over en speelt verder als Ghostie, met { $cards } kaarten (LG-50).
    }
news-event-began =
    { $kind ->
        [steal] { $chain ->
            [1] Dubbel, { shows }: een Steel Event voor { $who } (LG-30)!
           *[other] Ketting, { shows }: een nieuw Steel Event voor { $who } (LG-37)!
        }
        [burn] { $chain ->
            [1] Dubbel, { shows }: een Burn Event voor { $who } (LG-30)!
           *[other] Ketting, { shows }: een nieuw Burn Event voor { $who } (LG-37)!
        }
       *[ghost] { $chain ->
            [1] Dubbel, { shows }: een Ghost Event voor { $who } (LG-61)!
           *[other] Ketting, { shows }: een nieuw Ghost Event voor { $who } (LG-65)!
        }
    }
news-drew =
    { $won ->
        [0] Getrokken: { card }. Een andere kleur: verloren, één kaart naar keuze ({ rule-of-draw }).
       *[other] Getrokken: { card }. De kleur klopt: gewonnen ({ rule-of-draw })!
    }
news-threw =
    { $won ->
        [0] De dobbelstenen tonen { shows }: verloren, één kaart naar keuze (LG-96).
       *[other] De dobbelstenen tonen { shows }: gewonnen (LG-96)!
    }
news-lucky = Alles goud: gewonnen zonder te trekken ({ rule-of-gold })!
news-event-ended =
    { $why ->
        [chained] Het event maakt plaats voor een nieuw; wie nog bezocht zou worden, vervalt ({ rule-of-chain }).
        [cut_off] Het event stopt hier.
        [no_event] Een event komt er niet meer van; de { $cards } geleende kaarten zijn van { $who } (LG-62).
        [no_card_fits] Er past geen kaart; het event is voorbij (LG-20).
        [will] { $who } laat de rest van het event lopen.
       *[through] Het event is voorbij.
    }
news-turn-ended =
    { $why ->
        [will] { $who } laat het hierbij.
        [no_card_fits] { $who } kan met niemand iets; de beurt gaat door (LG-20).
        [ghostie] { $who } heeft het eigen lichaam weggegeven; de beurt is voorbij (LG-23).
       *[other] De beurt van { $who } is voorbij.
    }
news-shaken = Een hele ronde is er geen kaart van plaats veranderd: iedereen legt de bovenste kaart van de hoogste stapel onder die stapel (LG-95). Gebeurt het nog eens, dan is het spel afgelopen.
news-final-began = Er zijn nog twee Lizzies: de slotfase (LG-70)! Team Lizzies begint.
news-extra-turn = { shows } op de Lizzy van { $who }: Team Lizzies mag nog een keer (LG-73)!
news-team-turn-ended =
    { $team ->
        [ghosties] Team Lizzies is aan de beurt.
       *[lizzies] { $extra ->
            [0] { $why ->
                [no_card_fits] Team Lizzies kan niets. Team Ghosties is aan de beurt.
               *[other] Team Ghosties is aan de beurt.
            }
           *[other] Team Lizzies speelt de extra beurt (LG-73).
        }
    }
news-inherited =
    { $cards ->
        [one] { $who } is de laatste Lizzy en krijgt de ene kaart van de Burn Lizzy (LG-91).
       *[other] { $who } is de laatste Lizzy en krijgt de { $cards } kaarten van de Burn Lizzy (LG-91).
    }

# Welke regel het zegt: voor een Ghost Event staat het bij de Ghosties.
rule-of-draw =
    { $kind ->
        [ghost] LG-63
       *[other] LG-32
    }
rule-of-gold =
    { $kind ->
        [ghost] LG-63
       *[other] LG-33
    }
rule-of-chain =
    { $kind ->
        [ghost] LG-65
       *[other] LG-37
    }

## Wat je kunt doen

action-steal =
    { $part ->
        [h] Steel het hoofd van { $opponent_name }
        [b] Steel het lichaam van { $opponent_name }
       *[t] Steel de staart van { $opponent_name }
    }
action-give =
    { $part ->
        [h] Geef je hoofd aan { $opponent_name }
        [b] Geef je lichaam aan { $opponent_name }
       *[t] Geef je staart aan { $opponent_name }
    }
action-burn =
    { $part ->
        [h] Verbrand het hoofd van { $opponent_name }
        [b] Verbrand het lichaam van { $opponent_name }
       *[t] Verbrand de staart van { $opponent_name }
    }
action-take =
    { $part ->
        [h] Pak het hoofd van { $opponent_name }
        [b] Pak het lichaam van { $opponent_name }
       *[t] Pak de staart van { $opponent_name }
    }
action-skip = Laat deze met rust
action-end-turn = Beurt beëindigen
action-end-event = Event beëindigen
action-borrow = Leen een lichaam: hoofd van { from-head }, lichaam van { from-body }, staart van { from-tail }
action-shift =
    { $part ->
        [h] Verplaats het hoofd van { $giver_name } naar de andere Lizzy
        [b] Verplaats het lichaam van { $giver_name } naar de andere Lizzy
       *[t] Verplaats de staart van { $giver_name } naar de andere Lizzy
    }
action-gather =
    { $part ->
        [h] Hoofd van de Burn Lizzy naar { $receiver_name }
        [b] Lichaam van de Burn Lizzy naar { $receiver_name }
       *[t] Staart van de Burn Lizzy naar { $receiver_name }
    }
from-head =
    { $head ->
        [none] de Burn Lizzy
       *[other] { $head_name }
    }
from-body =
    { $body ->
        [none] de Burn Lizzy
       *[other] { $body_name }
    }
from-tail =
    { $tail ->
        [none] de Burn Lizzy
       *[other] { $tail_name }
    }

warning-makes-you-a-ghostie = Na dit cadeau heb je nog maar één deel over en word je meteen een Ghostie (LG-23). Toch geven?

## Wat niet mag

refusal-so-many-cannot-play = Lizzy Ghosties speel je met { $fewest } tot { $most } spelers.
refusal-too-many-cards =
    { $fit ->
        [1] Met { $players } spelers is één pak te weinig; neem er twee.
       *[other] Met { $players } spelers en één pak zijn er geen { $cards } kaarten per deel voor iedereen; { $fit } past wel, of neem twee pakken.
    }
refusal-not-your-turn = Je bent nog niet aan de beurt.
refusal-other-team-plays = Het andere team is aan de beurt.
refusal-no-event-runs = Er is geen event om te beëindigen.
refusal-steal-give-or-skip = Als Lizzy steel je, geef je of sla je over, bij de een na de ander.
refusal-another-is-passed = Je bent nu bij { $opponent_name }; ieder op zijn beurt.
refusal-no-card-there =
    { $part ->
        [h] Daar ligt geen hoofd.
        [b] Daar ligt geen lichaam.
       *[t] Daar ligt geen staart.
    }
refusal-misses-another-part = Die Lizzy mist een ander deel; ze kan alleen een kaart van dat deel krijgen ({ card }).
refusal-does-not-fit = Met die kaart ({ card }) zou de Lizzy geen combinatie tonen.
refusal-no-visit-to-skip = Je verloor de trekking: pak één kaart naar keuze, of beëindig het event.
refusal-event-first = Eerst het event; daarna gaat je beurt verder.
refusal-only-steal-in-this-event = In een Steel Event steel je, of je laat het.
refusal-only-burn-in-this-event = In een Burn Event verbrand je een kaart van een andere Lizzy, of je laat het.
refusal-another-is-visited = Je bezoekt nu { $opponent_name }; ieder op zijn beurt.
refusal-no-other-living-lizzy = { $opponent_name } is geen andere levende Lizzy.
refusal-take-or-borrow = Als Ghostie pak je één kaart, of leen je een lichaam.
refusal-not-a-living-lizzy = { $opponent_name } is geen levende Lizzy.
refusal-only-take-in-this-event = In een Ghost Event pak je kaarten van Lizzies, of je laat het.
refusal-borrowing-needs-two-lizzies = Om een lichaam te lenen zijn twee Lizzies nodig, en er is er nog maar één.
refusal-too-few-to-borrow-from = Er zijn te weinig Lizzies om een lichaam van te lenen: je hebt er drie verschillende nodig.
refusal-one-card-of-each = Hoogstens één kaart van elke Lizzy.
refusal-not-of-the-burn-lizzy = Van de Burn Lizzy kun je nu niet lenen.
refusal-no-double = Deze drie zijn geen dubbele: ze tonen { shows }.
refusal-shifted-already = In deze beurt kan jouw team niets meer verplaatsen.
refusal-gathered-already = In deze beurt kan jouw team niets meer van de Burn Lizzy pakken.
refusal-shift-or-gather = Team Lizzies verplaatst een kaart, pakt er een van de Burn Lizzy, of beëindigt de beurt.
refusal-not-a-lizzy-of-the-team = { $opponent_name } is geen levende Lizzy.
refusal-plays-on-alone = Er is geen andere Lizzy om iets naartoe te verplaatsen.
refusal-nobody-crosses-over = Daarmee zou de Lizzy vallen, en in de slotfase loopt niemand uit vrije wil over.
refusal-burn-pile-is-empty =
    { $part ->
        [h] De Burn Lizzy heeft geen hoofd meer.
        [b] De Burn Lizzy heeft geen lichaam meer.
       *[t] De Burn Lizzy heeft geen staart meer.
    }

## Hoe het afliep

result-lizzies-win = Team Lizzies heeft de meeste kaarten en wint: { $who }!
result-ghosties-win = Team Ghosties heeft er minstens evenveel en wint: { $who }!
result-no-lizzy-left = Er is geen Lizzy meer over. De Ghosties winnen: { $who }! Wie als laatste viel, verliest.
result-last-lizzy-wins = De laatste Lizzy heeft meer kaarten dan alle Ghosties samen: { $who } wint!
result-last-lizzy-loses = De laatste Lizzy heeft te weinig kaarten. De Ghosties winnen: { $who }!
result-stuck = Twee rondes lang is er geen kaart van plaats veranderd. De meeste kaarten winnen: { $who }.
result-sixty-turns = Iedereen heeft zestig beurten gehad. De meeste kaarten winnen: { $who }.
points-lizzy-cards = Kaarten als Lizzy
points-ghostie-cards = Kaarten als Ghostie

## Plaatsen

place-burn = De Burn Lizzy
place-burn-h = Het hoofd van de Burn Lizzy
place-burn-b = Het lichaam van de Burn Lizzy
place-burn-t = De staart van de Burn Lizzy
place-side = De zijstapel
place-borrowed = Het geleende lichaam
place-borrowed-h = Het geleende hoofd
place-borrowed-b = Het geleende lijf
place-borrowed-t = De geleende staart
place-lizzy = Jouw Lizzy
place-lizzy-of = De Lizzy van { $who }
place-lizzy-h = Jouw hoofd
place-lizzy-b = Jouw lichaam
place-lizzy-t = Jouw staart
place-lizzy-h-of = Het hoofd van { $who }
place-lizzy-b-of = Het lichaam van { $who }
place-lizzy-t-of = De staart van { $who }
place-ghost = Jouw Ghostie-stapel
place-ghost-of = De Ghostie-stapel van { $who }

## Wat een plaats zegt

label-stack =
    { $count ->
        [one] { $place }: { card }
       *[other] { $place }: { card }, { $count } kaarten hoog
    }
label-missing = { $place }: geen
label-movable = { $what }, mag je pakken
label-pile =
    { $count ->
        [0] { $place }: leeg
        [one] { $place }: één kaart
       *[other] { $place }: { $count } kaarten
    }
label-cards =
    { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    }
label-lizzy = Lizzy
label-ghostie = Ghostie
label-shows = toont { shows }
label-phase-lizzies = Iedereen is een Lizzy
label-phase-ghosties = Lizzies en Ghosties
label-phase-final = De slotfase
label-phase-over = Het spel is afgelopen
label-team-lizzies = Team Lizzies
label-team-ghosties = Team Ghosties
label-team-count =
    { $count ->
        [one] { $team }: één kaart
       *[other] { $team }: { $count } kaarten
    }
label-event-steal = Steel Event
label-event-burn = Burn Event
label-event-ghost = Ghost Event
label-chain = Nummer { $chain } van de ketting
label-won = gewonnen
label-lost = verloren
label-drawn = Getrokken: { card }
label-thrown = Gegooid: { shows }
label-golden = Alles goud
label-visits = Nog te bezoeken
label-visits-choice = Een van
label-visited-now = nu bezocht
label-passed-now = nu aan bod
label-passed-by-you = hier ben je nu
label-passed-stole = bestolen
label-passed-gave = iets gekregen
label-passed-skipped = met rust gelaten
label-passed-impossible = niets mogelijk
label-idle =
    { $count ->
        [one] Eén beurt zonder dat er een kaart van plaats veranderde.
       *[other] { $count } beurten op rij zonder dat er een kaart van plaats veranderde.
    }
label-last-chance = Verandert er weer een ronde geen kaart van plaats, dan is het spel afgelopen en winnen de meeste kaarten (LG-95).
label-turns-left =
    { $count ->
        [one] Nog één beurt; dan is het spel afgelopen en winnen de meeste kaarten (LG-95).
       *[other] Nog { $count } beurten; dan is het spel afgelopen en winnen de meeste kaarten (LG-95).
    }
label-borrow = Leen een lichaam: drie kaarten, van elk hoogstens één
label-borrow-head = Kies een hoofd
label-borrow-body = Kies een lichaam
label-borrow-tail = Kies een staart
label-borrow-double = Een dubbele: dit lichaam lenen?
label-borrow-no-double = Nog geen dubbele.
label-borrow-hopeless = Hier is geen dubbele meer van te maken.

# Waarom een trekking gewonnen of verloren is: $wanted is de kleur waar het om ging, $needed wat de dobbelstenen moesten tonen.
label-verdict-drawn =
    { $kind ->
        [steal] Getrokken: { card }. De hele dubbele is { colour-wanted }: { label-verdict } (LG-32)
        [burn] Getrokken: { card }. { label-same-part } van de dubbele is { colour-wanted }: { label-verdict } (LG-32)
       *[ghost] Getrokken: { card }. { label-same-part } van het geleende lichaam is { colour-wanted }: { label-verdict } (LG-63)
    }
label-verdict-thrown = Gegooid: { shows }. { label-verdict-dice }
label-verdict-dice = { label-needed }: { label-verdict } (LG-96)
label-needed =
    { $needed ->
        [same] Nodig was alles hetzelfde
       *[different] Nodig was alles anders
    }
label-verdict =
    { $won ->
        [0] verloren, één kaart naar keuze.
       *[other] gewonnen!
    }
label-same-part =
    { $part ->
        [h] Het hoofd
        [b] Het lichaam
       *[t] De staart
    }
colour-wanted =
    { $wanted ->
        [r] rood
        [b] blauw
       *[p] paars
    }
label-you-fell = Je lichaam is weg. Welkom bij de Ghosties: vanaf je volgende beurt spook je (LG-50).
label-borrow-here = Leen een lichaam

## Wat je nu doet

hint-passing = Jouw beurt: steel van { $who }, geef, of sla over.
hint-passing-again = Je beurt gaat verder waar je was: steel van { $who }, geef, of sla over.
hint-event-steal-won = Steel Event: pak een kaart van { $who }, of sla over.
hint-event-steal-lost = Steel Event: pak één kaart naar keuze.
hint-event-burn-won = Burn Event: verbrand een kaart van { $who }, of sla over.
hint-event-burn-lost = Burn Event: verbrand één kaart naar keuze.
hint-haunting = Jij spookt: pak één kaart, of leen een lichaam van drie.
hint-ghost-event-won = Ghost Event: pak een kaart van { $who } die past, of sla over.
hint-ghost-event-lost = Ghost Event: pak één kaart naar keuze.
hint-lizzy-team = Jouw team speelt: verplaats een kaart en pak er een van de Burn Lizzy.
hint-lizzy-team-one = Jouw team speelt: verplaats een kaart of pak er een van de Burn Lizzy.
hint-lizzy-team-shift = Jouw team kan nog een kaart verplaatsen.
hint-lizzy-team-gather = Jouw team kan nog een kaart van de Burn Lizzy pakken.
hint-ghost-team = Jouw team speelt: pak één kaart, of leen een lichaam.
hint-waiting = { $who } is aan zet.
hint-waiting-passing = { $who } is aan zet, nu bij { $opponent_name }.
hint-waiting-lizzies = Team Lizzies is aan zet.
hint-waiting-ghosties = Team Ghosties is aan zet.

## In een terminal

notation-help = Een kaart is drie letters: h, b of t voor hoofd, lichaam of staart, r, b of p voor rood, blauw of paars, o, s of d voor stippen, strepen of ruiten, en een ster voor goud. Je schrijft steal B h (steel), give B t (geef), burn C b (verbrand), take B h (pak), shift A h (verplaats), gather A t (van de Burn Lizzy naar A); skip slaat iemand over, end beëindigt de beurt, stop het event; borrow B C * leent een hoofd van B, een lichaam van C en de staart van de Burn Lizzy.
