/**
 * Violence that is none of today's at home: an accused, a car that was struck, a threat with immigration by a neighbour, a blow that is
 * denied, somebody who went away, a robbery by strangers that is over. Server only.
 */
import { says } from "#guide/words/server-only/says.ts";

const struck =
  "(?:golpear\\w*|golpe[eo]|pegar\\w*|pegue|empujar\\w*|empuje|agredir\\w*|agredi|amenazar\\w*|maltratar\\w*|violencia domestica|hitting|beating|pushing|assaulting)";
const accused = [
  new RegExp(
    `\\b(?:me|lo|le|la) (?:arrest\\w+|detuv\\w+|acus\\w+|agarraron|llevaron|denunci\\w+|metieron|pusieron cargos|demand\\w+|hicieron cargos) (?:\\w+ ){0,4}(?:por|de|porque) (?:(?:le|haber|haberle|que) )*${struck}`,
  ),
  new RegExp(`\\b(?:tengo|tuve|tiene|cargos?|arresto|record) (?:\\w+ ){0,4}por ${struck}`),
  new RegExp(
    `\\b(?:arrested|charged|accused|convicted|locked up)\\b(?: \\w+){0,3} (?:for|of|with) ${struck}`,
  ),
  /\b(?:yo )?(?:le pegue|golpee|le di una cachetada|empuje) a mi (?:esposa|mujer|novia|pareja|marido|esposo|ex)\b/,
  /\bi (?:hit|beat|pushed|slapped) my (?:wife|girlfriend|partner|husband)\b/,
];
const alsoVictim =
  /\b(?:el|ella|mi esposo|mi marido|mi pareja|my husband|he|she) (?:tambien )?(?:me|hits|beats|hit) (?:peg\w+|golpe\w+|maltrat\w+|amenaz\w+|viol\w+|me)\b|\b(?:me defendi|defendiendome|defenderme|defensa propia|en falso|mentira|self defense|defended myself)\b|\b(?:me peg[ao]|me golpe[ao]|me maltrat\w+|hits me|beats me)\b/;

/** The writer, or whom they write for, is said to have struck somebody: a matter for a lawyer. */
function isAccused(said: string): boolean {
  return accused.some((one) => says(said, one)) && !says(said, alsoVictim);
}

/** Struck is a car or a door. */
const thing =
  "(?:bloques?|ladrillos?|tabla ?roca|sheetrock|azulejos?|pisos?|tiles?|bricks?|carr[oi]\\w*|coches?|troc[ak]\\w*|camionetas?|camion|auto|van|moto\\w*|bici\\w*|porton|pared|barda|reja|mesa|celular|tele|espejo|car|truck|fence|phone|wall|mailbox|bumper|parabrisas|vidrio|ventana)";
const thingStruck = new RegExp(
  `\\b(?:golpe\\w*|peg(?:o|aron|a|ue|ando|ar)|choc\\w*|choqu\\w*|ray\\w+|abollo|hit|crashed|dented|scratched|smashed|bumped)(?: (?:me|le|nos|a|con|en|el|la|mi|su|un|una|my|the|our|his|her|into|contra|al|del|parte|de|atras)){0,5} ${thing}\\b`,
);
const personStruck = new RegExp(
  `\\b(?:golpe\\w*|peg(?:o|aron|a|ue)|hits?|beats?|maltrat\\w*|amenaz\\w*|ahorc\\w*|patea\\w*|matar\\w*|mata|kill\\w*|viol[oa]|lastim\\w*|hurts?|asust\\w*|miedo|scared|afraid|grit(?:a|an|ando|os)|suelte[n]?|scream\\w*)\\b(?! (?:(?:me|le|nos|a|con|en|el|la|mi|su|un|una|my|the|our|his|her|contra|al) ){0,4}${thing})`,
);
/** A neighbour or a boss who threatens with immigration is a matter of rights; who also strikes is a danger. */
const threatened =
  /\bamenaz\w+\b(?: \w+){0,3} (?:la migra|migracion|inmigracion|ice|deport\w+)|\bthreat\w+\b(?: \w+){0,4} (?:ice|immigration|deport\w+)/;
