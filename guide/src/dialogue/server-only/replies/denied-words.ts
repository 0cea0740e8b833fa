/**
 * "Nunca me han detenido ni me han abierto caso, tampoco hay orden": what is said not to be leads nowhere. Only closed words may stand between
 * a denial and what it denies, so that "no tengo papeles y tengo orden" keeps its order. Server only.
 */
import type { Word } from "#guide/words/normalise.ts";

const denials = new Set(
  "no nunca jamas ni tampoco sin never not nobody nadie without neither nor none dont didnt havent wasnt isnt".split(
    " ",
  ),
);
const between =
  /^(?:yo|me|nos|le|lo|la|les|los|las|se|i|we|us|him|her|it|tengo|tenemos|tiene|tienen|he|hemos|ha|han|hay|habia|tuve|tuvo|tenido|habido|have|had|has|been|was|were|got|gotten|seen|sent|any|an?|the|in|to|of|by|ever|yet|todavia|aun|de|a|al|en|con|por|un|una|el|ningun|ninguna|ningunos|mi|my|caso|case|abierto|abierta|immigration|migracion|inmigracion|estado|sido|mandado|mandaron|citado|citaron|puesto|dado|dieron|do|not|no|nada|or|o|ni|went|gone|come|even|once|volver|vuelto)$/;
const object =
  /^(?:ordene?s?|orders?|deportacion\w*|deportad[oa]s?|deportaron|deporto|deported|deportation|removal|removed|cortes?|court|juez|jueza|judge|audiencias?|hearings?|nta|arrest\w*|arest\w*|detenid[oa]s?|detuv\w*|detained|miedo|fear|afraid|asilo|asylum|peticion\w*|petition\w*|victima|victim|sali|salido|salimos|volvi|vuelto|regrese|regresado|left|back|returned)$/;
const mostBetween = 6;
/** "Familia aquí no tengo, tengo miedo": the same verb again begins anew. */
const has = /^(?:tengo|tenemos|tiene|tienen)$/;

/** The words that remain when what is denied is taken out, with its denial. */
export function withoutDenied(list: readonly Word[]): readonly Word[] {
  const out = new Set<number>();
  for (let start = 0; start < list.length; start += 1) {
    if (!denials.has(list[start]?.text ?? "")) continue;
    const end = deniedUntil(list, start);
    for (let at = start; at <= end; at += 1) out.add(at);
  }
  return out.size === 0 || out.size === list.length ? list : list.filter((_, at) => !out.has(at));
}

/** Place of the last thing that the denial at `start` takes back; before it where it takes back none. */
function deniedUntil(list: readonly Word[], start: number): number {
  let last = start - 1;
  for (let at = start + 1; at < list.length && at - Math.max(last, start) <= mostBetween; at += 1) {
    const word = list[at]?.text ?? "";
    if (has.test(word) && list[at - 1]?.text === word) break;
    if (object.test(word)) last = at;
    else if (!between.test(word)) break;
  }
  return last;
}
