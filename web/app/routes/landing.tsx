import { createGuide } from "@faro/guide/guide.ts";
import { loadContent } from "@faro/guide/load.ts";
import { SitePage } from "#web/layout/site-page.tsx";
import { Landing, type LandingExample } from "#web/site/landing.tsx";
import { builtPage, metaTags } from "#web/site/page-meta.ts";
import { createSiteI18n } from "#web/site/site-texts.ts";
import type { Route } from "./+types/landing.ts";

export const handle = { static: true };

/** A calm one, in the plainest words: many read here for the first time. */
const exampleQuestions = {
  es: "Me llegó una cita de huellas, ¿qué llevo?",
  en: "I got a fingerprint appointment, what do I bring?",
};

/** Runs when the page is built: the example is what the guide really answers. */
export async function loader({ request }: Route.LoaderArgs) {
  const { path, language } = builtPage(request);
  const guide = createGuide(loadContent());
  const question = exampleQuestions[language];
  const today = new Date().toISOString().slice(0, 10);
  const example: LandingExample = { question, reply: guide.reply(question, null, language, { today }).reply };
  const t = (await createSiteI18n(language)).getFixedT(language, "site", "landing.meta");
  return { path, example, title: t("title"), description: t("description") };
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaTags(loaderData);

export default function LandingRoute({ loaderData }: Route.ComponentProps) {
  return (
    <SitePage path={loaderData.path}>
      <Landing example={loaderData.example} />
    </SitePage>
  );
}
