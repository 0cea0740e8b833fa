import { hearCitizen } from "#guide/words/server-only/hear-citizen.ts";
import { hearCorrection } from "#guide/words/server-only/hear-correction.ts";
import { hearFigures } from "#guide/words/server-only/hear-figures.ts";
import { hearH } from "#guide/words/server-only/hear-h.ts";
import { hearOpening } from "#guide/words/server-only/hear-opening.ts";
import { hearPapers } from "#guide/words/server-only/hear-papers.ts";
import { hearSpelling } from "#guide/words/server-only/hear-spelling.ts";
import { withRather } from "#guide/words/server-only/says.ts";

/**
 * What a voice transcript or a turn of speech hides: letters written as they sound ("ai ce e", "de u i"), ages in words
 * ("veintitrés", "twenty-three"), and words that only go on ("sigamos con la residencia"). Server only.
 */
const letters: readonly [RegExp, string][] = [
  [/\b(?:ai|ay|i|a\s?i)[ .]+(?:c|ce|si|s[ií])[ .]+(?:e|i)\b(?= )/gi, "ICE"],
  // "Los de ais", "llegó la ais".
  [/\b(?:ais|áis|aiz|ays|ays'?e)\b/gi, "ICE"],
  [/\bde[ .]+u[ .]+i\b/gi, "DUI"],
  [/\b(?:di|d)[ .]+(?:iu|u|yu|you)[ .]+(?:ai|i|ay)\b/gi, "DUI"],
  [/\b(?:du[iy]a[iy]|diu[iy]a[iy]|d[iy]ua[iy]|diguai)\b/gi, "DUI"],
  [/\bu[ .]+(?:ese|es)[ .]+(?:ce|si)[ .]+(?:i|ai)[ .]+(?:ese|es)\b/gi, "USCIS"],
  [/\bte[ .]+pe[ .]+ese\b/gi, "TPS"],
  [/\bene[ .]+(?:ve|be|uve)[ .]+(?:ce|se)\b/gi, "NVC"],
  [/\b(visa )?(?:ka|k)[ .-]+uno\b/gi, "$1K-1"],
  // "Soy de Matanzas": a Cuban, wherever on the island.
  [
    /\b(soy|somos|vengo|venimos)(?: cuban[oa]s?)? de (?=(?:matanzas|camag[uü]ey|holgu[ií]n|la habana|cienfuegos|pinar del r[ií]o|guant[aá]namo|bayamo|las tunas|villa clara|artemisa|mayabeque)(?![\wáéíóúñ]))/gi,
    "$1 de Cuba, de ",
  ],
  // "Pretend to be a pirate" is an order to the guide; this is what two people would do.
  [
    /\bpretend(?:ing)? (?:to be|we are|we're|were|that we are) (?=(?:married|a couple|together|in love|husband)\b)/gi,
    "pretend we're ",
  ],
  // Nor what somebody else would do for the writer.
  [
    /\b(will|would|can|could|might|agents?|officers?|ice|he|she|they|who|i|we|friend|cousin|brother|sister|roommate|neighbor) pretend(?:s|ed)? to be (?=(?:my|his|her|the|our|an?|police\w*|cops?)\b)/gi,
    "$1 pretend he is ",
  ],
  // A case that is moved to another court is nobody who is brought across.
  [/\bpas(?=(?:ar|arlo|arla|arme|en|e|an|a|aran) (?:el|mi|su) (?:caso|expediente)\b)/gi, "traslad"],
  [/\bene[ .]+te[ .]+a\b/gi, "NTA"],
  // The letter and figures of a work card, as they are read out.
  [/\bce[ .]+cero[ .]+ocho\b/gi, "C08"],
  [/\bce[ .]+cero[ .]+nueve\b/gi, "C09"],
  [/\bce[ .]+diez\b/gi, "C10"],
  [/\bce[ .]+(?:diecinueve|diez y nueve)\b/gi, "C19"],
  [/\bce[ .]+treinta[ .]+y[ .]+tres\b/gi, "C33"],
  // "La i noventa" is a form; what is renewed with it is a card.
  [/\b(la|una|mi|forma|formulario) i[ -]noventa\b/gi, "$1 I-90"],
  // A son of one's own, and nobody who bleeds.
  [
    /\b(hij[oa]s?|herman[oa]s?|pap[aá]|mam[aá]|familia(?:res?)?|parientes?|t[ií][oa]) (?:m[ií][oa]s? )?de (?:mi (?:propia )?)?sangre\b/gi,
    "$1",
  ],
  // Whom somebody works for is no spouse: "la señora que cuido es ciudadana", "la señora no es mi esposo, es mi patrona".
  [
    /\b(la|una|mi|esa) (?:se[nñ]ora|viejita|se[nñ]orita)(?= (?:(?:de|con) (?:la )?(?:casa )?(?:donde |que )?(?:trabajo|limpio|cuido)|(?:que|a la que|a quien) (?:yo )?(?:cuido|limpio|le (?:limpio|trabajo|cocino|cuido))|(?:con )?(?:la )?(?:que|quien) trabajo)\b)/gi,
    "$1 patrona",
  ],
  [
    /\b(?:la se[nñ]ora |ella |[eé]l |el se[nñ]or )?no es mi (?:espos[oa]|marido|mujer|pareja)(?=[,.;]? (?:es|sino)\b.*\b(?:patr[oó]n|patrona|jef[ea]|cuido|trabajo|limpio)\b)/gi,
    "no somos familia",
  ],
  // A visa for a visit across the border: who came with it was inspected.
  [
    /\b(?:border crossing cards?|laser visas?|(?:visa|mica|tarjeta) l[aá]ser|mica fronteriza|tarjeta de cruce(?: fronterizo)?|bcc)\b/gi,
    "visa de turista",
  ],
  [/\b(?:e|i)[ .]+a[ .]+de\b(?= (?:de trabajo|card|vencid))/gi, "EAD"],
  [/\b(?:gü?i|wi|güi|gui|hui)(?:t|th|d)(?:h)?(?:jol|yol|hol|jold|xol)\w*/gi, "withholding"],
];

const units = "uno dos tres cuatro cinco seis siete ocho nueve".split(" ");
const english = "one two three four five six seven eight nine".split(" ");
const numberWord =
  /^(?:cero|un|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|cien|ciento|\w+cientos|mil|zero|one|two|three|four|five|six|seven|eight|nine|hundred|thousand|\w+nta|\w+ty|forma|formulario|form|la|the)$/i;
const ages =
  /(?:([a-záéíóúüñ]+)\s+)?\b(veinti(?:[uú]n[oa]?|d[oó]s|tr[eé]s|cuatro|cinco|s[eé]is|siete|ocho|nueve)|(?:twenty|thirty|forty|fifty)[ -](?:one|two|three|four|five|six|seven|eight|nine)|(?:treinta|cuarenta|cincuenta) y (?:uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve))\b(?!\s+(?:y|and)?\s*(?:uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|one|two|three|four|five|six|seven|eight|nine)\b)/gi;
const tens: Record<string, number> = {
  veinti: 20,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  treinta: 30,
  cuarenta: 40,
  cincuenta: 50,
};

function numberOf(said: string): number {
  const plain = said
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "");
  const [start, ten] = Object.entries(tens).find(([name]) => plain.startsWith(name)) ?? ["", 0];
  const unit = plain.slice(start.length).replace(/^(?: y |[ -])/, "");
  const at = Math.max(units.indexOf(unit.replace(/^un[oa]?$/, "uno")), english.indexOf(unit));
  return ten + at + 1;
}

const crossed = (all: string, verb: string) =>
  /crossed/i.test(all) ? `${verb}through the desert` : `${verb}por el desierto`;

const going =
  /^\W*(?:(?:ok|bueno|pues|entonces|y|mejor|so)[, ]+)?(?:sigamos|seguimos|sigue|continuemos|continuamos|contin[uú]a|volvamos|volviendo|volvemos|regresemos|regresando|regresamos|retomemos|let'?s (?:continue|go on|go back)|back|going back)(?: hablando)? (?:con|a|al|sobre|de|with|to)(?: (?:(?:el )?tema|lo|the subject|the topic)(?: de(?:l)?| of)?)?\s+/i;

/** What is gone back to is wanted, whatever was talked about between. */
const wanted =
  /^(?:(?:la|mi|lo de la|the|my)\s+)?(?:residencia|mica|green ?card|residency|papeles|papers|legalizaci[oó]n|petici[oó]n)\W*$/i;

const places =
  "sonora|altar|sasabe|agua prieta|nogales|naco|caborca|sonoyta|tecate|tijuana|mexicali|la rumorosa|ju[aá]rez|ojinaga|piedras negras|acu[nñ]a|nuevo laredo|laredo|reynosa|matamoros|miguel alem[aá]n|arizona|texas|california|nuevo m[eé]xico|new mexico|san luis|el paso|mcallen|eagle pass|del r[ií]o|r[ií]o bravo";
/** "Crucé por Sonora": on foot, and no "señora" as the word would be mended. */
const crossing = new RegExp(
  `\\b((?:me )?(?:cruc[eé]|kruse|cruse|cruzamos|brinqu[eé]|brincamos|crossed) (?:\\w+ )?)(?:por|x|through|at|near|in) (?:${places})(?![\\wáéíóúñ])`,
  "i",
);
/** "Vine con el esta hace 8 meses": the programme, and no verb. */
const withEsta =
  /\b((?:vine|entr[eéó]|llegu[eé]|vino|lleg[oó]|entramos|llegamos|viaj[eé]|ingres[eé])(?: [\wáéíóúñ]+){0,4} con) (?:(?:el|la|un|una|mi)(?: programa| permiso| autorizaci[oó]n)? )?esta(?=$|[ ,.;:?]+(?:$|hace|y|me|en|desde|por|pero|que|del?|el|a|para|vencid\w+|como|nunca|\d))/i;
/** "Entré por Agua Prieta caminando". */
const onFoot = new RegExp(
  `\\b(?:entr[eé]|pas[eé]|vine|llegu[eé]|entramos|pasamos|came|entered) (?:por|through|at) (?:${places}) (?:caminando|a pie|andando|walking|on foot)(?![\\wáéíóúñ])`,
  "i",
);
/** "Vine en yola": by sea, seen by nobody. */
const bySea =
  /\b(?:me )?(?:vine|entr[eé]|llegu[eé]|cruc[eé]|pas[eé]|venimos|vinimos|llegamos|cruzamos|entramos|came|crossed)((?: \w+){0,2}) (?:en|por|on|in|by) (?:una |la |un |a )?(?:yola|lancha|panga)(?![\wáéíóúñ])/i;
const unseen = (all: string, between: string) =>
  /came|crossed/i.test(all) ? `crossed${between} without inspection` : `crucé${between} sin revisión`;
const afoot = (all: string) =>
  /came|entered/i.test(all) ? "crossed through the desert" : "crucé por el desierto";
const letIn =
  /\b(?:con (?:mi |una |la )?visa|parole|puente|garita|l[aá]ser|cita|cbp|permiso|turista|visa|bridge|permit|appointment)\b/i;

/** "Me sigue un carro de la migra": a car, and no price ("caro"). */
const follows =
  /\b((?:sigue|siguen|siguiendo|siguió|siguio|persigue\w*|persiguiendo|par[oó]|pararon|parando)\b.{0,25}?)\bcarros?\b/gi;

/** "Sale caro", "¿está caro?" is a price, and sounds like a car. */
const dear =
  /\b((?:muy|tan|sale|salir|salió|está|esta|es|qué|que|más|mas|cuesta) )car[oa]s?\b(?! (?:de|del|mío|mio|en)\b)/giu;

/** "No, con visa no, entré por el río": what it was not says nothing of how one entered. */
const notByVisa =
  /(?:^|(?<=[\s,.]))(?:no,? )?(?:(?:fue |entr[eé] |vine )?(?:con|with a?) ?(?:la |mi )?visa,? no(?: fue)?|no (?:fue |entr[eé] |vine )?con (?:la |mi |una )?visa)\b[,.;]? *(?:sino (?:que )?)?(?=\S.*(?:cruc|entr|pas[eé]|brin|por|cerro|r[ií]o|came|cross))/i;

export function hear(spoken: string): string {
  const opened = hearH(hearCorrection(hearOpening(hearFigures(hearSpelling(spoken)))));
  const entered = withRather(hearCitizen(withRather(opened, notByVisa, "")), withEsta, "$1 ESTA");
  const said = withRather(withRather(entered, follows, "$1coche"), dear, "$1costo");
  const text = letIn.test(said)
    ? said
    : withRather(withRather(withRather(said, crossing, crossed), bySea, unseen), onFoot, afoot);
  const rest = text.replace(going, "");
  let heard = hearPapers(rest !== text && wanted.test(rest) ? `quiero ${rest}` : rest);
  for (const [sound, name] of letters) heard = withRather(heard, sound, name);
  return heard.replace(ages, (all, before: string | undefined, said: string) =>
    before !== undefined && numberWord.test(before)
      ? all
      : `${before === undefined ? "" : `${before} `}${numberOf(said)}`,
  );
}
