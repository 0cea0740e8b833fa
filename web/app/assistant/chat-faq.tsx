import type { Language } from "@faro/contract/shared/language.ts";
import { useTranslation } from "react-i18next";
import { linkAddress } from "#web/layout/nav-links.ts";
import { buttonClass } from "#web/ui/button.tsx";

/** Five questions about the chat itself; texts under `faq` in locales (spec part 1, section 3: id, title, content). */
const items = ["privacy", "trust", "lawyer", "voice", "plan"] as const;

export function ChatFaq() {
  const { t, i18n } = useTranslation("assistant");
  return (
    <section aria-labelledby="chat-faq" className="grid gap-4">
      <h2 id="chat-faq" className="text-title">
        {t("faq.heading")}
      </h2>
      <div className="grid divide-y divide-linea border-y border-linea">
        {items.map((id) => (
          <details key={id} id={`faq-${id}`} className="group/faq py-1">
            <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 rounded-small font-semibold [&::-webkit-details-marker]:hidden">
              {t(`faq.${id}.title`)}
              <span aria-hidden="true" className="text-lead text-mar group-open/faq:rotate-45">
                +
              </span>
            </summary>
            <p className="max-w-prose whitespace-pre-line pb-4">{t(`faq.${id}.content`)}</p>
          </details>
        ))}
      </div>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {t("faq.more")}
        <a href={linkAddress("/user-feedback", i18n.language as Language)} className={buttonClass("quiet")}>
          {t("faq.contact")}
        </a>
      </p>
    </section>
  );
}
