/**
 * Later turns whose written answer is there and was not found by its words: which relative goes along or is left out, what a relative who was not spoken
 * of changes, and short questions on a card, an interview or taxes that another subject's word pulled away. Server only.
 */
import { idSet } from "#guide/dialogue/server-only/ids.ts";
import type { Follow } from "#guide/dialogue/server-only/thread/follows-table.ts";
import { homeland } from "#guide/dialogue/server-only/told/fact-cases.ts";

const parents = "(?:mamas?|papas?|papa y mama|padres?|madre|moms?|dads?|mother|father|parents)";
const partner = "(?:espos[oa]|marido|mujer|senora|pareja|wife|husband|spouse|partner)";
const brood =
  "(?:h?ij[oa]s?|nin[oa]s?|chamac[oa]s?|chamit[oa]s?|patoj[oa]s?|cipot[oa]s?|kids?|children|sons?|daughters?)";
const bring = "(?:tra(?:er|erl[oa]s?|igo|erme)|met(?:er|erl[oa]s?|o)|inclui\\w+|bring|include|add)";
const months = "(?:[6-9]|1[01]|seis|siete|ocho|nueve|diez|once|six|seven|eight|nine|ten|eleven)";

const young = idSet("sij-jovenes sij-here guardian-letter");
const heldCard = /\b(?:mica|green ?card|tarjeta (?:verde|de residen\w+)|residen\w+)\b/;
const awayWithCard = idSet(
  "documentos-perdidos lost-card-abroad lost-card-trip viajar-advance-parole resident-abroad resident-trip resident-away resident-year-out surrender-card",
);
const staysAway = idSet("resident-abroad resident-away resident-year-out surrender-card");
const refugees = idSet("refugiados refugee-late");
const interview = idSet("entrevista-asilo");
const victims = idSet("visa-t");

const petition =
  "(?:pedir|pido|peticionar|traer|traigo|emigrar|arreglar|petition|sponsor|bring)(?:l[oa]s?|les?)?";
const asksAlso = (who: string) =>
  new RegExp(
    [
      `^(?:(?:y|e|pero|oye|oiga|entonces|and|so|ok) )*(?:a )?(?:mi|mis|my) (?:${who})(?: (?!(?:me|nos|no|not|que|who|si|if)\\b)\\w+){0,4} ${petition}(?: tambien| too| ya)?$`,
      `^(?:(?:y|e|pero|oye|oiga|entonces|and|so|ok) )*(?:tambien )?(?:puedo|podria|podre|puede uno|can i|could i)(?: also| tambien)? ${petition}(?: for)?(?: tambien)?(?: a)? (?:mi|mis|my) (?:${who})(?: tambien| too| ya)?$`,
    ].join("|"),
  );
const familyPetitions = idSet(
  "pedir-esposo hijos-hijastros pedir-papas pedir-hermanos inmediato-vs-preferencia proceso-consular prometido-k1 matrimonio-igualitario resident-spouse-abroad citizen-spouse-abroad resident-children resident-siblings resident-parents resident-parent-abroad resident-petitions citizen-parents-abroad",
);
/** "¿Y mi mami en Caracas?": who lives there is one to be asked for, whatever paper of one's own was spoken of. */
const asksOfAway = (who: string) =>
  new RegExp(
    `^(?:(?:y|e|pero|oye|oiga|entonces|and|so|ok|what about|how about|does|do|can|could) )*(?:a )?(?:mi|mis|my) (?:${who})(?: (?!(?:me|nos|tiene|is a|es)\\b)\\w+){0,6}? (?:en|de|in|from) ${homeland}$`,
  );
