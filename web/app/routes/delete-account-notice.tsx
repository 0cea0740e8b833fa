import { noticePart } from "@faro/contract/site/paths.ts";
import { DeletionNotice, DeletionWarning } from "#web/accounts/deletion-notice.tsx";
import { SitePage } from "#web/layout/site-page.tsx";
import { createI18n } from "#web/lib/i18n.ts";
import { builtPage, metaTags } from "#web/site/page-meta.ts";
import type { Route } from "./+types/delete-account-notice.ts";

export const handle = { static: true, notice: true };

/** Runs when the page is built; it is served as /delete-account to who has no session (contract/src/site/paths.ts). */
export async function loader({ request }: Route.LoaderArgs) {
  const { path, language } = builtPage(request);
  const t = (await createI18n(language)).getFixedT(language, "accounts", "deletion");
  return { path: path.replace(noticePart, ""), title: t("meta"), description: t("warning"), hidden: true };
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaTags(loaderData);

export default function DeleteAccountNotice({ loaderData }: Route.ComponentProps) {
  return (
    <SitePage path={loaderData.path}>
      <div className="mx-auto grid w-full max-w-2xl grid-cols-[minmax(0,1fr)] gap-8 px-4 pt-8 pb-12 md:px-6 md:pt-12">
        <DeletionWarning />
        <DeletionNotice />
      </div>
    </SitePage>
  );
}
