/**
 * The little Markdown of our own texts: blocks apart by blank lines; `## ` heads a part, `- ` a list, `1. ` steps,
 * `> ` a warning, anything else is a paragraph; `**bold**`, `*foreign*` and `[text](address)` within a line.
 * A telephone number of the United States can be called. Nothing else means anything.
 */

export interface Span {
  text: string;
  bold?: true;
  /** A word of another language or a title. */
  italic?: true;
  href?: string;
}

export type Block =
  | { kind: "heading"; id: string; text: string }
  | { kind: "paragraph"; spans: Span[] }
  | { kind: "warning"; spans: Span[] }
  | { kind: "list" | "steps"; items: Span[][] };

const inline = /\*\*(.+?)\*\*(?!\*)|\*([^*\s][^*]*)\*|\[([^\]]+)\]\(([^)\s]+)\)/g;

const telephone = /(?<![\d-])(?:1-)?(\d{3}-\d{3}-\d{4}|911)(?![\d-])/g;

/** Words without marks; telephone numbers in them become links. */
function plainSpans(text: string): Span[] {
  const spans: Span[] = [];
  let end = 0;
  for (const match of text.matchAll(telephone)) {
    const [whole, number = ""] = match;
    if (match.index > end) spans.push({ text: text.slice(end, match.index) });
    spans.push({ text: whole, href: number === "911" ? "tel:911" : `tel:+1${number.replaceAll("-", "")}` });
    end = match.index + whole.length;
  }
  if (end < text.length) spans.push({ text: text.slice(end) });
  return spans;
}

export function parseSpans(text: string): Span[] {
  const spans: Span[] = [];
  let end = 0;
  for (const match of text.matchAll(inline)) {
    spans.push(...plainSpans(text.slice(end, match.index)));
    const [whole, bold, italic, label, href] = match;
    if (bold !== undefined) spans.push({ text: bold.replaceAll("*", ""), bold: true });
    else if (italic !== undefined) spans.push({ text: italic, italic: true });
    else if (label !== undefined && href !== undefined) spans.push({ text: label, href });
    end = match.index + whole.length;
  }
  spans.push(...plainSpans(text.slice(end)));
  return spans;
}

/** An id for a heading: 'Qué hacer hoy' -> 'que-hacer-hoy'. */
export function headingId(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** Items of a list block; a line without its sign goes on with the item above. */
function listItems(lines: string[], sign: RegExp): Span[][] {
  const items: string[] = [];
  for (const line of lines) {
    if (sign.test(line)) items.push(line.replace(sign, ""));
    else items.push(`${items.pop() ?? ""} ${line.trim()}`.trim());
  }
  return items.map(parseSpans);
}

function parseBlock(block: string): Block {
  const lines = block.split("\n");
  const [first = ""] = lines;
  if (first.startsWith("## ")) {
    const text = block.slice(3).replaceAll("\n", " ");
    return { kind: "heading", id: headingId(text), text };
  }
  if (first.startsWith("- ")) return { kind: "list", items: listItems(lines, /^- /) };
  if (/^\d+\. /.test(first)) return { kind: "steps", items: listItems(lines, /^\d+\. /) };
  if (first.startsWith("> ")) {
    return {
      kind: "warning",
      spans: parseSpans(lines.map((line) => line.replace(/^> ?/, "").trim()).join(" ")),
    };
  }
  return { kind: "paragraph", spans: parseSpans(lines.map((line) => line.trim()).join(" ")) };
}

export function parseMarkdown(text: string): Block[] {
  return text
    .replaceAll("\r\n", "\n")
    .split(/\n[ \t]*\n+/)
    .map((block) => block.trim())
    .filter((block) => block !== "")
    .map(parseBlock);
}

/** The words alone, for descriptions and JSON-LD. */
export function plainText(blocks: Block[]): string {
  const words = (spans: Span[]) => spans.map(({ text }) => text).join("");
  return blocks
    .map((block) => {
      if (block.kind === "heading") return block.text;
      return "spans" in block ? words(block.spans) : block.items.map(words).join(" ");
    })
    .join(" ");
}
