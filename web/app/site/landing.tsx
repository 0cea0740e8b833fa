import type { Reply } from "@faro/guide/types.ts";
import { useTranslation } from "react-i18next";
import { longDate } from "#web/lib/dates.ts";
import { keepForms } from "#web/lib/typography.ts";
import { HelpedCard } from "#web/site/helped-card.tsx";
import { Shore } from "#web/site/shore.tsx";
import { buttonClass } from "#web/ui/button.tsx";
import { BookIcon, LockIcon, MicrophoneIcon, PeopleIcon, WarningIcon } from "#web/ui/icons.tsx";

/** A real question and what the guide answers to it, computed when the page is built. */
export interface LandingExample {
  question: string;
  reply: Reply;
}

const section = "mx-auto w-full max-w-6xl px-4 md:px-8";

function Hero() {
  const { t } = useTranslation("site");
  return (
    <div id="hero" className="relative overflow-clip">
      <Shore />
      <div className={`${section} relative grid gap-5 pt-10 pb-60 md:pt-20 md:pb-56`}>
        <h1 className="max-w-[18ch] text-display">{t("landing.title")}</h1>
        <p className="max-w-[46ch] text-lead text-tinta-suave">{t("landing.subtitle")}</p>
        <div className="mt-2 grid justify-items-start gap-3">
          <a href="/login" className={buttonClass("main", "min-h-14! px-8! text-lead")}>
            <MicrophoneIcon />
            {t("landing.try")}
          </a>
          <p className="text-small text-tinta-suave">{t("landing.tryNote")}</p>
        </div>
      </div>
    </div>
  );
}

function Example({ example }: { example: LandingExample }) {
  const { t, i18n } = useTranslation("site");
  const { question, reply } = example;
  const [source] = reply.sources;
  const language = i18n.language === "en" ? "en" : "es";
  return (
    <section className={`${section} grid gap-6 py-12 md:grid-cols-[1fr_1.6fr] md:gap-14 md:py-20`}>
      <h2 className="text-title">{t("landing.example.title")}</h2>
      <figure className="grid gap-5">
        <blockquote className="max-w-[48ch] justify-self-end rounded-card rounded-tr-none bg-mar-suave px-5 py-3">
          <span className="sr-only">{t("landing.example.you")}: </span>
          {question}
        </blockquote>
        <div className="grid max-w-[62ch] gap-3 border-l-4 border-faro pl-5">
          <p className="font-bold">{keepForms(reply.short)}</p>
          <p>{keepForms(reply.sentences.filter((sentence) => sentence !== reply.short).join(" "))}</p>
          {source === undefined ? null : (
            <p className="text-small text-tinta-suave">
              <a className="link" href={source.url} rel="noopener noreferrer" target="_blank">
                {t("landing.example.source", { title: source.title })}
              </a>
              {" · "}
              {t("landing.example.checked", { date: longDate(source.checked, language) })}
            </p>
          )}
        </div>
        <figcaption className="text-small text-tinta-suave">{t("landing.example.note")}</figcaption>
      </figure>
    </section>
  );
}

const promises = [
  ["mask", LockIcon],
  ["source", BookIcon],
  ["urgent", WarningIcon],
  ["forget", PeopleIcon],
] as const;

function Protection() {
  const { t } = useTranslation("site");
  return (
    <section className="border-y border-linea bg-papel-alto">
      <div className={`${section} grid gap-6 py-12 md:grid-cols-[1fr_1.6fr] md:gap-14 md:py-20`}>
        <h2 className="text-title">{t("landing.protect.title")}</h2>
        <ul className="grid max-w-[62ch] gap-6">
          {promises.map(([key, PromiseIcon]) => (
            <li key={key} className="flex gap-4">
              <PromiseIcon className="mt-1 size-6 text-mar" />
              <p>{t(`landing.protect.${key}`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Cost() {
  const { t } = useTranslation("site");
  return (
    <section className={`${section} grid gap-6 py-12 md:grid-cols-[1fr_1.6fr] md:gap-14 md:py-20`}>
      <h2 className="text-title">{t("landing.cost.title")}</h2>
      <div className="grid max-w-[62ch] justify-items-start gap-5">
        <p className="text-lead">{t("landing.cost.text")}</p>
        <a href="/login" className={buttonClass("main")}>
          <MicrophoneIcon />
          {t("landing.try")}
        </a>
      </div>
    </section>
  );
}

export function Landing({ example }: { example: LandingExample }) {
  return (
    <main id="contenido">
      <Hero />
      <Example example={example} />
      <Protection />
      <Cost />
      <HelpedCard />
    </main>
  );
}
