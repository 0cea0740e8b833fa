/**
 * Family and cases whose one fact decides and that the ranking takes for a neighbour: a grandchild, a cousin, a father who will not petition, a child
 * with an illness, papers for a couple who came with a visa, a case that was closed or dismissed, a date years away. Server only.
 */
import type { Outright } from "#guide/dialogue/server-only/outright/outright.ts";

// Who can petition.
const farKin =
  "(?:niet[oa]s?|abuel(?:it)?[oa]s?|ti[oa]s?|prim[oa]s?|sobrin[oa]s?|cunad[oa]s?|suegr[oa]s?|yerno|nuera|padrin[oa]|grand(?:son|daughter|child|ma|pa|mother|father|parents?)|uncle|aunt|cousin|nephew|niece|(?:brother|sister|mother|father) in law)";
const farPetition = new RegExp(
  [
    `\\b(?:mi|mis|un|una|my|a) ${farKin}\\b(?: \\w+){0,4} (?:me|nos)? ?(?:puede[n]?|podria[n]?|quiere[n]?|va[n]? a|can|could|wants to) (?:me |nos )?(?:pedir(?:me|nos)?|peticionar(?:me|nos)?|arreglar(?:me|nos)?|patrocinar(?:me|nos)?|meter(?:me)? (?:los |mis )?papeles|dar(?:me)? (?:los )?papeles|petition|sponsor|file)\\b`,
    `\\b(?:puede|podria|podra|can|could) (?:mi|my|a|un) ${farKin}(?: \\w+){0,3} (?:pedir(?:me|nos)?|peticionar(?:me)?|arreglar(?:me)?|petition|sponsor|file)\\b`,
    `\\b(?:me|nos) (?:puede|podria|quiere) (?:pedir|peticionar|arreglar|patrocinar) (?:un|una|mi) ${farKin}\\b`,
    `\\b(?:puedo|podria|quiero|como (?:le hago para )?|can i|how (?:do|can) i) (?:pedir|pido|peticionar|arreglar|petition|sponsor)(?: for)? (?:a |al )?(?:mi|mis|un|una|my|a) ${farKin}\\b`,
  ].join("|"),
);
const farOther =
  /\b(?:work|visa|taxes|impuestos|gan[ao]|ingresos?|sueldo|income|i ?864|afidavit|carta de sostenimiento|co ?(?:patrocinador|sponsor)|joint|firmar|sign|trabajo|empresa|negocio|patron|job|visit\w*|turista|tourist|albergue|orr|detenid[oa]|detained|custodia|adopt\w+|asilo|asylum|murio|died|tutela|guardian\w*|cuid[oa]|casar\w*|marry|(?:su|con) (?:espos[oa]|marido))\b/;
const abuelo =
  /\b(?:mi|mis|my) (?:abuel(?:it)?[oa]s?|bisabuel[oa]|grand(?:father|mother|parents?|pa|ma)|great grand\w+)\b(?: \w+){0,4} (?:es|era|eran|fue|nacio|is|was|were)(?: \w+){0,3} (?:gring[oa]|american[oa]?|ciudadan[oa]|estados unidos|texas|california|here|aqui|citizen|born)\b/;
const abueloOther =
  /\b(?:pidio|pedid[oa]|aprobad[oa]|petitioned|se nos fue|murio|pedir(?:me)?|peticion\w*|petition|sponsor|visit\w*|murio y|naci (?:aqui|en (?:texas|california|estados))|born here)\b/;
const adopted = /\b(?:me adopt\w+|fui adoptad[oa]|soy adoptad[oa]|adopted me|i was adopted|im adopted)\b/;
const adoptedOther =
  /\b(?:nunca me adopt\w+|never adopted|padrastro|madrastra|step\w+|(?<!(?:never|nunca) )(?:got|me dieron|me dio|tengo|tuve|tenia|have|had)(?: \w+){0,3} (?:gr(?:ee|e)n ?card|mica|residencia)|quiero adoptar|adoptar a|nuestro hijo|mi hij[oa]|we adopted|my (?:son|daughter))\b/;
const refuses =
  /\b(?:mi|my) (?:papa|mama|padre|madre|padrastro|espos[oa]|marido|hij[oa]|herman[oa]|dad|mom|father|mother|husband|wife|son|daughter|brother|sister)\b(?: \w+){0,7} (?:no (?:me |nos )?quiere (?:pedir(?:me)?|peticionar(?:me)?|arreglar(?:me)?|firmar(?:me)?|ayudar(?:me)?|meter)|(?:wont|will not|refuses to|doesnt want to|does not want to) (?:petition|sponsor|file|help|sign))\b/;