const byStranger =
  /\b(?:vecin[oa]s?|caser[oa]|landlord|neighbor\w*|patron\w*|jef[ea]|boss|manager|duen[oa]|companer[oa] de trabajo|coworker)\b/;
const stricken =
  /\b(?:peg\w+|golpe\w+|matar\w*|mata|pistola|cuchillo|arma|viol[oa]\w*|toca|toco|encerr\w*|encierr\w*|deja salir|pasaporte|oblig\w+|hit\w*|beat\w*|kill\w*|gun|knife|touch\w*|lock\w*|passport|force\w*)\b/;
/** Struck, and who says that it never was. */
const blow =
  /\b(?:me|nos|la|lo|le) (?:ha |han |habia )?(?:peg\w+|golpe\w+|maltrat\w+|agred\w+|lastim\w+|amenaz\w+|viol(?:o|aron|ado))\b|\b(?:hit|beat|hurt|abused?|threatened) (?:me|us|her|him)\b/g;
const neverStruck =
  /\b(?:no|nunca|jamas|tampoco|ni) (?:que )?(?:me|nos|la|lo|le) (?:ha |han |habia )?(?:peg\w+|golpe\w+|maltrat\w+|agred\w+|lastim\w+|amenaz\w+|viol(?:o|aron|ado))\b|\b(?:never|didnt|did not|hasnt|has not|doesnt) (?:ever )?(?:hit|beat|hurt|abused?|threatened) (?:me|us|her|him)\b/g;
/** Harm of another kind, told beside it. */
const otherwiseHarmed =
  /\b(?:encierr\w+|encerr\w+|no me deja|controla\w*|grita\w*|insult\w+|humill\w+|ahorc\w+|ahog\w+|asfixi\w+|violan?\b|aprieta|chok\w+|rape[sd]|jalone\w+|avient\w+|empuj\w+|quem[ao]\w*|quit(?:a|o) (?:el|mi|mis|la)|miedo|forz\w+|fuerza|oblig\w+|afraid|scared|locks?|control\w*|yell\w*|threat\w*|pero|but)\b/;

/** "Y no me pegó ni nada": every blow that is named never was. */
export function deniesBlows(said: string): boolean {
  const denied = said.match(neverStruck)?.length ?? 0;
  return denied > 0 && denied >= (said.match(blow)?.length ?? 0) && !says(said, otherwiseHarmed);
}

/** A partner or parent who went away and was not heard of since: nobody says that anyone was hurt. */
const wentAway =
  /\b(?:espos[oa]|marido|mujer|pareja|novi[oa]|papa|mama|padre|madre|hij[oa]|herman[oa]|ex|husband|wife|partner|boyfriend|girlfriend|dad|father|mom|mother|son|daughter|brother|sister|el|ella|he|she)\b.*\b(?:se fue|se largo|se marcho|se desaparecio|desaparecio|nos dejo|me dejo|nos abandono|me abandono|no (?:se|sabemos) (?:nada de|donde|en donde|adonde|a donde)|left|is gone|took off|walked out|disappeared|(?:dont|do not) know where)\b/;
