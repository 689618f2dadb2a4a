"""Every number by which it is decided whether a claim is said, with its reason.

Round numbers set by hand, none of them fitted by a program. Those for short answers were chosen among a few pairs by
what they came to on labelled answers of students.
"""

from __future__ import annotations

SAME = 1.0
"""What a stem counts that the sentence holds as it is, or as an equal figure."""
LIKE = 0.8
"""What a synonym or a derivation counts: WordNet's are mostly right, and one in five is right only in another sense."""
MEANT = 0.9
"""What a stem counts that the sentence only points back to: "Anna Lee is a pilot. She was born in Leeds.", or that it
stands under, as the items of a list do. Nearly all; not quite, for it may point to something else."""
NEAR_BY = 0.4
"""What a stem counts that stands in a sentence near by to which nothing points back: words spread over sentences that
have nothing to do with one another say nothing together; three of them must not make up for two that are missing."""
ELSEWHERE = 0.3
"""What a stem counts that stands further off: the subject of a whole text may be named only once."""
NEAR = 3
"""Sentences on each side that count as near by."""
ASKED = 0.8
"""What a stem of the question counts, where the sentence holds all that the claim adds to the question: "Canberra."
answers "What is the capital of Australia?" without saying it again."""
POINTED = 0.6
"""What the subject of a claim counts where a short answer begins with "they" or "it": that is what was asked about, and
most often what the claim is about; the answer may mean something else by it."""

NAME_MISSING = 0.2
"""What a name costs that the text doesn't hold at all: it is then probably said of somebody else."""
NAME_HELD, HEAD_HELD = 0.6, 0.2
"""Share of a name that the text must hold, the rarer words the heavier, without its last word and with it: a surname
is enough, "Mount" of "Mount Kosciuszko" is not."""
FIGURE_MISSING = 0.25
"""What a figure costs that the text doesn't hold, where no other figure stands in its place."""

SAID = 0.7
"""A claim is said from here on: more than two thirds of what it is about. Of four words, one may be left out or put
otherwise; of three, none may be missing."""
NOT_SAID = 0.66
"""A claim is not said below this. Between the two: two words of three, the third missing or near by: undecided."""
TOPIC_NOT_SAID = 0.45
"""One of several topics is only "not said" below this: half of "an injection flaw" may be all of it, said otherwise."""
TURNED = 0.5
"""Share of a claim that a clause must hold before its denial, doubt or condition is one of the claim."""
SHORT = 25
"""Words of an output that is short: one sentence that may well say a thing otherwise than the claim does."""
SHORT_SAID, SHORT_NOT_SAID = 0.6, 0.4
"""In a short answer to a question a claim is said from the larger on where half of what it adds to the question is
there, for the question says the rest of it, and not said below the smaller, which is the nearer side. Saying yes from
the smaller on would decide more answers of students, and pass "It costs $12 per year" for "$12 per month"."""
MUCH = 5
"""Words that a claim adds to the question from which on a short answer with fewer than half of them does not say it:
two or three may all be put otherwise, five hardly."""
TOLD = 0.75
"""Share of what a claim tells of its subject that a clause must hold before what turns the clause turns the claim."""
OPPOSED = 0.9
"""What a stem counts whose opposite the sentence holds: it speaks of the very thing, and which way is asked next."""
