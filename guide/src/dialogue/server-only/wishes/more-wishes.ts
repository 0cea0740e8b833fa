/**
 * More ways of asking for a status, and fear told with them: "quiero regularizarme antes de que me agarre la migra" is a wish and
 * no arrest. Server only; a browser's guide has no room for it.
 */
import { says } from "#guide/words/server-only/says.ts";

const papers =
  "papeles|papers|situacion|estatus|status|documentos|estancia|estadia|residencia|situation|immigration";
const own = "mis|sus|los|mi|su|el|la|nuestros|nuestra|my|his|her|our|their";
const migration = "migracion|inmigracion|migra|uscis|gobierno|ley|immigration|law|government";

const wishes = [
  // "se componga sus papeles", "enderezar mi situación"
  new RegExp(
    `\\b(?:re)?(?:compon|compus|enderez|arregl|areglar|solucion|resolv|resuelv|normaliz|legaliz|regulariz|destrab|acomod|straighten|sort|solve)\\w*(?: out| me)?(?: de)? (?:(?:${own}|lo de mi|lo de la) )?(?:${papers})\\b`,
  ),
  /\b(?:legaliz|regulariz|lejaliz|normaliz)(?:ar|arme|arnos|arse|arlo|arla|o|e|en)\b(?! (?:un|una|el|la|mi|este|esta|los|las) (?!espos|hij|mam|pap|herman|marid|mujer|pareja|novi|suegr|situacion|estatus|estancia|estadia|famil))/,
  // "ponerme al día con inmigración"
  new RegExp(
    `\\b(?:ponerme|ponernos|ponerse|estar|quedar|andar|me pongo|get) (?:ya )?(?:al dia|al corriente|en orden|en regla|a derechas|derecho|bien|right|straight) (?:con|ante|with)(?: la| el| the)? (?:${migration})\\b`,
  ),
  // "¿cómo me quedo legal?"
  /\b(?:quedo|quedar|quedarme|quedarnos|quedamos|sigo|seguir|mantener\w*|stay|remain) (?:aqui )?(?:de forma |de manera )?(?:legal|legalmente|legally)\b/,
  // "¿qué beneficio migratorio me toca?"
  /\b(?:que|cual|cuales|algun|alguna|what|which|any) (?:otr[ao] )?(?:beneficios?|alivios?|caminos?|vias?|salidas?|recursos?|remedios?|programas?|ayudas?|benefits?|relief|paths?|program)(?: \w+){0,2} (?:migratori[oa]s?|inmigratori[oa]s?|de inmigracion|me toca|me corresponde|hay para mi|tengo|aplico|califico|for me|do i|can i)\b/,
  // "ayuda con mis papeles de migración"
  new RegExp(
    `^(?:(?:hola|necesito|ocupo|quiero|busco|pido|i|need|me|por|favor|please|una?) )*(?:ayud\\w*|help|orient\\w*|apoyo|apoyen\\w*)(?: me| a)? (?:con|para|en|with) (?:${own})(?: \\w+)? (?:${papers}|caso)(?: (?:de|en|con) (?:${migration}))?(?: por favor| please)?$`,
  ),
  /\b(?:quiero|quisiera|necesito|ocupo|busco|conseguir|tener|agarrar|obtener|need|want|get) (?:un|algun|mi|a|some|an) (?:estatus|status|immigration status|legal status)\b/,
  /\b(?:what|which|any) (?:immigration|legal) (?:benefits?|relief|options?|paths?|programs?|status)\b/,
  // "somos ilegales los dos": said and nothing else
  /^(?:\w+ ){0,4}?(?:soy|somos|estoy|estamos|ando|andamos|am|are|were) (?:los dos |aqui |both |all )?(?:ilegal(?:es)?|indocumentad[oa]s?|sin papeles|undocumented|illegal)(?: (?:\w+ ){0,3}\w+)?$/,
  // "vivir sin esconderme", "dejar de andar escondido"
  /\b(?:dejar de|ya no quiero|no quiero|stop|tired of|cansad[oa] de) (?:\w+ ){0,2}(?:andar |vivir |estar |being |living )?(?:indocumentad[oa]s?|ilegal(?:es)?|sin papeles|undocumented|illegal|without papers|escondid[oa]s?|en las sombras|in the shadows)\b/,
];
/** Something else with the same words: copies, mistakes on a paper, a case that waits, a general question on rights. */
const notWishes =
  /\b(?:copia|copias|error|nombre|apellido|direccion|traduc\w*|perdi|perdio|robaron|carro|casa|taxes|impuestos|licencia|negocio|ya (?:legalic|regularic|arregl)\w*)\b/;

