import { SitePage } from "#web/layout/site-page.tsx";
import { longDate } from "#web/lib/dates.ts";
import { builtPage, metaTags } from "#web/site/page-meta.ts";
import { pageText } from "#web/site/pages/page-text.ts";
import { PrivacyPolicy } from "#web/site/privacy-policy.tsx";
import { createSiteI18n } from "#web/site/site-texts.ts";
import type { Route } from "./+types/privacy-policy.ts";

export const handle = { static: true };

/** The day its text was last compared with what the product does. */
const revised = "2026-11-21";

export async function loader({ request }: Route.LoaderArgs) {
  const { path, language } = builtPage(request);
  const t = (await createSiteI18n(language)).getFixedT(language, "site", "privacy.meta");
  return {
    path,
    title: t("title"),
    description: t("description"),
    blocks: pageText("privacy", language),
    revised: longDate(revised, language),
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaTags(loaderData);

export default function PrivacyPolicyRoute({ loaderData }: Route.ComponentProps) {
  return (
    <SitePage path={loaderData.path}>
      <PrivacyPolicy blocks={loaderData.blocks} revised={loaderData.revised} />
    </SitePage>
  );
}
