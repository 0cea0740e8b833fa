import { SitePage } from "#web/layout/site-page.tsx";
import { HowItWorks } from "#web/site/how-it-works.tsx";
import { builtPage, metaTags } from "#web/site/page-meta.ts";
import { createSiteI18n } from "#web/site/site-texts.ts";
import type { Route } from "./+types/how-it-works.ts";

export const handle = { static: true };

export async function loader({ request }: Route.LoaderArgs) {
  const { path, language } = builtPage(request);
  const t = (await createSiteI18n(language)).getFixedT(language, "site", "how.meta");
  return { path, title: t("title"), description: t("description") };
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaTags(loaderData);

export default function HowItWorksRoute({ loaderData }: Route.ComponentProps) {
  return (
    <SitePage path={loaderData.path}>
      <HowItWorks />
    </SitePage>
  );
}
