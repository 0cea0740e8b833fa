/** Building blocks of the rules about family, entries and petitions, as pieces of regular expressions. Server only. */
import type { ReplyRule } from "#guide/dialogue/server-only/replies/rules.ts";

export const either = (...ways: readonly string[]): string => `(?:${ways.join("|")})`;

/** Any of these, as whole words. */
export const says = (...ways: readonly string[]): RegExp => new RegExp(`\\b${either(...ways)}\\b`);

/** Words that may stand between a denial and what it denies: "no me ha", "never been", "ni tengo". */
const between =
  "(?: (?:yo|me|se|nos|lo|la|le|les|los|las|el|ella|ellos|i|he|she|we|they|him|her|us|es|soy|son|somos|esta|estan|estoy|era|fue|ha|han|hemos|habia|haya|tengo|tiene|tienen|tuve|tenia|traia|hay|hubo|sido|been|was|were|is|are|am|have|has|had|ever|got|get|a|an|the|any|un|una|ningun|ninguna|con|de|por|en|que|with|by|to|todavia|aun|cru\\w+|pas[eo]|entr[eo]|entrado|vuelto|cruzado|salido|vivo|live|of|vin[eo]|came|come|cross|crossed))";
const denials =
  "nunca|(?<!\\bno )(?:nadie|nobody)|ningun[oa]?|none|no (?:tengo|tenemos|hay|conozco|tuve|tenia|traia|have)|jamas|ni(?: mis?| su)?|ningun[oa]? de (?:mis|los|las)|(?:none|nobody|no one) (?:of|in) my|tampoco|sin|never|not|without|nor|neither|didnt|dont|doesnt|havent|hasnt|wasnt|isnt|arent";
/** Before these a "no" answers the question ("No, crucé por el río") and denies nothing that follows. */
const lead =
  "^(?:(?:ay|uy|ah|oh|pues|bueno|mire|mira|oiga|este|fijese|fijate|la|verdad|es|que|well|um|so|a|mi|me) )*";

/** Not taken back: "ni crucé", "yo no entré con visa". A "no" that opens the reply counts as an answer. */
export const undenied = `(?<!(?:(?<!${lead})\\bno|\\b(?:${denials}))${between}{0,4} )`;
/** The same where "No soy ciudadano" opens a reply. */
const strictly = `(?<!\\b(?:no|${denials})${between}{0,4} )`;

/** Any of these, unless the words before take it back. */
export const told = (...ways: readonly string[]): RegExp => new RegExp(`${undenied}\\b${either(...ways)}\\b`);
export const toldStrictly = (...ways: readonly string[]): RegExp =>
  new RegExp(`${strictly}\\b${either(...ways)}\\b`);

/** Any of these expressions. */
export const any = (...ways: readonly RegExp[]): RegExp =>
  new RegExp(either(...ways.map(({ source }) => source)));
/** Both of these, in whatever order. */
export const both = (one: RegExp, other: RegExp): RegExp =>
  new RegExp(`^(?=.*${either(one.source)})(?=.*${either(other.source)})`);

/** "Sí, las dos": both things that were asked. */
export const bothThings =
  "(?<!\\bningun[oa] de )las (?:2|dos)(?: cosas)?(?! (?:veces|beses|vezes|horas))|ambas(?: cosas)?|both";

/** One rule for one option. */
export function choose(option: string, said: ReplyRule["said"], unless?: RegExp): ReplyRule {
  return unless === undefined ? { option, said } : { option, said, unless };
}

/** Where the last match ends; -1 where there is none. */
export function lastOf(ways: RegExp, said: string): number {
  let at = -1;
  for (const match of said.matchAll(new RegExp(ways, "g"))) at = match.index + match[0].length;
  return at;
}

// People. "La esposa de mi hermano", "el papá de mis hijos" and "mi ex" are somebody else.
/** "La esposa de mi hermano" is no brother. */
const notThrough =
  "(?<!\\b(?:espos[oa]|marido|h?ij[oa]s?|papas?|mama|mujer|wife|husband|son|daughter|sueg\\w+|prim[oa]|ti[oa]|amig[oa]|patron) (?:de|of) (?:mis?|my) )";
