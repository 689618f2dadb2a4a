"""Where sentences begin and end, as spans into the text as it came.

One regular expression, run once from left to right, finds the candidates: a run of stops, a newline, or a whole
quotation or bracket, whose inner stops are thereby never seen. Cheap checks on the words on both sides then say
whether a sentence ends there. A stop needs white space after it, unless its script writes none. A blank line, a
list item, a heading, a table row and a label at the start of a line end the sentence before them; any other
newline is white space, for statutes come wrapped. Citation marks and a page in brackets that follow a stop
belong to the sentence before it; where a sentence began with its mark, the next mark begins the next.

What it gets wrong:

- "He lives in the U.S. Drivers must stop.": after initials and dotted abbreviations only a common opening word
  ("The", "It") begins a sentence. After "Inc.", "St." and "Mich." a small letter in the second word does too.
- "He sat. 5 cars passed.": before a digit, words that are also abbreviations go on. "In der Hauptstr. 5 ist es."
  ends after "Hauptstr.": abbreviations inside longer words are not known.
- "Call Bob. then go.": a small letter begins a sentence only after a small word that is no abbreviation.
- "Stop.Then go." stays whole, and so do "Stop.1 Then go." with its footnote and a Greek question.
- Lines without a stop stay together, unless the next one begins a list, a heading or a label, or the first is
  too short to have been wrapped there.
- Several sentences in one pair of quotes or brackets stay one up to some 400 characters, and are cut like other
  text beyond that or when a line ends between the pair.
"""

from __future__ import annotations

import re
from functools import lru_cache


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


# --- Words before the stop, folded to small letters -----------------------------------------------------------

# Go on whatever follows: titles, "e.g.", "v."
_LEADING = _words("""
    mr mrs ms mx messrs prof rev hon gov sen gen col lt capt cmdr sgt maj brig adm cpl pvt det supt mme mmes mlle
    mlles sra srta dra sig dott dhr mevr avda lic ул им डॉ श्री
    v vs cf e.g i.e eg ie viz bzw z.b d.h vgl ggf sog inkl zzgl p.ej p.ex c.-à-d bijv d.w.z o.a t.ex bl.a f.eks np
    tzn m.in např tzv см напр т.е т.к
""")

# Go on before a small letter, a digit or a label ("App. C"); end before other capitals.
_NUMBERED = _words("""
    p pp no nos nr sec secs art arts fig figs ch chap vol vols par para paras pt pts ex exs exh app appx tab eq ll
    rt rte hwy rm bldg ext tel abs ziff rn rdnr rz kap bd anl cap núm num nº n° pág págs pag reg regs subsec subsecs
    subd cl cls stat rul amend eff sess doc docs ed eds id ibid op ver bl ann sched ca cc
    ст пп гл стр рис табл гг др пр тыс млн млрд руб коп мин т.д т.п
    jan feb febr mar apr jun jul aug sep sept oct nov dec janv févr avr juil déc ene abr ago dic okt dez mrz
    mon tue tues wed weds thu thur thurs fri sat sun
    ft in yd yds mi min mins max sec hr hrs lb lbs oz gal qt cm mm km kg sq cu wk wks mo mos yr yrs std stk
    etc ecc usw approx m.p.h r.p.m est avg incl excl esp resp misc temp orig al env év evtl str
""")

# Go on before a small letter or a digit, and before a capital that reads like part of a name.
_ONLY_WITH_CAPITAL = _words("""
    cal mich wis fla tex minn ariz okla tenn colo conn neb nev ark ala ore wash mass ill ind kan vt va pa ga ky
    bus pub rev rep reps div gem civ comp ste
""")
_NAMING = _ONLY_WITH_CAPITAL | _words("""
    inc ltd co corp bros llc plc jr sr esq ave blvd rd ln ct pl st dr mt dept govt univ assn intl natl admin
    supp dist comm sr mio mrd veh stat ann const transp crim
""")
_EITHER_SIDE = _words("st dr sr mt ft")  # "St. Clair" and "Main St."
_LISTS_END = _words("etc ecc usw")
_SPEEDS = _words("mph kph rpm")  # written without a stop of their own
_HALF_DAYS = _words("a.m p.m am pm")
_SHOUTED = _words("yahoo yum jeopardy joomla")

# What a single capital names: "Class B. Drivers ..." ends, "J. B. Smith" does not.
_LETTERED = _words("""
    annex appendix case category class column exhibit figure form grade group hepatitis item level line lot model
    option part plan point row schedule section step table team title type unit vitamin zone
""")

