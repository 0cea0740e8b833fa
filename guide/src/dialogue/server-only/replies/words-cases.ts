/** Words, denials and counted times that the replies about courts, orders, protections and the young share. Server only. */

import { daysBetween } from "#guide/dates.ts";
import type { ReplyRule } from "#guide/dialogue/server-only/replies/rules.ts";
import { spanOf } from "#guide/dialogue/server-only/told/date-spans.ts";
import { dateIn } from "#guide/dialogue/server-only/told/dates.ts";
import { monthName, months, numberOf } from "#guide/dialogue/server-only/told/times.ts";
import { values } from "#guide/words/said-numbers.ts";

/** A pattern of whole words. */
export const say = (parts: TemplateStringsArray, ...put: string[]): RegExp =>
  new RegExp(`\\b(?:${String.raw({ raw: parts.raw }, ...put)})\\b`);

type Said = ReplyRule["said"];
type Guarded = readonly [said: Said, unless: RegExp];

/** Rules by option; of equals the one that stands first counts, so denials stand before what they deny. */
export function choices(byOption: Readonly<Record<string, readonly (Said | Guarded)[]>>): ReplyRule[] {
  return Object.entries(byOption).flatMap(([option, all]) =>
    all.map((one): ReplyRule => {
      if (typeof one === "function" || one instanceof RegExp) return { option, said: one };
      const [said, unless] = one as Guarded;
      return { option, said, unless };
    }),
  );
}

/** What is said anywhere settles it, whatever follows. */
export const settles =
  (said: RegExp, unless?: RegExp) =>
  (words: string): boolean =>
    said.test(words) && unless?.test(words) !== true;

const no =
  "(?:no|nop|nel|nunca|jamas|ni|tampoco|sin|nadie|ningun[oa]?|never|not|dont|didnt|doesnt|havent|hasnt|wasnt|isnt|aint|nobody|no one|neither|nor|without|none|nada de|cero|zero)";
/** "No tengo papeles y tengo corte": a new part of the sentence is not denied with the one before. */
const nextPart =
  "(?:y|pero|but|and|sino|porque|because|cause|so|tengo|tenemos|tenia|hay|si|yes|ya|solo|nomas|just|only|desde|hace|cuando|when|aunque|es|son|is|its|mi|mis|my)";
/** The verb that a denial takes ("no pedí asilo"); further on it begins a sentence of its own ("no firmé, pedí asilo"). */
const verb =
  "(?:tengo|tenemos|hay|tenia|es|son|is|me(?! to\\b)|nos|pedi|meti|puse|hice|hise|tuve|estoy|estamos|esta|vivo|llegue|entre|vine|fui|ando|soy|sigo|llame|mande|quiero)";
const gap = `(?:(?:${verb}) )?(?:(?!(?:${nextPart}|${verb}) )\\w+ ){0,5}`;
/** "No tengo corte", "nunca me han mandado a la corte", "corte no tengo". */
export const denied = (thing: string): string =>
  `(?:${no} ${gap}(?:${thing})|(?:${thing}) (?:todavia |aun )?(?:nunca|ninguna|no(?: (?:tengo|hay|tenemos|he (?:tenido|ido)))?)(?= ?$| (?:y|pero|and|but)\\b))`;
/** Without marks a denial and the next sentence stand side by side ("no firmé, estoy preso"): only these belong to the denial. */
const closed =
  "(?:yo|a|an|me|nos|le|les|lo|la|el|los|las|se|i|we|us|they|it|him|her|ever|yet|been|have|has|had|got|get|do|did|any|an|the|my|mi|to|of|by|in|on|with|todavia|aun|de|en|con|un|una|ni|no|or|ningun[oa]?|e|he|hemos|ha|han|habia|tuve|tenido|estado|sido|ido|ir|quiero|quise|quiere|quieren|pienso|puedo|voy|pude|tengo|tenemos|tiene|hay|es|soy|esta|estoy|is|am|was|caso|case|immigration|que|sent|seen|gone|going|want|told|al|ala|mandado|citado|puesto|hecho|visto|puse|hice|hise|meti|levante|poner|hacer|levantar|meter|pedido|quisieron|querido|planeo|planes|plan|planning|plans|planeando|going|gonna|voy|vamos|necesito|need|dan|dieron|dado|da|dio|cita|fecha|llamado|llamaron|llegado|toca|traian?|tenian?|llevaban?|usaron|date|given|gave)";
