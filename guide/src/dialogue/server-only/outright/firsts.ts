/**
 * Single questions whose one fact decides and that a neighbour's answer hides: a card lost abroad, years abroad with a card, an interview for residence, who turns 21 oneself, a law that does not exist,
 * how long siblings wait, a lawyer who quit, refugees, the asylum fee, asylum asked late.
 */

import type { Outright } from "#guide/dialogue/server-only/outright/outright.ts";
import { letBackIn } from "#guide/dialogue/server-only/told/let-back-in.ts";

const abroad =
  "mexico|guatemala|guate|honduras|el salvador|salvador|nicaragua|venezuela|colombia|ecuador|peru|cuba|republica dominicana|dominicana|haiti|brasil|bolivia|argentina|chile|panama|costa rica|paraguay|uruguay|china|india|filipinas|philippines|espana|spain|mi (?:pais|tierra|pueblo|rancho)|my (?:country|home country)|guadalajara|tijuana|cdmx|puebla|monterrey|oaxaca|michoacan|jalisco|guanajuato|zacatecas|chihuahua|juarez|sinaloa|veracruz|tegucigalpa|san pedro sula|san salvador|bogota|medellin|quito|guayaquil|lima|caracas|la habana|santo domingo|managua";

const card =
  "(?:mica|green ?card|tarjeta (?:verde|de residente|de residencia)|resident card|permanent resident card)";
const gone =
  "(?:perdi|perdio|perdimos|robaron|robo|quitaron|extravi\\w+|olvid\\w+|deje|lost|stole|stolen|left|forgot)";
const cardGone = new RegExp(
  `\\b${gone}(?: \\w+){0,6} ${card}\\b|\\b${card}(?: \\w+){0,5} ${gone}\\b|\\bno (?:encuentro|hallo) (?:\\w+ ){0,2}${card}\\b`,
);
const isAbroad = new RegExp(
  [
    `\\b(?:perdi|perdio|robaron|robo|quitaron|extravi\\w+|lost|stolen|stole|was stolen)(?: \\w+){0,8} (?:en|in|aca en|alla en) (?:${abroad})\\b`,
    `\\b(?:estoy|estamos|ando|esta|sigo|me quede|quede|atorad[oa]|varad[oa]|im|i am|were|stuck|stranded)(?: \\w+){0,4} (?:en|in) (?:${abroad})\\b`,
    `\\b(?:estando|andando|visitando|de visita|de vacaciones|while(?: i was)?(?: \\w+)?|visiting|on vacation)(?: \\w+){0,3} (?:${abroad}|alla|aca|fuera)\\b`,
    "\\b(?:como|how (?:do|can) i) (?:me )?(?:regreso|vuelvo|devuelvo|(?:get|fly|come|go) (?:back|home))\\b|\\bno (?:puedo|me dejan) (?:volver|regresar|subir)\\b|\\bcant (?:come|get|fly) back\\b",
    "\\b(?:estoy|estamos|esta) (?:fuera|afuera|en el extranjero|de viaje)\\b|\\b(?:im|i am|stuck|stranded) (?:abroad|overseas|outside)\\b|\\b(?:en el extranjero|abroad|overseas|fuera del pais)\\b",
  ].join("|"),
);
const backHere =
  /\b(?:ya (?:regrese|volvi|estoy (?:aqui|aca|de (?:vuelta|regreso)))|i(?:m| am) back|already back|cuando estuve|voy a (?:ir|viajar)|quiero (?:ir|viajar)|robo de identidad|pasaporte|passport)\b/;

