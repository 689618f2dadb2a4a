"""Rules of two or three words, and rules that are items of a list, turned round and said again."""

from __future__ import annotations

import pytest

from protem import Case, Source, gate

RETURNS = (
    "The following cannot be returned:\n\n- gift cards\n- opened software\n- perishable goods\n\n"
    "All other items can be returned within 30 days."
)
POOL = (
    "## It is prohibited to\n- eat in the pool area\n- run\n- dive from the side\n\n"
    "## It is allowed to\n- bring towels\n- swim in lanes\n"
)

A_SHORT_RULE = (
    ("Smoking is prohibited.", "Smoking is allowed."),
    ("Parking is permitted.", "Parking is forbidden."),
    ("Dogs are allowed.", "Dogs are prohibited."),
    ("The pool is open.", "The pool is closed."),
    ("Registration is required.", "Registration is optional."),
    ("Breakfast is included.", "Breakfast is excluded."),
    ("Fishing is legal.", "Fishing is illegal."),
    ("Entry is free.", "Entry is charged."),
    ("Camping is banned.", "Camping is permitted."),
    ("A deposit is mandatory.", "A deposit is optional."),
    ("Pets are welcome.", "Pets are prohibited."),
    ("Wi-Fi is free.", "Wi-Fi is charged."),
    ("Membership is voluntary.", "Membership is mandatory."),
    ("Towels are included.", "Towels are not included."),
    ("Booking is necessary.", "Booking is unnecessary."),
    ("Access is restricted.", "Access is unrestricted."),
    ("Cycling forbidden.", "Cycling allowed."),
    ("No smoking.", "Smoking is allowed."),
    ("Smoking prohibited.", "Smoking is permitted."),
    ("Drones are illegal.", "Drones are legal."),
    ("Alcohol is not allowed.", "Alcohol is allowed."),
    ("The gym is closed on Sundays.", "The gym is open on Sundays."),
    ("Swimming is forbidden here.", "Swimming is allowed here."),
    ("Helmets are compulsory.", "Helmets are optional."),
    ("Diving is unlawful.", "Diving is lawful."),
    ("Dogs are permitted.", "Dogs are not permitted."),
    ("Late checkout is disallowed.", "Late checkout is allowed."),
    ("Refunds are possible.", "Refunds are impossible."),
    ("Smoking is strictly prohibited.", "Smoking is allowed."),
    ("Smoking is prohibited.", "You may smoke."),
    ("Smoking is prohibited.", "Smoking is permitted [1]."),
    ("Smoking is prohibited.", "Yes, smoking is allowed."),
)
A_SHORT_RULE_HONEST = (
    ("Smoking is prohibited.", "Smoking is forbidden."),
    ("Smoking is prohibited.", "Smoking is not allowed."),
    ("Smoking is prohibited.", "You may not smoke."),
    ("Parking is permitted.", "Parking is allowed."),
    ("The pool is open.", "The pool is not closed."),
    ("Registration is optional.", "Registration is not required."),
    ("Breakfast is included.", "Breakfast is not excluded."),
    ("Entry is free.", "Entry is not charged."),
    ("Smoking is prohibited in the lobby. Smoking is allowed on the terrace.", "Smoking is allowed on the terrace."),
    ("Smoking is prohibited indoors.", "Smoking is prohibited."),
    ("No smoking.", "Smoking is not allowed."),
    ("No smoking.", "Smoking is prohibited."),
    ("A deposit is mandatory.", "A deposit is required."),
    ("Smoking is prohibited. Vaping is allowed.", "Vaping is allowed."),
    ("Smoking is prohibited in rooms; on balconies smoking is allowed.", "Smoking is allowed on balconies."),
    ("Smoking is allowed. Smoking is prohibited in the pool area.", "Smoking is allowed."),
    ("The pool is open on Mondays. The pool is closed on Tuesdays.", "The pool is open on Mondays."),
    ("Membership is voluntary.", "Membership is not mandatory."),
    ("Entry is free.", "Admission is free."),
    ("Smoking is prohibited. Parking is free.", "Parking is free."),
)

