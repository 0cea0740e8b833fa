import { keepForms } from "#web/lib/typography.ts";
import { usefulParts } from "#web/ui/plain.ts";

/** A text of ours: form numbers do not break, official addresses and help lines can be tapped. */
export function UsefulText({ text }: { text: string }) {
  return usefulParts(text).map(({ text: part, href }, index) => {
    // Parts only grow at the end.
    const key = index;
    if (href === undefined) return keepForms(part);
    const outside = href.startsWith("https:");
    return (
      <a
        key={key}
        href={href}
        className={outside ? "link" : "link whitespace-nowrap"}
        {...(outside ? { rel: "noopener noreferrer", target: "_blank" } : {})}
      >
        {part}
      </a>
    );
  });
}
