/** Papers that are changed by hand, cards that are sold or come out of another's mailbox, births and stays written where they were not. Server only. */
import { asksHow, ofKin, unlessWanted } from "#guide/safety/server-only/requests/asked-words.ts";
import type { Secret } from "#guide/safety/server-only/requests/secret.ts";

const alter =
  "(?:cambi(?:o|ar|amos|arle|aremos|e)|muev(?:o|e)|mover(?:le)?|movemos|corro|correr(?:le)?|edit(?:o|ar|arle|amos)|modific(?:o|ar|arle)|alter(?:o|ar|arle)|retoc(?:o|ar|arle)|borr(?:o|ar|arle)|tap(?:o|ar|arle)|pon(?:go|er|erle) (?:otra|nueva|una)|change|edit|alter|move|photoshop|white ?out|scratch off|swap(?: in)?)";
const dated = "(?:fechas?|vencimiento|ano|expiracion|dates?|expir\\w+|year)";
/** What has a date that an office changes for whoever asks it. */
const booked =
  "citas?|corte|audiencia|entrevista|huellas|biometric\\w*|nacimiento|cumpleanos|vuelo|boleto|viaje|appointments?|hearing|interview|birth\\w*|flight|ticket|i ?90|i ?765|formulario|tramite|solicit\\w+|apply|renew|renov(?:ar|acion)(?! de)|uscis (?:put|puso)";
const misprinted =
  "me case|casad[oa]|divorci\\w+|matrimonio|married|legal(?:mente|ly)|mal escrit\\w+|esta mal|is wrong|errors?|typo";

