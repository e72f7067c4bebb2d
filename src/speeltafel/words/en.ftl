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

## Health

health-fine = The server works
health-ill = The server does not work as it should
health-version = Version { $version }
health-database-fine = The database answers.
health-database-ill = The database does not answer; nothing can be kept just now.
health-migrations-fine = The database fits this version.
health-migrations-ill = The database belongs to another version; start the server again with that one.
health-bots-fine = The bots play.
health-bots-ill = A table has been waiting for its bot for more than a minute.
health-timers-fine = The regular tasks are done in time.
health-timers-ill = A regular task has not been done for too long.
health-timer-sweep = Who has gone away: looked { $ago } s ago, every { $every } s.
health-timer-bots = Which tables wait for a bot: looked { $ago } s ago, every { $every } s.
health-timer-anew = What other server processes did: looked { $ago } s ago, every { $every } s.
health-timer-here = Who is here, for the other server processes: told { $ago } s ago, every { $every } s.
health-disk-fine = There is room enough on the disk.
health-disk-ill = The disk is almost full.

## Terminal

cli-help-speeltafel = Tabletop games with friends, in a browser and in the terminal.
cli-help-serve = Start the server and say where to open it.
cli-help-games = Which games there are.
cli-help-rules = The rules of a game, or of the table ("tables"), or one rule of them: rules geister GE-10.
cli-help-play = Play a game against a bot, here in the terminal.
cli-help-arena = Let bots play each other many times, and see which is the stronger.
cli-help-check-tables = Replay every stored table against this version, as one does before an upgrade.
cli-help-backup = Keep all tables in one file; the server may go on.
cli-help-restore = Put the tables of such a file into an empty folder.
cli-help-new-game = Write the folders of a new game, small and running, to start from.

cli-option-host = Where to listen; 0.0.0.0 lets phones on your network in. Also from HOST.
cli-option-port = On which port. Also from PORT.
cli-option-data = The folder with the tables. Also from DATA.
cli-option-database = A PostgreSQL database instead of the folder. Also from DATABASE.
cli-option-seed = Luck follows from this; the same seed, the same luck. For tests.
cli-option-base = The path under which the server stands on its host, behind a proxy, as /games. Also from BASE.
cli-option-log-format = The log as text, or as JSON for programs. Also from LOG_FORMAT.
cli-option-metrics-token = Whoever brings this may read /metrics; without it that page is off. Also from METRICS_TOKEN.
cli-option-origin = A further host whose pages may connect here, when the proxy changes the name. May be given again.
cli-option-json = As JSON, for programs.
cli-option-lang = The language; without it, that of your environment.
cli-option-bot = The strength of the bot.
cli-option-option = An option of the game, as name=value.
cli-option-seats = The bots by seat, such as random,beginner.
cli-option-games = How many games.
cli-option-jobs = How many at the same time.
cli-option-paired = Play every deal once with each bot on each seat, and measure the lead by deals.
cli-option-into = The checkout to write into.
cli-option-help = Show this.
cli-option-version = Show which version this is.

cli-usage = Usage:
cli-usage-options = Options
cli-usage-commands = Commands
cli-usage-no-such-command = There is no command called { $name }.
cli-usage-no-such-option = There is no option { $name }.
cli-usage-no-value = { $name } wants a value.
cli-usage-flag = { $name } takes no value.
cli-usage-too-much = That is more than { $command } takes.
cli-usage-missing = { $name } is missing.
cli-usage-wrong = That does not fit { $name }.
cli-usage-help = { $command } --help says more.

cli-no-such-game = There is no game called { $name } here. There is: { $games }.
cli-no-such-rule = { $game } has no rule { $rule }.
cli-no-such-option = There is no option called { $name } in this game. There is: { $options }.
cli-no-such-bot = There is no bot called { $name } for this game. There is: { $bots }.

cli-column-id = Name
cli-column-title = Game
cli-column-seats = Players
cli-column-bots = Bots
cli-column-credits = By
cli-column-bot = Bot
cli-column-won = Won
cli-column-drawn = Drawn
cli-column-lost = Lost
cli-column-share = Share won
cli-column-interval = 95 % interval
cli-column-lead = Lead
cli-lead = { $first } over { $other }
cli-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-column-points = Mean points
cli-column-ending = How it ended
cli-column-rule = Rule
cli-column-games = Games

