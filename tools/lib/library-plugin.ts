import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { loadContent } from "@faro/guide/load.ts";
import type { Plugin } from "vite";

interface ContentRow {
  id: string;
  form: string | null;
  title: string;
  titleEn: string;
}

/** What the server writes into the table at every start (tools run from any folder). */
const source = pathToFileURL(join(import.meta.dirname, "../../server/src/documents/seed-documents.ts")).href;

async function contentRows(): Promise<ContentRow[]> {
  return (
    (await import(/* @vite-ignore */ source)) as { contentDocuments(): ContentRow[] }
  ).contentDocuments();
}

/** Both titles and the everyday names of each row: only who searches loads them. */
async function names(): Promise<Record<string, string[]>> {
  const aliases = new Map(
    loadContent().forms.map((form) => [form.id, [...form.aliases.es, ...form.aliases.en]]),
  );
  const rows = await contentRows();
  return Object.fromEntries(
    rows.map(({ id, form, title, titleEn }) => [id, [title, titleEn, ...(aliases.get(form ?? "") ?? [])]]),
  );
}

const modules: Record<string, () => Promise<unknown>> = {
  "virtual:library": contentRows,
  "virtual:library-names": names,
};

/**
 * Gives the page of the documents library the rows that the server's table will hold, so that it can be read before,
 * and without, any script; and its search the names of the rows.
 */
export function library(): Plugin {
  return {
    name: "faro-library",
    resolveId: (id) => (id in modules ? `\0${id}` : undefined),
    async load(id) {
      const made = id.startsWith("\0") ? modules[id.slice(1)] : undefined;
      return made === undefined ? undefined : `export default ${JSON.stringify(await made())}`;
    },
  };
}