const refusesOther =
  /\b(?:espos[oa]|marido|husband|wife|i ?751|condicion\w*|tarjeta|divorc\w+|separ\w+|peg\w+|golpe\w+|maltrat\w+|amenaz\w+|grit\w+|hits?|abus\w+|threat\w+|i ?864|vence|expir\w+|corte|court|pasaporte)\b/;
const spouseWord = /\b(?:espos[oa]|marido|husband|wife)\b/;
const ofStatus = /\b(?:ciudadan[oa]|american[oa]|residente|citizen|resident|gring[oa])\b/;
const jailed = /\b(?:pres[oa]|carcel|prision|encarcelad[oa]|jail|prison|incarcerated|locked up)\b/;
const petitioned = /\b(?:pedir(?:me)?|peticion\w*|arregl\w+|i ?130|petition|sponsor|papers|papeles)\b/;
const whereMarry =
  /\b(?:cas(?:ar\w*|o|amos|emos)|boda|matrimonio|marry|married|wedding)\b(?=.*\b(?:aqui o alla|alla o aqui|aca o alla|aqui o en|alla o aca|here or (?:there|in|back)|there or here|en que pais|which country|en (?:mexico|guatemala|honduras|el salvador|colombia|mi pais) o (?:aqui|aca|en estados))\b)/;
const citizenParent =
  /\b(?:(?:mi|my) (?:mama|papa|madre|padre|mom|dad|mother|father)(?: \w+){0,2} (?:es|is|se hizo|ya es)(?: \w+){0,2} (?:ciudadan[oa]|citizen))\b/;
const grownAge = /\b(?:tengo|im|i am) (?:2[1-9]|[3-6]\d)\b/;
const grownOther =
  /\b(?:residente|mica|green ?card|resident|se hizo|naci|born|cuando (?:yo )?ten|derivad\w+|ya soy ciudadan|asilo|asylum|corte|court|orden|deport\w+|daca|espos[oa]|cruc\w+|entre|crossed|came|arregl\w+|legaliz\w+|sin papeles|fix)\b/;
const spouseCitizen =
  /\b(?:mi|my) (?:espos[oa]|marido|mujer|husband|wife)(?: \w+){0,2} (?:es|is)(?: \w+){0,2} (?:ciudadan[oa]|american[oa]|citizen|gring[oa])\b/;
const cameWithVisa =
  /\b(?:(?:entre|vine|llegue|entramos) (?:\w+ ){0,2}con (?:\w+ )?(?:visa|turista)|(?:came|entered)(?: \w+){0,3} (?:on|with) (?:a |my )?(?:\w+ )?visa)\b/;
const whichPapers =
  /\b(?:que|cuales|what|which) (?:papeles|documentos|formas|formularios|papers|documents|forms)\b|\bque (?:necesito|necesitamos|mando|mandamos|hay que mandar|llevo)\b|\bwhat do (?:i|we) need\b/;
const visaOther =
  /\b(?:de otr[oa]|prestad[oa]|fals[oa]|de mi prim[oa]|corte|orden|deport\w+|dui|arrest\w+|entrevista|interview|k ?1|prometid[oa]|cruc\w+|rio|consulad\w+)\b/;

// Asylum, and what stands beside it.
const hasAsylum =
  /\b(?:tengo (?:el )?asilo|me dieron (?:el )?asilo|gane (?:mi |el )?asilo|soy asilad[oa]|asilo aprobado|i have asylum|i was granted asylum|im an asylee|granted asylum)\b/;
const marries =
  /\b(?:me case|casad[oa]|nos casamos|me voy a casar|casarme|married|marry|espos[oa] ciudadan[oa])\b/;
const crossed =
  /\b(?:entre|cruce|pase|llegue|came|crossed|entered)(?: \w+){0,3} (?:rio|cerro|desierto|frontera|sin (?:papeles|inspeccion|revision|visa)|river|desert|without)\b/;
const asylumOther =
  /\b(?:pendiente|pending|en (?:proceso|tramite|corte)|corte|negaron|denied|traer|pedir a|bring)\b/;
const withdraws =
  /\b(?:(?:quiero|quisiera|puedo|podria|debo|deberia|mejor|conviene|como|can i|should i|i want to|how (?:do|can) i)(?: \w+){0,2} (?:retir\w+|cancel\w+|quitar|abandon\w+|dejar|withdraw\w*|drop)|retiro|quiero retirar)(?: \w+){0,3} (?:mi |el |la |my )?(?:caso de |solicitud de |peticion de )?(?:asilo|asylum)\b/;
const withdrawOther =
  /\b(?:me (?:quitaron|cancelaron)|(?:pueden|puede) (?:quitar|cancelar)|uscis cancel\w+|no quiero (?:retirar|dejar|cancelar)|viaj\w+)\b/;
