/**
 * Whole phrases that settle what is danger and harm whatever else the message holds: a child or woman who was raped, pills that
 * were swallowed, and the figures of speech, honest confessions and accused who only share their words. Server only.
 */

import type { Crisis } from "#guide/safety/crisis-rules.ts";
import type { SafetyHit } from "#guide/safety/safety.ts";
import { comesAtHer } from "#guide/safety/server-only/cries/armed.ts";
import { backHome, criedOf, here } from "#guide/safety/server-only/cries/cried-around.ts";
import { hurt, worksForced } from "#guide/safety/server-only/cries/harmed-words.ts";
import { heldCaptive, isShutIn } from "#guide/safety/server-only/cries/held-captive.ts";
import { onJourney } from "#guide/safety/server-only/cries/journeys.ts";
import { isChildLeft } from "#guide/safety/server-only/cries/left-behind.ts";
import { isSilentSinceCrossing } from "#guide/safety/server-only/cries/left-silent.ts";
import { isChildMissing } from "#guide/safety/server-only/cries/missing-child.ts";
import {
  isAdviceOrFear,
  isNoViolence,
  isOver,
  isToDieSettled,
  longAgo,
} from "#guide/safety/server-only/cries/no-violence.ts";
import { stalkedBy } from "#guide/safety/server-only/cries/stalked.ts";
import { areHunting } from "#guide/safety/server-only/cries/strangers.ts";
import { isTakenAbroad, ofTaken } from "#guide/safety/server-only/cries/taken-abroad.ts";
import { isTakenByForce } from "#guide/safety/server-only/cries/taken-by-force.ts";
import { isFrailHarmed } from "#guide/safety/server-only/cries/tied-up.ts";
import { isVeiledWish } from "#guide/safety/server-only/cries/veiled-wishes.ts";
import { harmsChildUnnamed, isHeldAtWork } from "#guide/safety/server-only/cries/who-harms.ts";
import { foundAgain, hasGotAway } from "#guide/safety/server-only/requests/found-again.ts";
import { isSwindleOrHope } from "#guide/safety/server-only/requests/swindle-or-hope.ts";
import { says } from "#guide/words/server-only/says.ts";

const kid =
  "(?:hij[oa]s?|hijit[oa]s?|nin[oa]s?|bebe|hijastr[oa]|sobrin[oa]|niet[oa]|herman(?:it)?[oa]|chamac[oa]|muchachit[oa]|menor|daughter|son|child|kids?|little girl|niece|nephew|sister|stepdaughter)";
const raped = [
  new RegExp(
    `\\b(?:abus(?:o|aron|a|an|aba|aban|ando)|viol(?:o|aron|a|an|ado|aban)|manose(?:o|aron|a|an|aba)) (?:sexualmente )?(?:de |a )?(?:la |el |las |los )?(?:mi|mis|su|una?|la|el|nuestr[oa]) ${kid}\\b`,
  ),
  new RegExp(
    `\\b${kid} (?:(?:fue|ha sido|was|got|menor|mayor|chiquita|de \\w+ (?:anos )?|la|lo|me la|me lo) )+(?:abusad[oa]|violad[oa]|abusaron|violaron|violo|manose\\w+|molested|raped|sexually abused)\\b`,
  ),
  new RegExp(
    `\\b(?:raped|molested|sexually abused|sexually assaulted) my (?:\\w+ )?(?:${kid}|girl|boy|wife|mother)\\b`,
  ),
  /\b(?:abusaron|abuso|abusa|abusaban|abusaba) (?:sexualmente )?de mi\b(?! (?:confianza|buena|dinero|trabajo|persona con))/,
  /\b(?:me|nos) (?:violaron|violo|viola|quiso violar|quisieron violar)\b(?! (?:mis|el|los|la ley|las) )/,
  /\b(?:fui|fue|he sido) (?:abusada|abusado|violada|violado)\b/,
  /\b(?:he|(?:my|her) (?:dad|father|stepdad|stepfather|uncle|brother|grandfather)) (?:touches|touched|touching) (?:me|her) (?:at night|down there|there|in (?:my|her) (?:bed|room)|inappropriately)\b/,
  /\b(?:me|la) (?:toca|tocaba|manosea) (?:en las noches|de noche|por las noches|mis partes|sus partes|en mi cama|donde no debe|abajo)\b/,
  /\b(?:i was|i got|he|they|someone) (?:sexually assaulted|raped)\b|\b(?:raped|molested|sexually assaulted) (?:me|us)\b/,
  // A child has told of it.
  new RegExp(
    `\\b${kid}\\b(?: \\w+){0,3} (?:dijo|dice|conto|confeso|platico|said|says|told (?:me|us))\\b(?: \\w+){0,12} (?:(?:la|lo|las|los|me) (?:tocan?|tocaba|toco|tocaron|manosea\\w*|sobaba?|besaba?)|(?:touche[sd]|touching|kisse[sd]) (?:her|him|them|me))\\b(?! (?:ir|hacer|el turno|la puerta|on the (?:shoulder|back)))`,
  ),
  new RegExp(
    `\\b${kid}\\b(?: \\w+){0,4} (?:dijo|dice|conto|confeso|platico|said|says|told (?:me|us|her|the teacher))\\b(?: \\w+){0,14} (?:calzon\\w*|pantaleta|ropa interior|sus partes|partes (?:privadas|intimas)|(?:quitarse|quita|quitar) la ropa|desnud\\w+|encuer\\w+|(?:under|inside|in|down) (?:her|his) (?:pajamas|pants|underwear|panties|shirt|clothes)|private parts|take off (?:her|his) clothes|naked)\\b(?! (?:en la tina|para banarse|in the bath))`,
  ),
];
/** Done with a swindle, a law or a right. */
const notBody =
  /\b(?:violaron|violo|viola|abusaron|abuso|abusa) (?:(?:mis|sus|nuestros|los) derechos|la ley|(?:de )?(?:mi|su|la|nuestra) confianza|el contrato)\b|\b(?:mi|mis|el) (?:hermano|hijo|sobrino) (?:violo|abuso|abusa|viola)\b|\bcuando (?:yo )?era (?:nin[oa]|chic[oa]|chiquit[oa]|menor)\b.*\b(?:visa|denunci\w+|pres[oa])\b|\b(?:arrest\w+|acus\w+|carg\w+|convict\w*|preso|charged|accused) (?:por|de|of|for|with)\b|\b(?:visa u|u visa|vawa)\b.*\b(?:requisitos|cuanto|tarda|how long)\b/;