/** Years, taxes or good conduct, and whether they are worth something by themselves. */
const earned =
  /\b(?:taxes|impuestos|itin|income|anos|years|recomiend\w+|conducta)\b.*\b(?:con|por|for) (?:eso|ello|todo eso|that)(?: \w+){0,2} (?:me toca|nos toca|me dan|nos dan|califico|alcanzo|puedo (?:arreglar|sacar)|do i (?:qualify|get))\b/;
/** Married so as to have papers, in the couple's own words. */
const byWedding =
  /\b(?:cas(?:ar(?:nos|me|se)|amos|emos|e)|marry|married)\b(?: \w+){0,4} (?:para|pa|p|so)(?: que| q| that)? (?:yo )?(?:quede|quedar|tenga|agarre|saque|este|can be|am) (?:bien|legal|papeles|derech[oa]|en regla)\b/;
/** "Coger los papeles", as it is said in Cuba. */
const takesPapers =
  /\b(?:coger|cojo|coja|agarrar|agarro) (?:(?:los|mis|unos|nuestros) )?papeles\b(?! (?:que|de la (?:mesa|escuela)|del (?:carro|piso)))/;

/** Without one of these there is no such wish, and nothing more is looked at. */
const mentions =
  /pape|paper|estat|status|situac|situat|docum|lega|reg|normal|est[ad][dn]|resid|migra|ley|law|gob|uscis|benef|alivi|camin|via|salid|recurs|remed|progr|ayud|relie|path|option|inmigr|immigr|undoc|indoc|sombra|shadow|escond|caso/;

export function asksForStatus(said: string): boolean {
  if (says(said, takesPapers)) return true;
  return mentions.test(said) && wishes.some((one) => one.test(said)) && !notWishes.test(said);
}

const lostPapers =
  /\b(?:se (?:me|nos|le) venci\w+ todo|todo se (?:me|nos|le) venci\w+|everything (?:i had |we had )?(?:has |is )?(?:expired|ran out))\b/;
