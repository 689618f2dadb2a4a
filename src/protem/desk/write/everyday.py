"""Everyday words and the words that rules and manuals have for the same thing."""

from __future__ import annotations

from collections.abc import Mapping

from protem.reading.stemming import stem

_WORDS = """
kid kids child children youngster
bike bicycle cycle pushbike cyclist cycling
motorbike motorcycle moped scooter motorcyclist
truck lorry lorries
car auto vehicle
cop cops police
crash accident collision incident
phone telephone mobile cellphone smartphone
call ring dial telephone
booze drink alcohol drunk
medicine medication drugs
sick ill illness sickness unwell
tired sleepy drowsy sleep
beep hoot honk sound
fine penalty
price cost fee charge
boss manager supervisor
job employment position
wage salary pay
holiday vacation leave
quit resign resignation
fired dismissed terminated dismissal
doctor physician
start begin commence
end finish stop
buy purchase
get obtain receive
rent hire lease
house home residence
motorway highway freeway interstate
pavement sidewalk footway footpath
crossing crosswalk
roundabout rotary
lights lamps
tyre tire
glasses spectacles
caravan trailer
towing tow trailer
mate friend passenger
lift passenger
overtake pass passing overtaking
gap distance
room space
litter rubbish trash
dog animal pet
ambulance emergency
kerb curb
side abreast
broken working broke
snow snowy wintry
ice icy
hurt injured injury
"""


def _kin() -> dict[str, frozenset[str]]:
    found: dict[str, set[str]] = {}
    for line in _WORDS.strip().splitlines():
        family = {stem(word) for word in line.split()} - {""}
        for own in family:
            found.setdefault(own, set()).update(family - {own})
    return {own: frozenset(others) for own, others in found.items()}


KIN: Mapping[str, frozenset[str]] = _kin()
"""For a stem, the stems that speak of the same thing."""