/** The same with only such words in between. */
export const deniedNear = (thing: string): string => `${no} (?:${closed} ){0,5}(?:${thing})`;
/** The thing where no denial stands before it. */
export const free = (thing: string): string => `(?<!\\b${no} (?:${closed} ){0,5})\\b(?:${thing})`;

const opener =
  "(?:pues|hasta donde (?:yo )?se|que yo (?:sepa|recuerde)|(?:yo )?creo que|i think|as far as i know|bueno|mira|mire|oiga|oye|ay|uy|la verdad|honestly|sinceramente|nombre|no hombre|fijese|fijate|que|i|este|eh|mmm|well|um|uh|oh|a mi|yo|hola|la primera|primero|ahorita|gracias a dios)";
const afterNo =
  "(?:no|nunca|jamas|never|todavia|aun|para nada|vos|hombre|mija|amig[oa]|senor|senora|senorita|oiga|fijese|mire|yo|entre|llegue|vine|cruce|pase|hace|apenas|acabo|que yo sepa|a mi|pero|gracias(?: a dios)?|y|i|we|sir|maam|but|and|llevo|llevamos|solo|just|not|nada de eso)";
/** A "no" that opens the reply and is not yet about anything: another thing said later outweighs it. */
export const bareNo = new RegExp(
  `^(?:${opener} )*(?:no|nop|nope|nah|nel|nunca|jamas|never|todavia no|aun no|not yet|not that i (?:know|remember)(?: of)?)(?= ?$| ${afterNo}\\b(?! (?:se|me acuerdo|recuerdo|sure|know)\\b))`,
);
export const bareYes = new RegExp(
  `^(?:${opener} )*(?:si|sip|simon|yes|yeah|yep|claro)(?= ?$| (?:senor|senora|claro|pero|y|ya|me|yo|en|hace|desde|llegue|entre|i|we|but|and|since|they)\\b)`,
);

/** "No sé", "ni idea". */
export const unsure =
  "(?:no ?se|no [sc]e|nose|no c|no tengo (?:ni |la menor |mucha )?idea|have no idea|desconozco|no estoy (?:muy |bien )?segur[oa]|no sabria|no me acuerdo|no recuerdo|quien sabe|sabra dios|ni idea|ni se|not (?:really )?sure|dont (?:really )?know|do not know|idk|no idea|no clue|(?:dont|cant|do not|can not) remember|unsure)";
export const bareUnsure = new RegExp(
  `^(?:${opener} )*(?:\\w+ ){0,3}?${unsure}(?! (?:cuando|cuanto|cuantos|como|donde|que|quien|when|how|what|where|who|si (?:mi|me caso|puedo)))\\b`,
);
/** Doubt of a thing: it stands up to eight words after or before. */
export const doubt = (thing: string): string =>
  `${unsure} (?:\\w+ ){0,8}(?:${thing})|(?:${thing})(?: \\w+){0,5} ${unsure}`;

export const spouse = "(?:espos[oa]|marido|mujer|senora|viej[oa]|conyuge|husband|wife|spouse|hubby)";
export const parent = "(?:papas?|mamas?|padres?|madre|papi|mami|jefit[oa]s?|mom|dad|mother|father|parents)";
export const child =
  "(?:h?ij[oa]s?|h?ijit[oa]s?|nin[oa]s?|bebes?|bebit[oa]s?|chamac[oa]s?|cham[oa]s|chiquit[oa]s?|nen[ea]s?|patoj[oa]s?|cipotes?|chavalos?|gemel[oa]s|twins|pequen[oa]s?|morr[oa]s?|morrit[oa]s?|chavit[oa]s?|criaturas?|kids?|(?<=\\b(?:my|our|his|her|a|the|own|oldest|youngest|older|younger|old|citizen|little|one|american) )sons?|daughters?|child|children|baby|babies|little (?:girl|boy))";
