/**
 * Who does it and to whom decides what help there is: a child is told to find a grown-up and not about marriage, and a relative who is
 * no partner and keeps the passport or the pay forces to work. Server only; a browser's guide has no room for it.
 */
import type { Crisis } from "#guide/safety/crisis-rules.ts";
import type { SafetyHit } from "#guide/safety/safety.ts";
import { says } from "#guide/words/server-only/says.ts";

const years =
  "(?:[6-9]|1[0-7]|ocho|nueve|diez|once|doce|trece|catorce|quince|dieciseis|diecisiete|diesiseis|diesisiete|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)";
/** The writer says an age below 18. */
const ownAge = new RegExp(
  `\\b(?:(?:yo )?tengo|cumpli|voy a cumplir|soy (?:una? )?(?:nin[oa]|muchach[oa]|chav[oa]|joven|menor) de|im|i am|i just turned|turned) (?:apenas |solo |solamente |casi |only |just )?${years}(?: (?:anos|anitos|years? old|yo))?\\b(?! (?:hij|nin|meses|dias|semanas|horas|anos (?:aqui|casad|con|de|viviendo|en|junt)|years (?:here|in|with|married)|kids|months|weeks|days|hours|children))|\\bsoy menor(?: de edad)?\\b|\\bim (?:a minor|underage)\\b`,
);
const onlyAge = new RegExp(
  `^(?:y |pues |yo |and )*(?:tengo|cumpli|soy de|im|i am) (?:apenas |solo |only |just )?${years}(?: (?:anos|anitos|years? old))?(?: .{0,40})?$`,
);
const atHome =
  "papa|papas|papi|apa|padre|mama|mami|ama|madre|padrastro|madrastra|hermanastro|tio|tia|abuel[oa]|primo|prima|hermano|hermana|cunado|novio de mi mama|pareja de mi mama|dad|daddy|father|mom|mother|stepdad|stepmom|stepfather|stepmother|uncle|aunt|cousin|brother|grandpa|grandfather|moms boyfriend";
const hurts =
  "pega|pegan|pego|golpea|golpean|golpeo|maltrata|cinturon|cable|cinto|chicote|lastima|lastiman|encierra|encierran|toca|toco|tocaba|manosea|abusa|abuso|viola|violo|hace cosas|se mete|se metio|hurts?|hits?|beats?|touch\\w*|locks|rapes?|abuses?";
const homeHurts = new RegExp(
  `\\b(?:mi|my|el|the) (?:\\w+ )?(?:${atHome})\\b.*\\b(?:${hurts})\\b|\\b(?:${hurts})\\b.*\\b(?:mi|my) (?:\\w+ )?(?:${atHome})\\b`,
);

const child =
  "nin[oa]s?|h?ij[oa]s?|hijit[oa]|hijastr[oa]|entenad[oa]|sobrin[oa]s?|sobrinit[oa]|niet[oa]s?|nietecit[oa]|chamac[oa]|chiquit[oa]|bebe|menor|herman(?:it)?[oa]|alumn[oa]|vecinit[oa]|muchachit[oa]|primit[oa]|ahijad[oa]|daughter|son|niece|nephew|grand(?:son|daughter)|little (?:girl|boy|brother|sister)|kid|kids|child|children|student";
const abuser = `${atHome}|esposo|marido|pareja|novio de (?:la|mi|su) \\w+|vecino|maestro|pastor|entrenador|senor|husband|boyfriend|neighbor|teacher|coach|babysitter|ninera`;
/** "Le hace cosas a mi hermanita", and nothing more is named. */
const doesThings = `\\b(?:${atHome}|esposo|marido|vecino|maestro|pastor|husband|neighbor|teacher)\\b(?: \\w+){0,3} (?:le|les) (?:hace|hacia|hizo|anda haciendo|ha hecho) (?:cosas|cositas|cosas (?:feas|malas|raras))(?: en la noche| de noche)? a (?:mi|mis|la|las|su|una) (?:\\w+ )?(?:${child})\\b(?! (?:para la (?:escuela|clase)|de (?:madera|papel|carton|tela|barro|comer)))|\\b(?:${atHome}|husband|neighbor|teacher)\\b(?: \\w+){0,3} (?:does|did|doing|been doing) (?:bad |weird |gross )?(?:things|stuff) to (?:my|her|the) (?:\\w+ )?(?:${child})\\b`;
const toChild = new RegExp(doesThings);
/** "Mi nieto regresa de la casa del papá con moretones": nobody is said to strike, and the marks say it. */
const comesBack = new RegExp(
  `\\b(?:${child})\\b(?: \\w+){0,3} (?:regres\\w+|vuelv\\w+|vien\\w+|lleg\\w+|com(?:es|ing)|came|gets)(?: \\w+){0,3} (?:de|from)(?: \\w+){0,4} (?:${atHome})s?\\b`,
);
const marked = /\b(?:moret\w+|quemad(?:o|a|ita|ura)\w*|golpead[oa]|marcas|bruis\w+|burns?|marks)\b/;
export const harmsChildUnnamed = (said: string): boolean =>
  says(said, toChild) || (says(said, comesBack) && says(said, marked));
