/**
 * What somebody is or has, told at the start and nothing asked: "soy residente", "tengo asilo pendiente", "mi esposa es ciudadana". What
 * they want to know hangs on that, so the subjects that such people ask about are offered, or the two questions asked. Server only.
 */

import { statesIn } from "#guide/dialogue/server-only/thread/states.ts";
import { monthName } from "#guide/dialogue/server-only/told/times.ts";
import { maySay, says } from "#guide/words/server-only/says.ts";

/** What a status leads to: the four subjects to choose from, and the one that few words more belong to; or the two questions of one. */
export type StatusAlone =
  | { readonly offers: readonly string[]; readonly of?: string; readonly asks?: never }
  | { readonly asks: string; readonly of?: never; readonly offers?: never };

const greeting =
  /^(?:(?:hola|buenas|buenos|dias|tardes|noches|oiga|oye|mire|mira|pues|bueno|este|eh|ay|es que|yo|nosotros|ya|apenas|resulta que|fijese que|hi|hello|so|well|ok|senorita|disculpe|actualmente|ahorita|currently|now)(?:,)? )*/;
const year = "(?:19|20)\\d\\d";
const amount =
  "(?:\\d+|una?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|quince|veinte|pocos|varios|muchos|two|three|four|five|six|seven|eight|nine|ten|a|an|few)";
const unit = "(?:dias?|semanas?|mes(?:es)?|anos?|days?|weeks?|months?|years?)";
/** Where, by whose leave: nothing that changes what may be asked. */
const besides = [
  "(?:de|en|of|in) (?:los |the )?(?:estados unidos|usa|us|u s|united states|eeuu|este pais|this country|aqui)",
  "aqui|here|ya|gracias|thanks|thank you|por favor|permanentes?|legal|americano|americana|naturalizad[oa]|politico|afirmativo|defensivo",
].join("|");
/** And since when. */
const after = [
  besides,
  `(?:desde|en|since|in|for)(?: el| hace| como)?(?: ano)?(?: ${monthName}(?: de| del)?)?(?: ${year})?(?: ${amount} ${unit})?`,
  `hace (?:como |unos |ya |mas de |casi )?${amount} ${unit}`,
  `(?:ya )?(?:tengo|llevo|tiene|lleva) ${amount} ${unit}(?: asi)?`,
  `${amount} ${unit} ago`,
  "(?:el|la) (?:ano|mes|semana|verano) pasad[oa]|last (?:year|month|week|summer)|ayer|hoy|anoche|yesterday|today",
].join("|");
/** Read apart from the statuses: within each of their patterns these would take two megabytes of a server. */
const isBesides = new RegExp(`^(?: (?:${besides}))*$`);
const isAfter = new RegExp(`^(?: (?:${after}))*$`);
const whole = (words: string) => new RegExp(`^(?:${words})$`);

const spouse = "(?:mi (?:espos[oa]|marido|mujer|senora?|pareja)|my (?:wife|husband|spouse|partner))";
const citizen =
  "(?:(?:un|una|a|an) )?(?:(?:us|u s|american) )?(?:[cs]iudadan[oa](?: american[oa])?|american[oa]?|gring[oa]|citizen)";
const own = "(?:(?:la|mi|una|un|el|my|an?|the|mis) )?";

