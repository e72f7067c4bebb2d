### Wat het platform zelf zegt. Namen van spelers komen als argument.

## Lobby

lobby-title = Samen spelen
lobby-tagline = Open een tafel, stuur de link, en speel. Zonder account.
lobby-games = Spellen
lobby-yours = Jouw tafels
lobby-open = Schuif aan
lobby-running = Kijk mee
lobby-empty = Nog niemand speelt. Pak een spel, dan staat er een tafel.
lobby-open-table = Open een tafel
lobby-practice = Oefenen
lobby-rules = Spelregels
lobby-players =
    { $count ->
        [one] 1 speler
       *[other] { $count } spelers
    }
lobby-players-between = { $fewest } tot { $most } spelers
lobby-your-turn = Jouw beurt
lobby-turn-of = { $who } is aan de beurt
lobby-at-work = Nog bezig: { $count }
lobby-seats-free =
    { $count ->
        [one] nog 1 stoel vrij
       *[other] nog { $count } stoelen vrij
    }
lobby-full = vol, begint zo
lobby-finished = afgelopen
lobby-broken-off = afgebroken
lobby-nobody = nog leeg
lobby-more =
    { $count ->
        [one] en nog 1
       *[other] en nog { $count }
    }
lobby-no-connection = Geen verbinding. De lijst hieronder kan oud zijn.
lobby-guest = Gast

## Table set-up

setup-heading = Wie speelt er mee?
setup-seat = Stoel { $seat }
setup-free = Vrij
setup-you = jij
setup-owner = eigenaar
setup-bot = bot, { $strength }
setup-ready = klaar
setup-not-ready = nog niet klaar
setup-away = even weg
setup-sit = Ga zitten
setup-sit-on = Ga zitten op stoel { $seat }
setup-move = Ga hier zitten
setup-move-to = Ga hier zitten, op stoel { $seat }
setup-stand-up = Sta op
setup-send-away = Stuur weg
setup-send-away-from = Stuur de bot van stoel { $seat } weg
setup-add-bot = Zet een bot erbij
setup-play-with = Speel met { $count }
setup-add-seat = Een stoel erbij
setup-bot-strength = Sterkte van de bot
setup-start = Ik ben klaar
setup-unready = Toch nog niet
setup-waiting-seats =
    { $count ->
        [one] Er is nog 1 stoel vrij. Het spel begint als die bezet is en iedereen klaar is.
       *[other] Er zijn nog { $count } stoelen vrij. Het spel begint als die bezet zijn en iedereen klaar is.
    }
setup-waiting-you = Iedereen zit. Druk op “Ik ben klaar”, dan kan het beginnen.
setup-waiting-others = Wachten op { $names }.
setup-full = Alle stoelen zijn bezet. Blijf gerust kijken: als er iemand opstaat, kun je alsnog gaan zitten.
setup-starting = Iedereen is klaar. Het spel begint.
setup-watching = Kijkt mee: { $names }
setup-onlookers =
    { $count ->
        [one] 1 kijker zonder naam
       *[other] { $count } kijkers zonder naam
    }
setup-meanwhile = Ondertussen: lees de spelregels
setup-seeded = Het lot aan deze tafel is van tevoren bekend: de server draait voor een test.

invite-heading = Nodig iemand uit
invite-hint = Wie deze link opent, kiest een naam en een stoel. Meer is niet nodig.
invite-link = Link naar deze tafel
invite-copy = Kopieer de link
invite-copied = Gekopieerd
invite-share = Deel de link
invite-share-text = Speel je mee? { $game }
invite-qr = QR-code
invite-hide-qr = QR-code weg
invite-qr-label = QR-code met de link naar deze tafel
invite-only-here = Dit adres werkt alleen op dit apparaat. Start de server met HOST=0.0.0.0, dan kan ook een telefoon in hetzelfde netwerk erbij.

options-heading = Hoe spelen we?
options-table = De tafel zelf
options-title = Naam van de tafel
options-title-help = Staat in de lobby; leeg mag ook.
options-locked = Alleen de eigenaar stelt deze tafel in.
options-sit-first = Ga zitten om de opties te kunnen veranderen.
options-reset-ready = Wie al klaar was, moet na een verandering opnieuw op “Ik ben klaar” drukken.
options-wished = Dit willen: { $names }
options-wished-nobody = Nog niemand heeft dit aangezet.
options-holds = Het geldt: iedereen wil het.

