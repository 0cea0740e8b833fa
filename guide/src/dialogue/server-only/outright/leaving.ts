/** Leaving told otherwise than "salgo", and residents for whom a trip is none of that danger. */
import type { Outright } from "#guide/dialogue/server-only/outright/outright.ts";
import { waiverApproved } from "#guide/dialogue/server-only/told/fact-rules.ts";

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
    // "My flight home is tomorrow": a flight to where one came from, or one that leaves.
    `\\b(?:(?:mi|el|nuestro) (?:vuelo|avion)|(?:my|our|the) (?:flight|plane))\\b(?: (?:home|back|(?:a|al|para|to)(?: (?:mi|my|nuestro|our))? (?:${land}|pais|tierra|pueblo|country)|de (?:regreso|vuelta)))+ (?:es|sale|is|leaves|departs)\\b`,
    "\\b(?:mi|nuestro) (?:vuelo|avion) (?:sale|es) (?:hoy|manana|esta noche|el|en)\\b|\\b(?:my|our) (?:flight|plane) (?:leaves|departs|is) (?:today|tonight|tomorrow|on|this|in)\\b",
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
  /\b(?:vot\w+|condena\w*|convict\w*|felony|delitos?|shoplift\w*|probation|robo de tienda|asilo|asylum|asilad[oa]|asylee|refugiad[oa]|refugee|arrest\w*|record|dui|felon\w*|delito|orden|deport\w+|corte|court|venci\w+|expir\w+|perdi|lost|robaron|condicional|conditional|2 anos|dos anos|two years?|pendiente|pending|en (?:tramite|proceso)|tramite|espero mi|esperando|cuando tenga|i ?485|solicitud|pedir a|peticion|petition|ciudadania|citizenship|n ?400|sin papeles|no tiene papeles|sacarle|arregl\w+|un ano|1 ano|year|meses|months|resident\w* de \d|visa de turista|tourist)\b/;

const longAway =
  /\b(?:(?:1[2-9]|2\d|3\d|trece|catorce|quince|dieciseis|diecisiete|dieciocho|veinte|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|twenty) (?:meses|months)|mas de un ano|casi (?:dos|2) anos|ano y (?:medio|pico|\w+ meses)|(?:2|3|4|5|6|dos|tres|cuatro|cinco|two|three|four|five) (?:anos|years)|over a year|more than (?:a|one) year|year and a half|un ano y)\b/;
const away =
  /\b(?:fuera|afuera|out of the country|outside (?:the|of)|abroad|(?:estuve|estado|estaba|quede|quedo|estuvo|llevo|lleva|llevamos|pase|paso|tengo|tiene|lived|stayed|been|spent|was|have been)(?: \w+){0,8} (?:en|in) (?:MX|mi pais|mi tierra|su pais|su pueblo|mi pueblo|my country))\b/;
const awayAt = new RegExp(away.source.replace("MX", land));
const notAway =
  /\b(?:ciudadania|(?:hacer(?:me|se|nos)|ser) ciudadan[oa]s?|become a citizen|citizenship|n ?400|naturaliz\w+|voy a|vamos a|quiero|planeo|pienso|going to|plan to|permiso de reingreso|reentry permit|resident\w* (?:de|desde|hace|por)? ?(?:\d+|dos|tres) anos y|pedir a|peticion|esperando|i ?130|me pidio|asilo|no he salido|nunca he salido|firm\w+|sign\w*|i ?407)\b/;

const hasCard = /\b(?:resident\w*|mica|green ?card|residencia|lpr|tarjeta verde)\b/;

/** Asylum was granted to who asks: not "nunca me dieron asilo", not one that is pending, not a neighbour's. */
const protectedHere =
  /\b(?:(?:soy|somos|(?:entre|llegue|vine|llegamos|vinimos|entramos) como) (?:un |una )?(?:asilad[oa]s?|refugiad[oa]s?)|(?<!\bno )(?:tengo|tenemos|gane|ganamos) (?:ya )?(?:el |mi |nuestro )?asilo|(?<!\b(?:no|nunca|jamas) )(?:me|nos) (?:acaban de )?(?:dieron|dio|dar|aprobaron|aprobo|concedieron) (?:ya )?(?:el |mi )?asilo|(?:i|we)(?: (?:have|was|were|just|already|got|been))* (?:won|got|granted|have) asylum|(?:im|i am|we are|were) (?:an? )?(?:asylees?|refugees?)|(?:i|we) (?:came|arrived|entered)(?: here)? as (?:a )?refugees?)\b/;
