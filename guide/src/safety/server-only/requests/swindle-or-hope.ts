/** What is heard as a danger and is a matter of its own: a swindler on the phone, a season more of work, a ground for asylum. Server only. */
import type { Crisis } from "#guide/safety/crisis-rules.ts";
import { says } from "#guide/words/server-only/says.ts";

/** Somebody who says on the telephone that he is an officer, and wants money at once: a swindle. */
const calledFor = [
  /\b(?:llam(?:o|aron|an|ada)|marc(?:o|aron)|telefono|hablaron|mensaje|whatsapp|called|phone|calls?|texted)\b/,
  /\b(?:oficial|agente|migracion|inmigracion|uscis|ice|gobierno|seguro social|officer|agent|immigration|government)\b/,
  /\b(?:sel|zelle|zel|cash ?app|tarjetas? de regalo|gift ?cards?|deposit\w*|transfer\w*|western|remitly|moneygram|bitcoin|(?:mand|envi)(?:o|e|ar|arle|as|ale) \w+ (?:dolares|pesos|mil)|multa|fianza falsa)\b/,
];
/** They hold somebody, or know the way to her. */
const heldForMoney =
  /\b(?:secuestr\w+|(?:tienen?|tiene|agarro|agarraron) a (?:mi|mis)|encerrad\w+|rescate|lo tienen?|la tienen?|los tienen|kidnapp\w+|ransom|(?:has|have|holding) my \w+|pistola|arma|gun|afuera de mi casa|outside my (?:house|door)|mat(?:ar|an|en)\w*|kill\w*|pandill\w+|maras?|gangs?|cartel\w*|donde vivo|mi direccion|where i live|mi ex|my ex|espos[oa]|marido|husband|boyfriend)\b/;
/** Killers at home, told by who asks where asylum is asked for. */
const asksAsylum =
  /\b(?:como|donde|adonde|puedo|se puede|quiero|kiero|where|how|can)\b(?: \w+){0,4} (?:asilo|asylum)\b|\b(?:pid\w+|pedir|solicit\w+) (?:el )?asilo\b/;
const thereAtHome =
  /\b(?:alla|mi (?:pais|pueblo|tierra|aldea|comunidad|rancho)|nuestr[oa] (?:pais|pueblo|tierra)|back home|my (?:country|town|village))\b/;
const alsoHere =
  /\b(?:aqui|aca|here|afuera|puerta|outside|door|ahorita|right now|me encontr\w+|me (?:sigue|siguen))\b/;
/** A boss who would like her to stay another season. */
const staysOn =
  /\b(?:patron\w*|jef[ea]|duen[oa]|mayordomo|contratista|boss|employer|company|compania)\b(?: \w+){0,3} (?:quiere|quieren|me (?:ofrece|pide|dice)|wants?|asks?)\b(?: \w+){0,6} (?:sig(?:a|amos)|qued(?:e|emos)|regres\w+|vuelv\w+|trabaj\w+|stay|keep working|come back|another (?:year|season))\b/;
const byForce =
  /\b(?:no (?:me|nos) (?:ha |han )?(?:deja\w*|paga\w*|da\w*)|pasaportes?|papeles|amenaz\w+|encerr\w+|encierr\w+|oblig\w+|a (?:la )?fuerza|deud\w+|debo|miedo|golpe\w*|pega\w*|sin pagar\w*|si no\b|migra|ice|deport\w*|familia|passports?|threat\w*|lock\w*|forc\w+|debt|owe|afraid|wont (?:let|pay)|doesnt (?:let|pay)|hasnt paid|not paid|immigration|family)\b/;

/** No danger of now: a swindle by telephone, a boss who offers another season, asylum asked for from killers at home. `said` is cleaned. */
export function isSwindleOrHope(kind: Crisis, said: string): boolean {
  if (calledFor.every((one) => says(said, one)) && !says(said, heldForMoney)) return true;
  if (kind === "trafficking") return says(said, staysOn) && !says(said, byForce);
  if (kind === "violence" && isCaughtAtBorder(said)) return true;
  if (kind === "lost" && isTakenAtBorder(said)) return true;
  if (kind === "violence" && isOfHomeland(said)) return true;
  return kind === "violence" && says(said, asksAsylum) && says(said, thereAtHome) && !hereToo(said);
}
/** Danger of here and now, or at the hands of who lives with her, is one whatever else is asked. */
function hereToo(said: string): boolean {
  const rest = said.replace(asksAsylum, " ").replace(/\b(?:y )?(?:aqui|aca) *$/, " ");
  return (
    alsoHere.test(rest) ||
    /\b(?:espos[oa]|marido|pareja|novi[oa]|ex|husband|wife|partner|boyfriend|ayer|anoche|ahora|encontraron|buscando|trabaj\w+|dejan salir)\b/.test(
      said,
    )
  );
}

