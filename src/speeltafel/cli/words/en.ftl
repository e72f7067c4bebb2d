### The terminal in English.

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
cli-tables-damaged = The tables in { $where } are damaged; a copy could not be put back, and none was made. check-tables says which they are.
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