const kinAbroad =
  "(?:mama|papa|madre|padre|papas|abuel[oa]|herman[oa]|hij[oa]|suegr[oa]|ti[oa]|espos[oa]|mother|mom|father|dad|parents|grand(?:mother|father|ma|pa)|sister|brother|son|daughter|wife|husband)";
/** Who asks wants to go. */
const tripBack =
  /\b(?:puedo|podemos|podria|podriamos|quiero|queremos|quisiera|necesito|pienso|can i|can we|could i|could we|may i|i want to|i need to) (?:ir|irme|viajar|volver|regresar|go|fly|travel|return)\b/;
/** The land they go to, or the one where a relative is ill or died. */
const homeland = new RegExp(
  `\\b(?:ir|irme|viajar|volver|regresar|go|fly|travel|return)(?: \\w+){0,3} (?:a|al|to) (?:${land}|mi (?:pais|tierra|pueblo)|my country)\\b|\\b${kinAbroad}\\b(?: \\w+){0,7} (?:(?:en|in) (?:${land}|mi (?:pais|tierra|pueblo)|my country)|alla|there)\\b`,
);
/** The land that is visited need not be the one that was fled. */
const lands = land.replace("el salvador|", "").replace("dominicana|republica", "dominicana");
/** Not granted yet, a family to be brought, a trip that is over, or a land that nobody fled. */
const otherTrip = new RegExp(
  `\\b(${lands})\\b.*\\b(?!\\1\\b)(?:${lands})\\b|\\b(?:pendiente|pending|en (?:tramite|proceso)|metid[oa]|asilo (?:pedid|puest|solicitad|presentad|abiert)\\w*|sin (?:la )?(?:entrevista|decision)|esperando|espero|waiting|solicit\\w+|pid\\w+ asilo|pedi asilo|pedir asilo|meti|aplique|applied|applying|filed|negaron|neg[oó]|denied|antes era|si (?:gano|me dan)|if i (?:win|get)|advance parole|visa|traer\\w*|traig\\w+|bring|reunir\\w*|730|venir|que venga|come here|canada|espana|spain|europ\\w+|italia|francia|tuve que ir|ya (?:fui|viaje)|fui a|went|visit(?:ar)?(?:me|nos)| visit (?:me|us)|(?:en|in) (?:texas|california|florida|nueva york|new york|chicago|georgia|virginia|nevada|arizona|otro estado|another state)|consulad\\w+|consulate|embajada|embassy|(?:puede|pueden|can) (?:el|ella|ellos|he|she|they|my|mi|mis|ir|viajar)|orden|deport\\w+|corte|court|residencia|green ?card)\\b`,
);

const interview =
  "(?:entrevista|interview|(?:cita|appointment) (?:de|para|for) (?:la |mi |my |the )?(?:visa|residencia|green ?card)|visa appointment)";
const consulate =
  "(?:el |la |the |cd |ciudad |us |american )*(?:juarez|consulado|consulate|embajada|embassy)";
/** One's own interview for the visa of a resident, abroad: a trip to it, or where it is. A check-in or a court has no such place. */
const interviewAbroad = new RegExp(
  [
    `\\b(?:(?:tengo|me toca|voy a|i have)(?: (?:ya|la|mi|una|my|a|an|the))*|mi|my) ${interview}(?: \\w+){0,5} (?:a|en|in|at) ${consulate}\\b`,
    `\\b(?:voy|salgo|viajo|im (?:going|flying|leaving|traveling)|i (?:am going|go|fly|leave|travel))\\b(?: \\w+){0,3} (?:a|para|pa|to|for) ${consulate}(?: \\w+){0,5} ${interview}\\b`,
    "\\bmy (?:consulate|consular|embassy) interview\\b",
  ].join("|"),
);
const count =
  "(?:\\d+|un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|veinte|muchos|varios|many|ten|fifteen|twenty)";
