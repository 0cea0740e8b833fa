import type { Language, Topic } from "#guide/content-schema.ts";
import type { Urgency } from "#guide/safety/urgent-rules.ts";
import type { Word } from "#guide/words/normalise.ts";
import { lazyMatchers, matchesAny, type Pattern } from "#guide/words/patterns.ts";

/** What a few words more mean once the subject is known, and where the subject's own texts answer them. */
interface Carried {
  patterns: Pattern[];
  /** Sentences of the topic that answer; without any, `topic` does. */
  says: Record<Language, RegExp>;
  /** Holds only in these subjects. */
  within?: readonly string[];
  /** Words that make it another matter. */
  unless?: RegExp;
  /** Holds in all but these. */
  outside?: readonly string[];
  topic?: string;
  urgency?: Urgency;
}

/** Subjects in which something is happening to the person; a word more about them is said in the same danger. */
const dangers: Readonly<Record<string, Urgency>> = {
  "encontrar-detenido": "detained",
  fianza: "detained",
  "ice-en-mi-puerta": "door",
  "nta-corte": "court",
  "consultar-caso-corte": "court",
  "falte-a-corte": "missed",
  "check-in-ice": "deadline",
  "orden-deportacion": "order",
  "menor-no-acompanado": "child",
};
const asylum = ["asilo-general", "asilo-un-anio", "entrevista-asilo", "cuotas-asilo-2025"];
const lost = ["orden-deportacion", "nta-corte", "falte-a-corte", ...asylum];
const held = ["encontrar-detenido", "fianza", "miedo-creible"];

const carried: Carried[] = [
  {
    patterns: ["=puedo|=podria|=can|=could|=y trabajar|=work", "permiso|=permit trabajo|=work"],
    says: { es: /^$/, en: /^$/ },
    within: asylum,
    topic: "permiso-trabajo-asilo",
  },
  {
    patterns: ["=apelar|=apelo|=apelacion|=appeal"],
    says: { es: /^$/, en: /^$/ },
    within: lost,
    topic: "apelar-juez",
  },
  {
    patterns: ["=apelar|=apelo|=apelacion|=appeal"],
    says: { es: /apela|I-290B/, en: /appeal|I-290B/ },
    within: ["perdi-o-me-negaron"],
  },
  {
    patterns: ["=en|=at =mi|=my trabajo|chamba|=work|=job"],
    says: { es: /^$/, en: /^$/ },
    within: ["ice-en-mi-puerta"],
    topic: "derechos-laborales",
  },
  {
    patterns: ["=romp*|=rompieron|=tumbaron|=entraron|=metieron|=adentro|=dentro|=broke|=inside"],
    says: { es: /resistencia|abogado|firmes/, en: /resist|lawyer|sign/ },
    within: ["ice-en-mi-puerta"],
    urgency: "sign",
  },
  {
    patterns: [
      "no|=not =voy|=vamos|=vas|=va|=fui|=fuera|=ir|=asistir|=presento|=presentarme|=go|=going|=attend",
      "=faltar|=falto|=faltamos|=falta|=faltara|=skip|=miss|=missing",
    ],
    says: { es: /\bfalt[ae]s|no vas|no puedes ir|ve siempre/i, en: /\bmiss|not go|cannot go|always go/i },
  },
  {
    patterns: ["=si|=if no|=not pago|pagar|pagamos|paga|=pay"],
    says: { es: /no pagas?\b/i, en: /not pay/i },
  },
  { patterns: ["firm*|=sign|=signs|=signed|=signing"], says: { es: /\bfirm/i, en: /\bsign/i } },
  {
    patterns: [
      "=salir|=salga|=saquen|=saco|=sacamos|=sacarlo|=sacarla|=sacar|=suelten|=soltar|=bail|=bond|=released",
      "=get|=getting|=let =out",
    ],
    says: { es: /^$/, en: /^$/ },
    unless: /^(?:licencia|permiso|mica|pasaporte|cita|papeles|dinero|social|copia)$/,
    within: held,
    topic: "fianza",
  },
  {
    patterns: ["=entro|=cruzo|=vino|=entered|=crossed"],
    says: { es: /^$/, en: /^$/ },
    within: held,
    topic: "fianza",
  },
  {
    patterns: [
      "=anos|=years =aqui|=here|=viviendo|=living|=pais|=country",
      "=lleva|=llevo|=vive|=been|=lived =anos|=years",
    ],
    says: { es: /prueba \{V20|pruebas de cuánto/, en: /prove \{V20|\{V20/ },
    within: [...Object.keys(dangers), ...held],
    topic: "cancelacion-de-deportacion",
  },
  {
    patterns: [
      "=no|=not|=dont|=cannot|=cant =tengo|tenemos|alcanza|puedo|podemos|have|can|any dinero|pagar|pagarlo|=money|=pay|=afford",
      "=sin|=without =dinero|=money",
    ],
    says: { es: /^$/, en: /^$/ },
    outside: [...Object.keys(dangers), ...held],
    topic: "exencion-pago",
  },
];

const ready = carried.map((one) => ({ ...one, matchers: lazyMatchers(one.patterns) }));
/** More words than this speak for themselves. */
const mostWords = 9;
const mostSentences = 3;

export interface CarriedHit {
  /** Sentences of the present topic; null when another topic answers. */
  body: string[] | null;
  topic: string;
  urgency: Urgency | undefined;
}

/** What the words mean after the subject `topic`, or null when they mean nothing special there. */
export function carry(topic: Topic, list: readonly Word[], language: Language): CarriedHit | null {
  if (list.length > mostWords) return null;
  for (const {
    within,
    outside,
    unless,
    matchers,
    says,
    topic: other,
    urgency = dangers[topic.id],
  } of ready) {
    if (
      within?.includes(topic.id) === false ||
      outside?.includes(topic.id) ||
      !matchesAny(matchers(), list) ||
      list.some(({ text }) => unless?.test(text))
    )
      continue;
    const own = [topic.short, ...topic.answer.es.map((es, at) => ({ es, en: topic.answer.en[at] ?? "" }))];
    const body = own.map((text) => text[language]).filter((sentence) => says[language].test(sentence));
    if (body.length > 0) return { body: body.slice(0, mostSentences), topic: topic.id, urgency };
    if (other !== undefined) return { body: null, topic: other, urgency };
  }
  return null;
}

/** The danger that a subject means for the person, while it is talked about. */
export function dangerOf(topic: string | null): Urgency | undefined {
  return topic === null ? undefined : dangers[topic];
}
