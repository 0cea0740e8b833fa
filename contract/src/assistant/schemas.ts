import * as z from "zod/mini";
import { languageSchema } from "#contract/shared/language-schema.ts";

/** Categories a conversation can have (spec part 1, section 3, without the filter's "todas"). */
export const categorySchema = z.enum(["residencia", "asilo", "trabajo", "familia", "otros"]);
export type Category = z.infer<typeof categorySchema>;

/** Which engine wrote the answer: the built-in guide, or the configured language model. */
export const engineNameSchema = z.enum(["guide", "model"]);
export type EngineName = z.infer<typeof engineNameSchema>;

/** `value` is a pass: signed, ten minutes, for one gateway and one caller. Never a provider's credential. */
export const getSecretInput = z.object({ key: z.string() });
export const getSecretOutput = z.object({ value: z.string() });

/** `question` is trimmed by the server; roles, prompts, models and history are not accepted. */
export const askInput = z.strictObject({ question: z.string(), language: z._default(languageSchema, "es") });
export type AskInput = z.infer<typeof askInput>;

/** An official page; `checked` is the ISO date its facts were last checked. */
export const sourceSchema = z.object({ title: z.string(), url: z.string(), checked: z.string() });
export type Source = z.infer<typeof sourceSchema>;

/** A likely reply to a clarifying question: `label` is shown, `say` is sent as the next question. */
export const choiceSchema = z.object({ label: z.string(), say: z.string() });
export type Choice = z.infer<typeof choiceSchema>;

/** Questions left; null means no limit (shown as ∞). */
export const remainingSchema = z.nullable(z.number());

/**
 * First event: who answers, what is left, and what must stand above the answer: a warning, and whether a lawyer or
 * accredited representative is advised. `standIn`: the guide answers in the place of the model, of which there is no
 * more today.
 */
export const startEvent = z.object({
  type: z.literal("start"),
  engine: engineNameSchema,
  remaining: remainingSchema,
  warning: z.nullable(z.string()),
  lawyer: z.boolean(),
  standIn: z.optional(z.literal(true)),
});

/** A piece of the answer; pieces are joined as they come. Blank lines separate paragraphs. */
export const textEvent = z.object({ type: z.literal("text"), delta: z.string() });

/** A finished sentence as a voice says it (numbers and form names in words, identifiers by their kind alone); `ticket` lets this caller fetch its audio. */
export const speechEvent = z.object({
  type: z.literal("speech"),
  index: z.number(),
  text: z.string(),
  ticket: z.string(),
});

export const sourcesEvent = z.object({
  type: z.literal("sources"),
  sources: z.array(sourceSchema),
  forms: z.array(z.string()),
  /** Official page of each form, by its number. */
  formPages: z.record(z.string(), z.string()),
  /** What each form is, in the language of the answer, by its number: "Permiso de trabajo". */
  formNames: z.record(z.string(), z.string()),
});

export const doneEvent = z.object({
  type: z.literal("done"),
  id: z.string(),
  category: z.nullable(categorySchema),
  remaining: remainingSchema,
  /** True when this was a clarifying question, not an answer. */
  clarifying: z.boolean(),
  /** As in the first event. */
  lawyer: z.boolean(),
  steps: z.array(z.string()),
  choices: z.array(choiceSchema),
});

/** Ends the stream instead of `done`. The question was not counted. `code` is one of the error catalogue. */
export const errorEvent = z.object({
  type: z.literal("error"),
  code: z.string(),
  message: z.string(),
  requestId: z.string(),
});

/** Every `data:` line of an answer stream is one of these. */
export const answerEvent = z.discriminatedUnion("type", [
  startEvent,
  textEvent,
  speechEvent,
  sourcesEvent,
  doneEvent,
  errorEvent,
]);
export type AnswerEvent = z.infer<typeof answerEvent>;

/** A question and answer of the running conversation, as the server keeps it. `at`: ISO date and time. */
export const keptTurn = z.object({
  id: z.string(),
  question: z.string(),
  answer: z.string(),
  engine: engineNameSchema,
  category: z.nullable(categorySchema),
  clarifying: z.boolean(),
  lawyer: z.boolean(),
  sources: z.array(sourceSchema),
  warning: z.nullable(z.string()),
  steps: z.array(z.string()),
  forms: z.array(z.string()),
  formPages: z.record(z.string(), z.string()),
  formNames: z.record(z.string(), z.string()),
  /** Replies that could be tapped below it. */
  choices: z.array(choiceSchema),
  /** Its reader left before it was finished; the question stays counted. */
  brokeOff: z.optional(z.literal(true)),
  at: z.string(),
});
export type KeptTurn = z.infer<typeof keptTurn>;

/** What the screens need to know before the first question. */
export const assistantStatus = z.object({
  engine: engineNameSchema,
  /** True when a provider reads aloud on the server's side; otherwise the browser's voice does. */
  serverVoice: z.boolean(),
  /** The provider's voices that a person may choose in her settings; `id` is stored as `voice_id` of her profile. */
  voices: z.array(z.object({ id: z.string(), name: z.string() })),
  /** Milliseconds from the first finished sentence to the voice. */
  speechDelay: z.number(),
  /** True when a recording can be sent for transcription. */
  transcription: z.boolean(),
  remaining: remainingSchema,
  /** True when a conversation of the caller is kept on the server and can be erased. */
  hasConversation: z.boolean(),
  /** Advertising account and label (`AW-123/label`) of the conversion event; null when none is configured. */
  adConversion: z.nullable(z.string()),
});
export type AssistantStatus = z.infer<typeof assistantStatus>;

/** Spec part 1, section 7. `ticket` proves that the text was produced for this caller. */
export const textToSpeechInput = z.strictObject({
  text: z.string(),
  voice: z._default(z.literal("nova"), "nova"),
  ticket: z.optional(z.string()),
});
/** base64 of an mp3. */
export const textToSpeechOutput = z.object({ audioContent: z.string() });

/** Multipart form with one audio file (webm, mp4, m4a, mp3, ogg, wav). */
export const transcriptionInput = z.object({
  file: z.file(),
  language: z._default(languageSchema, "es"),
});
export const transcriptionOutput = z.object({ text: z.string() });
