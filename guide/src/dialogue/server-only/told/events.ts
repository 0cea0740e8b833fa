/** What may have happened, or will, on a date that was told, and the words that tell it. Server only. */

export const events = [
  "judge",
  "denied",
  "letter",
  "came",
  "filed",
  "granted",
  "expires",
  "moved",
  "order",
  "missed",
  "resident",
  // A renewal of a work permit, an N-400 and a family petition, when they were sent.
  "renewal",
  "n400",
  "priority",
  // The last day that a card, a program or a letter gives, and the one to answer a letter by.
  "due",
  "answer",
  // The day on which a resident went away.
  "left",
  // A year, by the age that was told.
  "born",
  // A day in court that is still to come.
  "hearing",
  // A fiancé's arrival, a citizen's death, and the visa centre's notice.
  "fiance",
  "died",
  "nvc",
  // The police's signature for a U visa.
  "certified",
  // A judge's leave to go by oneself.
  "departure",
] as const;
export type Event = (typeof events)[number];

/** Something was sent. */
export const sent =
  "(?:meti|metimos|mande|mandamos|presente|aplique|entregue|envie|recibieron|pedi|filed|applied|sent|mailed|submitted)";
/** What happened on it; the first that the words tell. */
export const happened: readonly [Event, RegExp][] = [
  [
    "due",
    /(?<!\b(?:regresa|vuelve|viene|abre|atiende) )\b(?:hasta|antes) (?:el|del)\b|\b(?:a mas tardar|tiene que llegar|debe llegar)(?: \w+){0,4} el\b|\b(?:until|due|by) (?:the )?[a-z]+ \d|\b(?:plazo|deadline)\b/,
  ],
  [
    "nvc",
    /\b(?:nvc|centro (?:nacional )?de visas|national visa center)\b(?: \w+){0,4} (?:mand|escrib|cobr|avis|notific|envi|lleg|pid|sent|wrote|bill|emailed|charged|asked)\w*\b|\b(?:carta|aviso|correo|cobro|welcome letter|letter|notice|bill)\b(?: \w+){0,3} (?:nvc|centro (?:nacional )?de visas|national visa center)\b/,
  ],
  [
    "certified",
    /\bfirm(?:o|aron)\b.*\b(?:certifica\w+|suplemento b|918 ?b|visa u)\b|\b(?:certifica\w+|suplemento b|supplement b|918 ?b)\b.*\b(?:firm(?:o|aron|ada|ado)|signed)\b|\bsigned\b.*\b(?:certification|supplement b|918 ?b|u visa)\b/,
  ],
  [
    "departure",
    /^(?!.*\b(?:day|dia) (?:\d|number|numero))(?!.*\b(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b)(?:.*\b(?:dio|dieron|otorg\w+|aprob\w+|gave|granted|got)\b.*\b(?:salida voluntaria|voluntary departure)\b|.*\b(?:salida voluntaria|voluntary departure)\b.*\b(?:dio|dieron|otorg\w+|desde|from|since|gave|granted)\b)/,
  ],
  [
    "fiance",
    /\b(?:llego|llegue|entro|entre|vino|vine|came|arrived|entered|got here|(?:la|lo|me) traje|(?:me )?trajo|brought)\b.*\b(?:k ?1|prometid[oa]|fianc\w*)\b|\b(?:k ?1|prometid[oa]|fianc\w*|novi[oa])\b(?: \w+){0,4} (?:llego|llegue|entro|entre|vino|vine|came|arrived|entered|got here)\b/,
  ],
  [
    "died",
    /\b(?:mi|my) (?:espos[oa]|marido|husband|wife)\b.*\b(?:murio|fallecio|died|passed away)\b|^(?:(?:pues|si|el|ella|he|she|ya) )*(?:(?:se )?murio|fallecio|died|passed away)\b|\b(?:murio|fallecio) mi (?:espos[oa]|marido)\b|\blost my (?:husband|wife)\b/,
  ],
  [
    "filed",
    /\b(?:pedi|meti|metimos|mande|presente|aplique|entregue|envie|recibieron|filed|applied|sent|submitted)\b.*\b(?:asilo|asylum|i ?589)\b|\b(?:asilo|asylum|i ?589)\b.*\b(?:pendiente desde|metid[oa] (?:en|desde)|lo (?:meti|pedi|mande)|pending since|filed|la mande)\b/,
  ],
  [
    "renewal",
    new RegExp(
      `\\b${sent}\\b.*\\b(?:renovacion|renewal|renovar|permiso|765|ead)\\b|\\b(?:renovacion|renewal|permiso|765|ead)\\b.*\\b${sent}\\b|\\brenove\\b|\\brenewed\\b`,
    ),
  ],
  [
    "n400",
    new RegExp(
      `\\b${sent}\\b.*\\b(?:n ?400|ciudadania|citizenship|naturaliz\\w+)\\b|\\b(?:n ?400|ciudadania|citizenship|naturaliz\\w+)\\b.*\\b${sent}\\b`,
    ),
  ],
  [
    "priority",
    /\b(?:fecha de prioridad|priority date)\b|\b(?:me|nos|lo|la) (?:pidio|pidieron|peticiono|metio (?:la )?peticion)\b|\b(?:petitioned|filed) (?:for )?(?:me|us|him|her)\b|\b(?:peticion|petition|i ?130)\b.*\b(?:meti\w*|mand\w+|es de|desde|filed|sent|since|from)\b/,
  ],
  // The month of a trip is not the one of the grant.
  [
    "granted",
    /^(?!.*\b(?:ir|voy|vamos|viajar|viajo|visitar|ver a|go|going|travel|visit|fly)\b.{0,40}\b(?:en|in|el|este|next) \w+$).*\b(?:aprobaron|aprobado|aprobo|gane|ganamos|dieron el asilo|(?:asilo|asylum)\b(?: \w+){0,3} (?:me|nos) l[oa] (?:dieron|otorgaron|concedieron)|granted|approved|won)\b/,
  ],
  ["expires", /\b(?:venc\w+|expir\w+|caduc\w+|runs? out|se acaba)\b/],
  [
    "judge",
    /\b(?:juez|jueza|judge)\b.*\b(?:neg\w+|dijo que no|decidio|perdi|denied|decided|said no)\b|\b(?:perdi|lost)\b.*\b(?:caso|corte|juez|case|court)\b|\b(?:neg\w+|denied)\b.*\b(?:juez|jueza|judge|corte|court)\b/,
  ],
  ["missed", /\b(?:falte|no fui|missed|did ?nt go)\b.*\b(?:corte|audiencia|court|hearing)\b/],
  ["order", /\b(?:orden|order)\b.*\b(?:deport\w+|juez|judge|removal)\b|\bordered (?:removed|deported)\b/],
  ["denied", /\b(?:neg(?:aron|o|ada|ado)|rechaz\w+|denied|denial|rejected)\b/],
  ["moved", /\b(?:mude|mudamos|mudado|mudanza|cambie de (?:casa|direccion|domicilio)|moved)\b/],
  [
    "resident",
    /\b(?:tengo|llevo|llevamos|ya son|had|for)\b(?: \w+){0,3} (?:anos?|years?)\b(?: \w+){0,4} (?:residente|mica|green card|residencia|tarjeta verde|resident)\b|\b(?:residente|mica|green card|residencia|tarjeta verde|resident)\b(?: \w+){0,4} \d+ (?:anos|years)\b|\b(?:residente|mica|green card|tarjeta verde|resident)\b.*\b(?:desde|since)\b|\b(?:desde|since)\b.*\b(?:residente|resident)\b|\bme (?:hice|hicieron|dieron) (?:residente|la (?:mica|residencia|green card))\b|\b(?:got|had|have had) my (?:green )?card\b/,
  ],
  [
    "came",
    /\b(?:(?:i|we) come (?=(?:here )?(?:in|on|20)\b|20\d\d)|llegue|llegamos|entre(?! (?:semana|los|las|nosotros|ellos|ustedes|todos)\b)|entramos|vine|venimos|cruce|cruzamos|arrived|came|entered|got here|crossed)\b|\bllev(?:o|amos)(?: \w+){1,3} (?:meses|anos?|semanas|dias)(?: \w+)? (?:aqui|aca|en (?:este pais|estados unidos))\b|^(?!.*\b(?:venc\w*|vence|expir\w*|hasta|until|valid\w*|correo|naci\w*|born|emit\w*|issued|visa|recibo|receipt|551|carta|letter|notice|postmark\w*)\b).*\b(?:(?:sello|stamp)\b(?: \w+){0,3} (?:pasaporte|passport|entrada|entry)|(?:pasaporte|passport)(?: (?:stamp|sello|me|ahi))*) (?:dice|trae|es del?|says|shows|reads)\b/,
  ],
  [
    "left",
    /(?<!\b(?:no|nunca|jamas|never) )\b(?:(?:me )?(?:sali|salimos|fui|fuimos)(?! (?:a|con) (?:pedir|hacer|la corte|el juez|uscis|migracion|inmigracion|la (?:cita|oficina|policia)))|(?:estoy|ando|sigo|llevo|been|living|staying)\b(?: \w+){0,3} (?:en|in)\b(?: \w+){0,10} (?:desde|since)|vine a (?:mi pais|mexico|guatemala|honduras|el salvador)|left|flew (?:out|home)|went (?:back )?(?:home|to (?:mexico|guatemala|honduras|el salvador)))\b/,
  ],
  [
    "hearing",
    /^(?!.*\b(?:fue|falte|tuve|tuvimos|fui|paso|was|had|went|missed)\b)(?!.*\b(?:transito|traffic|condado|county|familia|family|criminal|dui)\b).*\b(?:corte|audiencia|court|hearing)\b/,
  ],
  [
    "letter",
    /\b(?:carta|aviso|rfe|noid|noir|letter|notice|(?:tiene|trae|lleva|viene con)(?: la)? fecha|(?:it is|its) dated)\b/,
  ],
];