# Before a day or an ordinal in German: "am 3. Mai", "die 2. Auflage".
_BEFORE_ORDINALS = _words("""
    ab am beim bis das dem den der des die dieser diese ein eine einem einen einer ihr im jede jeden jeder sein seit
    und vom zum zur
""")

# --- Words after the stop -------------------------------------------------------------------------------------

_OPENING_WORDS = _words("""
    The This That These Those There Here It Its He She We They You Your His Her Their Our My I If When While Where
    What Who Why How Which Whether After Before Because Since Although However Therefore Thus Then Do Does Did Don't
    Never Always Under In On At For From To With Without By As An A And But Or So Yet No Not Only Also Every Each Any
    All Some Such Both Either Neither Once Until Unless Please See Is Are Was Were Has Have Can Must Should
    Der Das Die Es Er Sie Wir Ein Eine Wer Wenn Danach Dann Dies Diese Dieser Dabei Auch Aber Im Für Nach
    Il Elle Ils Elles On Un Une Ce Cette Ces Si Dans Cela Este Esta Esto Pero Se En El Los Las
""")
_GERMAN_MONTHS = _words("Januar Jänner Februar März Mai Juni Juli Oktober Dezember")
_DATES = _words("""
    Monday Tuesday Wednesday Thursday Friday Saturday Sunday Mon Tue Tues Wed Thu Thur Thurs Fri Sat Sun
    January February March April June July August September October November December
""")
_ZONES = _words("""
    EST EDT CST CDT MST MDT PST PDT ET CT MT PT GMT UTC CET CEST BST Eastern Central Mountain Pacific
""")
_CODES = _words("""
    Code Stat Comp Rev App Admin Gen Laws Ann Const Veh Vehicle Transp Penal Sup Ct Bus Civ Crim Pub Supp
""")
_QUOTED_ON = frozenset("とっはがのをにもやで他她的，、。,;")  # 「止まれ。」と言った: the clause goes on

# --- Characters -----------------------------------------------------------------------------------------------

_STOPS = frozenset(".!?…")
_BARE_STOPS = frozenset("。！？｡।॥۔؟።။៖⁇⁈⁉‼")  # these need no white space after them
_CLOSING = frozenset("\"'”’»)]}*_`~」』】〉》）›“ \u00a0\u202f")
_QUOTE_ENDS = frozenset("\"'”’»)」』）›“")
_OPENING = frozenset("\"'“‘«„‚([{*_`~「『（‹»")
_MARK_OPENING = frozenset("[【［(¹²³⁰⁴⁵⁶⁷⁸⁹")
_FIGURE_SIGNS = frozenset("$€£¥#§&@<")
_GOING_ON = frozenset(",;:)%/=+.")
_LEADING_CAPITALS = frozenset({"MM", "EE"})  # MM. Dupont et Durand, EE. UU.
_NAMES_WITH_CAPITAL = frozenset({"P", "Ft"})  # "Timothy P. White", "Ft. Wayne", but "p. 5" and "6 ft. 2"
_BEFORE_ITEMS = frozenset(":;")
_LINE_BREAKS = "\n\r\u2028\u2029"
_VOWELS = frozenset("aeiouyAEIOUY")

# How far a check looks. Each bound keeps hostile text linear and is far beyond what honest text needs.
_REACH = 32
_MARKER_REACH = 8
_LINE_REACH = 80
_CLIPPED_LENGTH = 5
_LONGEST_ABBREVIATION = 7
_WRAP_SLACK = 4
_ORDINAL_DIGITS = 3

