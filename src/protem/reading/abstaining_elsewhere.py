"""How a clause says that it has no answer, in French, Spanish, German, Italian, Portuguese and Dutch: basic phrases."""

from __future__ import annotations

import re

from protem.reading.abstaining import WORD
from protem.reading.flattening import flat

_FR = flat(r"""
    (?:documents?|textes?|sources?|pages?|extraits?|passages?|manuels?|guides?|brochures?|contexte|
    informations?|notices?|fiches?|règlements?)
""")
_ES = flat(r"""
    (?:documentos?|textos?|fuentes?|páginas?|extractos?|pasajes?|manual(?:es)?|guías?|folletos?|contexto|
    información|fragmentos?|reglamentos?)
""")
_DE = flat(r"""
    (?:dokumente?n?|texte?n?|quellen?|seiten?|auszüge?n?|passagen?|handbuch|handbücher|leitfaden|merkblatt|
    merkblätter|kontext|unterlagen|informationen|abschnitte?n?)
""")
_IT = flat(r"""
    (?:document[oi]|documentazione|test[oi]|font[ei]|pagin[ae]|estratt[oi]|bran[oi]|manual[ei]|guid[ae]|
    opuscol[oi]|contesto|informazioni|regolamento)
""")
_PT = flat(r"""
    (?:documentos?|textos?|fontes?|páginas?|trechos?|passagens|manual|manuais|guias?|folhetos?|contexto|
    informaç(?:ão|ões)|regulamento)
""")
_NL = flat(r"""
    (?:documenten|document|teksten|tekst|bronnen|bron|pagina's|pagina|fragmenten|fragment|passages?|handboek|
    handleiding|gids|folder|context|informatie)
""")

_OF_LAWS = flat(rf"""
    \b(?:contrat|bail|loi|accord|convention|police|politique)s? (?:{WORD} ){{0,4}}?ne (?:mentionne|précise|di|parle
    )\w{{0,4}} (?:pas|rien)\b|\b(?:{_FR}|contrat|bail|loi|accord|police) (?:est|reste) muette? sur\b|
    \b(?:contratos?|ley|acuerdo|póliza|política) (?:{WORD} ){{0,4}}?no (?:menciona|dice|especifica|habla)|
    \b(?:miet|arbeits|kauf)?(?:vertrag|gesetz|vereinbarung|satzung|richtlinie) (?:{WORD} ){{0,4}}?(?:nenn|sag|erwähn
    )\w{{0,4}} (?:{WORD} ){{0,6}}?(?:nicht|keine\w{{0,2}}|nichts)\b|\bschweigt (?:dazu|hierzu|darüber|zu|sich)\b|
    \b(?:dazu|hierzu|darüber) steht (?:{WORD} ){{0,2}}?nichts\b|
    \b(?:contratto|legge|accordo|polizza) (?:{WORD} ){{0,4}}?non (?:menziona|dic|specifica|parla)|
    \b(?:contrato|lei|acordo|apólice|política) (?:{WORD} ){{0,4}}?não (?:menciona|diz|especifica|fala)|
    \b(?:huur|arbeids)?(?:contract|wet|overeenkomst|polis) (?:{WORD} ){{0,4}}?(?:vermeld|zeg|noem|meld)\w{{0,4}}
    \ (?:{WORD} ){{0,6}}?(?:niet|geen|niets)\b
""")
"""Of laws and contracts only what they do not say or mention: "the contract does not cover floods" is an answer."""

