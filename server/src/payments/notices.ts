/** What a person is told about her money: by e-mail, or by text message when her account has only a phone. */
import { cardWords } from "@faro/contract/payments/card-words.ts";
import type { Language } from "@faro/contract/shared/language.ts";
import { readProfile } from "#server/accounts/profile.ts";
import { withOwner } from "#server/db/owner-scope.ts";
import { type Notice, type NoticeValues, noticeText } from "#server/payments/notice-texts.ts";
import type { Services } from "#server/services.ts";

interface Dates {
  /** ISO calendar date. */
  day?: string;
  card?: string;
  cents?: number;
}

function inWords({ day, card, cents }: Dates, language: Language): NoticeValues {
  const format = new Intl.DateTimeFormat(language === "en" ? "en-US" : "es-MX", {
    dateStyle: "long",
    timeZone: "UTC",
  });
  return {
    ...(day === undefined ? {} : { day: format.format(new Date(`${day}T00:00:00Z`)) }),
    ...(card === undefined ? {} : { card: cardWords(card, language) }),
    ...(cents === undefined ? {} : { amount: `$${(cents / 100).toFixed(2)}` }),
  };
}

const settingsPage = (services: Services) => `${services.links.origin}/settings`;

/** Sends a notice to the owner of an account. Throws when it could not be sent, so that the outbox tries again. */
export async function tellPerson(
  services: Services,
  ownerId: string,
  notice: Notice,
  dates: Dates,
): Promise<void> {
  const profile = await withOwner(services.db, ownerId, (tx) => readProfile(services, tx, ownerId));
  const language = profile.preferred_language;
  const message = noticeText(notice, language, inWords(dates, language), settingsPage(services));
  const kind = `payment-${notice}`;
  if (profile.email !== null) {
    await services.mail.send({ to: profile.email, ...message, kind, language });
  } else if (profile.phone_number !== null) {
    await services.sms.send({ to: profile.phone_number, body: message.text, kind });
  }
}

/** The same for somebody whose account was never opened. */
export async function tellAddress(
  services: Services,
  email: string,
  language: Language,
  notice: Notice,
  dates: Dates,
): Promise<void> {
  const message = noticeText(notice, language, inWords(dates, language), settingsPage(services));
  await services.mail.send({ to: email, ...message, kind: `payment-${notice}`, language });
}
