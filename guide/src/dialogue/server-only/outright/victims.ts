/**
 * Who is about to be robbed, confesses a false paper or is too ill for court, told outright: no request for harm, for all the money and
 * false numbers in it. Server only.
 */
import type { Outright } from "#guide/dialogue/server-only/outright/outright.ts";
import { addressKept } from "#guide/safety/server-only/address-kept.ts";

const one = (...parts: string[]) => new RegExp(`\\b(?:${parts.join("|")})\\b`);

/** Money that is asked for or would be given. */
const money = one(
  "pag(?:o|ar|arle|amos|arles|ue|uemos)",
  "(?:le |les )?(?:doy|damos|dar|demos)",
  "cobra\\w*|(?:me|nos) (?:pide|piden|saca)",
  "mil|dolares|thousand|grand|bucks|dollars|\\d{3,6}|\\d{1,2}k",
  "pay|paying|charg(?:e|es|ing)|wants|asks|asking|give (?:him|her|them)",
);
/** Somebody who is neither a lawyer nor an officer. */
const seller = one(
  "notari[oa]s?|notary|notaries|tramitador\\w*|gestor\\w*|consultor\\w*|consultant|preparer|coyote",
  "alguien|un (?:\\w+ )?(?:senor|hombre|tipo|licenciado|conocido|amigo|muchacho|paisano|vecino|contacto)|una (?:\\w+ )?(?:senora|mujer|persona|amiga|muchacha|conocida)|(?:ese|este|el) (?:senor|tipo|hombre)|(?:esa|esta|la) (?:senora|mujer)",
  "someone|somebody|some guy|a (?:\\w+ )?(?:man|guy|lady|woman|contact|neighbor)|(?:this|that|the) (?:man|guy|lady|woman)",
  "(?:el|ella) dice que|(?:he|she) says",
);
/** Out of detention. */
const released = one(
  "(?:que|y) (?:me |nos )?(?:lo|la|los|las) (?:saca\\w*|saque\\w*|suelt\\w+|libera\\w*)|(?:sacar|soltar|liberar)(?:lo|la|los|las)|(?:lo|la|los|las) (?:puede|pueden|va a|van a) (?:sacar|soltar|liberar)",
  "(?:sa(?:c|qu)\\w+|s[ou]e?lt\\w+|liber\\w+|salga\\w*|salir)(?: \\w+){0,6} (?:detencion|detenid[oa]|ice|migra|inmigracion|centro|carcel)",
  "(?:get|gets|getting|take|takes|bring|brings) (?:him|her|them|my \\w+) (?:out|home|free|released)|releas\\w+",
);
/** Who holds them, or nothing else that they could be taken out of. */
const crossing =
  /\b(?:frontera|border|cruz\w+|cruc\w+|pasar(?:lo|la|los|las)?|del otro lado|de (?:mexico|guatemala|honduras|el salvador|cuba|venezuela)|from (?:mexico|guatemala|honduras|cuba)|rio|presta\w*|lends?|bebe|baby|smuggl\w+)\b/;
/** A bribe, a bond or a lawyer's own fee is another matter. */
const lawful =
  /\b(?:fianza|bono|bond|bail|multa|cuota|\bfee)\b|(?<!\b(?:no es|no sea|ni es|not an?|isnt an?|not|no an?|not a real|que es|dice ser|says he is an?|says hes an?|says she is an?|says shes an?) )\b(?:abogad[oa]s?|lawyers?|attorneys?)\b/;
const bribe =
  /\b(?:(?:al|a un|a una|a la|the|an|a) (?:oficial\w*|agentes?|guardia\w*|juez\w*|officers?|agents?|guards?|judge|clerk)|(?:de|desde|por) (?:adentro|dentro)|(?:debajo|bajo) (?:de )?(?:la mesa|el agua)|mordida|soborn\w+|brib\w+|under the table|inside|a quien (?:le )?pago|who (?:do|can|should) i pay)\b/;

