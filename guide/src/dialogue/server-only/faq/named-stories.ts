/** Written answers that a story names: what happened stands in it, however long it is. Server only; words as `clean` leaves them. */
import type { Named } from "#guide/dialogue/server-only/faq/named-items.ts";

const bond = /\b(?:fianza|bono|bond)\b/;
const isOver =
  /\b(?:ya (?:\w+ )?(?:gano|gane|ganamos|termino|acabo)|gano|gane|ganaron|se (?:termino|acabo)|(?:le |me |nos )?cerr(?:o|aron)(?: \w+)? caso|le dieron (?:la|el|su) (?:residencia|asilo|mica)|won|is over|(?:has )?ended|(?:was|got) closed)\b/;
const moneyBack =
  /\b(?:devuelv\w+|devol\w+|regres\w+|recuper\w+|cobr(?:o|ar|arla|arlo)|refund|money back|get (?:that|my|the|it)(?: \w+)? (?:money )?back)\b/;
const receiptGone =
  /\b(?:(?:perdi|no (?:encuentro|hallo|tengo)|se me perdio|lost|cant find|dont have)(?: \w+){0,4} (?:recibo|papel|receipt|paper))\b/;

const monitorApp =
  /\b(?:smart ?link|isap|aplicacion|app)\b(?=.*\b(?:oficial|ice|foto|selfie|report\w*|escap\w+|officer|check ?in)\b)/;
const fails =
  /\b(?:se (?:me )?(?:traba|cae|cierra|congela|descompuso|dano)|no (?:me )?(?:deja|funciona|abre|carga|sirve|jala|prende|quiere abrir)|falla\w*|freez\w*|crash\w*|(?:wont|doesnt|isnt|not) (?:open\w*|load\w*|work\w*|let\w*|send\w*))\b/;

const paidThem =
  /\b(?:(?:les?|nos|se) (?:di|dio|dimos|dieron|pag\w+|mand\w+|deposit\w+|transfer\w+|entreg\w+|saco|sacaron)|pag(?:o|amos|aron|ue)|mand(?:o|amos|e)|(?:gave|sent|paid) (?:them|him|her)?)\b(?: \w+){0,6} (?:dolares|pesos|tarjetas?|dinero|zelle|mil|dollars|cards?|money|cash|\d{2,5})\b/;
const theirData =
  /\b(?:su|mi|sus|mis|el|her|his|my|their) (?:numero de )?(?:social|seguro(?: social)?|pasaporte|datos|cuenta(?: de banco)?|licencia|ssn|passport|bank)\b/;
const tricked =
  /\b(?:estaf\w+|llam\w+|habl(?:o|aron)|numero|mensaje|whats ?app|uscis|inmigracion|migracion|ice|called|scam\w*|text)\b/;

const anothersNumber =
  /\b(?:(?:trabaj\w+|us(?:e|aba|o)|worked|used|working)(?: \w+){0,5} (?:con |with |under |el |the )*(?:numero|social|seguro|number|ssn)(?: \w+){0,2} (?:de (?:un|una|otro|otra|mi|alguien)|ajen[oa]|prestad[oa]|fals[oa]|of (?:another|someone)|that (?:wasnt|isnt) mine)|(?:another|someone else)s? (?:persons? )?(?:social|ssn|number))\b/;
const ownNumberNow =
  /\b(?:(?:ya|ahora)(?: \w+){0,3} (?:tengo|me (?:dieron|llego)|saque)(?: \w+){0,3} (?:social|seguro|numero)|(?:now|finally)(?: \w+){0,3} (?:have|got)(?: \w+){0,3} (?:social|ssn|number)|(?:got|have) my own (?:social|ssn|number))\b/;

const tookBack =
  /\b(?:(?:retir(?:o|e|aron)|quit(?:o|aron)|cancel(?:o|e|aron))(?: \w+){0,3} (?:peticion|papeles|tramite|caso|i ?130|solicitud)|(?:withdrew|cancel+ed|pulled)(?: \w+){0,3} (?:petition|case|papers|i ?130))\b/;
const tryAgain =
  /\b(?:se arrepint\w+|quiere (?:volver|meter|regresar)\w*|(?:volvimos|regresamos|nos contentamos|nos arreglamos|otra vez|de nuevo|meterla)|changed (?:his|her) mind|back together|again|refile)\b/;

