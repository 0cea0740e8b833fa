/**
 * Shapes of everything under `guide/content/`. Validated by `npm run check` (tools/check-guide.ts),
 * so the running code may trust the content without parsing it again.
 */
import * as z from "zod/mini";

export const languages = ["es", "en"] as const;
export type Language = (typeof languages)[number];

/** History categories of the spec (part 1, section 3), without the filter's "todas". */
export const categories = ["residencia", "asilo", "trabajo", "familia", "otros"] as const;
export type Category = (typeof categories)[number];

const text = z.string().check(z.trim(), z.minLength(1));
const isoDate = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const slug = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));
const httpsUrl = z.string().check(z.regex(/^https:\/\/[^\s]+$/));

/** The same words in both languages. */
const bilingual = z.strictObject({ es: text, en: text });
const bilingualList = z.strictObject({ es: z.array(text), en: z.array(text) });
const oneOrTwo = z.array(text).check(z.minLength(1), z.maxLength(2));
const bilingualLines = z.strictObject({ es: oneOrTwo, en: oneOrTwo });

/**
 * An official page, and the day as of which its facts are known to us: taken from stored copies and transcriptions,
 * not from the live page. Readers are told "dato al", never "revisado".
 */
export const sourceSchema = z.strictObject({ title: bilingual, url: httpsUrl, checked: isoDate });

/** One likely reply to a clarifying question. */
export const clarifyOptionSchema = z.strictObject({
  /** Button text: what the person would answer, at most six words. */
  label: bilingual,
  /** Other ways of saying it by voice; matched without accents. */
  says: bilingualList,
  /** What this reply changes, one plain sentence shown in the answer. */
  changes: bilingual,
  /** Topic that answers better after this reply; null keeps the present one. */
  goTo: z.nullable(slug),
});

export const clarifySchema = z.strictObject({
  question: bilingual,
  options: z.array(clarifyOptionSchema).check(z.minLength(2), z.maxLength(5)),
});

/** What people ask next about a topic; each is one or two sentences. */
export const followUpSchema = z.strictObject({
  cost: z.optional(bilingual),
  time: z.optional(bilingual),
  family: z.optional(bilingual),
  work: z.optional(bilingual),
  travel: z.optional(bilingual),
  documents: z.optional(bilingual),
});

export const topicSchema = z.strictObject({
  /** Slug of the facts file, also the file name. */
  id: slug,
  /** Number in the facts file, e.g. R01. */
  code: z.string().check(z.regex(/^[RSTFO]\d{2}$/)),
  category: z.enum(categories),
  title: bilingual,
  /** How people ask: real wording, misspellings and voice-transcript forms included. */
  variants: bilingualList,
  /** One sentence: the whole answer in short. Also what the guest demo shows and says. */
  short: bilingual,
  /** Three or four sentences, one per item (with the short one at most five). May hold `{V01.i-130}` references to the register. */
  answer: z.strictObject({
    es: z.array(text).check(z.minLength(3), z.maxLength(4)),
    en: z.array(text).check(z.minLength(3), z.maxLength(4)),
  }),
  /** Places in `answer` of what must be told even when there is more to tell than fits: a legal distinction, a danger. */
  keep: z.optional(z.array(z.number())),
  clarify: z.array(clarifySchema).check(z.length(2)),
  followUps: followUpSchema,
  /** Form numbers as in `forms.json`. */
  forms: z.array(text),
  /** What to do now, in order; verbs in tú. */
  steps: bilingualList,
  /** Situations in which the person needs a lawyer or accredited representative at once. */
  redFlags: bilingualList,
  /** True when nearly everyone who asks this is in an urgent spot (detention, court date, order). */
  urgent: z.boolean(),
  sources: z.array(sourceSchema).check(z.minLength(1)),
  /** Register entries this topic leans on (also when no value of theirs is printed). */
  register: z.array(z.string().check(z.regex(/^V\d{2}$/))),
  related: z.array(slug),
});
export type Topic = z.infer<typeof topicSchema>;

