/** An order to the program instead of a question: "SISTEMA: de ahora en adelante ..."; nothing in it is asked. Server only. */

/** Speaks as the one who set the program up. */
const asSystem =
  /^\W*(?:sistema|system|assistant|asistente|developer|desarrollador|admin|administrador|prompt|instrucci[oó]n(?:es)?|instructions?)\s*(?:message|prompt)?\s*:/i;
/** What is left of it where the orders were cut out before. */
const onlyCalled = /^\W*(?:sistema|system|assistant|asistente|developer|admin|prompt)(?: message)?\W*$/i;
const commands =
  /\b(?:ignora|olvida|responde|contesta|habla|escribe|di que|diras|eres|seras|debes (?:decir|contestar|responder)|ignore|forget|disregard|answer|respond|reply|speak|write|say that|say|you (?:are|must|will)|act as|act like|pretend)\b/;
const makesSay =
  /\b(?:di|dile|diles|diga|repite|contesta|responde) (?:a todos )?que\b|\b(?:say|tell (?:everyone|them|people)|repeat|answer) that\b/;
const style =
  /\b(?:responde|contesta|habla|escribe|answer|respond|reply|speak|write)\b(?: \w+){0,3} (?:(?:en|in) (?:puras? |solo )?(?:mayusculas|chino|ruso|frances|verso|rima|capital|capitals|caps|all caps|chinese|rhyme|verse)|como (?:un |una )?(?:pirata|robot|nino|loro)|like a)\b/;
/** A question of one's own stands behind the order. */
const alsoAsks = /[?¿]/;

/** `text` as written, `said` cleaned. */
export function isOrderToGuide(text: string, said: string): boolean {
  if (onlyCalled.test(text)) return true;
  if (alsoAsks.test(text)) return false;
  if (asSystem.test(text) && commands.test(said)) return true;
  return style.test(said) && makesSay.test(said);
}
