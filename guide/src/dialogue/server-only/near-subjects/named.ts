/** Words that name one subject only, and the written answer that it begins with (`faq/named-items.ts`). Server only; of cleaned text. */
import type { Decision } from "#guide/dialogue/server-only/near-subjects/near-subjects.ts";

/** One of the five grounds of asylum, by its name in the law. */
export const particularGroup =
  /\b(?:particular social group|social group|grupo social(?: (?:particular|determinado))?|psg)\b/;

/** The two visas of victims side by side. */
export const uOrT: readonly RegExp[] = [
  /\b(?:visas? [ut] (?:y|o|and|or)(?: (?:la|the|a|visa))* [ut]|[ut] (?:visas? )?(?:y|o|and|or|from|vs)(?: (?:la|the|a|visa))* [ut](?: visas?)?)\b/,
  /\b(?:diferen[cs]ias?|difference|differ|distint[ao]s?|lo mismo|the same|cual (?:me )?conviene|cual es mejor|which (?:one )?is better)\b/,
];

/** Asked how or where asylum is asked for, and not as what somebody comes. */
export const asksForAsylum =
  /(?<!\b(?:por|as|by|from) )\b(?:como|donde|(?:en|a) (?:que|cual) oficina|con quien|ante quien|how|where)(?: (?:se|es|puedo|podemos|puede|debo|debemos|tengo|tenemos|hay|que|hago|hacemos|le|para|pa|uno|yo|voy|vamos|a|ir|do|does|can|should|would|i|we|you|one|go|to))* (?:solicit\w+|pid[eo]\w*|pedir|met[eo]\w*|meter|present\w+|entreg\w+|aplic\w+|apply|ask|file)(?: (?:el|por|para|al|un|for|my|su|mi))* (?:asilo|asylum)\b/;

/** The brother or sister who petitioned, and the land they live in now. */
export const siblingMovedAway: readonly RegExp[] = [
  /\b(?:mi|my) (?:\w+ )?(?:herman[oa]|brother|sister)\b/,
  /\b(?:me (?:pidio|peticiono|metio)|pid\w+|petition\w*|sponsored|filed|i ?130|f ?4)\b/,
  /\b(?:moved|went|lives?|living|back|se (?:fue|mudo|regreso|cambio|vino)|vive|viviendo)\b(?: \w+){0,4} (?:mexico|guatemala|honduras|el salvador|nicaragua|colombia|venezuela|ecuador|peru|cuba|republica dominicana|espana|canada|su pais|(?:otro|another) (?:pais|country)|abroad|overseas)\b/,
];

/** A child that was forgotten in one's own papers, or kept from them. */
export const childLeftOut: readonly RegExp[] = [
  /\b(?:(?:a )?(?:un|una|mi|mis|otro|otra|el|al) (?:otr[oa] )?h?ij[oa]s?|my (?:other )?(?:son|daughter|child|kids?))\b/,
  /\b(?:se me (?:olvido|paso) (?:poner|anotar|decir|incluir|mencionar)\w*|no (?:l[oa]s? )?(?:puse|anote|declare|mencione|dije|inclui)|(?:escond|call|ocult|omit)\w+(?: \w+){0,2} h?ij[oa]|forgot to (?:put|list|include|mention)|(?:didnt|did not|never) (?:put|list|include|mention)|left (?:him|her|my \w+) (?:off|out))\b/,
];

/** Before all that a word of theirs is taken for. */
export const namedDecisions: readonly Decision[] = [
  {
    // A word of asylum's law, and no number of the social security.
    topic: "asilo-general",
    said: particularGroup,
    over: "seguro-social notarios-fraude taxes-itin retencion-cat miedo-creible entrevista-asilo",
    settles: true,
  },
  { topic: "visa-t", said: uOrT, over: "visa-u vawa", settles: true },
  {
    // How and where it is asked for, whatever is told before.
    topic: "asilo-general",
    said: asksForAsylum,
    unless:
      /\b(?:permiso de trabajo|work permit|i ?765|aprob\w+|granted|gan(?:e|o|amos)|neg\w+|denied|pendiente|pending|ya (?:lo )?(?:pedi|meti|mande)|corte|court|juez|judge|cuota|fee|cuanto (?:cuesta|se paga)|reno[vb]\w+)\b/,
    over: "permiso-trabajo-asilo asilo-un-anio entrevista-asilo asilo-aprobado",
    settles: true,
  },
  {
    // The sibling who petitioned lives abroad by now.
    topic: "pedir-hermanos",
    said: siblingMovedAway,
    over: "inmediato-vs-preferencia murio-peticionario residencia-condicional proceso-consular estado-del-caso hijos-hijastros",
    settles: true,
  },
  {
    // A child that was left out of one's own papers.
    topic: "hijos-hijastros",
    said: childLeftOut,
    unless: /\b(?:taxes|impuestos|escuela|school|arrest\w*|seguro|medicaid|adrede para|para que no)\b/,
    over: "hijos-nacidos-aqui falte-a-corte castigo-3-10-perdon asilo-general proceso-consular antecedentes inmediato-vs-preferencia biometricos pedir-papas",
    settles: true,
  },
];
