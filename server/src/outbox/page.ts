/**
 * `/dev/outbox`: reads what would have been sent, for developers and demonstrations on one machine. Whoever reads it can
 * sign in as anybody, so it exists only on a loopback address, never in production, and only while a channel has
 * no provider; requests by another name (DNS rebinding) or through a proxy find nothing.
 */
import type { Context, Hono } from "hono";
import type { Env } from "#server/env.ts";
import { CodedError } from "#server/errors.ts";
import type { AppBindings } from "#server/http/app-context.ts";
import { isLoopbackHost } from "#server/http/loopback.ts";
import type { OutboxMessage } from "#server/outbox/outbox.ts";
import type { Services } from "#server/services.ts";

const proxyHeaders = ["x-forwarded-for", "x-forwarded-host", "forwarded", "via"];

const texts = {
  es: {
    title: "Bandeja de salida de prueba",
    about:
      "Aquí quedan los correos y mensajes de texto mientras no hay un proveedor configurado. Solo se ve en esta computadora y cada mensaje se borra a las 24 horas.",
    empty: "Todavía no hay mensajes.",
    mail: "Correo",
    sms: "Mensaje de texto",
    to: "Para",
    follow: "Actualizar cada 5 segundos",
    stop: "Dejar de actualizar",
    other: "English",
  },
  en: {
    title: "Test outbox",
    about:
      "E-mails and text messages stay here while no provider is configured. Only this computer can see it, and each message is removed after 24 hours.",
    empty: "No messages yet.",
    mail: "E-mail",
    sms: "Text message",
    to: "To",
    follow: "Refresh every 5 seconds",
    stop: "Stop refreshing",
    other: "Español",
  },
};

const style = `
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 44rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
header p { opacity: .75; }
nav { display: flex; flex-wrap: wrap; gap: 0 1.5rem; }
nav a { display: inline-block; padding: .75rem 0; }
article { border: 1px solid color-mix(in srgb, currentColor 25%, transparent); border-radius: .75rem; padding: 1rem; margin-top: 1rem; }
article h2 { font-size: 1rem; margin: 0 0 .25rem; }
article p { margin: 0; font-size: .875rem; opacity: .75; overflow-wrap: anywhere; }
pre { font: 15px/1.5 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; margin: .75rem 0 0; }
`;

/** True when this start may show the outbox at all. */
export function outboxIsOpen(env: Env): boolean {
  const inUse = env.SMTP_URL === undefined || env.TWILIO_ACCOUNT_SID === undefined;
  return inUse && !env.production && isLoopbackHost(env.HOST);
}

function requireLocalRequest(c: Context): void {
  const proxied = proxyHeaders.some((header) => c.req.header(header) !== undefined);
  if (proxied || !isLoopbackHost(c.req.header("host") ?? "")) throw new CodedError("NOT_FOUND");
}

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? "");

/** The text with its web addresses as links. */
function linked(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/)
    .map((part, index) =>
      index % 2 === 1 ? `<a href="${escaped(part)}">${escaped(part)}</a>` : escaped(part),
    )
    .join("");
}

function article(message: OutboxMessage, language: "es" | "en"): string {
  const words = texts[language];
  const heading = message.subject === "" ? words[message.channel] : message.subject;
  return `<article>
<h2>${escaped(heading)}</h2>
<p>${message.subject === "" ? "" : `${words.mail} · `}${words.to} ${escaped(message.recipient)} · ${escaped(message.kind)}</p>
<p><time datetime="${message.createdAt}">${message.createdAt.slice(0, 19).replace("T", " ")} UTC</time></p>
<pre>${linked(message.text)}</pre>
</article>`;
}

function page(messages: OutboxMessage[], language: "es" | "en", follow: boolean): string {
  const words = texts[language];
  const other = language === "es" ? "en" : "es";
  const address = (lang: string, refresh: boolean) =>
    `/dev/outbox?lang=${lang}${refresh ? "&amp;refresh=1" : ""}`;
  const list = messages.map((message) => article(message, language)).join("\n");
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${follow ? '<meta http-equiv="refresh" content="5">' : ""}
<title>${words.title}</title>
<style>${style}</style>
</head>
<body>
<header>
<h1>${words.title}</h1>
<p>${words.about}</p>
<nav><a href="${address(language, !follow)}">${follow ? words.stop : words.follow}</a>
<a href="${address(other, follow)}" lang="${other}" hreflang="${other}">${words.other}</a></nav>
</header>
<main>
${messages.length === 0 ? `<p>${words.empty}</p>` : list}
</main>
</body>
</html>`;
}

/** Adds the page and `/dev/outbox.json` when this start may show them. */
export function serveOutbox(app: Hono<AppBindings>, services: Services): void {
  if (!outboxIsOpen(services.env)) return;
  app.get("/dev/outbox.json", async (c) => {
    requireLocalRequest(c);
    c.header("cache-control", "no-store");
    return c.json({ messages: await services.outbox.list() });
  });
  app.get("/dev/outbox", async (c) => {
    requireLocalRequest(c);
    c.header("cache-control", "no-store");
    const wish = c.req.query("lang") ?? c.req.header("accept-language") ?? "";
    const language = /^\s*en\b/i.test(wish) ? "en" : "es";
    return c.html(page(await services.outbox.list(), language, c.req.query("refresh") === "1"));
  });
}