const fallenOut = [
  // "cómo hago para ser legal", "quiero ya estar aquí con documentos buenos"
  /\b(?:como (?:le )?(?:hago|hacemos|hare)|que (?:hago|tengo que hacer|debo hacer|necesito)|how (?:do|can) (?:i|we))(?: \w+)? (?:para |pa )?(?:ser|estar|hacerme|volverme|quedar(?:me)?|become|be|get)(?: \w+)? legal(?:mente)?\b(?! (?:el|la|un|una|mi|in|age|advice|help))/,
  /\b(?:estar|vivir|andar|quedarme) (?:ya |aqui |aca |en este pais )*con (?:mis |los |unos )?(?:documentos|papeles) (?:buenos|legales|en regla|de verdad|derechos)\b/,
  // "un papelito que diga que puedo vivir aquí", "a paper that lets me stay here"
  /\b(?:papel(?:ito)?|documento|algo|paper|document)s?(?: \w+)? (?:que|that) (?:\w+ )?(?:diga|dice|deje|permita|says?|lets?|allows?)(?: (?:que|that|ya|yo|me|nos|i|can|puedo|pueda|podemos|us|to))* (?:vivir|viva|quedar(?:me|nos)?|estar|live|stay)(?: \w+){0,2} (?:aqui|aca|en este pais|here|in this country)\b/,
  // "normalizar mi situación migratoria", "poner en orden mi estatus"
  new RegExp(
    `\\b(?:normaliz|regulariz|compon|compus|arregl|areglar|resolv|enderez|acomod|pon|pus)\\w*(?: (?:en orden|en regla|al dia|bien|lo de))* (?:${own}) (?:(?:situacion|condicion) (?:migratoria|inmigratoria|legal|de (?:migracion|inmigracion|papeles))|est[ae]t[ui]s(?: migratorio| legal)?)\\b`,
  ),
  // "Ya me cansé de vivir escondida y quiero tener papeles."
  /\b(?:quiero|quisiera|queremos|ocupo) (?:ya )?(?:tener|conseguir|arreglar|agarrar) (?:ya )?(?:mis |los |unos |nuestros )?papeles(?:$| (?:ya|por favor|porfa|de una vez)\b)/,
  // "¿Habrá algo para mí?", and no other word
  /^(?:y |oiga |pero )?(?:habra|hay|no hay|existe)(?: \w+)? (?:algo|alguna ayuda|nada) para (?:mi|nosotros|uno|gente como (?:yo|uno))$/,
  // "¿Hay alguna manera de hacerme legal?", "lo que quiero es dejar de ser indocumentada"
  /\b(?:manera|forma|modo|algo|camino|way|path)\b(?: \w+){0,5} (?:hacer(?:me|se|nos)|volver(?:me|se)|become|get) legal\b|\b(?:que|para que) (?:yo|el|ella|ellos|mi \w+) (?:sea|sean) legal(?:es)?\b/,
  /\b(?:quiero|quiere|quisiera|quieren|queremos) (?:es )?(?:ya )?dejar de ser (?:indocumentad[oa]s?|ilegal(?:es)?|mojad[oa]s?)\b/,
  // "llegar a tener su green card empezando de cero"
  /\b(?:llega|llegar|llego|puede llegar) a (?:tener|conseguir|sacar) (?:su|mi|la|una) (?:green ?card|mica|residencia|papeles)\b/,
  // "no tenemos papeles ... ¿podemos aplicar a la residencia?"
  /\b(?:no (?:tengo|tenemos|tiene|tienen) papeles|sin papeles|indocumentad[oa]s?)\b.*\b(?:puedo|podemos|puede|pueden|podria\w*) (?:aplicar|calificar|meter|pedir|solicitar)\w*(?: \w+){0,2} (?:residencia|papeles|mica|green ?card)\b/,
  // "está ilegal pues y quiere ver cómo sale de eso"
  /\b(?:esta|estoy|anda|ando|soy|es) (?:ilegal|indocumentad[oa]|sin papeles)\b.{0,30}\b(?:quiere|quiero|ver) (?:ver )?(?:como|si) (?:sal\w+ de (?:eso|ahi|esto)|se arregla|arregl\w+)\b/,
  // "¿Y para ya no estar sin papeles, qué puedo hacer?", "el chef me dice arregla tus papeles y quiero arreglarlos"
  /\b(?:para|pa) (?:ya )?no (?:estar|andar|vivir|seguir)(?: mas| aqui)? (?:sin papeles|indocumentad[oa]s?|ilegal(?:es)?|de mojad[oa])\b/,
  /\bpapeles\b.*\b(?:quiero|quisiera|queremos|para|pa) arreglarlos\b/,
  // "volver a tener estatus", "recuperar mi estatus", "get back in status"
  /\b(?:volver|vuelvo|volvemos|vuelve|regres(?:o|ar|amos)) a (?:tener (?:mi |un |algun )?(?:est[ae]t[ui]s|papeles)|(?:estar|quedar|andar) (?:legal(?:es)?|en regla|con papeles|en orden))\b/,
  new RegExp(`\\brecuper(?:ar|o|amos|e) (?:${own}) (?:est[ae]t[ui]s|situacion)(?: migratori[oa]| legal)?\\b`),
  // "Hacerme ciudadano sin tener nada": whoever has no card yet asks for a way, and not for what the N-400 wants.
  /^(?!.*\b(?:h?ij[oa]s?|nin[oa]s?|bebes?|kids?|child(?:ren)?|nacid[oa]s?|born|(?:soy|i am|im) (?:a )?resident\w*|tengo (?:la |mi )?(?:mica|residencia|green ?card)|have a green ?card)\b)(?=.*\b(?:hacer(?:me|nos)|ser|sacar|quiero|puedo|como|volver(?:me|nos)|become|get|be)\b(?: \w+){0,5} (?:ciudadan[oai]\w*|citizen(?:ship)?)\b).*\b(?:sin (?:tener )?(?:nada|papeles|(?:la |ninguna )?(?:mica|residencia|green ?card)|ser residente|documentos|est[ae]t[ui]s)|no (?:tengo|tenemos) (?:nada(?! (?:de|malo|en|contra|pendiente|que))|(?:papeles|documentos)(?! (?:de|del|para)\b)|(?:la )?(?:mica|residencia|green ?card)|est[ae]t[ui]s)|(?:ando|estoy|soy) (?:sin papeles|de ilegal|indocumentad[oa]|ilegal)|without (?:papers|a green ?card|being a resident|anything)|(?:have no|with no|no) papers|undocumented)\b/,
  // "¿Cuánto sale sacar los papeles completos?", "junté cinco mil para la green card": the price hangs on the way.
  /\b(?:cuanto (?:me )?(?:sale|cuesta|vale|cobran)|how much (?:is|does|would|to))(?: \w+){0,3} (?:sacar|arreglar|conseguir|get|getting)(?: (?:los|mis|unos|todos|my|the|all))* (?:papeles|papers)\b|\b(?:junt(?:e|amos|ado)|ahorr(?:e|amos|ado)|saved)\b(?: \w+){0,6} (?:para|pa|for)(?: \w+)? (?:green ?card|residencia|mica|papeles|papers)\b/,
  /\b(?:get|getting|be|go) back (?:in|into|to) (?:legal |lawful |immigration )?status\b|\bget (?:my|our|his|her) (?:legal |immigration |lawful )?status back\b|\b(?:regain|recover|restore) (?:(?:my|our|his|her|legal|immigration|lawful) )*status\b/,
];
/** What years, taxes, a wedding or a beginning would give: asked, and not told of anybody else. */
const hoped = [
  /\bsi (?:me|nos) (?:caso|casamos|casara|casaramos)\b.{0,80}\bciudadan\w+\b.{0,80}\b(?:residencia|papeles|mica|arregl\w+|legal\w*)\b|\bif (?:i|we) (?:marry|get married)\b.{0,80}\bcitizen\b.{0,80}\b(?:green card|papers|legal|residency)\b/,
  /\b(?:por (?:los|tantos|mis) anos|(?:\d+|tantos|muchos|diez|once|doce|trece|catorce|quince|dieci\w+|veint\w+|treinta) anos (?:aqui|trabajando|viviendo|pagando|lavando|limpiando|cocinando|en (?:el|este|la)))\b.{0,140}\b(?:(?:me|nos) (?:dan?|daran?|darian|toca|tocan)|gobierno|ya (?:me )?(?:califico|merezco))\b.{0,40}\b(?:residencia|resisdencia|papeles|mica|green card|algo|permiso)\b/,
  /\b(?:por )?donde (?:le )?(?:empieza|empiezo|empezamos|comienza|comienzo)(?: uno| una)?\b.{0,60}\b(?:residencia|papeles|mica|arregl\w+|legaliz\w+)\b|\bwhere do i (?:start|begin)\b.{0,60}\b(?:green card|papers|residency|legal)\b/,
  /^(?=.*\b(?:tarjeta verde|mica|green card|residencia|papeles)\b).*\bcomo (?:le )?(?:hago|hacemos|hace un[oa]) (?:para|pa) (?:sacar|conseguir|tener|agarrar|obtener)(?:la|los|las)\b/,
  /\b(?:alcanzo|alcanzamos|me alcanza|nos alcanza)(?: yo| a)?(?: para)? (?:la |una |los |mis )?(?:residencia|papeles|mica|green card)\b/,
  /\b(?:yo )?no tengo nada\b.{0,30}\bcomo (?:consigo|saco|obtengo|agarro)\b|\bcomo (?:la|los|las) (?:saco|consigo|obtengo)(?: de)? (?:la |las |los )?(?:buen[oa]s?|legal(?:es)?|de verdad|verdader[oa]s?)\b/,
];
/** Of a case that is open, a paid wedding, or the law of ten years before a judge. */
const notHoped =
  /\b(?:por (?:dinero|paga)|me pag\w+|pag(?:o|ar|arle|ando) (?:a|por casar)|corte|juez|judge|court|cancelaci\w+|ya (?:meti|mande|tengo) (?:la|mi|los))\b/;
