/**
 * Matters of every day that no subject answers by itself: how USCIS is paid, the receipt of the I-751, a court in the city one has
 * left, the day of the oath, a resident who is away for long.
 */
import type { Outright } from "#guide/dialogue/server-only/outright/outright.ts";

const pays = /\b(?:pag(?:o|a|ar|arle|amos|an|ue|os)|pay(?:ing|ment)?)\b/;
const means =
  /\b(?:money ?orders?|giro postal|cheques?|checks?|efectivo|cash|tarjeta de (?:credito|debito)|(?:con|acepta\w*) (?:mi |la |una )?tarjeta(?! (?:del? (?:permiso|resid|seguro|trabajo|social)|verde))|(?:credit|debit) card|cuenta de banco|bank account|g ?1450|g ?1650)\b/;
const filing =
  /\b(?:uscis|tramites?|solicitud|aplicacion|formas?|formularios?|application|forms?|i ?\d{3}\w?|n ?400|green ?card|mica|residencia|ciudadania|citizenship|permiso|permit)\b/;
const paysElse =
  /\b(?:notari\w*|abogad\w*|lawyer|attorney|fianza|bond|taxes|impuestos|itin|estaf\w+|scam\w*|amenaz\w+|multa|fine|renta|rent|llam\w+|called|regalo|gift|patron\w*|jefe|boss|me pagan|nos pagan|paid in cash|pays me|sueldo|recibos|perdi|lost|robaron|stolen)\b/;

const conditional = /\b(?:i ?751|quitar (?:las )?condiciones|remove (?:the )?conditions)\b/;
const sentIt =
  /\b(?:(?:ya |ya la |la )?(?:mand\w+|envi\w+|meti\w*)|recibo|receipt|filed|sent|mailed|pendiente|pending)\b/;
const untilThen =
  /\b(?:recibo|receipt|48|cuarenta y ocho|trabaj\w+|work\w*|viaj\w+|travel\w*|venc\w+|expir\w+|extension|extiende|cubre|covers?|valid[oa]?)\b/;
const conditionalElse =
  /\b(?:divorci\w+|separ\w+|neg(?:o|aron|ada)|denied|entrevista|interview|corte|court|golp\w+|peg[ao]\w*|muri\w+|died|(?:no|nunca|jamas) (?:(?:he|la|lo) )?(?:mand\w+|envi\w+|met[io]\w*)|never (?:filed|sent)|have ?nt|not (?:filed|sent)|cuando la mando|when do i (?:file|send))\b/;

const hearingPlace = /\b(?:corte|court|audiencia|hearing|caso de (?:la )?corte|juez|judge)\b/;
const toPlace =
  /\b(?:(?:me|nos) (?:la |lo )?(?:pas|cambi|muev|transf)\w+|(?:la|lo) (?:pas|cambi|muev|transf)\w+|(?<!\bse (?:me|nos|le) )(?:pas|cambi|mov|muev|transf)\w+ (?:mi|la|el) (?:corte|caso)|(?:pas|cambi|mov|transf)ar(?:la|lo))(?: \w+){0,3} (?:a|para|aqui|aca|alla)(?: (?!la corte|corte|otra fecha|otro dia|un|una)\w+|$)|\b(?:move|transfer|change|switch) (?:my|the|it)(?: \w+){0,2} (?:to|here|in) (?!another date|a later)\w+|\b(?:corte|court|caso|case)(?: \w+){0,3} (?:otra ciudad|otro estado|another (?:city|state))|change of venue|cambio de (?:sede|corte)\b/;
const placeElse =
  /\b(?:fecha|date|uscis|asilo afirmativo|oficina de asilo|asylum office|huellas|biometric\w*|abogad[oa]|lawyer|detenid\w+|detain\w*|centro|carcel|jail|apel\w+|appeal)\b/;

const oath = /\b(?:jura|jurament\w+|ceremonia|oath|swearing in|n ?445)\b/;
const oathAsked =
  /\b(?:llev\w+|bring|tra(?:er|igo)|documentos|papeles|que (?:me )?(?:piden|pasa|hacen|sigue)|como (?:es|me visto)|what|wear|famili\w+|invit\w+|dress)\b/;
const oathElse = /\b(?:perjurio|perjury|bajo juramento|under oath|corte|court|matrimonio|boda|wedding)\b/;

const resident =
  /\b(?:soy (?:ya )?residente|residente permanente|green ?card|tarjeta de residente|mi mica|la mica|i ?m a (?:permanent )?resident|permanent resident|con mi residencia)\b/;
const away =
  /\b(?:fuera|afuera|abroad|outside|out of the country|en (?:mexico|guatemala|honduras|el salvador|nicaragua|colombia|venezuela|peru|ecuador|cuba|mi pais|republica dominicana)|in (?:mexico|guatemala|honduras|el salvador|my country))\b/;