/** Told to the police already, and only the visa is asked about. */
const reportedOnce =
  /\b(?:(?:yo |ya )+(?:lo |la )?(?:denun[cs]i(?:e|amos)|reporte|reportamos)|(?:lo|la) denun[cs]i(?:e|amos)|(?:i|we) (?:already )?reported (?:it|him))\b/;
const asksVisaU = /\b(?:visa u|u visa|i ?918)\b/;
const goesOn =
  /\b(?:todavia (?:la|lo|vive|viene)|sigue\w*|vive con|ahorita|anoche|ayer|hoy|otra vez|still|lives with|again|today|last night|yesterday)\b/;
const isReportedOnce = (said: string): boolean =>
  says(said, reportedOnce) && says(said, asksVisaU) && !says(said, goesOn);

/** A child or a grown person who was abused: first of all somebody who listens. */
export function rapeIn(said: string): "child" | "grown" | null {
  if (says(said, notBody) || !raped.some((one) => says(said, one))) return null;
  if (isReportedOnce(said)) return null;
  return says(said, young) ? "child" : "grown";
}

const young = new RegExp(`\\b(?:mi|mis|su|la|una?|my|her) (?:\\w+ )?${kid}\\b`);

const swallowed =
  /\b(?:me|se) (?:tome|trague|tomo|trago|acabo de tomar) (?:\w+ ){0,3}(?:pastillas|frasco|bote|cloro|veneno|raticida|pildoras)\b|\b(?:acabo|acaba) de (?:tomarme|tragarme|tomarse) (?:\w+ ){0,3}(?:pastillas|frasco|cloro|veneno|pildoras)\b|\b(?:took|swallowed|drank) (?:\w+ ){0,4}(?:pills|bleach|poison|bottle)\b|\b(?:sobredosis|overdosed?)\b/;

const plenty =
  /\bme (?:tome|trague|acabo de (?:tomar|tragar)) (?:ya )?(?:(?:muchas|todas|bastantes|demasiadas|un monton de|un puno de) (?:las |mis |de las )?(?:pastillas|pildoras)|(?:un|el|todo el|medio) (?:frasco|bote)\b.{0,12}(?:pastillas|pildoras)|(?:cloro|veneno|raticida))\b|\bi (?:just )?(?:took|swallowed) (?:all|a bunch|a whole bottle|too many|a handful)\b.{0,14}\bpills\b/;

/** So many pills, or poison, that nothing else needs to be said. */
export function hasSwallowedPlenty(said: string): boolean {
  return says(said, plenty);
}

/** Poison or pills inside already: help now, on no condition. */
export function hasSwallowed(said: string): boolean {
  return says(said, swallowed);
}

const farewell =
  /\b(?:perdon(?:en|a|ame|enme)\w*|adios|goodbye|forgive me|les deje|deje|left)\b.*\b(?:carta|nota|note|letter)\b|\b(?:carta|nota|note|letter)\b.*\b(?:perdonenme|perdoname|adios|goodbye|forgive me|despedida)\b/;
/** A letter to an office asks nobody's pardon. */
const office =
  /\b(?:uscis|corte|juez|migracion|perdon (?:provisional|i ?601)|waiver|form\w*|solicitud|judge|court|oficina)\b/;
const ownHand =
  /\b(?:se|me) (?:corto|corte|corta|quiere cortar|quiero cortar|voy a cortar) (?:las |la |los )?(?:venas?|munecas?)\b|\b(?:cut|slit|cutting) (?:his|her|my|their) wrists?\b/;
/** Another who cuts herself: a daughter, a friend. */
const another =
  "(?:hij[oa]|hijit[oa]|herman[oa]|hermanit[oa]|sobrin[oa]|niet[oa]|prim[oa]|amig[oa]|espos[oa]|novi[oa]|muchach[oa]|chamac[oa]|nin[oa]|daughter|son|sister|brother|niece|nephew|cousin|friend|wife|husband|girlfriend|boyfriend)";
