/** A state that was told against the rule on bond of its federal court (V19). Server only. */

import { statesIn } from "#guide/dialogue/server-only/thread/states.ts";
import type { Thread } from "#guide/dialogue/server-only/thread/thread.ts";
import type { Language, Reply } from "#guide/types.ts";

const asksBond = /\b(?:fianza|bono|bond|lo suelten|la suelten|salir libre)\b/;

export function bondOfState(
  { mind, question, state, told, language, readings }: Thread,
  reply: Reply,
): { topic: string; lines: string[]; from: readonly string[] } | null {
  const [named] = statesIn(question);
  if (named === undefined) return null;
  const asks = readings.some((words) => asksBond.test(words));
  const open = state.topic === "fianza" && (reply.topic === "fianza" || reply.topic === null);
  const held = told.includes("detained") || reply.topic === "fianza" || state.topic === "encontrar-detenido";
  if (!open && !(asks && held)) return null;
  // The name as the register writes it in this language.
  const nameIn = (key: string) =>
    (mind.library.register.value(`V19.${key}`, language) ?? "")
      .split(/, | y | and /)
      .find((name) => statesIn(name).includes(named));
  const [against, allowed] = [nameIn("states-against"), nameIn("states-for")];
  const kind = against !== undefined ? "against" : allowed !== undefined ? "allowed" : "unsettled";
  const [first = "", ...more] = ofState[language][kind];
  const name = against ?? allowed;
  const lead = name === undefined ? first : first.replace(thatState[language], name);
  return { topic: "fianza", lines: [lead, ...more], from: ["V19"] };
}

const thatState: Record<Language, string> = { es: "ese estado", en: "that state" };

const ofState: Record<Language, Record<"against" | "allowed" | "unsettled", readonly string[]>> = {
  es: {
    against: [
      "En ese estado los jueces de migración niegan la fianza a quien entró sin permiso.",
      "El camino ahí es el habeas: un abogado va con un juez federal, y hay que buscarlo hoy, antes de que muevan a la persona a otro lugar.",
      "Si entró con visa o la dejaron pasar en un puente, dilo al abogado, porque entonces la regla es otra. Que no firme nada.",
    ],
    allowed: [
      "En ese estado las cortes federales dicen que quien entró sin permiso sí puede pedir fianza al juez, aunque eso sigue en pelea.",
      "Hay que mostrar que no es un peligro y que irá a la corte: familia, casa, trabajo y no tener delitos ayudan.",
      "La Corte Suprema aceptó revisarlo el {V19.supreme-court-review}: pide la audiencia cuanto antes con un abogado. Que no firme nada.",
    ],
    unsettled: [
      "En ese estado no hay una regla firme: muchos jueces de migración niegan la fianza a quien entró sin permiso.",
      "Se puede pedir de todos modos, y no tener arrestos, la familia y una casa ayudan; si la niegan, un abogado ve el habeas con un juez federal.",
      "Busca hoy a un abogado que lleve casos de detenidos ahí. Que no firme nada.",
    ],
  },
  en: {
    against: [
      "In that state immigration judges deny bond to people who entered without permission.",
      "The way there is habeas: a lawyer goes to a federal judge, and you must look for one today, before the person is moved elsewhere.",
      "If the person came with a visa or was let in at a port, tell the lawyer, because then the rule is another. Sign nothing.",
    ],
    allowed: [
      "In that state the federal courts say that somebody who entered without permission may ask the judge for bond, though it is still disputed.",
      "You must show no danger and that the person will go to court: family, a home, work and no crimes help.",
      "The Supreme Court agreed to review it on {V19.supreme-court-review}: ask for the hearing soon, with a lawyer. Sign nothing.",
    ],
    unsettled: [
      "In that state there is no firm rule: many immigration judges deny bond to people who entered without permission.",
      "It can be asked for all the same, and no arrests, family and a home help; if it is denied, a lawyer looks at habeas with a federal judge.",
      "Look today for a lawyer who takes detention cases there. Sign nothing.",
    ],
  },
};