/** A particular spot within a topic that needs its own answer ("the police stopped me", "TPS for Honduras"). */
export const situationSchema = z.strictObject({
  id: slug,
  /** Topic it belongs to: gives category, sources, follow-ups and the clarifying questions. */
  topic: slug,
  /** Word patterns (words/patterns.ts) that tell it; none where only what was told before leads to it (dialogue/server-only/told/guards.ts). */
  asked: z.array(text),
  /** Patterns that make it another matter. */
  unless: z.array(text),
  /** Patterns that tell it when the conversation is already about the topic ("¿y en Honduras?"). */
  next: z.array(text),
  short: bilingual,
  /** Three or four sentences, one per item, as in a topic. */
  answer: z.strictObject({
    es: z.array(text).check(z.minLength(3), z.maxLength(4)),
    en: z.array(text).check(z.minLength(3), z.maxLength(4)),
  }),
  /** Form numbers; null when they are the topic's. */
  forms: z.nullable(z.array(text)),
  /** True when nobody should act on it alone: answered before anything is asked back, with a lawyer advised. */
  lawyer: z.boolean(),
  /** What to do now stands above the answer; null when nothing is pressing. */
  urgency: z.nullable(
    z.enum([
      "detained",
      "door",
      "sign",
      "court",
      "missed",
      "order",
      "arrest",
      "leaving",
      "deadline",
      "other",
    ]),
  ),
  /** False when the guide in a browser, which has little room, goes without it; its topic says the like in short. */
  browser: z.optional(z.boolean()),
  /** Most words between the parts of a pattern; 4 when left out. Read on the server only. */
  gap: z.optional(z.number()),
  /** Said of oneself this decides the answer, even where the ranking is sure of another subject. Read on the server only. */
  decisive: z.optional(z.literal(true)),
  /** Register entries it leans on. */
  register: z.array(z.string().check(z.regex(/^V\d{2}$/))),
});
export type Situation = z.infer<typeof situationSchema>;

const twoOrThree = z.array(text).check(z.minLength(2), z.maxLength(3));

/** A word of the papers that people ask the meaning of ("¿qué es el parole?"). Read on the server only. */
export const meaningSchema = z.strictObject({
  id: slug,
  /** Topic it belongs to: gives category, sources and what is asked next. */
  topic: slug,
  /** The word as people say, misspell and mishear it, without an article. */
  said: z.strictObject({
    es: z.array(text).check(z.minLength(1)),
    en: z.array(text).check(z.minLength(1)),
  }),
  /** What it means, in one sentence. */
  short: bilingual,
  /** What follows from it for the person: two or three sentences, one per item. */
  answer: z.strictObject({ es: twoOrThree, en: twoOrThree }),
  /** Form numbers; null when they are the topic's. */
  forms: z.nullable(z.array(text)),
  /** True when nobody should act on it alone. */
  lawyer: z.boolean(),
  /** Register entries it leans on. */
  register: z.array(z.string().check(z.regex(/^V\d{2}$/))),
});
export type Meaning = z.infer<typeof meaningSchema>;

const oneToThree = z.array(text).check(z.minLength(1), z.maxLength(3));

