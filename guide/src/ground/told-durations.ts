import type { Duration } from "#guide/ground/durations.ts";

/*
 * A length of time is checked wherever it stands, for a deadline can be said in any words. What is left alone is told of the
 * past, of an age, of opening hours or of work each week. All patterns read letters without accents and capitals.
 */

const about =
  "(?:(?:ya|como|casi|mas\\sde|menos\\sde|unos|unas|apenas|solo|al\\smenos|por\\slo\\smenos|aproximadamente|cerca\\sde|alrededor\\sde|about|over|almost|nearly|only|just|at\\sleast|more\\sthan|less\\sthan|under|some)\\s)*";
/** Up to five words of one clause, none of which opens a chance, a duty or a wait. */
const few =
  "(?:(?!tienes?\\s|hay|debes?|puedes?|podras|plazo|dentro|antes|despues|hasta|para|tarda|dura|vence|cada|es\\s|son\\s|within|must|deadline|can|could|may|before|after|until|to\\s|have|has|takes?|gives?|gets?|is|are|every)[\\p{L}\\d-]+\\s){0,5}";
const child =
  "(?:hij[oa]s?|nin[oa]s?|menor(?:es)?|bebes?|niet[oa]s?|joven(?:es)?|child(?:ren)?|kids?|daughters?|minors?|baby|(?:your|my|the|his|her|their|a)\\ssons?)";
const grown =
  "(?:(?:mayor|persona|sobrin|herman|espos|adult|solter|muchach|chav|papa|mama|padre|madre|abuel|ciudadan|residente|person|adult|citizen)\\p{L}*|gente|alguien|quien|people|anyone|someone)";

/** "Hace 3 días", "llevas 5 años aquí", "viviste 2 años", "you have been here 5 years". */
const past = new RegExp(
  `(?:${[
    `(?<!\\p{L})(?<!se\\s)(?:hace|hacia|hara)\\s${about}`,
    `(?<!\\p{L})(?:llevo|llevas|llevamos|llevaba\\p{L}*|(?:viv|sal|sufr)(?:i|iste|io|ieron|imos)|estuv(?:e|iste|o|ieron)|(?:trabaj|esper|dur|falt|tard|qued)(?:aste|aron)|pasaste(?!\\s(?:el|la|los|las|de)\\s)|(?:has|he|han|hemos)\\s(?:estado|vivido|trabajado|esperado|pagado|tenido|sido))\\s${few}${about}`,
    `(?<!\\p{L})(?:ve|have|has|had)\\s(?:already\\s|also\\s|only\\s)?(?:been|lived|worked|waited|spent|stayed|had|paid)\\s${few}${about}`,
    `(?<!\\p{L})(?:lived|worked|waited|spent|stayed)\\s${few}${about}`,
    `(?<!\\p{L})embarazada\\sde\\s${about}`,
  ].join("|")})$`,
  "u",
);
/** "You must have lived here 5 years", "cuando llevas 5 años": a rule in the clothes of a story. */
const rule =
  /(?<!\p{L})(?:must|needs?|should|required?|requires|once|after|until|when|before|soon|cuando|hasta|despues|vez\sque|cuanto)\s|\s(?:en|in|within|cada|every|dentro\sde)\s$/u;
const ifSo = /(?<!\p{L})(?:si|if)\s/u;
const status = /(?<!\p{L})(?:resident|casad|married|asilad|asylee|refugiad|refugee)/u;
const pastAfter = /^(?:\s(?:o|or)\s(?:mas|more))?\s(?:ago|atras|de\sembarazo|pregnant)(?![a-z])/;
/** "Lleva 5 años" is told of a person, "el trámite lleva 2 años" is a wait; so is "tienes 5 años" but for what follows. */
const stays = new RegExp(`(?<!\\p{L})(?:lleva|llevan|tengo|tienes?|tienen)\\s${few}${about}$`, "u");
const staysAfter =
  /^\s(?:(?:de\s)?(?:aqui|viviendo|vivir|casad|trabajando|trabajar|esperando|detenid|encerrad|juntos|fuera|sin\spapeles|con\s(?:tu|su)\s(?:espos|pareja|marid))|here(?![a-z]))/;
const lastsOf = new RegExp(
  `(?<!(?<!\\p{L})de\\s(?:tu|su|un|una|la|el)\\s)(?<!\\p{L})(?:${child}|${grown})\\s(?:ya\\s|tambien\\s)?llevan?\\s${about}$`,
  "u",
);
const forThis =
  /^(?!\s(?:o\smas|or\s(?:older|more)))[^.,;:!?]{0,40}\s(?:para|to\s(?:file|apply|ask|appeal))(?![a-z])/;