const offers = one(
  "(?:me|nos|le) (?:ofrec\\w+|vend\\w+|promet\\w+|cobra\\w*|consigue\\w*|saca\\w*|pide\\w*|asegur\\w+|garantiz\\w+|tramita\\w*)",
  "offer(?:s|ed|ing)?|sell(?:s|ing)?|promis\\w+|charg(?:es|ing|e)|guarantees?|(?:can|will|says|could) (?:he |she )?(?:can )?get me",
);
const papers = one(
  "permiso(?:s)?(?: de trabajo)?|mica|residencia|papeles|green ?card|work permit|permit|papers|ead",
);
/** Somebody who says that he works where papers are made. */
const insider =
  /\b(?:trabaja|conoce|tiene|works|knows|has)\b(?: \w+){0,5} (?:uscis|inmigracion|migracion|embajada|consulado|immigration|embassy|consulate)\b/;
const arranges =
  /\b(?:me|nos|le|lo|la) (?:arregl\w+|apr[ou]?u?eb\w+|aprob\w+|sac\w+|consig\w+|met\w+)\b|\b(?:get|gets|fix|fixes|approve|approves) (?:me|my|us|our)\b/;
/** For money, or with no case behind it. */
const soldFor = one(
  "mil|dolares|thousand|grand|bucks|dollars|\\d{3,6}|\\d{1,2}k|dinero|money",
  "sin (?:\\w+ )?(?:caso|tramite|esperar|entrevista|preguntas)|without (?:\\w+ )?(?:case|filing|waiting|interview|questions)|no case needed",
);
/** Wants to buy, or speaks of another offer that has an answer of its own. */
const buys =
  /\b(?:(?:quiero|quisiera|necesito|ocupo|busco|donde|quien|quiere|puedo|conoce[ns]?|como) (?:\w+ ){0,3}(?:comprar|compro|compra|consigo|conseguir|vend\w+|haga|hace|saca)|want to buy|where (?:can|do) i|looking for|know (?:anyone|someone|anybody)|buen[oa]s?|jal[ae]|fals[oa]s?|chuec[oa]s?|fake|10 anos|diez anos|10 year|ten year|ley|law|patron\w*|boss|employer|jefe|compania|company|rancho|campo|farm|h ?2[ab]|temporada|cas(?:arme|arse|ar|arnos)|me case|matrimonio|espos[oa]|marry\w*|marriage|uscis|i ?\d{3}|tps|taxes|itin|firm\w+|iglesia|whatsapp|zelle|consulad\w+)\b/;

const ofCase =
  "nta-corte consultar-caso-corte falte-a-corte orden-deportacion apelar-juez encontrar-detenido fianza miedo-creible check-in-ice asilo-general asilo-un-anio permiso-trabajo-general permiso-trabajo-asilo notarios-fraude buscar-abogado".split(
    " ",
  );
const onlyNotary =
  /\b(?:(?:no es|no era|isnt|is not|hes not|shes not|not) (?:an? |un |una )?(?:abogad[oa]|licenciad[oa]|lawyer|attorney)|(?:es|era|is|hes|shes|its) (?:un |una |a |only a |solo |just a )?(?:notari[oa]|notary|tramitador\w*))\b/;
const notaryElse =
  /\b(?:traduc\w+|translat\w+|carta|letter|poder|power of attorney|firma|notarizar\w*|notarize\w*|mexic\w+|consulad\w+|ya (?:le|les) (?:pag\w+|di)|pague|paid|mando|metio|filed)\b/;

/** A number or paper that is another's or made up. */
const others =
  "(?:que no (?:es|era|son|eran) (?:mi[oa]s?|de mi)|(?:de|a nombre de) (?:otr[oa]s?|alguien|un[oa]? (?:amig[oa]|conocid[oa]|prim[oa]|muert[oa])|mi (?:prim[oa]|herman[oa]|amig[oa]|ti[oa]|cunad[oa]|comadre|compadre))|ajen[oa]s?|prestad[oa]s?|rentad[oa]s?|inventad[oa]s?|comprad[oa]s?|chuec[oa]s?|fals[oa]s?)";
