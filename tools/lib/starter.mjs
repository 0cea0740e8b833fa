/** Who waits for the process that a script of npm started. Plain JavaScript: start.mjs uses it before anything is installed. */
import { readFileSync } from "node:fs";
import { basename } from "node:path";

/** The parent of a process; null where /proc does not tell (macOS, Windows) or the process is gone. */
function parentOf(pid) {
  try {
    // The name in brackets may hold blanks and brackets itself.
    return Number(readFileSync(`/proc/${pid}/stat`, "utf8").split(")").pop().trim().split(" ")[1]);
  } catch {
    return null;
  }
}

/** True for the shell in which npm runs a script (`sh -c "node ..."`); any other shell is a person's. */
function isScriptShell(pid) {
  try {
    const [file = "", option] = readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0");
    return /^(?:da|ba|z|k|a)?sh$/.test(basename(file)) && option === "-c";
  } catch {
    return false;
  }
}

/**
 * Calls `ended` once when npm has gone, even by kill -9. npm runs a script in a shell: bash lets the script take its
 * place, so npm is the parent; dash stays in between and outlives npm, so that its own parent is watched as well.
 */
export function whenStarterEnds(ended, every = 1000) {
  const parent = process.ppid;
  const grandparent = isScriptShell(parent) ? parentOf(parent) : null;
  const timer = setInterval(() => {
    if (process.ppid === parent && (grandparent === null || parentOf(parent) === grandparent)) return;
    clearInterval(timer);
    ended();
  }, every);
  timer.unref();
}