const ofLimbs = "(?:(?:los|sus) (?:brazos|muslos)|(?:las|sus) (?:piernas|munecas|venas|manos))";
const cutsHerself = new RegExp(
  `\\b(?:mi|my|una?|a) ${another} (?:ya |otra vez |tambien |is |has been |keeps |started )?(?:se (?:(?:esta|anda|ha estado) cortando|corta|cortaba|hace (?:cortes|cortadas|cortaditas))(?:$| (?:${ofLimbs}|con (?:un |una |unas |unos )?(?:vidrios?|navajas?|cuchillos?|tijeras|cuter|rastrillo)|porque|desde|cuando (?:esta|se pone|nadie|pelea)|a escondidas|sol[oa]s?$|todos|y (?:se|no|llora)|por la|en el bano))|se (?:(?:esta|anda) )?cort(?:a|ando) .{0,24}\\b${ofLimbs}|cut(?:s|ting) (?:(?:her|him)self(?:$| (?:and|because|since|when|in|at|with|every|again))|(?:her|his) (?:arms?|legs?|wrists?|skin)))(?:\\b|$)`,
);
/** Plainly by accident, or hair and nails. */
const byAccident =
  /\b(?:accidente|by accident|accidentally|la sierra|con (?:una |la )?sierra|con el machete|with (?:a|the) (?:saw|machine)|rasur\w+|shav\w+|soccer|futbol|playing|jugando|carnicer\w+|paycheck|(?:las|mis|sus) unas|(?:el|mi) (?:pelo|cabello|fleco)(?! y)|barba|(?:knife|cuchillo)\b.{0,30}\b(?:kitchen|cocina\w*|cooking))\b/;
const payOrDie =
  /\b(?:pag\w+|dinero|rescate|pay|ransom)\b.{0,30}\b(?:o|or) (?:me|nos|lo|la|los|they|he) (?:matan?|mata|kill\w*|will kill)\b|\b(?:me|nos) (?:van|va|quieren|quiere) a? ?matar (?:si|cuando) (?:llego|regreso|vuelvo|entro) a (?:mi |la )?casa\b/;
const girl = "(?:hij[oa]|nin[oa]|sobrin[oa]|herman[oa]|hermanit[oa]|niet[oa]|daughter|son|sister|niece)";
/** No blow, and harm all the same. */
const withoutBlows =
  /\b(?:(?:no|nunca|ni) (?:me|nos) (?:ha |han )?(?:peg\w+|golpe\w+|toca\w*)|(?:doesnt|does not|never|didnt|hasnt|has not) (?:hits?|beats?|touch\w*|hurts?|beaten) (?:me|us))\b(?: \w+){0,4} (?:pero|aunque|nomas que|solo que|solo|nada mas|but|just|although)\b(?: \w+){0,4} (?:(?:me|nos) (?:amenaz\w+|encierr\w+|encerr\w+|avienta\w*|jalone\w+|obliga\w*)|no (?:me|nos) deja(?:n|ba)? (?:salir|trabajar|hablar|ver|ir)|threat\w+ (?:me|us|to)|locks? (?:me|us)|(?:wont|doesnt) let (?:me|us) (?:leave|go|work|talk|see))\b/;
const lured = new RegExp(
  `\\b(?:mi|my|nuestra) ${girl}\\b(?: \\w+){0,5} (?:se escapo|se fue|se huyo|desaparecio|se la llevo|se la llevaron|ran (?:away|off)|left|went missing)\\b.*\\b(?:internet|en linea|facebook|desconocid[oa]|un (?:senor|hombre|tipo)|al otro lado|online|stranger|older man)\\b`,
);

/** Whether it is abuse for a form of status is a question, and answered. */
const asksOfAbuse = /\b(?:cuenta|counts?|vawa|maltrato|abuso|abuse|termino)\b/;
const boss =
  /\b(?:patron\w*|jef[ea]|mayordomo|caser[oa]|vecin[oa]|boss|landlord|neighbor|manager|policia|oficial\w*|agentes?|guardias?|(?:la migra|ice) (?:no|nunca|never|doesnt))\b/;

const toKill =
  /\b(?:(?:(?:me|nos|l[oa]s?) )?(?:van a|quieren?|(?:busca|buscan|anda|andan) (?:buscando )?para) matar(?:me|nos|l[oa]s?)?|(?:will|(?:are |is )?going to|gonna|wants? to) kill (?:me|us|my \w+)|(?:van a|quieren?) matar a mis? \w+)\b/;
/** He looks for her, and it is told what for. */
const looksToKill =
  /\b(?:me|nos) (?:(?:esta|anda|viene) )?(?:busca|buscando|sigue|siguiendo) para matar(?:me|nos)\b|\bis (?:looking for|after|hunting) (?:me|us) to kill (?:me|us)\b/;
/** What a blow leaves, and whose it was. */
const bruisedBy =
  /\b(?:espos[oa]|marido|pareja|novi[oa]|ex|padrastro|husband|boyfriend|partner)\b.{0,24}\b(?:me dejo|me puso|left me|left my) (?:con )?(?:(?:la|el|los|las|un|tod[oa]|my) )?(?:cara|ojos?|brazos?|cuerpo|cuello|piernas?|face|eyes?|arms?|body|neck)?(?: \w+){0,2} ?(?:morad[oa]s?|moretead[oa]s?|moretones|marcad[oa]s?|golpead[oa]s?|lastimad[oa]s?|purple|bruised|black)\b/;
/** Told of the house and of now; a charge is told of neither. */
const violentHouse =
  /\b(?:hay|tengo|tenemos|vivo con|vivimos con|sufro|theres|there is) (?:mucha )?(?:violencia domestica|domestic violence)\b.{0,30}\b(?:casa|hogar|ahorita|house|home|right now)\b/;
