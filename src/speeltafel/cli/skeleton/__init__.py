"""A small running game that `speeltafel new-game` copies, with its own name in place of ``skeleton``.

It is real code, checked like all other: what is copied is known to run.
"""
