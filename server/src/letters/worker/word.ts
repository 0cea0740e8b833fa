/** Text of Word files. Only their own text is read: no links are followed, nothing outside is opened. */
import { inflateRawSync } from "node:zlib";
import mammoth from "mammoth";
import WordExtractor from "word-extractor";
import { CodedError } from "#server/errors.ts";
import { refuseTestVirus } from "#server/letters/test-virus.ts";
import type { ReadText } from "#server/letters/worker/protocol.ts";
import { type ZipEntry, zipEntries } from "#server/letters/zip-directory.ts";

/** One file of the archive; its size must be what the directory says. */
function unpack(bytes: Buffer, entry: ZipEntry): Buffer {
  if (entry.at + 30 > bytes.length || bytes.readUInt32LE(entry.at) !== 0x04034b50)
    throw new CodedError("LETTER_DAMAGED");
  const start = entry.at + 30 + bytes.readUInt16LE(entry.at + 26) + bytes.readUInt16LE(entry.at + 28);
  const packed = bytes.subarray(start, start + entry.packed);
  let data: Buffer;
  try {
    data = entry.method === 0 ? packed : inflateRawSync(packed, { maxOutputLength: Math.max(1, entry.size) });
  } catch (error) {
    throw new CodedError("LETTER_UNSAFE", { cause: error });
  }
  if (data.length !== entry.size) throw new CodedError("LETTER_UNSAFE");
  return data;
}

/** A document that declares entities or points outside itself is refused before it is parsed. */
function refuseOutside(name: string, data: Buffer): void {
  if (!/\.(?:xml|rels)$/i.test(name)) return;
  const text = data.toString("latin1");
  // Fields that start a program when the file is opened (DDE).
  if (/<w:instrText[^>]*>[^<]*\bDDE(?:AUTO)?\b/i.test(text)) throw new CodedError("LETTER_UNSAFE");
  if (/<!DOCTYPE|<!ENTITY/i.test(text)) throw new CodedError("LETTER_UNSAFE");
  if (!name.endsWith(".rels")) return;
  for (const [relationship] of text.matchAll(/<Relationship\b[^>]*>/gi)) {
    // Links to web pages are only text; templates, pictures and objects from outside would be fetched.
    if (/TargetMode\s*=\s*["']External/i.test(relationship) && !/\/hyperlink["']/i.test(relationship))
      throw new CodedError("LETTER_UNSAFE");
  }
}

const decoded = (text: string) =>
  text.replace(
    /&(amp|lt|gt|quot|apos);/g,
    (_, name: string) => ({ amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" })[name] ?? "",
  );

/** Texts of runs that are hidden, white or too small to see. */
function hiddenRuns(xml: string): string[] {
  const runs: string[] = [];
  for (const [, properties = "", rest = ""] of xml.matchAll(
    /<w:r\b[^>]*>\s*<w:rPr>(.*?)<\/w:rPr>(.*?)<\/w:r>/gs,
  )) {
    const size = Number(/<w:sz\s+w:val="(\d+)"/.exec(properties)?.[1] ?? "24");
    const hidden = /<w:vanish\s*(?:\/>|w:val="(?:true|1|on)")/.test(properties);
    if (!hidden && size >= 7 && !/<w:color\s+w:val="[Ff]{6}"/.test(properties)) continue;
    const text = Array.from(rest.matchAll(/<w:t\b[^>]*>([^<]*)<\/w:t>/g), (match) => match[1] ?? "").join("");
    if (text.trim() !== "") runs.push(decoded(text));
  }
  return runs;
}

export async function readDocx(bytes: Buffer): Promise<ReadText> {
  let xml = "";
  for (const entry of zipEntries(bytes)) {
    const data = unpack(bytes, entry);
    refuseOutside(entry.name, data);
    refuseTestVirus(data);
    if (entry.name === "word/document.xml") xml = data.toString("utf8");
  }
  let text: string;
  try {
    text = (await mammoth.extractRawText({ buffer: bytes })).value;
  } catch (error) {
    throw new CodedError("LETTER_DAMAGED", { cause: error });
  }
  const hidden = hiddenRuns(xml);
  for (const run of hidden) text = text.replace(run, "");
  return { text, pages: 1, readBy: "text", confidence: 100, hidden: hidden.length > 0 };
}

/** Names of streams with macros are written in 16-bit letters in the directory of the file. */
const macroNames = ["_VBA_PROJECT", "Macros"].map((name) => Buffer.from(name, "utf16le"));

export async function readDoc(bytes: Buffer): Promise<ReadText> {
  if (macroNames.some((name) => bytes.includes(name))) throw new CodedError("LETTER_UNSAFE");
  try {
    const document = await new WordExtractor().extract(bytes);
    return { text: document.getBody(), pages: 1, readBy: "text", confidence: 100, hidden: false };
  } catch (error) {
    throw new CodedError("LETTER_DAMAGED", { cause: error });
  }
}