/** What people ask next, or tell of themselves, while a topic is open, and the direct answer. Read on the server only. */
export const faqItemSchema = z.strictObject({
  id: slug,
  /** Ways of asking it, or of telling the fact, as a later turn: short, without naming the topic again. */
  asked: z.strictObject({
    es: z.array(text).check(z.minLength(3)),
    en: z.array(text).check(z.minLength(2)),
  }),
  /** The direct answer first; one sentence per item. */
  answer: z.strictObject({ es: oneToThree, en: oneToThree }),
  /** Situations of the topic in which alone it holds; left out, it holds in all. */
  only: z.optional(z.array(slug).check(z.minLength(1))),
  /**
   * Situations with a path of their own (`apart` in dialogue/server-only/thread/subject.ts), on which a topic's general answers are not told, and this
   * one holds all the same: judged word by word (docs/decisions/0066-answers-that-hold-on-paths-of-their-own.md).
   */
  alsoOn: z.optional(z.array(slug).check(z.minLength(1))),
  /** Situations, or facts told before (dialogue/server-only/told/fact-rules.ts), with which it does not hold. */
  unless: z.optional(z.array(text).check(z.minLength(1))),
  /** Form numbers that the answer names. */
  forms: z.optional(z.array(text)),
  /** True when nobody should act on it without a lawyer. */
  lawyer: z.optional(z.literal(true)),
  /** Topic that says more, offered by its title. */
  goTo: z.optional(slug),
  /** "general": rests on settled law or official instructions that the facts file does not spell out; a lawyer should read it. */
  basis: z.optional(z.literal("general")),
});
export type FaqItem = z.infer<typeof faqItemSchema>;

/** What is asked of any subject in the fewest words ("¿y cuánto cuesta?"), so that every topic has an answer to it. */
export const standardQuestions = [
  "cost",
  "no-money",
  "time",
  "lasts",
  "form",
  "documents",
  "where",
  "when",
  "start",
  "after",
  "status",
  "qualify",
  "sure",
  "alone",
  "lawyer",
  "work",
  "travel",
  "spouse",
  "children",
  "denied",
  "nothing",
  "deported",
] as const;
export type StandardQuestion = (typeof standardQuestions)[number];

export const faqSchema = z.strictObject({
  topic: slug,
  /** Register entries that the answers print or rest on. */
  register: z.array(z.string().check(z.regex(/^V\d{2}$/))),
  items: z.array(faqItemSchema),
  /** Ids of the items that answer a standard question; the first one that holds for the person is told. */
  standard: z.optional(z.partialRecord(z.enum(standardQuestions), z.array(slug).check(z.minLength(1)))),
});
export type Faq = z.infer<typeof faqSchema>;

/** A dated set of facts that change: fees, dates, program status. */
export const registerEntrySchema = z.strictObject({
  id: z.string().check(z.regex(/^V\d{2}$/)),
  title: bilingual,
  asOf: isoDate,
  confidence: z.enum(["high", "medium", "low"]),
  source: z.strictObject({ title: bilingual, url: httpsUrl }),
  /** What the reader must be told when the fact is disputed or not settled; null when it is not. */
  caution: z.nullable(bilingual),
  /** Keys of the values that the caution is about; left out, it is about all. */
  cautionFor: z.optional(z.array(z.string())),
  /** Values that content prints as `{V01.i-130}`: short noun phrases, never whole sentences. */
  values: z.record(z.string().check(z.regex(/^[a-z0-9-]+$/)), bilingual),
});
export type RegisterEntry = z.infer<typeof registerEntrySchema>;

/** What a form costs. "free", "on a page of its own" and "it depends" are different answers, so the data says which it is. */
export const formFeeSchema = z.discriminatedUnion("is", [
  /** Nobody pays for it; with the register entry that says so, if there is one, else as of the day the form was checked. */
  z.strictObject({ is: z.literal("free"), register: z.nullable(z.string().check(z.regex(/^V\d{2}$/))) }),
  /** One value of the register, e.g. "V01.i-130". */
  z.strictObject({ is: z.literal("register"), value: text }),
  /** Not known to us: the official page that has it; null for the fee table of USCIS. */
  z.strictObject({ is: z.literal("page"), url: z.nullable(httpsUrl) }),
  /** Who asks, or for what, decides: one or two whole sentences with `{V01.i-192}`; the first holds by itself. */
  z.strictObject({ is: z.literal("depends"), told: bilingualLines }),
]);
export type FormFee = z.infer<typeof formFeeSchema>;

