/** Replies about asylum, courts, orders and what a work permit hangs on. Server only. */
import type { RepliesByTopic } from "#guide/dialogue/server-only/replies/rules.ts";
import {
  agoIn,
  asylum,
  bareNo,
  bareUnsure,
  bareYes,
  cameBack,
  child,
  choices,
  citizen,
  court,
  denied,
  deportedMe,
  doubt,
  free,
  homeland,
  inUsa,
  leftOfYear,
  noPapers,
  papers,
  parent,
  resident,
  say,
  settles,
  spouse,
  unsure,
  upTo,
} from "#guide/dialogue/server-only/replies/words-cases.ts";

/** Who missed a hearing has a court. */
const missed =
  "(?:falte|no (?:fui|fuimos|llegue|asisti|me presente|pude ir|alcance a llegar|sabia de la corte)|(?:no|nunca) (?:supe|me entere) (?:de |que )|no sabia (?:de |que )|didnt know (?:about|i had)|nunca (?:fui|me presente|llegue|me (?:llego|aviso|avisaron|enviaron|mandaron) (?:la|el|ning\\w+|carta|aviso|papel|nada))|no (?:me|nos) (?:llego|aviso|avisaron)(?! (?:nada de )?(?:la tarjeta|el permiso))|se me (?:paso|olvido) (?:la (?:corte|fecha|cita|audiencia)|ir)|en ausencia|ausencia|absentia|(?:i )?missed (?:my |the |a )?(?:court|hearing|date|it)|(?:didnt|did not|never) (?:go|went|show|make it|get (?:the|a|any) (?:notice|letter)|got (?:the|a|any) (?:notice|letter))|no show|llegue tarde|equivoque de (?:dia|fecha|hora|lugar|corte)|late (?:to|for) (?:my )?(?:court|hearing)|wrong (?:day|date|courthouse))";
const plainly = "(?:(?!(?:y|pero|no|nunca|and|but|ni|sin|never|not)\\b)\\w+ ){0,6}";
const seesJudge = `(?:(?:tengo|tenemos|(?:me|nos) (?:han )?\\w+(?:eron|aron|ado)|me toca|me dieron|me pusieron|me mandaron|nos dieron|nos toca|voy a|vamos a|voy|fui|he ido|hemos ido|estoy|estamos|ando|andamos|peleando|ya estoy|me llego|me citaron|me citan|la proxima|proxima|i have|i had|i got|i am|im|we have|got|have|next|given|gave me|gave us|going to|went to|been to|sent (?:me|us) to|in) ${plainly}${court}|${court} (?:\\w+ )?(?:es|is|la tengo|me toca|en proceso|on|date|pendiente)|(?:mi|nuestra|my|our) (?:proxima |primera |ultima |next |first |last |master |individual |(?:cita|fecha) (?:de|con|en) (?:la |el )?)*${court}|(?:con|ante) (?:el|la|un|una) (?:juez|jueza|jues)|(?:nego|dijo|dio|denied|told) (?:me |la |el |the )*(?:juez|jueza|judge)|(?:juez|jueza|jues|judge) (?:ya |me |nos |la )*(?:me|nos|nego|dijo|dio|said|denied|told|gave)|(?:cita|fecha|carta|hoja|citatorio|aviso) (?:para|de|con|en) (?:la |el |un |una )*${court}|(?:juez|jueza) (?:lo|la) veo|(?:veo|ver|see|seeing) (?:a |al |el |la |the |my )*(?:juez|jueza|judge)|${court} (?:yes|si)|me soltaron con (?:papeles?|cita)|me dieron (?:fecha|cita) (?:\\w+ ){0,3}${court})`;
const noCourt = say`${denied(`${court}|caso|case|proceso`)}|(?:nadie|no|nunca) (?:me |nos )?(?:h?an? )?(?:agarr\w+|detuv\w+|detenido|vist\w|vio|vieron|arrest\w+|cit(?:o|an|aron|ado)|mand(?:o|aron|ado)|llamado|parado)|no (?:me|nos) h?an? (?:citado|mandado|agarrado|llamado|llevado)|(?:never|didnt|nobody|wasnt) (?:\w+ )?(?:caught|stopped|detained)|no me ha llegado nada|pero yo (?:no|nunca|tampoco)`;
const knowsCourt = `${court}|caso|orden|case`;
const asylumCourt = {
  "No, nunca": [
    [noCourt, say`${missed}`],
    [bareNo, say`${missed}`],
  ],
  "Sí, tengo corte": [say`${free(seesJudge)}`, say`(?<!si )${missed} (?:\w+ ){0,3}${court}`, bareYes],
  "No sé": [settles(say`${doubt(`${court}|caso|case`)}`), bareUnsure],
} as const;

