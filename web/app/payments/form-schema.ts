import { paymentLimits } from "@faro/contract/payments/limits.ts";
import * as z from "zod/mini";
import { digitsOf } from "#web/payments/card-format.ts";

const { nameCharacters, cardDigits, codeDigits } = paymentLimits;

type Words = (key: "firstName" | "lastName" | "email" | "password" | "card" | "expires" | "code") => string;

const digits = (range: { min: number; max: number }) => (value: string) => {
  const { length } = digitsOf(value);
  return length >= range.min && length <= range.max;
};

/** The card alone, for a changed card (spec part 2, section 5). */
export const cardSchema = (words: Words) =>
  z.object({
    card: z.string().check(z.refine(digits(cardDigits), words("card"))),
    expires: z.string().check(z.regex(/^(0[1-9]|1[0-2])\/\d{2}$/, words("expires"))),
    code: z.string().check(z.refine(digits(codeDigits), words("code"))),
  });
export type CardValues = z.infer<ReturnType<typeof cardSchema>>;

const name = (text: string) =>
  z.string().check(z.trim(), z.minLength(nameCharacters.min, text), z.maxLength(nameCharacters.max, text));

/** All fields of the trial's form with the texts of the specification. */
export const trialSchema = (words: Words) =>
  z.extend(cardSchema(words), {
    firstName: name(words("firstName")),
    lastName: name(words("lastName")),
    email: z.string().check(z.trim(), z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, words("email"))),
    password: z.string().check(z.refine((value) => [...value].length >= 6, words("password"))),
  });
export type TrialValues = z.infer<ReturnType<typeof trialSchema>>;

export const emptyCard: CardValues = { card: "", expires: "", code: "" };
