/**
 * PostgreSQL refuses to run as root. When Faro does (a container, a CI machine), the database runs as an
 * unprivileged user; where that user cannot reach the folders, in a user namespace that maps root to it.
 */
import { spawnSync } from "node:child_process";
import { chownSync, readFileSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { SettingError } from "#server/env.ts";

interface Account {
  name: string;
  uid: number;
  gid: number;
}

export interface RunAs {
  account: Account | null;
  namespace: boolean;
  /** Hands a file or folder to that user. */
  give(path: string): void;
}

function findAccount(): Account {
  const accounts = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"));
  for (const name of ["postgres", "nobody"]) {
    const found = accounts.find(([account]) => account === name);
    if (found !== undefined) return { name, uid: Number(found[2]), gid: Number(found[3]) };
  }
  throw new SettingError(
    "PostgreSQL cannot run as root and there is no user 'postgres' or 'nobody'. Run Faro as a normal user.",
  );
}

/** True when every folder on the way may be entered by anyone. */
function reachable(path: string): boolean {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if ((statSync(folder).mode & 0o001) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}

/** How PostgreSQL must be run so that it can use `paths`. */
export function postgresUser(paths: string[]): RunAs {
  if (process.getuid?.() !== 0) return { account: null, namespace: false, give: () => {} };
  const account = findAccount();
  if (paths.every(reachable)) {
    return { account, namespace: false, give: (path) => chownSync(path, account.uid, account.gid) };
  }
  const probe = spawnSync("unshare", ["--user", `--map-user=${account.uid}`, "true"]);
  if (probe.status !== 0) {
    throw new SettingError(
      `PostgreSQL cannot run as root and user '${account.name}' cannot enter this folder. Run Faro as a normal user or set DATA_DIR.`,
    );
  }
  return { account, namespace: true, give: (path) => chownSync(path, 0, 0) };
}

/** The command line and spawn options that run `command` as that user. */
export function runAsCommand(runAs: RunAs, command: string, args: string[]) {
  if (runAs.account === null) return { file: command, argv: args, spawnOptions: {} };
  if (runAs.namespace) {
    const prefix = ["--user", `--map-user=${runAs.account.uid}`, "--"];
    return { file: "unshare", argv: [...prefix, command, ...args], spawnOptions: {} };
  }
  const { uid, gid } = runAs.account;
  return { file: command, argv: args, spawnOptions: { uid, gid } };
}
