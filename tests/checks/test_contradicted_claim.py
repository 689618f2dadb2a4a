"""What contradicts a source, and honest wording of the same: each pair is one answer beside one source."""

from __future__ import annotations

import pytest

from protem import Case, Policy, Source
from protem.check import Check
from protem.checks import all_checks
from protem.finding import Finding

CHECK: Check = next(check for check in all_checks() if check.name == "contradicted-claim")

CONTRADICTED = (
    # (source, answer): negation
    ("The deposit is refundable.", "The deposit is not refundable."),
    ("The deposit is not refundable after 30 June.", "The deposit is refundable after 30 June."),
    ("Dogs are not allowed on the beach in summer.", "Dogs are allowed on the beach in summer."),
    ("Cyclists must not ride on the pavement.", "Cyclists may ride on the pavement."),
    ("You cannot renew a passport at a post office.", "You can renew a passport at a post office."),
    ("Never mix bleach with ammonia.", "Mix bleach with ammonia."),
    ("No person shall sleep in a vehicle overnight.", "A person may sleep in a vehicle overnight."),
    ("No fee is charged for the first copy.", "A fee is charged for the first copy."),
    ("The plan covers dental care.", "The plan doesn't cover dental care."),
    ("The plan does not cover cosmetic surgery.", "Cosmetic surgery is covered by the plan."),
    ("Smoking is not allowed.", "Smoking is allowed."),
    ("A permit is required to burn leaves.", "No permit is required to burn leaves."),
    ("A permit is not required for a garden shed.", "A permit is required for a garden shed."),
    ("Visitors do not need a ticket on Mondays.", "Visitors need a ticket on Mondays."),
    ("You do not have to register a bicycle.", "You must register a bicycle."),
    ("Tenants may keep a cat without permission.", "Tenants may not keep a cat without permission."),
    ("The server failed to restart after the update.", "The server restarted after the update."),
    ("The court found that the notice was not valid.", "The court found that the notice was valid."),
    ("Payments are not taxable.", "Payments are taxable."),
    ("The vaccine can be given without a prescription.", "The vaccine can't be given without a prescription."),
    ("Neither the buyer nor the seller pays the tax.", "Both the buyer and the seller pay the tax."),
    ("Staff may not accept gifts from suppliers.", "Staff may accept gifts from suppliers."),
    ("The alarm does not sound when the door is open.", "The alarm sounds when the door is open."),
    (
        "Applicants who hold a visa are not eligible for the grant.",
        "Applicants who hold a visa are eligible for the grant.",
    ),
    # modality
    ("You may appeal within 14 days.", "You must appeal within 14 days."),
    ("The gateway may require a client certificate.", "The gateway requires a client certificate."),
    ("Fines of up to $500 may be imposed.", "Fines of up to $500 must be imposed."),
    ("Drivers should carry a warning triangle.", "Drivers must carry a warning triangle."),
    ("The landlord shall return the deposit within 21 days.", "The landlord may return the deposit within 21 days."),
    ("Wearing a helmet is optional for adults.", "Wearing a helmet is mandatory for adults."),
    ("Attendance at the meeting is voluntary.", "Attendance at the meeting is required."),
    ("Two-factor login is mandatory for administrators.", "Two-factor login is optional for administrators."),
    ("You must report the accident to the police.", "You don't have to report the accident to the police."),
    # opposites of law and machines
    ("It is illegal to drive with a phone in your hand.", "It is legal to drive with a phone in your hand."),
    ("It is unlawful to park on a crosswalk.", "It is lawful to park on a crosswalk."),
    ("Open fires are prohibited in the park.", "Open fires are permitted in the park."),
    ("Overnight parking is allowed on Main Street.", "Overnight parking is forbidden on Main Street."),
    ("Do not park on the grass verge.", "Parking on the grass verge is allowed."),
    ("Parking on the grass verge is prohibited.", "You can park on the grass verge."),
    ("Automatic updates are enabled by default.", "Automatic updates are disabled by default."),
    ("The pension is exempt from income tax.", "The pension is liable to income tax."),
    ("The museum is closed on Mondays.", "The museum is open on Mondays."),
    ("Breakfast is included in the price.", "Breakfast is excluded from the price."),
    ("The committee approved the request in May.", "The committee denied the request in May."),
    ("The licence is valid for driving abroad.", "The licence is invalid for driving abroad."),
    ("It is unsafe to heat the bottle.", "It is safe to heat the bottle."),
    ("Prices increased in the third quarter.", "Prices decreased in the third quarter."),
    ("Submit the form before the hearing.", "Submit the form after the hearing."),
    ("Take the tablets after a meal.", "Take the tablets before a meal."),
    ("The maximum load is 400 kg.", "The minimum load is 400 kg."),
    ("Turn left at the second light.", "Turn right at the second light."),
    ("The file is encrypted at rest.", "The file is unencrypted at rest."),
    ("The upgrade is reversible.", "The upgrade is irreversible."),
    ("Reboot the router with the cable unplugged.", "Reboot the router without the cable unplugged."),
    ("The fund buys shares in small firms.", "The fund sells shares in small firms."),
    # order, parts and persons
    ("A third offence is a misdemeanor.", "A second offence is a misdemeanor."),
    ("The library is closed on Mondays in winter.", "The library is closed on Tuesdays in winter."),
    ("The tenant must pay for broken windows.", "The landlord must pay for broken windows."),
    ("The tenant must notify the landlord in writing.", "The landlord must notify the tenant in writing."),
    (
        "The insurer must inform the policyholder within a week.",
        "The policyholder must inform the insurer within a week.",
    ),
    ("Aya likes tea. Bram likes coffee.", "Bram likes tea."),
    ("Plan A covers glasses. Plan B covers hearing aids.", "Plan A covers hearing aids."),
    ("The north gate opens at dawn. The south gate opens at noon.", "The south gate opens at dawn."),
    ("Paris is the capital of France. Rome is the capital of Italy.", "Paris is the capital of Italy."),
    ("Employees accrue leave monthly.", "Employees accrue leave yearly."),
    # bounds
    ("Park at least 15 feet from the crossing.", "Park at most 15 feet from the crossing."),
    ("Loans of more than 5,000 euros need a guarantor.", "Loans of less than 5,000 euros need a guarantor."),
    ("Do not park within 15 feet of a fire hydrant.", "Park within 15 feet of a fire hydrant."),
    ("Keep no more than 20 liters of fuel in the shed.", "Keep at least 20 liters of fuel in the shed."),
    ("The bag must not exceed 10 kg.", "The bag must exceed 10 kg."),
    ("Children under 12 travel free.", "Children over 12 travel free."),
    ("Applicants must be 18 or older.", "Applicants must be 18 or younger."),
    ("Drive at most 30 mph in the village.", "You may drive more than 30 mph in the village."),
    # conditions
    ("You may turn right on red after a complete stop.", "You may turn right on red without a complete stop."),
    ("You may enter after showing a ticket.", "You may enter without showing a ticket."),
    ("You may use the pool if a lifeguard is present.", "You may use the pool unless a lifeguard is present."),
    ("Refunds are given unless the seal is broken.", "Refunds are always given."),
    ("You may photograph the exhibits unless a sign forbids it.", "You may always photograph the exhibits."),
    # other languages
    (
        "Die Gebühr wird erstattet, wenn der Antrag abgelehnt wird.",
        "Die Gebühr wird nicht erstattet, wenn der Antrag abgelehnt wird.",
    ),
    ("Les chiens ne sont pas admis dans la piscine municipale.", "Les chiens sont admis dans la piscine municipale."),
    ("El inquilino no puede subarrendar la vivienda.", "El inquilino puede subarrendar la vivienda."),
    ("De borg wordt niet terugbetaald aan de huurder.", "De borg wordt terugbetaald aan de huurder."),
    ("Il biglietto non è rimborsabile dopo la partenza.", "Il biglietto è rimborsabile dopo la partenza."),
    ("O estacionamento não é permitido na praça.", "O estacionamento é permitido na praça."),
)