/** Caught and put on a bus back: officers of a border, and nobody's blows. */
const putBack =
  /\b(?:caught|agarraron|agarro|cacharon|pescaron|detuvieron)\b.*\b(?:put (?:him|her|me|us|them) (?:back )?on|sent (?:him|her|me|us|them) back|back on the bus|regresaron|devolvieron|echaron (?:para|pa) (?:atras|tras)|bus|camion|frontera|border|puente|bridge)\b/;
const blows =
  /\b(?:peg\w+|golpe\w+|matar\w*|viol[oa]\w*|amenaz\w+|miedo|beat\w*|hit\w*|hurt\w*|kill\w*|threat\w*|rap\w+)\b/;
const isCaughtAtBorder = (said: string) => says(said, putBack) && !says(said, blows);

/** Caught on the way, and held by officers somewhere: to be looked for, and nobody lost in the desert. */
const caughtCrossing =
  /\b(?:agarraron|agarro|detuvieron|detuvo|pescaron|cacharon|caught|picked up|detained)\b(?: \w+){0,4} (?:cruz\w+|pasando|brincando|crossing|en la (?:frontera|linea|garita)|at the border)\b/;
const heldSomewhere =
  /\b(?:(?:a )?donde|en que (?:centro|lugar))(?: \w+)? (?:l[oa]s? )?(?:tienen?|llevaron|tendran|esta detenid[oa])\b|\bwhere (?:they|theyre|they are|he|she|is)(?: \w+){0,3} (?:have|holding|took|held|detained)\b/;
const byOthers =
  /\b(?:coyote|pollero|cartel\w*|zetas|maras?|mafia|narco\w*|secuestr\w+|rescate|armad\w+|agua|sed|desmay\w+|herid[oa]|ransom|smuggler|kidnapp\w+|thirsty|hurt)\b/;
const isTakenAtBorder = (said: string) =>
  says(said, caughtCrossing) && says(said, heldSomewhere) && !says(said, byOthers) && !says(said, blows);

/** Beaten there and then, told by who does not want to go back: a ground for asylum. */
const beatenThere =
  /\b(?:en|alla en|back in|in) (?:mi (?:pais|pueblo|tierra|casa alla)|lima|peru|bogota|colombia|caracas|venezuela|quito|ecuador|managua|nicaragua|tegucigalpa|honduras|san pedro|guatemala|el salvador|san salvador|mexico|michoacan|guerrero|la habana|cuba|haiti|brasil|my country)\b.*\b(?:me|nos|lo|la) (?:golpe(?:o|aron)|peg(?:o|aron)|maltrat(?:o|aron)|tortur(?:o|aron)|corr(?:io|ieron)|beat|hit)|\b(?:me|nos|lo|la) (?:golpe(?:o|aron)|peg(?:o|aron)|maltrat(?:o|aron)|tortur(?:o|aron))\b.*\b(?:en|alla en) (?:mi (?:pais|pueblo|tierra)|lima|peru|colombia|venezuela|ecuador|nicaragua|honduras|guatemala|el salvador|mexico|cuba|haiti)\b|\b(?:they|my family) beat me\b.*\b(?:in|back in) (?:my country|[a-z]+)\b/;
const wontGoBack =
  /\b(?:no (?:quiero|puedo|queremos|podemos) (?:volver|regresar)|(?:miedo|temor) (?:a|de) (?:volver|regresar)|por eso (?:me )?(?:vine|sali|hui)|(?:cant|wont|afraid to|scared to|dont want to) go back|thats why i (?:came|left|fled))\b/;
const nowHere =
  /\b(?:ahorita|ahora mismo|hoy|anoche|ayer|aqui|me encontr\w+|mi (?:espos[oa]|marido|pareja|novi[oa])|right now|last night|yesterday|here|my (?:husband|wife|boyfriend|partner))\b/;
const isOfHomeland = (said: string) =>
  says(said, beatenThere) && says(said, wontGoBack) && !says(said, nowHere);
