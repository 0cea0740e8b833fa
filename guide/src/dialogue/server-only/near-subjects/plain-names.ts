/**
 * Names and plain wordings that belong to one subject: where the ranking is unsure of a first question, or asks about a status in general, it
 * stands there. Read from 1,700 ordinary questions by hands that had seen no wording of the guide. Server only.
 */
export interface PlainName {
  topic: string;
  /** All of these, in whatever order. */
  said: readonly RegExp[];
  unless?: RegExp;
  /** Subjects that give way however sure; without it only a ranking that is unsure does. */
  over?: string;
}

const overview = "arreglar-papeles";
const residence = /\b(?:residencia|residente|green ?card|mica|papeles|arregl\w+|visa|i ?360|residency)\b/;
const dies = /\b(?:muri[oe]\w*|fallec\w+|difunt\w+|defuncion|died|passed away|death certificate)\b/;
const gravelyIll = /\b(?:grave|gravemente|agoniz\w+|muriendo|muere|cancer|enferm[oa]s?|cuidarme|dying)\b/;

export const plainNames: readonly PlainName[] = [
  // Ways with a name of their own.
  { topic: "nacara", said: [/\bnacara\b/], over: overview },
  {
    topic: "loteria-visas",
    said: [
      /\b(?:loteria de visas|visa lottery|green card lottery|loteria|lottery|sortead[oa]|diversity visa)\b/,
    ],
    unless: /\b(?:h ?1 ?b|hache|empresa|company)\b/,
    over: overview,
  },
  {
    topic: "matrimonio-igualitario",
    said: [
      /\b(?:mismo sexo|same ?sex|gays?|lesbian\w*|homosexual\w*|trans(?:exual|genero|gender)?|con (?:una mujer|un hombre) ciudadan[oa]|dos (?:hombres|mujeres))\b/,
      /\b(?:cas\w+|pareja|matrimonio|espos[oa]|novi[oa]|marr\w+|spouse|partner|wife|husband)\b/,
    ],
    unless: /\b(?:asilo|asylum|persegu\w+|amenaz\w+|peg[ao]\w*)\b/,
    over: `${overview} pedir-hermanos pedir-esposo`,
  },
  {
    topic: "religioso",
    said: [
      /\b(?:(?:soy|como|es|our|youth|the) (?:\w+ )?pastor(?:a|es)?|pastor(?:a)?|ministr[oa]|r ?1|religios[oa]s?|predicador\w*|monjas?|sacerdotes?|(?:mi|la) iglesia (?:me )?(?:puede|quiere|va a)|(?:sirviendo|trabaj\w+) en (?:mi|la|una) (?:congregacion|iglesia)|church (?:wants|can|will))\b/,
      residence,
    ],
    unless: /\b(?:ice|redada|refug\w+ en|asilo|notari\w+|taller|platica|ayuda legal|boda|cas\w+)\b/,
    over: overview,
  },
  {
    topic: "h2a-h2b",
    said: [/\b(?:h ?2 ?[ab]|pizcar)\b/],
    unless: /\b(?:pasaportes?|amenaz\w+|cas\w+|espos[oa]|asilo|venci\w+)\b/,
  },
  {
    topic: "sij-jovenes",
    said: [/\b(?:sij|sijs|visas? (?:juvenil|para menores|de jovenes)|special immigrant juvenile)\b/],
    over: overview,
  },
  {
    topic: "parole-militar",
    said: [
      /\b(?:marines?|marina|army|ejercito|militar(?:es)?|soldad\w+|veteran\w*|sirvio en|navy|military|national guard|guardia nacional)\b/,
      /\b(?:mi|mis|los|un|una|my|el)(?: \w+)? (?:h?ij[oa]s?|espos[oa]|marido|papas|padres|mama|papa|son|daughter|husband|wife|parents)\b/,
      /\b(?:arregl\w+|papeles|residencia|parole|green card|papers|quedar\w*)\b/,
    ],
    unless: /\b(?:asilo|desert\w+|servicio selectivo|obligator\w+|guatemalteco|de mi pais)\b/,
    over: "entre-sin-inspeccion-245i castigo-3-10-perdon",
  },
  {
    topic: "patron-me-peticiona",
    said: [
      /\b(?:(?:patron\w*|compania|empresa|jef[ea]|ranchero|employer|company)\b(?: \w+){0,4} (?:pedir(?:me)?|peticion\w*|patrocin\w*|sponsor\w*|arreglar(?:me)?)|(?:pedir|patrocinar|sponsor)(?:me)? (?:la|mi|un|el|mi) (?:compania|patron|empresa|jefe))\b/,
    ],
    unless:
      /\b(?:(?:oiga|mire|buenas|hola|si) (?:patron\w*|jef[ea])|amenaz\w+|cobr\w+|pag[ao]\w*|notari\w+)\b/,
    over: overview,
  },
  {
    topic: "miedo-creible",
    said: [
      /\b(?:miedo creible|entrevista de (?:miedo|temor)|temor creible|credible fear|expulsion (?:expres|exprés|acelerada|rapida)|deportacion (?:acelerada|expres|rapida)|expedited removal)\b/,
    ],
    over: `${overview} asilo-general`,
  },
  {
    topic: "retencion-cat",
    said: [
      /\b(?:withholding|retencion de (?:remocion|deportacion)|miedo razonable|reasonable fear|(?:le|me) (?:dio|dieron) (?:el )?cat|contra la tortura)\b/,
    ],
    unless: /\b(?:impuestos|taxes|cheque|paycheck)\b/,
    over: `${overview} orden-deportacion apelar-juez miedo-creible`,
  },
  {
    topic: "residencia-cubanos",
    said: [/\bi ?220 ?a\b/, /\b(?:residencia|green ?card|ajuste|arregl\w+|cuban\w+|residency)\b/],
    unless: /\b(?:present\w+|cita|check ?in|report\w+|firmar)\b/,
    over: `${overview} check-in-ice`,
  },
  {
    topic: "residencia-cubanos",
    said: [
      /\b(?:la habana|cuban[oa]s?|cuba)\b/,
      /\b(?:queda\w*|residencia|ajuste|ley|green ?card|mica)\b/,
      /\b(?:visa|parole|turista|ano y|un ano|one year)\b/,
    ],
    unless: /\b(?:pedir|traer|petition|en cuba|deport\w+|orden)\b/,
    over: `${overview} turista-vencido`,
  },
  {
    topic: "refugiados",
    said: [/\b(?:refugiad[oa]s?|refugees?)\b/],
    unless: /\b(?:asilo|asilad[oa]|asyl\w+|en la iglesia)\b/,
  },
  {
    topic: "registro-extranjeros",
    said: [
      /\b(?:registr(?:ar(?:se|me|nos)?|arme|o|e)|registration|register)\b/,
      /\b(?:tengo que|tiene que|hay que|obligatori\w+|debo|con migracion|con inmigracion|extranjeros|g ?325 ?r|have to|peligros\w+|se va a)\b/,
    ],
    unless:
      /\b(?:selectivo|selective|votar|vote|tps|reinscri\w*|re ?registr\w+|nacimiento|bebe|escuela|birth|ejercito|army|carro)\b/,
  },
  // Spots of a case.
  {
    topic: "murio-peticionario",
    said: [
      dies,
      /\b(?:espos[oa]|marido|husband|wife|papa|mama|peticionari[oa]|petitioner|sponsor|pidio|pedido|quien me)\b/,
      /\b(?:arregl\w+|residencia|green ?card|papeles|peticion|petition|caso|case|interview|entrevista|i ?130|sponsor)\b/,
    ],
    unless:
      /\b(?:foia|archivo|expediente|visitar|funeral|entierro|enterrar|viaj\w+|parole|permiso (?:de|para) (?:salir|viaj\w+)|sacar? permiso|advance|pasaporte)\b/,
    over: "ajuste-familiar pedir-esposo",
  },
  { topic: "murio-peticionario", said: [/\b(?:petitioner|peticionari[oa]|quien me pidio)\b/, dies] },
  { topic: "murio-peticionario", said: [/\bacta de defuncion\b/] },
  {
    topic: "notarios-fraude",
    said: [
      /\b(?:notari\w+|(?:pretending|pretends|claiming|finge|dice que es|se hace pasar por)(?: \w+){0,3} (?:lawyer|attorney|abogad[oa])|pagu?e\w* y no (?:hicieron|hizo|me)|(?:me )?asegura (?:la |mi )?(?:residencia|green ?card|papeles))\b/,
    ],
    unless:
      /\b(?:poder notarial|traduc\w+|apostill\w+|acta|carta notari\w+|notariad[oa]|frente a notario|ante notario)\b/,
    over: "asilo-un-anio",
  },
  {
    topic: "orden-deportacion",
    said: [
      /\b(?:me ordeno deportad[oa]|me orden(?:o|aron) (?:la )?deportacion|yo tengo (?:una )?(?:orden de )?deportacion|ordered (?:me )?deported)\b/,
    ],
    unless: /\b(?:apel\w+|appeal|huellas|biometric\w+|cita)\b/,
    over: "apelar-juez pedir-papas",
  },
  {
    topic: "parole-humanitario",
    said: [
      gravelyIll,
      /\b(?:mama|papa|mami|papi|abuel\w+|h?ij[oa]|herman[oa]|espos[oa]|mother|father|mom|dad)\b/,
      /\b(?:venga|vengan|venir|traer|entrar|sin visa|que pued[eo] pedir|que permiso|come|bring|parole)\b/,
    ],
    unless:
      /\b(?:detenid\w+|detention|carcel|i ?864|asilo|trabaj\w+|(?:soy|ya) residente|mica|me vine|salgo|salir|irme|ir a|voy a|regresar|volver|residencia pendiente|meses (?:alla|aca))\b/,
    over: `inmediato-vs-preferencia pedir-papas pedir-hermanos ${overview}`,
  },
  {
    topic: "multas-998",
    said: [
      /\bmult(?:a|as|an|ar|aron)\b/,
      /\b(?:orden|deport\w+|irme|irnos|quedar\w*|dia|sin papeles|tampoco papeles|998|migracion|gobierno)\b/,
    ],
    unless:
      /\b(?:trafico|transito|velocidad|manejar|licencia|citizen|ciudadan\w+|taxes|impuestos|patron|jef[ea]|seguro)\b/,
    over: overview,
  },
  // Petitions in other words.
  {
    topic: "pedir-papas",
    said: [
      /\b(?:peticion de (?:una |un |la |mi |el )?(?:mama|papa|madre|padre)|petition (?:for )?(?:a |my )?(?:parents?|mother|father|mom|dad)|(?:pedir|pido) a mi (?:padrastro|madrastra))\b/,
    ],
    over: overview,
  },
  {
    topic: "prometido-k1",
    said: [
      /\b(?:ciudadan[oa]|citizen)\b/,
      /\b(?:mi|my) (?:novi[oa]|prometid[oa]|fiancee?|girlfriend|boyfriend)\b(?: \w+){0,2} (?:vive|esta|is|lives)\b/,
    ],
    unless: /\b(?:aqui|conmigo|here|detenid[oa])\b/,
  },
  {
    topic: "hijos-hijastros",
    said: [
      /\b(?:pedir|traer|peticionar|petition) (?:a )?(?:los|las|sus|nuestros) (?:h?ijos|h?ijas|ninos|hijastros)\b/,
    ],
    over: overview,
  },
  {
    topic: "hijos-hijastros",
    said: [
      /\b(?:soy|i am|im) (?:a )?(?:ciudadan[oa]|residente|citizen|resident)\b/,
      /\b(?:mi|mis|my) (?:h?ij[oa]s?|son|daughter|kids|children)\b(?: \w+){0,6} (?:esta|estan|vive|viven|is|are|lives?) (?:en|alla|in|back)\b/,
    ],
    unless: /\b(?:detenid\w+|deport\w+|asilo|enferm\w+|casad[oa]|murio)\b/,
  },
  {
    topic: "inmediato-vs-preferencia",
    said: [
      /\b(?:se (?:hace|hizo|vuelve|haga)|becomes?) (?:a )?(?:ciudadan[oa]|citizen)\b/,
      /\b(?:peticion|fila|caso|mas rapid[oa]|faster|petition|case|line|wait)\b/,
    ],
    unless: /\b(?:mi hij[oa] (?:tambien )?se hace|asilo|yo me hago)\b/,
    over: "ciudadania-requisitos hijos-hijastros",
  },
  {
    topic: "residencia-condicional",
    said: [
      /\b(?:mica|green ?card|tarjeta|residencia)\b(?: \w+){0,2} de (?:2|dos) anos\b|\b(?:2|two) year (?:green ?)?card\b/,
    ],
    unless: /\b(?:asilo|permiso)\b/,
    over: "renovar-green-card",
  },
  {
    topic: "afidavit-i864",
    said: [
      /\b(?:co ?patrocinador\w*|cosponsor\w*|co ?sponsor\w*|carta de (?:sostenimiento|mantenimiento|sosten)|af+idavit|i ?864|(?:me|lo|la) (?:puede|podria)?\s?patrocin\w+)\b/,
    ],
    unless: /\b(?:birth|nacimiento|acta)\b/,
  },
  // Asylum and what follows from it.
  {
    topic: "asilo-aprobado",
    said: [
      /\b(?:despues de que (?:te|me|le) (?:dan|dieron|den) el asilo|(?:gano|gane|gano su|ya gano|le dieron|me dieron|(?:te|me|le) aprobaron)(?: \w+)? (?:el |su |mi )?asilo|(?:quitar|quitan|pierdo|perder)(?: \w+)? (?:el |mi )?asilo si (?:regres\w+|viaj\w+|vuelv\w+))\b/,
    ],
    unless: /\b(?:huellas|no (?:gano|le dieron)|si (?:gano|le dan))\b/,
    over: "asilo-un-anio retencion-cat viajar-advance-parole",
  },
  {
    topic: "permiso-trabajo-asilo",
    said: [/\b(?:asilo|asylum|i ?589|c ?0?8)\b/, /\b(?:permiso de trabajo|work permit|ead|765)\b/],
    unless: /\b(?:tarda\w*|renov\w+|venc\w+|perdi|corte|neg\w+|aprob\w+|gane|entrevista|huellas|quitar\w*)\b/,
  },
  {
    topic: "asilo-general",
    said: [
      /\b(?:asilo|asylum)\b/,
      /\b(?:requisitos?|prueb\w+|ped(?:ir|imos)|pido|solicit\w+|aplic\w+|meter|caso de|niegan|negado|que es|how (?:do|can)|apply|qualify|califico)\b/,
    ],
    unless:
      /\b(?:permiso|corte|orden|direccion|espos[oa] ciudadan[oa]|cuota|pagar|dieron|gan[eo]|aprob\w+|espera\w*)\b/,
  },
  // Documents, signs and offices.
  {
    topic: "proceso-examen-medico",
    said: [
      /\b(?:vacunas?|vaccin\w+|examen medico|medical exam|civil surgeon|doctor civil|i ?693)\b/,
      /\b(?:green ?card|residencia|mica|i ?485|uscis|inmigracion|migracion)\b/,
    ],
    unless: /\b(?:escuela|school|ninos)\b/,
    over: overview,
  },
  {
    topic: "renovar-green-card",
    said: [
      /\b(?:lleg\w+|tard\w+|recib\w+)\b(?: \w+)0,4(?:la |mi |su )?(?:mica|green ?card|tarjeta de residente)\b(?: nueva)?/,
    ],
    unless: /\b(?:perd\w+|rob\w+|visa|consulado|permiso)\b/,
  },
  {
    topic: "renovar-permiso-extension",
    said: [
      /\b(?:permisos? (?:nuevos? )?(?:ahora )?(?:duran?|vence[n]?|sirven?)|renov\w+ (?:el |mi )?permiso)\b/,
    ],
  },
  {
    topic: "foia",
    said: [
      /\b(?:(?:papeles|archivo|expediente|record|registros?|historial)\b(?: \w+)0,4(?:(?:que )?tiene (?:inmigracion|migracion|uscis)|de (?:inmigracion|migracion|entradas|salidas|uscis)|del fbi)|foia)\b/,
    ],
    unless: /\b(?:limpi\w+|borrar|criminal|antecedentes)\b/,
    over: "ice-en-mi-puerta hijos-hijastros murio-peticionario reingreso-tras-deportacion antecedentes estado-del-caso",
  },
  {
    topic: "examen-ciudadania",
    said: [
      /\b(?:reprob\w+|examen|ingles|test|civics?|mas facil)\b/,
      /\b(?:ciudadania|citizenship|mica|residente|dos veces|no (?:se )?le[oe]\w*|preguntas|n ?400)\b/,
    ],
    unless: /\b(?:medico|medical|manejo|licencia)\b/,
  },
  {
    topic: "seguro-social",
    said: [
      /\b(?:sacar|tener|pedir|no coincide|no match|get) (?:(?:el|un|su|mi|numero|de|a) )*(?:seguro(?: social)?|social)\b|\b(?:seguro(?: social)?|social)\b(?: \w+)0,2(?:no coincide|no sale|does not match)\b/,
    ],
    unless:
      /\b(?:carro|auto|medico|medicaid|prestad[oa]|de otr[oa]|fals[oa]|chuec[oa]|comprad[oa]|inventad[oa]|conseguir|desempleo)\b/,
    over: `$overviewestado-del-caso`,
  },
  {
    topic: "exencion-pago",
    said: [
      /\b(?:pagar|pago)(?: \w+){0,2} (?:a plazos|en pagos|en abonos|poco a poco)\b|\b(?:installments|payment plan)\b/,
    ],
    unless: /\b(?:fianza|bond|abogad\w+|corte|taxes|impuestos|multa|cases?|lawyer|attorney)\b/,
  },
  // Court, officers and the way home.
  {
    topic: "falte-a-corte",
    said: [
      /\b(?:no (?:llega|llego|va|fui|fue|me llevo|me llevaron|asist\w+) a (?:la|mi|su) (?:corte|audiencia)|mocion (?:para|de) reabrir|motion to reopen)\b/,
    ],
  },
  {
    topic: "salida-voluntaria",
    said: [
      /\b(?:(?:me |nos )?(?:quiero|queremos|quiere|pienso|voy a) (?:regresar(?:me|nos|se)?|ir(?:me|nos|se)|volver(?:me|nos|se)?)(?: (?:todos|ya|yo))* (?:a|para|pa) (?:mi|nuestro|su) (?:pais|pueblo|tierra|rancho)|regresar(?:me|nos) (?:todos )?(?:a|para|pa) (?:mi pais|mexico|honduras|guatemala|el salvador)|(?:irse|irme|irnos) (?:a|para) (?:mexico|su pais|mi pais|mi pueblo))\b/,
    ],
    unless:
      /\b(?:sin (?:tener que )?(?:regres|ir|salir|volver)\w*|legal\w*|arregl\w+|residencia|de visita|visitar|y (?:volver|regresar)|permiso|parole|advance|fallec\w+|murio|muriendo|funeral|entierro|enferm\w+|grave|asilo|mica|residente|green ?card|daca|tps|ciudadan[oa]|vacaciones|navidad|diciembre)\b/,
    over: `viajar-advance-parole $overviewcancelacion-de-deportacion`,
  },
  {
    topic: "viajar-advance-parole",
    said: [
      /\b(?:meti (?:mis |los )?papeles|mientras espero|esperando (?:la|mi) (?:residencia|green ?card|mica)|(?:residencia|i ?485|ajuste) pendiente|pending (?:green ?card|adjustment))\b/,
      /\b(?:permiso (?:de|para) (?:salir|viaj\w+)|saca permiso|salir (?:del pais|de)|viajar|(?:ir|voy|vamos) a (?:la boda|ver a|visitar|mexico|colombia|honduras|guatemala|el salvador|mi pais)|travel|murio|fallecio)\b/,
    ],
    over: "estado-del-caso ajuste-familiar murio-peticionario",
  },
  {
    topic: "ice-en-mi-puerta",
    said: [
      /\b(?:vinieron a buscar|preguntaron por|andan buscando|came looking for)\b|\b(?:policia|police|sheriff)\b(?: \w+){0,4} (?:preguntar(?:me|nos)?|pedir(?:me|nos)?|ask)\b(?: \w+){0,4} (?:papeles|estatus|papers|status)\b/,
    ],
  },
  {
    topic: "encontrar-detenido",
    said: [
      /\b(?:no (?:aparece|sale) en (?:el|la) (?:sistema|pagina|localizador)|lo (?:cambiaron|trasladaron|movieron) a otro estado)\b/,
    ],
    unless: /\b(?:caso|recibo|case)\b/,
  },
  {
    topic: "visa-u",
    said: [
      /\b(?:acuchill\w+|apunal\w+|asalt\w+|balac\w+|balazos?|dispararon|violaron|stabbed|robbed|shot)\b/,
      /\b(?:visa|califica|le toca|visa u)\b/,
    ],
    over: overview,
  },
  {
    topic: "antecedentes",
    said: [
      /\b(?:record criminal|antecedentes penales|(?:que|cuales|por que) (?:delitos|crimenes)|delitos que|criminal record|(?:what|which) crimes)\b/,
    ],
    unless: /\b(?:victima|me asalt\w+|visa u)\b/,
    over: overview,
  },
  {
    topic: "llamadas-estafa",
    said: [
      /\b(?:uscis|ice|migracion|inmigracion|la corte)\b(?: \w+){0,3} (?:call|llama|llaman|habla|hablan)\b(?: \w+){0,3} (?:phone|telefono|por telefono)\b/,
    ],
  },
  {
    topic: "tn-e2",
    said: [
      /\b(?:abrir|poner|comprar|invertir)\b(?: \w+){0,4} (?:restaurante|negocio|tienda|pizzeria|empresa|franquicia|business)\b/,
      /\b(?:visa|ahorrad[oa]s|dolares|invers\w+|soy de|e ?2)\b/,
    ],
    unless: /\b(?:sin papeles|itin|ya tengo)\b/,
  },
  {
    topic: "fraude-matrimonio",
    said: [
      /\b(?:comprueba (?:inmigracion|migracion|uscis)|investigan?|saben|sabe|detectan?)\b(?: \w+){0,5} (?:matrimonio|boda|casad[oa]s)\b|\bcasad[oa]s? (?:nomas |solo )?en papel\b/,
    ],
  },
];
