/**
 * What cannot wait for another page, and what somebody who was cheated writes: heard in her words alone, whatever the
 * search makes of them.
 */

import { type Officers, officersIn } from "@faro/guide/safety/server-only/cries/officers.ts";
import { words } from "@faro/guide/words/normalise.ts";
import { compile, type Matcher, matchesAny } from "@faro/guide/words/patterns.ts";

const all = (patterns: string[], gap?: number): Matcher[] => patterns.map((pattern) => compile(pattern, gap));

/** The fear is of using Faro itself. */
const ofFaro = all([
  "=faro|=app|=aplicacion|=pagina|=sitio|=site|=website|=page|=esto|=escribo|=escribir|=ustedes|=usar|=usarla|=preguntar|=preguntas|=pregunto|=using|=write|=type",
  "=will|=do|=are|=can =you",
]);

const cheatWords = "estafa*|=fraude|=fraudes|=scam|=scams|=scammed|=scammer|=scamming|=fraud|=defrauded";
const helper =
  "=abogado|=abogada|=notario|=notaria|=licenciado|=licenciada|=agente|=lawyer|=attorney|=notary|=cita|=appointment";
const cash = "=dinero|=feria|=lana|=pago|=ahorros|=money|=cash|=savings";
const cheated = [
  ...all([cheatWords, `=falso|=falsa|=fake ${helper}`, `${helper} =falso|=falsa|=fake`]),
  ...all(
    [
      `=robo|=robaron|=quedo|=quedaron|=quito|=quitaron|=saco|=sacaron|=stole|=took|=kept ${cash}|=dolares|=dollars`,
      `${helper} =robo|=engano|=enganaron|=cheated|=tricked|=robbed`,
      `=vendieron|=vendio|=sold =falso|=falsa|=falsos|=falsas|=fake`,
      `=piden|=pide|=pidio|=pidieron|=pidiendo|=quieren|=quiere|=asked|=ask|=asking|=want|=wants =tarjetas|=gift|=zelle|=bitcoin|=deposite|=depositar|=depositarles|=transferencia|=western`,
      "=pague|=pagamos|=cobro|=cobraron|=paid|=charged =desaparecio|=desaparecieron|=contesta|=bloqueo|=disappeared|=vanished|=blocked",
    ],
    5,
  ),
];
/** What is said of money that went, or is asked for. */
const losing = all([
  "=pague|=pagamos|=pago|=paid|=pay|=cobro|=cobra|=dolares|=dollars|=dinero|=money|=regresar|=devuelve|=amenazan|=amenaza|=threaten",
]);
const marriage = all(["=matrimonio|=casarse|=casarme|=caso|=casados|=boda|=marriage|=marrying|=married"]);

/** Officers at hand, unless the fear is of Faro. */
export function iceNowIn(question: string): Officers | null {
  const text = words(question);
  return matchesAny(ofFaro, text) ? null : officersIn(text);
}

/** The writer fears what Faro itself does with her words. */
export const fearsFaro = (question: string): boolean => matchesAny(ofFaro, words(question));

/** She speaks of money that went to somebody or is asked of her; not by Faro. */
export const losesMoney = (question: string): boolean => matchesAny(losing, words(question));

/** She was cheated, or somebody tries to; not by Faro, and no marriage. */
export function cheatedIn(question: string): boolean {
  const text = words(question);
  return matchesAny(cheated, text) && !matchesAny(ofFaro, text) && !matchesAny(marriage, text);
}