/** A spouse and children there go with what is open, an asylum or a petition, in ways of their own. */
const ofThere = new Set(["pedir-papas", "pedir-hermanos"]);
const ownPapers = idSet(
  "chnv-parole-fin ciudadania-por-padres child-already-citizen my-stepchild ciudadania-requisitos citizen-wish renovar-green-card arreglar-papeles pedir-esposo ajuste-familiar hijos-hijastros",
);
/** "¿Y a mi mamá también la puedo pedir?", whatever petition was spoken of. */
const alsoAsked: readonly Follow[] = (
  [
    [
      "mamas?|mami|mamita|papas?|papi|padres?|madre|jefitos?|mom|dad|mother|father|parents",
      "pedir-papas",
      "resident-parents",
    ],
    ["h?erman[oa]s?|brothers?|sisters?|siblings", "pedir-hermanos", "resident-siblings"],
    ["h?ij[oa]s?|nin[oa]s?|sons?|daughters?|kids|children", "hijos-hijastros", null],
    ["espos[oa]|marido|mujer|senora|wife|husband|spouse", "pedir-esposo", null],
  ] as const
).flatMap(([who, topic, asResident]): Follow[] => [
  ...(asResident === null
    ? []
    : [
        {
          open: familyPetitions,
          told: ["resident"],
          without: ["citizen"],
          said: asksAlso(who),
          tell: asResident,
        } as const,
      ]),
  { open: familyPetitions, said: asksAlso(who), tell: topic },
  ...(ofThere.has(topic) ? [{ open: ownPapers, said: asksOfAway(who), tell: topic } as const] : []),
]);

