import type { HelpLink } from "@faro/contract/help/schemas.ts";
import type { HelpSection } from "@faro/contract/help/texts/types.ts";
import { useTranslation } from "react-i18next";
import { buttonClass } from "#web/ui/button.tsx";
import { UsefulText } from "#web/ui/useful-text.tsx";

/** The help texts of one section in the page's language. */
export interface ShownHelp {
  section: HelpSection;
  items: { id: string; title: string; answer: string; link: HelpLink | null }[];
}

const column = "mx-auto w-full max-w-6xl px-4 md:px-8";

function Covers() {
  const { t } = useTranslation("help");
  return (
    <section className="grid content-start justify-items-start gap-4">
      <h2 className="text-title">{t("page.covers.title")}</h2>
      <p className="max-w-[62ch]">{t("page.covers.yes")}</p>
      <p className="max-w-[62ch] border-l-4 border-faro pl-4">{t("page.covers.no")}</p>
      <a href="/login" className={buttonClass("main")}>
        {t("page.covers.chat")}
      </a>
    </section>
  );
}

function ChatCard() {
  const { t } = useTranslation("help");
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4" aria-labelledby="help-chat-title">
      <h2 id="help-chat-title" className="text-title">
        {t("page.chat.title")}
      </h2>
      <div
        data-help-chat
        className="h-[26rem] overflow-hidden rounded-card border border-linea-fuerte bg-papel-alto"
      >
        <p className="p-4 text-tinta-suave">
          <span className="[@media(scripting:none)]:hidden">{t("page.chat.loading")}</span>
          <span className="hidden [@media(scripting:none)]:inline">{t("page.chat.script")}</span>
        </p>
      </div>
    </section>
  );
}

function Answers({ help }: { help: ShownHelp[] }) {
  const { t } = useTranslation("help");
  return (
    <section className="border-t border-linea bg-papel-alto" aria-labelledby="help-list-title">
      <div className={`${column} grid gap-10 py-12 md:py-16`}>
        <h2 id="help-list-title" className="text-title">
          {t("page.list")}
        </h2>
        {help.map(({ section, items }) => (
          <section key={section} className="grid gap-4 md:grid-cols-[1fr_2fr] md:gap-10">
            <h3 className="text-lead font-bold">{t(`page.section.${section}`)}</h3>
            <div className="max-w-[66ch] border-t border-linea">
              {items.map(({ id, title, answer, link }) => (
                <details key={id} id={id} className="border-b border-linea">
                  <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-4 py-2 font-semibold marker:content-none after:text-lead after:text-mar after:content-['+'] [details[open]>&]:after:content-['−']">
                    {title}
                  </summary>
                  <div className="grid justify-items-start gap-2 pb-4">
                    <p>
                      <UsefulText text={answer} />
                    </p>
                    {link === null ? null : (
                      <a className="link target inline-flex items-center" href={link.path}>
                        {link.label}
                      </a>
                    )}
                  </div>
                </details>
              ))}
            </div>
          </section>
        ))}
      </div>
    </section>
  );
}

/** /website-help: what the helper covers, the helper, and all its texts, readable without JavaScript. */
export function HelpPage({ help }: { help: ShownHelp[] }) {
  const { t } = useTranslation("help");
  return (
    <>
      <div className={`${column} grid gap-3 pt-10 md:pt-16`}>
        <h1 className="max-w-[18ch] text-display">{t("page.title")}</h1>
        <p className="max-w-[52ch] text-lead text-tinta-suave">{t("page.lead")}</p>
      </div>
      <div
        className={`${column} grid grid-cols-[minmax(0,1fr)] gap-10 py-10 md:grid-cols-2 md:gap-14 md:py-14`}
      >
        <ChatCard />
        <Covers />
      </div>
      <Answers help={help} />
    </>
  );
}
