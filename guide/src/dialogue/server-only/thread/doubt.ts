/**
 * Where a follow-up leads away by little. Of the follow-ups that the ranking alone took to another subject with less than full
 * sureness two thirds were answered wrongly, so it is asked which subject is meant; and an alarm without one word of danger does
 * not end the conversation. Server only.
 */
import type { Language } from "#guide/content-schema.ts";
import { goOn } from "#guide/dialogue/server-only/thread/answers.ts";
import { namesRelative } from "#guide/dialogue/server-only/thread/stays.ts";
import { asideTopics, type Subject } from "#guide/dialogue/server-only/thread/subject.ts";
import type { Settled, Thread } from "#guide/dialogue/server-only/thread/thread.ts";
import { chosenByRule, isStatement, leavesSurely } from "#guide/dialogue/server-only/thread/words.ts";
import { wishesPlainly } from "#guide/dialogue/server-only/wishes/more-wishes.ts";
import { topicChoices } from "#guide/dialogue/talk.ts";
import { topicOf } from "#guide/mind.ts";
import type { Reply } from "#guide/types.ts";

const fewWords = 4;

/** The question which subject is meant, in place of an answer of another; null where the words are sure enough. */
export function doubted(thread: Thread, open: Subject, base: Settled): Settled | null {
  const { mind, question, seen, state, language, options, readings } = thread;
  const { reply } = base.turn;
  const other = topicOf(mind, reply.topic);
  const asks = reply.kind === "clarify" && reply.confidence < leavesSurely && !wishes(thread);
  const guessed =
    reply.kind === "answer" && reply.confidence !== chosenByRule && reply.confidence < leavesSurely;
  if (other === undefined || other.id === open.parent.id || state.pending !== null) return null;
  // A few words that name it, or what was open before.
  const named = seen.list.length <= fewWords || state.was?.includes(other.id) === true;
  if (!asks && (!guessed || named)) return null;
  if (asideTopics.has(other.id) || readings.some((said) => namesRelative(other.id, said))) return null;
  if (base.spot !== null || seen.situation !== null || seen.urgent !== null) return null;
  // The two questions of a wish that nobody made, or anything while somebody is held: the open subject goes first.
  const tells = open.pressing && isStatement(question, readings[0] ?? "");
  const gone = asks || tells ? goOn(thread, open) : null;
  if (gone !== null) return { ...gone, adds: true };
  // Nobody could answer it any more.
  if (options.last === true) return null;
  const asked: Reply = {
    ...reply,
    kind: "clarify",
    topic: null,
    short: which[language](other.title[language], open.parent.title[language]),
    sentences: [inOtherWords[language]],
    steps: [],
    forms: [],
    sources: [],
    choices: topicChoices([other, open.parent], language),
  };
  return { turn: { reply: asked, state }, spot: open.spot, adds: true };
}

/** A status is wished for in so many words. */
export function wishes({ mind, question, seen, readings }: Thread): boolean {
  const wish = mind.triggers.find(seen.list);
  const general = wish?.general === true && !wish.background;
  if (general || goesBack.test(question.toLowerCase())) return true;
  return readings.some((said) => wishesPlainly(said) || getsStatus.test(said));
}
/** "Sigamos con la residencia": a beginning that the readings leave out. */
export const goesBack = /\b(?:sigamos|volvamos|volviendo|regresemos|back to)\b/;
/** "¿Y yo, cómo consigo la residencia?" */
const getsStatus =
  /\b(?:tener|consigo|conseguir|saco|sacar|agarrar|obtener|obtengo|get|have)\b(?: (?!a|por|para|for)\w+){0,2} (?:residencia|papeles|mica|green ?card|papers|residency)\b|\b(?:puedo|podria|podemos|can i|could i|can we) (?:pedir|solicitar|meter|aplicar (?:a|para|por)|apply for|ask for) (?:la |mi |una |my |a )?(?:residencia|mica|green ?card|residency)\b/;

const which: Record<Language, (other: string, open: string) => string> = {
  es: (other, open) => `¿Me preguntas por «${other}», o seguimos con «${open}»?`,
  en: (other, open) => `Are you asking about “${other}”, or shall we go on with “${open}”?`,
};
const inOtherWords: Record<Language, string> = {
  es: "Toca una opción o dímelo con otras palabras: prefiero preguntarte que adivinar.",
  en: "Tap one or tell me in other words: I would rather ask you than guess.",
};

/**
 * A word of danger, help, force, hurt, hunger or despair. Wide on purpose: with one of them an alarm stays an alarm.
 */
const ofDanger =
  /\b(?:golp|estrangul|asfixi|tortur|avent|azot|arrastr|chok|strangl|slap|push|punch|kick|stab|shoot|shot|smash|drag|scream|peg[aoóuú]|mat[aoeéó]|muer|mori|suicid|viv(?:ir|o ya)|vida|amenaz|amenas|mied|tem[oe]|encierr|encerr|lastim|viol|abus|grit|insult|humill|control|vigil|cel(?:os|a)|cuchill|pistol|arma|navaj|sangr|ahorc|ahog|quem|empuj|jal[aoó]|pate|patad|puerta|otra vez|pun[eo]|cachet|tra[ti]|secuestr|vend|deud|deb[eo]|oblig|forz|fuerza|dej[aoe]|quit|escap|escond|motel|sex|client|sin pag|pagan|herid|dolor|duel|pastill|venen|puente|cort(?:ar)?me|auxilio|socorro|emergencia|911|coyote|desiert|agua|perdid|desaparec|menor|bebe|nin[oa]|nadie|sol[oa]|llor|aguant|no puedo mas|ya no|cansad|despedi|venga|odi[oa]|borrach|drog|tom[aoe]|hit|hurt|beat|kill|die|dead|dying|hang|gun|knife|threat|lock|afraid|scared|fear|forc|rap|touch|sell|debt|owe|let me|wont let|took my|hide|alone|nobody|cry|help|kid|child|baby|missing|lost|drunk|drug|anymore|end it|worth|esposo|marido|novio|pareja|husband|boyfriend|wife|espos[ao]|patron|boss|casero|papa me|mama me)/;
const mostWords = 14;

/** What the open subject answers where an alarm went off without a word of danger. */
export function calmFollowUp(thread: Thread, open: Subject, said: string): Settled | null {
  const { mind, seen } = thread;
  // A wish to die has more words than any list: "I can't go on, I'm standing on a bridge".
  if (seen.crisis?.kind === "selfHarm" || said.split(" ").length > mostWords || ofDanger.test(said))
    return null;
  // What a rule hears is told, not guessed.
  if (mind.safety.crisis(seen.list) !== null) return null;
  const gone = goOn(thread, open);
  return gone === null ? null : { ...gone, adds: true };
}
