import { createGuide } from "@faro/guide/guide.ts";
import { loadContent } from "@faro/guide/load.ts";
import { Footer } from "#web/layout/footer.tsx";
import { SiteHeader } from "#web/layout/header.tsx";
import { createI18n } from "#web/lib/i18n.ts";
import { languageOfPath } from "#web/lib/language.ts";
import { Landing, type LandingExample } from "#web/site/landing.tsx";
import type { Route } from "./+types/landing.ts";

export const handle = { static: true };

const exampleQuestions = {
  es: "Me cambié de casa, ¿a quién le aviso?",
  en: "I moved, who do I have to tell?",
};

/** Runs when the page is built: the example is what the guide really answers. */
export async function loader({ request }: Route.LoaderArgs) {
  const path = new URL(request.url).pathname.replace(/(\.data|\/)$/, "");
  const language = languageOfPath(path);
  const guide = createGuide(loadContent());
  const question = exampleQuestions[language];
  const today = new Date().toISOString().slice(0, 10);
  const example: LandingExample = { question, reply: guide.reply(question, null, language, { today }).reply };
  const t = (await createI18n(language)).getFixedT(language, "site", "landing.meta");
  return { path, example, title: t("title"), description: t("description") };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData?.title }, { name: "description", content: loaderData?.description }];
}

export default function LandingRoute({ loaderData }: Route.ComponentProps) {
  const { path, example } = loaderData;
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader path={path} />
      <Landing example={example} />
      <Footer />
    </div>
  );
}