const bare =
  "(?:sin (?:papeles|documentos|estatus)|(?:de )?(?:indocumentad[oa]|ilegal)|without (?:papers|status|documents)|undocumented|illegally)";
/** Years, not months, and of who asks. */
const yearsHere = new RegExp(
  [
    `\\b(?:llevo|tengo|con|viv[io]|estoy|estuve|been|lived|living)(?: \\w+){0,4} (?:${count} (?:anos|years))(?: \\w+){0,3} ${bare}\\b`,
    `\\b(?:llevo|tengo|estoy|vivo|been|lived|living)(?: \\w+){0,2} ${bare}(?: \\w+){0,4} (?:${count} (?:anos|years)|(?:desde|since)(?: \\w+){0,2} (?:19|20)\\d\\d)\\b`,
    `\\b(?:entre|cruce|pase|i (?:crossed|came|entered))(?: \\w+){0,3} (?:cerro|rio|desierto|monte|frontera|sin (?:papeles|inspeccion)|border|river|desert|illegally)(?: \\w+){0,2} ${count} (?:anos|years)\\b`,
  ].join("|"),
);
const waiver = "(?:perdon|waiver|i ?601 ?a?)";
/** A waiver that is spoken of may be there: only one that is said to be missing leaves the bar ahead. */
const waiverMissing = new RegExp(
  `^(?!.*\\b${waiver}\\b)|\\b(?:sin|falta|nadie|nunca|todavia no|aun no|no (?:tengo|tenemos|me|he|hay|pedi|meti|sabia|saque)|without|nobody|no one|never|(?:do|did|have|has)(?: not|nt))\\b(?: (?!ya\\b|already\\b)\\w+){0,4} ${waiver}\\b|\\b(?:necesit\\w+|ocup\\w+|need\\w*) (?:un|el|a|the|an) ${waiver}\\b|\\b${waiver}(?: que)?(?: (?:me|todavia|aun|still|is|sigue|esta))* (?:falta|no|nt|not|isnt|hasnt|pendiente|pending|en (?:tramite|proceso))\\b`,
);
/** A waiver that came, another's trip, another appointment, the years of a child, or a way of its own. */
const noBarAhead = new RegExp(
  `${waiverApproved.source}|\\b(?:ya|already)(?: (?!no\\b|nunca\\b|voy\\b|me\\b|tengo (?:la|mi|una) (?:cita|entrevista))\\w+){0,3} ${waiver}\\b|\\b(?:ya )?me lo (?:aprobaron|dieron)\\b|\\b(?:su|his|her|their) ${interview}\\b|\\b(?:acompan\\w+|accompany\\w*|ice|check ?in|biometr\\w*|huellas|fingerprints?|uscis|corte|court|juez|jueza|judge|para (?:trabajar|un trabajo)|empleo|job|dentista|dentist|doctor|juvenil|sij|turista|tourist|estudiante|student|pasaporte|matricula|passport|acta|curp|poder|apostilla|dpi|votar|registr\\w+|ayuda legal|legal help|(?:tengo|soy de|im|i am) (?:1\\d|[2-9]) (?:anos (?:y|de edad|recien|cumplid\\w+)|years old)|(?:tengo|im|i am) 1[0-7](?: anos)?(?! (?:\\w+ ){0,2}(?:aqui|sin|en|viviendo|indocumentad[oa]|ilegal|here|without))|(?:tengo|im|i am) (?:18|[2-9])(?: anos)?$|(?:recien|acabo de|apenas) cumpl\\w+|cumpli 1\\d|menor de edad|(?:lleg|entr|vin|traj|cruz)\\w+ (?:a los|de) (?:\\d|nin[oa]|chiquit\\w+|bebe)\\w*|desde (?:los \\d+|nin[oa]|bebe)|as a (?:kid|child|baby)|when i was|(?:consulado|embajada) (?:de |del )?(?:mexic\\w+|guatemal\\w+|hondur\\w+|salvador\\w*|el salvador|colomb\\w+|ecuator\\w+|ecuador|peru\\w*|nicarag\\w+|venez\\w+)|(?:mexican|guatemalan|honduran|salvadoran|colombian|ecuadorian|peruvian|nicaraguan|venezuelan) (?:consulate|embassy)|(?:ya )?(?:fui|fuimos|regrese|volvi|me negaron|me dieron (?:10|diez|el castigo))|went|gave me|last (?:week|month|year)|nunca he (?:venido|vivido|entrado)|daca|tps|parole|salida voluntaria|voluntary departure|deport\\w+|orden|sin (?:ir|salir)|without (?:leaving|going)|tengo que ir|(?:have|need) to go|soldado|army|militar\\w*|military|marines?|245i?|asilo|asylum|visa u|u visa|vawa|golp\\w+)\\b`,
);

