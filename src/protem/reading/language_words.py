"""What gives a language away: its small words, number words and everyday words, its letters and its endings.

A word counts the more, the fewer of the languages here have it: "de" says little, "quinze" says much.
"""

from __future__ import annotations

WORDS = {
    "en": """a an in as so out up off per cents plus the of and to is are was were be been not this that these those
        with without for from by on at it you your we they their his her its which who when where what how why if
        there must may shall should can will would could have has had do does did no or any all each every other
        than then because before after about into within under over only also such however more most one two three
        four five six seven eight nine ten twelve fifteen twenty thirty fifty hundred thousand days years money
        don' doesn' isn' aren' can' won' it' i am me my please yes""",
    "fr": """mois jour loi prix délai le la les un une des du de et est sont était être avez ont a à au aux en dans
        pour par sur avec sans ne pas plus que qui quoi quand où comment pourquoi combien ce cette ces cet il elle
        ils elles vous nous votre vos notre je mon ma mes son sa ses leur leurs se si ou mais donc comme dont
        selon sous entre avant après chez peut peuvent doit doivent fait tout tous toute toutes aussi très même
        déjà moins jusqu' l' d' qu' n' c' s' j' m' lorsqu' deux trois quatre cinq sept huit neuf dix onze douze
        treize quatorze quinze seize vingt trente quarante cinquante soixante cent cents mille mètres jours ans
        année heures euros oui non est-ce quel quelle quels amende faut stationner interdit demande""",
    "es": """mes año hora pago plazo precio permiso ley el la los las un una unos unas de del y e o u es son era fue
        ser está están hay ha han en con sin por para sobre que qué quien quién cuando cuándo donde dónde cómo
        como cuánto cuánta cuántos cuál porque pero si sí no su sus se lo le les me mi mis te tu tus nos al más
        menos muy ya también este esta esto estos estas ese esa eso puede pueden debe deben usted ustedes según
        entre hasta desde antes después todo todos toda todas cada otro otra uno dos tres cuatro cinco seis siete
        ocho nueve diez once doce trece catorce quince veinte treinta cuarenta cincuenta cien ciento cientos
        doscientos trescientos quinientos quinientas mil metros días meses años horas euros dólares multa""",
    "de": """monat monats jahr gesetz frist der die das den dem des ein eine einen einem einer eines und oder aber
        ist sind war waren wird werden wurde nicht kein keine keinen keiner mit ohne für von vom zu zum zur in im
        an am auf aus bei nach vor über unter durch gegen bis ab um als wie wenn dass daß weil ob sich sie er es
        wir ihr ihre ihren man ich mein nur auch noch schon sehr mehr alle jeder jede dieser diese dieses was wer
        wo wann warum welche welcher kann können muss müssen darf dürfen soll sollte hat haben beträgt gilt eins
        zwei drei vier fünf sechs sieben acht neun zehn elf zwölf fünfzehn zwanzig dreißig fünfzig hundert tausend
        tage tagen jahre jahren monate stunden uhr meter ja nein strafe""",
    "it": """mese anno giorno legge prezzo il lo la i gli le un uno una di del dello della dei degli delle e ed o è
        sono era essere ha hanno a al allo alla ai agli alle da dal dalla dai in nel nella nei nelle con senza su
        sul sulla per tra fra non che chi cosa quando dove come perché quanto quanti quale se ma anche più meno
        molto già si ci vi lei suo sua suoi loro questo questa questi queste quello quella può possono deve devono
        entro prima dopo ogni tutti tutte secondo solo dell' all' nell' dall' un' l' d' c' s' due tre quattro
        cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici venti trenta quaranta
        cinquanta cento duecento cinquecento mille mila metri giorni mesi anni ore euro multa sì no""",
    "pt": """mês ano hora prazo preço lei o a os as um uma uns umas de do da dos das e é são era foi ser está estão
        há tem têm em no na nos nas com sem por pelo pela pelos pelas para sobre que quem quando onde como quanto
        quantos qual porque mas se não seu sua seus suas lhe me meu minha nós você vocês ao à aos às mais menos
        muito já também este esta isto estes estas esse essa isso aquele pode podem deve devem ou até desde antes
        depois todo todos toda todas cada outro outra dois duas três quatro cinco seis sete oito nove dez onze
        doze treze catorze quatorze quinze dezesseis vinte trinta quarenta cinquenta cem cento duzentos quinhentos
        quinhentas mil metros dias meses anos horas euros reais multa sim""",
    "nl": """maand wet prijs termijn de het een en of maar is zijn was waren wordt worden werd niet geen met zonder
        voor van aan op in uit bij naar na om over onder door tegen tot vanaf als dat die deze dit wie wat waar
        wanneer waarom hoe welke omdat ik u uw je jij jouw hij zij ze wij we hun mijn zich er ook nog al meer
        minder veel alle elke ieder alleen kan kunnen kunt moet moeten mag mogen heeft hebben had hebt te ten ter
        volgens binnen eerst twee drie vier vijf zes zeven acht negen tien elf twaalf dertien vijftien twintig
        dertig veertig vijftig honderd duizend dagen jaar jaren maanden uur meter ja nee boete bedraagt""",
    "pl": """i w we z ze na do od po o u za dla przez przed przy pod nad bez jest są był była było być nie tak że
        się jak co kto kiedy gdzie dlaczego ile czy który która które których jeśli jeżeli oraz lub albo ale tylko
        także też już jeszcze może mogą można musi należy ma mają to ten ta te tego tej tym jego jej ich pan pani
        mnie jeden dwa dwie trzy cztery pięć sześć siedem osiem dziewięć dziesięć piętnaście dwadzieścia
        trzydzieści pięćdziesiąt sto pięćset tysiąc dni lat roku miesiąc miesięcy godzin złotych zł nic kary
        wynosi opłata""",
    "sv": """under och att det en ett den de är var som på av för med till från inte om kan ska måste får har hade
        vid efter innan utan eller men när hur varför vad vem vilken du ni jag vi han hon sin sitt sina alla bara
        också mer än upp två tre fyra fem sju åtta nio tio femton tjugo hundra tusen kronor dagar år timmar meter
        ja nej""",
    "da": """under og at det en et den de er var som på af for med til fra ikke om kan skal må har havde ved efter
        før uden eller men når hvordan hvorfor hvad hvem hvilken du i jeg vi han hun sin sit sine alle kun også
        mere end op blev to tre fire fem seks syv otte ni ti femten tyve hundrede tusind kroner dage år timer
        meter ja nej hvor""",
    "no": """under og å det en et den de er var som på av for med til fra ikke om kan skal må har hadde ved etter
        før uten eller men når hvordan hvorfor hva hvem hvilken du dere jeg vi han hun sin sitt sine alle bare
        også mer enn opp to tre fire fem seks sju åtte ni ti femten tjue hundre tusen kroner dager år timer meter
        ja nei hvor""",
    "fi": """ja on ei ovat oli olla se ne tämä että kun jos mutta tai sekä myös vain kuin joka jotka mitä mikä missä
        milloin miksi miten kuka hän he me te minä sinä voi voivat täytyy saa pitää ole en mukaan ennen jälkeen
        ilman yksi kaksi kolme neljä viisi kuusi kymmenen sata tuhat euroa päivää vuotta kuukautta metriä""",
    "cs": """a v ve z ze na do od po o u za pro při před pod nad bez je jsou byl byla bylo být není ne ano že se si
        jak co kdo kdy kde proč kolik který která které pokud nebo ale jen také už ještě může mohou lze musí má
        mají to ten ta tento tato podle jeho její jejich dva dvě tři čtyři pět šest sedm osm devět deset patnáct
        dvacet třicet sto tisíc dnů dní let roku měsíců hodin korun kč""",
    "sk": """a v vo z zo na do od po o u za pre pri pred pod nad bez je sú bol bola bolo byť nie áno že sa si ako čo
        kto kedy kde prečo koľko ktorý ktorá ktoré ak alebo ale len tiež už ešte môže môžu musí má majú to ten tá
        tento táto podľa jeho jej ich dva dve tri štyri päť šesť sedem osem deväť desať pätnásť dvadsať tridsať
        sto tisíc dní rokov roku mesiacov hodín eur""",
    "ro": """și si în la de pe cu din pentru este sunt era fi nu că ca care ce cine când unde cum cât sau dar dacă
        un o una unei unui al ale lui ei lor se a au am ai poate pot trebuie fără după înainte prin între până mai
        foarte doi două trei patru cinci șase șapte opt nouă zece cincisprezece douăzeci sută mie lei zile ani
        luni ore""",
    "hu": """a az és egy nem is hogy van volt lesz ha de vagy mert csak már még meg ki mi mit mikor hol hogyan miért
        mennyi amely ami aki ez ezt ezek azt lehet kell szerint után előtt nélkül között alatt önnek én ön igen
        két kettő három négy öt hat hét nyolc kilenc tíz tizenöt húsz száz ezer forint nap napon év évente hónap
        óra""",
    "tr": """ve bir bu şu da de ile için değil olarak olan olur var yok ne nasıl neden nerede kim hangi kaç mı mi mu
        ama veya ya gibi kadar göre sonra önce daha en çok her ben siz biz o onu onun bunu eğer gerekir gerekli
        iki üç dört beş altı yedi sekiz dokuz on yirmi otuz elli yüz bin lira gün yıl ay saat evet hayır""",
    "ca": """mes el la els les un una uns unes de del dels i o és són era ha han en amb sense per a al als què qui
        quan on com quant perquè però si no es seu seva seus aquest aquesta aquests aquell més menys molt ja també
        pot poden cal ens us li ho hi fins des abans després tot tots cada dos tres quatre cinc sis set vuit nou
        deu quinze vint trenta cent mil euros dies mesos anys metres l' d' n' s'""",
    "id": """dan yang di ke dari untuk dengan tidak ini itu ada adalah pada oleh dalam atau juga akan bisa dapat
        harus saya anda kami kita mereka ia dia jika kalau karena apa siapa kapan bagaimana berapa tanpa setelah
        sebelum sudah belum lebih hari tahun bulan satu dua tiga empat lima enam tujuh delapan sembilan sepuluh
        seratus ribu""",
    "vi": """và của là có không được các những cho với trong này đó một hai ba bốn năm sáu bảy tám chín mười trăm
        nghìn ngày tháng người nếu khi nào đâu thế phải thể tôi bạn hoặc theo từ đến về sau trước bao nhiêu để""",
    "hr": """i u na do od po o za s sa iz je su bio bila bilo biti nije ne da se kako što tko kada gdje zašto koliko
        koji koja koje ako ili ali samo također već još može mogu mora treba ima to taj ta ovaj ova prema bez
        prije dva dvije tri četiri pet šest sedam osam devet deset petnaest dvadeset sto tisuću dana godina
        mjeseci kuna""",
    "ru": """и в во не на я что он она они с со как а то это этот эта эти по но вы мы за от для или если же бы из у
        к до при без под над через после его её их который которая которые когда где почему сколько может можно
        нужно нельзя должен должны быть был была было есть нет да только также уже ещё один два три четыре пять
        десять сто рублей дней лет года часов""",
    "uk": """і й в у не на я що він вона вони з із як а це цей ця ці по але ви ми за від для або якщо ж би до при
        без під над через після його її їх який яка які коли де чому скільки може можна потрібно має бути був була
        було є немає так тільки також вже ще один два три чотири десять сто гривень днів років року годин""",
    "bg": """и в във не на аз че той тя те с със как а това този тази тези по но вие ние за от или ако би до при без
        под над през след неговия който която които кога къде защо колко може трябва да е са съм бъде беше има
        няма само също вече още един два три четири пет десет сто лева дни години часа се си ще""",
    "sr": """и у не на ја што он она они с са као а то овај ова ови по али ви ми за од или ако би до при без под над
        кроз после његов који која које када где зашто колико може мора треба да је су бити био била било има нема
        само такође већ још један два три четири пет десет сто динара дана година се""",
    "hi": """है हैं था थे थी और का की के को में से पर यह वह नहीं क्या कब कहाँ कैसे कितना कितने लिए तक भी कर सकते
        सकता होगा चाहिए""",
    "mr": """आहे आहेत होते आणि नाही हा ही हे तो ती ते काय कधी कुठे कसे किती साठी पर्यंत करू शकता पाहिजे मध्ये""",
    "ne": """छ छन् थियो र को मा लाई बाट यो त्यो हुन्छ गर्न गर्नु पर्छ कहिले कहाँ कसरी कति लागि पनि छैन हुन""",
    "ar": """في من على إلى عن مع هذا هذه ذلك التي الذي أن إن كان كانت لا لم لن ما هل أو ثم قد كل بعد قبل يجب يمكن""",
    "fa": """در از به که این آن را با برای است هست نیست می شود شده باید تا یا هم بر کند کنید چه کجا چگونه چقدر""",
    "ur": """میں سے کا کی کے کو ہے ہیں اور یہ وہ نہیں کیا کب کہاں کیسے کتنا پر تک بھی لیے تھا تھی گا گی""",
}