const hasCard = /\b(?:resident\w*|mica|green ?card|lpr|tarjeta verde)\b/;
const livesAbroad = new RegExp(
  `\\b(?:vivo|vivimos|estoy viviendo|llevo|llevamos|me regrese|me vine|me quede|i live|living|i have lived|been living|moved back)(?: \\w+){0,5} (?:en|in|a|to) (?:${abroad})\\b`,
);
const years =
  /\b(?:(?:desde )?hace (?:mas de )?(?:un ano|ano y medio|[2-9] anos|1\d anos|dos anos|tres anos|cuatro anos|cinco anos|\w+ anos)|(?:[2-9]|1\d|dos|tres|cuatro|cinco|seis|siete|ocho|diez) anos|for (?:\w+ ){0,2}years|(?:[2-9]|two|three|four|five|six) years|desde (?:el )?20\d\d|since 20\d\d)\b/;

/** ESTA named in any case of letters, as the reading before leaves it: no article stands before it. */
const esta =
  /\b(?:vine|vino|entre|entro|entramos|llegue|llego|llegamos|viaje|ingrese|came|entered|arrived|flew)(?: \w+){0,5} (?:con|por|on|with|under) (?:my |an |the )?esta\b(?= ?(?:$|hace|y|and|me|en|in|desde|por|pero|but|que|de|vencid|program|\d|two|three|last|months))/;
const stayedOn =
  /\b(?:vencid\w+|expir\w+|overstay\w*|(?:espos[oa]|marido|husband|wife)(?: \w+){0,3} (?:ciudadan[oa]|american[oa]|citizen)|hace (?:\w+ ){1,3}(?:meses|anos|ano)|(?:\w+ ){1,2}(?:months|years) ago|90 dias|90 days)\b/;

const ofResidence =
  /\b(?:residencia|resident[ec]\w*|green ?card|mica|papeles|ajuste|i ?485|485|i ?130|130|petition|peticion|adjustment)\b/;
const spouse = /\b(?:espos[oa]|marido|mujer|senora|husband|wife|spouse|matrimonio|marriage|casad[oa])\b/;
const interviewComes =
  /\b(?:entrevista|interview)(?: \w+){0,6} (?:es|sera|is|en|in|el|la|on|manana|tomorrow|next|this|proxim\w+|este|esta|para|hoy|today)\b|\b(?:tengo|tenemos|me (?:llego|toca|dieron|mandaron|citaron)|nos (?:llego|toca|dieron|citaron)|have|got|our|my|preparo|preparar\w*|prepare|llevo|llevar|preguntan|bring|ask)(?: \w+){0,7} (?:entrevista|interview)\b/;
/** "Tengo entrevista el 16 de diciembre, es por matrimonio": whoever asks what they ask there, or what to take, has another answer. */
const byMarriage = /\b(?:es|por|by|through|based on) (?:el )?(?:matrimonio|marriage)\b/;
const onDay =
  /\b(?:entrevista|interview)\b(?: \w+){0,3} (?:el|on|para el|manana|tomorrow) (?:\w+ )?(?:\d+|lunes|martes|miercoles|jueves|viernes|monday|tuesday|wednesday|thursday|friday|january|february|march|december)\b/;
const interviewAsks =
  /\b(?:pregunt\w+|questions?|ask\w*|pruebas?|evidence|llev[oa]\w*|bring|traductor|interpret\w*)\b/;
const interviewOther =
  /\b(?:divorci\w+|divorce\w*|separ\w+|golp\w+|pega|peg[oa]|maltrat\w+|abus\w+|asilo|asylum|ciudadania|citizenship|n ?400|juarez|consulad\w+|consulate|embajada|embassy|nvc|ds ?260|i ?751|condicion\w+|stokes|falt(?:e|amos)|no (?:fui|fuimos)|missed|(?:fui|fuimos|tuvimos|tuve) (?:a )?(?:mi|la|nuestra|una)|ya (?:fui|fuimos|pase|tuvimos|paso)|(?:i|we) (?:already )?(?:had|went)|despues de la entrevista|after (?:the|our|my) interview|negaron|denied|orden|deport\w+|arrest\w*|detenid\w+|dui|miedo|ice|migra|afraid|scared|vencid\w+|sin papeles|cruz\w+|cuanto (?:tarda|tiempo|cuesta)|daca|k ?1|murio|died|retir\w+|fals\w+|no (?:vivimos|quiere|puede))\b/;

