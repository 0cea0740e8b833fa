import { keepForms } from "#web/lib/typography.ts";

/** Official addresses that our own texts may name; anything else stays plain text. */
const address = /(https:\/\/(?:[a-z0-9-]+\.)*(?:gov|mil)(?:\/[^\s,;)]*[^\s,;).])?)/g;

/** A text of the guide: form numbers do not break, official addresses are links with a short name. */
export function GuideText({ text }: { text: string }) {
  return text.split(address).map((part, index) =>
    index % 2 === 0 ? (
      keepForms(part)
    ) : (
      <a key={part} className="link" href={part} rel="noopener noreferrer" target="_blank">
        {new URL(part).hostname.replace(/^www\./, "")}
      </a>
    ),
  );
}
