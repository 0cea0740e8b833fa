/** The small work that the server asks for before more codes or cards; done by this browser, seen by nobody else. */
import type { WorkChallenge, WorkProof } from "@faro/contract/shared/work.ts";

/** Keys that are stretched side by side; the browser does it off the page's own thread. */
const together = 4;

const toBase64Url = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replace(/\+/g, "-")
    .replace(/\//g, "_")
    .replace(/=+$/, "");

async function stretch(answer: number, { salt, rounds }: WorkChallenge): Promise<string> {
  const text = new TextEncoder();
  const key = await crypto.subtle.importKey("raw", text.encode(String(answer)), "PBKDF2", false, [
    "deriveBits",
  ]);
  const how = { name: "PBKDF2", hash: "SHA-256", salt: text.encode(salt), iterations: rounds };
  return toBase64Url(await crypto.subtle.deriveBits(how, key, 128));
}

/** Null when no answer fits, or where the browser has no cryptography (a page without https). */
export async function findAnswer(work: WorkChallenge): Promise<WorkProof | null> {
  for (let first = 0; globalThis.crypto?.subtle !== undefined && first < work.tries; first += together) {
    const answers = Array.from({ length: together }, (_, place) => first + place);
    const found = await Promise.all(answers.map((answer) => stretch(answer, work)));
    const place = found.indexOf(work.target);
    if (place >= 0) return { challenge: work.challenge, answer: first + place };
  }
  return null;
}
