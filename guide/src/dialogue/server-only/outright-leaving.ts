/** Leaving told otherwise than "salgo", and residents for whom a trip is none of that danger. */
import type { Outright } from "#guide/dialogue/server-only/outright.ts";

const land =
  "mexico|guatemala|guate|honduras|el salvador|salvador|nicaragua|venezuela|colombia|ecuador|peru|cuba|dominicana|republica|haiti|brasil|bolivia|argentina|chile|panama|costa rica|china|india|filipinas";
/** "Se van a tardar" goes nowhere: a place or a way stands behind these. */
const there = `(?:a|al) (?:mi|su|nuestro) |(?:a|al) (?:${land})\\b|para|pa|de regreso|de vuelta|el|este|manana|mi |mis `;
const leaving = new RegExp(
  [
    "\\b(?:me|nos|se) (?:estoy|estamos|esta|estan|ando|andamos|anda) (?:yendo|regresando|devolviendo|saliendo)\\b",
    `\\b(?:me voy|nos vamos|se van?) (?:${there})`,
    "\\b(?:me (?:regreso|devuelvo)|nos (?:regresamos|devolvemos)|se (?:regresa|regresan|devuelve|devuelven)) (?:a|para|pa|al|mi|mis|el|este|manana|de|en|la|ya)\\b",
    "\\bme (?:pelo|largo) (?:a|para|de)\\b|\\bya (?:me voy|nos vamos)\\b(?! a )",
    "\\bse (?:quiere|quieren) (?:regresar|ir|devolver|retornar)\\b",
    "\\b(?:agarro|tomo|tomamos|agarramos) (?:el |un )?(?:avion|vuelo|camion|bus) (?:para|a|pa)\\b",
    "\\bya (?:compre|compramos|compro|tengo|tiene|tenemos) (?:el |mi |su |los )?(?:boletos?|vuelo|pasajes?)\\b",
    "\\b(?:tengo|tiene|tenemos|compre|compro|compramos) (?:el |mi |un |su |los )?(?:boletos?|vuelos?|pasajes?) (?:para|a|pa|de ida|de regreso)\\b",
    "\\b(?:im|i am|were|we are|hes|she is|shes|he is|my \\w+ is) (?:leaving|going back|going home|heading back|moving back|flying (?:home|back|to))\\b|\\bi fly (?:home|back|to)\\b",
  ].join("|"),
);
const whither = new RegExp(
  `\\b(?:${land}|mi (?:pais|tierra|pueblo|rancho|gente|casa alla|patria)|su (?:pais|tierra|pueblo)|nuestro pais|para alla|pa alla|pa atras|de regreso|de vuelta|home country|my country|back home|home|avion|por tierra)\\b`,
);
const underWay =
  /\b(?:asilo|asylum|i ?485|485|i ?130|i ?765|765|tramite|caso|case|peticion|petition|solicitud|application|permiso|permit|daca|tps|parole|corte|court|juez|pendiente|pending|ajuste|adjustment|residencia en proceso|en proceso|in process|sin papeles|undocumented|indocumentad[oa])\b/;
const safeOrOther =
  /\b(?:residentes?|soy resident\w*|tengo (?:la |mi )?(?:mica|residencia|green card)|con (?:mi |la )?(?:mica|green card|residencia)|green ?card|permanent resident|lpr|soy ciudadan[oa]|citizen|visa de turista|turista|tourist|b ?1|b ?2|esta de visita|vacaciones con mi visa|(?:ya tengo|tengo|con|have|got) (?:mi |el |un |the |my |an )?(?:advance parole|permiso de (?:viaje|salida|reingreso)|travel document)|deport\w+|cbp home|me dan|dan dinero|dolares|bono|2600|the app|la app|salida voluntaria|voluntary departure|autodeport\w+|self deport\w*|consulado|consulate|juarez|entrevista|interview|castigo|castigan|sin (?:estatus|status)|puedo (?:volver|regresar)|can i (?:come|return|get) back|si me voy (?:yo )?(?:a|para) (?:otro estado|california|texas|florida)|otro estado|another state|se (?:va|van) a (?:casar|vencer|cumplir|graduar|hacer|poner|meter|enojar|morir|enterar|tardar|acabar|terminar|ir a)|me voy a (?:casar|divorciar|hacer|mudar|cambiar|meter|quedar|poner|graduar|jubilar|operar|morir)|nos vamos a (?:casar|mudar|divorciar|cambiar)|miedo de (?:volver|regresar)|me (?:matan|mataron|amenaz\w+)|perdon|i ?601a?|estudiante|f ?1|student|matar\w*|de este mundo|no aguanto)\b/;

