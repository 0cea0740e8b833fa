import { type Exchange, paragraphs } from "#web/assistant/exchange.ts";

/** An answer as text to take along: nothing that protects the person may be missing from it. */
export function answerAsText(
  exchange: Exchange,
  words: { steps: string; sources: string; unrecorded: string },
): string {
  const { question, warning, steps, sources } = exchange;
  return [
    question,
    ...(warning === null ? [] : [warning]),
    ...(exchange.recorded ? [] : [words.unrecorded]),
    ...paragraphs(exchange.text),
    ...(steps.length === 0
      ? []
      : [[`${words.steps}:`, ...steps.map((step, index) => `${index + 1}. ${step}`)].join("\n")]),
    ...(sources.length === 0
      ? []
      : [[`${words.sources}:`, ...sources.map(({ title, url }) => `${title}: ${url}`)].join("\n")]),
  ].join("\n\n");
}

/** The old way, for pages without https and web views of other apps, where there is no clipboard. */
function copyBySelection(text: string): boolean {
  const area = document.createElement("textarea");
  area.value = text;
  area.readOnly = true;
  area.style.position = "fixed";
  area.style.opacity = "0";
  document.body.append(area);
  area.select();
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    area.remove();
  }
}

/** True when the text is in the clipboard. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}
