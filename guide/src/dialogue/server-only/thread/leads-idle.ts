/** Leads that a word called up beside another matter, and questions in general, of nobody's case (`leads-table.ts`). Server only. */

import type { Fit } from "#guide/dialogue/server-only/thread/leads-words.ts";
import * as words from "#guide/dialogue/server-only/thread/leads-words.ts";

const { anything, plain } = words;

/** Lines that a word of theirs called up beside another matter. */
export const stray: readonly Fit[] = [
  { of: ["scam"], said: [words.coyote], unless: [words.recentlySaid], lead: "careful" },
  { of: ["sign"], topics: ["afidavit-i864", "tps", "traducciones"], said: [anything], lead: null },
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
  { of: ["leaving"], topics: ["salida-voluntaria"], said: [words.detentionPaper], lead: "sign" },
  {
    of: ["deadline"],
    topics: [
      "antecedentes",
      "castigo-3-10-perdon",
      "derechos-laborales",
      "escuela-emergencia",
      "ice-en-mi-puerta",
    ],
    said: [anything],
    unless: [words.onDay, words.isHappening],
    lead: null,
  },
  { of: ["deadline"], topics: ["check-in-ice"], said: [words.missedCheckIn], lead: "other" },
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
export const general: readonly Fit[] = [
  {
    of: [...plain, "order", "missed", "court", "deadline"],
    said: [words.defines],
    unless: [words.ofOwn],
    lead: null,
  },
  {
    of: words.forAnyCase,
    said: [words.inGeneral],
    unless: [words.ofOwn, words.ofSelf],
    lead: null,
  },
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
    of: [...plain, "detained"],
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
