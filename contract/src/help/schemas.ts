import * as z from "zod/mini";
import { languageSchema } from "#contract/shared/language-schema.ts";

/** Who answers: the built-in index over the help texts, or the configured model on their ground. */
export const helpEngineSchema = z.enum(["index", "model"]);

/** Answered when the assistant is ready; `caller` is remembered by the guest cookie. */
export const helpStatus = z.object({ engine: helpEngineSchema });
export type HelpStatus = z.infer<typeof helpStatus>;

/**
 * `question` is trimmed by the server; roles, prompts, models and history are not accepted. `fresh`: the first of a chat that was just
 * opened, by whoever holds the phone now: nothing that was asked before is built on.
 */
export const helpInput = z.strictObject({
  question: z.string(),
  language: z._default(languageSchema, "es"),
  fresh: z._default(z.boolean(), false),
});
export type HelpInput = z.infer<typeof helpInput>;

/**
 * `help` answers about the platform, `legal` sends to the main chat, `urgent` says first what to do now,
 * `unsure` says that the assistant does not know.
 */
export const helpKindSchema = z.enum(["help", "legal", "urgent", "unsure"]);

/** A page of Faro, in the reader's language; `path` begins with a slash. */
export const helpLinkSchema = z.object({ path: z.string(), label: z.string() });
export type HelpLink = z.infer<typeof helpLinkSchema>;

/**
 * `answer` is two or three sentences of plain text; `links` lead to pages of Faro; `choices` are questions the
 * helper knows, offered when it is not sure what was meant.
 */
export const helpAnswer = z.object({
  kind: helpKindSchema,
  engine: helpEngineSchema,
  answer: z.string(),
  links: z.array(helpLinkSchema),
  choices: z.array(z.string()),
});
export type HelpAnswer = z.infer<typeof helpAnswer>;
