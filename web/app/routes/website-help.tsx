import { pageLink } from "@faro/contract/help/page-links.ts";
import { helpEntries } from "@faro/contract/help/texts/entries.ts";
import { helpSections } from "@faro/contract/help/texts/types.ts";
import { HelpPage } from "#web/help/help-page.tsx";
import { SitePage } from "#web/layout/site-page.tsx";
import { createI18n } from "#web/lib/i18n.ts";
import { builtPage, metaTags } from "#web/site/page-meta.ts";
import type { Route } from "./+types/website-help.ts";

export const handle = { static: true };

/** Runs when the page is built. */
export async function loader({ request }: Route.LoaderArgs) {
  const { path, language } = builtPage(request);
  const t = (await createI18n(language)).getFixedT(language, "help", "page.meta");
  const help = helpSections.map((section) => ({
    section,
    items: helpEntries
      .filter((entry) => entry.section === section)
      .map(({ id, title, answer, page }) => ({
        id,
        title: title[language],
        answer: answer[language],
        link: page === null ? null : pageLink(page, language),
      })),
  }));
  return { path, help, title: t("title"), description: t("description") };
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaTags(loaderData);

export default function WebsiteHelpRoute({ loaderData }: Route.ComponentProps) {
  return (
    <SitePage path={loaderData.path}>
      <HelpPage help={loaderData.help} />
    </SitePage>
  );
}
