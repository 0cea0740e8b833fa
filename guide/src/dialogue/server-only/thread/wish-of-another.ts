/** "What about my sister, how does she become legal?": a wish of another person's, whatever subject was open for oneself. Server only. */
import type { Settled } from "#guide/dialogue/server-only/thread/thread.ts";
import { overviewTopic } from "#guide/mind.ts";

const becomesLegal =
  /\b(?:how (?:does|do|can|could|would) (?:he|she|they|my \w+) (?:become|get|be) legal|how (?:can|could|does) (?:he|she|they) (?:fix|get) (?:his|her|their) papers|como (?:se (?:hace|vuelve|pone)|puede (?:hacerse|ser|volverse)|le hace para (?:ser|hacerse)|le puede hacer para ser) legal(?:es)?)\b/;
const relative =
  /\b(?:mi|mis|my) (?:herman[oa]s?|prim[oa]s?|espos[oa]|marido|mujer|mama|papa|hij[oa]s?|ti[oa]s?|sobrin[oa]s?|cunad[oa]|suegr[oa]|novi[oa]|amig[oa]|brother|sister|cousin|wife|husband|mom|dad|son|daughter|uncle|aunt|nephew|niece|friend|boyfriend|girlfriend)\b/;

/** Asked back as any such wish, without what is told of the subject that was open; `fresh` understands words by themselves. */
export function wishOfAnother(
  readings: readonly string[],
  fresh: (words: string) => Settled,
): Settled | null {
  for (const said of readings) {
    const asks = becomesLegal.exec(said);
    if (asks === null || !relative.test(said)) continue;
    const settled = fresh(
      asks[0].startsWith("how") ? "how can she become legal" : "quiere arreglar sus papeles",
    );
    const { kind, topic } = settled.turn.reply;
    if (kind === "clarify" && topic === overviewTopic) return settled;
  }
  return null;
}
