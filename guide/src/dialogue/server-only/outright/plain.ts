/**
 * Plain first questions whose words the ranking knows from another subject: a letter with an appointment and no sender, a university
 * without papers, a case to be seen on the internet, the citizenship interview, one's own country's passport, the tax on money sent.
 */
import type { Outright } from "#guide/dialogue/server-only/outright/outright.ts";

const studies =
  /\b(?:universidad\w*|university|college|colleges|colegio comunitario|colegiaturas?|tuition|carrera|becas?|scholarships?|ayuda financiera|financial aid|fafsa|estudiar|seguir estudiando|study|nursing school|visa de estudiante|student visa|f ?1)\b/;
const withoutPapers =
  /\b(?:(?:sin|without|no) (?:tener |los |mis )?(?:papeles|documentos|estatus|papers|documents|status|legal status)|no (?:tengo|tenemos|tiene|tienen) (?:mis |los )?(?:papeles|documentos|estatus)|(?:dont|doesnt|do not|does not) have (?:any )?(?:papers|documents|status)|indocumentad[oa]s?|undocumented|ilegal(?:es)?)\b/;
/** Another ground of one's own, a child's school, a wish for status, or the test for citizenship. */
const studiesOther =
  /\b(?:(?:hacer(?:me|se|nos)|ser|sea|volver(?:me|se)|hacer(?:lo|la)) legal|cambiar (?:mi|su) (?:estatus|status|situacion)|daca|tps|asilo|asylum|kinder|primaria|secundaria|high ?school|middle school|ciudadania|citizenship|examen|corte|court|juez|judge|ice|migra|detenid\w*|deport\w*|(?:arregl|legaliz|regulariz|perd|venc|expir|dej)\w*|visa u|visa de trabajo|espos[oa]|husband|wife|casad[oa]|married|se me (?:quito|acabo)|i ?20|fui estudiante|lost|lapsed|dropped|fell out|tenia|me quede|ya no|had|path|paths|options?|opci\w+|camino|green ?card|mica|residen\w+|become legal|(?:conseguir|agarrar|tener) uno|se los saca\w*|sacar\w* (?:los |sus |mis )?papeles|estoy en (?:mi|mexico|guatemala|honduras|colombia))\b/;

const paper = "(?:carta|cartas|papel|hoja|aviso|sobre|notificacion|citatorio|letter|notice|paper)";
const cameIn = new RegExp(
  `\\b(?:lleg\\w+|mand\\w+|envi\\w+|recib\\w+|tengo|dieron|dej\\w+|got|received|came|sent|have)(?: \\w+){0,6} ${paper}\\b|\\b${paper}(?: \\w+){0,6} (?:lleg\\w+|mand\\w+|came|arrived)\\b|^(?:una? |a |la )?${paper} (?:de|con|from|with)\\b`,
);
const callsIn =
  /\b(?:citas?|citan|citaron|citad[oa]|appointments?|que me presente|(?:debo|tengo que|hay que) presentarme|fecha y (?:una )?hora)\b/;
/** "Me citaron para el 3 de enero, no sé para qué." */
const calledIn = /\b(?:me|nos) (?:citaron|citan|estan citando|dieron (?:una )?cita|mandaron (?:una )?cita)\b/;
const unknownAim =
  /\b(?:no (?:se|dice|dicen|sabemos|entiendo|explica\w*)|sin decir|dont (?:know|say)|doesnt say|does not say|no idea)(?: \w+){0,4} (?:que|quien|porque|para|por|what|who|why)\b/;
