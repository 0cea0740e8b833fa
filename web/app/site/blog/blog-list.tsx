import type { Language } from "@faro/contract/shared/language.ts";
import { useTranslation } from "react-i18next";
import { longDate } from "#web/lib/dates.ts";
import { publicPath } from "#web/lib/language.ts";
import { keepForms } from "#web/lib/typography.ts";
import { listPaths, postsPerPage } from "#web/site/blog/post.ts";
import { Drawing } from "#web/site/drawings.tsx";
import { PageHead, section } from "#web/site/section.tsx";

/** What the list shows of an article. */
export interface PostSummary {
  slug: string;
  title: string;
  excerpt: string;
  date: string;
  drawing: string;
  minutes: number;
}

function PostDate({ post }: { post: PostSummary }) {
  const { t, i18n } = useTranslation("site");
  return (
    <p className="text-small text-tinta-suave">
      <time dateTime={post.date}>{longDate(post.date, i18n.language as Language)}</time>{" "}
      <span className="whitespace-nowrap">· {t("blog.minutes", { count: post.minutes })}</span>
    </p>
  );
}

/** The whole card is the link's target; the link itself is the title. */
const titleLink = "after:absolute after:inset-0 hover:underline underline-offset-4";

function Featured({ post }: { post: PostSummary }) {
  const { t, i18n } = useTranslation("site");
  return (
    <article className="relative grid items-center gap-6 border-t-4 border-faro bg-papel-alto p-6 md:grid-cols-[auto_1fr] md:gap-14 md:p-12">
      <Drawing name={post.drawing} className="w-36 md:w-64" />
      <div className="grid justify-items-start gap-3">
        <p className="text-small font-semibold text-mar">{t("blog.featured")}</p>
        <h2 className="text-title md:text-[2.125rem]">
          <a href={publicPath(`/blog/${post.slug}`, i18n.language as Language)} className={titleLink}>
            {keepForms(post.title)}
          </a>
        </h2>
        <p className="max-w-[56ch]">{keepForms(post.excerpt)}</p>
        <PostDate post={post} />
        <span className="link font-semibold" aria-hidden="true">
          {t("blog.read")}
        </span>
      </div>
    </article>
  );
}

function Entry({ post }: { post: PostSummary }) {
  const { i18n } = useTranslation("site");
  return (
    <article className="relative grid content-start gap-3 border-t border-linea-fuerte pt-6">
      <Drawing name={post.drawing} className="w-28" />
      <h2 className="text-title">
        <a href={publicPath(`/blog/${post.slug}`, i18n.language as Language)} className={titleLink}>
          {keepForms(post.title)}
        </a>
      </h2>
      <p>{keepForms(post.excerpt)}</p>
      <PostDate post={post} />
    </article>
  );
}

const step = "target inline-flex min-h-12 items-center justify-center rounded-small px-3 font-semibold";

/** Pages of the list. At an end the word stays, as text that leads nowhere. */
function Pagination({ page, pages }: { page: number; pages: number }) {
  const { t, i18n } = useTranslation("site");
  const addresses = listPaths(pages * postsPerPage);
  const address = (number: number) => publicPath(addresses[number - 1] ?? "", i18n.language as Language);
  const neighbour = (number: number, rel: "prev" | "next", text: string) =>
    number < 1 || number > pages ? (
      <span className={`${step} text-tinta-suave`} aria-disabled="true">
        {text}
      </span>
    ) : (
      <a href={address(number)} rel={rel} className={`${step} text-mar underline underline-offset-4`}>
        {text}
      </a>
    );
  return (
    <nav
      aria-label={t("blog.pages")}
      className="flex flex-wrap items-center justify-center gap-1 border-t border-linea pt-6"
    >
      {neighbour(page - 1, "prev", t("blog.previous"))}
      <ol className="flex">
        {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
          <li key={number}>
            <a
              href={address(number)}
              aria-label={t("blog.page", { page: number })}
              aria-current={number === page ? "page" : undefined}
              className={`${step} tabular-nums ${number === page ? "bg-tinta text-papel" : "text-mar underline underline-offset-4"}`}
            >
              {number}
            </a>
          </li>
        ))}
      </ol>
      {neighbour(page + 1, "next", t("blog.next"))}
    </nav>
  );
}

interface BlogListProps {
  posts: PostSummary[];
  page: number;
  pages: number;
}

/** One page of the list; the newest article leads the first. */
export function BlogList({ posts, page, pages }: BlogListProps) {
  const { t } = useTranslation("site");
  const featured = page === 1 ? posts[0] : undefined;
  const rest = featured === undefined ? posts : posts.slice(1);
  return (
    <>
      <PageHead title={t("blog.title")} lead={t("blog.lead")} />
      <div className={`${section} grid gap-12 pb-16 md:pb-24`}>
        {featured === undefined ? null : <Featured post={featured} />}
        <div className="grid gap-10 md:grid-cols-2 md:gap-14">
          {rest.map((post) => (
            <Entry key={post.slug} post={post} />
          ))}
        </div>
        <Pagination page={page} pages={pages} />
      </div>
    </>
  );
}
