/** Wording that must never reach a reader, with the reason shown to the writer. */
import type { Topic } from "../../guide/src/content-schema.ts";
import { sentencesOf } from "../../guide/src/readability.ts";
import { forbidden, type Problem } from "./guide-rules.ts";

/** Programs that a government opens and ends; a sentence that says how one stands needs its day. */
const program =
  /\b(?:TPS|DACA|CHNV|parole|CBP One|I-220A|refugiados|refugee program|premium|Keeping Families|lotería|lottery)\b/i;
/** Subjects that are such a program, so that their sentences need not name it. */
const programs = new Set(
  "tps daca chnv-parole-fin parole-humanitario parole-militar refugiados residencia-cubanos loteria-visas".split(
    " ",
  ),
);
/** "Ve hoy con un abogado" says when to act; "hoy no avanza" says how a program stands: it has a verb of what is so. */
const present = /(?<!\bde )\b(?:hoy|actualmente|por ahora)\b/i;
const stands =
  /(?<!\p{L})(?:es|son|está|están|hay|existe|sigue|siguen|puede|pueden|dan?|tienen?|renuevan?|avanzan?|tramitan?|reciben?|dejan?|frena|alarga|queda|vale|cuenta|sirve|abre)(?!\p{L})/iu;
const advises = /\babogad/i;
const presentEnglish =
  /\bcurrently\b|\btoday (?:it|they|the|only|no|nobody|there|renewals|does|is|are)\b|\bfor now (?:it|they|the|there|no)\b/i;

/** Whether a sentence tells how a program stands "today", without a mark of the register that would print the day. */
export function isUndated(sentence: string, topic: string): boolean {
  if (/\{V\d{2}/.test(sentence) || !(programs.has(topic) || program.test(sentence))) return false;
  const clauses = sentence.split(/[,;:.]/);
  return (
    presentEnglish.test(sentence) ||
    clauses.some(
      (clause) => present.test(clause) && stands.test(clause.replace(present, "")) && !advises.test(clause),
    )
  );
}

/** What is wrong with a text that readers are shown; `topic` is the subject it belongs to. */
export function wordingOf(text: string, topic: string): string[] {
  const undated = sentencesOf(text).some((sentence) => isUndated(sentence, topic));
  return [
    ...forbidden.filter(({ pattern }) => pattern.test(text)).map(({ reason }) => `${reason}: "${text}"`),
    ...(undated
      ? [`how a program stands needs a mark of the register, "{V25.status}" or "{V25}": "${text}"`]
      : []),
  ];
}

/** Every text of a topic with the path it stands at. */
export function* texts(value: unknown, path = ""): Generator<[string, string]> {
  if (typeof value === "string") yield [path, value];
  else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* texts(item, `${path}[${index}]`);
  } else if (value !== null && typeof value === "object") {
    for (const [key, item] of Object.entries(value)) yield* texts(item, path === "" ? key : `${path}.${key}`);
  }
}

const shownParts = /^(title|short|answer|clarify|followUps|steps|redFlags)/;

export function wordingProblems(file: string, id: string, told: Pick<Topic, "short" | "answer">): Problem[] {
  const problems: Problem[] = [];
  for (const [path, value] of texts(told)) {
    if (!shownParts.test(path) || path.includes(".says.") || path.endsWith(".goTo")) continue;
    for (const reason of wordingOf(value, id)) problems.push({ file, message: `${path}: ${reason}` });
  }
  for (const language of ["es", "en"] as const) {
    for (const [index, sentence] of told.answer[language].entries()) {
      if (sentencesOf(sentence).length !== 1) {
        problems.push({
          file,
          message: `answer.${language}[${index}]: one sentence per item: "${sentence}"`,
        });
      }
    }
    if (sentencesOf(told.short[language]).length !== 1) {
      problems.push({ file, message: `short.${language}: one sentence` });
    }
  }
  return problems;
}
