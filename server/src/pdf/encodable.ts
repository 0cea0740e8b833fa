/**
 * The standard fonts of a PDF know the letters of Western Europe only. Anything else would come out as other
 * letters, which is worse than a question mark: what can be written plainly is, the rest shows as '?'.
 */

/** Beyond Latin-1: what these fonts have between 0x80 and 0x9F. */
const more = new Set("ƒ–—‘’‚“”„†‡•…€‰‹›ˆ™ŒœŠš˜ŸŽž");

const plain: Record<string, string> = {
  "\u00ad": "",
  "\u2010": "-",
  "\u2011": "-",
  "\u2012": "-",
  "\u2015": "—",
  "\u2028": "\n",
  "\u2029": "\n",
  "\u2032": "'",
  "\u2033": '"',
  "\u2192": "->",
  "\u2190": "<-",
  "\u2212": "-",
  "\u2264": "<=",
  "\u2265": ">=",
  "\u25a1": "[ ]",
  "\u2610": "[ ]",
  "\u2611": "[x]",
  "\u2713": "x",
  "\u0142": "l",
  "\u0141": "L",
  "\u0111": "d",
  "\u0110": "D",
  "\u0131": "i",
};

function isEncodable(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return (
    code === 10 || (code >= 0x20 && code <= 0x7e) || (code >= 0xa0 && code <= 0xff) || more.has(character)
  );
}

/** The text in letters that every PDF reader can show; line breaks stay. */
export function encodable(text: string): string {
  let written = "";
  for (const character of text.replace(/\r\n?/g, "\n").replace(/\t/g, "    ").normalize("NFC")) {
    if (isEncodable(character)) written += character === "\u00a0" ? " " : character;
    else if (plain[character] !== undefined) written += plain[character];
    else if (/[\u2000-\u200a\u202f\u205f\u3000]/.test(character)) written += " ";
    // Joiners, direction marks and the variation signs of emoji have no shape of their own.
    else if (!/\p{Cf}|\p{Mn}|\p{Cc}/u.test(character)) {
      const base = [...character.normalize("NFKD")].filter(isEncodable).join("");
      written += base === "" ? "?" : base;
    }
  }
  return written;
}