const notOfOthers = "(?! de (?:mis?|su|sus|la|el|los|un|una)\\b)";
export const spouse = `(?<!\\bex )${either(
  "h?espos[oa]",
  "marido",
  "conyuge",
  "husbands?",
  "wifes?",
  "spouse",
  "mi (?:senora|mujer|vieja|viejo|pareja)",
)}${notOfOthers}`;
// "Son" is English only after an English word: "mis hijos son ciudadanos".
export const child =
  "(?:h?ij[oa]s?|mi[jh][oa]|(?:mi|mis|my) (?:(?:2|3|4|dos|tres|cuatro|two|three|four|otr[oa]) )?(?:mayor|muchach[oa]s?|chamac[oa]s?|nin[oa]s?|nen[ea]s?|bebes?)|(?<=\\b(?:my|our|his|her|a|the|one|and|only|\\w+est|citizen|2|two) )sons?|daughters?|kids?|child|children)";
export const parent = `${notThrough}${either("papas?", "mamas?", "padres?", "madres?", "papi", "mami", "mi (?:jefa|ama)", "jefit[oa]s?", "apa", "dads?", "moms?", "mother", "father", "parents?")}${notOfOthers}`;
export const sibling = `${notThrough}(?:h?erman[oa]s?|carnal|carnala|brothers?|sisters?|siblings?)(?! (?:de la iglesia|en cristo)\\b)${notOfOthers}`;
const relatives =
  "(?:espos[oa]|marido|husband|wife|h?ij[oa]s?|mi[jh][oa]|sons|daughters?|kids?|children|papas?|mamas?|padres?|madres?|dad|mom|h?erman[oa]s?|brother|sister|ti[oa]s?|prim[oa]s?|abuel\\w+|sueg\\w+|cunad[oa]s?|novi[oa]|uncle|aunt|cousin)";

// Status.
const bornHere =
  "(?:na[sc]i(?:o|eron|d[oa]s?)|born) (?:y crecid\\w+ )?(?:aqui|aca|here|(?:en|in) (?:los |the )?(?:estados unidos|eeuu|ee uu|usa|us|united states|states|texas|california|florida|chicago|houston|new york|nueva york|los angeles|san diego|dallas|miami|arizona|georgia|carolina|nevada|colorado|illinois|denver|phoenix|el norte|san antonio|washington|oregon|fresno|austin|el paso|las vegas|atlanta|utah|kansas|idaho|nebraska|sacramento|philadelphia|tucson))";
const foreign =
  "(?! (?:mexican|hondure|salvadore|guatemal|venezolan|cuban|colombian|peruan|ecuatorian|nicarag|de (?:mexico|honduras|guatemala|el salvador|alla|su pais)|todavia no|aun no|no (?:es|lo es|todavia|aun)|no$|not yet))";
export const citizenWord = "(?:[sc]iudad[ae]?n[oa]s?|siudad\\w{2,4}|citizens?|[cs]iti[sz]ens?)";
export const citizen = `${either(
  citizenWord,
  "ya juro",
  "juro (?:la |su |ya )*(?:bandera|[sc]iudadania)",
  "(?:tienen?|saco|agarro|obtuvo|gano|consiguio|le dieron|sacaron) (?:ya |la |su |doble )*[sc]iudadania",
  "acaba de (?:hacerse|hacer|volverse|jurar)(?: la)? [sc]iudadan\\w+",
  "na[ct]uraliz(?:o|ad[oa]s?)",
  "na[sc]ionaliz(?:o|ad[oa])",
  "naturalized",
  "got (?:his|her|their) citizenship",
  "(?:pasaporte|passport) (?:american\\w|azul|gringo|de aqui)",
  "(?:us|american) passport",
  bornHere,
  "(?:es|son|is|are) (?:de|from) (?:aqui|aca|here)",
  "gring[oa]s?",
  "american[oa]?s?",
  "usc",
  "puertorrique\\w+",
  "boricua",
  "puerto rican",
)}${foreign}`;
/** "Me va a arreglar la residencia" makes nobody a resident: the card must be somebody's own. */
const card =
  "(?:mi[ck]as?|re[sc]iden[sc]ia|green ?cards?|grin ?cards?|greencard|tarjeta (?:verde|de re[sc]idente)|permanent residen(?:ce|cy))";
export const residentWord =
  "(?:re[sc][ie]dente?s?|rresidente|permanent residents?|legal residents?|residents?|lpr)";
