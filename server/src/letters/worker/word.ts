/** Text of Word files. Only their own text is read: no links are followed, nothing outside is opened. */
import { inflateRawSync } from "node:zlib";
import mammoth from "mammoth";
import WordExtractor from "word-extractor";
import { CodedError } from "#server/errors.ts";
import { refuseTestVirus } from "#server/letters/test-virus.ts";
import { withoutHiddenWords } from "#server/letters/worker/doc-hidden.ts";
import type { ReadText } from "#server/letters/worker/protocol.ts";
import { stylesOf, withoutHidden } from "#server/letters/worker/word-hidden.ts";
import { storedZip } from "#server/letters/worker/zip-write.ts";
import { type ZipEntry, zipEntries } from "#server/letters/zip-directory.ts";

const zipStart = Buffer.from("PK\x03\x04", "latin1");

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

export async function readDocx(bytes: Buffer): Promise<ReadText> {
  const files: { name: string; data: Buffer }[] = [];
  for (const entry of zipEntries(bytes)) {
    const data = unpack(bytes, entry);
    refuseOutside(entry.name, data);
    refuseTestVirus(data);
    // An archive in the archive, whatever it is called.
    if (data.subarray(0, 4).equals(zipStart)) throw new CodedError("LETTER_UNSAFE");
    files.push({ name: entry.name, data });
  }
  const styles = files.find(({ name }) => /^word\/styles\.xml$/i.test(name));
  const looks = stylesOf(styles?.data.toString("utf8") ?? "");
  let hidden = false;
  for (const file of files) {
    if (!/^word\/(?:document|footnotes|endnotes|comments)\d*\.xml$/i.test(file.name)) continue;
    const seen = withoutHidden(file.data.toString("utf8"), looks);
    if (!seen.hidden) continue;
    hidden = true;
    file.data = Buffer.from(seen.xml);
  }
  try {
    const { value: text } = await mammoth.extractRawText({ buffer: hidden ? storedZip(files) : bytes });
    return { text, pages: 1, readBy: "text", confidence: 100, hidden };
  } catch (error) {
    throw new CodedError("LETTER_DAMAGED", { cause: error });
  }
}

/** Names of streams with macros are written in 16-bit letters in the directory of the file. */
const macroNames = ["_VBA_PROJECT", "Macros"].map((name) => Buffer.from(name, "utf16le"));

export async function readDoc(bytes: Buffer): Promise<ReadText> {
  if (macroNames.some((name) => bytes.includes(name))) throw new CodedError("LETTER_UNSAFE");
  try {
    const { bytes: seen, hidden, doubtful } = withoutHiddenWords(bytes);
    const document = await new WordExtractor().extract(seen);
    return { text: document.getBody(), pages: 1, readBy: "text", confidence: 100, hidden, doubtful };
  } catch (error) {
    throw new CodedError("LETTER_DAMAGED", { cause: error });
  }
}
