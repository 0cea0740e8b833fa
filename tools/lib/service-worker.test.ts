import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { publicPages } from "@faro/contract/site/paths.ts";
import { expect, test } from "vitest";
import { groupOf, loadedBy } from "./service-worker.ts";

test.each([
  ["landing/index.html", "core"],
  ["blog/primera-corte-de-inmigracion/index.html", "core"],
  ["assets/base-BwEe1H5Z.js", "core"],
  ["assets/guide-words-BwEe1H5Z.js", "core"],
  ["assets/guide-BwEe1H5Z.js", "guide"],
  ["assets/saved-guide-B-_e1H5Z.js", "guide"],
  ["assets/locale-en-D7yh5bPd.js", "core"],
  ["en/landing/index.html", "en"],
  ["en/blog/index.html", "en"],
  ["en/blog/primera-corte-de-inmigracion/index.html", null],
  ["assets/letter-result-D7yh5bPd.js", null],
  ["assets/dev-ui-D7yh5bPd.js", null],
  ["prueba/index.html", null],
  ["assets/trial-D7yh5bPd.js", null],
  ["assets/find-answer-D7yh5bPd.js", null],
])("%s is kept with %s", (file, group) => {
  expect(groupOf(file)).toBe(group);
});

test("only what a kept page can come to load is kept, not the modules of static pages nor of payment", () => {
  const route = (path: string, name: string) => ({
    path,
    module: `/assets/${name}`,
    imports: ["/assets/shared-12345678.js"],
    css: ["/assets/root-12345678.css"],
  });
  const routes = {
    chat: route("chat", "chat-12345678.js"),
    landing: route("landing", "landing-12345678.js"),
    article: route("en/blog/:slug", "blog-post-12345678.js"),
    pay: route("prueba", "trial-12345678.js"),
  };
  const files: Record<string, string> = {
    "chat/index.html": '<script type="module" src="/assets/entry-12345678.js"></script>',
    "assets/entry-12345678.js":
      'import "./manifest-12345678.js"; const later = () => import("./later-12345678.js");',
    "assets/manifest-12345678.js": `window.x=${JSON.stringify({ entry: {}, routes })};`,
    "assets/later-12345678.js": 'new Worker("/assets/worker-12345678.js")',
  };
  const found = loadedBy(["chat/index.html"], (file) => files[file] ?? "");
  expect([...found].map((file) => file.replace(/^assets\/|-12345678/g, "")).toSorted()).toEqual([
    "chat.js",
    "entry.js",
    "later.js",
    "manifest.js",
    "root.css",
    "shared.js",
    "worker.js",
  ]);
});

test("no link of the router leads to a static page: its module is not on the phone, and its script would not start", () => {
  const app = join(import.meta.dirname, "../../web/app");
  const sources = readdirSync(app, { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.tsx?$/.test(file),
  );
  expect(sources.length).toBeGreaterThan(200);
  const toStatic = new RegExp(`(?:\\bto=|navigate\\()"(?:${publicPages.join("|")})`);
  expect(sources.filter((file) => toStatic.test(readFileSync(join(app, file), "utf8")))).toEqual([]);
});
