/** Replies about DACA, leaving, and the protections of those who were harmed or are young. Server only. */
import type { RepliesByTopic } from "#guide/dialogue/server-only/replies/rules.ts";
import {
  agoIn,
  asylum,
  bareNo,
  child,
  choices,
  court,
  denied,
  deniedNear,
  free,
  homeland,
  noPapers,
  papers,
  parent,
  say,
  settles,
  spouse,
  upTo,
  youngAge,
} from "#guide/dialogue/server-only/replies/words-cases.ts";

const arrest =
  "(?:arrest\\w*|arest\\w*|detenid[oa]|detuv\\w+|dui|dwi|duy|carcel|jail|(?:agarr\\w+|pararon|caught) (?:\\w+ ){0,2}(?:manejando|tomad\\w|borrach\\w|drinking|driving|robando|con)|cargos?|charges?|charged|delito|felony|misdemeanor|antecedentes|record(?! limpio)|problemas? con la (?:policia|ley)|robo|shoplift\\w*|drogas?|marihuana|mota|weed|violencia domestica|domestic violence|mugshot|probation|probatoria)";
const travel = `(?:(?:ir|irme|volver|regresar) a \\w+[aei]r|quiero ir|quisiera ir|funeral|entierro|viaj\\w+|biaj\\w+|salir(?: del pais| de (?:aqui|estados unidos)| a (?:mi|ver|mexico))|(?:ir|irme|volar|regresar) (?:\\w+ )?(?:a|pa|para|al) (?:ver|visitar|conocer|${homeland})|visit\\w*|conocer a|ver a (?:mi|mis)|travel\\w*|visit|leave the (?:country|us)|fly|go (?:see|to see|back|home|to mexico)|see my|trip|advance parole|parole)`;
const clean =
  "ningun[oa] de (?:las|los)? ?(?:dos|2)|ni (?:una|lo uno) ni (?:otra|lo otro)|neither|no to both|none|^ningun[oa]|record limpio|(?:todo|estoy) limpi[oa]|clean(?: record)?|nada de (?:eso|las dos|lo anterior)|limpi[oa]$|gracias a dios (?:no|limpi[oa])|ni (?:arrestos?|\\w+) ni (?:viajes?|viajar)";
const expires =
  "(?:[bv]en[csz]e|vencera|[bv]en[csz]er|[bv]enza|caduca|expira|expires|expiring|expire|runs out|se acaba|termina)";
const ranOut =
  "(?:(?:se )?(?:me )?(?:[bv]en[cs]i(?:o|da|do)|caduc(?:o|ada)|expir(?:o|ada)|acabo)|expired|ran out|lapsed|deje (?:vencer|pasar)|let it (?:expire|lapse))";

const detained =
  "(?:(?:estoy|esta|sigo|sigue|estamos|tengo a mi \\w+|lo tienen|la tienen|me tienen|still|im|i am|hes|shes|is|am) (?:\\w+ ){0,2}(?:detenid[oa]s?|detenci\\w+|encerr?ad[oa]|pres[oa]|detained|locked|in (?:ice )?(?:detention|jail|custody))|(?:me|lo|la|nos) tienen? (?:\\w+ ){0,5}(?:detenid\\w|pres[oa]|encerr?ad\\w)|(?:me|lo|la) tienen en (?!cortes?|proceso)|(?:me|lo|la|nos) tienen? (?:\\w+ )?(?:ice|la migra|inmigracion|migracion|detenid\\w|encerrad\\w|pres\\w)|ice (?:has|got) (?:me|him|her|my)|(?:en|in) (?:el |la |un |una |the |a |ice )*(?:centro(?: de)?|carcel|detencion|detention|jail|custody|bote|hielera)|(?:me|lo|la) agarr(?:o|aron) (?:ice|la migra|inmigracion)(?: (?:ayer|hoy|anoche|y))?)";
const sign =
  "(?:(?:puse|di|eche|pusimos) (?:la |mi )?firma|(?<!que (?:ya |les? )?)firme|ya (?:\\w+ )?firm(?:e|o|amos|ado)|(?:me|lo) (?:hicieron|obligaron a|hiso|hizo) firm\\w+|(?:he|ha) firmado|firmo|(?:i )?(?:already )?signed|made (?:me|him|her) sign|forced (?:me|him) to sign)";
