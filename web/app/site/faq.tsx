import type { Language } from "@faro/contract/shared/language.ts";
import { useTranslation } from "react-i18next";
import { linkAddress } from "#web/layout/nav-links.ts";
import { Drawing } from "#web/site/drawings.tsx";
import { Question } from "#web/site/question.tsx";
import { PageHead, section } from "#web/site/section.tsx";
import { type Block, plainText } from "#web/site/text/markdown.ts";
import { Prose } from "#web/site/text/prose.tsx";
import { buttonClass } from "#web/ui/button.tsx";

/** A question and the blocks of its answer. */
export interface FaqItem {
  question: string;
  answer: Block[];
}

/** Each heading of the text asks, what follows it answers. */
export function faqItems(blocks: Block[]): FaqItem[] {
  const items: FaqItem[] = [];
  for (const block of blocks) {
    if (block.kind === "heading") items.push({ question: block.text, answer: [] });
    else items.at(-1)?.answer.push(block);
  }
  return items;
}

/** The questions as Schema.org data. */
export function faqData(items: FaqItem[]): object {
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: items.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: plainText(answer) },
    })),
  };
}

export function Faq({ items }: { items: FaqItem[] }) {
  const { t, i18n } = useTranslation("site");
  return (
    <>
      <PageHead title={t("faq.title")} lead={t("faq.lead")} />
      <div className={`${section} grid items-start gap-12 pb-16 md:grid-cols-[1.6fr_1fr] md:gap-14 md:pb-24`}>
        <section aria-label={t("faq.title")} className="max-w-[66ch] border-t border-linea">
          <h2 className="sr-only">{t("faq.title")}</h2>
          {items.map(({ question, answer }) => (
            <Question key={question} question={question} group="faq">
              <Prose blocks={answer} />
            </Question>
          ))}
        </section>
        <section
          aria-labelledby="faq-contact"
          className="grid justify-items-start gap-4 rounded-card border border-linea bg-papel-alto p-6"
        >
          <Drawing name="phone" className="w-28" />
          <h2 id="faq-contact" className="text-title">
            {t("faq.contact.title")}
          </h2>
          <p>{t("faq.contact.text")}</p>
          <a href={linkAddress("/user-feedback", i18n.language as Language)} className={buttonClass("quiet")}>
            {t("faq.contact.write")}
          </a>
          <a href="/login" className="link target inline-flex items-center">
            {t("faq.contact.ask")}
          </a>
        </section>
      </div>
    </>
  );
}
