/**
 * What people say of themselves beside the question: "vivo en Texas", "tengo dos hijos", "trabajo en construcción", "me urge". The ranking weighs every
 * word, so such a sentence could hide a plain question; where it does, the question is read without it. What it tells of the person is kept
 * elsewhere (`told`). Server only.
 */
import type { Understanding } from "#guide/dialogue/understand.ts";
import { overviewTopic } from "#guide/mind.ts";
import type { DialogueState } from "#guide/types.ts";

const states =
  "alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|(?:la )?florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|nueva jersey|new mexico|nuevo m[eé]xico|new york|nueva york|(?:north|south) (?:carolina|dakota)|(?:norte|sur) (?:de )?carolina|carolina del (?:norte|sur)|dakota del (?:norte|sur)|ohio|oklahoma|oregon|oreg[oó]n|pennsylvania|pensilvania|rhode island|tennessee|tejas|texas|utah|vermont|virginia|washington|west virginia|wisconsin|wyoming";
const cities =
  "houston|dallas|austin|san antonio|el paso|mcallen|laredo|los [aá]ngeles|san diego|fresno|sacramento|bakersfield|san francisco|oakland|san jos[eé]|santa ana|phoenix|tucson|las vegas|reno|denver|chicago|miami|orlando|tampa|hialeah|atlanta|charlotte|raleigh|durham|nashville|memphis|nueva orleans|new orleans|boston|queens|(?:el )?bronx|brooklyn|long island|newark|paterson|filadelfia|philadelphia|baltimore|seattle|portland|salt lake(?: city)?|milwaukee|minneapolis|detroit|indianapolis|kansas city|omaha|oklahoma city|tulsa";
const place = `(?:${states}|${cities}|(?:los )?estados unidos|the (?:us|u\\.s\\.|united states|states))`;
const countries =
  "m[eé]xico|guatemala|honduras|el salvador|nicaragua|costa rica|panam[aá]|colombia|venezuela|ecuador|per[uú]|bolivia|argentina|chile|uruguay|paraguay|brasil|brazil|cuba|hait[ií]|(?:la )?rep[uú]blica dominicana|the dominican republic|espa[nñ]a|spain";
const peoples =
  "mexican[oa]|guatemaltec[oa]|chap[ií]n|chapina|hondure[nñ][oa]|catrach[oa]|salvadore[nñ][oa]|nicarag[uü]ense|colombian[oa]|venezolan[oa]|ecuatorian[oa]|peruan[oa]|bolivian[oa]|argentin[oa]|dominican[oa]|mexican|guatemalan|honduran|salvadoran|colombian|venezuelan|ecuadorian|peruvian|dominican";
const count = "(?:un|una|dos|tres|cuatro|cinco|seis|\\d|a|one|two|three|four|five|six)";

/** Where somebody comes from decides some subjects: it only helps a question that is not understood. */
const origin = new RegExp(
  `^(?:yo |nosotros )?(?:(?:soy|somos|vengo|venimos) de (?:${countries})|soy (?:${peoples})|(?:i'?m|i am|we'?re|we are|i come) (?:from (?:${countries})|(?:${peoples})))$`,
  "iu",
);
const ofOneself = new RegExp(
  `^(?:yo |nosotros |aqu[ií] )?(?:${[
    `(?:vivo|vivimos|estoy|estamos|radico|ando) (?:aqu[ií] |ac[aá] )?en (?:${place})`,
    `(?:i|we) live (?:here )?in (?:${place})|(?:i'?m|i am|we'?re) in (?:${place})`,
    "(?:ya )?tengo (?:\\d{2}|\\p{L}+(?: y \\p{L}+)?) a[nñ]os(?: de edad)?|(?:i'?m|i am) \\d{2}(?: years old)?",
    `(?:tengo|tenemos) ${count} (?:hij[oa]s?|ni[nñ][oa]s?|beb[eé]s?)(?: (?:chiquit[oa]s?|peque[nñ][oa]s?))?|(?:i|we) have ${count} (?:kids?|children|sons?|daughters?)`,
    "(?:trabajo|trabajamos|chambeo) (?:en|de|como) (?:(?:un|una|la|el|los|las) )?\\p{L}+(?: \\p{L}+){0,2}|i work (?:in|at|as) (?:(?:a|an|the) )?\\p{L}+(?: \\p{L}+){0,2}",
    "(?:me|nos) urge(?: mucho)?|es urgente|it'?s urgent",
    "(?:ya )?no s[eé] qu[eé] hacer|(?:i )?(?:don'?t|do not) know what to do(?: anymore)?",
    "(?:estoy|ando) (?:muy |bien |tan )?(?:preocupad[oa]|desesperad[oa]|nervios[oa]|confundid[oa])|(?:i'?m|i am) (?:so |really |very )?(?:worried|stressed|confused)",
  ].join("|")})$`,
  "iu",
);
const onlyPlace = new RegExp(`^${place}$`, "iu");
const joint = /((?:[.!?;,]+\s+)|(?:\s+(?:y|e|pero|and|but)\s+))/iu;
const fewestLeft = 2;

