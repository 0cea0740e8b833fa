/**
 * The name under which a document's file is looked for (spec part 2, section 5): upper case, the prefixes
 * i-, n- and g- with it, and without a trailing two-letter language before `.pdf`.
 */
export function normaliseFilename(filename: string): string {
  return filename
    .trim()
    .toUpperCase()
    .replace(/[-_][A-Z]{2}(?=\.PDF$)/, "");
}

/** True when a stored file is the one a document row names; case does not matter. */
export function isSameFile(rowFilename: string, storedName: string): boolean {
  return normaliseFilename(rowFilename) === storedName.toUpperCase();
}