BORNE_OUT = (
    # two turns make up for each other
    ("Do not park within 15 feet of a fire hydrant.", "Park at least 15 feet away from a fire hydrant."),
    ("Do not park within 15 feet of a fire hydrant.", "You must park at least 15 feet away from a fire hydrant."),
    ("Do not park within 15 feet of a fire hydrant.", "Park no closer than 15 feet to a fire hydrant."),
    ("Do not park within 15 feet of a fire hydrant.", "Parking within 15 feet of a fire hydrant is prohibited."),
    ("Do not park within 15 feet of a fire hydrant.", "You may not park within 15 feet of a fire hydrant."),
    ("Do not park within 15 feet of a fire hydrant.", "You can park more than 15 feet away from a fire hydrant."),
    ("Parking on the verge is prohibited.", "Parking on the verge is not permitted."),
    ("Parking on the verge is not permitted.", "Parking on the verge is forbidden."),
    ("A permit is not required.", "A permit is optional."),
    ("Wearing a helmet is optional.", "Wearing a helmet is not required."),
    ("Wearing a helmet is not mandatory.", "You don't have to wear a helmet."),
    ("Do not exceed 20 mph in the school zone.", "Drive at most 20 mph in the school zone."),
    ("The load must not exceed 400 kg.", "The load may be at most 400 kg."),
    ("Keep no more than 20 liters of fuel.", "Keep at most 20 liters of fuel."),
    ("You must be at least 18 to apply.", "You must be 18 or older to apply."),
    ("No dogs are allowed in the hall.", "Dogs are not allowed in the hall."),
    ("No person shall park on a bridge.", "It is illegal to park on a bridge."),
    ("A person shall not park on a bridge.", "You may not park on a bridge."),
    ("Parking without a permit is prohibited.", "You need a permit to park."),
    ("You may not park here without a permit.", "You may park here only with a permit."),
    ("You may not park here without a permit.", "You may park here with a permit."),
    ("Automatic backup is enabled by default.", "Automatic backup is not disabled by default."),
    ("The museum is closed on Mondays.", "The museum is not open on Mondays."),
    ("The office is open to the public.", "The office is not closed to the public."),
    ("The request was not granted.", "The request was denied."),
    ("The ticket is not valid after noon.", "The ticket is invalid after noon."),
    ("It is not safe to heat the bottle.", "It is unsafe to heat the bottle."),
    ("The server failed to restart.", "The server did not restart."),
    ("He was unable to pay the rent.", "He could not pay the rent."),
    ("Never leave a child alone in a car.", "Do not leave a child alone in a car."),
    ("Neither dogs nor cats are allowed.", "Dogs and cats are not allowed."),
    ("The seller does not pay the tax.", "The tax is not paid by the seller."),
    # who does what, said from the other side
    ("The tenant must notify the landlord.", "The landlord must be notified by the tenant."),
    ("Aya lent the book to Bram.", "Bram was lent the book by Aya."),
    ("Aya met Bram in Oslo.", "Bram met Aya in Oslo."),
    ("Cats and dogs are welcome.", "Dogs and cats are welcome."),
    ("In 2020 the firm bought a mill.", "The firm bought a mill in 2020."),
    # exceptions and conditions of other clauses
    ("No dogs, except guide dogs, are allowed in the hall.", "Guide dogs are allowed in the hall."),
    ("No dogs, except guide dogs, are allowed in the hall.", "Dogs are not allowed in the hall, except guide dogs."),
    ("Dogs are not allowed in the hall. Guide dogs are allowed.", "Guide dogs are allowed in the hall."),
    (
        "You may turn right on red after a complete stop unless a sign prohibits it.",
        "You may turn right on red after a stop.",
    ),
    (
        "You may turn right on red after a complete stop unless a sign prohibits it.",
        "You may not turn right on red if a sign prohibits it.",
    ),
    (
        "You may turn right on red after a complete stop unless a sign prohibits it.",
        "After a complete stop you may turn right on red.",
    ),
    ("You may not turn right on red unless a sign allows it.", "If a sign allows it, you may turn right on red."),
    ("You may not enter without a ticket.", "You may enter if you have a ticket."),
    ("If you do not pay within 30 days, the fine doubles.", "The fine doubles if you fail to pay within 30 days."),
    ("Do not cross when the light is red.", "Cross when the light is green."),
    ("Parking is free on Sundays but not on Saturdays.", "Parking is free on Sundays."),
    ("Parking is free on Sundays but not on Saturdays.", "Parking is not free on Saturdays."),
    ("Residents may park overnight. Visitors may not park overnight.", "Visitors may not park overnight."),
    (
        "Residents may park overnight. Visitors may not park overnight.",
        "Residents may park overnight, but visitors may not.",
    ),
    (
        "Part-time staff are not eligible for the bonus, but full-time staff are.",
        "Full-time staff are eligible for the bonus.",
    ),
    ("The first offence costs $50. The second offence costs $100.", "The second offence costs $100."),
    (
        "The first offence costs $50. The second offence costs $100.",
        "A first offence costs $50 and a second costs $100.",
    ),
    ("Refunds are given within 30 days. Refunds are not given after 30 days.", "Refunds are not given after 30 days."),
    ("The plan covers dental care but does not cover glasses.", "The plan covers dental care."),
    ("The plan covers dental care but does not cover glasses.", "Glasses are not covered by the plan."),
    (
        "The pool opens at 7:00 on weekdays. On Sundays the pool opens at 9:00.",
        "The pool opens at 7:00 on weekdays and at 9:00 on Sundays.",
    ),
    ("Left-handed desks are on the left, right-handed desks on the right.", "Right-handed desks are on the right."),
    # leaving out and adding what turns nothing
    ("Applications must be received by 30 June at the latest.", "Applications must arrive by 30 June."),
    ("Employees may work remotely on two days each week.", "Staff may work remotely two days a week."),
    ("The landlord shall return the deposit within 21 days.", "The landlord must return the deposit within 21 days."),
    ("The landlord shall return the deposit within 21 days.", "The landlord returns the deposit within 21 days."),
    ("You must report the accident to the police.", "Report the accident to the police."),
    ("Report any loss of the card to the bank.", "You should report any loss of the card to the bank."),
    ("Applications close on 1 May.", "Applications close on 1 May 2026."),
    ("The court may order a retrial.", "The court can order a retrial."),
    ("You are not required to answer.", "You need not answer."),
    ("The tax is due in April.", "The tax is due before May."),
    ("Symptoms may include fever and cough.", "Possible symptoms include fever and cough."),
    ("It is not only cheap but safe.", "It is cheap and safe."),
    ("Not all members voted for the motion.", "Some members voted for the motion."),
    ("No more than three guests may stay overnight.", "Up to three guests may stay overnight."),
    ("There is no limit on the number of entries.", "The number of entries is unlimited."),
    ("The device does not work without a battery.", "The device works only with a battery."),
    ("The use of drones is restricted but not banned.", "The use of drones is not banned."),
    ("It is hardly possible to miss the sign.", "It is nearly impossible to miss the sign."),
    ("The river rose and then fell.", "The river fell after it rose."),
    ("Wash your hands before eating.", "Before eating, wash your hands."),
    ("Wash your hands before eating.", "Eat after washing your hands."),
    ("You can't park here and you can't stop here.", "You can't stop here."),
    ("The shop doesn't take cards, only cash.", "The shop takes cash only."),
    ("Do not stop or park on the bridge.", "You may not park on the bridge."),
    ("Do not stop or park on the bridge.", "Stopping on the bridge is not allowed."),
    # what is no claim
    ("Dogs are not allowed on the beach.", "Are dogs allowed on the beach?"),
    ("Dogs are not allowed on the beach.", "If dogs were allowed on the beach, there would be a sign."),
    ("Dogs are not allowed on the beach.", "No, dogs are not allowed on the beach."),
    ("Dogs are allowed on the beach.", "Yes, dogs are allowed on the beach."),
    ("Dogs are not allowed on the beach.", "You asked whether dogs are allowed on the beach."),
    # about something else
    ("Dogs are not allowed on the beach.", "Dogs are allowed in the park."),
    ("Backup is enabled on the server.", "Backup is disabled on the laptop."),
    ("The east gate is open.", "The west office is closed."),
    ("Aya likes tea.", "Bram dislikes tea."),
    ("Parking in zone A is free.", "Parking in zone B is not free."),
    ("The tenant pays the rent. The landlord pays the tax.", "The tenant pays the rent and the landlord pays the tax."),
    # two sources that disagree
    ("The pool is open in winter. Note of 2026: the pool is not open in winter.", "The pool is not open in winter."),
    # other languages
    ("Das Parken auf dem Gehweg ist nicht erlaubt.", "Das Parken auf dem Gehweg ist nicht erlaubt."),
    ("Les chiens ne sont pas admis.", "Les chiens ne sont pas admis dans le parc."),
    ("El plazo no es prorrogable.", "El plazo no es prorrogable."),
)