interface Aside {
  /** The question alone. */
  rest: string;
  /** Only where somebody comes from was left out. */
  origin: boolean;
  /** Where somebody works was. */
  work: boolean;
}

/** Subjects that a job alone brings up. */
const ofWork: ReadonlySet<string> = new Set([
  "permiso-trabajo-general",
  "derechos-laborales",
  "patron-me-peticiona",
  "permiso-trabajo-asilo",
]);
const ofJob = /^(?:yo )?(?:trabaj|chambe|i work)/iu;

/** The text without such clauses; null where there are none, or little else. */
export function withoutAside(text: string): Aside | null {
  const parts = text.split(joint);
  const kept: string[] = [];
  let cut = 0;
  let origins = 0;
  let wasPlace = false;
  let work = false;
  for (let at = 0; at < parts.length; at += 2) {
    const clause = (parts[at] ?? "").replace(/[\s.!?;,¿¡]+$/u, "").replace(/^[\s¿¡]+/u, "");
    const fromThere = origin.test(clause);
    wasPlace = ofOneself.test(clause) || (wasPlace && onlyPlace.test(clause));
    if (fromThere || wasPlace) {
      cut += 1;
      if (fromThere) origins += 1;
      if (ofJob.test(clause)) work = true;
    } else kept.push(parts[at] ?? "", parts[at + 1] ?? "");
  }
  const rest = kept
    .join("")
    .replace(/\s+(?:y|e|pero|and|but)\s*$/iu, "")
    .trim();
  if (cut === 0 || rest.split(/\s+/u).length < fewestLeft) return null;
  return { rest, origin: origins === cut, work };
}

type Kind = "told" | "asks" | "open";

function kindOf({ situation, clarify, sure, afield, votes }: Understanding): Kind {
  if (clarify !== undefined) return "asks";
  return (sure && afield !== true) || situation !== null || votes ? "told" : "open";
}

/** The first question of a conversation, read without what stands beside it where that reads better; `again` reads another text. */
export function besideAsides(
  seen: Understanding,
  { topic, pending }: DialogueState,
  again: (text: string) => Understanding,
): Understanding {
  if (topic !== null || pending !== null) return seen;
  const { crisis, refusal, urgent, situation, faint } = seen;
  if (crisis !== null || refusal !== null || urgent !== null || faint !== null) return seen;
  const aside = withoutAside(seen.text);
  if (aside === null || (situation !== null && !(aside.work && ofWork.has(situation.topic.id)))) return seen;
  const other = again(aside.rest);
  if (other.crisis !== null || other.refusal !== null) return seen;
  const [now, then] = [kindOf(seen), kindOf(other)];
  if (then === "open") return seen;
  const ofJobs = aside.work && ofWork.has(situation?.topic.id ?? seen.clarify?.id ?? seen.best?.id ?? "");
  const better =
    now === "open" ||
    (ofJobs && !ofWork.has(other.clarify?.id ?? other.best?.id ?? "")) ||
    (now === "asks" && isAnswered(seen, other)) ||
    (now === "told" && then === "told" && !aside.origin && isSurer(other, seen));
  return better ? other : seen;
}

/** Of another subject, and at least as sure of it. */
const isSurer = (one: Understanding, other: Understanding): boolean =>
  one.situation !== null
    ? one.situation.topic.id !== other.best?.id
    : one.best?.id !== other.best?.id && one.found.confidence >= other.found.confidence;

/** What was to be asked about is answered, or it was no wish of one's own. */
const isAnswered = (asks: Understanding, other: Understanding): boolean =>
  asks.clarify?.id !== other.clarify?.id && (kindOf(other) === "told" || asks.clarify?.id === overviewTopic);