const worksWith = new RegExp(
  [
    `\\b(?:us[oe]|usaba|usamos|he usado|usando|tengo|tenia|trabaj[oe]|trabajaba|trabajando|trabajamos|chambe[oe]|llevo|consegui|entre a trabajar|meti|puse|di)\\b(?: \\w+){0,7} (?:seguro|social|numero|ssn|papeles|nombre|mica|identidad|documentos?|id|permiso)(?: \\w+){0,3} ${others}\\b`,
    `\\b(?:us[oe]|usaba|trabaj[oe]|trabajaba|trabajando|trabajamos|chambe[oe])\\b(?: \\w+){0,4} (?:un |unos |con |de )?(?:chuec[oa]s?|(?:otro|otra) (?:numero|nombre|social|seguro|identidad))\\b`,
    "\\b(?:i|ive|im)(?: (?:have|had|am|was|been|also|once|just|only|already|did)){0,3} (?:used?|using|worked|working|work|gave|put)\\b(?: \\w+){0,5} (?:fake|false|borrowed|made up|someone elses|somebody elses|another persons?|other peoples?|my (?:cousin|brother|sister|friend|uncle|aunt)s)(?: \\w+){0,3} (?:ssn|social|number|papers|id|name|documents?|green card|card)\\b",
    "\\b(?:i|ive|im)(?: (?:have|had|am|was|been|also|once|just|only|already|did)){0,3} (?:used?|using|worked|working|work)\\b(?: \\w+){0,5} (?:ssn|social|number|papers|id|name|card)(?: \\w+){0,2} (?:that )?(?:isnt|is not|wasnt|was not|arent|werent|was never|not) (?:mine|my own)\\b",
  ].join("|"),
);
const atWork =
  /\b(?:trabaj\w+|chamb\w+|jale|jalo|empacadora|fabrica|patron\w*|compania|e ?verify|i ?9|nomina|job|work\w*|boss|employer|factory|payroll)\b/;
/** Not to have worked, but to get, keep or hide one: a request. */
const asksForOne =
  /\b(?:quiero (?!decir|saber|arreglar|corregir|confesar|hacer|pedir|aplicar|ser|dejar)\w+|quisiera (?!saber|decir|arreglar)\w+|necesito (?!saber|ayuda|un abogado|arreglar)\w+|ocupo|busco|consig\w+|conseguir\w*|compr(?:o|ar|arme|amos)|vend\w+|donde|quien|cuanto (?:cuesta|vale|cobra\w*)|(?:me|te|le) sirve|sirve para|puedo (?:seguir )?(?:us\w+|trabaj\w+|meter|poner|renovar)|como (?:le hago para|hago para|us\w+|saco|paso|evito|escondo|puedo (?:us\w+|sacar|pasar|esconder|trabajar))|sin que|para que no|para poder|jala|que pase|(?:va a|si) (?:pasa\w*|jal\w+|serv\w+|sirve)|voy a|vamos a|want to (?:use|get|buy|keep|work)|need (?:a|to|one)|help me|would like to|buy|sell\w*|where|get (?:a|me|another)|how (?:do|can) i (?:use|get|pass|keep|hide|avoid|work)|can i (?:use|keep|get|work)|going to use|gonna|without (?:them|anyone|my|getting)|will it pass|does it work|le vendi|le hice|les hago|hice|pongo|le digo|me hago)\b/;
/** Pay, taxes or an injury is asked about, or an ID at a bar. */
const ofPay =
  /\b(?:lastim\w+|accident\w+|compens\w+|itin|declar\w+|taxes|impuestos|deben|pag\w+|sueldo|despid\w+|desempleo|unemployment|injur\w+|hurt|overtime|wages?|bar|ticket|multa|alcohol|drink\w*)\b/;
/** A claim to be a citizen has an answer of its own (`grave-spots.ts`). */
const claimsCitizen =
  /\b(?:dije|dijimos|puse|marque|declare|jure|said|claimed|checked|marked|told)\b.{0,40}\b(?:ciudadan[oa]|american[oa]|citizen)\b/;
/** Somebody else's deed, or one that others did to the writer. */
const othersDeed =
  /\b(?:me robaron|robo de identidad|identity theft|stole|arrest\w*|misdemeanor|felon\w+|cargos?|charge[ds]?|convict\w*|usa(?:n|ba|ron|ndo)? mi|(?:someone|somebody|person|is|are|was|been|they|he|she) (?:using|uses|used) my|mi (?:patron|jefe|marido|esposo|ex) (?:usa|uso|me (?:dio|quito))|permiso vencid\w+|expired)\b/;