const hurtBesides =
  /\b(?:peg\w+|golpe\w+|maltrat\w+|amenaz\w+|matar\w*|mata|viol[oa]\w*|violent\w+|violencia|abus\w+|miedo|tem\w+|encierr\w+|encerr\w+|amarr\w+|atad[oa]|ahorc\w+|patea\w*|empuj\w+|forz\w+|oblig\w+|moret\w+|morad[oa]s?|bruis\w*|(?:sin el|sola) no|deja salir|grit\w+|insult\w+|humill\w+|control\w+|celos\w*|borrach\w+|tomad[oa]|sangr\w*|cuchillo|pistola|arma|se (?:llevo|robo|la llevo|lo llevo|los llevo)|quit(?:o|aron)|me (?:busca|sigue|persigue)|nos (?:busca|sigue)|escond\w+|hit\w*|beat\w*|hurt\w*|threat\w+|kill\w*|tied|chok\w+|push\w*|slap\w*|shov\w+|grabs? me|cachet\w+|desquit\w+|jalone\w+|jala\w* (?:del?|el) (?:pelo|cabello|brazo)|aprieta el cuello|pellizc\w+|escup\w+|muerde|forc\w+|abus\w*|bruis\w+|afraid|scared|lock\w*|yell\w*|gun|knife|took (?:my|the|our|him|her|them)|found me|following)\b/;

/** A longer story tells more than that somebody is away. */
const mostOfAbsence = 22;

/** Names a harm or a fear of it. */
export function namesHarm(said: string): boolean {
  return says(said, hurtBesides) || said.search(blow) >= 0;
}

/** "No no I'm safe, that was back in 2019": told so that it is not taken for today's. */
const saysSafe =
  /\b(?:i ?am|im|were|we are) (?:\w+ )?safe\b|\b(?:ya )?(?:estoy|estamos) (?:a salvo|segur[oa]s?|fuera de peligro)\b|\bya no (?:vivo|vivimos|estoy) con (?:el|ella)\b/;
export const longAgo =
  /\b(?:(?:back )?(?:in|en) (?:19|20)\d\d|(?:years?|months?) ago|hace (?:\w+ ){1,3}(?:anos?|meses))\b/;
const leftThen =
  /\bused to\b|\b(?:i|we) left (?:him|her|his|that|the) ?(?:house|home|place|apartment)?\b|\blast (?:spring|summer|fall|winter|month)\b|\b(?:ya )?(?:me|nos) (?:sali|salimos|separe|fui|fuimos) de (?:su|esa|la) casa\b/;
const stillAfter =
  /\b(?:me (?:busca|sigue|amenaza|encontro|llama)|nos (?:busca|sigue|amenaza)|otra vez|miedo|(?:he|she) (?:found|follows|keeps|threatens|is looking)|again|afraid|scared)\b/;

/** An income and a household, held against a sponsor's table. */
const income =
  /\b(?:made|makes?|earn\w*|gano|gana|ganamos|ganan)\b(?: \w+){0,3} \d[\d ]* ?(?:k|mil|thousand|000|dolares|dollars)?\b|\b\d{2,3} ?(?:mil|thousand|000|k)\b/;
/** Who struck was never found, which is asked of a case. */
const neverFound =
  /\bno (?:lo )?(?:agarraron|encontraron|hallaron|detuvieron|han (?:agarrado|encontrado))(?: \w+){0,1} al que me (?:pego|golpeo|asalto|robo)\b|\b(?:never|didnt) (?:caught|catch|found|find|arrest\w*) (?:the (?:man|guy|one)|whoever|who) (?:\w+ )?(?:hit|beat|attacked|robbed) me\b/;

const isAskedOfCase = (said: string): boolean => {
  const rest = said.replace(neverFound, " ");
  return rest !== said && !hurtBesides.test(rest) && !stillAfter.test(rest);
};

/** A knee that lets nobody work is no boss. */
const bodyKeeps =
  /\b(?:rodillas?|espalda|piernas?|brazos?|manos?|dolor\w*|golpes?|heridas?|fractura|hombros?|cintura|columna|pies?|lesion|knees?|back|legs?|arms?|pain|injury)\b(?: \w+){0,5} (?:no (?:me|lo|la|le) deja[n]? (?:trabajar|dormir|caminar|mover\w*|agachar\w*|cargar)|(?:wont|doesnt|dont) let (?:me|him|her) (?:work|sleep|walk|lift))\b/;
const isOwnBody = (said: string): boolean =>
  says(said, bodyKeeps) && !hurtBesides.test(said.replace(/golpes?/g, " "));

