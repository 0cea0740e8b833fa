import { useTranslation } from "react-i18next";
import { CloseIcon, PeopleIcon } from "#web/ui/icons.tsx";

/**
 * The helped-immigrants card of the landing page (spec part 1, sections 2 and 9). Its behaviour is in
 * islands/helped-card.ts; without JavaScript it stays hidden.
 */
export function HelpedCard() {
  const { t } = useTranslation("site");
  return (
    <aside
      id="helped-card"
      hidden
      aria-label={t("helped.label")}
      data-open="false"
      className="group fixed left-[min(1rem,4vw)] right-18 bottom-4 z-20 flex flex-wrap items-start justify-end gap-1 rounded-card border border-linea-fuerte bg-papel-alto p-[min(0.5rem,2vw)] shadow-[0_6px_24px_oklch(0.2_0.05_262/0.16)] animate-rise md:left-auto md:right-8 md:flex-nowrap md:max-w-sm"
    >
      <button
        type="button"
        data-toggle
        aria-expanded="false"
        aria-controls="helped-text"
        className="flex min-w-0 grow basis-48 flex-wrap items-center gap-x-3 rounded-small p-[min(0.5rem,2vw)] text-left"
      >
        <span className="grid size-10 shrink-0 place-content-center rounded-full bg-faro text-sobre-faro">
          <PeopleIcon />
        </span>
        <span className="grid min-w-0 grow basis-28">
          <span className="text-small">
            {t("helped.before")} <strong data-count className="text-[min(1.3125rem,7vw)] tabular-nums" />{" "}
            {t("helped.after")}
          </span>
          <span id="helped-text" data-text hidden className="text-small text-tinta-suave">
            {t("helped.text")}
          </span>
        </span>
      </button>
      <button
        type="button"
        data-dismiss
        aria-label={t("helped.dismiss")}
        className="target grid shrink-0 place-content-center rounded-full text-tinta-suave hover:bg-papel-bajo"
      >
        <CloseIcon className="size-5" />
      </button>
    </aside>
  );
}
