/** "What about my sister, how does she become legal?": a wish of another person's, whatever subject was open for oneself. Server only. */
import type { Settled, Thread } from "#guide/dialogue/server-only/thread/thread.ts";
import { overviewTopic } from "#guide/mind.ts";
import { says } from "#guide/words/server-only/says.ts";

const becomesLegal =
  /\b(?:how (?:does|do|can|could|would) (?:he|she|they|my \w+) (?:become|get|be) legal|how (?:can|could|does) (?:he|she|they) (?:fix|get) (?:his|her|their) papers|como (?:se (?:hace|vuelve|pone)|puede (?:hacerse|ser|volverse)|le hace para (?:ser|hacerse)|le puede hacer para ser) legal(?:es)?)\b/;
const relative =
  /\b(?:mi|mis|my) (?:herman[oa]s?|prim[oa]s?|espos[oa]|marido|mujer|mama|papa|hij[oa]s?|ti[oa]s?|sobrin[oa]s?|cunad[oa]|suegr[oa]|novi[oa]|amig[oa]|brother|sister|cousin|wife|husband|mom|dad|son|daughter|uncle|aunt|nephew|niece|friend|boyfriend|girlfriend)\b/;

/**
 * The wish is put in plain words and read as a first message (`asFirst`), so that nothing of the open subject is told; null where
 * those words are not asked back.
 */
export function wishOfAnother(
  { readings, language }: Thread,
  asFirst: (words: string) => Settled,
): Settled | null {
  if (!readings.some((said) => says(said, becomesLegal) && says(said, relative))) return null;
  const settled = asFirst(plainWish[language]);
  const { kind, topic } = settled.turn.reply;
  return kind === "clarify" && topic === overviewTopic ? settled : null;
}
const plainWish = { es: "quiere arreglar sus papeles", en: "how can she become legal" };