/** They know the way to her. */
const findable =
  /\b(?:saben? (?:en )?(?:donde (?:vivo|vivimos|trabajo|trabajamos|estoy|estamos|estudian?|van? mis?|vive mi|viven mis)|a que escuela|mi direccion|nuestra direccion)|conocen (?:mi|nuestra) (?:casa|direccion)|me (?:siguen|vigilan|andan (?:siguiendo|buscando))|(?:me|nos) encontraron|donde (?:vive|viven|trabaja|trabajan) (?:ell[ao]s?|mi)\b|(?:know|found) (?:where (?:i|we|my \w+|he|she|they) (?:lives?|works?|go|goes|are|am|is)|my address|our address)|(?:following|watching) (?:me|us))\b/;

/** Somebody means to kill her here, and knows where she is. */
function isHunted(said: string): boolean {
  if (says(said, looksToKill) && !says(said, backHome)) return true;
  return says(said, toKill) && says(said, findable) && says(said, here) && !says(said, backHome);
}

/** Whatever else stands beside it. */
const wishesDead =
  /\b(?:me (?:quiero|quisiera) matar|(?:quiero|quisiera) matarme)\b(?! (?:de risa|trabajando))|\b(?:quisiera|quiero|ojala) (?:ya )?(?:estar|estuviera) muert[oa]\b|\b(?:rather be dead|wish i (?:was|were) dead|(?:want to|feel like|wish i could) (?:just )?disappear(?:ing)?)\b|\b(?:ya )?no (?:tengo|le veo|veo) (?:(?:por|para) que|razon(?:es)? (?:para|de)) (?:seguir )?(?:vivir|viviendo)\b(?! (?:aqui|alla|en|con)\b)|\bme (?:(?:voy a|quiero) (?:colgar|ahorcar)|cuelgo|ahorco)\b(?! (?:con|del?)\b)|\b(?:ending it|end it all)$/;
/** What was said as a joke, and is prepared or begun. */
const killsHimself =
  /\b(?:(?:me|se) (?:mat[oa]|tir[oa]|avient[oa]|(?:voy|va) a (?:matar|tirar|aventar))|kill(?:s|ing)? (?:myself|himself|herself))\b/;
const isPrepared =
  /\b(?:ya (?:tengo|tiene|consegui|consiguio|compre|compro) (?:una?|las?|el|mi|su|unas) (?:cuerda|soga|mecate|lazo|pistola|pastillas|veneno|navaja)|no es broma|ya (?:se|me) cort[oe]|ya esta (?:arriba|subid[oa]|trepad[oa]|en (?:el|la) (?:barandal|orilla|azotea|puente))|(?:has|have|got) (?:the|a) (?:rope|gun|pills)|not (?:a joke|joking|kidding))\b/;
/** Told in haste: "he found my phone and he's choking". */
const foundOut =
  /\b(?:he|she) (?:just )?(?:found|took|has|saw|grabbed) my phone and (?:hes|he is|shes|she is) (?:chok\w+|strangl\w+|hitting|beating|kicking|punching|coming (?:at|after)|breaking)|\b(?:me )?(?:encontro|quito|agarro|vio|reviso) (?:mi|el) (?:telefono|celular|cel) y (?:ya )?(?:me )?(?:esta|anda) (?:ahorcando|golpeando|pegando|pateando|gritando|rompiendo)/;

/** A hand at her throat is how women die. */
const atThroat =
  /\b(?:me (?:aprieta|apreto|agarra|agarro|tomo|sujeta|apretaba|agarraba) (?:del?|por el|el|la|de la) (?:cuello|pescuezo|garganta)|(?:squeez\w+|grab\w*|put his hands? (?:on|around)) (?:me by )?(?:my|the) (?:neck|throat))\b/;
const noHand =
  /\b(?:corbata|camisa|uniforme|chaleco|collar|cadena|dolor|torticolis|nervios?|masaj\w+|doctor\w*|dentista|terap\w+|tiroides|tie|shirt|vest|collar|pain|massage|therap\w+|thyroid)\b/;
/** "He says he will kill me if I go." */
const partnerKills =
  /\b(?:espos[oa]|marido|pareja|novi[oa]|ex|husband|boyfriend|wife|partner)\b.{0,40}\b(?:dice|dijo|jura|juro|amenaza|says?|said|tells?|told|swears?)\b.{0,70}\b(?:(?:he|she)(?:ll| will| is going to|s gonna) kill (?:me|us)|(?:me|nos) (?:mata|va a matar))\b/;
/** What he will do when he is let out. */
const takesItOut =
  /\b(?:espos[oa]|marido|pareja|novi[oa]|ex|husband|boyfriend|partner)\b.*\b(?:se va a|se quiere|va a) (?:desquitar(?:se)?|vengar(?:se)?) (?:conmigo|con (?:nosotros|mis? \w+)|de mi)\b|\b(?:husband|boyfriend|partner|ex)\b.*\b(?:take it out on me|make me pay for it)\b/;
/** Whoever raped her says whom not to tell. */
const silenced =
  /\b(?:(?:dont|do not|not to|never) (?:go to|call|tell|talk to)|no (?:vaya|le diga|llame|hable|denuncie|le hable))\b(?: \w+){0,3} (?:police|cops|anyone|anybody|policia|nadie)\b(?: \w+){0,3} (?:rape|violacion|lo que me hizo|what he did(?: to me)?)\b/;