A_LISTED_RULE = (
    ("The following cannot be returned:\n\n- gift cards", "Gift cards can be returned."),
    (RETURNS, "Gift cards can be returned."),
    (RETURNS, "Opened software can be returned."),
    (RETURNS, "You can return gift cards."),
    ("## It is prohibited to\n- eat in the pool area", "You may eat in the pool area."),
    (POOL, "You may eat in the pool area."),
    (POOL, "Running is allowed."),
    (POOL, "You may dive from the side."),
    (POOL, "It is allowed to eat in the pool area."),
    ("In the gym it is prohibited to:\n1. smoke\n2. run\n3. shout", "You may smoke in the gym."),
    ("You may not bring:\n* glass bottles\n* pets", "You may bring pets."),
    ("Not included:\n- breakfast\n- parking", "Breakfast is included."),
    ("Included in the price:\n- breakfast\n- parking", "Breakfast is not included in the price."),
    ("The following are prohibited:\n- drones\n- fireworks", "Drones are allowed."),
    ("Guests must not:\n- smoke on the balcony\n- feed the birds", "Guests may feed the birds."),
    ("The warranty does not cover:\n- water damage\n- scratches", "The warranty covers water damage."),
    ("**Prohibited:**\n- drones\n- glass", "Drones are permitted."),
    ("You must bring:\n- a passport\n- a visa", "You do not need to bring a passport."),
    ("The following may be returned:\n- shoes\n- hats", "Hats cannot be returned."),
    ("### Not allowed\n\n- cooking in rooms\n- candles", "Candles are allowed."),
    ("It is forbidden to\n\n- swim at night\n- bring dogs", "You can bring dogs."),
    ("Members are allowed to:\n- bring a guest\n- use the sauna", "Members are not allowed to use the sauna."),
)
A_LISTED_RULE_HONEST = (
    ("The following cannot be returned:\n\n- gift cards", "Gift cards cannot be returned."),
    (RETURNS, "Gift cards cannot be returned."),
    (RETURNS, "You cannot return opened software."),
    (RETURNS, "All other items can be returned within 30 days."),
    (RETURNS, "- gift cards"),
    (RETURNS, "The following cannot be returned:\n- gift cards\n- opened software\n- perishable goods"),
    (POOL, "You may not eat in the pool area."),
    (POOL, "It is prohibited to run."),
    (POOL, "You may bring towels."),
    (POOL, "Swimming in lanes is allowed."),
    (POOL, "Eating in the pool area is prohibited."),
    (
        "In the gym it is prohibited to:\n1. smoke\n2. run\n3. shout",
        "In the gym it is prohibited to:\n1. smoke\n2. run\n3. shout",
    ),
    ("In the gym it is prohibited to:\n1. smoke\n2. run\n3. shout", "In the gym you may not smoke."),
    ("Not included:\n- breakfast\n- parking", "Breakfast is not included."),
    ("The following are prohibited:\n- drones\n- fireworks", "Drones are prohibited."),
    ("The warranty does not cover:\n- water damage\n- scratches", "Water damage is not covered by the warranty."),
    ("The warranty does not cover:\n- water damage\n- scratches", "The warranty does not cover water damage."),
    ("You may not bring:\n* glass bottles\n* pets", "You may not bring pets."),
    ("You must bring:\n- a passport\n- a visa", "You must bring a visa."),
    ("The following may be returned:\n- shoes\n- hats", "Hats may be returned."),
    ("Not allowed:\n- smoking\n\nAllowed:\n- vaping on the terrace", "Vaping on the terrace is allowed."),
    ("In the gym it is prohibited to:\n1. smoke\n2. run\n3. shout", "1. smoke\n2. run\n3. shout"),
    ("Guests must not:\n- smoke on the balcony\n- feed the birds", "Guests must not feed the birds."),
    (POOL, "Please do not run."),
)


def decided(source: str, answer: str) -> str:
    decision = gate(Case(answer, question="What is the rule?", given=(Source("s1", source),)))
    return "shown" if decision.shown else decision.check


@pytest.mark.parametrize(("source", "answer"), A_SHORT_RULE)
def test_a_short_rule_is_refused(source: str, answer: str) -> None:
    assert decided(source, answer) == "contradicted-claim"


@pytest.mark.parametrize(("source", "answer"), A_SHORT_RULE_HONEST)
def test_a_short_rule_that_is_honest_is_shown(source: str, answer: str) -> None:
    assert decided(source, answer) == "shown"


@pytest.mark.parametrize(("source", "answer"), A_LISTED_RULE)
def test_a_listed_rule_is_refused(source: str, answer: str) -> None:
    assert decided(source, answer) == "contradicted-claim"


@pytest.mark.parametrize(("source", "answer"), A_LISTED_RULE_HONEST)
def test_a_listed_rule_that_is_honest_is_shown(source: str, answer: str) -> None:
    assert decided(source, answer) == "shown"