const iTurn =
  /\b(?:cumplo|cumplire|voy a cumplir|ya voy a cumplir|estoy por cumplir|a punto de cumplir|acabo de cumplir|cumpli|antes de (?:que )?cumpl\w+|i(?:ll| will)? turn|i turn|i(?:m| am) (?:turning|about to turn|going to turn|almost)|i just turned|i turned)(?: \w+){0,2} (?:los )?(?:21|veintiuno|veintiun|twenty ?one)\b|\b(?:tengo|im|i am) 20\b.*\b(?:21|veintiun\w*)\b/;
const askedForMe =
  /\b(?:mi|my) (?:papa|mama|padre|madre|jef[ea]|apa|ama|padrastro|madrastra|dad|mom|father|mother|stepdad|stepfather|parents?)(?: \w+){0,5} (?:me (?:pidio|peticiono|metio|puso|tiene pedid[oa])|meti[oó]|mand[oó]|puso|petitioned|filed|sponsored|put in)\b|\b(?:me (?:pidio|peticiono|metio)|petitioned (?:for )?me|filed for me|sponsored me)(?: \w+){0,4} (?:mi|my) (?:papa|mama|padre|madre|dad|mom|father|mother|padrastro|stepdad|stepfather)\b|\bpeticion de mi (?:papa|mama|padre|madre)\b/;
const turnOther =
  /\b(?:pedir a|pedirlo|pedirla|para pedir|petition my|sij|juvenil|ciudadan[oa] por|me (?:caso|case)|soy ciudadan[oa]|im a (?:us )?citizen|asilo|asylum|orden|corte)\b/;

/** An amnesty, a reform or a new law is asked about first, like every wish for status. */
const law = /\b(?:ley|leyes|law|laws|programa|program|registro|registry)\b/;
const saidToGive =
  /\b(?:(?:ley|law|programa|program)(?: \w+){0,8} (?:7|siete|seven)(?: \w+)? (?:anos|years)|(?:7|siete|seven) (?:anos|years)(?: \w+){0,4} (?:ley|law|papeles|papers|residencia|green card)|(?:ley|law) (?:de|del|of) (?:el )?(?:registro|registry)|registry (?:law|act)|registro (?:de|pa|para) los que)\b/;
const asksWhether =
  /\b(?:verdad|cierto|ciert[ao]s?|dizque|salio|aprob\w+|firmo|es real|real|true|cambi\w+|dicen|dijeron|me dijo|oi|escuche|heard|said|say|paso|pasaron|pass\w*|signed|applies|aplica|califico|qualify|sirve)\b/;
const lawOther =
  /\b(?:10 anos|diez anos|ten years?|cancelaci\w+|juez|judge|corte|court|g ?325|registr(?:ar\w*|arse|o civil|o de extranjeros)|245|licencia|cobra\w*|pague|vend\w+|tiene (?:7|siete) anos|daca|tps|cuban\w*|hij[oa]s? de (?:7|siete))\b/;

const hires =
  /\b(?:me (?:quiere[n]?|quieren|ofrec\w+|va[n]? a|van a|pueden?) (?:\w+ )?(?:contratar|emplear|trabajo|empleo|llevar|dar trabajo)|contratarme|oferta (?:de|laboral)|ofrece\w* (?:un )?(?:trabajo|empleo|contrato)|wants? to hire me|hire me|job offer|offered me (?:a )?(?:job|work|contract)|sponsor me)\b/;
const noTreaty =
  "guatemala|el salvador|nicaragua|venezuela|cuba|peru|brasil|brazil|republica dominicana|haiti|ecuador|india|china|nigeria";
