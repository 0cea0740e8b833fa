import { SitePage } from "#web/layout/site-page.tsx";
import { Article, ArticleNotFound, articleData } from "#web/site/blog/article.tsx";
import { listPosts } from "#web/site/blog/posts.ts";
import { builtPage, metaTags } from "#web/site/page-meta.ts";
import { createSiteI18n } from "#web/site/site-texts.ts";
import type { Route } from "./+types/blog-post.ts";

export const handle = { static: true };

/** An article, or the page that says there is none: the server shows that one for every unknown slug. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const { path, language } = builtPage(request);
  const t = (await createSiteI18n(language)).getFixedT(language, "site", "blog.missing");
  const slug = params.slug?.replace(/\.data$/, "");
  const post = listPosts(language).find((one) => one.slug === slug);
  if (post === undefined) {
    return { path, post: null, title: t("title"), description: t("text"), hidden: true };
  }
  const data = articleData(post, path);
  return {
    path,
    post,
    title: post.title,
    description: post.excerpt,
    published: post.date,
    picture: post.slug,
    data,
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaTags(loaderData);

export default function BlogPostRoute({ loaderData }: Route.ComponentProps) {
  const { path, post } = loaderData;
  return <SitePage path={path}>{post === null ? <ArticleNotFound /> : <Article post={post} />}</SitePage>;
}
