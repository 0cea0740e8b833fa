import { keepForms } from "#web/lib/typography.ts";
import { type TextPart, usefulParts } from "#web/ui/plain.ts";

/** A text cut at what can be tapped. `plain` shows the parts between. */
export function TappableText({
  parts,
  plain = (text) => text,
}: {
  parts: readonly TextPart[];
  plain?: (text: string) => string;
}) {
  return parts.map(({ text, href }, index) => {
    // Parts only grow at the end.
    const key = index;
    if (href === undefined) return plain(text);
    const outside = href.startsWith("https:");
    return (
      <a
        key={key}
        href={href}
        className={outside ? "link wrap-anywhere" : "link whitespace-nowrap"}
        {...(outside ? { rel: "noopener noreferrer", target: "_blank" } : {})}
      >
        {text}
      </a>
    );
  });
}

/** A text of ours: form numbers do not break, official addresses and help lines can be tapped. */
export function UsefulText({ text }: { text: string }) {
  return <TappableText parts={usefulParts(text)} plain={keepForms} />;
}
