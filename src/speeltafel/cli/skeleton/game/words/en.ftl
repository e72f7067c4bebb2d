### The game in English. Names of players arrive as arguments.

title = Skeleton
tagline = A heap of pebbles, and whoever takes the last one wins.

option-pebbles = Pebbles
option-pebbles-help = How many lie on the heap at the beginning.

news-took =
    { $count ->
        [one] { $who } takes one pebble.
       *[other] { $who } takes { $count } pebbles.
    }

action-take =
    { $count ->
        [one] Take one pebble
       *[other] Take { $count } pebbles
    }

refusal-game-over = This game is over; the heap is empty or somebody ended it.
refusal-not-your-turn = It is not your turn yet.
refusal-too-many = You may take { $most } at most.
refusal-not-so-many-there = There are only { $heap } left.

result-last-pebble = { $who } wins! That was the last pebble.
result-resigned = { $who } wins: the other resigned.
result-draw-agreed = A draw: you agreed on it.
result-broken-off = Broken off: nobody wins.

notation-help = Every o is a pebble. You write how many you take: 2.