const hasCourt = `(?:(?:tengo|me toca|me dieron|voy a|voy con|mi|nuestra|proxima|tenemos|estoy en|sigo en|yendo a|going to|i have|have|got|my|next|in|see) (?:\\w+ ){0,5}${court}|${court} (?:es|is|la tengo|date))`;
const order =
  "(?:(?:una |mi |la |tengo |tiene |has |hay |dieron |dio |have |got |final |removal |deportation |an |the )(?:ya )?(?:una |la )?(?:orden(?! de (?:alejamiento|restriccion))|order|deporte)|orden (?:de deportacion )?si (?:tengo|tiene|hay)|orden (?:final|de (?:deportacion|salida|remocion))|tengo (?:ya )?(?:una )?deport\\w+|ordered (?:removed|deported)|(?:me|nos) (?:ordenaron|dieron (?:la )?(?:deportacion|deporte|salida)))";
const asked = `(?:(?:pedi|pedimos|meti|metimos|tengo|tenemos|aplique|solicite|mi|nuestro|el|esperando|filed|applied|pending|have|my|for|con|un caso de|case of) (?:\\w+ ){0,4}${asylum}|${asylum} (?:\\w+ ){0,3}(?:pendiente|pending|en proceso|en tramite|metido)|^${asylum})`;

const harms =
  "(?:peg\\w+|golp\\w+|grit\\w+|maltrat\\w+|insult\\w+|amenaz\\w+|empuj\\w+|abus\\w+|trata (?:muy )?mal|humill\\w+|quit\\w+|rob\\w+|corre|quebr\\w+|romp\\w+|fractur\\w+|jal(?:a|o|aba|onea\\w*)|avent\\w+|pate\\w+|estrangul\\w+|arrastr\\w+|viol(?:o|a|aba)|acos\\w+|encierr\\w+|encerr\\w+|kick\\w*|punch\\w*|slap\\w*|broke|drag\\w*|ahorc\\w+|controla\\w*|cachete\\w+|hits?|hitting|beats?|yells?|abuse[sd]?|threatens?|treats|pushes|steals|takes|hurts?|choke[sd]?)";
const lovers =
  "(?:novi[oa]s?|union libre|juntad[oa]s?|ajuntad[oa]s?|arrejuntad[oa]s?|nos (?:juntamos|ajuntamos|arrejuntamos)|concubin\\w+|conviviente|boyfriend|girlfriend|fiance|prometid[oa]|(?:ex )?pareja (?:no|nunca)|(?:no|nunca|never|not|arent|sin) (?:estamos |nos |estar |estuvimos |hemos |were |got |we |are |actually |legally )*(?:casad[oa]s|casamos|casarnos|married)|not my husband|no es mi esposo)";
const itsHis = `(?:${spouse}|el|ella|he|she|hes|shes|who|que) (?:\\w+ ){0,5}`;
const divorce = "(?:divorci\\w+|dibors\\w+|divors\\w+|divorc\\w+|divorsi\\w+)";
const open =
  "(?:no (?:me he|nos hemos|estoy|estamos|ha salido|hay|han|me quiere dar|me da|quiere)|sin|never|not|havent|proceso de|tramite de|tramitando|pidiendo|quiero el|quiero|pienso|want a|getting|filing for|filed for|estoy|papeles del?) (?:\\w+ ){0,3}";
const twoYears = 730;
const divorced = (fits: (least: number, most: number) => boolean) => (words: string, today: string) => {
  const at = words.search(say`${free(divorce)}`);
  if (at < 0 || say`${open}${divorce}`.test(words)) return false;
  const days = agoIn(words.slice(at), today) ?? agoIn(words.slice(0, at), today);
  return days !== null && fits(...days);
};

const partner = `(?:${spouse}|pareja|novi[oa]|ex|exesposo|boyfriend|girlfriend|partner|papa de (?:mi|mis) \\w+|padrastro|stepdad|stepfather|padre de (?:mi|mis) \\w+)`;
const atWork =
  "(?:patron\\w*|jef[ea]s?|boss|bosses|manager|mayordomo|contratista|supervisor\\w*|employer|foreman|duen[oa]|trabaj\\w+|work|job|farm|rancho|restaurante?|fabrica|factory|construction|construccion|kitchen|cocina|taller|pizca|campo|cosecha|finca)";
const exploits =
  "(?:amenaz\\w+|oblig\\w+|explot\\w+|no (?:me|nos) (?:pag\\w+|deja\\w*|quiere\\w* pagar)|quit\\w+|encerr\\w+|esclav\\w+|forz\\w+|maltrat\\w+|threat\\w*|forc\\w+|exploit\\w*|wont pay|didnt pay|never paid|took my|makes? me|made me|sin pag\\w+)";
