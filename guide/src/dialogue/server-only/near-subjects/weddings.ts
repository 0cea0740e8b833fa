/** Decisions of `near-subjects.ts` on a wedding and papers: whether it is fraud goes before how a spouse is petitioned for. Server only. */
import type { Decision } from "#guide/dialogue/server-only/near-subjects/near-subjects.ts";

export const weddingDecisions: readonly Decision[] = [
  {
    // What becomes of others who marry for papers.
    topic: "fraude-matrimonio",
    said: [
      /\b(?:casar\w*|se (?:casa|casan|caso|casaron)|matrimonio|marry|marries|marrying|married|marriage)\b/,
      /\b(?:solo|nomas|nada mas|puro|only|just)\b(?: \w+){0,2} (?:por|para|pa|for|to get)\b(?: \w+){0,3} (?:papeles|residencia|mica|papers|green ?card)\b/,
      /\b(?:que|what)\b(?: \w+){0,3} (?:(?:les?|nos) (?:puede|pueden|podria|pasa|pasaria|va a|hacen)|(?:can|could|would|will|happens|might)(?: \w+){0,2} (?:to )?(?:them|her|him|both))\b/,
    ],
    over: "arreglar-papeles pedir-esposo ajuste-familiar",
    settles: true,
  },
  {
    // A wedding that also helps with papers, and whether it is wrong.
    topic: "fraude-matrimonio",
    said: [
      /\b(?:casar\w*|marry\w*)\b/,
      /\b(?:help\w*|ayud\w*|sirv\w+|conviene)\b(?: \w+){0,3} (?:papers|papeles|residencia|green ?card|status)\b/,
      /\b(?:okay|ok|legal|wrong|esta mal|malo|fraud\w*|fraude|crime|delito|allowed|permitido)\b/,
    ],
    over: "pedir-esposo prometido-k1 arreglar-papeles matrimonio-igualitario ajuste-familiar",
    settles: true,
  },
  {
    // Paid for once, and long over.
    topic: "fraude-matrimonio",
    said: [
      /\b(?:case|casamos|married)(?: \w+){0,4} (?:pagad[oa]|por (?:dinero|paga|(?:los )?papeles)|de mentiras|for (?:money|papers|pay|cash))\b|\b(?:pagaron|paid)(?: me)?(?: \w+){0,2} (?:casar\w*|marry)\b/,
      /\b(?:persegu\w+|persig\w+|afect\w+|perjudic\w+|sal(?:e|ir|ga) a (?:la luz|flote)|come back|catch up|affect\w*|hurt|haunt|problemas?|trouble)\b/,
    ],
    over: "prometido-k1 pedir-esposo divorcio-en-tramite ajuste-familiar",
    settles: true,
  },
];
