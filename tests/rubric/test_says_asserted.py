"""Is it asserted? What is doubted, supposed, told of others, taken back, left out or disguised is not said."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from protem import Case, Policy, judge
from protem.reading.left_out import left_out
from protem.rubric.claim_said import claim_said
from protem.rubric.saying.attributed import attributed
from protem.rubric.saying.stating import is_statement
from protem.rubric.saying.taken_back import ends_taken_back, is_taken_back

CRITERIA = Policy().with_settings({"engine": "criteria"})
ASSERTED = (
    (
        "Says that tickets are refunded",
        "If your event falls through you get your money, but otherwise: tickets are refunded in full.",
    ),
    ("Says that the library lends laptops", "You can borrow a laptop: the library lends laptops to every member."),
    ("Says that dogs are allowed but cats are not", "Dogs are allowed, cats are not."),
    ("Says that swimming is free but skating is not", "Swimming is free; skating isn't."),
    ("Says that nurses may park here but visitors may not", "Nurses may park here, visitors may not."),
    (
        "Warns never to mix bleach with ammonia: it gives off toxic gas",
        "Never mix bleach with ammonia: it gives off toxic gas.",
    ),
    ("Warns never to leave a candle unattended", "Never leave a burning candle unattended."),
    ("Warns not to open the oven while it bakes", "Don't open the oven while the cake bakes, or it will collapse."),
    ("Says that the deposit is not refundable", "The deposit can't be refunded."),
    ("Says that the deposit is not refundable", "We give no refunds on the deposit."),
    ("Says that the deposit is not refundable", "The deposit is non-refundable."),
    ("Says that the shop does not ship to Alaska", "Alaska is excluded from shipping by the shop."),
    ("Says that the insurance does not cover floods", "Floods are excluded from the insurance."),
    ("Says that the tenant may not keep pets", "Pets are forbidden to the tenant."),
    ("Says that shoes can be returned within 14 days", "Shoes may be returned within 14 days."),
    ("Says that members can bring a guest", "Members may bring a guest."),
    ("Says that students can retake the exam", "Students may retake the exam once."),
    ("Says that tickets are refunded if the show is cancelled", "If the show is cancelled, tickets are refunded."),
    ("Says that tickets for cancelled shows are refunded", "If the show is cancelled, tickets are refunded."),
    ("Says that Canberra is the capital of Australia", "Canberra, not Sydney, is the capital of Australia."),
    (
        "Says that Canberra is the capital of Australia",
        "It is Canberra, and not Sydney, that is the capital of Australia.",
    ),
    ("Says that late payments are common", "Late payments are not uncommon."),
    ("Says that the bus arrives on time", "The bus never fails to arrive on time."),
    ("Says that the pump no longer works", "The pump no longer works."),
    ("Says that the pump does not work", "The pump has stopped working."),
    ("Says that the pool is open every day except Monday", "The pool is open every day except Monday."),
    ("Says that the pool is closed on Mondays", "The pool is open every day except Monday, when the pool is closed."),
    ("Says that neither the cook nor the waiter was insured", "Neither the cook nor the waiter was insured."),
    ("Says that the firm uses glass instead of plastic", "Instead of plastic, the firm uses glass."),
    ("Says that the runner failed to finish the race", "The runner failed to finish the race."),
    ("Says that the drug may cause headaches", "The drug may cause headaches."),
    ("Says that side effects are rare", "Side effects rarely occur."),
    ("Says that most schools used to teach Latin", "Most schools used to teach Latin."),
    ("Says that it is a myth that carrots improve eyesight", "It is a myth that carrots improve eyesight."),
    ("Says that the contract is void", "The contract isn't valid: the contract is void."),
    ("Says that the match was postponed", "According to the league, the match was postponed."),
    ("Says that aspirin thins the blood", "Doctors know that aspirin thins the blood."),
    ("Says that the soup contains nuts", "The soup contains nuts. Not everyone knows that."),
    ("Says that rent is due on the first of the month", "Rent is due on the first of the month, not on the fifth."),
    ("Says that the museum is open on Sunday", "The museum is open on Sunday, not on Monday."),
    ("Says that it is unsafe to swim in the lake", "It is un\u00adsafe to swim in the lake."),
    ("Says that backups run every night", "You don't have to do anything: backups run every night."),
    ("Says that the scholarship covers rent", "The scholarship covers rent as well as tuition."),
    ("Says that cyclists may use the tunnel but lorries may not", "Cyclists may use the tunnel, but lorries may not."),
    ("Says that butter is included but jam is not", "Butter is included; jam isn't included."),
    (
        "Says that the free plan has email support but no phone support",
        "The free plan has email support, but no phone support.",
    ),
    ("States that the visa can't be extended", "The visa cannot be extended."),
    ("States that the visa can't be extended", "There is no way to extend the visa."),
    (
        "Explains that the warranty does not apply to tyres",
        "Tyres are exempt from the warranty, so the warranty doesn't apply to tyres.",
    ),
    ("States that the gym does not accept cash", "Cash isn't accepted at the gym."),
    ("Says that the lease does not allow smoking", "Smoking is prohibited under the lease."),
    ("Says that overtime is not paid", "Overtime is unpaid."),
    ("Says that guests can use the sauna", "Guests may use the sauna until ten."),
    ("Says that the fine can be appealed", "The fine may be appealed within three weeks."),
    ("Says that the essay can be handed in by email", "Essays may be handed in by email."),
    ("Says that the alarm sounds if the door stays open", "If the door stays open, the alarm sounds."),
    (
        "Says that damaged goods are replaced",
        "If the goods are damaged, they are replaced: damaged goods are replaced at no charge.",
    ),
    ("Says that Oslo hosted the games", "Oslo, rather than Bergen, hosted the games."),
    ("Says that the goalkeeper was hurt", "The goalkeeper, not the striker, was hurt."),
    ("Says that the soup needs salt", "The soup needs salt, not sugar."),
    ("Says that the interest is charged monthly", "Interest is charged monthly and not yearly."),
    ("Says that delays are usual in winter", "Delays are not unusual in winter: delays are usual."),
    ("Says that the goalkeeper always catches the ball", "The goalkeeper never fails to catch the ball."),
    ("Says that the team doesn't train on Fridays", "The team trains every day except Friday."),
    ("Says that the factory does not make engines any more", "The factory has ceased making engines."),
    ("Says that the driver did not stop", "The driver failed to stop."),
    ("Says that the author rarely gives interviews", "The author rarely gives interviews."),
    ("Says that few voters know the candidate", "Few voters know the candidate."),
    ("Says that the judge believes the witness", "The judge believes the witness."),
    ("Says that the witness claims that he saw the car", "The witness claims that he saw the car."),
    ("Says that vaccines do not cause autism", "It is a myth that vaccines cause autism."),
    ("Says that the museum is free", "The manual says that the museum is free."),
    ("Says that smoking raises blood pressure", "Research shows that smoking raises blood pressure."),
    ("Says that the deadline is Friday", "Remember that the deadline is Friday. That's not negotiable."),
    ("Says that the trail is marked", "The trail is marked. It isn't steep."),
    ("Says that the file is saved every minute", "No need to press anything; the file is saved every minute."),
    ("Says that the clinic opens at eight", "If you have any questions, the clinic opens at eight."),
    ("Says that the oven must be preheated", "The oven must be pre\u00adheated."),
    ("Says that the oven is hot", "The **oven** is *hot*."),
    ("Says that the fee is 20 euros", "The fee is ~~30~~ 20 euros."),
    ("Warns not to take the tablets with alcohol", "Do not take the tablets with alcohol."),
    (
        "Warns that the ice must never be entered alone: it breaks easily",
        "The ice must never be entered alone: it breaks easily.",
    ),
    (
        "Says that the vaccine is safe for children",
        "Parents often worry, and some believe the opposite, but the vaccine is safe for children.",
    ),
    (
        "Says that the account is locked after three attempts",
        "Careful: after three failed attempts the account is locked. It can't be undone online.",
    ),
    (
        "Says that the trail is closed in winter",
        "People think you can hike all year, but the trail is closed in winter.",
    ),
    (
        "Says that children under six travel free",
        "Children under six travel free. If you have more questions, don't hesitate to ask.",
    ),
    (
        "Says that the parcel arrives on Tuesday",
        "I'm happy to help! The parcel arrives on Tuesday, not Wednesday as we first told you.",
    ),
    (
        "Says that the dish contains peanuts",
        "Please note that the dish contains peanuts, so it isn't suitable for everyone.",
    ),
    ("Says that the coupon can be combined with the sale", "The coupon may be combined with the sale."),
    ("Says that the cat needs a vaccination", "Whatever your neighbour says, the cat needs a vaccination."),
    ("Explains that the tax is not due until April", "The tax isn't due until April."),
    ("Says that parking is not free on weekdays", "On weekdays, parking is not free."),
    (
        "Says that alcohol is forbidden in the stadium",
        "You can't bring alcohol into the stadium: alcohol is forbidden in the stadium.",
    ),
    ("States that minors cannot enter the casino", "Minors aren't allowed to enter the casino."),
    ("States that minors cannot enter the casino", "Nobody but adults may enter the casino; minors cannot."),
    ("Says that the refund excludes shipping costs", "The refund excludes shipping costs."),
    ("Says that everything except meat is discounted", "Everything except meat is discounted."),
    ("Says the patient should not drive", "The patient must not drive."),
    ("Says the patient should avoid sunlight", "Avoid sunlight."),
    ("Says that the API returns JSON unless a format is given", "Unless a format is given, the API returns JSON."),
    ("Says that the coach would resign if the team lost", "The coach would resign if the team lost."),
    ("Says that rates will rise", "The bank said that rates will rise."),
    ("Says that the battery lasts ten hours", "In our tests we found that the battery lasts ten hours."),
    ("Says that the bridge opened in 1932", "The guide says the bridge opened in 1932."),
    ("Says that the tenant pays for water", "The tenant pays for water, though heating isn't the tenant's business."),
    ("Says that some seats are free", "Not all seats are taken; some seats are free."),
    ("Says that the player was fined", "The player was not only warned but fined."),
)
NOT_ASSERTED = (
    ("Says that tickets are refunded", "Tickets may be refunded."),
    ("Says that parcels are insured", "Parcels might well be insured."),
    ("Says that the lift is repaired", "He thinks the lift is repaired."),
    (
        "Says that the vaccine works against the new strain",
        "The nurse suspects that the vaccine works against the new strain.",
    ),
    ("Says that the school closes early on Friday", "According to a rumour, the school closes early on Friday."),
    ("Says that the school closes early on Friday", "My neighbour says the school closes early on Friday."),
    ("Says that the bank charges no fee", "It is claimed that the bank charges no fee."),
    ("Says that the ferry runs in winter", "I wish the ferry ran in winter."),
    ("Says that the ferry runs in winter", "The ferry used to run in winter."),
    ("Says that the coach was paid", "The coach would be paid."),
    ("Says that tickets are refunded", "Tickets would be refunded."),
    ("Says that the update fixes the bug", "The vendor hopes that the update fixes the bug."),
    ("Says that the update fixes the bug", "Does the update fix the bug? Ask the vendor."),
    ("Says that the update fixes the bug", "Some users reported that the update fixes the bug."),
    ("Says that the recipe needs two eggs and a cup of milk", "recipe, needs, two eggs, cup, milk"),
    ("Says that the will is valid", "Whether the will is valid remains to be seen."),
    ("Says that tickets are refunded", "Tickets are refunded. That is not true."),
    ("Says that tickets are refunded", "Tickets are refunded. No, wait, they aren't."),
    ("Says that the bridge is safe", "The bridge is safe. Sorry, that was wrong."),
    ("Says that the bridge is safe", "The bridge is safe. Actually, it isn't."),
    ("Says that gum stays in the body for years", "It is a myth that gum stays in the body for years."),
    ("Says that the contract is void", "The contract is anything but void."),
    ("Says that the kitchen is clean", "The kitchen is far from clean."),
    ("Says that the train is late", "The train is rarely late."),
    ("Says that the train is late", "The train is hardly ever late."),
    ("Says that the server crashes", "The server almost never crashes."),
    ("Says that the referee changes his mind", "The referee seldom changes his mind."),
    ("Says that patients relapse after surgery", "Few patients relapse after surgery."),
    ("Says that the pharmacy is open on Sunday", "The pharmacy is open every day except Sunday."),
    ("Says that the beginners passed the test", "All but the beginners passed the test."),
    ("Says that Sydney is the capital of Australia", "Canberra, not Sydney, is the capital of Australia."),
    ("Says that the cook was insured", "Neither the waiter nor the cook was insured."),
    ("Says that the firm accepts cheques", "The firm no longer accepts cheques."),
    ("Says that the firm uses plastic", "Instead of plastic, the firm uses glass."),
    ("Says that the runner finished the race", "The runner failed to finish the race."),
    ("Says that the airline refunds fees", "The airline stopped refunding fees."),
    ("Says that late payments are common", "Late payments are uncommon."),
    ("Says that the coupon works twice", "The coupon doesn't work twice."),
    ("Says that the water is safe to drink", "The water is n\u200bot safe to drink."),
    ("Says that the water is safe to drink", "The water is n\u043et safe to drink."),
    ("Says that the water is safe to drink", "The water is \uff4e\uff4f\uff54 safe to drink."),
    ("Says that dogs are allowed in the park", "Dogs arent allowed in the park."),
    ("Says that the oven beeps", "The oven doesnt beep."),
    ("Says that it is safe to swim in the lake", "It is un\u00adsafe to swim in the lake."),
    ("Says that the loan is approved", "The loan could be approved."),
    ("Says that the loan is approved", "The loan might already be approved."),
    ("Says that the cheese is pasteurised", "The cheese is possibly pasteurised."),
    ("Says that the pass covers the bus", "My flatmate told me that the pass covers the bus."),
    ("Says that the pass covers the bus", "A passenger said the pass covers the bus."),
    ("Says that the coach resigned", "Rumour has it that the coach resigned."),
    ("Says that the coach resigned", "The coach is said to have resigned."),
    ("Says that the coach resigned", "The coach resigned, the fans believe."),
    ("Says that the library is heated", "If only the library were heated!"),
    ("Says that the library is heated", "The students hope the library is heated."),
    ("Says that the app syncs offline", "In the old days the app used to sync offline."),
    ("Says that the app syncs offline", "The app would sync offline."),
    ("Says that the app syncs offline", "Can anyone tell me whether the app syncs offline?"),
    ("Says that the nurse washes the wound", "nurse; wound; washes; bandage; the wound"),
    ("Says that pensioners travel free", "Pensioners travel free. This is incorrect."),
    ("Says that pensioners travel free", "Pensioners travel free. Oh wait, they don't."),
    ("Says that pensioners travel free", "Pensioners travel free, which is not the case."),
    ("Says that pensioners travel free", "Pensioners travel free. I was wrong about that."),
    ("Says that cold weather causes colds", "It's a common misconception that cold weather causes colds."),
    ("Says that the road is dry", "The road is nowhere near dry."),
    ("Says that the road is dry", "The road is scarcely ever dry."),
    ("Says that the bakery sells rye bread", "The bakery seldom sells rye bread."),
    ("Says that the bakery sells rye bread", "The bakery quit selling rye bread."),
    ("Says that the bakery sells rye bread", "The bakery sells all breads but rye bread."),
    ("Says that the bakery sells rye bread", "The bakery sells wheat bread rather than rye bread."),
    ("Says that employees get shares", "Few employees get shares."),
    ("Says that employees get shares", "All staff except employees get shares."),
    ("Says that the striker was hurt", "The goalkeeper, not the striker, was hurt."),
    ("Says that the striker was hurt", "Neither the striker nor the goalkeeper was hurt."),
    ("Says that the goalkeeper was hurt", "Neither the striker nor the goalkeeper was hurt."),
    ("Says that the tenant paid the deposit", "The tenant neglected to pay the deposit."),
    ("Says that lorries may use the tunnel", "Cyclists may use the tunnel, but lorries may not."),
    ("Says that cyclists may use the tunnel but lorries may not", "Lorries may use the tunnel, but cyclists may not."),
    ("Says that the mushrooms are edible", "The mushrooms are in\u200bedible."),
    ("Says that the mushrooms are edible", "The mushrooms are n\u03bft edible."),
    ("Says that the mushrooms are edible", "The mushrooms are \U0001d427\U0001d428\U0001d42d edible."),
    ("Says that the mushrooms are edible", "The mushrooms arent edible."),
    ("Says that the mushrooms are edible", "The mushrooms are n&#111;t edible."),
    ("Says that the exam is open book", "<strike>The exam is open book.</strike> Bring a pen."),
    ("Says that the exam is open book", '<img src="a.png" alt="The exam is open book."> Bring a pen.'),
    ("Says that the exam is open book", "~~The exam is open book~~ Bring a pen."),
    ("Says that the vaccine is safe for children", "I'm not convinced that the vaccine is safe for children."),
    ("Says that the vaccine is safe for children", "There is no evidence that the vaccine is safe for children."),
    ("Says that the vaccine is safe for children", "It would be nice if the vaccine were safe for children."),
    ("Says that the trail is closed in winter", "The trail is by no means closed in winter."),
    ("Says that the trail is closed in winter", "The trail isn't always closed in winter."),
    ("Says that the trail is closed in winter", "The trail is supposedly closed in winter."),
    ("Says that the trail is closed in winter", "Contrary to what the sign says, the trail is not closed in winter."),
    ("Says that the account is locked", "Let's say the account is locked."),
    ("Says that the account is locked", "Had you failed three times, the account would be locked."),
    ("Says that the dish contains peanuts", "I doubt that the dish contains peanuts."),
    ("Says that the dish contains peanuts", "The dish is unlikely to contain peanuts."),
    ("Says that the dish contains peanuts", "The waiter denied that the dish contains peanuts."),
    ("Says that the dish contains peanuts", "Only rarely does the dish contain peanuts."),
    ("Says that the dish contains peanuts", "The dish contains everything but peanuts."),
    ("Says that the dish contains peanuts", "The dish contains peanuts? Not at all."),
    ("Says that the dish contains peanuts", "A common belief is that the dish contains peanuts."),
    ("Says that children travel free", "Children travel free. That statement is false."),
    ("Says that children travel free", "Children travel free... just kidding, they don't."),
    ("Says that children travel free", "Hardly any children travel free."),
    ("Says that children travel free", "Not a single child travels free: children do not travel free."),
    ("Says that children travel free", "Adults and not children travel free."),
    ("Says that children travel free", "It's anyone's guess whether children travel free."),
    ("Says that children travel free", "Children no longer travel free."),
    ("Says that the player was fined", "The player avoided being fined."),
    ("Says that the player was fined", "The player narrowly escaped being fined."),
    ("Says that the player was fined", "The player was almost fined."),
    ("Says that the player was fined", "The player will be fined."),
    ("Says that the player was fined", "The club wants the player to be fined."),
)
WITHIN_LIMITS = (
    ("Says that the shop is open on Sunday", "If you book ahead, the shop is open on Sunday."),
    ("Says that the mayor resigned", 'A caller shouted: "The mayor resigned."'),
    ("Says that the fee is waived", "Good news. ~~The fee is waived.~~ The office opens at nine."),
    ("Says that the fee is waived", "![The fee is waived](fee.png) The office opens at nine."),
    ("Says that the fee is waived", "<del>The fee is waived.</del> The office opens at nine."),
    ("Says that the fee is waived", "<s>The fee is waived.</s> The office opens at nine."),
    ("Says that the pass covers the bus", "Provided it is stamped, the pass covers the bus."),
    ("Says that the pass covers the bus", "The pass covers the bus as long as it is stamped."),
    ("Says that the account is locked", "The account was once locked."),
    ("Says that the account is locked", "The account is about to be locked."),
    ("Says that the account is locked", "The account should be locked by now."),
    ("Says that the account is locked", "The account is no more locked than yours is."),
    ("Says that the dish contains peanuts", "Without peanuts, the dish contains only rice."),
    ("Says that children travel free", "Children travel free. At least that is what the flyer claims."),
    ("Says that children travel free", "Children travel free only with a pass."),
    ("Says that the player was fined", "The club demanded that the player was fined."),
    ("Says that the deposit is returned", "The deposit is returned in theory."),
    ("Says that the deposit is returned", "The landlord promised that the deposit is returned."),
)


def _outcome(rubric: str, output: str) -> str:
    return judge(Case(output, rubric=rubric), CRITERIA).outcome


@pytest.mark.parametrize(("rubric", "output"), ASSERTED, ids=ascii)
def test_what_is_asserted_passes(rubric: str, output: str) -> None:
    assert _outcome(rubric, output) == "pass"


@pytest.mark.parametrize(("rubric", "output"), NOT_ASSERTED, ids=ascii)
def test_what_is_not_asserted_fails(rubric: str, output: str) -> None:
    assert _outcome(rubric, output) == "fail"


@pytest.mark.parametrize(("rubric", "output"), WITHIN_LIMITS, ids=ascii)
def test_what_is_said_within_limits_or_by_halves_does_not_pass(rubric: str, output: str) -> None:
    assert _outcome(rubric, output) != "pass"


def test_a_condition_that_the_claim_names_in_short_is_its_own() -> None:
    assert claim_said("the late fee is 25 dollars", "If you pay late, there's a $25 fee.").outcome == "holds"
    assert claim_said("the shop is closed on Sunday", "If it rains on Sunday, the shop is closed.").outcome != "holds"


CLAIMS = ("tickets are refunded", "the shop is open on Sunday", "the drug causes headaches", "the bridge is safe today")
FRAMES = (
    "{}. That is not true.",
    "{}. No, wait, that is wrong.",
    "He thinks {}.",
    "My neighbour says {}.",
    "I hope {}.",
    "It is claimed that {}.",
    "There is no proof that {}.",
    "It is a myth that {}.",
    "It is not true that {}.",
    "~~{}.~~",
    "<del>{}.</del>",
    "{}, or so they say.",
    "{} - not!",
    "Perhaps {}.",
    "Whether {} is not known.",
)
HONEST = (
    "{}.",
    "Yes, {}.",
    "Please note that {}.",
    "The manual says that {}.",
    "We found that {}.",
    "{}. That is true.",
    "{}. That is not all.",
    "No need to worry: {}.",
    "Some people deny it, but {}.",
)


@pytest.mark.parametrize("claim", CLAIMS)
@pytest.mark.parametrize("frame", FRAMES)
def test_no_frame_that_takes_the_assertion_away_passes(frame: str, claim: str) -> None:
    said = claim_said(claim, frame.format(claim))
    assert said.outcome == "fails", said.says


@pytest.mark.parametrize("claim", CLAIMS)
@pytest.mark.parametrize("frame", HONEST)
def test_no_frame_that_leaves_it_fails(frame: str, claim: str) -> None:
    said = claim_said(claim, frame.format(claim))
    assert said.outcome == "holds", said.says


DENIED = (
    ("the deposit is not refundable", "the deposit can't be refunded"),
    ("the shop does not ship to Alaska", "Alaska is excluded from shipping by the shop"),
    ("the pump does not work", "the pump has stopped working"),
    ("the player was not fined", "the player was almost fined"),
    ("the train is not late", "the train is anything but late"),
)


@pytest.mark.parametrize(("claim", "other"), DENIED)
def test_a_denial_is_the_same_in_other_words_and_no_denial_of_itself(claim: str, other: str) -> None:
    assert claim_said(claim, f"{other}.").outcome == "holds"
    assert claim_said(other, f"{other}.").outcome == "holds"
    assert claim_said(claim, f"It is a myth that {other}.").outcome != "holds"


BACK = (
    ("Cats are allowed.", "That is false.", True),
    ("Cats are allowed.", "They aren't.", True),
    ("Cats aren't allowed.", "They aren't.", False),
    ("Cats aren't allowed.", "Actually, they are.", True),
    ("Cats are allowed.", "That is not wrong.", False),
    ("Cats are allowed.", "Dogs aren't.", False),
    ("Cats are allowed.", "It isn't hard.", False),
    ("Cats are allowed.", "Isn't that true?", False),
    ("Cats are allowed.", "No.", False),
)


@pytest.mark.parametrize(("said", "following", "back"), BACK)
def test_only_a_sentence_without_a_matter_of_its_own_takes_one_back(said: str, following: str, *, back: bool) -> None:
    assert is_taken_back(said, following) == back


def test_a_part_told_of_others_ends_where_the_sentence_turns() -> None:
    sentence = "Anna thinks the lift is safe, but the lift is broken."
    assert [sentence[slice(*place)] for place in attributed(sentence)] == [" the lift is safe"]
    assert not list(attributed("The study says the lift is safe."))
    assert not list(attributed("Insurance claims are paid at once."))


def test_what_is_left_out_is_found_with_its_phrase() -> None:
    for text, phrase in (
        ("It is open every day except Sunday and Monday.", "except Sunday and Monday"),
        ("Canberra, not Sydney, is the capital.", "not Sydney"),
        ("Instead of plastic, the firm uses glass.", "Instead of plastic"),
    ):
        assert [text[one.start : one.end] for one in left_out(text, 0, len(text))] == [phrase]
    assert not left_out("It is not open, but it is near.", 0, 33)


def test_a_topic_is_no_statement() -> None:
    statements = ("the pass covers the bus", "members borrow books", "children travel free", "the pool is open")
    assert all(map(is_statement, statements))
    assert not any(map(is_statement, ("the price", "how to return it", "seeing a doctor", "the refund period")))


@given(st.text(max_size=200), st.text(max_size=200))
def test_any_text_is_read_within_its_bounds(text: str, other: str) -> None:
    assert all(0 <= start <= end <= len(text) for start, end in attributed(text))
    assert all(0 <= one.start <= one.end <= len(text) for one in left_out(text, 0, len(text)))
    assert is_taken_back(text, other) in (True, False)
    assert ends_taken_back(text) in (True, False)