const weapon =
  "(?:pistola|arma|armad\\w+|cuchill\\w+|navaj\\w+|machet\\w+|punal\\w*|apunal\\w+|acuchill\\w+|bala[sz]\\w+|balac\\w+|balas?|balearon|dispar\\w+|tiros?|plomazos?|tirote\\w+|shooting|shots|encanon\\w+|a punta de|gun|gunpoint|knife|knifepoint|stab\\w*|shot|armed)";
const report =
  "(?:(?:hice|puse|hise|levante|meti|presente|tengo|hay|pusimos|hicimos|filed|made|have|got) (?:\\w+ ){0,2}(?:reporte|report|denuncia|demanda|numero de caso|case number)|reporte(?! de)|(?:lo |la |los )?(?:report[eo]|reportamos|denunci[eo]|denunciamos|demande)|reported|(?:llame|llamamos|llamo|llamaron|hable|hablamos|fui|fuimos|avise|vino|llego|called|did call|went to|talked to|told|spoke (?:with|to)) (?:a |con |al |ala |a la |la |el |the |un |una |to |los |mis? |vecin\\w+ |h?ij\\w+ |herman\\w+ )*(?:policia|polisia|poli|911|cops?|police|detective|fiscal\\w*|fbi|sheriff|autoridad\\w*|da|linea|hotline|trabajadora social)|(?:police|cops|policia) (?:came|report|vino|llego)|denuncia\\w*|(?:policia|polisia|police) (?:ya |already )?(?:sabe|tiene|knows)|(?:policia|police) (?:\\w+ )?(?:me |nos |us )?(?:saco|rescat\\w+|ayud\\w+|rescued)|told (?:them|the police|him) everything|(?:les|se lo) (?:conte|dije) todo|di mi declaracion|testifique|testified|declare)";
const silent = say`${denied("report\\w*|denunci\\w*|dije\\w*|dicho|cont\\w+|hable|hablado|ido (?:con|a)|llam\\w+|fui (?:a|con)|avis\\w+|told|tell|said|call\\w*|filed|spoke\\w*|talked|went to|puesto|puse|hice|hecho|sabe|knows?|declar\\w+|anything|nada a nadie")}(?! que si)|(?:miedo|pena|verguenza|afraid|scared|ashamed) (?:\w+ ){0,6}(?:policia|polisia|police|cops|report\w*|denunci\w*|hablar|llamar|decir|tell|talk)|(?:callad[oa]|en silencio|secret[oa]?|me quede callad\w|kept quiet)`;

const debt =
  "(?:deuda|(?:le|les) (?:de[bv]o|debemos)|de[bv]o (?:\\w+ ){0,3}(?:coyote|dinero|plata|viaje|pasaje|mil|pollero)|no me suelta\\w*|hasta (?:que )?(?:\\w+ ){0,3}(?:pag\\w+|terminar? de pagar)|pagar(?:le|les)? (?:el|la|mi|al) (?:viaje|pasaje|deuda|coyote|cruce)|(?:quit\\w+|guard\\w+|tiene\\w*|escond\\w+|agarr\\w+|reti\\w+|qued(?:o|aron|an|a) con) (?:\\w+ ){0,3}(?:pasaportes?|papeles|documentos|cedula|identificacion|id|visa|actas?)|(?:pasaportes?|papeles|documentos) (?:\\w+ ){0,2}(?:quit\\w+|tienen?|escond\\w+)|(?:took|takes|has|have|kept|keeps?|holds?|holding) (?:\\w+ ){0,2}(?:passports?|papers|documents|ids?)|(?<!(?:they|he|she) )owe (?:him|them|her|the|money|thousands|a)|debt|until i pay|paid off|work(?:ing)? (?:it )?off)";
const threat =
  "(?:amenas\\w+|amenaz\\w+|peg(?:a|an|aban|aba|o|aron)|golp\\w+|matab?an?|mandar(?:ia)? (?:a )?matar|mat(?:ar|aria|aran|arian|an) a mi|hacer\\w* algo a mi|(?:va|van|iba|iban) a (?:matar|hacer(?:le|me)? (?:dano|algo)|llamar|hablar\\w* a|denunciar|reportar|echar)|llamar(?:le|an|ian)? (?:a )?(?:la migra|inmigracion|ice)|echar(?:me|nos)? (?:a )?la migra|ech(?:a|an|aba|arme|arnos|arle)(?: \\w+)? (?:la |a la )?(?:migra|inmigracion)|threat\\w*|hits?|hitting|beats?|beat(?:en|ing)?|hurt|kill|call (?:ice|immigration)|a la fuerza|a golpes)";
