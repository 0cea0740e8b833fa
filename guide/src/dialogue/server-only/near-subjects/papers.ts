/** Decisions of `near-subjects.ts` about papers, days, kin and work that another subject claims by one word: a judge, a translator, a permit, a sibling, a profession. */
import type { Decision } from "#guide/dialogue/server-only/near-subjects/near-subjects.ts";

export const paperDecisions: readonly Decision[] = [
  {
    // A grown child of a citizen, who would be petitioned for and is no citizen by it.
    topic: "inmediato-vs-preferencia",
    said: [
      /\b(?:(?:mi|my) (?:papa|mama|padre|madre|dad|mom|father|mother)|(?:mis|my) (?:papas|padres|parents))\b(?: \w+){0,6} (?:ciudadan[oa]s?|citizens?)\b/,
      /\b(?:(?:im|i am|soy|estoy|y) (?:\w+ )?(?:married|casad[oa])|(?:im|i am|tengo) (?:2[1-9]|[3-6]\d))\b/,
      /\b(?:me (?:puede|podria|va a|pueden) (?:pedir|peticionar|arreglar)|(?:file|petition|apply|sponsor)(?: for)? me|pedirme|peticionarme)\b/,
    ],
    over: "ciudadania-por-padres loteria-visas arreglar-papeles pedir-papas pedir-esposo ajuste-familiar",
    leaves: true,
    settles: true,
  },
  {
    // A fine that a message wants today, by an app: no office does that.
    topic: "llamadas-estafa",
    said: [
      /\b(?:zelle|zele|cash ?app|venmo|gift cards?|tarjetas? de regalo|western union|bitcoin|cripto\w*|por (?:whats ?app|telefono))\b|\bsell? (?:hoy|oi|ahorita|ahora|ya)\b/,
      /\b(?:mensaje|mensage|texto|llam\w+|whats ?app|text|message|call\w*|correo|email)\b/,
    ],
    over: "multas-998 cuotas-asilo-2025",
    settles: true,
  },
  {
    // A parent with a card who petitioned, and a turn to wait for: no citizenship of a parent's.
    topic: "inmediato-vs-preferencia",
    said: [
      /\b(?:mama|papa|madre|padre|mom|dad|mother|father)\b/,
      /\b(?:residente|mica|green ?card|tarjeta verde|resident|lpr)\b/,
      /\b(?:me pidio|pidio por mi|metio (?:la|una) peticion|petitioned (?:for )?me|filed for me)\b/,
      /\b(?:me toca|turno|fila|cuando|fecha|my turn|how long|line|when)\b/,
    ],
    unless:
      /\b(?:se hizo ciudadan[oa]|es ciudadan[oa]|became a citizen|is a citizen|n ?600|soy ciudadan[oa])\b/,
    over: "ciudadania-por-padres hijos-hijastros ciudadania-requisitos",
    settles: true,
  },
  {
    // The interview of somebody who waits outside.
    topic: "proceso-consular",
    said: [
      /\bjuarez\b/,
      /\b(?:llam(?:a|an|ar|aron)|citaron|cita|entrevista|preguntan|interview|appointment|called)\b/,
      /\b(?:esta|vive|anda|sigue|is|lives|living)\b(?: \w+){0,3} (?:alla|en (?!(?:estados unidos|el pais|este pais)\b)\w+|there|in mexico)\b/,
    ],
    unless:
      /\b(?:deport\w+|detenid\w+|orden|firm\w+|salida voluntaria|cruz\w+|crossed|nacio|pasaporte mexicano)\b/,
    over: "salida-voluntaria entrevista-asilo pedir-esposo ajuste-familiar",
    settles: true,
  },
  {
    // A sponsor that closed; nobody died.
    topic: "patron-me-peticiona",
    said: [
      /\b(?:compania|empresa|patron\w*|jef[ea]|fabrica|restaurante|negocio|company|employer|boss|business)\b/,
      /\b(?:peticion\w*|pidiendo|pidio|patrocin\w+|i ?140|perm|sponsor\w*|petition\w*)\b/,
      /\b(?:quebro|cerro|cerraron|la vendio|bancarrota|ya no existe|desaparecio|closed|bankrupt\w*|went under|shut down|out of business)\b/,
    ],
    unless: /\b(?:murio|fallecio|died|pag(?:a|o) (?:el )?(?:sueldo|cheque)|me deben|owes?)\b/,
    over: "murio-peticionario perdi-o-me-negaron derechos-laborales divorcio-en-tramite estado-del-caso",
    settles: true,
  },
  {
    // A permit to work is none to come back.
    topic: "viajar-advance-parole",
    said: [
      /\b(?:permisos? (?:de|para) trabaj\w+|work permits?|employment card|ead)\b/,
      /\b(?:salir(?:me|nos)? (?:del pais|de (?:aqui|estados unidos)|y (?:volver|regresar))|leave (?:the )?(?:country|us|united states)|travel(?:ing)? (?:outside|abroad)|go (?:back )?to (?:mexico|my country) and)\b/,
    ],
    unless: /\b(?:corte|juez|court|judge|orden|order|deport\w+|voluntari\w+|para siempre|for good)\b/,
    over: "permiso-trabajo-general ajuste-familiar tps daca nacara documentos-perdidos renovar-permiso-extension castigo-3-10-perdon proceso-consular",
    settles: true,
  },
  {
    // The certificate of who was hurt and told the police, in plain words.
    topic: "visa-u",
    said: [
      /\b(?:papel|hoja|forma|certific\w+|suplemento|paper|form|certificate)\b(?: \w+){0,3} (?:firm\w+|sign\w*|polic\w+|fiscal|detective)\b/,
      /\b(?:policia|fiscal|detective|police|prosecutor)\b/,
      /\bvisa\b/,
    ],
    over: "ice-en-mi-puerta antecedentes turista-vencido arreglar-papeles",
    settles: true,
  },
  {
    // The purse that was stolen, with the card in it.
    topic: "documentos-perdidos",
    said: [
      /\b(?:se llevaron|(?:me )?robaron|me quitaron|perdi|se me perdio|stole|took|lost)\b(?: \w+){0,3} (?:cartera|bolsa|mochila|billetera|purse|wallet|bag|backpack)\b/,
      /\b(?:mica|green ?card|permiso|tarjeta|pasaporte|passport|papeles|permit|papers)\b/,
    ],
    over: "renovar-green-card permiso-trabajo-general encontrar-detenido ice-en-mi-puerta notarios-fraude llamadas-estafa biometricos",
    settles: true,
  },
  {
    // The old petition's paper, while that is spoken of: no card and no permit that was lost.
    topic: "entre-sin-inspeccion-245i",
    after: "entre-sin-inspeccion-245i",
    said: [
      /\b(?:perdi\w*|extravi\w+|no (?:tengo|encuentro|hallo)|tire|quemo|lost|cant find|threw)\b/,
      /\b(?:peticion|recibo|papel\w*|carta|aprobacion|petition|receipt|letter|papers?)\b/,
    ],
    unless: /\b(?:mica|green ?card|permiso|pasaporte|passport|permit|licencia)\b/,
    over: "documentos-perdidos foia estado-del-caso",
  },
  {
    // Whom a young person of that way may bring, and who keeps him: not a sponsor's income.
    topic: "sij-jovenes",
    after: "sij-jovenes",
    said: /\b(?:mi|my) (?:mama|papa|mami|papi|mom|dad|mother|father|tio|tia|abuel[oa]|uncle|aunt|grandma)\b/,
    unless: /\b(?:ciudadan\w*|citizen|residente|resident|i ?864|patrocin\w+|sponsor\w*)\b/,
    over: "afidavit-i864 pedir-papas hijos-hijastros carga-publica",
  },
  {
    // The brother's children ride on his petition.
    topic: "pedir-hermanos",
    after: "pedir-hermanos",
    said: /\b(?:(?:el|ella|he|she)(?:s| is| has| tiene| esta)|tiene|esta casad[oa]|sus (?:hijos|ninos)|his kids|her kids|mis sobrinos)\b.*\b(?:hij[oa]s?|ninos|casad[oa]|espos[oa]|kids?|children|married|wife|husband|sobrinos)\b|\bmis sobrin[oa]s\b/,
    unless: /\b(?:mi (?:hij[oa]|espos[oa])|my (?:son|daughter|kids|wife|husband))\b/,
    over: "hijos-hijastros pedir-esposo inmediato-vs-preferencia",
  },
  {
    // "¿Se acabó?", while TPS is spoken of: that, and no parole.
    topic: "tps",
    after: "tps",
    said: /\b(?:se (?:me )?acab(?:o|a)|termin(?:o|a|aron)|(?:lo|nos lo) quit(?:o|aron)|cancel(?:o|aron)|ended|is over|cancel+ed)\b/,
    unless: /\b(?:parole|chnv|cbp|asilo|asylum|permiso humanitario)\b/,
    over: "chnv-parole-fin parole-humanitario permiso-trabajo-general",
  },
  {
    // Granted, with its days: what happens when they run out.
    topic: "salida-voluntaria",
    said: [
      /\b(?:voluntary departure|salida voluntaria)\b/,
      /\b(?:gave|granted|got|has|have|dio|dieron|otorg\w+|concedi\w+|tengo|tiene|dias|days|plazo|fianza|bond)\b/,
    ],
    over: "nta-corte multas-998 orden-deportacion falte-a-corte sij-jovenes apelar-juez",
    settles: true,
  },
  {
    // The clock of asylum, that a hearing put off has stopped.
    topic: "permiso-trabajo-asilo",
    said: [
      /\b(?:reloj|clock)\b/,
      /\b(?:permiso|asilo|150|180|par(?:o|ado|aron)|detuv\w+|corre|stop\w*|permit|asylum|work)\b/,
    ],
    over: "nta-corte falte-a-corte asilo-general entrevista-asilo consultar-caso-corte",
    settles: true,
  },
  {
    // What the permit costs, and not the asylum itself.
    topic: "permiso-trabajo-asilo",
    said: [
      /\b(?:i ?765|permiso(?: de trabajo)?|work permit|ead)\b/,
      /\b(?:asilo|asylum)\b/,
      /\b(?:cuanto (?:cuesta|sale|vale|cobran|es)|costo|precio|fee|cost|how much)\b/,
    ],
    unless: /\b(?:anual|cada ano|yearly|annual|renov\w+|renew\w*|589|por pedir)\b/,
    over: "cuotas-asilo-2025 asilo-general",
    settles: true,
  },
  {
    // Put wrongly by whoever translated it: no swindle.
    topic: "traducciones",
    said: [
      /\b(?:traduj\w+|traduc\w+|translat\w+)\b/,
      /\b(?:equivoc\w+|errore?s?|mal|mistakes?|wrong\w*)\b/,
      /\b(?:corrij\w+|correg\w+|arregl\w+|cambi\w+|otra vez|fix|correct|redo)\b/,
    ],
    unless: /\b(?:estaf\w+|cobr\w+|rob\w+|notari\w*|scam\w*|invent\w+|mentira\w*|asilo|asylum)\b/,
    over: "notarios-fraude antecedentes",
    settles: true,
  },
  {
    // Held, and given papers to sign.
    topic: "salida-voluntaria",
    said: [
      /\b(?:agarr\w+|deten\w+|detuv\w+|detain\w*|held|holding|ice|migra)\b/,
      /\b(?:firm\w+|sign)\b/,
      /\b(?:papel\w*|hojas?|documentos?|papers?|forms?|ingles|english)\b/,
    ],
    unless:
      /\b(?:notari\w*|poder|custodia|carta poder|power of attorney|juez|judge|orden de un|puerta|door|warrant)\b/,
    over: "traducciones notarios-fraude",
    settles: true,
  },
  {
    // Permits got in days without a case, on a screen.
    topic: "notarios-fraude",
    said: [
      /\b(?:facebook|feis\w*|face|tik ?tok|whats ?app|instagram|youtube|internet)\b/,
      /\b(?:sac\w+|consig\w+|tramit\w+|garantiz\w+|promet\w+|gets?|guarantee\w*)\b/,
      /\b(?:permiso\w*|papeles|residencia\w*|mica\w*|visa\w*|permits?|papers|green ?cards?)\b/,
      /\b(?:existe|es (?:verdad|cierto|real)|sera|creible|confiar|true|real|legit|exist)\b/,
    ],
    over: "permiso-trabajo-general arreglar-papeles llamadas-estafa documentos-perdidos",
    settles: true,
  },
  {
    // A profession, and a country that the treaty with Mexico and Canada has nothing for: an employer has to ask.
    topic: "patron-me-peticiona",
    said: [
      /\b(?:enfermer[oa]s?|ingenier[oa]|contador[a]?|arquitect[oa]|maestr[oa]|profesor[a]?|doctor[a]?|medic[oa]|programador[a]?|nurses?|engineer|accountant|architect|teacher|programmer)\b/,
      /\b(?:colombi\w+|peru\w*|venez\w+|ecuador\w*|ecuatorian[oa]|hondur\w+|salvador\w*|guatemal\w+|nicarag\w+|cuba\w*|dominican\w*|boliv\w+|argentin\w*|chile\w*|paragua\w*|urugua\w*|brasil\w*|costa rica\w*|costarricense|panam\w+)\b/,
    ],
    unless:
      /\b(?:mexic\w+|canad\w+|inver\w+|invest\w*|negocio|empresa propia|business|e ?2|tn|tengo (?:17|16|15|14)|asilo|asylum|visita\w*|turista|tourist|venci\w+|expired|overstay\w*|estatus|status|papeles|papers|aqui)\b/,
    over: "tn-e2 estudiante-f1",
    settles: true,
  },
  {
    // A sibling's line has years where a spouse's has none.
    topic: "pedir-hermanos",
    said: [
      /\b(?:para|de|a|los|las|un|una|mi|mis|for|of|my) (?:herman[oa]s?|brothers?|sisters?|siblings?)\b/,
      /\b(?:tard\w+|fila|esper\w+|turno|how long|wait|line)\b/,
    ],
    unless:
      /\b(?:mi|my) (?:espos[oa]|marido|mujer|mama|papa|hij[oa]|wife|husband|mom|dad|son|daughter)\b|\b(?:adopt\w+|sobrin[oa]s?|nephew|niece)\b/,
    over: "pedir-esposo",
    leaves: true,
    from: "pedir-esposo pedir-papas inmediato-vs-preferencia",
  },
  {
    // More days for a letter, while it is spoken of: no longer stay for a visitor.
    topic: "perdi-o-me-negaron",
    after: "perdi-o-me-negaron",
    said: /\b(?:mas (?:tiempo|dias|plazo)|prorroga|extension|more (?:time|days)|la mitad|una parte|in parts|half)\b/,
    unless: /\b(?:visa|i ?94|turista|tourist|permiso|permit|daca|tps)\b/,
    over: "turista-vencido renovar-permiso-extension estudiante-f1 nta-corte",
    settles: true,
  },
  {
    // Who would marry somebody beside her is here: no visa for a fiancé abroad.
    topic: "pedir-esposo",
    said: /\b(?:me (?:quiero|quisiera|voy a|pienso) casar|(?:quiero|quisiera|voy a|pienso) casarme|(?:i |we )?(?:want|plan|going) to (?:marry|get married))\b.*\b(?:ciudadan[oa]|american[oa]|citizen)\b/,
    unless:
      /\b(?:k ?1|prometid[oa]|fianc\w*|tra(?:er|igo)\w*|alla|desde|viene|venga|en (?:mexico|guatemala|honduras|colombia|el salvador|mi pais|su pais)|abroad|overseas|bring|papeles|papers|residencia|mica|green ?card|arregl\w+)\b/,
    over: "prometido-k1",
    settles: true,
  },
  {
    // Renewed by nobody: what lifts the conditions of a card for two years.
    topic: "residencia-condicional",
    said: [
      /\b(?:reno[vb]\w+|renue[vb]\w+|renew\w*)\b/,
      /\b(?:residencia|mica|tarjeta|green ?card|card)\b(?: \w+){0,3} (?:2|dos|two) (?:anos|years?)\b|\b(?:2|dos|two) (?:anos|years?) (?:de |green )?(?:residencia|mica|tarjeta|card)\b|\b(?:two|2) year (?:green )?card\b/,
    ],
    unless: /\b(?:hace (?:2|dos)|ago|permiso|permit|daca|tps|(?:10|diez|ten) (?:anos|years?)|faltan?|left)\b/,
    over: "renovar-green-card renovar-permiso-extension ciudadania-requisitos documentos-perdidos arreglar-papeles daca tps",
    settles: true,
  },
  {
    // "My daughter was born here, can she petition her dad": the child petitions.
    topic: "pedir-papas",
    said: /\b(?:my|our) (?:son|daughter|kid|child|kids|children)\b.*\b(?:petition|sponsor|file for|apply for)\b(?: \w+){0,3} (?:his|her|their) (?:own )?(?:dad|mom|father|mother|parents)\b/,
    unless:
      /\b(?:abus\w+|hits?|hurt\w*|stepp?(?:dad|father|mother|mom)|detained|ice|deport\w*|citizenship|army|military)\b/,
    over: "hijos-hijastros",
    settles: true,
  },
  {
    // What a translation costs, and who may sign it: "her papers" are not her status.
    topic: "traducciones",
    said: [
      /\b(?:traduc\w+|traduz\w+|translat\w+)\b/,
      /\b(?:acta|papel(?:es)?|documentos?|partida|papers?|certificate|documents?)\b/,
      /\b(?:cobr\w+|cuest\w+|certificad\w+|notari[oa]|normal|licencia|charg\w+|cost\w*|dollars|bucks|certified|licensed)\b/,
    ],
    unless: /\b(?:arregl\w+|legaliz\w+|entrevista|interview|interprete|interpreter|corte|court|hearing)\b/,
    over: "arreglar-papeles notarios-fraude",
    settles: true,
  },
  {
    // Asked of the visa center by its name, once the petition is approved.
    topic: "proceso-consular",
    said: [
      /\b(?:nvc|centro nacional de visas?|national visa center)\b/,
      /\b(?:papeles|documentos|papers|paperwork|documents)\b/,
      /\b(?:pid\w+|piden|necesit\w+|ocup\w+|llev\w+|mand\w+|sub\w+|ask\w*|want\w*|need\w*|send|upload)\b/,
    ],
    over: "pedir-esposo pedir-papas hijos-hijastros pedir-hermanos inmediato-vs-preferencia ajuste-familiar estado-del-caso",
    leaves: true,
    from: "pedir-esposo pedir-papas hijos-hijastros pedir-hermanos inmediato-vs-preferencia ajuste-familiar estado-del-caso",
  },
];
