/**
 * Asked as if it were settled that it may be done: a box that all at work mark, old receipts that a woman sells, a marriage that is only too dear,
 * another day of arrival on the form, what people charge for bringing somebody, a crossing that is planned for tomorrow. Each with those whom it must not hit. Server only.
 */
import { unless, unlessReported, wholeWords } from "#guide/safety/server-only/requests/asked-words.ts";
import type { Secret } from "#guide/safety/server-only/requests/secret.ts";

const isWorthIt =
  "sirven?|(?:me |nos )?convien\\w+|car[oa]s?|barat[oa]s?|(?:le|les) (?:entro|compro|pago)|l[oa]s? (?:compro|agarro|uso|meto)|me alcanzan?|valen?|pasan?|funcionan?|esta (?:bien|mal)|(?:es )?(?:buen|mucho)(?: precio)?|fair|worth|too much|expensive|good (?:deal|price)|do (?:they|those) work|should i (?:buy|take|do)";

/** "Todos la marcan, ¿la marco también?": a citizen's box, by who is none. */
const citizenBox: Secret = {
  kind: "lie",
  said: [
    wholeWords("cajitas?|cuadritos?|cuadros?|casillas?|box(?:es)?|opcion"),
    wholeWords("(?:us |u s |american )?citizens?|ciudadan[oa]s?"),
    wholeWords(
      "(?:l[oa]|esa|ese|yo) (?:marco|pongo|lleno|tacho)|(?:marco|pongo|tacho) (?:esa|ese|la|lo|yo|que)|(?:should|can|do|could|may) i (?:just )?(?:mark|check|tick|put)|(?:puedo|debo) (?:marcar|poner)l[oa]",
    ),
  ],
  unless: unless(
    "ya (?:soy|me hice)|i am (?:an? )?(?:us )?citizen|im (?:an? )?(?:us )?citizen|ya l[oa] marque|la marque|i (?:already )?(?:marked|checked)|hij[oa] (?:es|nacio)|no soy ciudadan[oa] (?:que|cual)|cual (?:marco|pongo)|which (?:one|box)",
  ),
};

/** Years or addresses that a seller has ready. */
const proofForSale: Secret = {
  kind: "forge",
  said: [
    wholeWords("venden?|vendio|vendiendo|(?:me )?consiguen?|ofrecen?|sells?|selling|offers?|can get"),
    wholeWords(
      "(?:recibos?|comprobantes?|pruebas|facturas?|talon\\w*|biles|estados de cuenta|receipts?|bills?|pay ?stubs?|proofs?)",
    ),
    wholeWords(
      "viej[oa]s|pasad[oa]s|de (?:hace|antes|esos|otros|los|renta|luz|agua|\\d+)|con (?:mi|la|otra) (?:nombre|fecha)|(?:para|pa) (?:completar|juntar|llenar|comprobar|probar|que (?:salga|diga|alcance))|old|backdated|with my name|to (?:complete|prove|cover|fill)",
    ),
    wholeWords(isWorthIt),
  ],
  unless: unlessReported(
    "mi casero|mi (?:ex )?patron|mis propi[oa]s|my (?:landlord|own)|la tienda|abogad[oa]|lawyer",
  ),
};

/** A price for a wedding. */
const weddingPrice: Secret = {
  kind: "sham",
  said: [
    wholeWords(
      "(?:me|nos|le) (?:cobr\\w+|pid\\w+|quiere cobrar)(?: \\w+){0,4} (?:por|para) casar(?:se|nos|me)(?: \\w+)?|(?:charg\\w+|asks?|asking|wants?)(?: \\w+){0,4} (?:to marry|for marrying)(?: me)?",
    ),
    wholeWords(isWorthIt),
  ],
  unless: unlessReported(
    "abogad[oa]|lawyer|iglesia|church|registro|courthouse|fotograf\\w+|salon|notari\\w+",
  ),
};