const seeksAsylum = /\b(?:asilo|asylum|i ?589|589)\b/;
const goesBack = new RegExp(
  `${leaving.source}|\\bme quiero (?:regresar|ir|devolver)\\b|\\bquiero (?:regresarme|irme|devolverme)\\b|\\b(?:que pasa si|que (?:le )?pasa (?:con|a) (?:\\w+ ){1,3}si|y si|what if|what happens(?: (?:to|with) \\w+ \\w+)? if|puedo|can i|si) (?:me (?:voy|regreso|devuelvo)|(?:voy|viajo|ir|viajar) a mi (?:pais|tierra|pueblo)|regreso|salgo|vuelvo|irme|regresarme|i (?:go back|leave|return))\\b`,
);
const asylumOther =
  /\b(?:gane|ganamos|aprob\w+|granted|won|asilad[oa]|asylee|ya (?:soy|tengo) resident\w*|miedo (?:de|a) (?:volver|regresar)|(?:me|nos) (?:matan|van a matar|mataron)|afraid to (?:go back|return)|cbp home|(?:entr\w+|llegu\w+|pid\w+|pedir|meter|aplicar|solicitar) (?:\w+ ){0,2}asilo (?:si|despues|al|en (?:el|mi) viaje)|travel document|documento de viaje|deportad[oa]|deported|me deportan)\b/;

const resident =
  /\b(?:soy (?:ya )?resident\w*|ya (?:soy|tengo) (?:resident\w*|la residencia|mi residencia|mica|la mica|green card)|tengo (?:la |mi |una )?(?:residencia|mica|green ?card|grin|tarjeta de residente)|con (?:mi |la )?(?:mica|green ?card|residencia)|residente permanente|im (?:a )?(?:permanent |legal |lawful )*resident|i am (?:a )?(?:permanent |legal |lawful )*resident|i have (?:a |my )?green ?card|(?:as a|with (?:my|a)) (?:green ?card|permanent resident)\w*|green ?card holder|(?:mi|my) (?:mama|papa|espos[oa]|hermano|hermana|suegr[oa]|abuel[oa]|mom|dad|wife|husband) (?:(?:es|is)(?: a)? (?:residente|resident|permanent resident)|(?:tiene|has)(?: \w+)? (?:mica|residencia|green ?card)))\b/;
const visits =
  /\b(?:puedo (?:ir|viajar|salir|visitar)|podemos (?:ir|viajar)|quiero (?:ir|viajar|visitar|ver)|voy (?:a ir|a viajar|a visitar|a ver|unos|por|una|dos|de vacaciones)|quiere (?:ir|viajar|salir|visitar)|ir a (?:ver|visitar|mexico|enterrar|un|una|la|el)|viajar a|visitar a|ver a mi (?:mama|papa|abuel[oa]|familia|herman[oa]|hij[oa])|funeral|boda de|vacaciones|can i (?:go|travel|visit)|want to (?:visit|travel|go)|visit my|travel to|trip to|going to visit|visiting|problema si voy|hay problema)\b/;
