"""Answers that say they have none are refused; caveats before an answer, and negative facts, are shown."""

from __future__ import annotations

import pytest

from protem import Case, Source, gate
from protem.checks.declined import check
from protem.policy import DEFAULT

DECLINED = """
**Answer:** The documents do not mention a fee.
Short answer: not stated in the sources.
I'm sorry, but I can't help with that request.
Thanks for reaching out! Unfortunately, our help articles don't cover this. Please open a ticket.
Not found in the provided documents.
> The sources do not say.
Hi there! I wasn't able to find that in our knowledge base. Could you rephrase?
I do not have enough context to answer. Could you share the policy document?
Based on the provided context, I am unable to determine the exact date [1][2].
The text does not mention this. Therefore, I can't give an answer.
There is insufficient information in the passages to answer this question.
According to the documents, there is no information on this.
Unfortunately I can only answer questions about the handbook.
It's not clear from the sources which form applies.
This isn't something the handbook addresses.
I can't answer this from the pages I was given.
The manual doesn't say.
The sources do not mention a deadline for appeals.
There's no information about parking permits in the documents.
I'm sorry, but I don't know.
The level is not mentioned in the given passages. Therefore, it is unable to answer based on them.
The passages do not say how to file a lien. Passage 1 discusses homes, while passage 2 describes taxes.
No information found.
Unfortunately the provided text does not cover this.
Unfortunately, I don't have enough information to answer your question.
I could not find anything about refunds in the handbook.
The handbook is silent on this point.
I'm unable to determine the fee from the documents provided.
Unable to answer based on given passages.
The passages do not contain the necessary information to answer the question. Unable to answer based on given passages.
Based on the provided passages, the average cost to install a second floor in a house cannot be determined.
None of the sources say how long the permit is valid.
None of the provided documents address weekend parking. Please contact the city clerk.
This question is outside the scope of the documents.
Your question is not covered by the handbook.
The exact amount is not specified in the guide.
There is no mention of dogs in the leaflet.
I don't know.
I do not know the answer to that.
Not mentioned in the sources.
Not enough information.
I have no information on that.
I'm afraid I can't help with that. Please contact the office.
The provided context does not contain information about tax rates. You may want to consult an accountant.
The document does not specify how long you must wait.
Sorry, the documents don't provide any details on this topic.
I checked the policy, but it does not mention overtime.
The policy doesn't say whether contractors are included.
The available documents do not provide a clear answer to this question.
There isn't enough information in the text to answer this.
It is not possible to determine the date from the given text.
The question cannot be answered from the sources at hand.
No relevant documents were found.
I wasn't able to find a fee schedule in these pages [1].
The guide does not give a phone number. Try asking at the front desk.
The law does not say how many days you have.
Nothing in the manual mentions a warranty.
Neither source mentions a minimum age.
I only have information about parking, so I can't answer questions about taxes.
Hello! Unfortunately, the knowledge base does not contain an answer to this. Is there anything else I can help with?
I’m sorry, but the text doesn’t mention that.
The passages discuss carpet costs and deck costs, but they do not mention a second floor.
As an AI, I can't provide medical advice.
I am not sure.
I'm not sure whether a permit is required. Please check with the building department.
The answer is not in the documents I was given.
This is not mentioned anywhere in the document [2].
You haven't provided any documents about this.
The article makes no mention of the price.
The information provided does not include the opening hours.
Je ne peux pas répondre à cette question à partir des documents fournis.
Les documents ne mentionnent pas ce point.
Désolé, je ne sais pas.
Aucune information sur ce sujet dans les sources.
No puedo responder a esta pregunta con los documentos disponibles.
Lo siento, no lo sé.
El manual no menciona este tema.
No hay información sobre este tema en el documento.
Das kann ich anhand der Unterlagen leider nicht beantworten.
Die Unterlagen enthalten dazu keine Angaben.
Der Vertrag schweigt dazu.
Dazu steht nichts im Vertrag.
Le bail ne mentionne pas les animaux.
El contrato no menciona mascotas.
Il contratto non menziona gli animali.
Het contract vermeldt niets over huisdieren.
O contrato não menciona animais.
The lease never mentions pets.
The lease makes no mention of pets.
The agreement says nothing about pets.
There is nothing in the lease about pets.
Das weiß ich leider nicht.
Im Merkblatt wird das nicht erwähnt.
Leider kann ich diese Frage nicht beantworten. Bitte wenden Sie sich an das Amt.
Non posso rispondere a questa domanda.
Il manuale non menziona questo punto.
Il documento non specifica la scadenza.
Mi dispiace, non lo so.
Não consigo responder a esta pergunta.
O manual não menciona este assunto.
Não há informações sobre isso nos documentos.
Ik kan deze vraag niet beantwoorden.
De handleiding vermeldt dit niet.
Het document bevat geen informatie over dit onderwerp.
Dat weet ik helaas niet.
The provided documents don't contain enough detail to answer your question about overtime pay.
I apologize, but the information you're looking for isn't in the documents I have access to.
I looked through the sources and found nothing about late fees.
Based on the information available, I cannot determine whether you qualify.
This topic isn't addressed in the employee handbook.
Regrettably, none of the excerpts discuss visa fees.
The knowledge base has no articles on this subject.
Sorry — that's not something I can answer from these sources.
I don't have access to your account details.
I do not have information about the 2025 rates.
The text is silent about penalties for late filing.
The retrieved passages are not relevant to the question.
The leaflet says nothing about children.
Your question can't be answered with the given context.
There is nothing in the document about pets.
The source does not provide a specific date.
The context provided does not specify the penalty for a second offence.
Unfortunately I was unable to find any information regarding parental leave in the provided materials.
It's unclear from the document whether this applies to renters.
The documents do not say whether e-bikes are allowed on the path.
I cannot find that in the manual.
No mention of this is made in the handbook.
That information is not available in the provided sources.
The answer to your question is not contained in the text.
The document provided only covers residential permits, so I can't say anything about commercial ones.
I would need more information to answer this.
I'm not able to give legal advice. Please consult a lawyer.
As far as I can see, the guide does not mention this.
The handbook doesn't appear to address remote work from abroad.
Insufficient data to answer.
We could not find an answer in the documentation. Try rephrasing your question.
I have not been given any document that covers this.
Hmm, I'm not certain about that one.
The relevant section was not included in the excerpt, so I can't confirm the deadline.
My sources don't include that.
The material does not go into this.
There was no information in the search results about opening hours on holidays.
None of these pages answer that.
Nothing about refunds is mentioned in the terms provided.
I'm sorry, I could not locate the figure you asked for in the report.
Neither of the two documents gives the fee.
The passage doesn't tell us why.
I can't say; the leaflet is silent.
It does not say.
The article does not discuss costs at all.
Sorry, no relevant results were found for your question.
We don't have that information.
The statute does not address this question.
That is beyond what the sources cover.
Not stated.
The excerpts you shared don't touch on refunds for gift cards.
I don't see anything in the handbook about that.
The manual has no section on warranty claims.
I can't confirm that from the text.
Apologies, but this isn't mentioned in the guide.
There's no way to tell from the passage.
The documents at hand do not let me answer this.
The context does not include the year.
I couldn't find the answer in the provided pages. Please check the official website or call the office.
It's not stated in the text whether the fee is refundable.
The given text provides no details about the author's education.
The sources do not agree and none of them states the limit.
This cannot be answered from the material.
The handbook leaves this open.
No, the documents do not say.
The FAQ doesn't cover international shipping.
The answer cannot be determined from the information provided.
My apologies, I have no data on that.
I found no mention of a dress code in the employee handbook.
Unfortunately this question goes beyond the provided documents.
""".strip().split("\n")

