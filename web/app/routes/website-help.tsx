import { pageLink } from "@faro/contract/help/page-links.ts";
import { helpEntries } from "@faro/contract/help/texts/entries.ts";
import { helpSections } from "@faro/contract/help/texts/types.ts";
import { HelpPage } from "#web/help/help-page.tsx";
import { Footer } from "#web/layout/footer.tsx";
import { SiteHeader } from "#web/layout/header.tsx";
import { createI18n } from "#web/lib/i18n.ts";
import { languageOfPath } from "#web/lib/language.ts";
import type { Route } from "./+types/website-help.ts";

export const handle = { static: true };

/** Runs when the page is built. */
export async function loader({ request }: Route.LoaderArgs) {
  const path = new URL(request.url).pathname.replace(/(\.data|\/)$/, "");
  const language = languageOfPath(path);
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

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData?.title }, { name: "description", content: loaderData?.description }];
}

export default function WebsiteHelpRoute({ loaderData }: Route.ComponentProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader path={loaderData.path} />
      <main id="contenido" className="grow">
        <HelpPage help={loaderData.help} />
      </main>
      <Footer />
    </div>
  );
}
