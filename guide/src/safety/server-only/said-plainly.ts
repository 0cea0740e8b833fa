/**
 * Whole phrases that settle what is danger and harm whatever else the message holds: a child or woman who was raped, pills that
 * were swallowed, and the figures of speech, honest confessions and accused who only share their words. Server only.
 */
import type { Crisis } from "#guide/safety/crisis-rules.ts";
import type { Refusal } from "#guide/safety/refuse-rules.ts";

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
  /\b(?:i was|i got|he|they|someone) (?:sexually assaulted|raped)\b/,
];
/** Done with a swindle, a law or a right. */
const notBody =
  /\b(?:violaron|violo|viola|abusaron|abuso|abusa) (?:(?:mis|sus|nuestros|los) derechos|la ley|(?:de )?(?:mi|su|la|nuestra) confianza|el contrato)\b|\b(?:mi|mis|el) (?:hermano|hijo|sobrino) (?:violo|abuso|abusa|viola)\b|\b(?:arrest\w+|acus\w+|carg\w+|convict\w*|preso|charged|accused) (?:por|de|of|for|with)\b|\b(?:visa u|u visa|vawa)\b.*\b(?:requisitos|cuanto|tarda|how long)\b/;

/** A child or a grown person who was abused: first of all somebody who listens. */
export function rapeIn(said: string): "child" | "grown" | null {
  if (notBody.test(said) || !raped.some((one) => one.test(said))) return null;
  return young.test(said) ? "child" : "grown";
}

const young = new RegExp(`\\b(?:mi|mis|su|la|una?|my|her) (?:\\w+ )?${kid}\\b`);

const swallowed =
  /\b(?:me|se) (?:tome|trague|tomo|trago|acabo de tomar) (?:\w+ ){0,3}(?:pastillas|frasco|bote|cloro|veneno|raticida|pildoras)\b|\b(?:acabo|acaba) de (?:tomarme|tragarme|tomarse) (?:\w+ ){0,3}(?:pastillas|frasco|cloro|veneno|pildoras)\b|\b(?:took|swallowed|drank) (?:\w+ ){0,4}(?:pills|bleach|poison|bottle)\b|\b(?:sobredosis|overdosed?)\b/;

const plenty =
  /\bme (?:tome|trague|acabo de (?:tomar|tragar)) (?:ya )?(?:(?:muchas|todas|bastantes|demasiadas|un monton de|un puno de) (?:las |mis |de las )?(?:pastillas|pildoras)|(?:un|el|todo el|medio) (?:frasco|bote)\b.{0,12}(?:pastillas|pildoras)|(?:cloro|veneno|raticida))\b|\bi (?:just )?(?:took|swallowed) (?:all|a bunch|a whole bottle|too many|a handful)\b.{0,14}\bpills\b/;

/** So many pills, or poison, that nothing else needs to be said. */
export function hasSwallowedPlenty(said: string): boolean {
  return plenty.test(said);
}

/** Poison or pills inside already: help now, on no condition. */
export function hasSwallowed(said: string): boolean {
  return swallowed.test(said);
}

const ill =
  "gripa|gripe|gripita|tos|covid|virus|catarro|resfriado|resfrio|influenza|calentura|fiebre|varicela|piojos|sarna|enfermedad|susto|sustote|sol|calor|frio|aire|hambre|sueno|cruda|nostalgia|flojera|risa|alergia|asma|garganta|acento|bug|flu|cold";
const slapstick = new RegExp(
  `\\b(?:me|nos|le) (?:peg[oa]|pegaron|pegan|pegaba|dio) (?:\\w+ )?(?:la |el |un |una |mucho |bien |duro |fuerte |mucha )*(?:${ill})\\b|\\b(?:el|la) (?:${ill}) (?:\\w+ )?(?:me|nos) (?:peg[oa]|golpe[oa]|pegaba)\\b|\\bgave me (?:the |a )?(?:flu|cold|covid|bug)\\b`,
);
const laughs = /\b(?:jaj|jej|haha|lol\b)|\bxd\b/;
const chancla = /\b(?:chancla\w*|chanclazos?|coscorr\w+|flip flop|sandal)\b/;
const figurative =
  /\b(?:(?:me )?(?:quiero|quisiera|queria|iba a|voy a|puedo|ando|estoy) (?:morir(?:me)?|muriendo|muriendome)|me (?:muero|moria|mori|ando muriendo|estoy muriendo)|casi me muero) (?:ya )?(?:de|por) (?:(?:la|el|pura|puro|tanta|tanto|mucha|mucho) )*(?:risa|pena|verguenza|hambre|sed|sueno|calor|frio|ganas|aburrimiento|nervios|curiosidad|amor|coraje|envidia|antojo)\b|\b(?:dying of|die of|dying from) (?:laughter|embarrassment|hunger|boredom|shame|curiosity|laughing)\b/;