strength-random = willekeurig
strength-beginner = beginner
strength-good = goed
strength-strong = sterk

## Options

option-seats = Aantal stoelen
option-seats-help = Met hoeveel jullie spelen.
option-watchers = Kijkers welkom
option-watchers-help = Wie de link heeft, mag meekijken zonder te spelen.
option-invisible = Niet in de lobby
option-invisible-help = De tafel staat niet in de lijst; je komt er alleen met de link.
option-drawseat = Stoelen loten
option-drawseat-help = Bij het begin loot de tafel wie waar zit.
option-host = Alleen de eigenaar
option-host-help = Alleen de eigenaar verandert opties en geeft het startsein.
option-start = Wie begint
option-start-help = De stoel die het eerst aan de beurt is.
option-start-0 = loten

## Account

account-title = Jij
account-hint = Geen account, geen wachtwoord: deze browser onthoudt wie je bent.
account-name = Je naam
account-name-hint = Zo zien anderen je, 1 tot 32 tekens.
account-save = Bewaar
account-saved = Bewaard
account-unnamed = Nog geen naam
name-title = Hoe heet je?
name-hint = De anderen aan tafel zien deze naam. Je kunt hem later veranderen.
name-go = Verder
name-cancel = Toch niet

account-devices = Op een ander apparaat
account-devices-hint = Open deze link op je telefoon of een andere computer, dan ben je daar dezelfde persoon, met dezelfde stoelen.
account-make-link = Maak een persoonlijke link
account-link = Je persoonlijke link
account-link-once = Werkt één keer, tot { $time }. Geef hem aan niemand anders: wie hem opent, is jou.
account-qr-label = QR-code met je persoonlijke link
account-arriving = Even kijken wie je bent…
account-arrived = Welkom terug, { $name }. Dit apparaat hoort nu ook bij jou.
account-arrived-unnamed = Dit apparaat hoort nu ook bij jou.
account-arrive-question = Deze browser heeft al iemand: { $name }. Wil je hier verder als de persoon van de link?
account-arrive-yes = Ja, word die persoon
account-arrive-no = Nee, laat het zo

account-look = Hoe het eruitziet
account-theme = Licht
theme-system = zoals het systeem
theme-day = dag
theme-night = nacht
theme-to-day = Maak het dag
theme-to-night = Maak het nacht
account-contrast = Contrast
contrast-system = zoals het systeem
contrast-more = sterk
contrast-normal = gewoon
account-language = Taal

## Pages

page-home = Naar de lobby
page-skip = Naar de inhoud
page-me = Jij: { $name }
page-me-unnamed = Jij, naam en instellingen
page-wait = Even geduld…
page-again = Probeer het opnieuw
page-close = Sluit

page-nowhere = Hier staat geen tafel
page-nowhere-text = Dit adres bestaat niet. Misschien mist er een stukje van de link.
page-no-table = Deze tafel is er niet
page-no-table-text = De link klopt niet helemaal, of de tafel is opgeruimd. Vraag de link nog eens, of open zelf een tafel.
page-closed = Hier wordt besloten gespeeld
page-closed-text = De eigenaar van deze tafel laat geen kijkers toe.
page-no-rules = Dit boek staat niet in de kast
page-no-rules-text = Er zijn geen spelregels met die naam.
page-broken = Er ging iets mis bij ons
page-broken-text = Je tafels zijn bewaard. Probeer het zo nog eens.
page-offline = Geen verbinding
page-offline-text = De server is even niet te bereiken. Zodra het weer kan, gaat alles verder waar het was.

strip-no-storage = Deze browser bewaart niets: als je de pagina sluit, kent hij je niet meer. Maak bij “Jij” een persoonlijke link als je wilt blijven zitten.
strip-old-build = Er is een nieuwe versie van speeltafel.
strip-reload = Laad opnieuw

rules-title = Spelregels van { $game }
rules-contents = Inhoud
rules-note = Onze uitleg
rules-example = Voorbeeld
rules-of = Regel { $rule }
rules-all = Alle regels
rules-tables = Regels van de tafel
rules-credits = Spel: { $credits }
rules-link-to = Link naar regel { $rule }

## Gallery

gallery-play = Afspelen

## Problems

