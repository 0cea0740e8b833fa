/** Guards by whose case it is: who is held, and who may not come back by the way that they think of. Server only. */
import { idSet } from "#guide/dialogue/server-only/ids.ts";
import type { Guard } from "#guide/dialogue/server-only/told/guards.ts";

export const personGuards: readonly Guard[] = [
  ...(
    [
      ["encontrar-detenido", "held-self"],
      ["asilo-general asilo-un-anio miedo-creible", "held-self-fear"],
      ["salida-voluntaria", "held-self-papers"],
      ["buscar-abogado", "held-self-lawyer"],
      ["fianza", "held-self-bond"],
    ] as const
  ).map(
    ([over, spot]): Guard => ({
      facts: ["heldSelf"],
      over: idSet(over),
      whole: true,
      tell: spot,
      urgency: "sign",
    }),
  ),
];
