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

export type Choice = { files: File[] } | { problem: "type" | "size" | "pages" };

/** The choice after new files: photos join photos, a document stands alone and replaces what was there. */
export function choose(known: readonly File[], added: readonly File[]): Choice {
  const kinds = added.map(kindOfFile);
  if (kinds.includes(null)) return { problem: "type" };
  if (added.some((file) => file.size > letterLimits.fileBytes && kindOfFile(file) === "document"))
    return { problem: "size" };
  // A photo is made smaller on the device, but what no camera makes is refused at once.
  if (added.some((file) => file.size > 4 * letterLimits.fileBytes)) return { problem: "size" };
  const [first] = added;
  if (first !== undefined && kinds.includes("document")) return { files: [first] };
  const photos = [...known.filter((file) => kindOfFile(file) === "photo"), ...added];
  return photos.length > letterLimits.pages ? { problem: "pages" } : { files: photos };
}

/** "1.25 MB", as the specification shows sizes. */
export function megabytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(2)} MB`;
}