const sex =
  "(?:prostitu\\w+|sexo|sexual\\w*|acost\\w+ con|tener relaciones|vend\\w+ (?:a|con) (?:hombres|clientes)|clientes|(?:estar|dormir|salir) con (?:hombres|senores|otros)|cosas feas|cuerpo|burdel|cantina|sex|strip\\w*|brothel|escort|massage|men for money)";
const wages =
  "(?:no (?:me|nos) (?:\\w+ )?(?:pag\\w+|dan) (?:\\w+ )?(?:bien|completo|horas|todo|lo que|las|el|overtime|extra|justo|la|mis|nada)?|miseria|trabajo \\w+ horas y (?:\\w+ ){0,2}pagan|pag(?:a|an|aban|aba) (?:muy |bien |re )?(?:poco|poquito|mal|menos|tarde|incompleto)|(?:me|nos) de[bv](?:e|en|ian) (?:\\w+ )?(?:dinero|sueldo|semanas?|quincenas?|horas|dias|plata|pago|\\d+)|(?:overtime|horas extras?|salario|sueldo|minimo|wages?|paycheck|minimum|underpa\\w+)|(?:dont|doesnt|wont|not|never|do not|does not) pay(?:ing)?|owes? me|pay (?:me )?(?:less|late|bad\\w*|little))";
const stays = say`(?:aqui|ahi|alli) (?:mismo )?(?:sigo|seguimos|estoy)|still in (?:the|that|his|her|their)|(?:sigo|seguimos|todavia|aun|still) (?:\w+ ){0,2}(?:ahi|ahy|hay|alli|aqui|alla|trabaj\w+|viv\w+|con (?:el|ellos|ella)|en (?:el|la|su|ese|esa) \w+|atrapad\w|encerrad\w|there|here|work\w*|liv\w+|with (?:him|them)|stuck|trapped)|no (?:me )?(?:puedo|podemos) (?:ni |ni siquiera )?(?:salir\w*|ir\w*|escapar\w*|dejar\w*)|no (?:me|nos) dejan? (?:salir|ir|sola|solo)|(?:vivo|trabajo|estoy|ando) (?:\w+ ){0,4}(?:todavia|aun)|stuck|trapped|locked (?:in|up)|locks? (?:me|the door)|no he podido (?:salir|ir|escap)\w*|(?:cant|cannot|can not) (?:leave|get out|escape|get away)|(?:wont|dont|do not|doesnt) let (?:me|us) (?:leave|go|out)|(?:esta|estan|estoy) (?:vigil\w+|cuidando\w*|encerrad\w|atrapad\w)|they watch`;
const gotOut = say`${free("(?:me )?(?:escap\\w+|sali(?!r)|me fui|hui|huy\\w+|salimos|ya no (?:estoy|trabajo|vivo)|logre salir|pude salir|escaped|got (?:out|away)|i left|ran away|ran off|im (?:out|safe)|ya estoy (?:a salvo|segur\\w|bien|lejos|fuera)|a salvo|safe)")}`;

const gone = `(?:(?:lo|la|los|las|nos|me|le) (?:dej(?:o|aron)(?! (?:de\\b|pegar|golpe|sin comer))|abandon\\w+|bot(?:o|aron)|desconocio|regal(?:o|aron)|tiro)|abandon\\w*|(?:se|ya se) (?:fue|fueron|largo|desaparecio|desentendio|junto con)|(?:no|nunca|ni|never|didnt|doesnt|dont|hasnt) (?:lo |la |los |le |les |me |nos |se |his |ha |he |hemos |han |even |really |ever |a )*(?:cono\\w+|ayud\\w+|mand\\w+|dado|da|dio|responde|respondio|hizo cargo|hace cargo|reconoc\\w+|registr\\w+|visto|ve|habl\\w+|busc\\w+|llam\\w+|quiere? saber|supo|sabe\\w*|sabemos|interes\\w+|met|knew|know|help\\w*|seen|sees|sends?|calls?|pays?|support\\w*|around|there|involved|been around)|no se nada de|desaparec\\w+|no esta presente|ausente|padre soltera|madre soltera|(?:dad|father|mom|mother|he|she|they) (?:\\w+ )?(?:left|walked out|abandoned|ran off|took off|disappeared|bailed)|(?:me|lo|la|los|nos) cri(?:o|aron|amos|e) (?:mi|su|la|con|sus|sol\\w)|left (?:us|him|her|me|them)|not in (?:the picture|his life|her life)|(?:yo|lo|la) (?:\\w+ )?(?:crio|crie|cuido|he criado|mantengo) (?:yo )?sol[oa]|se desentend\\w+)`;
const mistreats =
  "(?:peg(?:a|aba|aban|o|an|aron)|golpe\\w+|maltrat\\w+|abus\\w+|viol(?:o|aba|aron)|descuid\\w+|encerr\\w+|quem(?:o|aba)|tom(?:a|aba|aban) mucho|borrach\\w+|drog\\w+|negligen\\w+|neglect\\w*|sin comer|a cintur\\w+|cintazos|cinturon|cable|whip\\w*|slap\\w*|trata(?:ba|ban|n)? (?:muy )?mal|h?umill\\w+|h?acian trabajar|chingadazos|hit|hits|beat|beats|beating|hurt|abuse[ds]?|abusive|molest\\w+|drunk|drinks|starv\\w+|did ?n?o?t feed|dont feed|correaz\\w+)";