/** Kept waiting by officers at an airport or a bridge, and by nobody else. */
const atPort =
  /\b(?:aeropuerto|airport|(?:cuarto|sala) de inspeccion|segunda (?:revision|inspeccion)|secondary inspection|port of entry|puerto de entrada)\b/;
const officersThere =
  /\b(?:oficial\w*|officers?|cbp|migracion|inmigracion|immigration|inspeccion|inspection|customs|aduana|visa)\b/;
const byCaptors =
  /\b(?:patron\w*|jef[ea]|duen[oa]|boss|coyote\w*|poller\w+|trabaj\w+|work\w*|dinero|money|deuda|debt|pag\w+|pay\w*|peg\w+|golpe\w+|hits?|beat\w*|espos[oa]|marido|novi[oa]|padrastro|stepdad|husband|boyfriend|senora?|tipos|hombres?|m[ae]n|mujer|lady|woman|encerr\w+|encierr\w+|candado|lock\w*|(?:tiene|tienen|quito|quitaron) mi pasaporte|took my passport|no nos dejan ir|(?:me|nos) trajo|nin[oa]s?|1\d anos|(?:tengo|im|i am) 1\d)\b/;
export const isHeldAtPort = (said: string): boolean =>
  says(said, atPort) && says(said, officersThere) && !says(said, byCaptors);

/** Officers who took somebody or came in. */
const officersTook =
  /\b(?:ice|la migra|migracion|inmigracion|immigration|border patrol|agentes|agents|officers|oficiales)\b(?: just)? (?:se (?:llevo|llevaron)|agarr\w+|detuv\w+|took|has him|has her|came|entr\w+|lleg\w+|raided)\b|\b(?:redada|raid|grillete|ankle monitor|camionetas de la migra|van de la migra)\b|\b(?:took|se llevaron)\b.*\b(?:i ?220[ab]?|ice order)\b/;
/** Who stands outside with a paper that bears a name. */
const menWithPaper =
  /\b(?:hombres|senores|tipos|men|people)\b(?: \w+){0,3} (?:afuera|en (?:mi|la) puerta|outside|at (?:my|the) door)\b.*\b(?:papel|orden|paper|warrant|i ?20[05])\b/;
const orWorse =
  /\b(?:espos[oa]|marido|pareja|novi[oa]|patron\w*|jef[ea]|contratista|guardias?|husband|boyfriend|boss|contractor|guard|hotel|motel|traila|undress\w*|desvist\w+|sin salir|si me voy|no (?:me|nos|la|lo) dejan?|nos tiene|me tiene|dice que|nadie sale|me soltaba|let me go if|pasaporte|passport)\b/;
export const isGuessedOfOfficers = (chance: number | undefined, said: string): boolean =>
  chance !== undefined &&
  (says(said, menWithPaper) || (chance < mostUnderOfficers && says(said, officersTook))) &&
  !says(said, orWorse) &&
  !namesHarm(said) &&
  !says(said, ofBody);
const mostUnderOfficers = 0.35;

/** Told because a danger was heard in a question about a form. */
const nobodyHurt =
  /\b(?:nobody|no one) (?:is |was )?(?:hurting|hitting|abusing|harming) (?:anybody|anyone|me|us)\b|\bnadie (?:me|nos|la|lo|le) (?:esta |anda )?(?:pegando|golpeando|lastimando|haciendo dano|maltratando|pega|lastima)\b/g;
const ofForm = /\b(?:affidavit|formulario|forma|form|solicitud|pregunt\w+|asking|question|i ?\d{3})\b/;
const saysNobodyHurt = (said: string): boolean => {
  const rest = said.replace(nobodyHurt, " ");
  return (
    rest !== said &&
    ofForm.test(rest) &&
    !hurtBesides.test(rest) &&
    !otherwiseHarmed.test(rest) &&
    !ofBody.test(rest)
  );
};
const mostFaint = 0.25;
const ofBody =
  /\b(?:toc[oa]\w*|toqu\w+|manose\w+|cama|desnud\w+|golpes?|mat[ae]\w*|asesin\w+|bed|naked|touch\w*|grop\w+|raped?)\b/;