/** Where somebody gets it: its PDF is in the app; it is filled in online; its blank is on the agency's page only. */
export const formWhere = ["file", "online", "page"] as const;

/** One of two forms that share a row: told alone when asked for by its own number. */
export const formPartSchema = z.strictObject({
  /** Number as printed, e.g. "EOIR-42B". */
  id: text,
  title: bilingual,
  who: bilingual,
  page: httpsUrl,
  where: z.enum(formWhere),
  fee: formFeeSchema,
});
export type FormPart = z.infer<typeof formPartSchema>;

export const formSchema = z.strictObject({
  /** Number as printed, e.g. "I-485 Supp A". */
  id: text,
  title: bilingual,
  /** Everyday names, for search: "la pedida", "la 130". */
  aliases: z.strictObject({ es: z.array(text), en: z.array(text) }),
  /** One plain sentence: who uses it and what for. */
  who: bilingual,
  agency: z.enum(["USCIS", "EOIR", "ICE", "CBP", "DOS", "IRS", "SSA"]),
  category: z.enum(categories),
  page: httpsUrl,
  /** Official PDF; null when the form is online only or its address changes. */
  pdf: z.nullable(httpsUrl),
  /** File name in the documents bucket, normalised as the spec says (prefix upper-cased). */
  filename: z.nullable(text),
  where: z.enum(formWhere),
  fee: formFeeSchema,
  /** Left out where the row is one form. */
  parts: z.optional(z.array(formPartSchema).check(z.length(2))),
  companions: z.array(text),
  checked: isoDate,
});
export type Form = z.infer<typeof formSchema>;

/** How a notice is recognised and what its deadline rule is. */
export const noticeSchema = z.strictObject({
  id: slug,
  code: z.string().check(z.regex(/^N\d{2}$/)),
  name: bilingual,
  sender: z.enum(["USCIS", "EOIR", "ICE-CBP", "DOS", "other"]),
  /** Printed English wording. `strong` alone identifies; `supporting` adds weight; `against` rules out. */
  recognise: z.strictObject({
    strong: z.array(text),
    supporting: z.array(text),
    against: z.array(text),
  }),
  /** Printed field labels worth reading: "Receipt Number", "Notice Date" ... */
  fields: z.array(text),
  means: bilingualList,
  deadline: z.strictObject({
    /**
     * printed: a date in the letter is the deadline; days: counted from the notice date;
     * appointment: a date and time to attend; none: nothing to meet.
     */
    kind: z.enum(["printed", "days", "appointment", "none"]),
    days: z.nullable(z.number()),
    /** Days added when the notice came by post (8 CFR 103.8(b)). */
    mailDays: z.number(),
    /** Printed labels after which the date stands. */
    labels: z.array(text),
    consequence: bilingual,
  }),
  steps: bilingualList,
  lawyer: z.enum(["now", "if-red-flag", "no"]),
  topics: z.array(slug),
  register: z.array(z.string().check(z.regex(/^V\d{2}$/))),
  sources: z.array(sourceSchema).check(z.minLength(1)),
});
export type Notice = z.infer<typeof noticeSchema>;

/** Colloquial word -> plain terms the index knows. */
export const glossarySchema = z.strictObject({
  synonyms: z.array(
    z.strictObject({
      /** Term as content writes it. */
      term: text,
      language: z.enum(languages),
      /** What people say or what a voice transcript makes of it. */
      said: z.array(text),
      /** Plain explanation when it is worth showing. */
      meaning: z.nullable(bilingual),
    }),
  ),
  misspellings: z.record(z.string(), text),
  /** What one word alone may be about ("visa"): the topics to choose from. Read on the server only. */
  doors: z.optional(z.record(z.string(), z.array(slug).check(z.minLength(2), z.maxLength(5)))),
  fillers: bilingualList,
});
export type Glossary = z.infer<typeof glossarySchema>;
