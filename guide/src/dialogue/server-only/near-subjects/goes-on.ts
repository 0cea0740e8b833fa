/**
 * Decisions of `near-subjects.ts` while a subject is open: words that another subject claims, and that go on with this one. Each holds only
 * after its subject.
 */
import type { Decision } from "#guide/dialogue/server-only/near-subjects/near-subjects.ts";

const family =
  /\b(?:mi|my) (?:mujer|espos[oa]|marido|senora|pareja|h?ij[oa]s?|nin[oa]s?|wife|husband|kids?|son|daughter|children)\b|\bmis (?:h?ijos|ninos|hijas)\b/;
const joins =
  /\b(?:met\w+|inclu\w+|trae\w*|traig\w+|pedir\w*|pid\w+|entran?|entra|cubre\w*|agreg\w+|apunt\w+|pon\w+|vienen?|ir|include\w*|add|bring|cover\w*|join|in mine)\b/;
/** They have papers of their own, or another way is asked about by its name. */
const otherwise =
  /\b(?:ciudadan\w*|citizen\w*|residentes?|resident|i ?130|naci(?:o|eron) aqui|peticion|petition)\b/;

/** Whom a case covers, asked while it is spoken of. */
const covers: readonly Decision[] = [
  "vawa",
  "visa-u",
  "visa-t",
  "asilo-general",
  "asilo-un-anio",
  "asilo-aprobado",
  "nta-corte",
].map((topic) => ({
  topic,
  after: topic,
  said: [family, joins],
  unless: otherwise,
  over: "hijos-hijastros pedir-esposo inmediato-vs-preferencia examen-ciudadania",
}));

/** "Ese perdón" of a waiver that is spoken of, whoever in the family has died. */
const waiver: readonly Decision[] = ["castigo-3-10-perdon", "entre-sin-inspeccion-245i"].map((after) => ({
  topic: "castigo-3-10-perdon",
  after,
  said: /\b(?:es[et]e?|el|este|the|that|this) (?:perdon|waiver|601a?)\b|\bi ?601a?\b/,
  over: "murio-peticionario pedir-papas entre-sin-inspeccion-245i",
  settles: true,
}));

const daily =
  "taxes-itin licencia-manejar seguro-social permiso-trabajo-general derechos-laborales escuela-emergencia carga-publica notarios-fraude cambio-direccion llamadas-estafa";

