/** Decisions of `near-subjects.ts` for messages that name two matters of which one decides: a case in court and a way home, a warrant and fingerprints. */
import type { Decision } from "#guide/dialogue/server-only/near-subjects/near-subjects.ts";

const applies = "(?:apl\\w+|appl\\w+|toca|cae|caeria)";
const years = "(?:3|tres|three) (?:or|o|y|and) (?:10|diez|ten)";
/** "Does that 3 or 10 year thing apply to her?" */
const threeOrTen = new RegExp(
  `\\b${years}\\b(?: \\w+){0,4} (?:${applies}|count\\w*|cuenta)\\b|\\b${applies}\\b(?: \\w+){0,6} ${years}\\b`,
);

const paper =
  "(?:(?:i ?)?(?:485|751|130|765|90|140)|residencia|green ?card|mica|ciudadania|citizenship|n ?400|peticion|petition|solicitud|application|permiso(?: de trabajo)?|(?:work )?permit|caso|case|ajuste)";
/** "The officer just denied my green card", "hoy me negaron la residencia". */
const justDenied = new RegExp(
  [
    `\\b(?:(?:me|nos) (?:acaban? de )(?:negar|denegar|rechazar)|(?:hoy|ayer|ahorita|esta manana|apenas) (?:me|nos) (?:neg(?:aron|o)|deneg(?:aron|o)|rechaz(?:aron|o)))(?: \\w+){0,3} ${paper}\\b`,
    `\\b(?:me|nos) (?:neg(?:aron|o)|deneg(?:aron|o)|rechaz(?:aron|o))(?: \\w+){0,3} ${paper}(?: \\w+){0,3} (?:hoy|ayer|ahorita|esta manana)\\b`,
    `\\bjust (?:got )?(?:denied|rejected)(?: \\w+){0,2} ${paper}\\b|\\b(?:denied|rejected)(?: \\w+){0,2} ${paper}(?: \\w+){0,3} (?:today|yesterday|this morning)\\b|\\b${paper} (?:was|got) (?:just )?(?:denied|rejected)(?: \\w+){0,2} (?:today|yesterday|this morning)\\b`,
  ].join("|"),
);

