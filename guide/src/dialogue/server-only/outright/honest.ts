/** Honest people whom one word accused: a citizen nobody believed, a couple kept apart by work, a stolen number, a number asked for rightly. */
import type { Outright } from "#guide/dialogue/server-only/outright/outright.ts";
import { citizenHere } from "#guide/words/server-only/citizen-words.ts";

const saidCitizen = new RegExp(
  String.raw`\b(?:soy|dije|digo|decia|conteste|le dije|said|told|say|im|i am)\b(?: \w+){0,6} (?:${citizenHere}|american[oa]|citizen)\b`,
);
const isCitizen = new RegExp(
  String.raw`\b(?:si (?:lo )?soy|si soy ciudadan[oa]|de verdad (?:lo )?soy|lo soy|soy ${citizenHere}|naci (?:aqui|aca|en (?!mexico|guatemala|honduras|salvador|el salvador|nicaragua|venezuela|colombia|ecuador|peru|cuba|republica)\w+)|nacid[oa] (?:aqui|aca|en (?:texas|california|estados))|me naturalice|me hice ciudadan[oa]|born (?:here|in (?!mexico|guatemala|honduras)\w+)|im a (?:us |american )?citizen|i am (?:a (?:us |american )?citizen|one)|i really am|i was naturalized)\b`,
);
const doubted =
  /\b(?:no me (?:cree|creyo|creyeron|creen|creian)|policia\w*|oficial\w*|migra|migracion|ice|agentes?|patrulla|sheriff|reten|me detuv\w+|me pararon|me paro|no traia|didnt believe|doesnt believe|dont believe|wont believe|cops?|police|officer|agents?|border patrol|stopped me|detained me)\b/;
const notACitizen =
  /\b(?:pregunt\w+ (?:que )?si (?:yo )?(?:soy|era)|asked (?:me )?if i (?:am|was)|convincing|(?:cargar|traer|llevar|andar con|carry)(?: \w+){0,3} (?:pasaporte|acta|prueba|passport|proof)|(?:para|porque|si|con tal) (?:que )?(?:\w+ ){0,4}(?:me )?case con|casarme por|marry (?:him|her|them) (?:for|so)|se den? cuenta|sospech\w+|find out|notices?|no (?:lo )?(?:soy|era)|sin ser(?:lo)?|ahora (?:si |ya )?soy|ya (?:soy|me hice)|despues|mentira|menti|lied|fingi|residente|green card|mica|mojad[oa]|indocumentad[oa]|sin papeles|wasnt|was not|im not|not a citizen|mi (?:espos[oa]|marido|hij[oa]|herman[oa]|papa|mama) (?:es|era)|petition|pedir a|puedo pedir|peticion|sin que|memoriz\w*|que (?:me )?(?:aprendo|ensayo)|(?:voy a|going to|gonna) (?:decir\w*|tell|say)|para que me deje\w*|para que no|without (?:him|her|them)|so (?:he|she|they) (?:lets?|dont|doesnt|wont))\b/;

const couple =
  /\b(?:casad[oa]s?|case|casamos|matrimonio|espos[oa]|marido|mujer|married|marriage|husband|wife|spouse)\b/;
const apart =
  /\b(?:(?:ciudad|ciudades|estado|estados|casas|lugares|paises) (?:distint[oa]s?|diferentes?|apartes?)|(?:distint[oa]s|diferentes|otra|otro) (?:ciudad|ciudades|estado|estados|casas)|vivimos (?:lejos|separados|aparte|a distancia)|trabaja (?:lejos|en otro|en otra|fuera)|a distancia|live apart|living apart|(?:different|another|separate) (?:cities|states|city|state|places)|long distance)\b/;
const goodReason =
  /\b(?:por (?:amor|el trabajo|trabajo|su trabajo|mi trabajo|la escuela|la chamba|el jale|los estudios)|trabajo|trabaja\w*|chamba|jale|escuela|universidad|estudi\w+|army|ejercito|militar|marina|de verdad|enamorad[oa]s?|nos queremos|cuid\w+ a (?:mi|su)|work|job|school|college|love|real|deployed|military)\b/;
const sham =
  /\b(?:solo por (?:los )?papeles|por conveniencia|por los papeles|me paga\w*|le pague|pague|cobr\w+|fing\w+|pretend|fake|fals[oa]|arreglad[oa] (?:el|la) boda|no (?:nos queremos|lo quiero|la quiero)|divorci\w+|separamos|separad[oa]s de|nos peleamos|ya no (?:estamos|vivimos|somos)|me dejo|lo deje|la deje|golpe\w+|pega|only for papers|for the papers|broke up|separated|divorc\w+)\b/;