_TOKEN = re.compile(
    r"""
    [.!?…。！？｡।॥۔؟።။៖⁇⁈⁉‼\n\r\u2028\u2029("'“‘«„「『（]
    (?:
        (?<=[.!?…]) (?![^\W_¹²³⁰⁴-⁹]) [.!?…]*+ (?:[ \u00a0\u202f]?»)? ["'”’»)\]}*_`~†‡」』】〉》）›“]{0,8}+
      | (?<=[。！？｡।॥۔؟።။៖⁇⁈⁉‼]) [。！？｡।॥۔؟።။៖⁇⁈⁉‼!?]*+ ["'”’»)\]}*_`~」』】〉》）›]{0,8}+
      | (?<=[\n\r\u2028\u2029])
      | (?:
            (?<=\() [^()\n]{0,300} (?:\([^()\n]{0,60}\)[^()\n]{0,200}){0,4} \)
          | (?<=（) [^（）\n]{0,300} ）
          | (?<=") (?<!\w") (?=\S) [^"\n]{1,400} (?<!\s)"(?!\w)
          | (?<=') (?<!\w') (?=[^\W\d]) [^'\n]{1,200} (?<!\s)'(?!\w)
          | (?<=“) [^“”\n]{1,400} ”
          | (?<=‘) [^‘’\n]{1,200} ’(?!\w)
          | (?<=«) [^«»\n]{1,400} »
          | (?<=„) [^„“”\n]{1,400} [“”]
          | (?<=「) [^「」]{1,400} 」
          | (?<=『) [^『』]{1,400} 』
        )
        ["'”’»)\]}*_`~」』】〉》）›]{0,4}+
    )
    (\s*+)
    """,
    re.VERBOSE,
)

# [1], [^1], [s2, s3], [Handbook, p. 66], [Handbook](https://example.org), 【1】, superscripts, (p. 66), (Sec. 4.2)
_MARKS = re.compile(
    r"""
    (?:
        [ \u00a0\u202f]?
        (?:
            \[ [^\s\[\]] [^\[\]\n]{0,60} (?<![\s.!?])\] (?: \(https?:[^()\s]{1,300}\) )?
          | 【 [^【】\n]{1,40} 】
          | ［ [^［］\n]{1,40} ］
          | [¹²³⁰⁴-⁹]{1,4}
          | \( (?:pp?\.?|pages?|§{1,2}|[Ss]ec(?:tion|\.)|[Aa]rt\.|S\.|pág\.) [ \u00a0]?
            \d [^()\n]{0,80} (?<![.!?]) \)
        )
    ){1,8}
    \.?
    (\s*+)
    """,
    re.VERBOSE,
)
_LEADING_MARK = re.compile(r"[\[【［]\^?[\w.:†-]{1,30}[\]】］]")

# A sentence that is only this so far has a list number or letter before its stop.
_NUMBERING = re.compile(
    r"[\s>#*_|•-]{0,8}"
    r"(?:(?:\(\w{1,4}\)|\(?\w{1,3}[.)]|§{1,2}|Step|Section|Sec\.|Rule|Article|Art\.|Part|Chapter)\s){0,2}"
    r"\(?\[?(?:\d{1,3}[A-Z]?(?:\.\d{1,3}){0,4}|[A-Za-z]|[ivxIVX]{2,5})"
)
_BRACKETED_ITEM = re.compile(r"\((?:\w{1,4}|[a-z\d]{1,2}\.\d{1,2})\)[\s.,;]")

# Lines that begin something of their own; the second kind might also be wrapped prose.
_OWN_LINE = re.compile(
    r"""
      [-*+•‣◦▪●·] [ \t]
    | \#{1,6} [ \t] | [|>] | ```
    | [\u2190-\u2bff\U0001f000-\U0001faff]
    | [*_]{0,2} [A-Z][A-Za-z]{0,20} (?:[ ][A-Za-z]{1,20}){0,2} [*_]{0,2} : [*_]{0,2} \s
    """,
    re.VERBOSE,
)
_PERHAPS_ITEM = re.compile(
    r"(?:(?P<first>[01][.)])|(?:\d{1,3}[.)]|[A-Za-z][.)]|[ivxIVX]{2,5}[.)]|\(\w{1,4}\)|[–—]|\[\^?\w{1,8}\]:?))[ \t]"
)
_RULE = re.compile(r"[-=*_~]{3,80}(?=\s|$)")
_HEADS = ("# ", "## ", "### ", "#### ", "##### ", "###### ", "|")
_UNDERLINES = frozenset({"---", "===", "***", "___"})
_LINE_STOPS = frozenset(".:;,!?")

_ROMAN_OR_LETTER = re.compile(r"(?:[IVXLC]{1,6}|[A-Z])(?![\w'’])")
_WORD = re.compile(r"\w[\w'’]{0,30}")
_TWO_WORDS = re.compile(r"(\w[\w'’-]{0,30}),?\s([^\W\d_])")
_BRAND = re.compile(r"[a-z]{1,3}[A-Z]|[a-z]{1,20}[.:/\d][\w/]")
_DATE_TAIL = re.compile(r"\d{1,2}\. ?\d{2,4}(?!\d)|\d{4}(?!\d)")
_DOTTED = re.compile(r"[^\W\d_]{1,2}(?:\.-?[^\W\d_]{1,2}){1,6}")
_DAY_LEADS_ON = re.compile(r"(?:\.|,|\s?[-–&]|\s(?:to|through|thru|until|till|and|or|night|morning|evening|\d))")
_SAID = re.compile(
    r"(?:[A-Z]\w{0,20}\.?\s){1,3}"
    r"(?:said|says|wrote|writes|asked|asks|held|holds|adds|added|replied|explained|explains|noted|notes)\b"
)


