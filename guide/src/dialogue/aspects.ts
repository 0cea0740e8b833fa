import type { Word } from "#guide/words/normalise.ts";
import { lazyMatchers, matchesAny, type Pattern } from "#guide/words/patterns.ts";

/** What about a topic a question asks for. The first six are keys of `topic.followUps`. */
export type Aspect = "cost" | "time" | "family" | "work" | "travel" | "documents" | "next" | "again";

const rules: [Aspect, Pattern[]][] = [
  [
    "cost",
    [
      "cuanto|cuantos =me|se|hay|tengo|dinero|le|es|van|cuesta cuesta|vale|cobran|sale|paga|pago|pagar|cobrar|costo|costar|dinero|dolares|gasto",
      "cuanto|cuantos =me|=se|=le|=nos|=la|=el|=mi|=una|=un vale|sale|cobran|pago|pagar",
      "cuesta|costo|costos|precio|precios|tarifa|tarifas|cuota|cuotas|cobran|barato",
      "cost|costs|fee|fees|price|expensive",
      "how =much",
      "how =much =does|is|do =it|that|this =cost",
      "=y|=and|=pero =cuanto =es|=seria",
      "tengo|hay|need|have =que|to pagar|pay",
    ],
  ],
  [
    "time",
    [
      "cuanto|cuantos|que =se|tiempo|dias|meses|anos|me|va|plazo|dura tarda|tardan|demora|dura|tiempo|toma|lleva|espero|esperar|meses|anos|plazo|tardar|tardara",
      "tarda|tardan|demora|demoran|tardado",
      "cuanto|cuantos =hay|debo|se|tengo|me|nos|le esperar|espera|espero",
      "cuanto =me|=nos|=le =falta|=faltaria",
      "cuando =me|lo|la|se|ya llega|dan|dara|resuelven|contestan|sale",
      "how =long",
      "how =long =does|will|do|would =it|that|this =take|takes|last",
      "processing =time",
      "wait =time",
    ],
  ],
  [
    "family",
    [
      "mi|mis|my esposa|esposo|marido|senora|hijo|hijos|hija|hijas|familia|papas|mama|papa|hermano|hermana|hermanos|pareja|wife|husband|kids|children|son|daughter|family|parents|mother|father|spouse|ninos|nino|bebe",
      "familia|family",
    ],
  ],
  ["work", ["trabajar|trabajo|permiso|work|job|chambear|chamba|empleo|trabaja"]],
  [
    "travel",
    [
      "viajar|viaje|viajo|travel|trip|fly|visitar",
      "salir|salgo|leave|ir|irme =del|de|a|the|mi pais|country|fuera|mexico|outside|tierra",
      "fuera =del pais",
      "ir|voy|ire|vamos|go =a|to =verlo|=verla|=verlos|=verlas|=visitarlo|=visitarla|=visitarlos|=visitarlas|=see",
    ],
  ],
  [
    "documents",
    [
      "documentos|papeles|pruebas|requisitos|evidencia|documents|evidence|proof|requirements|paperwork",
      "que|what =tengo|necesito|llevo|ocupo|mando|papeles|piden|documents|que|do|should =que|i|llevar|mandar|need|to|bring llevar|necesito|mandar|ocupo|llevo|mando|piden|need|bring|send",
      "que =necesito|ocupo|llevo|piden|mando",
      "what =do =i =need",
    ],
  ],
  [
    "next",
    [
      "que =sigue|mas|hago|sigo",
      "y|and =luego|despues|then|ahora|now|entonces",
      "what =next|else|now|then",
      "cual|what =es|is =el|the siguiente|next",
      "como =le|lo|empiezo|hago|start hago|empiezo|inicio",
      "por =donde empiezo",
    ],
  ],
  [
    "again",
    [
      "no =entendi|entiendo|comprendo|capto",
      "repite|repiteme|explica|explicame|explicar|otra|repeat|explain|again|mas =vez|mejor|facil|mas|despacio|it|claro|that",
      "do|did =not understand",
      "como|que|what =me|did|you|es|lo dijiste|dices|dijo|=said|=say|asi|preguntaste",
    ],
  ],
];

export const aspectPatterns: Pattern[] = rules.flatMap(([, patterns]) => patterns);

const compiled = rules.map(([aspect, patterns]) => [aspect, lazyMatchers(patterns)] as const);

/** Every aspect the words ask for, in the order above. */
export function aspectsOf(list: readonly Word[]): Aspect[] {
  return compiled.filter(([, matchers]) => matchesAny(matchers(), list)).map(([aspect]) => aspect);
}

const aspectVocabulary = new Set(
  rules.flatMap(([, patterns]) => patterns.flatMap((pattern) => pattern.split(/[\s|=*]+/).filter(Boolean))),
);

/** True for words that only name an aspect ("cuesta", "esposa"), so they do not name a new subject. */
export function isAspectWord(text: string): boolean {
  return aspectVocabulary.has(text);
}
