/** How who asks came in, told as done: with another's visa or passport, or again after being sent back while an old petition stands. Server only. */
import type { Outright } from "#guide/dialogue/server-only/outright/outright.ts";

/** A spouse's or a parent's visa may cover the family, and an employer's visa its worker; these may not. */
const kin =
  "(?:prim|herman|ti|amig|cunad|vecin|conocid|sobrin)[oa]|comadre|compadre|senora?|muchach[oa]|persona|mujer|hombre|alguien";
/** The way to a border may stand between; a consulate, an interview or a job is another way. */
const way =
  "(?: (?!(?:cita|entrevista|consulado|embajada|oficina|corte|examen|clase|trabaj\\w+|avion|casa|y|pero|que|interview|appointment|consulate|embassy|office|court|plane|exam|work|and|but|case)\\b)\\w+){0,6}";
/** Told as done, first or in a later turn. */
export const cameWithAnothers = new RegExp(
  [
    `\\b(?:entre|entramos|pase|pasamos|cruce|cruzamos|vine|llegue|ingrese)\\b${way} (?:con|usando) (?:(?:la|el|una|un) )?(?:(?:visa|pasaporte|mica|acta|laser|credencial)(?: de turista| laser)? (?:(?:que era )?(?:de|a nombre de) (?:(?:mi|su|un|una|otr[oa]) )?(?:${kin})\\b|prestad[oa]\\b|ajen[oa]\\b|rentad[oa]\\b)|(?:visa|pasaporte|mica|green card|acta)(?: de turista)? (?:fals[oa]|chuec[oa])\\b|(?:papeles|documentos) (?:fals[oa]s|chuec[oa]s)\\b|(?:papeles|documentos|nombre|pasaporte|visa) (?:de|a nombre de) (?:otr[oa] (?:persona|mujer|hombre|senora?|muchach[oa])|alguien)\\b)`,
    `\\b(?:entre|pase|vine|llegue|cruce)\\b${way} con (?:una |la )?(?:visa|pasaporte|mica)(?: de turista| laser)*(?: (?:que|pero|la|el|visa|pasaporte))* (?:era|iba|estaba) (?:de|a nombre de|con el nombre de) (?:(?:mi|su|un|una|otr[oa]) )?(?:${kin})\\b`,
    // "La visa era de mi prima, yo pasé con la de ella": whose it was comes first, or it was not one's own.
    `\\b(?:visa|pasaporte|mica|laser)\\b(?: \\w+){0,8} (?:era|eran) de (?:(?:mi|un|una|otr[oa]) )?(?:${kin})\\b(?=.*\\b(?:entre|pase|cruce|vine|llegue)\\b(?: \\w+){0,2} con (?:la|el|su|esa|ese)\\b)`,
    `\\b(?:visa|pasaporte|mica|laser)\\b(?: \\w+){0,8} (?<!si )no era mi[oa]\\b`,
    `\\b(?:visa|passport|border card)\\b(?: \\w+){0,6} (?:was my (?:cousins?|sisters?|brothers?|friends?|aunts?|neighbors?)|(?:wasnt|was not) (?:mine|my own))\\b(?! (?:case|idea))`,
    `\\bi (?:came|entered|crossed|got (?:in|across))\\b${way} (?:with|using) (?:(?:a|the|my) )?(?:(?:cousins?|sisters?|brothers?|friends?|aunts?|uncles?|neighbors?|borrowed|rented) (?:tourist |border )?(?:visa|passport|green ?card|border card|birth certificate)|(?:fake|false) (?:visa|passport|green ?card|papers|documents)|(?:someone elses|somebody elses|another persons?) (?:\\w+ )?(?:visa|passport|green ?card|border card|birth certificate|papers|documents|id|name))\\b(?! case)`,
  ].join("|"),
);
/** Caught with it, a child or somebody forced, fear, a court, a waiver that came, one's own second nationality, or not yet done. */
const notThatEntry =
  /\b(?:quiero (?:entrar|pasar|cruzar)|voy a (?:entrar|pasar|cruzar)|para (?:entrar|pasar|cruzar)|(?:puedo|podria|si) (?:entrar|pasar|cruzar|paso|cruzo|entro)|going to (?:cross|enter|use)|want to (?:cross|enter|use)|can i (?:cross|enter|use)|(?:voy a|vamos a|puedo|mejor) (?:decir(?!(?:les?|te)? la verdad)|digo|poner)|digo que|decir que (?:por|entre|cruce|fue)|pongo que|mentir\w*|coyote\w*|quiero que|i(?:ll| will) say|como (?:le|lo) hago|hago lo mismo|yo tambien|do the same|por error|equivoc\w+|by (?:mistake|accident)|y (?:la )?mia|doble nacionalidad|dual (?:national|citizen)\w*|(?:mi|con la) visa (?:mia|propia)|(?:my|with my) own|perdon(?:aron|ado|ada)?|waiver|i ?601|pardoned|cach\w+|agarr\w+|devolvi\w+|regresaron|deport\w+|caught|sent (?:me )?back|matar\w*|mataban|amenaz\w+|huyendo|miedo|cuando (?:yo )?era|(?:era|de|como) (?:nin[oa]|chic[oa]|chiquit[oa]|bebit?[eoa]|bebe|menor)|pequen\w+|anitos?|tenia (?:\d|1[0-7]|(?:un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince)) (?:anos|meses)|tenia (?:\d|1[0-7]|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince)\b|a los (?:\d|1[0-7])\b|as a (?:kid|child|baby)|when i was (?:\d|1[0-7]|a|an|little|small|young)\b|i was (?:\d|1[0-7]|a (?:kid|child|baby))|sin saber|no sabia|without knowing|(?:didnt|did not) know|encerrad\w+|oblig\w+|forz\w+|forced|locked|enga\w+|tricked|trafic\w+|traffick\w*|me (?:trajo|trajeron)|made me|asilo|asylum|corte|court|detenid\w+|detained|golp\w+|pega|vawa|visa u|u visa|testig\w+|nunca|never)\b/;