def sentence_spans(text: str) -> tuple[tuple[int, int], ...]:
    """Start and end of every sentence of `text`, in code points, end excluded.

    The spans are in order, do not overlap, hold no white space at either edge and cover every other character.
    A text is read once: the last few hundred are remembered.
    """
    return _spans(text)


@lru_cache(maxsize=256)
def _spans(text: str) -> tuple[tuple[int, int], ...]:
    length = len(text.rstrip())
    start = len(text) - len(text.lstrip())
    spans: list[tuple[int, int]] = []
    for token in _TOKEN.finditer(text, start, length):
        at = token.start()
        if at < start:  # inside a citation mark that went to the sentence before
            continue
        gap, after = token.span(1)
        if after >= length:
            break
        cut = _cut(text, start, at, gap, after)
        if cut is not None:
            spans.append((start, cut[0]))
            start = cut[1]
    if start < length:
        spans.append((start, length))
    return tuple(spans)


def _cut(text: str, start: int, at: int, gap: int, after: int) -> tuple[int, int] | None:
    """Where the sentence ends and the next begins, if one ends at the candidate at `at`.

    `gap` to `after` is the white space behind the candidate.
    """
    stop = _stop(text, at, gap)
    if stop >= 0:
        if text[after] in _MARK_OPENING:
            marks = _MARKS.match(text, gap)
            if marks is not None and not _leads(text, start, gap, after, marks.end()):
                gap, after = marks.span(1)
                if after >= len(text):
                    return gap, after
        if _ends(text, start, stop, gap, after):
            return gap, after
    return _line_cut(text, start, gap, after)


def _stop(text: str, at: int, gap: int) -> int:
    """Where the candidate's stop begins, be it the last one inside a quotation; -1 if it holds none."""
    if text[at] in _STOPS or text[at] in _BARE_STOPS:
        return at
    last = gap - 1
    while last > at and text[last] in _CLOSING:
        last -= 1
    if text[last] not in _STOPS and text[last] not in _BARE_STOPS:
        return -1
    while last > at and text[last - 1] in _STOPS:
        last -= 1
    return last


def _leads(text: str, start: int, gap: int, after: int, behind: int) -> bool:
    """Whether the citation mark after a stop begins the next sentence: "[1] says so. [2] disagrees."."""
    if gap == after or behind >= len(text):
        return False
    return text[behind].islower() or text[behind] in _GOING_ON or _LEADING_MARK.match(text, start) is not None


# --- Lines ----------------------------------------------------------------------------------------------------


def _line_cut(text: str, start: int, gap: int, after: int) -> tuple[int, int] | None:
    """Cut at a line break before `after` that ends a sentence without help from a stop."""
    space = text[gap - 1 : after]
    breaks = sum(map(space.count, _LINE_BREAKS)) - space.count("\r\n")
    if not breaks:
        return None
    end = gap
    while end > start and text[end - 1].isspace():
        end -= 1
    if end > start and (breaks > 1 or "\u2029" in space or _line_begins(text, start, end, after)):
        return end, after
    return None


def _line_begins(text: str, start: int, end: int, after: int) -> bool:
    """Whether the line at `after` is a list item, a heading, a table row, or what follows one of them."""
    if _RULE.match(text, after):  # it underlines a heading
        return False
    return (
        _OWN_LINE.match(text, after) is not None
        or text.startswith(_HEADS, start)
        or text[end - 1] == ":"
        or text[end - 3 : end] in _UNDERLINES
        or (text.startswith("**", start) and text.startswith("**", end - 2))
        or _begins_item(text, start, end, after)
        or _stands_short(text, start, end, after)
    )


def _begins_item(text: str, start: int, end: int, after: int) -> bool:
    item = _PERHAPS_ITEM.match(text, after)
    if item is None:
        return False
    before = text[max(start, end - _REACH) : end]
    word = _last_word(before)
    if word in _BEFORE_ORDINALS:  # "am", and "3. Mai" on the next line
        return False
    return (
        item["first"] is not None
        or before[-1] in _LINE_STOPS
        or word in {"or", "and"}
        or _PERHAPS_ITEM.match(text, start) is not None
        or (text[after] in "([–—" and text[item.end() : item.end() + 1].isupper())
    )