/** One word of these, and nothing is only a manner of speaking. */
const earnest =
  /\b(?:matar\w*|suicid\w*|no quiero (?:vivir|seguir)|pastillas|pistola|cuchillo|navaja|moreton\w*|sangr\w*|todos los dias|siempre me|amenaz\w*|viol[oa]\w*|me golpe\w*|ahorc\w*|miedo|kill\w*|knife|gun|me pega\b(?! (?:la|el|un|mucho))|patea\w*|cinturon\w*|no (?:me )?(?:importa|vale))\b/;
/** A child that keeps its mother awake. */
const sleepless =
  /\b(?:cansad[oa]|agotad[oa]|sueno|dormido|duermo|dormir|tired|exhausted|slept)\b.*\b(?:bebe|recien nacid[oa]|nin[oa]s?|trabaj\w+|turnos?|cuidar|cuidando|baby|newborn|kids)\b/;
const hurt =
  /\b(?:me|nos|le|lo|la) (?:peg\w+|golpe\w+|grit\w+|maltrat\w+|encierr\w+|amenaz\w+|obliga\w*|insult\w+|deja|dejan)\b|\b(?:no quiero|ya no|no aguanto|no puedo mas|lastimar\w*|hacerle|marido|esposo|pareja|novio|patron\w*|jef[ea]|hits|beats|hurt\w*|anymore)\b|\b(?:ahogar|aventar|sacudir|sacudi)\w*\b/;

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
export function isAccused(said: string): boolean {
  return accused.some((one) => one.test(said)) && !alsoVictim.test(said);
}

/** Where somebody works, and no more. */
const worksThere =
  /\b(?:trabajo|trabajamos|trabaja|estoy trabajando|chambeo|jalo|laboro|i work|we work|im working|working)\b(?: \w+){0,3} (?:en|de|in|at|on|for|as)\b/;
/** A word of these, and it is more than that. */
const worksForced =
  /\b(?:no (?:me|nos|le|les) (?:paga\w*|deja\w*|da\w*|quier\w*)|sin (?:paga\w*|descans\w*|dormir|comer|salir|dia)|oblig\w+|encerr\w+|encierr\w+|amenaz\w+|pasaporte\w*|quit(?:o|aron|an)|deud\w+|deb(?:o|emos|ia)|golpe\w*|peg(?:a|an|aron)|miedo|gratis|patron\w*|jef[ea]\w*|duen[oa]\w*|mayordomo|contratista|coyote\w*|pollero\w*|no puedo (?:salir|irme|ir|dejar)|horas|dormim\w+|dormir|vigil\w+|cuidan|sex\w*|clientes|bailar|forced?|forces|locked|threat\w*|passport|owe|debt|boss|owner|doesnt|wont|dont|cant|not (?:let|pay|allowed)|hours|afraid|scared|clients|escap\w+|tienen|tiene)\b/;
/** Struck is a car or a door. */
const thing =
  "(?:carr[oi]\\w*|coches?|troc[ak]\\w*|camionetas?|camion|auto|van|moto\\w*|bici\\w*|porton|pared|barda|reja|mesa|celular|tele|espejo|car|truck|fence|phone|wall|mailbox|bumper|parabrisas|vidrio|ventana)";
const thingStruck = new RegExp(
  `\\b(?:golpe\\w*|peg(?:o|aron|a|ue|ando)|choc\\w*|choqu\\w*|ray\\w+|abollo|hit|crashed|dented|scratched|smashed|bumped)(?: (?:me|le|nos|a|con|en|el|la|mi|su|un|una|my|the|our|his|her|into|contra|al|del|parte|de|atras)){0,5} ${thing}\\b`,
);
const personStruck = new RegExp(
  `\\b(?:golpe\\w*|peg(?:o|aron|a|ue)|hits?|beats?|maltrat\\w*|amenaz\\w*|ahorc\\w*|patea\\w*|matar\\w*|mata|kill\\w*|viol[oa]|lastim\\w*|hurts?|asust\\w*|miedo|scared|afraid)\\b(?! (?:(?:me|le|nos|a|con|en|el|la|mi|su|un|una|my|the|our|his|her|contra|al) ){0,4}${thing})`,
);
const idiom =
  /\b(?:matar (?:a )?(?:los )?dos pajaros|kill(?:ing)? two birds|(?:me|nos) esta matando (?:la|el|este|esta) (?:espera|trabajo|calor|papeleo|tramite|examen|estres)|(?:trabajo|examen|entrevista|espera|calor|papeleo|tramite|tarea|prueba|estres|curiosidad|dolor de (?:cabeza|muelas|espalda|pies)|wait|exam|test|heat|paperwork|stress) (?:ya )?(?:me|nos) (?:va|van|esta|estan) (?:a )?(?:matar|matando)|(?:wait|wait(?:ing)|exam|test|heat|paperwork|stress|headache) (?:is|will|is going to|gonna) (?:kill|killing) me|no quiero morir(?:me)? (?:sin|antes)|dont want to die (?:without|before))\b/g;