/** Hardly more than a guess, of words that name no harm. */
export const isFaint = (chance: number | undefined, said: string): boolean =>
  chance !== undefined && chance < mostFaint && !namesHarm(said) && !says(said, ofBody);

/** In pain or ill, and kept from a hospital by its price or by fear of officers: no hand of another, and care is what is asked for. */
const inPain =
  /\b(?:duele[n]?|dolor(?:es)?|arde|ardor|bulto|bolita|fiebre|calentura|enferm[oa]s?|mal[oa] del?|hinchad[oa]|infeccion|hurts?|pain|aches?|fever|lump|sick|swollen|infection)\b/;
const placeOfCare =
  /\b(?:hospital(?:es)?|doctor\w*|clinicas?|medic[oa]|emergencias?|urgencias|el general|er|emergency|clinics?)\b/;
const keptFromCare =
  /\b(?:no (?:he|hemos|voy|vamos|fui|quier[eo]|quise|l[oa] llev[oe])|miedo|pena|sin ir|havent|dont (?:want to )?go|didnt go|wont go|scared|afraid)\b/;
const whyKept =
  /\b(?:inmigracion|migracion|migra|ice|papeles|datos|cobran?|cobra|caro|dineral|pagar|seguro|denunci\w+|reportan?|immigration|papers|info|information|bills?|insurance|expensive|undocumented)\b/;
const byAnother =
  /\b(?:(?:me|nos|le|lo|la) (?:ha |han )?(?:peg\w+|golpe\w+|avent\w+|empuj\w+|pate\w+|apunal\w+|dispar\w+|cort(?:o|aron)|ataca\w*|agred\w+|viol[oa]\w*|toc[oa]\w*|jal[oa]\w*|ahorc\w*|encerr\w*|encierr\w*|amenaz\w+)|espos[oa]|marido|novi[oa]|pareja|\bex\b|patron\w*|padrastro|coyote\w*|golpes?|golpiza|moret\w+|violaron|husband|wife|boyfriend|girlfriend|partner|boss|stepdad|hit|hits|beat\w*|punch\w*|kick\w*|stabbed|shot|attack\w*|raped?|cuchillo|pistola|navaja|knife|gun|morir\w*|matar\w*|suicid\w*|kill\w*|die)\b/;
export const isKeptFromCare = (said: string): boolean =>
  says(said, inPain) &&
  says(said, placeOfCare) &&
  says(said, keptFromCare) &&
  says(said, whyKept) &&
  !says(said, byAnother);

/** Strangers did it, and it is a matter for the police and perhaps a visa. */
const byRobbers =
  /\b(?:(?:(?:lo|la|me|nos|los|le|se) )?(?:asalt(?:o|aron|aban)|robaron|balear(?:on)?|balacearon|dispararon|apunalaron)|(?:(?:lo|la|me|nos|los) )(?:golpearon|patearon|agarraron a golpes)(?: entre)? (?:unos|unas|varios|dos|tres|cuatro)|(?:fue|fui|fuimos) (?:victima de un )?(?:asalt\w+|asaltad[oa]|balead[oa]|apunalad[oa])|(?:was|were|got) (?:robbed|mugged|shot|stabbed|held up))\b/;
const asksOfPolice =
  /\b(?:visa|detective|reporte|denuncia|policia|fiscal|certificacion|police|report|prosecutor)\b/;
/** Still there, or somebody of the house. */
const notOver =
  /\b(?:ahorita|ahora mismo|en este momento|estan (?:aqui|afuera)|sigue[n]? (?:aqui|afuera|sangrando)|acaba[n]? de|right now|outside|sangr\w+|bleed\w*|me (?:busca|buscan|siguen|amenaz\w+)|van a (?:volver|matar\w*))\b/;