export const twoMatterDecisions: readonly Decision[] = [
  {
    // A fine comes on paper; who calls and wants it paid, or somebody comes, is a swindler.
    topic: "llamadas-estafa",
    said: [
      /\b(?:me|nos|le) (?:hablaron|hablo|llamaron|llamo|marcaron|marco|estan (?:llamando|hablando|marcando)|mandaron (?:un )?(?:mensaje|whats\w*|texto))\b|\b(?:called|calling|phoned|texted) (?:me|us|my)\b|\b(?:por (?:telefono|whats\w*)|by (?:phone|text)|phone call|llamada)\b/,
      /\b(?:multa|fine|deb[oe]|debemos|owe|998|pag\w+|pay)\b/,
      /\b(?:si no (?:pag\w+|les|le|doy|mando)|o (?:me|nos) (?:arrestan|deportan|detienen)|me vienen|vienen por (?:mi|nosotros)|van a venir|hoy mismo|today|right now|(?:or|if i dont|unless i) (?:pay|ill|they)|arrest\w*|buscar)\b/,
    ],
    unless:
      /\b(?:carta|papel|correo certificado|letter|i ?79|orden(?:es)? (?:final|de deportacion) (?:del?|de hace)|abogad[oa] (?:me )?(?:llamo|hablo)|lawyer called)\b/,
    over: "multas-998 orden-deportacion check-in-ice ice-en-mi-puerta",
    settles: true,
  },
  {
    // Whether who has an order can be fined: the fine, and not how an order is undone.
    topic: "multas-998",
    said: [
      /\b(?:orden(?: final)? (?:de deportacion|de salida)|deportation order|removal order|order of removal)\b/,
      /\b(?:me|nos|lo|la|le) (?:pueden?|van a|podrian?) (?:multar|cobrar(?: (?:una )?multa)?|poner (?:una )?multa)\b|\b(?:puede[ns]?|van a) multar(?:me|nos|lo|la|le)\b|\b(?:can|could|will) (?:they|ice) fine (?:me|us|him|her)\b|\bbe fined\b/,
    ],
    over: "orden-deportacion llamadas-estafa falte-a-corte",
    settles: true,
  },
  {
    // Who goes home by herself while a judge waits: how to leave, not what the court is.
    topic: "salida-voluntaria",
    said: [
      /\b(?:(?:me|nos) (?:quiero|queremos|quisiera|pienso|voy a|vamos a) (?:regresar|devolver|ir de vuelta|volver)|(?:quiero|queremos|pienso|pensamos|decidi|decidimos) (?:regresar(?:me|nos)?|volver(?:me)?|devolverme|irme|irnos)(?: \w+){0,2} (?:a|pa|para) (?:mi (?:pais|tierra|pueblo|rancho)|mexico|guatemala|honduras|el salvador|nicaragua|colombia|venezuela|ecuador|peru)|(?:want|going|planning|decided) to (?:go|move) (?:back|home))\b/,
      /\b(?:(?:caso|audiencia|juicio|proceso|cita)(?: \w+){0,3} corte|corte (?:pendiente|en)|court (?:case|date|hearing)|case in (?:immigration )?court|juez)\b/,
    ],
    unless:
      /\b(?:visita\w*|vacaciones|visit|trip|enferm\w+|mur\w+|fallec\w+|entierro|funeral|y volver|y regresar|permiso de viaje|advance parole|deten\w+|miedo de (?:regresar|volver))\b/,
    over: "nta-corte falte-a-corte consultar-caso-corte hijos-nacidos-aqui viajar-advance-parole cambio-direccion",
    settles: true,
  },
  {
    // A warrant decides what the appointment means.
    topic: "antecedentes",
    said: [
      /\b(?:orden(?:es)? de (?:arresto|aprehension)|(?:arrest|bench) warrants?|warrants? (?:for|out)|(?:tengo|hay|have) (?:un |a )?warrant)\b/,
      /\b(?:huellas|biometric\w*|fingerprints?)\b/,
    ],
    unless: /\b(?:deportacion|ice|migra|deportation|removal)\b/,
    over: "biometricos estado-del-caso renovar-green-card ajuste-familiar",
    settles: true,
  },
  {
    // A case denied today, whatever was talked about before.
    topic: "perdi-o-me-negaron",
    said: justDenied,
    unless:
      /\b(?:juez|jueza|judge|bia|asilo|asylum|cancelacion|cancellation|entrada|entry|fianza|bond|si (?:me|nos)|if (?:they|it)|what if|que pasa si)\b/,
    over: "renovar-permiso-extension permiso-trabajo-general renovar-green-card estado-del-caso ajuste-familiar pedir-esposo",
    settles: true,
    leaves: true,
    from: "renovar-permiso-extension permiso-trabajo-general renovar-green-card estado-del-caso biometricos seguro-social licencia-manejar taxes-itin cambio-direccion traducciones proceso-examen-medico buscar-abogado exencion-pago afidavit-i864 viajar-advance-parole documentos-perdidos",
  },
  {
    // Denied and sent to court in one envelope: before a judge one does not appeal yet.
    topic: "perdi-o-me-negaron",
    said: [
      /\b(?:neg(?:o|aron)|denegaron|rechazaron|denied)\b(?: \w+){0,4} (?:i ?)?(?:485|751|130|residencia|green card|solicitud|application)\b/,
      /\b(?:corte|court|nta|notice to appear|notificacion de comparecencia)\b/,
      /\b(?:apel\w+|appeal\w*|espero|wait)\b/,
    ],
    unless: /\b(?:el juez (?:me )?(?:nego|dijo)|the judge (?:denied|said)|bia)\b/,
    over: "apelar-juez nta-corte",
    settles: true,
  },
  {
    // Apart for work and still a couple: the conditions are lifted by both.
    topic: "residencia-condicional",
    said: [
      /\b(?:condicion(?:es|al)|conditions?|i ?751|dos anos|two year|2 year)\b/,
      /\b(?:seguimos casad[oa]s|still married|(?:jobs?|work|trabajo|chamba)\b.*\b(?:another|other|otro|otra) (?:state|city|estado|ciudad)|(?:another|other|otro|otra) (?:state|city|estado|ciudad)\b.*\b(?:jobs?|work|trabajo|chamba))\b/,
    ],
    over: "pedir-esposo cambio-direccion ajuste-familiar",
    settles: true,
  },
  {
    // Married after the asylum was filed: she goes into that case.
    topic: "asilo-general",
    said: [
      /\b(?:agreg\w+|anad\w+|inclu\w+|met(?:er|o)|sumar|poner|add|include)\b(?: \w+){0,3} (?:espos[oa]|marido|mujer|pareja|wife|husband|spouse)\b/,
      /\b(?:(?:mi|el|nuestr[oa]|su) (?:caso (?:de )?|solicitud de )?asilo|asylum (?:application|case|claim)|i ?589)\b/,
    ],
    unless: /\b(?:aprob\w+|gan(?:e|amos)|granted|won|ciudadan\w+|citizen)\b/,
    over: "pedir-esposo ajuste-familiar inmediato-vs-preferencia",
    settles: true,
  },
  {
    // Ten years and a child who is ill, asked by its look.
    topic: "cancelacion-de-deportacion",
    said: [
      /\b(?:(?:diez|10|ten)(?: o mas)? (?:anos|years))\b/,
      /\b(?:hij[oa]s?|nin[oa]s?|child|kids?|son|daughter)\b(?: \w+){0,3} (?:enferm[oa]s?|discapacitad[oa]s?|con (?:autismo|discapacidad|cancer)|sick|ill|disabled)\b/,
      /\b(?:permiso|papeles|residencia|se llama|como se pide|ley|papers|permit|green card|called)\b/,
    ],
    unless: /\b(?:perdon|waiver|601|castigo)\b/,
    over: "arreglar-papeles castigo-3-10-perdon hijos-nacidos-aqui notarios-fraude",
    settles: true,
  },
  {
    // The sum that is paid for not having to leave: once, under the old law, and no fine by the day.
    topic: "entre-sin-inspeccion-245i",
    said: [
      /\b(?:multa|castigo|pago|penalty|fine)\b/,
      /\b(?:mil|1 ?000|thousand)\b/,
      /\b(?:pa|para|por|sin|to)\b(?: no| tener que| not have to)? (?:salir|irse|leave|leaving)\b/,
    ],
    unless: /\b(?:998|cada dia|diari\w+|per day|daily|a day|carta|letter|orden)\b/,
    over: "multas-998",
    settles: true,
  },
  {
    // An asylee abroad: the travel paper, and never home.
    topic: "asilo-aprobado",
    said: [
      /\b(?:soy asilad[oa]|ya (?:soy|tengo) (?:el )?asil(?:ad)?o|im an? asylee|i am an? asylee|asilo aprobado|granted asylum)\b/,
      /\b(?:viaj\w+|salir|volver a entrar|ver a mi|travel\w*|visit|come back|go (?:see|to))\b/,
    ],
    over: "viajar-advance-parole inmediato-vs-preferencia tps asilo-general pedir-papas",
    settles: true,
  },
  {
    // An employer asks, not who works for one.
    topic: "h2a-h2b",
    said: [
      /\b(?:(?:tengo|tenemos|soy duen[oa] de) (?:una? )?(?:compania|empresa|negocio|rancho|granja)|(?:i|we) (?:have|own|run) an? (?:\w+ )?(?:company|business|farm|ranch|restaurant))\b/,
      /\b(?:traer|contratar|bring|hire|get)\b(?: \w+){0,2} (?:trabajadores|gente|workers|people)\b/,
    ],
    over: "arreglar-papeles derechos-laborales patron-me-peticiona",
    settles: true,
  },
  {
    // A letter that asks for the examination has a day of its own.
    topic: "perdi-o-me-negaron",
    said: [
      /\b(?:cart[ai]|rfe|letter|notice)\b/,
      /\b(?:cuanto tiempo (?:tengo|hay|me dan)|hasta cuando|que plazo|fecha limite|how long do i have|by when|deadline)\b/,
      /\b(?:examen|i ?693|pruebas?|rfe|medical|exam|evidence)\b/,
    ],
    over: "proceso-examen-medico asilo-aprobado ajuste-familiar estado-del-caso",
    settles: true,
    leaves: true,
    from: "proceso-examen-medico",
  },
  {
    // The appointment with ICE, while a court is spoken of.
    topic: "check-in-ice",
    said: /\b(?:check ?in|cita con (?:la )?(?:ice|migra|deportacion)|cita de ice|(?:me|se) reporta?n? (?:con|a|en) ice|ice (?:appointment|check))\b/,
    unless: /\b(?:nta|hearing|audiencia|juez|judge)\b/,
    over: "nta-corte falte-a-corte orden-deportacion ice-en-mi-puerta consultar-caso-corte",
    settles: true,
    leaves:
      /\b(?:the|a|my|his|her|el|un|mi|su) check in (?:on|is|with|appointment|next|es|el|con)\b|\bcita con (?:la )?ice (?:es|el|este|manana)\b/,
  },
  {
    // What comes of a late notice of a move: no fine by the day, and nobody missed court.
    topic: "cambio-direccion",
    said: [
      /\b(?:avis(?:e|ar|amos|o|aba)|notific\w+|notify|report\w*)\b/,
      /\b(?:multa|fine|tarde|late|a tiempo|on time|pasa algo|10 dias|diez dias)\b/,
      /\b(?:direccion|mud\w+|cambi\w+ de casa|no avis\w+|avisar tarde|move[d]?|address)\b/,
    ],
    unless: /\b(?:998|cada dia|per day|falte|no fui|missed|didnt go)\b/,
    over: "multas-998 falte-a-corte orden-deportacion nta-corte",
    settles: true,
  },
  {
    // Whether the years of the bar count, while a trip is spoken of.
    topic: "castigo-3-10-perdon",
    said: new RegExp(`${threeOrTen.source}|\\b${applies}\\b(?: \\w+){0,6} castigo\\b`),
    over: "viajar-advance-parole turista-vencido parole-humanitario ajuste-familiar",
    settles: true,
    leaves: threeOrTen,
  },
  {
    // A visit that wants to work: the visa she came with, not a petition for her.
    topic: "turista-vencido",
    said: [
      /\b(?:visa de turista|tourist visa|visa de visitante|b1 ?b2|visa laser)\b/,
      /\b(?:puede[n]?|podria|can|could) (?:(?:ella|el|she|he) )?(?:trabajar|work)\b/,
    ],
    over: "pedir-hermanos pedir-papas permiso-trabajo-general hijos-hijastros",
    settles: true,
    leaves: true,
  },
  {
    // Whether help weighs later, not how to get papers.
    topic: "carga-publica",
    said: [
      /\b(?:carga publica|public charge)\b|\b(?:(?:esa|la|una|pid\w+|recib\w+|usar?) (?:esa )?(?:ayuda|asistencia|clinica)|medicaid|estampillas|cuenta del hospital|financial assistance|food stamps)\b/,
      /\b(?:(?:me |nos |le )?(?:afect\w+|perjudic\w+)|carga publica|public charge|hurt\w*|count against)\b/,
      /\b(?:arregl\w+|papeles|residencia|green ?card|papers|inmigracion|immigration)\b/,
    ],
    over: "arreglar-papeles ajuste-familiar escuela-emergencia hijos-hijastros pedir-papas ciudadania-requisitos",
    settles: true,
  },
  {
    // When to renew, after a trip was spoken of.
    topic: "daca",
    said: /\bdaca\b(?: \w+){0,3} (?:renuev\w+|renov\w+|renew\w*)\b|\b(?:renuev\w+|renov\w+|renew\w*) (?:(?:el|la|mi|my) )?daca\b/,
    over: "viajar-advance-parole",
    leaves: true,
  },
];