/** Papers, or silence about them, for a bed. */
const forSex =
  /\bme (?:obligan?|forza|fuerza[n]?) a (?:(?:quedarme a )?dormir|estar) con (?:el|ella|ellos|su|un|otros?|\w+ hombres)\b(?!.*\b(?:grillete|celda)\b)|\b(?:makes|forces|forcing) me (?:to )?sleep (?:with|in (?:his|the same) bed)\b|\bsi no (?:me acuesto|duermo|tengo (?:sexo|relaciones)) con (?:el|ella|ese|esa|mi \w+)\b|\b(?:if i (?:dont|do not|wont)|unless i) (?:sleep|have sex) with (?:him|her|my \w+)\b/;

/** A wish to die, a hand that cuts, a farewell. */
const wishesToDie = (said: string): boolean =>
  says(said, ownHand) ||
  (says(said, cutsHerself) && !says(said, byAccident)) ||
  says(said, wishesDead) ||
  (says(said, killsHimself) && says(said, isPrepared)) ||
  isVeiledWish(said) ||
  (says(said, atTheEdge) && says(said, givesUp)) ||
  (says(said, farewell) &&
    /\bperdon(?:en|a)|despedida|goodbye|adios|forgive/.test(said) &&
    !says(said, office));

const atHome = { kind: "violence", topic: "vawa" } as const;
const byOthers = { kind: "violence", topic: "visa-u" } as const;
const ofChild = (topic: string) => ({ kind: "minor", topic }) as const;

/** "Si digo que no me pega y sí me pega": what she would have to say is the lie, and the blows are there. */
const struckIndeed =
  /\b(?:no me (?:pega|golpea|maltrata)|no me hace nada)\b(?: \w+){0,3} si me (?:pega|golpea|maltrata)\b|\b(?:ya )?no (?:aguanto|soporto) (?:mas )?(?:sus|los|tantos) (?:golpes|golpizas|maltratos)\b/;
const untrue = /\b(?:aunque|nunca|no es (?:cierto|verdad)|mentira|invent\w+|fing\w+)\b/;
const isStruckIndeed = (said: string): boolean =>
  says(said, struckIndeed) && !says(said, untrue) && !says(said, longAgo);

/** Cries that no list had, in the order in which they are looked for. */
const cries: readonly ((said: string) => SafetyHit<Crisis> | null)[] = [
  (said) => (wishesToDie(said) ? { kind: "selfHarm", topic: null } : null),
  (said) => (says(said, withoutBlows) && !says(said, boss) && !says(said, asksOfAbuse) ? atHome : null),
  (said) => (says(said, foundOut) || comesAtHer(said) ? atHome : null),
  foundAgain,
  (said) => (says(said, takesItOut) || isStruckIndeed(said) ? atHome : null),
  (said) => (says(said, atThroat) && !says(said, noHand) ? atHome : null),
  (said) => (says(said, partnerKills) && !says(said, laughs) && !isScolded(said) ? atHome : null),
  (said) => ((says(said, bruisedBy) || says(said, violentHouse)) && !says(said, longAgo) ? atHome : null),
  heldCaptive,
  (said) => (isHeldAtWork(said) ? { kind: "trafficking", topic: "visa-t" } : null),
  (said) => (isChildLeft(said) ? ofChild("encontrar-detenido") : null),
  (said) => (isTakenAbroad(said) ? ofChild(ofTaken) : null),
  (said) => (harmsChildUnnamed(said) ? ofChild("visa-u") : null),
  (said) => (isSilentSinceCrossing(said) ? { kind: "lost", topic: null } : null),
  (said) => (isChildMissing(said) ? ofChild("menor-no-acompanado") : null),
  stalkedBy,
  (said) => (isFrailHarmed(said) || isTakenByForce(said) ? byOthers : null),
  criedOf,
  (said) =>
    says(said, forSex) || says(said, silenced) || says(said, payOrDie) || isHunted(said) || areHunting(said)
      ? byOthers
      : null,
  (said) => (says(said, lured) ? ofChild("visa-t") : null),
];

const byGang =
  /\b(?:maras?|mareros?|pandill\w+|carteles|cartel|narcos?|sicarios?|guerrilla|paramilitares|gangs?|cartels?)\b/;
const asksAsylum = /\b(?:asilo|asylum|refugio|refugiad[oa]|refugee)\b/;
const isHereNow =
  /\b(?:ahorita|ahora|hoy|anoche|ayer|aqui|aca|afuera|now|today|tonight|yesterday|here|outside|saben? donde|conocen? mi|encontraron|hallaron|found|know where|know my|siguen|siguiendo|following|llaman|llamando|calling|calls|pistola|gun|mi (?:escuela|trabajo|casa))\b/;
/** "La mara me quiere matar, ¿cómo pido asilo?": told of the country that was left. */
const isGroundForAsylum = (said: string): boolean =>
  says(said, byGang) && says(said, asksAsylum) && !says(said, isHereNow);

/** A farewell, a wrist, a ransom, a girl lured away, killers at hand, captives, no air, a child left alone. */
export function cryOf(said: string): SafetyHit<Crisis> | null {
  for (const heard of cries) {
    const cry = heard(said);
    if (cry !== null) return cry.topic === byOthers.topic && isGroundForAsylum(said) ? null : cry;
  }
  return null;
}

/** "Estoy en el puente y no quiero seguir": no way in and no crossing. */
const atTheEdge =
  /\b(?:estoy|ando|parad[oa]|sentad[oa]|subid[oa]|im|i am|standing|sitting)\b(?: \w+){0,3} (?:el|la|las|un|una|the|a) (?:puente|azotea|techo|barandal|vias|borde|orilla|balcon|bridge|roof|rooftop|ledge|edge|tracks|balcony)\b/;