const changed: readonly Secret[] = [
  {
    // A later date or another code on a card, a receipt or its scan.
    kind: "forge",
    said: [
      new RegExp(
        `\\b(?:(?:como|puedo|podemos|quiero|se puede|ayud\\w+ a|how (?:do|can|could) (?:i|we|you)|can (?:i|you|u|we)|help me|what (?:app|program)|que (?:app|programa)|y si|yo)\\b(?: \\w+){0,5} ${alter}\\b(?: \\w+){0,3} ${dated}|(?:right|correct|que|which|what|buen|cual)(?: \\w+){0,2} ${dated}(?: \\w+){0,3} (?:swap|cambio|type over)(?: in)?\\b|(?:pongo|poner(?:le)?|ponga|put) (?:un |el |a )?20\\d\\d (?:a|en|on|in)\\b|(?:rasp|tach)(?:o|ar|arle)\\b(?: \\w+){0,3} (?:\\d|ano|numero|fecha)|make (?:\\w+ ){1,4}look (?:current|valid|new|unexpired|renewed)|que (?:se vea|parezca|salga) (?:vigente|renovad[oa]|al dia))`,
      ),
      /\b(?:tarjetas?|micas?|permiso|green card|recibos?|bill|biles?|factura|poliza|pdf|scan|escaneo|copias?|cop(?:y|ies)|receipt|notice|policy|screenshot|captura|i ?797c?|i ?94|ead|licencia|aseguranza|constancia|carta|certificados?|statement|talones?|lease|contrato|card|permit|license|letter|celular|photoshop|app|telefono)\b/,
      /\b(?:vencid[oa]s?|vence|caduc\w+|se (?:me )?vencio|expired?|pasad[oa]|viej[oa]s?|old|scan|escaneo|pdf|photoshop|app|celular|screenshot|captura|(?:para|pa) (?:que|q) (?:no )?(?:salga|diga|parezca|coincida|jale|pase|se (?:vea|note)|me dejen|crea\w*|siga)|mientras (?:llega|sale|viene)|while (?:i wait|the new)|until the new|so (?:that )?(?:it|they|hr|my|the)|sin que|expiro|jef[ea]|patron|boss|font|hr|e ?verify)\b/,
    ],
    unless: unlessWanted(`${booked}|${misprinted}`),
  },
  {
    // Another code on a copy.
    kind: "forge",
    said: [
      new RegExp(
        `\\b${alter}\\b(?: \\w+){0,3} (?:codigo|categoria|letras?|code|category|letters?|numeros?)\\b|\\b(?:right|correct|que|which|what|buen|cual)(?: \\w+){0,2} (?:codigo|categoria|code|category)(?: \\w+){0,3} swap\\b`,
      ),
      /\b(?:i ?797c?|i ?94|i ?765|ead|permisos?|recibos?|receipts?|notice|permit|mica|green card|tarjeta|card)\b/,
      /\b(?:scan|escaneo|pdf|photoshop|app|compu\w*|copias?|copy|screenshot|captura|foto)\b/,
    ],
    unless: unlessWanted(`${booked}|${misprinted}`),
  },
  {
    // Another's bill or policy, in one's own name.
    kind: "forge",
    said: [
      new RegExp(
        `\\b${alter}\\b(?: \\w+){0,3} (?:nombre|direccion|vin|domicilio|name|address)\\b|\\b(?:put|poner|pongo) (?:my|mi) (?:name|nombre) (?:on|over|en|encima)`,
      ),
      /\b(?:bill|biles?|recibos?|factura|poliza|pdf|aseguranza|seguro del carro|estado de cuenta|talones?|lease|contrato|policy|statement|pay ?stubs?|receipt|insurance card|diploma|cartilla|certificado)\b/,
      new RegExp(
        `\\b(?:(?:de|del) (?:${ofKin}|el|ella|otr[oa]\\b)|(?:my|his|her) (?:\\w+ )?(?:bill|policy|lease|stubs?|statement|diploma|pdf)|my \\w+s (?:\\w+ )?(?:bill|policy|lease|stubs?|statement|diploma|pdf|insurance))`,
      ),
      /\b(?:(?:que|y) salga (?:el mio|mi nombre|a mi)|(?:para|pa) (?:ensenar\w*|mostrar\w*|presentar\w*|llevar\w*|que (?:parezca|diga|salga|crea))|de prueba|prueba de|el juez|la corte|mio|proof|so (?:it|that|the|they)|court|judge|dmv|pdf|photoshop|app|edit\w*)\b/,
    ],
    unless: unlessWanted(
      `${misprinted}|(?:llam\\w+|habl\\w+) (?:a|con) la (?:compania|aseguranza)|compania|company|titular|account holder|(?:esta|estan|sale) a nombre de|vivo (?:yo|ahi|con)|ya vivo|agreg\\w+|add (?:me|my name)|i live`,
    ),
  },
  {
    // Typed anew without what it shows.
    kind: "forge",
    said: [
      /\b(?:retype|redo|recreate|remake|rewrite|rehag\w+|rehac\w+|vuelv\w+ a (?:escribir|hacer|teclear)|volver a (?:escribir|hacer)|pas\w+ en limpio|copi(?:e|en|ar|alo)|hag\w+ (?:otr[oa]|un[oa] igual)|make (?:another|a copy|one))\b/,
      /\b(?:certificates?|records?|report|certificados?|constancias?|antecedentes|cartas?|carta de policia)\b/,
      /\b(?:clean|limpi[oa]s?|without (?:the|my|that)|sin (?:el|la|ese|esa|lo del) (?:caso|arresto|delito|robo|dui|cargo|proceso|antecedente)|same (?:layout|format|paper|seal)|mism[oa] (?:formato|sello|hoja|letra))\b/,
      /\b(?:shows?|case|arrest|sale|aparece|trae|caso|arresto|delito|cargo|charge|dui)\b/,
    ],
    unless: unlessWanted(
      "expung\\w+|otro (?:tramite|nuevo)|request a new|pedir otr[oa]|ya (?:salio|sale) limpi[oa]",
    ),
  },
  {
    // Written into a book of baptisms or a registry as what never was.
    kind: "forge",
    said: [
      /\b(?:apunt\w+|anot\w+|registr\w+|inscrib\w+|asent\w+|asient\w+|met(?:e|en|er)|pon(?:e|en|er)|writes?|puts?|adds?|records?)\b/,
      /\b(?:libro|bautiz\w+|bautism\w+|parter[oa]|fe de bautismo|baptis\w+|parish|midwife|hospital)\b/,
      /\b(?:como si|as if|haga de cuenta|aunque no (?:naci|nacio|me)|que (?:yo )?naci (?:ahi|aqui|alla)|i was born (?:here|there))\b/,
      /\b(?:que (?:fecha|ano|dia|le (?:pido|digo)|nombre)|cuanto|como (?:le )?(?:hago|pido)|what (?:date|year)|how much|how do i|which (?:date|year))\b/,
    ],
    unless: unlessWanted("mis? (?:papas|padres) (?:dicen|me)|(?:tengo|i have) dudas"),
  },
  {
    // Registered once more, with fewer years.
    kind: "forge",
    said: [
      /\b(?:inscrib\w+|registr\w+|asent\w+|asient\w+|actas?|partida|birth certificate|reregister\w*|register\w*)\b/,
      /\b(?:(?:con|de) (?:un|dos|tres|cuatro|\d+) anos? (?:menos|mas)|(?:quit|baj|rest)\w+ (?:un|dos|tres|\d+) anos?|mas (?:chic[oa]|joven|chiquit[oa])|(?:one|two|three|\d) years? (?:younger|less|off)|younger)\b/,
      /\b(?:cobr\w+|quinient\w+|cien\w*|mil|dolares|pesos|compadre|conocid[oa]|que (?:otros )?(?:papeles|documentos)|concuerd\w+|cuadr\w+|coincid\w+|(?:para|pa) que (?:no )?(?:alcance|entre|califique|cumpla)|como le (?:hago|hacemos)|pay|bucks|match\w*|so (?:she|he|they)|fifty|hundred)\b/,
    ],
    unless: unlessWanted(
      "de verdad (?:nacio|es)|mal (?:registr|asent|inscri)\\w+|me (?:registraron|asentaron)|really was born",
    ),
  },
  {
    // A stamp or lots of vaccines that nobody gave.
    kind: "forge",
    said: [
      /\b(?:vacunas?|cartilla|vaccin\w*|shots?|inmuniza\w*|immuniz\w*)\b/,
      /\b(?:sello|lotes?|stamp|lot numbers?|firma de la enfermera)\b/,
      /\b(?:que lotes?(?: de \w+)? (?:le )?(?:pongo|invento|escribo|apunto)|(?:le |la |lo )(?:sello|pongo el sello|estampo)|(?:agarr|tom|us|rob|copi|calc)(?:o|ar|amos) (?:yo )?(?:el|ese|su) sello|si la cartilla .{0,20}lo tuviera|a la vista|what lots?(?: numbers?)? (?:do|should|can)|(?:borrow|use|grab|copy) (?:the|their) stamp)\b/,
    ],
    unless: unlessWanted("se (?:borro|mojo|perdio)|no se lee|ilegible|me falta\\w*|olvid\\w+|forgot|faded"),
  },
];

