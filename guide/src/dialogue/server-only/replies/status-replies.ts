/** Replies about one's own entry, time here, old petitions, jobs and lawyers. Server only. */
import type { RepliesByTopic } from "#guide/dialogue/server-only/replies/rules.ts";
import {
  crossed,
  crossedBare,
  deportedSelf,
  inspected,
  neverLeft,
  once,
  severalTimes,
  visaAtAll,
} from "#guide/dialogue/server-only/replies/words-entries.ts";
import {
  alone,
  any,
  child,
  choose,
  citizen,
  citizenWord,
  either,
  marriedTo,
  minorAge,
  papers,
  parent,
  residentWord,
  says,
  sibling,
  spouse,
  spouseIs,
  told,
  unmarried,
  whoIs,
} from "#guide/dialogue/server-only/replies/words-family.ts";
import { almost, atAge, grownChild, twentyOne } from "#guide/dialogue/server-only/replies/words-kin.ts";
import {
  bigCity,
  detained,
  errand,
  hasCourt,
  outside,
  town,
} from "#guide/dialogue/server-only/replies/words-lawyers.ts";
import {
  anyYes,
  bareNo,
  doubtPetition,
  expired,
  latePetition,
  noPetition,
  notStarted,
  oldPetition,
  sells,
  started,
  valid,
} from "#guide/dialogue/server-only/replies/words-petitions.ts";
import {
  ahead,
  esta,
  justNow,
  lapsed,
  longAgo,
  over,
  stillInside,
  withinGiven,
} from "#guide/dialogue/server-only/replies/words-stay.ts";

// Castigo.
const returned = told(
  `(?:volvi|bolbi|regrese|me regrese|vol[bv]imos|me devolvi) (?:a (?:cru\\w+|entrar|pasar|brincar|meterme)|otra vez|por|despues|al mes|al ano|sin)|(?:came back|went back and|crossed again|returned|re ?entered)|^si (?:pues |senor )*(?:volvi|regrese|sali|me fui|fui|cruce)|(?:i left and|yes i (?:left|went|crossed))`,
);
const statusSpouse = told(spouseIs(papers));
const statusParent = told(whoIs(parent, papers));
const statusRelative = told(whoIs(either(parent, sibling), papers));
const relativeAtAll = told(whoIs(either(spouse, parent), papers), marriedTo(papers));
const kids = says(
  `(?:solo|nomas|nada mas|unicamente|sola?mente|only|just|puros|los unicos|mis)(?: (?:tengo|mis|a|los|ciudadan[oa]s|son|my|the|que|2|3|dos|tres))* ${child}`,
  whoIs(child, papers),
  "h?ij[oa]s (?:nada mas|nomas|sola?mente)",
  `(?:my|our) (?:\\w+ )?(?:kids|children|sons?|daughters?)`,
);
const plainNever =
  /^(?:(?:pues|ay|mire) )*(?:no|nunca|never|nope|jamas)(?: (?:nunca|no|jamas|para nada|senor\\w*|never))*(?=$| (?:y |and )?(?:mi|mis|my) )/;
const withPermission =
  /\b(?:con (?:permiso|advance|mi visa|visa|la visa|parole)|advance parole|with (?:advance|permission|a visa|parole))\b/;

