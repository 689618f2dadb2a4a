"""Units of measure: how they are written, what they are called here, and what they come to exactly."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache

from protem.reading.figures.lexicon import any_of
from protem.reading.folding import Folded

# name, dimension, factor to the dimension's base, ways to write it (in lower case; "s?" for a plural)
# Factors: the international yard and pound (1959), NIST SP 811 appendix B; month and year are a dimension of
# their own, for a month is not 30 days; a ton and a pint differ by country and so are only equal to themselves.
_TABLE = """
in     length  0.0254         inch inches inchs
ft     length  0.3048         foot feet ft
yd     length  0.9144         yard yards yd yds
mi     length  1609.344       mile miles mi
nmi    length  1852           nautical_mile nautical_miles nmi
um     length  0.000001       micrometer micrometers micrometre micrometres µm μm micron microns
nm     length  0.000000001    nanometer nanometers nanometre nanometres nm
mm     length  0.001          millimeter millimeters millimetre millimetres mm
cm     length  0.01           centimeter centimeters centimetre centimetres cm
m      length  1              meter meters metre metres m
km     length  1000           kilometer kilometers kilometre kilometres km kms
s      time    1              second seconds sec secs s
ms     time    0.001          millisecond milliseconds ms msec
min    time    60             minute minutes min mins
h      time    3600           hour hours hr hrs h
day    time    86400          day days calendar_day calendar_days
week   time    604800         week weeks wk wks
fortnight time 1209600        fortnight fortnights
workday workday 1             business_day business_days working_day working_days workday workdays banking_days
month  months  1              month months calendar_month calendar_months mo mos
year   months  12             year years yr yrs calendar_year calendar_years
decade months  120            decade decades
century months 1200           centuries
g      mass    0.001          gram grams gramme grammes g gm gms
kg     mass    1              kilogram kilograms kilogramme kilogrammes kilo kilos kg kgs
mg     mass    0.000001       milligram milligrams milligramme milligrammes mg mgs
ug     mass    0.000000001    microgram micrograms mcg µg μg ug
t      mass    1000           tonne tonnes metric_ton metric_tons t
ton    ton     1              ton tons short_ton short_tons
lb     mass    0.45359237     pound pounds lb lbs
oz     mass    0.028349523125 ounce ounces oz
acre   area    4046.8564224   acre acres
ha     area    10000          hectare hectares ha
L      volume  0.001          liter liters litre litres l
mL     volume  0.000001       milliliter milliliters millilitre millilitres ml cc
cL     volume  0.00001        centiliter centiliters centilitre centilitres cl
dL     volume  0.0001         deciliter deciliters decilitre decilitres dl
gal    gallon  1              gallon gallons gal gals
qt     quart   1              quart quarts qt qts
pint   pint    1              pint pints
floz   floz    1              fluid_ounce fluid_ounces fl_oz fl._oz
cup    cup     1              cup cups
tbsp   tbsp    1              tablespoon tablespoons tbsp
tsp    tsp     1              teaspoon teaspoons tsp
bbl    bbl     1              barrel barrels bbl
mph    speed   0.44704        mph mi/h m.p.h.
km/h   speed   5/18           kph kmh kmph km/h
m/s    speed   1              m/s
kn     speed   463/900        knot knots
ft/s   speed   0.3048         fps
B      data    1              byte bytes
KB     data    1000           kilobyte kilobytes kb
MB     data    1000000        megabyte megabytes mb
GB     data    1000000000     gigabyte gigabytes gb
TB     data    1000000000000  terabyte terabytes tb
KiB    data    1024           kib kibibytes
MiB    data    1048576        mib mebibytes
GiB    data    1073741824     gib gibibytes
TiB    data    1099511627776  tib tebibytes
kbit/s rate    1000           kbps kbit/s
Mbit/s rate    1000000        mbps mbit/s
Gbit/s rate    1000000000     gbps gbit/s
W      power   1              watt watts w
kW     power   1000           kilowatt kilowatts kw
MW     power   1000000        megawatt megawatts mw
GW     power   1000000000     gigawatt gigawatts gw
hp     hp      1              horsepower hp bhp
Wh     energy  3600           watt-hour watt-hours wh
kWh    energy  3600000        kilowatt-hour kilowatt-hours kilowatt_hour kilowatt_hours kwh
MWh    energy  3600000000     megawatt-hour megawatt-hours mwh
J      energy  1              joule joules
kJ     energy  1000           kilojoule kilojoules kj
kcal   heat    1000           kilocalorie kilocalories kcal
cal    heat    1              calorie calories cal
V      tension 1              volt volts v
kV     tension 1000           kilovolt kilovolts kv
mV     tension 0.001          millivolt millivolts mv
A      current 1              ampere amperes amp amps a
mA     current 0.001          milliampere milliamperes milliamp milliamps ma
Ah     charge  1              ampere-hour ampere-hours amp-hour amp-hours ah
mAh    charge  0.001          mah
F      farad   1              farad farads
uF     farad   0.000001       µf μf uf microfarad microfarads
nF     farad   0.000000001    nf nanofarad nanofarads
pF     farad   0.000000000001 pf picofarad picofarads
ohm    ohm     1              ohm ohms ω
kohm   ohm     1000           kω kilohm kilohms
Mohm   ohm     1000000        mω megohm megohms
N      force   1              newton newtons n
kN     force   1000           kilonewton kilonewtons
Nm     torque  1              newton-metre newton-metres newton-meter newton-meters
kNm    torque  1000           knm
Hz     freq    1              hertz hz
kHz    freq    1000           kilohertz khz
MHz    freq    1000000        megahertz mhz
GHz    freq    1000000000     gigahertz ghz
Pa     press   1              pascal pascals pa
hPa    press   100            hpa millibar millibars mbar
kPa    press   1000           kilopascal kilopascals kpa
MPa    press   1000000        mpa
bar    press   100000         bar
psi    psi     1              psi
mmHg   mmhg    1              mmhg mm_hg
degC   celsius 1              °c °_c ℃ degrees_celsius degree_celsius degrees_c degrees_centigrade celsius
degF   fahrenheit 1           °f °_f ℉ degrees_fahrenheit degree_fahrenheit degrees_f fahrenheit
deg    angle   1              degree degrees °
rpm    rpm     1              rpm revolutions_per_minute
bpm    bpm     1              bpm beats_per_minute
mpg    mpg     1              mpg miles_per_gallon
bp     bp      1              basis_point basis_points bps
dB     db      1              decibel decibels db
px     px      1              pixel pixels px
ppm    parts   1000           ppm parts_per_million
ppb    parts   1              ppb parts_per_billion
IU     iu      1              iu international_units
mmol   mole    0.001          mmol millimole millimoles
mol    mole    1              mole moles mol
"""

_IN_CAPITALS = {"Nm": "Nm", "kN": "kN", "MΩ": "Mohm", "MW": "MW"}
"""Abbreviations that are another unit in small letters: Nm and nm, kN and knots."""
_ABBREVIATED = {
    "m": "m",
    "s": "s",
    "h": "h",
    "g": "g",
    "l": "lL",
    "t": "t",
    "w": "W",
    "v": "V",
    "ma": "mA",
    "pa": "Pa",
    "n": "N",
    "a": "A",
}
"""Abbreviations that mean something else in other letters: 5 g, and the 5G network; "5 A" is a class."""
_INITIALS = frozenset("wvlgtna")
_DECIMAL = re.compile(r"[0-9][.,][0-9]{1,3}\Z")
"""Amperes as "A": "1.5 A"; "5 A" is a class or a road."""
_ENDS_A_NAME = re.compile(r"\.?\s[A-Z]|\.\w")
"""Behind "24 W" or "5 V" this is an address or an initial, no measure."""
_SPACED = frozenset({"s", "t", "ms"})
"""Abbreviations that must stand apart: "30 s", but "the 30s"."""


@dataclass(frozen=True, slots=True)
class Unit:
    """A unit by its canonical name; two of one dimension compare by their factors."""

    name: str
    dimension: str
    factor: Fraction


def _read_table() -> tuple[dict[str, Unit], dict[str, str]]:
    units: dict[str, Unit] = {}
    names: dict[str, str] = {}
    for line in _TABLE.strip().splitlines():
        name, dimension, factor, *written = line.split()
        units[name] = Unit(name, dimension, Fraction(factor))
        names.update((way.replace("_", " "), name) for way in written)
    return units, names


_UNITS, _NAMES = _read_table()
_BETWEEN = (
    "vacation leave sick holiday paid unpaid rest bonus consecutive successive continuous full whole complete "
    "additional further more extra straight clear calendar school academic fiscal tax business working short long "
).split()
"""Words that may stand between a number and its unit, and leave it the same amount."""
_ADJECTIVE = r"[a-z]{2,9}(?:ing|ous|ful|ive|al|ed)"
"""A word that says what they were like: "eight agonizing months"."""
_IN = r"in(?:(?=\s?(?:[,;:)\]/x]|\.?\s*\Z|\.\s|by\b|wide|deep|tall|high|long|thick|diameter|or\s(?:less|more))))"
"""Inches as "in": only where no phrase begins with it."""
_WRITTEN = any_of(_NAMES)
_UNIT = re.compile(
    rf"(?P<joint>[*_]{{0,3}}[ \t\n\r\u00a0]{{0,3}}-?[*_]{{0,3}})(?:(?:{any_of(_BETWEEN)}|{_ADJECTIVE})[\s-]{{1,2}})??"
    rf"(?P<area>(?:square|sq\.?)[\s-]{{1,2}}|(?:cubic|cu\.?)[\s-]{{1,2}})?"
    rf"(?:(?P<name>{_WRITTEN})(?P<power>[²³]|\^?[23](?![0-9]))?|(?P<inch>{_IN}))(?![^\W_])"
)
_SCALE = re.compile(r"(?<=[0-9][0-9])\s?(?P<scale>[CF])(?![^\W_]|[.-]\w)")
"""A temperature written without its sign: "350 F", "35C"."""
_PER = re.compile(rf"\s?(?:/|per\s|an?\s)\s?(?P<per>{_WRITTEN})(?![^\W_])")
_OLD = re.compile(r"[\s-]old\b")
_MOST_RATES = 2
_RATES = {"mi/h": "mph", "mi/hour": "mph", "ft/s": "ft/s"}


def unit_at(folded: Folded, at: int) -> tuple[str, int] | None:
    """Return (canonical name, end) of the unit that stands right behind a number ending at `at`, if one does."""
    found = _UNIT.match(folded.low, at)
    if not found:
        scale = _SCALE.match(folded.text, at)
        return (f"deg{scale['scale']}", scale.end()) if scale else None
    if found["inch"]:
        return "in", found.end()
    if not _is_measure(folded, found):
        return None
    written = folded.text[slice(*found.span("name"))]
    name, end, power = _IN_CAPITALS.get(written) or _NAMES[found["name"]], found.end(), _power(found)
    if power:
        return (f"{name}{power}", end) if _UNITS[name].dimension == "length" else None
    if name == "year" and (old := _OLD.match(folded.low, end)):
        end = old.end()
    return _rate(folded.low, name, end)


def _is_measure(folded: Folded, found: re.Match[str]) -> bool:
    """Say whether an abbreviation is a unit here: in its own capitals, apart where it must be, and no initial."""
    written = found["name"]
    if written in _ABBREVIATED and folded.text[slice(*found.span("name"))] not in _spellings(written):
        return False
    if written == "a" and not _DECIMAL.search(folded.low, max(0, found.start() - 8), found.start()):
        return False
    if written in _INITIALS and _ENDS_A_NAME.match(folded.text, found.end()):
        return False
    return not (written in _SPACED and found["joint"] == "")


def _spellings(written: str) -> tuple[str, ...]:
    allowed = _ABBREVIATED[written]
    return (allowed,) if len(written) > 1 else tuple(allowed)


def _power(found: re.Match[str]) -> str:
    if found["area"]:
        return "2" if found["area"].startswith("sq") else "3"
    return {"²": "2", "³": "3"}.get(found["power"] or "", (found["power"] or "").removeprefix("^"))


def _rate(low: str, name: str, end: int) -> tuple[str, int]:
    """Return a unit with those it is counted by: "miles per hour", "g/dL", "mg/kg/day"."""
    for _ in range(_MOST_RATES):
        per = _PER.match(low, end)
        if not per or (_UNITS[name.partition("/")[0]].dimension in ("time", "months") and "/" not in per.group()):
            break
        if per.group().lstrip().startswith("a") and _UNITS[name.partition("/")[0]].dimension != "length":
            break  # "two glasses a day"
        name, end = f"{name}/{_NAMES[per['per']]}", per.end()
        name = _RATES.get(name, name)
        if "/" not in name:
            break
    return name, end


@lru_cache(maxsize=1024)
def unit_named(name: str) -> Unit:
    """Return what is known of a canonical name, also of one made of others: "ft2", "g/dL", "mg/kg/day"."""
    if name in _UNITS:
        return _UNITS[name]
    base, power = name[:-1], name[-1:]
    if power in ("2", "3") and base in _UNITS and _UNITS[base].dimension == "length":
        return Unit(name, "area" if power == "2" else "volume", _UNITS[base].factor ** int(power))
    if "/" in name:
        first, *others = map(unit_named, name.split("/"))
        dimension, factor = first.dimension, first.factor
        for other in others:
            dimension, factor = f"{dimension}/{other.dimension}", factor / other.factor
        return Unit(name, dimension, factor)
    return Unit(name, name, Fraction(1))


def units_written(word: str) -> Iterator[str]:
    """Yield the canonical name of a word of its own that is a unit: "feet" is "ft"."""
    if name := _NAMES.get(word):
        yield name
