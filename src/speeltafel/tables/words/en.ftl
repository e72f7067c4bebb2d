### What is said at every table, whatever game lies on it. Names of players arrive as arguments; seats count from 1.

## What happened at the table

deed-opened = { $who } opens the table.
deed-opened-rematch = A rematch: the same players, a new table.
deed-sat = { $who } sits down on seat { $seat }.
deed-left = { $who } stands up.
deed-bot-seated = A bot ({ $strength }) takes seat { $seat }.
deed-bot-left = The bot on seat { $seat } goes away.
deed-option-set = { $option }: { $value }.
deed-wished-on = { $who } wants: { $option }.
deed-wished-off = { $who } would rather not: { $option }.
deed-titled = { $who } calls the table: { $title }
deed-untitled = { $who } takes the title off the table.
deed-readied = { $who } is ready.
deed-unreadied = { $who } is not ready after all.
deed-seats-drawn = The seats were drawn.
deed-draw-offered = { $who } offers a draw.
deed-draw-refused = { $who } does not want a draw.
deed-next-opened = The rematch is set up.
deed-started = The game begins, with { $who }.
deed-defaulted = { $who } ran out of time; the clock has moved.
deed-stopped-resigned = { $who } resigns.
deed-stopped-draw-agreed = You agree: a draw.
deed-stopped-broken-off = The game was broken off.

## Why something is not allowed

refusal-not-seated = You have no seat here. Sit down first, then you can.
refusal-not-started = The game has not begun yet. It begins when all seats are taken and everyone is ready.
refusal-game-runs = The game has already begun.
refusal-game-over = This game is over. Play a rematch, or open a new table.
refusal-already-seated = You already have a seat, number { $seat }.
refusal-table-full = All seats are taken.
refusal-no-such-seat = There is no such seat; the seats here go from 1 to { $seats }.
refusal-seat-taken = Somebody sits on seat { $seat }; take another one.
refusal-stay-seated = Nobody stands up during a game. You can resign, though.
refusal-no-such-bot = There is no such bot. Take one of: { $strengths }.
refusal-no-bot-here = No bot sits there.
refusal-before-the-start = That is only possible before the game begins.
refusal-host-only = At this table only the owner sets the options.
refusal-host-starts = At this table the owner gives the start.
refusal-owner-only = Only the owner of the table changes “{ $option }”.
refusal-owner-titles = Only the owner gives the table a title.
refusal-seats-are-taken = Somebody sits beyond seat { $seats }; let that seat be freed first.
refusal-nobody-begins-there =
    { $seats ->
        [one] Seat { $seat } would begin, but there is only 1 seat. Let that one begin, or have it drawn.
       *[other] Seat { $seat } would begin, but there are { $seats } seats. Let another one begin, or have it drawn.
    }
refusal-option-comes-later = The option { $option } comes later; it is not here yet.
refusal-no-such-option = There is no such option. There are: { $options }.
refusal-option-is-a-switch = “{ $option }” is on or off: type “on” or “off”.
refusal-option-is-a-choice = For “{ $option }”, take one of: { $choices }.
refusal-option-is-a-number = “{ $option }” is a number from { $least } to { $most }.
refusal-already-ready = You are ready already; the others are not.
refusal-not-ready = You had not pressed “ready” yet.
refusal-nobody-to-agree = A bot agrees to no draw.
refusal-already-offered = Your offer of a draw stands; it does until the other moves.
refusal-nothing-asked = Nothing has been proposed now.
refusal-nothing-runs = No game is going on here.
refusal-not-in-this-game = That cannot be done in this game.
refusal-not-over = A rematch is for when this game is over.
refusal-the-clock-alone = Only the clock does that, when time is up.

## Answers to what you type

told-unknown-command = I do not know /{ $command }. Type /help for all that you can type.
told-comes-later = /{ $command } comes later ({ $rule }); it does not work yet.
told-help =
    { $aliases ->
        [none] /{ $command } – { $what } ({ $rule })
       *[other] /{ $command }, also { $aliases } – { $what } ({ $rule })
    }
told-usage-join = Type /join, or /join with the number of a seat: /join 2.
told-usage-bot = Type /bot, or with strength and seat: /bot beginner 2. /bot off 2 sends it away.
told-usage-option = Type /option with a name and a value: /option start 1. /option help names them all.
told-usage-alone = Nothing was done: nothing comes after /{ $command }. Type it alone.
told-gameinfo = How things stand: { $stage }. Rules: version { $version }.
told-seat-person = Seat { $seat }: { $who }
told-seat-bot = Seat { $seat }: bot ({ $strength })
told-seat-free = Seat { $seat }: free
told-option = { $name } ({ $option }): { $value }
told-option-number = { $name } ({ $option }): { $value }
told-option-wished = { $name } ({ $option }): { $value }; wanted by seat { $seats }, and it holds only when everyone wants it

command-join = sit down; with a number, on that seat
command-leave = stand up, before the start
command-bot = put a bot on a free seat, or send it away with “off”
command-start = say that you are ready to begin
command-startnosave = the same as /start
command-unready = say that you are not ready after all
command-option = set an option: name and value; “help” names them all
command-title = give the table a title, before the start; without words it goes away
command-draw = offer a draw, or take the one that is offered
command-accept = say yes to what is proposed
command-refuse = say no to what is proposed
command-resign = give up the game; it ends at once, and nothing more is asked
command-reset = rematch, when the game is over
command-gameinfo = who sits here and how it is played
command-help = what you can type
command-breakoff = break the game off, if the table wants to
command-remove = free the seat of somebody who is away
command-allowpeek = let a watcher look over your shoulder
command-takeback = take the last move back

stage-gathering = gathering
stage-running = being played
stage-finished = over
stage-broken-off = broken off

option-on = on
option-off = off


## How a table ends a game

result-resigned = { $who } wins: the other resigned.
result-draw-agreed = A draw: you agreed on it.
result-broken-off = Broken off: nobody wins.
