### What the platform itself says. Names of players arrive as arguments.

## Lobby

lobby-title = Play together
lobby-tagline = Open a table, send the link, and play. No account.
lobby-games = Games
lobby-yours = Your tables
lobby-open = Take a seat
lobby-running = Watch
lobby-empty = Nobody is playing yet. Pick a game and there is a table.
lobby-open-table = Open a table
lobby-practice = Practise
lobby-rules = Rules
lobby-players =
    { $count ->
        [one] 1 player
       *[other] { $count } players
    }
lobby-players-between = { $fewest } to { $most } players
lobby-your-turn = Your turn
lobby-turn-of = { $who } is to play
lobby-at-work = Still busy: { $count }
lobby-seats-free =
    { $count ->
        [one] 1 seat free
       *[other] { $count } seats free
    }
lobby-full = full, about to begin
lobby-finished = finished
lobby-broken-off = broken off
lobby-nobody = empty so far
lobby-more =
    { $count ->
        [one] and 1 more
       *[other] and { $count } more
    }
lobby-no-connection = No connection. The list below may be old.
lobby-guest = Guest

## Table set-up

setup-heading = Who is playing?
setup-seat = Seat { $seat }
setup-free = Free
setup-you = you
setup-owner = owner
setup-bot = bot, { $strength }
setup-ready = ready
setup-not-ready = not ready yet
setup-away = away
setup-sit = Sit down
setup-sit-on = Sit down on seat { $seat }
setup-move = Move here
setup-move-to = Move here, to seat { $seat }
setup-stand-up = Stand up
setup-send-away = Send away
setup-send-away-from = Send the bot on seat { $seat } away
setup-add-bot = Add a bot
setup-play-with = Play with { $count }
setup-add-seat = One seat more
setup-bot-strength = Strength of the bot
setup-start = I am ready
setup-unready = Not yet after all
setup-waiting-seats =
    { $count ->
        [one] 1 seat is still free. The game begins when it is taken and everyone is ready.
       *[other] { $count } seats are still free. The game begins when they are taken and everyone is ready.
    }
setup-waiting-you = Everyone is seated. Press “I am ready” and it can begin.
setup-waiting-others = Waiting for { $names }.
setup-full = All seats are taken. You are welcome to watch: when somebody stands up, you can still sit down.
setup-starting = Everyone is ready. The game begins.
setup-watching = Watching: { $names }
setup-onlookers =
    { $count ->
        [one] 1 watcher without a name
       *[other] { $count } watchers without a name
    }
setup-meanwhile = Meanwhile: read the rules
setup-seeded = The luck of this table is known beforehand: the server runs for a test.

invite-heading = Invite somebody
invite-hint = Whoever opens this link picks a name and a seat. That is all.
invite-link = Link to this table
invite-copy = Copy the link
invite-copied = Copied
invite-share = Share the link
invite-share-text = Will you play? { $game }
invite-qr = QR code
invite-hide-qr = Hide the QR code
invite-qr-label = QR code with the link to this table
invite-only-here = This address works on this device only. Start the server with HOST=0.0.0.0 and a phone on the same network can join too.

options-heading = How do we play?
options-table = The table itself
options-title = Name of the table
options-title-help = Shown in the lobby; may stay empty.
options-locked = Only the owner sets this table up.
options-sit-first = Sit down to change the options.
options-reset-ready = After a change, whoever was ready has to press “I am ready” again.
options-wished = Wanted by: { $names }
options-wished-nobody = Nobody has set it yet.
options-holds = It holds: everyone wants it.

strength-random = random
strength-beginner = beginner
strength-good = good
strength-strong = strong

## Options

option-seats = Number of seats
option-seats-help = How many of you play.
option-watchers = Watchers welcome
option-watchers-help = Whoever has the link may watch without playing.
option-invisible = Not in the lobby
option-invisible-help = The table is not in the list; only the link leads to it.
option-drawseat = Draw the seats
option-drawseat-help = When the game begins, the table draws who sits where.
option-host = Owner only
option-host-help = Only the owner changes options and starts the game.
option-start = Who begins
option-start-help = The seat that plays first.
option-start-0 = drawn by lot

## Account

account-title = You
account-hint = No account, no password: this browser remembers who you are.
account-name = Your name
account-name-hint = What others see, 1 to 32 characters.
account-save = Save
account-saved = Saved
account-unnamed = No name yet
name-title = What is your name?
name-hint = The others at the table see this name. You can change it later.
name-go = Go on
name-cancel = Never mind

account-devices = On another device
account-devices-hint = Open this link on your phone or another computer and you are the same person there, with the same seats.
account-make-link = Make a personal link
account-link = Your personal link
account-link-once = Works once, until { $time }. Give it to nobody else: whoever opens it is you.
account-qr-label = QR code with your personal link
account-arriving = Seeing who you are…
account-arrived = Welcome back, { $name }. This device is yours now too.
account-arrived-unnamed = This device is yours now too.
account-arrive-question = Somebody lives in this browser already: { $name }. Do you want to go on here as the person of the link?
account-arrive-yes = Yes, become that person
account-arrive-no = No, leave it

account-look = What it looks like
account-theme = Light
theme-system = as the system
theme-day = day
theme-night = night
theme-to-day = Make it day
theme-to-night = Make it night
account-contrast = Contrast
contrast-system = as the system
contrast-more = strong
contrast-normal = normal
account-language = Language

## Pages

page-home = To the lobby
page-skip = To the content
page-me = You: { $name }
page-me-unnamed = You, name and settings
page-wait = One moment…
page-again = Try again
page-close = Close

