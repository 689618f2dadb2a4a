"""Words that a full stop follows without ending the sentence, folded to small letters."""

from __future__ import annotations

import re

# Go on whatever follows: titles, "e.g.", "v."
LEADING = frozenset(
    """
    mr mrs ms mx messrs prof rev hon gov sen gen col lt capt cmdr sgt maj brig adm cpl pvt det supt mme mmes mlle
    mlles sra srta dra sig dott dhr mevr avda lic ул им डॉ श्री v vs cf e.g i.e eg ie viz bzw z.b d.h vgl ggf sog
    inkl zzgl p.ej p.ex c.-à-d bijv d.w.z o.a t.ex bl.a f.eks np tzn m.in např tzv см напр т.е т.к
    """.split()
)

# Go on before a small letter, a digit or a label ("App. C"); end before other capitals.
NUMBERED = frozenset(
    """
    p pp no nos nr sec secs art arts fig figs ch chap vol vols par para paras pt pts ex exs exh app appx tab eq ll
    rt rte hwy rm bldg ext tel abs ziff rn rdnr rz kap bd anl cap núm num nº n° pág págs pag reg regs subsec subsecs
    subd cl cls stat rul amend eff sess doc docs ed eds id ibid op ver bl ann sched ca cc ст пп гл стр рис табл гг др
    jan feb febr mar apr jun jul aug sep sept oct nov dec janv févr avr juil déc ene abr ago dic okt dez mrz
    mon tue tues wed weds thu thur thurs fri sat sun ft in yd yds mi min mins max hr hrs lb lbs oz gal qt cm mm km
    kg sq cu wk wks mo mos yr yrs std stk etc ecc usw approx m.p.h r.p.m est avg incl excl esp resp misc temp orig
    al env év evtl str пр тыс млн млрд руб коп мин т.д т.п
    """.split()
)

# With a capital they go on before a small letter or a digit; before a capital only a common opening word ends.
_WITHIN_NAMES = frozenset(
    """
    cal mich wis fla tex minn ariz okla tenn colo conn neb nev ark ala ore wash mass ill ind kan vt va pa ga ky
    bus pub rep reps div gem civ comp ste dept govt univ assn intl natl admin supp dist comm mio mrd veh const
    transp crim educ st dr sr mt sp br rs
    """.split()
)

# The same, but a plain word with a small one behind it ends too: "Acme Inc. Drivers pay less."
AFTER_NAMES = frozenset("inc ltd co corp bros llc plc jr esq ave blvd rd ln ct pl".split())

HALF_DAYS = frozenset("a.m p.m am pm".split())

# A letter after one of these names a kind: "Class B. Drivers ..." ends, "J. B. Smith" does not. Also "и т. д."
LETTERED = frozenset("category class column exhibit form group level line part schedule table type vitamin т.".split())

# Before an ordinal in German: "am 3. Mai", "die 2. Auflage".
BEFORE_ORDINALS = frozenset("ab am beim bis das dem den der des die im jede jeden jeder vom zum zur".split())

_WRITTEN_SMALL = LEADING | NUMBERED | AFTER_NAMES | HALF_DAYS
_WITH_CAPITAL = _WITHIN_NAMES | AFTER_NAMES
_DOTTED = re.compile(r"[^\W\d_]{1,2}(?:\.-?[^\W\d_]{1,2}){1,6}")  # U.S, Ph.D, z.B


def is_abbreviation(word: str) -> bool:
    """Whether a word abbreviates as it is written: "bus" does not, "Bus" might."""
    return word.lower() in _WRITTEN_SMALL or belongs_to_name(word)


def belongs_to_name(word: str) -> bool:
    """Whether a word abbreviates, with a capital, what is written with capitals: Mich, Inc; or has dots."""
    return (not word.islower() and word.lower() in _WITH_CAPITAL) or _DOTTED.fullmatch(word) is not None