/** Here on a visit that is not over. */
const visiting =
  /\b(?:turista|de visita|visit(?:a|ando|ing|or)|de paseo|vacaciones|tourist|vacation|i ?94)\b/;
const monthsAhead =
  "(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|january|february|march|april|may|june|july|august|september|october|november|december)";
const few = "(?:\\d+|un|una|dos|tres|cuatro|cinco|seis|unas|unos|a|one|two|three|four|five|six|a few)";
const inTime = new RegExp(
  [
    `\\b(?:me|le|nos|les) dieron (?:permiso )?(?:(?:por |de )?(?:6|seis|3|tres) meses|hasta (?:el )?(?:\\d+ de )?${monthsAhead})\\b`,
    `\\b(?:se (?:regresa|va|vuelve)|me (?:regreso|voy)|(?:goes|going|flies|leaves|leaving)(?: back| home)?) (?:en|el|a|in|on|next) (?:el )?(?:\\d+ de )?(?:${monthsAhead}|mes|month|week)\\b`,
    "\\b(?:todavia|aun|still) (?:tengo|tiene|estoy|esta|me queda|le queda|in|has|have)(?: \\w+){0,2} (?:permiso|estatus|tiempo|vigente|legal|status|time)\\b",
    `\\bi ?94 (?:(?:me |le )?(?:vence|expira|dura|es)|expires|ends|is good)(?: \\w+){0,2} (?:${monthsAhead}|\\d+)\\b`,
    "\\b(?:they|he|she|i) (?:gave|got|was given) (?:me |her |him |us )?(?:6|six) months\\b",
    `\\b(?:(?:me|le|nos) quedan? |(?:vence|acaba|expira|expires|ends|runs out) (?:en|dentro de|in) )(?:como |about )?${few} (?:dias|semanas|mes(?:es)?|days|weeks|months?)\\b`,
    `\\b${few} (?:days|weeks|months?) left (?:on|in|of|until)\\b`,
  ].join("|"),
);

