/** Building blocks of the rules about children and siblings: ages, weddings, whose they are. Server only. */
import { countries, mexico } from "#guide/dialogue/server-only/replies/words-entries.ts";
import {
  ageEnd,
  any,
  bothThings,
  child,
  either,
  gap,
  grownAge,
  minorAge,
  says,
  told,
  toldStrictly,
  undenied,
  youngAge,
} from "#guide/dialogue/server-only/replies/words-family.ts";

// Children and their ages.
const aged =
  "(?<!\\bno )(?<!\\bno ha )(?:tienen?|de|cumplio|anda en|is|hes|shes|are|turned|ya|con|age|aged|son|kids?|sons|daughters|h?ij[oa]|nin[oa]|acaba de cumplir|just turned)(?: (?:ya|como|los|sus|casi|now|already|about|unos|apenas|solo|nomas|years|age))*";
/** "Hace 15 años", "tengo 40 años" count something else than a child's life. */
const notSpans =
  "(?<!\\b(?:hace|tengo|llev\\w+|por|for|desde|duro|been|tenia|was|durante|cada|pague|deposite|yo)(?: (?:ya|como|casi|unos|mas|de|about|over))* )";
const years = (age: string): string =>
  either(
    `\\b${aged} ${age}${ageEnd}(?! (?:casad|aqui|viviendo|esperando))`,
    `${notSpans}\\b${age} (?:anos|anios|anitos|years? old|year old|yo|yrs? old)\\b(?! (?:casad|aqui|viviendo|esperando|junt|en est|de casad|ago|de resid))`,
    `^(?:(?:mi|my|es|ya|la|el|un|una|su|she|he|hes|shes|is|hijo|hija|son|daughter) )*${age}${ageEnd}`,
  );
export const atAge = (age: string): RegExp => new RegExp(either(years(age)));
const turning =
  "(?:(?:va|anda) para|ya mero (?:cumple|tiene|hace)|va a (?:cumplir|hacer|tener)|cumple|cumpla|por cumplir|casi|faltan? \\w+ (?:\\w+ )?para (?:que cumpla|cumplir)?|turning|turns|about to (?:turn|be)|almost|going to (?:turn|be)|will (?:turn|be))(?: (?:ya|los|sus|casi|a))*";
export const almost = (age: string): RegExp => says(`${turning} ${age}${ageEnd}`);
export const twentyOne = "(?:21|[bv]e?int[ei] ?(?:y |i)?uno?|20 (?:y )?(?:1|uno?)|twenty ?one|20 one)";
export const eighteen = "(?:18|(?:die[csz]i?|dis|10) ?(?:y )?ocho|eighteen)";

