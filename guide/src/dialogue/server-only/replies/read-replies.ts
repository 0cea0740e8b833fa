/**
 * Which options a reply in free words chooses: "me pasó un coyote hace doce años y mi señora ya juró la ciudadanía". Where two options of one
 * question are named, the last one counts, for people correct themselves ("tengo la tarjeta, bueno no, solo el recibo"). Server only.
 */
import type { Topic } from "#guide/content-schema.ts";
import { readClarifying } from "#guide/dialogue/dialogue.ts";
import { readingsOf } from "#guide/dialogue/server-only/readings.ts";
import { replies } from "#guide/dialogue/server-only/replies/all-replies.ts";
import { asking, confirmed } from "#guide/dialogue/server-only/replies/both-told.ts";
import { withoutDenied } from "#guide/dialogue/server-only/replies/denied-words.ts";
import { isGrownCitizen } from "#guide/dialogue/server-only/replies/family-replies.ts";
import type { ReplyRule } from "#guide/dialogue/server-only/replies/rules.ts";
import { saidUnasked } from "#guide/dialogue/server-only/replies/unasked.ts";
import { toldInWishes } from "#guide/dialogue/server-only/replies/wish-tells.ts";
import type { Understanding } from "#guide/dialogue/understand.ts";
import { type Mind, overviewTopic, topicOf } from "#guide/mind.ts";
import type { DialogueState } from "#guide/types.ts";
import { clean, type Word } from "#guide/words/normalise.ts";
import { says } from "#guide/words/server-only/says.ts";

type Option = Topic["clarify"][number]["options"][number];

export interface ReadReply {
  /** By question: the option that the words choose; null where they choose none, and where an option was tapped. */
  chosen: (Option | null)[];
  /** The words without an order, a court or an arrest that was said not to be: what else was said leads on. */
  list: readonly Word[];
}

export type ReadReplies = (
  topic: Topic,
  seen: Pick<Understanding, "text" | "list" | "whole">,
  /** ISO date; null where only words count. */
  today: string | null,
  /** What was chosen by the words of the options alone: good for a few words, and a guess in more. */
  byWords?: readonly (Option | null)[],
) => ReadReply;

export const readReplies: ReadReplies = (topic, { text, list, whole }, today, byWords = []) => {
  const readings = readingsOf(text, whole).map((said) => said.slice(0, mostRead));
  const permitOnly = readings.some((words) => hasPermit.test(words) && !hasStatus.test(words));
  const chosen = topic.clarify.map(({ options }, index) => {
    if (options.some(({ label }) => [label.es, label.en].some((one) => readings.includes(clean(one)))))
      return byWords[index] ?? null;
    const option = chosenBy(replies[topic.id]?.[index] ?? [], readings, today);
    const said = options.find(({ label }) => label.es === option);
    const guessed = list.length <= fewWords || replies[topic.id] === undefined ? byWords[index] : null;
    const one = said ?? guessed ?? null;
    // Nobody is petitioned for by who died, is gone, or hurts her, nor by who has a permit alone.
    const noSpouse = permitOnly || readings.some((words) => lost.test(words));
    if (one !== null && !(noSpouse && one.label.es === "Mi esposo o esposa")) return one;
    return permitOnly ? (options.find(({ label }) => label.es === "Nadie") ?? null) : null;
  });
  const left = permitOnly
    ? list.filter(({ text }) => !/^(?:daca|tps|dreamers?|asilo|asylum)$/.test(text))
    : list;
  const ofFamily = readings.some(
    (words) => says(words, familyCourt) && !otherCourt.test(words.replace(familyCourt, " ")),
  );
  const told = ofFamily ? left.filter(({ text }) => !courtWord.test(text)) : left;
  return { chosen, list: withoutDenied(told) };
};

/** A judge of the state who gave a child to somebody: no immigration court. */
const familyCourt =
  /\b(?:corte|juez|jueza|juzgado|court|judge)(?: de(?: la| lo)?)? (?:familia|familiar|menores|state|family)\b|\b(?:family|state|juvenile) (?:court|judge)\b/;
const otherCourt =
  /\b(?:cortes?|juez|jueza|audiencia|nta|court|judge|hearing|deport\w+|migracion|inmigracion|immigration)\b/;
