import { accessSync, constants, existsSync, mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { SettingError } from "#server/env.ts";

/**
 * One folder after the other: below /proc, where none can be made, Node's own recursive way tries for ever. Asking
 * first whether the folder above may be written to would not do, for root may everywhere.
 */
function makeFolder(path: string): void {
  const isFolder = () => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
  if (isFolder()) return;
  if (!existsSync(dirname(path))) makeFolder(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    // Another start may have made it in between.
    if (!isFolder()) throw error;
  }
}

/** Makes a folder below DATA_DIR; where that cannot work, one line says why. */
export function makeDataFolder(path: string): void {
  try {
    makeFolder(path);
    accessSync(path, constants.W_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const reasons: Record<string, string> = {
      ENOTDIR: "a part of it is a file",
      EEXIST: "it is a file",
      EACCES: "this user may not write there",
      ENOENT: "no folder can be made there",
      EROFS: "the disk is read-only",
      ENOSPC: "the disk is full",
    };
    throw new SettingError(
      `DATA_DIR: ${path} cannot be used, ${reasons[code ?? ""] ?? code ?? "unknown reason"}.`,
    );
  }
}