/** Who left whoever hurt her lives apart for another reason. */
const gotAway =
  /\b(?:i left (?:my|him|her)|deje a (?:mi|el|ella)|me fui de (?:la )?casa|used to (?:hit|beat)|(?:hit|beat|abused|hurt|choked) me|me (?:golpe\w+|peg\w+|maltrat\w+|amenaz\w+)|self ?petition|vawa|shelter|refugio|a salvo|im safe|safe now)\b/;

const provesIt =
  /\b(?:prueb\w+|probar\w*|pruebo|demuestr\w+|demostr\w+|compruebo|comprob\w+|evidenc\w+|prove|proof|show|piens\w+ que (?:es|somos) (?:un )?(?:fraude|de mentira|fals[oa])|crean que (?:es|somos)|think (?:its|it is|we are) (?:a )?(?:fake|fraud|sham))\b/;
const forLove =
  /\b(?:por amor|de verdad|es real|sea real|nos queremos|nos amamos|enamorad[oa]s?|lo quiero|la quiero|lo amo|la amo|sincer[oa]|in love|love (?:him|her|each other)|for love|(?:is|its|our marriage is) real|really married)\b/;

/** Paid for, or another matter than the marriage. */
const notProved = new RegExp(
  `${sham.source}|\\b(?:pag\\w+|cobr\\w+|dinero|dolares|mil|ofrec\\w+|sufrimiento|perdon|waiver|hardship|paid|pay\\w*|money|lease look|papeles)\\b`,
);

/** Who is said to have married for papers, and has to show that it is not so. */
const accusedOfSham =
  /\b(?:dicen?|diciendo|dijo|dijeron|alega\w*|creen?|piensan?|acusa\w*|inventa\w*|sospecha\w*|says?|saying|said|claims?|claiming|thinks?|tells?|told|telling|accus\w+|suspects?)\b(?: \w+){0,12} (?:por (?:los |mis |sus )?papeles|por (?:la )?(?:residencia|mica|green card)|fraude|fals[oa]|de mentiras?|fake|a fraud|sham|not real|for (?:the |my |his |her |a )?(?:papers|green card|papeles))\b/;
const itIsReal =
  /\b(?:por amor|de verdad|de veras|es real|fue real|nos (?:queremos|quisimos|amamos)|sincer[oa]|si vivi(?:mos|amos)|no es (?:cierto|verdad)|es mentira|defend\w+|pruebas?|probar\w*|demostr\w+|in love|for love|was real|is real|not true|a lie|defend|prove|proof|evidence)\b/;
const arranges =
  /\b(?:le (?:pago|pague|doy)|me (?:paga|pago|da|cobra)|fing\w+|pretend\w*|no vivimos|inventar|armar|montar|we dont live|stage|quiero casar\w*|busco|aunque (?:si|sea)|aunque no|la verdad es que (?:si|no)|en realidad)\b/;

const getsNumber =
  /\b(?:como|puedo|quiero|necesito|ocupo|se puede|que necesito|how|can|want|need|could)\b(?: \w+){0,5}? (?:consig\w+|conseguir|sac\w+|obten\w+|tramit\w+|aplic\w+|solicit\w+|pedir\w*|pido|get|apply|obtain)\b(?: \w+){0,5}? (?:social|sosial|seguro social|ssn|numero de seguro)\b/;
const wrongNumber =
  /\b(?:chuec[oa]s?|fals[oa]s?|fake|compr\w+|buy|bought|vend\w+|sell\w*|otr[oa] (?:nombre|persona|numero)|de otr[oa]|ajen[oa]|prest\w+|rent\w+|borrow\w*|inventad[oa]|micas?|michas?|muert[oa]|dead|que pase|que jale|buen[oa] para|quien (?:me )?(?:hace|haga|vende|venda|consig\w+)|alguien que|conoce[ns]? a|someone who|barat[oa]|cheap|perdi|lost|robaron|actas?|murio|nombre|taxes|impuestos|para (?:trabajar|el trabajo|que me den)|dependiente|hij[oa]|nin[oa]|bebe|esposa|esposo)\b/;