ELSEWHERE = re.compile(
    flat(rf"""
    \b{_FR} (?:{WORD} ){{0,4}}?(?:ne |n')(?:mentionne|précise|indique|di|couvre|contien|fourni|traite|aborde|
    donne|répond|parle|évoque)\w{{0,5}} (?:pas|rien|aucune?|nulle part)\b|
    \bje ne (?:peux|puis|suis) (?:malheureusement )?pas (?:en mesure )?(?:vous |de |d'|y ){{0,2}}(?:répondre|
    dire|trouver|fournir|déterminer|confirmer|aider|donner)|
    \b(?:je ne sais pas|je ne trouve (?:pas|aucune)|je ne dispose (?:pas|d'aucune)|je n'ai (?:pas|aucune|
    trouvé aucune))\b|
    \b(?:aucune|pas d'|pas assez d'|pas suffisamment d') ?(?:informations?|mention|donnée|réponse|indication|
    précision)s? (?:\w+ ){{0,2}}(?:à|sur|concernant|dans|disponible|trouvée?|n'|ne|au|de|pour)|
    \b(?:n'est|ne sont|ne figurent?|n'y figure) pas (?:{WORD} ){{0,3}}?(?:dans|par) (?:les|le|la|ces|ce|cette|
    l')\s?(?:{WORD} )?{_FR}|
    \bimpossible de (?:répondre|déterminer|dire|trouver)\b|
    \b{_ES} (?:{WORD} ){{0,4}}?no (?:menciona|dice|indica|especifica|contiene|cubre|aborda|proporciona|responde|
    explica|trata|habla|ofrece|detalla|da )\w{{0,3}}|
    \bno (?:puedo|podemos|es posible|se puede|pude|he podido) (?:responder|contestar|determinar|encontrar|decir|
    confirmar|proporcionar|ayudar|dar)|
    \bno (?:lo )?(?:sé|sabemos)\b|\bno (?:tengo|hay|dispongo de|encontré|encuentro|se encontró|
    existe) (?:\w+ ){{0,3}}(?:información|datos sobre|respuesta|mención|detalles)|
    \bno (?:se|está|están|aparece|figura) (?:{WORD} ){{0,3}}?en (?:los|las|el|la|este|estos|
    esta) (?:{WORD} )?{_ES}|
    \b{_DE} (?:{WORD} ){{0,4}}?(?:nenn|sag|enthält|enthalten|erwähn|behandel|geb|gibt|beantwort|beinhalt|mach|
    äußer|geh)\w{{0,4}} (?:{WORD},? ){{0,8}}?(?:nicht|keine\w{{0,2}}|nichts)\b|
    \b(?:wird|werden|ist|sind|steht|stehen|geht|lässt sich|lassen sich) (?:{WORD} ){{0,5}}?(?:nicht|
    nichts) (?:in|aus|im|auf|von|anhand|mit) (?:{WORD} ){{0,3}}?{_DE}|
    \b(?:in|aus|im|anhand) (?:{WORD} ){{0,3}}?{_DE} (?:{WORD} ){{0,5}}?(?:nicht (?:hervor|erwähnt|genannt|
    beantwort\w+|enthalten|zu finden|behandelt|angegeben)|keine (?:{WORD} )?(?:angaben?|information\w*|antwort|
    hinweise?|auskunft))|
    \b(?:(?:ich|wir) (?:kann|können|konnte|konnten)|(?:kann|können|konnte|konnten) (?:ich|
    wir)) (?:[\w,]{{1,30}} ){{0,8}}?(?:nicht|keine) (?:\w+ ){{0,3}}?(?:beantworten|sagen|finden|bestimmen|geben|
    ermitteln|bestätigen|helfen)\b|
    \b(?:ich weiß|das weiß ich|ich weiss) (?:es |das )?(?:leider )?nicht\b|\b(?:ich|wir) (?:habe|
    haben) (?:dazu |hierzu |leider |darüber ){{0,3}}keine (?:\w+ ){{0,2}}(?:information|angab|antwort|date)|
    \bkeine (?:\w+ ){{0,2}}(?:angaben?|informationen|antwort|hinweise|auskunft) (?:dazu|darüber|hierzu|über|zum|
    zur|zu (?!machen)|gefunden|vorhanden|verfügbar|vor\b|enthalten)|
    \b{_IT} (?:{WORD} ){{0,4}}?non (?:menziona|dic|indica|specifica|contien|contengono|copr|tratta|fornisc|
    riporta|rispond|parla|spiega|precisa)\w{{0,5}}|
    \bnon (?:posso|possiamo|è possibile|sono in grado di|riesco a) (?:rispondere|determinare|trovare|dire|
    confermare|fornire|aiutar\w+|dare)|
    \bnon (?:lo )?so\b|\bnon (?:ci sono|c'è|ho|trovo|ho trovato|sono disponibili|
    dispongo di) (?:\w+ ){{0,3}}(?:informazion[ei]|risposta|menzione|dati su)|\bnessuna informazione\b|
    \bnon (?:è|sono|viene|vengono|figura|compare) (?:{WORD} ){{0,3}}?(?:nei|nelle|nel|nella|dai|dalle|
    in) (?:{WORD} )?{_IT}|
    \b{_PT} (?:{WORD} ){{0,4}}?não (?:menciona|diz|indica|especifica|cont[eé]m|contêm|cobre|aborda|fornece|
    trata|responde|informa|explica|fala)\w{{0,3}}|
    \bnão (?:posso|consigo|é possível|podemos|foi possível|pude) (?:responder|determinar|encontrar|dizer|
    confirmar|fornecer|ajudar|dar)|
    \bnão (?:o )?sei\b|\bnão (?:há|tenho|encontrei|existem?|foram encontradas|
    disponho de) (?:\w+ ){{0,3}}(?:informaç|resposta|menção|dados sobre)|\bnenhuma informação\b|
    \bnão (?:é|são|está|estão|consta|constam|aparece) (?:{WORD} ){{0,3}}?(?:nos|nas|no|na|pelos|
    pelas) (?:{WORD} )?{_PT}|
    \b{_NL} (?:{WORD} ){{0,4}}?(?:vermeld|zeg|noem|bevat|beschrij|behandel|gev|geeft|beantwoord|meld|
    ga)\w{{0,4}} (?:{WORD} ){{0,8}}?(?:niet|geen|niets)\b|
    \b(?:ik|we|wij) (?:kan|kunnen|kon|konden) (?:\w+ ){{0,8}}?(?:niet|geen) (?:\w+ ){{0,3}}?(?:beantwoorden|
    vinden|zeggen|bepalen|geven|bevestigen|helpen)\b|
    \b(?:ik weet|dat weet ik|weet ik) (?:het |dat )?(?:helaas )?niet\b|\bgeen (?:\w+ ){{0,2}}(?:informatie|
    antwoord|gegevens) (?:over|gevonden|beschikbaar|in |hierover|op )|
    \b(?:wordt|worden|is|staat|staan) (?:{WORD} ){{0,4}}?niet (?:{WORD} ){{0,2}}?(?:in|door) (?:de|het|deze|
    dit) (?:{WORD} )?{_NL}|{_OF_LAWS}
    """)
)
