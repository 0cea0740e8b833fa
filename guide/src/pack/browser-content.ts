import type { BilingualList, GuideContent, SafetyContent } from "#guide/content.ts";
import type {
  Category,
  Form,
  FormFee,
  Glossary,
  RegisterEntry,
  Situation,
  Topic,
} from "#guide/content-schema.ts";
import { always, type Codec, flag, many, mapped, maybe, record, text } from "#guide/pack/codec.ts";

/**
 * What of the content a browser needs to answer questions, and how it is packed. Left out: notices (the
 * letters load them), misspellings that hearing and spelling repair read without them, fillers, which weigh next to nothing in a search, red flags and related topics (ground for a model, which runs on the server),
 * clarifying questions of topics that never ask back, what a form is for (its topic says it), and what only the forms page shows.
 */
const texts = many(text);
const both = record<{ es: string; en: string }>({ es: text, en: text });
const lists = record<BilingualList>({ es: texts, en: texts });
const none = (): BilingualList => ({ es: [], en: [] });
const category = text as unknown as Codec<Category>;

const clarify = record<Topic["clarify"][number]>({
  question: both,
  options: many(
    record<Topic["clarify"][number]["options"][number]>({
      label: both,
      says: lists,
      changes: both,
      goTo: maybe(text),
    }),
  ),
});

/** Most addresses are pages of USCIS: said once. */
const uscis = "https://www.uscis.gov/";
const address = mapped<string, string>(
  text,
  (url) => (url.startsWith(uscis) ? url.slice(uscis.length) : url),
  (said) => (said.startsWith("https:") ? said : uscis + said),
);

/** Missing parts stay missing. */
function sometimes<Value>(codec: Codec<Value>): Codec<Value | undefined> {
  return mapped<Value | undefined, Value[]>(
    many(codec),
    (value) => (value === undefined ? [] : [value]),
    ([value]) => value,
  );
}

const topic = record<Topic>({
  id: text,
  code: always(() => ""),
  category,
  title: both,
  variants: lists,
  short: both,
  answer: lists,
  keep: mapped<Topic["keep"], string>(
    text,
    (places = []) => places.join(""),
    (places) => Array.from(places, Number),
  ),
  clarify: many(clarify),
  followUps: record<Topic["followUps"]>({
    cost: sometimes(both),
    time: sometimes(both),
    family: sometimes(both),
    work: sometimes(both),
    travel: sometimes(both),
    documents: sometimes(both),
  } as never),
  forms: texts,
  steps: lists,
  redFlags: always(none),
  urgent: flag,
  sources: many(record<Topic["sources"][number]>({ title: both, url: address, checked: text })),
  register: texts,
  related: always(() => []),
});

const situation = record<Situation>({
  id: always(() => ""),
  topic: text,
  asked: texts,
  unless: texts,
  next: texts,
  short: both,
  answer: lists,
  forms: maybe(texts),
  lawyer: flag,
  urgency: maybe(text) as unknown as Codec<Situation["urgency"]>,
  browser: always(() => undefined),
  decisive: always(() => undefined),
  gap: always(() => undefined),
  register: always(() => []),
});

/** Prices that depend stay on the server: a browser tells what the topic says of the form's price, else where it stands. */
const fee = mapped<FormFee, { is: string; value: string }>(
  record({ is: text, value: text }),
  (one) => {
    if (one.is === "register") return { is: one.is, value: one.value };
    if (one.is === "free") return { is: one.is, value: one.register ?? "" };
    return { is: "page", value: (one.is === "page" && one.url) || "" };
  },
  ({ is, value }) => {
    if (is === "register") return { is, value };
    return is === "free" ? { is, register: value || null } : { is: "page", url: value || null };
  },
);

const form = record<Form>({
  id: text,
  title: both,
  aliases: record<BilingualList>({ es: texts, en: always(() => []) }),
  who: always(() => ({ es: "", en: "" })),
  agency: text as unknown as Codec<Form["agency"]>,
  category,
  page: text,
  pdf: always(() => null),
  filename: always(() => null),
  where: text as unknown as Codec<Form["where"]>,
  fee,
  parts: always(() => undefined),
  companions: always(() => []),
  checked: text,
});

const entries = mapped<RegisterEntry["values"], { key: string; es: string; en: string }[]>(
  many(record({ key: text, es: text, en: text })),
  (values) => Object.entries(values).map(([key, value]) => ({ key, ...value })),
  (list) => Object.fromEntries(list.map(({ key, es, en }) => [key, { es, en }])),
);

const register = record<RegisterEntry>({
  id: text,
  title: both,
  asOf: text,
  confidence: always(() => "high" as const),
  source: record<RegisterEntry["source"]>({ title: both, url: address }),
  caution: maybe(both),
  cautionFor: sometimes(texts),
  values: entries,
});

const synonym = record<Glossary["synonyms"][number]>({
  term: text,
  language: always(() => "es" as const),
  said: texts,
  meaning: always(() => null),
});

export const browserContent = record<
  Omit<
    GuideContent,
    | "learned"
    | "alarms"
    | "ear"
    | "hints"
    | "heard"
    | "two"
    | "hear"
    | "aside"
    | "besides"
    | "look"
    | "faq"
    | "prepare"
    | "aboutFaro"
    | "free"
  >
>({
  topics: many(topic),
  situations: many(situation),
  forms: many(form),
  notices: always(() => []),
  register: many(register),
  glossary: record<Glossary>({
    synonyms: many(synonym),
    misspellings: always(() => ({})),
    doors: always(() => undefined),
    fillers: always(none),
  }),
  triggers: record<GuideContent["triggers"]>({ legalisation: lists, nonTriggers: lists }),
  safety: record<SafetyContent>({
    urgent: lists,
    crisis: record<SafetyContent["crisis"]>({
      violence: lists,
      trafficking: lists,
      selfharm: lists,
      lost: lists,
      minor: lists,
      threat: lists,
    }),
    refuse: record<SafetyContent["refuse"]>({
      forge: lists,
      lie: lists,
      "sham-marriage": lists,
      evade: lists,
    }),
    offtopic: lists,
    injection: lists,
  }),
});