export const grownChild = new RegExp(
  undenied +
    either(
      `\\b${child}${gap(7)} (?:mayor de edad|mayor de (?:21|veinti ?uno?)|adult[oa]|over 21|grown|grande|older than 21)\\b`,
      `\\b${child}${gap(8)} (?:${aged} |mayor de |los |over )?${grownAge}${ageEnd}(?! (?:anos )?(?:aqui|en est|viviendo|de casad))`,
      `\\b${grownAge} years? old (?:\\w+ )?(?:son|daughter|child|kid)\\b`,
      `\\bcumpli\\w*(?: (?:ya|los|sus))* ${grownAge}\\b`,
    ),
);
export const smallChild = any(
  atAge(`(?:${minorAge}|${youngAge})`),
  almost(twentyOne),
  says("chiquit[oa]s?", "menor(?:es)?(?: de edad)?", "bebes?", "little", "pequen\\w+"),
);
// Siblings.
export const half = toldStrictly(
  "medi[oa]s? h?erman[oa]s?",
  "h?ermanastr[oa]s?",
  "(?:half|step) ?(?:brothers?|sisters?|siblings?)",
  "adopt\\w+",
  "(?:solo|nomas|sola?mente|nada mas|unicamente|only)(?: (?:somos|compartimos|tenemos|h?erman[oa]s?|share|por|de|parte|el|la|mismo|misma|a|the|same|our|un|hijos?|del|nuestr[oa]|mi))* (?:papa|mama|padre|madre|dad|mom|father|mother)",
  "por parte (?:de (?:mi )?|del )(?:papa|mama|padre|madre)",
  "(?:diferente|distint[oa]|otr[oa]|different|another) (?:papa|mama|padre|madre|dad|mom|father|mother)",
);
export const fullSibling = told(
  "(?:(?:los )?mismos? (?:papas?|padres?)|misma (?:mama|madre))",
  "same (?:parents?|mom|dad|mother|father)",
  "(?:de )?(?:papa y mama|padre y madre)",
  bothThings,
  "comparti\\w+ (?:\\w+ )?(?:papas?|mama|padres?)",
  "(?:hijos|somos) de los mismos",
  "h?erman[oa]s? (?:completos?|de sangre|de padre)",
);
export const oldFiled = told(
  "(?:ya|hace \\w+ (?:anos|mucho)|anos que)(?: (?:lo|la|los|le|me|nos|se|le|tengo|tiene|tenemos|esta|hay|yo|fue|que|hace|mi|h?erman[oa]|\\w+ anos))* (?:pedi(?!r)\\w*|pidio|peti\\w+|meti(?!\\s\\w+ hoy)|metio|metimos|mande|mando|mandamos|puest[oa]|aprobad[oa]|someti)",
  "(?:la )?(?:peti[csz]ion|solicitud|aplicacion|130|i130|f130)(?: (?:es|esta|ya|fue|la|de|puse|meti|se|metio|tiene|was|desde|i|del|mi))* (?:vieja|viejita|puesta|metida|aprobada|de (?:19|20)\\d\\d|hace|desde|(?:19|20)\\d\\d)",
  "(?:pedi|meti|mande|metimos|pidio|pidieron|metieron|metio|puse|someti|filed|petitioned|sent)(?: \\w+){0,6} (?:hace|(?:19|20)\\d\\d|noventa\\w*|ago|desde|el \\d\\d)",
  "(?:already|ive|i have) (?:filed|petitioned|sent|submitted)",
  "(?:old|pending|approved) petition|petition (?:is|was) (?:old|approved|pending|filed)",
  "tengo (?:la |mi )?fecha de prioridad",
);
export const hereWithout = toldStrictly(
  "(?:esta|vive|anda|estan|viven|lo tengo|la tengo|is|lives?|hes|shes|living)(?: (?:ya|el|ella|conmigo|hoy|ahorita|right|tambien|desde hace \\w+ anos|en houston|en texas))* (?:aqui|aca|here|conmigo|with me|in the (?:us|states|usa)|en estados unidos)(?! (?:con|with) (?:visa|permiso|papeles|green|su))",
  "(?:sin|no tienen?) (?:papeles|documentos|estatus|status)",
  "(?:no|without|has no|doesnt have|does not have) papers",
  "indocumentad[oa]s?|undocumented|ilegal|illegal\\w*",
);
export const siblingAbroad = told(
  `(?:vive[ns]?|esta[ns]?|sigue[ns]?|es|son|nacio|nacid[oa]|nacieron|somos|nacimos|lives?|is|are|hes|shes|born|was born|from|living)(?: (?:todavia|aun|alla|ella|el|y|vive|esta|in|en|de|from|living|still|back|born|ahorita))* (?:(?!estados|mexico)\\w+ )?${countries}`,
  `^(?:(?:en|de|in|from|es|pues|alla) )*${countries}`,
  "(?:es|son) (?:guatemaltec\\w+|hondure\\w+|salvadore\\w+|nicarag\\w+|venezolan\\w+|cuban\\w+|colombian\\w+|peruan\\w+|ecuatorian\\w+|dominican\\w+|bolivian\\w+)",
);

