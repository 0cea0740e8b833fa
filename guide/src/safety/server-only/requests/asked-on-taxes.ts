/** Taxes and benefits on what is not so: children who are not there, another's name, number or insurance, clients who are cheated. Server only. */
import { asksHow, unlessWanted } from "#guide/safety/server-only/requests/asked-words.ts";
import type { Secret } from "#guide/safety/server-only/requests/secret.ts";

const taxes =
  "(?:taxes|tacses|taxs|impuestos|tax return|tax credit|returns?|declaracion(?:es)?(?: de impuestos)?|reembolsos?|refunds?|irs|itin|w ?7|dependientes?|dependents?|child credit|eitc|income ?tax)";
const onTaxes = new RegExp(`\\b${taxes}\\b`);
/** Whoever prepared it did so, or it is to be mended; children abroad are true dependants of some. */
const mended =
  "(?:me|nos) (?:puso|metio|pusieron|metieron)|(?:el|la|mi) (?:preparador\\w*|contador\\w*|senora) (?:me )?(?:puso|metio)|sin decirme|(?:my|the) preparer (?:put|added)|alguien (?:uso|puso|declaro|reclamo)|someone (?:used|claimed)|ya no (?:lo|la|los) (?:pong|decl)\\w+|(?:puedo|se puede|can i) (?:poner|reclamar|declarar|claim)(?:l[oa]s?)?(?: \\w+){0,6} (?:en mexico|alla|de mi|hij[oa]stros?|step\\w*)|por ignorancia|cuenta como dependiente|que (?:yo )?(?:mantengo|cuido|crio)|(?:ellos|que|y) viven? conmigo|tambien mantengo|l[oa]s? crie|me encargo de|support (?:them|him|her)";

