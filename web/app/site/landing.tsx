import type { Language } from "@faro/contract/shared/language.ts";
import type { Reply } from "@faro/guide/types.ts";
import { useTranslation } from "react-i18next";
import { linkAddress } from "#web/layout/nav-links.ts";
import { longDate } from "#web/lib/dates.ts";
import { keepForms } from "#web/lib/typography.ts";
import { Drawing } from "#web/site/drawings.tsx";
import { HelpedCard } from "#web/site/helped-card.tsx";
import { IntroVideo } from "#web/site/intro-video.tsx";
import { Question } from "#web/site/question.tsx";
import { section, twoColumns } from "#web/site/section.tsx";
import { Shore } from "#web/site/shore.tsx";
import { TrialLink } from "#web/site/trial-link.tsx";
import { buttonClass } from "#web/ui/button.tsx";
import { BookIcon, LockIcon, MicrophoneIcon, PeopleIcon, WarningIcon } from "#web/ui/icons.tsx";

/** A real question and what the guide answers to it, computed when the page is built. */
export interface LandingExample {
  question: string;
  reply: Reply;
}

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
    <section className={`${section} ${twoColumns}`}>
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
  const { t, i18n } = useTranslation("site");
  return (
    <section className={`${section} ${twoColumns}`}>
      <h2 className="text-title">{t("landing.protect.title")}</h2>
      <div className="grid max-w-[62ch] gap-6">
        <ul className="grid gap-6">
          {promises.map(([key, PromiseIcon]) => (
            <li key={key} className="flex gap-4">
              <PromiseIcon className="mt-1 size-6 text-mar" />
              <p>{t(`landing.protect.${key}`)}</p>
            </li>
          ))}
        </ul>
        <p className="border-t border-linea pt-5 text-small text-tinta-suave">
          {t("landing.protect.notice")}{" "}
          <a className="link" href={linkAddress("/privacy-policy", i18n.language as Language)}>
            {t("landing.protect.noticeLink")}
          </a>
          .
        </p>
      </div>
    </section>
  );
}

const benefits = ["unlimited", "letters", "forms", "saved", "support"] as const;

function Membership() {
  const { t } = useTranslation("site");
  return (
    <section className="border-y border-linea bg-papel-alto">
      <div className={`${section} ${twoColumns}`}>
        <div className="grid content-start gap-6">
          <h2 className="text-title">{t("landing.member.title")}</h2>
          <Drawing name="letter" className="w-36 max-md:hidden md:w-52" />
        </div>
        <div className="grid max-w-[62ch] justify-items-start gap-6">
          <p>{t("landing.member.text")}</p>
          <ul className="grid list-disc gap-2.5 pl-6 marker:text-faro">
            {benefits.map((key) => (
              <li key={key}>{t(`landing.member.${key}`)}</li>
            ))}
          </ul>
          <p className="border-l-4 border-faro pl-5">{t("landing.member.price")}</p>
          <TrialLink />
        </div>
      </div>
    </section>
  );
}

function Story() {
  const { t } = useTranslation("site");
  return (
    <section className={`${section} py-12 md:py-20`}>
      <figure className="mx-auto grid max-w-[46rem] items-center gap-6 md:grid-cols-[auto_1fr] md:gap-12">
        <Drawing name="family" className="w-36 md:w-52" />
        <div className="grid gap-4">
          <h2 className="text-small font-semibold text-tinta-suave">{t("landing.story.label")}</h2>
          <blockquote className="text-lead">«{t("landing.story.quote")}»</blockquote>
          <figcaption className="text-small text-tinta-suave">{t("landing.story.note")}</figcaption>
        </div>
      </figure>
    </section>
  );
}

function OneQuestion() {
  const { t } = useTranslation("site");
  return (
    <section className="border-t border-linea">
      <div className={`${section} ${twoColumns}`}>
        <h2 className="text-title">{t("landing.question.title")}</h2>
        <div className="max-w-[62ch] border-t border-linea">
          <Question question={t("landing.question.ask")}>
            <p>{t("landing.question.answer")}</p>
          </Question>
        </div>
      </div>
    </section>
  );
}

function End() {
  const { t } = useTranslation("site");
  return (
    <section className="bg-tinta text-papel dark:border-t dark:border-linea dark:bg-papel-bajo dark:text-tinta">
      <div className={`${section} grid justify-items-start gap-5 py-14 md:py-20`}>
        <h2 className="max-w-[22ch] text-display">{t("landing.end.title")}</h2>
        <p className="text-lead">{t("landing.end.text")}</p>
        <div className="flex flex-wrap gap-4">
          <a href="/login" className={buttonClass("main")}>
            <MicrophoneIcon />
            {t("landing.try")}
          </a>
          <TrialLink />
        </div>
      </div>
    </section>
  );
}

export function Landing({ example }: { example: LandingExample }) {
  return (
    <>
      <Hero />
      <Example example={example} />
      <IntroVideo />
      <Protection />
      <Membership />
      <Story />
      <OneQuestion />
      <End />
      <HelpedCard />
    </>
  );
}
