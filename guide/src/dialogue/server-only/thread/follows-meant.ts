/**
 * What is asked next within one subject and was taken for another question, or for another person's: a widow's petition, a stepchild who is grown, a
 * resident who will marry abroad, wages and the fear of asking for them. Part of `follows-table.ts`. Server only.
 */
import { idSet } from "#guide/dialogue/server-only/ids.ts";
import type { Follow } from "#guide/dialogue/server-only/thread/follows-table.ts";

const mine = /\b(?:mi|my) (?:espos[oa]|marido|mujer|viejo|senor|husband|wife|spouse)\b/;
const widow = idSet("murio-peticionario");
const work = idSet("derechos-laborales unpaid-or-hurt boss-threat labor-office-safe threat-visa");
const children = idSet("hijos-hijastros stepchild-of-citizen grown-child-crossed child-before-21");
const stepchild =
  /\b(?:h?ijastr[oa]|step ?(?:son|daughter|child|kid)|(?:que|who|trae|tiene|con|has|had|with)\b(?: \w+){0,6} (?:un )?(?:h?ij[oa]|son|daughter|kid)|h?ij[oa] de mi (?:espos[oa]|mujer|marido|pareja)|(?:wife|husband)s? (?:son|daughter|kid))\b/;
const grown = /\b(?:de|tiene|cumplio|is|turned|aged?|old)?\s?(?:19|20|diecinueve|veinte|nineteen|twenty)\b/;
const withoutPapers =
  /\b(?:entro|cruzo|vino|paso|llego|came|crossed|entered)\b.*\b(?:sin (?:papeles|visa|permiso|inspeccion|documentos)|mojad[oa]|ilegal\w*|(?:por|cruzando) (?:el )?(?:rio|cerro|desierto|monte|frontera|linea)|without (?:papers|inspection|a visa)|illegally|across the border|the (?:river|desert|border))\b/;
const childItin =
  /\b(?:nin[oa]s?|h?ij[oa]s?|kids?|child(?:ren)?)\b(?: \w+){0,2} (?:con|tienen?|with|has|have)(?: \w+)? itins?\b/;
const k1 = idSet("prometido-k1");
const petition = idSet("pedir-esposo");
const divorce = idSet("divorcio-en-tramite");
const minorHeld = idSet("menor-no-acompanado minor-taken sponsor-afraid");
const permitSold = idSet("papers-for-sale others-permit permit-from-case");
const borrowed = idSet("seguro-social used-papers");