const courtWord = /^(?:cortes?|juez|jueza|juzgado|courts?|judge)$/;

const lost =
  /\b(?:espos[oa]|marido|mujer|husband|wife)\b(?: \w+){0,4} (?:muri\w+|fallecio|died|passed away)\b|\b(?:murio|fallecio) mi (?:espos[oa]|marido|mujer)\b|\bviud[oa]\b|\bwidow\w*|\b(?:espos[oa]|marido|husband|wife)\b(?: \w+){0,3} (?:me (?:peg\w+|golpe\w+|maltrat\w+|abus\w+)|(?:hit|hits|beat|beats|abused|abuses) me)\b/;
/** A spouse with a permit and no status. */
const hasPermit =
  /\b(?:espos[oa]|marido|mujer|pareja|husband|wife|spouse)\b(?: \w+){0,2} (?:tiene|tenia|has) (?:el |la |un |su |a |an )?(?:daca|tps|asilo pendiente|permiso de trabajo|work permit|pending asylum)\b/;
const hasStatus = /\b(?:ciudadan\w*|residen\w*|citizen|mica|green card)\b/;
const fewWords = 8;
/** A reply is shorter; no crafted text may take the server long. */
const mostRead = 800;

function chosenBy(
  rules: readonly ReplyRule[],
  readings: readonly string[],
  today: string | null,
): string | null {
  let chosen: string | null = null;
  let last = -1;
  for (const { option, said, unless } of rules) {
    for (const words of readings) {
      const at = placeOf(said, words, today);
      if (at > last && unless?.test(words) !== true) {
        last = at;
        chosen = option;
      }
    }
  }
  return chosen;
}

/** Where the words say it last; -1 where they do not. What was counted settles it. */
function placeOf(said: ReplyRule["said"], words: string, today: string | null): number {
  // A ranking is asked for without a day: nothing is counted.
  if (typeof said === "function") return today && said(words, today) ? words.length : -1;
  if (!says(words, said)) return -1;
  const all = everywhere(said);
  all.lastIndex = 0;
  let at = -1;
  for (let match = all.exec(words); match !== null; match = all.exec(words)) {
    at = match.index + match[0].length;
    // What matches nothing would be found there for ever.
    if (match[0] === "") all.lastIndex += 1;
  }
  return at;
}

/** The same rule, looked for in all of the words; made once. */
const made = new WeakMap<RegExp, RegExp>();
function everywhere(said: RegExp): RegExp {
  const known = made.get(said) ?? new RegExp(said, "g");
  made.set(said, known);
  return known;
}

/** A wish, and the day it is read on. */
interface Asked {
  mind: Mind;
  seen: Understanding;
  options: { today: string };
}

/** What only a server makes of free words. */
export interface FreeWords {
  read: ReadReplies;
  /**
   * What a wish tells of oneself already: plainly said (`wish-tells.ts`) of one's own status, else by the options' words or by the rules; by these
   * alone nothing of a tapped title, nor where it is not known yet who asks for whom. A browser asks both questions.
   */
  ofWish(asked: Asked, topic: Topic): (Option | null)[];
  /** Both questions are told of oneself, and nobody else may be meant: the wish is answered and not asked. */
  settles(topic: Topic, seen: Pick<Understanding, "text">): boolean;
  /** What is left to ask after what was told with the wish (`both-told.ts`), and what a reply to that chooses. */
  asking: typeof asking;
  confirmed(
    asked: Asked,
    topic: Topic,
    state: DialogueState,
    chosen: readonly (Option | null)[],
  ): ReturnType<typeof confirmed>;
  /** The words without what was said not to be. */
  undenied(list: readonly Word[]): readonly Word[];
  /** They plainly choose an option of what was asked: no danger is guessed of them, nor a story made with what was said before. */
  answers(mind: Mind, seen: Pick<Understanding, "text" | "list" | "whole">, state: DialogueState): boolean;
}

const isNow =
  /\b(?:estoy|ando|vivo|sigo|estamos|andamos|vivimos)(?: aqui)? (?:de |como )(?:ilegal(?:es)?|indocumentad[oa]s?)\b(?!.*\b(?:entre|cruce|crucé|pase|vine|llegue|brinque)\b)/;