export const citizen =
  "(?:[sc]i?ud?adan[oa]s?|cuidadan[oa]s?|ciudadania|citizens?|american(?:[oa]s?|s)?|gring[oa]s?|nacid[oa]s? (?:aqui|aca)|naci(?:o|eron) (?:aqui|aca)|(?:es|son) de (?:aqui|aca)|born (?:here|in the (?:us|usa|states)))";
export const resident = "(?:re[sc][ie]den(?:tes?|ts?|[cs]ia)|mica|green ?cards?|lpr|tarjeta verde)";
export const papers = `(?:${citizen}|${resident})`;
/** Of somebody else: "él no tiene papeles". */
export const noPapers =
  "(?:(?:no|tampoco) tienen? (?:papeles|documentos|status|estatus)|(?:esta|estan|anda|somos|son|es) (?:aqui )?(?:sin papeles|indocumentad[oa]s?|ilegal(?:es)?)|indocumentad[oa]s?|undocumented|(?:has|have|with) no (?:papers|status)|(?:doesnt|dont|does not|do not) have (?:any )?(?:papers|status)|no es [sc]iudadan[oa] ni residente|isnt a citizen)";

/** Words in between that do not turn what is said around: "mi esposa que ya es", not "mi esposa no es". */
export const upTo = (count: number): string =>
  `(?:(?!(?:no|tampoco|ni|nadie|isnt|not|nunca|never|doesnt|neither|sin|ningun\\w*|aint)\\b)\\w+ ){0,${count}}`;

export const court =
  "(?:cortes?|juez|jueza|jues|judge|audiencias?|court|hearings?|nta|notice to appear|aviso de comparecencia|master hearing|tribunal)";
export const homeland =
  "(?:mi (?:pais|pueblo|tierra|rancho)|mexico|mejico|guatemala|honduras|(?:el )?salvador|nicaragua|costa rica|panama|colombia|venezuela|cuba|ecuador|peru|bolivia|brasil|argentina|republica dominicana|haiti|tijuana|juarez|reynosa|michoacan|oaxaca|puebla|jalisco|guerrero|chiapas|tegucigalpa|san pedro sula|his country|my country|her country|back home)";
/** Of the writer: "me deportaron", not "si me deportan" nor "a mi primo lo deportaron". */
export const deportedMe = say`${free(
  `(?:me|nos) (?:han |habian |habia |ha |avian )?(?:deport(?:aron|o|ad[oa]|aran)|removieron)|(?:fui|estuve|estaba|estado|soy|era) deportad[oa]|me (?:sacaron|echaron) (?:del pais |una vez |ya |por la fuerza )*en (?:el )?(?:ano )?(?:19|20)\\d\\d|me (?:sacaron|echaron|regresaron|devolvieron|tiraron|aventaron|mandaron) (?:del pais|(?:pa|para|a|hasta) (?:${homeland}|atras))|(?:tengo|tuve) (?:una |ya una )?(?:deportacion|deporte)|ya deportad[oa]|(?:i was|ive been|i got|was|got|been|i had been) (?:already |previously )?(?:deported|removed)|deported me`,
)}`;
export const cameBack =
  "(?:(?:me )?(?:volvi|bolvi|volvimos)(?! a (?:mi|mexico|honduras|guatemala|salir|casar))|regrese(?! a (?:mi|mexico|honduras|guatemala|el salvador))|regresamos|re ?entre|(?:entre|cruce|cruze|pase|vine|me meti|me vine|me brinque) (?:otra ve[zs]|de nuev[oa]|de vuelta|nuevamente)|(?:otra ve[zs]|de nuevo) (?:entre|cruce|cruze|pase|me meti|me brinque|para (?:aca|adentro))|came (?:right )?back|got back in|returned|re ?entered|crossed again|snuck back|im back)";
