import { keepForms } from "#web/lib/typography.ts";

/** Official addresses and telephone numbers that our own texts name; anything else stays plain text. */
const useful =
  /(https:\/\/(?:[a-z0-9-]+\.)*(?:gov|mil)(?:\/[^\s,;)]*[^\s,;).])?|(?<![\d-])(?:\d{3}-\d{3}-\d{4}|911|988)(?![\d-]))/g;

function Useful({ part }: { part: string }) {
  if (!part.startsWith("https:")) {
    const number = part.length > 3 ? `+1${part.replaceAll("-", "")}` : part;
    return (
      <a className="link whitespace-nowrap" href={`tel:${number}`}>
        {part}
      </a>
    );
  }
  return (
    <a className="link" href={part} rel="noopener noreferrer" target="_blank">
      {new URL(part).hostname.replace(/^www\./, "")}
    </a>
  );
}

/** A text of the guide: form numbers do not break, official addresses and help lines can be tapped. */
export function GuideText({ text }: { text: string }) {
  return text.split(useful).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts only grow at the end
    index % 2 === 0 ? keepForms(part) : <Useful key={index} part={part} />,
  );
}
