"""What a source implies, leaves out, says of some, once, for money or on other days: claimed wrongly, and rightly."""

from __future__ import annotations

import pytest

from protem import Case, Decision, Source, gate

FAULTY = (
    (
        "Lifeguards watch the beach in July and August. They do not watch the car park.",
        "Lifeguards watch the car park.",
    ),
    ("The embassy issues visas. It does not renew driving licences.", "The embassy renews driving licences."),
    ("Our insurance pays for theft. It does not pay for wear and tear.", "Our insurance pays for wear and tear."),
    ("Pensioners travel for €1. They do not need a pass.", "Pensioners need a pass."),
    ("The loan runs until 2030.", "The loan runs after 2030."),
    (
        "Samples are kept in the fridge until the courier arrives.",
        "Samples are kept in the fridge after the courier arrives.",
    ),
    (
        "The parcel is held until you collect it, unless customs opens it.",
        "The parcel is held even if customs opens it.",
    ),
    ("Neither coffee nor tea is served before noon.", "Tea is served before noon."),
    ("The museum shop takes all cards except Diners Club.", "The museum shop takes Diners Club."),
    ("Send the form by fax rather than e-mail.", "Send the form by e-mail."),
    ("Everyone except minors may vote.", "Minors may vote."),
    ("Unlike adults, children travel free.", "Adults travel free."),
    ("The factory discontinued making bulbs.", "The factory makes bulbs."),
    ("Half of the seats are reserved.", "All of the seats are reserved."),
    ("A number of flights were cancelled. Some hotels offered refunds.", "All hotels offered refunds."),
    ("Breakfast is often served outside.", "Breakfast is always served outside."),
    ("The tool must be cleaned and dried.", "The tool must be cleaned or dried."),
    ("You may redeem the voucher once.", "You may redeem the voucher several times."),
    ("Non-members pay $30 for the course.", "Non-members take the course for free."),
    ("The brochure is free.", "The brochure costs $3."),
    ("Cars pay €3, trucks €8.", "Trucks pay €3."),
    ("The ferry leaves at 9 am on weekdays and at 11 am on Sundays.", "On Sundays the ferry leaves at 9 am."),
    ("The school nurse gives first aid. She does not hand out painkillers.", "The school nurse hands out painkillers."),
    ("Apprentices work under supervision. They must not operate the crane.", "Apprentices may operate the crane."),
    ("The trainer checks every new member. He never measures blood pressure.", "The trainer measures blood pressure."),
    ("The free plan stores five projects. It cannot export reports.", "The free plan can export reports."),
    ("Students pay $12 and pensioners pay $15.", "Pensioners pay $12."),
    ("The slow cooker needs 8 hours and the pressure cooker needs 40 minutes.", "The pressure cooker needs 8 hours."),
    (
        "On weekdays the pool opens from 6 am to 9 pm, on Sundays from 8 am to 1 pm.",
        "On Sundays the pool opens from 6 am to 9 pm.",
    ),
    ("Hand luggage may weigh 8 kg and checked luggage may weigh 23 kg.", "Hand luggage may weigh 23 kg."),
    ("The guarantee is valid until the seal is broken.", "The guarantee is valid even after the seal is broken."),
    ("The kitchen serves hot meals until 9 pm.", "The kitchen serves hot meals after 9 pm."),
    ("The discount applies until 30 June.", "The discount applies after 30 June."),
    ("Neither bicycles nor scooters may be taken on the bus.", "Scooters may be taken on the bus."),
    ("Neither the tenant nor the agent is liable for storm damage.", "The agent is liable for storm damage."),
    ("The court sits every day except Fridays.", "The court sits on Fridays."),
    ("All players may borrow a racket except juniors.", "Juniors may borrow a racket."),
    ("The airline stopped serving free meals.", "The airline serves free meals."),
    ("The bank has stopped issuing passbooks.", "The bank issues passbooks."),
    ("Results are sent by text message instead of letter.", "Results are sent by letter."),
    ("Use butter rather than margarine.", "Use margarine."),
    ("The gym no longer rents towels.", "The gym rents towels."),
    (
        "A member may bring a guest unless the hall is fully booked.",
        "A member may bring a guest even if the hall is fully booked.",
    ),
    ("The token is valid unless it has been revoked.", "The token is valid only if it has been revoked."),
    (
        "You can cancel the order unless it has been shipped.",
        "You can cancel the order even after it has been shipped.",
    ),
    ("Some pupils receive free lunches.", "All pupils receive free lunches."),
    ("Most of the rooms have a balcony.", "Every one of the rooms has a balcony."),
    ("A licence and proof of insurance are required.", "A licence or proof of insurance is required."),
    ("Not all trains stop at Elm Road.", "All trains stop at Elm Road."),
    ("Guests pay $18 for parking.", "Guests park for free."),
    ("The first consultation is free of charge.", "The first consultation costs money."),
    ("The exam may be repeated once.", "The exam may be repeated twice."),
    ("The exam may be repeated once.", "The exam may be repeated three times."),
    ("The exam may be repeated only once.", "The exam may be repeated twice."),
    (
        "Travel insurance pays for lost luggage. It does not reimburse stolen cash.",
        "Travel insurance reimburses stolen cash.",
    ),
    (
        "The referee stops the clock at every foul. However, he does not add injury time.",
        "The referee adds injury time.",
    ),
    ("The warranty covers the engine, but it does not cover the tyres.", "The warranty covers the tyres."),
    ("Day passes cost $6 and weekly passes cost $25.", "Weekly passes cost $6."),
    ("White rice cooks for 15 minutes and brown rice cooks for 40 minutes.", "Brown rice cooks for 15 minutes."),
    (
        "The office answers calls Monday to Thursday from 8 am to 4 pm and Fridays from 8 am to noon.",
        "On Fridays the office answers calls from 8 am to 4 pm.",
    ),
    ("The surgery opens at 8 am on weekdays and at 10 am on Saturdays.", "The surgery opens at 8 am on Saturdays."),
    (
        "The coach is responsible for the children until the parents arrive.",
        "The coach is responsible for the children after the parents arrive.",
    ),
    ("Late entries are accepted until 15 May.", "Late entries are accepted after 15 May."),
    ("The old password works until midnight.", "The old password still works after midnight."),
    ("Neither the landlord nor the agency pays for repainting.", "The agency pays for repainting."),
    ("The app neither stores nor shares location data.", "The app shares location data."),
    ("Every ward accepts visitors except intensive care.", "Intensive care accepts visitors."),
    ("All dishes contain gluten except the risotto.", "The risotto contains gluten."),
    ("The rebate is paid to tenants, not to landlords.", "The rebate is paid to landlords."),
    ("The recipe uses yoghurt instead of cream.", "The recipe uses cream."),
    ("The team has stopped supporting version 2.", "The team supports version 2."),
    ("The railway ceased selling paper tickets.", "The railway sells paper tickets."),
    ("The club refunds the fee unless the course has begun.", "The club refunds the fee even if the course has begun."),
    (
        "The clause applies unless the parties agree otherwise in writing.",
        "The clause applies only if the parties agree otherwise in writing.",
    ),
    ("The deposit is returned unless the flat is damaged.", "The deposit is returned even when the flat is damaged."),
    ("Many schools offer after-school clubs.", "All schools offer after-school clubs."),
    ("The bus usually arrives on time.", "The bus always arrives on time."),
    ("A doctor's note and a signed form are required.", "A doctor's note or a signed form is required."),
    ("You need a helmet or a cap.", "You need a helmet and a cap."),
    ("The password may be reset twice.", "The password may be reset three times."),
    ("Adults pay £7 to swim.", "Adults swim for free."),
    ("Parking is free for residents.", "Residents pay a fee for parking."),
    ("Delivery costs $5.", "Delivery is free of charge."),
)
HONEST = (
    (
        "Lifeguards watch the beach in July and August. They do not watch the car park.",
        "The car park is not watched by lifeguards.",
    ),
    ("Our insurance pays for theft. It does not pay for wear and tear.", "Our insurance does not cover wear and tear."),
    ("The loan runs until 2030.", "The loan ends in 2030."),
    (
        "Samples are kept in the fridge until the courier arrives.",
        "Keep samples in the fridge until the courier arrives.",
    ),
    ("Neither coffee nor tea is served before noon.", "Coffee is served after noon."),
    ("Neither coffee nor tea is served before noon.", "Neither tea nor coffee is served before noon."),
    ("The museum shop takes all cards except Diners Club.", "The museum shop does not take Diners Club."),
    ("The museum shop takes all cards except Diners Club.", "The museum shop takes all cards except Diners Club."),
    ("Send the form by fax rather than e-mail.", "Send the form by fax."),
    ("Everyone except minors may vote.", "Everyone may vote, except minors."),
    ("Unlike adults, children travel free.", "Children travel free."),
    ("Half of the seats are reserved.", "Half of all seats are reserved."),
    ("Breakfast is often served outside.", "Breakfast is often, but not always, served outside."),
    ("The tool must be cleaned and dried.", "Clean and dry the tool."),
    ("Non-members pay $30 for the course. Members take the course for free.", "Members take the course for free."),
    ("The brochure is free. The map costs $3.", "The map costs $3."),
    ("Yoga is on Tuesdays at 6 pm and Pilates is on Thursdays at 7 pm.", "Pilates is on Thursdays at 7 pm."),
    ("Cars pay €3, trucks €8.", "Trucks pay €8 and cars €3."),
    ("The ferry leaves at 9 am on weekdays and at 11 am on Sundays.", "On Sundays the ferry leaves at 11 am."),
    (
        "The firm stopped paying dividends in 2019. It resumed paying dividends in 2022.",
        "The firm resumed paying dividends in 2022.",
    ),
    ("You can't cancel unless the trip is delayed.", "You can cancel if the trip is delayed."),
    ("Do not remove the cover until the fan has stopped.", "Remove the cover after the fan has stopped."),
    ("All pupils need a pen and a ruler. Older pupils need a pen or a tablet.", "Older pupils need a pen or a tablet."),
    ("The train does not stop at Elm. The bus stops at Elm.", "The bus stops at Elm."),
    (
        "The school nurse gives first aid. She does not hand out painkillers.",
        "The school nurse does not hand out painkillers.",
    ),
    (
        "Apprentices work under supervision. They must not operate the crane.",
        "Apprentices are not allowed to operate the crane.",
    ),
    (
        "The free plan stores five projects. It cannot export reports. The paid plan can export reports.",
        "The paid plan can export reports.",
    ),
    ("The trainer helps members. The doctor visits monthly. He never sees children.", "The trainer helps members."),
    ("Students pay $12 and pensioners pay $15.", "Pensioners pay $15."),
    ("Students and pensioners pay $12.", "Pensioners pay $12."),
    ("Students pay $12 and so do pensioners.", "Pensioners pay $12."),
    (
        "On weekdays the pool opens from 6 am to 9 pm, on Sundays from 8 am to 1 pm.",
        "On Sundays the pool opens from 8 am to 1 pm.",
    ),
    (
        "Hand luggage may weigh 8 kg and checked luggage may weigh 23 kg.",
        "You can check in up to 23 kg and take 8 kg on board.",
    ),
    ("The guarantee is valid until the seal is broken.", "After the seal is broken the guarantee is no longer valid."),
    ("The kitchen serves hot meals until 9 pm.", "The kitchen does not serve hot meals after 9 pm."),
    (
        "The kitchen serves hot meals until 9 pm. After 9 pm it serves sandwiches.",
        "After 9 pm the kitchen serves sandwiches.",
    ),
    ("Neither bicycles nor scooters may be taken on the bus.", "Scooters may not be taken on the bus."),
    ("The court sits every day except Fridays.", "The court sits on Tuesdays."),
    ("The court sits every day except Fridays.", "The court does not sit on Fridays."),
    ("The court sits every day except Fridays. On Fridays the registry is open.", "On Fridays the registry is open."),
    ("All players may borrow a racket except juniors.", "Juniors may not borrow a racket."),
    ("The airline stopped serving free meals.", "The airline no longer serves free meals."),
    (
        "The airline stopped serving free meals in 2020 but started serving them again in 2023.",
        "The airline serves free meals again.",
    ),
    ("Results are sent by text message instead of letter.", "Results are sent by text message."),
    (
        "Results are sent by text message instead of letter. Invoices are sent by letter.",
        "Invoices are sent by letter.",
    ),
    ("Use butter rather than margarine.", "Use butter."),
    (
        "A member may bring a guest unless the hall is fully booked.",
        "A member may bring a guest if the hall is not fully booked.",
    ),
    (
        "You can cancel the order unless it has been shipped.",
        "You can cancel the order only if it has not been shipped.",
    ),
    ("You can cancel the order unless it has been shipped.", "You can't cancel the order after it has been shipped."),
    ("Some pupils receive free lunches.", "Some pupils receive free lunches, not all."),
    ("All pupils receive free lunches.", "Some pupils receive free lunches."),
    ("A licence and proof of insurance are required.", "You need a licence and proof of insurance."),
    ("A licence or a passport is required.", "A passport is required, or a licence."),
    ("Guests pay $18 for parking. Members park for free.", "Members park for free."),
    ("The first consultation is free of charge.", "The first consultation is free."),
    ("The first consultation is free of charge.", "The first consultation costs nothing."),
    ("The exam may be repeated once.", "The exam may be repeated once, not twice."),
    ("The exam may be repeated only once.", "The exam may be repeated once."),
    ("The exam may be repeated at least once.", "The exam may be repeated twice."),
    ("The exam may be repeated up to twice.", "The exam may be repeated twice."),
    (
        "The course lasts two and a half to three months, i.e. 10 to 12 weeks.",
        "The course lasts two and a half to three months, i.e. 10 to 12 weeks.",
    ),
    (
        "Travel insurance pays for lost luggage. It does not reimburse stolen cash.",
        "Travel insurance covers lost luggage but not stolen cash.",
    ),
    (
        "The clinic has a pharmacy. It does not sell cosmetics. The clinic sells cosmetics at the desk.",
        "The clinic sells cosmetics at the desk.",
    ),
    ("Members may bring guests. They may not use the sauna. Members may use the sauna.", "Members may use the sauna."),
    (
        "The referee stops the clock at every foul. However, he does not add injury time.",
        "The referee does not add injury time.",
    ),
    ("Day passes cost $6 and weekly passes cost $25.", "Day passes cost $6."),
    ("Day passes cost $6 and weekly passes cost $25.", "A weekly pass is $25, a day pass $6."),
    (
        "The office answers calls Monday to Thursday from 8 am to 4 pm and Fridays from 8 am to noon.",
        "On Wednesdays the office answers calls from 8 am to 4 pm.",
    ),
    ("The surgery opens at 8 am on weekdays and at 10 am on Saturdays.", "On Saturdays the surgery opens at 10 am."),
    (
        "The shop is open Monday to Friday 9 am to 6 pm, Saturdays and Sundays 10 am to 4 pm.",
        "At weekends the shop is open from 10 am to 4 pm.",
    ),
    (
        "The coach is responsible for the children until the parents arrive.",
        "After the parents arrive, the coach is no longer responsible for the children.",
    ),
    ("Late entries are accepted until 15 May.", "Late entries are not accepted after 15 May."),
    ("The road is closed until Friday. Buses run after Friday.", "Buses run after Friday."),
    ("The road is closed until Friday.", "The road is open after Friday."),
    ("Neither the landlord nor the agency pays for repainting.", "The agency does not pay for repainting."),
    ("The app neither stores nor shares location data.", "The app does not share location data."),
    ("Every ward accepts visitors except intensive care.", "Intensive care does not accept visitors."),
    ("All dishes contain gluten except the risotto.", "The risotto contains no gluten."),
    ("All dishes contain gluten except the risotto. The risotto contains milk.", "The risotto contains milk."),
    ("The rebate is paid to tenants, not to landlords.", "The rebate is paid to tenants."),
    ("The recipe uses yoghurt instead of cream.", "The recipe uses yoghurt."),
    ("The team has stopped supporting version 2.", "Version 2 is no longer supported."),
    ("The team has stopped supporting version 2. The team supports version 3.", "The team supports version 3."),
    (
        "The club refunds the fee unless the course has begun.",
        "The club does not refund the fee if the course has begun.",
    ),
    (
        "You must pay the toll unless you have a disability badge.",
        "You don't have to pay the toll if you have a disability badge.",
    ),
    ("Many schools offer after-school clubs.", "Many schools offer after-school clubs, though not all."),
    ("All five branches open on Sundays. Some branches open on holidays.", "All branches open on Sundays."),
    ("You need a helmet or a cap.", "You need a cap or a helmet."),
    ("Entry requires a ticket and an ID. Re-entry requires a ticket or a stamp.", "Entry requires an ID and a ticket."),
    ("The password may be reset twice.", "You may reset the password once or twice."),
    ("Adults pay £7 to swim. Children swim for free.", "Children swim for free."),
    ("Parking is free for residents. Visitors pay a fee for parking.", "Visitors pay a fee for parking."),
    ("Delivery costs $5. Delivery is free for orders over $50.", "Delivery is free for orders over $50."),
    ("Take one tablet twice a day.", "Take the tablet twice a day."),
    ("The library is free, but copies cost 10 cents.", "The library is free of charge."),
    (
        "The clinic opened a pharmacy. It is closed on Sundays. The clinic is open on Sundays.",
        "The clinic is open on Sundays.",
    ),
    ("The app reads the file. It is not encrypted.", "The file is not encrypted."),
    ("The court heard the appeal. It was not granted.", "The court did not grant the appeal."),
    ("The dog bit the postman. He does not work on Mondays.", "The postman does not work on Mondays."),
    ("The hotel has a pool. It is not heated. The hotel is heated.", "The hotel is heated."),
    ("Bake the bread until golden.", "After it is golden, take the bread out."),
    ("Stay on the line until an agent answers.", "Stay on the line after an agent answers to confirm your name."),
    ("The ticket is valid until 31 December.", "The ticket is valid until and including 31 December."),
    (
        "The rule was in force until 2019. It has been in force again since 2021.",
        "The rule has been in force since 2021.",
    ),
    ("The museum is open until 6 pm, on Thursdays until 9 pm.", "On Thursdays the museum is open after 6 pm."),
    (
        "The pool is open until 8 pm. In summer the pool is open after 8 pm as well.",
        "In summer the pool is open after 8 pm.",
    ),
    ("You may leave unless the teacher objects.", "You may leave if the teacher does not object."),
    ("Interest accrues unless the debt is paid.", "Interest accrues if the debt is not paid."),
    (
        "The lift works unless there is a power cut. There is an emergency generator.",
        "The lift works unless there is a power cut.",
    ),
    (
        "All shops except the bakery close at 6 pm. The bakery closes at 6 pm on Saturdays.",
        "The bakery closes at 6 pm on Saturdays.",
    ),
    ("Apart from Mondays, the gym also closes on public holidays.", "The gym closes on Mondays."),
    ("We accept cards other than Amex. Amex is accepted at the airport desk.", "Amex is accepted at the airport desk."),
    ("Use honey instead of sugar in the tea. Use sugar in the cake.", "Use sugar in the cake."),
    ("Use honey instead of sugar if you are diabetic.", "Use sugar."),
    ("The vaccine is given as a spray rather than an injection in schools.", "The vaccine is given as an injection."),
    ("Some trains are delayed. All trains are delayed on strike days.", "All trains are delayed on strike days."),
    ("Most members pay monthly. Every member pays the joining fee.", "Every member pays the joining fee."),
    (
        "Several states tax groceries. All of the states in this list tax fuel.",
        "All of the states in this list tax fuel.",
    ),
    ("The film usually lasts two hours.", "The film lasts two hours."),
    ("Bring a pen and paper. You need a pen or a pencil for the test.", "You need a pen or a pencil for the test."),
    ("The medicine is taken once in the morning and twice at night.", "The medicine is taken twice at night."),
    ("Once you have registered, you may log in twice.", "You may log in twice once you have registered."),
    ("Seniors pay $5. Seniors enter for free on Mondays.", "Seniors enter for free on Mondays."),
    ("Seniors pay $5 for the tour. Entry is free.", "Entry is free."),
    ("Guests pay $5 for a towel.", "Guests swim for free."),
    ("Parking is free after 6 pm. Before 6 pm parking costs $2 an hour.", "Parking is free after 6 pm."),
    ("Parking is free after 6 pm. Before 6 pm parking costs $2 an hour.", "Parking costs $2 an hour before 6 pm."),
    ("The bus stops running at midnight. The night bus runs at 1 am.", "The night bus runs at 1 am."),
    ("Stop taking the tablets if you get a rash.", "Take the tablets as long as you have no rash."),
    (
        "Monday to Friday 9 am to 5 pm, Saturday 9 am to 1 pm.",
        "We are open on Saturday from 9 am to 1 pm and on weekdays from 9 am to 5 pm.",
    ),
    ("Open daily from 9 am to 5 pm, on Sundays until 3 pm.", "On Mondays it is open from 9 am to 5 pm."),
    (
        "Lunch is served from noon to 2 pm on weekdays and from 11 am to 3 pm on weekends.",
        "At the weekend lunch is served from 11 am to 3 pm.",
    ),
    ("On Mondays and Tuesdays yoga starts at 6 pm, on Fridays at 7 pm.", "Yoga starts at 6 pm on Tuesdays."),
    ("Children pay €5 and adults pay €9, but on Sundays adults pay €5.", "Adults pay €5 on Sundays."),
    ("Neither side won the case in 2020. The agency won the case in 2022.", "The agency won the case in 2022."),
    ("Neither the driver nor the passenger was hurt, but the cyclist was hurt.", "The cyclist was hurt."),
    ("Neither of the two plans covers dental care.", "Dental care is not covered by either plan."),
    ("The device is waterproof, but it is not dustproof.", "The device is waterproof but not dustproof."),
    (
        "A parent or a guardian must sign. A parent and the teacher must sign the travel form.",
        "A parent or a guardian must sign.",
    ),
    ("You may only enter if you are a member.", "Members may enter."),
    ("You may enter only if you are a member.", "You may not enter unless you are a member."),
)
ASKED = (
    ("The museum is open every day except Mondays.", "Is the museum open on Mondays?"),
    ("Some branches open on Sundays.", "Do all branches open on Sundays?"),
    ("The desk is staffed until 5 pm.", "Is the desk staffed after 5 pm?"),
    ("Neither cats nor dogs are allowed.", "Are dogs allowed?"),
    (
        "The nurse clinic treats wounds. It does not prescribe antibiotics.",
        "Does the nurse clinic prescribe antibiotics?",
    ),
    ("The shop stopped accepting cheques.", "Does the shop accept cheques?"),
    ("Adults pay £7 to swim.", "Do adults swim for free?"),
)
NOT_CAUGHT = (
    ("Staff, neither doctors nor nurses, may park in the yard.", "Doctors may park in the yard."),
    ("Yoga is on Tuesdays at 6 pm and Pilates is on Thursdays at 7 pm.", "Pilates is on Tuesdays at 6 pm."),
    (
        "Junior doctors may examine patients. They are not permitted to operate alone.",
        "Junior doctors are permitted to operate alone.",
    ),
    ("Children under 8 swim for free and students pay $4.", "Students swim for free."),
    ("Children under 8 swim for free and students pay $4.", "Children under 8 pay $4."),
)