/** The sender or the aim is named, or it is no letter of immigration's. */
const knownCall =
  /\b(?:(?:intent|intencion|intento) (?:to|de) (?:deny|negar)|noid|(?:quieren|van a|piensan) (?:negar|denegar)|huellas|biometric\w*|biometria|entrevista|interview|corte|court|cortes|juez|jueza|judge|audiencia|hearing|nta|ice|isap|ero|migra|consulad\w*|consulate|embajada|embassy|juarez|nvc|asilo|asylum|ciudadania|citizenship|juramento|oath|residencia|green ?card|mica|permiso|permit|visa|examen|test|perito|dentista|dentist|doctora?|medic[oa]|medical|hospital|clinica|clinic|escuela|school|maestr[ao]|dmv|licencia|license|ticket|trafico|multa|jurado|jury|banco|bank|seguro social|social security|ssa|irs|taxes|impuestos|medicaid|snap|wic|corralon|firmar|sign|falt\w+|missed|no fui|deport\w*|orden|order|maletas?|suitcase|oficina|office|abogad[oa]|lawyer|notari[oa]|cobr\w+|pag\w+|pay|estafa|scam|perdi|lost|cambi\w+|mude|moved|nunca|never|no me present\w+|otra direccion|wrong address|no (?:me )?(?:ha |han )?lleg\w+|cuando|when|cuanto|how long|grillete|policia|police|i ?\d{3}\w?|patron\w*|trabajo|interpol)\b/;

const ofImmigration =
  /\b(?:uscis|migracion|inmigracion|immigration|gobierno|government|homeland|dhs|departamento de seguridad)\b/;
const notRead =
  /\b(?:(?:esta|viene|vienen|es|todo|todita|puro|escrita|its|is|all|only) (?:todo |toda |en puro |puro |en |in )*(?:ingles|english)|en ingles|in english|no (?:le |la |lo |les )?(?:entiendo|entendi|entendemos|comprendo)|no se (?:que dice|leer(?:la)?|lo que dice)|(?:cant|cannot|dont|couldnt) (?:read|understand))\b/;

const looksUp =
  /\b(?:ver|veo|vemos|checo|checar|chequear|reviso|revisar|consulto|consultar|busco|buscar|miro|mirar|saber|see|check|look (?:up|at)?|find|track|follow)(?: \w+){0,4} (?:mi|el|nuestro|su|my|our|the|his|her) (?:casos?|case|tramite|proceso)\b/;
const onTheNet =
  /\b(?:internet|en linea|online|computadora|computer|pagina|website|web|celular|app|aplicacion)\b/;
const caseKnown =
  /\b(?:corte|court|juez|judge|audiencia|hearing|eoir|acis|recibo|receipt|ioe|uscis|i ?\d{3}\w?|n ?400|asilo|asylum|foia|expediente|abogad[oa]|lawyer|nvc|ceac|consulad\w*|ice|huellas|residencia|green ?card|ciudadania|citizenship|permiso|visa|pag[ao]\w*|cobr\w*|policia|criminal)\b/;

const interview = /\b(?:entrevista|interview)\b/;
const ofCitizenship =
  /\b(?:ciudadan[oia]\w*|cuidadania|siudadan\w+|citizenship|citizen|naturali[sz]a\w*|n ?400)\b/;
const howItIs =
  /\b(?:(?:me (?:llego|dieron|mandaron|toca)|tengo|got|have)(?: \w+){0,3} (?:cita|entrevista|interview)|es (?:el|la|manana|pasado|en)|(?:la|el) proxim[oa]|next|is (?:on|next|tomorrow)|pregunt\w+|estudi\w+|prepar\w+|que (?:me )?(?:hacen|piden|van|dicen|llevo|pasa|hay)|como (?:es|va|me)|ask\w*|questions?|study|ready|expect|bring|what (?:is|happens)|how (?:is|does)|llevar|consejos?|tips)\b/;
const interviewOther =
  /\b(?:falt(?:e|o|amos|ar)|missed|no (?:fui|pude|puedo|llegue)|negaron|denied|reprob\w+|failed|no pase|divorci\w+|divorce\w*|separ\w+|dui|arrest\w+|detenid\w+|orden|cambiar(?:la)?|resched\w+|asilo|asylum|pedir a|residencia por|i ?485|green card interview|mentir|mienta|lie|vot[eéoó]\w*|voted|reclame|claimed|cajita|soy ciudadan[oa]|im a (?:us )?citizen|ciudadan[oa] (?:me|y)|espos[oa] ciudadan[oa]|n ?648|demencia|olvid\w+|forget\w*|interprete|interpreter|despues de|after|cuanto tarda|how long|matrimonios?|marriage|nos casamos|casad[oa]s?|married|esposos?|esposas?|pareja)\b/;