// Arreglar papeles.
const nobody = told(
  "(?:nadie|ningun[oa]?|nobody|no one|noone|none)(?: (?:de|en|of|in|mi|mis|my|la|los|aqui|familia|family|familiares|parientes|nosotros|them|us))* (?:tiene\\w*|es|son|has|have|is|ha|con|papeles|legal|ciudadan\\w+|re[sc]idente\\w*|citizen)",
  "(?:de |en )?mi (?:familia|gente)(?: aqui)? (?:nadie|ningun[oa]?|no hay nadie)|nadie (?:de|en) (?:mi|la) familia|(?:no one|nobody|none) (?:in|of) my family",
);
const nobodyPlain = says(
  "no (?:tengo|hay|conozco)(?: (?:a|aqui|yo|ni))* (?:nadie|ningun\\w* (?:familiar|pariente)\\w*|familia\\w*|parientes?)|(?:no|dont|do not) have (?:any ?(?:one|body)|family|any family|nobody|no one)|have (?:no one|nobody|no family)",
  "ni mis? \\w+ ni mis? \\w+(?: \\w+){0,2} (?:tienen?|son)|ni(?: tengo| hay)? (?:familia\\w*|parientes)(?: con papeles)?|no tengo ni (?:espos[oa]|h?ij[oa]s|familia|papas|un)|ningun[oa]s?(?= (?:tod[oa]s|yo|ni|la verdad)\\b)|tod[oa]s (?:estamos|andamos|estan|andan) (?:igual|sin papeles|en las mismas)|(?:estoy|vivo|vine|ando) (?:aqui )?sol[oa]|im (?:here )?alone|i am (?:here )?alone|all by myself",
  "tod[oa]s? (?:mi |la |los |mis )?(?:familia|parientes|h?ermanos|ellos)? ?(?:esta|estan|viven|vive|se quedo|se quedaron) (?:alla|en|fuera)",
  "(?:ni )?(?:mi |mis )?(?:espos[oa]|marido|papas|familia|h?ermanos|mujer|senora)(?: (?!pero\\b)\\w+){0,5} (?:tampoco|no|ni) (?:tienen?|es|son|somos|tenemos) (?:papeles|ciudadan\\w+|re[sc]idente\\w*|nada|documentos)|ningun[oa] de (?:los |las )?(?:dos|mis|ellos)",
  "(?:^|y |pero |pues |and |de familia )(?:nadie|ninguno|nobody|no one|none)$",
);
const onlySmall = any(
  new RegExp(
    `\\b${child}\\b.*${either(atAge(minorAge).source, "\\b(?:chiquit\\w+|bebes?|menores|pequen\\w+|little)\\b")}`,
  ),
  says(
    `(?:solo|nomas|sola?mente|only|just|puros) (?:\\w+ ){0,4}(?:chiquit\\w+|chic[oa]s|nin[oa]s?|bebes?|small|little|menores|pequen\\w+)`,
  ),
);
/** Anybody grown with papers, in short: it only keeps "nadie" from being read out of half a reply. */
const anybody = says(
  `(?<!\\b(?:ex|ni|ni mis?) )(?:espos[oa]|marido|mujer|senora|husband|wife|papas?|mamas?|padres?|madres?|dad|mom|father|mother|h?erman[oa]s?|brother|sister)(?: (?!(?:no|tampoco|ni|not|nor|yo|pero|sin)\\b)\\w+){0,6} (?:${citizenWord}|${residentWord}|mica|green card|papeles|papers|juro|legal|gring[oa]|american[oa]?)(?! (?:mexican|hondure\\w|guatemalte[ck]|salvadore\\w)[oa])`,
  "(?:h?ij[oa]|son|daughter|hijos|hijas)(?: (?!(?:no|ni|not)\\b)\\w+){0,5} (?:2[1-9]|3\\d|mayor de edad|grown)",
);

const citizenClose = any(told(spouseIs(citizen), whoIs(child, citizen), whoIs(parent, citizen)));
const afraid = told(
  "(?:tengo|me da|nos da|da|con|siento|tenemos) (?:mucho |mucha |harto |much[oi]simo |un )*(?:miedo|temor|terror|panico)|miedo (?:de|a) (?:volver|regresar|que)|temo",
  "(?:amenas?|amenaz)\\w*|extor[sc]ion\\w*|(?:me|nos|lo) (?:quieren |van a |pueden |iban a )?mat\\w+|pandill\\w*|maras?|cartel|me persigu\\w+|perseguid[oa]|me buscan|peligr\\w+",
  "(?:im|i am|were|am|very|too) (?:very |so |really )?(?:afraid|scared)|fear|threat\\w*|kill (?:me|us)|gangs?|in danger",
  "no puedo (?:volver|regresar)(?! a (?:entrar|cruzar))",
);
const neither = says(
  "no (?:y|and|a) (?:no|las dos|both)|(?:^|y |pero |o |no |and )(?:nada|ningun[oa]|neither|none)$|y no$|ningun[oa](?: de (?:las|los)? ?(?:dos|2|esas|esos))?$|^(?:no )?(?:ningun[oa]|neither|none|nada|nope|no)$|neither(?: one| of)?|none of (?:those|that|them)|nadie (?:(?:es|de|en|mi|familia|que|sea) )*ciudadan\\w+|ningun[oa] de (?:las|los) (?:dos|2)|ni (?:una cosa ni (?:la )?otra|lo uno ni lo otro|uno ni otro|familiar\\w* ni miedo)",
  "(?:no|tampoco|ni)(?: (?:tengo|hay|me|da|le|de|familia\\w*|familiares?|ciudadan\\w+|ningun|ni|a|nadie|aqui))* (?:miedo|temor|nadie|familia|familiar(?:es)?|familiares? ciudadan\\w+)",
  "(?:no|dont have|do not have|not) (?:any )?(?:family|relatives?|fear|afraid|scared)|not (?:afraid|scared)|no family",
);