problem-no-such-table = Deze tafel bestaat niet (meer). Controleer de link.
problem-stale-by = { $who } was net iets sneller. Kijk nog even hoe het er nu ligt.
problem-stale = De tafel was al verder. Kijk nog even en doe het dan opnieuw.
problem-malformed = Dat begreep de server niet. Laad de pagina opnieuw en probeer het nog eens.
problem-unknown-field = De server begreep een deel daarvan niet. Laad de pagina opnieuw en probeer het nog eens.
problem-closed = Deze tafel is gesloten voor kijkers.
problem-no-name = Kies eerst een naam, dan kun je gaan zitten en meepraten.
problem-bad-name = Dat kan geen naam zijn. Neem 1 tot 32 tekens die je kunt zien.
problem-bad-token = De server kent deze browser niet meer. Laad de pagina opnieuw.
problem-bad-link = Deze persoonlijke link is al gebruikt of verlopen. Maak een nieuwe op het andere apparaat.
problem-too-long = Die tekst is te lang. Maak hem korter.
problem-too-often = Dat ging te snel achter elkaar. Wacht even en probeer het opnieuw.
problem-too-many = Meer kun je er niet hebben. Rond er eerst een af.
problem-busy = Anderen waren net iets sneller. Probeer het nog eens.
problem-no-such-page = Dat is er niet. Controleer het adres.
problem-no-such-game = Dat spel is er niet op deze server.
problem-no-hello = De pagina deed er te lang over om te zeggen wie er kijkt. Laad haar opnieuw.
problem-no-such-method = Dat kan hier niet. Laad de pagina opnieuw.
problem-too-large = Dat is te groot om te versturen. Maak het korter.
problem-broken = Er ging iets mis bij ons; er is niets veranderd. Probeer het zo nog eens.
problem-no-store = De server kan nu niets bewaren, en dus niets doen. Probeer het over een minuut.
problem-foreign-page = Deze pagina hoort niet bij deze server. Open het adres van de server zelf.
problem-old-client = Deze pagina is ouder dan de server. Laad haar opnieuw.
problem-no-connection = Geen verbinding met de server. Controleer je netwerk en probeer het opnieuw.
problem-unknown = Er ging iets mis ({ $code }). Laad de pagina opnieuw en probeer het nog eens.

## Health

health-fine = De server doet het
health-ill = De server doet het niet helemaal
health-version = Versie { $version }
health-database-fine = De database antwoordt.
health-database-ill = De database antwoordt niet; er kan nu niets bewaard worden.
health-migrations-fine = De database past bij deze versie.
health-migrations-ill = De database hoort bij een andere versie; start de server opnieuw met die versie.
health-bots-fine = De bots spelen mee.
health-bots-ill = Er wacht al langer dan een minuut een tafel op zijn bot.
health-timers-fine = De vaste taken worden op tijd gedaan.
health-timers-ill = Een vaste taak is te lang niet gedaan.
health-timer-sweep = Wie er weg is: { $ago } s geleden gekeken, elke { $every } s.
health-timer-bots = Welke tafels op een bot wachten: { $ago } s geleden gekeken, elke { $every } s.
health-timer-anew = Wat andere serverprocessen deden: { $ago } s geleden gekeken, elke { $every } s.
health-timer-here = Wie er hier is, voor de andere serverprocessen: { $ago } s geleden verteld, elke { $every } s.
health-disk-fine = Er is plaats genoeg op de schijf.
health-disk-ill = De schijf is bijna vol.

## Terminal

cli-help-speeltafel = Bordspellen met vrienden, in de browser en in de terminal.
cli-help-serve = Start de server en zeg waar je hem opent.
cli-help-games = Welke spellen er zijn.
cli-help-rules = De regels van een spel, of van de tafel ("tables"), of één regel daaruit: rules geister GE-10.
cli-help-play = Speel een spel tegen een bot, hier in de terminal.
cli-help-arena = Laat bots vaak tegen elkaar spelen, en zie welke de sterkste is.
cli-help-check-tables = Speel elke bewaarde tafel na met deze versie, zoals je vóór een nieuwe versie doet.
cli-help-backup = Bewaar alle tafels in één bestand; de server mag gewoon doorgaan.
cli-help-restore = Zet de tafels uit zo'n bestand in een lege map.
cli-help-new-game = Schrijf de mappen van een nieuw spel, klein maar werkend, om mee te beginnen.

