/** Later turns whose near answer would cost somebody dear, as readers with fresh eyes found them. Part of `follows-table.ts`. Server only. */
import { idSet } from "#guide/dialogue/server-only/ids.ts";
import type { Follow } from "#guide/dialogue/server-only/thread/follows-table.ts";

const crossed =
  /\b(?:entre|cruce|vine|pase|brinque|entered|crossed|came)\b(?: \w+){0,3} (?:por|sin|through|without|across)(?: \w+){0,2} (?:rio|cerro|desierto|monte|frontera|linea|visa|papeles|inspeccion|river|desert|border|papers|inspection)\b|\bmojad[oa]\b/;
const neverSaidFear =
  /\b(?:(?:nunca|no|jamas) (?:le |les )?(?:dije|conte|puse|he dicho)|never (?:said|told)|(?:didnt|did not) (?:say|tell))\b(?: \w+){0,6} (?:miedo|temor|peligro|amenaz\w+|afraid|fear|danger|threat\w*)\b/;

export const harmFollows: readonly Follow[] = [
  {
    // Whoever is struck at home needs nobody's petition, and how she came in hardly matters.
    open: idSet("vawa"),
    said: crossed,
    unless: /\b(?:veces|twice|otra vez|de nuevo|again|deport\w+|orden|order|regrese|volvi)\b/,
    without: ["reentry", "twice", "deported", "order"],
    items: ["vawa/entered-with-visa-or-crossed"],
    amid: true,
    waits: true,
  },
  {
    // A story that somebody else wrote: nothing is to be said of a fear that there never was.
    open: idSet("notarios-fraude preparer-untrue llamadas-estafa"),
    said: neverSaidFear,
    tell: "preparer-untrue",
  },
  {
    open: idSet("hijos-hijastros ciudadania-por-padres pedir-papas sij-jovenes"),
    said: /^(?=.*\b(?:visa de turista|tourist visa|visitor visa|de visita|to visit)\b)(?=.*\b(?:adopt\w*|tra(?:er|emos|igo|erla|erlo|igan)|la traemos|lo traemos|bring)\b)/,
    items: ["hijos-hijastros/m-wait-here-on-tourist-visa"],
  },
  {
    open: idSet("taxes-itin"),
    said: /\b(?:preparador[ae]?|prepara|contador[a]?|tax (?:man|lady|guy)|preparer|accountant)\b.*\b(?:que ponga|poner|pon|put|claim|add)\b.*\b(?:sobrin[oa]s?|dependientes?|hij[oa]s? de|nieces?|nephews?|dependents?)\b/,
    items: ["taxes-itin/bad-preparer"],
  },
  {
    // The card is lost and the permit is not.
    open: idSet(
      "documentos-perdidos permiso-trabajo-asilo permiso-trabajo-general renovar-permiso-extension",
    ),
    opened: /\b(?:perdi|perdio|robaron|extravi\w+|lost|stole|stolen)\b/,
    said: /\b(?:puedo|podria|can i|may i)\b(?: \w+){0,2} (?:seguir |keep )?(?:trabaj\w+|work\w*)\b/,
    unless: /\b(?:vencid[oa]|ya (?:se )?vencio|expired)\b/,
    items: ["documentos-perdidos/card-lost-work"],
  },
];
