import type { TextPart } from "#web/ui/plain.ts";
import { TappableText } from "#web/ui/useful-text.tsx";

/** Official addresses, and the help lines that our own steps name. A letter's own numbers never become links. */
const useful =
  /((?<![\w@.-])(?:https:\/\/)?(?:[a-z0-9-]+\.)+(?:gov|mil)(?![\w@-]|\.\w)(?:\/[^\s,;)]*[^\s,;).])?|(?:1-)?800-898-7180|800-375-5283)/gi;

function linkOf(part: string): TextPart {
  if (/^[\d-]+$/.test(part)) {
    return { text: part, href: `tel:+1${part.replace(/^1-/, "").replaceAll("-", "")}` };
  }
  const url = new URL(part.startsWith("https:") ? part : `https://${part}`);
  const host = url.hostname.replace(/^www\./, "");
  const whole = `${host}${url.pathname.replace(/\/$/, "")}`;
  return { text: whole.length > 32 ? host : whole, href: url.href };
}

/** A text of ours whose official addresses and help lines can be tapped. */
export function LinkedText({ text }: { text: string }) {
  const parts = text.split(useful).map((part, index) => (index % 2 === 1 ? linkOf(part) : { text: part }));
  return <TappableText parts={parts} />;
}
