import { useTranslation } from "react-i18next";
import type { CategoryFilter } from "#web/documents/search.ts";

const categories: CategoryFilter[] = ["todas", "residencia", "familia", "asilo", "trabajo", "otros"];

/** Search by number or everyday name, and by category. Acts while typing (library-script.ts); there is nothing to send. */
export function LibraryFilters() {
  const { t } = useTranslation("documents");
  return (
    <search data-filters className="grid grid-cols-1 gap-4 noscript:hidden">
      <div className="grid gap-1.5">
        <label htmlFor="buscar" className="text-small font-semibold">
          {t("filters.search")}
        </label>
        <input
          id="buscar"
          type="search"
          aria-describedby="buscar-help"
          autoComplete="off"
          enterKeyHint="search"
          className="min-h-12 w-full rounded-card border border-linea-fuerte bg-papel-alto px-4 py-2.5"
        />
        <p id="buscar-help" className="text-small text-tinta-suave">
          {t("filters.help")}
        </p>
      </div>
      <fieldset className="grid min-w-0 grid-cols-1 gap-1.5">
        <legend className="text-small font-semibold">{t("filters.category")}</legend>
        {/* In one row that scrolls on a phone: the first document stands on the first screen. */}
        <div className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 md:mx-0 md:flex-wrap md:px-0">
          {categories.map((category) => (
            <label
              key={category}
              className="relative inline-flex min-h-12 shrink-0 cursor-pointer items-center rounded-full border border-linea-fuerte bg-papel-alto px-4 text-small font-semibold hover:bg-papel-bajo has-checked:border-mar has-checked:bg-mar has-checked:text-sobre-mar has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-(--foco)"
            >
              <input
                type="radio"
                name="tema"
                value={category}
                defaultChecked={category === "todas"}
                autoComplete="off"
                className="sr-only"
              />
              {t(`filters.categories.${category}`)}
            </label>
          ))}
        </div>
      </fieldset>
    </search>
  );
}
