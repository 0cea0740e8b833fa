import { describe, expect, it } from "vitest";
import { downloadParts, type ExportPart, exportParts } from "#web/history/download-parts.ts";

describe("exportParts", () => {
  it("numbers the files of many chats, chosen or all", () => {
    const ids = Array.from({ length: 150 }, (_, at) => `id${at}`);
    expect(exportParts(ids, 150)).toEqual([
      { ids: ids.slice(0, 100), part: 1, parts: 2 },
      { ids: ids.slice(100), part: 2, parts: 2 },
    ]);
    expect(exportParts(undefined, 201)).toEqual([1, 2, 3].map((part) => ({ part, parts: 3 })));
    expect(exportParts(undefined, 0)).toEqual([{ part: 1, parts: 1 }]);
  });
});

describe("downloadParts", () => {
  it("says how many files came when one does not, and asks for none after it", async () => {
    const asked: number[] = [];
    const kept: string[] = [];
    const fetchFile = async ({ part }: ExportPart) => {
      asked.push(part);
      if (part === 2) throw new TypeError("no network");
      return new File([], `part ${part}`);
    };
    const parts = exportParts(undefined, 250);
    expect(await downloadParts(parts, fetchFile, ({ name }) => kept.push(name))).toBe(1);
    expect(kept).toEqual(["part 1"]);
    expect(asked).toEqual([1, 2]);
  });
});
