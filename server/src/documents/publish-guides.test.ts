import { loadContent } from "@faro/guide/load.ts";
import { PDFDict, PDFDocument, PDFName } from "pdf-lib";
import { extractText, getDocumentProxy, getMeta } from "unpdf";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { buildGuide } from "#server/documents/build-guide.ts";
import { guideText } from "#server/documents/guide-text.ts";
import { guides } from "#server/documents/guides.ts";
import { guidesName, publishGuides } from "#server/documents/publish-guides.ts";
import { openDiskStorage } from "#server/providers/disk-storage.ts";
import { readStored } from "#server/providers/storage.ts";
import { tempFolder } from "#server/testing/temp-folder.ts";

const bucket = () => openDiskStorage(tempFolder(), Buffer.alloc(32, 1), Date.now);

async function words(bytes: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
  return text.replace(/\s+/g, " ");
}

const files = guides.flatMap((guide) =>
  (["es", "en"] as const).map((language) => ({ id: guide.id, language, text: guideText(guide, language) })),
);

describe("publishing", () => {
  test("puts every guide into an empty bucket, and does nothing the next time", async () => {
    const storage = bucket();
    const first = await publishGuides(storage);
    const names = [...new Set(guides.flatMap(({ files: { es, en } }) => [es, en]))];
    expect(first.written.sort()).toEqual(names.sort());
    expect((await storage.list()).map(({ name }) => name)).toEqual([...names, guidesName].sort());
    const before = await storage.list();
    expect(await publishGuides(storage)).toEqual({ written: [], removed: [] });
    expect(await storage.list()).toEqual(before);
  });

  test("works under npm run dev, where Node watches what the worker reads", async () => {
    vi.stubEnv("WATCH_REPORT_DEPENDENCIES", "1");
    onTestFinished(() => void vi.unstubAllEnvs());
    const { written } = await publishGuides(bucket());
    expect(written).toContain("faro-tps.pdf");
  });

  test("restores a guide that was removed, renews one made from other content, drops one that is no more", async () => {
    const storage = bucket();
    await publishGuides(storage);
    await storage.remove("faro-tps.pdf");
    const known = JSON.parse(String(await readStored(storage, guidesName)));
    known["faro-asilo.pdf"] = "made from older content";
    known["faro-vieja.pdf"] = "a guide of an older version";
    await storage.put("faro-vieja.pdf", Buffer.from("old"), "application/pdf");
    await storage.put(guidesName, Buffer.from(JSON.stringify(known)), "application/json");
    await storage.put("I-130.pdf", Buffer.from("official"), "application/pdf");
    const second = await publishGuides(storage);
    expect(second.written.sort()).toEqual(["faro-asilo.pdf", "faro-tps.pdf"]);
    expect(second.removed).toEqual(["faro-vieja.pdf"]);
    expect(String(await readStored(storage, "I-130.pdf"))).toBe("official");
    expect(await publishGuides(storage)).toEqual({ written: [], removed: [] });
  });

  test("by several copies at once ends with the same bytes as by one", async () => {
    const [alone, shared] = [bucket(), bucket()];
    await publishGuides(alone);
    await Promise.all([publishGuides(shared), publishGuides(shared), publishGuides(shared)]);
    for (const { name } of await alone.list()) {
      expect((await readStored(shared, name))?.equals((await readStored(alone, name)) as Buffer), name).toBe(
        true,
      );
    }
  });

  test("starts again from nothing when its own notes cannot be read", async () => {
    const storage = bucket();
    await storage.put(guidesName, Buffer.from("{ not json"), "application/json");
    expect((await publishGuides(storage)).written).toHaveLength(23);
  });
});

describe.each(files)("the guide $id in $language", ({ text, language }) => {
  test("is a tagged PDF with its language and title, dated and sourced, and says whose it is", async () => {
    const bytes = await buildGuide(text);
    const shown = await words(bytes);
    const { info } = await getMeta(await getDocumentProxy(new Uint8Array(bytes)));
    expect(info).toMatchObject({ Title: text.title, Language: language === "en" ? "en-US" : "es-MX" });
    const document = await PDFDocument.load(bytes);
    expect(document.catalog.lookup(PDFName.of("MarkInfo"), PDFDict).toString()).toContain("/Marked true");
    expect(document.catalog.has(PDFName.of("StructTreeRoot"))).toBe(true);
    expect(shown).toContain(
      language === "en"
        ? "A Faro guide, not a government form"
        : "Guía de Faro, no es un formulario del gobierno",
    );
    expect(shown).toMatch(language === "en" ? /as of October 9, 2026/ : /datos al 9 de octubre de 2026/);
    expect(text.sources.length).toBeGreaterThan(0);
    const card = text.look === "card";
    for (const { url, text: name } of text.sources) {
      const wanted = card ? name : url.replace(/^https:\/\/(www\.)?/, "");
      expect(shown.replace(/ /g, "")).toContain(wanted.replace(/ /g, ""));
    }
    // A card is one page to fold; the others say when a lawyer is needed.
    if (card) expect(document.getPageCount()).toBe(1);
    else expect(document.getPageCount()).toBeLessThan(5);
    expect(text.warnings.length > 1).toBe(text.look === "checklist");
  });

  test("fills in every reference, dates each figure, and promises nothing", async () => {
    const all = JSON.stringify(text);
    expect(all).not.toMatch(/\{V\d\d/);
    expect(all).not.toMatch(/cifra que marca la página oficial|figure on the official page/);
    const sentences = [...text.costs, ...text.parts.flatMap(({ items }) => items)];
    for (const sentence of sentences.filter((one) => /\$\d/.test(one))) {
      expect(sentence).toMatch(/\(dato al \d|\(as of /);
    }
    expect(all).not.toMatch(/garantiz|guarante|te van a aprobar|you will be approved|hoy cuesta/i);
    // Nothing that the fonts would lose.
    expect((await words(await buildGuide(text))).match(/\?{2,}/)).toBeNull();
  });
});

test.each(["es", "en"] as const)("says whose amounts they are, in %s", (language) => {
  const guide = guides.find(({ id }) => id === "work-permit");
  if (guide === undefined) throw new Error("no such guide");
  const { costs } = guideText(guide, language);
  const only = costs.filter((cost) => cost.includes("$605"));
  expect(only).toHaveLength(1);
  expect(only[0]).toMatch(language === "en" ? /^With DACA only: / : /^Solo con DACA: /);
  const asylum = guides.find(({ id }) => id === "asylum");
  if (asylum === undefined) throw new Error("no such guide");
  for (const cost of guideText(asylum, language).costs) expect(cost).toMatch(/asilo|asylum/);
});

test("the guides cover every main path, a rights card and the lawyer's sheet, and name only known forms", () => {
  expect(guides.map(({ id }) => id).sort()).toEqual(
    [
      ...["adjustment", "asylum", "change-of-address", "daca-renewal", "family-petition", "fee-waiver"],
      ...["green-card-renewal", "lawyer-summary", "naturalization", "rights-card", "tps", "work-permit"],
    ].sort(),
  );
  const known = new Set(loadContent().forms.map(({ id }) => id));
  for (const guide of guides) for (const form of guide.forms) expect(known.has(form), form).toBe(true);
});