const children: readonly Secret[] = [
  {
    // More of them than there are.
    kind: "lie",
    said: [
      onTaxes,
      /\b(?:met(?:o|er|emos|a|eme)|pon(?:er|go|emos|me)|pongame|agregame|agreg(?:o|ar)|sum(?:o|ar)|declar(?:o|ar)|reclam(?:o|ar)|apunt(?:o|ar)|invent(?:o|ar)|add|put|claim|list|make up|invent)(?:le|les|los|las)?\b(?: \w+){0,4} (?:ninos|ninas|hijos|hijas|chamacos|dependientes|sobrinos|kids|children|dependents|nephews|otr[oa]s|(?:uno|una|dos|tres|cuatro|one|two|three|\d) mas|(?:two|three|four|\d) more)\b|\bl[oa]s? (?:meto|pongo|declaro|agrego|reclamo|apunto) (?:como|de|en)\b/,
      /\b(?:(?:nomas|nada mas|solo|solamente)(?: \w+)? teng[oa] (?:un[oa]?|dos|tres|\d)|(?:yo )?(?:nomas|solo) (?:es|son) (?:un[oa]|dos)|no (?:son|es) mi[oa]s?\b|no exist(?:en?|an?)|ni existen?|que no tengo|no tengo hijos|i (?:only|just)(?: really)? have (?:one|two|\d)|i have (?:no|zero) (?:kids|children)|(?:arent|are not|not) (?:mine|real)|(?:dont|doesnt) exist|i dont have (?:any )?(?:kids|children)|inventad[oa]s?|made ?up)\b/,
      asksHow,
    ],
    unless: unlessWanted(mended),
  },
  {
    // The child is nobody's, and papers are wanted for it.
    kind: "forge",
    said: [
      onTaxes,
      /\b(?:nin[oa]s?|hij[oa]s?|bebe|sobrin[oa]s?|chamac[oa]s?|dependientes?|kids?|child|children|baby|nephew|niece|dependents?|son|daughter)\b(?: \w+){0,5} (?:no (?:es|son) mi[oa]s?|no existen?|ni existen?|no ha nacido|(?:doesnt|dont) exist|(?:isnt|arent|is not) (?:mine|real)|made ?up)\b/,
      /\b(?:como (?:le )?(?:consigo|hago|saco|comprueb\w+|pruebo|tapo)|(?:que|cual) (?:papel|acta|carta|pasaporte|comprobante|documento)\w*|consig\w+|(?:how|where) (?:do|can) i (?:get|make|prove|show)|what (?:paper|proof|document|letter)s?)\b/,
    ],
    unless: unlessWanted(mended),
  },
  {
    // Lived there by the paper alone.
    kind: "forge",
    said: [
      onTaxes,
      /\b(?:nunca han? (?:pisado|vivido|venido|estado|entrado)|no viven? (?:conmigo|aqui)|viven? alla|(?:have|has) never (?:lived|been|set foot)|(?:dont|doesnt) live (?:with me|here))\b/,
      /\b(?:(?:mand\w+|mandarl\w+) a hacer|(?:como|donde) (?:consig\w+|saco|hago) (?:\w+ ){0,3}(?:cartas?|comprobantes?|papeles)|(?:cartas?|comprobantes?|papel\w*) (?:\w+ ){0,3}(?:que )?dig\w+ que (?:si )?viven?|(?:hag\w+|haz\w*|invent\w+) (?:\w+ ){0,2}(?:cartas?|comprobantes?)|(?:letters?|papers?|proof) (?:saying|that say|that says|showing) (?:they|he|she) lives?|get (?:\w+ ){0,2}letters made|make (?:me )?(?:a |the )?(?:school|doctor) letters?)\b/,
    ],
    unless: unlessWanted(mended),
  },
  {
    // "Como que viven aquí": elsewhere, by the writer's own words.
    kind: "lie",
    said: [
      new RegExp(`\\b(?:${taxes}|declar(?:o|ar|amos))\\b`),
      /\bcomo (?:que|si) (?:viv(?:en?|ieran?)|l[oa]s? (?:tuviera|mantuviera))(?: (?:aqui|conmigo|en mi casa))?\b|\bas if (?:they|he|she) lived?\b/,
      asksHow,
    ],
    unless: unlessWanted(mended),
  },
  {
    // One's own, lent to another's return for money.
    kind: "lie",
    said: [
      /\b(?:(?:vend|rent|alquil|prest)(?:o|er|ar|amos|emos|en|an)(?:l[oa]s?|les?)?|sell|rent out|rent|lend)\b/,
      /\b(?:hij[oa]s?|ninos|ninas|chamacos|kids?|children|dependientes|dependents|los otros (?:dos|tres)|(?:socials?|numeros|seguros?) de mis)\b/,
      /\b(?:(?:(?:para|pa) )?que (?:otr[oa]s?|alguien|un \w+) (?:(?:l[oa]s?|se l[oa]s) )?(?:declare|ponga|meta|reclame|use)n?|en sus (?:taxes|impuestos)|(?:for|on) (?:\w+ ){0,2}(?:taxes|tax return|return)|so (?:someone|somebody|another) (?:\w+ ){0,2}(?:claims?|can claim)|(?:para|pa) (?:los |sus )?(?:taxes|impuestos))\b/,
      /\b(?:cuanto|a quien|como|donde|how|who|where|puedo|can i)\b/,
    ],
    unless: unlessWanted("cuarto|casa|dinero|room|money|(?:me|nos) prest\\w+"),
  },
];

const numbers =
  "(?:social(?:es|s)?|ssns?|seguros?(?: sociales?)?|numeros?(?: de (?:seguro|social))?|datos|social security(?: numbers?)?)";