const graveTrip =
  /\b(?:condena\w*|convict\w*|felony|delitos?|shoplift\w*|probation|robo de tienda|asilo|asylum|asilad[oa]|asylee|refugiad[oa]|refugee|arrest\w*|record|dui|felon\w*|delito|orden|deport\w+|corte|court|venci\w+|expir\w+|perdi|lost|robaron|condicional|conditional|2 anos|dos anos|two years?|pendiente|pending|en (?:tramite|proceso)|tramite|espero mi|esperando|cuando tenga|i ?485|solicitud|pedir a|peticion|petition|ciudadania|citizenship|n ?400|sin papeles|no tiene papeles|sacarle|arregl\w+|un ano|1 ano|year|meses|months|resident\w* de \d|visa de turista|tourist)\b/;

const longAway =
  /\b(?:(?:1[2-9]|2\d|3\d|trece|catorce|quince|dieciseis|diecisiete|dieciocho|veinte|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|twenty) (?:meses|months)|mas de un ano|casi (?:dos|2) anos|ano y (?:medio|pico|\w+ meses)|(?:2|3|4|5|6|dos|tres|cuatro|cinco|two|three|four|five) (?:anos|years)|over a year|more than (?:a|one) year|year and a half|un ano y)\b/;
const away =
  /\b(?:fuera|afuera|out of the country|outside (?:the|of)|abroad|(?:estuve|estado|estaba|quede|quedo|estuvo|llevo|lleva|llevamos|pase|paso|tengo|tiene|lived|stayed|been|spent|was|have been)(?: \w+){0,8} (?:en|in) (?:MX|mi pais|mi tierra|su pais|su pueblo|mi pueblo|my country))\b/;
const awayAt = new RegExp(away.source.replace("MX", land));
const notAway =
  /\b(?:ciudadania|citizenship|n ?400|naturaliz\w+|voy a|vamos a|quiero|planeo|pienso|going to|plan to|permiso de reingreso|reentry permit|resident\w* (?:de|desde|hace|por)? ?(?:\d+|dos|tres) anos y|pedir a|peticion|esperando|i ?130|me pidio|asilo|no he salido|nunca he salido|firm\w+|sign\w*|i ?407)\b/;

const hasCard = /\b(?:resident\w*|mica|green ?card|residencia|lpr|tarjeta verde)\b/;

/** Asylum was granted, or somebody came as a refugee. */
const protectedHere =
  /\b(?:(?:soy|fui|somos|entre como|llegue como|vine como|llegamos como|vinimos como|entramos como) (?:un |una )?(?:asilad[oa]s?|refugiad[oa]s?)|asilad[oa]s?|(?:gane|gano|ganamos|tengo|tenemos|con) (?:ya )?(?:el |mi |un |nuestro )?asilo(?: (?:aprobado|ganado|concedido))?|asilo (?:ya )?(?:fue |esta |me lo )?(?:aprob\w+|concedi\w+|otorg\w+|dieron|gan\w+)|(?:me|nos|le) (?:acaban de )?(?:dieron|dio|dar|aprobaron|aprobo|concedi\w+|otorg\w+)(?: \w+){0,2} asilo|asylees?|(?:won|got|given|granted|have|has|had|was granted|were granted)(?: \w+){0,3} asylum|asylum (?:was |got |has been |is )?(?:granted|approved)|(?:came|arrived|entered|admitted|resettled)(?: \w+){0,3} as (?:a )?refugees?|(?:im|i am|we are|were|my (?:wife|husband|mom|dad) is) (?:an? )?(?:cuban |venezuelan |honduran )?refugees?)\b/;
const kinAbroad =
  "(?:mama|papa|madre|padre|papas|abuel[oa]s?|herman[oa]s?|hij[oa]s?|suegr[oa]s?|ti[oa]s?|prim[oa]s?|espos[oa]|familia|mother|mom|father|dad|parents|grand(?:mother|father|ma|pa)s?|sister|brother|son|daughter|aunt|uncle|wife|husband|cousin|family)";