const touristVisa =
  /\b(?:visa (?:de )?(?:turista|turismo|visita|paseo|b ?[12])|de turista|como turista|tourist visa|visitor visa|(?:on|with|as) a (?:tourist|visitor|b ?2))\b/;
const willCome =
  /\b(?:veng\w+|venir\w*|viene|vienen|vendria|traer\w*|traig\w+|traiga|entrar|que entre|meter\w*|come|comes|coming|bring|fly|enter|get (?:him|her|them) (?:here|in))\b/;
const toStay =
  /\b(?:qued\w+|esper(?:amos|ar|e|en|ando)|arregl\w+|cas(?:amos|arnos|arme|arse|e|armos)|vivir|trabajar|ya no (?:se )?(?:regres\w+|vuelv\w+)|no (?:se )?regres\w+|residencia|papeles|aqui (?:nos|le|la|lo)|stay\w*|wait|marry|married|adjust|live|work|green card|file)\b/;
/** Here already, or only a visit. */
const hereAlready =
  /\b(?:ya (?:entro|vino|esta|estoy|estamos|llego)|entro con|entre con|vine con|vino con|llego con|llegue con|vencid\w+|vencio|overst\w+|me quede|nos quedamos|llegue|llegamos|entramos|trabajado|came (?:in )?(?:on|with)|entered|expired|i ?94|cuanto tiempo (?:se )?puede|how long|visit(?:ar|arnos|arme|a)\b|boda de|graduacion|cuidar|nacimiento)\b/;

/* Put out by officers on a day that is known: whoever goes does not go of her own will, and the order can only be held up. */

const whom = "(?:lo|la|le|los|las|les|me|nos)";
/** Several do it, or an office: one alone who sends somebody home may be a boss, or who hits her. */
const they = `${whom} (?:ya )?(?:van a|quieren|piensan|acaban de|estan por)`;
const office =
  "(?:ice|(?:la )?migra|migracion|inmigracion|el gobierno|el juez|la jueza|immigration|the government)";
const relative =
  "(?:espos[oa]|marido|mujer|papa|mama|hij[oa]|herman[oa]|prim[oa]|cunad[oa]|ti[oa]|novi[oa]|pareja|husband|wife|dad|mom|father|mother|son|daughter|brother|sister|cousin|uncle|aunt|boyfriend|girlfriend|partner|friend)";
