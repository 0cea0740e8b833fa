/**
 * Leads that do not fit whoever asks, by what they warn of, the subject told and the words: what stands there instead, or nothing. The first
 * that holds goes. A missed urgency costs more than a needless lead, so what takes one away names what is plainly none. Server only.
 */
import { general, stray } from "#guide/dialogue/server-only/thread/leads-idle.ts";
import type { Fit } from "#guide/dialogue/server-only/thread/leads-words.ts";
import * as words from "#guide/dialogue/server-only/thread/leads-words.ts";

const { anything, plain } = words;

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
    of: ["arrest", "sign"],
    topics: ["ice-en-mi-puerta"],
    said: [words.knockedOn],
    unless: [words.stoppedNow],
    lead: "door",
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
    of: [...plain, "door", "court", "deadline"],
    topics: ["encontrar-detenido"],
    said: [words.somebodyTaken],
    unless: [words.onlyThoughtOf],
    lead: "detained",
  },
  {
    of: ["court"],
    topics: ["miedo-creible", "nta-corte"],
    said: [words.heldForJudge],
    unless: [words.letGo, words.ownDay],
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
  { of: ["grave"], topics: ["antecedentes", "dui"], said: [words.erased], lead: "careful" },
  { of: ["arrest"], said: [words.caseOver], unless: [words.caseOpen, words.citizen], lead: "careful" },
  { of: ["arrest"], said: [words.citizen], unless: [words.caseOpen, words.lostCitizen], lead: null },
  { of: ["arrest"], topics: ["ice-en-mi-puerta"], said: [words.citizen], lead: null },
  { of: ["arrest"], topics: ["antecedentes"], said: [words.witness], unless: [words.bySelf], lead: null },
  {
    of: ["arrest"],
    topics: ["carga-publica"],
    said: [anything],
    unless: [words.charged, words.bySelf],
    lead: null,
  },
  {
    of: ["arrest"],
    topics: ["ice-en-mi-puerta"],
    said: [words.rightsAsked],
    unless: [words.charged, words.isHappening, words.bySelf],
    lead: null,
  },
  {
    of: ["arrest"],
    topics: ["pedir-esposo", "ajuste-familiar"],
    said: [words.handcuffed],
    unless: [words.bySelf],
    lead: "other",
  },
  {
    of: ["scam"],
    topics: ["dui", "antecedentes"],
    said: [words.longAgo],
    unless: [words.caseOpen],
    lead: "careful",
  },
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
  { of: ["detained", "other"], said: [words.oldArrest], unless: [words.caseOpen], lead: "careful" },
];

/** Another court than immigration's, or none. */
const courts: readonly Fit[] = [
  {
    of: ["court"],
    topics: ["antecedentes", "dui", "daca"],
    said: [words.criminalCourt],
    unless: [words.immigrationCourt],
    lead: "arrest",
  },
  { of: ["court"], topics: ["falte-a-corte", "nta-corte"], said: [words.absentia], lead: "missed" },
  { of: ["deadline"], topics: ["falte-a-corte"], said: [words.missedCourt], lead: "missed" },
  { of: ["court"], topics: ["apelar-juez"], said: [words.boardDenied], lead: "other" },
  {
    of: ["court"],
    topics: ["asilo-general", "cancelacion-de-deportacion", "sij-jovenes", "h2a-h2b"],
    said: [words.noCourtYet],
    unless: [words.hasCourt],
    lead: null,
  },
  {
    of: ["court"],
    topics: ["asilo-aprobado"],
    said: [words.asylumWon],
    unless: [words.hasCourt],
    lead: null,
  },
  {
    of: ["court"],
    topics: ["perdi-o-me-negaron"],
    said: [words.noCourtYet],
    unless: [words.hasCourt],
    lead: "other",
  },
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

export const leadFits: readonly Fit[] = [
  ...happening,
  ...arrests,
  ...courts,
  ...heldNowhere,
  ...orders,
  ...stray,
  ...general,
];