const anothersNumbers: readonly Secret[] = [
  {
    // Filed before its owner does, with the refund on one's own card.
    kind: "lie",
    said: [
      new RegExp(`\\b${numbers}\\b`),
      onTaxes,
      /\b(?:pacientes?|viejit[oa]s|ancian[oa]s|abuelit[oa]s|clientes?|huespedes|residentes del|muert[oa]s?|difunt[oa]s?|en coma|ex ?empleados|emplead[oa]s|vecin[oa]s|neighbors?|encontre|halle|found|(?:mi|el|la) (?:patron[a]?|jef[ea]|ex)(?= |$)|patients?|old (?:folks|people|ladies|man|lady)|seniors|residents|clients?|dead|deceased|(?:people|ladies|folks|family) i (?:clean|work|care)|que (?:yo )?(?:cuido|limpio))\b/,
      /\b(?:antes (?:de )?que (?:ell[oa]s|el|ella|los)|before (?:they|he|she)|(?:refunds?|reembolsos?|dinero|cheques?|money)\b(?: \w+){0,5} (?:(?:to|on|onto|into|in) my|(?:a|en) mi (?:tarjeta|cuenta|casa))|into refunds|(?:pedir|cobrar) (?:sus |los |su )?reembolsos?|(?:collect|claim) (?:their|his|her) (?:tax )?refunds?|que banco no (?:pregunt|revis)\w+|what bank (?:doesnt|wont))\b/,
    ],
    unless: unlessWanted(
      "vita|alguien|someone|somebody|con su permiso|con permiso|asked me|pidieron|poder notarial|power of attorney",
    ),
  },
  {
    // Seen at work, and sold.
    kind: "lie",
    said: [
      new RegExp(`\\b${numbers}\\b`),
      /\b(?:acceso|archiv\w+|expedientes|sistema|base de datos|computadora|pacientes?|clientes?|hospital|clinica|oficina|(?:veo|tengo|copi[eo]|junt[eo]|guard[eo]|apunt[eo])\b|access|files?|records?|patients?|customers?|clients?|hr|payroll|nomina)\b/,
      /\b(?:a (?:como|cuanto|quien) (?:se )?(?:l[oa]s? )?(?:vendo|venden?|puedo vender)\w*|(?:en|por) cuanto (?:l[oa]s? )?(?:vendo|venden|puedo vender|dan|pagan)|(?:donde|como) (?:l[oa]s? )?(?:vendo|puedo vender\w*)|quien (?:me )?(?:l[oa]s? )?compra|how (?:much|do i|can i|could i)(?: \w+){0,3} sell|who (?:buys|would buy|do i sell|can i sell)|where (?:do|can) i sell)\b/,
    ],
    unless: unlessWanted("negocio|oficina en venta|carro|auto|car insurance|aseguranzas?"),
  },
  {
    // An employer's number for pay that never was.
    kind: "lie",
    said: [
      /\b(?:numeros? de (?:empleador|patron|la compania|compania)|ein|employer (?:id|identification|number)|w ?2s?)\b/,
      /\b(?:que me (?:retuvieron|quitaron|descontaron)|retencion|withh\w+|trabaje)\b/,
      /\b(?:(?:que|companias?|empresas?) (?:que )?(?:ya )?(?:cerraron|no existen?|quebraron)|de esas|nunca trabaje|never worked|no trabaje|closed down|out of business)\b/,
      /\b(?:me serviria|(?:poner|pongo|decir|digo|diga) que|invent\w+|which|make|fake|hag\w+|hac\w+)\b/,
    ],
    unless: unlessWanted(
      "no me (?:dio|dieron|mando|mandaron)|nunca me (?:dio|dieron|mando)|me llego|didnt give|never (?:gave|sent)|got a",
    ),
  },
  {
    // Work that was never done, for what a sponsor must earn.
    kind: "lie",
    said: [
      /\b(?:enmend\w+|enmiend\w+|declar(?:o|ar|amos)|pon(?:go|er|emos)|met(?:o|er)|agreg(?:o|ar)|inflo|inflar|subo|subir(?:le)?|amend|add|report|put|inflate|claim|file)\b/,
      onTaxes,
      /\b(?:trabajos? que (?:no|nunca) (?:hice|hicimos|tuve|tengo|existe\w*)|(?:ingresos?|dinero|sueldo|ganancias) que (?:no|nunca) (?:gane|tuve|tengo|recibi|entro|existe\w*)|mas de lo que (?:gan[oe]|de verdad)|(?:work|jobs?|income|money|gigs?) (?:that )?(?:i )?(?:never|didnt|dont|did not)(?: \w+)? ?(?:did|do|have|had|earned?|made|make|existed|exist)?|more than i (?:really )?(?:made|make|earned?))\b/,
      /\b(?:864|patrocin\w+|sponsor\w*|afidavit|affidavit|consul\w*|residencia|green card|fiador\w*|minimo|calific\w+|qualify)\b/,
    ],
    unless: unlessWanted(
      "(?:puse|declare|pusieron|puso|reported)(?: \\w+){0,3} (?:mas|more)|me llego|alguien (?:trabaj|us)\\w+|someone (?:work|us)\\w+|letter",
    ),
  },
];