const inHerAsylum =
  /\b(?:(?:nin[oa]s?|sobrin[oa]s?|niet[oa]s?|nephews?|nieces?|grand(?:kids?|children|son|daughter)|kids?)\b(?: \w+){0,6} (?:asilo|asylum)\b(?: \w+){0,4} (?:ti[oa]s?|abuel[oa]s?|aunt|uncle|grand(?:ma|mother|parents?))|(?:incluir|meter|agregar|include|add)(?: \w+){0,4} (?:sobrin[oa]s?|niet[oa]s?|nephews?|nieces?|grand\w+)(?: \w+){0,4} (?:asilo|asylum))\b/;
const prints = /\b(?:huellas?|biometric\w*|fingerprints?)\b/;
const printsOther =
  /\b(?:sin decirme|nunca|notari\w*|metio|senora|preparador\w*|never|falte|faltamos|no fui|missed|cambiar|otra fecha|resched\w+|bebe|nin[oa]|negaron|denied|entrevista|interview|pago|cuesta|cost|cuanto (?:tarda|tiempo)|how long|despues de|after|permiso)\b/;
const asylumWord = /\b(?:asilo|asylum)\b/;

// The court.
const hearing = /\b(?:corte|audiencia|hearing|court)\b/;
const onVideo =
  /\b(?:por video|virtual\w*|webex|remot[oa]|zoom|by video|video call|(?:sea|ser|hacer(?:la)?|be|have it)(?: \w+)? (?:en linea|online|por internet|por telefono))\b/;
const asksForIt =
  /\b(?:quiero|quisiera|puedo|puede|podria|pedir|pido|se puede|hacer|en vez|want|can|could|ask|request|instead)\b/;
const videoOther =
  /\b(?:en persona|in person|dice que es|says (?:it is|its)|ver (?:mi|el) caso|checar|check my case|no (?:funciono|sirvio|pude (?:entrar|conect\w+))|didnt work|couldnt (?:join|connect)|enlace|link|trafico|traffic|criminal|familia)\b/;
const courtWord = /\b(?:corte|juez|jueza|audiencia|court|judge|hearing)\b/;
const dateWord = /\b(?:regres\w+|vuelv\w+|volver|come back|return|fecha|cita|date|hasta|until|es en|para)\b/;
const yearsAhead =
  /\b(?:20(?:2[89]|3\d)|en (?:2|3|4|5|dos|tres|cuatro|cinco) anos|in (?:two|three|four|five|2|3|4|5) years)\b/;
const farOtherCourt =
  /\b(?:deport\w+|fuera|castigo|removed|cambi\w+|changed|jueves|lunes|martes|miercoles|viernes|manana|esta semana|adelant\w+|moved up|master|que (?:pasa|hacen)|what happens|asilo|asylum|miedo|permiso|work permit|viaj\w+|travel|orden|mude|moved|espos[oa]|casar\w*|negaron|gane|perdi)\b/;
const closedForNow =
  /\b(?:cierre administrativo|(?:cerr\w+|clos\w+|cerrad[oa])(?: \w+){0,3} administrativ\w+|administrativ\w+(?:ly)? (?:cerr\w+|clos\w+)|administrative closure)\b/;
const dismissed =
  /\b(?:(?:caso|case|corte|juez|jueza|judge|court)\b.*\b(?:desestim\w+|sobresei\w+|dismiss\w*|terminat\w+|termin(?:aron|ado|o))|(?:desestim\w+|dismiss\w*|terminat\w+|termin(?:aron|ado|o))\b.*\b(?:corte|juez|judge|court))\b/;
const dismissedOther =
  /\b(?:como (?:puedo|lo) (?:ver|checo)|puedo ver|por telefono|how (?:can|do) i (?:see|check)|dui|criminal\w*|penal|cargos?|charges?|trafico|traffic|arrest\w+|condado|county|patron|trabajo|tps|daca|parole|program\w*|apel\w+|appeal|bia|i ?\d{3}|uscis|terminate (?:my|the) (?:lawyer|attorney)|robo|dv|domestic|felon\w+)\b/;
const notDecided =
  /\b(?:no (?:(?:me|nos|lo|la) )?(?:pueden|pudieron|puede|pudo|podian|iban a) (?:decidir|dar (?:la |una )?(?:decision|respuesta)|aprobar\w*)|decision cannot (?:yet )?be made|cannot (?:make a decision|decide)|couldnt (?:decide|make a decision)|no (?:me )?(?:dieron|dio|tomaron) (?:la |una |ninguna )?(?:decision|respuesta)|caso (?:quedo )?(?:en revision|continuado)|(?:case|interview) (?:was )?(?:continued|under review)|no (?:me )?dijeron (?:ni )?(?:si|que))\b/;