/** A danger that is only a manner of speaking. */
export function isNoDanger(kind: Crisis, said: string): boolean {
  if (kind === "trafficking" && worksThere.test(said) && !worksForced.test(said)) return true;
  if (kind === "violence" && thingStruck.test(said) && !personStruck.test(said)) return true;
  if (kind === "violence" && isAccused(said)) return true;
  const rest = said.replace(idiom, " ");
  if (rest !== said && !earnest.test(rest) && !hurt.test(rest) && !figurative.test(rest)) return true;
  if (earnest.test(said)) return false;
  if (kind === "selfHarm" && figurative.test(said)) return true;
  if (kind === "violence" && (slapstick.test(said) || (chancla.test(said) && laughs.test(said)))) return true;
  return sleepless.test(said) && !hurt.test(said);
}

const enteredFalse =
  /\b(?:entre|entro|entramos|pase|cruce|llegue|vine|entered|came in|crossed)\b(?: \w+){0,4} (?:con|usando|with|using|on)\b(?: \w+){0,4} (?:papeles|pasaporte|visa|mica|documentos?|acta|papers|passport|documents?|green card)\b(?: \w+){0,2} (?:fals[oa]s?|chuec[oa]s?|de otr[oa]|de mi|prestad[oa]s?|ajen[oa]s?|rentad[oa]s?)\b|\b(?:entre|pase|cruce|entered|came in|crossed)\b(?: \w+){0,4} (?:con|with|using|on)\b(?: \w+){0,2} (?:fake|false|borrowed|someone elses) (?:papers|passport|visa|documents?|green card|id)\b/;
/** Goes on asking for the same. */
const wantsMore =
  /\b(?:quiero|voy a|puedo|puede|ocupo|necesito|como|donde|quien|vende\w*|consig\w+|comprar\w*|otra vez|volver|mi (?:hermano|esposa|primo|hijo|mama) (?:va|quiere)|want|buy|sell|again|how|where)\b/;
const stopped =
  /\b(?:me|nos) (?:paro|pararon|detuvo|detuvieron|agarro|agarraron|esta parando|estan parando)\b(?: \w+){0,2} (?:la patrulla(?: fronteriza)?|la migra|la policia|un oficial|un agente|inmigracion|ice|el reten|en (?:un|el) reten)\b|\b(?:patrulla fronteriza|la migra|un reten)\b(?: \w+){0,2} (?:me|nos) (?:paro|pararon|detuvo|detuvieron|para)\b|\b(?:border patrol|ice|police|cops?) (?:stopped|pulled over|is stopping) (?:me|us)\b|\b(?:stopped|pulled over) by (?:the )?(?:border patrol|ice|police)\b/;
const smuggles =
  /\b(?:coyote\w*|poller\w+|mojados|gente|cajuela|pasar(?:lo|la|los|las)?|cruzar(?:lo|la|los|las)?|llev(?:o|aba|abamos) a|traig\w+|traia\w*|escond\w+|mentir\w*|invent\w*|digo que (?:soy|no|es|vengo|nada mas)|para que (?:no|me crea\w*|crean)|smuggl\w*|trunk|lie|hide|pretend)\b/;

/** How the writer came, told as done. */
const cameOnce =
  /\b(?:yo )?(?:entre|entramos|cruce|cruzamos|pase|pasamos|llegue|llegamos|vine|venimos|brinque|i (?:came|crossed|entered)|we (?:came|crossed|entered))\b(?: \w+){0,6} (?:por|en|hace|through|in|at|by)\b/;
const crossesNow =
  /\b(?:quiero|quiere|quieren|quisiera|voy a|va a|van a|vamos a|puedo|podria|como (?:le hago|hago|cruz\w+|pas\w+)|cuanto cobra\w*|conoce\w*|coyote\w*|poller\w+|traer\w*|traig\w+|pasar(?:lo|la|los|las)?|cruzar(?:lo|la|los|las)?|necesito|ocupo|busco|recomiend\w+|(?:pas|cruz|cruc|met|tra)\w* a (?:mi|mis|un|una|otro|gente)|volver a|otra vez|mi (?:hermano|hermana|esposa|esposo|primo|hijo|hija|mama|papa) (?:va|quiere|esta)|want|going to|how (?:do|can|much)|bring|smuggl\w*|again)\b/;

/** An honest answer, or a question of rights, that only shares its words with a request. */
export function isNoRequest(kind: Refusal, said: string): boolean {
  if (kind === "smuggle" && cameOnce.test(said) && !crossesNow.test(said)) return true;
  if (kind === "forge") return enteredFalse.test(said) && !wantsMore.test(said);
  return (kind === "smuggle" || kind === "hide") && stopped.test(said) && !smuggles.test(said);
}
