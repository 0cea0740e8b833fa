import documents from "virtual:library";
import type { DocumentKind } from "@faro/contract/documents/schemas.ts";
import { LibraryPage } from "#web/documents/library.tsx";
import { inLanguage, type ShownDocument } from "#web/documents/library-rows.ts";
import { SitePage } from "#web/layout/site-page.tsx";
import { createI18n } from "#web/lib/i18n.ts";
import { builtPage, metaTags } from "#web/site/page-meta.ts";
import type { Route } from "./+types/documents.ts";

export const handle = { static: true };

/** Runs when the page is built. */
export async function loader({ request }: Route.LoaderArgs) {
  const { path, language } = builtPage(request);
  const t = (await createI18n(language)).getFixedT(language, "documents", "meta");
  const rows: Record<DocumentKind, ShownDocument[]> = { form: [], guide: [], other: [] };
  for (const row of documents) rows[row.kind].push(inLanguage(row, language));
  return { path, rows, title: t("title"), description: t("description") };
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaTags(loaderData);

/** The documents library; open to everyone, signed in or not. */
export default function DocumentsRoute({ loaderData }: Route.ComponentProps) {
  return (
    <SitePage path={loaderData.path}>
      <LibraryPage rows={loaderData.rows} />
    </SitePage>
  );
}