const noConfession = new RegExp(`${asksForOne.source}|${othersDeed.source}|${claimsCitizen.source}`);
const petition = one(
  "(?:espos[oa]|marido|mujer|hij[oa]|husband|wife|son|daughter) (?:ya )?(?:es|is) (?:un |una |a |an )?(?:us )?(?:ciudadan[oa]|residente|citizen|resident)",
  "me (?:va a |puede |pueden |quiere )?(?:pedir|pide|pida|pidio|peticion\\w*)|residencia|green ?card|ajust\\w+|arregl\\w+ (?:mis )?papeles|arreglar|i ?485|i ?130|casad[oa]|case con|me case|petition\\w*|adjust\\w*|residency|sponsor\\w*",
);
const ways =
  "ajuste-familiar pedir-esposo pedir-papas hijos-hijastros inmediato-vs-preferencia turista-vencido entre-sin-inspeccion-245i castigo-3-10-perdon proceso-consular estado-del-caso".split(
    " ",
  );

const court = /\b(?:corte|cort|court|audiencia|hearing|juez|judge)\b/;
const ill =
  /\b(?:enferm\w+|oper(?:aron|o|ar|arme|ada|ado|acion|an)|cirugia|hospital\w*|internad[oa]|internaron|internar\w*|accident\w*|dar a luz|parto|cesarea|aliviar\w*|covid|fiebre|calentura|fractur\w+|quebr(?:e|o|ada)|(?:rompi|torci|lastime) (?:la|el|un|una|mi) \w+|yeso|en cama|dialisis|quimio\w*|surger\w+|operat(?:ed|ion)|sick|ill|labor|giving birth|give birth|c section|fever|flu|broke(?:n)? my|chemo\w*|dialysis|emergency room)\b/;
const ahead =
  /\b(?:manana|hoy|pasado manana|esta semana|la (?:proxima|otra) semana|el (?:lunes|martes|miercoles|jueves|viernes)|no (?:voy a |vamos a )?(?:puedo|podre|podemos|poder|alcanzo|puede)(?: \w+){0,2} (?:ir|llegar|presentarme|asistir|estar|caminar)|no (?:puedo|puede) ir|como le hago|que hago|otra fecha|cambi\w+ (?:la |mi )?(?:fecha|cita|corte)|tomorrow|today|this week|next week|(?:on|this) (?:monday|tuesday|wednesday|thursday|friday)|cant|can not|cannot|wont be able|not able to|unable|what do i do|another date|reschedule|postpone)\b/;
/** Over already, another court, or somebody whom immigration holds. */
const notAhead =
  /\b(?:no fui|no fuimos|falte|faltamos|no pude|no llegue|no alcance|perdi (?:la|mi)|ayer|la semana pasada|el mes pasado|hace (?:\w+ ){1,2}(?:dias|semanas|meses|anos)|didnt|did not (?:go|make|show)|missed|couldnt|could not|yesterday|last (?:week|month|year)|ago|detenid\w+|detain\w*|encerrad\w+|custodi\w+|criminal|trafico|transito|traffic|dui|ticket|familia|family|child support|custody|testig\w+|jurado|jury)\b/;

const notGoing =
  /\b(?:(?:dont|do not|not|cant|can not|cannot|no) (?:go|show(?: up)?|attend|appear|come|make it|turn up)|skip(?:ping)?|miss(?:ing)?|not (?:going|showing|appearing)|no (?:voy|vaya|fuera|vamos|me presento|asisto|me aparezco|llego a|puedo ir a)|faltar|falto|falta)\b/;
const whatThen =
  /\b(?:what (?:happens|will happen|would happen|if|could happen|do they do)|que (?:me )?(?:pasa|pasaria|pasara|hacen|haran|sucede)|is it (?:bad|ok|okay)|should i|can i|do i have to|tengo que ir|puedo|debo|es malo)\b/;

const passport = /\b(?:pasaportes?|pasaprte|passports?)\b/;
const ofChild =
  /\b(?:nin[oa]s?|hij[oa]s?|bebe|chamac[oa]|menor|child|kids?|baby|son|daughter|su (?:papa|mama|padre|madre)|(?:his|her|their) (?:dad|father|mom|mother))\b/;
