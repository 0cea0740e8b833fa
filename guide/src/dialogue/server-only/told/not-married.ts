/** A boyfriend or girlfriend with papers is no spouse: whoever names one and no wedding is told so, whatever is open. Server only. */
import { tell } from "#guide/dialogue/server-only/thread/say.ts";
import type { Settled, Thread } from "#guide/dialogue/server-only/thread/thread.ts";

const partner = "(?:novi[oa]|boyfriend|girlfriend)";
const withPapers = "(?:ciudadan[oa]|american[oa]?|gring[oa]|residente|us citizen|citizen|resident)";
/** Little else is said than who they are. */
const said = new RegExp(
  `^(?:(?:pero|es que|y|pues|but|and|so|well) )*(?:tengo (?:un |una )?|i have an? |mi |my )${partner}(?: (?:que|who|es|is|s|si|el|ella|he|she|ya|an?|una?|aqui|tiene|has|us|americano|americana|american)){0,4} ${withPapers}(?: (?:americano|americana|de aqui|here))?$`,
);

export function notMarried(thread: Thread): Settled | null {
  if (!thread.readings.some((words) => said.test(words))) return null;
  const told = tell(thread, "partner-unmarried");
  return told === null ? null : { ...told, adds: false };
}