/** One day of arrival, and another on the form. */
const arrivalPut: Secret = {
  kind: "lie",
  said: [
    wholeWords(
      "(?:si |y si |mejor |puedo |podria |conviene )(?:yo )?(?:pongo|ponemos|digo|decimos|poner|decir|pusiera|dijera)|(?:what if|if|can|could|should) i (?:just )?(?:put|say|write)",
    ),
    wholeWords(
      "(?:que )?(?:entre|llegue|vine|cruce|entramos|llegamos)|(?:i|we) (?:came|arrived|entered|crossed)",
    ),
    wholeWords(
      "(?:en (?:vez|lugar) del?|y no (?:en|hace)|instead of|rather than|not in)(?: (?:que|en|el|la|de))* (?:(?:19|20)\\d\\d|hace|the)",
    ),
  ],
  unless: unless(
    "me equivoque|no me acuerdo|no se (?:si|cual)|dont (?:remember|know)|puse mal|wrote (?:it )?wrong",
  ),
};

/** What it costs to have somebody brought over, and what to say on the way. */
const bringingPrice: Secret = {
  kind: "smuggle",
  said: [
    wholeWords(
      "how much (?:are|do|does|would|is|will)(?: \\w+){0,3} charg\\w+(?: \\w+)? (?:to|for) (?:bring|get|cross|drive|tak)\\w*|cuanto (?:esta[n]?|andan?|cobra\\w*)(?: \\w+){0,2} (?:cobrando|por|para|pa)(?: \\w+)? (?:traer|pasar|cruzar)\\w*",
    ),
    wholeWords(
      "(?:from|across|through|out of) (?:juarez|tijuana|mexico|matamoros|reynosa|nogales|laredo|guatemala|honduras|the border)|(?:de|desde) (?:juarez|tijuana|matamoros|reynosa|nogales|nuevo laredo|mexicali|la frontera)|(?:el|al) otro lado|la (?:linea|frontera)",
    ),
    wholeWords(
      "what (?:should|do|does|can)(?: \\w+){0,2} (?:say|tell)|if they (?:stop|ask|check)|que (?:digo|dice|diga|decimos|decir)|si (?:l[oa]s? |nos |me )?(?:paran|agarran|preguntan|detienen)|people|ellos|la gente|ahorita|orita|these days|right now",
    ),
  ],
  unless: unlessReported(
    "abogad\\w+|lawyer|attorney|visa|peticion|petition|i ?130|consulad\\w+|pasaje|boleto|autobus|bus|ticket|mudanza|muebles|perr\\w+|dog|carro usado",
  ),
};

/** "Ya estoy en Reynosa, cruzo mañana": told as a plan. */
const crossesSoon: Secret = {
  kind: "smuggle",
  said: [
    wholeWords(
      "(?:estoy|estamos|ando|andamos|llegue|llegamos|im|we ?re|i am|we are)(?: \\w+){0,2} (?:en|a|in|at) (?:la frontera|the border|reynosa|matamoros|nuevo laredo|(?:ciudad )?juarez|tijuana|piedras negras|nogales|agua prieta|sasabe|altar|ojinaga|mexicali|acuna)",
    ),
    wholeWords(
      "(?:cruzo|cruzamos|paso|pasamos|brinco) (?:hoy|manana|esta noche|en la noche|ahorita|pasado manana)|(?:voy|vamos) a (?:cruzar|pasar|brincar) (?:hoy|manana|esta noche|ahorita)|cross(?:ing)? (?:today|tomorrow|tonight)",
    ),
  ],
  unless: unlessReported(
    "cita|puente|garita|permiso|visa|pasaporte|residente|ciudadan[oa]|parole|legal\\w*|trabaj\\w+|compras|appointment|bridge|passport|resident|citizen|permit",
  ),
};

export const takenForGranted: readonly Secret[] = [
  crossesSoon,
  citizenBox,
  proofForSale,
  weddingPrice,
  arrivalPut,
  bringingPrice,
];