const givesUp =
  /\bno (?:quiero|puedo|aguanto) (?:mas|seguir|vivir)\b|\bya no (?:puedo|aguanto|quiero)(?: mas)?$|\bya no (?:puedo|aguanto) (?:mas|y|asi)\b|\b(?:adios|despedirme|goodbye)\b|\b(?:cant|cannot|dont want to) (?:go on|do (?:this|it) anymore|take it anymore|live)\b/;

const ill =
  "gripa|gripe|gripita|tos|covid|virus|catarro|resfriado|resfrio|influenza|calentura|fiebre|varicela|piojos|sarna|enfermedad|susto|sustote|sol|calor|frio|aire|hambre|sueno|cruda|nostalgia|flojera|risa|alergia|asma|garganta|acento|bug|flu|cold";
const slapstick = new RegExp(
  `\\b(?:me|nos|le) (?:peg[oa]|pegaron|pegan|pegaba|dio) (?:\\w+ )?(?:la |el |un |una |mucho |bien |duro |fuerte |mucha )*(?:${ill})\\b|\\b(?:el|la) (?:${ill}) (?:\\w+ )?(?:me|nos) (?:peg[oa]|golpe[oa]|pegaba)\\b|\\bgave me (?:the |a )?(?:flu|cold|covid|bug)\\b`,
);
const laughs = /\b(?:jaj|jej|haha|lol\b)|\bxd\b/;
const chancla = /\b(?:chancla\w*|chanclazos?|coscorr\w+|flip flop|sandal)\b/;
const figurative =
  /\bantes de que (?:dios|diosito) (?:lo|la|me|nos|los) (?:recoja|llame|lleve)\b|\bbefore (?:god|the lord) (?:takes|calls)\b|\b(?:se |nos )?(?:quiere[n]?|queria|va|van|iba) (?:a )?morir(?:se)? de (?:la )?(?:risa|pena|verguenza|gusto|hambre|sed|calor|frio|ganas|coraje)\b|\bdie(?:d|s)? laughing\b|\bmorir(?:se|me)? (?:tranquil[oa]|en paz|feliz|de viej\w+)\b|\bmorir(?:se)? en su (?:tierra|pais|pueblo|casa|rancho)\b|\bmorir(?:me)? en mi (?:tierra|pais|pueblo|rancho)\b|\b(?:ponerse|echarse|ponerme|es) (?:\w+ )?la soga al cuello\b|\bcolgar(?:me|nos) (?:de|a) (?:la|el|su|mi) (?:peticion|solicitud|tramite|caso|residencia|asilo|visa)\b|\bno quiero vivir (?:alla|alli)\b|\b(?:(?:me )?(?:quiero|quisiera|queria|iba a|voy a|puedo|ando|estoy) (?:morir(?:me)?|muriendo|muriendome)|me (?:muero|moria|mori|ando muriendo|estoy muriendo)|casi me muero) (?:ya )?(?:de|por) (?:(?:la|el|pura|puro|tanta|tanto|mucha|mucho) )*(?:risa|pena|verguenza|hambre|sed|sueno|calor|frio|ganas|aburrimiento|nervios|curiosidad|amor|coraje|envidia|antojo)\b|\b(?:dying of|die of|dying from) (?:laughter|embarrassment|hunger|boredom|shame|curiosity|laughing)\b/;
/** One word of these, and nothing is only a manner of speaking. */
const earnest =
  /\b(?:matar\w*|suicid\w*|no quiero (?:vivir(?! all[ai]\b)|seguir)|pastillas|pistola|cuchillo|navaja|moreton\w*|sangr\w*|todos los dias|siempre me|amenaz\w*|viol[oa]\w*|me golpe\w*|ahorc\w*|miedo|kill\w*|knife|gun|me pega\b(?! (?:la|el|un|mucho))|patea\w*|cinturon\w*|no (?:me )?(?:importa|vale))\b/;
/** A child that keeps its mother awake. */
const sleepless =
  /\b(?:cansad[oa]|agotad[oa]|sueno|dormido|duermo|dormir|tired|exhausted|slept)\b.*\b(?:bebe|recien nacid[oa]|nin[oa]s?|trabaj\w+|turnos?|cuidar|cuidando|baby|newborn|kids)\b/;

/** Where somebody works, and no more. */
const worksThere =
  /\b(?:trabajo|trabajamos|trabaja|estoy trabajando|chambeo|jalo|laboro|i work|we work|im working|working)\b(?: \w+){0,3} (?:en|de|in|at|on|for|as)\b/;
const idiom =
  /\b(?:se (?:me|nos) pega(?:n|ba|ron)? (?:en|a) (?:los|las|el|la|mis?)|(?:esto|eso|this) (?:ya )?(?:me va a matar|me mata|is (?:going to|gonna) kill me) (?:jaj\w*|haha\w*|lol)|matar (?:a )?(?:los )?dos pajaros|kill(?:ing)? two birds|(?:me|nos) esta matando (?:la|el|este|esta) (?:espera|trabajo|calor|papeleo|tramite|examen|estres)|(?:trabajo|examen|entrevista|espera|calor|papeleo|tramite|tarea|prueba|estres|curiosidad|dolor de (?:cabeza|muelas|espalda|pies)|wait|exam|test|heat|paperwork|stress) (?:ya )?(?:me|nos) (?:va|van|esta|estan) (?:a )?(?:matar|matando)|(?:wait|wait(?:ing)|exam|test|heat|paperwork|stress|headache) (?:is|will|is going to|gonna) (?:kill|killing) me|no quiero morir(?:me)? (?:sin|antes)|dont want to die (?:without|before))\b/g;

