/** What may be chosen for a letter (spec part 2, section 5): one document, or photos of its pages. */
import { letterLimits } from "@faro/contract/letters/limits.ts";

const documentTypes = /\.(?:pdf|docx?)$/i;
const imageTypes = /\.(?:jpe?g|png|webp|heic|heif|gif|bmp|avif)$/i;

export type FileKind = "document" | "photo";

/** By type where the device gives one, else by name; null for what is no letter. */
export function kindOfFile(file: Pick<File, "name" | "type">): FileKind | null {
  if (file.type === "application/pdf" || /msword|wordprocessingml/.test(file.type)) return "document";
  if (file.type.startsWith("image/")) return "photo";
  if (file.type !== "" && file.type !== "application/octet-stream") return null;
  return documentTypes.test(file.name) ? "document" : imageTypes.test(file.name) ? "photo" : null;
}

const endings: Record<string, string> = {
  "application/pdf": "pdf",
  "application/msword": "doc",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": "docx",
};

/** Phones hand over documents without an ending ("DOC-20261120-WA0003."); the server still judges by the content. */
export function documentName({ name, type }: Pick<File, "name" | "type">): string {
  const ending = endings[type];
  if (ending === undefined || /\.[a-z0-9]{1,8}$/i.test(name)) return name;
  return `${name.replace(/\.+$/, "")}.${ending}`;
}

export type Choice = { files: File[] } | { problem: "type" | "size" | "pages" | "mixed" };

/** The choice after new files: photos join photos, a document stands alone. Nothing chosen is dropped unsaid. */
export function choose(known: readonly File[], added: readonly File[]): Choice {
  const kinds = added.map(kindOfFile);
  if (kinds.includes(null)) return { problem: "type" };
  if (added.some((file) => file.size > letterLimits.fileBytes && kindOfFile(file) === "document"))
    return { problem: "size" };
  // A photo is made smaller on the device, but what no camera makes is refused at once.
  if (added.some((file) => file.size > 4 * letterLimits.fileBytes)) return { problem: "size" };
  const [first] = added;
  const waiting = known.some((file) => kindOfFile(file) === "document");
  if (first !== undefined && kinds.includes("document"))
    return added.length > 1 || known.length > 0 ? { problem: "mixed" } : { files: [first] };
  if (waiting) return { problem: "mixed" };
  const photos = [...known, ...added];
  return photos.length > letterLimits.pages ? { problem: "pages" } : { files: photos };
}

/** "1.25 MB", as the specification shows sizes. */
export function megabytes(bytes: number): string {
  return `${Math.max(0.01, bytes / 1024 / 1024).toFixed(2)} MB`;
}