export const resident = either(
  residentWord,
  `(?:tienen?|con|trae|le dieron|les dieron|saco|agarro|le llego|has|have|got|gets|with|holds) (?:ya |la |su |sus |una |a |her |his |their |an? )*${card}`,
  "green ?card holder",
);
export const papers = either(
  citizen,
  resident,
  "(?:tienen?|con|has|have) (?:ya |sus |los |her |his )*papeles?",
  "has (?:his |her )?papers",
  "(?:es|is) legal",
  "ya arreglo",
  "arreglad[oa]",
  "emigrad[oa]",
);

/** Between a person and what they are: nobody else, no denial, nothing that is only hoped for. */
const stop = `(?:${denials}|no|nadie|pero|but|yo|soy|i|quiere|quisiera|wants?|esperando|tramit\\w+|aplic\\w+|applying|applied|waiting|hacerse|hacer|ser|become|cuando sea|si fuera|era|${relatives})`;
/** "No es ciudadana, es residente", "quiere hacerse ciudadana pero tiene mica": passed over on the way to what they are. */
const notYet = `(?: (?:todavia |aun |antes )?(?:no (?:es|son)|not a|isnt a|quiere|quisiera|va a|wants to|era|eran|was|used to be)(?: (?:una?|an?|ser|hacerse|become|solo|nomas|just|us|permanent|ya)){0,3} (?:${citizenWord}|${residentWord})(?: (?:ni|or|nor) (?:a )?\\w+)?(?: (?:sino|but|pero)(?: (?:que|ya|now|ahora|luego))*)?)`;
export const gap = (most: number): string => `(?:${notYet}|(?: (?!${stop}\\b)\\w+)){0,${most}}`;
const together =
  "(?: (?:y|and|e|ni) (?:tambien )?(?:mis?|my|nuestr[oa]s|our) (?:(?:2|3|4|dos|tres|cuatro|two|three) )?\\w+)?";

/** "Mi esposa, la que te dije, es ciudadana", "el ciudadano es mi papá". */
export const whoIs = (who: string, status: string): string =>
  either(
    `${who}${together}${gap(8)} ${status}`,
    `${status} (?:(?:(?:es|son|is|are|seria|que|it|thats|solo|nomas) ){1,2}(?:mis?|my|el|la) |(?<=\\b(?:my|a) (?:us )?(?:citizen|american|resident) ))${who}`,
  );
/** "Mi esposa" and no more than that: the question asked for the one with papers. */
export const alone = (who: string): RegExp =>
  new RegExp(
    `^(?:(?:pues|si|solo|nomas|nada|mas|tengo|es|seria|only|just|its|a|mi|mis|my|el|la|los) )*${who}(?: (?:nada mas|nomas|sola?mente|only|creo))*$`,
  );
/** "Casado con una gringa", "me casé con un ciudadano". */
export const marriedTo = (status: string): string =>
  `(?:casad[oa]s?|me case|nos casamos|matrimonio|married)(?: (?:ya|hace|\\w+ anos|legalmente|por el civil|con|to|a|an|un|una|mi|us|american|senor|senora|muchach[oa]|hombre|mujer|que|es|who|is|soy))* ${status}`;
export const spouseIs = (status: string): string => either(whoIs(spouse, status), marriedTo(status));
/** A sweetheart or a partner without a wedding is no spouse. */
export const unmarried =
  /\b(?:no (?:estamos|somos|estoy|nos hemos) casad\w+|sin casar\w*|not married|novi[oa]|prometid[oa]|fiancee?|boyfriend|girlfriend|ex ?espos[oa])\b/;

// One's own status.
const selfStart =
  "(?:soy|somos|i am|im|i m)(?: (?:ya|yo|un|una|a|an|us|u s|the|now|tambien|legal|american|naturalized|el|la|quien|que|es|de|aqui|orgullosamente|apenas))*";
