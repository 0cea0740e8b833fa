/** Decisions of `near-subjects.ts` on whoever fills in the forms: who took the money and is gone has cheated. Server only. */
import type { Decision } from "#guide/dialogue/server-only/near-subjects/near-subjects.ts";
import {
  isGone,
  notPreparer,
  otherForms,
  preparer,
  tookMoney,
} from "#guide/dialogue/server-only/outright/preparers.ts";

/** Sent, with its receipt, and waiting; or money that was to be sent home. */
const onlyWaits =
  /\b(?:(?:me|nos) (?:dio|mando|entrego) (?:el|los|un|mi) recibos?|gave (?:me|us) (?:the|a|my) receipt|es normal|normal (?:wait|espera)|is (?:it|this|that) normal|(?:mandar|mande|enviar|envie|send|sent|sending) (?:dinero|lana|feria|money|cash)|remesas?|giros?|remittance|wire|wiring)\b/;

/** A receipt that somebody gave, and whether it is one. */
export const receipt =
  /\b(?:recibos?|numero de (?:recibo|caso)|receipts?(?: numbers?| notices?)?|case numbers?|i ?797)\b/;
/** Doubted, or held to be none. */
export const isReal =
  /\b(?:verific\w+|verify|de (?:verdad|veras|adeveras)|chimb[oa]|fals[oa]|inventad[oa]|chuec[oa]|existe|(?:es|sea|este|sera) (?:real|buen[oa]|ciert[oa]|verdader[oa])|rar[oa]|fake|legit\w*|is real|exists|made up)\b/;
const asksHow = /\b(?:como|donde|puedo|hay (?:forma|manera)|how|where|can i)\b/;
/** One that looks like it, or of a house and a wage. */
export const wantsOne =
  /\b(?:parezca|looks? real|que pase|(?:me )?(?:hac(?:er|en|es)|haga)|consig\w+|conseguir|compr\w+|make|get (?:me )?(?:a|one)|buy|renta|rent|taxes|pago de|sueldo|paycheck)\b/;

export const preparerDecisions: readonly Decision[] = [
  {
    topic: "notarios-fraude",
    said: [receipt, isReal, asksHow],
    unless: wantsOne,
    over: "estado-del-caso consultar-caso-corte seguro-social llamadas-estafa documentos-perdidos foia permiso-trabajo-general arreglar-papeles",
    settles: true,
  },
  {
    // Whether one's lawyer is one.
    topic: "buscar-abogado",
    said: [
      /\b(?:abogad[oa]|licenciad[oa]|lawyer|attorney|representante)\b/,
      /\b(?:(?:abogad[oa]|licenciad[oa]|lawyer|attorney) (?:es|sea|is) (?:de (?:verdad|veras)|real|legit\w*)|(?:tiene|tenga|con|su) (?:la )?licencia|es (?:un |una )?abogad[oa] de (?:verdad|veras)|de (?:verdad|veras) es (?:un |una )?abogad[oa]|titulad[oa]|colegiad[oa]|licensed|(?:has|have) a license|(?:a )?real (?:lawyer|attorney)|in good standing)\b/,
    ],
    unless: /\b(?:notari[oa]|manej\w+|driv\w+|rob\w+|estaf(?:o|aron|ad[oa]|ar)|eres|olvida|you are|act as)\b/,
    over: "estado-del-caso consultar-caso-corte licencia-manejar notarios-fraude",
    settles: true,
  },
  {
    topic: "notarios-fraude",
    said: [preparer, tookMoney, isGone],
    unless: new RegExp(`${otherForms.source}|${notPreparer.source}|${onlyWaits.source}`),
    over: "arreglar-papeles pedir-esposo pedir-papas ajuste-familiar estado-del-caso asilo-general permiso-trabajo-general permiso-trabajo-asilo encontrar-detenido buscar-abogado documentos-perdidos",
    settles: true,
  },
];
