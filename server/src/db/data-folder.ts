import { accessSync, constants, mkdirSync } from "node:fs";
import { SettingError } from "#server/env.ts";

/** Makes a folder below DATA_DIR; where that cannot work, one line says why. */
export function makeDataFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true });
    accessSync(path, constants.W_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const reasons: Record<string, string> = {
      ENOTDIR: "a part of it is a file",
      EEXIST: "it is a file",
      EACCES: "this user may not write there",
      EROFS: "the disk is read-only",
      ENOSPC: "the disk is full",
    };
    throw new SettingError(
      `DATA_DIR: ${path} cannot be used, ${reasons[code ?? ""] ?? code ?? "unknown reason"}.`,
    );
  }
}