const usesMine =
  /\b(?:me (?:robaron|robo|hackearon|clonaron|usurparon|quitaron) (?:la |mi |el )?(?:identidad|social|seguro social|numero de seguro)|robo de identidad|identity theft|stole my (?:identity|social|ssn)|my (?:identity|social|ssn) (?:was|got|has been|is being|is getting) (?:stolen|used)|(?:alguien|otra persona|otro|una (?:persona|senora|muchacha)|un (?:senor|vato|tipo|muchacho|desconocido)|someone|somebody|a stranger|another person|people)(?: \w+){0,4} (?:usa|uso|usando|usaron|usan|trabaja|trabajando|trabajo|declar\w+|abri\w+|saco|uses|used|using|working|works|opened|filed)(?: \w+){0,4} (?:mi (?:numero|social|seguro|identidad|nombre|ssn)|my (?:social|ssn|number|identity|name)))\b/;
const usesAnothers =
  /\b(?:yo (?:uso|use|trabajo|trabaje)|use el de|uso el de|de mi (?:prim[oa]|herman[oa]|amig[oa])|i (?:use|used|work with|worked)|prestado|le di mi|le preste|lent|notario|mi (?:ex|esposo|marido|patron)|mi abogado)\b/;

const dacaHolder = /\b(?:daca|daka|dreamer)\b/;
const policeCame =
  /\b(?:policia|policias|sheriff|cops?|police|arrest\w*|cargos?|charges?|charged|detuvieron|detuvo|citatorio|pelea|rina|fight|trespass\w*|graffiti|demanda)\b/;
const dacaOther =
  /\b(?:dui|dwi|duai|tomad[oa]|borrach[oa]|vencid[oa]|venci[oa]|venció|expir\w+|ticket|tiket|multa|ice|migra|nunca|never|no (?:tengo|tiene) (?:arrestos|cargos)|sin arrestos|viajar|travel|advance parole|licencia|visa u|victima|victim|me asaltaron|orden)\b/;

const atGunpoint =
  /\b(?:robbed|asalt(?:aron|o)|rob(?:aron|o)|atrac(?:aron|o)|held up|mugged)\b(?: \w+){0,4} (?:pistola|arma|cuchillo|navaja|machete|fusca|punta de|gun|gunpoint|knife|knifepoint|weapon)\b/;
const helped =
  /\b(?:coopere|cooperamos|ayude|policia|denuncie|reporte|papeles|visa|arreglar|sirve|police|reported|papers|qualify|testig\w+)\b/;

/** No more than where somebody works: what they need is asked. */
const onlyWork =
  /^(?:(?:hola|buenas|oiga|pues|yo|hi|hello) )*(?:trabajo|trabajamos|chambeo|jalo|laboro|estoy trabajando|ando trabajando|i work|we work|im working) (?:en|de|in|at|on|as|con|limpiando|cuidando|lavando|for)(?: \w+){1,6}$/;
const saysMore =
  /\b(?:permiso|papeles|visa|asilo|arregl\w+|legal\w*|itin|social|chuec\w+|fals\w+|prestad\w+|otr[oa]|patron\w*|jef[ea]|pag\w+|deb\w+|obliga\w*|encerr\w+|deja\w*|miedo|migra|ice|redada|accident\w*|lastim\w+|h2a|h2b|anos|permit|papers|card|daca|tps|taxes|boss|pay|paid|let|afraid|years|residen\w+|ciudadan\w+|sex\w*|clientes|noche|gratis|name|nombre|sin)\b/;

export const honestRules: readonly Outright[] = [
  {
    id: "citizen-not-believed",
    said: [saidCitizen, isCitizen, doubted],
    unless: notACitizen,
    over: ["lie", "forge", "smuggle"],
  },
  {
    id: "apart-for-work",
    calm: true,
    said: [couple, apart, goodReason],
    unless: new RegExp(`${sham.source}|${gotAway.source}`),
    over: ["sham", "lie"],
  },
  {
    id: "identity-stolen",
    calm: true,
    said: [usesMine],
    unless: usesAnothers,
    over: ["forge", "lie", "trafficking"],
  },
  {
    id: "real-marriage",
    calm: true,
    said: [couple, forLove, provesIt],
    unless: notProved,
    over: ["sham", "lie"],
  },
  { id: "accused-of-sham", said: [couple, accusedOfSham, itIsReal], unless: arranges, over: ["sham", "lie"] },
  { id: "social-number", calm: true, said: [getsNumber], unless: wrongNumber, over: ["forge", "lie"] },
  {
    id: "daca-police",
    said: [dacaHolder, policeCame],
    unless: dacaOther,
    lead: "arrest",
    over: ["violence"],
  },
  { id: "work-told", calm: true, said: [onlyWork], unless: saysMore, over: ["trafficking"] },
  {
    id: "robbed",
    said: [atGunpoint, helped],
    unless: /\b(?:pasaporte|mica|tarjeta|passport|visa u|u visa)\b/,
  },
];
