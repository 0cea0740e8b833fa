/** Words that are only spelled like a bribe, a sham or a lie: a briefing, a dog that bit the card, a mind gone blank. Server only. */
import { says } from "#guide/words/server-only/says.ts";

const alike = [
  /\b(?:briefs?|briefing|bride|bridal)\b(?!.*\b(?:brib\w+|fake|buy|paid|pay|order)\b)|\b(?:perr[oa]|gat[oa]|cachorr[oa])\b.*\bmordi\w*|\bmordi\w*.*\bperr[oa]\b|\b(?:mente (?:esta |se me queda |se queda )?en blanco|en blanco la mente)\b/,
  /^(?:\w+ ){0,4}(?:no (?:encuentro|hallo)|perdi|se me perdio) (?:el |mi |la |nuestra )?acta(?: \w+){0,4}$/,
  /\bpay(?:ing)? (?:in |with )?cash (?:at|in|for) (?:the )?(?:\w+ )?(?:office|window|bank|fee|filing)\b/,
];

/** Nothing is confessed either, so no warning goes with the answer. */
export const isSpelledAlike = (said: string): boolean => alike.some((one) => says(said, one));
