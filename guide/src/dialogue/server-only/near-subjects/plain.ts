/** Decisions of `near-subjects.ts` for plain first questions: a mother to be brought, a lawyer who is too dear, an asylum after a permit ended. */
import type { Decision } from "#guide/dialogue/server-only/near-subjects/near-subjects.ts";

const bring =
  /\b(?:traer\w*|traig\w+|traj(?:e|era)|(?:que )?se venga|que venga|venga a vivir|bring\w*|come (?:here|live|and live|to live))\b/;
/** A visit, a danger there, somebody who is here already or was sent back: another way than a petition. */
const bringOther =
  /\b(?:terminal|despedirse|despidan?|agoni\w+|desahuciad[oa]|dying|say goodbye|visita\w*|turista|vacaciones|boda|de paseo|visit\w*|tourist|deport\w*|devolvieron|detenid\w*|esta (?:aqui|conmigo)|vive (?:aqui|conmigo)|asilo|asilad[oa]|asylum|asylee|refugiad\w*|refugee|parole|frontera|border|coyote|cruz\w+|crossed|enferm\w+|muri\w+|tumor|cancer|dying|sick|hospital|operaci\w+|sin papeles|amenaz\w+|threat\w*|papeles de|con residencia|consul\w+|nvc|acta|traduc\w+)\b/;

const lawyer = /\b(?:abogad[oa]s?|licenciad[oa]s?|lawyers?|attorneys?)\b/;
const price =
  /\b(?:cobra[nr]?|cobre|pide[n]?|quiere[n]?|cuesta[n]?|sale[n]?|vale[n]?|charg\w+|wants?|asks?|asking|costs?|car[oa]s?|expensive|pagar\w*|pay|afford)\b/;
const notToBePaid =
  /\b(?:no (?:los |lo |la |las )?tengo|no (?:me |nos )?alcanza|no (?:lo |la |le )?(?:puedo|podemos) pagar\w*|no hay (?:dinero|de donde)|sin dinero|no traigo|car[oa]s?|carisim[oa]|imposible de pagar|cant (?:afford|pay)|cannot (?:afford|pay)|dont have (?:it|that|the money|money|any money|that much|that kind)|no money|too (?:much|expensive))\b/;

const asylumStill =
  /\b(?:(?:puedo|podemos|podria|puede) (?:todavia |aun |ya )?(?:meter|pedir|solicitar|aplicar (?:a|para|por))(?: \w+){0,2} asilo|(?:can|could) (?:i|we) (?:still )?(?:ask|apply|file)(?: for)? asylum)\b/;

const released =
  /\b(?:solt\w+|dejaron (?:ir|salir|libre)|liber\w+|sali|salio|released|let (?:me|him|her|us) go)\b/;
const monitor = /\b(?:grillete|brazalete|tobillera|ankle (?:monitor|bracelet)|monitor|smart ?link|isap)\b/;