const statuses: readonly (StatusAlone & { readonly said: RegExp; readonly more?: RegExp })[] = [
  {
    said: whole(
      [
        `(?:tengo|tenemos|traigo|esta|i have|i got|we have|my|mi) ${own}(?:(?:caso|proceso|solicitud|peticion) de )?(?:asilo|asylum)(?: (?:politico|case|application|is|esta))*(?: (?:pendiente|en (?:proceso|tramite|espera|la corte)|pending|in process|waiting))`,
        `(?:tengo|tenemos|i have|we have) ${own}(?:pending|open) asylum(?: case| application)?`,
        `(?:tengo|tenemos|i have) ${own}(?:caso de asilo|asylum case)(?: pendiente| abierto)?`,
        `(?:pedi|pedimos|meti|metimos|aplique|aplicamos|solicite|i applied|we applied|i filed)(?: (?:para|por|al|a|el|for|mi|my))* (?:asilo|asylum)`,
        "(?:soy|somos|i am|im) (?:solicitantes? de asilo|an? asylum (?:seeker|applicant))",
      ].join("|"),
    ),
    // The day on which it was asked for counts towards the work permit: that is told at once.
    more: isBesides,
    offers: ["permiso-trabajo-asilo", "entrevista-asilo", "nta-corte", "cuotas-asilo-2025"],
    of: "asilo-general",
  },
  {
    said: whole(
      `(?:soy|somos|i am|im|we are|me hice) ${own}(?:(?:legal|lawful) )?(?:permanent )?(?:residentes?|residents?|green card holder)|(?:tengo|tenemos|traigo|i have|i got|we have|me (?:dieron|llego)) ${own}(?:mica|residencia|green card|tarjeta (?:verde|de residente)|residency)`,
    ),
    offers: ["ciudadania-requisitos", "renovar-green-card", "pedir-esposo", "hijos-hijastros"],
  },
  {
    said: whole(`(?:soy|somos|i am|im|me hice|naci|i was born) (?:${citizen}|(?:aqui|here))`),
    offers: ["pedir-esposo", "pedir-papas", "hijos-hijastros", "pedir-hermanos"],
  },
  {
    said: whole(
      `(?:meti|metimos|mande|mandamos|presente|llene|i (?:already )?(?:filed|sent|submitted)|me aprobaron|nos aprobaron|aprobaron|tengo|tenemos|i have) ${own}(?:(?:peticion|forma|form|formulario) )?i ?130(?: (?:aprobad[oa]|pendiente|approved|pending))?|(?:mi|my) i ?130 (?:esta|fue|is|was|got) (?:aprobad[oa]|pendiente|approved|pending)`,
    ),
    offers: ["estado-del-caso", "inmediato-vs-preferencia", "ajuste-familiar", "proceso-consular"],
  },
  {
    // Sent, and nothing said of what is wanted.
    said: whole(
      `(?:(?:ya|apenas) )?(?:meti|metimos|mande|mandamos|presente|presentamos|i (?:already )?(?:filed|sent|submitted)|we (?:filed|sent)) ${own}(?:(?:solicitud|aplicacion|application|papeles) (?:de|para|for) (?:la |my )?)?(?:residencia|green card|i ?485|ajuste(?: de estatus)?|residency)(?: application)?`,
    ),
    offers: ["estado-del-caso", "viajar-advance-parole", "permiso-trabajo-general", "ajuste-familiar"],
    of: "ajuste-familiar",
  },
  {
    // A petition, and not yet for whom.
    said: whole(
      `(?:quiero|queremos|quisiera|necesito|ocupo|voy a|vamos a|como (?:le )?(?:hago|hacemos) (?:para|pa)|i want to|i need to|how (?:do|can) i) (?:hacer|aser|meter|empezar|iniciar|poner|file|start|make|do) (?:una? |la |el |a )?(?:peticion|family petition|petition)(?: familiar| de (?:un )?familia(?:r|res)?| de inmigracion)?`,
    ),
    offers: ["pedir-esposo", "pedir-papas", "hijos-hijastros", "pedir-hermanos"],
  },
  {
    said: whole(
      `(?:tengo|i have|me (?:dieron|llego)) ${own}(?:permiso (?:de trabajo|para trabajar)|work permit|ead)(?: vigente)?`,
    ),
    offers: ["renovar-permiso-extension", "seguro-social", "licencia-manejar", "viajar-advance-parole"],
  },
  {
    said: whole(
      `(?:entre|vine|llegue|tengo|vengo|estoy|i came|i entered|i have|im here|i am here)(?: (?:aqui|con|de|on|in|with))* ${own}(?:visa de )?(?:turista|tourist visa|visitor visa|visita|visa de turista)`,
    ),
    offers: ["turista-vencido", "ajuste-familiar", "estudiante-f1", "asilo-un-anio"],
    of: "turista-vencido",
  },
  {
    said: whole(
      `${spouse} (?:es|is|ya es|se hizo|nacio|was born) (?:${citizen}|aqui|here)|(?:me case|nos casamos|estoy casad[oa]|acabo de casarme|me acabo de casar|i (?:just )?(?:got )?married|im married|i am married)(?: (?:con|to))? ${citizen}`,
    ),
    asks: "ajuste-familiar",
  },
];

/** "Vivo en Denver": where, and nothing else. */
const livesThere =
  /^(?:(?:vivo|vivimos|radico|radicamos|i live|we live)|(?:ahorita )?(?:estoy|estamos) viviendo) (?:aqui |ahora |ahorita |now )?(?:en|in) (?:\w+ ){0,2}\w+$/;
/** A town or a state of this country: "vivo en un infierno" and "vivo en Tijuana" want something else. */
const town =
  /\b(?:denver|houston|dallas|chicago|los angeles|miami|atlanta|phoenix|new york|nueva york|new jersey|nueva jersey|san antonio|san diego|las vegas|austin|fresno|boston|seattle|portland|charlotte|orlando|tampa|newark|philadelphia|filadelfia|sacramento|oakland|san jose|el paso|laredo|tucson|albuquerque|salt lake|omaha|kansas|nashville|memphis|raleigh|durham|baltimore|brooklyn|bronx|queens|long island|washington|minneapolis|bakersfield|stockton|mcallen|brownsville)\b/;
const anyOffers: StatusAlone = {
  offers: ["arreglar-papeles", "buscar-abogado", "ice-en-mi-puerta", "licencia-manejar"],
};

/** Words are the status up to one of their gaps, and what may follow it from there on. */
function tells({ said, more = isAfter }: (typeof statuses)[number], words: string): boolean {
  if (!maySay(words, said)) return false;
  for (let end = words.length; end > 0; end = words.lastIndexOf(" ", end - 1))
    if (said.test(words.slice(0, end)) && more.test(words.slice(end))) return true;
  return false;
}

/** The longest told so: more words are a story. */
const longest = 200;

/** The status that the words tell and nothing besides; null when they tell more, or something else. */
export function statusAlone(readings: readonly string[]): StatusAlone | null {
  const told = readings.filter(({ length }) => length <= longest).map((words) => words.replace(greeting, ""));
  if (told.some((words) => says(words, livesThere) && (says(words, town) || statesIn(words).length > 0)))
    return anyOffers;
  return statuses.find((status) => told.some((words) => tells(status, words))) ?? null;
}
