import { SitePage } from "#web/layout/site-page.tsx";
import { BlogList } from "#web/site/blog/blog-list.tsx";
import { postsPerPage, readingMinutes } from "#web/site/blog/post.ts";
import { listPosts } from "#web/site/blog/posts.ts";
import { builtPage, metaTags } from "#web/site/page-meta.ts";
import { createSiteI18n } from "#web/site/site-texts.ts";
import type { Route } from "./+types/blog.ts";

export const handle = { static: true };

export async function loader({ request }: Route.LoaderArgs) {
  const { path, language } = builtPage(request);
  const t = (await createSiteI18n(language)).getFixedT(language, "site", "blog.meta");
  const page = Number(/\/pagina\/(\d+)$/.exec(path)?.[1] ?? 1);
  const all = listPosts(language);
  const posts = all
    .slice((page - 1) * postsPerPage, page * postsPerPage)
    .map(({ content, ...post }) => ({ ...post, minutes: readingMinutes(content) }));
  return {
    path,
    title: page === 1 ? t("title") : t("titlePage", { page }),
    description: t("description"),
    posts,
    page,
    pages: Math.ceil(all.length / postsPerPage),
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaTags(loaderData);

export default function BlogRoute({ loaderData }: Route.ComponentProps) {
  return (
    <SitePage path={loaderData.path}>
      <BlogList posts={loaderData.posts} page={loaderData.page} pages={loaderData.pages} />
    </SitePage>
  );
}
