/** Replies about who petitions, for whom, and how they came: parents, spouses, siblings, children. Server only. */
import type { RepliesByTopic } from "#guide/dialogue/server-only/replies/rules.ts";
import {
  abroad,
  crossed,
  crossedAnyone,
  crossedBare,
  deported,
  here,
  inspected,
  inspectedAnyone,
  severalTimes,
  visaAtAll,
} from "#guide/dialogue/server-only/replies/words-entries.ts";
import {
  ageEnd,
  any,
  both,
  bothThings,
  child,
  choose,
  citizen,
  citizenWord,
  either,
  gap,
  grownAge,
  lastOf,
  marriedTo,
  minorAge,
  parent,
  resident,
  says,
  selfCitizen,
  selfResident,
  selfStatus,
  sibling,
  spouse,
  spouseIs,
  told,
  toldStrictly,
  unmarried,
  whoIs,
  youngAge,
} from "#guide/dialogue/server-only/replies/words-family.ts";
import {
  adopted,
  almost,
  atAge,
  eighteen,
  fullSibling,
  grownChild,
  half,
  hereWithout,
  inMexico,
  isMarried,
  notOwn,
  oldFiled,
  ownChild,
  siblingAbroad,
  smallChild,
  step,
  stillSmall,
  twentyOne,
  visaHere,
  weaklyOwn,
} from "#guide/dialogue/server-only/replies/words-kin.ts";

// Filas y ajuste.
const residentSpouse = told(spouseIs(resident));
const citizenSpouse = told(spouseIs(citizen));
const citizenChild = told(whoIs(child, citizen));
const kin = either(spouse, child, parent, sibling);
const residentRelative = told(whoIs(kin, resident), marriedTo(resident));

const entryDoubt = told(
  "(?:no (?:se|sabria|recuerdo|me acuerdo|me recuerdo|estoy segur[oa]|tengo idea|supe)|not sure|(?:do not|dont) (?:know|remember)|no idea|cant remember|quien sabe)(?: \\w+){0,3} (?:si|como|de como|por donde|if|how|whether|what)(?: \\w+){0,8}? (?:revis\\w+|entre|entramos|pase|pasamos|cruce|cruzamos|oficial\\w*|officer|came|entered|got in|crossed|checked|fue|paso|happened|visa|papeles|permiso)",
);
const asSmall = says(
  "era (?:yo )?(?:muy |bien |un |una |apenas )*(?:nin[oa]|chiquit[oa]|chic[oa]|bebe|pequen[oa]|menor)",
  "estaba (?:yo )?(?:muy |bien )*(?:chiquit[oa]|chic[oa]|pequen[oa]|morr[oa])",
  "(?:de|cuando) (?:era )?(?:nin[oa]|bebe|chiquit[oa])",
  "i was (?:just |only |very |so )*(?:a )?(?:kid|child|baby|little|young|toddler|small)",
  "(?:as|when i was) a (?:kid|child|baby)",
  "dormid[oa]",
  "asleep",
  `tenia (?:yo )?(?:como |unos |apenas )*${minorAge} (?:anos|anitos|meses)`,
  `i was (?:like |about |only |just )*${minorAge}(?: (?:years|months) old)?`,
  "(?:no|ni) (?:lo |me )?(?:acuerdo|recuerdo|sabria decir\\w*|estoy segur[oa])(?! (?:que|de que) (?:ano|fecha|dia)| (?:cuando|el ano|la fecha))",
  "(?:not|im not|am not) sure",
  "^(?:la verdad |pues )*no (?:lo )?se",
  "(?:dont|do not|cant|can not) (?:really )?remember(?! (?:the|when|what))",
);
const plainYes = says(
  "^(?:si|yes|yeah|yep|simon)(?: si| y si| and yes| claro| senor\\w*| asi es| of course)*(?=$| (?:mi|mis|my|mama|papa|el|ella|he|she|nacio|vive|esta) )",
);

// Quien pide y su pareja.
/** Only who is here lacks papers. */
const undocumented =
  /\b(?:undocumented|indocumentad[oa]|(?:esta|vive|is) (?:de )?ilegal|(?:no tiene|sin|without|has no|doesnt have) (?:papeles|papers|status))\b/;
/** Where the couple is; who came in and was not put out is here. */
function partnerHere(said: string): boolean | null {
  const places = { here: lastOf(here, said), abroad: lastOf(abroad, said) };
  if (places.here > places.abroad) return true;
  if (places.abroad >= 0) return false;
  return lastOf(any(crossedAnyone, inspectedAnyone, undocumented), said) >= 0 ? true : null;
}
const couple = (isHere: boolean) => (said: string) =>
  selfStatus(said) === "citizen" ? partnerHere(said) === isHere : isHere && petitionedHere(said);