def found(answer: str, *given: Source, cited: tuple[str, ...] | None = None) -> list[Finding]:
    return list(CHECK.findings(Case(answer, given=given, cited=cited), Policy()))


def failing(answer: str, *given: Source, cited: tuple[str, ...] | None = None) -> list[Finding]:
    return [finding for finding in found(answer, *given, cited=cited) if finding.outcome == "fails"]


@pytest.mark.parametrize(("text", "answer"), CONTRADICTED)
def test_the_opposite_of_what_a_source_says_is_refused(text: str, answer: str) -> None:
    assert len(failing(answer, Source("s1", text))) == 1


@pytest.mark.parametrize(("text", "answer"), BORNE_OUT)
def test_honest_wording_is_shown(text: str, answer: str) -> None:
    assert failing(answer, Source("s1", text)) == []


@pytest.mark.parametrize(("text", "_answer"), CONTRADICTED + BORNE_OUT)
def test_a_source_does_not_contradict_itself(text: str, _answer: str) -> None:
    assert failing(text, Source("s1", text)) == []


@pytest.mark.parametrize(("text", "answer"), CONTRADICTED)
def test_every_span_points_at_the_words_it_names(text: str, answer: str) -> None:
    finding = failing(answer, Source("s1", text))[0]
    assert finding.at is not None
    at, evidence = finding.at, finding.evidence[0]
    assert finding.says == (
        f'"{answer[at.start : at.end]}" contradicts "{text[evidence.start : evidence.end]}" in {evidence.doc}'
    )


