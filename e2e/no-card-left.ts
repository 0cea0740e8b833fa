/** The promise that no card number is kept, tried on what a whole file of journeys has left behind. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The numbers that the journeys type. */
const numbers = [
  "4111111111111111",
  "4007000000027",
  "5424000000000015",
  "4000000000000002",
  "370000000000002",
];

function holdsNumber(bytes: Buffer): boolean {
  return numbers.some((number) => bytes.includes(number));
}

/**
 * Throws when a card number stands in the server's output or in any file of its DATA_DIR: tables, the database's own
 * journal, the queue, uploads. The server has stopped, so that all of it is on the disk.
 */
export function requireNoCardLeft(dataDir: string, output: string): void {
  if (holdsNumber(Buffer.from(output))) throw new Error("the server wrote a card number to its log");
  const files = readdirSync(dataDir, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const found = files.find((file) => holdsNumber(readFileSync(join(file.parentPath, file.name))));
  if (found !== undefined) throw new Error(`a card number was left in ${join(found.parentPath, found.name)}`);
}