LETTERS = {
    "ß": "de", "ñ": "es", "¿": "es", "¡": "es", "ã": "pt", "õ": "pt fi", "ç": "fr pt tr ca", "è": "fr it ca",
    "ê": "fr pt vi", "î": "fr ro", "û": "fr", "œ": "fr", "ù": "fr it", "ì": "it", "ò": "it ca", "à": "fr it pt ca",
    "ä": "de fi sv sk", "ö": "de fi sv hu tr", "ü": "de hu tr es ca", "å": "sv da no", "ø": "da no", "æ": "da no",
    "ł": "pl", "ą": "pl", "ę": "pl", "ż": "pl", "ź": "pl", "ś": "pl", "ń": "pl", "ć": "pl hr", "đ": "hr vi",
    "ř": "cs", "ě": "cs", "ů": "cs", "ľ": "sk", "ĺ": "sk", "ŕ": "sk", "ô": "fr sk pt vi", "š": "cs sk hr",
    "ž": "cs sk hr",
    "č": "cs sk hr", "ő": "hu", "ű": "hu", "ğ": "tr", "ı": "tr", "ş": "tr ro", "ș": "ro", "ț": "ro", "ţ": "ro",
    "ă": "ro vi",
    "ơ": "vi", "ư": "vi", "ạ": "vi", "ế": "vi", "ộ": "vi", "ả": "vi", "·": "ca", "í": "es pt cs sk hu",
    "ó": "es pt pl hu sk",
    "á": "es pt cs sk hu", "ú": "es pt cs sk hu", "é": "fr es pt cs sk hu it", "ы": "ru", "э": "ru", "ё": "ru",
    "і": "uk", "ї": "uk", "є": "uk", "ґ": "uk", "ј": "sr", "љ": "sr", "њ": "sr", "ћ": "sr", "ђ": "sr", "ъ": "bg ru",
    "پ": "fa ur", "چ": "fa ur", "گ": "fa ur", "ی": "fa ur", "ٹ": "ur", "ڈ": "ur", "ڑ": "ur", "ے": "ur", "ہ": "ur",
    "ة": "ar", "ي": "ar", "ك": "ar", "إ": "ar", "أ": "ar",
}  # fmt: skip