const abusesChild = new RegExp(
  [
    `\\b(?:${abuser})\\b.*\\b(?:se mete|se le mete|se metio|entra|goes in|sneaks) (?:en |a |al |into |in )?(?:(?:su|la|el|her|his|the) )?(?:cuarto|cama|recamara|habitacion|room|bed)`,
    `\\b(?:${child})\\b.*\\b(?:${abuser})\\b.*\\b(?:toca|toco|tocaba|manose\\w+|abus\\w+|viol[oa]\\w*|cosas (?:feas|raras|malas)|secreto|touch\\w*|molest\\w*|rap\\w+|pega|golpe\\w+|azota|quem[ao]\\w*|cinturon|cable|moretones|hits|beats|bruises|burns?)\\b`,
    `\\b(?:${abuser})\\b.*\\b(?:toca|toco|tocaba|manose\\w+|abus\\w+|viol[oa]|touch\\w*|molest\\w*|pega|golpe\\w+|azota|quem[ao]|hits|beats|burns)\\b.*\\b(?:${child})\\b`,
    doesThings,
    `\\b(?:${child})\\b.*\\b(?:moretones|marcas|quemaduras|bruises|burns)\\b`,
  ].join("|"),
);
/** Sold, married off or made to work: trafficking stays trafficking. */
const trafficked =
  /\b(?:son novi[oa]s|novi[oa]s? (?:que tiene|de \d)|casar\w*|casad[oa]|vend\w+|clientes?|hombres|prostitu\w+|trabaj\w+|embaraz\w+|coyote|men|clients|marry|married|pregnant|sold|sell\w*|work\w*|su novio|her boyfriend|no (?:la|lo) deja salir|se la llevo|se fue con)\b/;
/** Told of one's own childhood. */
const asChild =
  /\b(?:cuando|de) (?:yo )?(?:era )?(?:nin[oa]|chic[oa]|chiquit[oa])\b.*\b(?:abus[oa]\w*|viol[oa]\w*|toc[oa]\w*) de mi\b|\bas a (?:child|kid)\b.*\b(?:abused|molested|raped) me\b/;
const parentAway =
  /\b(?:(?:yo )?(?:me )?(?:voy|iba|ando|estoy|estaba|salgo|salia) (?:a|al|en el|en mi|en) (?:mi )?trabaj\w+|(?:yo )?(?:trabajo|trabajaba)|i (?:was|am|go|went|work|worked)(?: at| to)? ?work|im at work)\b/g;
const ofWriterToo =
  /\b(?:me (?:peg[ao]|pegaba|golpe[ao]|golpeaba|maltrat[ao]|amenaza|viol[ao]|ahorc[ao]|pate[ao]|avent[oó])|me (?:agarr\w+|di[oe]|dan?|tir\w+|surt\w+|met\w+|revent\w+)(?: \w+){0,4} (?:golp\w+|golpiza|patadas?|cachetadas?|punetazos?|trancazos?|chingadazos?)|nos (?:pega|golpea|maltrata)|hits me|beats me|beats us|hits us)\b/;

const relative =
  /\b(?:mi|my|la|el|su) (?:suegr[oa]s?|ti[oa]s?|prim[oa]s?|cunad[oa]s?|madrina|padrino|comadre|compadre|herman[oa] mayor|hermana|hermano|familia|familiares|concun[oa]|nuera|patrona|senora|mother in law|father in law|in laws|aunt|uncle|cousin|sister|brother|relatives|family)\b/;
