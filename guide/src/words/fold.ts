/**
 * How a word sounds to a Spanish ear, so that "siudadano", "ciudadano" and "cuidadano" from a phone
 * keyboard or a voice transcript meet: h mute, z/s/c, b/v, ll/y, g/j, qu/k, double letters.
 * English words go through the same mill on both sides, so they still meet themselves.
 */
export function fold(word: string): string {
  if (/\d/.test(word) || apart.has(word)) return word;
  // "Hice la cita" is not "ICE la cita".
  if (word === "hice") return "hise";
  return word
    .replace(/ph/g, "f")
    .replace(/ch/g, "%")
    .replace(/sh/g, "%")
    .replace(/h/g, "")
    .replace(/qu(?=[ei])/g, "k")
    .replace(/q/g, "k")
    .replace(/g(?=[ei])/g, "j")
    .replace(/gu(?=[ei])/g, "g")
    .replace(/c(?=[ei])/g, "s")
    .replace(/ck/g, "k")
    .replace(/c/g, "k")
    .replace(/[zx]/g, "s")
    .replace(/v/g, "b")
    .replace(/ll/g, "y")
    .replace(/^y$|y$/g, "i")
    .replace(/n(?=[bp])/g, "m")
    .replace(/(.)\1+/g, "$1")
    .replace(/%/g, "ch");
}

/**
 * Words that would sound like a common one of the other language, or of their own: "vos" is no boss, "mi esposo es" no "mi ex",
 * "mis papeles" nothing missed, "it" no "hit".
 */
const apart = new Set(
  "all been boss boy ex hand him hit hits ill less miss off perro see tell the will wish".split(" "),
);

/** Irregular roots that endings alone do not bring together. */
const roots: [RegExp, string][] = [
  [/^pid/, "ped"],
  [/^mur/, "mor"],
  [/^sig/, "seg"],
  [/^kis/, "ker"],
  [/^tubi?/, "ten"],
  [/^pud/, "pod"],
  [/^muer/, "mor"],
  [/^renewal$/, "renew"],
];

const clitics = /(?<=[aei]r|[aei]ndo|[aei]d)(?:me|te|se|nos|lo|la|le|los|las|les)+$/;

const endings = [
  "amientos",
  "imientos",
  "amiento",
  "imiento",
  "asiones",
  "isiones",
  "asion",
  "ision",
  "ations",
  "ation",
  "ariamos",
  "eriamos",
  "aramos",
  "aremos",
  "iendo",
  "ieron",
  "iamos",
  "abamos",
  "ando",
  "aron",
  "aria",
  "eria",
  "iria",
  "aran",
  "eran",
  "iran",
  "aste",
  "iste",
  "aban",
  "ados",
  "adas",
  "idos",
  "idas",
  "amos",
  "emos",
  "imos",
  "ion",
  "ado",
  "ada",
  "ido",
  "ida",
  "aba",
  "are",
  "ere",
  "ire",
  "ara",
  "era",
  "ira",
  "ian",
  "ing",
  "ed",
  "ar",
  "er",
  "ir",
  "an",
  "en",
  "as",
  "es",
  "os",
  "io",
  "ia",
  "is",
  "a",
  "e",
  "i",
  "o",
  "s",
];

/** Rough root of a folded word. Light on purpose: short words stay whole, so "caso" and "casa" stay apart less than we like but "corte" never loses itself. */
export function stem(folded: string): string {
  if (folded.length < 5 || /\d/.test(folded)) return folded;
  let word = folded.replace(clitics, "");
  for (const ending of endings) {
    if (word.length - ending.length >= 3 && word.endsWith(ending)) {
      word = word.slice(0, -ending.length);
      break;
    }
  }
  word = word.replace(/ue(?=[^aeiou])/, "o").replace(/ie(?=[^aeiou])/, "e");
  for (const [pattern, root] of roots) word = word.replace(pattern, root);
  return word;
}
