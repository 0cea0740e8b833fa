/** Serves the built web app: static pages, the app's shell and hashed assets, compressed beforehand. */
import { createHash } from "node:crypto";
import { createReadStream, existsSync, readFileSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname, join, normalize } from "node:path";
import { Readable } from "node:stream";
import {
  appPages,
  articleNotFound,
  blog,
  cardPages,
  developerPages,
  home,
  languageQuery,
  noticePages,
  noticePart,
  publicPages,
  sessionQuery,
  signInAlias,
} from "@faro/contract/site/paths.ts";
import type { Context, Hono } from "hono";
import type { AppBindings } from "#server/http/app-context.ts";
import { byteRange } from "#server/http/byte-range.ts";
import { type CardOrigins, contentSecurityPolicy, partPolicy } from "#server/http/security-headers.ts";
import { createAddressWriter, type Encoding, mayHoldAddress } from "#server/http/site-address.ts";

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".ico": "image/x-icon",
  ".txt": "text/plain; charset=utf-8",
  ".xml": "application/xml; charset=utf-8",
  ".mp4": "video/mp4",
  ".webm": "video/webm",
  ".vtt": "text/vtt; charset=utf-8",
  ".webmanifest": "application/manifest+json",
};

const encodings = [
  ["br", ".br"],
  ["gzip", ".gz"],
] as const;

interface WebFiles {
  root: string;
  /** HTML file -> hashes of its inline scripts (written by tools/build-web.ts). */
  scriptHashes: Record<string, string[]>;
  addresses: ReturnType<typeof createAddressWriter>;
  publicUrl: string | undefined;
  /** Changes when what is filled into pages does. */
  filled: string;
  /** True when a conversion event may be sent. */
  conversions: boolean;
  /** The gateway's origins, allowed on the pages of the card form alone. */
  card: CardOrigins | null;
}

interface Answer {
  file: string;
  status: 200 | 404;
}

/** An article, a later page of the list, or the page that says there is no such article. */
function blogPage(root: string, path: string): Answer {
  const file = `${path.slice(1)}/index.html`;
  const missing = path.startsWith("/en/") ? `/en${articleNotFound}` : articleNotFound;
  if (path !== missing && existsSync(join(root, file))) return { file, status: 200 };
  return { file: `${missing.slice(1)}/index.html`, status: 404 };
}

/** The file that answers a page's path, relative to the build. */
function findPage(root: string, path: string, asked: URLSearchParams): Answer | undefined {
  const clean = path.replace(/\/$/, "");
  const spanish = clean.replace(/^\/en(?=\/)/, "");
  const notice = `${clean.slice(1)}${noticePart}/index.html`;
  const forVisitor = noticePages.some((page) => page === spanish) && !asked.has(sessionQuery);
  if (forVisitor && existsSync(join(root, notice))) return { file: notice, status: 200 };
  const known = publicPages.some((page) => page === spanish) || appPages.some((page) => page === clean);
  const file = `${clean.slice(1)}/index.html`;
  if (known && existsSync(join(root, file))) return { file, status: 200 };
  if (spanish.startsWith(`${blog}/`)) {
    const answer = blogPage(root, clean);
    return existsSync(join(root, answer.file)) ? answer : undefined;
  }
  return undefined;
}

/** The screen behind another name of it: /auth, and what somebody expects below /en. */
function appScreen(path: string): string | undefined {
  const spanish = path.replace(/\/$/, "").replace(/^\/en(?=\/)/, "");
  if (spanish === signInAlias) return "/login";
  return spanish !== path && appPages.some((page) => page === spanish) ? spanish : undefined;
}

/** Screens have one address for both languages: the wish for English goes along (web/app/root.tsx takes it). */
function queryOf(url: string, english: boolean): string {
  const { searchParams } = new URL(url);
  if (english) searchParams.set(languageQuery, "en");
  return searchParams.size === 0 ? "" : `?${searchParams}`;
}