SHOWN = """
Breakfast: not available.
Box 10: N/A
**Answer:** No, the fee is not refundable.
Short answer: no. You can't appeal after 30 days [1].
Note: Children are not admitted.
I'm sorry for the trouble! To reset it, hold the button for 10 seconds [1].
The handbook doesn't list a dress code; it only asks staff to be neat [2].
The sources disagree: one says $5, the other says $6 [1][2].
Unfortunately you do not qualify, because you have not lived here for 6 months [1].
Not required.
Not allowed.
Closed.
Unclear signs must be reported to the city.
It isn't clear why, but the law bars it [1].
I don't have the exact number, but it is above 40 [1].
You can't; the deadline has passed.
We don't know the cause yet, the report says, and an inquiry is under way [1].
This is not an emergency number. Call 112.
You may not need a permit. Check the map first [1].
The act says nothing in it limits the right to appeal [1].
The manual says not to open the cover.
I can't tell for certain from here, but a full disk is a common cause [1].
The handbook does not give a figure for weekends, but on weekdays the fee is $5 [1].
The manual does not allow parking there.
The policy doesn't cover flood damage [1].
The policy does not cover flood damage.
No permit is required.
You cannot apply online.
No.
No, you may not park there.
Your plan does not include dental care.
Flood damage is not covered by the policy.
Breakfast is not included.
Dogs are not allowed in the pool area.
You do not need a licence to ride an e-bike [2].
The law does not require a front plate.
Nothing in the code prohibits parking on the lawn.
None of the rooms have air conditioning.
There is no fee for the first hour.
There is no deadline for this application [1].
There are no age limits.
No documents are required to enter.
No information is shared with third parties.
The refund cannot be paid in cash.
If the manual does not mention a limit, the general limit of 10 days applies.
The office does not answer calls on Sundays.
The clerk cannot give legal advice.
You can't park within 15 feet of a hydrant.
The form must not be sent by e-mail.
Although the guide doesn't mention e-scooters, bikes must be walked in the park [1].
While the leaflet gives no price for children, adults pay 4 euros [1].
The handbook does not state that helmets are mandatory [1].
The guide doesn't mention weekends. On weekdays the office opens at 9 [1].
I'm sorry to hear that. You can request a refund within 14 days [1].
I'm sorry, but refunds are only given within 14 days [1].
I could not find a rule for trailers; cars may park for 2 hours [1].
The driver is unable to see behind the vehicle, so a camera is required.
The cause is not known [1].
The patient was unable to walk.
Contact the city clerk to apply for a permit.
Please contact the office at least 3 days before you travel.
The documents must be submitted by 30 June.
Source 1 says that the fee is $20.
The text says nothing is owed until the notice arrives.
You should not drive if you are not sure that you can see.
Unless the sign says otherwise, parking is free.
The act does not apply to bicycles.
The contract does not provide for early termination.
It is unknown whether the effect lasts, according to the study [2].
The warranty does not cover water damage.
Not on Sundays.
None.
Never.
Unfortunately, the museum is closed on Mondays.
You have no right to a refund after 30 days.
The report does not include a signature page, so it is invalid [1].
I don't recommend driving after taking this medicine [1].
We do not accept cash.
We cannot refund opened software.
Only residents can apply.
The document is not valid without a stamp.
This section does not apply to emergency vehicles.
The information must not be disclosed.
Records are not available to the public.
The guide must not leave the group.
The page cannot be printed.
Results are not available until Monday.
I do not have to pay if I am under 16? Correct: children under 16 travel free [1].
Le stationnement n'est pas autorisé le dimanche.
Aucun permis n'est nécessaire.
Le contrat ne couvre pas les dégâts des eaux.
El perro no puede entrar.
No hay que pagar la tasa.
No se puede aparcar en la calle.
Hunde sind nicht erlaubt.
Es sind keine Angaben zu machen.
Sie müssen keine Gebühr zahlen.
Der Vertrag deckt Wasserschäden nicht ab.
Non è necessario alcun permesso.
I cani non sono ammessi.
Não é permitido estacionar.
Não há taxa.
Parkeren is niet toegestaan.
U hoeft geen boete te betalen.
Er is geen vergunning nodig.
You must keep the receipt; the shop does not give refunds without it.
No, the guide says that you need a permit first.
According to the handbook, students are not charged [1].
The deposit is not refundable, which the lease does not explain further.
I cannot find my card: call the bank at once to block it [1].
The landlord cannot keep the deposit for ordinary wear [1].
The warranty excludes batteries; it does not cover accidental damage.
Medicare does not cover routine dental care.
The rule does not apply on Sundays.
You don't have to answer the officer's questions.
Employees who do not know their PIN must call the help desk.
The notice does not have to be in writing.
The report must not include names.
The guide dog must not be refused.
The certificate does not expire.
The app does not share your data with anyone.
No information about your diagnosis may be given to your employer.
The lease does not allow subletting without consent.
There is no grace period.
There is no limit on the number of visits [2].
There's no charge to file.
There are no exceptions.
No one may enter without a ticket.
Neither parent may remove the child from the state.
None of the costs are refundable.
It is not clear at night, so slow down.
The form does not need a stamp.
The document needs no translation.
You can't find parking there on weekdays; use the garage on Main Street.
He is not able to consent.
I recommend that you call 112. Do not wait.
The results are not final until certified.
The fee is not stated as a percentage; it is a flat $20 [1].
The study did not find any effect on blood pressure [3].
The study found no evidence of harm.
The author does not mention his brother by name because of a court order [1].
The contract is silent on renewal, so it ends after one year [2].
The code does not define "vehicle" to include bicycles.
The page is not available offline; download it first.
Unknown numbers are blocked automatically.
The data is not stored.
Data are not shared.
The information is confidential and cannot be disclosed.
The records cannot be released without a court order.
If you cannot find your card, report it within 2 days.
When you don't know the answer, leave it blank.
If no documents were provided, the claim is closed.
The clerk will not answer legal questions.
Only the owner can answer for the damage.
Sorry, you cannot bring pets.
I'm afraid the deadline was 30 June.
You have not been given a penalty.
The text message is not proof of service.
The source code is not included in the licence.
The files are not deleted; they are archived for 7 years.
The manual brake does not include a lock.
The contents are not covered by the policy.
Your contents insurance doesn't cover bicycles kept outside.
The page fee is not included in the price.
No reference is needed.
No details are needed at this stage.
The letter did not give 14 days' notice, so it is not valid [1].
The sign does not say "no parking"; it says "no stopping".
Your contract does not provide sick pay for the first 3 days.
The council does not provide bins for garden waste.
The insurer does not pay for lost keys.
A passport is not needed within the EU.
There is no speed limit on this road.
The document must not be altered.
The seller does not have to give a reason.
You are not covered if you drive abroad.
The court did not address the tax question because it was settled [2].
Dogs may not be left unattended.
The text of the oath is not fixed by law.
A guide is not necessary; the trail is marked.
The website does not accept American Express.
The information desk is closed on Mondays.
The reference number is not the same as the invoice number.
The manual gearbox does not have a sixth gear.
Your answer must not exceed 200 words.
The library has no printers.
The page limit is 40 pages, and no appendix is allowed.
I have no children? Then line 4 does not apply.
The question on the form is not mandatory.
""".strip().split("\n")