const fromThere = new RegExp(
  `\\b(?:en|de|desde|in|from) (?:${noTreaty})\\b|\\b(?:peruan|venezolan|guatemaltec|cuban|nicaraguens|salvadoren|dominican|ecuatorian|brasilen|haitian)\\w*\\b`,
);
const hiredOther =
  /\b(?:mexic\w+|canad\w+|tn|e ?2|h ?1 ?b|h ?2 ?[ab]?|invert\w+|invest\w*|negocio|business|sin papeles|indocumentad\w+|aqui|aca|here|cruz\w+|asilo|asylum|tps|parole|ya estoy|vivo en (?:texas|california|florida)|temporada|cosecha|cobr\w+|pag\w+)\b/;

const uVisa = /\b(?:visa u|u visa|visa de victima|i ?918)\b/;
const uYears =
  /\b(?:(?:hace|desde hace|con|llevo|tengo|ya (?:tengo|llevo|cumpli)|cumpli|for|had)(?: \w+){0,6} (?:3|4|tres|cuatro|three|four) (?:anos|years)|(?:3|4|tres|cuatro|three|four) (?:anos|years)(?: (?:y medio|con|de|on|with|ago|and a half))?)\b/;
const uGranted =
  /\b(?:aprob\w+|me la dieron|la tengo|tengo (?:la |mi )?(?:visa u|u visa)|con (?:la |mi )?visa u|approved|granted|have (?:a |my |the )?u visa|on (?:a |my )?u visa)\b/;
const uOther =
  /\b(?:pendient\w+|pending|esperando|waiting|en espera|lista|bona fide|meti|mande|aplique|applied|filed|no (?:me )?(?:ha|han) (?:aprob|respond)\w*|deferred|certific\w+|suplemento|policia)\b/;

const tSpouse = /\b(?:mi|my) (?:espos[oa]|marido|mujer|senora|pareja|husband|wife)\b/;
const tVisa = /\b(?:visa t|t visa|visa de trata|i ?914)\b/;

const signed =
  /\b(?:(?:ya |les |le )?(?:firm[eo]|firmamos|firmaron|signed)|me hicieron firmar|lo hicieron firmar|la hicieron firmar|made (?:me|him|her) sign)\b/;
const departure =
  /\b(?:salida|voluntari\w+|deportacion|su deportacion|voluntary|departure|deportation|removal|irse|irme)\b/;
const regrets =
  /\b(?:arrepent\w+|arrepin\w+|me obligaron|lo obligaron|la obligaron|enganad\w+|sin (?:saber|leer|entender)|no (?:sabia|entend\w+|supe|leyo|lei)|regret\w*|changed (?:my|his|her) mind|(?:didnt|did not) (?:know|understand|read)|cambie de (?:idea|opinion|parecer)|(?:echar\w*|dar\w*) (?:para |pa )?atras|cancelar\w*|deshacer\w*|anular\w*|undo|take (?:it|that) back|cancel)\b/;

const tpsWord = /\btps\b/;
const salvador = /\b(?:salvador|salvadoren\w+|guanac\w+)\b/;
const worksOn = /\b(?:trabaj\w+|chamb\w+|work\w*|permiso|patron\w*|empleo|job|employer|despid\w+|correr)\b/;
const ranOut =
  /\b(?:venc\w+|expir\w+|acab\w+|termin\w+|9 de septiembre|september 9|sep\w* 9|caduc\w+|ended|paso la fecha)\b/;

const inHospital = /\b(?:hospital\w*|clinica|internad[oa]|sala de emergencia|urgencias|emergency room)\b/;
const comesThere =
  /\b(?:ice|migra|migracion|inmigracion|immigration|agentes?|agents)\b(?: \w+){0,5} (?:sacar\w*|sac[ao]|llevar\w*|llev[ae]|agarr\w+|arrest\w+|deten\w+|entr\w+|ir|llegar|take|arrest|get|come|enter|grab|detain)\b|\b(?:me|nos|lo|la) (?:pueden?|puedan|van a|va a) (?:\w+ )?(?:sacar|agarrar|detener|arrestar|llevar|deportar)(?: \w+){0,6} (?:hospital|clinica|urgencias)\b/;
