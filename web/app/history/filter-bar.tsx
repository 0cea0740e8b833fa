import { type CategoryFilter, categoryFilters, historyLimits } from "@faro/contract/history/limits.ts";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { SearchIcon, StarIcon } from "#web/history/icons.tsx";
import type { View } from "#web/history/use-view.ts";

interface FilterBarProps {
  view: View;
  /** What can be done with the whole list. */
  menu: ReactNode;
  onChange: (changed: Partial<View>) => void;
  /** She is about to search. */
  onSearch: () => void;
}

const box = "min-h-12 rounded-full border border-linea-fuerte bg-papel-alto";

/** Words, category, favourites. Acts while typing; there is nothing to send. */
export function FilterBar({ view, menu, onChange, onSearch }: FilterBarProps) {
  const { t } = useTranslation("history");
  const id = useId();
  return (
    <search className="grid grid-cols-[minmax(0,1fr)_auto_auto] gap-2 md:gap-3 md:grid-cols-[minmax(0,1fr)_auto_auto_auto]">
      <div className="col-span-2 grid md:contents">
        <div
          className={`${box} flex min-w-0 items-center focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-(--foco)`}
        >
          <span className="pl-4 text-tinta-suave">
            <SearchIcon className="size-5" />
          </span>
          <label htmlFor={id} className="sr-only">
            {t("filters.search")}
          </label>
          <input
            id={id}
            type="search"
            value={view.search}
            maxLength={historyLimits.searchCharacters}
            placeholder={t("filters.placeholder")}
            onFocus={onSearch}
            onChange={(event) => onChange({ search: event.target.value })}
            autoComplete="off"
            enterKeyHint="search"
            className="min-h-12 w-full min-w-0 rounded-full bg-transparent px-2 outline-none placeholder:text-small placeholder:text-tinta-suave"
          />
        </div>
      </div>
      <div className="md:order-last">{menu}</div>
      <select
        aria-label={t("filters.category")}
        value={view.category}
        onChange={(event) => onChange({ category: event.target.value as CategoryFilter })}
        className={`${box} w-full min-w-0 px-4`}
      >
        {categoryFilters.map((category) => (
          <option key={category} value={category}>
            {category === "todas" && view.category === "todas"
              ? t("filters.category")
              : t(`categories.${category}`)}
          </option>
        ))}
      </select>
      <button
        type="button"
        aria-pressed={view.favorites}
        onClick={() => onChange({ favorites: !view.favorites })}
        className={`${box} col-span-2 inline-flex items-center gap-2 px-4 font-semibold md:col-span-1 hover:bg-papel-bajo aria-pressed:border-mar aria-pressed:bg-mar-suave`}
      >
        <StarIcon filled={view.favorites} className="size-5" />
        {t("filters.favorites")}
      </button>
    </search>
  );
}