const atInterview = /\b(?:entrevista|interview|oficial|officer|examen|cita)\b/;
const notDecidedOther =
  /\b(?:asilo|asylum|corte|court|juez|judge|consulad\w+|consulate|juarez|embajada|embassy|221|arrest\w+|fraude|mentira|negaron|denied|detenid[oa]|miedo)\b/;
const exGang =
  /\b(?:(?:fui|era|estuve en|anduve en|sali de|deje|me sali de)(?: \w+){0,3} (?:pandill\w*|maras?|mareros?|gang\w*|ms ?13|barrio 18|clica)|ex ?pandiller[oa]|(?:fui|era) marer[oa]|ex ?marer[oa]|pandillero (?:de joven|antes)|(?:was|used to be)(?: \w+){0,3} (?:gang|gang member|gangbanger)|ex ?gang|former gang|left (?:the|a|my) gang)\b/;
const exGangOther =
  /\b(?:tatuaje\w*|tattoo\w*|me (?:buscan|quieren matar|amenaz\w+)|victima|no (?:fui|era)|never|mi (?:hij[oa]|espos[oa]|hermano)|detenid[oa]|corte|court)\b/;
const turnedBack =
  /\b(?:(?:me|nos) (?:devolvieron|regresaron|retornaron|echaron para atras|sacaron)(?: \w+){0,6} (?:frontera|garita|linea|puente|huellas|border)|(?:sent|turned|returned) (?:me|us)(?: \w+){0,2} (?:back|away)(?: \w+){0,4} (?:border|bridge|fingerprint\w*)?|me tomaron (?:las )?huellas y me (?:regresaron|devolvieron))\b/;
const cameAgain =
  /\b(?:(?:luego|despues|otra vez|de nuevo|y ya|y|volvi a) (?:entre|cruce|pase|entrar|cruzar|pasar|brinque)|volvi|entre en (?:19|20)\d\d|(?:then|later|again)(?: \w+){0,3} (?:crossed|came|entered)|(?:crossed|came back|entered)(?: \w+){0,2} again|sin que me (?:vieran|agarraran))\b/;
const turnedOther =
  /\b(?:asilo|asylum|miedo|mi (?:espos[oa]|hij[oa]|hermano|mama|papa)|orden|juez|judge|deport\w+|detenid[oa]|245|visa de turista)\b/;

// A child whose illness counts, and ten years.
const childWord = /\b(?:hij[oa]s?|nin[oa]s?|bebe|son|daughter|child|kid|boy|girl)\b/;
const illOf =
  /\b(?:autis\w+|sindrome de down|down syndrome|discapacid\w+|disab\w+|cancer|epileps\w+|especial(?:es)?|special needs|enferm[oa]|paralisis|sordo|sorda|cieg[oa]|asma|asthma|diabetes|corazon|heart)\b/;
const againstRemoval =
  /\b(?:(?:no|para que no|evitar|parar|frenar|pelear|contra|sirve|ayuda|me puede|cuenta)(?: \w+){0,5} (?:deport\w+|me saquen|me deporten)|deport\w+(?: \w+){0,5} (?:sirve|ayuda|cuenta|evit\w+)|(?:stop|avoid|fight|against|help)(?: \w+){0,5} (?:deport\w+|removal)|cancelacion|42b)\b/;
const sickOther =
  /\b(?:que cuenta|que significa|excepcional\w*|exceptional|what counts|papeles|pruebas|doctor|evidence|paperwork|tengo orden|ya (?:me )?deport\w+|me deportaron|detenid[oa]|perdi|negaron|denied|apel\w+|appeal\w*|vuelo)\b/;
const taxesGive =
  /\b(?:(?:10|diez|ten|muchos) (?:anos|years)(?: \w+){0,4} (?:taxes|impuestos)|(?:pag\w+|declar\w+|paying|paid)(?: \w+){0,3} (?:taxes|impuestos))\b/;
const gavePapers =
  /\b(?:(?:le|les|me|nos|te) (?:dieron|dan|van a dar|daran|dio)(?: \w+){0,2} (?:papeles|residencia|mica|permiso|green ?card)|(?:get|got|give|gives|gave)(?: \w+){0,3} (?:papers|green ?card|legal))\b/;
const isItSo = /\b(?:cierto|verdad|dice|dicen|dijo|real|true|says?|said|es asi|sera)\b/;