export const goesOnDecisions: readonly Decision[] = [
  ...covers,
  ...waiver,
  {
    // After what an ITIN is: "ya, pero lo que yo quiero es la residencia".
    topic: "arreglar-papeles",
    said: /\b(?:lo que (?:yo |nosotros )?(?:quiero|queremos|busco|necesito)|what i (?:really |actually )?(?:want|need)) (?:es|is) (?:(?:la|mi|los|mis|una|a|my|the) )?(?:residencia|papeles|green card|mica|legalizar\w*|arreglar\w*|papers)\b/,
    over: daily,
    leaves: true,
    from: daily,
  },
  {
    // One's own card to be renewed, asked while help after violence is open: no question of whose card counts.
    topic: "renovar-green-card",
    said: /\b(?:(?:como|donde|cuando) (?:le hago para )?(?:renuevo|renovar|se renueva)|(?:how|where|when) do i renew)\b(?: \w+){0,2} (?:mica|green ?card|tarjeta de residente)\b/,
    over: "vawa visa-u visa-t",
    leaves: true,
    from: "vawa visa-u visa-t",
  },
  {
    // The doctor who fills in the N-648: no examination for a green card.
    topic: "examen-ciudadania",
    after: "examen-ciudadania",
    said: /\b(?:doctor\w*|medic[oa]s?|dr|hoja|n ?648|forma|psicolog\w+|physician)\b/,
    unless: /\b(?:vacunas?|i ?693|residencia|vaccin\w+)\b/,
    over: "proceso-examen-medico escuela-emergencia",
  },
  {
    // A journey that is over is weighed for citizenship; no permit is asked for it.
    topic: "ciudadania-requisitos",
    after: "examen-ciudadania",
    said: [
      /\b(?:se fue|estuvo|viajo|me fui|estuve|viaje|paso|pase|went|stayed|was away|traveled)\b/,
      /\b(?:mes(?:es)?|ano|anos|semanas|months?|years?|weeks?)\b/,
    ],
    over: "viajar-advance-parole renovar-green-card",
  },
  {
    // Whether he may leave on a bond: he is found, or will be; letters for it stay with the search.
    topic: "fianza",
    after: "encontrar-detenido",
    said: [
      /\b(?:fianza|bond|bail)\b/,
      /\b(?:pued\w+|hay|tiene|le toca|pedir\w*|pide|sal\w+|dan|darle|entonces|cuanto|can|could|get|out|is there|gets?|ask)\b/,
    ],
    unless: /\b(?:cartas?|letters?|testigos?|ya (?:la )?pag\w+)\b/,
    over: "encontrar-detenido entre-sin-inspeccion-245i asilo-general nta-corte antecedentes",
    settles: true,
  },
  {
    // Whom she would denounce may denounce her: that is of the violence, and of no notary.
    topic: "vawa",
    after: "vawa",
    said: /\b(?:denunci\w+|report(?:o|ar\w*|e|a|ing)?)\b/,
    unless: /\b(?:notari[oa]|estafa)\b/,
    over: "notarios-fraude check-in-ice encontrar-detenido",
    settles: true,
  },
  {
    // The fee that every year brings.
    topic: "cuotas-asilo-2025",
    after: "cuotas-asilo-2025",
    said: /\b(?:deb(?:o|a|emos)|devo|pag(?:o|ar|amos|ue)|cobr\w+|cuota|me toca|owe|pay|fee)\b/,
    unless: /\b(?:permiso|trabaj\w+|permit|work)\b/,
    over: "permiso-trabajo-asilo asilo-general exencion-pago",
  },
  {
    // The six months of the certificate that is spoken of.
    topic: "visa-u",
    after: "visa-u",
    said: /\b(?:(?:se|me) (?:me )?pas(?:o|aron)(?: ya)?(?: \w+){0,2} (?:seis|6) meses|(?:mas de|pasaron) (?:seis|6) meses|(?:its|it has) been (?:over |more than )?(?:six|6) months|(?:six|6) months (?:already )?(?:passed|went by))\b/,
    unless: /\b(?:i ?94|visa de turista|estancia|overstay\w*|asilo|asylum)\b/,
    over: "turista-vencido asilo-un-anio ciudadania-requisitos castigo-3-10-perdon inmediato-vs-preferencia",
  },
];

/** "Me quiere reportar", "le habla a la migra": a threat with officers, and no appointment with them. */
export const denounces =
  /\b(?:(?:me|nos) (?:\w+ ){0,3}(?:reportar|reporta|reporte|denunciar|denuncia|denuncie)|report(?:ing|s)? (?:me|us)|ech(?:ar|arme|a|e) (?:a )?la migra|(?:llam\w+|habl\w+) a (?:la migra|ice|inmigracion|migracion)|call(?:s|ing)? (?:ice|immigration))\b/;