export const selfCitizen = toldStrictly(
  `${selfStart} (?:${citizenWord}|american[oa]?|gring[oa]|na[ct]uralizad[oa]|nacid[oa] aqui|born here|usc|boricua|puertorrique\\w+)${foreign}`,
  "me (?:h?i[csz]e|volvi) (?:ya )?[sc]iudadan[oa]",
  "me na(?:tu|c)\\w*li[csz]e",
  "(?:ya )?h?jure (?:la |ya )*(?:bandera|[sc]iudadania)",
  "(?:tengo|saque|agarre|me dieron) (?:ya |mi |la |doble )*[sc]iudadania",
  "(?:yo )?na[sc]i (?:aqui|aca|en (?:los )?(?:estados unidos|eeuu|usa|texas|california|florida|chicago|houston))",
  `^(?:(?:si|yes|yo|pues|ya|us|u s|an?) )*(?:${citizenWord}|american[oa]?)`,
  "i (?:was born|got naturalized|became a (?:us )?citizen|naturalized|got my citizenship)",
);
export const selfResident = told(
  `${selfStart} (?:solo |nomas |sola?mente |apenas |still |only |just |todavia )*(?:${residentWord}|green ?card holder)`,
  `(?:tengo|saque|me dieron|me llego|traigo|i have|i got|ive got|i only have|i just have)(?: (?:apenas|solo|nomas|ya|mi|la|una|a|an|my|the|only|just))* ${card}`,
  `(?:llevo|tengo) (?:\\w+ ){1,3}?anos (?:de|como|siendo|con) (?:la |mi )?(?:${residentWord}|${card})`,
  `(?<!\\b(?:es|is|son|era) )(?:nomas|solo|sola?mente|apenas|only|just) (?:soy )?${residentWord}`,
  `^(?:(?:no|si|yes|yo|pues|ya|solo|nomas|sola?mente|only|just|a|an|la|con) )*(?:${residentWord}|${card})`,
);
/** What somebody is who petitions; the last word counts. */
export function selfStatus(said: string): "citizen" | "resident" | null {
  const places = { citizen: lastOf(selfCitizen, said), resident: lastOf(selfResident, said) };
  if (places.citizen === places.resident) return null;
  return places.citizen > places.resident ? "citizen" : "resident";
}

// Ages, as digits and as they sound.
const unit =
  "(?:un[oa]?|do[sz]|tre[sz]|[ck]uatro|[csz]inco|[csz]ei[sz]|[sc]iete|ocho|nue[vb]e|one|two|three|four|five|six|seven|eight|nine)";
const tens = "(?:[bv]e?int[ei]|treint[ai]|[ck]uarent[ai]|[sc]in[ck]uent[ai]|[sc]esent[ai])";
const ten = "(?:die[csz]|dis|diez)i? ?(?:y )?";
export const minorAge = `(?<!\\b(?:\\d0|${tens}|twenty|${ten})(?: y)? )${either(
  "\\d",
  "1[0-7]",
  "(?:do[sz]|tre[sz]|[ck]uatro|[csz]inco|[csz]ei[sz]|[sc]iete|ocho|nue[vb]e)",
  "(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)",
  "(?:die[zs]|on[cs]e|do[cs]e|tre[cs]e|[ck]ator[cs]e|quin[cs]e)",
  `${ten}(?:[csz]ei[sz]|[sc]iete)`,
)}`;
export const youngAge = either(
  "1[89]",
  "20(?! (?:y )?\\d\\b)",
  `${ten}(?:ocho|nue[vb]e)`,
  `[bv]e?inte(?! (?:y )?${unit}\\b)`,
  "eighteen|nineteen",
  "twenty(?! (?:one|two|three|four|five|six|seven|eight|nine)\\b)",
);
export const grownAge = either(
  "2[1-9]",
  "[3-9]\\d",
  "20 (?:y )?[1-9]",
  `[bv]e?int[ei] ?(?:[yi] ?)?${unit}`,
  `(?:treint|[ck]uarent|[sc]in[ck]uent|[sc]esent)[ai](?: ?y ${unit}|i${unit})?`,
  "twenty ?(?:one|two|three|four|five|six|seven|eight|nine)",
  "(?:thirty|forty|fifty|sixty)(?: (?:one|two|three|four|five|six|seven|eight|nine))?",
);
/** A number of years of life, not of something else: "tiene 25", "25 años", "25 y soltero". */
export const ageEnd =
  "\\b(?: (?:anos|anios|anitos|year\\w*|yrs?)\\b(?: de edad| old)?|(?! (?:h?ij[oa]s?|h?erman\\w+|mes(?:es)?|semanas?|dias?|horas?|mil|dolares|pesos|mas|veces|casas|peticion\\w*|papas|personas|trabajos?|nin[oa]s|de|months?|weeks?|days?|hours?|kids?|children|sons?|daughters?|brothers?|sisters?|times|thousand|more|of|percent)\\b))";