const cards =
  "(?:tarjetas?|permisos?(?: de trabajo)?|green ?cards?|micas?|cards?|permits?|socials?|residencias?|visas?|correspondencia|cartas|cheques|sobres?)";
const mailed =
  /\b(?:correo|buzon(?:es)?|mail|mailbox(?:es)?|informed delivery|usps|cartero|paqueteria|postal|entreg\w+|llegan?|le (?:viene|llega)|dejaron|sobre|deliver\w*)\b/;
const fromMail: readonly Secret[] = [
  {
    // Taken from another's box, or made to come to one's own hands.
    kind: "hide",
    said: [
      mailed,
      new RegExp(`\\b${cards}\\b`),
      /\b(?:(?:como|puedo|quiero|donde)\b(?: \w+){0,5} (?:los|las|lo|la|se l[oa]s?)? ?(?:sac(?:o|ar)l?[oa]?s?|agarr(?:o|ar)l?[oa]?s?|rob(?:o|ar)l?[oa]?s?|intercept\w+|desvi\w+|qued(?:o|ar)me con|abr(?:o|ir) (?:su|el) buzon)|(?:que )?llegu?en? a mis manos|\bme l[oa]s? (?:quedo|llevo|agarro)\b(?! o )|l[oa] puedo usar|puedo usarl[oa]|can i (?:keep|use) (?:it|them)|(?:how (?:do|can)|can|could|want to) (?:i )?(?:\w+ ){0,2}(?:grab|steal|intercept|redirect|get it|take (?:it|them|his|her|their)|get (?:his|her|their)))\b/,
      /\b(?:vecin[oa]s?|edificio|otr[oa]s?|inquilin\w+|roommates?|compan[e]?r[oa]s?|de el|de ella|suyas?|al de (?:abajo|arriba|junto)|enfrente|someone elses?|neighbors?|building|apartments?|tenants?|his|her|their|exinquilin\w+|ajen[oa]s?|else)\b/,
    ],
    unless: unlessWanted(
      "llave|mi (?:tarjeta|permiso|mica|buzon|green card|residencia|nombre|cheque)|me (?:sacan|sacaron|roban|falta)|report\\w+|denunci\\w+|duen[oa] (?:verdader|de la)\\w*|my (?:key|card|permit|mail|mailbox|green card|name)|llev(?:o|ar)sel[oa]s?|d(?:oy|ar)sel[oa]s?|para el duen[oa]|entregar(?:le|se)\\w*|give it to",
    ),
  },
  {
    // Cards of others that turned up, and a price.
    kind: "forge",
    said: [
      new RegExp(`\\b${cards}\\b`),
      /\b(?:correo|buzon(?:es)?|mail\w*|perdid[oa]s?|se les pierde|encontr(?:e|amos)|halle|me aparecen?|i found|lost|de (?:mis )?companeros|carter[oa]|tirad[oa]s?|de otr[oa]s?|(?:my )?roommates?)\b/,
      /\b(?:quien (?:da|paga|compra)|cuanto valen?|going price|buen precio|(?:a|en) (?:cuanto|como) (?:se )?(?:l[oa]s? )?(?:vendo|venden|dejo|doy|puedo vender)|l[oa]s? vendo|vender(?:l[oa]s?)|(?:how much|where|who)(?: \w+){0,4} (?:sell|buys?|pays?|get for))\b/,
    ],
    // They may have come by mistake: only what is done with them counts.
    unless: /\b(?:alguien|vendieron|sellers?|report\w+|denunci\w+|carro|devolv\w+|regres\w+|return)\b/,
  },
];

