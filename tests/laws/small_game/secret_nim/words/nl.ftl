title = Geheim nim
tagline = Een hoop fiches, en een kaart die alleen jij hebt gezien.

option-heap = Fiches
option-heap-help = Hoeveel fiches er in het begin op de hoop liggen.

action-take = Pak er { $count }
action-swap = Ruil je kaart

news-took = { $who } pakt er { $count }.
news-swapped = { $who } ruilt een kaart.

refusal-small-heap = Voor zoveel spelers moeten er minstens { $least } fiches op de hoop liggen.
refusal-nim-not-your-turn = Je bent niet aan de beurt.
refusal-count = Je mag er 1 tot { $most } pakken.
refusal-swapped-already = Je hebt je kaart al één keer geruild; vaker mag niet.

result-counted = De fiches en kaarten zijn geteld.
result-nim-resigned = Iemand heeft opgegeven.
result-nim-draw-agreed = Remise: dat spraken jullie af.
result-nim-broken-off = Afgebroken: niemand wint.