const keepsPapers =
  /\b(?:(?:quito|quitaron|guarda|guardo|guardan|tiene|tienen|escondio|esconde|retiene|agarro|no me (?:da|dan|devuelve|regresa|regresan)|took|takes|keeps|kept|holds|hid|has)(?: \w+){0,3} (?:pasaportes?|papeles|documentos|identificacion|passports?|papers|documents|id)|(?:pasaportes?|papeles|passport|papers)(?: \w+){0,3} (?:me lo|me los|lo|los) (?:quito|quitaron|guarda|tiene|escondio))\b/;
const unpaidOrShut =
  /\b(?:no (?:me|nos) (?:paga|pagan|ha pagado|da dinero|dan dinero)|sin (?:paga|pagar(?:me)?|sueldo|cobrar)|gratis|no (?:me|nos) (?:deja|dejan) (?:salir|ir|irme)|encerrad[oa]|doesnt pay|does not pay|dont pay|without pay|unpaid|for free|wont (?:let|pay)|(?:doesnt|dont|wont|not) let me (?:leave|go|out)|pagarle (?:la deuda|el viaje|el coyote)|deuda|debt)\b/;
const madeToWork =
  /\b(?:cuid\w+|limpi\w+|cocin\w+|lav\w+|trabaj\w+|sirvienta|criada|quehacer|ninera|negocio|tienda|restaurante|clean\w*|cook\w*|work\w*|babysit\w*|nanny|housework|takes? care)\b/;
const partner =
  /\b(?:mi|my) (?:espos[oa]|marido|pareja|novi[oa]|ex|viejo|senor|husband|wife|boyfriend|partner)\b(?! me trajo)/;

/** Whoever gives the work, and shuts in who does it. */
const boss =
  /\b(?:patron|jef[ea]|contratista|mayordomo|capataz|duen[oa]|raitero|boss|employer|foreman|contractor)\b/;
const shutIn =
  /\b(?:encerrad[oa]s?|(?:no (?:me|nos)|nos|me) (?:deja|dejan|impide|impiden) (?:salir|ir)|(?:wont|doesnt|dont|not) let (?:me|us) (?:leave|go|out)|lock(?:s|ed) (?:me |us )?(?:in|up))\b/;

const mostRead = 1_000;

const hit = (kind: Crisis, topic: string): SafetyHit<Crisis> => ({ kind, topic });

/** A child speaks of being hurt at home, or somebody tells of a child who is. */
export function childHarmed(text: string): "self" | "told" | null {
  // At work is where the parent was, and no child.
  const said = text.slice(0, mostRead).replace(parentAway, " ");
  if (says(said, asChild)) return null;
  if (says(said, trafficked) && !/\bpadrastro|stepdad|stepfather\b/.test(said)) return null;
  if (says(said, ownAge) && says(said, homeHurts)) return "self";
  return says(said, abusesChild) && !says(said, ofWriterToo) ? "told" : null;
}

/** No more than the writer's age, after a danger was told. */
export function saysOwnAge(said: string): boolean {
  return says(said, onlyAge) || says(said, ownAge);
}

/** "¿Qué visa le toca al niño?": what is due to the child. */
const itsTurn = /\b(?:que|cual|cuando|ya) (?:\w+ )?(?:le|les|nos) toca\b(?! (?:su|sus|el cuerpo|las|la|los))/;

const itsTask =
  /\ble toca (?:ir|hacer|llevar|entregar|presentar|pasar|entrar|salir|estudiar|trabajar|jugar|la cita|su cita|el turno|el examen|la vacuna|la clase)\b/;

/** No spouse and no parent: the way of those whom a spouse hurts is closed. */
const stranger =
  /\b(?:patron\w*|jef[ea]|boss|encargad[oa]|mayordomo|supervisor\w*|manager|foreman|companer[oa] de(?:l)? trabajo|coworker|maestro|pastor|vecin[oa]|neighbor|caser[oa]|landlord|desconocid[oa]|stranger)\b/;

/** Somebody else's wish to die, said outright. */
const wantsToDie =
  /\b(?:(?:dice|dijo|dice que|ya) (?:que )?(?:ya )?no quiere (?:vivir|seguir viviendo)|se quiere (?:matar|quitar la vida|morir|suicidar)|(?:se (?:va|iba|quiere)(?: a)?) (?:colgar|ahorcar|matar|quitar la vida)|(?:he|she) (?:is|says (?:he|she) is) going to (?:hang|kill) (?:himself|herself)|(?:hes|shes) going to (?:hang|kill) (?:himself|herself)|quiere (?:matarse|quitarse la vida|suicidarse|morirse)|(?:he|she) (?:says (?:he|she) )?(?:wants to (?:die|kill (?:himself|herself))|does not want to live|doesnt want to live))\b(?! (?:aqui|alla|con|conmigo|en|alli|ahi|here|there|with|in))/;

