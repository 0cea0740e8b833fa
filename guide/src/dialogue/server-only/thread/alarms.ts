/** Danger or harm that was heard in words which, in this conversation, tell or ask nothing of the kind. Server only. */
import { ofPartner } from "#guide/dialogue/server-only/after-crisis/after-crisis.ts";
import { afraid } from "#guide/dialogue/server-only/courtesy/courtesy.ts";
import { askedPlainly } from "#guide/dialogue/server-only/faq/asked-plainly.ts";
import { byFaq, isAsked, likely, plainly, sayItem, surely } from "#guide/dialogue/server-only/faq/told.ts";
import { idSet } from "#guide/dialogue/server-only/ids.ts";
import { isRaidUnderWay } from "#guide/dialogue/server-only/second-look/grave-spots.ts";
import { carriedFor, goOn } from "#guide/dialogue/server-only/thread/answers.ts";
import { calmFollowUp } from "#guide/dialogue/server-only/thread/doubt.ts";
import { tell } from "#guide/dialogue/server-only/thread/say.ts";
import { openSubject, type Subject } from "#guide/dialogue/server-only/thread/subject.ts";
import type { Settled, Thread } from "#guide/dialogue/server-only/thread/thread.ts";
import { isBareFact, tears } from "#guide/dialogue/server-only/thread/words.ts";
import { understand } from "#guide/dialogue/understand.ts";
import { isRansomOpen } from "#guide/safety/server-only/cries/held-captive.ts";
import { namesHarm } from "#guide/safety/server-only/cries/no-violence.ts";
import { cryOf } from "#guide/safety/server-only/cries/said-plainly.ts";
import { askedInSecret } from "#guide/safety/server-only/requests/asked-in-secret.ts";
import { foundAgain } from "#guide/safety/server-only/requests/found-again.ts";

/** Harm or danger that no rule hears gives way to what is plainly asked of the open subject; danger not where it is the matter itself. */
export function guessedOnly(thread: Thread): Settled | null {
  const { mind, state, seen, plain, readings } = thread;
  const refused = plain.reply.kind === "refuse";
  const open = refused || state.crisis === undefined ? openSubject(mind, state) : null;
  if (open === null || (!refused && ofDanger.has(open.parent.id))) return null;
  const lists = [seen.list, seen.whole];
  const byRule = lists.some(
    (list) => mind.safety.refusal(list) !== null || mind.safety.crisis(list) !== null,
  );
  // A cry that whole phrases settle is no guess.
  if (readings.some((said) => cryOf(said) !== null)) return null;
  if (byRule || (refused && isToldInFull(thread, open))) return null;
  // A request that is only guessed at gives way sooner than a danger, and without a word of wrong altogether.
  const innocent = refused && !readings.some((said) => ofWrong.test(said));
  const told =
    askedPlainly(thread, open) ??
    byFaq(thread, open, refused ? surely : plainly) ??
    (innocent ? goOn(thread, open) : null);
  return told === null ? null : { ...told, adds: true };
}

/**
 * A request told at length stays refused: what is asked next of a subject is short, and of its honest wordings that are not, few
 * sound like harm (docs/guide.md). A question that an answer was surely written for stays answered, unless harm is plain.
 */