const bySomeoneOfHouse =
  /\b(?:mi|my) (?:ex|espos[oa]|marido|pareja|novi[oa]|padrastro|husband|wife|boyfriend|girlfriend|partner)\b(?: \w+){0,2} (?:me|nos|hits?|beats?|beat|stabbed|shot)\b/;

const isRobbedByStrangers = (said: string): boolean =>
  says(said, byRobbers) && says(said, asksOfPolice) && !says(said, notOver) && !says(said, bySomeoneOfHouse);

/** Stopped on the road by officers and let go. */
const stoppedOnRoad =
  /\b(?:(?:me|nos|lo|la|los) (?:pararon|paro|detuvieron|detuvo)|(?:got |was |were )?(?:pulled (?:me |us )?over|stopped (?:me|us)))\b(?=.*\b(?:(?:me|nos|lo|la|los) (?:dejaron|dejo) (?:ir|seguir|pasar)|(?:me|nos|lo|la|los) solt(?:aron|o)|ticket|infraccion|multa|aviso|let (?:me|us|him|her) go)\b)/;
const wasLetGo = (said: string): boolean =>
  says(said, stoppedOnRoad) &&
  !says(said, hurtByThem) &&
  !says(said, notOver) &&
  !says(said, bySomeoneOfHouse);
/** Anything of these, and more is told than a stop. */
const hurtByThem =
  /\b(?:peg\w+|golpe\w+|pate\w+|toc[oa]\w*|manose\w+|viol[oa]\w*|ahorc\w+|encerr\w+|encierr\w+|jal[oa]\w*|borrach[oa]|pasaportes?|sin paga|no (?:nos |me )?paga\w*|coyote\w*|poller\w+|tipos|armad[oa]s?|secuestr\w+|dinero|piden|desierto|monte|morir\w*|matar\w*|cuchillo|pistola|espos[oa]|marido|novi[oa]|pareja|hij[oa]s?|nin[oa]s?|senora?|hombre|prim[oa]|chok\w+|strangl\w+|lock\w*|beat|hit|touched|passports?|husband|wife|boyfriend|girlfriend|daughter|son|the man|desert|smuggler\w*|guns?|knife)\b/;

/** Strangers' robbery, officers who let go, or a violence that is over by her own words: no danger of any kind. */
export function isOver(said: string): boolean {
  if (isRobbedByStrangers(said) || wasLetGo(said) || saysNobodyHurt(said)) return true;
  if (isOwnBody(said) || isAskedOfCase(said)) return true;
  return says(said, saysSafe) && (says(said, longAgo) || says(said, leftThen)) && !says(said, stillAfter);
}

/** A charge and what is applied for, in nouns: "violencia doméstica y ciudadanía". */
const onlyNouns =
  /^(?:(?:un |una |con |por |de )*(?:cargos?|caso|arresto|record|antecedentes?) )?(?:(?:de|por) )?(?:violencia domestica|domestic violence)(?: (?:charge|case|record|arrest|conviction))? (?:y|e|con|para|and|for|vs) (?:la |el |mi |my )?(?:ciudadania|naturalizacion|n ?400|daca|tps|citizenship|naturalization)$/;

/** What the law makes of it, and nobody is named. */
const ofLaw =
  /^(?=.*\b(?:violencia domestica|domestic violence)\b)(?=.*\b(?:ciudadania|naturalizacion|n ?400|daca|tps|citizenship|naturalization)\b)(?=.*\b(?:quitan?|afectan?|pregunt\w+|cuentan?|descalific\w+|impiden?|affects?|counts?|questions?|disqualif\w+)\b)(?!.*\b(?:me|nos|mi|mis|my|victima|victim|sufr\w+|vivo|he|she|vawa|visa|u)\b)/;

