/** Rules of the public form, for the server and for the page's own script (no validation library there). */
import { feedbackLimits } from "#contract/feedback/limits.ts";
import { isEmail } from "#contract/shared/email.ts";

export const messageFields = ["first_name", "last_name", "email", "message"] as const;
export type MessageField = (typeof messageFields)[number];
export type FeedbackMessage = Record<MessageField, string>;

/** Names of the fields that do not hold, in their order; blanks at the ends do not count. */
export function wrongFields(entry: FeedbackMessage): MessageField[] {
  const { nameCharacters, messageCharacters } = feedbackLimits;
  const within = (text: string, { min, max }: { min: number; max: number }) => {
    const { length } = text.trim();
    return length >= min && length <= max;
  };
  const holds: Record<MessageField, boolean> = {
    first_name: within(entry.first_name, nameCharacters),
    last_name: within(entry.last_name, nameCharacters),
    email: isEmail(entry.email.trim()),
    message: within(entry.message, messageCharacters),
  };
  return messageFields.filter((field) => !holds[field]);
}