const turnedDown = /\bme ofrec\w+ casarme\b.{0,30}\b(?:dije que no|no (?:quise|quiero))\b/;

/** One kind of status, another country's, somebody who asks what a word means. */
const ofOneKind =
  /\b(?:est[ae]t[ui]s|status) (?:de |as )?(?:un |una |a )?(?:estudiante|f ?1|student|refugiad\w*|refugee|asilad\w*|asylee|tps|daca|proteccion|turista|tourist)\b|\ben (?:espana|canada|mexico|chile|argentina|costa rica|panama|peru|colombia|italia|europa)\b|\breno[vb]\w+|\brenew\w*/;

const lack =
  "(?:sin (?:papeles|documentos|estatus)|indocumentad[oa]|no tengo (?:papeles|documentos|estatus)|no papers|without papers|undocumented)";
const whoOneIs =
  "(?:hola|buenas|buenos|dias|tardes|noches|soy|estoy|ando|am|im|i|a|an|una?|y|and|con|with|solter[oa]|casad[oa]|sol[oa]|single|married|alone|mujer|hombre|woman|man|madre|mama|papa|padre|mother|father|mom|dad|de|of|\\d+|dos|tres|cuatro|two|three|hij[oa]s?|nin[oa]s?|kids?|children|anos|years|old|aqui|aca|here|latin[oa]|joven|pobre|senora?|familia|family|my|mi|mis)";
