/** The privacy policy says who runs this site and which outside services are connected (web/app/site/pages/privacy.*.md). */
import type { Env } from "#server/env.ts";

const words = {
  es: { on: "se usa aquí", off: "no se usa aquí" },
  en: { on: "in use here", off: "not in use here" },
} as const;

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const asHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** Who runs it; where nobody has said so, that is said. */
function operator({ OPERATOR_NAME: name, OPERATOR_CONTACT: contact }: Env): { es: string; en: string } {
  if (name === undefined) {
    return {
      es: "Quien opera este sitio no ha puesto aquí su nombre. Tómalo en cuenta antes de escribir datos personales; puedes preguntarle quién es con el formulario de contacto.",
      en: "Whoever runs this site has not put a name here. Keep that in mind before you write personal data; you can ask who it is with the contact form.",
    };
  }
  const reach = contact === undefined ? "" : asHtml(contact).replace(/\.$/, "");
  return {
    es: `Este sitio lo opera ${asHtml(name)}.${reach === "" ? "" : ` Contacto: ${reach}.`}`,
    en: `This site is run by ${asHtml(name)}.${reach === "" ? "" : ` Contact: ${reach}.`}`,
  };
}

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
  const runBy = operator(env);
  const uses = Object.entries(inUse).flatMap(([name, on]) =>
    (["es", "en"] as const).map(
      (language) => [`#uso-${name}-${language}#`, words[language][on ? "on" : "off"]] as const,
    ),
  );
  return new Map([...uses, ["#quien-opera-es#", runBy.es], ["#quien-opera-en#", runBy.en]]);
}