/** The other one of the couple may be who replies: "mi esposo es ciudadano, yo crucé por el río". */
const petitionedHere = (said: string): boolean =>
  selfStatus(said) === null &&
  lastOf(citizenSpouse, said) >= 0 &&
  /\b(?:yo|estoy|entre|cruce|i)\b/.test(said) &&
  partnerHere(said) === true;
const residentOfCouple = (said: string): boolean =>
  (selfStatus(said) ?? (lastOf(residentSpouse, said) >= 0 ? "resident" : null)) === "resident";

// Pedir a los papás.
const ownAge = (age: string): RegExp =>
  says(
    `(?:tengo|cumpli|ando en|acabo de cumplir|voy a cumplir|going to be|i am|im|i m|i turned|turned|just turned|ya tengo)(?: (?:ya|como|los|now|already|only|solo|apenas|nomas|just|casi))* ${age}${ageEnd}(?! (?:(?:anos|anios|years) )?(?:aqui|en|viviendo|de|siendo|con|como|here|living|in)\\b(?! edad))`,
    `${citizenWord}(?: (?:y|de|and|con|with))* ${age}(?: anos|$)`,
    `${child} (?:\\w+ ){0,4}(?:tiene|cumplio|is|turned|de) (?:ya |los )?${age}${ageEnd}`,
    `^(?:(?:si|yes|ya|no|pues|apenas|solo|nomas|only) )*${age}(?: anos)?$`,
  );
const ownMinor = any(
  ownAge(`(?:${minorAge}|${youngAge})`),
  says(
    `(?:(?:todavia |aun )?no (?:he cumplido|cumplo|tengo|llego a|los he cumplido)|faltan? (?:\\w+ ){0,5}para|voy a cumplir|me falta\\w*(?: \\w+){0,4} para cumplir)(?: (?:todavia|aun|los|mis|tener|cumplir|que|cumpla))* ${twentyOne}`,
    `(?:ya mero|casi|pronto|apenas)(?: (?:voy a|cumplo|cumplir|tengo|los|mis))* ${twentyOne}|cumplo (?:los )?${twentyOne} (?:en|el|hasta|dentro)`,
    `(?:not (?:yet )?|under |menor de |less than |turning |turn |until i turn )${twentyOne}(?: yet)?`,
    "(?:soy|es|sigue siendo|todavia|aun) menor(?: de edad)?",
    `${child} (?:\\w+ ){0,3}(?:chiquit[oa]s?|chic[oa]s?|menor(?:es)?|bebes?|pequen\\w+|little)`,
  ),
);
const ownGrown = any(
  ownAge(grownAge),
  says(
    `(?:ya )?(?:cumpli|pase|tengo|mayor de|mas de|over|older than)(?: (?:ya|los|mis|de|mas|hace \\w+))* ${twentyOne}`,
    bothThings,
  ),
);
/** A wish tells both only where it says both: in reply to the question one of them will do. */
export const isGrownCitizen = (said: string): boolean =>
  selfStatus(said) === "citizen" && ownAge(grownAge).test(said) && !ownMinor.test(said);
const notCitizen = toldStrictly(`(?:no soy|todavia no soy|not a) ${citizenWord}`);

/** Trips with a visa, however many, are no unlawful entries. */
const visaTrips = new RegExp(
  `^(?!.*${either(crossedAnyone.source)}).*\\b(?:[bv]i[sz]as?|turista|permiso|parole)\\b`,
);
const unlawfulTrips = any(both(severalTimes, crossedAnyone), deported);
const plainNo =
  /^no(?: (?:senor|nunca|nadie|ninguno|para nada))*(?=$| (?:y |pero )?(?:mi |me (?:va a pedir|pide|pidio) |el que me |la que me ))/;