const ownCard =
  "(?:mica|green ?card|tarjeta|residencia|card|social|permiso|work permit|pasaporte|passport|numero|ssn)";
const soldCards: readonly Secret[] = [
  {
    // Sold or lent, and to be told as a theft.
    kind: "lie",
    said: [
      new RegExp(
        `\\b(?:vendi|vendimos|preste|rente|alquile|empene|sold|lent|rented out|loaned|pawned)\\b(?: \\w+){0,3} ${ownCard}\\b|\\b(?:gave|di|deje)(?: \\w+){0,8} (?:to work|to use|trabaj\\w+|(?:para|pa) que (?:la )?us\\w+)\\b|\\bse l[oa] (?:vendi|preste|rente|empene)\\b|\\b(?:i sold|sold it|sold mine|lent it)\\b`,
      ),
      /\b(?:rob(?:o|aron|ada|ado|an)|stolen|stole|perdid[oa]|perdi|lost|theft|asalt\w+|mugg\w+)\b/,
      /\b(?:(?:como|que) (?:le |les |lo )?(?:cuento|digo|explico|pongo|invento|reporto|hago)|(?:reporto|digo|decir|pongo|reportar\w*)(?: \w+)? (?:que|como)|(?:what|how) (?:should|do|can|would|to)|(?:can|should) i (?:say|report|claim)|saying it was|crean|believe|dated)\b/,
    ],
    unless: unlessWanted(
      "debito|credito|banco|debit|credit|bank|carro|troca|casa|car|truck|me la vendieron|otra cosa|confes\\w+|abogad[oa]|lawyer|(?:he|she|the buyer) says",
    ),
  },
  {
    // A card or number of one's own, for money.
    kind: "forge",
    said: [
      new RegExp(
        `\\b(?:vend(?:o|er|erla|erlo|emos)|rent(?:o|ar|arla|arlo)|alquil(?:o|ar)|empen(?:o|ar)|sell|rent(?: out)?|selling|renting)\\b(?: \\w+){0,3} (?:mi|my|el|la|the)?(?: \\w+)? ?(?:${ownCard}|seguro social)(?: (?:viej[oa]|vencid[oa]))?\\b|\\b(?:cuanto|que|how much|what)(?: \\w+){0,3} (?:das|dan|pagas|pagan|give|get|pay)(?: \\w+){0,2} (?:por|for) (?:mi|my)\\b|\\bquien (?:me )?l[oa]s? compra`,
      ),
      /\b(?:cuanto|a como|quien|donde|como|a quien|how much|who|where|how|puedo|can i|quiero|i want)\b/,
      /\b(?:mi|my) (?:\w+ )?(?:mica|green ?card|residencia|social|ssn|numero de (?:seguro|social)|seguro social|permiso de trabajo|work permit|tarjeta de residen\w+)\b/,
    ],
    unless: unlessWanted(
      "(?:casa|carro|terreno|negocio|apartamento|cuarto|house|car|land|truck|room|apartment)|sin mi|with my (?:green card|ssn|itin|work permit)|con mi (?:mica|residencia|permiso|itin|social)|alguien|someone",
    ),
  },
  {
    // A number or card from whoever "sorts it out", that must stand at work.
    kind: "forge",
    said: [
      /\b(?:seguros?|socials?|micas?|chuec[oa]s?|papeles|tarjetas?|ssn|id|cards?|papers)\b/,
      /\b(?:resuelv\w+|consig\w+|vend\w+|hac(?:e|en)|saca|sell\w*|mak(?:es|ing)|gets?)\b(?: \w+){0,4} (?:por|en|for|x) (?:\w+ ){1,3}/,
      /\b(?:como se (?:si|que|cual|cuando)|how (?:do|can|will) i (?:know|tell)|cual (?:me )?(?:sale|sirve|pasa))\b(?: \w+){0,8} (?:buen[oa]s?|sirv\w+|pas[ae]n?|jal[ae]n?|good|work\w*|pass\w*|clean)\b/,
    ],
    unless: unlessWanted("abogad[oa]|notari[oa]|consulado|lawyer|traduc\\w+"),
  },
  {
    // Bought, and to be tried out before work.
    kind: "forge",
    said: [
      /\b(?:vendio|vendieron|compre|bought|sold me)\b(?: \w+){0,3} (?:seguro|social|mica|numero|ssn|chuec[oa]|papeles|green card|papers)\b/,
      /\b(?:como (?:l[oa] )?(?:pruebo|checo|reviso|verifico|se si)|donde (?:l[oa] )?(?:pruebo|checo|reviso)|how (?:do|can) i (?:test|check|know|verify|see)|(?:sirve|jala|pasa|sale) (?:en|para|antes))\b/,
      /\b(?:i ?9|trabajos?|e ?verify|patron|compania|fabrica|job|work|hr|boss)\b/,
    ],
    unless: unlessWanted(
      "hace anos|years ago|legal|se[gq]uro (?:medico|del carro|de (?:auto|carro|vida))|aseguranza|insurance",
    ),
  },
  {
    // Which of the dead serves.
    kind: "forge",
    said: [
      /\b(?:cual|que|which|what)(?: \w+){0,2} (?:seguro|social|ssn|numero|number)(?: \w+){0,3} (?:muert|difunt|fallecid|dead|deceased)\w*/,
      /\b(?:mejor|sirve|conviene|uso|pasa|jala|compro|best|better|works?|use|safer)\b/,
    ],
    unless: unlessWanted("benefici\\w+|pension|sobreviviente|survivor\\w*|benefits?|avis\\w+|cancel\\w*"),
  },
  {
    // A dead man's number, and for how long it holds.
    kind: "forge",
    said: [
      /\b(?:seguro|social|ssn|numero|number|itin)\b/,
      /\b(?:difunt[oa]s?|muert[oa]s?|fallecid[oa]s?|finad[oa]s?|dead|deceased|died|murio)\b/,
      /\b(?:quem(?:arse|a|an)|trabaj(?:ar|arlo|a|o)|jal(?:a|e|ar)|us(?:ar|arlo|o|arse)|work(?:ing)?|use|burns?|flag\w*|good)\b/,
      /\b(?:cuanto (?:tiempo|tarda|dura|aguanta)|hasta cuando|how (?:long|soon)|before (?:it|they))\b/,
    ],
    unless: unlessWanted(
      "benefici\\w+|pension|sobreviviente|survivor\\w*|benefits?|alguien|someone|report\\w+|avis\\w+|cancel\\w*|viud[oa]|widow\\w*",
    ),
  },
];