export const inUsa =
  "(?:(?:los )?estados unidos|eeuu|eua|usa|the (?:us|usa|states)|texas|california|florida|georgia|illinois|nueva york|new york|new jersey|nueva jersey|carolina|north carolina|south carolina|virginia|maryland|tennessee|tenesi|arizona|nevada|utah|colorado|oregon|washington|ohio|indiana|michigan|nebraska|kansas|iowa|alabama|luisiana|louisiana|massachusetts|connecticut|pensilvania|pennsylvania|wisconsin|minnesota|oklahoma|arkansas|kentucky|houston|dallas|austin|los angeles|chicago|miami|atlanta|denver|phoenix|las vegas|brooklyn|queens|boston|filadelfia|charlotte|nashville|el bronx)";
export const asylum = "(?:asilo|asylum|a?silum|azilo|asilada|asilado|i ?589|589)";

const unit =
  "(anos?|anios?|anitos?|years?|mes(?:es|ecitos)?|months?|semanas?|semanitas?|weeks?|dias?|diitas?|days?)";
const daysOf = (name: string): number => {
  if (/^(?:an|year)/.test(name)) return 365;
  if (/^(?:mes|month)/.test(name)) return 30.4;
  return /^(?:sem|week)/.test(name) ? 7 : 1;
};
type Days = readonly [least: number, most: number];

const vague: readonly [RegExp, Days][] = [
  [
    say`hace (?:muchos |varios |unos |ya |como |un chorro de |un monton de )*anos|(?:many |several |some )?years (?:ago|back)|(?:muchos|varios|bastantes|a lot of|many) (?:anos|years)|hace (?:mucho|muchisimo|bastante|rato|ya tiempo|tiempo)|(?:a )?long time|long ago|way back|decadas?|toda (?:la|mi) vida`,
    [800, 20_000],
  ],
  [
    say`(?:unos|pocos|algunos|cuantos|few|poquitos) (?:pocos )?(?:meses|months)|couple (?:of )?months`,
    [60, 270],
  ],
  [
    say`(?:unos|pocos|unas|pocas|few|couple(?: of)?) (?:pocos |pocas )?(?:dias|semanas|days|weeks)|par de (?:dias|semanas)|hace (?:poco|poquito)|(?:este|esta|this) (?:mes|semana|month|week)|(?:acab\w+|acav\w+) de|reci[ea]n\w*|just (?:now |got |lost |came |arrived |denied |divorced |ordered )|recently|hace nada|la semana pasada|last week|el otro dia`,
    [0, 28],
  ],
];
const counted = new RegExp(
  `(?:\\b(menos de|casi|como|mas de|less than|under|almost|nearly|over|more than) )?(?:\\b(\\w+) )${unit}( y (?:medio|pico|cacho|algo|fraccion|\\w+ mes(?:es)?)| and (?:a half|\\w+ months?))?\\b`,
  "g",
);

/** Days since what these words tell, least and most; null when they tell no time. */
export function agoIn(words: string, today: string): Days | null {
  const found = vague.find(([named]) => named.test(words))?.[1];
  return countIn(words) ?? datedIn(words, today) ?? found ?? null;
}

function countIn(words: string): Days | null {
  const plain = words
    .replace(
      /\b(?:a los|al) \w+ (?:anos?|meses|dias|semanas?)\b|\b\w+ (?:years?|months?|days?|weeks?) later\b/g,
      " ",
    )
    .replace(/\b(?:un |el )?ano y medio\b/g, "un ano y medio")
    .replace(/\bmedio ano\b|\bhalf a year\b/g, "6 meses")
    .replace(/\b(?:un )?par de (?=mes|ano)|\bcouple (?:of )?(?=month|year)/g, "2 ");
  for (const [, near = "", count = "", name = "", more] of plain.matchAll(counted)) {
    const number = numberOf(count);
    if (number === null) continue;
    const days = daysOf(name);
    const [least, most] = [number * days, (number + 0.9) * days];
    if (/^(?:menos|less|under|casi|almost|nearly)/.test(near)) return [Math.max(0, least - days), least - 1];
    if (/^(?:mas|over|more)/.test(near) || more !== undefined) return [least + 5, most];
    return [least * 0.95, most];
  }
  return null;
}

