# ruff: noqa: RUF001 - a file about the stops, quotes and abbreviations of many scripts
"""Where sentences begin and end, as spans into the text as it came.

One regular expression, run once from left to right, finds the candidates: a run of stops, a newline, or a whole
quotation or bracket, so that the stops inside are never seen. Cheap checks on the words on both sides then say
whether a sentence ends there. A stop needs white space after it, unless its script writes none. A blank line, a
list item, a heading, a table row and a label at the start of a line end the sentence before them; any other
newline is white space, for statutes come wrapped. Citation marks and a page in brackets that follow a stop belong
to the sentence before it; where every sentence begins with its mark, to the one after.

What it gets wrong:

- "He lives in the U.S. Drivers must stop.": after initials and dotted abbreviations only a common opening word
  ("The", "It") begins a sentence. After "Inc.", "St." and "Mich." a small letter in the second word does too.
- "He sat. 5 cars passed.": before a digit, words that are also abbreviations go on.
- "Call Bob. then go.": a small letter begins a sentence only after a small word that is no abbreviation.
- "Stop.Then go." stays whole, and so does "Stop.1 Then go." with its footnote.
- Lines without a stop stay together, unless the next one begins a list, a heading or a label, or the first is too
  short to have been wrapped there.
- Several sentences in one pair of quotes or brackets stay one up to some 400 characters, and are cut like other
  text beyond that or when a line ends between the pair.
- "Der 3. Senat", "im 19. Jahrhundert" go on for the German word before the number; "Band 3. Auflage" ends.
"""

from __future__ import annotations

import re
from functools import lru_cache


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


# --- Words before the stop, folded to small letters -----------------------------------------------------------

# Go on whatever follows: titles, "e.g.", "v."
_LEADING = _words("""
    mr mrs ms mx messrs prof rev hon gov sen gen col lt capt cmdr sgt maj supt mme mmes mlle mlles me sra srta
    v vs cf e.g i.e eg ie viz bzw z.b d.h vgl ggf sog inkl zzgl p.ej p.ex c.-à-d см напр т.е т.к им ул डॉ श्री
""")

# Go on before a small letter, a digit or a label ("App. C"); end before other capitals.
_NUMBERED = _words("""
    p pp no nos nr sec secs art arts fig figs ch chap vol vols par para paras pt pts ex exs exh app appx tab eq ll
    rt rte hwy rm bldg ext tel abs ziff rn rdnr rz kap bd anl cap núm num nº n° pág págs pag reg regs subsec subd cl
    cls stat rul amend doc docs ed eds id ibid op art ver bl ann sched ca
    ст пп гл стр рис табл гг др пр тыс млн млрд руб коп мин т.д т.п
    jan feb febr mar apr jun jul aug sep sept oct nov dec janv févr avr juil déc ene abr ago dic okt dez mrz
    mon tue tues wed weds thu thur thurs fri sat sun
    ft in yd yds mi min mins max sec hr hrs lb lbs oz gal qt cm mm km kg sq cu wk wks mo mos yr yrs std stk mio mrd
    etc usw approx est avg incl excl esp resp misc temp orig al env év evtl str
""")

# Go on before a small letter or a digit, and before a capital that reads like part of a name.
_STATES = _words("""
    cal mich wis fla tex minn ariz okla tenn colo conn neb nev ark ala ore wash mass ill ind kan vt va pa ga ky
""")
_NAMING = _STATES | _words("""
    inc ltd co corp bros llc plc jr sr esq ave blvd rd ln ct pl st dr mt dept govt univ assn intl natl div admin
    supp rep reps dist comm ste gem
""")
_PLACES = _words("st dr mt ft")
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
    Il Elle Ils Elles On Un Une Ce Cette Ces Si Dans Cela Este Esta Esto Pero Se En
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
    Code Stat Comp Rev App Admin Gen Laws Ann Const Veh Vehicle Transp Penal Rules Sup Ct Bus Civ Crim Pub Supp
""")
_QUOTED_ON = frozenset("とっはがのをにもやで他她的，、。,;")  # 「...。」と言った: the clause goes on after the quotation

# --- Characters -----------------------------------------------------------------------------------------------

_STOPS = frozenset(".!?…")
_BARE_STOPS = frozenset("。！？｡।॥۔؟።။៖⁇⁈⁉‼")  # these need no white space after them
_CLOSING = frozenset("\"'”’»)]}*_`~」』】〉》）›“ \u00a0\u202f")
_QUOTE_ENDS = frozenset("\"'”’»)」』）›“")
_OPENING = frozenset("\"'“‘«„‚([{*_`~「『（‹»")
_MARK_OPENING = frozenset("[【［(¹²³⁰⁴⁵⁶⁷⁸⁹")
_FIGURE_SIGNS = frozenset("$€£¥#§&@<")
_GOING_ON = frozenset(",;:)%/=+.")
_VOWELS = frozenset("aeiouyAEIOUY")

# How far a check looks. Each bound keeps hostile text linear and is far beyond what honest text needs.
_WORD_REACH = 28
_MARKER_REACH = 8
_SHORT_LINE = 80
_SHORT_WORD = 5
_WRAP_SLACK = 4
_ORDINAL_DIGITS = 3

_TOKEN = re.compile(
    r"""
    [.!?…。！？｡।॥۔؟።။៖⁇⁈⁉‼\n\r\u2028\u2029("'“‘«„「『（]
    (?:
        (?<=[.!?…]) (?!\w) [.!?…]*+ (?:[ \u00a0\u202f]?»)? [^\w\s.,;:!?…([{<$#/\\%&@=+\-–—|•]{0,8}+
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