const nationality =
  "mexican[oa]|guatemaltec[oa]|hondure(?:n|ñ)[oa]|salvadore(?:n|ñ)[oa]|nicarag(?:u|ü)ense|colombian[oa]|venezolan[oa]|ecuatorian[oa]|peruan[oa]|cuban[oa]|dominican[oa]|bolivian[oa]|argentin[oa]|chilen[oa]|brasile(?:n|ñ)[oa]|paraguay[oa]|uruguay[oa]|costarricense|panamen[oa]|haitian[oa]|mexican|guatemalan|honduran|salvadoran|nicaraguan|colombian|venezuelan|ecuadorian|peruvian|cuban|dominican|brazilian|haitian";
const itsPassport = new RegExp(
  `\\b(?:pasaporte|passport) (?:\\w+ )?(?:${nationality}|de (?:mexico|guatemala|honduras|el salvador|nicaragua|colombia|venezuela|ecuador|peru|cuba|bolivia|mi pais))\\b|\\b(?:${nationality}) passport\\b|\\bpassport from (?:mexico|guatemala|honduras|el salvador|nicaragua|colombia|venezuela|ecuador|peru|my country)\\b`,
);
const getsIt =
  /\b(?:sac\w+|renov\w+|renuev\w+|tramit\w+|consig\w+|conseguir|ped\w+|donde|adonde|como|venci\w+|get|renew\w*|apply|where|how|expired)\b/;
const passportOther =
  /\b(?:asilo|asylum|tps|daca|ice|migra|quit\w+|retuv\w+|escond\w+|patron\w*|americano|american|us passport|estados unidos|naci\w+ (?:aqui|aca)|born here|viaj\w+|travel\w*|avion|vuelo|volar|fly|juarez|i ?94|permiso|licencia|license|seguro social|mica|green ?card|residencia|fals[oa]|fake|comprar|buy|custodia|papa no|firma|perdi\w*|robaron|lost|stolen|salir|leave|entrar|enter|consulad\w*|consulate|embajada|embassy|con (?:mi|el|un) pasaporte|with (?:a|my))\b/;

const sendsMoney =
  /\b(?:remesas?|remittances?|(?:mand\w+|envi\w+|send\w*) (?:\w+ )?(?:dinero|plata|lana|feria|dolares|money|cash)|(?:envios?|giros?) de (?:dinero|plata)|money transfers?)\b/;
const isTaxed = /\b(?:impuestos?|tax(?:es|ed)?|cobr\w+ (?:el )?(?:1|uno)|por ciento|percent)\b/;
const moneyOther =
  /\b(?:itin|declar\w+|reembolso|refund|irs me|dependientes?|coyote|fianza|bond|estaf\w+|scam)\b/;

const overstayed =
  /\b(?:over ?stay\w*|visa(?: de (?:turista|paseo|estudiante|trabajo))?(?: \w+){0,3} (?:venc\w+|expir\w+|caduc\w+)|(?:venc\w+|paso|expir\w+|caduc\w+)(?: \w+){0,3} visa|me quede (?:con|despues de|mas)(?: \w+){0,4} visa)\b/;
const citizenPartner =
  /\b(?:espos[oa]|marido|mujer|novi[oa]|pareja|prometid[oa]|husband|wife|girlfriend|boyfriend|fianc\w+|partner)\b(?: \w+){0,4} (?:ciudadan[oa]|american[oa]?|gring[oa]|(?:us )?citizen)\b|\b(?:casar\w*|cas[eoé]|casad[oa]|casamos|marry\w*|married)(?: \w+){0,5} (?:ciudadan[oa]|american[oa]?|gring[oa]|(?:us )?citizen)\b/;
