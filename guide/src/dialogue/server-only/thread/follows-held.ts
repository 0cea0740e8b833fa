/** What a few words mean of who speaks from detention: told to the one who is held, and not to a family that looks for somebody. Server only. */
import { idSet } from "#guide/dialogue/server-only/ids.ts";
import { askedWhileHeld } from "#guide/dialogue/server-only/outright/held-self.ts";
import type { Follow } from "#guide/dialogue/server-only/thread/follows-table.ts";
import { selfHeld } from "#guide/dialogue/server-only/told/held-self.ts";

const there = idSet(
  "encontrar-detenido fianza miedo-creible salida-voluntaria buscar-abogado asilo-general orden-deportacion nta-corte exencion-pago hijos-nacidos-aqui",
);

const follow = (tell: string, said: RegExp): Follow => ({
  open: there,
  told: ["heldSelf"],
  said,
  tell,
  urgency: "sign",
});

export const heldFollows: readonly Follow[] = [
  {
    open: there,
    opened: selfHeld,
    said: /\b(?:(?:ya )?me (?:soltaron|dejaron (?:ir|salir|libre)|liberaron)|ya (?:sali|estoy (?:libre|afuera|fuera|en (?:mi )?casa))|they (?:let me (?:go|out)|released me)|i(?: a)?m (?:out|free|home) now|i got out)\b/,
    tell: "let-go",
  },
  follow("held-self-children", askedWhileHeld.children),
  follow("held-self-sick", askedWhileHeld.sick),
  follow("held-self-papers", askedWhileHeld.papers),
  follow("held-self-fear", askedWhileHeld.fear),
  follow("held-self-flight", askedWhileHeld.flight),
  follow("held-self-bond", askedWhileHeld.bond),
  follow("held-self-lawyer", askedWhileHeld.lawyer),
  follow("held-self-family", askedWhileHeld.family),
  follow("held-self-how-long", askedWhileHeld.howLong),
  follow("held-self", askedWhileHeld.whoToCall),
  follow(
    "held-self",
    /^(?:(?:y|pero|ahora|entonces|pues|oiga|and|so|but|now|then) )*(?:que (?:hago|puedo hacer|sigue|me va a pasar|va a pasar|digo|les digo)|what (?:do|can|should) i (?:do|say)|what (?:now|happens (?:now|next|to me)))\b(?: \w+){0,3}$/,
  ),
];