const moreThanMonths = 62;
const toYear = (fits: (left: number) => boolean) => (words: string, today: string) => {
  const days = leftOfYear(words, today);
  return days !== null && fits(days);
};
const notYet = say`(?:no|todavia no|aun no) (?:llevo|tengo|cumplo|he cumplido|completo|ha pasado|hago) (?:\w+ )?(?:ni )?(?:el|un|mi) ano|less than (?:a|one) year|menos de(?:l)? (?:un )?ano|not (?:even )?(?:a|one) year`;

const held = "(?:tenia|tuve|tengo|tenemos|entre|entramos|vine|llegue|con|por|mi|had|have|on|with|my|a|came)";
const grant =
  "(?:[bv]i[sz]a|(?:estatus|status) (?:de )?\\w+|tps|parole|parol|permiso humanitario|humanitari(?:o|an)(?: parole)?|cbp ?one|sponsor|patrocinador|i ?94)";
const ill =
  "enferm(?:o|a|e|edad)|hospital\\w*|operaron|operacion|cirugia|cancer|depresion|depresiva|trauma\\w*|embarazad[oa]|embarazo|accidente|(?:was|got|been|very|too) (?:very )?(?:sick|ill)|surgery|depress\\w+|ptsd|pregnant|accident";
const young =
  "(?:era|estaba) (?:yo |muy |bien |todavia )*(?:menor|nin[oa]|chiquit[oa]|chic[oa]|joven)|menor de edad|(?:was|were) (?:just |only |still )?(?:a )?(?:minor|kid|child|under ?age|under 18)|(?:tenia|was) (?:1[0-7]|doce|trece|catorce|quince|dieciseis|diecisiete|diez y \\w+|fifteen|sixteen|seventeen)\\b";
const lawyer = "(?:abogad[oa]|licenciad[oa]|notari[oa]|lawyer|attorney|preparador|preparer)";
const failed =
  "(?:nunca|no|se le|me (?:fallo|rob\\w+|estaf\\w+|engan\\w+|minti\\w+|quedo mal|dijo)|desaparec\\w+|perdi\\w+|mal[oa]?|falso|equivoc\\w+|never|didnt|did not|messed|scam\\w*|took|lied|stole|forgot|missed|disappeared|bad|fake|late|tarde)";

const case485 =
  "(?:i?485|ajuste(?: de (?:estatus|status))?|adjustment|(?:mi|la|de|my|una|residencia|mica|a) (?:re[sc]idencia|mica|green ?card)(?: (?:esta|is|en|sigue|still|por|pending|pendiente|through|a traves))?|re[sc]idencia (?:en tramite|pendiente|por)|green ?card (?:pending|application|case|through|by|is)|re[sc][ie]den[cs]ia (?:\\w+ ){0,6}(?:tramite|pendiente|proceso))";
const noCase =
  "(?:tramites?|casos?|procesos?|peticion(?:es)?|aplicacion(?:es)?|solicitud(?:es)?|nada pendiente|nada metido|nada (?:de )?(?:eso|en tramite|en proceso)|nada de inmigracion|cases?|applications?|anything (?:pending|filed)|petitions?)";
const card = "(?:tarjeta|tarjetita|permiso|carnet|card|permit|ead|plastico)";
const receipt =
  "(?:re[sc]i[bv]os?|reciv[io]s?|i?797c?|receipts?|comprobante|carta de recibo|notice of action|receipt notice)";
const expired = say`${free("(?:se )?(?:me )?acab\\w+ de (?:[bv]encer\\w*|expirar|caducar)|just expired|(?:se (?:me )?)?(?:[bv]en[cs]i(?:o|da|do|eron)|expir(?:o|ada|ado)|caduc(?:o|ada|ado)|acabo)|expired|ran out|ya no (?:sirve|vale|es valid\\w)|no longer valid|out of date")}`;

const suffers =
  "(?:es|son|nacio|nacieron|nacid\\w+|is|are|was|were|has|tiene|tienen|sufr\\w+|depend\\w+|juro)";