/** Somebody with power over the writer, and what he wants or does that nobody has to bear. */
const hasPower =
  /\b(?:patron\w*|jef[ea]|boss|encargad[oa]|mayordomo|contratista|contractor|capataz|caporal|supervisor\w*|manager|foreman|caser[oa]|landlord|duen[oa]|policia|police|cop|oficial|officer|agente|agent|guardia|guard|coyote|abogad[oa]|lawyer|notari[oa]|pastor|padre de la iglesia)\b/;
const wantsSex = new RegExp(
  [
    "\\b(?:pid\\w+|quier\\w+|quiso|exig\\w+|ofrec\\w+|tener|tenga|a cambio de|obliga a(?: tener)?)(?: \\w+){0,2} (?<!mismo )sexo\\b",
    "\\b(?:favores sexuales|sexual favors|sex with|for sex|have sex|acost(?:arme|arse|emos) con|me acueste con|sleep with (?:him|me)|manose\\w+|grop(?:es|ed|ing)|touch(?:es|ed|ing) me|me (?:quiere|queria|quiso|intenta|intento) (?:tocar|besar|violar)|me (?:beso|besa|agarra|agarro) a la fuerza)\\b",
    // "¿Qué me toca?", "ya me toca" speak of what is due.
    "\\b(?<!\\b(?:que|cuanto) )(?<!\\bya (?=me toca$))me (?:toca|toco|tocaba|anda tocando|esta tocando)\\b(?= (?:y|cuando|todo|mucho|mi|mis|las|los|el cuerpo|sin|a cada|aunque|en)\\b|$)(?! (?:mi|en|el|la) (?:turno|cita|dia|descanso))",
    // Nothing is named: "si no me dejo", corners, favours.
    "\\bsi (?:yo )?no me dejo\\b(?! (?:crecer|el|la|la barba|explotar|enganar|llevar por))|\\b(?:me|nos) (?:arrincona|acorrala|repega|restriega|arrima el cuerpo)\\b|\\b(?:corners me|gets me alone|rub(?:s|bing) (?:up )?against me|presses (?:himself|up) against me)\\b",
    "\\bque (?:yo )?(?:me )?(?:quede|vaya|suba|pase)(?: (?:yo|sola|solita|en la noche|de noche))* ?(?:con el(?= (?:si|o|sol[oa]|en la noche|de noche|a solas|esta noche|para|cuando)\\b|$)|a su (?:cuarto|casa|hotel|recamara|traila))\\b(?! (?:a|y) (?:limpiar|trabajar|cuidar|pintar|cocinar|arreglar|cortar|ayudar)).*\\b(?:si (?:quiero|no)|o (?:me|no me))\\b",
    "\\b(?:quiere|pide|exige|dice) que (?:yo )?(?:sea (?:mas )?(?:carinosa|buena) con el|sea su (?:novia|mujer|amante)|me porte (?:bien|carinosa) con el|(?:salga|ande) con el(?= (?:si|o|sol[oa]|en la noche|de noche|a solas|esta noche|para|a)\\b|$)|le haga (?:un |el )?favor(?:es|cito)?)\\b.*\\b(?:si no|o (?:me|le|no)|a cambio|para que me)\\b|\\bwants me to (?:be (?:sweet|nice|good) to him|go out with him(?! to)|be his girlfriend)\\b.*\\b(?:or|if i dont|unless|otherwise)\\b",
  ].join("|"),
);
/** Waits or follows now, and was kept away before. */
const stalks =
  /\b(?:mi|my) (?:ex|espos[oa]|marido|novi[oa]|pareja|husband|boyfriend|partner|wife|girlfriend)\b.*\b(?:me (?:sigue|esta siguiendo|persigue|espera|esta esperando|vigila)|(?:esta|anda) (?:parad[oa] )?(?:afuera|fuera|en la puerta|rondando)|(?:is|keeps) (?:following|outside|waiting|watching)|follows me)\b/;
const restrained =
  /\b(?:orden de (?:restriccion|alejamiento|proteccion)|restraining order|protective order|me (?:amenaz\w+|peg\w+|golpe\w+)|threat\w*|hit me)\b/;