const hospitalOther =
  /\b(?:se (?:lo|la) llev\w+|(?:lo|la) (?:agarr|detuv|tienen|llev)\w+|ya (?:estan|llegaron)|estan (?:aqui|afuera)|detenid[oa]|in custody|detained|ambulancia|accidente|escuela|school)\b/;

const crossedBack =
  /\b(?:me volvi a (?:meter|cruzar|entrar|venir|pasar|brincar)|volvi a (?:cruzar|entrar|pasar|meterme|brincar)|(?:entre|cruce|pase|vine|brinque) (?:de nuevo|otra vez|de vuelta|nuevamente)|regrese por (?:el|la)|came back (?:across|through|illegally|without)|crossed (?:again|back)|re ?entered)\b/;
const wentOut =
  /\b(?:me sali|sali|salimos|me fui|me regrese|fui a (?:ver|enterrar|mexico)|regrese a (?:mi|mexico|enterrar)|left|went (?:back|home)|enterrar|entierro)\b/;
const unseen =
  /\b(?:desierto|rio|cerro|monte|linea|mojad[oa]|coyote|sin (?:papeles|permiso|inspeccion|visa)|escondid[oa]|brin\w+|illegally|desert|river|without (?:papers|inspection)|no papers|castigo permanente|permanent bar)\b/;

const stay =
  /\b(?:(?:estadia|suspension|stay|alto|pausa) (?:de|of|a) (?:la |mi |su |my |his |her )?(?:deportacion|remocion|expulsion|deportation|removal)|i ?246|(?:parar|frenar|detener|suspender|stop|halt) (?:la |mi |su |my |his |her )?(?:deportacion|deportation|removal))\b/;
const stayOther =
  /\b(?:autis\w+|sindrome|down|special needs|discapacid\w+|asilo|asylum|tortura|torture|42b|cancelaci\w+|visa u|estadia (?:de |como )?turista|i ?539)\b/;

const iCrossed =
  /\b(?:(?:yo )?(?:cruce|brinque|me brinque|pase (?:por (?:el|la)|caminando|de mojad\w+)|entre (?:por el (?:rio|cerro|desierto|monte)|sin (?:papeles|inspeccion|revision|permiso)|de mojad\w+|mojad\w+)|me (?:cruzaron|pasaron|trajeron por el))|i (?:crossed|came across|entered without|came without|jumped)|me vine (?:por el|mojad\w+))\b/;
const theyCrossed =
  /\b(?:mi|my) (?:espos[oa]|marido|mujer|senora|husband|wife) (?:\w+ ){0,3}(?:cruzo|brinco|paso por (?:el|la)|entro (?:sin|por el|mojad\w+)|cross(?:ed)?|came across|entered without|jumped)\b/;
const spouseHasPapers =
  /\b(?:mi|my) (?:espos[oa]|marido|mujer|senora|husband|wife)(?: \w+){0,3} (?:es|is|ya es|tiene|has|nacio|was born)(?: \w+){0,3} (?:ciudadan[oa]|american[oa]|gring[oa]|citizen|resident[ea]?|mica|green ?card|aqui)\b/;
const iHavePapers =
  /\b(?:(?:yo )?soy (?:ciudadan[oa]|american[oa])|i(?:m| am) (?:an? )?(?:us |american )?citizen)\b/;
/** Beside the other matters, a plain wish for status: that has its own two questions. */
const crossedOther =
  /\b(?:(?:puedo|podre|podra|podria|quiero|can (?:he|she|i))(?: \w+){0,2} (?:arregl\w+|legaliz\w+|papeles|papers)|perdon|waiver|i ?601a?|i ?212|multas?|fine|penalty|245i?|cuanto (?:cuesta|cobra\w*|tarda|sale)|how (?:much|long)|asilo|asylum|vawa|golp\w+|peg[ao]\w*|maltrat\w+|hits?|abus\w+|visa u|u visa|corte|court|juez|orden|deport\w+|removed|daca|tps|parole|militar\w*|army|marine\w*|navy|ejercito|guardia nacional|veteran\w*|divorc\w+|separ\w+|muri\w+|died|arrest\w*|detenid\w+|dui|entrevista|interview|consulad\w+|juarez|(?:dos|tres|2|3|varias) veces|otra vez|de nuevo|volvi|regrese|sali|me fui|twice|again|left|viaj\w+|travel|permiso de trabajo|work permit|ciudadania|hij[oa]|son|daughter|mama|papa|mom|dad)\b/;