/** Another entry, a case or an order, a violence: the two questions or another subject go first. */
const overstayOther =
  /\b(?:esta|rio|cerro|desierto|cruc\w+|brinq\w+|sin inspeccion|crossed|orden|order|corte|court|juez|deport\w*|detenid\w+|arrest\w+|dui|asilo|asylum|daca|tps|parole|golp\w+|peg[ao]\w*|maltrat\w*|abus\w+|hits?|divorci\w+|separ\w+|murio|died|k ?1|j ?1|entrevista|interview|pag\w+|dinero|sali|salgo|salir|viaj\w+|fui a|leave|left|travel|negaron|denied|perdon|waiver|180|cuanto (?:cuesta|tarda)|how (?:much|long)|permiso de trabajo|work permit|ella entro|el entro|(?:his|her) visa|su visa|se le venc\w+)\b/;

/** With its letter; a plain "I-797" is a word of the situation itself. */
const actionNotice = /\b(?:i ?797 ?[abdf]|(?:i ?)?797 ?c)\b/;
/** What the I-797C is has its own meaning. */
const asksMeaning =
  /\b(?:(?<!para )que (?:es|significa|quiere decir)|what (?:is|does)|whats)(?: (?:la|el|una?|the|an?|form|forma|eso de))* (?:i ?)?797 ?c\b|\b797 ?c que es$/;
const actionOther =
  /\b(?:recibo|receipt|fecha|prioridad|negaron|negada|denied|rfe|noid|evidence|evidencia|pruebas|huellas|biometric\w*|permiso|trabaj\w*|extension|mica|condicional|perd\w+|lost|robaron|direccion|address|corte|court|h ?1b|cita|appointment)\b/;

/** Whether it is a crime to be here, in itself. */
const isCrime =
  /\b(?:(?:es|sera|seria|cuenta como|comet\w+)(?: \w+){0,2} (?:delito|crimen)|(?:delito|crimen) (?:es|ser|estar|vivir|no)|(?:me |nos |lo |la )?(?:puede[n]?|podrian?|van a) (?:\w+ )?(?:meter(?:me|nos|lo|la)?|llevar(?:me)?|mandar(?:me)?|ir) (?:preso|presa|a (?:la )?carcel)|(?:me|nos|lo|la) meten (?:preso|a la carcel)|(?:is it|is being|is living)(?: \w+){0,4} (?:a )?(?:crime|illegal|felony)|(?:go|put|send)(?: \w+){0,2} (?:to |in )(?:jail|prison))\b/;
const beingHere =
  /\b(?:(?:por )?(?:estar|vivir|ser|andar|no tener|quedarme)(?: \w+){0,2} (?:sin papeles|sin documentos|indocumentad[oa]s?|ilegal(?:es)?|papeles|documentos|mi visa|visa vencida)|sin papeles|indocumentad[oa]s?|undocumented|(?:without|no) papers|being here|overstay\w*|(?:haberme|haber(?:se|nos)?|por) queda(?:do|rme)(?: \w+){0,4} (?:despues|de mas|permiso|visa|tiempo))\b/;
const crimeOther =
  /\b(?:trabaj\w+|work\w*|social|fals\w+|prestad\w+|manej\w+|licencia|driv\w+|licen[sc]e|robo|rob\w+|stole|dui|arrest\w+|detuv\w+|agarr\w+|detenid\w+|corte|juez|court|judge|orden|deport\w+|reingres\w+|volv\w+|regres\w+|cruz\w+|cross\w*|coyote|ayud\w+|help\w*|esconder|hid\w+|rent\w+|vot\w+|cas(?:ar\w*|ad[oa]s?)|marr\w+|mient\w+|ment\w+|lie|lying|patron|jef[ea]|boss|empleador|employer|hij[oa]s?|son|daughter|visa u|victima|victim|golpe\w+|pega|taxes|impuestos|quiero|quisiera|arregl\w+|legaliz\w+|me caso|boda|fraude|fraud|novi[oa])\b/;

/** What to bring to the immigration court, and nothing else told. */
const bringsToCourt =
  /\b(?:que|what)(?: \w+){0,3} (?:llevo|llevar|tengo que llevar|debo llevar|necesito llevar|(?:do|should|must) i (?:bring|take)|to bring)\b(?: \w+){0,3} (?:corte|audiencia|juez|court|hearing)\b|\b(?:para|a) (?:la |mi )?(?:corte|audiencia) que (?:\w+ ){0,2}llev\w+/;
