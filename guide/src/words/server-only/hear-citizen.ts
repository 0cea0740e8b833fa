/**
 * "Mi esposo nació en Texas", "my wife is american": the relative is a citizen, said in other words.
 * What decides for whom crossed without inspection reads only "ciudadano", so it is said so. Server only.
 */
const places =
  "aqu[ií]|ac[aá](?! en m[eé]xico)|este pa[ií]s|(?:los )?estados unidos|usa|ee\\.? ?uu\\.?|gringolandia|el norte|" +
  "(?:nuevo m[eé]xico|texas|tejas|california|arizona|florida|illinois|nevada|colorado|georgia|utah|oregon|washington|kansas|oklahoma|nueva york|new york|nueva jersey|new jersey|carolina|carolina del norte|carolina del sur|north carolina|south carolina|tennessee|alabama|idaho|michigan|ohio|virginia|puerto rico|san antonio|houston|dallas|austin|laredo|mcallen|brownsville|el paso|los [aá]ngeles|san diego|chicago|phoenix|tucson|denver|las vegas|miami|atlanta|fresno|sacramento|santa ana|here|the (?:us|usa|united states|states)|this country)";
const husband = "esposo|marido|viejo";
const wife = "esposa|mujer|señora|senora|vieja";
const who = `${husband}|${wife}|pareja|hijo|hija|hijos|hijas|pap[aá]|mam[aá]|padre|madre`;
const women = /^(?:esposa|mujer|se[nñ]ora|vieja|pareja|hija|mam[aá]|madre)$/i;
const english = "husband|wife|spouse|son|daughter|dad|mom|father|mother";

const named = new RegExp(
  `\\b((?:mi|mis|un|una|el|la|tengo)) (${who})((?: de (?:\\d+|[a-zé]+(?: y [a-z]+)?) a[nñ]os)?)( (?:ya )?(?:mayor(?:es)? )?(?:que )?)(?:(?:s[ií] )?(?:es|era|son) )?(?:naci[oó]|nacieron|(?:es |son )?nacid[oa]s?|es de) (?:en )?(?:${places})(?![\\wáéíóúñ])`,
  "gi",
);
const called = new RegExp(
  `\\b((?:mi|mis)) (${who})( (?:s[ií] |ya )?(?:es|son) )(?:(?:un|una) )?(?:norteamerican[oa]s?|american[oa]s?|gring[oa]s?|gabach[oa]s?|estado ?unidenses?|(?:us |u\\.s\\. )?citizen)(?![\\wáéíóúñ])`,
  "gi",
);
const married =
  /\b(casad[oa] con (?:un|una)|me cas[eé] con (?:un|una)) (?:norteamerican([oa])|american([oa])|gring([oa])|gabach([oa])|estado ?unidense)(?![\wáéíóúñ])/gi;
const inEnglish = new RegExp(
  `\\b(my) (${english}) (?:is|was) (?:(?:an? )?(?:american|gringo|gringa|us-born|u\\.s\\. born)|born (?:in )?(?:${places}))(?![\\wáéíóúñ])`,
  "gi",
);
/** A child's age decides; who asks about passports or schooling of one born here is not read otherwise. */
const children = /^hij[oa]s?$/i;
const englishChildren = /^(?:son|daughter)$/i;
const ofAgeEnglish = /\b(?:2[1-9]|3\d|twenty \w+|thirty|adult|grown)\b/i;
const ofAge = /\b(?:2[1-9]|3\d|veinti\w+|treinta|mayor(?:es)?|adult[oa]s?)\b/i;

/** Where one was born oneself, or whom one may marry, is another question. */
const another = /\by yo (?:en|nac[ií])\b|\b(?:trans|gay|gays|lesbiana)\b/i;

export function hearCitizen(text: string): string {
  if (another.test(text)) return text;
  const said = (all: string, mine: string, whom: string, age: string) => {
    if (children.test(whom) && !ofAge.test(text)) return all;
    const many = /s$/i.test(whom) && children.test(whom);
    const end = women.test(whom) || /^hijas$/i.test(whom) ? "a" : "o";
    const years = /\d|a[nñ]os/.test(age) ? age : "";
    const is = /^mis?$/i.test(mine) ? (many ? "son " : "es ") : "";
    return `${mine} ${whom}${years} ${is}ciudadan${end}${many ? "s" : ""}`;
  };
  return text
    .replace(named, said)
    .replace(called, said)
    .replace(married, (_all, before: string, ...ends: (string | undefined)[]) => {
      const end =
        ends.slice(0, 4).find((one) => one === "a" || one === "o") ?? (/una$/i.test(before) ? "a" : "o");
      return `${before} ciudadan${end}`;
    })
    .replace(inEnglish, (all: string, mine: string, whom: string) =>
      englishChildren.test(whom) && !ofAgeEnglish.test(text) ? all : `${mine} ${whom} is a citizen`,
    );
}