const parentAway =
  /\b(?:papa|padre|mama|madre|marido|espos[oa]|pareja|ex|dad|father|mom|mother|husband|wife|el|ella|he|she)\b.*\b(?:no (?:esta|aparece|lo encuentro|la encuentro|se (?:donde|nada|en donde)|sabemos (?:donde|nada))|se fue|se largo|desaparecio|(?:nos|me|lo|la) (?:dejo|abandono)|no (?:quiere|puede) firmar|is gone|left|took off|disappeared|not around|isnt around|(?:dont|do not) know where|cant find|wont sign)\b/;

const relative =
  /\b(?:mi|my) (?:espos[oa]|marido|mujer|pareja|novi[oa]|papa|mama|herman[oa]|hij[oa]|husband|wife|partner|boyfriend|girlfriend|dad|mom|father|mother|brother|sister|son|daughter)\b/;
const unheardOf =
  /\b(?:se fue|se salio|salio|se largo|desaparecio|no (?:ha )?(?:llego|llegado|regreso|regresado|volvio|vuelto)|left|went out|is gone|is missing|disappeared|never came (?:home|back)|hasnt come (?:home|back))\b.*\b(?:no (?:se|sabemos|he sabido|contesta) ?(?:donde|en donde|adonde|a donde|nada|el telefono)?|(?:dont|do not) know where|(?:cant|can not) find|no idea where|not answering)\b/;
const heldOrAbroad =
  /\b(?:ice|migra|migracion|inmigracion|immigration|detenid\w+|detuv\w+|detain\w*|arrest\w*|agarr\w+|policia|police|frontera|border|desierto|desert|coyote|cruz\w+|cross\w*|a mexico|a guatemala|a honduras|to mexico|deport\w+|visa|papeles|petition|peticion|caso|case|divorci\w+|divorc\w*|pasaporte|passport|(?:se|me) (?:llevo|robo)|took)\b/;

/** A hospital or a school that might call: a fear, and no threat. */
const onlyFeared = /\b(?:hospital|clinic\w*|clinica|er|emergency|urgencias|doctor|escuela|school)\b/;
const scaredWith =
  /\b(?:me|nos) (?:(?:esta|estan|quiere|quieren|anda|andan) )?(?:asust\w+|espant\w+|amenaz\w+|amenas\w+|intimid\w+|chantaje\w+|extorsion\w+)\b(?: \w+){0,8} (?:migra|migracion|inmigracion|ice|deport\w+)\b|\b(?:threat\w*|scar(?:es|ing|ed)|blackmail\w*)(?: \w+){0,8} (?:ice|immigration|deport\w*)\b/;
const byWhom =
  /\b(?:casero|casera|duen[oa]s?|landlord|landlady|owner|vecin[oa]s?|neighbou?rs?|prestamista|cunad[oa]|suegr[oa]|prim[oa]|roommate|companer[oa] de cuarto|inquilin[oa]|renta|rent|apartamento|apartment|dinero|money|deuda|debt|compadre|comadre|amig[oa]|friend|cousin|in law|in laws)\b/;
/** A spouse, an employer and blows have answers of their own. */
const otherThreat =
  /\b(?:patron\w*|jef[ea]|boss|trabajo|work|salario|sueldo|wages|espos[oa]|marido|husband|wife|golpe\w*|peg[ao]\w*|mat[ae]\w*|pistola|arma|gun|kill|hit|hits|viol\w+|encierr\w+|pasaporte|passport|coyote|visa u|u visa)\b/;

const ownPartner =
  /\b(?:mi|my) (?:ex ?)?(?:espos[oa]|marido|mujer|senora|pareja|novi[oa]|viej[oa]|husband|wife|partner|boyfriend|girlfriend|ex)\b/;
const threatensWith =
  /\b(?:amenaz\w+|amenas\w+|threat\w*|(?:dice|dijo|jura|grita) que (?:me|nos) (?:va a|puede)|me va a (?:echar|reportar|denunciar)|(?:me|nos) (?:echa|reporta|denuncia) (?:a|con)|says (?:he|she)(?:ll| will)|si (?:me voy|lo dejo|la dejo|me salgo|me divorcio))\b(?:.*)\b(?:migra|migracion|inmigracion|ice|deport\w+|immigration)\b|\b(?:migra|migracion|inmigracion|ice|deport\w+|immigration)\b.*\b(?:si (?:me voy|lo dejo|la dejo|me salgo|me divorcio)|if i leave)\b/;