const courtOther =
  /\b(?:trafico|ticket|traffic|dui|criminal|penal|familia|custodia|divorcio|family|custody|divorce|trabajo|asilo|asylum|cancelacion|fianza|bond|master|individual|testigos?|witness\w*|nin[oa]s?|hij[oa]s?|kids?|child\w*)\b/;

/** Caught at the border and let go: a case may be open that nobody followed. */
const caughtAndFreed =
  /\b(?:agarr(?:o|aron)|detuv(?:o|ieron)|pescaron|caught|picked (?:me|us) up|stopped)\b.*\b(?:(?:me|nos) (?:soltaron|dejaron (?:ir|salir|pasar|libres?)|liberaron)|(?:let|released) (?:me|us)(?: go)?|(?:i|we) (?:was|were|got) released)\b/;
const atBorder =
  /\b(?:frontera|borda|cruc\w+|cruz\w+|entre|entramos|rio|cbp|border|crossed|came in|crossing)\b/;
const freedOther =
  /\b(?:corte|juez|court|judge|orden|order|asilo|asylum|parole|regres\w+|deport\w+|devolv\w+|detenid[oa]|fianza|bond|ayer|hoy|antier|yesterday|today|mi (?:espos[oa]|marido|h?ij[oa]|herman[oa]|prim[oa])|my (?:\w+ )?(?:husband|wife|son|daughter|brother|sister))\b/;

export const plainRules: readonly Outright[] = [
  { id: "court-what-to-bring", said: [bringsToCourt], unless: courtOther, lead: "court", over: [] },
  { id: "released-at-border", said: [caughtAndFreed, atBorder], unless: freedOther, over: [] },
  { id: "is-it-a-crime", said: [isCrime, beingHere], unless: crimeOther, over: [] },
  {
    id: "i-797",
    said: [actionNotice],
    unless: new RegExp(`${actionOther.source}|${asksMeaning.source}`),
    calm: true,
    against: ["perdi-o-me-negaron", "cuotas-asilo-2025", "multas-998", "cambio-direccion", "notarios-fraude"],
  },
  {
    id: "aid-without-papers",
    said: [studies, withoutPapers],
    unless: studiesOther,
    calm: true,
    against: ["arreglar-papeles", "escuela-emergencia", "licencia-manejar", "seguro-social", "daca"],
  },
  {
    id: "appointment-letter",
    said: [cameIn, callsIn],
    unless: knownCall,
    against: ["biometricos", "check-in-ice", "nta-corte", "falte-a-corte", "perdi-o-me-negaron"],
  },
  {
    id: "appointment-letter",
    said: [calledIn, unknownAim],
    unless: knownCall,
    against: ["biometricos", "check-in-ice", "nta-corte", "falte-a-corte", "perdi-o-me-negaron"],
  },
  {
    id: "some-letter",
    said: [cameIn, ofImmigration, notRead],
    unless: knownCall,
    calm: true,
    against: [
      "traducciones",
      "examen-ciudadania",
      "perdi-o-me-negaron",
      "notarios-fraude",
      "cambio-direccion",
    ],
  },
  {
    id: "case-online",
    said: [looksUp, onTheNet],
    unless: caseKnown,
    calm: true,
    against: ["consultar-caso-corte", "foia"],
  },
  {
    id: "citizenship-interview",
    said: [interview, ofCitizenship, howItIs],
    unless: interviewOther,
    calm: true,
    against: [
      "divorcio-en-tramite",
      "pedir-esposo",
      "entrevista-asilo",
      "ciudadania-requisitos",
      "perdi-o-me-negaron",
      "ajuste-familiar",
      "estado-del-caso",
    ],
  },
  {
    id: "own-passport",
    said: [itsPassport, getsIt],
    unless: passportOther,
    calm: true,
    against: ["hijos-nacidos-aqui"],
  },
  { id: "remittance-tax", said: [sendsMoney, isTaxed], unless: moneyOther, calm: true },
  {
    id: "overstay-citizen-spouse",
    said: [overstayed, citizenPartner],
    unless: overstayOther,
    against: ["turista-vencido", "pedir-esposo", "prometido-k1", "ajuste-familiar", "arreglar-papeles"],
  },
];