SOURCE = Source("s1", "Weekday parking costs $5. Contact the office to apply.")


def declined(answer: str) -> bool:
    return any(finding.outcome == "fails" for finding in check(Case(answer, given=(SOURCE,)), DEFAULT))


@pytest.mark.parametrize("answer", DECLINED)
def test_an_answer_that_says_it_has_none_is_declined(answer: str) -> None:
    assert declined(answer)


@pytest.mark.parametrize("answer", SHOWN)
def test_a_caveat_before_an_answer_and_a_negative_fact_are_shown(answer: str) -> None:
    assert not declined(answer)


@pytest.mark.parametrize(
    "advice", ["Please contact the office.", "You may want to check the website.", "Try rephrasing."]
)
def test_advice_makes_no_answer_of_an_abstention(advice: str) -> None:
    assert declined(f"The handbook doesn't say. {advice}")
    assert declined(f"I'm sorry, but I don't know. {advice} Is there anything else I can help with?")


@pytest.mark.parametrize(
    "rest", ["Weekday parking costs $5 [1].", "On weekdays it is $5.", "It does say that weekday parking costs $5 [1]."]
)
def test_something_asserted_beside_an_abstention_is_an_answer(rest: str) -> None:
    assert not declined(f"The handbook doesn't give a weekend fee. {rest}")


def test_a_declined_answer_is_not_covered_and_the_pointer_is_shown() -> None:
    decision = gate(Case("The handbook doesn't say.", given=(SOURCE,)))
    assert (decision.shown, decision.refusal, decision.check) == (False, "not-covered", "declined")
    assert decision.text == DEFAULT.pointers["not-covered"]
