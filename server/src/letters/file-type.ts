/** What a file is, by its first bytes; its name and declared type must say the same (security F1). */
import { CodedError } from "#server/errors.ts";

export type LetterFileType = "pdf" | "docx" | "doc" | "jpeg" | "png" | "webp";

const byExtension: Record<string, LetterFileType> = {
  pdf: "pdf",
  docx: "docx",
  doc: "doc",
  jpg: "jpeg",
  jpeg: "jpeg",
  png: "png",
  webp: "webp",
};

const byMime: Record<string, LetterFileType> = {
  "application/pdf": "pdf",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": "docx",
  "application/msword": "doc",
  "image/jpeg": "jpeg",
  "image/jpg": "jpeg",
  "image/png": "png",
  "image/webp": "webp",
};

function startsWith(bytes: Buffer, signature: string): boolean {
  return bytes.subarray(0, signature.length).toString("latin1") === signature;
}

/** The type that the first bytes show; null for anything else. */
export function typeOfBytes(bytes: Buffer): LetterFileType | null {
  if (startsWith(bytes, "%PDF-")) return "pdf";
  if (startsWith(bytes, "PK\x03\x04")) return "docx";
  if (startsWith(bytes, "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1")) return "doc";
  if (startsWith(bytes, "\xff\xd8\xff")) return "jpeg";
  if (startsWith(bytes, "\x89PNG\r\n\x1a\n")) return "png";
  if (startsWith(bytes, "RIFF") && bytes.subarray(8, 12).toString("latin1") === "WEBP") return "webp";
  return null;
}

/** Signs with which a name hides its true end: control characters and marks that turn the writing around. */
const deceiving = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
/** "carta.exe.pdf", "carta.pdf.js": an ending of a program before the last one. */
const program = /\.(?:exe|com|scr|bat|cmd|js|jar|vbs|ps1|html?|svg|php|sh|msi|docm|dotm|zip|lnk)\.[a-z]+$/i;

/** The type of a file whose name, declared type and bytes agree. Throws LETTER_TYPE otherwise. */
export function agreedType(bytes: Buffer, filename: string, fileType: string): LetterFileType {
  const extension = /\.([a-z]+)$/i.exec(filename.trim())?.[1]?.toLowerCase() ?? "";
  const type = typeOfBytes(bytes);
  // Some browsers and mail programs declare nothing; then name and bytes decide.
  const declared = fileType.split(";")[0]?.trim().toLowerCase() ?? "";
  const silent = declared === "" || declared === "application/octet-stream";
  const agrees = type !== null && byExtension[extension] === type && (silent || byMime[declared] === type);
  if (!agrees || deceiving.test(filename) || program.test(filename)) throw new CodedError("LETTER_TYPE");
  return type;
}

const zipEnd = Buffer.from("PK\x05\x06", "latin1");

/** A file that is a second kind of file as well (PDF and ZIP, GIF and JAR) is refused. */
export function refuseTwoFaced(bytes: Buffer, type: LetterFileType): void {
  const tail = bytes.subarray(Math.max(0, bytes.length - 66_000));
  if (type !== "docx" && tail.includes(zipEnd)) throw new CodedError("LETTER_TYPE");
  if (type === "pdf") return;
  const head = bytes.subarray(0, 1024).toString("latin1");
  if (/%PDF-\d|<script|<html|<svg|<!doctype/i.test(head)) throw new CodedError("LETTER_TYPE");
}
