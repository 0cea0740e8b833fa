import { UserFeedbackPage } from "#web/feedback/user-feedback-page.tsx";
import { SitePage } from "#web/layout/site-page.tsx";
import { createI18n } from "#web/lib/i18n.ts";
import { builtPage, metaTags } from "#web/site/page-meta.ts";
import type { Route } from "./+types/user-feedback.ts";

export const handle = { static: true };

/** Runs when the page is built. */
export async function loader({ request }: Route.LoaderArgs) {
  const { path, language } = builtPage(request);
  const t = (await createI18n(language)).getFixedT(language, "feedback", "form.meta");
  return { path, title: t("title"), description: t("description") };
}

/** Without JavaScript the browser posts the form itself; without a referrer it would not say from which site. */
const referrer = { name: "referrer", content: "same-origin" };

export const meta = ({ loaderData }: Route.MetaArgs) => [...metaTags(loaderData), referrer];

export default function UserFeedbackRoute({ loaderData }: Route.ComponentProps) {
  return (
    <SitePage path={loaderData.path}>
      <UserFeedbackPage />
    </SitePage>
  );
}
