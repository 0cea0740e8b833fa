/** The subject that is open: a topic, or a situation of it. Server only. */
import type { Language, Situation, Topic } from "#guide/content-schema.ts";
import { dangerOf } from "#guide/dialogue/carried.ts";
import { readFacts } from "#guide/dialogue/server-only/told/facts.ts";
import { closedBy, type Guard } from "#guide/dialogue/server-only/told/guards.ts";
import { statusTopics } from "#guide/dialogue/status-topics.ts";
import type { Understanding } from "#guide/dialogue/understand.ts";
import { type Mind, topicOf } from "#guide/mind.ts";
import type { Urgency } from "#guide/safety/urgent-rules.ts";
import type { DialogueState, Reply } from "#guide/types.ts";

export interface Subject {
  /** Situation or topic that was told. */
  id: string;
  spot: string | null;
  /** The topic, with the situation's texts when one was told. */
  topic: Topic;
  /** Closes the subject, and was not told yet. */
  untold: Guard | null;
  /** The topic as it stands in the library. */
  parent: Topic;
  /** Somebody is held, ordered out or at the door: nothing leads away from it but a plain question. */
  pressing: boolean;
  /** A way to papers of its own. */
  way: boolean;
  /** What the parent topic says of prices, family or work is about another path than this spot's. */
  apart: boolean;
}

const urgentToo = new Set(
  "salida-voluntaria apelar-juez retencion-cat reingreso-tras-deportacion multas-998 menor-no-acompanado perdi-o-me-negaron".split(
    " ",
  ),
);
const ways = new Set(
  "religioso asilo-general asilo-un-anio visa-u visa-t vawa residencia-cubanos sij-jovenes tps daca perdi-o-me-negaron fraude-matrimonio pedir-esposo pedir-papas estado-del-caso".split(
    " ",
  ),
);

const apart = new Set(
  (
    "crossed-spouse spouse-crossed left-and-recrossed parent-crossed child-21-parent-crossed child-waiver later-citizen-crossed " +
    "daca-lapsed reentry order-first esta-relative parole-resident-spouse police-stop pregnant door-old-order " +
    "grown-child-of-parent resident-trip resident-abroad resident-year-out resident-parents resident-siblings resident-petitions papers-for-sale ten-years-sold false-papers-adjust used-papers " +
    "tps-honduras-nicaragua tps-venezuela tps-haiti-syria resident-fiance came-as-child child-marries spouse-asks-for-me student-lapsed false-claim hurt-at-work two-year-alone sponsor-afraid leaving-485 notary-report bond-old-crime missed-first " +
    "fear-for-children minor-taken sick-in-custody criminal-court traffic-court family-court citizen-not-believed identity-stolen stop-no-license spouse-sent-back returned-with-permission removed-abroad resident-parent-adult resident-parent-minor interview-no-waiver order-unknown preparer-untrue anothers-visa sent-back-245i cuban-i220a asylum-pending-ice"
  ).split(" "),
);
/** The lead of a spot, where its topic's would send to the wrong place. */
export const leads: Readonly<Record<string, Urgency>> = {
  "sick-in-custody": "other",
  "minor-taken": "child",
  "stay-of-removal": "other",
};

/** Told on the way: what was open before stays open. */
export const asides: ReadonlySet<string> = new Set(
  (
    "weak-english license-state-without sij-parents child-petition-other-parent consulate-work appeal-work license-record fine-245i price-residence-child petitioner-naturalizes reentry-waiver if-denied tell-arrest hearing-change daca-emergency aid-without-papers u-crossed visit-detained no-photos permit-with-i485 tourist-to-stay release-for-sale notary-no-lawyer false-papers-adjust fee-not-returned grown-child-wait " +
    "ten-years-inside no-judge-again labor-office-safe threat-visa h2-time-and-house license-no-flight renew-c09-price taxes-old-number child-itin-credit sibling-not-in-petition other-parent-visa stepchild-not-automatic notice-had-address daca-came-late"
  ).split(" "),
);

export const asideTopics: ReadonlySet<string> = new Set(["buscar-abogado", "exencion-pago"]);

export function openSubject(
  mind: Mind,
  { topic: id, pending, spot: last, told: known }: DialogueState,
): Subject | null {
  const asked = pending?.second === true ? null : pending;
  const parent = topicOf(mind, asked?.topic ?? id);
  if (parent === undefined) return null;
  const closed = last === undefined ? closedBy(readFacts(known), parent.id) : null;
  const spot = last ?? closed?.tell;
  const told = spot === undefined ? undefined : mind.situations.topic(spot);
  const own = told?.id === parent.id ? told : undefined;
  const name = own === undefined ? parent.id : (spot ?? parent.id);
  return {
    id: name,
    spot: own === undefined ? null : name,
    topic: own ?? parent,
    untold: own === undefined ? null : closed,
    parent,
    pressing: name !== "police-stop" && (dangerOf(parent.id) !== undefined || urgentToo.has(parent.id)),
    way: ways.has(parent.id) || (statusTopics.has(parent.id) && !noWay.has(parent.id)),
    apart: own !== undefined && apart.has(name),
  };
}

/** The subject that is open once a reply is given: its state, with what was told and the spot that this reply left open. */
export function subjectAfter(
  mind: Mind,
  { spot: _, ...after }: DialogueState,
  told: readonly string[],
  spot: string | null,
): Subject | null {
  return openSubject(mind, { ...after, told: [...told], ...(spot === null ? {} : { spot }) });
}

/** Situations by the first sentence they tell. */
export type SpotOf = (mind: Mind, reply: Reply, language: Language) => string | null;

export function spotBook(situations: readonly Situation[]): SpotOf {
  const books = new Map<Language, Map<string, string>>();
  return (mind, reply, language) => {
    if (reply.kind !== "answer") return null;
    let book = books.get(language);
    if (book === undefined) {
      const { fill } = mind.library.register;
      book = new Map(situations.map(({ id, short }) => [fill(short[language], language), id]));
      books.set(language, book);
    }
    return book.get(reply.short) ?? null;
  };
}

const noWay = new Set(["arreglar-papeles", "buscar-abogado", "permiso-trabajo-general"]);

const small = /^(?:el|la|los|las|una?|mis?|the|my|a|de|y|quiero|queria|necesito|want|need)$/;

/** One word that opens on many subjects ("asilo", "papeles"). */
export function namesDoor(mind: Mind, { list }: Understanding): boolean {
  const [only, another] = list.filter(({ text }) => !small.test(text));
  return another === undefined && mind.doors.has(only?.text ?? "");
}
