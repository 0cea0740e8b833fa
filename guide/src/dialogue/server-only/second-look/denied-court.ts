/**
 * "No, nunca me han mandado a la corte": who says that there is no court has none. What is denied must neither choose "I have court" among
 * the replies, nor open the subject of a court, nor keep it open. A hearing that was missed ("nunca fui a la corte") is no denial. Server only.
 */
import { besides, denialOf } from "#guide/dialogue/server-only/second-look/denied.ts";
import type { DialogueState, Language } from "#guide/types.ts";

const denied = denialOf({
  denies: "(?:no+|nunca|jam[aá]s|tampoco|ni|never|not|do ?n['’]?t|do not|have ?n['’]?t|did ?n['’]?t)",
  between: [
    "yo|me|nos|le|les|i|we|us",
    "tengo|tenemos|tiene|tienen|he|hemos|ha|han|tuve|tuvimos|tenido|habido|hay|have|had|has|been|seen|sent",
    "estado|mandad[oa]s?|mandaron|citad[oa]s?|citaron|visto|puesto|pusieron|llevad[oa]s?|llevaron",
    "a|ante|en|con|la|el|de|un|una|ning[uú]n|ninguna|any|an|the|in|to|before|ever|immigration|caso|case",
  ],
  denied:
    "(?:(?:corte|juez|jueza|audiencia|nta)(?: de (?:inmigraci[oó]n|migraci[oó]n))?|court(?: case| date)?|judge|hearing)",
});

/** "No tengo corte, ¿y cuánto cuesta?": what somebody has not got is no subject where more is said. */
export const withoutCourt = (question: string): string => besides(question, denied) ?? question;

const plainly: Record<Language, string> = { es: " no tengo corte. ", en: " no court. " };

/** A reply to the two questions, with the denial in the words that their options know. */
export function deniedPlainly(question: string, { pending }: DialogueState, language: Language): string {
  if (pending === null || !denied.test(question)) return question;
  return question.replace(denied, plainly[language]).trim();
}

const ofCourt: ReadonlySet<string> = new Set(["nta-corte", "falte-a-corte", "consultar-caso-corte"]);

/** The conversation without a court that was never told of: back to what was spoken of before. */
export function outOfCourt(state: DialogueState, question: string): DialogueState {
  if (state.topic === null || !ofCourt.has(state.topic) || !denied.test(question)) return state;
  const was = (state.was ?? []).filter((topic) => !ofCourt.has(topic));
  const { spot: _spot, opened: _opened, heard: _heard, warned: _warned, ...kept } = state;
  const told = state.told?.filter((fact) => fact !== "court" && fact !== "missed");
  return {
    ...kept,
    topic: was.at(-1) ?? null,
    was: was.slice(0, -1),
    ...(told === undefined ? {} : { told }),
  };
}
