/** Serves the built web app: static pages, the app's shell and hashed assets, compressed beforehand. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname, join, normalize } from "node:path";
import { appPages, developerPages, home, publicPages } from "@faro/contract/site/paths.ts";
import type { Context, Hono } from "hono";
import type { AppBindings } from "#server/http/app-context.ts";
import { contentSecurityPolicy } from "#server/http/security-headers.ts";

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".webp": "image/webp",
  ".ico": "image/x-icon",
  ".txt": "text/plain; charset=utf-8",
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
  /** True when a conversion event may be sent. */
  conversions: boolean;
}

/** The file that answers a page's path, relative to the build. */
function pageFile(path: string): string | undefined {
  const clean = path.replace(/\/$/, "");
  const spanish = clean.replace(/^\/en(?=\/)/, "");
  if ((publicPages as readonly string[]).includes(spanish)) return `${clean.slice(1)}/index.html`;
  if ((appPages as readonly string[]).includes(clean)) {
    return `${clean.slice(1)}/index.html`;
  }
  return undefined;
}

async function sendFile(c: Context<AppBindings>, files: WebFiles, file: string, status: 200 | 404 = 200) {
  const path = join(files.root, file);
  const stat = statSync(path);
  const etag = `"${createHash("sha1").update(`${file}:${stat.size}:${stat.mtimeMs}`).digest("base64url").slice(0, 16)}"`;
  const isHtml = file.endsWith(".html");
  c.header("content-type", types[extname(file)] ?? "application/octet-stream");
  c.header("cache-control", file.startsWith("assets/") ? "public, max-age=31536000, immutable" : "no-cache");
  c.header("etag", etag);
  c.header("vary", "accept-encoding");
  if (isHtml)
    c.header("content-security-policy", contentSecurityPolicy(files.scriptHashes[file], files.conversions));
  if (c.req.header("if-none-match") === etag) return c.body(null, 304);
  const accepted = c.req.header("accept-encoding") ?? "";
  for (const [encoding, ending] of encodings) {
    if (accepted.includes(encoding) && existsSync(path + ending)) {
      c.header("content-encoding", encoding);
      return c.body(await readFile(path + ending), status);
    }
  }
  return c.body(await readFile(path), status);
}

export function serveWeb(
  app: Hono<AppBindings>,
  root: string,
  options: { developerPages: boolean; conversions: boolean },
): void {
  const hashesFile = join(root, "../csp.json");
  const files: WebFiles = {
    root,
    conversions: options.conversions,
    scriptHashes: existsSync(hashesFile) ? JSON.parse(readFileSync(hashesFile, "utf8")) : {},
  };
  app.get("*", async (c) => {
    const path = normalize(decodeURIComponentSafely(c.req.path));
    const page = pageFile(path);
    if (page !== undefined && existsSync(join(root, page))) return sendFile(c, files, page);
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
