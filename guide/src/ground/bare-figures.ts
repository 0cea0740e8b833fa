/**
 * Figures that a model writes as people say them: a price without its sign ("cuesta 535", "vale quinientos treinta y cinco"), a second form behind "y el",
 * a form in spoken digits ("la cuatro ochenta y cinco"), a day of this month ("el viernes 12", "antes de fin de mes").
 */
import { numberWords, valueOfWords } from "#guide/speech/number-words.ts";

export interface FigurePattern {
  kind: "amount" | "date" | "form";
  pattern: RegExp;
  /** Null where the words are no such fact. */
  key: (match: RegExpExecArray) => string | null;
}

const words = [...numberWords].sort((a, b) => b.length - a.length).join("|");
const amid = "(?:(?:unos|unas|como|casi|alrededor\\sde|cerca\\sde|solo|about|around|only|nearly)\\s)?";
/** What is said of a price; "vale 5 años" and "paga en 3 partes" are none. */
const priced = `(?<=(?<!\\p{L})(?:cuestan?|costar[aá]n?|costaba|valen?|sal(?:e|en|dr[ií]a)(?:\\s(?:en|a|por))?|cobran?|cobrar[aá]n?|pag(?:as?|an|ar[aá]?s?)|(?:precio|costo|cuota|tarifa|cost|fee|price)\\s(?:es|es\\sde|de|is|of)|costs?|charges?|pays?)\\s${amid})`;
const unit =
  "%|(?:por\\sciento|percent|d[ií]as?|semanas?|mes(?:es)?|a[nñ]os?|horas?|minutos?|veces|partes|pagos|preguntas|personas|fotos|copias|p[aá]ginas|cr[eé]ditos|days?|weeks?|months?|years?|hours?|minutes?|times|parts|payments|questions|people|copies|pages|credits)(?!\\p{L})";

/** Fewer than this is a number of something. */
const leastPrice = 20;

function priceOf(number: string, scale: string | undefined): string | null {
  const plain = /^\d{1,3}(?:[.,]\d{3})+$/.test(number)
    ? number.replace(/[.,]/g, "")
    : number.replace(/,/g, ".");
  const value = Number(plain) * (scale === undefined ? 1 : 1_000);
  return value < leastPrice ? null : String(value);
}

const digit: Record<string, number> = {
  ...{ uno: 1, dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7, ocho: 8, nueve: 9 },
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9 },
};

/** "Cuatro ochenta y cinco" is 485. */
function spokenForm(said: string): string | null {
  const [first = "", ...rest] = said.toLowerCase().split(/[\s-]+/);
  const hundreds = digit[first];
  const tail = valueOfWords(rest.join(" "));
  const isForm = hundreds !== undefined && tail !== null && tail >= 10 && tail < 100;
  return isForm ? `form:${hundreds * 100 + tail}` : null;
}

const weekdays =
  "lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|monday|tuesday|wednesday|thursday|friday|saturday|sunday";

export const barePatterns: readonly FigurePattern[] = [
  {
    kind: "amount",
    // No year: "pagas taxes de 2025".
    pattern: new RegExp(
      `${priced}(?!(?:19|20)\\d\\d(?!\\d))(\\d[\\d.,]*\\d)(?:\\s?(mil|k|thousand)(?!\\p{L}))?(?!\\d|[.,]\\d|\\s?(?:${unit}))`,
      "giu",
    ),
    key: ([, number = "", scale]) => priceOf(number, scale),
  },
  {
    kind: "amount",
    pattern:
      /(?<![\d$.,])(\d[\d.,]*)\s?(mil|k|thousand)(?=\s(?:al\sa[nñ]o|por\sa[nñ]o|anuales|al\smes|a\syear|per\syear|a\smonth)(?!\p{L}))/giu,
    key: ([, number = "", scale]) => priceOf(number, scale),
  },
  {
    kind: "amount",
    pattern: new RegExp(`${priced}((?:${words})(?:[\\s-]+(?:${words}))*)(?!\\p{L}|\\s(?:${unit}))`, "giu"),
    key: ([, number = ""]) => {
      const value = valueOfWords(number.trim());
      return value === null || value < leastPrice ? null : String(value);
    },
  },
  {
    kind: "form",
    pattern:
      /(?<=(?<!\p{L})(?:formularios?|formas?|forms?)\s(?:n[uú]meros?\s)?\d{2,4}[A-Z]?\s(?:y|o|and|or)\s(?:(?:el|la|the)\s)?)(\d{2,4}[A-Z]?)(?![\p{L}\d])/giu,
    key: ([, digits = ""]) => `form:${digits.toLowerCase().replace(/\D+$/, "")}`,
  },
  {
    kind: "form",
    pattern: new RegExp(
      `(?<=(?<!\\p{L})(?:la|el|forma|formulario|form|the)\\s)((?:${Object.keys(digit).join("|")})[\\s-](?:(?:${words})(?:[\\s-]+(?:${words}))*))(?!\\p{L}|\\s(?:${unit}|mil|d[oó]lares|dollars))`,
      "giu",
    ),
    key: ([, said = ""]) => spokenForm(said),
  },
  {
    kind: "date",
    pattern: new RegExp(`(?<!\\p{L})(?:${weekdays})\\s(\\d{1,2})(?![\\d:]|\\s?(?:am|pm|de\\s\\p{L}))`, "giu"),
    key: ([, day = ""]) => `--${Number(day)}`,
  },
  {
    kind: "date",
    pattern:
      /(?<=(?<!\p{L})(?:antes\sde|hasta|para|by|before|until)\s)(?:(?:el\s)?fin(?:al(?:es)?)?\sde(?:l)?\s(?:este\s)?(?:mes|a[nñ]o)|(?:the\s)?end\sof\s(?:the\s|this\s)?(?:month|year))(?!\p{L})/giu,
    key: ([raw]) => `--${raw.toLowerCase()}`,
  },
];
