"""Doors for programs that speak another protocol than ours."""