const grownChild =
  "(?:h?ij[oa]s?|son|daughter|kids?) (?:\\w+ ){0,4}(?:2[1-9]|3\\d|4\\d|veinti\\w+|treinta\\w*|twenty (?:one|two|three|four|five|six|seven|eight|nine)|thirty\\w*|mayores) ?(?:anos|years|de edad|$)|h?ij[oa]s? (?:ya )?(?:es|son|estan) (?:mayor(?:es)?(?! de los)|grandes|casad\\w+)";
const abroad = say`(?:h?ij[oa]s|nin[oa]s|kids|children|familia|ellos) (?:\w+ ){0,3}(?:estan|viven|nacieron|quedaron|son|are|live) (?:\w+ ){0,2}${homeland}|(?:nacieron|estan|viven|quedaron) alla`;
const nobody = `(?:nadie|ningun[oa]|nobody|no one|none) (?:\\w+ ){0,5}(?:${papers}|papeles|papers|status|aqui|family|familia)|(?:no tengo|sin|no hay|dont have|do not have|have no) (?:\\w+ ){0,2}(?:a nadie|nadie|familia\\w*|anyone|anybody|family|one|parientes|familiares|hijos ni \\w+)|(?:familia|familiares|parientes) (?:\\w+ ){0,3}no (?:tengo|hay)|no tengo ni (?:espos\\w|h?ij\\w+|papas)|(?:todos|todas|toda mi familia|all of us|we are all|were all|mis h?ijos y yo|everybody|everyone) (?:\\w+ ){0,4}(?:${noPapers}|sin papeles|alla|en ${homeland})|(?:estoy|vivo|ando) (?:aqui )?sol[oa](?! con)|im (?:all )?alone|no (?:family|relatives)`;

const recent = 31;
const ordered =
  "(?:juez|jueza|jues|judge|corte|court|perdi|perdimos|lost|me (?:la )?neg(?:o|aron)|denied|ordered|(?:la|una|mi|tengo|dio|dieron|the|an|my) (?:la )?(?:orden|order|deportacion)|de deportacion)";
const atBorder = say`(?:en|at) (?:la |el |the )?(?:frontera|border|puente|linea|aeropuerto|airport|garita|hielera|port of entry)|(?:patrulla|patrol|expedited|express|expedita|rapida)|(?:me|nos) (?:sacaron|regresaron|devolvieron|echaron|aventaron) (?:\w+ )?(?:rapido|luego|ese mismo|el mismo|en (?:dos|tres|pocos|2|3)|al otro|inmediat\w+|de volada)|sent (?:me )?back (?:\w+ )?(?:fast|the same|right|in)|(?:nunca|no|sin|never|without) (?:\w+ ){0,3}(?:juez|judge)`;
const missedIt = say`(?<!(?:nunca|no|never) )${missed}|no (?:era|estaba) (?:avisad\w|notificad\w)|cambie de (?:casa|direccion)|(?:mandaron|llego) (?:la carta |el aviso )?a (?:otra|mi otra|la otra|una) (?:direccion|casa|parte|lado)`;
const stayed = say`aqui|aca|viviendo|vivo|llegue|entre|vine|llevo|here|came|living`;
const judgeWhen = (fits: (least: number, most: number) => boolean) => (words: string, today: string) => {
  if (!(say`${ordered}|orden|order`.test(words) || (say`hace|ago`.test(words) && !stayed.test(words))))
    return false;
  const days = agoIn(
    words.replace(
      /\b(?:llegue|entre|vine|vivo aqui|llevo|came)\b.{0,40}$|\b(?:castigo|ban|bar)\b.{0,20}/g,
      " ",
    ),
    today,
  );
  return days !== null && fits(...days);
};
const judgesOwn = say`(?:el|un|la|con|del|al|the|a) (?:juez|jueza|jues|judge)`;
const noJudge = say`(?:nunca|no|sin|never|without) (?:\w+ ){0,3}(?:juez|judge)`;
const border = (words: string) =>
  atBorder.test(words) && (noJudge.test(words) || !judgesOwn.test(words)) && !missedIt.test(words);

