import { UserFeedbackPage } from "#web/feedback/user-feedback-page.tsx";
import { Footer } from "#web/layout/footer.tsx";
import { SiteHeader } from "#web/layout/header.tsx";
import { createI18n } from "#web/lib/i18n.ts";
import { languageOfPath } from "#web/lib/language.ts";
import type { Route } from "./+types/user-feedback.ts";

export const handle = { static: true };

/** Runs when the page is built. */
export async function loader({ request }: Route.LoaderArgs) {
  const path = new URL(request.url).pathname.replace(/(\.data|\/)$/, "");
  const language = languageOfPath(path);
  const t = (await createI18n(language)).getFixedT(language, "feedback", "form.meta");
  return { path, title: t("title"), description: t("description") };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData?.title }, { name: "description", content: loaderData?.description }];
}

export default function UserFeedbackRoute({ loaderData }: Route.ComponentProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader path={loaderData.path} />
      <main id="contenido" className="grow">
        <UserFeedbackPage />
      </main>
      <Footer />
    </div>
  );
}
