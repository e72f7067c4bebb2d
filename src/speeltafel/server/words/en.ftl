### The page of health in English.

health-fine = The server works
health-ill = The server does not work as it should
health-version = Version { $version }
health-database-fine = The database answers.
health-database-ill = The database does not answer; nothing can be kept just now.
health-migrations-fine = The database fits this version.
health-migrations-ill = The database belongs to another version; start the server again with that one.
health-tables-fine = Nothing damaged was met in what is kept.
health-tables-ill = Part of what is kept is damaged: stop the server and restore the newest backup.
health-workers-fine = Bots that are asked answer.
health-workers-ill = The last bot that was asked did not answer, and plays anything; the log says why.
health-bots-fine = No table waits for its bot.
health-bots-ill = A table has been waiting for its bot for more than a minute.
health-timers-fine = The regular tasks are done in time.
health-timers-ill = A regular task has not been done for too long.
health-timer-sweep = Who has gone away: looked { $ago } s ago, every { $every } s.
health-timer-bots = Which tables wait for a bot: looked { $ago } s ago, every { $every } s.
health-timer-newest = Moves made through other server processes: looked { $ago } s ago, every { $every } s.
health-timer-anew = What else other server processes did: looked { $ago } s ago, every { $every } s.
health-timer-here = Who is here, for the other server processes: told { $ago } s ago, every { $every } s.
health-disk-fine = There is room enough on the disk.
health-disk-ill = The disk is almost full.
