import { isIos, openTab, saveFile } from "#web/documents/deliver.ts";
import { fill, type LibraryWords } from "#web/documents/library-words.ts";
import { showNotice } from "#web/ui/plain.ts";

/** Milliseconds that the notice stays on iOS (spec part 2, section 7). */
const readyNotice = 5000;
/** A failure has more to read. */
const failedNotice = 10_000;

type Reason = keyof LibraryWords["reasons"];

interface Address {
  url: string;
  filename: string;
}

/** A signed address of the file, or the reason why there is none. */
async function askAddress(id: string, as: "attachment" | "inline"): Promise<Address | Reason> {
  const language = document.documentElement.lang === "en" ? "en" : "es";
  const query = new URLSearchParams({ language, as });
  const response = await fetch(`/api/documents/${encodeURIComponent(id)}/download?${query}`).catch(
    () => null,
  );
  if (response === null) return "offline";
  const answer = (await response.json().catch(() => ({}))) as Partial<Address> & { code?: unknown };
  const { url, filename, code } = answer;
  if (response.ok && url !== undefined && filename !== undefined) return { url, filename };
  return code === "DOCUMENT_FILE_MISSING" ? "missing" : "other";
}

/** Downloads the document of a row, in the language of the page. */
export async function download(
  button: HTMLButtonElement,
  row: HTMLElement,
  words: LibraryWords,
): Promise<void> {
  const title = row.querySelector("h3")?.textContent?.replaceAll("\u2011", "-") ?? "";
  const label = button.querySelector("[data-label]");
  const say = (text: string) => {
    if (label !== null) label.textContent = text;
  };
  const tab = isIos(navigator) ? openTab() : null;
  button.disabled = true;
  say(words.preparing);
  const answer = await askAddress(row.id, tab === null ? "attachment" : "inline");
  if (typeof answer === "string") {
    tab?.cancel();
    const text = `${fill(words.failed, { title })} ${words.reasons[answer]}`;
    showNotice(words.error, text, "error", failedNotice);
  } else if (tab === null) {
    saveFile(answer.url, answer.filename);
    showNotice(words.started, title, "success");
  } else {
    tab.show(answer.url);
    showNotice(words.ready, title, "success", readyNotice);
  }
  button.disabled = false;
  say(words.download);
  // Disabling took the focus away from who uses the keyboard.
  if (document.activeElement === document.body) button.focus({ preventScroll: true });
}
