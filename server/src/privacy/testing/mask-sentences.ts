/** Sentences with made-up identifiers in the spellings people use, and harmless ones that look alike. */

export type Kind = "A-NUMERO" | "SEGURO" | "TARJETA" | "TELEFONO" | "PASAPORTE" | "RECIBO" | "CORREO";

export interface Sentence {
  kind: Kind;
  text: string;
  /** The identifier as it stands in the text. */
  secret: string;
}

/** The same numbers in every run. */
function numbers(seed: number) {
  let state = seed;
  const digit = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return String(Math.floor(state / 65_536) % 10);
  };
  /** `_` becomes a digit. */
  return (shape: string) => shape.replace(/_/g, digit);
}

function withLuhn(start: string): string {
  for (let last = 0; last < 10; last += 1) {
    const digits = `${start}${last}`.replace(/\D/g, "");
    const sum = [...digits].reverse().reduce((total, character, index) => {
      const value = Number(character) * (index % 2 === 1 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
    if (sum % 10 === 0) return `${start}${last}`;
  }
  return start;
}

/** Every shape in some of the frames; `@@` is where the identifier stands. */
function spread(kind: Kind, frames: string[], shapes: string[], perShape: number, seed: number): Sentence[] {
  const fill = numbers(seed);
  return shapes.flatMap((shape, shapeIndex) =>
    Array.from({ length: perShape }, (_, turn) => {
      const frame = frames[(shapeIndex * perShape + turn) % frames.length] ?? "@@";
      const secret = kind === "TARJETA" ? withLuhn(fill(shape.slice(0, -1))) : fill(shape);
      return { kind, secret, text: frame.replace("@@", secret) };
    }),
  );
}

const alienWithLetter = spread(
  "A-NUMERO",
  [
    "Tengo corte el lunes y mi número es @@, ¿qué hago?",
    "Mi esposo tiene orden de deportación, @@.",
    "@@ es mi número de extranjero, lo saqué de la mica",
    "Estoy detenido en Karnes con @@ y no tengo abogado",
    "my alien number is @@ and I missed my hearing",
    "Busquen mi caso con @@ por favor",
    'en la carta viene "@@" pero no entiendo',
    "¿Puedo renovar el permiso con (@@) vencido?",
  ],
  [
    ...["A2________", "A0________", "A-2________", "A 2________", "A# 2________", "A#2________"],
    ...["A2__-___-___", "A-0__-___-___", "A 2__ ___ ___", "A# 2__-___-___", "A: 2________", "a2________"],
    ...[
      "A9_______",
      "A-9_-___-___",
      "A9______",
      "A núm. 2________",
      "A–2__–___–___",
      "A2__ ___ ___",
      "a 2__-___-___",
    ],
  ],
  3,
  7,
);
const alienNamed = spread(
  "A-NUMERO",
  [
    "Mi número A es @@ y quiero saber de mi asilo",
    "mi a-numero: @@",
    "el alien number de mi hijo es @@, ¿ya puede trabajar?",
    "Número de extranjero @@, ¿dónde veo mi corte?",
    "USCIS # @@ dice mi tarjeta",
    "My A-number is @@, how do I check my court date?",
    "alien registration number @@ on the work permit",
  ],
  ["2________", "0________", "2__-___-___", "2__ ___ ___", "9_______"],
  5,
  11,
);
const social = spread(
  "SEGURO",
  [
    "Mi seguro social es @@, ¿me sirve para trabajar?",
    "usé el seguro @@ que no era mío",
    "SSN @@, filed taxes every year",
    "mi ITIN es @@ y pago impuestos desde 2015",
    "Con el social @@ me contrataron",
    "¿Puedo poner @@ en el I-9?",
    "I put @@ on the form by mistake",
    "el número de contribuyente @@ ya venció",
  ],
  [
    ...["1__-__-____", "5__ __ ____", "4__.__.____", "6__–__–____", "3__ - __ - ____", "2________"],
    ...["9__-7_-____", "9__ 8_ ____", "9__7_____", "7__/__/____"],
  ],
  6,
  13,
);
const cards = spread(
  "TARJETA",
  [
    "¿Puedo pagar la cuota con mi tarjeta @@ en línea?",
    "pagué con @@ y me rechazaron el G-1450",
    "Me cobraron dos veces en @@ vence 08/29",
    "my card is @@ and the CVV is 123",
    "la visa @@ es de mi prima",
    "el notario me pidió la tarjeta: @@, ¿es normal?",
    "use @@ to pay the filing fee please",
  ],
  [
    ...["4_______________", "4___ ____ ____ ____", "5___-____-____-____", "2___ ____ ____ ____"],
    ...["3___ ______ _____", "3___-______-_____", "4___.____.____.____", "6___  ____  ____  ____"],
    ...["5_______________", "4____________", "5___ ____ ____ ____"],
  ],
  5,
  17,
);
const phones = spread(
  "TELEFONO",
  [
    "Llámame al @@ por favor",
    "mi celular es @@",
    "el número de mi abogada es @@, ¿la conocen?",
    "call me at @@ tonight",
    "Mi mamá en México: @@",
    "mi whatsapp @@ está siempre prendido",
  ],
  [
    ...["512-555-01__", "(213) 555-01__", "305 555 01__", "773.555.01__", "95655501__", "+1 512 555 01__"],
    ...[
      "1-512-555-01__",
      "+52 55 ____ ____",
      "+503 7___ ____",
      "+50255501___",
      "55 _4__ _7__",
      "(512)555-01__",
    ],
  ],
  3,
  19,
);
const passports = spread(
  "PASAPORTE",
  [
    "Mi pasaporte es @@ y vence pronto",
    "pasaporte mexicano @@, ¿puedo viajar?",
    "my passport number is @@",
    "perdí el pasaporte número @@ en la frontera",
  ],
  ["G3_______", "N1_______", "AT1_____", "F1_____", "1________", "g3_______", "C-1_______", "2__ ___ ___"],
  3,
  23,
);
const receipts = spread(
  "RECIBO",
  [
    "Mi recibo es @@, ¿cómo veo mi caso?",
    "el caso @@ sigue pendiente",
    "case @@ says 'Case Was Received'",
    "metí el I-765 y me dieron @@",
  ],
  [
    "IOE09________",
    "MSC21________",
    "IOE-09________",
    "LIN 21 9__ _____",
    "EAC-22-___-_____",
    "wac21________",
    "ZNY21________",
  ],
  3,
  29,
);
const emails: Sentence[] = [
  ["Mi correo es maria.lopez@gmail.com", "maria.lopez@gmail.com"],
  ["escríbeme a juan_perez99@hotmail.com.", "juan_perez99@hotmail.com"],
  ["¿me mandan la respuesta a peña+uscis@correo.com.mx?", "peña+uscis@correo.com.mx"],
  ["my email: J.R.Smith-Ortiz@yahoo.co.uk, thanks", "J.R.Smith-Ortiz@yahoo.co.uk"],
  ["mi correo es lupita arroba gmail punto com", "lupita arroba gmail punto com"],
  ["es juan punto perez arroba outlook punto es, sí", "juan punto perez arroba outlook punto es"],
  ["contacto: ana @ gmail.com", "ana @ gmail.com"],
  ["carlos(at)aol.com es el mío", "carlos(at)aol.com"],
].map(([text = "", secret = ""]) => ({ kind: "CORREO", text, secret }));
const spelledOut: Sentence[] = ["Mi seguro es @@ y no sé qué hacer", "my social security number is @@"].map(
  (frame, index) => {
    const secret =
      index === 0
        ? "uno dos tres cuatro cinco seis siete ocho nueve"
        : "four, zero, one, five, two, nine, eight, one, three";
    return { kind: "SEGURO", text: frame.replace("@@", secret), secret };
  },
);

export const sentences: Sentence[] = [
  ...alienWithLetter,
  ...alienNamed,
  ...social,
  ...cards,
  ...phones,
  ...passports,
  ...receipts,
  ...emails,
  ...spelledOut,
];