const asksHelp =
  "(?:ayud\\w+|help|orient\\w+|auxilio|socorro|necesit[oa]|ocupo|quiero|need|want|please|por|favor|me|que|hago|puedo|hacer|se|what|can|do|should|alguien|somebody|someone)";
/** "Soltera, sin papeles, ayúdenme": who one is, the lack and the cry, and no other word. */
const lackAndCry = new RegExp(
  `^(?=.*\\b(?:ayud|help|orient|auxilio|socorro|que (?:hago|puedo)|what (?:can|do|should)))(?:(?:${whoOneIs}|${asksHelp}) )*${lack}(?: (?:${whoOneIs}|${asksHelp}))*$`,
);

/** Plain in its words, whatever is told besides: a status that was lost, one's situation to be put in order, or the lack and a cry for help alone. */
export function wishesPlainly(said: string): boolean {
  if (lackAndCry.test(said) || says(said, earned) || says(said, byWedding)) return true;
  const hopes = hoped.some((one) => says(said, one)) && !notHoped.test(said.replace(turnedDown, " "));
  const told = fallenOut.some((one) => says(said, one)) || (lostPapers.test(said) && wanted.test(said));
  return (told || hopes) && !ofOneKind.test(said);
}

const status =
  "(?:papeles|papers|documents|residencia|residency|resident|green ?card|mica|estatus|status|legal(?:ly|mente)?|legaliz\\w+|(?:arregl\\w+|compon\\w+)(?! (?:un|una|el|la|mi|mis|las|los|lo) (?!papeles|situacion|estatus|estancia|residencia|mi|mio)))";
