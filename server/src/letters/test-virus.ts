/**
 * The sign by which every virus scanner knows the harmless test file (security F10). We run no scanner: a letter is
 * read by a process that can start nothing, goes to nobody and is forgotten. This shows that such a file is refused.
 */
import { CodedError } from "#server/errors.ts";

/** Not the whole test file, so that scanners leave this source alone. */
const sign = "EICAR-STANDARD-ANTIVIRUS-TEST-FILE";

/** Throws LETTER_UNSAFE for bytes in which the test file is. */
export function refuseTestVirus(bytes: Buffer): void {
  if (bytes.includes(sign)) throw new CodedError("LETTER_UNSAFE");
}
