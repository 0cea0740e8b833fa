import type { Proof } from "@faro/contract/accounts/schemas.ts";
import type { Language } from "@faro/contract/shared/language.ts";
import { readDataKey } from "#server/accounts/data-key.ts";
import { personalData } from "#server/accounts/personal-data.ts";
import { requireProof } from "#server/accounts/proof.ts";
import { withOwner } from "#server/db/owner-scope.ts";
import type { RequestContext } from "#server/http/context.ts";
import { requireUser } from "#server/http/require-user.ts";

const words = {
  es: {
    title: "Tus datos en Faro",
    made: "Copia hecha el",
    none: "Nada guardado.",
    note: "Aquí está todo lo que Faro guarda sobre ti. Guarda este archivo en un lugar seguro: quien lo abra puede leerlo.",
  },
  en: {
    title: "Your data in Faro",
    made: "Copy made on",
    none: "Nothing stored.",
    note: "This is everything Faro keeps about you. Keep this file in a safe place: whoever opens it can read it.",
  },
};

function escapeHtml(text: string): string {
  const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
  return text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}

/** Values as nested lists: readable without any program. */
function asHtml(value: unknown, none: string): string {
  if (value === null || value === undefined || value === "") return `<span>${none}</span>`;
  if (Array.isArray(value)) {
    if (value.length === 0) return `<p>${none}</p>`;
    return `<ol>${value.map((item) => `<li>${asHtml(item, none)}</li>`).join("")}</ol>`;
  }
  if (typeof value === "object") {
    const rows = Object.entries(value).map(
      ([name, item]) => `<dt>${escapeHtml(name.replaceAll("_", " "))}</dt><dd>${asHtml(item, none)}</dd>`,
    );
    return `<dl>${rows.join("")}</dl>`;
  }
  return escapeHtml(String(value)).replaceAll("\n", "<br>");
}

function asPage(data: Record<string, unknown>, language: Language, date: string): string {
  const { title, made, none, note } = words[language];
  const sections = personalData.map(
    (part) => `<section><h2>${part.title[language]}</h2>${asHtml(data[part.name], none)}</section>`,
  );
  const style =
    "body{font:18px/1.6 system-ui,sans-serif;max-width:42rem;margin:2rem auto;padding:0 1rem;color:#1d2740}dt{font-weight:700}dd{margin:0 0 .5rem}li{margin-bottom:1rem}";
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style>${style}</style></head><body><h1>${title}</h1><p>${note}</p><p>${made} ${date}</p>${sections.join("")}</body></html>`;
}

/** Everything kept about the person, after a fresh proof that it is she who asks. */
export async function exportData(
  ctx: RequestContext,
  { proof, language }: { proof: Proof; language: Language },
): Promise<{ data: Record<string, unknown>; page: string }> {
  const user = requireUser(ctx);
  const { services } = ctx;
  await requireProof(ctx, user, proof);
  const data = await withOwner(services.db, user.id, async (tx) => {
    const key = await readDataKey(tx, user.id, services.keys);
    const parts: [string, unknown][] = [];
    for (const part of personalData) parts.push([part.name, await part.read(services, tx, user.id, key)]);
    return Object.fromEntries(parts);
  });
  const date = new Date(services.now()).toISOString();
  return { data: { exported_at: date, ...data }, page: asPage(data, language, date.slice(0, 10)) };
}
