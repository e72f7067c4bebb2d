title = Secret nim
tagline = A heap of counters, and a card that only you have seen.

option-heap = Counters
option-heap-help = How many counters lie in the heap to begin with.

action-take = Take { $count }
action-swap = Swap your card

news-took = { $who } takes { $count }.
news-swapped = { $who } swaps a card.

refusal-small-heap = For so many players the heap needs at least { $least } counters.
refusal-nim-not-your-turn = It is not your turn.
refusal-count = You may take from 1 to { $most }.
refusal-swapped-already = You have swapped your card once; that is all.

result-counted = Counters and cards are counted.
result-nim-resigned = Somebody resigned.
result-nim-draw-agreed = A draw: you agreed on it.
result-nim-broken-off = Broken off: nobody wins.
