"""Sources of several trades, and answers that quote them rightly or not, each with what it was given."""

from __future__ import annotations

SOURCES = {
    "lease": (
        "12. Pets. The tenant may keep one dog or cat with the landlord’s written consent, "
        "which shall not be unreasonably withheld.\n13. Subletting. The tenant may not under "
        "any circumstances sublet the flat while the lease runs. The deposit is returned "
        "within 30 days, unless repairs are needed. Rent is due on the first of each month."
    ),
    "leaflet": (
        "Take one tablet twice a day after meals. Do not take more than eight tablets in 24 "
        "hours. Ask your pharmacist if you are pregnant. “Drowsiness” may occur. Children "
        "under 12 should take half a tablet only if a doctor says so."
    ),
    "bank": (
        "A fee of $250 applies to each transfer abroad. Transfers within the euro area are "
        "free of charge. We reply to complaints within 15 working days – if we need longer, "
        "we’ll tell you why. Long-term savers earn 2.5% a year."
    ),
    "council": (
        "Bins are collected on Tuesdays. Garden waste is collected fort-\nnightly from April "
        "to Octo\xadber. The recycling centre is open from 8 a.m. to 6 p.m., except on public "
        "holidays. Residents must bring proof of address.\nPage 3 of 9\nVans need a permit."
    ),
    "help": (
        "To keep a copy, open the File menu and choose Save as. The export may take up to "
        "five minutes. Do not close the window while the export is running. Your data is "
        "stored in the European Union and is never sold to third parties."
    ),
    "fr": (
        "Le locataire ne peut pas sous-louer le logement sans l’accord écrit du bailleur. Le "
        "dépôt de garantie est restitué dans un délai d’un mois. Les animaux sont admis."
    ),
    "de": (
        "Das Halten ist vor und hinter Kreuzungen bis zu je 5 m unzulässig. Wer sein "
        "Fahrzeug verlässt oder länger als drei Minuten hält, der parkt. Fahrräder dürfen "
        "nicht auf dem Gehweg abgestellt werden."
    ),
    "es": (
        "El inquilino no podrá realizar obras sin el consentimiento del propietario. La "
        "fianza se devolverá en el plazo de un mes."
    ),
    "zh": "电动车不得在楼道内停放。违者处五百元罚款，情节严重的，处一千元罚款。",
    "ja": "自転車は歩道に駐輪してはならない。申請は三十日以内に行うこと。",
    "health": (
        "Drink plenty of fluids. If symptoms last longer than three weeks, see your GP. "
        "Antibiotics are not recommended for most coughs. Do not give honey to babies under "
        "1 year old. You can ask a pharmacist about cough syrup, cough medicine (some cough "
        "medicines should not be given to children under 12) and cough sweets."
    ),
    "tax": (
        "You must register for self-assessment by 5 October if you earned more than £1,000 "
        "from self-employment. The penalty is £100 if your return is up to 3 months late; "
        "you may have to pay more if it is later. HMRC “will not” charge interest on the "
        "penalty if you appeal within 30 days. See section 8(2)."
    ),
    "law": (
        "49-615. DRIVERS TO EXERCISE DUE CARE. Notwithstanding other provisions of this "
        "chapter, every driver of a vehicle shall: (1) exercise due care to avoid colliding "
        "with any pedestrian; (2) give an audible signal when necessary; and (3) exercise "
        'proper precaution upon observing any child. "Pedestrian" means any person afoot and '
        "any person operating a wheelchair or a motorized wheelchair."
    ),
    "sup": (
        "Hi! To reset your password, open Settings > Security and click “Reset password”. "
        "We’ll e-mail you a link that expires after 24 hours. If the link doesn’t arrive, "
        "check your spam folder — it may take up to 10 minutes. Refunds are made to the card "
        "you paid with; they can’t be made to another card."
    ),
    "pdf": (
        "The Depart-\nment shall issue a per-\nmit within sixty days of the appli-\ncation, "
        "pro-\nvided that the fee has\n\n14\n\n\x0cChapter 3\nbeen paid. No per\xadmit may be "
        "trans\xadferred. The “re-\nnewal fee” is ﬁfty dollars (œuvre d’art: 1½ times)."
    ),
}