const papersOfDays: readonly Secret[] = [
  {
    // A notary whose seal bears any day.
    kind: "forge",
    said: [
      /\b(?:notari\w*|notary|sello|stamp)\b/,
      /\b(?:(?:cualquier|la) (?:dia|fecha) que (?:yo |uno |le )?(?:quiera|pida|diga|guste)|la fecha que (?:yo )?(?:quiera|pida|diga|necesite)|any (?:date|day) (?:i|you) (?:want|like|ask)|whatever (?:date|day)|fecha (?:de antes|atrasada|vieja)|back ?dat\w+)\b/,
      /\b(?:(?:cual|que) (?:fecha|dia)|(?:which|what) (?:date|day)|cuanto|me conviene)\b/,
    ],
    unless: unlessWanted("cita|appointment|ir a (?:firmar|verlo)"),
  },
  {
    // Pay or a balance made to look like more.
    kind: "forge",
    said: [
      /\b(?:paychecks?|pay ?stubs?|income|talones?|cheques?|sueldo|ingresos?|bank (?:statements?|balance)|saldo|estados? de cuenta|statements?|nomina)\b/,
      /\b(?:look (?:bigger|higher|larger|fatter|like more)|bump(?:s|ed)? (?:up|them)|inflat\w+|infl(?:o|ar|arl[oa]s?|amos)|pad (?:my|the|them)|(?:salgan?|digan?|parezcan?|se vean?) (?:con )?(?:mas (?:grandes?|alt[oa]s?|gord\w+|dinero|horas)|que gan[oe] mas|mayor(?:es)?)|subirl[eo]s? (?:el|los|unos|la|cantidad|numeros?))\b/,
      /\b(?:app|programa|plantilla|photoshop|edit\w*|on paper|en (?:el )?papel|pdf|template|software|quien (?:hace|los)|generador|generator|website)\b/,
      /\b(?:consul\w*|embassy|embajada|visa|sponsor\w*|864|af+idavit|migracion|uscis|immigration|patrocin\w*|appointment|cita|papeles|green card|residencia|interview|entrevista)\b/,
    ],
    unless: unlessWanted("ahorr\\w+|save money|second job|otro trabajo|raise|aumento"),
  },
  {
    // Receipts of money that was never sent.
    kind: "forge",
    said: [
      /\b(?:hag\w+me|hazme|haceme|invent\w+|fabric\w+|me hac\w+|me haga|donde (?:hacen|consigo|compro|saco)|como (?:hago|consigo|invento|saco)|make (?:me|up|some)|write (?:me )?|fake|create)\b(?: \w+){0,4} (?:comprobantes?|recibos?|envios|receipts?|transfers?|proof|giros?)\b/,
      /\b(?:(?:nunca|jamas|no) (?:les? |nos )?(?:he |ha |hemos )?(?:mand\w+|envi\w+|pag\w+|deposit\w+)|(?:never|havent|didnt|dont) (?:\w+ )?(?:sent|send|pa(?:y|id)|wired?))\b/,
    ],
    unless: unlessWanted("los perdi|se perdieron|en efectivo|lost|in cash|con mi primo"),
  },
  {
    // A school without a classroom.
    kind: "forge",
    said: [
      /\b(?:escuelas?|academia|instituto|colegio|schools?|college)\b/,
      /\b(?:salon ni existe|ni (?:hay|existe|tiene) (?:\w+ )?(?:salon|salones|clases?|maestr\w+)|no (?:hay|existe|tiene) (?:salon|clases)|no (?:actual )?class(?:es|rooms?)?|(?:doesnt|dont) (?:even )?exist|(?:classroom|class) (?:isnt|doesnt))\b/,
      /\b(?:pag(?:as?|o|ar|ando)|pay\w*|urge|nomas|solo|just|only)\b/,
      /\b(?:papel(?:ito)?|diploma|certificado|i ?20|constancia|paper|certificate|visa)\b/,
    ],
    unless: unlessWanted("es pirata|queja|me inscrib\\w+|ya pague|i (?:already )?(?:paid|enrolled)"),
  },
];

