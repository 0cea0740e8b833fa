/** Writes sw.js after the build: the list of files that are kept on a phone, and the worker around it. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { blog, cardPages, noticePages, noticePart, publicPages } from "@faro/contract/site/paths.ts";
import { build } from "vite";
import { getManifest } from "workbox-build";
import type { Entry, Plan } from "../../web/app/offline/worker/shelf.ts";
import { root } from "./bootstrap.mjs";

/** Most bytes as they cross the wire; more would mean that something is kept that does not belong there. */
const budgets = { core: 460_000, guide: 220_000, en: 120_000 };
type Group = keyof typeof budgets;

/** Paying, the work before a code and having a letter read need a network: their pages, and the scripts of no other page. */
const online =
  /^(?:prueba|activar-plan|cambiar-tarjeta)\/|^assets\/(?:start-plan|change-card|trial|use-card-form|prove-work|find-answer|letter-result)-/;

/** Where a file of the build is wanted; null for what is never kept: articles in English, payment, a letter's result, pages for developers. */
export function groupOf(file: string): Group | null {
  if (online.test(file)) return null;
  if (/^assets\/(saved-)?guide-[\w-]{8}\.js$/.test(file)) return "guide";
  if (/^en\/blog\/.|dev-ui/.test(file)) return file === "en/blog/index.html" ? "en" : null;
  return file.startsWith("en/") ? "en" : "core";
}

/** `landing/index.html` is served as /landing. */
const addressOf = (file: string) => `/${file.replace(/\/index\.html$/, "")}`;

/** The list of route modules that React Router loads with every screen: it names those of static pages and of payment too. */
const routeList = /^assets\/manifest-[\w-]+\.js$/;
const notKept = new RegExp(
  `^(?:en/)?(?:${[...publicPages, blog, ...cardPages, ...noticePages.map((path) => path + noticePart), "/dev"]
    .map((path) => path.slice(1))
    .join("|")})(?:/|$)`,
);

interface RouteFiles {
  path?: string;
  module: string;
  imports: string[];
  css: string[];
}

/** What a file names of the build's files. */
function namesIn(file: string, text: string): string {
  if (!routeList.test(file)) return text;
  const { entry, routes } = JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1)) as {
    entry: object;
    routes: Record<string, RouteFiles>;
  };
  const screens = Object.values(routes).filter(({ path = "" }) => !notKept.test(path));
  return JSON.stringify([entry, screens]);
}

/**
 * Scripts and styles that `pages` can come to load: named in a page, or in a file that it loads. Static pages need no
 * React, so their modules, which only the build runs, are not among them; nor are copies that no page names.
 */
export function loadedBy(pages: readonly string[], read: (file: string) => string): Set<string> {
  const found = new Set<string>();
  const waiting = [...pages];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    for (const [, name] of namesIn(file, read(file)).matchAll(/([\w.-]+-[\w-]{8}\.(?:js|css))/g)) {
      const asset = `assets/${name}`;
      if (found.has(asset)) continue;
      found.add(asset);
      waiting.push(asset);
    }
  }
  return found;
}

async function filesOf(client: string): Promise<{ url: string; revision: string | null }[]> {
  const { manifestEntries, warnings } = await getManifest({
    globDirectory: client,
    globPatterns: ["**/*.html", "assets/*.{js,css}", "islands/*.js", "faro.svg", "manifest.webmanifest"],
    // The notice of a screen has no address of its own: without a network the screen shows it.
    globIgnores: ["**/articulo-no-encontrado/**", "**/pagina/**", `**${noticePart}/**`],
    // Their names hold their content.
    dontCacheBustURLsMatching: /^assets\//,
    maximumFileSizeToCacheInBytes: 3_000_000,
  });
  if (warnings.length > 0) throw new Error(warnings.join("\n"));
  return manifestEntries.toSorted((a, b) => (a.url < b.url ? -1 : 1));
}

async function bundle(plan: Plan): Promise<string> {
  const result = await build({
    root: join(root, "web"),
    configFile: false,
    logLevel: "warn",
    define: { __FARO_PLAN__: JSON.stringify(plan) },
    build: {
      write: false,
      target: "es2022",
      lib: { entry: join(root, "web/app/offline/worker/sw.ts"), formats: ["iife"], name: "faro" },
    },
  });
  const chunks = [result].flat().flatMap((one) => ("output" in one ? one.output : []));
  const [chunk] = chunks;
  if (chunks.length !== 1 || chunk?.type !== "chunk") throw new Error("the worker must be one file");
  return chunk.code;
}

/** Files of each group, by their path in the build. */
export type Kept = Record<Group, string[]>;

export async function writeServiceWorker(client: string): Promise<Kept> {
  const files = await filesOf(client);
  const known = new Set(files.map(({ url }) => url));
  const roots = [...known].filter(
    (url) => !url.startsWith("assets/") && groupOf(url) !== null && /\.(?:html|js)$/.test(url),
  );
  const read = (file: string) => (known.has(file) ? readFileSync(join(client, file), "utf8") : "");
  const loaded = loadedBy(roots, read);
  const wanted = (url: string) => !url.startsWith("assets/") || loaded.has(url);
  const of = (group: Group) => files.filter(({ url }) => groupOf(url) === group && wanted(url));
  const entries = (group: Group): Entry[] => of(group).map(({ url, revision }) => [addressOf(url), revision]);
  const lists = { core: entries("core"), optional: { guide: entries("guide"), en: entries("en") } };
  const version = createHash("sha256").update(JSON.stringify(lists)).digest("hex").slice(0, 12);
  writeFileSync(join(client, "sw.js"), await bundle({ version, ...lists }));
  const names = (group: Group) => of(group).map(({ url }) => url);
  return { core: names("core"), guide: names("guide"), en: names("en") };
}

/** What keeping costs a phone, compressed. Throws when a group has outgrown its budget. */
export function weighKept(client: string, kept: Kept): void {
  for (const group of Object.keys(budgets) as Group[]) {
    const bytes = kept[group].reduce((total, file) => {
      const path = join(client, file);
      return total + statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
    }, 0);
    console.log(`kept on a phone, ${group}: ${kept[group].length} files, ${bytes} bytes compressed`);
    if (bytes > budgets[group]) throw new Error(`${group} may weigh ${budgets[group]} bytes`);
  }
}