const wants =
  "(?:quiero|quisiera|necesito|ocupo|puedo|podemos|podra|puede|darme|daran|dan|den|consig\\w+|obten\\w+|saco|sacar|sacamos|toca|merezco|want|need|get|become|make|fix|file|can)";
const named = new RegExp(`\\b${status}\\b`);
const wanted = new RegExp(`\\b${wants}\\b`);
/** "¿A poco no hay nada para mí?" */
const anything =
  /\b(?:no hay|hay|habra|have|is there|there is|theres)(?: de veras| de verdad)? (?:nada|algo|alguna? \w+|como|nothing|anything|something|no way|a way|a path|any way)(?: \w+)? (?:para|for) (?:mi|nosotros|uno|gente|me|us|people)\b|\bsin (?:papeles|nada|estatus|documentos)\b.*\b(?:que (?:puedo|hago|podemos|nos toca|se puede)|a que tengo derecho)\b/;
const otherPapers =
  /\b(?:carro|troca|casa|licencia|negocio de|traduc\w*|copia|error|perdi|perdio|robaron|renov\w*|venc\w*|expir\w*|renew\w*|cita|case|caso|recibo|receipt|escuela|hospital|taxes|kinder|seguro|estampillas|notario|abogado|lawyer|pending|pendiente|condicional|correo|carta|letter)\b/;

/** Sounds like a wish for status: enough where the guide would otherwise say that it does not know. */
export function maybeForStatus(said: string): boolean {
  const asked = (named.test(said) && wanted.test(said)) || anything.test(said);
  return asked && !otherPapers.test(said) && !notWishes.test(said);
}

const officers = "migra|ice|hielo|inmigracion|migracion|immigration|policia|patrulla|they|ellos";
/** What has not happened: feared, or to be avoided. */
const feared = new RegExp(
  `\\b(?:antes (?:de )?que|antes de|sin que|no sea que|para que no|pa que no|por si|en caso de que|miedo (?:de |a )?que|miedo a|miedo de|temor (?:a|de)|pavor (?:a|de)|temo que|no quiero que|no vaya|me vaya|nos vayan?|me vayan|before|afraid|scared|fear|dont want|do not want|so that|without)\\b(?: \\w+){0,5} (?:agarr(?:e|en)|detengan?|deport\\w*|lleven?|saquen?|echen?|cach(?:e|en)|encuentren?|levanten?|paren?|arresten?|boten?|corran?|catch\\w*|get|gets|grab\\w*|pick\\w*|take\\w*|find\\w*|${officers})\\b`,
);
/** What did happen, or is to come on a day: this is answered first. */
const happened =
  /\b(?:detenid[oa]s?|detained|arrestad[oa]s?|arrested|arrestaron|detuvo|detuvieron|agarraron|agarro|llevaron|deporte|deportaron|deportad[oa]s?|deported|orden|order|nta|notice to appear|fianza|bond|carcel|jail|hielera|detencion|detention|reten|redada|raid|audiencia|hearing|grillete|citatorio|tocando|afuera|puerta|door|outside|siguiendo|cita (?:con|de|en) (?:ice|la migra|isap|ero)|check ?in|corte (?:el|la|este|esta|manana|hoy|en|pasado|de)|tengo (?:una )?corte|mi corte|juez|judge|court)\b/;

/** Afraid of what has not happened. */
export function onlyFears(said: string): boolean {
  return feared.test(said) && !happened.test(said);
}
