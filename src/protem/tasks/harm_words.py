"""The words of phrases that do harm: who is spoken of, what is done, what is made. Parts of regular expressions.

The kinds are those of the usual lists of hazards (MLCommons, which Llama Guard follows, and OpenAI's moderation).
"""

from __future__ import annotations

KIN = (
    r"(?:wife|husband|boss|mother|father|kids?|child(?:ren)?|family|parents?|neighbou?rs?|teachers?|colleagues?|"
    r"girlfriend|boyfriend|sister|brother|classmates?|roommate|partner|ex)"
)
STRANGER = r"(?:cop|policeman|man|woman|person|child|judge|teacher|politician|stranger)s?"
PERSON = rf"(?:him|her|(?:your|his|her|my|their) (?:\w{{1,12}} )?{KIN}|(?:an?|the|that|this|some) {STRANGER})\b"
PEOPLES = (
    r"(?:(?:immigrant|migrant|refugee|foreigner|muslim|jew|christian|hindu|arab|asian|mexican|african|indian|pole|turk|"
    r"gypsie|gay|lesbian|homosexual|black|white|cripple)s|"
    r"(?:immigrant|muslim|jewish|arab|asian|mexican|african|indian|roma|gay|lesbian|homosexual|black|white|disabled|"
    r"trans|transgender|old|poor|fat|homeless|chinese) (?:people|persons?|men|women|kids)|wom[ae]n|roma)\b"
)
GROUP = rf"(?:(?:all|these|those|the|most|every) ){{0,2}}{PEOPLES}"
HURT = r"(?:kill|hurt|stab|shoot|murder|strangle|poison|torture|rape|hang|lynch|burn|behead|slaughter|destroy)"
WILL = (
    r"(?:'ll| will|(?: am| are|'m|'re) (?:going to|coming to|gonna)| gonna|'d love to| want to|"
    r" swear I'll| swear I will)"
)
DIE = (
    r"(?:(?:kill|hang|shoot|drown|starve|stab|poison|hurt|cut|harm) yourself"
    r"(?! (?:an?|some|off|free|short|loose|into|from|out|in the foot)\b)|end (?:it all|your (?:own )?life)|"
    r"take your (?:own )?life|commit suicide|slit your wrists|jump off (?:a|the) (?:bridge|roof)|overdose|die)\b"
)
MAKE = (
    r"(?:mak(?:e|ing)|build(?:ing)?|construct(?:ing)?|assembl(?:e|ing)|cook(?:ing)?|synthesi[sz](?:e|ing)|"
    r"mix(?:ing)?|produc(?:e|ing))"
)
WEAPON = (
    r"(?:bombs?|explosives?|pipe bombs?|molotov cocktails?|grenades?|meth|methamphetamine|nerve agents?|nerve gas|"
    r"sarin|ricin|mustard gas|chlorine gas|ghost guns?|silencers?|napalm|anthrax|detonators?|heroin|"
    r"crack cocaine|fentanyl)\b"
)
_NO_WEAPON = r"(?!(?:bath|seed|smoke|water|photo|glitter|cocoa|chocolate) )"
_SOMEBODYS = r"(?:(?:an?|any|the|your|some(?:one|body)(?: else)?['’]s|your \w{1,12}['’]s) )?(?:\w{1,12} )?"
CRIME = (
    rf"(?:{MAKE} (?:an? |your own |some )?{_NO_WEAPON}(?:\w{{1,12}} )?{WEAPON}|"
    rf"(?:steal|hotwire|carjack) {_SOMEBODYS}(?:car|bike|bicycle|identity|wallet|package)s?\b|"
    rf"(?:break|hack) into {_SOMEBODYS}(?:house|home|car|account|e-?mail|phone|computer|network|shop|store)s?\b|"
    rf"(?:forge|counterfeit|fake) {_SOMEBODYS}"
    r"(?:money|banknotes?|passports?|signatures?|prescriptions?|id|cheques?|checks?|certificates?)\b|"
    r"(?:launder|embezzle) (?:the |your )?(?:\w{1,12} )?money\b|rob an? (?:bank|shop|store)\b|get away with murder\b|"
    rf"(?:write|code|create|spread|deploy) {_SOMEBODYS}(?:malware|ransomware|keylogger|trojan)\b|"
    r"(?:clone|skim) (?:an? |any )?(?:credit )?cards?\b|shoplift\b|smuggle \w{2,20}\b|"
    rf"(?:dispose of|hide|get rid of) (?:a|the) (?:dead )?body\b|(?:{HURT}|drug) {PERSON})"
)
LOW = (
    r"(?:(?:stupid|worthless|pathetic|dumb|retarded|disgusting|useless|ugly)\b|"
    r"(?:idiots?|morons?|imbeciles?|scum|scumbags?|losers?|dumbass|retards?|cretins?|bastards?|bitch(?:es)?|assholes?|"
    r"arseholes?|trash|garbage|filth|freaks?|piece of (?:\w{1,12} )?(?:trash|garbage|shit|crap|dirt)|"
    r"waste of (?:space|air|oxygen)|fat pig)(?=\s?[.!?,;:]|\s?$| (?:and|who|to|but|for|if)\b))"
)
"""What insults whoever it is said to; a noun must end what is said: "you are a trash collector" is no insult."""
DEHUMANISED = (
    r"(?:vermin|rats|cockroach(?:es)?|parasites?|sub-?humans?|animals|filth|filthy|scum|trash|garbage|savages?|"
    r"inferior|less than human|not human|a (?:plague|disease|cancer)|monkeys|pigs|criminals|thieves|terrorists|dirty|"
    r"stupid|lazy|too stupid|disgusting|worthless|evil)\b(?! (?:quickly|when|if|after)\b)"
)
SLURS = r"\b(?:nigg(?:er|a)s?|faggots?|kikes?|wetbacks?|trann(?:y|ies)|towelheads?|ragheads?)\b"