def decided(source: str, answer: str, question: str = "") -> Decision:
    return gate(Case(answer, question, (Source("s", source),)))


@pytest.mark.parametrize(("source", "answer"), FAULTY)
def test_what_a_source_does_not_say_is_refused(source: str, answer: str) -> None:
    assert decided(source, answer).check in ("contradicted-claim", "misplaced-figure", "ungrounded-figure")


@pytest.mark.parametrize(("source", "answer"), HONEST)
def test_what_a_source_says_in_other_words_is_shown(source: str, answer: str) -> None:
    assert decided(source, answer).shown


@pytest.mark.parametrize(("source", "answer"), FAULTY)
def test_a_source_that_says_it_bears_it_out(source: str, answer: str) -> None:
    both = (Source("a", source), Source("b", answer))
    found = gate(Case(answer, given=both)).findings
    assert not any(one.check == "contradicted-claim" and one.outcome == "fails" for one in found)


@pytest.mark.parametrize(("source", "question"), ASKED)
def test_a_yes_to_it_is_refused_and_a_no_is_shown(source: str, question: str) -> None:
    assert decided(source, "Yes.", question).check == "contradicted-claim"
    assert decided(source, "No.", question).shown


@pytest.mark.parametrize(("source", "answer"), NOT_CAUGHT)
def test_these_are_not_caught_yet(source: str, answer: str) -> None:
    assert decided(source, answer).shown


def test_a_finding_points_at_the_sentence_that_implies_it() -> None:
    source = "Open all year. The clinic treats wounds. It does not sell drugs."
    (found,) = (one for one in decided(source, "The clinic sells drugs.").findings if one.outcome == "fails")
    (span,) = found.evidence
    assert source[span.start : span.end] == "It does not sell drugs."


def test_a_sum_in_cents_may_come_to_euros() -> None:
    answer = "That is 5 × 20 cents = €1."
    assert decided("Each copy costs 20 cents.", answer, "How much do 5 copies cost?").shown
    assert not decided("Each copy costs 20 cents.", answer.replace("€1", "€2"), "How much do 5 copies cost?").shown
