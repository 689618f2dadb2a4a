"""The words for units and currencies, a line a unit: its name in this program, then what people write, commas between.

The names are those of the English units ("ft", "min", "USD"). A time of so many months or years keeps its own factor:
"3 month" before the words. Working days are no days.
"""

from __future__ import annotations

from collections.abc import Mapping

WORDS: Mapping[str, str] = {
    "fr": """
        in: pouce, pouces
        ft: pied, pieds
        yd: yard, yards
        mi: mille terrestre, miles, mile
        mm: millimètre, millimètres
        cm: centimètre, centimètres
        m: mètre, mètres
        km: kilomètre, kilomètres
        s: seconde, secondes, sec
        min: minute, minutes, mn
        h: heure, heures
        day: jour, jours, journée, journées, jour calendaire, jours calendaires
        workday: jour ouvré, jours ouvrés, jour ouvrable, jours ouvrables
        week: semaine, semaines
        month: mois
        year: an, ans, année, années
        3 month: trimestre, trimestres
        6 month: semestre, semestres
        10 year: décennie, décennies
        100 year: siècle, siècles
        km/h: kilomètres par heure, kilomètre par heure, kilomètres à l'heure, kilomètres-heure, km à l'heure
        mph: miles par heure, milles à l'heure
        mg: milligramme, milligrammes
        ug: microgramme, microgrammes
        g: gramme, grammes
        kg: kilogramme, kilogrammes, kilo, kilos
        t: tonne, tonnes
        oz: once, onces
        L: litre, litres
        mL: millilitre, millilitres
        1/100 L: centilitre, centilitres
        m2: mètre carré, mètres carrés
        km2: kilomètre carré, kilomètres carrés
        ha: hectare, hectares
        degC: degré celsius, degrés celsius
        degF: degré fahrenheit, degrés fahrenheit
        %: pour cent, pourcent, p. cent, p. 100
        EUR: euro, euros
        1/100 EUR: centime, centimes, centime d'euro, centimes d'euro
        USD: dollar, dollars, dollar américain, dollars américains
        CAD: dollar canadien, dollars canadiens
        GBP: livre sterling, livres sterling
        CHF: franc suisse, francs suisses, franc, francs
        XOF: franc cfa, francs cfa
        JPY: yen, yens
        CNY: yuan, yuans
        RUB: rouble, roubles
        PLN: zloty, zlotys
        MAD: dirham, dirhams
        INR: roupie, roupies
    """,
    "es": """
        in: pulgada, pulgadas
        ft: pie, pies
        yd: yarda, yardas
        mi: milla, millas
        mm: milímetro, milímetros
        cm: centímetro, centímetros
        m: metro, metros
        km: kilómetro, kilómetros
        s: segundo, segundos, seg
        min: minuto, minutos
        h: hora, horas
        day: día, días, día natural, días naturales, días corridos, jornada, jornadas
        workday: día hábil, días hábiles, día laborable, días laborables
        week: semana, semanas
        month: mes, meses
        year: año, años
        2 month: bimestre, bimestres
        3 month: trimestre, trimestres
        6 month: semestre, semestres
        10 year: década, décadas
        100 year: siglo, siglos
        km/h: kilómetros por hora, kilómetro por hora, km por hora
        mph: millas por hora, milla por hora
        mg: miligramo, miligramos
        ug: microgramo, microgramos
        g: gramo, gramos
        kg: kilogramo, kilogramos, kilo, kilos
        t: tonelada, toneladas
        lb: libra, libras
        oz: onza, onzas
        L: litro, litros
        mL: mililitro, mililitros
        m2: metro cuadrado, metros cuadrados
        km2: kilómetro cuadrado, kilómetros cuadrados
        ha: hectárea, hectáreas
        degC: grado celsius, grados celsius, grados centígrados, grado centígrado
        degF: grado fahrenheit, grados fahrenheit
        %: por ciento, porciento, por cien
        EUR: euro, euros
        1/100 EUR: céntimo, céntimos
        USD: dólar, dólares, dólar estadounidense, dólares estadounidenses
        GBP: libra esterlina, libras esterlinas
        CHF: franco suizo, francos suizos
        JPY: yen, yenes
        CNY: yuan, yuanes
        RUB: rublo, rublos
        BRL: real brasileño, reales brasileños
        MXN: peso, pesos, peso mexicano, pesos mexicanos
        ARS: peso argentino, pesos argentinos
        CLP: peso chileno, pesos chilenos
        COP: peso colombiano, pesos colombianos
        PLN: zloty, zlotys, esloti
    """,
    "de": """
        in: zoll
        ft: fuß
        yd: yard, yards
        mi: meile, meilen
        mm: millimeter, millimetern, millimeters
        cm: zentimeter, zentimetern, zentimeters
        m: meter, metern, meters
        km: kilometer, kilometern, kilometers
        s: sekunde, sekunden, sek, sek., sekündig
        min: minute, minuten, min., minütig
        h: stunde, stunden, std, std., stündig
        day: tag, tage, tagen, tages, kalendertag, kalendertage, kalendertagen, tägig
        workday: werktag, werktage, werktagen, arbeitstag, arbeitstage, arbeitstagen
        week: woche, wochen, wöchig
        month: monat, monate, monaten, monats, monatig
        year: jahr, jahre, jahren, jahres, lebensjahr, jährig
        3 month: quartal, quartale, quartalen, vierteljahr
        6 month: halbjahr, halbjahre, halbjahren
        10 year: jahrzehnt, jahrzehnte, jahrzehnten
        100 year: jahrhundert, jahrhunderte, jahrhunderten
        km/h: kilometer pro stunde, kilometern pro stunde, kilometer je stunde, stundenkilometer, stundenkilometern
        mph: meilen pro stunde
        mg: milligramm
        ug: mikrogramm
        g: gramm
        kg: kilogramm, kilo, kilos
        t: tonne, tonnen
        oz: unze, unzen
        L: liter, litern, liters
        mL: milliliter, millilitern
        m2: quadratmeter, quadratmetern, quadratmeters, qm
        km2: quadratkilometer, quadratkilometern
        ha: hektar, hektare
        degC: grad celsius, grad
        degF: grad fahrenheit
        %: prozent, vom hundert, v. h., v.h., prozentig
        EUR: euro, euros
        1/100 EUR: cent, cents, eurocent
        USD: dollar, dollars, us-dollar
        GBP: pfund sterling, britische pfund
        CHF: franken, schweizer franken, stutz
        DEM: deutsche mark, d-mark
        JPY: yen
        CNY: yuan
        RUB: rubel
        PLN: zloty, złoty
    """,
    "it": """
        in: pollice, pollici
        ft: piede, piedi
        yd: iarda, iarde
        mi: miglio, miglia
        mm: millimetro, millimetri
        cm: centimetro, centimetri
        m: metro, metri
        km: chilometro, chilometri
        s: secondo, secondi, sec
        min: minuto, minuti
        h: ora, ore
        day: giorno, giorni, giornata, giornate, giorni di calendario
        workday: giorno lavorativo, giorni lavorativi, giorno feriale, giorni feriali
        week: settimana, settimane
        month: mese, mesi
        year: anno, anni
        2 month: bimestre, bimestri
        3 month: trimestre, trimestri
        6 month: semestre, semestri
        10 year: decennio, decenni
        100 year: secolo, secoli
        km/h: chilometri orari, chilometri all'ora, chilometro orario, km all'ora
        mph: miglia orarie, miglia all'ora
        mg: milligrammo, milligrammi
        ug: microgrammo, microgrammi
        g: grammo, grammi
        1/10 kg: etto, etti
        kg: chilogrammo, chilogrammi, chilo, chili
        t: tonnellata, tonnellate
        lb: libbra, libbre
        oz: oncia, once
        L: litro, litri
        mL: millilitro, millilitri
        m2: metro quadrato, metri quadrati, metri quadri, metro quadro, mq
        km2: chilometro quadrato, chilometri quadrati
        ha: ettaro, ettari
        degC: grado celsius, gradi celsius, gradi centigradi
        degF: gradi fahrenheit
        %: per cento, percento
        EUR: euro
        1/100 EUR: centesimi, centesimi di euro
        USD: dollaro, dollari
        GBP: sterlina, sterline
        CHF: franco svizzero, franchi svizzeri, franco, franchi
        ITL: lira, lire
        JPY: yen
        CNY: yuan
        RUB: rublo, rubli
        PLN: zloty
    """,
    "pt": """
        in: polegada, polegadas
        ft: pé, pés
        yd: jarda, jardas
        mi: milha, milhas
        mm: milímetro, milímetros
        cm: centímetro, centímetros
        m: metro, metros
        km: quilômetro, quilômetros, quilómetro, quilómetros
        s: segundo, segundos
        min: minuto, minutos
        h: hora, horas
        day: dia, dias, dia corrido, dias corridos, jornada, jornadas
        workday: dia útil, dias úteis
        week: semana, semanas
        month: mês, meses
        year: ano, anos
        2 month: bimestre, bimestres
        3 month: trimestre, trimestres
        6 month: semestre, semestres
        10 year: década, décadas
        100 year: século, séculos
        km/h: quilômetros por hora, quilómetros por hora, quilômetro por hora, quilómetro por hora, km por hora
        mph: milhas por hora
        mg: miligrama, miligramas
        ug: micrograma, microgramas
        g: grama, gramas
        kg: quilograma, quilogramas, quilo, quilos
        t: tonelada, toneladas
        lb: libra, libras
        oz: onça, onças
        L: litro, litros
        mL: mililitro, mililitros
        m2: metro quadrado, metros quadrados
        km2: quilômetro quadrado, quilômetros quadrados, quilómetro quadrado, quilómetros quadrados
        ha: hectare, hectares
        degC: grau celsius, graus celsius, graus centígrados
        degF: graus fahrenheit
        %: por cento, porcento
        EUR: euro, euros
        1/100 EUR: cêntimo, cêntimos
        1/100 BRL: centavo, centavos
        BRL: real, reais
        USD: dólar, dólares
        GBP: libra esterlina, libras esterlinas
        CHF: franco suíço, francos suíços
        JPY: iene, ienes
        CNY: yuan, yuans, iuane, iuanes
        RUB: rublo, rublos
        PLN: zloty
    """,
    "nl": """
        in: inch, duim
        ft: voet
        yd: yard, yards
        mi: mijl, mijlen
        mm: millimeter, millimeters
        cm: centimeter, centimeters
        m: meter, meters
        km: kilometer, kilometers
        s: seconde, seconden, sec
        min: minuut, minuten, min.
        15 min: kwartier, kwartieren
        h: uur, uren
        day: dag, dagen, kalenderdag, kalenderdagen, daags, daagse
        workday: werkdag, werkdagen
        week: week, weken, weeks, weekse
        month: maand, maanden, maands, maandse
        year: jaar, jaren, jarig, jarige
        3 month: kwartaal, kwartalen
        6 month: halfjaar
        100 year: eeuw, eeuwen
        km/h: kilometer per uur, kilometers per uur
        mph: mijl per uur
        mg: milligram
        ug: microgram
        g: gram
        kg: kilogram, kilo, kilo's
        t: ton, tonnen
        oz: ounce
        L: liter, liters
        mL: milliliter, milliliters
        m2: vierkante meter, vierkante meters
        km2: vierkante kilometer, vierkante kilometers
        ha: hectare, hectaren
        degC: graden celsius, graad celsius
        degF: graden fahrenheit
        %: procent, percent, procents
        EUR: euro, euro's
        1/100 EUR: cent, eurocent
        USD: dollar, dollars
        GBP: pond sterling, britse pond, britse ponden
        CHF: zwitserse frank, zwitserse franken
        JPY: yen
        CNY: yuan
        RUB: roebel
        PLN: zloty
    """,
    "ru": """
        in: дюйм, дюйма, дюймов
        ft: фут, фута, футов, футах
        yd: ярд, ярда, ярдов
        mi: миля, мили, миль, миля
        mm: миллиметр, миллиметра, миллиметров, мм
        cm: сантиметр, сантиметра, сантиметров, см
        m: метр, метра, метров, метрах, метрам, м
        km: километр, километра, километров, километрах, км
        s: секунда, секунды, секунд, секунду, сек
        min: минута, минуты, минут, минуту, минутах, мин, минутный, минутного, минутной
        h: час, часа, часов, часам, часах, ч, часовой, часового, часовая, часовую
        day: день, дня, дней, дням, днями, днях, сутки, суток, календарных дней, календарных дня, календарный день
        workday: рабочий день, рабочих дня, рабочих дней
        week: неделя, недели, недель, неделю, неделям, неделях
        month: месяц, месяца, месяцев, месяцам, месяцах, мес
        year: год, года, лет, годам, годах, году
        3 month: квартал, квартала, кварталов
        6 month: полугодие, полугодия
        10 year: десятилетие, десятилетия, десятилетий
        100 year: век, века, веков, столетие, столетия, столетий
        km/h: км/ч, километров в час, километра в час, километр в час, км в час
        mph: миль в час
        m/s: м/с
        mg: миллиграмм, миллиграмма, миллиграммов, мг
        ug: микрограмм, микрограмма, микрограммов, мкг
        g: грамм, грамма, граммов, гр
        kg: килограмм, килограмма, килограммов, кило, кг
        t: тонна, тонны, тонн, тонну
        lb: фунт, фунта, фунтов
        oz: унция, унции, унций
        L: литр, литра, литров, л
        mL: миллилитр, миллилитра, миллилитров, мл
        m2: квадратный метр, квадратных метра, квадратных метров, кв. м, кв.м, м²
        km2: квадратных километров, квадратных километра, квадратный километр, кв. км, км²
        ha: гектар, гектара, гектаров, га
        degC: градус цельсия, градуса цельсия, градусов цельсия, градусов
        degF: градусов фаренгейта
        %: процент, процента, процентов, процентам, процентами, процентах
        EUR: евро
        RUB: рубль, рубля, рублей, рублю, рублях, рублями, рублям, руб, руб., р.
        1/100 RUB: копейка, копейки, копеек, копейку, коп, коп.
        USD: доллар, доллара, долларов, долларах, доллара сша, долларов сша, долл, долл.
        GBP: фунт стерлингов, фунта стерлингов, фунтов стерлингов
        CHF: швейцарский франк, швейцарских франков
        JPY: иена, иены, иен, йена, йены, йен
        CNY: юань, юаня, юаней
        UAH: гривна, гривны, гривен
        KZT: тенге
        PLN: злотый, злотых
    """,
    "zh": """
        in: 英寸, 吋
        ft: 英尺, 呎
        yd: 码
        mi: 英里, 哩
        mm: 毫米, 公厘
        cm: 厘米, 公分
        m: 米, 公尺
        km: 公里, 千米
        s: 秒, 秒钟, 秒鐘
        min: 分钟, 分鐘, 分
        15 min: 刻钟, 刻鐘
        h: 小时, 小時, 个小时, 個小時, 钟头, 个钟头, 鐘頭, 個鐘頭
        day: 天, 日, 自然日, 个自然日
        workday: 工作日, 个工作日, 個工作日, 个交易日, 交易日
        week: 周, 週, 星期, 个星期, 個星期, 礼拜, 个礼拜, 個禮拜
        month: 个月, 個月, 月份
        year: 年, 岁, 歲, 周岁, 周年, 週歲
        3 month: 个季度, 季度, 個季度
        10 year: 个年代
        100 year: 个世纪, 世纪, 世紀, 個世紀
        km/h: 公里/小时, 公里每小时, 公里/小時, 千米/小时, 千米每小时
        mg: 毫克
        ug: 微克
        g: 克
        kg: 公斤, 千克
        1/2 kg: 斤
        t: 吨, 噸, 公吨
        lb: 磅
        oz: 盎司
        L: 升, 公升
        mL: 毫升
        m2: 平方米, 平米, 平方公尺
        km2: 平方公里, 平方千米
        ha: 公顷, 公頃
        degC: 摄氏度, 攝氏度, ℃
        degF: 华氏度, 華氏度, ℉
        %: ％, 巴仙
        CNY: 元, 块, 块钱, 元人民币, 人民币元, 人民币
        1/10 CNY: 角, 毛钱
        USD: 美元, 美金
        EUR: 欧元, 歐元
        GBP: 英镑, 英鎊
        JPY: 日元, 日圆, 日圓
        HKD: 港元, 港币, 港幣
        TWD: 新台币, 新台幣, 台币, 台幣
        KRW: 韩元, 韓元
        CHF: 瑞士法郎
        RUB: 卢布, 盧布
    """,
    "ja": """
        in: インチ
        ft: フィート
        yd: ヤード
        mi: マイル
        mm: ミリメートル, ミリ
        cm: センチメートル, センチ
        m: メートル, メーター
        km: キロメートル, キロ
        s: 秒, 秒間
        min: 分, 分間
        h: 時間
        day: 日, 日間
        workday: 営業日, 営業日間
        week: 週, 週間
        month: か月, ヶ月, カ月, ヵ月, ケ月, 箇月, か月間, ヶ月間, カ月間, ヵ月間, 月間
        year: 年, 年間, か年, ヶ年, 歳, 才
        100 year: 世紀
        km/h: キロ毎時, キロメートル毎時
        mg: ミリグラム
        ug: マイクログラム
        g: グラム
        kg: キログラム
        t: トン
        lb: ポンド
        oz: オンス
        L: リットル
        mL: ミリリットル
        m2: 平方メートル, 平米
        km2: 平方キロメートル, 平方キロ
        ha: ヘクタール
        degC: ℃, 度c
        degF: ℉
        %: パーセント, ％
        10 %: 割
        JPY: 円, 圓
        USD: ドル, 米ドル
        EUR: ユーロ
        GBP: 英ポンド
        CNY: 元, 人民元
        KRW: ウォン
        CHF: スイスフラン, フラン
        RUB: ルーブル
    """,
}

GLUED_ENDINGS: Mapping[str, tuple[str, ...]] = {
    "de": ("e", "er", "en", "em", "es"),
    "ru": ("ый", "ого", "ому", "ым", "ом", "ая", "ой", "ую", "ое", "ые", "ых", "ыми"),
}
"""Endings of the adjectives that a unit makes glued to its number: "dreimonatige", "пятидневный"."""
GLUED: Mapping[str, Mapping[str, str]] = {
    "de": {"jährig": "year", "monatig": "month", "wöchig": "week", "tägig": "day", "stündig": "h", "minütig": "min"}
    | {"sekündig": "s", "prozentig": "%"},
    "ru": {"месячн": "month", "недельн": "week", "дневн": "day", "часов": "h", "минутн": "min", "процентн": "%"},
}
SOFT_GLUED: Mapping[str, str] = {f"летн{ending}": "year" for ending in "ий его ему им ем яя ей юю ее ие их ими".split()}
"""The Russian adjective of years has endings of its own."""
