"""Rule parts that more than one game uses; pure."""