export const relativeFollows: readonly Follow[] = [
  {
    // "¿Y después él puede pedir a su mamá?"
    open: young,
    said: new RegExp(
      `\\b(?:ped\\w+|pid\\w+|tra(?:er|iga)\\w*|arregl\\w+|ayud\\w+|petition|sponsor|bring|help)\\b(?: \\w+){0,3} (?:su|sus|mi|mis|his|her|their|my|la|el)(?: (?:propi[oa]s?|own))? ${parents}\\b`,
    ),
    unless: /\b(?:(?:mama|papa|mom|dad|parents?|padres) (?:me|nos|lo|la|us|him|her|can|puede)\b)/,
    items: ["sij-jovenes/self-bring-parent"],
  },
  {
    // "¿Pero y la mamá? Ella sí lo quiere, está allá."
    open: young,
    said: /\b(?:mama|papa|mom|dad|mother|father|el otro|la otra)\b.*\b(?:si (?:lo|la|me|nos) (?:quier\w+|cuid\w+|ayud\w+|apoy\w+|manda\w*)|(?:esta|vive|sigue|quedo) (?:alla|en (?:honduras|guatemala|mexico|el salvador|ecuador|su pais))|loves? (?:him|her|me)|(?:still )?(?:supports?|cares? for|helps?) (?:him|her|me)|is (?:still )?(?:there|back home))\b/,
    unless: /\b(?:muri\w+|fallec\w+|died|peg\w+|golp\w+|abus\w+|pedir|traer|bring|petition)\b/,
    items: ["sij-jovenes/one-parent-loves"],
  },
  {
    open: awayWithCard,
    opened: heldCard,
    without: ["daca", "pending485", "asylumFiled"],
    said: new RegExp(
      `\\b(?:llevo|tengo|llevamos|voy a cumplir|been|out|fuera|aca|alla)\\b(?: \\w+){0,4} ${months} (?:meses|months)\\b`,
    ),
    unless: /\b(?:ciudadan\w+|citizen\w*|n ?400|embaraz\w+|pregnant)\b/,
    tell: "resident-abroad",
    safe: true,
  },
  {
    open: awayWithCard,
    said: /\b(?:i ?)?407\b/,
    tell: "surrender-card",
    safe: true,
  },
  {
    open: awayWithCard,
    opened: heldCard,
    said: /\b(?:aeropuerto|frontera|garita|puente|oficial|airport|border|officer)\b.*\b(?:firm\w+|sign\w*)\b|\b(?:firm\w+|sign\w*)\b.*\b(?:aeropuerto|frontera|garita|airport|border|407)\b/,
    tell: "surrender-card",
    safe: true,
  },
  {
    // "Mi residencia vence hasta 2031": the year on the card is no leave to stay away.
    open: staysAway,
    said: /\b(?:(?:se )?vence|caduca|vigente|valida?|expira|expires?|valid|good)\b(?: \w+){0,3} (?:20\d\d)\b|\b(?:no hay (?:bronca|problema)|im fine|no problem)\b.*\b(?:mica|tarjeta|residencia|card)\b/,
    tell: "card-date-no-shield",
    safe: true,
  },
  {
    open: staysAway,
    said: /\b(?:vuelo|boleto|pasaje|avion|flight|ticket)\b|\b(?:aeropuerto|airport)\b.*\b(?:dic[ei]\w*|pregunt\w+|decir|ask|say)\b/,
    unless: /\b(?:cuant[oa] cuesta|perdi|robaron|lost|stolen)\b/,
    tell: "resident-abroad",
    safe: true,
  },
  {
    open: awayWithCard,
    opened: heldCard,
    said: /\b(?:cuant[oa]|how much|precio|price)\b(?: \w+){0,4} (?:(?:la|una|otra) (?:nueva|otra|mica|tarjeta)|otra|(?:a |the )?(?:new|another) (?:one|card))\b/,
    items: ["renovar-green-card/std-cost"],
  },
  {
    open: refugees,
    was: idSet("refugee-late"),
    said: new RegExp(
      `\\b(?:${partner}|${brood})\\b.*\\b${bring}\\b|\\b${bring}\\b.*\\b(?:${partner}|${brood})\\b`,
    ),
    items: ["refugiados/family-two-years-passed"],
  },
  {
    open: refugees,
    said: new RegExp(`\\b${partner}\\b.*\\b${bring}\\b|\\b${bring}\\b.*\\b${partner}\\b`),
    items: ["refugiados/std-spouse"],
  },
  {
    open: refugees,
    said: new RegExp(`\\b${brood}\\b.*\\b${bring}\\b|\\b${bring}\\b.*\\b${brood}\\b`),
    items: ["refugiados/std-children"],
  },
  {
    // "Si me dan ese withholding, ¿puedo traer a mis patojos?": whoever is told what it is is not answered.
    open: idSet("asilo-un-anio asilo-general late-asylum"),
    said: new RegExp(
      `\\b(?:with ?holding|retencion|cat)\\b.*\\b${bring}\\b(?: \\w+){0,3} (?:${partner}|${brood})\\b`,
    ),
    items: ["retencion-cat/bring-spouse-kids"],
  },
  {
    // Who is still there does not go in the case, and is asked for once it is won.
    open: idSet("asilo-general asilo-un-anio late-asylum"),
    said: new RegExp(
      `^(?=.*\\b(?:${partner}|${brood})\\b)(?=.*\\b${bring}\\b).*\\b(?:alla|(?:estan?|quedaron|quedo|viven?|siguen?) en (?!estados|eeuu|usa|texas|california|florida|la casa)\\w+|(?:still|left|stayed|are|is) (?:back )?(?:there|home|in (?!the (?:us|states|case))\\w+))\\b`,
    ),
    unless: /\b(?:aqui|conmigo|here|with me)\b/,
    items: ["asilo-general/who-can-be-included"],
  },
  {
    open: idSet("visa-u"),
    fact: true,
    said: /\b(?:fue|paso|pasaron|ocurrio|happened|was|denunci\w+|reporte|reported)\b(?: \w+){0,3} (?:hace|como) (?:\w+ ){0,2}anos\b|\b(?:happened|was|reported)\b(?: \w+){0,3} years ago\b/,
    items: ["visa-u/crime-years-ago"],
  },
  {
    open: idSet("retencion-cat"),
    said: new RegExp(
      `\\b${bring}\\b(?: \\w+){0,3} (?:${partner}|${brood})\\b|\\b(?:${partner}|${brood})\\b(?: \\w+){0,4} ${bring}\\b`,
    ),
    items: ["retencion-cat/bring-spouse-kids"],
  },
  {
    open: idSet("residencia-cubanos i-220a-residence i-220a-wait cuban-i220a"),
    told: ["i220a"],
    said: /\b(?:ella|el|mi (?:espos[oa]|mujer|marido)|she|he|my (?:wife|husband))\b(?: \w+){0,2} (?:me|can) (?:puede |podria )?(?:met\w+|incluir|agreg\w+|poner|llevar|include|add)\b|\b(?:entr\w+|ir|meterme|go|be)\b(?: \w+){0,3} (?:lo|el caso|la aplicacion|la solicitud) (?:de|suy[oa])(?: (?:ella|el))?\b/,
    tell: "i-220a-spouse",
  },
  {
    open: interview,
    said: /\b(?:ponen|pone|dan|da|hay|consiguen|provide|give|have|there)\b(?: \w+){0,3} (?:traductor\w*|interpret\w*|translator)\b|\b(?:traductor\w*|interpret\w*|translator)\b(?: \w+){0,4} (?:ponen|dan|hay|ellos|there|they|provide)\b|\bno (?:h?ablo|se|entiendo) (?:bien |mucho |nada de )?ingles\b/,
    items: ["entrevista-asilo/interpreter-cost"],
  },
  {
    // Who goes in the case and has just had a child.
    open: interview,
    said: /\b(?:(?:dio|dar|di) a lu[sz]|parto|cesarea|se alivi\w+|gave birth|give birth|c ?section|in labor)\b/,
    items: ["entrevista-asilo/cannot-go-that-day"],
  },
  {
    open: idSet("biometricos permiso-trabajo-asilo"),
    was: idSet("permiso-trabajo-asilo"),
    said: /\b(?:dias|reloj|cuenta|days|clock)\b.*\b(?:pierd\w+|perd\w+|cero|de nuevo|otra vez|lost|lose|reset|start over|zero)\b|\b(?:pierd\w+|perd\w+|lose|lost)\b(?: \w+){0,3} (?:dias|reloj|cuenta|days|clock)\b/,
    items: ["permiso-trabajo-asilo/clock-stopped"],
  },
  {
    open: idSet("permiso-trabajo-asilo"),
    said: /\b(?:cuanto (?:tiempo )?(?:dura|vale por|sirve|me dura)|por cuanto tiempo (?:es|lo dan|vale|sirve)|how long (?:is|does|will) (?:it|the (?:card|permit))(?: \w+)? (?:good|valid|last))\b/,
    unless: /\b(?:espera|tramite|proceso|tarda\w*|llega\w*|take|wait)\b/,
    items: ["permiso-trabajo-asilo/std-lasts"],
  },
  {
    open: idSet(
      "cancelacion-de-deportacion ten-years-sold daca arreglar-papeles ajuste-familiar entre-sin-inspeccion-245i castigo-3-10-perdon asilo-general asilo-un-anio tps turista-vencido",
    ),
    said: /^(?:(?:y|pero|entonces|oiga|oye|and|but|so) )*(?:(?:que (?:hago|digo)|what (?:do|should) i (?:do|say)) )?(?:si|if) (?:me|nos|ice|la migra|they|immigration) (?:(?:me|nos) )?(?:agarran?|detienen?|paran?|levantan?|stops?|catch(?:es)?|detains?|grabs?)(?: me)?(?: (?:la migra|ice|migracion|ahorita|ahora|hoy|manana|now|today|tomorrow|en la calle|on the street))*(?: (?:que (?:hago|digo)|what (?:do|should) i (?:do|say)))?$/,
    items: ["ice-en-mi-puerta/on-the-street"],
  },
  {
    open: idSet("afidavit-i864"),
    said: /\b(?:no|nunca|sin|havent|have not|didnt|never) (?:\w+ ){0,2}(?:h?echo|hice|declar\w+|metid\w+|presentad\w+|filed|file|done|paid)\b(?: \w+){0,3} (?:taxes|taxis|impuestos|tax)\b|\b(?:debo|owe)\b(?: \w+){0,3} (?:taxes|impuestos)\b/,
    items: ["afidavit-i864/no-taxes-filed"],
  },
  {
    open: idSet("llamadas-estafa"),
    said: /\b(?:les?|ya|i|we) (?:les? )?(?:di|dimos|pase|gave|told)\b(?: \w+){0,4} (?:seguro|social|ssn|numero de (?:seguro|social)|social security)\b/,
    items: ["llamadas-estafa/ssn-anumber-steps"],
  },
  {
    open: idSet("llamadas-estafa"),
    said: /\b(?:les?|ya|i|we|already) (?:les? )?(?:mand[eo]|mandamos|pag[u]?e|pagamos|deposite|envie|transferi|di|sent|paid|gave)\b(?: \w+){0,4} (?:\d+|dinero|lana|dolares|zelle|tarjetas?|money|dollars|cash ?app|gift cards?|bitcoin|deposito)\b/,
    unless: /\b(?:no (?:les? )?(?:mande|pague|di)|seguro|social|ssn)\b/,
    items: ["llamadas-estafa/paid-transfer"],
  },
  {
    open: idSet("carga-publica"),
    said: /\b(?:us[eo]|tuve|recib[io]|agarre|pedi|used|had|got|received)\b.*\b(?:wic|medicaid|medi ?cal|estampillas|cupones|snap|food stamps|seccion 8|section 8)\b.*\b(?:en (?:el )?(?:20(?:0\d|1\d|2[0-5]))|hace \w+ anos|in 20(?:0\d|1\d|2[0-5])|years ago)\b/,
    items: ["carga-publica/used-years-ago"],
  },
  {
    open: idSet("carga-publica exencion-pago ciudadania-requisitos"),
    said: /^(?=.*\b(?:ssi|medicaid|medi ?cal|estampillas|snap|food stamps|ayudas?|benefits)\b).*\b(?:hac\w+ ciudadan[oa]s?|la ciudadania|n ?400|citizen(?:ship)?)\b/,
    unless: /\b(?:pag\w+|rebaja|exencion|waiver|fee|cuanto|gratis|ya (?:soy|es) ciudadan\w+)\b/,
    items: ["ciudadania-requisitos/benefits-used"],
  },
  {
    open: idSet("tps tps-el-salvador tps-sv-work"),
    said: /\b(?:patron\w*|jef[ea]|boss|employer|manager|trabajo|compania|work)\b(?: \w+){0,3} (?:pid\w+|quier\w+|exig\w+|asks?|wants?|needs?)\b(?: \w+){0,3} (?:papel\w*|prueba|carta|comprobante|documento|paper\w*|proof|letter)\b/,
    unless: /\b(?:pedir|peticion\w*|sponsor\w*|petition)\b/,
    items: ["tps/std-sv-work", "tps/boss-card-expired"],
  },
  {
    open: idSet("notarios-fraude notary-report papers-for-sale preparer-untrue"),
    said: /\b(?:(?:mejor )?no (?:voy|ir|vamos|me presento)|falt(?:o|ar|amos)|skip|miss|not (?:go|show up))\b(?: \w+){0,3} (?:cita|entrevista|appointment|interview)\b/,
    items: ["notarios-fraude/interview-coming-fake-asylum"],
  },
  {
    open: idSet("cancelacion-de-deportacion ten-years-sold hardship-child ten-years-and-children"),
    said: /\b(?:met\w+|mand\w+|pon\w+|aplic\w+|file\w*|put\w*|send\w*)\b(?: \w+){0,4} (?:asilo|asylum)\b.*\b(?:corte|juez|court|judge)\b/,
    unless: /\b(?:ya (?:tengo|estoy en) corte|already in court)\b/,
    tell: "not-yet-to-court",
    safe: true,
    waits: true,
  },
  {
    open: victims,
    amid: true,
    said: new RegExp(
      `\\b(?:${partner}|${brood})\\b.*\\b(?:${bring}|venir\\w*|come)\\b|\\b(?:${bring})\\b.*\\b(?:${partner}|${brood})\\b`,
    ),
    items: ["visa-t/family-include"],
  },
  {
    // Held by who brought her with a visa: leaving costs that permit, and there is another one.
    open: victims,
    amid: true,
    opened: /\bh ?(?:2|dos) ?[ab]\b|\bvisa\b/,
    said: /\b(?:salgo|voy|dej\w+|escap\w+|huy\w+|leave|quit|run)\b(?: \w+){0,4} (?:pierd\w+|perd\w+|lose|visa|permiso)\b/,
    items: ["h2a-h2b/left-job"],
    here: true,
  },
  ...alsoAsked,
];
