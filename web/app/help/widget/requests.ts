/** The two calls of the help chat, without the app's client: static pages load this. */
import { helpErrors } from "@faro/contract/help/errors.ts";
import type { HelpAnswer, HelpStatus } from "@faro/contract/help/schemas.ts";
import type { Language } from "@faro/contract/shared/language.ts";
import { helpWords } from "#web/help/widget/texts.ts";

export interface HelpSettings {
  language: Language;
  /** The access token of a signed-in person; null for a visitor. */
  token?: () => Promise<string | null>;
}

/** A failure with the words that are shown. */
export class HelpFailure extends Error {
  override name = "HelpFailure";
  /** Nothing came back at all: no network, or no server behind it. */
  readonly away: boolean;
  constructor(message: string, away = false) {
    super(message);
    this.away = away;
  }
}

async function call(path: string, settings: HelpSettings, body?: object): Promise<Response> {
  const token = (await settings.token?.().catch(() => null)) ?? null;
  return await fetch(path, {
    ...(body === undefined ? {} : { method: "POST", body: JSON.stringify(body) }),
    headers: {
      "accept-language": settings.language,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
  });
}

/** The assistant's setup. Throws HelpFailure when it cannot be had. */
export async function prepareHelp(settings: HelpSettings): Promise<HelpStatus> {
  let away = false;
  try {
    const response = await call("/api/help/status", settings);
    if (response.ok) return (await response.json()) as HelpStatus;
  } catch {
    away = true;
  }
  throw new HelpFailure(helpErrors.HELP_UNAVAILABLE[settings.language], away);
}

/** Asks; `fresh` for the first question of a chat. Throws HelpFailure with the server's words, or ours when none came. */
export async function askHelp(settings: HelpSettings, question: string, fresh: boolean): Promise<HelpAnswer> {
  const { language } = settings;
  let response: Response;
  try {
    response = await call("/api/help/answers", settings, { question, language, fresh });
  } catch {
    throw new HelpFailure(helpWords[language].offline, true);
  }
  const body = (await response.json().catch(() => null)) as (HelpAnswer & { message?: string }) | null;
  if (response.ok && body !== null) return body;
  if (response.status === 429) throw new HelpFailure(helpWords[language].busy);
  throw new HelpFailure(body?.message ?? helpErrors.HELP_FAILED[language]);
}
