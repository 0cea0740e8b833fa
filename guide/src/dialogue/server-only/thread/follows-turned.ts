/**
 * What somebody means to do next, or tells on the way, that would close her own path: a wedding that ends a case, an office that holds who comes, a
 * divorce whose two years run, a house that was left without a word to the court. Part of `follows-table.ts`. Server only.
 */
import { idSet } from "#guide/dialogue/server-only/ids.ts";
import type { Follow } from "#guide/dialogue/server-only/thread/follows-table.ts";

/** Years after which two have passed, whatever the month: they only become more. */
const longHere =
  "(?:(?:19\\d\\d|20(?:0\\d|1\\d|2[0-3]))|(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|january|february|march|april|may|june|july|august|september|october) (?:de(?:l)? (?:ano )?|of )?(?:2024|dos mil veinticuatro)|dos mil (?:diez|once|doce|trece|catorce|quince|dieci\\w+|veinte|veintiuno|veintidos|veintitres))";

export const turnedFollows: readonly Follow[] = [
  {
    // A wedding ends the case of the young.
    open: idSet("sij-jovenes sij-here guardian-letter"),
    said: /\b(?:cas(?:ar(?:se|me|nos)?|amos|ando)|boda|matrimonio|(?:get(?:ting)?|got) married|marry|wedding)\b/,
    unless:
      /\b(?:mi (?:mama|papa|tia|tio)|my (?:mom|dad|aunt|uncle)|no (?:se|me) (?:quiero|quiere|voy a|va a) casar)\b/,
    items: ["sij-jovenes/wants-to-marry"],
  },
  {
    // Its residence has prices of its own, whoever else's are better known.
    open: idSet("sij-jovenes"),
    said: /^(?=.*\b(?:cuanto (?:cuesta|sale|cobran|es)|precio|costo|how much)\b)(?=.*\b(?:residen\w+|mica|green ?card)\b)/,
    unless: /\b(?:abogad[oa]|lawyer|cuanto tarda|how long)\b/,
    items: ["sij-jovenes/std-cost"],
  },
  {
    // Another wedding ends a widow's own way.
    open: idSet("murio-peticionario"),
    opened: /\b(?:espos[oa]|marido|mujer|husband|wife|viud[oa]|widow\w*)\b/,
    said: /\b(?:otra pareja|novi[oa]|boyfriend|girlfriend|new partner)\b.*\b(?:cas(?:ar(?:nos|me|se)?|amos|arme)|boda|marry|married|wedding)\b|\b(?:me|nos) (?:quiero|queremos|voy a|vamos a) casar\b/,
    unless: /\b(?:papa|mama|herman[oa]|dad|mom|brother|sister)\b/,
    items: ["murio-peticionario/remarried"],
  },
  {
    // A wedding where nobody said who died: what it means for a widow and for others.
    open: idSet("murio-peticionario"),
    said: /\b(?:cas(?:ar(?:se|me|nos)?|arme|o otra vez)|boda|marry|married again|remarry|wedding)\b/,
    unless:
      /\b(?:vuelvo a casar|otra vez|de nuevo|remarr\w+|cuando (?:nos )?casamos|when we (?:got )?married|acta de (?:matrimonio|boda))\b/,
    items: ["murio-peticionario/std-spouse"],
  },
  {
    open: idSet("murio-peticionario"),
    said: /\b(?:mi|my) (?:hij[oa]|daughter|son)\b(?: \w+){0,10} (?:includ\w*|inclu\w+|entra|conmigo|con(?: mi)? caso|come with|too)\b|\b(?:incluir|meter|include)\b(?: \w+){0,4} (?:hij[oa]s?|daughter|son|kids?|children)\b/,
    items: ["murio-peticionario/kids-of-widow"],
  },
  {
    open: idSet("matrimonio-igualitario"),
    said: /\b(?:cuanto (?:\w+ )?(?:cuesta|sale|cobran|es)|precio|costo|how much)\b/,
    unless: /\b(?:tarda|tiempo|long|abogad[oa]|lawyer)\b/,
    items: ["matrimonio-igualitario/std-cost"],
  },
  {
    open: idSet("matrimonio-igualitario"),
    said: /\b(?:puedo|podemos|podria|me dejan|can i|may i|could i|can we)(?: \w+)? (?:ir(?:me)?|viajar|salir|visitar|volar|travel|go|fly|visit)\b/,
    items: ["matrimonio-igualitario/std-travel"],
  },
  {
    // Named on the way, by who crossed: the way of the young.
    open: null,
    said: /^(?=.*\b(?:visa juvenil|sijs?|special immigrant juvenile|joven(?:es)? abandonad\w*)\b)(?=.*\b(?:papa|mama|padres?|dad|mom|father|mother|parents?)\b)(?=.*\b(?:abandon\w+|dejo|murio|maltrat\w+|left|died|abus\w+)\b)/,
    tell: "sij-jovenes",
    waits: true,
  },
  {
    // The bond of this rule, which frees nobody.
    open: idSet("carga-publica"),
    said: /\b(?:fianza|bond|i ?945)\b/,
    items: ["carga-publica/bond-invite"],
  },
  {
    // The two years run from the judge's paper.
    open: idSet("vawa divorcio-en-tramite"),
    said: /\b(?:(?:me|nos|ya (?:me|nos)) divorci(?:e|amos|aron|o)|(?:estamos|estoy) (?:ya )?divorciad[oa]s?|salio el divorcio|(?:got|we|i) (?:are |am |got )?divorced|divorce (?:was|came|is) (?:final|through))\b/,
    opened: /\b(?:peg\w+|golp\w+|maltrat\w+|abus\w+|amenaz\w+|vawa|hit\w*|beat\w*|abus\w*|threat\w*)\b/,
    tell: "vawa-divorced",
    amid: true,
  },
  {
    // Out of the register of those who are put out without a judge.
    open: idSet("miedo-creible"),
    said: new RegExp(`\\b${longHere}\\b`),
    unless: /\b(?:parole|cbp one|naci\w*|born|orden|order|deport\w+|cas[eo])\b/,
    items: ["miedo-creible/over-two-years"],
  },
  {
    // Who goes to explain is held there.
    open: idSet("falte-a-corte orden-deportacion order-first"),
    said: /\b(?:(?:me|nos) (?:present(?:o|amos|ar)|entreg(?:o|amos|ar))|presentar(?:me|nos)|entregar(?:me|nos)|(?:voy|ir|vamos) (?:yo )?(?:solo |a )?(?:a )?(?:explicar\w*|hablar con)|turn (?:myself|ourselves) in|(?:go|going) (?:there )?(?:to )?(?:explain|talk to))\b.*\b(?:migra|migracion|inmigracion|ice|immigration|oficina|office)\b|\b(?:voy|ir|vamos|go|going)(?: \w+){0,3} (?:migra|migracion|inmigracion|ice|immigration)\b.*\b(?:explic\w+|explain\w*|entreg\w+|aclarar)\b|\b(?:presento|presentarme|entrego|entregarme)\b(?: \w+){0,3} (?:en|a|con) (?:la )?(?:migra|migracion|inmigracion|ice)\b/,
    unless: /\b(?:cita|check ?in|appointment|firmar|carta)\b/,
    items: ["falte-a-corte/turn-self-in"],
  },
  {
    // Her children, should she not come out.
    open: idSet("check-in-ice i-220b asylum-pending-ice order-appointment orden-deportacion order-first"),
    said: /\b(?:con quien (?:las|los) dejo|que papel(?:es)? hago)\b/,
    tell: "fear-for-children",
    knows: true,
  },
  {
    // A visitor who asks, not one who has worked already.
    open: idSet("turista-vencido extend-visitor"),
    said: /\b(?:puedo|podria|podemos|me dejan|can i|may i|could i)(?: \w+){0,3} (?:trabajar|chambear|work)\b/,
    unless: /\b(?:ya trabaje|he trabajado|trabaje|worked|residencia|i ?485|esta)\b/,
    items: ["turista-vencido/std-work"],
  },
  {
    // Of the victim's own age, and not by a citizen's petition.
    open: idSet("visa-u"),
    said: /\b(?:(?:mis|a mis|my) (?:papas|padres|parents)|(?:mi|a mi|my) (?:papa|mama|padre|madre|dad|mom|mother|father))\b(?: \w+){0,8} (?:meter(?:los|la|lo)?|incluir(?:los|la|lo)?|traer(?:los|la|lo)?|entran?|puedo|include|bring|come)\b/,
    items: ["visa-u/who-counts-family"],
  },
  {
    // A fine is never paid by a message.
    open: idSet("multas-998"),
    said: /\b(?:zelle|sel|sell|whats ?app|mensaje|texto|llam(?:o|aron|ada)|cash ?app|gift cards?|tarjetas? de regalo|text(?:ed)?|message|called)\b/,
    items: ["multas-998/called-by-phone"],
  },
  {
    // Put out before, told of whom officers hold.
    open: idSet("encontrar-detenido fianza"),
    said: /\b(?:lo|la) (?:habian |han )?(?:deport\w+|ech(?:aron|ado)|sac(?:aron|ado)|regres(?:aron|ado)|agarr(?:aron|ado)(?= \w+ la frontera))\b.*\b(?:antes|(?:19|20)\d\d|dos mil \w+|hace (?:\w+ ){0,2}anos)\b|\b(?:he|she) was (?:deported|removed|sent back)\b.*\b(?:before|(?:19|20)\d\d|years ago)\b/,
    unless: /\b(?:ya lo deportaron|ayer|hoy|anoche|yesterday|today)\b/,
    items: ["encontrar-detenido/has-old-order"],
    knows: true,
  },
  {
    // A card of a protection that may be over.
    open: idSet("tps"),
    said: /\b(?:seguir|sigo|keep|still)(?: \w+)? (?:trabaj\w+|chamb\w+|work\w*)\b(?: \w+){0,4} (?:tarjeta|permiso|mica|card|permit)\b/,
    items: ["tps/std-sv-work", "tps/card-date-later"],
  },
  {
    open: idSet("tps"),
    said: /\b(?:patron\w*|patrona|jef[ea]|compania|trabajo|boss|employer)\b.*\b(?:que (?:le )?(?:ensen\w+|muestr\w+|doy|llevo)|what (?:do|can) i (?:show|give))\b/,
    items: ["tps/sv-boss-proof", "tps/boss-card-expired"],
  },
  {
    open: idSet("entre-sin-inspeccion-245i"),
    said: /\b(?:que|what|con que|how)\b(?: \w+){0,4} (?:comprob\w+|prueb[oa]s?|demuestr\w+|prove|proof)\b/,
    items: ["entre-sin-inspeccion-245i/std-documents"],
  },
  {
    // Of who came with a visa, and needs no parole.
    open: idSet("parole-militar"),
    said: /\b(?:mi|my) (?:espos[oa]|marido|mujer|senora|husband|wife)\b.*\b(?:con|on|with)(?: \w+)? visa\b/,
    items: ["parole-militar/entered-visa-military"],
  },
  {
    // Not the asylum seeker goes: the sick one comes.
    open: idSet("viajar-advance-parole"),
    said: /^(?=.*\b(?:si (?:ella|el)? ?viene|si viene (?:ella|el)|que (?:venga|entre)|(?:she|he) comes?|come here instead)\b)(?=.*\b(?:permiso|visa|parole|emergencia|permit|emergency)\b)/,
    tell: "parole-humanitario",
  },
  {
    open: idSet("prometido-k1"),
    said: /\b(?:me caso|nos casamos|casarme|casarnos)(?: con \w+)? (?:alla|aya|en su pais)\b|\bmarry (?:her|him) (?:there|over there|in)\b/,
    items: ["prometido-k1/resident-marry-there", "prometido-k1/k1-or-marry-there"],
  },
  {
    // A letter that asks for more, found on the way: its date is what counts.
    open: idSet("cambio-direccion estado-del-caso ajuste-familiar permiso-trabajo-general"),
    said: /^(?=.*\b(?:rfe|request for evidence)\b)(?=.*\b(?:que (?:es|significa)|what(?:s| is| does)|algo que (?:se llama|dice))\b)/,
    tell: "rfe-time",
  },
  {
    open: idSet("turista-vencido"),
    said: /^(?=.*\b(?:alarg\w+|extend\w*|extension|extienda\w*|mas (?:tiempo|dias))\b)(?=.*\b(?:cuanto (?:cuesta|sale|cobran)|precio|how much)\b)/,
    items: ["turista-vencido/extension-cost"],
  },
];