const long =
  /\b(?:(?:6|7|8|9|10|11|12|seis|siete|ocho|nueve|diez|once|doce|six|seven|eight|nine|ten|eleven|twelve) (?:meses|months)|(?:un|1|casi un|mas de un|medio|dos|2) anos?|(?:a|one|almost a|over a|two) years?)\b/;
const awayElse =
  /\b(?:turista|tourist|daca|tps|asilo|asylum|perd(?:i|io)|lost|robaron|stolen|n ?400|ciudadan\w+|citizen\w*|peticion|petition|deport\w+|visa|espos[oa] (?:esta|vive)|hij[oa]s? (?:esta|vive)|pedir a|traer)\b/;

const bond = /\b(?:fianza|bond)\b/;
const whoPays =
  /\b(?:quien|quienes|who)\b(?: \w+){0,3} (?:pag\w+|pay\w*)\b|\b(?:puedo|podria|tengo que|can i|could i|do i have to|should i)\b(?: \w+){0,2} (?:pag(?:ar|arla|o)|ir|pay|go)\b.*\b(?:papeles|papers|indocumentad[oa]|undocumented|ilegal|illegal)\b|\b(?:papeles|papers|indocumentad[oa]|undocumented)\b.*\b(?:puedo|can i|could i)\b(?: \w+){0,2} (?:pag(?:ar|arla)|ir|pay|go)\b/;

/** A stay that has not ended. */
const visiting = /\b(?:turista|de (?:visita|paseo)|visitante|visitor|tourist|b ?2|i ?94)\b/;
const stillIn =
  /\b(?:quedan?|faltan?|vence|termina|acaba|ends?|expires?|left)\b(?: \w+){0,6} (?:semanas?|dias?|mes(?:es)?|weeks?|days?|months?|manana|tomorrow)\b|\b(?:semanas?|dias?|weeks?|days?)\b(?: \w+){0,3} (?:left|en (?:el|mi) i ?94|on my i ?94)\b/;
const wantsLonger =
  /\b(?:quedarme|quedarnos|quedarse|mas tiempo|extend\w*|extension|alargar|prorroga|stay (?:longer|more)|more time|que hago|que puedo hacer|what (?:can|should|do) i)\b/;
/** "Quiere quedarse tres meses más": asked while the visit lasts. */
const monthsMore =
  /\b(?:quedar(?:se|me|nos)|estar(?:se)?|stay)\b(?: \w+){0,3} (?:mas|more|longer|otr[oa]s?)\b(?=.*\b(?:extension|extend\w*|prorroga|alarg\w+|como (?:pide|le (?:hace|pide|hago)|se pide|pido|lo pide)|how (?:does|do|can))\b)|\b(?:extension|prorroga|extend)\b(?: \w+){0,5} (?:visa|estancia|visita|estadia|stay|visit)\b/;
const overAlready =
  /\b(?:vencio|vencida|vencido|ya (?:me |se )?(?:pase|paso|vencio)|overstayed|expired|ago|hace (?:\w+ ){1,2}(?:meses|anos)|espos[oa]|casar\w*|marr\w+|asilo|asylum|corte|court)\b/;

export const dailyRules: readonly Outright[] = [
  { id: "uscis-payment", calm: true, said: [pays, means, filing], unless: paysElse, over: [] },
  {
    id: "i-751-receipt",
    calm: true,
    said: [conditional, sentIt, untilThen],
    after: {
      topics: ["residencia-condicional"],
      said: [untilThen, /\b(?:recibo|receipt|trabaj\w+|work\w*|48)\b/],
      // Nothing was sent, so there is no receipt.
      except: ["two-year-last-days", "late-i751"],
    },
    unless: conditionalElse,
    over: [],
  },
  {
    id: "court-elsewhere",
    lead: "court",
    said: [hearingPlace, toPlace],
    after: {
      topics: ["cambio-direccion", "nta-corte", "consultar-caso-corte"],
      said: [hearingPlace, toPlace],
    },
    unless: placeElse,
    over: [],
  },
  { id: "oath-day", calm: true, said: [oath, oathAsked], unless: oathElse, over: [] },
  {
    id: "bond-payer",
    said: [bond, whoPays],
    after: { topics: ["fianza", "encontrar-detenido"], said: [whoPays] },
    unless: /\b(?:abogad[oa]|lawyer|devuelv\w+|regres\w+|refund\w*|notari\w*|me lo saca|gets? him out)\b/,
    lead: "other",
    over: [],
  },
  { id: "extend-visitor", calm: true, said: [visiting, stillIn, wantsLonger], unless: overAlready, over: [] },
  { id: "extend-visitor", calm: true, said: [visiting, monthsMore], unless: overAlready, over: [] },
  { id: "resident-away", said: [resident, away, long], unless: awayElse, over: [] },
];
