### Geister in het Nederlands. Namen van spelers komen als argument; velden als a1 tot f6; soorten als G (goed) en E (kwaad).

title = Geister
tagline = Met z'n tweeën, ieder acht geesten, en alleen jij weet welke van jou goed zijn.

## Opties

option-escape = Ontsnappen
option-escape-help = Hoe een goede geest wint in de verste hoeken: door er te komen, of door een beurt later het bord te verlaten.
option-escape-arrow = op de pijl
option-escape-leave = van het bord
option-move-limit = Zettengrens
option-move-limit-help = Na zoveel zetten van jullie samen is het remise; 0 is geen grens.
option-move-limit-0 = geen
option-repetition = Herhaling
option-repetition-help = Drie keer dezelfde stelling is remise.
option-disclose = Laten zien aan het einde
option-disclose-help = Toont aan het einde alle overgebleven kleuren; geldt alleen als jullie het allebei aanzetten.

## Wat er gebeurde

news-placed = { $who } heeft de geesten neergezet.
news-stepped =
    { $captured ->
        [G] { $who } gaat van { $origin } naar { $target } en slaat een goede geest.
        [E] { $who } gaat van { $origin } naar { $target } en slaat een kwade geest.
       *[none] { $who } gaat van { $origin } naar { $target }.
    }
news-departed = { $who } gaat met een goede geest van het bord, vanaf { $origin }.

## Wat je kunt doen

action-place = Zet neer: { $kinds }
action-step = Van { $origin } naar { $target }
action-leave = Van het bord vanaf { $origin }

## Wat niet mag

refusal-not-four-and-four = Je hebt er { $good } goede en { $evil } kwade staan; zet van elk vier neer.
refusal-already-placed = Je hebt je geesten al bevestigd; ze blijven staan zoals ze staan.
refusal-not-placed-yet = Het spel begint pas als jullie allebei je geesten hebben neergezet en bevestigd.
refusal-not-your-turn = De ander is aan de beurt; daarna jij weer.
refusal-not-your-ghost = Op { $square } staat geen geest van jou; kies een van je eigen geesten.
refusal-not-a-neighbour = Van { $origin } kom je niet op { $target }: een geest gaat precies één veld omhoog, omlaag, naar links of naar rechts.
refusal-own-ghost-in-the-way = Op { $target } staat een geest van jezelf; zet die eerst weg, of kies een ander veld.
refusal-not-an-exit = Vanaf { $origin } kun je het bord niet verlaten; dat kan alleen vanaf je pijlvelden, de twee hoeken aan de overkant.
refusal-evil-may-not-leave = De geest op { $origin } is kwaad, en alleen goede geesten mogen van het bord.
refusal-no-leaving-with-arrow = Aan deze tafel win je door met een goede geest op een pijl te komen; niemand gaat van het bord.
refusal-endless = Zonder zettengrens heeft het spel de herhaling nodig om te kunnen eindigen; laat er een van de twee aan.
refusal-game-over = Dit spel is afgelopen; er wordt niets meer verzet.

## Hoe het afliep

result-arrow = { $who } wint! Een goede geest staat op de pijl.
result-left = { $who } wint! Een goede geest is het huis uit.
result-four-good = { $who } wint! Alle vier de goede geesten van de ander zijn geslagen.
result-four-evil = { $who } wint! De ander heeft alle vier de kwade geesten geslagen.
result-move-limit = Remise: de zettengrens is bereikt.
result-repetition = Remise: drie keer dezelfde stelling.
result-resigned = { $who } wint: de ander heeft opgegeven.
result-draw-agreed = Remise: jullie zijn het eens geworden.
result-broken-off = Afgebroken: niemand wint.
end-shown =
    { $disclose ->
        [true] Alle overgebleven kleuren liggen open, zoals jullie wilden.
       *[false] Welke van de geesten die er nog staan goed zijn, blijft geheim.
    }

## Soorten en plaatsen

kind-good = goed
kind-evil = kwaad
kind-unknown = onbekend

place-board = Het bord
place-start = Je startvelden
place-captured = Geslagen geesten
place-captured-own = Jouw geesten die geslagen zijn
place-captured-other = Geesten die jij hebt geslagen
place-captured-of = Geslagen geesten van { $who }

## Wat een veld zegt

label-square = { $square }, { $content }
label-empty = leeg
label-own-good = jouw goede geest
label-own-evil = jouw kwade geest
label-other-unknown = geest van de ander
label-other-good = goede geest van de ander
label-other-evil = kwade geest van de ander
label-of-unknown = geest van { $who }
label-of-good = goede geest van { $who }
label-of-evil = kwade geest van { $who }
label-can-move = kan verzet worden
label-target = hier kun je heen
label-lifted = opgepakt
label-exit = pijlveld
label-captured = { $what }: { $good } goed, { $evil } kwaad

## Wat je nu doet

turn-place = Zet je geesten neer
hint-placing = Zet je vier goede en vier kwade geesten neer; alleen jij ziet wat ze zijn.
hint-placing-done = Alle acht staan. Tot je bevestigt, mag je nog ruilen.
placing-random = Husselen
hint-other-placing = Jouw geesten staan; de ander is nog bezig.
hint-your-turn = Jouw beurt: verzet één geest één veld.
hint-their-turn = De ander denkt na.

## In gewone letters

notation-help = G en E zijn goede en kwade geesten van A, g en e die van B; ? (van A) en ! (van B) laten niets zien. Je schrijft b2-b3 voor een stap, a6-out om van het bord te gaan, en GGEEGGEE voor je acht: eerst de achterste rij, van links naar rechts zoals jij hem ziet.
