/**
 * "¿Cómo saco la ciudadanía?" while something else is open: a subject called by its bare name is one of its own, where the open one has no such thing
 * within it. A work permit, a trip or a medical exam is part of many; these are none. Server only.
 */
import { idSet } from "#guide/dialogue/server-only/ids.ts";
import { readingsOf } from "#guide/dialogue/server-only/readings.ts";
import { namedAlone } from "#guide/dialogue/server-only/second-look/named-alone.ts";
import { freshState } from "#guide/dialogue/state.ts";
import type { Mind } from "#guide/mind.ts";
import type { DialogueState } from "#guide/types.ts";

/** By subject, the open ones that mean it as a part of themselves. */
const partOf: Readonly<Record<string, ReadonlySet<string>>> = {
  "ciudadania-requisitos": idSet(
    "examen-ciudadania ciudadania-por-padres hijos-nacidos-aqui dui antecedentes divorcio-en-tramite residencia-condicional renovar-green-card viajar-advance-parole",
  ),
  "asilo-general": idSet(
    "dui antecedentes asilo-un-anio entrevista-asilo permiso-trabajo-asilo cuotas-asilo-2025 asilo-aprobado retencion-cat miedo-creible nta-corte orden-deportacion apelar-juez fianza encontrar-detenido consultar-caso-corte",
  ),
  tps: idSet("dui antecedentes"),
  daca: idSet("dui antecedentes"),
  "visa-u": idSet("vawa visa-t dui antecedentes"),
  "visa-t": idSet("vawa visa-u"),
  "sij-jovenes": idSet("menor-no-acompanado"),
  "taxes-itin": idSet("seguro-social"),
  "licencia-manejar": idSet("dui"),
  "prometido-k1": idSet("pedir-esposo"),
};

/** The state as at a beginning, with what was told of oneself; null where the message goes on with what is open. */
export function asOwnSubject(mind: Mind, spoken: string, state: DialogueState): DialogueState | null {
  const { topic, pending, crisis, told, dates } = state;
  if (topic === null || pending !== null || crisis !== undefined) return null;
  const text = mind.hear?.(spoken) ?? spoken;
  const name = namedAlone(readingsOf(text, mind.search.readAll(text)));
  if (name?.topic === undefined || !name.wish || name.topic === topic) return null;
  const parts = partOf[name.topic];
  if (parts === undefined || parts.has(topic)) return null;
  return {
    ...freshState(),
    ...(told === undefined ? {} : { told }),
    ...(dates === undefined ? {} : { dates }),
  };
}
