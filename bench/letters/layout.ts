/** Small markup of the corpus, and its page as HTML. `# ` is a title, `= ` small print, `| ` a row of boxes. */
import type { LetterData } from "./letter-data.ts";
import { printDate } from "./letter-data.ts";

export interface Template {
  kind: string;
  /** Which date of the data is the deadline, `notice+30` for a computed one, null when the kind has none. */
  deadline: string | null;
  /** False when the letter prints no receipt number. */
  receipt?: boolean;
  text: string;
}

/** Puts the data in. `{d:notice}` is a date, `{n:notice}` always in numbers. */
export function fillTemplate(text: string, data: LetterData): string {
  return text.trim().replace(/\{(?:(d|n|w):)?(\w+)\}/g, (_, style: string | undefined, key: string) => {
    if (style !== undefined) {
      const date = data.dates[key] ?? "";
      return printDate(date, style === "n" ? "numbers" : style === "w" ? "words" : data.style);
    }
    if (key === "receipt") return data.receiptPrinted;
    if (key === "alien") return data.alienPrinted;
    return String(data[key as keyof LetterData] ?? "");
  });
}

const safe = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");

function block(line: string): string {
  if (line.startsWith("# ")) return `<h2>${safe(line.slice(2))}</h2>`;
  if (line.startsWith("= ")) return `<p class="small">${safe(line.slice(2))}</p>`;
  if (line.startsWith("| ")) {
    const cells = line
      .slice(2)
      .split(" | ")
      .map((cell) => {
        const [label = "", ...rest] = cell.split("::");
        const value = rest.join("::").trim();
        return value === ""
          ? `<td>${safe(label)}</td>`
          : `<td><span>${safe(label.trim())}</span><br>${safe(value)}</td>`;
      });
    return `<table><tr>${cells.join("")}</tr></table>`;
  }
  return line.trim() === "" ? "<div class=gap></div>" : `<p>${safe(line)}</p>`;
}

const faces = {
  serif: "'Liberation Serif','DejaVu Serif','Times New Roman',serif",
  sans: "'Liberation Sans','DejaVu Sans',Arial,sans-serif",
};

/** A US Letter page of 816 by 1056 points. */
export function pageHtml(text: string, face: keyof typeof faces): string {
  return `<!doctype html><meta charset="utf-8"><style>
@page{size:8.5in 11in;margin:0}
body{margin:0;background:#fff}
main{box-sizing:border-box;width:816px;min-height:1056px;padding:56px 64px;font:15px/1.45 ${faces[face]};color:#111}
h2{font-size:18px;margin:6px 0}p{margin:7px 0}.small{font-size:13px}.gap{height:8px}
table{width:100%;border-collapse:collapse;table-layout:fixed;margin:-1px 0 0}td{border:1px solid #222;padding:4px 8px;vertical-align:top;font-size:14px}
td span{font-size:12px;font-weight:bold}
</style><main>${text.split("\n").map(block).join("\n")}</main>`;
}