const asksVisa = /\b(?:visa (?:u|t)|u visa|t visa|i ?918|i ?914)\b/;
const isCoerced = (said: string): boolean =>
  says(said, hasPower) && says(said, wantsSex) && !says(said, asksVisa);

/** The danger as who does it to whom makes it; the one that was heard where the words tell nothing of that. */
export function dangerOf(
  heard: SafetyHit<Crisis> | null,
  text: string,
  refused: boolean,
): SafetyHit<Crisis> | null {
  // No crafted text may take the server long.
  const said = text.slice(0, mostRead);
  const open = heard === null && !refused;
  if (open && isCoerced(said)) return hit("violence", "visa-u");
  if (open && says(said, stalks) && says(said, restrained)) return hit("violence", "vawa");
  // Unless he also hits: then it is a threat of his.
  const alone = heard === null || (heard.kind === "violence" && !says(said, ofWriterToo));
  if (alone && !refused && says(said, wantsToDie)) return { kind: "selfHarm", topic: null };
  // "Pay or they kill my kids": the threat is theirs, and anger is not the matter.
  if (heard?.kind === "threat" && says(said, ofOthers) && !says(said, ownAnger))
    return hit("violence", "visa-u");
  return byWhom(heard, said, refused);
}

const ofOthers =
  /\b(?:he|she|they|el|ella|ellos|una? (?:pandilla|gang|hombre|man|senor|tipo)|la pandilla|la mara|my (?:ex|husband|boyfriend|neighbor)|mi (?:ex|marido|espos[oa]|novio|vecino))\b.*\b(?:me|us|my|mis?|nos)\b/;
const ownAnger =
  /\b(?:(?:lo|la|los|le|les) (?:quiero|voy a|vamos a)|(?:quiero|voy a|vamos a|pienso) (?:matar|golpear|pegar|lastimar|quemar|darle|hacerle|apunalar|vengar\w*)|(?:lo|la|los) (?:mato|voy)|i (?:want|will|am going|ill|wanna)|im (?:going|gonna)|we(?:ll| will| are going)|coraje|venganza|revenge|so angry|se las va)\b/;

/** Shut in today by whoever gives the work, whatever was heard of it. */
const shutInNow =
  /\b(?:(?:nos|me) tienen? (?:aqui |ahi |todo el dia )?encerrad[oa]s?|no (?:me|nos) dejan? salir(?:nos)?\b(?! (?:temprano|antes|a comer|a tiempo))|(?:wont|doesnt|dont) let (?:me|us) (?:leave|out)|(?:has|have|keeps?|holds) (?:me|us) locked (?:in|up))\b/;
const isOver =
  /\b(?:tenia|tenian|dejaba|dejaban|hace (?:\w+ ){1,2}(?:anos?|meses)|ago|en (?:19|20)\d\d|escap\w+|ya (?:sali|salimos))\b/;
export const isHeldAtWork = (said: string): boolean =>
  says(said, boss) && says(said, shutInNow) && !says(said, partner) && !says(said, isOver);

/** A boss who shuts in who works for him, or relatives who keep her papers; no partner. */
function holdsAtWork(said: string, kept: boolean): boolean {
  if (says(said, partner)) return false;
  return (says(said, boss) && says(said, shutIn)) || (kept && says(said, relative));
}

function byWhom(heard: SafetyHit<Crisis> | null, said: string, refused: boolean): SafetyHit<Crisis> | null {
  if (heard !== null && heard.kind !== "violence" && heard.kind !== "minor" && heard.kind !== "trafficking")
    return heard;
  if (heard?.kind === "minor" && says(said, itsTurn)) return null;
  if (heard?.kind === "violence" && says(said, itsTask) && !childHarmed(said)) return null;
  const kept = says(said, keepsPapers);
  const forced = says(said, relative) && !says(said, partner) && says(said, unpaidOrShut);
  if (forced && (kept || says(said, madeToWork)) && (heard !== null || (kept && !refused)))
    return hit("trafficking", "visa-t");
  if (heard?.kind === "violence" && holdsAtWork(said, kept)) return hit("trafficking", "visa-t");
  if (heard?.kind === "violence" && says(said, stranger) && !says(said, partner))
    return hit("violence", "visa-u");
  const harmed = refused ? null : childHarmed(said);
  return harmed !== null && (heard !== null || harmed === "self") ? hit("minor", "visa-u") : heard;
}
