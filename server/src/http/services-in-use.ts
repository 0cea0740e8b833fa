/** The privacy policy says which of the outside services it names are connected here (web/app/site/pages/privacy.*.md). */
import type { Env } from "#server/env.ts";

const words = {
  es: { on: "se usa aquí", off: "no se usa aquí" },
  en: { on: "in use here", off: "not in use here" },
} as const;

/** What replaces each stand-in of the built pages. */
export function servicesInUse(env: Env): ReadonlyMap<string, string> {
  const openAi = env.OPENAI_API_KEY !== undefined;
  const inUse = {
    model: openAi,
    voice: env.ELEVENLABS_API_KEY !== undefined || (openAi && env.SPEECH_MODEL !== "off"),
    twilio: env.TWILIO_ACCOUNT_SID !== undefined,
    mail: env.SMTP_URL !== undefined,
    card: env.AUTHNET_LOGIN_ID !== undefined,
    ads: env.AD_CONVERSION_ID !== undefined,
  };
  return new Map(
    Object.entries(inUse).flatMap(([name, on]) =>
      (["es", "en"] as const).map(
        (language) => [`#uso-${name}-${language}#`, words[language][on ? "on" : "off"]] as const,
      ),
    ),
  );
}
