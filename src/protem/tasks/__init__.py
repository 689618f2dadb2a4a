"""What eval tools ask of a judge, each a pure function over parts.

A task shapes results: the judging itself stays in reading, grounding, rubric and the gate's checks. A dialect asks a
task and writes what it found in the words of its tool.
"""
