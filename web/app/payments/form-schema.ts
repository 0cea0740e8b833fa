import { paymentLimits } from "@faro/contract/payments/limits.ts";
import { holdsCard, passesLuhn } from "@faro/contract/payments/luhn.ts";
import { isEmail } from "@faro/contract/shared/email.ts";
import * as z from "zod/mini";
import { digitsOf, isPastMonth } from "#web/payments/card-format.ts";

const { nameCharacters, cardDigits, codeDigits } = paymentLimits;

type Words = (
  key: "firstName" | "lastName" | "email" | "password" | "card" | "expires" | "expired" | "code",
) => string;

const digits = (range: { min: number; max: number }) => (value: string) => {
  const { length } = digitsOf(value);
  return length >= range.min && length <= range.max;
};

/** A slip in one digit costs no try at the gateway. */
const sum = (value: string) => passesLuhn(digitsOf(value));
const monthAndYear = /^(0[1-9]|1[0-2])\/\d{2}$/;
/** A card number in another field would be stored. */
const noCard = (text: string) => z.refine<string>((value) => !holdsCard(value), text);

/** The card alone, for a changed card (spec part 2, section 5). */
export const cardSchema = (words: Words) =>
  z.object({
    card: z.string().check(z.refine(digits(cardDigits), words("card")), z.refine(sum, words("card"))),
    expires: z.string().check(
      z.regex(monthAndYear, words("expires")),
      z.refine((value) => !monthAndYear.test(value) || !isPastMonth(value, new Date()), words("expired")),
    ),
    code: z.string().check(z.refine(digits(codeDigits), words("code"))),
  });
export type CardValues = z.infer<ReturnType<typeof cardSchema>>;

const name = (text: string) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(nameCharacters.min, text),
      z.maxLength(nameCharacters.max, text),
      noCard(text),
    );

/** All fields of the trial's form with the texts of the specification. */
export const trialSchema = (words: Words) =>
  z.extend(cardSchema(words), {
    firstName: name(words("firstName")),
    lastName: name(words("lastName")),
    email: z.string().check(z.trim(), z.refine(isEmail, words("email")), noCard(words("email"))),
    password: z.string().check(z.refine((value) => [...value].length >= 6, words("password"))),
  });
export type TrialValues = z.infer<ReturnType<typeof trialSchema>>;

export const emptyCard: CardValues = { card: "", expires: "", code: "" };
