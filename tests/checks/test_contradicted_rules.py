"""Answers about whole pages of rules, where every other sentence is there to be mixed up with the right one."""

from __future__ import annotations

import pytest

from protem import Case, Policy, Source
from protem.check import Check
from protem.checks import all_checks

CHECK: Check = next(check for check in all_checks() if check.name == "contradicted-claim")

STAFF = (
    "Employees accrue 1.5 days of paid leave per month. Unused leave may be carried over to the next year, up to "
    "a maximum of 5 days. Leave requests must be approved by a supervisor at least two weeks in advance. "
    "Employees on probation are not entitled to paid leave. Jury duty does not count against leave. An employee "
    "may not work for a competitor while employed here."
)
LEAFLET = (
    "Take one tablet twice a day with food. Do not take more than four tablets in 24 hours. Do not drink alcohol "
    "while taking this medicine. Ask a doctor before use if you are pregnant. This medicine may cause drowsiness. "
    "Children under 12 should not take this medicine. Stop use if a rash appears. The tablets may be crushed. "
    "Store below 25 °C; do not freeze."
)
BANK = (
    "Transfers made before 3 p.m. arrive the same day. Transfers made after 3 p.m. arrive the next business day. "
    "There is no charge for transfers within the EU. International transfers cost 12 euros. You can cancel a "
    "transfer until it has been sent. Joint account holders may each withdraw money without the consent of the "
    "other. The card is blocked after three wrong attempts. Cash withdrawals are limited to 500 euros a day. A "
    "PIN is not required for payments under 50 euros."
)
PERMIT = (
    "Applications must be submitted online. Paper applications are not accepted. The fee is non-refundable. "
    "Applicants must be at least 18 years old and must have lived in the county for at least two years. The "
    "permit is valid for one year and can be renewed. Permit holders may not transfer the permit to another "
    "person. Appeals must be filed within 30 days of the decision. Late appeals will not be considered unless "
    "there is good cause. Landlords must register rental units; tenants do not have to register."
)
ROUTER = (
    "To reset the router, hold the button for ten seconds. Resetting deletes all settings. The guest network is "
    "turned off by default. Guest users cannot see other devices on the network. Firmware updates are installed "
    "automatically. You should not unplug the router during an update. WPA3 is supported on models sold after "
    "2020. Older models support only WPA2. Remote access is disabled unless the owner enables it. Logs are kept "
    "for 30 days and then deleted."
)
TRAFFIC = (
    "Every vehicle must have two working headlights. Headlights must be on from half an hour after sunset to half "
    "an hour before sunrise. Drivers must not use high beams within 500 feet of oncoming traffic. A driver who "
    "leaves the scene of an accident commits a felony. Bicycles may be ridden on sidewalks except in the business "
    "district. A first violation is punished by a fine of $100; a second violation is punished by a fine of $250. "
    "Passing on the right is allowed only when the vehicle ahead is turning left. U-turns are prohibited on "
    "curves. Emergency vehicles are exempt from speed limits. A learner must be accompanied by a licensed driver "
    "aged 21 or older. Seat belts are required for all passengers. It is unlawful to text while driving. Vehicles "
    "must yield to pedestrians in a crosswalk. A vehicle parked on a hill must have its wheels turned to the "
    "curb. Trucks over 10,000 pounds may not use the left lane. The license is suspended if the fine is not paid "
    "within 60 days."
)
LEASE = (
    "The tenant pays rent on the first day of each month. The landlord must give 24 hours' notice before entering "
    "the apartment. The landlord may enter without notice in an emergency. Pets are allowed with the written "
    "consent of the landlord. The security deposit may not be used as the last month's rent. The landlord is "
    "responsible for repairs to the heating. The tenant is responsible for repairs caused by the tenant. "
    "Subletting is forbidden without the landlord's consent. The lease renews automatically unless either party "
    "gives notice 60 days before it ends. Rent may be increased once a year. Late fees are not charged during the "
    "first five days. The tenant may not paint the walls. Smoking is not permitted inside but is permitted on the "
    "balcony. Heating is included in the rent; electricity is not included."
)
STREAMING = (
    "Premium members can download movies; basic members can only stream them. Downloads expire after 48 hours. "
    "The free trial can be used once. Refunds are not available for digital purchases. You may watch on up to "
    "three devices at the same time. Gift cards do not expire. Gift cards cannot be exchanged for cash. The app "
    "is not available in Canada. Parental controls are turned on by default for children's accounts. Subtitles "
    "can be turned off in the settings. Cancelling takes effect at the end of the billing period. Support is "
    "available by chat but not by phone. An annual plan is cheaper than a monthly plan. Passwords must be at "
    "least 12 characters long. We never share your data with advertisers."
)
VOTING = (
    "The voter registration deadline is 30 days before the election. You do not need a photo ID to vote by mail. "
    "Absentee ballots must be postmarked by election day. Voters who move within the county may vote at their old "
    "polling place. Campaign signs are not allowed within 100 feet of a polling place. Polls open at 7 a.m. and "
    "close at 8 p.m. If you are in line when the polls close, you may still vote. Felons may vote after "
    "completing their sentence. Provisional ballots are counted only if eligibility is confirmed. Employers must "
    "give workers two hours off to vote; the time is unpaid unless a contract says otherwise."
)
DRUGS = (
    "Adults should get 7 hours of sleep. Do not give aspirin to children with a fever. The vaccine is not "
    "recommended during the first trimester. Side effects are usually mild and go away within two days. Patients "
    "with a history of stroke must not take this drug. The drug can be taken with or without food. Do not stop "
    "treatment suddenly. High doses increase the risk of bleeding. The test is not reliable within five days of "
    "exposure. Insulin must be kept in the refrigerator until it is opened; after opening it may be kept at room "
    "temperature for 28 days. Antibiotics do not work against viruses. Breastfeeding mothers can take ibuprofen "
    "but should avoid codeine."
)
SOFTWARE = (
    "The API returns JSON by default. Requests without a key are rejected. Keys never expire but can be revoked. "
    "The free plan allows 100 requests per minute; the paid plan allows 1,000. Deleting a project cannot be "
    "undone. Files larger than 50 MB are not stored. Webhooks are retried up to five times. The sandbox does not "
    "send real emails. Two-factor authentication is required for administrators and optional for members. Private "
    "repositories are visible only to members. Version 2 supports streaming; version 1 does not. Comments can be "
    "edited but not deleted. Do not share your key with anyone."
)
TAXES = (
    "Income below $12,000 is not taxed. Gifts to a spouse are exempt from gift tax. You must file a return even "
    "if no tax is due. Late payment increases the amount owed by 5 percent. Losses may be carried forward but not "
    "back. The refund is paid within six weeks unless the return is audited. Interest on student loans is "
    "deductible; interest on car loans is not. Married couples may file jointly or separately. A corporation must "
    "keep records for at least seven years. Farmers do not have to pay estimated tax. The credit is available "
    "only to residents. Meals are 50 percent deductible."
)
STATUTE = (
    "Section 4. A dealer may not sell a vehicle without a certificate of title. A certificate is valid until the "
    "vehicle is sold. The director shall issue a certificate within 10 days after receiving an application. The "
    "director may refuse an application that is incomplete. An applicant whose application is refused may request "
    "a hearing within 20 days. No fee is charged for a hearing. A dealer who violates this section is guilty of a "
    "misdemeanor. This section does not apply to farm equipment. A temporary permit may be issued for not more "
    "than 30 days and may not be renewed. A person under 18 may not be a dealer. Records shall be kept for at "
    "least five years and shall be open to inspection during business hours."
)
WARRANTY = (
    "Your warranty covers defects in materials for two years. It does not cover damage caused by misuse, water or "
    "unauthorized repairs. To make a claim you must provide proof of purchase. Batteries are covered for six "
    "months only. Shipping to the service center is paid by the customer; return shipping is paid by us. Repairs "
    "usually take less than ten days. If the product cannot be repaired, we will replace it. Replaced parts "
    "become our property. The warranty is not transferable and is void if the serial number has been removed. "
    "Refurbished products are excluded. You do not need to register the product. We may use refurbished parts for "
    "repairs."
)
LIBRARY = (
    "Members may borrow up to ten books at a time. Reference books may not be borrowed. Books can be renewed "
    "twice unless another member has reserved them. Overdue books cost 20 cents a day. Children under 12 do not "
    "pay fines. Lost books must be replaced. Food is not allowed in the reading room, but water is. Mobile phones "
    "must be switched off. Guests may use the computers for one hour a day. Members may use the computers without "
    "a time limit. The library closes early on Fridays. Dogs other than guide dogs are not admitted. Silence is "
    "required in the reading room. Meeting rooms can be booked free of charge by nonprofit groups; businesses pay "
    "15 euros an hour."
)
STUDY = (
    "The study found that coffee does not raise blood pressure in healthy adults. Tea lowered cholesterol "
    "slightly. Participants who slept less than six hours were more likely to gain weight. No link was found "
    "between sugar and hyperactivity. The effect disappeared after three months. Men responded better than women. "
    "Older participants did not benefit from the program. The drug reduced pain but did not improve sleep. "
    "Smokers were excluded from the trial. The results were not statistically significant. Vitamin D had no "
    "effect on bone density. Exercise improved mood in most, but not all, participants. The company did not fund "
    "the study."
)
TRAINS = (
    "Trains run every 15 minutes between 6 a.m. and midnight. Night buses replace the trains after midnight. "
    "Children under 6 travel free; children aged 6 to 14 pay half. A ticket is valid for two hours from the first "
    "validation. Tickets bought online must be printed or shown on a phone. Bicycles are allowed on trains except "
    "between 7 a.m. and 9 a.m. Folding bicycles are always allowed. Smoking is prohibited on all platforms. "
    "Passengers without a valid ticket pay a fine of 60 euros. The fine is reduced to 30 euros if it is paid "
    "within a week. Seat reservations are optional on regional trains and mandatory on express trains. Dogs must "
    "be kept on a leash and wear a muzzle. Lost property is kept for three months. Refunds are given only if a "
    "train is more than 60 minutes late. First-class tickets may be changed once free of charge; second-class "
    "tickets may not be changed."
)
LABOUR = (
    "The employer must keep personnel files for six years. Files may be inspected by the employee at any time. "
    "Medical records are kept separately and may not be seen by managers. An employee who is absent for more than "
    "three days must submit a doctor's note. Overtime is paid at 150 percent of the normal wage. Overtime must "
    "not exceed 10 hours a week. Employees may refuse overtime on Sundays. During the trial period either side "
    "may end the contract with two weeks' notice. After the trial period the notice period is one month. "
    "Dismissal during pregnancy is void. A dismissed employee may sue within three weeks. The works council must "
    "be heard before every dismissal. Bonuses are voluntary and create no claim for future years. Secondary jobs "
    "require the employer's consent. Holiday that is not taken expires on 31 March."
)
KITCHEN = (
    "Mushrooms should be cooked for at least 15 minutes. Do not wash raw chicken. Raw eggs are unsafe for "
    "pregnant women. Leftovers can be kept in the refrigerator for up to three days. Frozen meat must not be "
    "refrozen after thawing. Honey does not spoil. Honey must not be given to babies under one year. Potatoes "
    "should be stored in a dark place but not in the refrigerator. Green potatoes contain a toxin that cooking "
    "does not destroy. Rice should be cooled within one hour. Cutting boards made of plastic can go in the "
    "dishwasher; wooden boards cannot. Salt the water before adding the pasta. Do not add oil to the water. The "
    "dough should rest for 30 minutes before it is rolled out. Butter may be replaced by margarine."
)
NEWS = (
    "The bill passed the House but failed in the Senate. The governor vetoed the budget. The mayor denied that "
    "taxes would rise. The company reported higher sales but lower profits. Unemployment fell in March and rose "
    "in April. The court upheld the ban. The minister did not attend the meeting. Two of the five suspects were "
    "released. The strike ended after the union accepted the offer. The bridge will be closed until June. The "
    "team won at home and lost away. Exports to Asia increased while exports to Europe declined. The senator "
    "supports the treaty; her opponent opposes it. The airline cancelled flights to Oslo but not to Bergen. No "
    "injuries were reported."
)
MUSEUM = (
    "Visitors must register at the front desk. Children must be accompanied by an adult. Photography is allowed "
    "without flash. Large bags must be left in the cloakroom; small bags may be taken inside. The museum is free "
    "on the first Sunday of the month. Audio guides are available in six languages and cost 4 euros. Food and "
    "drink are not permitted in the galleries. The café is open to non-visitors. Tickets cannot be exchanged. "
    "Groups of more than ten people must book in advance. Wheelchairs can be borrowed free of charge. The last "
    "admission is 45 minutes before closing. Re-entry is not possible after leaving the building. Students get a "
    "discount only if they show a valid card."
)
ACCOUNTS = (
    "Password resets expire after one hour. If you do not receive the email, check your spam folder. Accounts "
    "that are inactive for 12 months may be deleted. Deleted accounts cannot be recovered. We do not sell "
    "personal data. Data may be shared with payment providers. Users under 16 need the consent of a parent. You "
    "can export your data at any time. The export does not include messages from other users. Notifications are "
    "off by default on desktop and on by default on mobile. Moderators can delete posts but cannot edit them. "
    "Reports are anonymous. Users who are banned may appeal once. The beta version is not supported. API access "
    "is limited to paying customers."
)
WILLS = (
    "A will must be signed by two witnesses. A witness may not be a beneficiary. An unsigned will is void. A "
    "married person may not disinherit a spouse completely. Debts are paid before gifts. A gift to a person who "
    "dies before the testator fails unless the will says otherwise. Executors must file an inventory within 90 "
    "days. Executors may not buy property from the estate. The court may remove an executor for neglect. An "
    "executor is not liable for losses that could not be avoided. A minor cannot make a will. Handwritten wills "
    "are valid without witnesses if they are dated. Heirs who contest the will without cause lose their share. "
    "Taxes are due nine months after death."
)
CONTRADICTED = {
    STAFF: (
        "Unused leave cannot be carried over to the next year.",
        "Employees on probation are entitled to paid leave.",
        "Jury duty counts against leave.",
        "An employee may work for a competitor while employed here.",
        "Leave requests don't have to be approved by a supervisor.",
        "Unused leave must be carried over to the next year.",
        "Employees on probation get paid leave.",
    ),
    LEAFLET: (
        "Take one tablet twice a day without food.",
        "You can drink alcohol while taking this medicine.",
        "Take at least four tablets in 24 hours.",
        "You may take more than four tablets in 24 hours.",
        "Children under 12 can take this medicine.",
        "Children over 12 should not take this medicine.",
        "The tablets may not be crushed.",
        "The tablets must not be crushed.",
        "Store above 25 °C.",
        "This medicine does not cause drowsiness.",
        "Continue use if a rash appears.",
        "Children under 12 should take this medicine.",
    ),
    BANK: (
        "Cash withdrawals are unlimited.",
        "Transfers made after 3 p.m. arrive the same day.",
        "There is a charge for transfers within the EU.",
        "You cannot cancel a transfer until it has been sent.",
        "Joint account holders may not withdraw money without the consent of the other.",
        "A PIN is required for payments under 50 euros.",
        "A PIN is not required for payments over 50 euros.",
        "Transfers made before 3 p.m. arrive the next business day.",
        "Cash withdrawals are not limited.",
    ),
    PERMIT: (
        "Paper applications are accepted.",
        "The fee is refundable.",
        "Permit holders may transfer the permit to another person.",
        "The permit cannot be renewed.",
        "Late appeals will always be considered.",
        "Tenants must register rental units.",
        "Applicants may be under 18 years old.",
        "Appeals may be filed after 30 days of the decision.",
        "Landlords do not have to register rental units.",
        "Applications must not be submitted online.",
        "Tenants have to register.",
    ),
    ROUTER: (
        "Resetting does not delete all settings.",
        "The guest network is turned on by default.",
        "Guest users can see other devices on the network.",
        "Firmware updates are not installed automatically.",
        "You should unplug the router during an update.",
        "WPA3 is supported on models sold before 2020.",
        "Remote access is enabled unless the owner disables it.",
        "WPA3 is not supported on models sold after 2020.",
        "Firmware updates are installed manually.",
    ),
    TRAFFIC: (
        "Headlights must be off from half an hour after sunset to half an hour before sunrise.",
        "Drivers may use high beams within 500 feet of oncoming traffic.",
        "A driver who leaves the scene of an accident commits a misdemeanor.",
        "Bicycles may not be ridden on sidewalks.",
        "A second violation is punished by a fine of $100.",
        "Passing on the left is allowed only when the vehicle ahead is turning left.",
        "U-turns are allowed on curves.",
        "Emergency vehicles are not exempt from speed limits.",
        "A learner must be accompanied by a licensed driver aged 21 or younger.",
        "Seat belts are optional for all passengers.",
        "It is lawful to text while driving.",
        "You may text while driving.",
        "Pedestrians must yield to vehicles in a crosswalk.",
        "Trucks over 10,000 pounds may use the left lane.",
        "Trucks under 10,000 pounds may not use the left lane.",
        "The license is suspended if the fine is paid within 60 days.",
        "Seat belts are not required for passengers.",
        "Texting while driving is legal.",
        "U-turns are not prohibited on curves.",
        "Vehicles need not yield to pedestrians in a crosswalk.",
    ),
    LEASE: (
        "The tenant must give 24 hours' notice before entering the apartment.",
        "The landlord may never enter without notice.",
        "Pets are allowed without the written consent of the landlord.",
        "The security deposit may be used as the last month's rent.",
        "The tenant is responsible for repairs to the heating.",
        "The landlord is not responsible for repairs to the heating.",
        "Subletting is allowed without the landlord's consent.",
        "Rent may not be increased once a year.",
        "Late fees are charged during the first five days.",
        "The tenant may paint the walls.",
        "Smoking is permitted inside.",
        "Smoking is not permitted on the balcony.",
        "Electricity is included in the rent.",
        "Heating is not included in the rent.",
        "The landlord must give 24 hours' notice after entering the apartment.",
    ),
    STREAMING: (
        "Downloads never expire.",
        "Refunds are available for digital purchases.",
        "Gift cards expire.",
        "Gift cards can be exchanged for cash.",
        "The app is available in Canada.",
        "Parental controls are turned off by default for children's accounts.",
        "Subtitles cannot be turned off in the settings.",
        "Support is available by phone.",
        "A monthly plan is cheaper than an annual plan.",
        "Passwords must be at most 12 characters long.",
        "We share your data with advertisers.",
        "You may watch on at least three devices at the same time.",
        "Premium members cannot download movies.",
    ),
    VOTING: (
        "You need a photo ID to vote by mail.",
        "Campaign signs are allowed within 100 feet of a polling place.",
        "Absentee ballots may be postmarked after election day.",
        "Felons may vote before completing their sentence.",
        "Felons may not vote after completing their sentence.",
        "If you are in line when the polls close, you may not vote.",
        "Voters who move within the county may not vote at their old polling place.",
        "Employers need not give workers two hours off to vote.",
        "The voter registration deadline is 30 days after the election.",
        "Workers must give employers two hours off to vote.",
    ),
    DRUGS: (
        "Give aspirin to children with a fever.",
        "The vaccine is recommended during the first trimester.",
        "The vaccine is not recommended during the third trimester.",
        "Patients with a history of stroke may take this drug.",
        "You can stop treatment suddenly.",
        "High doses decrease the risk of bleeding.",
        "High doses reduce the risk of bleeding.",
        "The test is reliable within five days of exposure.",
        "Antibiotics work against viruses.",
        "Breastfeeding mothers cannot take ibuprofen.",
        "Side effects are usually severe and go away within two days.",
    ),
    SOFTWARE: (
        "The API does not return JSON by default.",
        "Requests without a key are accepted.",
        "Requests with a key are rejected.",
        "Keys expire but can be revoked.",
        "Keys cannot be revoked.",
        "Deleting a project can be undone.",
        "Files smaller than 50 MB are not stored.",
        "Files larger than 50 MB are stored.",
        "The sandbox sends real emails.",
        "Two-factor authentication is optional for administrators.",
        "Version 2 does not support streaming.",
        "Comments can be deleted.",
        "Comments cannot be edited.",
        "Public repositories are visible only to members.",
        "Webhooks are retried at least five times.",
    ),
    TAXES: (
        "Income above $12,000 is not taxed.",
        "Income below $12,000 is taxed.",
        "Gifts to a spouse are not exempt from gift tax.",
        "You need not file a return if no tax is due.",
        "Late payment decreases the amount owed by 5 percent.",
        "Losses may be carried back.",
        "Losses may not be carried forward.",
        "Interest on student loans is not deductible.",
        "A corporation must keep records for at most seven years.",
        "Farmers have to pay estimated tax.",
        "Married couples may not file jointly.",
        "The refund is always paid within six weeks.",
    ),
    STATUTE: (
        "A dealer may sell a vehicle without a certificate of title.",
        "The director may not refuse an application that is incomplete.",
        "The director must refuse an application that is incomplete.",
        "A fee is charged for a hearing.",
        "This section applies to farm equipment.",
        "A temporary permit may be renewed.",
        "A person under 18 may be a dealer.",
        "A person over 18 may not be a dealer.",
        "Records shall be kept for at most five years.",
        "Records shall be closed to inspection during business hours.",
        "A dealer who violates this section is not guilty of a misdemeanor.",
        "A dealer who violates this section is guilty of a felony.",
        "The director may issue a certificate within 10 days after receiving an application.",
        "An applicant whose application is refused may not request a hearing.",
    ),
    WARRANTY: (
        "The warranty covers damage caused by misuse.",
        "You need to register the product.",
        "The warranty is transferable.",
        "Refurbished products are included.",
        "We must use refurbished parts for repairs.",
        "Repairs usually take more than ten days.",
        "To make a claim you don't need to provide proof of purchase.",
        "We may not use refurbished parts for repairs.",
    ),
    LIBRARY: (
        "Reference books may be borrowed.",
        "Members may borrow at least ten books at a time.",
        "Children over 12 do not pay fines.",
        "Children under 12 pay fines.",
        "Food is allowed in the reading room.",
        "Mobile phones must be switched on.",
        "Members may not use the computers without a time limit.",
        "The library closes late on Fridays.",
        "Silence is not required in the reading room.",
        "Lost books need not be replaced.",
        "The library opens early on Fridays.",
    ),
    STUDY: (
        "The study found that coffee raises blood pressure in healthy adults.",
        "Tea raised cholesterol slightly.",
        "Participants who slept more than six hours were more likely to gain weight.",
        "A link was found between sugar and hyperactivity.",
        "Women responded better than men.",
        "Older participants benefited from the program.",
        "The drug improved sleep.",
        "The drug did not reduce pain.",
        "Smokers were included in the trial.",
        "The results were statistically significant.",
        "Vitamin D had an effect on bone density.",
        "The company funded the study.",
    ),
    TRAINS: (
        "Second-class tickets may be changed once free of charge.",
        "Night buses replace the trains before midnight.",
        "Children over 6 travel free.",
        "Folding bicycles are not allowed.",
        "Bicycles are not allowed on trains.",
        "Smoking is permitted on all platforms.",
        "Passengers with a valid ticket pay a fine of 60 euros.",
        "The fine is increased to 30 euros if it is paid within a week.",
        "Dogs need not be kept on a leash.",
        "First-class tickets may not be changed.",
        "Tickets bought online need not be printed or shown on a phone.",
    ),
    LABOUR: (
        "Bonuses are mandatory.",
        "The employer need not keep personnel files for six years.",
        "Files may not be inspected by the employee.",
        "Medical records may be seen by managers.",
        "Overtime must exceed 10 hours a week.",
        "Employees may not refuse overtime on Sundays.",
        "Dismissal during pregnancy is valid.",
        "A dismissed employee must sue within three weeks.",
        "The works council must be heard after every dismissal.",
        "The works council need not be heard before every dismissal.",
        "Secondary jobs do not require the employer's consent.",
        "Holiday that is taken expires on 31 March.",
        "The employee must keep personnel files for six years.",
    ),
    KITCHEN: (
        "Potatoes should be stored in the refrigerator.",
        "Mushrooms should be cooked for at most 15 minutes.",
        "Wash raw chicken.",
        "You should wash raw chicken.",
        "Raw eggs are safe for pregnant women.",
        "Frozen meat may be refrozen after thawing.",
        "Honey spoils.",
        "Honey may be given to babies under one year.",
        "Plastic cutting boards cannot go in the dishwasher.",
        "Salt the water after adding the pasta.",
        "Add oil to the water.",
        "Butter may not be replaced by margarine.",
        "Butter must be replaced by margarine.",
    ),
    NEWS: (
        "The bill failed in the House but passed the Senate.",
        "The company reported lower sales but higher profits.",
        "The court reversed the ban.",
        "The minister attended the meeting.",
        "The strike ended after the union rejected the offer.",
        "The bridge will be open until June.",
        "The team lost at home and won away.",
        "The airline cancelled flights to Bergen.",
        "Injuries were reported.",
    ),
    MUSEUM: (
        "Visitors need not register at the front desk.",
        "Photography is allowed with flash.",
        "Food and drink are permitted in the galleries.",
        "Tickets can be exchanged.",
        "The café is closed to non-visitors.",
        "Re-entry is possible after leaving the building.",
        "Groups of less than ten people must book in advance.",
        "The last admission is 45 minutes after closing.",
        "Children need not be accompanied by an adult.",
    ),
    ACCOUNTS: (
        "Deleted accounts can be recovered.",
        "We sell personal data.",
        "Data may not be shared with payment providers.",
        "Users over 16 need the consent of a parent.",
        "You cannot export your data.",
        "The export includes messages from other users.",
        "Notifications are on by default on desktop.",
        "Users who are banned may not appeal.",
        "The beta version is supported.",
        "Reports are not anonymous.",
        "Accounts that are inactive for 12 months must be deleted.",
    ),
    WILLS: (
        "A witness may be a beneficiary.",
        "An unsigned will is valid.",
        "A married person may disinherit a spouse completely.",
        "Debts are paid after gifts.",
        "Executors may buy property from the estate.",
        "The court may not remove an executor for neglect.",
        "An executor is liable for losses that could not be avoided.",
        "A minor can make a will.",
        "Handwritten wills are invalid without witnesses if they are dated.",
        "Taxes are due nine months before death.",
        "Executors may file an inventory within 90 days.",
    ),
}
BORNE_OUT = {
    STAFF: (
        "You can carry over up to 5 days of unused leave to the next year.",
        "No more than 5 days of unused leave may be carried over to the next year.",
        "Paid leave is not available to employees on probation.",
        "Jury duty is not counted against your leave.",
        "You must get your supervisor's approval at least two weeks before taking leave.",
        "While employed here, you may not work for a competitor.",
        "Working for a competitor is not allowed while you are employed here.",
        "Only employees who have completed probation are entitled to paid leave.",
        "Leave requests need a supervisor's approval at least two weeks in advance.",
        "Employees who are not on probation are entitled to paid leave.",
        "Leave must not be requested less than two weeks in advance.",
    ),
    LEAFLET: (
        "Take at most four tablets in 24 hours.",
        "Never take more than four tablets in 24 hours.",
        "Avoid drinking alcohol while taking this medicine.",
        "You should not drink alcohol while taking this medicine.",
        "If you are pregnant, ask a doctor before use.",
        "The medicine might make you drowsy.",
        "The medicine can cause drowsiness.",
        "Only children aged 12 or older should take this medicine.",
        "Children 12 and over may take this medicine.",
        "You may crush the tablets.",
        "Keep the tablets below 25 °C and do not freeze them.",
        "If a rash appears, stop using it.",
        "Do not continue use if a rash appears.",
        "Do not store above 25 °C.",
        "Don't take it with alcohol.",
        "Do not take it without food.",
        "Take it twice a day with food, one tablet each time.",
    ),
    BANK: (
        "A transfer made after 3 p.m. does not arrive the same day.",
        "Transfers within the EU are free of charge.",
        "Transfers within the EU cost nothing.",
        "You can't cancel a transfer once it has been sent.",
        "A transfer can no longer be cancelled after it has been sent.",
        "Either holder of a joint account may withdraw money without the other's consent.",
        "Joint account holders do not need each other's consent to withdraw money.",
        "You need no PIN for payments under 50 euros.",
        "Payments under 50 euros don't require a PIN.",
        "You may withdraw up to 500 euros in cash a day.",
        "You cannot withdraw more than 500 euros in cash a day.",
        "A PIN is required for payments of 50 euros or more.",
        "Transfers made before 3 p.m. arrive the same day, later ones the next business day.",
        "Transfers made later than 3 p.m. arrive the next business day.",
        "International transfers are not free; they cost 12 euros.",
    ),
    PERMIT: (
        "You cannot apply on paper; applications must be submitted online.",
        "Applications can only be submitted online.",
        "The fee will not be refunded.",
        "The fee is not refundable.",
        "You must be 18 or older to apply.",
        "Applicants under 18 are not eligible.",
        "The permit can't be transferred to another person.",
        "The permit is not transferable.",
        "The permit is renewable.",
        "Late appeals may be considered if there is good cause.",
        "Late appeals are considered only if there is good cause.",
        "Tenants need not register; landlords must register rental units.",
        "Landlords, not tenants, must register rental units.",
        "An appeal filed after 30 days will not be considered without good cause.",
        "Appeals must not be filed later than 30 days after the decision.",
        "You may not file an appeal after 30 days.",
        "You must have lived in the county for no less than two years.",
    ),
    ROUTER: (
        "All settings are deleted when you reset the router.",
        "By default, the guest network is off.",
        "The guest network is not turned on by default.",
        "Other devices on the network are not visible to guest users.",
        "You don't need to install firmware updates manually.",
        "Do not unplug the router during an update.",
        "Never unplug the router while an update is running.",
        "WPA3 is not supported on models sold before 2021.",
        "Older models do not support WPA3.",
        "Remote access is off by default and must be enabled by the owner.",
        "The owner can enable remote access.",
        "Remote access is not enabled unless the owner enables it.",
        "Logs are not kept for more than 30 days.",
        "Logs are deleted after 30 days.",
    ),
    TRAFFIC: (
        "Two working headlights are required on every vehicle.",
        "Turn on your headlights half an hour after sunset.",
        "Do not use high beams within 500 feet of oncoming traffic.",
        "High beams may only be used more than 500 feet from oncoming traffic.",
        "Leaving the scene of an accident is a felony.",
        "You may ride a bicycle on sidewalks, but not in the business district.",
        "Bicycles may not be ridden on sidewalks in the business district.",
        "A first violation costs $100 and a second violation $250.",
        "You may not pass on the right unless the vehicle ahead is turning left.",
        "Passing on the right is not allowed except when the vehicle ahead is turning left.",
        "You can pass on the right when the vehicle ahead is turning left.",
        "U-turns are not allowed on curves.",
        "You may not make U-turns on curves.",
        "Speed limits do not apply to emergency vehicles.",
        "A learner may not drive without a licensed driver aged 21 or older.",
        "All passengers must wear seat belts.",
        "Passengers may not ride without seat belts.",
        "Texting while driving is illegal.",
        "You must not text while driving.",
        "Pedestrians in a crosswalk have the right of way.",
        "On a hill, turn your wheels to the curb when you park.",
        "Trucks of 10,000 pounds or less may use the left lane.",
        "If the fine isn't paid within 60 days, the license is suspended.",
        "Pay the fine within 60 days or the license is suspended.",
        "The license is not suspended if the fine is paid within 60 days.",
        "Yes, seat belts are required for all passengers.",
        "No, you may not text while driving.",
        "Trucks over 10,000 pounds are not allowed in the left lane.",
    ),
    LEASE: (
        "Rent is due on the first day of each month.",
        "The landlord must not enter the apartment without 24 hours' notice.",
        "Without an emergency, the landlord may not enter without notice.",
        "In an emergency, the landlord need not give notice.",
        "In an emergency, the landlord can enter without notice.",
        "Pets are not allowed without the landlord's written consent.",
        "You need the landlord's written consent to keep pets.",
        "You can't use the security deposit as the last month's rent.",
        "Repairs to the heating are the landlord's responsibility.",
        "The tenant is not responsible for repairs to the heating.",
        "With the landlord's consent, subletting is allowed.",
        "Subletting is allowed only with the landlord's consent.",
        "You may not sublet without the landlord's consent.",
        "If neither party gives notice 60 days before it ends, the lease renews automatically.",
        "The lease does not renew if either party gives notice 60 days before it ends.",
        "Rent may not be increased more than once a year.",
        "Late fees are charged only after the first five days.",
        "No late fees are charged during the first five days.",
        "Painting the walls is not allowed.",
        "Smoking is permitted on the balcony but not inside.",
        "You may smoke on the balcony.",
        "You may not smoke inside.",
        "Electricity is not included in the rent, but heating is.",
        "The rent includes heating but excludes electricity.",
        "The rent includes heating but not electricity.",
    ),
    STREAMING: (
        "Basic members cannot download movies; they can only stream them.",
        "Only premium members can download movies.",
        "Basic members can stream movies but not download them.",
        "Downloads are available for 48 hours.",
        "The free trial cannot be used more than once.",
        "The free trial can't be used twice.",
        "Digital purchases are not refundable.",
        "You can't watch on more than three devices at the same time.",
        "You may not watch on four devices at the same time.",
        "Gift cards never expire.",
        "Gift cards can't be redeemed for cash.",
        "You cannot use the app in Canada.",
        "Parental controls are not turned off by default for children's accounts.",
        "Parental controls are on by default for children's accounts.",
        "You can turn subtitles off in the settings.",
        "Cancelling does not take effect until the end of the billing period.",
        "Support is not available by phone, only by chat.",
        "There is no phone support; use the chat.",
        "A monthly plan is more expensive than an annual plan.",
        "A monthly plan is not cheaper than an annual plan.",
        "Passwords must not be shorter than 12 characters.",
        "Your password can't be less than 12 characters long.",
        "Your data is never shared with advertisers.",
        "We do not share your data with advertisers.",
        "Your data isn't shared with advertisers.",
    ),
    VOTING: (
        "You can register to vote until 30 days before the election.",
        "You can vote by mail without a photo ID.",
        "No photo ID is needed to vote by mail.",
        "You don't need a photo ID if you vote by mail.",
        "Ballots postmarked after election day are not counted.",
        "Absentee ballots may not be postmarked later than election day.",
        "If you moved within the county, you can vote at your old polling place.",
        "Campaign signs must be at least 100 feet from a polling place.",
        "Campaign signs are prohibited within 100 feet of a polling place.",
        "Campaign signs are allowed more than 100 feet away from a polling place.",
        "You may vote if you are in line when the polls close.",
        "Voters in line when the polls close can still vote.",
        "Felons may not vote until they have completed their sentence.",
        "Felons may not vote before completing their sentence.",
        "Felons who have not completed their sentence may not vote.",
        "Provisional ballots are not counted unless eligibility is confirmed.",
        "Employers need not pay workers for the two hours off to vote.",
        "Workers must be given two hours off to vote by their employers.",
        "The two hours off are unpaid.",
    ),
    DRUGS: (
        "Adults should not sleep less than 7 hours.",
        "Children with a fever should not be given aspirin.",
        "Never give aspirin to a child with a fever.",
        "The vaccine isn't recommended in the first trimester.",
        "It is not recommended to get the vaccine during the first trimester.",
        "Side effects rarely last more than two days.",
        "The side effects are not usually severe.",
        "If you have had a stroke, do not take this drug.",
        "This drug is forbidden for patients with a history of stroke.",
        "You can take the drug without food.",
        "You can take the drug with food.",
        "The drug does not have to be taken with food.",
        "Treatment should not be stopped suddenly.",
        "The risk of bleeding rises with high doses.",
        "Wait at least five days after exposure before taking the test.",
        "The test becomes reliable more than five days after exposure.",
        "Keep unopened insulin in the refrigerator.",
        "Once opened, insulin need not be kept in the refrigerator.",
        "Opened insulin may be kept at room temperature for up to 28 days.",
        "Antibiotics are not effective against viruses.",
        "Antibiotics don't help against viruses.",
        "Breastfeeding mothers may take ibuprofen, but not codeine.",
        "Breastfeeding mothers should not take codeine.",
    ),
    SOFTWARE: (
        "By default, the API returns JSON.",
        "Requests are rejected if they have no key.",
        "Requests need a key.",
        "Requests without a key are not accepted.",
        "A request with a key is not rejected.",
        "A key does not expire, but it can be revoked.",
        "The free plan doesn't allow more than 100 requests per minute.",
        "The free plan allows up to 100 requests per minute.",
        "You can't undo deleting a project.",
        "A deleted project can't be restored.",
        "Files of 50 MB or less are stored.",
        "Files are stored unless they are larger than 50 MB.",
        "Webhooks are not retried more than five times.",
        "No real emails are sent by the sandbox.",
        "Administrators must use two-factor authentication.",
        "Two-factor authentication is not required for members.",
        "Members don't have to use two-factor authentication.",
        "Private repositories are not visible to non-members.",
        "Version 1 does not support streaming.",
        "Streaming is supported in version 2 but not in version 1.",
        "You can edit comments but you cannot delete them.",
        "Comments cannot be deleted.",
        "Comments can't be deleted, only edited.",
        "Your key must not be shared with anyone.",
    ),
    TAXES: (
        "Income of less than $12,000 is tax-free.",
        "You pay no tax on income below $12,000.",
        "No tax is due on income below $12,000.",
        "Gifts to a spouse are not subject to gift tax.",
        "Gifts to a spouse are not taxed.",
        "You must file a return even when you owe no tax.",
        "If you pay late, the amount owed increases by 5 percent.",
        "Losses may not be carried back.",
        "You can carry losses forward but not back.",
        "If the return is not audited, the refund is paid within six weeks.",
        "The refund may take more than six weeks if the return is audited.",
        "Interest on car loans is not deductible, unlike interest on student loans.",
        "You can deduct interest on student loans but not on car loans.",
        "Married couples need not file jointly.",
        "Married couples may file separately.",
        "A corporation may not destroy its records before seven years.",
        "A corporation must not keep records for less than seven years.",
        "Farmers need not pay estimated tax.",
        "Estimated tax is not required from farmers.",
        "Nonresidents cannot claim the credit.",
        "The credit is not available to nonresidents.",
        "Half of the cost of meals is not deductible.",
    ),
    STATUTE: (
        "A dealer needs a certificate of title to sell a vehicle.",
        "A dealer may sell a vehicle only with a certificate of title.",
        "A vehicle may not be sold without a certificate of title.",
        "The certificate is no longer valid once the vehicle is sold.",
        "The certificate is not valid after the vehicle is sold.",
        "The director must issue a certificate no later than 10 days after receiving an application.",
        "An incomplete application may be refused.",
        "The director is not required to accept an incomplete application.",
        "If your application is refused, you may request a hearing within 20 days.",
        "A hearing must be requested within 20 days.",
        "You may not request a hearing after 20 days.",
        "Hearings are free of charge.",
        "You do not have to pay a fee for a hearing.",
        "There is no fee for a hearing.",
        "Farm equipment is exempt from this section.",
        "Farm equipment is not covered by this section.",
        "A temporary permit may not be issued for more than 30 days.",
        "A temporary permit is valid for at most 30 days.",
        "Temporary permits cannot be renewed.",
        "You must be at least 18 to be a dealer.",
        "A dealer may not be under 18.",
        "Records may not be destroyed for at least five years.",
        "Records must be kept for no less than five years.",
        "The records must not be closed to inspection during business hours.",
        "Anyone can inspect the records during business hours.",
        "A violation of this section is a misdemeanor, not a felony.",
    ),
    WARRANTY: (
        "Defects in materials are covered for two years.",
        "Water damage is not covered.",
        "The warranty does not cover water damage.",
        "Damage caused by misuse is excluded from the warranty.",
        "You cannot make a claim without proof of purchase.",
        "Without proof of purchase, you may not make a claim.",
        "Batteries are not covered for more than six months.",
        "Batteries are covered for up to six months.",
        "The customer pays for shipping to the service center but not for return shipping.",
        "You do not pay for return shipping.",
        "We pay return shipping, but you pay shipping to the service center.",
        "Repairs usually do not take more than ten days.",
        "If the product can be repaired, we will not replace it.",
        "We will replace the product only if it cannot be repaired.",
        "We replace products that cannot be repaired.",
        "You may not keep replaced parts.",
        "You can't transfer the warranty to someone else.",
        "The warranty is not valid if the serial number has been removed.",
        "The warranty is valid only if the serial number has not been removed.",
        "Refurbished products are not covered.",
        "Refurbished products are not included.",
        "You need not register the product.",
        "The product does not have to be registered.",
        "Registering the product is optional.",
        "Refurbished parts may be used for repairs.",
        "Unauthorized repairs void the warranty.",
    ),
    LIBRARY: (
        "You can't borrow more than ten books at a time.",
        "Members may not borrow more than ten books at a time.",
        "You cannot borrow reference books.",
        "Books cannot be renewed more than twice.",
        "Books may not be renewed if another member has reserved them.",
        "A book that another member has reserved cannot be renewed.",
        "You can renew a book twice if no other member has reserved it.",
        "Fines are not charged to children under 12.",
        "Only members aged 12 or older pay fines.",
        "Children under 12 are exempt from fines.",
        "If you lose a book, you must replace it.",
        "Water is allowed in the reading room.",
        "Water is allowed in the reading room, but food is not.",
        "You may drink water but not eat food in the reading room.",
        "You may not leave your mobile phone switched on.",
        "Mobile phones must not be switched on.",
        "Guests may not use the computers for more than one hour a day.",
        "Guests may use the computers for at most one hour a day.",
        "There is no time limit for members on the computers.",
        "Guide dogs are admitted.",
        "Dogs are not admitted, except guide dogs.",
        "You must be silent in the reading room.",
        "Businesses cannot book meeting rooms free of charge.",
        "Nonprofit groups do not pay for meeting rooms.",
        "Nonprofit groups don't pay for meeting rooms, but businesses pay 15 euros an hour.",
        "On Fridays the library does not stay open late.",
    ),
    STUDY: (
        "Coffee did not raise blood pressure in healthy adults, the study found.",
        "In healthy adults, coffee has no effect on blood pressure.",
        "According to the study, coffee doesn't increase blood pressure in healthy adults.",
        "Tea reduced cholesterol slightly.",
        "Participants who slept six hours or more were less likely to gain weight.",
        "Participants who did not sleep at least six hours were more likely to gain weight.",
        "Sugar was not linked to hyperactivity.",
        "The study found no link between sugar and hyperactivity.",
        "There was no effect after three months.",
        "The effect did not last longer than three months.",
        "Women did not respond as well as men.",
        "Women responded less well than men.",
        "The program did not benefit older participants.",
        "The program had no benefit for older participants.",
        "Sleep was not improved by the drug.",
        "The drug did not improve sleep, but it reduced pain.",
        "The trial did not include smokers.",
        "Smokers were not included in the trial.",
        "The results lacked statistical significance.",
        "The results failed to reach statistical significance.",
        "Vitamin D did not affect bone density.",
        "Bone density was not affected by vitamin D.",
        "Exercise did not improve mood in all participants.",
        "Exercise improved mood in most participants.",
        "The study was not funded by the company.",
    ),
    TRAINS: (
        "No trains run after midnight; night buses replace them.",
        "After midnight there are night buses instead of trains.",
        "Children under 6 don't pay.",
        "Children under 6 need no ticket.",
        "A ticket is not valid for more than two hours after the first validation.",
        "You need not print a ticket bought online if you can show it on a phone.",
        "Bicycles are not allowed on trains between 7 a.m. and 9 a.m.",
        "You may take a bicycle on the train, but not between 7 a.m. and 9 a.m.",
        "Folding bicycles are allowed at any time, even between 7 a.m. and 9 a.m.",
        "Smoking is not permitted on platforms.",
        "You may not smoke on any platform.",
        "If you have no valid ticket, you pay a fine of 60 euros.",
        "Passengers with a valid ticket pay no fine.",
        "The fine is 30 euros if you pay within a week.",
        "If you do not pay the fine within a week, it is not reduced.",
        "You must reserve a seat on express trains.",
        "You don't have to reserve a seat on regional trains.",
        "Seat reservations are not required on regional trains.",
        "Seat reservations are required on express trains but not on regional trains.",
        "Dogs may not travel without a leash and a muzzle.",
        "Lost property is not kept for more than three months.",
        "There is no refund unless a train is more than 60 minutes late.",
        "You get no refund if the train is less than 60 minutes late.",
        "A refund is not given for delays of 60 minutes or less.",
        "Second-class tickets cannot be changed.",
        "First-class tickets can be changed once, but second-class tickets can't be changed.",
    ),
    LABOUR: (
        "Personnel files may not be destroyed before six years have passed.",
        "The employee may inspect the files at any time.",
        "Managers may not see medical records.",
        "Managers are not allowed to see medical records.",
        "No doctor's note is needed for an absence of three days or less.",
        "You need not submit a doctor's note if you are absent for three days or less.",
        "You must submit a doctor's note if you are absent for more than three days.",
        "No more than 10 hours of overtime a week are allowed.",
        "Overtime may be at most 10 hours a week.",
        "An employee need not work overtime on Sundays.",
        "Employees do not have to accept overtime on Sundays.",
        "The contract can be ended during the trial period with two weeks' notice.",
        "A pregnant employee cannot be dismissed.",
        "A dismissal during pregnancy is not valid.",
        "A dismissed employee may not sue after three weeks.",
        "You have to sue within three weeks of your dismissal.",
        "No dismissal is allowed before the works council has been heard.",
        "An employee may not be dismissed before the works council has been heard.",
        "Bonuses are not mandatory.",
        "There is no claim to a bonus in future years.",
        "You may not take a secondary job without the employer's consent.",
        "You need the employer's consent for a secondary job.",
        "Unused holiday does not carry over past 31 March.",
        "Holiday must be taken by 31 March, or it expires.",
    ),
    KITCHEN: (
        "Do not cook mushrooms for less than 15 minutes.",
        "Raw chicken should not be washed.",
        "Never wash chicken that is raw.",
        "Raw eggs are not safe for pregnant women.",
        "Pregnant women should not eat raw eggs.",
        "Do not keep leftovers in the refrigerator for more than three days.",
        "Leftovers should not be kept for longer than three days.",
        "After thawing, meat must not be frozen again.",
        "Thawed meat should not be refrozen.",
        "Honey keeps forever and doesn't spoil.",
        "Do not give honey to babies under one year.",
        "Babies under one year must not be given honey.",
        "Honey can be given to children over one year.",
        "Potatoes should not be stored in the refrigerator.",
        "Don't store potatoes in the refrigerator but in a dark place.",
        "Cooking does not destroy the toxin in green potatoes.",
        "The toxin in green potatoes is not destroyed by cooking.",
        "Rice should not be left to cool for more than one hour.",
        "You can put plastic cutting boards in the dishwasher, but not wooden ones.",
        "Wooden boards must not go in the dishwasher.",
        "Add the pasta after salting the water.",
        "Don't add the pasta before salting the water.",
        "Oil should not be added to the water.",
        "Don't roll out the dough before it has rested for 30 minutes.",
        "You can use margarine instead of butter.",
    ),
    NEWS: (
        "The bill did not pass the Senate.",
        "The Senate did not pass the bill, although the House passed it.",
        "The budget was not approved by the governor.",
        "Taxes will not rise, according to the mayor.",
        "Sales rose but profits fell, the company reported.",
        "Unemployment rose in April after falling in March.",
        "Unemployment did not fall in April.",
        "The court did not reverse the ban.",
        "The court did not lift the ban.",
        "The minister was absent from the meeting.",
        "The meeting was not attended by the minister.",
        "Three of the five suspects were not released.",
        "The union accepted the offer and ended the strike.",
        "The bridge will not be open until June.",
        "The bridge will not open before June.",
        "The team lost away and won at home.",
        "The team did not win away.",
        "Exports to Europe declined while exports to Asia increased.",
        "Exports to Europe did not increase.",
        "The senator's opponent does not support the treaty.",
        "The senator does not oppose the treaty.",
        "Flights to Bergen were not cancelled.",
        "The airline did not cancel flights to Bergen.",
        "Nobody was reported injured.",
        "There were no reported injuries.",
    ),
    MUSEUM: (
        "Visitors may not enter without registering at the front desk.",
        "You have to register at the front desk.",
        "Children may not visit without an adult.",
        "Unaccompanied children are not admitted.",
        "You may take photos, but without flash.",
        "Photography with flash is not allowed.",
        "Flash photography is not allowed.",
        "Large bags may not be taken inside.",
        "You may take small bags inside but not large ones.",
        "Small bags need not be left in the cloakroom.",
        "On the first Sunday of the month you don't pay.",
        "The museum is not free on other Sundays.",
        "Audio guides are not free.",
        "No food or drink is permitted in the galleries.",
        "You may not eat or drink in the galleries.",
        "You don't need a ticket to visit the café.",
        "You can't exchange tickets.",
        "Groups of ten people or fewer need not book in advance.",
        "Groups of more than ten people may not come without booking.",
        "Borrowing a wheelchair costs nothing.",
        "Nobody is admitted less than 45 minutes before closing.",
        "You can't be admitted later than 45 minutes before closing.",
        "You may not re-enter after leaving the building.",
        "Once you have left the building you cannot come back in.",
        "Students without a valid card get no discount.",
        "Students do not get a discount unless they show a valid card.",
        "Students get a discount if they show a valid card.",
    ),
    ACCOUNTS: (
        "A password reset is not valid for more than one hour.",
        "Check your spam folder if the email does not arrive.",
        "If the email is not received, check your spam folder.",
        "Accounts may be deleted if they are not used for 12 months.",
        "Active accounts are not deleted.",
        "You cannot recover a deleted account.",
        "Once deleted, an account can't be recovered.",
        "Personal data is not sold.",
        "Your personal data is never sold, but it may be shared with payment providers.",
        "We may share data with payment providers.",
        "Without a parent's consent, users under 16 may not sign up.",
        "Users aged 16 or older do not need the consent of a parent.",
        "Users over 16 do not need a parent's consent.",
        "Messages from other users are not included in the export.",
        "The export includes your data but not messages from other users.",
        "On desktop, notifications are not on by default.",
        "Notifications are on by default on mobile but not on desktop.",
        "On mobile, notifications are on by default.",
        "Moderators cannot edit posts.",
        "Moderators can't edit posts, but they can delete them.",
        "Posts can be deleted but not edited by moderators.",
        "Your name is not shown when you report something.",
        "Banned users may not appeal more than once.",
        "If you are banned, you may appeal once.",
        "Users who are not banned need not appeal.",
        "There is no support for the beta version.",
        "API access is not available to free users.",
        "Only paying customers have API access.",
    ),
    WILLS: (
        "A will is not valid unless it is signed by two witnesses.",
        "A will without the signatures of two witnesses is not valid.",
        "Two witnesses must sign a will.",
        "A beneficiary may not be a witness.",
        "A beneficiary may not act as a witness.",
        "A will that is not signed is void.",
        "An unsigned will is not valid.",
        "A signed will is not void.",
        "You may not disinherit your spouse completely.",
        "Gifts are not paid before debts.",
        "Gifts are paid after debts.",
        "If the recipient dies before the testator, the gift fails unless the will says otherwise.",
        "A gift does not fail if the will says otherwise.",
        "Executors may not file an inventory later than 90 days.",
        "An inventory must be filed by the executors within 90 days.",
        "An executor is not allowed to buy property from the estate.",
        "Property from the estate may not be bought by executors.",
        "An executor can be removed by the court for neglect.",
        "An executor is liable only for losses that could be avoided.",
        "Executors are not liable for unavoidable losses.",
        "Minors cannot make wills.",
        "You must be an adult to make a will.",
        "A handwritten will does not need witnesses if it is dated.",
        "Handwritten wills that are not dated are not valid without witnesses.",
        "An undated handwritten will is not valid without witnesses.",
        "Heirs may lose their share if they contest the will without cause.",
        "Heirs who contest the will with cause do not lose their share.",
        "Taxes are not due until nine months after death.",
        "Taxes must be paid within nine months after death.",
    ),
}
NOT_CAUGHT = (
    (ROUTER, "Remote access is enabled by default."),
    (STREAMING, "Basic members can download movies."),
    (DRUGS, "Insulin must be kept in the refrigerator after it is opened."),
    (DRUGS, "The drug must be taken with food."),
    (SOFTWARE, "Two-factor authentication is required for members."),
    (SOFTWARE, "Version 1 supports streaming."),
    (TAXES, "Interest on car loans is deductible."),
    (TAXES, "The credit is not available to residents."),
    (WARRANTY, "Shipping to the service center is paid by us."),
    (WARRANTY, "Return shipping is paid by the customer."),
    (WARRANTY, "We will not replace it if the product cannot be repaired."),
    (WARRANTY, "The warranty is valid if the serial number has been removed."),
    (LIBRARY, "Books cannot be renewed."),
    (LIBRARY, "Guests may use the computers without a time limit."),
    (LIBRARY, "Guide dogs are not admitted."),
    (STUDY, "Younger participants did not benefit from the program."),
    (KITCHEN, "Wooden boards can go in the dishwasher."),
    (NEWS, "The governor approved the budget."),
    (NEWS, "Unemployment rose in March."),
    (NEWS, "Exports to Asia declined."),
    (NEWS, "The senator opposes the treaty."),
    (MUSEUM, "Large bags may be taken inside."),
    (ACCOUNTS, "Moderators can edit posts."),
)
"""Known misses, kept where they can be seen: one that is caught some day moves up."""