/** The charge itself is no harm that is told; anything beside it is. */
const charge = /\b(?:violencia domestica|domestic violence)\b/g;
const ofToday =
  /\b(?:ahorita|ahora|911|llam\w+|denunci\w+|aguant\w+|sangr\w+|bleed\w*|diario|pelea\w*|(?:en|de) (?:esta |la |nuestra )?casa|nin[oa]s?|hij[oa]s?|kids?|child\w*|right now|call\w*|at home)\b/;
function asksOfLaw(said: string): boolean {
  if (!says(said, ofLaw)) return false;
  const rest = said.replace(charge, " ");
  return !hurtBesides.test(rest) && !ofToday.test(rest);
}

/** Whoever may come to the house is immigration here, unless somebody is named who does harm; and who snores hurts nobody. */
const feared =
  /\b(?:miedo|temor|afraid|scared)\b(?: \w+){0,3} (?:que|they|that)\b(?: \w+){0,2} (?:vengan?|lleguen?|entren?|toquen?|come|knock)(?: \w+){0,2} (?:a (?:mi|la|nuestra) (?:casa|puerta|trabajo)|por (?:mi|nosotros)|to (?:my|our) (?:house|home|door))\b/;
const byName =
  /\b(?:ex|espos[oa]|marido|novi[oa]|pareja|pandill\w*|maras?|cartel|narcos?|vecin[oa]s?|hombres?|tipos?|husband|boyfriend|partner|gang\w*|men|armad[oa]s?|mat\w+|peg\w+|golpe\w+|kill\w*|hurt\w*)\b/;
const snores = /\b(?:ronc\w+|ronqu\w+|snor\w+)\b/;

/** No blow of today, or none at home. */
export function isNoViolence(said: string): boolean {
  if ((says(said, feared) && !says(said, byName)) || (says(said, snores) && !namesHarm(said))) return true;
  if (deniesBlows(said) || isAccused(said) || says(said, onlyNouns) || asksOfLaw(said)) return true;
  if (says(said, income) && !namesHarm(said) && !says(said, ofBody)) return true;
  if (said.split(" ").length <= mostOfAbsence && says(said, wentAway) && !says(said, hurtBesides))
    return true;
  if (says(said, threatened) && says(said, byStranger) && !says(said, stricken)) return true;
  return says(said, thingStruck) && !says(said, personStruck);
}

/** "Quiero morirme con papeles": to be settled before the end comes. */
const diesSettled =
  /\b(?:morir(?:me|se|nos)?|muera|muero|die)\b(?: \w+){0,3} (?:con|teniendo|siendo|having|with|as) (?:(?:mis?|los|la|un[ao]?|my|a) )?(?:papeles|residencia|mica|green ?card|estatus|ciudadan\w+|residente|legal|papers|citizen|resident)\b|\bantes de (?:morir(?:me)?|que (?:me )?muera)(?: \w+){0,4} (?:papeles|ciudadan\w+|residencia|arregl\w+)\b/;
export const isToDieSettled = (said: string): boolean => says(said, diesSettled);

/** "¿Y si mejor no voy? Me da mucho miedo": a day in court, and no wish to die. */
const shunsDay =
  /\b(?:(?:si|mejor) (?:mejor )?no (?:voy|vamos|me presento)|if i (?:dont|do not) (?:go|show up))\b/;
/** "Mi comadre dice que ya no lleve a los niños al doctor": advice, and nobody's end. */
const toldNotTo =
  /\b(?:di[cs]e[n]?|dij\w+|says?|said|told me)\b(?: \w+){0,3} (?:que |q |ke )?(?:ya no|no|not to|dont)(?: (?:lo|la|los|las|le|les|me))? (?:(?:ll|y)e[vb]\w+|vay\w+|mand\w+|us\w+|pid\w+|met\w+|firm\w+|salg\w+|renuev\w+|take|go|use|send|sign)\b/;
const isAfraid = /\b(?:miedo|temor|nervios\w*|afraid|scared|nervous)\b/;
export const isAdviceOrFear = (said: string): boolean =>
  says(said, toldNotTo) || (says(said, shunsDay) && says(said, isAfraid));