const adult = 13;
/** "17 años": what a person has, and no time for something. */
const aged =
  /(?<!\p{L})(?:tengo|tienes?|tienen|tener|tenga|tengas|tengan|tenia|tenias|tuvo|tendra|con|cumpl\p{L}+|turns?|turned)\s(?:ya\s|ademas\s|entre\s|los\s|mas\sde\s|menos\sde\s|casi\s|solo\s|apenas\s|al\smenos\s|por\slo\smenos\s)*$/u;
const notAged =
  /^\s(?:mas\s)?(?:de\s(?!edad)|para|desde|antes|contados|a\spartir|como|con\s(?:la|tu)|fuera|aqui)(?![a-z]{6})/;
const grownAt = /(?<!\p{L})(?:a|de|hasta|desde|cumpl\p{L}+|entre)\s(?:ya\s)?los\s$/u;
const amounts = "(?:(?:mas|menos|entre|los|unos|al\\smenos)\\s(?:de\\s)?)*";
const kindred = "(?:(?:solter|casad|ciudadan|american|residente|menor|mayor)\\p{L}*,?\\s){0,2}";
const ageOf = (whose: string) =>
  new RegExp(
    `(?<!\\p{L})${whose},?\\s${kindred}(?:de|entre|con|que\\stengan?|under|over|between|from|of)\\s${amounts}$`,
    "u",
  );
const childAge = ageOf(child);
const grownAge = ageOf(grown);
const ageItself = /(?<![a-z])(?:edad|ages?)(?:\s[a-z]+){0,3}\s$/;
const spanOfTime =
  /(?:plazo|tiempo|esper|castigo|periodo|termino|limite|tard|dur|deadline|wait|limit|period|takes)/;
const ageAfter =
  /^(?:\s(?:o\smas|o\smenos|or\solder|or\smore))?[\s-](?:de\sedad|cumplidos|old|of\sage)(?![a-z])/;

/** Opening hours, hours of work, and names of laws. */
const everyDay =
  /^\s?(?:al|por|a\sla|a\slas|cada|a|per|each|of\sthe|de\sla|del)\s(?:dia|semana|mes|ano|day|week|month|year)(?![a-z])/;
/** "En 48 horas del día de la orden" counts from a day. */
const withinThem = /(?<![a-z])(?:en|in|within|dentro\sde|antes\sde|before|tienes|have)\s$/;
const open =
  /(?<![a-z])(?:abiert[oa]s?|disponibles?|atienden?|contestan?|responden?|emergencias?|linea|servicio|open|available|answers?|answered|hotline|line)\s(?:las\s|los\s|por\s|de\s|for\s|durante\s)*$/;
const allHours =
  /(?:llam|marc|contest|atien|aten|abiert|disponib|respond|linea|telefono|\d{3}|servicio|ayuda|gratis|confidencial|habla|escrib|funciona)[^.!?\n]*\sl[ao]s\s$/;
const counted =
  /(?<![a-z])(?:de|en|a|cada|tras|pas[ae]n|pasadas|tienes?|dan|son|hay|faltan|quedan|primeras)\sl[ao]s\s$/;
/** Round the clock, all week, all year. */
const always = new Set([24, 7, 365]);
const law = /(?<!\p{L})ley\sde\slos\s$/u;
const yearsOfLaw = 10;

/** "Un día", "a year" are lengths only behind words like these; elsewhere they are "one day", or "once a year". */
const lasting =
  /(?<![a-z])(?:(?:tienes?|tienen|tendras|tendra|hay|dan|da|queda|quedan|falta|faltan|plazo(?:\s[a-z]+)?\sde|es|sera|en|dentro\sde|antes\sde|despues\sde|hasta|cada|tardan?|tardar|toman?|tomar|llevar|duran?|durar|esperan?|espera|esperar|durante|mas\sde|menos\sde|casi|maximo|minimo|solo|solamente|within|in|for|have|has|takes?|take|taking|lasts?|last|wait|waits|about|than|least|most|up\sto|under|over|after|before|until|every|by|get|gets|gives?|give\syou|is|are|be|only|just|almost|nearly|another|spend|deadline(?:\sof|\sis)?|limit\sof|period\sof|wait\sof|roughly|around|maybe|often)\s(?:solo\s|casi\s|about\s|only\s|up\sto\s|como\s|mas\sde\s|just\s|almost\s)?)$/;