// Whose children they are.
export const isMarried = toldStrictly(
  "(?:es|esta|ya esta|son|is|hes|shes|already|(?<!\\b(?:we|i) )got|who is|y) (?:ya )?(?:casad[oa]s?|married)",
  "(?<!\\b(?:estoy|soy|estamos|somos|estuvo|estaba|fue|im|am|are|were|was|been|got|get|getting|i|we|never|not|no|anos) )(?:casad[oa]|married)",
  "se (?:me )?(?:ca[sz]o|caso|casaron)",
  `(?:ya )?(?:tiene|con)(?: ya)? (?:espos[oa]|marido|mujer|su espos[oa]|husband|wife)`,
  "(?:has|with) (?:a |his |her )?(?:husband|wife)",
  "^(?:ya )?casad[oa]s?|^married",
);
export const step = told(
  "h?ijastr[oa]s?|ij[ao]str[oa]s?|entenad[oa]s?|antenad[oa]s?",
  "step ?(?:son|daughter|child|children|kids?)s?",
  "(?:es |son )?h?ij[oa]s? (?:\\w+ )?de (?:mi|su) (?:espos[oa]|pareja|marido|mujer|senora|novi[oa]|primer \\w+|matrimonio|ex)",
  "h?ij[oa]s? de (?:ella|el)(?= |$)",
  "(?:mi (?:espos[oa]|pareja|marido|mujer|senora)|ella|el)(?: ya)? (?:lo|la|los|tiene|tenia|trae|traia|tuvo)(?: (?:tuvo|ya|un|una|su|a|otro|2|dos))* (?:h?ij[oa]s?|nin[oa]s?|antes|con otr[oa])",
  "de (?:mi|su) (?:espos[oa]|pareja|marido|mujer|senora)",
  "de su (?:primer|otro|anterior) (?:matrimonio|marido|espos[oa]|relacion|pareja)",
  "(?:my )?(?:wifes?|husbands?|spouses?|partners?) (?:son|daughter|child|kids?|children)(?= |$)",
  "from (?:his|her|a|my wifes|my husbands) (?:first|previous|prior|other) (?:marriage|relationship)",
);
export const adopted = told(
  "h?ij[oa]s? de (?:mi|un|una) (?:h?erman[oa]|prim[oa]|ti[oa]|cunad[oa])|adopt[aeo]\\w*|adopcion|adoption",
  "sobrin(?:it)?[oa]s?|nephews?|nieces?",
);
export const ownChild = toldStrictly(
  "(?:es|son) (?:mi[oa]s?|h?ij[oa]s? mi[oa]s?|h?ij[oa]s? propi[oa]s?|propi[oa]s?|de mi sangre)",
  "de sangre|biologic[oa]s?|legitim[oa]s?|propi[oa]",
  "(?:my|our) (?:own|biological|real|birth)|biological|by blood|(?:hes|shes|is|its) mine",
  "yo (?:lo|la|los) (?:tuve|pari|engendre)",
  "(?:es|son|si) (?:mi|mis|nuestr[oa]) (?:h?ij[oa]s?|nin[oa]s?)",
  "(?:hes|shes|he is|she is|its|is) my (?:son|daughter|kid|child)",
  "(?<!\\bel |de )mi[oa]s?$|tod[oa]s mi[oa]s|(?:mi[oa]s?)(?= (?:tiene|de|y|propi))",
  "soy (?:su|el|la) (?:papa|mama|padre|madre)(?! de crianza)",
);
export const weaklyOwn = told(
  `(?:mi|mis|my) (?:\\w+ )?(?:${child}|son|nin[oa]s?|muchach[oa]s?|chamac[oa]s?|bebes?|mayor)`,
);

/** A child of the other's is meant, even where it is said not to be one's own. */
export const notOwn = says(
  "no (?:es|son) (?:mi[oa]s?|de sangre|biologic[oa]s?|h?ij[oa]s? mi[oa]s?)",
  "not (?:my own|biological|mine)",
);
export const stillSmall = told(
  "no (?:tiene|cumple|ha cumplido|llega a)(?: (?:ni|los|todavia|aun))* (?:18|dieciocho)|nin[oa]s?|nin?it[oa]s?|bebes?|chiquit[oa]s?|pequen(?:it)?[oa]s?|menor(?:es)? de edad|toddler|baby|a minor|minors|kinder|primaria|little",
);

// Where a sibling was born.
export const inMexico = told(
  `(?:nacio|nacid[oa]|nacieron|nacimos|vive[ns]?|esta[ns]?|sigue[ns]?|es|son|somos|todos|born|lives?|is|hes|shes|are|from)(?: (?:alla|y|todavia|el|ella|vive|esta|nacid[oa]|en|de|in|from|still|was|ciudad|city|guadalajara|pueblo|jalisco|michoacan|puebla|oaxaca|guerrero))* (?:${mexico}|mexican[oa]s?|mexicans?)`,
  "^(?:(?:en|de|in|from|es|pues|alla) )*(?:mexico|mejico|mexican[oa]?)",
  "(?:mexico|mejico)$",
);
export const visaHere =
  /\b(?:con|with|tiene|has) (?:una? |a |su )*(?:[bv]isa|permiso|tps|daca|papeles|green card)\b/;
