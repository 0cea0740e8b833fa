import type { Language } from "@faro/contract/shared/language.ts";
import { siteAddressToken } from "@faro/contract/site/paths.ts";
import { useTranslation } from "react-i18next";
import { longDate } from "#web/lib/dates.ts";
import { publicPath } from "#web/lib/language.ts";
import { keepForms } from "#web/lib/typography.ts";
import type { Post } from "#web/site/blog/post.ts";
import { Drawing } from "#web/site/drawings.tsx";
import { section } from "#web/site/section.tsx";
import { type Block, parseMarkdown } from "#web/site/text/markdown.ts";
import { Prose } from "#web/site/text/prose.tsx";
import { buttonClass } from "#web/ui/button.tsx";
import { BackIcon } from "#web/ui/icons.tsx";

/** The article as Schema.org data. */
export function articleData(post: Post, path: string): object {
  return {
    "@context": "https://schema.org",
    "@type": "BlogPosting",
    headline: post.title,
    description: post.excerpt,
    datePublished: post.date,
    inLanguage: post.language,
    author: { "@type": "Organization", name: post.author },
    publisher: { "@type": "Organization", name: "Faro" },
    mainEntityOfPage: siteAddressToken + path,
    image: `${siteAddressToken}/og/${post.slug}-${post.language}.png`,
  };
}

function BackToBlog() {
  const { t, i18n } = useTranslation("site");
  return (
    <a
      href={publicPath("/blog", i18n.language as Language)}
      className="target -ml-2 inline-flex items-center gap-2 justify-self-start rounded-small px-2 font-semibold text-mar"
    >
      <BackIcon />
      {t("blog.back")}
    </a>
  );
}

/** islands/share.ts shows the button and works it; without JavaScript there is none. */
function Share({ post }: { post: Post }) {
  const { t } = useTranslation("site");
  return (
    <>
      <button
        type="button"
        hidden
        data-share
        data-title={post.title}
        data-text={post.excerpt}
        data-copied={t("blog.copied")}
        data-failed={t("blog.copyFailed")}
        className={buttonClass("quiet", "text-small")}
      >
        {t("blog.share")}
      </button>
      <p
        role="status"
        data-share-notice
        className="fixed inset-x-4 bottom-4 z-30 mx-auto max-w-md rounded-card border border-linea-fuerte bg-papel-alto p-4 text-center font-semibold break-words shadow-[0_6px_24px_oklch(0.2_0.05_262/0.18)] not-data-shown:sr-only"
      />
    </>
  );
}

/** The parts of a long article, beside it where there is room. */
function Contents({ blocks }: { blocks: Block[] }) {
  const { t } = useTranslation("site");
  const headings = blocks.filter((block) => block.kind === "heading");
  return (
    <nav aria-label={t("blog.contents")} className="sticky top-20 self-start max-lg:hidden">
      <p className="pb-2 text-small font-semibold text-tinta-suave">{t("blog.contents")}</p>
      <ul className="border-l border-linea-fuerte text-small">
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} className="block py-1.5 pl-4 text-mar hover:underline">
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function CallToAction() {
  const { t } = useTranslation("site");
  return (
    <aside className="mt-8 grid max-w-[62ch] justify-items-start gap-4 border-t-4 border-faro bg-papel-alto p-6 md:p-8">
      <h2 className="text-title">{t("blog.cta.title")}</h2>
      <p>{t("blog.cta.text")}</p>
      <a href="/login" className={buttonClass("main")}>
        {t("blog.cta.button")}
      </a>
    </aside>
  );
}

export function Article({ post }: { post: Post }) {
  const { t, i18n } = useTranslation("site");
  const all = parseMarkdown(post.content);
  // A warning at the head of a text is for who needs it now: it stands before everything else.
  const urgent = all[0]?.kind === "warning" ? all.slice(0, 1) : [];
  const blocks = all.slice(urgent.length);
  return (
    <article className={`${section} grid gap-6 pt-6 pb-16 md:pt-10 md:pb-24`}>
      <BackToBlog />
      <div className="grid items-end gap-6 md:grid-cols-[1fr_auto] md:gap-14">
        <div className="grid justify-items-start gap-5">
          <h1 className="max-w-[22ch] text-display">{keepForms(post.title)}</h1>
          {urgent.length > 0 ? <Prose blocks={urgent} /> : null}
          <p className="text-tinta-suave">
            <time dateTime={post.date}>{longDate(post.date, i18n.language as Language)}</time>
            {" · "}
            {t("blog.by", { author: post.author })}
          </p>
          <Share post={post} />
        </div>
        <Drawing name={post.drawing} className="w-40 md:w-64" />
      </div>
      <p className="max-w-[62ch] border-l-4 border-mar bg-mar-suave px-5 py-3 text-small">{t("blog.note")}</p>
      <div className="grid lg:grid-cols-[minmax(0,1fr)_17rem] lg:gap-16">
        <div className="grid gap-6">
          <Prose blocks={blocks} />
          <CallToAction />
        </div>
        <Contents blocks={blocks} />
      </div>
    </article>
  );
}

export function ArticleNotFound() {
  const { t, i18n } = useTranslation("site");
  return (
    <div className={`${section} grid justify-items-start gap-5 py-16 md:py-24`}>
      <Drawing name="path" className="w-40 md:w-56" />
      <h1 className="text-display">{t("blog.missing.title")}</h1>
      <p className="max-w-[48ch] text-lead text-tinta-suave">{t("blog.missing.text")}</p>
      <a href={publicPath("/blog", i18n.language as Language)} className={buttonClass("main")}>
        {t("blog.missing.button")}
      </a>
    </div>
  );
}