// La fila.
const siblingPetitions = told(
  `(?:pidio|peticiono|metio|pide|peticion|aplico|someti\\w+|pidiendo|filed|petitioned|petition|sponsored)(?: (?:la|de|me|nos|por|para|mi|mis|un|una|papeles|by|from|my|fue|is|was|through|peticion|una de)){0,4} ${sibling}`,
  `(?:mi|mis|un|una|my|a) ${sibling}${gap(5)} (?:(?:me|nos) (?:pidio|peticiono|metio|pide|esta pidiendo|hizo la peticion|puso|ha\\w* pedido)|(?:es |is |its )?(?:quien|que|el que|la que|who)(?: me| nos)? (?:pidio|metio|pide|filed|petitioned)|filed|petitioned|sponsored)`,
  whoIs(sibling, citizen),
  `^(?:(?:fue|pues|me|es|it|was|by) )*(?:mi|my) (?:${sibling})(?= (?:en|in|el|ya|hace|and|y|desde|but|pero|fue|no)\\b|$)`,
);
const waits = told(
  "(?:ya )?(?:me|nos|le) toca(?:ra|ria)?|cuando (?:me |nos )?(?:toca|llega|sigue)|(?:mi|nuestro|el) turno|cuanto (?:\\w+ )?(?:falta|tarda|tiempo|tengo que esperar|hay que esperar|mas)",
  "(?:boletin|voletin)|fecha de prioridad|priority date|visa bulletin|bulletin",
  "(?:llevo|llevamos|tengo|anos|tenemos)(?: \\w+){0,4} esperando|sigo esperando|esperando (?:mi|el|la)|(?:sigue|esta|quedo) (?:atorad|parad|estancad)\\w+|no avanza|no se mueve",
  "my turn|how (?:much )?long(?:er)?|where (?:i am|am i|we are) in line|current|been waiting|still waiting|my place in line",
);
const aging = told(
  almost(either(twentyOne, "22")).source,
  `cumpl\\w+(?: (?:ya|los|sus|con))* ${twentyOne}`,
  `(?:turn\\w*|is|be|he|she) ${twentyOne}`,
  `(?:llega|llegue|pasa|pase|antes)(?: (?:a|de|los|que|cumpla))* ${twentyOne}`,
  `${child} (?:\\w+ ){0,5}(?:ya )?(?:tiene|casi tiene) (?:ya )?(?:19|20|veinte|diecinueve)`,
  `${child} (?:\\w+ ){0,3}(?:is|is already|is almost|almost) (?:19|20|nineteen|twenty)`,
  "(?:se (?:va a |me va a )?(?:salir|pase|pasa|pasar|sale)|saquen|saca\\w*|queda\\w* fuera)(?: \\w+)? de (?:la peticion|edad|mi peticion|la fila)|pas\\w+ (?:de )?la edad|por (?:la )?edad|ag(?:e|es|ed|ing) out",
  "cspa",
  `(?:todavia|aun) no (?:ha )?cumpl\\w+ (?:los )?${twentyOne}`,
);
const weds = toldStrictly(
  "(?:me|nos) (?:voy a |vamos a |quiero |queremos |pienso )?(?:ca[sz]ar|caso|case|casamos|cazo)",
  "(?:quiero|queremos|pienso|pensamos|vamos a|voy a|por|puedo) ca[sz]ar(?:me|nos)",
  "(?:estoy|soy|ya) (?:ya )?(?:casad[oa]|comprometid[oa])",
  "(?:i |we |i am |im |were |just )?(?:got|getting|get) married|i (?:just )?married|i am married|im married|going to marry|want to marry|plan(?:ning)? to marry|my wedding|engaged|mi boda",
);
const gone =
  "(?:(?:se )?(?:me )?(?:murio|murieron|murio)|fallec\\w+|fayecio|muert[oa]|difunt[oa]|finad[oa]|ya no (?:vive|esta con nosotros)|en paz descanse|que en paz|passed(?: away)?|died|is dead|dead|deceased|late)";
const died = told(
  `(?:${kin}|quien|(?:el|la) que|senor|peticionari[oa]|petitioner|person)(?: (?!(?:no|nunca|sigue|mis?|my|not)\\b)\\w+){0,9} ${gone}`,
  `${gone}(?: (?:ya|hace|el|la|mi|my|ano|pasado|quien|que|\\w+ anos)){0,5} (?:${kin}|peticionari[oa]|quien (?:me|nos)|(?:el|la) que (?:me|nos)|petitioner)`,
  "(?:^|ya )(?:se (?:me )?)?(?:murio|fallecio)",
);

/** Who asks is the one who has papers. */
const petitions =
  /\b(?:yo (?:soy|ya soy) (?:ciudadan[oa]|residente)|yo (?:los|las|lo|la|quiero) (?:pido|pedir|traer)|(?:quiero|voy a|puedo) (?:pedir|traer)(?:l[oa]s?)?\b|soy yo(?: quien| el que| la que)?|yo tengo (?:la )?(?:mica|residencia)|(?:im|i am) (?:the one|a citizen|a resident|a us citizen)|i (?:want to|will) (?:petition|bring))/;

