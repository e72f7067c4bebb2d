"""Players that are programs: given a view, never a state."""