const tripBack = new RegExp(
  [
    "\\b(?:puedo|podemos|podria|podriamos|quiero|queremos|quisiera|necesito|pienso|voy a|can i|can we|could i|could we|may i|want to|need to|if i|si (?:yo )?) ?(?:ir|irme|vamos|voy|viaj\\w+|volver|vuelvo|regres\\w+|visit\\w*|ver(?:l[oa]s?)?|despedir\\w*|enterrar\\w*|go|fly|travel|see|return|attend)\\b",
    `\\b(?:ir|irme|voy|vamos|viajar|viajo|volver|regresar|go|going|fly|travel\\w*|return)\\b(?: \\w+){0,3} (?:a|al|para|to|for)(?: \\w+){0,3} (?:${land}|mi (?:pais|tierra|pueblo)|entierro|funeral|velorio|boda|ver\\w*|visitar\\w*|despedirme|enterrar\\w*|see|visit|bury|${kinAbroad})\\b`,
  ].join("|"),
);
/** The land that was fled, or "there" of a relative who is there. */
const homeland = new RegExp(
  `\\b(?:${land}|mi (?:pais|tierra|pueblo)|home country|my country|back home)\\b|\\b${kinAbroad}\\b.*\\b(?:alla|there)\\b(?! en (?:la|su|el))`,
);
/** Not granted yet, a family to be brought, or a land that nobody fled. */
const notGranted =
  /\b(?:pendiente|pending|en (?:tramite|proceso)|esperando|espero|waiting|solicit\w+|pid\w+ asilo|pedi asilo|pedir asilo|meti|aplique|applied|applying|filed|negaron|neg[oó]|denied|traer\w*|traig\w+|bring|pedir(?:l[oa]s?)? (?:a )|reunir\w*|i ?730|730|venir|que venga|come here|canada|espana|spain|europ\w+|italia|francia|tuve que ir|ya (?:fui|viaje)|(?:me )?fui a|went|(?:visit\w*|ver) (?:me|us)|(?:en|in) (?:texas|california|florida|nueva york|new york|chicago|georgia|virginia|nevada|arizona|otro estado|another state)|visitarme|visitarnos|verme|vernos|(?:para|pa|por) aca|consulad\w+|consulate|embajada|embassy|(?:puede|pueden|can) (?:el|ella|ellos|he|she|they|my|mi|mis)|soy (?:ya )?(?:resident\w*|ciudadan\w+)|ya (?:soy|tengo) (?:resident\w*|la residencia|ciudadan\w+)|im (?:a )?(?:us )?(?:citizen|resident)|orden|deport\w+|corte|court|residencia|green ?card)\b/;

/** The interview abroad for the visa of a resident. */
const interviewAbroad =
  /\b(?:entrevista|interview|cita|appointment)\b.*\b(?:juarez|consulad\w+|consulate|embajada|embassy)\b|\b(?:juarez|consulad\w+|consulate|embajada|embassy)\b.*\b(?:entrevista|interview|cita|appointment)\b|\b(?:voy|vamos|salgo|salimos|viajo|viajamos|me voy|nos vamos|irme|ir|going|go|leave|leaving|flying|fly|travel\w*|boleto|ticket)\b(?: \w+){0,5} juarez\b/;
const aheadNow =
  /\b(?:voy|vamos|va|salgo|salimos|sale|viajo|viajamos|viaja|me voy|nos vamos|me toca|nos toca|tengo|tenemos|tiene|es|irme|ir|boletos?|manana|(?:el|este) (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|mes)|(?:la|esta|otra|proxima) semana|going|go|leave|leaving|leaves|flying|fly|travel\w*|have|has|is (?:on|next|this|in)|tickets?|tomorrow|next (?:week|month)|on (?:mon|tues|wednes|thurs|fri)day)\b/;