const starved =
  "no (?:le|les|me|nos|lo|la) (?:\\w+ )?(?:daban?|dio|cuidaba\\w*|atend\\w+|mandaba\\w* a la escuela|compraba\\w*|alimenta\\w+)(?: (?:ni )?(?:de comer|comida|nada))?";
const died =
  "(?:muri(?:o|eron)|murieron|fallec\\w+|mataron|asesin\\w+|muert[oa]s?|finad[oa]|difunt[oa]|h?uerfan[oa]s?|ya no vive|descanse|died|dead|passed away|passed|killed|murdered|orphan\\w*|deceased|late (?:father|mother))";
const bothWell =
  "(?:(?:vive|vivo|viven|vivimos|esta|estan|lives?|living|live|stays|am|is) (?:\\w+ )?(?:bien )?(?:con|with) (?:los|sus|mis|ambos|both|his|her|my|nosotros|us) ?(?:dos|2|padres|papas|parents|of|mom and dad)?(?: (?:dos|2|papas|parents|of us|his parents))?|los (?:dos|2) (?:lo|la|los|me|nos|papas|padres|estan|vivimos|viven|le|cuid\\w+|somos)|both (?:of )?(?:us|parents|my parents|his parents|her parents|take|are|love|care)|(?:nos|lo|la|me|los) (?:cuidan|quieren|tratan|cuidamos|queremos|tratamos) (?:muy )?bien|mama y (?:su |mi |el )?papa (?:\\w+ )?(?:lo|la|nos|me|estan|viven|vivimos|aqui|cuid\\w+)|mom and dad|estamos (?:todos )?(?:juntos|bien)|take (?:good )?care of)";
const single = say`${free("(?:casad[oa]|se caso|me case|nos casamos|married|juntad[oa] y casad\\w|tiene espos[oa]|tengo espos[oa])")}`;
const aged = (fits: (age: number) => boolean) => (words: string) => {
  const age = youngAge(words);
  return age !== null && fits(age);
};

const signed = `(?:(?:me |lo |la |los )*(?:firm(?:o|aron|ad[oa]|e)|certific(?:o|aron|ad[oa]))|certificacion|certification|signed|certified|it signed)`;

