import { SitePage } from "#web/layout/site-page.tsx";
import { Faq, faqData, faqItems } from "#web/site/faq.tsx";
import { builtPage, metaTags } from "#web/site/page-meta.ts";
import { pageText } from "#web/site/pages/page-text.ts";
import { createSiteI18n } from "#web/site/site-texts.ts";
import type { Route } from "./+types/faq.ts";

export const handle = { static: true };

export async function loader({ request }: Route.LoaderArgs) {
  const { path, language } = builtPage(request);
  const t = (await createSiteI18n(language)).getFixedT(language, "site", "faq.meta");
  const items = faqItems(pageText("faq", language));
  return { path, title: t("title"), description: t("description"), items, data: faqData(items) };
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaTags(loaderData);

export default function FaqRoute({ loaderData }: Route.ComponentProps) {
  return (
    <SitePage path={loaderData.path}>
      <Faq items={loaderData.items} />
    </SitePage>
  );
}