const them = `(?:him|her|them|us|me|(?:my|our) (?:\\w+ )?${relative})`;
const plane = "(?:avion|vuelo|plane|flight)";
/** "Lo suben al avión", "they are putting him on a plane". */
const putAboard = new RegExp(
  [
    `\\b(?:${they}|${office} ${whom} va a) (?:subir|montar|trepar|embarcar|meter|poner|mandar|echar|sacar|deportar)\\b(?: \\w+){0,5} ${plane}\\b`,
    `\\b${whom} (?:suben|montan|trepan|embarcan|mandan|echan|sacan|deportan)\\b(?: \\w+){0,5} ${plane}\\b`,
    `\\bput(?:ting|s)? ${them}(?: back)? on (?:a|the|that|an) (?:\\w+ )?(?:plane|flight)\\b`,
    `\\b(?:vuelo|avion|dia|fecha) de (?:(?:la|su|mi) )?(?:deportacion|remocion|expulsion)\\b|\\b(?:removal|deportation) (?:flight|date|plane)\\b|\\bfecha para (?:deportar|sacar)(?:lo|la|los|las|me|nos)\\b`,
  ].join("|"),
);
/** "A mi mamá la deportan mañana"; of other verbs the land stands beside. */
const putOut = new RegExp(
  [
    `\\b(?:${they}|${office} ${whom} va a) (?:deportar|expulsar|remover|echar|botar)\\b|\\b${whom} (?:deportan|expulsan|remueven|echan|botan)\\b`,
    `\\b(?:${they}|${office} ${whom} va a) (?:sacar|mandar|regresar|devolver)\\b(?: \\w+){0,3} (?:del pais|${land})\\b|\\b${whom} (?:sacan|mandan|regresan|devuelven)\\b(?: \\w+){0,3} (?:del pais|${land})\\b`,
    `\\b(?:(?:van a|quieren|va a|quiere) (?:deportar|expulsar)|deportan|expulsan|deporta (?:ice|la migra)) (?:a |al )(?:mis?|nuestr[oa]s?|una?|el|la|los|las|abuel[oa]) ?\\w+\\b`,
    `\\b(?:deport|remov|send|fly)(?:ing|s)? ${them}\\b|\\b(?:being|getting|gets|be) (?:deported|removed|sent back)\\b`,
  ].join("|"),
);
/** "El sábado sale el avión para Perú", of somebody who is held. */
const planeLeaves = new RegExp(
  `\\b(?:sale|salen|parte|despega|leaves|departs)(?: (?:el|su|un|este))? ${plane}\\b|\\b(?:su|el|the|his|her) (?:avion|vuelo|plane|flight) (?:sale|es|leaves|is)\\b|\\b(?:trasladan|transfieren|mueven|transferring)\\b(?: \\w+){0,6} (?:vuelo|avion|flight|plane)\\b`,
);
const isHeld = new RegExp(
  `\\b(?:(?:lo|la|los|le) (?:tienen|tiene|detuv\\w+|agarr\\w+|trasladan|transfieren|mueven)|detenid[oa]s?|centro de detencion|(?:en|a|at) (?:florence|eloy|stewart|adelanto|alexandria|krome|dilley|jena)|detained|custody|(?:they|ice) (?:have|has|got) ${them})\\b`,
);
/** A ticket or a day that officers gave. */
const theirTicket = new RegExp(
  `\\b(?:${whom}|${office}) (?:ya )?(?:compraron|compro|sacaron|saco|dieron|dio|pusieron|puso|tienen|tiene|bought|booked|gave|set)\\b(?: \\w+){0,4} (?:boletos?|pasajes?|vuelo|fecha de (?:salida|vuelo)|tickets?|flight)\\b`,
);
const byOfficers =
  /\b(?:orden (?:final|firme|de (?:deportacion|salida|remocion|expulsion))|con orden|tiene orden|deport\w+|detenid[oa]|centro|ice|la migra|migracion|inmigracion|(?:final|removal|deportation) order|order of removal|detained|detention|custody|immigration)\b/;
const onItsDay =
  /\b(?:hoy|esta (?:noche|tarde|madrugada|semana)|manana|pasado manana|el (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)|(?:el|este|para el) (?:dia )?(?:\d{1,2}|(?:vuelo|avion) del? \w+)|dia \d{1,2}|la (?:otra|proxima) semana|la semana (?:que viene|entrante)|en (?:\w+ )?dias|today|tonight|tomorrow|(?:on|this|next) (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|week)|in (?:\w+ )?days|(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday) (?:morning|night))\b/;
/** Asked how it is held up. */
const stopsIt =
  /\b(?:fren\w+|parar\w*|paramos|detener(?:l[oa]s?)?|detenemos|suspen\w+|impid\w+|impedir\w*|evit\w+|stop|halt|prevent|delay)\b/;