/** Blows, children, a petition that is taken back, and who threatens the partner have answers of their own. */
const otherAnswer =
  /\b(?:golp\w+|peg[aoue]\w*|mat[ae]\w*|viol\w+|ahorc\w+|cuchill\w+|pistol\w*|arma|hits?|beats?|kill|rap\w+|retir\w+|cancel\w+|withdraw\w*|quit\w+ (?:a )?(?:mis?|los) (?:hij|nin)\w+|(?:lo|la) (?:amenac\w+|voy a)|(?:quiero|voy a|vamos a|puedo|podria|como|want to|can i|how (?:do|can) i)(?: \w+){0,2} (?:amenaz\w+|asust\w+|threat\w*|scare)|amenazar(?:l[oa]| a)|orden|order|corte|court|detenid\w+|ya (?:lo|la) deport\w+|deportaron)\b/;

export const victimRules: readonly Outright[] = [
  {
    id: "partner-threat-ice",
    said: [ownPartner, threatensWith],
    unless: otherAnswer,
    over: ["hide", "threat", "lie"],
  },
  {
    id: "threatened-with-ice",
    said: [scaredWith, byWhom],
    unless: new RegExp(`${otherThreat.source}|${onlyFeared.source}`),
    over: ["hide", "threat", "lie"],
  },
  {
    id: "absent-parent",
    calm: true,
    said: [passport, ofChild, parentAway],
    after: { topics: ["hijos-nacidos-aqui"], said: [parentAway] },
    unless: /\b(?:ice|migra|detenid\w+|detain\w*|deport\w+|preso|jail|visa|peticion|petition)\b/,
    over: [],
  },
  {
    id: "relative-gone",
    said: [relative, unheardOf],
    unless: heldOrAbroad,
    against: ["vawa", "divorcio-en-tramite", "encontrar-detenido", "menor-no-acompanado", "pedir-esposo"],
  },
  {
    id: "release-for-sale",
    said: [money, seller, released],
    unless: new RegExp(`${crossing.source}|${lawful.source}|${bribe.source}`),
    lead: "scam",
    over: ["sham", "bribe", "smuggle", "hide", "forge", "lie", "trafficking"],
  },
  {
    id: "papers-for-sale",
    said: [offers, papers, soldFor, seller],
    unless: new RegExp(`${crossing.source}|${lawful.source}|${bribe.source}|${buys.source}`),
    lead: "scam",
    over: [],
  },
  {
    id: "papers-for-sale",
    said: [insider, money, arranges],
    unless: crossing,
    lead: "scam",
    over: [],
  },
  {
    id: "notary-no-lawyer",
    said: [],
    after: { topics: ofCase, said: [onlyNotary] },
    unless: notaryElse,
    lead: "scam",
    over: [],
  },
  {
    id: "false-papers-adjust",
    said: [worksWith, petition],
    after: { topics: ways, said: [worksWith] },
    unless: noConfession,
    over: ["forge"],
  },
  {
    id: "used-papers",
    said: [worksWith, atWork],
    unless: new RegExp(`${noConfession.source}|${ofPay.source}`),
    over: ["forge"],
  },
  {
    id: "address-from-abuser",
    ...addressKept,
    over: ["hide", "lie", "forge", "sham"],
  },
  {
    id: "hearing-change",
    said: [court, ill, ahead],
    after: { topics: ["nta-corte", "consultar-caso-corte"], said: [ill, ahead] },
    unless: new RegExp(
      `${notAhead.source}|\\b(?:golp\\w+|peg[ao]\\w*|amenaz\\w+|encerr\\w+|hit|beat|hurt|reloj|clock|voluntary departure|salida voluntaria)\\b`,
    ),
    lead: "court",
    // Ill and at the hospital was taken for blows.
    over: ["violence"],
  },
  {
    id: "court-skipped",
    said: [court, notGoing, whatThen],
    unless: new RegExp(
      `${notAhead.source}|\\b(?:paso si|nunca|never|cobr\\w+|pag\\w+|already|ya|orden|order|ice|entrevista|interview|huellas|biometrics)\\b`,
    ),
    lead: "court",
    against: ["falte-a-corte", "nta-corte", "consultar-caso-corte", "court-afraid"],
  },
];
