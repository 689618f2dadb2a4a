"""What a text says, with spans into the text as it came."""