/** "Last January", "enero pasado": the one before today's month; "mayo 2024": without the word before it that a date needs. */
const lastMonth = new RegExp(
  `\\b(?:in |en )?(?:last|el pasado|pasado) (${monthName})\\b|\\b(de )?(${monthName}) (?:pasado|del ano pasado)\\b`,
);
const bareMonth = new RegExp(`(?<!\\d (?:de )?)\\b(${monthName}) (?:del? )?(?=(?:19|20)\\d\\d\\b)`);

function datedIn(words: string, today: string): Days | null {
  const said = words
    .replace(lastMonth, (all: string, one?: string, of?: string, two?: string) => {
      const name = one ?? two ?? "";
      const back =
        (months.get(name) ?? 0) >= Number(today.slice(5, 7)) || all.endsWith("del ano pasado") ? 1 : 0;
      return `${of ?? "en "}${name} ${Number(today.slice(0, 4)) - back}`;
    })
    .replace(/\bano antepasado\b/, `en ${Number(today.slice(0, 4)) - 2}`)
    .replace(bareMonth, "en $1 ")
    .replace(
      /\b(?:spring|summer|fall|winter|verano|invierno|principios|finales|mediados|around|como|por ahi|el|ano|late|early)(?: of| de| del| en el| ano)* (?=(?:19|20)\d\d\b)/,
      "en ",
    );
  const date = dateIn(said.trim(), said, today, false);
  if (date === null) return null;
  const [first, last] = spanOf(date);
  return [Math.max(0, daysBetween(last, today)), daysBetween(first, today)];
}

const came =
  /\b(?:llegue|yegue|llegamos|entre|entramos|vine|vinimos|benimos|cruce|cruze|cruzamos|pase (?:la|por|el)|me entregue|nos entregamos|arrived|came|entered|got here|crossed)\b/;
/** Ages, other people's years and hearings ahead are no length of a stay. */
const noStay =
  /\b(?:h?ij[oa]s?|nin[oa]s?|bebe|de) (?:de )?\w+ (?:anos|meses)\b|\btengo (?:1[6-9]|[2-9]\d|\w+(?:cinco|ocho|nueve|enta|einta) ?(?:y \w+)?) anos(?! (?:aqui|aca|en|viviendo|de estar))|\b\w+ anos de (?:edad|casad\w+|carcel|preso)\b|\b\w+ years old\b|\b(?:corte|cita|audiencia|court|hearing|juez)(?: (?:es|is|date|hasta|para|on|in|el|la|en|proximo|until))+ \w+(?: (?:de|del) \w+)*\b/g;
/** "Al juez lo veo en junio": the date of a hearing. */
const hearing = new RegExp(
  `\\b(?:cortes?|audiencia|juez|jueza|court|hearing|judge)(?: (?!(?:y|pero|eso|fue|that|was|llegue|entre|vine|cruce|llevo|and|but|i)\\b)\\w+){0,4}? (?:en|in|el|hasta|on|para|next|until) (?:\\w+ de )?${monthName}\\b(?: (?:de |del )?(?:20\\d\\d))?`,
  "g",
);
/** "Mataron a mi hermano hace poco", "hace tres meses me amenazaron". */
const harm =
  "(?:mataron|asesin\\w+|amenaz\\w+|secuestr\\w+|quemaron|murio|cambio|empeoro|killed|murdered|threat\\w*|died|changed|paso|pusieron|puso|se (?:me )?acab(?:o|aron)|termin(?:o|aron)|venci(?:o|da)|quitaron|cancel(?:o|aron)|expired|ended|ran out|oper(?:o|aron)|neg(?:o|aron)|deport(?:o|aron))";