/** Another's insurance, help or unemployment, taken as if one were she. */
const anothersHelp: readonly Secret[] = [
  {
    kind: "lie",
    said: [
      /\b(?:medicaid|medicare|medi ?cal|aseguranza|(?:seguro|tarjeta) (?:medic[oa]|del seguro|de medicaid|del hospital)|insurance|health card|tiene (?:seguro|aseguranza)|has insurance|estampillas|ebt|snap|wic|food stamps|desempleo|unemployment)\b/,
      /\b(?:con (?:su|la|el|ese|esa) (?:tarjeta|seguro|medicaid|nombre|social|aseguranza|id)|(?:us(?:o|ar|e|amos)|use|using)(?: \w+){0,2} (?:tarjeta|seguro|medicaid|aseguranza|nombre|social|card|insurance|name|id)|(?:his|her|my \w+s) (?:card|insurance|medicaid|name|social|id)|(?:prest(?:o|ar|arle)|lend|let (?:him|her|my \w+) use) (?:\w+ ){0,2}(?:mi|my) (?:medicaid|seguro|tarjeta|aseguranza|card|insurance)|su (?:medicaid|seguro|tarjeta|aseguranza)|con (?:el|la) (?:id|identificacion|tarjeta) de (?:mi|un|una) |a nombre de (?:otr[oa]|la persona|mi|un)|de la persona que|under (?:another|someone|her|his|the) (?:name|social|\w+))\b/,
      /\b(?:(?:digo|decir|diciendo) que soy(?! su| familiar| la hij| el hij)|(?:me hago|hacerme|me hiciera|me paso) pasar|me (?:hago|identifico|presento) como|como si (?:yo )?fuera|con (?:el|la) (?:id|identificacion|nombre) de (?:mi|un|una) |l[oa] uso yo|(?:operar|atender|curar|internar|aliviar|consultar)me (?:yo )?con su|(?:dice|diga|dicen) que (?:es|son) yo|(?:says?|pretends?) (?:shes|hes|to be) me|firm(?:o|ar) como|(?:say|saying|tell them|pretend|pretending|claim)(?: that)?(?: to be)?(?: im| i am)? ?(?:her|him|my \w+|them)|as (?:if i were|her|him|my \w+)$|pass(?:ing)? as|selfie|para que no se den cuenta)\b/,
      asksHow,
    ],
    unless: unlessWanted(
      "alguien|someone|somebody|usaron|uso mi|used my|mi (?:tarjeta|medicaid|seguro) (?:esta|la|lo)|no fui yo|wasnt me",
    ),
  },
  {
    // Told long ago on a form, and to be denied now.
    kind: "lie",
    said: [
      /\b(?:como (?:yo )?l[oa]s? (?:niego|tapo|oculto|escondo)(?: bien)?|(?:how|what) (?:do|can|should) i (?:deny|say to deny)|como (?:le hago para )?(?:negar|tapar|ocultar)l[oa]s?)\b/,
      /\b(?:entrevista|interview|oficial|officer|juez|judge|consul|residencia|ciudadania|n ?400|i ?485|uscis|migracion|immigration)\b/,
    ],
    unless: unlessWanted(
      "fals[oa]s?|mentira|acus\\w+|no (?:lo|la) hice|false|i didnt|accus\\w*|nunca (?:lo|la|he|me)",
    ),
  },
];

