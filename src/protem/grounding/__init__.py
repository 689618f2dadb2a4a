"""Whether what an answer says is held by what it rests on."""