const joined = /(?<![a-z])(?:with|of|and)\s$/;
/** "A year is the limit": the day at the start of a sentence is some day. */
const opens = /(?:^|[;:¿¡(]\s*)$/;
const lastingAfter =
  /^\s(?:antes|despues|before|after|from|to\s(?:file|apply|ask|appeal|renew|respond|request)|para\s(?:pedir|apelar|presentar|contestar|responder|solicitar))(?![a-z])/;
const firstOf =
  /(?:dentro\sde(?:l|\stu|\ssu|\sla)|antes\sde(?:l|\stu|\ssu|\sla)|within\s(?:the|your)|durante\s(?:el|tu|la)|en\s(?:el|tu|la)|during\s(?:the|your)|hasta\s(?:el|tu|la)|(?:until|by|before)\s(?:the|your))\s$/;

function isAge({ most, unit }: Duration, before: string, clause: string, after: string): boolean {
  if (ageAfter.test(after)) return true;
  const part = /[^;:()]*$/.exec(before)?.[0] ?? "";
  if (unit === "year" && most >= adult && birthday.test(clause) && !notAged.test(after)) return true;
  if (spanOfTime.test(part)) return false;
  if (ageItself.test(clause)) return true;
  if (childAge.test(part)) return unit === "year" || unit === "month";
  if (unit !== "year" || notAged.test(after) || forThis.test(after)) return false;
  if (grownAge.test(part) || grownAt.test(clause)) return most >= adult;
  if (!aged.test(clause)) return false;
  // Nobody who asks is two years old, but her child may be.
  return most >= adult || (youngOne.test(part) && !goal.test(part));
}
const birthday = /(?<!\p{L})(?:cumpl\p{L}+|turns?|turned)\s$/u;
const youngOne = new RegExp(
  `(?<!\\p{L})${child}\\s(?:solo\\s|ya\\s)?(?:tiene|tenga|cumpl\\p{L}+)\\s[^,;:]*$`,
  "u",
);
const goal = /(?<!\p{L})para\s\p{L}+(?:ar|er|ir)(?:l[aeo]s?)?(?!\p{L})/u;

function isOpening({ most, unit }: Duration, before: string, after: string): boolean {
  if (unit !== "hour" && unit !== "day") return false;
  if (everyDay.test(after)) return !withinThem.test(before);
  return always.has(most) && (open.test(before) || (allHours.test(before) && !counted.test(before)));
}

const early = /(?:antes|before|earlier|early)$/;

/** "Un día", "a year", "primer año" where nothing says that they are meant as a length. */
function isVague({ loose }: Duration, raw: string, before: string, after: string, all: boolean): boolean {
  if (/^(?:primera?|first|segund[oa]|second|tercera?|third)\s/.test(raw)) return !firstOf.test(before);
  if (early.test(raw)) return false;
  if (loose === null || (loose === "day" && all)) return false;
  if (loose === "any" && (opens.test(before) || joined.test(before))) return false;
  return !lasting.test(before) && !lastingAfter.test(after);
}

/** Letters: longer than a clause. */
const looksBack = 160;

/** True where a length is no deadline, wait or rule. With `all` what is told of the past counts as stated. */
export function isTold(found: Duration, flat: string, all: boolean): boolean {
  const last = flat.slice(Math.max(0, found.start - looksBack), found.start);
  const before = last.slice(Math.max(...[".", "!", "?", "\n"].map((mark) => last.lastIndexOf(mark))) + 1);
  const clause = /[^,;:()]*$/.exec(before)?.[0] ?? "";
  const after = flat.slice(found.end, found.end + looksBack);
  if (isAge(found, before, clause, after) || isOpening(found, before, after)) return true;
  if (law.test(clause) && found.most === yearsOfLaw) return true;
  const raw = flat.slice(found.start, found.end);
  if (isVague(found, raw, before, after, all)) return true;
  // "Lo hace 3 meses antes" is a plan.
  if (all || early.test(raw) || /^\s(?:antes|before)/.test(after)) return false;
  if (pastAfter.test(after) || lastsOf.test(clause)) return true;
  if (past.test(clause)) return !rule.test(clause) && !(ifSo.test(clause) && status.test(clause + after));
  return stays.test(clause) && staysAfter.test(after) && !forThis.test(after);
}