/** Before anything could be sent. */
const turnsNow =
  /\b(?:h?ij[oa]|son|daughter)\b.{0,40}\b(?:cumple|turns|is turning) (?:los )?(?:21|veintiun[oa]?|twenty ?one) (?:este mes|esta semana|hoy|manana|this (?:month|week)|today|tomorrow)\b/;

export const statusReplies: RepliesByTopic = {
  "arreglar-papeles": [
    [
      choose("Con visa o permiso", inspected),
      choose("Crucé sin revisión", crossed),
      choose("Crucé sin revisión", crossedBare, visaAtAll),
    ],
    [
      choose("Mi esposo o esposa", statusSpouse, unmarried),
      choose("Mi esposo o esposa", alone(spouse)),
      choose("Mi papá, mamá o hermano", alone(either(parent, sibling))),
      choose("Mi hijo de 21 o más", grownChild, almost(twentyOne)),
      choose("Mi hijo de 21 o más", turnsNow),
      choose("Mi papá, mamá o hermano", statusRelative),
      choose("Nadie", nobody),
      choose("Nadie", nobodyPlain, anybody),
      choose("Nadie", onlySmall, anybody),
    ],
  ],
  "entre-sin-inspeccion-245i": [
    [
      choose("No sé", doubtPetition),
      choose("Sí, hubo una petición", oldPetition),
      choose("Sí, hubo una petición", anyYes, any(noPetition, latePetition, doubtPetition)),
      choose("No, nadie", noPetition, any(oldPetition, doubtPetition)),
      choose("No, nadie", latePetition, any(oldPetition, doubtPetition)),
      choose("No, nadie", bareNo, any(oldPetition, doubtPetition)),
    ],
    [
      choose("Me deportaron y volví", deportedSelf),
      choose("Dos veces o más", severalTimes, any(deportedSelf, neverLeft)),
      choose("Una sola vez", any(once, neverLeft), any(deportedSelf, severalTimes)),
    ],
  ],
  "castigo-3-10-perdon": [
    [
      choose("Me deportaron y volví", deportedSelf),
      choose("Sí, volví a cruzar", any(severalTimes, returned), any(deportedSelf, withPermission)),
      choose("No, nunca salí", any(neverLeft, once), any(deportedSelf, severalTimes)),
      choose("No, nunca salí", plainNever, any(deportedSelf, severalTimes)),
    ],
    [
      choose("Mi esposo o esposa", statusSpouse, unmarried),
      choose("Mi papá o mamá", statusParent),
      choose("Mi esposo o esposa", alone(spouse)),
      choose("Mi papá o mamá", alone(parent)),
      choose("Solo mis hijos", alone(child)),
      choose("Solo mis hijos", kids, relativeAtAll),
    ],
  ],
  "turista-vencido": [
    [
      choose("Menos de 180 días", over(false)),
      choose("Más de 180 días", over(true)),
      choose("Entré con ESTA", esta),
      choose("Más de 180 días", longAgo, any(esta, ahead)),
      choose("Menos de 180 días", justNow, any(esta, ahead)),
      choose("No, todavía no", ahead, any(esta, lapsed)),
      choose("No, todavía no", stillInside, any(esta)),
      choose("No, todavía no", withinGiven, esta),
    ],
    [
      choose("Esposo, hijo o papá ciudadano", citizenClose, unmarried),
      choose("Miedo de volver", afraid),
      choose("Ninguno", neither, any(afraid, citizenClose)),
    ],
  ],
  "patron-me-peticiona": [
    [
      choose("Tengo visa o permiso vigente", valid, any(expired)),
      choose("Entré con visa y se venció", expired),
      choose("Crucé sin revisión", crossed),
      choose("Crucé sin revisión", crossedBare, visaAtAll),
    ],
    [
      choose("Me quieren vender la petición", sells),
      choose("Me pidieron antes de 2001", oldPetition),
      choose("Ya empezó el PERM", started, any(notStarted)),
      choose("Todavía nada", notStarted, any(oldPetition, sells)),
    ],
  ],
  "buscar-abogado": [
    [
      choose("En un pueblo o rancho", town, outside),
      choose("En una ciudad grande", bigCity, any(town, outside)),
      choose("Fuera de Estados Unidos", outside),
    ],
    [
      choose("Hay una persona detenida", detained),
      choose("Tengo corte o fecha límite", hasCourt, detained),
      choose("Es un trámite", errand, any(hasCourt, detained)),
    ],
  ],
};
