"""Where sentences begin and end, as spans into the text as it came.

One regular expression, run once from left to right, finds the candidates: a run of stops, a newline, or a whole
quotation or bracket, whose inner stops are thereby never seen. Cheap checks on the words on both sides then say
whether a sentence ends there. A stop needs white space after it, unless its script writes none. A blank line, a
list item, a heading, a table row and a label at the start of a line end the sentence before them; any other
newline is white space. Citation marks and a page in brackets that follow a stop belong to the sentence before it,
alone in the next line as well;
where a sentence began with its mark, the next mark begins the next.

What it gets wrong:

- "He lives in the U.S. Drivers must stop.": after initials, dotted abbreviations, "Mich." and "St." only a common
  opening word ("The", "It") begins a sentence. After "Inc." and "Ave." a small letter in the second word does too.
- "He sat. 5 cars passed." and "The limit is 50. 15 is safer.": before a digit, abbreviations and short numbers go
  on, whatever else they mean. "In der Hauptstr. 5 ist es." ends after "Hauptstr.": abbreviations inside longer
  words are not known.
- "Call Bob. then go.": a small letter begins a sentence only after a small word that is no abbreviation.
- "'Why not?' Vergara said." is two: after a quotation only a small letter ("she said") goes on. After one in a
  script without spaces everything does: "「止まれ。」彼は去った。" is one.
- "Stop.Then go." stays whole, and so do "Stop.1 Then go." with its footnote and a Greek question.
- Lines without a stop stay together, unless the next one begins a list, a heading or a label, or the first is
  a heading or short enough to be one.
- Several sentences in one pair of quotes or brackets stay one up to some 400 characters, and are cut like other
  text beyond that or when a line ends between the pair.
"""

from protem.reading.sentences.spans import sentence_at, sentence_spans

__all__ = ["sentence_at", "sentence_spans"]