// A child too young to petition.
const tooYoung =
  /\b(?:(?:mi|my) (?:hij[oa]|nin[oa]|bebe|son|daughter|kid)\b(?: \w+){0,6} (?:[1-9]|1\d|20) (?:anos|years|yrs?)\b(?: \w+){0,4} (?:ciudadan[oa]|american[oa]|nacio aqui|nacid[oa] aqui|citizen|born here)|(?:mi|my) (?:hij[oa]|nin[oa]|son|daughter|kid)\b(?: \w+){0,4} (?:ciudadan[oa]|american[oa]|nacio aqui|nacid[oa] aqui|citizen|born here)\b(?: \w+){0,5} (?:[1-9]|1\d|20)\b(?: (?:anos|years|yrs?))?)/;
const yearsHere =
  /\b(?:(?:llevo|tengo|cumplir|cumplo|been|hace)(?: \w+){0,4} (?:\d+|diez|doce|quince|veinte|ten|twenty) (?:anos|years)|entre|cruce|came|crossed|sin papeles|no tengo papeles|undocumented)\b/;
const youngOther =
  /\b(?:espos[oa]|marido|mujer|husband|wife|novi[oa]|pareja|autis\w+|enferm\w+|down|discapacid\w+|cancer|corte|court|orden|detenid[oa]|deport\w+|asilo|asylum|daca|tps|pasaporte|passport|medicaid|escuela|school|21|22|23|24|25|peg\w+|golpe\w+|crimen|victima|visa|parole|soy (?:ciudadan|resident)\w+)\b/;
const crossedOver =
  /\b(?:(?:entre|cruce|pase|vine|llegue|brinque)(?: \w+){0,2} (?:por el (?:rio|cerro|desierto|monte)|sin (?:papeles|inspeccion|revision|visa|permiso)|mojad[oa]|caminando|con coyote)|(?:came|crossed|entered)(?: \w+){0,3} (?:river|desert|border|without))\b/;

// Days and fees.
const cannotPay =
  /\b(?:no (?:me alcanza|tengo|completo|puedo pagar|junto|podemos pagar)|(?:cant|cannot) (?:afford|pay)|too (?:expensive|much)|esta (?:muy )?caro|no hay para)\b/;
const price485 =
  /\b1 ?[,.]? ?(?:440|390)\b|\b(?:i ?485|la 485|la residencia|la solicitud de residencia|the green card|adjustment)\b(?=.*\b(?:pag\w+|alcanza|caro|cuesta|afford|pay|fee)\b)|\b(?:pag\w+|alcanza|caro|afford|pay)\b.*\b(?:i ?485|la 485|solicitud de residencia|green card application)\b/;
const price485Other = /\b(?:abogad[oa]|lawyer|asilo|asylum|vawa|visa [ut]|sij|i ?90|renovar|renew)\b/;
const taxDebt =
  /\b(?:debo|debemos|debe|deuda|atrasad[oa]|owe|owes|debt|back taxes)\b(?=.*\b(?:taxes|impuestos|irs)\b)(?=.*\b(?:pedir\w*|peticion\w*|i ?864|i ?130|espos[oa]|patrocin\w+|sponsor\w*|petition|wife|husband|papa|mama|hij[oa])\b)|\b(?:taxes|irs)\b.*\b(?:debo|deuda|owe|debt)\b.*\b(?:pedir\w*|peticion\w*|espos[oa]|petition|sponsor|wife|husband)\b/;

// Work and letters.
const monitor = /\b(?:grillete|tobillera|monitor|brazalete|ankle (?:monitor|bracelet))\b/;
const hurts =
  /\b(?:apriet\w+|lastim\w+|duele|hinch\w+|herida|sangr\w+|roz\w+|quitarmelo|quitarme el|cortar\w*|tight|hurts?|swollen|wound|take it off|cut it)\b/;
const boss =
  /\b(?:patron\w*|jef[ea]|trabajo|compania|empresa|manager|recursos humanos|boss|employer|job|company|hr)\b/;
const asksPapers =
  /\b(?:pide|piden|pidio|pidieron|quiere\w*|exige\w*|asks?|asking|wants?)\b(?: \w+){0,4} (?:papeles|documentos|papers|documents)\b/;
const again = /\b(?:otra vez|de nuevo|nuevamente|again|despues de|after)\b/;
const changesJob =
  /\b(?:cambiar(?:me)?|cambio|dejar|renunciar|change|switch|quit)\b(?: \w+){0,3} (?:de )?(?:trabajo|patron|empleo|jale|chamba|jobs?|employers?)\b/;
const inProcess =
  /\b(?:en (?:proceso|tramite)|mi (?:proceso|tramite|caso)|pendiente|i ?485|i ?140|perm|mientras|in process|pending|my case|while)\b/;