/** Tried long ago, and asked about for a form or a doctor. */
const triedOnce =
  /\b(?:hace (?:\w+ ){1,3}anos|years ago|de (?:nino|nina|joven|adolescente)|(?:en|in) (?:19|20)\d\d)\b.*\b(?:intente|trate|quise|tried|attempt\w*)\b|\b(?:intente|trate de|tried|attempt\w*)\b.*\b(?:hace (?:\w+ ){1,3}anos|years ago)\b/;
const ofExam =
  /\b(?:examen|medico|civil|formulario|solicitud|entrevista|pregunt\w+|afecta|i ?693|exam|doctor|form|interview|asks?|affect)\b/;
const stillWishes =
  /\b(?:todavia|otra vez|de nuevo|ya no (?:quiero|aguanto)|ganas de|still|again|dont want to)\b/;

/** "Mi mamá me va a matar, se me perdió su mica": scolded for a mishap. Only who scolds, never a partner. */
const scolded =
  /\b(?:(?:mi|my) (?:mama|jefa|jefe|jefecita|papa|apa|ama|abuel\w+|suegra|hermana|herman\w+|tia|patron\w*|boss|mom|mother|dad|grandma|sister|aunt)|(?:mis|my) (?:papas|jefes|parents)) (?:ya )?(?:me (?:va|van) a matar|me mat[ae]n?|(?:is|are) (?:going to|gonna) kill me|will kill me)\b/;
const mishap =
  /\bsi (?:falto|llego tarde|no llego|pido (?:el dia|permiso)|me salgo (?:temprano|antes)|no (?:voy|trabajo) (?:ese dia|manana|el \w+))\b|\bif i (?:miss work|am late|m late|call (?:off|out)|ask for the day)\b|\b(?:se (?:me|nos) olvid\w+ (?:firmar|mandar|poner|pagar|llevar|llenar)|forgot to (?:sign|send|pay|bring|fill))\b|\b(?:se (?:me|nos) (?:perdio|perdieron|olvid\w+|paso|rompio|mojo|vencio|extravi\w+)|perdi|olvide|rompi|moje|lost|forgot|missed)\b(?: \w+){0,5} (?:mica|green ?card|pasaporte|passport|acta|permiso|permit|cita|appointment|huellas|papel(?:es)?|papers|tarjeta|card|licencia|license|pago|carta|letter)\b/;
const reallyHarmed =
  /\b(?:avent\w+|empuj\w+|jal(?:o|a|aba|ones)\w*|correa|palos?|(?:le|me|nos) (?:quebr|romp|tumb)\w+|brazo|costillas?|dientes?|shoot\w*|belt|scream\w*|forc\w+|hit|beat\w*|slap\w*|lock\w*|hide|scared|la otra vez|busca\w*|siempre)\b/;

/** A partner too, where it is laughed about. */
const scoldedLaughing =
  /\bmi (?:espos[oa]|marido|mujer|novi[oa]) me (?:va a matar|mata)\b|\bmy (?:wife|husband|girlfriend|boyfriend) (?:is going to|will|gonna) kill me\b/;

function isScolded(said: string): boolean {
  const joke = says(said, laughs) ? said.replace(scoldedLaughing, " ") : said;
  const rest = joke.replace(scolded, " ");
  return (
    rest !== said && mishap.test(rest) && !earnest.test(rest) && !hurt.test(rest) && !reallyHarmed.test(rest)
  );
}

/** ICE's monitor, and no chain. */
const shackle =
  /\b(?:grillet\w*|brazalete|monitor|ankle|isap|smartlink)\b(?: \w+){0,4}(?: tobillo| pie| pierna| monitor| bracelet)?/;

/** A body at a hospital, a truck that was towed: things are kept until somebody pays, and nobody is. */
const thingHeld =
  /\b(?:hospital|funeraria|morgue|grua|corralon|taller|tow(?:ing)?|impound\w*)\b.*\b(?:no (?:me|nos) (?:l[oa]s? )?(?:entrega\w*|sueltan?|dan?|devuelven?)|wont (?:give|release))\b.*?(?:hasta que (?:les |le )?pague(?:mos)?|until (?:i|we) pay)?/;

/** A landlord's notice to leave. */
const evicted =
  /\b(?:aviso|papel|carta|nota|notificacion|notice|letter)\b.*\b(?:desaloj\w+|evict\w*|dejar (?:el|la) (?:apartamento|casa|departamento)|pagar la renta|move out)\b/;

/** Wears ICE's monitor, or only tells where they work. */
function isFree(said: string): boolean {
  if (says(said, thingHeld) && !worksForced.test(said.replace(thingHeld, " "))) return true;
  if (says(said, evicted) && !worksForced.test(said.replace(evicted, " "))) return true;
  if (says(said, shackle) && !worksForced.test(said.replace(shackle, " "))) return true;
  if (hasGotAway(said)) return true;
  return says(said, worksThere) && !says(said, worksForced);
}