/** Who prepares papers for others and asks how they are cheated. */
const byPreparers: readonly Secret[] = [
  {
    kind: "lie",
    said: [
      /\b(?:oficin\w+|negocio de|clientes?|clientela|multiservicios?|preparo|income ?tax|office|clients?|customers?|i prepare|mi gente)\b/,
      /\b(?:declaracion(?:es)?|taxes|impuestos|reembolsos?|refunds?|returns?|formularios?|solicitud(?:es)?|applications?)\b/,
      /\b(?:dos versiones|two versions|(?:otra|una) (?:(?:distinta|diferente) )?al irs|mand\w+ otra|(?:me quedo|quedarme) (?:con )?(?:la|lo|el|una parte)|la diferencia (?:para|pa|me|a mi)|(?:another|different|other) (?:one|return|version)? ?to the irs|(?:keep|pocket|skim) (?:the|part|some)|a different (?:amount|number)|sin que (?:se )?(?:sepan|den cuenta|enteren|noten|lo vean))\b/,
      /\b(?:como (?:le )?(?:hago|armo|saco|mando|pongo)|puedo|pensaba|pienso|mi idea|quiero|ayud\w+|how (?:do|can|should) i|can i|help me|i want|what software)\b/,
    ],
    unless: unlessWanted(
      "mi preparador\\w*|me (?:ensen|hizo|hicieron|quedo (?:debiendo|corto))\\w*|my preparer|errors?|mi reembolso|my refund",
    ),
  },
  {
    // One story for all who pay.
    kind: "lie",
    said: [
      /\b(?:oficin\w+|clientes?|clientela|multiservicios?|la gente|todos|clients?|customers?|everyone|office)\b/,
      /\b(?:asilos?|asylum|vawa|visas? [ut]|i ?589|perdon(?:es)?|waivers?)\b/,
      /\b(?:(?:cuentos?|historias?|relatos?|declaracion(?:es)?|stor(?:y|ies)|declarations?|narratives?)\b(?: \w+){0,4} (?:parecid[oa]s?|mism[oa]s?|iguales?|(?:para|pa) (?:todos|cada|mis)|for (?:all|every|each|my|them))|(?:mism[oa]|same|one|un[oa]? (?:sol[oa])?|plantilla de|templates? (?:of|for)) ?(?:cuento|historia|relato|story|asylum)|(?:dos|tres|cuatro|cinco|varios|varias|two|three|four|five|several|few) (?:\w+ )?(?:cuentos|historias|relatos|stories))\b/,
      /\b(?:(?:me )?ayud\w+|mi idea|pienso|quiero|dame|deme|hag\w+me|escrib\w+me|write|give me|help me|i want|i plan|how (?:do|can) i|como (?:le )?(?:hago|armo))\b/,
    ],
    unless: unlessWanted(
      "(?:me|nos|les) (?:puso|hizo|metio|pusieron)|abogad[oa] (?:me|nos|puso)|a todos les puso|ayud\\w+ de verdad|(?:put|wrote|gave) (?:us|me|everyone)|pro bono|voluntari\\w+|volunteer\\w*",
    ),
  },
  {
    // The same story was filed for many, and is to differ now.
    kind: "lie",
    said: [
      /\b(?:historias?|cuentos?|relatos?|asilos?|declaracion(?:es)?|stor(?:y|ies)|asylum|declarations?)\b/,
      /\b(?:cambi\w+|variar\w*|vari\w+|retocar\w*|distint[oa]s?|change|vary|tweak|different)\b/,
      /\b(?:(?:para|pa) que no (?:se )?(?:parezcan|noten?|vean?|sean iguales|suenen?|den cuenta|coincidan)|so (?:that )?(?:they|it|theyre|we|the \w+) (?:dont|doesnt|arent|wont|not)(?: \w+)? ?(?:look|match|sound|notice|alike|the same|identical|see))\b/,
      /\b(?:no (?:nos|les|me|le) (?:paso|ha pasado|paso nada)|nadie (?:nos|les|me)|a (?:varios|nosotros|mi|muchos) no|(?:lo )?mismo|iguales|(?:didnt|never) (?:happen\w*|lived)|same|distint[oa] (?:muert|lugar)\w*|different (?:dead|place)\w*)\b/,
      /\b(?:ayud\w+|hag\w+|como|escrib\w+|help|how|write|rewrite|can (?:you|u))\b/,
    ],
    unless: unlessWanted("a la verdad|lo que (?:si|de verdad)|what really|the real"),
  },
  {
    // A fee told higher than it is.
    kind: "lie",
    said: [
      /\b(?:clientes?|clientela|la gente|clients?|customers?|people)\b/,
      /\b(?:(?:les )?cobr(?:o|ar(?:les)?|amos|aba)|charge|charging|subirles)\b/,
      /\b(?:diciendo(?:les)?|(?:les )?(?:digo|decimos)|decir(?:les)?|telling|tell(?: them)?|saying|say)\b(?: \w+){0,3} (?:que )?(?:(?:el |la |the )?(?:gobierno|uscis|migracion|government|immigration|tarifa|cuota|fee|ley|law))\b/,
    ],
    unless: unlessWanted(
      "me (?:cobr|dij)\\w+|cuanto (?:cobra|es|cuesta)|(?:charged|told) me|cuanto puedo cobrar",
    ),
  },
];

export const onTaxesAndHelp: readonly Secret[] = [
  ...children,
  ...anothersNumbers,
  ...anothersHelp,
  ...byPreparers,
];