cli-option-host = Waar de server luistert; 0.0.0.0 laat telefoons op je netwerk toe. Ook uit HOST.
cli-option-port = Op welke poort. Ook uit PORT.
cli-option-data = De map met de tafels. Ook uit DATA.
cli-option-database = Een PostgreSQL-database in plaats van de map. Ook uit DATABASE.
cli-option-seed = Het geluk volgt hieruit; hetzelfde getal, hetzelfde geluk. Voor tests.
cli-option-base = Het pad waaronder de server op zijn host staat, achter een proxy, zoals /spel. Ook uit BASE.
cli-option-log-format = Het logboek als tekst, of als JSON voor programma's. Ook uit LOG_FORMAT.
cli-option-metrics-token = Wie dit meegeeft mag /metrics lezen; zonder staat die pagina uit. Ook uit METRICS_TOKEN.
cli-option-origin = Nog een host waarvan pagina's hier mogen verbinden, als de proxy de naam verandert. Mag vaker.
cli-option-json = Als JSON, voor programma's.
cli-option-lang = De taal; anders die van je omgeving.
cli-option-bot = Hoe sterk de bot is.
cli-option-option = Een optie van het spel, als naam=waarde.
cli-option-seats = De bots per stoel, zoals random,beginner.
cli-option-games = Hoeveel potjes.
cli-option-jobs = Hoeveel tegelijk.
cli-option-paired = Speel elke verdeling één keer met elke bot op elke plek, en meet de voorsprong per verdeling.
cli-option-into = De checkout waarin het komt.
cli-option-help = Laat dit zien.
cli-option-version = Laat zien welke versie dit is.

cli-usage = Gebruik:
cli-usage-options = Opties
cli-usage-commands = Commando's
cli-usage-no-such-command = Er is geen commando { $name }.
cli-usage-no-such-option = Er is geen optie { $name }.
cli-usage-no-value = { $name } wil een waarde.
cli-usage-flag = { $name } krijgt geen waarde.
cli-usage-too-much = Dat is meer dan { $command } wil hebben.
cli-usage-missing = { $name } ontbreekt.
cli-usage-wrong = Dat past niet bij { $name }.
cli-usage-help = { $command } --help zegt meer.

cli-no-such-game = Een spel { $name } is er hier niet. Wel: { $games }.
cli-no-such-rule = { $game } heeft geen regel { $rule }.
cli-no-such-option = Dit spel heeft geen optie { $name }. Wel: { $options }.
cli-no-such-bot = Een bot { $name } is er niet voor dit spel. Wel: { $bots }.

cli-column-id = Naam
cli-column-title = Spel
cli-column-seats = Spelers
cli-column-bots = Bots
cli-column-credits = Van
cli-column-bot = Bot
cli-column-won = Gewonnen
cli-column-drawn = Remise
cli-column-lost = Verloren
cli-column-share = Deel gewonnen
cli-column-interval = 95 %-interval
cli-column-lead = Voorsprong
cli-lead = { $first } op { $other }
cli-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-column-points = Gemiddelde punten
cli-column-ending = Hoe het afliep
cli-column-rule = Regel
cli-column-games = Potjes

cli-serve-open = Open { $address } in je browser.
cli-serve-phone = Op een telefoon in hetzelfde netwerk: { $address }
cli-serve-seeded = Het geluk volgt uit het getal dat je gaf: voor tests, niet om mee te spelen.
cli-serve-stop = Ctrl-C stopt de server; de tafels blijven bewaard.
cli-serve-port-in-use = Poort { $port } is al in gebruik. Stop wat daar draait, of neem een andere: --port { $other }, of PORT={ $other }.
cli-serve-port-not-allowed = Poort { $port } mag je niet gebruiken. Neem er een boven 1023: --port 8000, of PORT=8000.
cli-serve-no-such-base = { $base } kan het pad niet zijn: begin met een schuine streep en eindig zonder, zoals /spel.
cli-serve-no-such-origin = { $origin } is geen naam van een host: die is als spel.example.org of spel.example.org:8443, zonder https://.
cli-serve-no-such-host = Op { $host } kan deze machine niet luisteren. Neem 127.0.0.1 (alleen jij) of 0.0.0.0 (ook je netwerk).

