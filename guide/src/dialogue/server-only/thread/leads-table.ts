/**
 * Leads that do not fit whoever asks, by what they warn of, the subject told and the words: what stands there instead, or nothing. The first
 * that holds goes. A missed urgency costs more than a needless lead, so what takes one away names what is plainly none. Server only.
 */
import * as words from "#guide/dialogue/server-only/thread/leads-words.ts";
import type { Urgency } from "#guide/safety/urgent-rules.ts";

/** `usual`: the line of an urgent subject, whatever is asked of it; `careful`: no journey and no papers yet; `grave`: a wrong step weighs a lot. */
export type Lead = Urgency | "usual" | "careful" | "grave";

export interface Fit {
  /** The leads that it replaces. */
  of: readonly Lead[];
  /** Only under these subjects. */
  topics?: readonly string[];
  /** Each is said by the message, in any place. */
  said: readonly RegExp[];
  /** And none of these. */
  unless?: readonly RegExp[];
  lead: Lead | null;
  /** Also where a lead was read before in this talk. */
  later?: true;
}

const plain = ["usual", "other"] as const;
const anything = /^/;

/** What happens this minute, or has happened, and was given the line of its subject or another's. */
const happening: readonly Fit[] = [
  { of: ["detained"], said: [words.found], unless: [words.notFound], lead: "usual", later: true },
  {
    of: [...plain, "door", "detained"],
    topics: ["ice-en-mi-puerta"],
    said: [words.stoppedNow, words.rightNow],
    unless: [words.overAlready, words.atHome],
    lead: "sign",
  },
  {
    of: plain,
    topics: ["ice-en-mi-puerta"],
    said: [words.atDoorNow, words.officers],
    unless: [words.notAtDoorNow],
    lead: "door",
  },
  {
    of: plain,
    topics: ["ice-en-mi-puerta"],
    said: [words.ifAtDoor, words.officers],
    unless: [words.stoppedNow],
    lead: "door",
  },
  {
    of: [...plain, "door"],
    topics: ["encontrar-detenido"],
    said: [words.somebodyTaken],
    unless: [words.onlyThoughtOf],
    lead: "detained",
  },
  {
    of: plain,
    topics: ["menor-no-acompanado"],
    said: [words.heldMinor],
    unless: [words.minorIsOut],
    lead: "child",
  },
  {
    of: [...plain, "sign", "court"],
    topics: ["falte-a-corte"],
    said: [words.missedCourt],
    unless: [words.missedByAnyone],
    lead: "missed",
  },
  { of: ["detained"], said: [words.heldMyself], unless: [words.nobodyElse], lead: "sign" },
  {
    of: plain,
    topics: ["check-in-ice"],
    said: [words.calledByIce, words.onDay],
    unless: [words.monitor],
    lead: "deadline",
  },
  {
    of: plain,
    topics: ["salida-voluntaria"],
    said: [words.madeToSign],
    lead: "sign",
  },
];

/** Arrests, and cases that closed long ago. */
const arrests: readonly Fit[] = [
  { of: ["arrest"], said: [words.salvadoranId], unless: [words.bySelf], lead: null },
  { of: ["arrest"], said: [words.longAgo], unless: [words.caseOpen, words.citizen], lead: "careful" },
  { of: ["arrest"], said: [words.caseOver], unless: [words.caseOpen, words.citizen], lead: "careful" },
  { of: ["arrest"], said: [words.citizen], unless: [words.caseOpen, words.lostCitizen], lead: null },
  { of: ["arrest"], topics: ["ice-en-mi-puerta"], said: [words.citizen], lead: null },
  { of: ["arrest"], topics: ["llamadas-estafa"], said: [words.onPhone], lead: null },
  {
    of: ["leaving"],
    topics: ["antecedentes", "dui"],
    said: [words.ownCourt],
    unless: [words.longAgo],
    lead: "arrest",
  },
  {
    of: ["leaving"],
    topics: ["antecedentes"],
    said: [words.claimedCitizen],
    unless: [words.travels],
    lead: "careful",
  },
  {
    of: ["detained"],
    said: [words.bySelf, words.byPolice],
    unless: [words.nobodyElse, words.longAgo, words.iceHasMe],
    lead: "arrest",
  },
  {
    of: ["detained"],
    topics: ["viajar-advance-parole"],
    said: [words.travels],
    unless: [words.nobodyElse],
    lead: "leaving",
  },
  {
    of: ["detained"],
    said: [words.bySelf, words.letGo],
    unless: [words.nobodyElse, words.longAgo],
    lead: "other",
  },
  { of: ["detained"], said: [words.oldArrest], unless: [words.caseOpen], lead: "careful" },
];

/** Who is held nowhere. */
const heldNowhere: readonly Fit[] = [
  { of: ["detained", "other", "sign"], said: [words.ifOneDay], unless: [words.nobodyElse], lead: null },
  {
    of: ["detained"],
    topics: ["documentos-perdidos"],
    said: [words.thing],
    unless: [words.nobodyElse],
    lead: null,
  },
  {
    of: ["detained"],
    topics: ["llamadas-estafa"],
    said: [words.onPhone],
    unless: [words.nobodyElse],
    lead: null,
  },
  { of: ["detained"], topics: ["notarios-fraude"], said: [words.thing], lead: null },
  {
    of: ["detained"],
    topics: ["ice-en-mi-puerta"],
    said: [words.prepares],
    unless: [words.nobodyElse],
    lead: null,
  },
  {
    of: ["detained", "leaving", "sign", "other"],
    topics: ["foia"],
    said: [words.longAgo],
    unless: [words.nobodyElse],
    lead: "careful",
  },
  { of: ["detained"], said: [words.wasHeld, words.longAgo], unless: [words.heldStill], lead: null },
  { of: ["detained"], said: [words.harmDoer], unless: [words.heldByIce], lead: null },
  { of: ["detained"], topics: ["orden-deportacion"], said: [words.machineSaid], lead: "missed" },
  {
    of: ["detained"],
    topics: ["check-in-ice"],
    said: [words.calledByIce],
    unless: [words.heldByIce, words.monitor],
    lead: "deadline",
  },
  {
    of: ["detained"],
    topics: ["check-in-ice"],
    said: [words.monitor],
    unless: [words.heldByIce],
    lead: "other",
  },
];