const isPlan =
  /\b(?:puedo|podemos|quiero|voy a|can i|may i)(?: \w+)? (?:ir(?:me)?|viajar|volar|subir\w*|fly|travel|go)\b(?: \w+){0,4} (?:avion|plane)\b/;
const ofOneself: ReadonlySet<string> = new Set(
  "asilo-general asilo-un-anio pedir-esposo pedir-papas entre-sin-inspeccion-245i castigo-3-10-perdon".split(
    " ",
  ),
);

/** What a wish plainly tells of the two questions; null of a topic whose wishes are read as replies. */
function plainlyTold(
  topic: Topic,
  { text, whole }: Pick<Understanding, "text" | "whole">,
  today: string,
): (Option | null)[] | null {
  const rules = toldInWishes[topic.id];
  if (rules === undefined) return null;
  const readings = readingsOf(text, whole).map((said) => said.slice(0, mostRead));
  return topic.clarify.map(({ options }, at) => {
    const told = chosenBy(rules[at] ?? [], readings, today);
    return options.find(({ label }) => label.es === told) ?? null;
  });
}

const ofParents = "pedir-papas";
/** An option of the parents' first question. */
const citizenOfAge = "Sí, las dos cosas";

/** Only the rules know whose status a couple told: "I'm a citizen, can she get a green card?". */
const ofCouple = "pedir-esposo";
/** Only they count years and days: by its words "tiene 16" is as near to 20, and "más de seis meses" to less. */
const byCount: ReadonlySet<string> = new Set(["sij-jovenes", "turista-vencido"]);

export const freeWords: FreeWords = {
  read: readReplies,
  ofWish({ mind, seen, options }, topic) {
    const said = clean(seen.text);
    const tapped = mind.search.exact(seen.text) !== null;
    const plainly = tapped ? null : plainlyTold(topic, seen, options.today);
    // "Estoy de ilegal", "¿puedo ir en avión?": how it is now and what is planned say nothing of the way in.
    const untold = topic.id === overviewTopic && (isNow.test(said) || isPlan.test(said));
    if (plainly !== null) return plainly.map((one, at) => (untold && at === 0 ? null : one));
    if (!tapped && byCount.has(topic.id)) return readReplies(topic, seen, options.today).chosen;
    const { read, weight } = mind.search;
    const { chosen } = readClarifying(topic, seen.text, seen.list, read, weight, saidUnasked);
    if (tapped || !ofOneself.has(topic.id)) return [...chosen];
    const heard = readReplies(topic, seen, options.today).chosen;
    if (topic.id === ofParents) {
      // One of the two things alone is what the words of the options make of it.
      const half = heard[0]?.label.es === citizenOfAge && !isGrownCitizen(said);
      return [(half ? chosen[0] : heard[0]) ?? chosen[0] ?? null, ...heard.slice(1)];
    }
    const [first, then] = topic.id === ofCouple ? [heard, chosen] : [chosen, heard];
    return topic.clarify.map((_, at) => first[at] ?? then[at] ?? null);
  },
  settles: ({ id }, { text }) => id === ofParents && isGrownCitizen(clean(text)),
  asking,
  confirmed: ({ seen, options }, topic, state, chosen) =>
    confirmed(topic, seen.text, state, chosen, plainlyTold(topic, seen, options.today)),
  undenied: withoutDenied,
  answers(mind, seen, { pending }) {
    const topic = topicOf(mind, pending?.topic);
    if (topic === undefined || readingsOf(seen.text, seen.whole).some((said) => despairs.test(said)))
      return false;
    return readReplies(topic, seen, null).chosen.some((one) => one !== null);
  },
};

/** "Ya no aguanto, estoy en el puente y no quiero seguir": a bridge, and no way in; whether she is in danger is weighed as of any message. */
const despairs =
  /\b(?:(?:ya )?no (?:quiero|puedo|aguanto) (?:mas|seguir|vivir|estar (?:aqui|viv[oa]))|ya no (?:aguanto|puedo|quiero)\b(?! (?:pag|trabaj|con el (?:notario|abogado)))|me (?:quiero|voy a) (?:morir|matar|aventar|tirar)|quiero (?:morir\w*|matarme|desaparecer|acabar con todo)|suicid\w*|quitarme la vida|(?:cant|cannot|dont want to) (?:go on|do this anymore|live|be here anymore)|kill myself|end (?:it all|my life)|want to die)\b/;