cli-folder-held = Er draait al een server met { $where }. Stop die, of geef deze een eigen map: --data.
cli-folder-unusable = In { $where } kunnen geen tafels bewaard worden: je mag er niet schrijven, of wat er staat is geen database van ons. Noem een andere map: --data.
cli-newer-database = De tafels in { $where } zijn van een nieuwere versie van speeltafel. Neem die versie, of een andere map: --data.
cli-older-database = De tafels in { $where } zijn van een oudere versie van speeltafel, en nakijken verandert niets. Kijk een kopie na waarmee deze versie heeft gedraaid.
cli-database-unreachable = De database { $where } laat ons niet binnen. Draait hij, en klopt het adres?
cli-unknown-address = Op { $where } kunnen geen tafels bewaard worden. Een adres ziet eruit als postgresql://naam@host/naam.

cli-play-begins = { $game }: jij bent { $me }, tegen de bot { $bot }. Typ een zet, of ? om te zien wat je kunt doen.
cli-play-prompt = Jij:
cli-play-help-words = ? help
cli-play-random-words = willekeurig random
cli-play-resign-words = opgeven resign
cli-play-quit-words = stop quit exit
cli-play-help =
    { $resigns ->
        [0] Of: willekeurig (loot een zet voor je), stop, ? (dit lijstje).
       *[other] Of: willekeurig (loot een zet voor je), opgeven, stop, ? (dit lijstje).
    }
cli-play-more-choices = en nog { $count }.
cli-play-not-an-act = { $text } is hier geen zet. Typ ? om te zien wat je kunt doen.
cli-play-left = Je bent gestopt; dit potje is niet bewaard.

cli-arena-playing = Bezig
cli-arena-seats = Dit spel speel je met { $seats } bots; je noemde er { $given }.
cli-arena-title = { $game }: { $games } potjes, gemiddeld { $mean } zetten ({ $least } tot { $most })

cli-percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %

cli-backing-up = Bewaren
cli-backup-done = Alle tafels staan in { $file } ({ $size } MB).
cli-backup-postgres =
    Een kopie van PostgreSQL maakt PostgreSQL zelf, terwijl de servers doorgaan:
        (umask 077; pg_dump --format=custom --file={ $file } "{ $database }")
    Terugzetten in een lege database:
        pg_restore --no-owner --dbname="{ $database }" { $file }
cli-restoring = Terugzetten
cli-restore-done = De tafels staan in { $where }. Start de server met die map: --data.
cli-no-tables = In { $where } staan geen tafels. Noem de map waarin ze staan: --data.
cli-file-exists = { $file } is er al, en er wordt niets overschreven. Kies een andere naam.
cli-folder-not-empty = { $where } is niet leeg, en er wordt niets overschreven. Kies een andere map: --data.
cli-cannot-copy = Het kopiëren lukt niet; er is niets half geschreven. Is er plaats genoeg, en mag je daar schrijven?
cli-may-not-read = { $where } mag je niet lezen. Doe dit als de gebruiker die de server draait.
cli-no-such-file = Het bestand { $file } is er niet.
cli-no-copy = { $file } is geen kopie van speeltafel, of hij is beschadigd.

cli-checking = Nakijken
cli-check-fine =
    { $all ->
        [0] Er zijn nog geen tafels.
        [one] Eén tafel nagekeken: die speelt na zoals er gespeeld is.
       *[other] { $all } tafels nagekeken: allemaal spelen ze na zoals er gespeeld is.
    }
cli-check-failed = { $wrong } van de { $all } tafels zouden met deze versie anders gaan. Er is niets veranderd.
cli-check-no-such-game = Tafel { $table }: een spel { $detail } is er hier niet.
cli-check-nothing-read = Wat in { $where } bewaard wordt is niet te lezen: het is beschadigd, of de database viel weg.
cli-check-damaged = Tafel { $table } is niet te lezen van waar hij bewaard wordt ({ $detail }).
cli-check-missing = Tafel { $table }: nummer { $seq } ontbreekt.
cli-check-unreadable = Tafel { $table }: nummer { $seq } is niet te lezen ({ $detail }).
cli-check-refused = Tafel { $table }: de zet van nummer { $seq } zou nu geweigerd worden.
cli-check-broken = Tafel { $table }: nummer { $seq } is niet na te spelen ({ $detail }).
cli-check-other-state = Tafel { $table }: nummer { $seq } geeft nu een andere stelling.
cli-check-other-news = Tafel { $table }: nummer { $seq } wordt nu anders verteld.