const changesOther =
  /\b(?:perm|i ?140|i ?9|e ?verify|h ?2|h ?1b|tn|amenaz\w+|no me paga|taxes|direccion|address)\b/;
const lawyer = /\b(?:abogad[oa]|licenciad[oa]|lawyer|attorney)\b/;
const didFile =
  /\b(?:si (?:\w+ ){0,4}(?:meti[oó]|mand[oó]|presento|someti[oó]|envi[oó]|metieron|mandaron)|(?:de verdad|de veras|really|actually)(?: \w+){0,3} (?:meti\w*|mand\w+|present\w+|filed|sent|submitted)|if (?:\w+ ){0,3}(?:filed|sent|submitted))\b/;
const asksToKnow =
  /\b(?:como|donde|ver|veo|saber|se|checar|compr\w+|how|where|know|check|see|find out|tell)\b/;
const asksHow =
  /\b(?:como (?:me )?(?:contratan|consigo|puedo|le hago|hago)|quiero|busco|me interesa|how (?:can|do) i)\b/;
const farm = /\b(?:granja|campo|rancho|cosecha|pizca|labor|farm|h ?2 ?[ab]|temporada|agricol\w+|orchard)\b/;
const fromAbroad =
  /\b(?:desde (?:mexico|guatemala|honduras|el salvador|mi pais)|estoy en (?:mexico|guatemala|honduras|el salvador|mi pais)|from (?:mexico|guatemala|honduras|my country)|vivo en (?:mexico|guatemala|honduras|el salvador))\b/;
const pregnant = /\b(?:embarazada|embarazo|encinta|pregnant|voy a tener un bebe|espero (?:un )?bebe)\b/;
const pregnantOther =
  /\b(?:detenid[oa]|detained|ice|arregl\w+|legaliz\w+|espos[oa]|marido|novi[oa]|husband|boyfriend|residencia|me (?:puede|sirve|ayuda) para|peg\w+|golpe\w+|hits?|deport\w*|asilo|visa|orden|corte|viaj\w+|consulad\w+|vacun\w+|sangr\w+|dolor\w*|duele|emergencia|parto|contraccion\w*|bleed\w*|pain|labor|papeles (?:por|para)|cruz\w+)\b/;
const noPapers =
  /\b(?:sin (?:papeles|documentos|seguro)|no (?:tengo|tenemos) (?:papeles|documentos|estatus|seguro|aseguranza)|indocumentad[oa]|undocumented|no papers|without papers|dont have papers)\b/;
const safeHospital =
  /\b(?:is it safe|safe to|es (?:seguro|peligroso)|es segura|dangerous to|(?:me )?da miedo|tengo miedo de|afraid to|scared to)\b(?: \w+){0,3} (?:ir|go|a|al|to|en)(?: \w+){0,2} (?:hospital|clinica|clinic|emergency room|urgencias)\b/;
const interview = /\b(?:entrevista|interview)\b/;
const ofMarriage =
  /\b(?:matrimonio|residencia|espos[oa]|marido|casad[oa]s?|green ?card|marriage|i ?485|husband|wife)\b/;
const overstayed =
  /\b(?:visa (?:\w+ ){0,2}(?:vencida|vencio|expirada|expired)|(?:venci\w+|expir\w+)(?: \w+){0,3} visa|me quede (?:mas|con)|over ?stay\w*|sin estatus|out of status)\b/;
const interviewOther =
  /\b(?:picked up|detuv\w+|detenid[oa]|detained|took|(?:lo|la|los) (?:agarr|arrest|llev)\w+|se (?:lo|la) llev\w+|get (?:him|her) out|asilo|asylum|consulad\w+|juarez|ciudadania|citizenship|n ?400|falt(?:e|o|amos)|missed|ya (?:fui|fuimos|paso)|negaron|denied|cruc\w+|rio)\b/;
const ifRemoved =
  /\b(?:si (?:me|nos) (?:deport\w+|agarr\w+|detien\w+|llev\w+)|if (?:i get|they|im|i am|we get) (?:deport\w*|detain\w*|take))\b/;
const mineHere =
  /\b(?:(?:con|y|a|de|que pasa con) (?:mis|mi|los) (?:hij[oa]s?|nin[oa]s?)|my (?:kids?|children|son|daughter))\b/;
const ifRemovedOther =
  /\b(?:deportaron|cruz\w+|otra vez|again|alla|arregl\w+|ayuda\w*|sirve|cancelacion|42b|pasaporte|passport|mandar\w*|llevarmelos|llevarme|orden|afuera|puerta|casa|carro)\b/;