def refused(text: str, answer: str) -> bool:
    case = Case(answer, given=(Source("s1", text),))
    return any(finding.outcome == "fails" for finding in CHECK.findings(case, Policy()))


@pytest.mark.parametrize(("text", "answer"), [(text, answer) for text in CONTRADICTED for answer in CONTRADICTED[text]])
def test_the_opposite_of_one_rule_of_many_is_refused(text: str, answer: str) -> None:
    assert refused(text, answer)


@pytest.mark.parametrize(("text", "answer"), [(text, answer) for text in BORNE_OUT for answer in BORNE_OUT[text]])
def test_one_rule_of_many_in_other_words_is_shown(text: str, answer: str) -> None:
    assert not refused(text, answer)


@pytest.mark.parametrize(("text", "answer"), NOT_CAUGHT)
def test_these_are_not_caught_yet(text: str, answer: str) -> None:
    assert not refused(text, answer)


@pytest.mark.parametrize("text", BORNE_OUT)
def test_all_honest_answers_together_are_shown(text: str) -> None:
    assert not refused(text, " ".join(BORNE_OUT[text]))


@pytest.mark.parametrize("text", CONTRADICTED)
def test_other_sources_beside_it_excuse_nothing(text: str) -> None:
    beside = [other for other in CONTRADICTED if other not in (text, STATUTE)]  # there, permits can't be renewed either
    others = tuple(Source(f"o{number}", other) for number, other in enumerate(beside))
    for answer in CONTRADICTED[text]:
        case = Case(answer, given=(Source("s1", text), *others))
        assert any(finding.outcome == "fails" for finding in CHECK.findings(case, Policy())), answer