const yearsHere =
  /\b(?:llev(?:o|a|amos)|tengo|tiene|tenemos|con|estoy|vivo|vivi|been|lived|living|have|for|since|desde)\b(?: \w+){0,8} (?:sin papeles|sin documentos|sin estatus|indocumentad[oa]|de ilegal|ilegal|without (?:papers|status|documents)|undocumented|illegally)\b|\b(?:sin papeles|indocumentad[oa]|undocumented|without (?:papers|status))\b(?: \w+){0,6} (?:anos|years|desde|since|20\d\d)\b|\b(?:yo )?(?:entre|cruce|pase|brinque|crossed|entered|came)\b(?: \w+){0,4} (?:cerro|rio|desierto|linea|monte|frontera|sin (?:papeles|inspeccion|permiso)|mojad[oa]|border|river|desert|without|illegally)\b/;
/** A waiver is approved, the trip is over, the consulate is one's own country's, or they live there. */
const noBarAhead =
  /\b(?:(?:perdon|waiver|601a?|i ?601a?)(?: \w+){0,2} (?:aprobad[oa]|ya (?:me )?lo (?:dieron|aprobaron)|approved|granted)|(?:aprobaron|aprobo|dieron|approved|granted|got)(?: \w+){0,3} (?:perdon|waiver|601a?)|ya tengo (?:el |mi )?perdon|have (?:my|the|an) (?:approved )?waiver|(?:pasaporte|matricula|passport|acta|curp|poder|credencial|ine|turista|tourist)|(?:ya )?tiene (?:el |su )?perdon|(?:tengo|tiene|im|i am|is) (?:[2-9]|1[0-7]) (?:anos(?= y\b| de edad|$)|years old)|menor de edad|(?:consulado|embajada) (?:de |del )?(?:mexic\w+|guatemal\w+|hondur\w+|salvador\w*|el salvador|colomb\w+|ecuator\w+|ecuador|peru\w*|nicarag\w+|venez\w+)|(?:mexican|guatemalan|honduran|salvadoran|colombian|ecuadorian|peruvian|nicaraguan|venezuelan) (?:consulate|embassy)|(?:ya )?(?:fui|fuimos|fue a|regrese|volvi|me negaron|le negaron|nos negaron|le dieron|me dieron (?:10|diez|el castigo))|went|gave (?:me|him|her)|last (?:week|month|year)|(?:vive|viven|esta|estan) (?:en|alla)|lives? (?:in|there|abroad)|nunca (?:ha|han) (?:venido|vivido|estado|entrado)|never (?:been|lived|came)|daca|tps|parole|salida voluntaria|voluntary departure|deport\w+|orden|juez|judge|sin (?:ir|salir)|without (?:leaving|going)|(?:tengo|tiene|tendria|hay) que ir|(?:have|has|need) to go|soldado|army|militar\w*|military|marines?|245i?|asilo|asylum|visa u|u visa|vawa|golp\w+|trabajo en juarez)\b/;

export const leavingRules: readonly Outright[] = [
  {
    id: "interview-no-waiver",
    said: [interviewAbroad, aheadNow, yearsHere],
    unless: noBarAhead,
    lead: "leaving",
    over: [],
  },
  {
    id: "asylee-trip",
    said: [protectedHere, tripBack, homeland],
    unless: notGranted,
    lead: "leaving",
    over: [],
  },
  { id: "resident-year-out", said: [hasCard, longAway, awayAt], unless: notAway, lead: "other" },
  {
    id: "asylum-leaving",
    said: [seeksAsylum, goesBack],
    unless: asylumOther,
    lead: "leaving",
    against: ["salida-voluntaria", "asilo-general", "asilo-aprobado"],
  },
  { id: "resident-trip", said: [resident, visits], unless: graveTrip },
  {
    id: "leaving-soon",
    said: [leaving, new RegExp(`${whither.source}|${underWay.source}`)],
    unless: safeOrOther,
    lead: "leaving",
  },
];