const besidesCrossing = ["entre-sin-inspeccion-245i", "pedir-esposo", "ajuste-familiar", "arreglar-papeles"];

const ownParents = /\b(?:my|a mis?|mis?) (?:parents|papas|padres|mom|dad|mother|father|mama|papa)\b/;
const wantsThem = /\b(?:sponsor\w*|petition\w*|green cards?|papers|ped\w+|pid\w+|arregl\w+)\b/;
const grown = /\b(?:turn(?:ed|ing)?|am|im|cumpl\w+|tengo)\b(?: \w+){0,2} 2\d\b/;
const parentsCrossed =
  /\b(?:crossed|cruz\w+|brinc\w+|without (?:a )?(?:visa|inspection|papers)|illegally|sin (?:visa|papeles|inspeccion|revision|permiso))\b/;

const cameAsRefugee =
  /\b(?:entr(?:e|amos)|vin(?:e|imos)|lleg(?:ue|amos)|came|entered|arrived)\b(?: \w+){0,5} (?:como|as)(?: an?)? (?:refugiad[oa]s?|refugees?)\b|\b(?:soy|somos|im|i am|we are)(?: an?)? (?:refugiad[oa]s?|refugees?)\b/;
const asksResidence = /\b(?:residencia|mica|green ?card|i ?485|residen(?:t|te|cy))\b/;

const asylumFee =
  /\b(?:10[0-9]|pag\w+|pay\w*|fee|cuota|cobr\w+|dolares|dollars)\b(?=.*\b(?:asilo|asylum)\b)|\b(?:asilo|asylum)\b(?=.*\b(?:pag\w+|pay\w*|fee|cuota|cobr\w+|dolares|dollars)\b)/;
const feeNotice =
  /\b(?:aviso|carta|notificacion|mensaje|correo|notice|letter|mail|email|llego|llega|came|got|received)\b/;
const isItReal =
  /\b(?:estafa|fraude|scam|fake|fals[oa]|(?:es|sera|is (?:it|this|that)) (?:de )?(?:verdad|real|cierto|legit\w*|true)|de verdad)\b/;

const cameYearsAgo =
  /\b(?:lleg\w+|entr(?:e|o|amos)|vin(?:e|imos)|cru(?:ce|zamos)|llev(?:o|amos)|tengo|came|entered|crossed|arrived|been here)\b(?: \w+){0,5} (?:hace )?(?:[2-9]|1\d|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|two|three|four|five|six|seven|eight|nine|ten) (?:anos|years)\b/;
const neverAsked =
  /\b(?:nunca (?:\w+ )?(?:pedi|pedimos|meti|metimos|solicite|aplique|hice)|no (?:lo )?(?:pedi|pedimos|meti|metimos|solicite|aplique|he pedido|he metido)|never (?:asked|applied|filed)|(?:did not|didnt|havent|have not) (?:apply|ask|file|applied|filed))\b/;
const asylumNamed = /\b(?:asilo|asylum|i ?589)\b/;

const sibling = /\b(?:herman[oa]s?|brothers?|sisters?|siblings?)\b/;
const petitionOf =
  /\b(?:pid(?:e|o|a|en|io)|ped(?:ir|irme|irlo|irla|irlos|i)|peticion\w*|petition\w*|sponsor\w*|file[ds]? for|i ?130|f ?4|ciudadan[oa]|citizen)\b/;
