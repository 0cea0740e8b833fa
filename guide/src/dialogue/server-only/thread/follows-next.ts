/**
 * What is asked next of another place, another person or another way than before, and was taken for the same once more: "¿y en Illinois?", "¿y si es en mi
 * trabajo?", "mi esposa es residente, ¿a ella también?", "¿no hay algo más rápido?". Part of `follows-table.ts`. Server only.
 */
import { idSet } from "#guide/dialogue/server-only/ids.ts";
import { licenceStates } from "#guide/dialogue/server-only/licence-states.ts";
import type { Follow } from "#guide/dialogue/server-only/thread/follows-table.ts";

const start =
  "^(?:(?:y|e|pero|entonces|oiga|oye|ok|bueno|pues|ah|es que|and|but|so|then|que pasa|que hago|what about|how about|what) )*";
const license = idSet("licencia-manejar license-state-without");
const door = idSet("ice-en-mi-puerta");
const benefits = idSet("carga-publica");
const removed = idSet("reingreso-tras-deportacion removed-abroad");
const season = idSet("h2a-h2b h2-worker-abroad");
const interview = idSet("ajuste-familiar pedir-esposo");
const drunk = idSet("dui");

const lives =
  "(?:(?:si|if|que tal|yo|i|we) )*(?:(?:me (?:voy|mudo|cambio)|vivo|vivimos|estoy|fuera|nos (?:vamos|mudamos)|(?:move|moved|live|lived|am|go)) )?(?:a|en|in|to|para|pa) ";
const giving = `(?:${licenceStates}|illinois|ilinois)`;
const whom =
  "(?:mi|mis|my) (?:espos[oa]|marido|mujer|senora|pareja|mama|papa|h?ij[oa]s?|herman[oa]s?|husband|wife|mom|dad|sons?|daughters?|kids?|brother|sister)";
const taken =
  "(?:llev\\w+|agarr\\w+|deten\\w+|detien\\w+|arrest\\w+|deport\\w+|quitar\\w*|take|taken|arrest|detain|deport)";
const kids = "(?:h?ij[oa]s?|nin[oa]s?|bebe|nen[ea]s?|kids?|son|daughter|child|children|baby)";
const aid =
  "(?:medicaid|medical|medi ?cal|chip|snap|ebt|wic|estampillas|cupones|food stamps|ayuda|seguro medico|welfare)";