const marriedTwo =
  /\b(?:(?:me case|nos casamos|casad[oa]s?)(?: \w+){0,3} (?:hace|desde hace) (?:\w+ )?(?:un|1|dos|2|ano|casi dos) anos?|hace (?:casi )?(?:dos|2) anos (?:que )?(?:me case|nos casamos)|(?:married|got married)(?: \w+){0,2} (?:two|2) years ago)\b/;
const cardEnds =
  /\b(?:tarjeta|mica|green ?card|residencia|card)\b(?: \w+){0,3} (?:vence|se vence|expira|termina|caduca|expires?|runs out)\b|\b(?:vence|expires?)(?: \w+){0,3} (?:tarjeta|mica|green ?card|card)\b/;
const signed = /\b(?:firm[eo]|firmamos|signed)\b/;
const unread =
  /\b(?:sin (?:leer|entender|saber)|no (?:lei|entendi|sabia)|without (?:reading|knowing|understanding)|didnt (?:read|understand))\b/;
const whereSigned =
  /\b(?:carcel|jail|ice|migra|inmigracion|oficial\w*|officer|detenid[oa]|detained|salida|deport\w+)\b/;

// Somebody died there.
const diedThere =
  /\b(?:muri[oó]|murieron|fallecio|fallecieron|died|passed away)\b(?=.*\b(?:mama|papa|madre|padre|abuel\w+|herman[oa]|hij[oa]|ti[oa]|mom|dad|mother|father|grand\w+|brother|sister|son|daughter|uncle|aunt)\b)/;
const wantsToGo =
  /\b(?:funeral|entierro|velorio|sepelio|enterrar\w*|despedir\w*|(?:puedo|podria|quiero|can i|could i|want to) (?:ir|viajar|go|travel))\b/;
const diedOther =
  /\b(?:i ?485|485|pendiente|pending|(?:lo|la|los|las) dejen|dejen entrar|visa|parole|vuelo|flight|boleto|residente|resident|mica|green ?card|ciudadan[oa]|citizen|daca|tps|peticion\w*|petition\w*|me pidio|pedid[oa]|i ?130|detenid[oa]|ice)\b/;