const howLongIsIt =
  /\b(?:cuanto (?:tiempo )?(?:se )?(?:tarda\w*|toma|demora|espera\w*|dura)|cuant[oa]s? (?:anos|tiempo)|en cuanto tiempo|how long|how many years|(?:la|the) (?:espera|wait))\b/;

const counsel = /\b(?:abogad[oa]|licenciad[oa]|lawyer|attorney)\b/;
const leftMe =
  /\b(?:renunci\w+|(?:me|nos) (?:dejo|solto|abandono|boto)|se (?:retiro|salio)|ya no (?:me|nos) (?:lleva|quiere (?:llevar|representar)|representa)|(?:me quede|nos quedamos) sin|quit|dropped (?:me|us|my)|withdrew|left (?:me|us)|no longer represents)\b/;
const hearingAhead = /\b(?:corte|audiencia|individual|juez|jueza|master|court|hearing|judge)\b/;
const asksTime =
  /\b(?:mas tiempo|otra fecha|(?:mover|cambiar|aplazar|posponer)(?:la|lo)?|prorroga|aplazamiento|more time|another date|postpone\w*|continuance|reschedul\w+|que (?:hago|puedo hacer)|what (?:do|can) i do)\b/;

export const firstRules: readonly Outright[] = [
  {
    id: "sibling-wait",
    calm: true,
    said: [sibling, petitionOf, howLongIsIt],
    unless:
      /\b(?:ya (?:me|lo|la|nos) (?:pidio|metio|pidieron|metieron)|(?:metio|mando|metimos|mande|filed) (?:\w+ ){0,4}(?:en|in|hace)|prioridad|priority|19\d\d|20\d\d|residente|green ?card|mica|mama|papa|espos[oa]|hij[oa]s?|mom|dad|wife|husband|kids?|children|deten\w+|asilo|asylum|visa de turista)\b/,
    against: ["pedir-hermanos", "inmediato-vs-preferencia", "estado-del-caso", "ciudadania-requisitos"],
  },
  {
    id: "lawyer-quit-hearing",
    said: [counsel, leftMe, hearingAhead, asksTime],
    unless:
      /\b(?:cobr\w+|devuelv\w+|reembols\w+|refund|quej\w+|falte|no fui|missed|penal|criminal|dui|apel\w+|appeal\w*)\b/,
    over: [],
  },
  {
    id: "refugee-green-card",
    said: [cameAsRefugee, asksResidence],
    unless:
      /\b(?:neg\w+|denied|arrest\w+|orden|order|ya (?:tengo|soy)|aprob\w+|espos[oa]|hij[oa]s?|wife|husband|kids?|viaj\w+|travel|ya (?:la )?(?:mande|meti)|tarde|late|venc\w+|perdi)\b/,
    against: [
      "refugiados",
      "asilo-aprobado",
      "asilo-general",
      "renovar-green-card",
      "arreglar-papeles",
      "ajuste-familiar",
    ],
  },
  {
    id: "asylum-fee-real",
    calm: true,
    said: [asylumFee, feeNotice, isItReal],
    unless:
      /\b(?:llam\w+|telefono|whats\w*|zelle|tarjetas? de regalo|gift cards?|called|phone|abogad[oa]|notari\w+|lawyer)\b/,
    against: ["cuotas-asilo-2025", "llamadas-estafa", "asilo-general", "multas-998", "exencion-pago"],
  },
  {
    id: "late-asylum",
    said: [cameYearsAgo, neverAsked, asylumNamed],
    unless:
      /\b(?:orden|order|deport\w+|corte|court|juez|judge|detenid\w+|arrest\w+|tps|daca|visa|menor|nin[oa]|minor|child|permiso|ciudadan\w+|citizen|perdi|neg\w+)\b/,
    against: ["asilo-un-anio", "asilo-general", "arreglar-papeles", "retencion-cat"],
  },
  {
    id: "parent-crossed",
    said: [ownParents, wantsThem, grown, parentsCrossed],
    unless: /\b(?:deport\w+|removed|order|orden|daca|asilo|asylum)\b/,
    against: ["inmediato-vs-preferencia", "pedir-papas", "entre-sin-inspeccion-245i", "ajuste-familiar"],
  },
  { id: "lost-card-abroad", said: [cardGone, isAbroad], unless: backHere },
  {
    id: "resident-year-out",
    said: [hasCard, livesAbroad, years],
    unless:
      /\b(?:permiso de reingreso|reentry permit|ciudadania|citizenship|n ?400|pedir a|peticion|i ?130|me pidio|asilo|firm\w+|sign\w*|mi (?:mama|papa|espos[oa]) (?:vive|esta))\b/,
    lead: "other",
    against: [
      "reingreso-tras-deportacion",
      "castigo-3-10-perdon",
      "renovar-green-card",
      "divorcio-en-tramite",
      "viajar-advance-parole",
      "arreglar-papeles",
      "cambio-direccion",
    ],
  },
  {
    id: "esta-relative",
    said: [esta, stayedOn],
    unless: /\b(?:detenid\w+|orden|deport\w+|golp\w+|pega|miedo de volver|me matan|asilo|asylum)\b/,
    against: [
      "turista-vencido",
      "ajuste-familiar",
      "pedir-esposo",
      "inmediato-vs-preferencia",
      "arreglar-papeles",
    ],
  },
  {
    id: "residence-interview",
    said: [ofResidence, spouse, interviewComes],
    unless: interviewOther,
    against: [
      "divorcio-en-tramite",
      "entrevista-asilo",
      "ajuste-familiar",
      "pedir-esposo",
      "estado-del-caso",
    ],
  },
  {
    id: "residence-interview",
    said: [byMarriage, onDay],
    unless: new RegExp(`${interviewOther.source}|${interviewAsks.source}`),
    against: ["ajuste-familiar", "pedir-esposo", "divorcio-en-tramite", "matrimonio-igualitario"],
  },
  {
    id: "i-turn-21",
    said: [iTurn, askedForMe],
    unless: turnOther,
    against: ["pedir-papas", "inmediato-vs-preferencia", "hijos-hijastros", "sij-jovenes"],
  },
  { id: "no-new-law", calm: true, said: [law, saidToGive, asksWhether], unless: lawOther },
  {
    id: "hired-from-abroad",
    said: [hires, fromThere],
    unless: hiredOther,
    against: ["tn-e2", "patron-me-peticiona", "h2a-h2b", "permiso-trabajo-general"],
  },
  { id: "stay-of-removal", said: [stay], unless: stayOther, lead: "other", over: [] },
  { id: "u-three-years", said: [uVisa, uYears, uGranted], unless: uOther },
  {
    id: "t-family",
    said: [tSpouse, tVisa],
    unless: /\b(?:me (?:pega|obliga|tiene)|yo tengo (?:la )?visa t|negaron|denied)\b/,
  },
  {
    id: "signed-regret",
    said: [signed, departure, regrets],
    unless: /\bno (?:firm\w+|sign\w*)\b/,
    lead: "sign",
  },
  { id: "tps-sv-work", said: [tpsWord, salvador, worksOn, ranOut] },
  { id: "ice-in-hospital", said: [inHospital, comesThere], unless: hospitalOther },
  { id: "crossed-spouse", said: [iCrossed, spouseHasPapers], unless: crossedOther, lead: "leaving" },
  { id: "spouse-crossed", said: [theyCrossed, iHavePapers], unless: crossedOther, against: besidesCrossing },
  {
    id: "left-and-recrossed",
    said: [wentOut, crossedBack, unseen],
    // Who came back with a permit was let in.
    unless: new RegExp(
      `\\b(?:deport\\w+|orden|juez|me sacaron|nos sacaron|removed|detenid\\w+|asilo|daca|${letBackIn}|(?:at|through) the airport)\\b`,
    ),
    lead: "leaving",
  },
];
