/** The rule that a bare fact decides: a row of the printed table, the sentence that names its state, another situation's own. Server only. */
import { opposes } from "#guide/dialogue/server-only/thread/agree.ts";
import { meets } from "#guide/dialogue/server-only/thread/concepts.ts";
import type { Case } from "#guide/dialogue/server-only/thread/fresh.ts";
import { isBarePlace, statesIn } from "#guide/dialogue/server-only/thread/states.ts";
import { fromTable } from "#guide/dialogue/server-only/thread/table.ts";

/** Rules that differ from state to state. */
export const byState: ReadonlySet<string> = new Set(
  "licencia-manejar escuela-emergencia carga-publica fianza dui antecedentes estudiante-f1 daca buscar-abogado ice-en-mi-puerta derechos-laborales sij-jovenes taxes-itin encontrar-detenido".split(
    " ",
  ),
);

/** The row of a printed table, or the sentence that names this state, even when it was told before. */
export function byRule({ thread, open }: Case): string[] | null {
  const { mind, language, question, state } = thread;
  const own = [...new Set([open.topic, open.parent])].flatMap((topic) => [
    topic.short[language],
    ...topic.answer[language],
    ...Object.values(topic.followUps).flatMap((one) => one?.[language] ?? []),
  ]);
  const lines = own.map((line) => mind.library.register.fill(line, language));
  const row = fromTable(lines, question, state.opened ?? "", language);
  if (row !== null) return row;
  const named = isBarePlace(thread.readings[0] ?? "") ? statesIn(question) : [];
  const ofState = lines.find((line) => named.some((one) => statesIn(line).includes(one)));
  if (ofState !== undefined) return [ofState];
  // Of a state that is not named, what depends on the state.
  const differs =
    named.length > 0 && byState.has(open.parent.id) ? lines.find((line) => ofStates.test(line)) : undefined;
  return differs === undefined ? null : [differs];
}
const ofStates =
  /\b(?:en (?:muchos|algunos|ciertos|otros|casi todos los) estados|tu estado|(?:in )?(?:many|some|certain|other|most) states|your state)\b/i;

/** "Si ...": a sentence of another situation of this topic that begins with what was told. */
export function ofSpots({ thread, open }: Case): string[] {
  const { mind, language, readings, near } = thread;
  // "No tengo antecedentes" meets no condition.
  if (denied.test(readings[0] ?? "")) return [];
  const others = near(open.parent.id).filter(({ id }) => id !== open.spot);
  const lines = others.flatMap(({ short, answer }) => [short[language], ...answer[language]]);
  return lines
    .filter((line) => conditional.test(line) && meets(line.split(",")[0] ?? "", readings))
    .map((line) => mind.library.register.fill(line, language))
    .filter((line) => !opposes(line, thread))
    .slice(0, 1);
}
const denied = /\b(?:no|ni|sin|nunca|jamas|never|without|dont|didnt|hasnt|havent)\b/;
const conditional = /^(?:Si|Con|If|With)\b/;