export const nearFamilyRules: readonly Outright[] = [
  { id: "interview-fear", said: [interview, ofMarriage, overstayed], unless: interviewOther, over: [] },
  {
    id: "relative-dying",
    said: [diedThere, wantsToGo],
    unless: diedOther,
    without: ["daca", "resident", "citizen"],
    over: ["selfHarm"],
  },
  { id: "no-such-petition", said: [farPetition], unless: farOther, calm: true, over: [] },
  { id: "grandparent-citizen", said: [abuelo], unless: abueloOther, over: [] },
  { id: "adopted-no-papers", said: [adopted], unless: adoptedOther, over: [] },
  {
    id: "petitioner-jailed",
    said: [spouseWord, ofStatus, jailed, petitioned],
    unless: /\b(?:por (?:ice|migra)|detenid[oa] por)\b/,
    over: [],
  },
  { id: "petitioner-refuses", said: [refuses], unless: refusesOther, calm: true, over: [] },
  { id: "where-to-marry", said: [whereMarry], unless: /\b(?:pag\w+|solo por)\b/, calm: true, over: [] },
  { id: "grown-child-of-parent", said: [citizenParent, grownAge], unless: grownOther, over: [] },
  { id: "spouse-visa-papers", said: [spouseCitizen, cameWithVisa, whichPapers], unless: visaOther, over: [] },
  {
    id: "asylee-residence-married",
    said: [hasAsylum, marries, crossed],
    unless: asylumOther,
    calm: true,
    over: [],
  },
  { id: "withdraw-asylum", said: [withdraws], unless: withdrawOther, over: [] },
  { id: "child-in-relatives-asylum", said: [inHerAsylum], over: [] },
  { id: "asylum-biometrics", said: [prints, asylumWord], unless: printsOther, over: [] },
  { id: "court-by-video", said: [hearing, onVideo, asksForIt], unless: videoOther, lead: "court", over: [] },
  { id: "far-hearing", said: [courtWord, dateWord, yearsAhead], unless: farOtherCourt, over: [] },
  { id: "case-closed-for-now", said: [closedForNow], over: [] },
  { id: "case-dismissed", said: [dismissed], unless: dismissedOther, over: [] },
  {
    id: "interview-no-decision",
    said: [notDecided, atInterview],
    unless: notDecidedOther,
    calm: true,
    over: [],
  },
  {
    id: "interview-no-decision",
    said: [/\b(?:decision cannot (?:yet )?be made|cannot make a decision at this time)\b/],
    unless: notDecidedOther,
    calm: true,
    over: [],
  },
  { id: "ex-gang", said: [exGang], unless: exGangOther, over: ["threat", "violence"] },
  {
    id: "turned-back-reentered",
    said: [turnedBack, cameAgain],
    unless: turnedOther,
    lead: "other",
    over: [],
  },
  { id: "hardship-child", said: [childWord, illOf, againstRemoval], unless: sickOther, over: [] },
  {
    id: "crossed-young-child",
    said: [tooYoung, crossedOver],
    unless: new RegExp(`${youngOther.source}|\\b(?:veces|twice|otra vez|volvi|regrese|sali|deport)\\b`),
    over: [],
  },
  { id: "child-petitions-parent", said: [tooYoung, yearsHere], unless: youngOther, calm: true, over: [] },
  { id: "no-new-law", said: [taxesGive, gavePapers, isItSo], calm: true, over: [] },
  { id: "i485-too-dear", said: [cannotPay, price485], unless: price485Other, calm: true, over: [] },
  {
    id: "tax-debt",
    said: [taxDebt],
    unless: /\b(?:como (?:los )?(?:hago|declaro)|sin social|itin)\b/,
    calm: true,
    over: [],
  },
  { id: "monitor-hurts", said: [monitor, hurts], over: [] },
  {
    id: "boss-asks-again",
    said: [boss, asksPapers, again],
    unless: /\b(?:fals\w+|chuec\w+|fake)\b/,
    over: [],
  },
  { id: "change-job-pending", said: [changesJob, inProcess], unless: changesOther, over: [] },
  {
    id: "lawyer-filed",
    said: [lawyer, didFile, asksToKnow],
    unless:
      /\b(?:asilo|asylum|apel\w+|appeal\w*|copia|copy|expediente|carta|cartas|notari\w*|cobr\w+|nego|denied|mentir\w*)\b/,
    calm: true,
    over: [],
  },
  { id: "h2-worker-abroad", said: [asksHow, farm, fromAbroad], calm: true, over: [] },
  { id: "pregnant", said: [pregnant, noPapers], unless: pregnantOther, calm: true, over: [] },
  {
    id: "ice-in-hospital",
    said: [safeHospital],
    unless: /\b(?:embaraz\w+|pregnan\w+|duele|sangr\w+|visitar|visit|detenid[oa]|ver a)\b/,
    over: [],
  },
  { id: "fear-for-children", said: [ifRemoved, mineHere], unless: ifRemovedOther, over: [] },
  {
    id: "two-year-card",
    said: [marriedTwo, cardEnds],
    unless: /\b(?:permiso|divorc\w+|separ\w+|10 anos)\b/,
    over: [],
  },
  {
    id: "signed-regret",
    said: [signed, unread, whereSigned],
    unless: /\bno (?:firm\w+|sign\w*)\b/,
    lead: "sign",
    over: [],
  },
];

const cameWithChild =
  /\b(?:entre|entramos|cruce|cruzamos|vine|vinimos|bine|llegue|llegamos|pase|pasamos|came|crossed|entered|arrived)\b(?: \w+){0,9} (?:con|with) (?:mi|mis|my)(?: \w+){0,2} (?:hij[oa]s?|nin[oa]s?|bebes?|kids?|children|son|daughter|baby)\b/;
/** In whatever order. */
const tenYearsAndKids =
  /^(?=.*\b(?:1\d|2\d|3\d|diez|once|doce|trece|catorce|quince|veinte|ten|twelve|fifteen|twenty) (?:anos|years)\b)(?=.*\b(?:hij[oa]s?|nin[oa]s?|kids?|children|son|daughter)\b)(?=.*\b(?:ciudadan[oa]s?|american[oa]s?|nacid[oa]s? aqui|nacieron aqui|citizens?|born here)\b)/;
const ofGrown = /\b(?:corte|court|orden|espos[oa]|husband|wife|cuanto|how|21|22|23|24|25|26|27|28|29)\b/;

/** Told in reply to the two questions of a wish for status. */
export const nearFamilyReplies: readonly Outright[] = [
  {
    id: "came-with-children",
    said: [],
    after: { topics: ["arreglar-papeles"], said: [cameWithChild] },
    unless:
      /\b(?:ciudadan\w+|american[oa]s?|nacio aqui|nacid\w+ aqui|citizens?|born here|visa|parole|turista|asilo|asylum|espos[oa]|marido|husband|wife|mica|resident\w*|deport\w*|orden|corte|court|nta)\b/,
    over: [],
  },
  {
    id: "ten-years-and-children",
    said: [],
    after: { topics: ["cancelacion-de-deportacion"], said: [tenYearsAndKids] },
    unless: ofGrown,
    over: [],
  },
];