const inside = `(?:estoy|estamos|me encuentro|se encuentra|vivo|vivimos|esta|ando|sigo|vive|llevo|im|i am|we are|hes|he is|shes|living|live|lives) (?:ya |otra vez |de nuevo |viviendo |back |already |now |escondid\\w |trabajando )*(?:aqui|aca|adentro|dentro|inside|here|(?:en|in) ${inUsa})`;
const outside = say`${free(`(?:estoy|estamos|me encuentro|se encuentra|vivo|vive|esta|ando|sigo|quede|quedo|anda|im|i am|hes|he is|shes|she is|live|lives|living|stuck|atorad[oa]|aqui|aca|alla) (?:ahorita |ahora |todavia |aun |ya |viviendo |aqui |aca |alla |atorad\\w |escondid\\w |trabajando |hiding |back |still |living |now )*(?:en|in|por|de|desde) (?:${homeland})`)}|${free("(?:estoy|estamos|esta|ando|sigo|quede|im|i am|hes|he is|shes|still|vivo|vive) (?:\\w+ )?(?:afuera|fuera|outside|alla|over there|del otro lado|out of the country)|^(?:afuera|fuera|outside|outside)|^(?:afuera|fuera|outside|desde|en|in)(?: (?:ahorita|de|del|el|estados|unidos|pais|the|us|usa|mexico|honduras|guatemala|el salvador))+")}|^${homeland}`;
const inCustody = say`${free("(?:esta|estoy|sigue|lo tienen|la tienen|anda|is|hes|shes|im|still) (?:\\w+ ){0,2}(?:detenid[oa]|pres[oa]|encerrad[oa]|arrestad[oa]|detained|locked up|in (?:jail|detention|custody|ice))|(?:en|in|at) (?:el |la |un |una |the |an |a |ice )*(?:carcel|detencion|centro de detencion|detention|detention center|jail|custody|bote|inmigracion detenid\\w)|(?:lo|la|me) (?:tiene|tienen) (?:detenid\\w |encerrad\\w |pres\\w )?(?:ice|la migra|inmigracion|migracion|en|detenid\\w|encerrad\\w|pres\\w|agarrad\\w)|ice (?:has|got|picked)|(?:lo|la) (?:agarr(?:o|aron)|detuv(?:o|ieron)|arrestaron)(?! (?:y|pero) (?:lo|la) (?:deport\\w+|solt\\w+|sac\\w+))")}`;
const twicePlus = say`(?:dos|tres|cuatro|cinco|varias|muchas|2|3|4|5|un par de|como \w+|two|three|four|several|many|couple(?: of)?) (?:veces|beses|veses|times|deportaciones|deportations|ocasiones)|mas de una(?: vez)?|twice|more than once`;
const kinPapers = `(?:${spouse}|${child}|${parent}|familia|family|mujer|pareja) (?:no (?:es|son) \\w+ (?:pero |sino )?)?${upTo(6)}(?:${papers}|tienen? papeles|has papers|have papers)|(?:${papers}) ${upTo(3)}(?:${spouse}|${child}|${parent})`;