WRONG = (
    ("The lease says “the tenant may sublet the flat”.", "lease"),
    ('The lease states: "the tenant may keep two dogs or cats with the landlord\'s written consent".', "lease"),
    ('It says the deposit "is returned within 60 days, unless repairs are needed".', "lease"),
    ('The tenant "may keep one dog or cat with the landlord\'s consent".', "lease"),
    ('Clause 13 says "the tenant may ... sublet the flat while the lease runs."', "lease"),
    ('Clause 13 says "the tenant may […] sublet the flat".', "lease"),
    ('"The deposit is returned within 30 days ... repairs are needed" [1].', "lease"),
    ('"Rent is due on the first of each month ... The tenant may keep one dog or cat" [1].', "lease"),
    ('The lease reads: "[The tenant] may [freely] sublet the flat".', "lease"),
    ('The lease says consent "shall be unreasonably withheld".', "lease"),
    ("The leaflet says 'take two tablets twice a day after meals'.", "leaflet"),
    ('The label says "Do not take more than ten tablets in 24 hours."', "leaflet"),
    ('The leaflet states "Children under 12 should take half a tablet ... a doctor says so".', "leaflet"),
    ('According to the leaflet, "nausea may occur in some patients".', "leaflet"),
    ('The leaflet says "twice a week".', "leaflet"),
    ('The leaflet says "Drowsiness is certain".', "leaflet"),
    ('The terms say "a fee of $25 applies to each transfer abroad".', "bank"),
    ('The terms state that "transfers within the euro area cost $5".', "bank"),
    ("The bank promises: “We reply to complaints within 10 working days”.", "bank"),
    ('Savers "earn 25% a year".', "bank"),
    ('The page says "Long-term savers earn 3.5% a year."', "bank"),
    ('The council says "Bins are collected on Thursdays."', "council"),
    ("“Garden waste is collected weekly from April to October” (p. 3).", "council"),
    ('The centre is "open from 8 a.m. to 8 p.m., except on public holidays" (p. 3).', "council"),
    ('The council writes: "Residents need not bring proof of address".', "council"),
    ("The page reads «Residents should bring proof of address».", "council"),
    ("The guide says:\n\n> The export may take up to fifty minutes.\n\nBe patient.", "help"),
    ("The guide says:\n\n> Do not close the window\n> while the import is running.", "help"),
    ('The help text says "Your data is stored in the United States and is never sold".', "help"),
    ('The help text says "Your data … is sold to third parties".', "help"),
    ("Le contrat précise : « Le locataire peut sous-louer le logement ».", "fr"),
    (("Le bail dit que « le locataire ne peut (…) sous-louer le logement sans l’accord oral du bailleur »."), "fr"),
    ("Le contrat dispose que « le dépôt de garantie est restitué dans un délai de deux mois ».", "fr"),
    ("Le bail dit : « Le locataire […] peut […] sous-louer le logement ».", "fr"),
    ("Dort steht: „Das Halten ist vor und hinter Kreuzungen bis zu je 10 m unzulässig.“", "de"),
    ("Die Regel lautet: „Fahrräder dürfen … auf dem Gehweg abgestellt werden.“", "de"),
    ("Es heißt: „Wer sein Fahrzeug verlässt oder länger als fünf Minuten hält, der parkt.“", "de"),
    ("El contrato dice: «El inquilino podrá realizar obras sin el consentimiento del propietario».", "es"),
    ('El contrato establece que "la fianza se devolverá en el plazo de tres meses".', "es"),
    ("规定说：“违者处八百元罚款”。", "zh"),
    ("条文规定：「电动车可以在楼道内停放」。", "zh"),
    ("規則には「自転車は歩道に駐輪できる」と書かれています。", "ja"),
    ('The lease says "the tenant may sublet the flat.', "lease"),
    ('The lease says " the tenant may sublet the flat ".', "lease"),
    ("The lease says ``the tenant may sublet the flat''.", "lease"),
    ("The lease says &quot;the tenant may sublet the flat&quot;.", "lease"),
    ("“Rent is due on the fifth of each month,” the lease says.", "lease"),
    ('"Rent is due," the lease says, "on the fifth of each month."', "lease"),
    (('The lease says "Rent is due on the first of each month" and "the deposit is kept by the landlord".'), "lease"),
    ('Both "one dog or cat" and "a fee for each cleaning" are mentioned.', "lease"),
    ("The lease says ‘the landlord’s oral consent’ is enough.", "lease"),
    ('It says "Subletting is allowed with notice".', "lease"),
    ('The bank says "We will reply to complaints within 15 working days".', "bank"),
    ('"Transfers within the euro area are free of charge" [2].', "bank lease"),
    ("The lease says “Transfers within the euro area are free of charge” [lease].", "bank lease"),
    ('The NHS page says "If symptoms last longer than two weeks, see your GP" [1].', "health"),
    ("The page says “antibiotics are recommended for most coughs”.", "health"),
    ("“Do not give honey to babies under 2 years old” [1].", "health"),
    ('The page says "Do ... give honey to babies under 1 year old".', "health"),
    ('Per the guidance: "cough medicines should be given to children under 12".', "health"),
    ('It tells parents to avoid honey: "Never give honey to any infant under 12 months of age".', "health"),
    ('The page states: "Antibiotics … recommended for most coughs."', "health"),
    ('HMRC says "you must register by 5 November if you earned more than £1,000".', "tax"),
    ('The guide says "The penalty is £1,000 if your return is up to 3 months late".', "tax"),
    ('The guide says the "penalty is £10" for being late.', "tax"),
    ('It says that HMRC "will charge interest on the penalty if you appeal within 30 days".', "tax"),
    ('The guide says "The penalty is £100 if your return is late."', "tax"),
    ('It provides: "you may have to pay less if it is later" (section 8).', "tax"),
    ('The code requires drivers to "exercise due care to avoid colliding with any bicycle".', "law"),
    ('The statute reads, "every driver of a vehicle should exercise due care".', "law"),
    ('§ 49-615 says drivers must "give an audible signal whenever possible".', "law"),
    ('It defines "pedestrian" as "any person on foot or in a wheelchair".', "law"),
    (('"Pedestrian" means "any person afoot and any person operating a wheelchair or a motorized bicycle".'), "law"),
    ('The help page says "the link expires after 48 hours".', "sup"),
    ('The help page says "We’ll e-mail you a link that expires after 24 days".', "sup"),
    ('The page says "they can be made to another card".', "sup"),
    ('The page says refunds "can ... be made to another card".', "sup"),
    ('The rule says "The Department shall issue a permit within thirty days".', "pdf"),
    ('It says "the renewal fee is fifteen dollars".', "pdf"),
    ("It says “permits may be transferred with consent”.", "pdf"),
    ('You must not "take more than ten tablets in 24 hours".', "leaflet"),
    ('You may not "sublet the flat under some circumstances while the lease runs".', "lease"),
    ('Take no more than "ten tablets in 24 hours".', "leaflet"),
    ('The tenant may not sublet and the lease states "the deposit is returned within 60 days".', "lease"),
    ('The lease decides whether the tenant "may keep one horse or cat".', "lease"),
    ('This is allowed under "the landlord’s verbal consent, which shall not be unreasonably withheld".', "lease"),
    ('The deposit is not lost: it "is returned within 90 days, unless repairs are needed".', "lease"),
    ('No tenant may keep two dogs; the lease says "one dog and one cat".', "lease"),
    (
        (
            'It is not true that pets are banned. "The tenant may keep any dog or cat with the '
            'landlord’s written consent," it says.'
        ),
        "lease",
    ),
    ('The rules are clear ("the tenant may sublet the flat while the lease runs").', "lease"),
    ('The rules: 1) "Rent is due on the last of each month"; 2) no subletting.', "lease"),
    ('- **Rent:** "due on the last of each month"\n- **Pets:** ask first', "lease"),
    ('| Topic | Rule |\n|---|---|\n| Rent | "Rent is due on the last of each month" |', "lease"),
    ("Per clause 13, “the tenant may not under most circumstances sublet the flat”.", "lease"),
    ('As the lease puts it, "rent is due on the first of every month".', "lease"),
    ('The lease is explicit — "rent is due on the third of each month".', "lease"),
    ('The exact wording is "rent is due on the first day of each month".', "lease"),
    ('Quote: "Rent is due by the first of each month."', "lease"),
    ('"Rent is due on the second of each month" — lease, clause 14', "lease"),
    ('*"Rent is due on the second of each month."* (Lease, p. 3)', "lease"),
)
"""Each has a quotation that the sources named do not hold, or not the one that is cited."""