/** Two faces in one photo. */
const twoFaces: Secret = {
  kind: "forge",
  said: [
    /\b(?:fotos?|photos?|pictures?|retrato)\b/,
    /\b(?:(?:un )?(?:poquit?[oa]|poco|pedacito|mitad) (?:de )?(?:ell?a?|yo|mi[oa]?|mi \w+)\b(?: \w+){0,4} (?:un )?(?:poquit?[oa]|poco|mitad) (?:de )?(?:ell?a?|yo|mi[oa]?|mi \w+)|(?:mezcl|fusion|combin)\w+ (?:mi cara|la cara|su cara|las dos caras|nuestras)|morph\w*|blend\w* (?:my|our|her|his|the)|half (?:her|him|me)|(?:part|bit) (?:her|him)\b.{0,20}(?:part|bit) me)\b/,
    /\b(?:maquinas?|camaras?|aeropuerto|airport|facial|pasaporte|passport|visa|se d(?:a|an|e|en) cuenta|detect\w*|notice|oficial|officer|consul\w*|ds ?160|mica|pasar?)\b/,
  ],
  unless: unlessWanted("filtro|quince\\w*|regalo"),
};

/** Records that vanish before somebody looks. */
const vanished: Secret = {
  kind: "hide",
  said: [
    /\b(?:desapare(?:zca\w*|cer(?:l[oa])?)|(?<!\bsin que )se (?:pierda|extravie)|perderl[oa]|vanish\w*|go away|get(?:s)? lost|disappear)\b/,
    /\b(?:records?|antecedentes|archivos?|expediente|papel(?:es)?|causa|proceso|file|case)\b/,
    /\b(?:(?:en|de) (?:su|mi|nuestro) (?:pais|tierra|pueblo)|alla|back home|in (?:my|his|her) country|licenciad[oa]|compadre|conocid[oa]|someone|alguien)\b/,
    /\b(?:antes de (?:la|su|mi|que)|before (?:the|my|his|her|they)|sin que|para que no (?:salga|aparezca|vean))\b/,
    asksHow,
  ],
  unless: unlessWanted("prescri\\w+|expung\\w+|juez|legalmente|sobreseim\\w+|judge|desaparecid[oa]s?"),
};