export const courtReplies: RepliesByTopic = {
  "asilo-general": [
    choices(asylumCourt),
    choices({
      "Ya me habían deportado": [settles(deportedMe)],
      "Menos de un año": [settles(notYet), toYear((left) => left > 0)],
      "Más de un año": [toYear((left) => left < 0)],
    }),
  ],
  "asilo-un-anio": [
    choices({
      "Más de dos meses": [
        toYear((left) => left > moreThanMonths),
        say`(?:me )?(?:sobra|falta) (?:mucho|bastante|harto)(?: tiempo)?|plenty of time|more than (?:two|2) months(?: left)?|mas de (?:dos|2) meses`,
      ],
      "Menos de dos meses": [
        toYear((left) => left > 0 && left <= moreThanMonths),
        say`less than (?:two|2) months|menos de (?:dos|2) meses`,
      ],
      "Ya pasó el año": [toYear((left) => left < 0), bareYes],
    }),
    choices({
      "Me deportaron y volví": [settles(deportedMe)],
      "Enfermedad, menor o mal abogado": [
        say`${free(`(?:${ill})`)}|${young}|${lawyer} (?:\w+ ){0,5}${failed}|${failed} (?:\w+ ){0,4}${lawyer}`,
      ],
      "Tenía visa, TPS o parole": [say`${free(`${held} (?:\\w+ ){0,3}${grant}`)}|^${grant}`],
      "Algo cambió": [
        say`(?:cambi(?:o|aron)|empeor(?:o|aron|ado)|se puso|esta) (?:\w+ ){0,3}(?:gobierno|peor|fe[ao]|cosas?|situacion|presidente|todo|pais)|(?:cosas?|situacion|pais|gobierno|things|situation|government|regime) (?:\w+ ){0,3}(?:cambi\w+|empeor\w+|peor(?:es)?|fe[ao]|changed|worse|worsened)|(?:nuevo|otro|new) (?:gobierno|presidente|government|president|regime)|(?:agarraron|detuvieron|encarcelaron|arrestaron|metieron pres[oa]) a mi|orden de captura|(?:empezaron|comenzaron|started) (?:a )?(?:amenaz|threat|busca|cobra|extors|persegui)\w*|golpe de estado|coup|algo cambio|something changed`,
        say`${free("(?:me|nos|los|la|lo|le|les) (?:\\w+ )?(?:amenaz\\w+|estan (?:buscando|amenazando|cobrando|extorsionando)|mandaron (?:a decir|amenazas)|andan buscando|quemaron)|amenaz(?:ando|as|aron)|(?:mataron|asesinaron|secuestraron|desaparecieron|quemaron|balearon) (?:a )?(?:mi|la|nuestra|un)|(?:killed|murdered|kidnapped|burned) (?:my|our)|my \\w+ was (?:killed|murdered|kidnapped)|threat(?:s|en\\w*)|(?:sali|came out|me converti|converted|became) (?:\\w+ )?(?:closet|cristian[oa]|evangelic[oa]|christian|gay)")}`,
      ],
    }),
  ],
  "permiso-trabajo-general": [
    choices({
      Asilo: [
        [
          say`${free(`${asylum}`)}`,
          say`(?:quiero|quisiera|pienso|voy a|want to|me negaron|negaron) (?:\w+ ){0,3}${asylum}|${asylum} (?:\w+ ){0,3}(?:me )?(?:lo )?(?:neg\w+|denied)`,
        ],
      ],
      "Residencia en trámite": [
        [
          say`${free(case485)}`,
          say`(?:quiero|quisiera|want) (?:\w+ ){0,4}(?:re[sc]idencia|green ?card|mica)`,
        ],
      ],
      "TPS, DACA o corte": [
        [say`${free("tps|daca|dreamer|42 ?b|cancelacion|cancellation")}`, say`(?:tps|daca) no`],
        [say`${free(seesJudge)}`, say`${asylum}|i?485`],
      ],
      Ninguno: [
        say`${denied(noCase)}|no h?e (?:metido|pedido|aplicado|mandado|hecho|empezado) (?:\w+ )?(?:nada|ningun\w*|ni un\w*)|no (?:meti|pedi|aplique|mande) nada|nunca he (?:metido|pedido|aplicado|hecho) (?:nada|a nada)|(?:never|havent|have not) (?:applied|filed)|^ningun[oa]|^(?:none|no case)`,
      ],
    }),
    choices({
      "Tarjeta vencida": [
        settles(expired, say`(?:pasaporte|visa|passport) (?:\w+ ){0,3}(?:se )?(?:venc\w+|expired)`),
      ],
      Nada: [
        [
          say`${denied(`${card}|${receipt}|nada de nada`)}|(?:no tengo|no me han dado|no me ha llegado|no he recibido|todavia) nada(?! (?:metido|pendiente|de|en|con))|(?:have|got) nothing|nothing (?:has )?(?:come|came|arrived|yet)|nothing in the mail|no (?:h?a )?(?:llegado|llega|llego) nada|ninguna? de (?:las|los) (?:dos|2)|ni un[oa] ni otr[oa]|neither|dont have (?:either|anything)|nothing yet`,
          say`${free(receipt)}|(?:tengo|have) ${upTo(3)}${card}|${asylum}$`,
        ],
        say`ni (?:la |el |una |un )?${card} ni (?:el |un )?${receipt}|ni ${receipt} ni (?:la )?${card}`,
      ],
      "Tarjeta vigente": [
        say`${free("vigente|valid(?! anymore)|todavia (?:me )?sirve|current|still good|al corriente|(?:tarjeta|permiso|card) (?:esta |sigue |todavia |is |still )*(?:buen[oa]|good|activ[oa]|al dia)|good (?:until|till|for)")}|${denied("vence|vencid[oa]|expira\\w*|expired|ha vencido|se ha vencido")}|(?:se )?(?:me )?(?:vence|vense|bence|caduca|expira|expires|se me va a vencer|va a vencer|runs out|vencera) (?:\w+ ){0,3}(?:en|el|hasta|para|in|next|ano|on|\d+)|(?:si |ya |yes |i )(?:\w+ )?(?:tengo|have|got)(?: \w+){0,3} ${card}(?! ?(?:y|pero)? (?:no|venc\w+))|(?:me llego|ya llego|me dieron) (?:la|mi|el) ${card}|${card} (?:ya )?(?:me llego|la recibi|la tengo)(?! ?(?:venc|pero venc))|sirve (?:por |hasta |para )?(?:\w+ )?(?:anos|20\d\d)`,
      ],
      "Solo el recibo": [
        say`${free(receipt)}`,
        [
          say`(?:estoy|sigo|estamos|still|im|just) (?:\w+ )?(?:esperando|en espera|waiting)|carta (?:de|diciendo) que (?:\w+ )?(?:recibi\w+|llego)`,
          say`${denied(receipt)}`,
        ],
      ],
    }),
  ],
  "cancelacion-de-deportacion": [
    choices({
      "No tengo corte": [
        [noCourt, say`${missed}`],
        [bareNo, say`${missed}|nadie (?!me|nos)|ningun[oa] (?:es|tiene)|nobody|(?:h?ij|espos)\w+ no`],
      ],
      "Ya tengo orden": [
        settles(
          say`${free("(?:tengo|dieron|dio|hay|have|got|con|gave|salio|firmo|tenia|pusieron|final|una|mi) (?:\\w+ ){0,2}(?:orden|order)(?! de (?:alejamiento|restriccion|cateo))|(?:me )?(?:dieron|dio|ordenaron|ordeno) (?:\\w+ )?(?:deportacion|la salida|deporte)|orden(?:o|aron) (?:ser )?deportad\\w|ordered (?:removed|deported|deportation)|perdi (?:mi|el|la|en) (?:\\w+ )?(?:caso|corte|asilo|juez)|lost my (?:\\w+ )?case")}|(?<!(?:nunca|no|si|never) )(?:falte (?:a|ala)|no (?:fui|me presente|asisti|llegue) (?:a|ala)|missed) (?:\w+ ){0,3}${court}`,
          say`${unsure}`,
        ),
      ],
      "Sí, tengo corte": [say`${free(seesJudge)}`, bareYes],
      "No sé": [
        settles(say`${doubt(knowsCourt)}`),
        [
          say`(?:me|nos) dieron (?:un|unos) papel\w*|gave (?:me|us) (?:a|some) papers?`,
          say`${court}|orden|order`,
        ],
        bareUnsure,
      ],
    }),
    choices({
      "Yo soy residente": [
        say`(?<!(?:no|nunca|if) )(?:(?:yo )?soy ${resident}|(?:yo )?(?:tengo|tenia|traigo) (?:la |mi |una )?(?:mica|green ?card|residencia|tarjeta (?:verde|de residente))|(?:i am|im) an? (?:\w+ ){0,3}(?:resident|lpr)|(?:have|had|got|with) (?:had )?(?:a|my) green ?card|lpr|residente (?:yo|permanente yo)|el residente soy yo)`,
      ],
      "Nadie ciudadano ni residente": [
        settles(say`${nobody}`, say`${free(kinPapers)}`),
        settles(abroad, say`${free(kinPapers)}`),
        say`^(?:pues |no )*(?:nadie|nobody|no one)(?= ?$| (?:la verdad|tengo|todos|estoy|soy|mi|mis|pues|i|my|we))`,
        say`${denied(`(?:${papers}|papeles)`)} (?:ningun[oa]|nadie|de ellos)|(?:mi|mis) (?:${spouse}|${child}|${parent}) y (?:mi|mis) (?:\w+) (?:tampoco|no) tienen papeles`,
      ],
      "Esposo, esposa, papá o mamá": [
        [
          say`(?:mi|mis|my|la|el|a mi|his|her) (?:\w+ )?(?:${spouse}|${parent})`,
          say`(?:${spouse}|${parent}) (?:\w+ ){0,3}(?:${noPapers}|en (?:${homeland})|murio|fallecio|died)|de mis? ${child}|no (?:tengo|hay) (?:${spouse}|${parent})|(?:mama|papa|madre|padre|mother|father|mom|dad) de (?:mi|mis|ellos|los)`,
        ],
      ],
      "Hijo menor de 21": [
        [
          say`(?<!\b(?:no|sin|ni) (?:es |tengo |tengo a |a )?)${`(?:(?:mi|mis|my|un|una|dos|tres|cuatro|2|3|4|two|three|four|el|la|los|las|tengo|our|a|nuestro|nuestra|chiquito|menor) (?:\\w+ )?${child})`}(?: (?:\w+ ){0,3}${suffers})?`,
          say`${grownChild}|${abroad.source}|${child} (?:(?!${child}|pero|but)\w+ ){0,4}${noPapers}|${denied(child)}`,
        ],
      ],
    }),
  ],
  "orden-deportacion": [
    choices({
      "No fui a la corte": [settles(missedIt, say`siempre (?:fui|voy)|(?:nunca|no) falte`)],
      "En la frontera": [border],
      "Un juez, este mes": [
        judgeWhen((_, most) => most <= recent),
        [
          say`(?:acab\w+|acav\w+) de (?:perder|negar\w*|dar\w*|decir\w*)|me acaban? de \w+|just (?:lost|denied|ordered|got)|this (?:week|month)|est[ea] (?:semana|mes)`,
          atBorder,
        ],
      ],
      "Un juez, hace tiempo": [judgeWhen((least) => least > recent)],
    }),
    choices({
      "Sí, y volví a entrar": [
        [say`${free(cameBack)}`, say`^(?:\w+ ){0,2}(?:nunca|never) (?:\w+ ){0,2}(?:sali|me fui|left)`],
      ],
      "No, nunca salí": [
        say`(?:no|nunca|jamas|never|havent|not|didnt|tampoco) (?:me |h?e |i |have |ever |nos |hemos )*(?:sal\w+|ido|fui|fuimos|movid\w|left|leave|gone|moved)(?! a (?:la|mi)? ?(?:corte|cita|audiencia|court))|(?:sigo|seguimos|aqui|still|im still) (?:\w+ )?(?:aqui|aca|ando|estoy|estado|sigo|he (?:estado|vivido)|here)|(?:sigo|seguimos) en (?:mi casa|${inUsa})|been here (?:ever since|the whole|all)(?! en (?:mexico|honduras|guatemala))|stayed(?: here)?|me quede`,
      ],
    }),
  ],
  "reingreso-tras-deportacion": [
    choices({
      "Está detenido": [settles(inCustody, say`(?:lo|la|me|los) (?:deport\w+|soltaron)`)],
      Fuera: [outside],
      "Dentro, volví a entrar": [
        say`${free(`${inside}|${cameBack}|(?:volvio|bolvio) a (?:entrar|cruzar|pasar|meterse)|(?:se metio|cruzo|entro|regreso) (?:otra vez|de nuevo)|ya (?:se )?regreso|back (?:in|to) ${inUsa}|already back`)}(?! en (?:${homeland}))|^(?:ya |yo |aqui |aca )*(?:adentro|dentro|aca adentro|inside)`,
      ],
    }),
    choices({
      "Dos veces o más": [
        [
          twicePlus,
          say`(?:cruce|cruzado|entre|entrado|intente|crossed|tried) (?:\w+ ){0,2}(?:veces|times)|una sola vez`,
        ],
      ],
      "Tengo miedo en mi país": [
        say`${free("(?:miedo|temor|afraid|scared|fear)(?! (?:de|a) (?:ice|la migra|que me (?:deport|agarr)\\w+))|(?:me|nos|lo|la) (?:quieren|van a|querian) matar|(?:me|nos|lo|la) (?:\\w+ )?amenaz\\w+|amenazas|kill (?:me|him|us)|threat\\w*|gangs?|after me|pandill\\w+|mareros|maras?|narcos|cartel")}`,
      ],
      "Sin familia con papeles": [
        settles(
          say`${nobody}|(?:${spouse}|${child}|familia|family) (?:\w+ ){0,3}${noPapers}|(?:nadie|sin familia|no family|nobody)$`,
          say`${twicePlus.source}|${free(kinPapers)}`,
        ),
      ],
      "Una vez, con familia ciudadana": [
        [
          say`${free(kinPapers)}|(?<!(?:no|ni|not) )(?:(?:yo )?soy|(?:i am|im) an?) (?:su \w+ |us )?${papers}|(?:${child}) ${upTo(3)}${citizen}`,
          twicePlus,
        ],
      ],
    }),
  ],
};