RIGHT = (
    ("The lease says “The tenant may not under any circumstances sublet the flat.”", "lease"),
    ('The lease says "the tenant may not ... sublet the flat while the lease runs".', "lease"),
    ('"[T]he tenant may keep one dog or cat with the landlord\'s written consent" [1].', "lease"),
    ('The lease lets you "keep one dog […] with the landlord\'s written consent".', "lease"),
    ('The lease says [the tenant] "may not [...] sublet the flat".', "lease"),
    ('The lease says "[he] may not under any circumstances sublet the flat".', "lease"),
    ("“The deposit is returned within 30 days,” the lease says, “unless repairs are needed.”", "lease"),
    ("The leaflet says 'Take one tablet twice a day after meals'.", "leaflet"),
    ("The leaflet says “‘Drowsiness’ may occur.”", "leaflet"),
    ('The leaflet says to take "one tablet twice a day", after eating.', "leaflet"),
    ('The leaflet warns: "Do not take more than **eight tablets** in 24 hours."', "leaflet"),
    ('The leaflet uses the word "drowsiness".', "leaflet"),
    ('The leaflet does not say "take with milk and honey".', "leaflet"),
    ('Nowhere does the leaflet state that "the drug is safe in pregnancy".', "leaflet"),
    ('There is no mention of "alcohol or driving at night" in the leaflet.', "leaflet"),
    ('It is not a "take as much as you like" medicine.', "leaflet"),
    ('Ask your pharmacist: "May I take this while pregnant?"', "leaflet"),
    ('You can say "I would like to see a doctor today" at the desk.', "leaflet"),
    ('Tell the nurse "I have taken eight tablets today".', "leaflet"),
    ('Some people call this the "one in the morning" rule.', "leaflet"),
    ('The fee is "$250" for each transfer.', "bank"),
    ('A "wire" costs money.', "bank"),
    ('The so-called "free for all Europeans" transfer has no fee.', "bank"),
    ('They reply "within 15 working days - if we need longer, we\'ll tell you why".', "bank"),
    ("They promise “we’ll tell you why”.", "bank"),
    ('The page says "Long‑term savers earn 2.5 % a year."', "bank"),
    ('The page says "long-term savers earn 2.5% a year".', "bank"),
    ('The council says garden waste is "collected fortnightly from April to October".', "council"),
    ('The centre is "open from 8 a.m. to 6 p.m., except on public holidays" (p. 3).', "council"),
    ('It opens "from 8 am to 6 pm".', "council"),
    ('The council says "Residents must bring proof of address. Vans need a permit."', "council"),
    ('The leaflet "Waste and Recycling in Your Borough" has the dates.', "council"),
    ("See the guide “Safe Roads for All”.", "council"),
    ('Fill in the form "Proof of address for new residents" and send it.', "council"),
    ('Choose "Save as" in the File menu.', "help"),
    ('Click "Save a copy to disk" and wait.', "help"),
    ('Open the "Export all of my data" tab.', "help"),
    ('Press the "Start a new export" button.', "help"),
    ('Select "Keep my files for ever", then "Confirm and close the window".', "help"),
    ('Type "export all my data now" into the search box.', "help"),
    (
        ("The guide says:\n\n> Do not close the window while the export is running.\n> — Help, p. 2\n\nWait for it."),
        "help",
    ),
    ("> **Note:** this is only a short summary of mine.\n\nThe export may take five minutes.", "help"),
    ('The pipe is 12" wide and 6\'2" long, and the "export" is quick.', "help"),
    ("The drivers' guide and the tenants' handbook agree; it's the users' choice.", "help"),
    ("In the '90s it wasn't 'never sold to third parties' but it is now.", "help"),
    ('```\necho "this is a line of code"\n```\nThe export may take five minutes.', "help"),
    ('{"answer": "The export takes a few minutes at most", "ok": true}', "help"),
    ("Le contrat précise : « Le locataire ne peut pas sous-louer le logement ».", "fr"),
    ("Le bail dit que « le locataire ne peut pas sous-louer [son] logement ».", "fr"),
    ("Il faut « l'accord écrit du bailleur ».", "fr"),
    ("Dort steht: „Wer sein Fahrzeug verlässt oder länger als drei Minuten hält, der parkt.“", "de"),
    ("Die Regel lautet: »Fahrräder dürfen nicht auf dem Gehweg abgestellt werden.«", "de"),
    ("Der Begriff „Halten im Sinne des Gesetzes“ wird nicht erklärt.", "de"),
    ("El contrato dice: «La fianza se devolverá en el plazo de un mes».", "es"),
    ("规定说：“违者处五百元罚款”。", "zh"),
    ("规定说：“电动车不得在楼道内停放”，“情节严重的，处一千元罚款”。", "zh"),
    ("所谓“小黄车”不在此列。", "zh"),
    ("規則には「自転車は歩道に駐輪してはならない」とあります。", "ja"),
    ("「申請は三十日以内に行うこと」と定めています。", "ja"),
    ("The lease says “Rent is due on the first of each month.” [1]", "lease"),
    ("“Rent is due on the first of each month.” [1] Bins go out on Tuesdays [2].", "lease council"),
    ('According to [2], "Bins are collected on Tuesdays".', "lease council"),
    ('"The deposit is returned within 30 days," unless repairs are needed.', "lease"),
    ('The tenant "may keep one dog" (if the landlord agrees).', "lease"),
    ('It is a "yes, but" kind of answer: you need consent.', "lease"),
    ('Think of it as a "first of the month" deal.', "lease"),
    ('In short: "No, unless the landlord agrees."', "lease"),
    ('The term "subletting" means letting to others.', "lease"),
    ("Rent is due on “the first of each month”; pets need “the landlord's written consent”.", "lease"),
    ('The file "lease_final v2 (signed copy).pdf" holds it.', "lease"),
    ('The lease says "... may not under any circumstances sublet the flat ...".', "lease"),
    ('The deposit is returned "within 30 days, unless repairs are needed [sic]".', "lease"),
    (
        ('The lease says "The tenant may not under any circumstances sublet the flat [1] while the lease runs".'),
        "lease",
    ),
    ('The lease says "THE TENANT MAY NOT UNDER ANY CIRCUMSTANCES SUBLET THE FLAT".', "lease"),
    ('The lease says <b>"Rent is due on the first of each month"</b>.', "lease"),
    ('The page says "If symptoms last longer than three weeks, see your GP" [1].', "health"),
    ("The page says “antibiotics are not recommended for most coughs,” so they rarely help.", "health"),
    ('Do not give honey "to babies under 1 year old".', "health"),
    ('If you feel "under the weather", rest.', "health"),
    ("Doctors call a cough that lasts weeks a 'persistent' or 'chronic' cough.", "health"),
    ('There is no evidence that "natural" remedies help.', "health"),
    ('Ask: "Is this safe for a child under 12?"', "health"),
    ("The page doesn’t mention “steam inhalation with oils”.", "health"),
    ('The source neither says "take aspirin every day" nor forbids it.', "health"),
    ('Many patients say things like "it won’t go away", which is normal.', "health"),
    ('Say "my cough has lasted a month" when you call.', "health"),
    ('When calling 111, you should explain "I have chest pain and a cough".', "health"),
    (
        (
            'The guide says "The penalty is £100 if your return is up to 3 months late; you may '
            'have to pay more if it is later."'
        ),
        "tax",
    ),
    ("It says HMRC \"'will not' charge interest on the penalty if you appeal within 30 days\".", "tax"),
    ("It says HMRC ‘“will not” charge interest on the penalty’.", "tax"),
    ("You must register “by 5 October if you earned more than £1,000”.", "tax"),
    ('The "trading allowance" is £1,000.', "tax"),
    ('Use the form "Register for Self Assessment".', "tax"),
    ('"HMRC" stands for "His Majesty\'s Revenue and Customs".', "tax"),
    ('Under "section 8(2)" you may appeal.', "tax"),
    ('Enter "0" in the box "Total income from all sources".', "tax"),
    (
        (
            'It defines "pedestrian" as "any person afoot and any person operating a wheelchair '
            'or a motorized wheelchair".'
        ),
        "law",
    ),
    ('The code requires every driver to "exercise due care to avoid colliding with any pedestrian".', "law"),
    (
        (
            'Drivers must "give an audible signal when necessary; and ... exercise proper '
            'precaution upon observing any child".'
        ),
        "law",
    ),
    ('"[E]very driver of a vehicle shall ... exercise due care" (§ 49-615).', "law"),
    ("“[E]very driver … shall … give an audible signal when necessary”.", "law"),
    ('The section is headed "Drivers to Exercise Due Care".', "law"),
    ('The law, titled "Drivers to Exercise Due Care", applies.', "law"),
    ('Courts have asked whether a driver was "careful enough", a matter of fact.', "law"),
    ('A driver who is "in a hurry" must still take care.', "law"),
    ('The page says "We\'ll email you a link that expires after 24 hours".', "sup"),
    ('The page says refunds "can\'t be made to another card".', "sup"),
    ("Open Settings > Security and click “Reset password”.", "sup"),
    ('Go to "Settings > Security > Sign-in options" and wait.', "sup"),
    ('Look for the subject line "Your password reset link is here".', "sup"),
    ('If you see the message "Something went wrong, try again later", wait.', "sup"),
    ('Reply "STOP" to opt out; text "HELP ME PLEASE NOW" for help.', "sup"),
    ('I understand your frustration: "nothing works" is not what anyone wants.', "sup"),
    ('Check your spam folder: "it may take up to 10 minutes".', "sup"),
    ('The link "expires after 24 hours"; if it "doesn\'t arrive", check spam.', "sup"),
    ('The rule says "The Department shall issue a permit within sixty days of the application".', "pdf"),
    ('It says "No permit may be transferred."', "pdf"),
    ("It says “the ‘renewal fee’ is fifty dollars”.", "pdf"),
    ('It says "fifty dollars (oeuvre d\'art: 1½ times)".', "pdf"),
    ('It says "fifty dollars (œuvre d’art".', "pdf"),
    ('You must not "take more than eight tablets in 24 hours".', "leaflet"),
    ('Take no more than "eight tablets in 24 hours".', "leaflet"),
    ('A sample message: "Dear landlord, may I keep a cat in the flat?"', "lease"),
    ('Suggested wording: "I hereby ask for your written consent to a cat."', "lease"),
    ('You could write: "Dear landlord, I would like to keep a cat."', "lease"),
    ('The deposit is not "gone for good and ever": it is returned within 30 days.', "lease"),
    ('It isn’t "one strike and you are out": ask first.', "lease"),
    ('Turn on "Keep a copy of my files" first.', "help"),
    ('Set "Export everything to disk" to off.', "help"),
    ('Keys go on a "first come, first served" basis.', "lease"),
    ('As the lease puts it, "rent is due on the first of each month".', "lease"),
    ('The rules are clear ("the tenant may not under any circumstances sublet the flat").', "lease"),
    ('| Topic | Rule |\n|---|---|\n| Rent | "Rent is due on the first of each month" |', "lease"),
    ('- **Rent:** "due on the first of each month"\n- **Pets:** "one dog or cat"', "lease"),
    ('*"Rent is due on the first of each month."* (Lease, p. 3)', "lease"),
    ('The lease says ***"Rent is due on the first of each month"***.', "lease"),
    ("The lease says “Rent is due on the first of each month”; see ‘Pets’ too.", "lease"),
    ("Die Quelle sagt nicht „Das Halten ist überall und immer erlaubt“.", "de"),
    ("Le bail ne dit pas « les animaux sont interdits dans le logement ».", "fr"),
    ("La source ne mentionne pas « les travaux de peinture ».", "fr"),
    ('The phrase "long-term savers" means people who save for a year.', "bank"),
    ('Is "one or two dogs" allowed? No, one.', "lease"),
    ('Tenants often ask "can I paint the walls blue?"; the lease is silent.', "lease"),
    ('The landlord’s reply might be "no", or "yes, of course".', "lease"),
)
"""Each quotes rightly, or only names something, says it back, or denies it."""
