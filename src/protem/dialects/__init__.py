"""How eval tools ask for a judgement and want it answered: one module a tool family."""
