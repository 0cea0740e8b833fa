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

export const leavingRules: readonly Outright[] = [
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