/** Over, or never was, by the writer's own words. */
function isPast(kind: Crisis, said: string): boolean {
  if (kind === "selfHarm") return says(said, triedOnce) && says(said, ofExam) && !says(said, stillWishes);
  if (kind === "minor" && isReportedOnce(said)) return true;
  return isOver(said) || (kind === "violence" && (isNoViolence(said) || isScolded(said)));
}

/** "Si no voy a la corte, ¿van por mí?": officers, and a question. */
const comeForHer =
  /\bsi no (?:voy|vamos|me presento|fui)\b.{0,40}\b(?:corte|cita|ice|huellas|audiencia|check ?in)\b.{0,40}\b(?:van|vienen|va|viene|iran)(?: a (?:ir|venir))? por (?:mi|nosotros|el|ella)\b/;
const grim =
  /\b(?:mor\w+|muer\w+|vivir|vida|suicid\w+|aguant\w+|no puedo mas|trist\w+|calma|a escondidas|brazos|venas|kill\w*|die|dying|live|life|end it|anymore|sad|wrists?|bathroom)\b/;
/** "I cut myself at work with a saw", "quiero cortarme las uñas". */
const isCutByAccident = (said: string): boolean =>
  /\b(?:cort\w+|cut)\b/.test(said) && says(said, byAccident) && !says(said, grim) && !says(said, ownHand);

/** "Un hombre me asaltó y me cortó el brazo." */
const isCutByAnother = (said: string): boolean =>
  /\b(?:hombres?|ladron\w*|tipos?|asalt\w+|rob\w+|alguien|robbers?|(?:a|the) man)\b.{0,60}\b(?:me cort(?:o|aron) (?:el|la|los|las) (?:brazos?|manos?|cara|piernas?|dedos?)|cut my (?:arms?|hands?|face|leg))\b/.test(
    said,
  ) && !/\b(?:morir\w*|matarme|suicid\w*|quitarme|ya no quiero|kill myself|die)\b/.test(said);

/** "Se me dañó el celular": a thing, and nobody who hurts herself. */
const brokenThing =
  /\bse (?:me |nos |le )?(?:dano|descompuso|rompio|quebro|apago|murio) (?:el|la|mi) (?:celular|telefono|compu\w*|laptop|carro|coche|troca|camioneta|moto|lavadora|refri\w*|estufa|tele\w*|radio|bateria)\b/;

/** A cut by accident or by another, a day in court that is feared. */
const isNoWish = (said: string): boolean =>
  (isToDieSettled(said) && !says(said, earnest)) ||
  isCutByAccident(said) ||
  isCutByAnother(said) ||
  (isAdviceOrFear(said) && !says(said, grim));

/** "Yo no maté a nadie": says what she never did. */
const killedNobody =
  /\b(?:no|nunca|jamas) (?:he |hemos )?(?:mate|matado|matamos|asesine)(?: ni \w+){0,3} a nadie\b|\b(?:did not|didnt|never|havent|have not) kill(?:ed)? (?:anyone|anybody|nobody)\b/g;
/** What stands on a jacket or a car. */
const onUniform =
  /\b(?:jackets?|shirts?|vests?|caps?|badges?|vans?|chamarras?|chalecos?|gorras?|playeras?|uniformes?)(?: que)? (?:said|says|decia|dice|decian|dicen) \w+/g;

/** A tooth that aches, and a relative who was moved from where she was held. */
const ofTooth =
  /^(?=.*\b(?:muelas?|dientes?|encias?|caries|tooth|teeth|gums?)\b)(?=.*\b(?:duele[n]?|dolor|hinch\w+|infect\w+|infeccion|antibiotico|hurts?|aches?|swollen|infection)\b)(?!.*\b(?:tumb\w+|tir(?:o|aron)|romp\w+|quebr\w+|peg\w+|golpe\w+|patad\w+|punet\w+|cachetad\w+|hit|hits|punch\w*|knock\w*|broke|marido|espos[oa]|novi[oa]|husband|boyfriend)\b)/;
const movedAway =
  /\b(?:llam[oa]\w*|called)\b(?: \w+){0,3} (?:centro|carcel|detencion|detention|center|facility)\b.*\b(?:ya no (?:esta|aparece|l[oa] tienen)|no longer there|isnt there|not there)\b/;

/** An ache, somebody who was moved, a slipper that flew and was laughed at. */
const isNoBlow = (said: string): boolean =>
  says(said, ofTooth) ||
  says(said, movedAway) ||
  says(said, slapstick) ||
  (says(said, chancla) && says(said, laughs));

/** A danger that is only a manner of speaking. */
export function isNoDanger(kind: Crisis, said: string): boolean {
  // Heat kills in the back of a truck, however it is said.
  if (isShutIn(said)) return false;
  if (isSwindleOrHope(kind, said) || isPast(kind, said) || onJourney(kind, said)) return true;
  if (kind === "trafficking" && isFree(said)) return true;
  if (kind === "selfHarm" && isNoWish(said)) return true;
  if (kind !== "selfHarm" && says(said, comeForHer) && !says(said, hurt)) return true;
  const rest = [idiom, brokenThing, killedNobody, onUniform].reduce(
    (left, one) => left.replace(one, " "),
    said,
  );
  if (rest !== said && !earnest.test(rest) && !hurt.test(rest) && !figurative.test(rest)) return true;
  if (says(said, earnest)) return false;
  if (kind === "selfHarm" && says(said, figurative)) return true;
  if (kind === "violence" && isNoBlow(said)) return true;
  return says(said, sleepless) && !says(said, hurt);
}