function isToldInFull(thread: Thread, open: Subject): boolean {
  const { mind, seen, readings } = thread;
  if (readings.some((said) => askedInSecret(said) !== null)) return true;
  if ((readings[0] ?? "").split(" ").length < toldInFull) return false;
  const sure = mind.alarms?.(seen.whole, seen.found, seen.text).surelyHarm === true;
  const namesWrong = readings.some((said) => ofWrong.test(said));
  // "¿Qué le digo al juez? ¿El parole cuenta como excusa?": no word of wrong, and hardly heard as one.
  if (!namesWrong && !sure) return false;
  return sure || !isAsked(thread, open, namesWrong ? plainly : surely);
}
const toldInFull = 12;
const ofDanger: ReadonlySet<string> = new Set([
  "vawa",
  "visa-t",
  "visa-u",
  "escuela-emergencia",
  "sij-jovenes",
]);
const wrong = [
  // lying and leaving out
  String.raw`fals\w+|invent\w+|mient\w+|ment\w+|finj\w+|fing\w+|enga\w+|esconder?\w*|escap\w+|aparent\w+`,
  String.raw`parezca\w*|simul\w+|(?:hace[nr]?|hago|hacemos) como que`,
  String.raw`(?:cambi|arregl)\w+ (?:mis|los|las|unos) (?:talon\w*|cheques?|recibos?|cantidades|fechas)`,
  String.raw`(?:podemos|puedo|vamos a|voy a) decir\w*(?: \w+){0,2} que (?:nos|me|l[oa]s?) (?:abandon\w+|dejo|pega|golpea)`,
  "de que (?:mes|anos?) l[oa]s?|aunque (?:alla )?nadie",
  String.raw`(?:dig|dec|diga|decir|pon|poner|ponga|put|say|tell)\w* (?:que|that|them)`,
  // papers
  String.raw`compr\w+|vend\w+|chuec\w+|prestad\w+|ajen[oa]|de otr[oa]|otra persona|otro nombre|otra direccion`,
  String.raw`borr\w+|alter\w+|copi\w+|firm\w+ por`,
  // ways in, favours
  String.raw`sobor\w+|mordida|coyote|pollero|cruz\w+|brinc\w+|pag\w+le a|les? pago|recit\w+|sin que|no quiero que`,
  // marriage
  String.raw`cas\w+ por|por papeles|marry\w*`,
  // in English
  String.raw`fak\w+|forg\w+|lie|lying|pretend\w*|hid\w+|brib\w+|smuggl\w+|cheat\w*|buy|sell|someone elses?`,
  "without them|make up|made up|report it as",
];
/** A word of lying, forging, hiding, bribing, smuggling, or of marrying for papers. Wide on purpose: with one of them a refusal stays. */
const ofWrong = new RegExp(String.raw`\b(?:${wrong.join("|")})\b`);

/** "Están golpeando la puerta", while officers at the door are the subject: the door, and no blows; unless it is a partner who is outside. */
export function knocking(thread: Thread): Settled | null {
  const { state, readings } = thread;
  const isNear = officersNear.has(state.topic ?? "");
  const isHere = (said: string) => sayWho.test(said) || (isNear && said.search(atDoor) >= 0);
  const isDoor = state.crisis === undefined && readings.some((said) => isHere(said) && !notNow.test(said));
  if (!isDoor) return null;
  if (readings.some((said) => hurtsSomebody(said) || ofPartner.test(said) || foundAgain(said) !== null))
    return null;
  const turn = tell(thread, "ice-en-mi-puerta", "door");
  return turn === null ? null : { ...turn, adds: true };
}
/** "Ya entraron, nos tienen formados": what to do now stands above everything that may be asked of a raid. */
function raidNow(thread: Thread): Settled | null {
  const here = thread.seen.situation?.situation.id === "work-raid" && thread.readings.some(isRaidUnderWay);
  const turn = here ? tell(thread, "work-raid", "door") : null;
  return turn === null ? null : { ...turn, adds: true };
}

/** No blow at home is told: she cries for whom officers took, or for what they may do. */
export const cryingForThem = (thread: Thread): Settled | null =>
  cryingForTaken(thread) ?? afraidOfOfficers(thread);

/** "Tengo tres niños y no sé qué hacer, estoy llorando", of whom officers took. */
function cryingForTaken(thread: Thread): Settled | null {
  const { state, plain, readings, told } = thread;
  if (plain.reply.topic !== "vawa" || state.crisis !== undefined) return null;
  if (!told.includes("detained") || told.includes("heldSelf")) return null;
  const isPlain = readings.some((said) => namesHarm(said) || ofPartner.test(said) || ofHim.test(said));
  if (isCry(thread) || isPlain || !readings.some((said) => tears.test(said))) return null;
  const turn = tell(thread, "family-of-taken", "detained");
  return turn === null ? null : { ...turn, adds: true };
}

