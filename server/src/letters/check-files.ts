/** What can be said of a file before a process is started for it. */
import { letterLimits } from "@faro/contract/letters/limits.ts";
import { CodedError } from "#server/errors.ts";
import { agreedType, type LetterFileType, refuseTwoFaced, typeOfBytes } from "#server/letters/file-type.ts";
import { checkImage } from "#server/letters/image-header.ts";
import { refuseTestVirus } from "#server/letters/test-virus.ts";
import { zipEntries } from "#server/letters/zip-directory.ts";

interface Files {
  file: Buffer;
  /** Further photos of the same letter. */
  more: Buffer[];
  filename: string;
  fileType: string;
}

function isImage(type: LetterFileType | null): type is "jpeg" | "png" | "webp" {
  return type === "jpeg" || type === "png" || type === "webp";
}

function checkOne(bytes: Buffer, type: LetterFileType): void {
  refuseTwoFaced(bytes, type);
  refuseTestVirus(bytes);
  if (isImage(type)) checkImage(bytes, type);
  if (type === "docx") zipEntries(bytes);
}

/** Type of the letter's file. Throws coded errors for what is no letter, too large, or not what it says. */
export function checkFiles({ file, more, filename, fileType }: Files): LetterFileType {
  if (file.length === 0) throw new CodedError("LETTER_MISSING");
  const total = [file, ...more].reduce((sum, { length }) => sum + length, 0);
  if (total > letterLimits.fileBytes) throw new CodedError("LETTER_TOO_LARGE");
  const type = agreedType(file, filename, fileType);
  checkOne(file, type);
  if (more.length === 0) return type;
  if (!isImage(type)) throw new CodedError("LETTER_TYPE");
  if (more.length + 1 > letterLimits.pages) throw new CodedError("LETTER_TOO_MANY_PAGES");
  for (const page of more) {
    const pageType = typeOfBytes(page);
    if (!isImage(pageType)) throw new CodedError("LETTER_TYPE");
    checkOne(page, pageType);
  }
  return type;
}
