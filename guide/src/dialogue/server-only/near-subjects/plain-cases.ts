/** Names and plain wordings of asylum, of papers and offices, of court and the way home. Part of `plain-names.ts`. Server only. */
import type { PlainName } from "#guide/dialogue/server-only/near-subjects/plain-names.ts";

const overview = "arreglar-papeles";

export const plainCases: readonly PlainName[] = [
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
    topic: "asilo-un-anio",
    said: [
      /\b(?:i|we|he|she) (?:wants?|needs?|would like)(?: to get| to have)? asylum\b/,
      /\b(?:arrived|came|entered|got here|crossed)\b/,
    ],
    unless: /\b(?:work permit|ead|denied|granted|approved|court|judge|interview|filed|pending|years? ago)\b/,
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
      /\b(?:meti (?:mis |los )?papeles|mientras espero|esperando (?:la|mi) (?:residencia|green ?card|mica)|(?:residencia|i ?485|ajuste) pendiente|pending (?:green ?card|adjustment)|(?:green ?card|residence|i ?485|adjustment) (?:application|case)?(?: \w+){0,5} (?:is |still )?pending)\b/,
      /\b(?:permiso (?:de|para) (?:salir|viaj\w+)|saca permiso|salir (?:del pais|de)|viajar|(?:ir|voy|vamos) a (?:la boda|ver a|visitar|mexico|colombia|honduras|guatemala|el salvador|mi pais)|travel|go (?:visit|see|to)|visit|fly|murio|fallecio)\b/,
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