cli-new-game-bad-name = { $name } kan geen naam van een spel zijn: neem kleine letters, cijfers en _, met een letter vooraan, zoals mijn_spel.
cli-new-game-taken = { $name } is er al: { $path }. Er is niets geschreven.
cli-new-game-no-checkout = { $path } is geen checkout van speeltafel. Ga daarheen, of noem hem: --into.
cli-new-game-written = { $title } staat: { $count } bestanden.
cli-new-game-next = Nu: make types, dan make check K={ $name }, en make play om het te spelen. De regels staan in { $rules }.

## Table

table-title = { $game }: { $title }
table-your-turn-title = Jouw beurt! { $game }
table-to-lobby = Naar de lobby
table-connecting = Verbinden…
table-lost = Geen verbinding. We blijven het proberen; de tafel staat er nog.
table-not-sent = Nog niet verstuurd. Zodra er verbinding is, gaat je zet alsnog weg.
table-again = Probeer het nu
table-menu = Menu
table-side = Verloop, chat en regels
table-side-new = Verloop, chat en regels: er is iets gezegd
table-close = Sluit
table-board = Het bord
table-seats = Aan tafel
table-aside = Verloop, chat en regels
table-link = Nodig kijkers uit
table-device = Verder op een ander apparaat
table-rules = Alle regels
table-by-list = Speel met een lijst
table-by-board = Speel op het bord
table-draw = Bied remise aan
table-resign = Geef op
table-resign-question = Wil je dit spel echt opgeven?
table-resign-yes = Ja, ik geef op
table-rather-not = Toch niet
table-draw-offer = { $who } biedt remise aan.
table-draw-accept = Goed, remise
table-draw-refuse = Nee, speel door
table-draw-yours = Je hebt remise aangeboden; dat geldt tot er gezet wordt.
table-seeded = Het lot aan deze tafel is van tevoren bekend: de server draait voor een test.

turn-yours = Jouw beurt
turn-sent = Verstuurd…
turn-of = { $who } is aan de beurt
turn-several = Wachten op { $names }
turn-over = Afgelopen
turn-past = Je kijkt terug

seat-bot = Bot
seat-bot-numbered = Bot { $seat }
seat-guest = Gast
seat-free = Stoel { $seat }
seat-you = jij
seat-strength = bot, { $strength }
seat-away = even weg
seat-to-act = aan de beurt
seat-winner = wint
seat-watching = Je kijkt mee
seat-watchers =
    { $count ->
        [one] 1 kijker
       *[other] { $count } kijkers
    }

bar-confirm = Bevestig
bar-undo = Stap terug
bar-anyway = Doe het toch

refused-rule = Regel { $rule }
refused-close = Begrepen

side-log = Verloop
side-chat = Chat
side-rules = Regels
side-new = nieuw

log-earlier = Wat eraan voorafging
log-none = Hier komt te staan wat er gebeurt.
log-look-back = Kijk terug
chat-none = Nog niets gezegd. Met een / ervoor geef je een opdracht; probeer /help.
chat-label = Wat wil je zeggen?
chat-send = Verstuur
chat-channel = Voor wie
chat-choose = Voor wie? Daar kun je nu niet meer praten.
chat-table = De tafel
chat-watchers = Kijkers
chat-team = Je team
chat-to-watchers = kijkers
chat-to-team = je team
chat-show = Toon
chat-answer = Alleen jij ziet dit
chat-not-sent = Nog niet verstuurd: er is geen verbinding. Je tekst staat er nog.

back-heading = Terugkijken
back-step = Stap { $step } van { $count }
back-slider = Moment in het spel
back-first = Naar het begin
back-previous = Een stap terug
back-next = Een stap verder
back-now = Terug naar nu
back-wait = Even bladeren…

end-draw = Gelijk
end-rule = Regel { $rule }
end-rematch = Revanche
end-follow = Naar de revanche
end-points = Punten
end-place = Plaats
end-total = Totaal

plain-heading = Speel met een lijst
plain-position = De stand
plain-acts = Wat je kunt doen
plain-search = Zoek in { $count } mogelijkheden
plain-found =
    { $count ->
        [0] Niets gevonden
        [one] 1 mogelijkheid
       *[other] { $count } mogelijkheden
    }
plain-more = Toon er meer
plain-nothing = Je hoeft nu niets te doen.
plain-broken = Het bord wil niet meer. Je kunt gewoon doorspelen met de lijst.
plain-mend = Probeer het bord weer