/** The open subject is what she fears: an appointment with ICE, an order, a court that was missed. */
const feared = idSet("check-in-ice orden-deportacion falte-a-corte encontrar-detenido ice-en-mi-puerta");
/** A plan for the children, asked for on the way. */
const ofChildren = "fear-for-children";
const fears =
  /\b(?:miedo|temor|angusti\w+|desesperad[oa]|nervios[oa]?|asustad[oa]|no (?:he|puedo) (?:dormi\w+|comer|comido)|scared|afraid|terrified|cant sleep|havent slept)\b/;

const blows =
  /\b(?:peg(?:a|o|aron|ando|ue)\w*|golp\w+|amenaz\w+|viol(?:a|o|aron|ada)|encerr\w+|matar\w*|morir\w*|pastillas|hit(?:s|ting)?|beat\w*|threat\w*|locked|kill\w*|die)\b/;

/** "Tengo mucho miedo, no he dormido, no sé qué va a ser de mis hijas", the night before: guessed to be told of blows, and no word tells any. */
function afraidOfOfficers(thread: Thread): Settled | null {
  const { state, plain, readings } = thread;
  const guessed = plain.reply.kind === "crisis" && plain.reply.topic === "vawa";
  const open = [state.topic ?? "", ...(state.spot === ofChildren ? (state.was ?? []) : [])];
  const topic = open.find((one) => feared.has(one));
  if (!guessed || state.crisis !== undefined || topic === undefined) return null;
  const isPlain = readings.some((said) => blows.test(said) || ofPartner.test(said) || ofHim.test(said));
  if (isCry(thread) || isPlain || !readings.some((said) => fears.test(said))) return null;
  const { spot: _, ...there } = state;
  return afraid(topic === state.topic ? thread : { ...thread, state: { ...there, topic } });
}

/** "¿Y si me amenaza con la migra?" of a boss who does not pay: no violence at home. */
export function bossThreatens(thread: Thread): Settled | null {
  const { mind, state, plain, faq, readings } = thread;
  const open = state.crisis === undefined && plain.reply.topic === "vawa" ? openSubject(mind, state) : null;
  if (open?.parent.id !== ofWages || !readings.some((said) => threatens.test(said))) return null;
  if (readings.some((said) => withMore.test(said) || ofPartner.test(said))) return null;
  const item = faq?.item(ofWages, "boss-threat-ice");
  return item === undefined ? null : { ...sayItem(thread, open, item), adds: true };
}
/** More than the call. */
const withMore =
  /\b(?:peg[aoue]\w*|golp\w+|mat\w+|arma|pistola|cuchill\w+|viol\w+|toc[ao]\w*|encerr\w+|encierr\w+|famili\w+|h?ij[oa]s?|hit\w*|beat\w*|kill\w*|gun|knife|rap\w+|touch\w*|lock\w*)\b/;
const ofWages = "derechos-laborales";
const threatens =
  /\b(?:amena[sz]\w*|threat\w*)\b.*\b(?:migra|ice|migracion|inmigracion|deport\w*|immigration|papeles|papers)\b|\b(?:deport\w*|call ice|llamar? a (?:la migra|ice))\b.*\b(?:amena[sz]\w*|threat\w*)\b/;

const noSleep =
  /^(?:(?:no|pues|ay|uy|ya|hoy|entonces|es que|yo|creo que) )*no voy a (?:poder )?dormir(?: (?:hoy|esta noche|nada|bien|de los nervios|de la preocupacion|hasta (?:el |ese )?\w+))*$|^(?:(?:i|well|now|oh|so|im) )*(?:wont|not going to|will not) (?:be able to )?sleep(?: (?:tonight|now|at all|until \w+))*$/;

