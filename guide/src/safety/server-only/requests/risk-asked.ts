/** What may happen to who takes an offer that others made: asked before it is taken, and no wish for it. Server only. */
import { wholeWords } from "#guide/safety/server-only/requests/asked-words.ts";
import { says } from "#guide/words/server-only/says.ts";

const offered = wholeWords(
  "(?:me|nos|le) (?:\\w+ )?(?:ofrec\\w+|vende|venden|propon\\w+|propuso|propusieron|quiere vender)",
  "(?:offered|offers|is offering) (?:me|us)|(?:wants|trying) to sell me|is selling me",
);
const asksRisk = wholeWords(
  "que (?:riesgos?|peligros?|problemas?) (?:\\w+ )?(?:corro|tengo|tendria|hay|me|trae)|que (?:me|nos|le) (?:puede|pueden|podria|podrian) (?:pasar|hacer)|que (?:me )?pasa(?:ria)? si (?:\\w+ )?(?:digo que si|acepto|firmo|l[oa] hago)|me (?:puede|pueden|podrian) (?:deportar|meter|castigar|afectar|perjudicar)",
  "what (?:could|can|would|will) happen(?: to me)?|what(?:s| is| are) the (?:risks?|danger)|could i (?:go to jail|get (?:in trouble|deported))|risk(?:s)? (?:do|would) i",
);
/** Takes it all the same. */
const takesIt = wholeWords(
  "cuanto (?:cobr\\w+|cuesta|vale)|como (?:(?:lo|la|le|les) )?(?:hago|hacemos|pago|consigo|compro)|sin que|(?:que )?no (?:me|nos) (?:cachen|agarren|descubran)|para que (?:no|me)|que (?:le )?(?:digo|contesto|fotos|pruebas)|donde|(?:lo|la) (?:quiero|voy a)|ya (?:acepte|le dije que si|firme|pague)|si (?:me|nos) (?:cachan|agarran|descubren)",
  "how (?:do|can|much)|without|not get caught|what (?:do|should) i say|i want|im going to|where",
);

export const isRiskAsked = (said: string): boolean =>
  says(said, offered) && says(said, asksRisk) && !says(said, takesIt);