/** How a paper must look so that its new date is not seen. */
const looksAlike: Secret = {
  kind: "forge",
  said: [
    new RegExp(`\\b${alter}\\b(?: \\w+){0,3} (?:${dated}|nombre|numero|name|number)\\b`),
    /\b(?:i ?94|i noventa y cuatro|permiso|mica|tarjeta|recibo|carta|acta|certificado|constancia|pasaporte|visa|card|receipt|letter|certificate|permit|passport)\b/,
    /\b(?:que (?:tipo de )?letra|tipo de letra|que tamano|tamano de letra|(?:que|la misma) fuente|fonts?|typeface|que papel|impresora|printer)\b/,
  ],
  unless: unlessWanted(`${booked}|${misprinted}`),
};

/** A doctor's signature without the doctor's look. */
const unseen: Secret = {
  kind: "lie",
  said: [
    /\b(?:doctor\w*|medic[oa]s?|clinicas?|enfermer[oa]|clinic)\b/,
    /\b(?:firm(?:e|en|a|an|ar)|selle|sellen|llene|llenen|signs?|stamps?)\b/,
    /\b(?:i ?693|examen|vacunas?|hoja|exam|shots?|vaccines?)\b/,
    /\b(?:sin|without) (?:(?:el|hacer(?:me|se|le|nos)?|que (?:me|nos)|an?|the|any|doing) )*(?:examen|revis\w+|vacun\w+|chec\w+|consulta|pruebas?|exam\w*|shots?|vaccin\w+|tests?)\b/,
  ],
  unless: unlessWanted(
    "que pasa si|(?:me|nos) firm\\w+|ya (?:me|lo) firm\\w+|es legal|es (?:valido|normal)|sirve|vale|miedo|report\\w+|denunc\\w+|(?:pueden|puede) negar\\w*|is (?:it|that) (?:ok|legal|valid)|what happens",
  ),
};

/** The name of somebody who died, for papers of one's own. */
const ofTheDead: Secret = {
  kind: "forge",
  said: [
    /\b(?:muri\w+|fallec\w+|difunt[oa]|muert[oa]|finad[oa]|died|dead|deceased|passed away)\b/,
    /\b(?:acta|nombre|seguro social|social|birth certificate|name|ssn)\b/,
    /\b(?:con (?:ese|esa|su|el) (?:nombre|acta|numero|social|seguro)|a (?:ese|su) nombre|(?:usar(?:l[oa])?|uso|agarrar) (?:su|esa|ese|el|la) (?:acta|nombre|numero|social|seguro)|(?:using|use|with|under|in) (?:that|her|his|the) (?:name|birth certificate|certificate|social|number|ssn))\b/,
    /\b(?:licencia|pasaporte|trabaj\w+|mica|license|passport|work|job|id)\b/,
  ],
  unless: unlessWanted(
    "herenci\\w+|pension|viud\\w+|entierro|funeral|cobrar|defuncion|cancel\\w+|benefici\\w+|denunc\\w+|alguien (?:esta )?usa\\w*|someone (?:is )?us\\w+",
  ),
};

export const changedPapers: readonly Secret[] = [
  looksAlike,
  unseen,
  ofTheDead,
  ...changed,
  ...fromMail,
  ...soldCards,
  ...papersOfDays,
  twoFaces,
  vanished,
];