/** "Ya no voy a dormir" was only guessed to be a wish to die: a worry, told with whom to call. */
export function sleepless(thread: Thread): Settled | null {
  const { state, readings } = thread;
  if (state.crisis !== undefined || isCry(thread)) return null;
  return readings.some((said) => noSleep.test(said)) ? afraid(thread) : null;
}

/** A rule or a whole phrase heard danger: no guess. */
function isCry({ mind, seen, readings }: Thread): boolean {
  const byRule = [seen.list, seen.whole].some((list) => mind.safety.crisis(list) !== null);
  return byRule || readings.some((said) => cryOf(said) !== null);
}

/** She bleeds, or fears the day when he is let out. */
const ofHim = /\b(?:desquit\w+|vengar\w*|sangr\w+|bleed\w*|me va a (?:pegar|golpear|matar|ir mal))\b/;

/** They are there while something else is asked: a raid, or a door that is banged on where a subject lets them be expected. */
export function officersNow(thread: Thread): Settled | null {
  // What is asked of a door that is open as the subject has answers of its own.
  const open = thread.state.topic === "ice-en-mi-puerta";
  return raidNow(thread) ?? (open ? null : knocking(thread));
}

/** Over, only feared, or somebody harmless. */
const notNow =
  /\b(?:hace|ayer|antier|anoche|(?:ano|mes|semana) pasad[oa]|en (?:19|20)\d\d|ago|last|yesterday|si (?:tocan|golpean|llegan|vienen)|if they|amazon|paquete\w*|cartero|vecin[oa]s?|pizza|delivery|neighbor\w*)\b/;
/** Who bangs on the door there is expected. */
const officersNear: ReadonlySet<string> = new Set(
  "ice-en-mi-puerta check-in-ice orden-deportacion falte-a-corte reingreso-tras-deportacion encontrar-detenido multas-998".split(
    " ",
  ),
);
/** "Están tocando fuerte y dicen policía": whatever is talked about. */
const sayWho =
  /\b(?:toc(?:an|ando)|golpe(?:an|ando)|afuera|bang(?:ing)?|pound(?:ing)?|knock(?:ing)?|outside)\b(?: \w+){0,5} (?:dicen?|gritan?|gritando|diciendo|say(?:s|ing)?|yell(?:s|ing)?|shout(?:s|ing)?|scream(?:s|ing)?)(?: (?:que|son|es|la|de|el|they|are|its|theyre|the))* (?:policias?|migra|ice|inmigracion|migracion|police|immigration)\b/;
const atDoor =
  /\b(?:golpe\w+|toc\w+|peg\w+|patea\w*|tumb\w+|romp\w+|bang\w*|pound\w*|knock\w*|kick\w*)\b(?: \w+){0,3} (?:puerta|ventana|porton|door|window)\b/g;
const hurtsSomebody = (said: string) => namesHarm(said.replace(sayWho, " ").replace(atDoor, " "));

/** Who told of a danger and now asks about it is answered; the danger's line stays above (`after-crisis.ts`). Not where these words tell of one again. */
export function askedInDanger(thread: Thread): Settled | null {
  const { mind, question, state } = thread;
  const { crisis, ...calm } = state;
  const open = openSubject(mind, state);
  if (crisis === undefined || crisis.now === true || open === null || isRansomOpen(state)) return null;
  if (understand(mind, question, calm).crisis !== null) return null;
  const told = askedPlainly(thread, open) ?? byFaq(thread, open, likely);
  return told === null ? null : { ...told, adds: true };
}

/** "Tienen 12 y 15", "no puedo ese día, trabajo": an age, an hour or a shift alone is no cry for help. */
export function heardInNothing(thread: Thread, said: string): Settled | null {
  const { mind, state } = thread;
  const open = state.crisis === undefined ? openSubject(mind, state) : null;
  const calm = open !== null && (isBareFact(said) || carriedFor(thread, open)?.calm === true);
  const stayed = calm ? goOn(thread, open) : null;
  if (stayed !== null) return { ...stayed, adds: true };
  return open === null ? null : calmFollowUp(thread, open, said);
}
