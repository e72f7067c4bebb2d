"""The Dizzy Lizzy deck: its cards, what a Lizzy shows, and the dice; shared by three games."""