export const meantFollows: readonly Follow[] = [
  // A widow, or a widower.
  {
    open: widow,
    opened: mine,
    said: /^(?=.*\b(?:i ?130|ciento treinta|peticion|petition)\b)(?=.*\b(?:met\w+|mand\w+|pus\w+|habia\w*|tenia\w*|pendiente|aprob\w+|filed|sent|had|pending|approved|in)\b)/,
    unless:
      /\b(?:no (?:\w+ ){0,2}(?:met\w+|mand\w+|pus\w+)|nunca|never|didnt|hadnt|herman[oa]|papa|mama|brother|sister|parent)\b/,
    items: ["murio-peticionario/pending-i130-spouse"],
    knows: true,
  },
  {
    open: widow,
    opened: mine,
    said: /\b(?:afidavit|affidavit|i ?864|patrocinador|sponsor|quien (?:me )?(?:firma|va a firmar|patrocina)|who (?:signs|will sign|sponsors))\b/,
    items: ["murio-peticionario/who-signs-i864"],
    knows: true,
  },
  {
    open: widow,
    opened: mine,
    said: /\b(?:(?:me )?(?:vuelvo|volver|volviera) a casar\w*|me caso (?:otra vez|de nuevo|con otr[oa])|casarme (?:otra vez|de nuevo)|remarr\w+|(?:get )?married? again|marry (?:again|someone)|otro (?:esposo|marido|novio)|new (?:husband|wife|boyfriend))\b/,
    items: ["murio-peticionario/remarried"],
    knows: true,
  },
  {
    open: widow,
    opened: mine,
    fact: true,
    said: /\b(?:(?:yo |i )?(?:entre|vine|llegue|cruce|came|entered|crossed)(?: \w+){0,3} (?:con|por|sin|with|on|without|across) )/,
    items: ["murio-peticionario/how-i-entered-still-matters"],
    knows: true,
  },

  // A stepchild of a citizen.
  {
    open: children,
    opened: stepchild,
    told: ["citizen"],
    said: /\b(?:(?:ella|el|she|he) )?(?:tenia|era de|was)(?: \w+){0,2} (?:[2-9]|1[0-7]|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieciseis|diecisiete|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)\b.*\b(?:cas\w+|boda|married|wedding)\b|\b(?:cas\w+|married|wedding|boda)\b.*\b(?:tenia|was)(?: \w+){0,2} (?:[2-9]|1[0-7]|diez|doce|quince|dieciseis|diecisiete|ten|twelve|fifteen|sixteen|seventeen)\b/,
    unless: /\b(?:entro|cruzo|crossed|came)\b/,
    tell: "stepchild-of-citizen",
  },
  {
    // Past eighteen and a half: the days already weigh.
    open: children,
    opened: grown,
    said: withoutPapers,
    unless: /\b(?:yo|i (?:crossed|came|entered)|dos veces|otra vez|twice|again|deport\w+)\b/,
    tell: "grown-child-crossed",
    knows: true,
  },
  {
    open: idSet(
      "hijos-hijastros stepchild-of-citizen grown-child-crossed child-before-21 ciudadania-por-padres",
    ),
    opened: stepchild,
    said: /\b(?:ciudadan[oa]|ciudadania|citizen\w*)\b/,
    unless: /\b(?:soy|im|i am|cuando me haga|when i become|mi (?:espos[oa]|mujer)|my (?:wife|husband))\b/,
    tell: "stepchild-not-automatic",
  },

  // A grown child who asks of her own citizenship.
  {
    open: idSet("ciudadania-por-padres"),
    opened:
      /\b(?:mi (?:papa|mama|padre|madre)|my (?:dad|mom|father|mother|parents?))\b.*\b(?:yo|me|soy|i|am|tenia)\b/,
    said: /\b(?:(?:viv\w+|creci|lived|grew up|stayed) (?:\w+ ){0,3}(?:con|with) (?:mi|my) (?:mama|papa|madre|padre|mom|dad|mother|father|abuel\w+|grand\w+)|(?:mis papas|ellos|they|my parents) (?:\w+ ){0,3}(?:divorci\w+|separ\w+|divorced|split)|theyre divorced|custodia|custody)\b/,
    unless: /\b(?:compartida|los dos|joint|shared|both|every other)\b/,
    items: ["ciudadania-por-padres/divorced-custody"],
  },

  // A resident who means to marry.
  {
    open: k1,
    said: /\b(?:(?:soy|tengo|i (?:only |just )?have|ive got|got|am|im)(?: \w+){0,3} (?:residente|mica|green ?card|resident|lpr)|(?:todavia |aun )?no soy ciudadan[oa]|not (?:a )?citizen(?: yet)?)\b/,
    unless:
      /\b(?:mi (?:novi[oa]|prometid[oa])|my (?:girlfriend|boyfriend|fiancee?))\b.*\b(?:es|is) (?:residente|a resident|ciudadan[oa]|a citizen)\b|\b(?:arrest\w*|dui|conden\w+|convict\w*|record)\b/,
    without: ["citizen", "arrested", "convicted"],
    tell: "resident-fiance",
  },
  {
    open: idSet("resident-fiance"),
    said: /\b(?:cuanto (?:tiempo |se )?(?:tarda|falta|dura|espera\w*)|hasta cuando|how long|how soon|when (?:can|would|will))\b/,
    unless: /\b(?:ciudadan[oa]|citizen|visita\w*|visit|turista|tourist)\b/,
    items: ["prometido-k1/resident-line-wait", "prometido-k1/std-time-resident-fiance"],
  },
  {
    open: idSet("resident-fiance"),
    said: /\b(?:turista|visita\w*|vacacion\w*|tourist|visit\w*|vacation)\b/,
    unless: /\b(?:yo (?:ir|voy)|can i (?:go|visit)|puedo ir)\b/,
    items: ["prometido-k1/resident-visit-meanwhile"],
  },

  // A resident's wife or husband.
  {
    open: petition,
    told: ["resident"],
    without: ["citizen"],
    said: /\b(?:(?:mejor )?(?:me )?espero|conviene esperar\w*|esper(?:ar|o) a (?:ser|hacerme)|should i wait|better to wait|wait (?:until|till|for) (?:im|i am|i become|my))\b/,
    unless: /\b(?:cuanto|how long)\b/,
    items: ["pedir-esposo/resident-to-citizen"],
  },

  // A petition that is taken back, and words that hurt.
  {
    open: divorce,
    said: /\b(?:va a|quiere|dice que|amenaza\w*|puede|piensa|will|wants to|says|threatens|might|going to|can)\b(?: \w+){0,5} (?:retir\w+|quitar\w*|cancel\w+|withdraw\w*|pull|take back)\b/,
    unless: /\b(?:demanda|divorce suit|orden de proteccion|cargos|charges|mica|green ?card)\b/,
    items: ["divorcio-en-tramite/petition-withdrawn"],
    knows: true,
  },
  {
    open: divorce,
    said: /\b(?:insult\w+|humill\w+|control\w+|me grita|me quita (?:el|mi) dinero|no me deja|amenaza\w*|yells|puts me down|controls|takes my money|threatens)\b.*\b(?:no (?:me )?(?:pega|golpea|ha pegado)|nunca me (?:pega|ha pegado|golpeo)|never (?:hits|hit)|doesnt hit|does not hit)\b|\b(?:no (?:me )?(?:pega|golpea)|never hit\w*|doesnt hit)\b.*\b(?:insult\w+|humill\w+|control\w+|dinero|money|grita|yells)\b/,
    items: ["vawa/only-insults"],
    amid: true,
  },
  {
    // The same, once blows were asked about.
    open: idSet("divorcio-en-tramite vawa"),
    opened: /\b(?:divorci\w+|divorc\w+|separ\w+)\b/,
    said: /^(?=.*\b(?:entrevista|cita|interview|appointment)\b)(?=.*\b(?:no (?:les? )?(?:dig\w+|cuent\w+|mencion\w+)|me callo|callarme|sin decir|fing\w+|hac\w+ como|not (?:say|tell|mention)|dont (?:say|tell|mention)|keep quiet|pretend)\b)/,
    items: ["divorcio-en-tramite/interview-coming-separated"],
    knows: true,
  },

  // Wages, and the fear of asking for them.
  {
    open: work,
    said: /\b(?:me (?:van a|pueden|vayan a|iran a)|nos (?:van a|pueden)|(?:will|would|could|can) they|they (?:will|would|gonna|might))\b(?: \w+){0,3} (?:report\w+|entregar\w*|denunciar\w*|deport\w+|llamar (?:a|le) (?:la )?(?:migra|ice|inmigracion)|call (?:ice|immigration)|turn me in)\b|\b(?:me (?:reportan|entregan|denuncian|deportan)|report me|turn me in)\b/,
    unless: /\b(?:patron|jefe|dueno|boss|manager|employer|companer\w+|coworker\w*)\b/,
    tell: "labor-office-safe",
    knows: true,
  },
  {
    open: work,
    fact: true,
    said: /\b(?:me (?:cai|lastime|corte|queme|quebre|fracture|golpee|machuque)|me (?:cayo|lastimo|pego|duele)|(?:traigo|tengo) (?:la |el |mi )?(?:espalda|mano|pie|pierna|brazo|rodilla|hombro|dedo)(?: \w+){0,2} (?:lastimad[oa]|quebrad[oa]|hinchad[oa]|rot[oa])|i (?:also )?(?:fell|hurt|cut|burned|broke)|my (?:back|hand|leg|arm|foot|knee|shoulder) (?:is|hurts|got))\b/,
    unless: /\b(?:en (?:mi |la )?casa|jugando|at home|playing|otro trabajo|borrach[oa]|drunk)\b/,
    tell: "hurt-at-work",
    knows: true,
  },
  {
    open: work,
    said: /\b(?:visa|papeles|permiso|papers|permit)\b.*\b(?:amenaz\w+|threat\w*)\b|\b(?:amenaz\w+|threat\w*)\b.*\b(?:visa|papeles|permiso|papers|permit)\b/,
    unless: /\b(?:patron dice|me pide papeles|asks? for)\b/,
    tell: "threat-visa",
  },

  // Work by a season's visa.
  {
    open: idSet("h2a-h2b recruiter-fee h2-worker-abroad"),
    said: /^(?=.*\b(?:cuanto (?:tiempo )?|how long)\b)(?=.*\b(?:casa|vivienda|hospedaje|donde (?:vivir|dormir)|hous\w+|room|place to (?:stay|live))\b)/,
    tell: "h2-time-and-house",
  },
  {
    open: idSet("h2a-h2b recruiter-fee h2-worker-abroad h2-time-and-house"),
    fact: true,
    said: /\b(?:estuve|vivi|dure|anduve|pase|i (?:was|lived|spent|stayed))\b.*\b(?:sin papeles|ilegal\w*|indocumentad[oa]|de mojad[oa]|without papers|illegally|undocumented)\b/,
    unless: /\b(?:deport\w+|me sacaron|estoy aqui|sigo aqui|im here)\b/,
    tell: "left-after-overstay",
    knows: true,
  },
  {
    open: idSet("tn-e2 tn-career"),
    said: /^(?=.*\b(?:i ?94|visa|permiso|permit|estancia|stay)\b)(?=.*\b(?:venc\w+|expir\w+|ended|ran out|se (?:me )?(?:paso|acabo)|overstay\w*|me quede|stayed past)\b)/,
    unless:
      /\b(?:que pasa si|y si|what if|if (?:it|my)|no (?:se )?(?:ha )?venc\w+|not expired|still valid|(?:va a|will) (?:vencer|expire)|mi (?:espos[oa]|herman[oa]))\b/,
    tell: "tn-after-overstay",
    knows: true,
  },

  // Who a petition takes along.
  {
    // The other parent was checked at entry: a way of one's own.
    open: idSet(
      "pedir-papas castigo-3-10-perdon child-21-parent-crossed child-petitions-parent child-21-petitions-parent",
    ),
    opened: /\b(?:h?ij[oa]|son|daughter)\b/,
    said: /\b(?:mi|my) (?:espos[oa]|marido|mujer|senora|pareja|husband|wife|spouse|partner)\b(?: \w+){0,4} (?:entro|llego|vino|paso|came|entered|got in)(?: \w+){0,2} (?:con|with|on)(?: \w+){0,2} visa\b/,
    unless:
      /\b(?:deport\w+|sin visa|without a visa|visa (?:de otr[oa]|prestada|falsa)|se (?:regreso|fue)|went back)\b/,
    without: ["reentry", "order"],
    tell: "other-parent-visa",
    knows: true,
    safe: true,
  },
  {
    open: idSet(
      "pedir-papas child-21-parent-crossed child-petitions-parent child-21-petitions-parent other-parent-visa child-petition-other-parent",
    ),
    opened: /\b(?:h?ij[oa]|son|daughter)\b/,
    said: /\b(?:(?:el|mi) otr[oa](?: h?ij[oa])?|su herman(?:it)?[oa]|(?:el|la) (?:menor|chic[oa]|grande|mas chic[oa])|mi otr[oa] (?:h?ij[oa]|nin[oa])|(?:my|the) other (?:son|daughter|kid|child|one)|(?:his|her) (?:brother|sister|sibling))\b.*\b(?:met\w+|entr\w+|inclu\w+|agreg\w+|ir|va|van|mism[oa]|tambien|arregl\w+|go|include\w*|add\w*|same|too|petition)\b/,
    unless: /\b(?:ciudadan[oa]|nacio aqui|citizen|born here|yo entre)\b/,
    tell: "sibling-not-in-petition",
    knows: true,
    waits: true,
    safe: true,
  },
  {
    open: idSet("pedir-hermanos"),
    said: /\b(?:mi|my) (?:mama|papa|madre|padre|mom|dad|mother|father)\b(?: \w+){0,3} (?:es|son|se hizo|is|became|already)(?: \w+){0,3} (?:ciudadan[oa]|citizen)\b/,
    without: ["citizen", "married", "order", "reentry", "twice"],
    tell: "parent-citizen-instead",
  },

  // A permit that is sold, and the way to a real one.
  {
    open: permitSold,
    said: /\b(?:a|my|mi|un[oa]?|otr[oa]) (?:\w+ ){0,2}(?:amig[oa]|prim[oa]|conocid[oa]|vecin[oa]|companer[oa]|cunad[oa]|friend|cousin|neighbor|coworker)s?\b(?: \w+){0,3} (?:(?:si |ya )?(?:le|les|lo|la|se lo) (?:llego|salio|dieron|sirvio|funciono|mandaron)|got|received|worked|has one)\b/,
    tell: "others-permit",
    urgency: "scam",
  },
  {
    open: permitSold,
    said: /\b(?:como|how|donde|where)\b(?: \w+){0,3} (?:sac\w+|consigo|conseguir|obten\w+|consegui\w+|pido|get|apply)\b/,
    unless: /\b(?:dinero|reembolso|money|refund|abogad[oa]|lawyer)\b/,
    tell: "permit-from-case",
  },
  {
    open: permitSold,
    told: ["spouseResident"],
    without: ["spouseCitizen"],
    said: /\b(?:si nos casamos|si me caso|casarnos|casarme|if we (?:get )?marr\w+|getting married)\b/,
    tell: "resident-partner-wedding",
    urgency: "leaving",
  },
  {
    open: idSet("fraude-matrimonio sham-others"),
    said: /\b(?:otr[oa]s? (?:\w+ )?(?:opcion\w*|forma|manera|camino|via)|que (?:mas )?(?:opcion\w*|puedo hacer|me queda)|other (?:option|way)s?|what else)\b/,
    unless: /\b(?:abogad[oa]|lawyer|prueba\w*|proof)\b/,
    tell: "sham-real-ways",
  },

  // Small questions that a near answer took.
  {
    open: minorHeld,
    said: /\b(?:escuela|estudiar|clases|school|study)\b/,
    unless: /\b(?:no quiere|dej\w+|trabaj\w+|refuses|drop\w*|quit|work)\b/,
    items: ["menor-no-acompanado/school-doctor"],
    knows: true,
  },
  {
    open: minorHeld,
    said: /\b(?:papel|carta|aviso|cita|fecha|paper|letter|notice|date)\b(?: \w+){0,3} (?:corte|juez|court|judge)\b/,
    unless: /\b(?:yo|mi (?:corte|juez)|my (?:court|judge)|falt[oe]|missed)\b/,
    items: ["menor-no-acompanado/court-came"],
    knows: true,
  },
  {
    open: idSet("hijos-nacidos-aqui fear-for-children"),
    said: /\b(?:papa|mama|padre|madre|otro|father|mother|dad|mom|other parent)\b.*\b(?:esta|vive|anda|quedo|is|lives)\b(?: \w+){0,3} (?:guatemala|mexico|honduras|salvador|nicaragua|colombia|venezuela|ecuador|peru|alla|otro pais|su pais|detenid[oa]|lejos|abroad|detained)\b.*\b(?:pasaporte|passport)\b/,
    unless: /\b(?:no (?:se|sabemos) donde|dont know where)\b/,
    items: ["hijos-nacidos-aqui/other-parent-no-sign"],
    knows: true,
  },
  {
    open: idSet("hijos-nacidos-aqui fear-for-children"),
    said: /\b(?:yo|i|me)\b(?: \w+){0,2} (?:arregl\w+|legaliz\w+|saco papeles|get (?:papers|legal|status)|fix)\b|\b(?:arreglo|puedo arreglar|me dan papeles|can i get (?:papers|status|legal))\b/,
    unless:
      /\b(?:entre con|vine con|i came (?:with|on)|espos[oa]|marido|husband|wife|21|veintiun\w*|otra (?:forma|manera)|otro (?:modo|camino)|another way|other way)\b/,
    items: ["arreglar-papeles/kids-born-here-no"],
    knows: true,
  },
  {
    open: idSet(
      "examen-ciudadania ciudadania-requisitos citizen-wish exencion-pago waiver-n400 price-citizenship",
    ),
    said: /\b(?:[7-9]|1[01]|siete|ocho|nueve|diez|once|seven|eight|nine|ten|eleven) (?:meses|months)\b/,
    opened: /\b(?:ciudadan\w+|citizen\w*|n ?400|naturaliz\w+|examen|test)\b/,
    unless:
      /\b(?:embarazad[oa]|pregnant|bebe|baby|(?:faltan|me faltan|left until|tarda\w*|espera\w*|wait\w*|hace) (?:\w+ )?(?:[7-9]|1[01]|siete|ocho|nueve|diez|once|seven|eight|nine|ten|eleven) (?:meses|months)|probation|probatoria|months ago|sin trabajo)\b/,
    without: ["citizen"],
    items: ["ciudadania-requisitos/trip-over-six-months"],
  },
  {
    open: idSet("daca came-as-child"),
    said: /^(?=.*\b(?:llego|llegue|llegamos|vino|vine|entro|entre|came|arrived|entered|got here)\b)(?=.*\b(?:en|in|el|since|desde) (?:el )?(?:200[89]|201\d|202\d)\b)/,
    unless: /\b(?:venc\w+|expir\w+|tenia daca|had daca|renov\w+|renew\w*|antes de)\b/,
    tell: "daca-came-late",
  },
  {
    open: idSet("licencia-manejar license-state-without"),
    opened:
      /\b(?:sin|no tengo|without|no|dont have)\b(?: \w+){0,2} (?:papeles|estatus|status|papers|documentos)\b/,
    said: /\b(?:avion|volar|vuelo|aeropuerto|fly\w*|flight|plane|airport)\b/,
    unless: /\b(?:permiso de trabajo|pasaporte|work permit|passport)\b/,
    tell: "license-no-flight",
  },
  {
    open: idSet("castigo-3-10-perdon entre-sin-inspeccion-245i patron-me-peticiona leave-no-case"),
    said: /\b(?:mi|my) (?:mama|papa|madre|padre|mom|dad|mother|father)\b.*\b(?:residente|ciudadan[oa]|mica|resident|citizen|green ?card)\b.*\b(?:perdon|waiver|i ?601\w?)\b/,
    without: ["reentry", "twice", "deported", "order"],
    items: ["castigo-3-10-perdon/who-is-relative"],
  },
  {
    open: idSet("castigo-3-10-perdon entre-sin-inspeccion-245i patron-me-peticiona"),
    was: idSet("patron-me-peticiona"),
    said: /\b(?:quien paga|a quien le toca pagar|el o yo|paga el (?:patron|jefe)|who pays|him or me|(?:does|should) (?:he|my boss|the employer) pay)\b/,
    items: ["patron-me-peticiona/who-pays"],
  },
  {
    open: idSet("renovar-permiso-extension"),
    opened: /\bc ?0?9\b/,
    said: /\b(?:cuanto (?:cuesta|es|vale|cobran|sale|se paga|pago)|precio|how much|cost|fee)\b/,
    tell: "renew-c09-price",
  },
  {
    open: idSet("renovar-permiso-extension renew-c09-price"),
    said: /\b(?:540|quinientos cuarenta|180|ciento ochenta) (?:dias|days)\b/,
    unless:
      /\b(?:asilo pendiente|150|antes de (?:que )?(?:venza|octubre)|before october|recibieron|received it)\b/,
    without: ["renewalSent"],
    tell: "receipt-no-extension",
  },
  {
    open: borrowed,
    said: /\b(?:taxes|impuestos|income tax|declar\w+)\b.*\b(?:esos anos|de antes|atrasad\w+|anteriores|those years|back (?:taxes|then)|before|past)\b|\b(?:esos anos|de antes|atrasad\w+|those years|past years)\b.*\b(?:taxes|impuestos|declar\w+)\b/,
    unless:
      /\b(?:no tengo (?:social|seguro|numero)|sin (?:social|seguro)|dont have a (?:social|ssn)|no ssn)\b/,
    tell: "taxes-old-number",
  },
  {
    open: idSet("taxes-itin taxes-old-number seguro-social used-papers social-number"),
    said: childItin,
    unless: /\b(?:sac\w+|tramit\w+|pedir|solicit\w+|renov\w+|apply|get an itin|how do i get)\b/,
    tell: "child-itin-credit",
  },
  {
    open: idSet("matrimonio-igualitario same-sex-not-married same-sex-citizen ajuste-familiar pedir-esposo"),
    was: idSet("matrimonio-igualitario pedir-esposo"),
    opened: /\b(?:gay|lesbian\w*|mismo sexo|same sex|both (?:guys|men|women|girls)|two (?:men|women|guys))\b/,
    said: /\b(?:asilo|asylum)\b/,
    items: ["matrimonio-igualitario/fear-country-lgbt"],
    knows: true,
  },
];
