/** What makes the static library live: which files are here now, the search, and the downloads. */
import type { DocumentFiles, DocumentRow } from "@faro/contract/documents/schemas.ts";
import { download } from "#web/documents/download.ts";
import { fill, type LibraryWords } from "#web/documents/library-words.ts";
import { showFile } from "#web/documents/show-file.ts";
import { longDate } from "#web/lib/dates.ts";
import { keepForms } from "#web/lib/typography.ts";

/** An operator's own document: it came after the page was built. */
function ownRow(blank: HTMLTemplateElement, row: DocumentRow, words: LibraryWords): HTMLElement | null {
  const made = (blank.content.cloneNode(true) as DocumentFragment).querySelector<HTMLElement>("[data-row]");
  if (made === null) return null;
  const language = document.documentElement.lang === "en" ? "en" : "es";
  const { title, description, forWhom } = language === "en" ? row.english : row;
  made.id = row.id;
  made.dataset.own = "";
  made.dataset.category = row.category;
  made.dataset.agency = row.agency;
  made.dataset.also = language === "en" ? row.title : row.english.title;
  const say = (part: string, text: string) => {
    for (const place of made.querySelectorAll(part)) place.textContent = text;
  };
  say("h3", keepForms(title));
  say(".sr-only", ` ${title}`);
  say("[data-office]", row.agency);
  say("[data-for]", keepForms(forWhom));
  say("[data-about]", keepForms(description));
  say("[data-checked]", fill(words.checked, { date: longDate(row.checked, language) }));
  const official = made.querySelector<HTMLAnchorElement>("[data-official]");
  if (row.officialPage === null) official?.remove();
  else official?.setAttribute("href", row.officialPage);
  return made;
}

/** A kind without rows is not shown; one with rows that cannot be had says why. */
function showSections(list: HTMLElement): void {
  for (const section of list.querySelectorAll<HTMLElement>("[data-kind]")) {
    section.hidden = section.querySelector("[data-row]") === null;
    const note = section.querySelector<HTMLElement>("[data-note]");
    if (note !== null) note.hidden = section.querySelector("[data-download]:disabled") === null;
  }
}

/** The address may name a document. */
function showNamed(): void {
  if (location.hash !== "") document.getElementById(location.hash.slice(1))?.scrollIntoView();
}

export function startLibrary(page: HTMLElement): void {
  const words = JSON.parse(page.dataset.words ?? "{}") as LibraryWords;
  const part = (name: string) => page.querySelector<HTMLElement>(`[data-${name}]`);
  const [failed, empty, list, blank] = [part("failed"), part("empty"), part("list"), part("blank")];
  const status = page.querySelector<HTMLElement>("[role=status]");
  if (!(failed && empty && list && status && blank instanceof HTMLTemplateElement)) return;
  /** Null until somebody searches: the names of all forms come with it. */
  let filters: { refresh: () => void } | null = null;
  const arrived = scrollY;

  const show = ({ total, files, own }: DocumentFiles) => {
    empty.hidden = total > 0;
    list.hidden = total === 0;
    for (const old of list.querySelectorAll("[data-own]")) old.remove();
    const made = own.map((row) => ownRow(blank, row, words)).filter((row) => row !== null);
    list.querySelector("[data-kind=other] ul")?.append(...made);
    const here = new Map(files.map((file) => [file.id, file]));
    for (const row of list.querySelectorAll<HTMLElement>("[data-row]")) {
      showFile(page, row, here.get(row.id) ?? null, words);
    }
    showSections(list);
    status.textContent = fill(total === 1 ? words.found.one : words.found.other, { count: String(total) });
    filters?.refresh();
    // What was put in above moved the document that the address names.
    if (Math.abs(scrollY - arrived) < 2) showNamed();
  };

  const load = async () => {
    page.dataset.busy = "";
    failed.hidden = true;
    failed.firstElementChild?.removeAttribute("role");
    status.textContent = words.loading;
    try {
      // Asked anew at every visit: files come and go.
      const response = await fetch("/api/documents/files", { cache: "no-store" });
      if (!response.ok) throw new Error(String(response.status));
      show((await response.json()) as DocumentFiles);
    } catch {
      status.textContent = "";
      failed.hidden = false;
      // Set when it is seen, so that it is read aloud.
      failed.firstElementChild?.setAttribute("role", "alert");
    } finally {
      delete page.dataset.busy;
    }
  };

  const search = part("filters");
  const startSearch = () => {
    // Without a network it is tried again with the next letter.
    void import("#web/documents/filter-rows.ts")
      .then(({ startFilters }) => {
        filters ??= startFilters(page, words);
      })
      .catch(() => {});
  };
  for (const sign of ["focusin", "pointerdown", "input"] as const)
    search?.addEventListener(sign, () => (filters === null ? startSearch() : undefined));
  // The browser gave back what was searched for.
  const chosen = search?.querySelector<HTMLInputElement>("input:checked")?.value;
  if (chosen !== "todas" || search?.querySelector<HTMLInputElement>("input[type=search]")?.value)
    startSearch();

  failed.querySelector("button")?.addEventListener("click", () => void load());
  page.addEventListener("click", ({ target }) => {
    const button = (target as Element).closest<HTMLButtonElement>("button[data-download]");
    const row = button?.closest<HTMLElement>("[data-row]");
    if (button && row && !button.disabled) void download(button, row, words);
  });
  // Kept whole by the browser, or opened without a network: the files may be others by now.
  addEventListener("pageshow", ({ persisted }) => (persisted ? void load() : undefined));
  addEventListener("online", () => (failed.hidden ? undefined : void load()));
  void load();
}