const ofOtherThings = new RegExp(
  `\\bhace \\w+ \\w+ (?:que )?(?:me |nos |lo |la )?${harm}\\b|\\b${harm}(?: (?!(?:llevo|tengo|llegue|entre|vine|y|pero|and|but|aqui)\\b)\\w+){0,7}`,
  "g",
);
const left = new RegExp(
  `\\b(?:faltan?|quedan?|restan)(?: (?:como|unos|unas|solo|nomas|apenas|ya|menos de))* (\\w+) ${unit}\\b|\\b(\\w+) (?:more|mas) ${unit}\\b|\\b(\\w+) (?:mas )?${unit} (?:mas|more|left|(?:me|nos) (?:faltan?|quedan?)|to go|para (?:el|cumplir|que|mi))\\b|^(?:ya |casi |como |pues |almost )*(?:en|in) (\\w+) ${unit}\\b|\\ben (\\w+) ${unit} (?:ya )?(?:cumplo|cumplimos|hago|se (?:me )?cumple)\\b|\\b(?:cumplo|cumplimos|cumple|hit|reach|complete|make)\\b(?: \\w+){0,4} (?:en|in) (\\w+) ${unit}\\b`,
);
const anniversary = /\b(?:cumplo|cumplimos|se (?:me )?cumple|i hit|i reach|i complete|i make|it will be)\b/;
const almost =
  /\b(?:ya mero|ya casi|a punto de|about to|casi) (?:(?!medio )\w+ ){0,3}(?:ano|year)\b(?! y | and )|\balmost (?:a|one|my|the|1) year\b|\b(?:me|nos)? ?falta (?:bien |muy )?(?:poco|poquito|nada)\b|\b(?:faltan?|quedan?) (?:\w+ )?(?:unos|pocos|poquitos|unas|pocas) (?:dias|semanas)\b|\bfew (?:days|weeks) left\b|\b(?:estoy|estamos|ando) por cumplir\b/;
const passed =
  /(?<!\b(?:no|nunca|ni)(?: \w+)? )\b(?:(?:paso|pasaron|cumpli|cumplimos|pase|se cumplio) (?:\w+ )?(?:el|un|mi|del) ano|se (?:me|nos) (?:paso|fue|vencio)(?: (?:el|la) (?:ano|fecha|plazo|tiempo))?|ya (?:tengo|llevo|hace|va|son) (?:como |mas de(?:l)? )?un ano|mas de(?:l)? (?:un |1 )?ano|(?:over|more than|past) (?:a|one|the|1) year|(?:year|deadline) (?:\w+ )?passed|missed (?:the|my) (?:deadline|year|one year)|(?:it|already|ya|se) (?:se |me |nos )?(?:paso|passed)|^paso (?:hace|el|en|como))\b/;

/** Days left of the first year here; negative once it has passed; null when the words do not tell. */
export function leftOfYear(words: string, today: string): number | null {
  const found = left.exec(words)?.slice(1).filter(Boolean);
  const number = numberOf(found?.[0] ?? "");
  if (number !== null) return number * daysOf(found?.[1] ?? "");
  const ahead = anniversary.test(words) ? dateIn(words, words, today, true) : null;
  if (ahead !== null) return Math.max(1, daysBetween(today, spanOf(ahead)[0]));
  if (almost.test(words)) return 30;
  if (passed.test(words)) return -1;
  if (/\b(?:me|nos) (?:faltan?|quedan?)\b/.test(words)) return null;
  const told = words.replace(hearing, " ").replace(noStay, " ").replace(ofOtherThings, " ");
  const at = told.search(came);
  const since =
    at < 0 ? agoIn(told, today) : (agoIn(told.slice(at), today) ?? agoIn(told.slice(0, at), today));
  if (since === null) return null;
  const [least, most] = since;
  if (most < year) return year - most;
  if (least >= year) return -1;
  // A month told by its name that turns a year now is urgent; "hace un año" may be either.
  return most - least <= 31 ? 1 : null;
}
const year = 365;

const numbers = [...values.keys()].join("|");
const ageWord = `(\\d{1,2}|(?:${numbers})(?: (?:y )?(?:${numbers}))?)`;
const notAge =
  "(?! (?:h?ij|nin|kid|hermanit|herman|child|boy|girl|sobrin|niet|mes|seman|month|week|dia|day|vece|time)\\w*)(?! (?:anos|anitos|years|ano) (?:aqui|aca|sin|de no|que|en|viviendo|con|desde|ago|atras|since|without|here)\\b)";
