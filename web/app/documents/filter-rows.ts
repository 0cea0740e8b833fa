import names from "virtual:library-names";
import { fill, type LibraryWords } from "#web/documents/library-words.ts";
import {
  asksForHomePapers,
  type CategoryFilter,
  type Filters,
  filterDocuments,
  type Searchable,
} from "#web/documents/search.ts";

interface FoundRow extends Searchable {
  element: HTMLElement;
}

/** What a row says, as the search wants it: with plain hyphens. */
function read(element: HTMLElement): FoundRow {
  const text = (part: string) => (element.querySelector(part)?.textContent ?? "").replaceAll("\u2011", "-");
  const [title = "", titleEn = "", ...aliases] = names[element.id] ?? [];
  return {
    element,
    form: element.dataset.form ?? null,
    title: `${text("h3")} ${title}`,
    forWhom: text("[data-for]"),
    description: text("[data-about]"),
    english: { title: titleEn, description: "", forWhom: "" },
    // Of an operator's own row: its title in the other language.
    aliases: [...aliases, ...(element.dataset.also === undefined ? [] : [element.dataset.also])],
    agency: element.dataset.agency ?? "",
    category: element.dataset.category as FoundRow["category"],
  };
}

/** Search and topic: hides what does not fit and puts the best first. Comes with the names when somebody searches. */
export function startFilters(page: HTMLElement, words: LibraryWords): { refresh: () => void } {
  const part = (name: string) => page.querySelector<HTMLElement>(`[data-${name}]`);
  const filters = part("filters");
  const input = filters?.querySelector<HTMLInputElement>("input[type=search]");
  const status = page.querySelector<HTMLElement>("[role=status]");
  const [homePapers, nothing] = [part("home-papers"), part("nothing")];
  if (!(filters && input && status && homePapers && nothing)) return { refresh: () => {} };
  const sections = [...page.querySelectorAll<HTMLElement>("[data-kind]")].map((element) => ({
    element,
    list: element.querySelector("ul") as HTMLElement,
  }));
  let rows: FoundRow[] = [];

  const chosen = (): Filters => ({
    query: input.value,
    category: (filters.querySelector<HTMLInputElement>("input[type=radio]:checked")?.value ??
      "todas") as CategoryFilter,
  });
  const apply = () => {
    const wanted = chosen();
    const found = filterDocuments(rows, wanted);
    const shown = new Set(found.map(({ element }) => element));
    for (const { element } of rows) element.hidden = !shown.has(element);
    for (const { element, list } of sections) {
      // Those that do not fit stay behind, in their own order.
      const mine = [...found, ...rows.filter((row) => !shown.has(row.element))]
        .map((row) => row.element)
        .filter((row) => row.parentElement === list);
      list.append(...mine);
      element.hidden = !mine.some((row) => !row.hidden);
    }
    homePapers.hidden = !asksForHomePapers(wanted.query);
    nothing.hidden = found.length > 0 || rows.length === 0;
    const text = found.length === 1 ? words.found.one : words.found.other;
    status.textContent = fill(text, { count: String(found.length) });
  };

  filters.addEventListener("input", apply);
  nothing.querySelector("button")?.addEventListener("click", () => {
    input.value = "";
    const all = filters.querySelector<HTMLInputElement>("input[value=todas]");
    if (all !== null) all.checked = true;
    apply();
    input.focus();
  });
  /** Also after rows came or went. */
  const refresh = () => {
    const now = new Set(page.querySelectorAll<HTMLElement>("[data-list] [data-row]"));
    const known = new Set(rows.map(({ element }) => element));
    rows = [
      ...rows.filter(({ element }) => now.has(element)),
      ...[...now].filter((element) => !known.has(element)).map(read),
    ];
    apply();
  };
  refresh();
  return { refresh };
}
