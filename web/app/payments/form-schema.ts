import { paymentLimits } from "@faro/contract/payments/limits.ts";
import { addressHoldsCard, holdsCard, passesLuhn } from "@faro/contract/payments/luhn.ts";
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

/** The code of an American Express card has four digits, that of every other brand three: the other costs a try at the bank. */
const codeOfItsCard = (text: string) =>
  z.refine<{ card: string; code: string }>(
    ({ card, code }) => digitsOf(code).length === (/^3[47]/.test(digitsOf(card)) ? 4 : 3),
    { path: ["code"], error: text },
  );

const cardFields = (words: Words) =>
  z.object({
    card: z.string().check(z.refine(digits(cardDigits), words("card")), z.refine(sum, words("card"))),
    expires: z.string().check(
      z.regex(monthAndYear, words("expires")),
      z.refine((value) => !monthAndYear.test(value) || !isPastMonth(value, new Date()), words("expired")),
    ),
    code: z.string().check(z.refine(digits(codeDigits), words("code"))),
  });

/** The card alone, for a changed card (spec part 2, section 5). */
export const cardSchema = (words: Words) => cardFields(words).check(codeOfItsCard(words("code")));
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
  z
    .extend(cardFields(words), {
      firstName: name(words("firstName")),
      lastName: name(words("lastName")),
      email: z.string().check(
        z.trim(),
        z.refine((value) => isEmail(value) && !addressHoldsCard(value), words("email")),
      ),
      password: z.string().check(z.refine((value) => [...value].length >= 6, words("password"))),
    })
    .check(codeOfItsCard(words("code")));
export type TrialValues = z.infer<ReturnType<typeof trialSchema>>;

export const emptyCard: CardValues = { card: "", expires: "", code: "" };