const asksHelp =
  /\b(?:todavia (?:se puede|hay)|(?:se puede|puedo|podemos) hacer|que (?:hago|hacemos)|ayud\w+|what (?:can|do) (?:i|we))\b/;
/**
 * Asked in general or of some day to come; over; feared of an appointment; a swindler's threat; a visit that relatives pay for. Whoever saw no
 * judge or is afraid has an interview to ask for, whoever answers a letter an answer of her own.
 */
const notPutOut =
  /\b(?:si (?:me|lo|la|nos|los|uno|ice|la migra|no)|y si|if (?:i|he|she|they|ice)|what if|que es|what is|what are|cuando te|a todos|everyone|everybody|redadas?|noticias?|tiktok|facebook|pag(?:o|a|ar|amos)|zelle|tarjetas?|deposit\w+|(?:llamaron|llamo|called)(?: \w+){0,8} (?:me|nos) (?:van|deport\w+)|corte|audiencia|hearing|court|cita|entrevista|interview|appointment|check ?in|reporte|ya (?:lo|la|me|nos|los) (?:deport|sac|mand|sub|ech)\w+|(?:lo|la|me|nos|los) (?:deportaron|sacaron|subieron|mandaron|echaron)|(?:was|were|got) (?:deported|removed)|hace (?:\w+ ){1,2}anos|years ago|(?:19|20)\d\d|de visita|visit\w*|vacaciones|que venga|h ?2[ab]?|temporada|cbp home|miedo|afraid|scared|sin (?:ver )?(?:a )?(?:un |ningun )?jue[zs]|without (?:seeing )?a judge|cartas?|contest\w+|asilo|asylum|presentar\w*|presente|maletas?|oficina|ofisina|office|grillete|sera que)\b/;

/** Whoever is held with child has an answer of her own as long as officers only want it. */
const notHeldWithChild =
  /^(?!(?=.*\b(?:quier|kier|wants?\b))(?=.*\b(?:e[mn]bara[sz]|pregnan))(?=.*\b(?:detenid|detension|detencion|centro|sentro|detain|detention)))/;

/** The lead of the order, "do not leave", would forbid what nobody asks her. */
const sentOff = (...said: RegExp[]): Outright => ({
  ...{ id: "stay-of-removal", said, unless: notPutOut },
  ...{ lead: "other", over: [], without: ["abroad", "heldSelf"] },
});

/** Told whatever subject is open. */
export const sentOffRules: readonly Outright[] = [
  sentOff(putAboard, new RegExp(`${onItsDay.source}|${stopsIt.source}|${asksHelp.source}`)),
  sentOff(putOut, new RegExp(`${onItsDay.source}|${stopsIt.source}`), notHeldWithChild),
  sentOff(planeLeaves, isHeld, onItsDay),
  sentOff(theirTicket, byOfficers, onItsDay),
];

export const leavingRules: readonly Outright[] = [
  {
    id: "tourist-to-stay",
    said: [touristVisa, willCome, toStay],
    unless: hereAlready,
    over: [],
  },
  {
    id: "interview-no-waiver",
    said: [interviewAbroad, yearsHere, waiverMissing],
    unless: noBarAhead,
    own: true,
    without: ["waiverApproved", "abroad", "daca"],
    lead: "leaving",
    over: [],
  },
  {
    id: "asylee-trip",
    said: [protectedHere, tripBack, homeland],
    unless: otherTrip,
    own: true,
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
  // By its number: signing is spoken of, and no departure that a judge allows.
  {
    id: "surrender-card",
    said: [/\b(?:i ?)?407\b/, /\b(?:firm\w+|sign\w*)\b/],
    unless: /\bya (?:la )?firm|\balready signed\b/,
    over: [],
  },
  {
    id: "leaving-soon",
    said: [leaving, new RegExp(`${whither.source}|${underWay.source}`)],
    unless: safeOrOther,
    lead: "leaving",
  },
];
