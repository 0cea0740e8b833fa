import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { processDocumentOutput } from "@faro/contract/letters/schemas.ts";
import { afterAll, describe, expect, it } from "vitest";
import { docxOf, letterLines } from "#server/letters/testing/files.ts";

const folder = mkdtempSync(join(tmpdir(), "faro-read-letter-"));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, bytes: Buffer | string): string {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
}

/** What the command prints, which must be one JSON object on one line. */
function run(...args: string[]) {
  const program = join(import.meta.dirname, "read-letter-cli.ts");
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], { encoding: "utf8" });
  expect(stdout.trimEnd().split("\n")).toHaveLength(1);
  expect(stderr).toBe("");
  return { status, answer: JSON.parse(stdout) as object };
}

describe("read-letter", () => {
  it("prints the result as one JSON object", () => {
    const { status, answer } = run(file("carta.docx", docxOf(letterLines)));
    expect(status).toBe(0);
    const letter = processDocumentOutput.parse(answer);
    expect(letter).toMatchObject({ kind: { code: "N06" }, deadline: { date: "2026-11-06" } });
  });

  it.each([
    ["a file that is not there", () => [join(folder, "nada.pdf")], "LETTER_MISSING", "Selecciona un archivo"],
    ["no file", () => [], "LETTER_MISSING", "Selecciona un archivo"],
    ["another kind of file", () => [file("a.txt", "hola")], "LETTER_TYPE", "Por favor selecciona"],
    ["a broken one", () => [file("a.pdf", "%PDF-1.7 nada")], "LETTER_DAMAGED", "No pudimos abrir"],
    ["a broken one, in English", () => [file("b.pdf", "%PDF-1.7 x"), "--en"], "LETTER_DAMAGED", "We could"],
  ])("says in one JSON object what is wrong with %s", (_, args, code, message) => {
    const { status, answer } = run(...args());
    expect(status).toBe(1);
    expect(answer).toEqual({ code, message: expect.stringContaining(message) });
  });
});
