/**
 * INFLESZ reading ease of Spanish (Szigriszt-Pazos): 206.835 - 62.3 * syllables/words - words/sentences.
 * 65 and above reads as "quite easy"; our floor for every answer.
 */

const vowels = /[aeiouáéíóúü]/;
const strong = /[aeoáéó]/;
const accentedWeak = /[íú]/;

/** Syllables of one Spanish word: each vowel group counts once, hiatus splits it. */
export function countSyllables(word: string): number {
  const letters = word
    .toLowerCase()
    .replace(/qu(?=[eiéí])/g, "q")
    .replace(/gu(?=[eiéí])/g, "g")
    .replace(/y$/, "i")
    .replace(/[^a-záéíóúüñ]/g, "");
  let count = 0;
  let previous = "";
  for (const letter of letters) {
    if (vowels.test(letter)) {
      const startsGroup = !vowels.test(previous);
      const hiatus =
        (strong.test(letter) && strong.test(previous)) ||
        accentedWeak.test(letter) ||
        accentedWeak.test(previous);
      if (startsGroup || hiatus) count += 1;
    }
    previous = letter;
  }
  return Math.max(count, 1);
}

/** Form numbers and addresses are read as one short word each: they are names and links, not prose. */
function words(text: string): string[] {
  return text
    .replace(
      /\bhttps?:\/\/\S*[^\s.,;:)»]|\b[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:gov|org|com)(?:\/[^\s.,;:)»]*)*/gi,
      "sitio",
    )
    .replace(/\b[A-Z]{1,4}-?\d+[A-Z]*\b/g, "forma")
    .split(/\s+/)
    .map((word) => word.replace(/[^\p{L}\p{N}]/gu, ""))
    .filter((word) => word !== "");
}

export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?…])\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");
}

/** Reading ease of a Spanish text; higher is easier. */
export function inflesz(text: string): number {
  const list = words(text);
  if (list.length === 0) return 100;
  const syllables = list.reduce((sum, word) => sum + countSyllables(word), 0);
  const sentences = Math.max(sentencesOf(text).length, 1);
  return 206.835 - (62.3 * syllables) / list.length - list.length / sentences;
}
