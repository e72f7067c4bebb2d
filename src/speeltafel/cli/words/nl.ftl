### De terminal in het Nederlands.

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
cli-tables-damaged = De tafels in { $where } zijn beschadigd; een kopie zou niet terug te zetten zijn, en er is geen gemaakt. check-tables zegt welke het zijn.
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