def _stands_short(text: str, start: int, end: int, after: int) -> bool:
    """Whether the line before a capital is so short that wrapping would have added the next word: a heading."""
    if end - start > _LINE_REACH or not text[after].isupper() or not text[end - 1].isalnum():
        return False
    if "\n" in text[start:end] or (start and "\n" not in text[max(0, start - _MARKER_REACH) : start]):
        return False
    word = _WORD.match(text, after)
    line = text[after : after + 2 * _LINE_REACH].partition("\n")[0]
    return word is not None and len(line) > end - start + len(word[0]) + _WRAP_SLACK


# --- Stops ----------------------------------------------------------------------------------------------------


def _ends(text: str, start: int, stop: int, gap: int, after: int) -> bool:
    """Whether a sentence ends with the stop at `stop`, judged by the words on both sides."""
    if text[stop] in _BARE_STOPS:
        return text[after] not in _QUOTED_ON or text[gap - 1] not in _QUOTE_ENDS
    if gap == after:
        return _BRACKETED_ITEM.match(text, after) is not None  # as statutes print it: "... so.(2) Nothing"
    kind, begins = _opens(text, after)
    if kind == "more" or (gap - stop > 1 and text[gap - 1] in _QUOTE_ENDS and _says(text, stop, begins, kind)):
        return False
    if kind == "small" and "\n" in text[gap:after]:
        kind = "line"
    before = text[max(start, stop - _REACH) : stop]
    word = _last_word(before)
    if text[stop] != "." or text[stop + 1] in _STOPS:
        return _ends_loudly(text, stop, begins, kind, word)
    if len(word) > _LONGEST_ABBREVIATION and word.isalpha():
        return kind != "small" or word.islower()
    return _full_stop_ends(before, text[begins : begins + 2 * _REACH], kind, word)


def _opens(text: str, at: int) -> tuple[str, int]:
    """What begins at `at`, and where: "capital" (or the like), "small", "figure", "more" of the sentence."""
    first = text[at]
    if first.isupper():
        return "capital", at
    if first == "(" and _BRACKETED_ITEM.match(text, at):
        return "figure", at
    for _ in range(_MARKER_REACH):
        if first not in _OPENING:
            break
        at += 1
        first = text[at : at + 1]
    if first.islower():
        return ("capital" if _BRAND.match(text, at) else "small"), at
    if first.isdigit() or first in _FIGURE_SIGNS:
        return "figure", at
    if first in _GOING_ON and not text[at + 1 : at + 2].isalpha():
        return "more", at
    return "capital", at


def _says(text: str, stop: int, begins: int, kind: str) -> bool:
    """Whether what follows a quotation only says who said it."""
    return kind == "small" or (text[stop] in "!?" and _SAID.match(text, begins) is not None)


def _last_word(before: str) -> str:
    """The word that `before` ends with, without what opens it; "" when it ends with white space."""
    word = before.rsplit(None, 1)[-1] if before and not before[-1].isspace() else ""
    if word.isalpha() or not word:
        return word
    word = word.rpartition("—")[2].lstrip("\"'“‘«„([{*_`~¿¡-")
    return word[2:] if word[1:2] in {"'", "’"} else word  # l'art. 5


def _ends_loudly(text: str, stop: int, begins: int, kind: str, word: str) -> bool:
    """After "!", "?" and "..."."""
    if text[stop] == "?":
        return True
    if text[stop] == "!":
        if word.lower() in _SHOUTED:
            return kind == "capital" and _begins(text[begins : begins + _REACH])
        return kind != "small" or word.islower()
    return kind == "capital" and word not in {"[", "("}


def _full_stop_ends(before: str, ahead: str, kind: str, word: str) -> bool:
    """After one ".": `before` ends where it stands, `ahead` begins with the word that follows."""
    key = word.lower()
    if key in _LEADING or word in _LEADING_CAPITALS or (len(before) < _REACH and _NUMBERING.fullmatch(before)):
        return False
    if key in _NUMBERED and word not in _NAMES_WITH_CAPITAL:
        return _ends_numbered(ahead, kind, key)
    if kind == "small":
        return _ends_before_small(word)
    if kind != "capital":
        return _ends_before_figure(before, ahead, word)
    return _ends_before_capital(before, ahead, word)