/** "Su papá lo dejó cuando tenía tres años" tells no age of today. */
const ofThePast =
  /\b(?:cuando|when|desde que|since)(?: \w+){0,5}? (?:\d{1,2}|[a-z]+)(?: (?:anos|anitos|meses|years?(?: old)?|months?))?\b|\b(?:a los|desde los|at age|at|since age|hace|lleva\w*|llevo) \w+(?: (?:anos|years|meses|months))?\b|\b\w+ (?:years|months) ago\b/g;
const nextBirthday = new RegExp(
  `\\b(?:cumple|cumplo|cumplira|cumplir|cumpla|casi|almost|nearly|turns?|turning|going to be|gonna be|about to be|will be|para los|va a los|entra a los)(?: (?:los|ya|apenas|sus|como|to|be|turn|tiene|cumple|cumplo|cumplir)){0,3} ${ageWord}${notAge}(?: (?:anos|years?))?(?: (?:old ))?(?: (?:en|in) (\\w+) (?:anos|years))?\\b`,
  "g",
);
const hadBirthday = new RegExp(
  `\\b(?:acaba de cumplir|acabo de cumplir|cumplio|cumpli|turned|acaba de hacer)(?: (?:los|ya|apenas|sus)){0,2} ${ageWord}${notAge}\\b`,
  "g",
);
const ageNow = new RegExp(
  `\\b(?:tiene|tengo|tienen|edad|es de|son de|h?ij[oa] de|nin[oa] de|sobrin[oa] de|niet[oa] de|herman\\w+ de|(?:gemel[oa]s|cuates|much?ach[oa]|chic[oa]|cham[oa]|prim[oa]|nen[ea]|menor|joven) de|es|is|i am|im|am|hes|shes|he is|age|aged|soy de)(?: (?:ya|como|apenas|de|now|only|just|already|about|solo|nomas|actualmente|los)){0,2} ${ageWord}${notAge}\\b|^(?:(?:pues|ya|el|ella|apenas|mi h?ij[oa]|just|si|yo|he|she) )*${ageWord}${notAge}\\b|\\b(?:de )?${ageWord} (?:anos|anitos|years old|yrs|year old|yo)\\b${notAge.replace("(?! (?:anos|anitos|years|ano)", "(?!")}`,
  "g",
);
const ageOf = (said: string): number | null => {
  const own = numberOf(said) ?? numberOf(said.split(" ")[0] ?? "");
  const [ten = "", one] = said.split(" y ");
  const [tens, ones] = [numberOf(ten), numberOf(one ?? "")];
  return one !== undefined && tens !== null && ones !== null && tens % 10 === 0 ? tens + ones : own;
};
/** Those that one answer fits: below 17, 17, up to 20, older. */
const stage = (age: number): number => [17, 18, 21].filter((from) => age >= from).length;
const parents = 30;

/** Age of a young person, of several the one stage that fits all; null when none or more than one is told. */
export function youngAge(words: string): number | null {
  let rest = words.replace(/\b(?:diez|10) y (?=seis|siete|ocho|nueve)|\bdiez (?=seis|siete)/g, "dieci");
  const ages: number[] = [];
  const take = (pattern: RegExp, less: number) => {
    for (const [all, ...groups] of rest.matchAll(pattern)) {
      const [said = "", years = "1"] = groups.filter((one) => one !== undefined);
      const age = /^(?:una?|uno|one|an?|oh|cero|zero)$/.test(said) ? null : ageOf(said);
      if (age === null) continue;
      ages.push(age - less * (numberOf(years) ?? 1));
      rest = rest.replace(all, " . ");
    }
  };
  take(hadBirthday, 0);
  rest = rest.replace(ofThePast, " . ");
  take(nextBirthday, 1);
  for (const [, one, two] of rest.matchAll(
    /\b(\d{1,2}) (?:anos )?(?:y|and) (?:el otro |la otra |one |de |otr[oa] de )*(\d{1,2})\b/g,
  ))
    ages.push(Number(one), Number(two));
  take(ageNow, 0);
  const young = ages.filter((age) => age < parents);
  const told = young.length > 0 ? young : ages;
  const [first] = told;
  return first !== undefined && told.every((age) => stage(age) === stage(first)) ? first : null;
}
