/**
 * "¿Cómo renuevo mi permiso?, mi número A es [A-NUMERO-1]": every office taught people to say their number first. What it is asked for by
 * tells nothing of the question, so the number and the words that only announce it are left out before the guide reads. Server only.
 */

/** As the server masked it, or as it was typed where nobody masks. */
const identifier = [
  String.raw`\[[A-Z][A-Z-]*-\d+\]`,
  String.raw`A[- ]?\d{3}[- ]?\d{3}[- ]?\d{2,3}(?!\d)`,
  String.raw`[A-Z]{3}-?\d{10}(?!\d)`,
  String.raw`(?<![\p{L}\d])[A-Z]\d{8}(?!\d)`,
  String.raw`(?<!\d)\d{3}-\d{2}-\d{4}(?!\d)`,
  String.raw`(?<!\d)\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}(?!\d)`,
  String.raw`[\w.+-]+@[\w-]+\.[\w.]+`,
].join("|");
const kind =
  "n[uú]mero|num|no|tel[eé]fono|tel|celular|cel|whatsapp|correo|e-?mail|recibo|c[oó]digo|curp|seguro|social|ssn|itin|alien|a|phone|cell|receipt|number";
/** Subjects of a question too ("mi caso EAC... no avanza"): left out only behind one of the others. */
const more =
  "caso|case|pasaporte|passport|tarjeta|card|registro|extranjero|cuenta|account|security|code|uscis";
const little =
  "mi|el|la|su|lo|es|son|este|esta|aqu[ií]|ah[ií]|le|va|dejo|doy|paso|tengo|de|del|con|por si|y|my|his|her|the|this|here|is|it|its|of|and|with|to|me|at|al|llam\\w+|call|tell";
/** An identifier behind the word that names it (`first`) and those that may stand between. */
const announcedBy = (first: string, between: string) =>
  new RegExp(
    String.raw`(?:[,.;:(]\s*)?(?:(?<![\p{L}\d])(?:${little})[ ,:]+)*(?<![\p{L}\d])(?:${first})[.:#]?(?:[ :=#]+(?:${between}|${little}))*[ :=#]*(?:${identifier})\)?`,
    "giu",
  );
const announced = announcedBy(kind, `${kind}|${more}`);
/** "Mi pasaporte es G12345678": said by itself it is a subject. */
const passport = announcedBy("pasaporte|passport", `${kind}|mexicano|americano`);
const bare = new RegExp(identifier, "gu");
/** Cheap: nothing else is tried where neither stands. */
const mayHold = /\d{2}|@/;
const ofTheNumber =
  /^[¿\s]*(?:y |me (?:puedes? )?(?:dices? )?|(?:a )?(?:ver )?|can you |could you )?(?:qu[eé] (?:dice|pasa|pas[oó])|c[oó]mo (?:va|est[aá]|sigue)|en qu[eé] va|(?:lo )?(?:checas?|revisas?|check it|look it up)|what(?:'?s| is| does)(?: the| my)? (?:status|it say|happening|going on)|(?:any )?(?:status|estatus))[?.!\s]*$/iu;
const hidden = /\[[A-Z][A-Z-]*-\d+\]/;

/** The question without identifiers; the same where nothing else was said. */
export function withoutIdentifiers(question: string): string {
  if (!mayHold.test(question) && !hidden.test(question)) return question;
  const rest = question.replace(announced, " ").replace(passport, " ").replace(bare, " ");
  if (rest === question) return question;
  const plain = rest
    .replace(/\s+([,.;:?!])/g, "$1")
    .replace(/^[\s,.;:]+|[\s,;:]+$/g, "")
    .replace(/\s{2,}/g, " ");
  // "Mi recibo es IOE0912345678, ¿cómo va?": what is asked is asked of the number.
  if (ofTheNumber.test(plain)) return question;
  return /\p{L}{2,}.*\p{L}{2,}/su.test(plain) ? plain : question;
}