const unmarriedFather =
  /\b(?:(?:nunca|no) (?:se |me )?(?:caso|casaron|casados|registro|reconocio)|no (?:sale|aparece|esta) en mi acta|otro apellido|solo (?:tengo|llevo) (?:los )?apellidos? de mi (?:mama|madre)|never married|not on my birth certificate|different last name)\b/;
const father = /\b(?:papa|papi|padre|apa|jefe|dad|father)\b/;

const cuban =
  /\b(?:cuban[oa]|cuban|cuba|camaguey|la habana|habana|holguin|matanzas|villa clara|cienfuegos|guantanamo|pinar del rio|sancti spiritus|granma|las tunas)\b/;
const spouseOfMine = /\b(?:mi (?:marido|espos[oa]|mujer|pareja)|my (?:husband|wife|spouse))\b/;
const fitsMe =
  /\b(?:a (?:mi|nosotros)|(?:me|nos) (?:cae|toca|sirve|cubre|alcanza|vale|ayuda)|yo tambien|entro con|does it cover|me too|(?:can|do) i)\b/;
const fromElsewhere =
  /\b(?:soy|im|i am)(?: de| from)? (?:venezol\w+|mexican\w*|hondur\w+|colombian\w*|guatemal\w+|salvador\w+|nicarag\w+|ecuator\w+|peruan\w+|dominican\w*|maracaibo|caracas|valencia|barquisimeto|venezuela|mexico|honduras|colombia|bogota|guatemala|nicaragua|ecuador|quito|peru|lima)\b/;

const envelope = /\b(?:sobre|envelope)\b/;
const opened =
  /\b(?:(?:l[oa] )?abr(?:i|io|imos|ieron)|(?:se )?rasg\w+|(?:esta|venia|quedo|llego) (?:abierto|roto)|opened|torn|unsealed)\b/;
const ofDoctor = /\b(?:doctor\w*|medico|vacunas?|i ?693|693|exam\w*|civil surgeon)\b/;

const hurryTravel =
  /\b(?:permiso (?:de|para) (?:viaje|viajar|salir)|advance parole|i ?131|travel (?:permit|document))\b/;
const speedUp =
  /\b(?:apur\w+|aceler\w+|(?:mas )?rapido|urgente|emergencia|expedit\w*|speed|rush|emergency)\b/;
const gravelyIll =
  /\b(?:oper\w+|cirugia|hospital|enferm\w+|grave|muri\w+|cancer|derrame|infarto|surgery|sick|dying|died|funeral|entierro)\b/;

export const namedStories: readonly Named[] = [
  { topic: "fianza", item: "m-lost-receipt", said: [bond, isOver, receiptGone] },
  {
    topic: "fianza",
    item: "m-refund-not-come",
    said: [bond, isOver, moneyBack],
    unless: /\bsi (?:falta|no va|lo deportan)\b/,
  },
  { topic: "check-in-ice", item: "isap-app", said: [monitorApp, fails] },
  {
    topic: "llamadas-estafa",
    item: "m-paid-and-gave-data",
    said: [paidThem, theirData, tricked],
    unless: /\b(?:abogad[oa]|notari\w+|lawyer)\b/,
  },
  { topic: "seguro-social", item: "lost-contributions", said: [anothersNumber, ownNumberNow] },
  {
    topic: "divorcio-en-tramite",
    item: "reconcile",
    said: [tookBack, tryAgain],
    unless: /\b(?:golpe\w+|pega|vawa)\b/,
  },
  { topic: "pedir-papas", item: "birth-cert-no-father", said: [unmarriedFather, father] },
  {
    topic: "residencia-cubanos",
    item: "spouse-not-cuban",
    said: [cuban, spouseOfMine, fitsMe, fromElsewhere],
    // Then another answer is written.
    unless: /\b(?:despues|recien|nos casamos|me case|married (?:after|later)|just married)\b/,
  },
  { topic: "proceso-examen-medico", item: "envelope-opened", said: [envelope, opened, ofDoctor] },
  {
    topic: "viajar-advance-parole",
    item: "emergency-appointment-how",
    said: [hurryTravel, speedUp, gravelyIll],
    unless: /\b(?:mica|residente|green ?card|asilo|asylum)\b/,
  },
];