const oldPetition =
  /\b(?:245|(?:pidio|pidieron|peticion|petition\w*|filed|solicitud|metio|metieron|sponsored)\b.*\b(?:19[89]\d|2000|2001|noventa y \w+|(?:30 de )?abril (?:de|del) 2001)|(?:19[89]\d|2000|2001)\b.*\b(?:pidio|pidieron|peticion|petition\w*|filed|solicitud|metio|metieron|sponsored))\b/;
const again =
  "(?:(?:volvi|volvimos|regrese) a (?:entrar|cruzar|pasar|venir\\w*|meter\\w*|brincar\\w*)|(?:entre|cruce|meti|pase|brinque)(?: \\w+){0,2} (?:otra vez|de nuevo|nuevamente)|(?:otra vez|de nuevo) (?:entre|cruce|me meti|pase|brinque)|(?:came|crossed|entered|got|snuck)(?: \\w+){0,2} (?:again|back in)|re ?entered|crossed back)";
/** Sent back and in again, close together and both of who asks: not sacked, and no papers that came back. */
const sentBackAndIn = new RegExp(
  `\\b(?:(?:me|nos) (?:echaron|regresaron|devolvieron|sacaron|aventaron|botaron|retornaron|expulsaron)(?! (?:mi|el|la|los|las|a|al|en) (?:caso|carta|papeles|solicitud|peticion|dinero|pasaporte|forma|cheque|trabajo|visa|revision|inspeccion)\\b| del (?!pais)| de (?:la|mi|el|un|una)\\b)|(?:was|got|were) (?:caught (?:\\w+ ){0,5})?(?:sent|turned|thrown) (?:back|out)(?! to)|(?:they|patrol|immigration|ice|agents|officers?)(?: \\w+)? (?:sent|turned|threw) (?:me|us) (?:back|out|around)(?! to)|i was (?:caught (?:\\w+ ){0,4})?(?:returned|removed))\\b(?: \\w+){0,9} ${again}\\b`,
);
/** An order has its own answer; a return that was allowed is none, and a job is no border. */
const lawfulReturn =
  /\b(?:orden|order|no me devolv\w+|nunca (?:me |he )*(?:agarr\w+|sal[ei]\w*)|never left|con (?:mi |una |la |un )?(?:visa|permiso|parole)|with (?:a |my |an )?(?:visa|permit|parole)|advance parole|visa nueva|new visa|revision|inspe[ck]\w+|normal\w*|legal\w*|trabajo|patron|jefe|chamba|work|job|boss|aeropuerto|airport|uscis|corte|court|juez|judge|asilo|asylum|detenid\w+)\b/;

export const entryRules: readonly Outright[] = [
  {
    // Not yet past the day: what is said to who overstayed would frighten and mislead.
    id: "visitor-in-time",
    said: [visiting, inTime],
    unless:
      /\b(?:vencid[oa]|vencio|se (?:me |le )?(?:paso|vencio|acabo)|ya (?:paso|pase|vencio)|overstay\w*|expired|ran out|hace (?:\w+ )?anos|years ago|cas(?:e|o|amos|ad[oa]s?)|married|asilo|asylum|miedo|trabaj\w+|work\w*|esta\b(?= program)|visa waiver|exten\w+|alarg\w+|prorrog\w+|(?:stay|quedar\w*) (?:longer|mas)|mas tiempo|more time)\b/,
    against: ["turista-vencido", "proceso-consular", "arreglar-papeles", "castigo-3-10-perdon"],
  },
  {
    id: "anothers-visa",
    said: [cameWithAnothers],
    unless: notThatEntry,
    own: true,
    over: ["forge", "smuggle", "lie"],
  },
  {
    id: "sent-back-245i",
    said: [oldPetition, sentBackAndIn],
    after: { topics: ["entre-sin-inspeccion-245i"], said: [sentBackAndIn] },
    unless: lawfulReturn,
    own: true,
    lead: "other",
    over: [],
  },
];
