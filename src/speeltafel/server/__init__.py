"""Requests and sockets; knows no rule of any game."""
