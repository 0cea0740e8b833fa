/**
 * Puts our own guides into the bucket: those that are not there or whose content changed. A small file beside
 * them remembers from what each was made. Runs after the server opened; any number of copies may do it at once,
 * they write the same bytes.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setImmediate as breath } from "node:timers/promises";
import { type GuideText, guideText } from "#server/documents/guide-text.ts";
import { guides } from "#server/documents/guides.ts";
import { makeGuides } from "#server/documents/make-guides.ts";
import { readStored, type Storage } from "#server/providers/storage.ts";

export const guidesName = "faro-guides.json";

/** What decides how a guide looks; a change here makes them anew, like a change of content. */
const makers = ["build-guide.ts", "guide-texts.ts", "../pdf/create-pdf.ts", "../pdf/encodable.ts"];

function fingerprint(text: GuideText, makersHash: string): string {
  return createHash("sha256").update(makersHash).update(JSON.stringify(text)).digest("hex");
}

function hashOfMakers(): string {
  const hash = createHash("sha256");
  for (const file of makers) hash.update(readFileSync(join(import.meta.dirname, file)));
  return hash.digest("hex");
}

async function readPublished(storage: Storage): Promise<Record<string, string>> {
  const content = await readStored(storage, guidesName);
  if (content === null) return {};
  try {
    const known: unknown = JSON.parse(content.toString("utf8"));
    return typeof known === "object" && known !== null ? (known as Record<string, string>) : {};
  } catch {
    return {};
  }
}

export interface Published {
  written: string[];
  removed: string[];
}

/** Files written and removed; empty lists when everything was there already. */
export async function publishGuides(storage: Storage): Promise<Published> {
  const known = await readPublished(storage);
  const makersHash = hashOfMakers();
  const wanted = new Map<string, { text: GuideText; print: string }>();
  for (const guide of guides) {
    for (const language of ["es", "en"] as const) {
      if (wanted.has(guide.files[language])) continue;
      const text = guideText(guide, language);
      wanted.set(text.file, { text, print: fingerprint(text, makersHash) });
    }
    // Requests come first.
    await breath();
  }
  const missing: GuideText[] = [];
  for (const [name, { text, print }] of wanted) {
    if (known[name] !== print || (await storage.head(name)) === null) missing.push(text);
  }
  const written: string[] = [];
  for await (const { name, bytes } of makeGuides(missing)) {
    await storage.put(name, bytes, "application/pdf");
    written.push(name);
  }
  const removed = Object.keys(known).filter((name) => !wanted.has(name));
  for (const name of removed) await storage.remove(name);
  if (written.length + removed.length > 0) {
    const prints = Object.fromEntries([...wanted].map(([name, { print }]) => [name, print]));
    await storage.put(guidesName, Buffer.from(JSON.stringify(prints, null, 1)), "application/json");
  }
  return { written, removed };
}