export const familyReplies: RepliesByTopic = {
  "ajuste-familiar": [
    [
      choose("No estoy seguro", entryDoubt),
      choose("Sí, con visa o parole", inspected),
      choose("No, crucé sin revisión", crossed),
      choose("No, crucé sin revisión", crossedBare, visaAtAll),
      choose("No estoy seguro", asSmall, any(inspected, crossed)),
      choose("Sí, con visa o parole", plainYes, any(crossed, asSmall)),
      choose("No, crucé sin revisión", plainNo, visaAtAll),
    ],
    [
      choose("Mi esposo o esposa ciudadano", citizenSpouse, unmarried),
      choose("Mi hijo ciudadano de 21", grownChild, any(says(whoIs(child, resident)), almost(twentyOne))),
      choose("Mi hijo ciudadano de 21", citizenChild, smallChild),
      choose("Un familiar residente", residentRelative, /\bya (?:es|se hizo) [sc]iudadan[oa]\b/),
    ],
  ],
  "inmediato-vs-preferencia": [
    [
      choose("Mi esposo o hijo ciudadano", citizenSpouse, unmarried),
      choose("Mi esposo o hijo ciudadano", citizenChild),
      choose("Mi papá o mamá ciudadanos", told(whoIs(parent, citizen))),
      choose("Un residente", residentRelative),
      choose(
        "Mi hermano ciudadano",
        siblingPetitions,
        says(whoIs(either(spouse, child, parent), either(citizen, resident))),
      ),
      choose("Yo pido a mi familia", petitions, /\bme (?:pid\w+|va a pedir|peticion\w+|petition\w*)\b/),
    ],
    [
      choose("Quiero saber si me toca", waits, any(aging, weds, died)),
      choose("Un hijo va a cumplir 21", aging),
      choose("Me caso o me casé", weds, citizenSpouse),
      choose("Murió quien me pidió", died),
    ],
  ],
  "pedir-esposo": [
    [
      choose("Ciudadano, pareja aquí", couple(true)),
      choose("Ciudadano, pareja fuera", couple(false)),
      choose("Soy residente", residentOfCouple),
    ],
    [
      choose("Con visa o parole", inspectedAnyone, unlawfulTrips),
      choose("Sin revisión", crossedAnyone, unlawfulTrips),
      choose("Varias veces o deportado", severalTimes, visaTrips),
      choose("Varias veces o deportado", deported),
    ],
  ],
  "pedir-papas": [
    [
      choose("Soy residente", (said) => selfStatus(said) === "resident"),
      choose("Sí, las dos cosas", ownGrown, any(ownMinor, selfResident, notCitizen)),
      choose("Sí, las dos cosas", selfCitizen, any(ownMinor, selfResident)),
      choose("Sí, las dos cosas", plainYes, any(ownMinor, selfResident, notCitizen, half)),
      choose("Ciudadano, menor de 21", ownMinor, any(selfResident, notCitizen)),
    ],
    [
      choose("Con visa o parole", inspectedAnyone, any(abroad, deported)),
      choose("Sin revisión, una vez", crossedAnyone, any(abroad, severalTimes, deported)),
      choose("Dos veces o deportado", severalTimes, visaTrips),
      choose("Dos veces o deportado", deported),
      choose("Está en su país", abroad, any(severalTimes, deported)),
    ],
  ],
  "pedir-hermanos": [
    [
      choose("Soy residente", (said) => selfStatus(said) === "resident"),
      choose("Medio hermano, hermanastro o adoptado", half, selfResident),
      choose(
        "Sí, las dos cosas",
        any(selfCitizen, fullSibling),
        any(half, selfResident, ownMinor, notCitizen),
      ),
      choose("Sí, las dos cosas", plainYes, any(ownMinor, selfResident, notCitizen, half)),
    ],
    [
      choose("Petición vieja, ya puesta", oldFiled),
      choose("Está aquí sin papeles", any(hereWithout, crossedAnyone), any(oldFiled, visaHere)),
      choose("México", inMexico, any(oldFiled, hereWithout, crossedAnyone)),
      choose("Otro país, está fuera", siblingAbroad, any(oldFiled, hereWithout, crossedAnyone)),
      choose("Otro país, está fuera", abroad, any(oldFiled, hereWithout, inMexico)),
    ],
  ],
  "hijos-hijastros": [
    [
      choose("Casado", isMarried),
      choose("21 o más, soltero", atAge(grownAge), any(isMarried, almost(twentyOne))),
      choose(
        "De 18 a 20, soltero",
        any(atAge(youngAge), almost(either(youngAge, twentyOne))),
        any(isMarried, almost(eighteen)),
      ),
      choose(
        "Menor de 18, soltero",
        any(atAge(minorAge), almost(either(minorAge, eighteen)), stillSmall),
        any(isMarried),
      ),
    ],
    [
      choose("Hijastro", step, adopted),
      choose("Adoptado o sobrino", adopted),
      choose("Es mi hijo", ownChild),
      choose("Es mi hijo", weaklyOwn, any(step, adopted, notOwn)),
    ],
  ],
};