/** Videos go out in the parts that players ask for. */
function sendMedia(c: Context<AppBindings>, path: string, size: number) {
  const range = byteRange(c.req.header("range"), size);
  c.header("accept-ranges", "bytes");
  if (range === "outside") {
    c.header("content-range", `bytes */${size}`);
    return c.body(null, 416);
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  if (range !== null) c.header("content-range", `bytes ${start}-${end}/${size}`);
  c.header("content-length", String(end - start + 1));
  if (c.req.method === "HEAD") return c.body(null, range === null ? 200 : 206);
  const stream = Readable.toWeb(createReadStream(path, { start, end })) as ReadableStream;
  return c.body(stream, range === null ? 200 : 206);
}

async function sendFile(c: Context<AppBindings>, files: WebFiles, file: string, status: 200 | 404 = 200) {
  const path = join(files.root, file);
  const stat = statSync(path);
  const etag = `"${createHash("sha1").update(`${file}:${stat.size}:${stat.mtimeMs}:${files.publicUrl}:${files.filled}`).digest("base64url").slice(0, 16)}"`;
  const isHtml = file.endsWith(".html");
  c.header("content-type", types[extname(file)] ?? "application/octet-stream");
  // A hashed file is never asked for again, so it needs no mark to ask with.
  const hashed = file.startsWith("assets/");
  c.header("cache-control", hashed ? "public, max-age=31536000, immutable" : "no-cache");
  if (!hashed) c.header("etag", etag);
  c.header("vary", "accept-encoding");
  if (isHtml) {
    const card = cardPages.some((page) => file === `${page.slice(1)}/index.html`) ? files.card : null;
    const conversions = files.conversions && card === null;
    c.header("content-security-policy", contentSecurityPolicy(files.scriptHashes[file], conversions, card));
  }
  if (/^(assets|islands|icons|og)\//.test(file)) c.header("content-security-policy", partPolicy);
  if (c.req.header("if-none-match") === etag) return c.body(null, 304);
  if (/\.(mp4|webm)$/.test(file)) return sendMedia(c, path, stat.size);
  const accepted = c.req.header("accept-encoding") ?? "";
  const [encoding, ending] = encodings.find(([name]) => accepted.includes(name)) ?? ["identity", ""];
  if (mayHoldAddress(file)) {
    const bytes = await files.addresses.write({
      version: etag,
      read: () => readFile(path),
      encoding: encoding as Encoding,
      requestOrigin: new URL(c.req.url).origin,
    });
    if (bytes !== null) {
      if (encoding !== "identity") c.header("content-encoding", encoding);
      return c.body(new Uint8Array(bytes), status);
    }
  }
  if (ending !== "" && existsSync(path + ending)) {
    c.header("content-encoding", encoding);
    return c.body(await readFile(path + ending), status);
  }
  return c.body(await readFile(path), status);
}

interface ServeOptions {
  developerPages: boolean;
  /** True when a conversion event may be sent. */
  conversions: boolean;
  /** Address people open; the request's own when absent. */
  publicUrl?: string | undefined;
  card: CardOrigins | null;
  /** Stand-ins for the outside services in use, and their words. */
  services?: ReadonlyMap<string, string>;
}

export function serveWeb(app: Hono<AppBindings>, root: string, options: ServeOptions): void {
  const hashesFile = join(root, "../csp.json");
  const files: WebFiles = {
    root,
    conversions: options.conversions,
    card: options.card,
    scriptHashes: existsSync(hashesFile) ? JSON.parse(readFileSync(hashesFile, "utf8")) : {},
    addresses: createAddressWriter(options.publicUrl, options.services),
    publicUrl: options.publicUrl,
    filled: [...(options.services?.values() ?? [])].join(),
  };
  app.get("*", async (c) => {
    const path = normalize(decodeURIComponentSafely(c.req.path));
    const page = findPage(root, path, new URL(c.req.url).searchParams);
    // A page of the list that is not there is no missing article: the list itself is.
    const list = /^((?:\/en)?\/blog)\/pagina(?:\/|$)/.exec(path)?.[1];
    if (page?.status === 404 && list !== undefined) return c.redirect(list);
    if (page !== undefined) return sendFile(c, files, page.file, page.status);
    const screen = appScreen(path);
    if (screen !== undefined) return c.redirect(`${screen}${queryOf(c.req.url, path.startsWith("/en/"))}`);
    if (options.developerPages && (developerPages as readonly string[]).includes(path)) {
      return sendFile(c, files, "__spa-fallback.html");
    }
    const file = path.slice(1);
    if (extname(path) !== "") {
      const known = extname(path) in types && !path.includes("..") && existsSync(join(root, file));
      return known ? sendFile(c, files, file) : c.text("404", 404);
    }
    // A visitor whose path is unknown starts at the landing page, in the language of the path.
    return c.redirect(path.startsWith("/en/") || path === "/en" ? `/en${home}` : home);
  });
}

function decodeURIComponentSafely(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return "/";
  }
}