export const nextFollows: readonly Follow[] = [
  {
    open: license,
    said: new RegExp(`${start}${lives}(?:el estado de )?il+inois$`),
    items: ["licencia-manejar/m-illinois"],
  },
  {
    open: license,
    said: new RegExp(`${start}${lives}(?:el estado de )?${giving}(?: (?:si|can i|me la dan|puedo))?$`),
    items: ["licencia-manejar/state-gives"],
  },

  // The same officers at another place.
  {
    open: door,
    said: new RegExp(
      `${start}(?:(?:si|if|cuando|when) )?(?:(?:ell[oa]s|ice|la migra|they|the agents?) )?(?:(?:me )?(?:vienen|llegan|van|vengan|lleguen|vayan|tocan|toquen|caen|caigan|come|came|show up|knock|agarran|buscan)|es|estoy|is|im|i am)(?: (?:me|a|en|hasta|at|to|on|aqui|de|la))* (?:mi |la |my |the )?(?:casa|puerta|house|home|door|apartamento|apartment)$`,
    ),
    unless: /\b(?:otra vez|again|volver|regres\w+|back)\b/,
    items: ["ice-en-mi-puerta/happening-now"],
  },
  {
    open: door,
    said: new RegExp(
      `${start}(?:(?:si|if|cuando|when) )?(?:(?:ell[oa]s|ice|la migra|they|the agents?) )?(?:(?:me |nos )?(?:vienen|llegan|van|vengan|lleguen|vayan|caen|caigan|come|came|show up|agarran|agarren|paran|hay redada|es|catch|get|stop)|estoy)(?: (?:me|us|a|en|hasta|at|to|in|al))* (?:mi |el |la |my |the )?(?:trabajo|chamba|fabrica|job|work|workplace|factory)$`,
    ),
    items: ["ice-en-mi-puerta/at-work"],
  },
  {
    open: door,
    said: new RegExp(
      `${start}(?:(?:en|at|in|si|if|estoy|is|es|the|el|la|my|mi|un|a) )*(?:hospital|clinica|clinic|iglesia|church|escuela|school)(?: (?:de mis hijos|too|tambien))?$`,
    ),
    items: ["ice-en-mi-puerta/school-church"],
  },
  {
    // Who has papers, and lives with who has none.
    open: door,
    said: new RegExp(
      `\\b${whom}\\b(?: \\w+){0,4} (?:residentes?|ciudadan[oa]s?|(?:con |tiene[n]? )?(?:mica|papeles|green ?card)|resident|citizens?|green ?card|papers)\\b.*\\b${taken}\\b|\\b${taken}\\b.*\\b${whom}\\b(?: \\w+){0,4} (?:residentes?|ciudadan[oa]s?|mica|con papeles|resident|citizens?|green ?card)\\b`,
    ),
    unless: /\b(?:no (?:tiene|es)|sin|without|isnt|doesnt|not a)\b/,
    items: ["ice-en-mi-puerta/family-host"],
  },

  // Told late of oneself: a record, and years away with a card.
  {
    open: idSet(
      "ajuste-familiar pedir-esposo pedir-papas pedir-hermanos ciudadania-requisitos renovar-green-card daca tps arreglar-papeles asilo-general inmediato-vs-preferencia residencia-condicional hijos-hijastros",
    ),
    said: /\b(?:yo )?(?:estuve|pase|dure|cai|fui) (?:\w+ ){0,3}?(?:pres[oa]|en (?:la )?(?:carcel|prision)|encarcelad[oa]|a la carcel)\b|\bi (?:was|spent|did|served|have been)(?: \w+){0,4} (?:in (?:jail|prison)|jail|prison|jail time)\b/,
    unless:
      /\b(?:mi (?:espos[oa]|h?ij[oa]|herman[oa]|papa|mama)|my (?:wife|husband|son|daughter|brother|dad|mom)|ice|migracion|immigration|tom(?:ad|and)[oa]|dui|drunk|drog\w+|drugs?|marihuana)\b/,
    tell: "antecedentes",
    urgency: "arrest",
  },
  {
    open: idSet("renovar-green-card"),
    said: /\b(?:llevo|estuve|tengo|he estado|he vivido|vivi|ive been|i have been|been|i was|i stayed|i lived|living)\b(?: (?:ya|como|casi|mas de|about|over|for|almost))* (?:(?:un|one|a|[1-9]|dos|tres|cuatro|cinco|two|three|four|five) (?:anos?|years?)|(?:1[2-9]|2\d) (?:meses|months))\b(?: \w+){0,2} (?:fuera|afuera|en (?!estados unidos|la corte|este|mi)\w+|out(?:side)?(?: of)?|abroad|in (?!the us|the united|court|this)\w+)|\b(?:fuera|afuera|out(?:side)?|abroad)\b(?: \w+){0,6} (?:(?:un|one|a|[1-9]|dos|tres|cuatro|two|three|four) (?:anos?|years?)|(?:1[2-9]|2\d) (?:meses|months))\b/,
    unless:
      /\b(?:mi (?:espos[oa]|h?ij[oa]|mama|papa)|my (?:wife|husband|son|mom|dad)|hace|ago|antes de (?:ser|la mica)|before)\b/,
    tell: "resident-year-out",
    safe: true,
  },

  // Whose help it is.
  {
    open: benefits,
    said: new RegExp(
      `^(?=.*\\b${aid}\\b)(?=.*\\b(?:de|para|of|for|my|mis?|el)\\b(?: \\w+){0,2} ${kids}\\b)(?!.*\\b(?:yo|para mi|me|for me|myself|i)\\b)`,
    ),
    items: ["carga-publica/kids-medicaid-snap"],
  },
  {
    open: benefits,
    said: new RegExp(
      `${start}(?:(?:si|if) )?(?:yo |i )?(?:(?:las?|los?|le|tambien|also) )*(?:pid\\w+|ped\\w+|recib\\w+|us\\w+|teng\\w+|tuve|uso|agarr\\w+|get|got|use|used|receive|asked)(?: \\w+){0,4} (?:para mi|yo mism[oa]|for me|for myself|myself)(?: tambien| too)?$`,
    ),
    items: ["carga-publica/i-get-snap-myself"],
  },

  // The other parent by the same petitioner.
  {
    open: idSet("pedir-papas"),
    opened: /\b(?:mi|my) (?:mama|papa|madre|padre|mom|dad|mother|father)\b/,
    said: /^(?:(?:y|e|tambien|and|what about|also|pero|but|a|para|con|for|with) )+(?:a )?(?:mi|my) (?:papa|mama|padre|madre|dad|mom|father|mother)(?: (?:tambien|too|also|as well))?(?: (?:con|en|with|on|in) (?:la |the )?(?:misma?|same) (?:forma|peticion|hoja|solicitud|form|petition|application))?$/,
    without: ["resident"],
    items: ["pedir-papas/both-parents-fees"],
  },

  // Another way that is quicker.
  {
    open: idSet("pedir-hermanos"),
    said: /\b(?:algo|otra (?:forma|manera|via|opcion)|otro (?:camino|modo)|(?:is there )?(?:anything|something|another way|any way|a way|other way))\b(?: \w+){0,3} (?:rapid[oa]|pronto|menos tiempo|faster|quicker|sooner)\b|\b(?:se puede|puedo|hay (?:forma|manera|modo) de|can i|how (?:can|do) i|como (?:le hago|hago))\b(?: \w+){0,4} (?:acelerar\w*|apurar\w*|mas rapido|speed (?:it|this) up|go faster)\b/,
    unless: /\b(?:pag\w+|dinero|lana|pay|money)\b/,
    items: ["pedir-hermanos/other-faster-way"],
  },
  {
    open: idSet("entrevista-asilo asilo-general asilo-un-anio"),
    told: ["asylum"],
    said: /\b(?:se puede|puedo|hay (?:forma|manera|modo) de|can i|how (?:can|do) i|como (?:le hago|hago|puedo))\b(?: \w+){0,5} (?:acelerar\w*|apurar\w*|mas rapid[oa]|speed (?:it|this) up|faster|sooner)\b/,
    unless: /\b(?:permiso|trabaj\w+|permit|work|huellas|corte|juez|court|judge)\b/,
    without: ["court", "order"],
    items: ["entrevista-asilo/speed-it-up"],
  },

  // Put out, and minded to come back on foot.
  {
    open: removed,
    told: ["deported"],
    without: ["reentry"],
    said: new RegExp(
      `${start}(?:(?:si|if|mejor|puedo|can i|what if|yo|i|just|solo|nomas|me) )*(?:meto|meterme|cruzo|cruzar|brinco|brincar|paso|entro|entrar|regreso|vuelvo|aviento|cross|sneak|come|go|enter)\\b(?: \\w+){0,4} (?:sin (?:permiso|papeles|visa|nada)|(?:por|de) (?:el )?(?:rio|cerro|desierto|monte|mojad[oa])|otra vez|de nuevo|ilegal\\w*|escondid[oa]|again|illegally|without (?:permission|papers|a visa)|(?:across|over) the (?:border|river))(?: \\w+){0,3}$`,
    ),
    unless: /\b(?:ya|already|cruce|entre|volvi|came back|crossed)\b/,
    items: ["reingreso-tras-deportacion/thinking-of-crossing"],
  },

  // Money for a season's job.
  {
    open: season,
    said: /^(?=.*\b(?:pag\w+|cobr\w+|pay|charge\w*|cuota|fee)\b).*\b(?:consig\w+|consegu\w+|contrat\w+|reclut\w+|enganch\w+|agenci\w+|coyote|intermediari\w+|patron|recruit\w+|contractor|agency|agent|whoever (?:gets|finds)|por (?:la visa|el trabajo|el contrato)|for the (?:job|visa))\b/,
    unless:
      /\b(?:me (?:debe|pag[ao]n?)|cuanto (?:me )?paga|salario|por hora|horas extra|overtime|wages?|owes?|how much (?:do|will) they pay|taxes|impuestos)\b/,
    tell: "recruiter-fee",
  },

  // Two addresses for a job's sake are no separation.
  {
    open: interview,
    said: /^(?=.*\b(?:separad[oa]s|aparte|lejos|otr[oa] (?:estado|ciudad)|fines de semana|apart|far away|another (?:state|city)|weekends?|different (?:states|cities|houses))\b)(?=.*\b(?:trabaj\w+|jale|chamba|estudi\w+|escuela|universidad|army|ejercito|job|work\w*|studies|school|military)\b)/,
    unless:
      /\b(?:mentira|fraude|fals[oa]|fake|fraud|divorci\w+|divorc\w+|peleamos|nos dejamos|ya no (?:estamos|somos)|broke up|split up)\b/,
    tell: "apart-for-work",
  },

  {
    open: interview,
    opened: /\b(?:entrevista|cita|interview)\b/,
    said: /^(?:(?:y|e|ahi|pero|entonces|and|so|ok|oiga) )*(?:(?:que|cuales|what) (?:(?:cosas|tipo de cosas|preguntas|tipo de preguntas|son las preguntas|questions|kind of questions) )?(?:(?:me|nos|le|les|do they|will they|would they|van a|suelen) )*(?:preguntan|preguntar|hacen|hacer|ask)(?: (?:ahi|alli|en la (?:entrevista|cita)|us|me|there|at the interview|normalmente))*|cuales son las preguntas|what are the questions)$/,
    items: ["pedir-esposo/interview-what-they-ask"],
  },

  // A child who came alone: the court, and who wants the child back.
  {
    open: idSet("menor-no-acompanado"),
    said: /^(?:(?:y|pero|entonces|el|ella|and|so|does|he|she) )*(?:tiene que (?:ir|presentarse)|debe ir|va a tener que ir|(?:have|has|need|needs) to go)(?: (?:el|ella|he|she))? (?:a |to )?(?:la )?(?:corte|court|con (?:un|el) juez|see a judge)(?: (?:el|ella|tambien|too))?$/,
    items: ["menor-no-acompanado/court-came"],
  },
  {
    open: idSet("menor-no-acompanado escuela-emergencia nta-corte"),
    opened:
      /\b(?:sobrin[oa]|niet[oa]|menor|nin[oa]|ahijad[oa]|nephew|niece|grand(?:son|daughter)|minor|child|llego sol[oa]|came alone)\b/,
    said: /\b(?:su|la|el|his|her|the) (?:mama|papa|madre|padre|mom|dad|mother|father|familia|family)\b.*\b(?:l[oa] quiere[n]?|quiere[n]? que (?:regrese|vuelva|se regrese)|wants? (?:him|her) back|de regreso|que l[oa] mande)\b/,
    items: ["menor-no-acompanado/parent-abroad-wants-back"],
  },

  // Of who won asylum: a wife who is here, and her child.
  {
    open: idSet("asilo-aprobado asylee-family"),
    said: /^(?:(?:y|pero|es que|and|but) )*(?:ella|el|(?:mi|my) (?:espos[oa]|marido|mujer|pareja|wife|husband)|she|he|shes|hes) ?(?:ya |si )?(?:esta|vive|anda|is|lives)? ?(?:aqui|conmigo|here)(?: \w+){0,2} (?:sin (?:papeles|estatus|documentos)|ilegal\w*|indocumentad[oa]|without (?:papers|status)|illegally|undocumented)$/,
    items: ["asilo-aprobado/std-spouse"],
    here: true,
  },
  {
    open: idSet("asilo-aprobado asylee-family"),
    said: /\b(?:h?ijastr[oa]s?|step ?(?:son|daughter|child|kids?|children)|(?:su|sus|her|his) (?:h?ij[oa]s?|nin[oa]s?|son|daughter|kids?)\b.*\b(?:no (?:es|son) mi[oa]s?|de otr[oa]|anterior|not mine|isnt mine|another)|h?ij[oa]s? de (?:ella|mi (?:espos[oa]|mujer|pareja)))\b/,
    items: ["asilo-aprobado/stepchild-newborn"],
    here: true,
  },

  // The money that is offered for leaving.
  {
    open: idSet("salida-voluntaria"),
    opened: /\b(?:cbp|aplicacion|app|autodeport\w+|self ?deport\w*)\b/,
    said: /^(?!.*\b(?:no (?:me )?llego|nunca|never came|abogad[oa]|lawyer)\b).*\b(?:me (?:van a )?(?:dan|dar|pagan|pagar)|dinero|bono|money|pay me|bonus)\b/,
    items: ["salida-voluntaria/cbp-home-real"],
    here: true,
  },

  // Sent or not, after what was told.
  {
    open: idSet("used-papers false-papers-adjust antecedentes criminal-court"),
    said: /\b(?:(?:lo |la |los )?(?:mando|meto|envio|presento)(?: (?:mis papeles|la solicitud|todo))? o (?:no|mejor no|me espero|espero)|que me (?:recomienda[s]?|aconseja[s]?)|(?:should i|do i) (?:send|file|apply)(?: it)?(?: or (?:not|wait))?|what do you (?:recommend|advise|suggest))\b/,
    says: { es: /antes de mandar|No mandes/i, en: /before (?:you )?(?:send|fil)|do not (?:send|file)/i },
  },

  // Both notices of one move.
  {
    open: idSet("cambio-direccion moved-late"),
    said: /^(?:(?:y|e|pero|es que|tambien|and|but|also|yo|i) )*(?:tengo|tenemos|estoy en|hay|have|got|im in|i am in)(?: \w+){0,3} (?:corte|juez|court|judge)\b(?: \w+){0,4}$/,
    unless: /\b(?:fecha|manana|audiencia el|hearing on|date|no|otro estado|another state|falt\w+|miss\w*)\b/,
    items: ["cambio-direccion/one-or-two-notices"],
  },

  // More than one, whatever is asked of citizenship.
  {
    open: drunk,
    opened:
      /\b(?:segund[oa]|second|dos|two|tres|three|[23]|varios|several|another|otro)\b(?: \w+){0,3} (?:dui|dwi|veces|times|arrest\w*|one)?\b/,
    said: /\b(?:ciudadan[oa]|ciudadania|citizen\w*|n ?400|naturaliz\w+)\b/,
    unless: /\b(?:mi (?:espos[oa]|h?ij[oa])|my (?:wife|husband|son|daughter))\b/,
    items: ["dui/two-or-more"],
  },
  {
    // A card, and no visa.
    open: drunk,
    opened: /\b(?:residentes?|residencia|mica|green ?card|permanent resident|resident)\b/,
    said: /\b(?:viaj\w+|salir del pais|travel\w*|fly|trip|vacation|leave the country)\b/,
    unless: /\b(?:mi|my) (?:espos[oa]|mama|papa|h?ij[oa]|wife|husband|mom|dad|son|daughter)\b/,
    tell: "resident-trip-arrest",
    urgency: "leaving",
  },
];