@pytest.mark.parametrize("text", BORNE_OUT)
def test_other_sources_beside_it_contradict_nothing(text: str) -> None:
    others = tuple(Source(f"o{number}", other) for number, other in enumerate(BORNE_OUT) if other != text)
    for answer in BORNE_OUT[text]:
        case = Case(answer, given=(Source("s1", text), *others))
        assert not any(finding.outcome == "fails" for finding in CHECK.findings(case, Policy())), answer


def agreed(text: str, claims: tuple[str, ...], reply: str) -> list[str]:
    """Return the claims of which a reply is refused to the question whether they are true."""
    found = []
    for claim in claims:
        if ". " in claim or claim.startswith(("Yes", "No,")):
            continue
        case = Case(reply, f"Is it true that {claim.rstrip('.')}?", (Source("s1", text),))
        if any(finding.outcome == "fails" for finding in CHECK.findings(case, Policy())):
            found.append(claim)
    return found


@pytest.mark.parametrize("text", CONTRADICTED)
def test_no_claim_that_is_refused_can_be_agreed_to(text: str) -> None:
    told = [claim for claim in CONTRADICTED[text] if ". " not in claim and not claim.startswith(("Yes", "No,"))]
    assert agreed(text, CONTRADICTED[text], "Yes.") == told
    assert agreed(text, CONTRADICTED[text], "No.") == []


@pytest.mark.parametrize("text", BORNE_OUT)
def test_every_claim_that_is_borne_out_can_be_agreed_to(text: str) -> None:
    assert agreed(text, BORNE_OUT[text], "Yes.") == []
