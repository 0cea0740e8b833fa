import { type MouseEvent, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { leaveQuickly, neutralAddress, watchExit } from "#web/layout/leave-quickly.ts";

/**
 * Always in the same corner, above everything. A plain link without JavaScript; islands/page.ts makes it clear the
 * screen on static pages, the effect and handler here do it in the app.
 */
export function QuickExit() {
  const { t, i18n } = useTranslation("layout");
  const address = neutralAddress[i18n.language === "en" ? "en" : "es"];
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(
    () => (link.current === null ? undefined : watchExit(link.current, () => leaveQuickly(address))),
    [address],
  );
  return (
    // A place of its own for those who move by landmarks. Dialogs hide from a screen reader everything that is not
    // live: "off" says nothing by itself and keeps the exit within reach.
    <aside aria-label={t("exit.region")} aria-live="off">
      <a
        ref={link}
        href={address}
        rel="nofollow noreferrer"
        data-quick-exit
        title={t("exit.hint")}
        onClick={(event: MouseEvent) => {
          event.preventDefault();
          leaveQuickly(address);
        }}
        className="fixed right-3 top-1 z-60 inline-flex min-h-11 items-center rounded-full border border-linea-fuerte bg-papel-alto px-3 text-small font-semibold whitespace-nowrap hover:bg-papel-bajo md:right-[max(2rem,calc(50vw-34rem))]"
      >
        {t("exit.label")}
      </a>
    </aside>
  );
}