export const plainDecisions: readonly Decision[] = [
  {
    // A grown child who is a citizen asks for the parent who writes.
    topic: "pedir-papas",
    said: [
      /\b(?:mi|un|una|my|a) (?:h?ij[oa]|son|daughter)\b/,
      /\b(?:ciudadan[oa]|siudadan[oa]|nacio aqui|nacid[oa] aqui|citizen|born here)\b/,
      /\b(?:me (?:puede[n]?|podria) (?:pedir|arreglar|peticionar|ayudar con (?:mis )?papeles)|pedirme|arreglarme|me (?:pida|arregle)|petition (?:for )?me|sponsor me|fix my papers)\b/,
    ],
    unless:
      /\b(?:cruc\w+|rio|cerro|desierto|mojad[oa]|sin (?:papeles|inspeccion|revision)|crossed|deport\w+|orden|corte|court|order|menor|tiene (?:[1-9]|1\d)\b)/,
    over: "hijos-hijastros",
    settles: true,
  },
  {
    // Young, and left by a parent: a way of its own, before any question about the whole family.
    topic: "sij-jovenes",
    said: [
      /\b(?:(?:yo )?tengo|tiene|cumpl\w+|im|i am|(?:he|she) is) (?:apenas )?(?:1[0-9]|20|dieci\w+|quince|catorce|trece|doce)\b/,
      /\b(?:mi|su|my|his|her) (?:papa|mama|padre|madre|dad|mom|father|mother)\b(?: \w+){0,2} (?:(?:nos|me|lo|la) (?:dejo|abandono)|se fue|murio|left|abandoned|died)\b/,
      /\b(?:papel(?:es)?|arregl\w+|legal\w*|hay algo|ayuda|papers|help)\b/,
    ],
    unless: /\b(?:deten\w+|ice|corte|court|ciudadan\w+|citizen|daca)\b/,
    over: "arreglar-papeles pedir-papas hijos-hijastros menor-no-acompanado",
    settles: true,
  },
  {
    // A trip with a case of driving drunk behind one: that decides whether one may go.
    topic: "dui",
    said: [
      /\b(?:dui|dwi|manej\w+ (?:tomad[oa]|borrach[oa])|drunk driving|driving drunk)\b/,
      /\b(?:viaj\w+|salir|ir a|visit\w+|travel\w*|trip|fly)\b/,
    ],
    unless:
      /\b(?:mi (?:espos[oa]|herman[oa]|hij[oa]|prim[oa]|amig[oa])|my (?:husband|wife|brother|son|friend)|licencia|license)\b/,
    over: "viajar-advance-parole renovar-green-card",
    settles: true,
  },
  {
    // Granted: the year is that of the residence, not of the asking.
    topic: "asilo-aprobado",
    said: [
      /\b(?:(?:me|nos) (?:dio|dieron|aprob\w+|conced\w+|otorg\w+)(?: \w+){0,2} asilo|gan(?:e|amos) (?:el|mi|nuestro) asilo|(?:i|we)(?: (?:was|were|got|have been|ve been))? (?:granted|won|got|approved)(?: \w+){0,2} asylum|(?:my|our) asylum (?:was |got )?(?:granted|approved)|asilo (?:ganado|aprobado|concedido))\b/,
      /\b(?:residencia|residente|i ?485|485|green ?card|mica|residency|resident|papeles)\b/,
    ],
    unless: /\b(?:no me|not|negaron|denied|espos[oa] (?:gano|tiene)|permiso de viaje|travel)\b/,
    over: "asilo-un-anio asilo-general entrevista-asilo inmediato-vs-preferencia ajuste-familiar",
    settles: true,
  },
  {
    // Asked for as refugees, who are approved abroad: no parole and no petition.
    topic: "refugiados",
    said: [/\b(?:como refugiad[oa]s?|as (?:a )?refugees?)\b/, bring],
    unless: /\b(?:soy (?:refugiad|asilad)|(?:im|i am) (?:a refugee|an asylee)|i ?730|tengo asilo|gane)\b/,
    over: "parole-humanitario pedir-papas pedir-hermanos arreglar-papeles chnv-parole-fin asilo-general proceso-consular inmediato-vs-preferencia",
    settles: true,
  },
  {
    // What USCIS means to deny has a day of its own.
    topic: "perdi-o-me-negaron",
    said: /\b(?:notice of intent to deny|intent to deny|intencion de negar|noid)\b|\b(?:carta|aviso|notificacion|letter|notice)\b.{0,40}\b(?:quieren|piensan|van a) negar\b/,
    over: "estado-del-caso nta-corte traducciones buscar-abogado examen-ciudadania",
    settles: true,
  },
  {
    // A citizen asks for her mother, who is here with a visa that ran out: not the mother asks.
    topic: "pedir-papas",
    said: [
      /\b(?:mi|mis|my) (?:mama|papa|papas|padres?|madre|jefit[oa]s?|mom|dad|mother|father|parents)\b/,
      /\b(?:i ?m|i am|soy|yo soy)(?: \w+){0,2} (?:citizen|ciudadan[oa])\b/,
      /\b(?:get (?:her|him|them)|petition|sponsor\w*|arreglar(?:le|la|lo|les)|pedir(?:la|lo|los)?|sacarle)\b/,
    ],
    unless:
      /\b(?:deport\w*|orden|order|cort[e]|court|detenid[oa]|detained|cruz\w+|crossed|muri\w+|died|no soy|not a)\b/,
    over: "turista-vencido arreglar-papeles ajuste-familiar",
    settles: true,
  },
  {
    topic: "pedir-papas",
    said: [
      bring,
      /\b(?:mi|mis|my) (?:mama|papa|papas|padres?|madre|jefit[oa]s?|mom|dad|mother|father|parents)\b/,
    ],
    unless: bringOther,
    over: "proceso-consular parole-humanitario arreglar-papeles inmediato-vs-preferencia refugiados asilo-aprobado",
  },
  {
    topic: "pedir-esposo",
    said: [bring, /\b(?:mi|my) (?:espos[oa]|marido|mujer|senora|husband|wife)\b/],
    unless: bringOther,
    over: "proceso-consular parole-humanitario inmediato-vs-preferencia",
  },
  {
    topic: "buscar-abogado",
    said: [lawyer, price, notToBePaid],
    unless:
      /\b(?:notari\w*|no (?:ha |me )?(?:hizo|hecho|contesta|hace) (?:nada|mas)?|estaf\w+|rob\w+|quej\w+|reembols\w+|refund|devuelv\w+|multa|fine|tarifa|fee waiver|exencion)\b/,
    over: "notarios-fraude multas-998 exencion-pago fianza taxes-itin patron-me-peticiona antecedentes",
  },
  {
    // A card that is gone is replaced; the price is asked beside it.
    topic: "documentos-perdidos",
    said: [
      /\b(?:perdi|perdio|deje|olvide|se me (?:cayo|perdio|quedo|extravio|olvido)|extravie|(?:robaron|robo)|lost|left|dropped|forgot|stole|someone took)(?: (?:la|el|mi|mis|su|tambien|my|the|his|her|green|work|tarjeta|permiso)){0,4} (?:permiso|tarjeta|mica|cartera|bols[oa]|mochila|billetera|green ?card|permit|card|wallet|purse|bag|backpack)\b|\b(?:wallet|purse|bag|backpack|card|permit)(?: \w+){0,2} stolen\b/,
      /\b(?:permiso|mica|tarjeta|residencia|i ?94|green ?card|permit|ead|card|papeles|documentos|papers|documents)\b/,
      /\b(?:camion|taxi|bus|autobus|metro|tren|uber|calle|rio|aparecio|no (?:la|lo) (?:encuentro|hallo)|reposicion|reponer\w*|repongo|cartera|bols[oa]|mochila|billetera|train|subway|street|wallet|purse|bag|backpack|replac\w+)\b/,
    ],
    unless:
      /\b(?:ice|migra|agentes|oficial\w*|agents?|officers?|patron\w*|jef[ea]|notari[oa]|abogad[oa]|marido|espos[oa]|husband|wife|boss|venc\w+|expir\w+|ciudadania|caso|case|trabajo (?:por|porque)|credito|debito|credit|debit|banco|bank|no me alcanza|no tengo (?:para|dinero)|cant afford|tarjet\w+ (?:\w+ )?(?:de(?:l)? )?(?:seguro|social|sosial)|social security card|usando|using|identidad|identity|(?:de|para) manejar|licencia|licen[sc]e)\b/,
    over: "exencion-pago permiso-trabajo-general seguro-social renovar-permiso-extension tps licencia-manejar notarios-fraude arreglar-papeles derechos-laborales encontrar-detenido",
    settles: true,
  },
  {
    // A resident's receipt makes the card longer; a permit's does not.
    topic: "renovar-green-card",
    said: [
      /\b(?:mica|green ?card|tarjeta de residen\w+|i ?90|permanent resident card)\b/,
      /\b(?:recibo|receipt|renov\w+|renuev\w+|renew\w*|vencid[oa]|expired)\b/,
      /\b(?:trabaj\w+|chamba|patron\w*|jef[ea]|empleo|vigente|alcanza|sirve|work\w*|boss|employer|job|valid|enough)\b/,
    ],
    unless:
      /\b(?:permiso|work permit|ead|i ?765|765|i ?751|751|condicional|conditional|2 anos|dos anos|two year|asilo|asylum|daca|tps|pendiente|pending|i ?485|espos[oa]|falsa|fake|fals[oa]s?)\b/,
    over: "renovar-permiso-extension permiso-trabajo-general derechos-laborales seguro-social",
  },
  {
    // Permits and appointments sold by whoever advertises them.
    topic: "notarios-fraude",
    said: [
      /\b(?:vend\w+|bend\w+|ofrec\w+|anunci\w+|sell\w*|advertis\w+|offer\w*)\b(?: \w+){0,6} (?:citas?|permisos?|papeles|micas?|residencias?|visas?|appointments?|permits?|papers|green ?cards?)\b/,
      /\b(?:estafa\w*|scam\w*|fraude|fraud|(?:sera|es|sea|son) (?:verdad|cierto|real\w*|legal\w*)|de verdad|is (?:it|this|that) (?:real|legit|true|legal)|legit)\b/,
    ],
    unless:
      /\b(?:patron\w*|jef[ea]|boss|employer|compania|company|casar\w*|marry\w*|matrimonio|abogad[oa]|lawyer|attorney)\b/,
    over: "llamadas-estafa permiso-trabajo-general documentos-perdidos arreglar-papeles",
  },
  {
    // Long waited for, and nobody calls.
    topic: "entrevista-asilo",
    said: [
      /\b(?:asilo|asylum)\b/,
      /\b(?:entrevista|interview)\b/,
      /\b(?:nada|todavia|aun|hasta (?:ahora|ahorita|hoy)|no me (?:llaman?|citan|ha lleg\w+|dan)|still|never|nothing|normal|apur\w+|aceler\w+|expedit\w+|speed|faster|tard\w+|how long)\b/,
    ],
    unless:
      /\b(?:ya (?:tuve|fui|pase)|despues de (?:la|mi)|after (?:the|my)|had my|corte|court|juez|judge|neg(?:o|aron)|denied|permiso|permit|card|tarjeta|trabaj\w+|work|hi(?:zo|ce|cieron|cimos)|fu(?:i|imos)|miedo creible|credible fear)\b/,
    over: "estado-del-caso",
  },
  {
    // How it is asked for, where it is sent, how it is written down.
    topic: "asilo-general",
    said: [
      /\b(?:asilo|asylum)\b/,
      /\b(?:como|donde|adonde|how|where)\b(?: \w+){0,4} (?:pid\w+|pedir\w*|solicit\w+|mand\w+|envi\w+|escrib\w+|redact\w+|cuento|contar|explico|ask|apply|file|send|write|tell)\b/,
    ],
    unless:
      /\b(?:corte|court|juez|judge|permiso|permit|trabaj\w+|work|entrevista|interview|pagar|cuanto|how much|fee|neg(?:o|aron)|denied|viaj\w+|travel|residencia|green ?card|renov\w+|detenid\w+|detained|adentro|direccion|address|mude|moved|refugiad\w+|refugee|copia|copy|plazo|demora|primer ano|espana|canada|costa rica)\b/,
    over: "cuotas-asilo-2025 asilo-un-anio",
  },
  {
    topic: "asilo-un-anio",
    said: asylumStill,
    over: "tps parole-militar",
  },
  {
    // Stopped and let go again: what comes next is the monitor.
    topic: "check-in-ice",
    said: [released, monitor],
    over: "ice-en-mi-puerta encontrar-detenido fianza",
  },
  {
    topic: "ciudadania-requisitos",
    said: [
      /\b(?:cuando|cuanto (?:tiempo|tengo)|a los cuantos|when|how (?:long|soon))\b/,
      /\b(?:ped(?:ir|ido)|pido|solicit\w+|aplic\w+|sac\w+|hacerme|me hago|apply (?:for)?|file for|get|become) (?:a |ya |para )?(?:la |mi )?(?:ciudadan\w+|citizen\w*)\b/,
      /\b(?:green ?card|mica|residen\w+)\b/,
    ],
    unless: /\b(?:pedir(?:lo|la)? a|petition|para (?:el|ella|mi espos[oa]))\b/,
    over: "pedir-esposo ajuste-familiar inmediato-vs-preferencia",
  },
  {
    // A duty, or how it is met, is asked about; what it may bring later is only hoped for.
    topic: "taxes-itin",
    said: [
      /\b(?:taxes|impuestos|tax(?: return)?s?)\b/,
      /\b(?:(?:tengo|tenemos|hay|tiene)(?: que| ke| q)|debo|debemos|obligad[oa]|do i (?:have|need) to|must i|should i)(?: \w+){0,2} (?:hacer\w*|ser\w*|aser\w*|declarar\w*|pagar\w*|llenar\w*|presentar\w*|file|pay|do)\b|\b(?:como|donde|cuando|a quien|con que|how|where|when)(?: (?:se|le|puedo|podemos|debo|hago|hacemos|para|pa|yo|uno|do|can|should|i|we))* (?:pag\w+|declar\w+|hag\w+|hac(?:er|emos)|present\w+|file|pay)\b(?: \w+){0,3} (?:taxes|impuestos)\b(?!.*\b(?:residen\w+|papeles|arregl\w+|legal\w*|green card|papers)\b)/,
    ],
    over: "arreglar-papeles carga-publica patron-me-peticiona",
    settles: true,
  },
  {
    // Years of them not filed, and the number that files them.
    topic: "taxes-itin",
    said: [
      /\b(?:taxes|impuestos)\b/,
      /\b(?:numero|number|social|seguro)\b/,
      /\b(?:sin|no|nunca|without|never)\b(?: \w+){0,2} (?:hac\w+|hech\w+|hice|declar\w+|file\w*|filing|done)\b|\b(?:al corriente|al dia|atrasad\w+|catch up|behind)\b/,
    ],
    unless:
      /\b(?:residencia|ciudadania|i ?864|peticion|corte|juez|green ?card|citizenship|court|judge|robaron|usando)\b/,
    over: "arreglar-papeles seguro-social permiso-trabajo-general",
    settles: true,
  },
  {
    // Going home for good with the government's application, while a case is open.
    topic: "salida-voluntaria",
    said: [
      /\bcbp home\b|\b(?:app|aplicacion)(?: \w+){0,2} (?:del? )?(?:gobierno|government|cbp)\b|\bgovernment(?: \w+)? app\b/,
      /\b(?:irme|irnos|me voy|nos vamos|regres\w+|salir\w*|salgo|leav\w+|leave|go(?:ing)? (?:home|back)|self ?deport\w*)\b/,
    ],
    over: "viajar-advance-parole asilo-general nta-corte check-in-ice llamadas-estafa",
    settles: true,
  },
  {
    topic: "encontrar-detenido",
    said: [
      /\b(?:aeropuerto|airport|aduana|customs)\b/,
      /\b(?:agarr\w+|detuv\w+|tienen|detenid[oa]|retuv\w+|arrest\w+|detain\w*|holding|took|grabbed)\b/,
    ],
    unless: /\b(?:me (?:tienen|detuvieron|agarraron)|pueden|podrian|can they|will they|miedo|si me|if i)\b/,
    over: "residencia-cubanos viajar-advance-parole tps renovar-green-card daca",
  },
  {
    // The visa by its name: it is what is asked for, not how somebody came in.
    topic: "prometido-k1",
    said: [
      /\bk ?(?:1|one|uno|wan)\b/,
      /\b(?:pedir\w*|pid\w+|traer\w*|traig\w+|llevar\w*|solicit\w+|petition\w*|sponsor\w*|bring\w*)\b/,
    ],
    unless:
      /\b(?:entre|entro|entramos|vine|llegue|vencid[oa]|vencio|expir\w+|overstay\w*|ya (?:estoy|esta|estamos) aqui|came|entered|nos casamos|me case|casad[oa]s?|married)\b/,
    over: "arreglar-papeles pedir-esposo ajuste-familiar proceso-consular inmediato-vs-preferencia",
    settles: true,
  },
  {
    topic: "prometido-k1",
    said: [/\bk ?(?:1|one|uno|wan)\b/, /\b(?:fianc\w*|novi[oa]|prometid[oa]|boyfriend|girlfriend|visa)\b/],
    over: "estudiante-f1 proceso-consular pedir-esposo",
  },
  {
    topic: "tn-e2",
    said: /\b(?:e ?2|tn)\b/,
    unless: /\b(?:h ?2|tennessee)\b/,
    over: "visa-t h2a-h2b patron-me-peticiona",
  },
  {
    // Born here: the county gives the certificate and that gives the passport.
    topic: "hijos-nacidos-aqui",
    said: [
      /\b(?:acta|certificado|sertificado|birth) (?:de |certificate)?(?:nacimiento|nasimiento)?/,
      /\b(?:condado|kondado|county|hospital|vital records|registro del estado)\b/,
      /\b(?:pasaporte|passport)\b/,
    ],
    over: "ciudadania-por-padres documentos-perdidos traducciones",
  },
  {
    topic: "exencion-pago",
    said: /\b(?:fee (?:help|waiver|waived|reduction)|help (?:with|paying) (?:the |my )?(?:fees?|cost)|(?:ayuda|descuento|exencion|perdon) (?:con|para|en|de|del) (?:el |la |los )?(?:pago|cuota|costo|tarifa|pagar)|no (?:me alcanza|puedo pagar|tengo) (?:para |con )?(?:el pago|la cuota|la tarifa|los 4\d\d))\b/,
    unless: /\b(?:abogad[oa]|lawyer|fianza|bond|multa)\b/,
    over: "seguro-social renovar-green-card carga-publica ciudadania-requisitos renovar-permiso-extension permiso-trabajo-general",
  },
  {
    // Years here without papers and gone since: what keeps her out is the bar, however she would be petitioned.
    topic: "castigo-3-10-perdon",
    said: [
      /\b(?:lived|was|stayed|been|vivio|estuvo|duro|paso|vivi|estuve)(?: \w+){0,5} (?:without papers|undocumented|illegally|sin papeles|ilegal|indocumentad[oa]|de ilegal)\b/,
      /\b(?:left|went back|returned|se fue|se regreso|salio|se devolvio|me fui|sali|me regrese)\b/,
      /\b(?:wife|husband|espos[oa]|marido|mujer|mother|father|mama|papa|she|he|ella|el)\b/,
    ],
    unless:
      /\b(?:deport\w*|order\w*|orden|came back|volvio|regreso a|crossed again|daca|tps|asilo|asylum|abus\w+|golp\w+)\b/,
    over: "arreglar-papeles proceso-consular pedir-esposo vawa",
    settles: true,
  },
  {
    // Born here: whether that child needs papers, and not whoever asks.
    topic: "hijos-nacidos-aqui",
    said: [
      /\b(?:mi|mis|my) (?:h?ij[oa]s?|bebes?|nin[oa]s?|son|daughter|kids?|baby)\b(?: \w+){0,3} (?:nacio|nacieron|nacid[oa]s?|born)\b/,
      /\b(?:necesitan?|ocupan?|hay que (?:sacarle|hacerle|arreglarle)|le (?:saco|hago|arreglo)|needs?|need)\b(?: \w+){0,3} (?:papeles|documentos|papers|documents|green ?card|residencia)\b/,
    ],
    unless:
      /\b(?:yo|me|mexico|alla|guatemala|honduras|me (?:pida|pide)|i need|we need|necesito|necesitamos)\b/,
    over: "arreglar-papeles hijos-hijastros pedir-papas",
    settles: true,
  },
  {
    // USCIS wants more proof: what counts is the letter and its day, whatever the proof is of.
    topic: "perdi-o-me-negaron",
    said: [
      /\b(?:carta|aviso|papel|letter|notice|uscis|migracion|inmigracion|immigration)\b/,
      /\b(?:pid(?:e|en|iendo|io|ieron)(?:me|nos)? (?:mas|otras?) (?:pruebas?|evidencias?|documentos|papeles)|(?:asking|asks|asked|want|wants)(?: \w+){0,3} more (?:proof|evidence|documents))\b/,
    ],
    unless: /\b(?:corte|juez|court|judge|consulado|consulate|nvc|escuela|school|dmv|banco|bank)\b/,
    over: "pedir-esposo ajuste-familiar residencia-condicional proceso-examen-medico afidavit-i864 fraude-matrimonio",
  },
  {
    // The denial itself and the days to answer it.
    topic: "perdi-o-me-negaron",
    said: [
      /\b(?:neg(?:o|aron|ada|ado)|denied|rechaz(?:o|aron|ada|ado))\b/,
      /\b(?:uscis|i ?485|i ?130|i ?765|i ?751|i ?90|n ?400|residencia|green ?card)\b/,
      /\b(?:responder|contestar|apelar|apelacion|respond|answer|appeal|dias|days|plazo|deadline|i ?290b)\b/,
    ],
    unless: /\b(?:corte|juez|court|judge|consulado|consulate|asilo|asylum|visa)\b/,
    over: "proceso-examen-medico ajuste-familiar pedir-esposo carga-publica afidavit-i864 residencia-condicional",
  },
  {
    // The judge has decided already: the days to appeal run.
    topic: "apelar-juez",
    said: [
      /\b(?:me|nos|le|les|lo) (?:lo )?(?:neg(?:o|aron)|rechaz(?:o|aron))\b|\bdenied\b/,
      /\b(?:asilo|asylum|cancelacion|cancellation)\b/,
      /\b(?:corte|court|juez|jueza|judge)\b/,
    ],
    unless:
      /\b(?:uscis|oficial|officer|entrevista|interview|no fui|falte|missed|cita de la corte|fecha|permiso|permit|trabaj\w+|si (?:me|nos|pierdo)|if (?:i|they|the judge)|miedo de que|van a negar|withholding|retencion|cat)\b/,
    over: "nta-corte asilo-general consultar-caso-corte orden-deportacion retencion-cat perdi-o-me-negaron asilo-un-anio entrevista-asilo",
  },
  {
    // An illness found by the doctor of immigration.
    topic: "proceso-examen-medico",
    said: [
      /\b(?:tuberculosis|tb|sifilis|syphilis|gonorrea|gonorrhea|vacunas?|vaccin\w+|placa del pecho|chest x ?ray)\b/,
      /\b(?:doctor\w*|medic[oa]l?|examen|prueba|exam|test|residencia|green ?card|i ?693)\b/,
    ],
    over: "perdi-o-me-negaron carga-publica fraude-matrimonio escuela-emergencia ajuste-familiar",
    settles: true,
  },
  {
    // A spouse who takes the petition back is no spouse who died.
    topic: "divorcio-en-tramite",
    said: [
      /\b(?:espos[oa]|marido|mujer|senora|husband|wife|ex)\b/,
      /\b(?:quit\w+|retir\w+|cancel\w+|tumb\w+|withdr\w+|pull(?:ed|s)?|take back)\b(?: \w+){0,4} (?:peticion|petition|i ?130)\b/,
    ],
    unless: /\b(?:muri[oó]|fallec\w+|died|dead|golp\w+|peg[ao]|hits?|abus\w+)\b/,
    over: "murio-peticionario arreglar-papeles pedir-esposo ajuste-familiar residencia-condicional",
  },
  {
    // In jail for the licence, and held for ICE: the hold is what presses.
    topic: "fianza",
    said: /\b(?:detainer|ice hold|immigration hold|hold de (?:ice|migracion|inmigracion|la migra)|retencion de (?:ice|migracion|inmigracion))\b/,
    over: "licencia-manejar dui antecedentes ice-en-mi-puerta",
  },
  {
    // A school that wants papers of a child.
    topic: "escuela-emergencia",
    said: [
      /\b(?:escuela|primaria|secundaria|kinder|school)\b/,
      /\b(?:nin[oa]s?|hij[oa]s?|kids?|child(?:ren)?|son|daughter)\b/,
      /\b(?:pid\w+|exig\w+|sac\w+|quit\w+|neg\w+|inscri\w+|registr\w+|acept\w+|ask\w*|demand\w*|enroll\w*|kick\w*|refus\w*)\b/,
    ],
    unless: /\b(?:daca|visa|estudiante|f ?1|universidad|college|ciudadania|medicaid|485|green ?card)\b/,
    over: "seguro-social carga-publica documentos-perdidos hijos-nacidos-aqui",
  },
  {
    // Who is hurt at home and needs a roof asks for no refugee status.
    topic: "vawa",
    said: /\b(?:refugio|albergue|shelter|safe house|casa segura)\b/,
    over: "refugiados menor-no-acompanado asilo-general",
    after: "vawa",
  },
  {
    // A child's own way to be a citizen was told: it needs no test.
    topic: "ciudadania-por-padres",
    said: /\b(?:examen|test|prueba|n ?400|juramento|oath)\b/,
    over: "examen-ciudadania ciudadania-requisitos",
    after: "ciudadania-por-padres",
  },
];