def test_one_source_that_bears_a_claim_out_is_enough() -> None:
    old, new = Source("old", "The pool is open in winter."), Source("new", "The pool is not open in winter.")
    assert failing("The pool is not open in winter.", old, new) == []
    assert failing("The pool is not open in winter.", old) != []


def test_only_what_is_cited_counts() -> None:
    old, new = Source("old", "The pool is open in winter."), Source("new", "The pool is not open in winter.")
    assert failing("The pool is not open in winter.", old, new, cited=("old",)) != []
    assert failing("The pool is not open in winter [2].", old, new) == []
    assert failing("The pool is not open in winter [1].", old, new) != []


def test_the_words_a_citation_quotes_count_and_spans_point_into_it() -> None:
    source = Source("sign", "See the sign.", "p. 4 — 'dogs are not allowed in the hall'")
    finding = failing("Dogs are allowed in the hall (p. 4).", source)[0]
    assert finding.evidence[0].doc == "sign#citation"
    assert source.citation[finding.evidence[0].start : finding.evidence[0].end] == "are not allowed"


def test_a_copy_needs_no_word_the_mark_of_an_item_aside_and_a_cut_copy_does() -> None:
    assert found("The fee is refundable.", Source("s1", "(1) The fee is refundable.")) == []
    assert failing("Person shall park here.", Source("s1", "No person shall park here.")) != []


def test_a_mark_inside_a_clause_moves_no_span() -> None:
    finding = failing("Backup [1] is disabled by default.", Source("s1", "Backup is enabled by default."))[0]
    assert finding.at is not None
    assert (finding.at.start, finding.at.end) == (14, 22)


def test_what_is_borne_out_in_other_words_is_said_to_hold() -> None:
    source = Source("s1", "Parking on the verge is prohibited.")
    finding = found("You may not park on the verge.", source)[0]
    assert (finding.outcome, finding.says) == ("holds", '"You may not park on the verge" is what s1 says')


@pytest.mark.parametrize("answer", ["", "?", "No.", "Yes.", "\ud800 not \ud800.", "not " * 50, "[1]", "may not", "|||"])
def test_an_answer_of_nothing_but_turns_is_no_claim(answer: str) -> None:
    assert failing(answer, Source("s1", "Dogs are not allowed. You may not park. No."), Source("s2", "")) == []


def test_nothing_is_said_where_nothing_is_cited() -> None:
    assert found("Dogs are allowed.", Source("s1", "Dogs are not allowed."), cited=()) == []