cli-serve-open = Open { $address } in your browser.
cli-serve-phone = On a phone on the same network: { $address }
cli-serve-seeded = Luck follows from the seed you gave: for tests, not for play.
cli-serve-stop = Ctrl-C stops the server; the tables stay.
cli-serve-port-in-use = Something else is already using port { $port }. Stop it, or take another port: --port { $other }, or PORT={ $other }.
cli-serve-port-not-allowed = You may not use port { $port }. Take one above 1023: --port 8000, or PORT=8000.
cli-serve-no-such-base = { $base } cannot be the path: begin with a slash and end without one, as /games.
cli-serve-no-such-origin = { $origin } is not how a host is named: as games.example.org or games.example.org:8443, without https://.
cli-serve-no-such-host = This machine cannot listen at { $host }. Take 127.0.0.1 (only you) or 0.0.0.0 (your network too).

cli-folder-held = Another server is already using { $where }. Stop that one, or give this one a folder of its own: --data.
cli-folder-unusable = No tables can be kept in { $where }: you may not write there, or what is there is no database of ours. Name another folder: --data.
cli-newer-database = The tables in { $where } were kept by a newer version of speeltafel. Use that version, or another folder: --data.
cli-older-database = The tables in { $where } were kept by an older version of speeltafel, and checking changes nothing. Check a copy of them that this version has served.
cli-database-unreachable = The database { $where } does not let us in. Is it running, and is the address right?
cli-unknown-address = Tables cannot be kept at { $where }. An address is like postgresql://user@host/name.

cli-play-begins = { $game }: you are { $me }, against the bot { $bot }. Type an act, or ? to see what you can do.
cli-play-prompt = You:
cli-play-help-words = ? help
cli-play-random-words = random
cli-play-resign-words = resign
cli-play-quit-words = quit exit
cli-play-help =
    { $resigns ->
        [0] Or: random (draws an act for you), quit, ? (this list).
       *[other] Or: random (draws an act for you), resign, quit, ? (this list).
    }
cli-play-more-choices = and { $count } more.
cli-play-not-an-act = { $text } is not an act here. Type ? to see what you can do.
cli-play-left = You left; this game was not kept.

cli-arena-playing = Playing
cli-arena-seats = This game takes { $seats } bots; you named { $given }.
cli-arena-title = { $game }: { $games } games, { $mean } acts on average ({ $least } to { $most })

cli-percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %

cli-backing-up = Copying
cli-backup-done = All tables are in { $file } ({ $size } MB).
cli-backup-postgres =
    PostgreSQL makes a copy itself, while the servers go on:
        (umask 077; pg_dump --format=custom --file={ $file } "{ $database }")
    To put it back into an empty database:
        pg_restore --no-owner --dbname="{ $database }" { $file }
cli-restoring = Putting back
cli-restore-done = The tables are in { $where }. Start the server with that folder: --data.
cli-no-tables = There are no tables in { $where }. Name the folder where they are: --data.
cli-file-exists = { $file } is there already, and nothing is overwritten. Choose another name.
cli-folder-not-empty = { $where } is not empty, and nothing is overwritten. Choose another folder: --data.
cli-cannot-copy = The copy could not be made; nothing was left half written. Is there room enough, and may you write there?
cli-may-not-read = You may not read { $where }. Do this as the user that the server runs as.
cli-no-such-file = There is no file { $file }.
cli-no-copy = { $file } is no copy of speeltafel's, or it is damaged.

cli-checking = Checking
cli-check-fine =
    { $all ->
        [0] There are no tables yet.
        [one] One table checked: it replays as it was played.
       *[other] { $all } tables checked: all replay as they were played.
    }
cli-check-failed = { $wrong } of { $all } tables would be played otherwise by this version. Nothing was changed.
cli-check-no-such-game = Table { $table }: there is no game called { $detail } here.
cli-check-nothing-read = What is kept in { $where } cannot be read: it is damaged, or the database went away.
cli-check-damaged = Table { $table } cannot be read from where it is kept ({ $detail }).
cli-check-missing = Table { $table }: entry { $seq } is missing.
cli-check-unreadable = Table { $table }: entry { $seq } cannot be read ({ $detail }).
cli-check-refused = Table { $table }: the act of entry { $seq } would be refused now.
cli-check-broken = Table { $table }: entry { $seq } cannot be replayed ({ $detail }).
cli-check-other-state = Table { $table }: entry { $seq } leads to another position now.
cli-check-other-news = Table { $table }: entry { $seq } is told otherwise now.

cli-new-game-bad-name = { $name } cannot be the name of a game: take small letters, digits and _, beginning with a letter, such as my_game.
cli-new-game-taken = There is already something called { $name }: { $path }. Nothing was written.
cli-new-game-no-checkout = { $path } is not a checkout of speeltafel. Go there, or name it: --into.
cli-new-game-written = { $title } stands: { $count } files.
cli-new-game-next = Now: make types, then make check K={ $name }, and make play to play it. Its rules are in { $rules }.

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
