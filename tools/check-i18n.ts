/** Translation keys: the same in both languages, every used key there, every key used. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { Problem } from "./check-structure.ts";
import { root } from "./lib/bootstrap.mjs";

const app = join(root, "web/app");
type Tree = { [key: string]: string | Tree };

function* leaves(tree: Tree, prefix = ""): Generator<string> {
  for (const [key, value] of Object.entries(tree)) {
    const path = prefix === "" ? key : `${prefix}.${key}`;
    if (typeof value === "string") yield path;
    else yield* leaves(value, path);
  }
}

function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sources(path);
    else if (/\.tsx?$/.test(entry.name) && !entry.name.includes(".test.")) yield path;
  }
}

const withoutPlural = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, "");

interface Usage {
  file: string;
  namespace: string;
  /** A full key, or a pattern for a template such as `voice.label.${state}`. */
  matches: (key: string) => boolean;
  key: string;
}

/** Keys a file asks for: `t("a.b")`, t(`a.${x}`), `t(cond ? "a" : "b")`, and getFixedT prefixes. */
function usagesOf(path: string): Usage[] {
  const text = readFileSync(path, "utf8");
  const file = relative(root, path);
  const [, namespace = "ui"] = /useTranslation\("([a-z-]+)"\)|getFixedT\(\w+, "([a-z-]+)"/.exec(text) ?? [];
  const fixed = /getFixedT\(\w+, "([a-z-]+)", "([a-zA-Z.]+)"\)/.exec(text);
  const prefix = fixed?.[2] === undefined ? "" : `${fixed[2]}.`;
  const usages: Usage[] = [];
  const add = (key: string) => {
    const source = key
      .split(/\$\{[^}]*\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
      .join("[^.]+");
    const pattern = new RegExp(`^${source}$`);
    usages.push({
      file,
      namespace: fixed?.[1] ?? namespace,
      key,
      matches: (other) => pattern.test(other),
    });
  };
  for (const call of text.matchAll(/\bt\(\s*([^;]*?)[,)]/g)) {
    // A literal that something is compared with is no key.
    const keys = (call[1] ?? "").matchAll(/(?<![=!]==\s)["`]([a-zA-Z][\w.${}-]*)["`]/g);
    for (const [, key = ""] of keys) add(prefix + key);
  }
  return usages;
}

/** Problems of one slice's two locale files against what the code asks for. */
function sliceProblems(slice: string, usages: Usage[]): Problem[] {
  const folder = join(app, slice, "locales");
  const read = (language: string) =>
    JSON.parse(readFileSync(join(folder, `${language}.json`), "utf8")) as Tree;
  const keys = { es: [...leaves(read("es"))], en: [...leaves(read("en"))] };
  const file = `web/app/${slice}/locales`;
  const known = keys.es.map(withoutPlural);
  const messages = [
    ...keys.es.filter((key) => !keys.en.includes(key)).map((key) => `en lacks "${key}"`),
    ...keys.en.filter((key) => !keys.es.includes(key)).map((key) => `es lacks "${key}"`),
    ...known
      .filter((key) => !usages.some((usage) => usage.matches(key)))
      .map((key) => `"${key}" is used nowhere`),
  ];
  const unknown = usages.filter((usage) => !known.some(usage.matches));
  return [
    ...messages.map((message) => ({ file, message })),
    ...unknown.map((usage) => ({ file: usage.file, message: `key "${usage.key}" is not in ${slice}` })),
  ];
}

/** Groups of a slice that a chunk of texts names, whole or one by one, under whatever name. */
function bundled(slice: string, language: string): (group: string) => boolean {
  const files = [`lib/locale-${language}.ts`, `lib/locale-more-${language}.ts`, "site/site-texts.ts"];
  const chunks = files.map((file) => readFileSync(join(app, file), "utf8"));
  const source = `#web/${slice}/locales/${language}.json`;
  const imports = chunks.flatMap((text) => [
    ...text.matchAll(/import ([^;]+?) from "([^"?]+)(?:\?later)?"/g),
  ]);
  const mine = imports.filter(([, , from]) => from === source).map(([, what = ""]) => what);
  if (mine.some((what) => !what.startsWith("{"))) return () => true;
  const groups = new Set(
    mine.flatMap((what) => [...what.matchAll(/(\w+)(?: as \w+)?/g)].map(([, name]) => name)),
  );
  return (group) => groups.has(group);
}

/** A group that no chunk names would show its keys on the screen. */
function unbundled(slice: string): Problem[] {
  return ["es", "en"].flatMap((language) => {
    const file = `web/app/${slice}/locales/${language}.json`;
    const known = bundled(slice, language);
    const groups = Object.keys(JSON.parse(readFileSync(join(root, file), "utf8")) as Tree);
    return groups
      .filter((group) => !known(group))
      .map((group) => ({
        file,
        message: `"${group}" is in no chunk of texts (web/app/lib/locale-*.ts), so its keys would be shown`,
      }));
  });
}

export function checkI18n(): Problem[] {
  const usages = [...sources(app)].flatMap(usagesOf);
  return readdirSync(app)
    .filter((slice) => existsSync(join(app, slice, "locales")))
    .flatMap((slice) => [
      ...sliceProblems(
        slice,
        usages.filter(({ namespace }) => namespace === slice),
      ),
      ...unbundled(slice),
    ]);
}