export const protectionReplies: RepliesByTopic = {
  daca: [
    choices({
      "Ya venció": [
        settles(
          say`${free(ranOut)}|(?:tenia|tuve|i had|used to have|had it) (?:\w+ ){0,3}(?:pero ya no|before|antes|daca)|ya no (?:la|lo) tengo`,
          say`(?:no|nunca|never) (?:la |lo |he |have |i )*(?:tuve|tenido|tenia|had)`,
        ),
      ],
      "Sí, vence pronto": [
        say`${free(`${expires}`)}|${denied("vencid\\w+|vencio|ha vencido|expired")}|(?:por|a punto de|casi|ya mero|pronto|about to|almost) (?:\w+ ){0,2}(?:${expires}|vencid\w|expired?)|vigente|(?:me|le) (?:quedan?|faltan?) (?:\w+ ){0,2}(?:dias?|semanas?|mes(?:es)?|anos?)|(?:weeks|months|days) left|(?:hasta|until|till|through|thru) (?:\w+ ){0,3}(?:20\d\d|otro ano|ano que|next year)|(?:la|lo|it) (?:tengo )?(?:hasta|until|till|through)|good (?:until|till|through)|(?:si|yes|ya|todavia|still|currently) (?:la |lo |i )*(?:tengo|have|renov\w+)`,
      ],
      "Nunca la tuve": [
        say`(?:nunca|jamas|never|no|havent|tampoco|didnt) (?:la |lo |he |me |i |have |ever |even |pude |alcance a |llegue a |logre )*(?:tuve|tenido|tenia|tengo|apli[cq]\w+|meti\w*|pedi\w*|saq\w+|saca\w+|tramit\w+|solicit\w+|califi[cq]\w+|had|applied|apply|got|get|filed|qualif\w+|dieron|aprobaron)(?! (?:\w+ )?(?:arrest\w*|problemas?|antecedentes|cargos))|(?:primera|1ra|1era) (?:vez|ves)|first (?:time|one)|por primera|nuev[oa] solicitud|initial`,
        [bareNo, say`${arrest}|${travel}`],
      ],
    }),
    choices({
      Ninguna: [
        [say`${denied(`${arrest}|problemas?|troubles?|broncas?|pleitos?`)}`, say`${free(travel)}`],
        [say`${deniedNear(travel)}`, say`${free(arrest)}`],
        say`${clean}`,
      ],
      "Tengo un arresto": [say`${free(arrest)}`],
      "Quiero viajar": [say`${free(travel)}`],
    }),
  ],
  "salida-voluntaria": [
    choices({
      "Ya firmé": [settles(say`${free(sign)}`)],
      "Estoy en detención": [
        settles(
          say`${free(detained)}`,
          say`(?:ya )?(?:me|lo) (?:soltaron|dejaron (?:ir|salir)|liberaron)|bajo fianza|released|got out`,
        ),
      ],
      "Libre y sin caso": [
        [
          say`${denied(`${court}|caso|case|proceso|nada pendiente|contacto|problemas con (?:la )?migracion|agarr\\w+|caught|detenid\\w|nada con (?:la )?(?:corte|migracion|inmigracion)`)}|libre|(?:estoy|ando|vivo) (?:\w+ ){0,3}(?:en (?:mi )?casa|trabajando|normal|suelt[oa]|afuera)|im (?:free|home|at home)|(?:no me|nunca me|nadie me) (?:han? )?(?:agarr\w+|par\w+|detuv\w+|molest\w+)`,
          say`(?:no |nunca )(?:fui|falte) a|${free(order)}`,
        ],
      ],
      "Tengo corte": [say`${free(hasCourt)}`],
    }),
    choices({
      Ninguna: [
        [say`${denied(`${asylum}|asilo`)}`, say`${free(order)}`],
        [say`${denied("orden|order|deporte|deportacion")}`, say`${free(asked)}`],
        say`${clean}|no tengo nada(?: de eso)?$|ni asilo ni orden|nothing like that`,
      ],
      "Tengo orden": [say`${free(order)}`],
      "Asilo pendiente": [
        [
          say`${free(asked)}`,
          say`${asylum} (?:\w+ ){0,4}(?:neg\w+|denied|perdi\w*)|(?:neg\w+|denied|perdi|lost) (?:\w+ ){0,4}${asylum}|(?:quiero|quisiera|want to) (?:\w+ )?(?:pedir|apply)`,
        ],
      ],
    }),
  ],
  vawa: [
    choices({
      "Novio, o no tiene papeles": [
        settles(
          say`${lovers}`,
          say`(?:era|fue|fuimos|were|was) (?:mi |my )?(?:novi|boyf|girlf)\w+|(?<!(?:no|nunca|never) )(?:nos casamos|we married|got married)$`,
        ),
        [say`vivi(?:mos|amos) juntos|live together|conviv\w+`, say`${spouse}|casad[oa]s|married`],
        [
          say`${itsHis}(?:${noPapers})|(?:${noPapers})$`,
          say`yo (?:no tengo|estoy|soy) (?:papeles|sin papeles|indocumentad\w|ilegal)$|amenaza (?:\w+ ){0,4}${noPapers}`,
        ],
      ],
      "Mi hijo o hija ciudadanos": [
        say`(?<!(?:a|al|de|con|for|at) )(?:mi|my|mis) (?:propi[oa] |own |\w+ )?(?:h?ij[oa]s?|(?<=my |my \w+ )son|daughter|muchacho|muchacha)(?! (?:y|and) (?:yo|me|i)\b) (?:\w+ ){0,7}(?:me|a mi|nos|mean to|hits?|yells?|threatens?|treats?|pushes|steals|abuses|is abusive)(?: ${harms})?`,
        say`(?:me|nos) ${harms} (?:\w+ )?mi (?:\w+ )?h?ij[oa]`,
      ],
      "Papá o mamá, ciudadano o residente": [
        say`${free(`(?:mi|my|mis|el|la|su) (?:propi[oa] |\\w+ )?(?:padrastro|madrastra|stepdad|stepfather|stepmom|stepmother|${parent})(?! de (?:mi|mis|sus?|los|ella|nuestr\\w+)\\b)`)}(?! (?:me|nos) (?:dij\w+|ayud\w+))`,
      ],
      "Esposo ciudadano o residente": [
        say`(?:^|(?:mi|my|mis|el|con un|un|ex|es) )(?:ex |propi[oa] )?(?:ex)?${spouse} ${upTo(8)}(?:${papers}|(?:tiene|con|has) (?:\w+ )?papeles|papers)|${papers} (?:\w+ )?${spouse}|casad[oa] con (?:un|una) ${papers}`,
        [
          say`(?:el|ella|he|she|hes|shes) (?:\w+ )?(?:es|is|si es|tiene|has)? ?(?:un |la |a |an |the |permanent |us )*${papers}`,
          say`${lovers}|(?:mi|my) (?:\w+ )?(?:padrastro|madrastra|step\w+|${parent}|${child})`,
        ],
      ],
    }),
    choices({
      "Me volví a casar": [
        settles(
          say`${free("(?:me )?(?:volvi|bolvi|volvi ya) a casar\\w*|(?:ya )?(?:me )?case (?:otra vez|de nuevo|con otr[oa]|nuevamente)|nuev[oa] (?:espos[oa]|marido|pareja y nos casamos)|casad[oa] con otr[oa]|otr[oa] (?:espos[oa]|marido)|segund[oa] (?:espos[oa]|marido|matrimonio)|remarried|married (?:again|someone else|somebody else|another)|new (?:husband|wife)|me he vuelto a casar|nos casamos con otro")}`,
          say`(?:quiero|quisiera|pienso|si me|want to|planning|puedo) (?:\w+ ){0,3}(?:casar\w*|remarry|marry)`,
        ),
      ],
      "Divorcio, menos de 2 años": [divorced((_, most) => most < twoYears)],
      "Divorcio, más de 2 años": [divorced((least) => least >= twoYears - 35)],
      "Seguimos casados": [
        say`(?<!\b(?:no|ni|not|nunca) )(?:seguimos|sigo|todavia|aun|estamos|still|we are|were|im|i am|legalmente|legally|por papel) (?:estamos |seguimos |legalmente |bien |muy |legally |estoy |still |con |el )*(?:casad[oa]s?|married|together|juntos|con el|con ella)|(?:todavia|aun|still|seguimos) (?:vivi(?:mos|endo)|live|living)|(?:vivo|viviendo|live|living) (?:\w+ )?(?:con (?:el|ella)|with (?:him|her))(?! (?:no|pero no) )|${open}${divorce}|(?:separad[oa]s?|separated)(?= ?$| (?:pero|but|nomas|only|hace|desde|nada|not|since))|no (?:lo|la) he dejado|(?:sigue siendo|still) mi espos[oa]|still my (?:husband|wife)`,
      ],
    }),
  ],
  "visa-u": [
    choices({
      "Asalto o robo con arma": [
        say`${free(weapon)}|(?:me|nos|lo|la) (?:asalt\w+|atrac\w+|golpearon|mugged|jumped|acuchill\w+)|asalt(?:o|aron)(?! sexual)|atraco|(?:was|got|were) (?:mugged|jumped|held up|assaulted|beaten up)|armed robbery|(?:pandill\w+|cholos?|tipos?|hombres|desconocid\w+|ladron\w+|gang|guys|men) (?:\w+ ){0,4}(?:golpe\w+|peg\w+|atac\w+|beat|jumped|attacked)|robbed and (?:beat|hit)|(?:me )?robaron y (?:me )?(?:golpe|peg)\w+|peg\w+ (?:\w+ ){0,4}(?:robar\w*|ladron\w*|pandiller\w+)`,
      ],
      "Violencia en casa o abuso": [
        say`${free(`(?:(?:${partner}) (?:\\w+ ){0,5}(?:${harms}|beat|hit|violent\\w*)|(?:${harms}|beat|hit|golpes|maltrato) (?:\\w+ ){0,4}(?:${partner})|violencia (?:domestica|en (?:la |mi )?casa|familiar|intrafamiliar)|domestic (?:violence|abuse)|(?:me|la|lo|nos) (?:viol(?:o|aron|aba)|manose\\w+|toc(?:o|aba|aron))|manose\\w+|(?:viol|toc)(?:o|aron) a (?:mi|la)|choked me|violaci\\w+|abus(?:o|aron|aba|os|ad\\w)(?: sexual\\w*)?|tocamientos|rap(?:ed|e)|molest(?:ed|ing)|sexual(?:ly)? (?:abus\\w+|assault\\w*)|asalto sexual|abused|abusive)`)}`,
      ],
      "Me explotaban en el trabajo": [
        [
          say`${atWork} (?:\w+ ){0,8}${exploits}|${exploits} (?:\w+ ){0,6}${atWork}`,
          say`(?:camino|saliendo|salia|salir|yendo|venia|regresando) (?:\w+ ){0,3}(?:del?|al) trabajo|(?:from|after|way to|going to) work`,
        ],
      ],
      Otro: [
        [
          say`choc(?:aron|o|aba|ado|aron)|choque|accidente|atropell\w+|(?:rob\w+|stole|stolen) (?:\w+ ){0,4}(?:carro|troca|camioneta|coche|auto|car|truck|bici\w*|identidad|identity|cartera|dinero|celular|telefono|wallet|phone|herramientas?|tools|casa|cosas)|(?:se )?metieron a (?:mi|la|robar)|car (?:crash|accident|was)|hit my (?:car|truck)|drove off|ran me over|crash|fraude|estaf\w+|fraud|scam\w*|hit (?:and run|me with)|broke into|break ?in|burglar\w*|mat(?:o|aron) a mi|murdered|secuestr\w+|kidnap\w*|extorsi\w+|extort\w*|acos\w+|stalk\w*|discriminaci\w+|vandal\w+|notario`,
          say`${weapon}|(?:rob\w+|dinero) (?:\w+ ){0,4}(?:y|and) (?:me )?(?:golpe|peg|beat)\w*`,
        ],
      ],
    }),
    choices({
      "No, pero puse reporte": [
        say`${free(report)}`,
        say`(?:no|nunca|todavia no|aun no|ni|never|not|wont|havent|didnt|refus\w+|se nego a|negaron a|sin) (?:me |lo |la |los |ha |han |have |has |quiere\w* |quisieron |it |yet |been |to |sign |been )*(?:firm\w+|certific\w+|sign\w*)|(?:esperando|waiting) (?:\w+ ){0,4}(?:firm\w+|sign\w*)`,
      ],
      "No he reportado": [[silent, say`(?:al final|despues|luego|pero) (?:\w+ ){0,3}${report}`]],
      "Sí, ya lo firmaron": [
        [
          say`${free(`(?:ya |si |yes |already |they |me |la policia |el fiscal |fiscalia |tengo |have |got |esta |it |its |is |was |police |detective |da )(?:\\w+ ){0,4}${signed}`)}`,
          say`(?:no|nunca|ni|not|havent|didnt|wont|todavia no|nadie|sin) (?:me |lo |la |los |h?an? |se |it |been |have |they |yet |quieren? |esta |h?a |tengo |nada |is )*${signed}|(?:quiero|espero|esperando|para) que (?:\w+ )?(?:me )?(?:lo )?firm\w+`,
        ],
      ],
    }),
  ],
  "visa-t": [
    choices({
      "Me obligan a tener sexo": [settles(say`${free(sex)}`)],
      "Con deuda o quitándome papeles": [say`${free(debt)}`],
      "Con amenazas o golpes": [say`${free(threat)}`],
      "Solo no me pagan bien": [
        [say`${wages}`, say`${free(threat)}|${free(debt)}`],
        say`${denied(`${threat}|(?:oblig\\w+|forc\\w+)`)}`,
      ],
    }),
    choices({
      "No, sigo ahí": [stays],
      "Sí, y ya lo reporté": [[say`${free(report)}`, stays]],
      "Sí, pero no he dicho nada": [
        [silent, stays],
        [gotOut, say`${free(report)}`],
      ],
    }),
  ],
  "sij-jovenes": [
    choices({
      "21 o más, o casado": [
        settles(single, say`${parent} (?:\w+ ){0,3}(?:casad|se caso|married)`),
        aged((age) => age >= 21),
      ],
      "De 18 a 20": [aged((age) => age >= 18 && age < 21)],
      "17 o casi 18": [aged((age) => age === 17)],
      "Menos de 17": [
        aged((age) => age < 17),
        say`es (?:\w+ )?(?:un |una )?(?:bebe|bebita|chiquit[oa]|nin[oa])|(?:primaria|kinder|secundaria|elementary|middle school|preescolar|toddler|baby)|(?:es|is) (?:\w+ )?(?:a )?(?:little )?(?:child|kid)`,
      ],
    }),
    choices({
      "Murió uno o los dos": [say`${free(died)}`],
      "Maltrato o descuido": [say`${free(mistreats)}|${starved}`],
      "Uno lo dejó o no ayuda": [say`${gone}`],
      "Vive bien con los dos": [say`${free(bothWell)}`],
    }),
  ],
};