/** An order, a deportation. */
const orders: readonly Fit[] = [
  { of: ["order"], said: [words.paperLost], unless: [words.orderTold], lead: "court" },
  { of: ["order"], topics: ["fianza"], said: [words.bondDenied], unless: [words.orderTold], lead: "usual" },
  { of: ["order"], said: [words.marries], unless: [words.orderTold], lead: null },
  {
    of: ["order", "sign"],
    topics: ["hijos-nacidos-aqui", "escuela-emergencia"],
    said: [anything],
    unless: [words.ownOrder],
    lead: null,
  },
  {
    of: ["order", "other", "leaving"],
    topics: ["reingreso-tras-deportacion", "castigo-3-10-perdon"],
    said: [words.keptAway],
    unless: [words.isBackHere, words.recentlySaid],
    lead: "grave",
  },
  {
    of: ["order", "leaving"],
    topics: ["reingreso-tras-deportacion"],
    said: [words.keptAway, words.recentlySaid],
    unless: [words.isBackHere],
    lead: "other",
  },
  {
    of: ["other"],
    topics: ["reingreso-tras-deportacion"],
    said: [words.selfAway, words.wantsBack],
    unless: [words.isBackHere, words.recentlySaid],
    lead: "grave",
  },
  { of: ["leaving"], said: [words.removalFlight], lead: "other" },
];

/** Lines that a word of theirs called up beside another matter. */
const stray: readonly Fit[] = [
  { of: ["sign"], topics: ["afidavit-i864"], said: [anything], lead: null },
  { of: ["sign"], said: [words.judgeSigned], lead: "order" },
  { of: ["sign"], said: [words.leftAsAgreed], lead: "grave" },
  { of: ["leaving"], said: [words.leavesWork], unless: [words.travels], lead: null },
  {
    of: ["leaving"],
    topics: ["arreglar-papeles"],
    said: [words.toMass],
    unless: [words.travels],
    lead: null,
  },
  { of: ["leaving"], topics: ["documentos-perdidos"], said: [words.stolenAbroad], lead: null },
  {
    of: ["door"],
    topics: ["derechos-laborales", "taxes-itin"],
    said: [words.noVisit],
    unless: [words.raided],
    lead: null,
  },
  { of: ["door"], topics: ["nta-corte"], said: [words.atCourt], lead: "court" },
  { of: ["other"], topics: ["biometricos"], said: [words.movesDay], unless: [words.missedDay], lead: null },
  {
    of: ["other"],
    topics: ["ciudadania-requisitos", "viajar-advance-parole"],
    said: [words.calmTrip],
    unless: [words.recentlySaid, words.deniedOrNear],
    lead: null,
  },
  { of: ["usual"], topics: ["loteria-visas", "fianza", "multas-998"], said: [words.otherMatter], lead: null },
];

/** What is asked in general, of nobody's case. */
const general: readonly Fit[] = [
  { of: [...plain, "order", "missed", "court"], said: [words.defines], unless: [words.ofOwn], lead: null },
  { of: [...plain, "order", "door"], said: [words.differs], unless: [words.ofOwn], lead: null },
  {
    of: [...plain, "order", "missed", "court"],
    said: [words.forClass],
    unless: [words.isHappening],
    lead: null,
  },
  { of: ["missed"], said: [words.missedByAnyone, words.ownDay], lead: "court" },
  { of: ["missed"], said: [words.missedByAnyone], unless: [words.missedCourt], lead: null },
  {
    of: plain,
    topics: ["fianza"],
    said: [words.refund, words.caseDone],
    unless: [words.heldByIce],
    lead: null,
  },
  {
    of: ["detained"],
    topics: ["fianza"],
    said: [words.refund, words.caseDone],
    unless: [words.heldByIce],
    lead: null,
  },
  {
    of: plain,
    topics: ["ice-en-mi-puerta", "viajar-advance-parole"],
    said: [words.rightsAsked],
    unless: [words.isHappening],
    lead: null,
  },
  {
    of: plain,
    topics: ["miedo-creible"],
    said: [words.prepares],
    unless: [words.isHappening, words.ofOther],
    lead: null,
  },
  { of: plain, topics: ["seguro-social"], said: [words.prepares], lead: null },
  { of: plain, topics: ["salida-voluntaria"], said: [words.heardOf], unless: [words.ofOwn], lead: "grave" },
  { of: plain, said: [words.heardOf], unless: [words.ofOwn], lead: null },
  { of: plain, said: [words.priced], unless: [words.ofOwn], lead: null },
];

export const fits: readonly Fit[] = [
  ...happening,
  ...arrests,
  ...heldNowhere,
  ...orders,
  ...stray,
  ...general,
];
