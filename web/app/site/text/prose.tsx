import { keepForms } from "#web/lib/typography.ts";
import type { Block, Span } from "#web/site/text/markdown.ts";

function Spans({ spans }: { spans: Span[] }) {
  return spans.map(({ text, bold, italic, href }, index) => {
    const key = `${index}-${text}`;
    const shown = keepForms(text);
    if (bold) return <strong key={key}>{shown}</strong>;
    if (italic) return <em key={key}>{shown}</em>;
    if (href === undefined) return shown;
    const outside = /^https?:/.test(href);
    return (
      <a
        key={key}
        href={href}
        className="link"
        {...(outside ? { rel: "noopener noreferrer", target: "_blank" } : {})}
      >
        {shown}
      </a>
    );
  });
}

function List({ block }: { block: Extract<Block, { items: Span[][] }> }) {
  const items = block.items.map((spans, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a fixed text, written once
    <li key={index} className="pl-1">
      <Spans spans={spans} />
    </li>
  ));
  return block.kind === "steps" ? (
    <ol className="grid list-decimal gap-3 pl-7 marker:font-bold marker:text-mar">{items}</ol>
  ) : (
    <ul className="grid list-disc gap-2 pl-6 marker:text-mar">{items}</ul>
  );
}

/** A running text in a reading column. */
export function Prose({ blocks }: { blocks: Block[] }) {
  return (
    <div className="grid max-w-[62ch] gap-5">
      {blocks.map((block, index) => {
        const key = `${index}-${block.kind}`;
        if (block.kind === "heading") {
          return (
            <h2 key={key} id={block.id} className="mt-6 text-title">
              {keepForms(block.text)}
            </h2>
          );
        }
        if (block.kind === "warning") {
          return (
            <p key={key} data-warning className="rounded-card border-2 border-rojo bg-rojo-suave p-5">
              <Spans spans={block.spans} />
            </p>
          );
        }
        if (block.kind === "paragraph") {
          return (
            <p key={key}>
              <Spans spans={block.spans} />
            </p>
          );
        }
        return <List key={key} block={block} />;
      })}
    </div>
  );
}
