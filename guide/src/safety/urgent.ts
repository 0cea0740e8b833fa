import { notVote, redFlagFarRules, redFlagRules, voteRules } from "#guide/safety/red-flag-rules.ts";
import { notUrgent, type Urgency, type UrgentRule, urgentRules } from "#guide/safety/urgent-rules.ts";
import { answerFrom } from "#guide/search/confidence.ts";
import type { SearchResult } from "#guide/search/search.ts";
import type { Word } from "#guide/words/normalise.ts";
import { lazyMatchers, matchesAny } from "#guide/words/patterns.ts";

export interface UrgentHit {
  urgency: Urgency;
  /** Null when search has no idea: the warning then stands alone. */
  topic: string | null;
}

/** "mañana tengo mi cita en la corte" has four words between. */
const gap = 4;
/** Below this, a listed phrase ("mañana es el último día") gets its warning and no subject. */
const hardlyFrom = 0.5;
/** Below this, search may only confirm the rule's own topic. */
const sureFrom = 0.45;

const rules = urgentRules.map((rule) => ({ ...rule, matchers: lazyMatchers(rule.patterns, gap) }));
const calm = lazyMatchers(notUrgent);
const flags = lazyMatchers(redFlagRules);
const farFlags = lazyMatchers(redFlagFarRules, 9);
const votes = lazyMatchers(voteRules);
const thrownOut = lazyMatchers(notVote, 1);

/** From here on the ranking knows the subject better than the rule; the warning stays the rule's. */
const trustedFrom = 0.7;
/** "Mi esposa fue deportada y el niño tiene leucemia, ¿la dejarían pasar?": the rule's topic is not among those meant. */
const hardlyOwn = 0.05;
const clearlyAnother = 0.3;
/** So near to the first hit, the rule's own topic is as likely. */
const closeToFirst = 0.95;
/** "Tengo corte mañana y quiero arreglar": the court comes first. */
const overview = "arreglar-papeles";

/** How many of the best hits may name the topic of an urgent question. */
const trusted = 3;
const nearTop = 0.8;
/** The rule's own topic wins unless another is clearly better. */
const nearOwn = 0.85;

/** The first urgent rule the words meet, with the topic that answers it best. `said`: content lists the phrase. */
export function findUrgent(list: readonly Word[], found: SearchResult, said: boolean): UrgentHit | null {
  if (!said && matchesAny(calm(), list)) return null;
  const rule = rules.find(({ matchers }) => matchesAny(matchers(), list));
  if (rule !== undefined) return { urgency: rule.urgency, topic: topicFor(rule, found) };
  const topic = found.confidence < hardlyFrom ? undefined : found.hits[0]?.topic;
  return said ? { urgency: "other", topic: topic ?? null } : null;
}

const sold = /\b(?:ley|mica|green card|visa|permiso|papeles|residencia|papers|work permit|10.year)\b/i;
const offered = /\b(?:por|ofrec\w+|vend\w+|cobra\w*|pid\w+|for|offer\w*|charg\w+|asks?)\b|\$/i;
const price =
  /\$\s?\d{3}|\$\s?\d+[,.]\d{3}|\b\d+[,.]?\d*\s?(?:mil|d[oó]lares|dollars|bucks|grand)\b|\b(?:por|for|en) \d{3,}|\b(?:mil|thousand) (?:d[oó]lares|dollars)/i;
/** Fees of the government, wages, bonds and gifts of money are other matters. */
const official =
  /uscis|gobierno|government|oficial|formulario|\bform|\b[ing]-?\d|tarifa|cuota|\bfee|fianza|bond|multa|\bfine\b|gan[ao]|ingreso|income|sueldo|taxes|impuesto|abogad|lawyer|hered|cas[aeé]|marr|invert|invest|e-?2\b|aviso|notice|pagar[^?]*cada/i;

/** "La ley de los 10 años por $3,000": what cannot be sold is offered for a price. */
export function findOffer(text: string, found: SearchResult): UrgentHit | null {
  if (!sold.test(text) || !offered.test(text) || !price.test(text) || official.test(text)) return null;
  const topic = found.confidence >= trustedFrom ? found.hits[0]?.topic : undefined;
  return { urgency: "scam", topic: topic ?? "notarios-fraude" };
}

/** The topic that answers an urgent question best: the rule's own unless search is sure of another. */
function topicFor(rule: UrgentRule, { hits, confidence }: SearchResult): string {
  const first = hits[0];
  if (first === undefined || rule.urgency === "health") return rule.topic;
  const own = hits.find((hit) => hit.topic === rule.topic);
  if (own !== undefined && own.score > first.score * closeToFirst) return rule.topic;
  if ((own?.chance ?? 0) < hardlyOwn && first.chance > clearlyAnother) return first.topic;
  // "Puedo salir a visitar a mi familia" is near to many subjects, and only leaving is dangerous.
  const trusts = rule.urgency !== "leaving" || rule.also.includes(first.topic);
  if (first.topic !== overview && trusts && confidence >= trustedFrom) return first.topic;
  const allowed = confidence >= sureFrom ? [rule.topic, ...rule.also] : [rule.topic];
  const better = hits
    .slice(0, trusted)
    .find((hit) => allowed.includes(hit.topic) && hit.score > first.score * nearTop);
  if (own !== undefined && own.score > (better?.score ?? 0) * nearOwn) return rule.topic;
  // Search found the rule's topic nowhere and is sure enough of another.
  const another = own === undefined && trusts && confidence >= answerFrom ? first.topic : rule.topic;
  return better?.topic ?? another;
}

export function hasRedFlag(list: readonly Word[]): boolean {
  return matchesAny(flags(), list) || matchesAny(farFlags(), list);
}

export function asksToVote(list: readonly Word[]): boolean {
  return matchesAny(votes(), list) && !matchesAny(thrownOut(), list);
}