def _ends_numbered(ahead: str, kind: str, key: str) -> bool:
    if kind != "capital":
        return kind == "figure" and key in _LISTS_END
    label = _ROMAN_OR_LETTER.match(ahead)
    return label is None or (label[0] in {"A", "I"} and ahead[1:2].isspace())


def _ends_before_small(word: str) -> bool:
    """Only after a small word that abbreviates nothing, or an address."""
    if "." in word:
        return word.islower() and not _dotted(word)
    return len(word) > 1 and word.isalpha() and word.islower() and not _clipped(word)


def _ends_before_figure(before: str, ahead: str, word: str) -> bool:
    if word.lower() in _HALF_DAYS:
        return False
    if word.isdecimal():
        rest = before[: -len(word)].rstrip()
        in_date = _DATE_TAIL.match(ahead) is not None or (rest[-1:] == "." and rest[-2:-1].isdigit())  # 1. 5. 2026
        return rest[-1:] not in _BEFORE_ITEMS and not in_date
    return (len(word) != 1 or not word.isalpha()) and not _dotted(word) and not _clipped(word)


def _ends_before_capital(before: str, ahead: str, word: str) -> bool:
    if word.isdecimal():
        return _ends_number(before[: -len(word)].rstrip(), ahead, word)
    if len(word) == 1 and word.isalpha():
        return _ends_initial(before[:-1].rstrip(), ahead, word)
    if word.lower() in _HALF_DAYS:
        return not _half_day_goes_on(ahead)
    if _dotted(word):
        return _begins(ahead)
    return not _clipped(word) or _begins(ahead) or _ends_name(before[: -len(word)].rstrip(), ahead, word.lower())


def _ends_number(rest: str, ahead: str, word: str) -> bool:
    """Not the list item in "You must: 1. Stop", nor the ordinal in "am 3. Mai"."""
    following = _WORD.match(ahead)
    if following is None or len(word) > _ORDINAL_DIGITS:
        return True
    if rest[-1:] in _BEFORE_ITEMS or following[0] in _GERMAN_MONTHS:
        return False
    return following[0] in _OPENING_WORDS or _last_word(rest).lower() not in _BEFORE_ORDINALS


def _ends_initial(rest: str, ahead: str, word: str) -> bool:
    """After "5 m." and "Class B.", not after "J. B."."""
    if word.islower() and (rest[-1:].isdigit() or rest.endswith(" т.")):  # и т. д.
        return True
    return _last_word(rest).lower() in _LETTERED or _begins(ahead)


def _half_day_goes_on(ahead: str) -> bool:
    """9 a.m. EST; 9 a.m. Monday through Friday, but not 9 p.m. Sunday it is shut."""
    following = _WORD.match(ahead)
    if following is None:
        return False
    leads_on = _DAY_LEADS_ON.match(ahead, following.end()) is not None
    return following[0] in _ZONES or (following[0] in _DATES and leads_on)


def _ends_name(rest: str, ahead: str, key: str) -> bool:
    """Whether a small letter in the second word after "Inc.", "Mich." or "Main St." shows a new sentence."""
    following = _TWO_WORDS.match(ahead)
    if following is None or not following[2].islower():
        return False
    if key in _EITHER_SIDE:
        name = _last_word(rest)
        return len(name) > 1 and name.istitle() and name.isalpha() and name not in _OPENING_WORDS
    return following[1] not in _CODES and not following[1].isupper()


def _begins(ahead: str) -> bool:
    """Whether the next word is one that opens sentences and is no part of a name."""
    word = _WORD.match(ahead)
    if word is None or word[0] not in _OPENING_WORDS:
        return False
    return word.end() > 1 or ahead[1:2].isspace()


def _dotted(word: str) -> bool:
    """U.S, Ph.D, z.B: letters in ones and twos, with dots between."""
    return _DOTTED.fullmatch(word) is not None


def _clipped(word: str) -> bool:
    """An abbreviation: a listed one, or a short one without a vowel."""
    if word.lower() in _NAMING:
        return word[0].isupper() or word.lower() not in _ONLY_WITH_CAPITAL
    return (
        len(word) <= _CLIPPED_LENGTH
        and word.isascii()
        and word[1:].isalpha()
        and word[1:].islower()
        and _VOWELS.isdisjoint(word)
        and word not in _SPEEDS
    )