/** Decisions of first questions that the ranking is unsure of. */
export const unsureDecisions: readonly Decision[] = [
  {
    topic: "derechos-laborales",
    said: [/\b(?:jef[ea]|patron|patrona|boss|employer|manager|supervisor|mayordomo|capataz)\b/, denounces],
    unless: /\b(?:no (?:me|nos) deja\w*|encierr\w+|pasaporte|passport)\b/,
    over: "check-in-ice notarios-fraude encontrar-detenido patron-me-peticiona",
    settles: true,
  },
  {
    topic: "ice-en-mi-puerta",
    said: [
      /\b(?:vecin[oa]s?|suegr[oa]|cunad[oa]|casero|alguien|neighbors?|landlord|roommate|somebody|someone)\b/,
      denounces,
    ],
    over: "check-in-ice notarios-fraude religioso",
    settles: true,
  },
  {
    topic: "permiso-trabajo-asilo",
    said: [
      /\b(?:met(?:i|imos)|mand(?:e|amos)|puse|pusimos|ped(?:i|imos)|filed|applied|tengo|tenemos)\b(?: \w+){0,3} (?:asilo|asylum)\b/,
      /\b(?:permisos? (?:de|para) trabaj\w+|work permits?|ead|i ?765)\b/,
    ],
    unless: /\b(?:aprob\w+|approved|granted|gan\w+|neg\w+|denied|tps|daca|viaj\w+|travel)\b/,
    over: "permiso-trabajo-general asilo-un-anio asilo-general inmediato-vs-preferencia",
    settles: true,
  },
  {
    // A citizen and whoever is not married to her yet.
    topic: "pedir-esposo",
    said: [
      /\b(?:mi|my) (?:novi[oa]|boyfriend|girlfriend|pareja|partner)\b/,
      /\b(?:soy|i ?m|i am|yo soy)(?: \w+){0,2} (?:ciudadan[oa]|citizen|residente|resident)\b/,
      /\b(?:papeles|arregl\w+|pedir\w*|ayudar\w*|papers|petition|green ?card|sponsor)\b/,
    ],
    unless:
      /\b(?:k ?1|prometid[oa]|fianc\w*|alla|en (?:mexico|guatemala|honduras|colombia|su pais)|abroad|in (?:mexico|his|her) |traer\w*|bring\w*|corte|court|deport\w*|orden|detenid\w*|peg\w+|golpe\w+|daca|tps|asilo|asylum)\b/,
    over: "arreglar-papeles prometido-k1 matrimonio-igualitario ajuste-familiar entre-sin-inspeccion-245i inmediato-vs-preferencia fraude-matrimonio ciudadania-requisitos",
    settles: true,
  },
  {
    // In prison there: why somebody fled, and nobody to be found in a locator.
    topic: "asilo-general",
    said: [
      /\b(?:pres[oa]s?|encarcel\w+|carcel|metieron|detuvieron|torturaron|jailed|prison)\b/,
      /\b(?:maracay|caracas|maracaibo|valencia|venezuela|la habana|habana|cuba|managua|nicaragua|en mi pais|in my country|alla)\b/,
      /\b(?:march\w+|protest\w+|partido|gobierno|regimen|politic\w+|opositor\w*|asilo|asylum|government|regime)\b/,
    ],
    unless: /\b(?:ice|migra|inmigracion|aqui|locator|immigration)\b/,
    over: "encontrar-detenido antecedentes fianza",
    settles: true,
  },
  {
    // A bond that is spoken of by its name, whatever is told of how they came.
    topic: "fianza",
    said: [
      /\b(?:fianza|bond)\b/,
      /\b(?:detenid\w+|detuv\w+|detencion|arrest\w+|agarr\w+|ice|migra|detention|detained|custody|juez|judge)\b/,
    ],
    unless:
      /\b(?:orden (?:de deportacion|final)|removal order|ya (?:la )?pag\w+|devuelv\w+|regres\w+ (?:la|el dinero)|refund)\b/,
    over: "entre-sin-inspeccion-245i prometido-k1 pedir-papas pedir-hermanos pedir-esposo daca",
    settles: true,
  },
  {
    // In a county jail for driving drunk, with a hold: that comes before any card he has.
    topic: "dui",
    said: [
      /\b(?:hold|detainer|retencion)\b/,
      /\b(?:dui|dwi|manej\w+ (?:\w+ )?(?:tomad[oa]|borrach[oa])|drunk driving|driving drunk)\b/,
    ],
    over: "daca encontrar-detenido antecedentes licencia-manejar",
    settles: true,
  },
  {
    // On a plane in a few days, and asked how it is stopped.
    topic: "orden-deportacion",
    said: [
      /\b(?:van a deportar|deportan|deportarlo|deportarla|lo deport\w+|la deport\w+|(?:going to|about to|will|being) (?:be )?deport\w*|deport (?:him|her|my \w+))\b/,
      /\b(?:fren\w+|par(?:ar|o|amos|e)|suspend\w+|evit\w+|stop|halt|delay)\b/,
    ],
    unless: /\b(?:miedo|asilo|asylum|afraid|si (?:lo|la|me)|if)\b/,
    over: "encontrar-detenido retencion-cat salida-voluntaria reingreso-tras-deportacion buscar-abogado",
    settles: true,
  },
];
