"""What a game is and how one is played forward: pure values and functions, no game in particular.

Here stand the Game contract, luck, the log's entries, refusals and their encoding; people, clocks, disks and sockets do
not.
"""