page-nowhere = There is no table here
page-nowhere-text = This address does not exist. Perhaps a piece of the link is missing.
page-no-table = This table is not there
page-no-table-text = The link is not quite right, or the table was cleared away. Ask for the link again, or open a table yourself.
page-closed = This game is played in private
page-closed-text = The owner of this table admits no watchers.
page-no-rules = This book is not on the shelf
page-no-rules-text = There are no rules of that name.
page-broken = Something went wrong on our side
page-broken-text = Your tables are kept. Try again in a moment.
page-offline = No connection
page-offline-text = The server cannot be reached just now. As soon as it can, everything goes on where it was.

strip-no-storage = This browser keeps nothing: close the page and it no longer knows you. Make a personal link under “You” if you want to keep your seat.
strip-old-build = There is a new version of speeltafel.
strip-reload = Reload

rules-title = Rules of { $game }
rules-contents = Contents
rules-note = Our ruling
rules-example = Example
rules-of = Rule { $rule }
rules-all = All rules
rules-tables = Rules of the table
rules-credits = Game: { $credits }
rules-link-to = Link to rule { $rule }

## Gallery

gallery-play = Play

## Problems

problem-no-such-table = There is no such table (any more). Check the link.
problem-stale-by = { $who } was just quicker. Look again how things lie now.
problem-stale = The table had moved on. Look again, then do it once more.
problem-malformed = The server did not understand that. Reload the page and try again.
problem-unknown-field = The server did not understand part of that. Reload the page and try again.
problem-closed = This table is closed to watchers.
problem-no-name = Pick a name first, then you can sit down and talk.
problem-bad-name = That cannot be a name. Take 1 to 32 characters that can be seen.
problem-bad-token = The server no longer knows this browser. Reload the page.
problem-bad-link = This personal link was used or has run out. Make a new one on the other device.
problem-too-long = That text is too long. Make it shorter.
problem-too-often = That went too fast. Wait a moment and try again.
problem-too-many = You cannot have more of them. Finish one first.
problem-busy = Others were just a little quicker. Try once more.
problem-no-such-page = That is not there. Check the address.
problem-no-such-game = This server does not have that game.
problem-no-hello = The page took too long to say who is looking. Reload it.
problem-no-such-method = That cannot be done here. Reload the page.
problem-too-large = That is too large to send. Make it shorter.
problem-broken = Something went wrong on our side; nothing was changed. Try again in a moment.
problem-no-store = The server cannot keep anything just now, and so does nothing. Try again in a minute.
problem-foreign-page = This page does not belong to this server. Open the server's own address.
problem-old-client = This page is older than the server. Reload it.
problem-no-connection = No connection to the server. Check your network and try again.
problem-unknown = Something went wrong ({ $code }). Reload the page and try again.

## Table

table-title = { $game }: { $title }
table-your-turn-title = Your turn! { $game }
table-to-lobby = To the lobby
table-connecting = Connecting…
table-lost = No connection. We keep trying; the table is still there.
table-not-sent = Not sent yet. Your move goes out as soon as there is a connection.
table-again = Try now
table-menu = Menu
table-side = Log, chat and rules
table-side-new = Log, chat and rules: somebody has spoken
table-close = Close
table-board = The board
table-seats = At the table
table-aside = Log, chat and rules
table-link = Invite watchers
table-device = Go on with another device
table-rules = All rules
table-by-list = Play from a list
table-by-board = Play on the board
table-draw = Offer a draw
table-resign = Resign
table-resign-question = Do you really want to give up this game?
table-resign-yes = Yes, I resign
table-rather-not = Rather not
table-draw-offer = { $who } offers a draw.
table-draw-accept = Agreed, a draw
table-draw-refuse = No, play on
table-draw-yours = You have offered a draw; it stands until somebody moves.
table-seeded = The luck of this table is known beforehand: the server runs for a test.

turn-yours = Your turn
turn-sent = Sent…
turn-of = { $who } is to move
turn-several = Waiting for { $names }
turn-over = The game is over
turn-past = You are looking back

seat-bot = Bot
seat-bot-numbered = Bot { $seat }
seat-guest = Guest
seat-free = Seat { $seat }
seat-you = you
seat-strength = bot, { $strength }
seat-away = away
seat-to-act = to move
seat-winner = wins
seat-watching = You are watching
seat-watchers =
    { $count ->
        [one] 1 watcher
       *[other] { $count } watchers
    }

bar-confirm = Confirm
bar-undo = Step back
bar-anyway = Do it anyway

refused-rule = Rule { $rule }
refused-close = Got it

side-log = Log
side-chat = Chat
side-rules = Rules
side-new = new

log-earlier = What came before
log-none = What happens will stand here.
log-look-back = Look back
chat-none = Nothing said yet. Begin with a / to give a command; try /help.
chat-label = What would you like to say?
chat-send = Send
chat-channel = For whom
chat-choose = For whom? You can no longer speak there.
chat-table = The table
chat-watchers = Watchers
chat-team = Your team
chat-to-watchers = watchers
chat-to-team = your team
chat-show = Show
chat-answer = Only you see this
chat-not-sent = Not sent yet: there is no connection. Your text is still here.

back-heading = Looking back
back-step = Step { $step } of { $count }
back-slider = Moment of the game
back-first = To the beginning
back-previous = One step back
back-next = One step on
back-now = Back to now
back-wait = Leafing back…

end-draw = A draw
end-rule = Rule { $rule }
end-rematch = Rematch
end-follow = To the rematch
end-points = Points
end-place = Place
end-total = Total

plain-heading = Play from a list
plain-position = The position
plain-acts = What you can do
plain-search = Search { $count } possibilities
plain-found =
    { $count ->
        [0] Nothing found
        [one] 1 possibility
       *[other] { $count } possibilities
    }
plain-more = Show more
plain-nothing = There is nothing for you to do now.
plain-broken = The board has given up. You can simply play on from the list.
plain-mend = Try the board again