ENDINGS = {
    "ть": "ru", "ться": "ru", "ого": "ru uk", "ение": "ru bg", "ой": "ru", "ый": "ru", "ых": "ru", "ий": "ru uk",
    "ей": "ru", "ает": "ru", "ння": "uk", "ється": "uk", "ите": "bg", "ния": "ru bg", "ът": "bg", "ње": "sr",
    "ити": "uk sr", "ати": "uk sr", "та": "bg", "ове": "bg", "кой": "ru",
    "ing": "en", "tion": "en fr", "tions": "en fr", "ness": "en", "ted": "en", "ght": "en",
    "ción": "es", "sión": "es", "ciones": "es", "dad": "es", "idad": "es", "ados": "es pt", "idos": "es pt",
    "adas": "es pt",
    "ar": "es pt ca id", "ir": "es pt ca fr", "miento": "es", "ientos": "es", "ando": "es it pt", "ado": "es pt",
    "ção": "pt", "ções": "pt", "dade": "pt", "ão": "pt", "ões": "pt", "mento": "it pt", "agem": "pt",
    "eur": "fr", "eux": "fr", "ement": "fr", "ez": "fr", "aire": "fr", "ée": "fr", "és": "fr", "tés": "fr",
    "ètres": "fr",
    "ung": "de", "ungen": "de", "lich": "de", "keit": "de", "heit": "de", "schaft": "de", "isch": "de",
    "zione": "it", "zioni": "it", "ità": "it", "ggio": "it", "mente": "es it pt", "ato": "it", "etto": "it",
    "heid": "nl", "lijk": "nl", "ij": "nl", "aar": "nl", "oor": "nl", "ijd": "nl", "ingen": "nl sv da no",
    "ość": "pl", "ych": "pl", "owa": "pl cs", "nych": "pl", "cie": "pl",
    "igt": "sv da no", "ende": "de da no", "arna": "sv", "erne": "da", "ssa": "fi", "ssä": "fi", "sta": "fi",
    "lla": "fi",
    "kan": "id", "nya": "id", "ler": "tr", "lar": "tr", "ţie": "ro", "ție": "ro", "ului": "ro", "ság": "hu",
    "ség": "hu",
}  # fmt: skip

NEAR = (
    frozenset({"da", "no", "sv"}),
    frozenset({"cs", "sk"}),
    frozenset({"hr", "sr"}),
    frozenset({"es", "ca", "pt"}),
    frozenset({"ru", "uk", "bg", "sr"}),
    frozenset({"hi", "mr", "ne"}),
    frozenset({"ar", "fa", "ur"}),
    frozenset({"zh", "ja"}),
)
"""Languages so near that a short text may be taken for the other."""
