import { SitePage } from "#web/layout/site-page.tsx";
import { builtPage, metaTags } from "#web/site/page-meta.ts";
import { createSiteI18n } from "#web/site/site-texts.ts";
import { WhyTrustUs } from "#web/site/why-trust-us.tsx";
import type { Route } from "./+types/why-trust-us.ts";

export const handle = { static: true };

export async function loader({ request }: Route.LoaderArgs) {
  const { path, language } = builtPage(request);
  const t = (await createSiteI18n(language)).getFixedT(language, "site", "why.meta");
  return { path, title: t("title"), description: t("description") };
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaTags(loaderData);

export default function WhyTrustUsRoute({ loaderData }: Route.ComponentProps) {
  return (
    <SitePage path={loaderData.path}>
      <WhyTrustUs />
    </SitePage>
  );
}
