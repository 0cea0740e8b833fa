/**
 * Honest worries about a true marriage: taxes done as single, a husband on the road, nothing in both names, months apart, a surname that was kept. Words for
 * a sham stand in the worry itself ("van a creer que es de mentiras"), so only what would be staged stands against them. Server only.
 */
import type { Outright } from "#guide/dialogue/server-only/outright/outright.ts";
import { upTo } from "#guide/dialogue/server-only/outright/up-to.ts";

/** A long message by voice. */
const mostSaid = 60;

const couple =
  /\b(?:(?:re)?cas(?:ad[oa]s?|e|amos|arnos|o|aron)|matrimonio|boda|espos[oa]s?|marido|mujer|senora|viej[oa]|marr(?:y|ied|iage)|wedding|husband|wife|spouse)\b/;
/** Paid, staged or over: no worry of an honest couple. */
const staged =
  /\b(?:cuartos separados|camas separadas|otro cuarto|otra cama|separate (?:bed)?rooms|me (?:paga|pago|pagan|cobra)|le (?:pago|pague|doy)|pagu?[eo] (?:por|para) cas\w+|solo por (?:los )?papeles|fing\w+|pretend\w*|inventar|invent\w+|montar|armar|ensay\w+|que pare(?:zca|ciera|zcamos)|make it look|look (?:like we|real)|stage\w*|fake (?:photos|lease|bills)|fals(?:as|os) (?:fotos|cartas|pruebas|recibos)|no vivimos juntos pero|sin vivir juntos|divorci\w+|divorc\w+|vawa|pega|golpe\w+|hits|beats|viud\w+|widow\w*)\b/;
const stagedOnly =
  /\b(?:me (?:paga|pago|pagan|cobra)|le (?:pago|pague|doy)|solo por (?:los )?papeles|fing\w+|pretend\w*|inventar|montar|que pare(?:zca|ciera|zcamos)|make it look)\b/;

const taxes = /\b(?:tax(?:es)?|tases|taxas|impuestos|declar(?:amos|o|e|aron|acion\w*)|filed|irs)\b/;
const asSingle =
  /\b(?:solter[oa]s?|single|head of household|jef[ea] de (?:familia|casa|hogar)|(?:por|cada quien por) separad[oa]s?|separately)\b/;
const taxesOther =
  /\b(?:cuanto (?:me )?(?:regres\w+|toca|dan)|reembolso|refund|itin|solter[oa] o casad[oa]|single or married|en que (?:status|est[ae]tus|estado)|which (?:filing )?status|me conviene|dependientes?|hij[oa] solter[oa])\b/;

const onTheRoad =
  /\b(?:troquer[oa]|trailer[oa]|trocker\w*|trucker|truck driver|chofer|maneja (?:un )?(?:trailer|troque|camion)|drives (?:a )?trucks?|turno de noche|night shift|(?:trabaja|jala|chambea) (?:de noche|fuera|lejos|en otr[oa] (?:estado|ciudad|lado))|(?:works|working|stationed) (?:nights|out of (?:state|town)|away|in another)|(?:anda|trabaja)(?: \w+){0,3} (?:meses|semanas)|militar|ejercito|army|navy|marine|deployed|offshore|casi no esta en (?:la )?casa|nunca esta en (?:la )?casa|is (?:never|hardly ever) home)\b/;
const apart =
  /\b(?:no vivimos (?:juntos|en la misma)|viv(?:imos|e|o|ir) (?:\w+ ){0,2}(?:aparte|lejos|separados|en otr[oa] (?:ciudad|estado|casa))|casas (?:distintas|diferentes|aparte)|(?:live|living) (?:\w+ ){0,2}apart|(?:dont|do not|not) (?:really |even |always )?live together|separate (?:houses|homes|places|cities)|(?:different|another) (?:city|state|house))\b/;
/** Asked as a rule: "hay una regla de que tengan que vivir juntos". */
const mustLive =
  /\b(?:(?:regla|ley|obligacion|obligatorio|a fuerzas?|tenemos que|tengo que|hay que|rule|law|require\w*|have to|gotta|must|need to) (?:\w+ ){0,8}(?:vivir juntos|vivir en la misma|viv(?:ir|amos) con|live (?:together|in the same|with))|(?:vivir juntos|live together|living together) (?:es|is|para|for) (?:obligatorio|a fuerza|required))\b/;
const worry =
  /\b(?:van? a (?:pensar|creer|decir|sospechar)|pens[ae]ran?|creer[ae]n?|crean|piensen|sospech\w+|dig[ae]n? que|dudan?|no (?:nos|me) (?:van a )?cre\w+|(?:se ve|parecer(?:les)?|parezca) (?:mal|raro|feo|sospechos\w+)|l[oa]s? ven? (?:mal|raro|feo)|ve (?:raro|mal)|(?:gonna|going to|will|might|would) (?:\w+ ){0,2}(?:say|think|believe|suspect|ask)|thinks? (?:its|it is|were|we are|our)|look(?:s)? (?:bad|weird|fake|suspicious|strange)|suspicious|(?:es|hay|sera|seria) (?:un |algun )?problema|afecta\w*|perjudica\w*|miedo|preocup\w+|worr\w+|scared|afraid|hurt (?:us|our)|nos niegan|(?:be|get) denied)\b/;

const shared =
  /\b(?:(?:todo|nada|casi nada|la renta|los recibos|el contrato|las cuentas)(?: \w+){0,3} a (?:su nombre|nombre de)|no compartimos \w+|no (?:tenemos|hay)(?: \w+){0,4} (?:juntos|juntas|de los dos|a nombre de (?:los dos|ambos)|con los dos nombres)|(?:pocas?|casi no|sin)(?: \w+){0,3} (?:pruebas|papeles|cuentas|fotos) (?:juntos|juntas|de los dos)|(?:vivimos|viviendo) (?:con|en (?:la )?casa de) (?:mi|mis|sus?|los|la) (?:suegr\w+|papas|mama|padres|tios?|herman\w+)|(?:everything|nothing|the (?:lease|bills|rent))(?: \w+){0,3} (?:is |are )?(?:in|under) (?:both|my|his|her|our)(?: \w+){0,5} names?|(?:dont|do not) have (?:a |any |much )?(?:joint|shared)(?: \w+){0,2}|(?:live|living) with (?:my|his|her) (?:in ?laws|mother in law|parents|mom))\b/;
const whatProof =
  /\b(?:prueb\w+|probar\w*|pruebo|comprob\w+|demostr\w+|demuestr\w+|evidenc\w+|que (?:ensen\w+|sirve|llevo|llevamos|juntamos|junto|ponemos|mandamos)|proof|prove|evidence|what (?:can|do|should) (?:we|i) (?:show|use|bring|send)|what counts)\b/;
/** What waits for the other card has its own proofs, and so does a letter that asks. */
const otherProof =
  /\b(?:i ?751|condicional|conditional|two ?year|dos anos de la (?:mica|tarjeta)|rfe|(?:pid\w+|mandar) mas pruebas|more (?:proof|evidence)|letter asking|noid|vawa|diez anos|ten years|perdon|waiver|sufrimiento|hardship|asilo|asylum|union libre|no (?:estamos|nos hemos) casad\w+|not married|novi[oa]|boyfriend|girlfriend)\b/;

const surname =
  /\b(?:apellido|last name|surname|maiden name|(?:su|el|mi|his|my|her) nombre de (?:casad[oa]|solter[oa]))\b/;
const keptIt =
  /\b(?:no (?:(?:me|se|nos|quiso|quise|lo|le) )*(?:cambi\w+|us[eao]\w*|puse|puso|tom[oe]\w*|agarr\w+|llev[oae]\w*)|(?:sigo|sigue|seguimos|quede|quedo|me quede|se quedo) (?:con|usando)|quise (?:dejar|conservar)|(?:didnt|did not|never|wont|dont) (?:change|take|use)|kept|keep|keeping|still (?:use|have|go by))\b/;
const surnameOther =
  /\b(?<!\b(?:for|para) )(?:(?:la|mi|my|the) (?:tarjeta verde|green ?card|mica|tarjeta de residente)|acta|pasaporte|licencia|social|mica (?:sale|dice|con)|no coincide|hij[oa]s?|bebe|nin[oa]s?|baby|son|daughter|child|kids?|divorci\w+|divorc\w+|cambiarlo|como (?:lo )?cambio|how do i change)\b/;

const parted =
  /\b(?:(?:nos|me|se) (?:habiamos |habia )?(?:separ(?:amos|e|o|ado|ada|aron)|dej(?:amos|e|o)|fue|peleamos)|(?:estuvimos|duramos|anduvimos|pasamos)(?: \w+){0,4} (?:separad[oa]s|dejad[oa]s|aparte|distanciados)|(?:split|broke) up|separated|took a break|were apart)\b/;
const cameBack =
  /\b(?:(?:ya |y ya |y )?(?:volvimos|regresamos|regreso conmigo|volvio conmigo|nos juntamos (?:otra vez|de nuevo)|nos arreglamos|nos reconciliamos|estamos juntos (?:otra vez|de nuevo)|otra vez juntos)|(?:got|are|were|getting) back together|reconciled|together again)\b/;
const tellsIt =
  /\b(?:le digo|se lo (?:digo|decimos)|lo (?:digo|decimos)|decirle|decirselo|contar\w*|menciono|mencionar\w*|callar\w*|poner(?:lo)?|lo pongo|oficial|entrevista|afecta\w*|preguntan?|tell|mention|bring (?:it|that) up|officer|interview|affect\w*|hurt)\b/;

const sayLonger =
  /\b(?:digamos|diga|digo|decir|decirle|tell|say|saying|claim|put)\b(?: \w+){0,6} (?:mas tiempo|(?:\w+ )?anos|(?:\w+ )?years|longer|(?:juntos|together))\b/;
const wantsTruth =
  /\b(?:(?:prefiero|quiero|voy a|mejor) (?:decir |decirles |ser )?(?:la verdad|hone[ns]t[oa]|sincer[oa])|no quiero (?:mentir|decir mentiras|echar mentiras)|tell the truth|be honest|dont want to lie|rather be honest|not (?:gonna|going to) lie)\b/;

const different =
  /\b(?:me lleva|le llevo|nos llevamos|es (?:mayor|mas grande|mas chic[oa]|menor|mas joven) que (?:yo|mi|el|ella)|es (?:mucho )?mas (?:joven|chic[oa]|grande|viej[oa])|diferencia de edad|(?:im|i am|yo tengo|tengo) \w+(?: anos)? (?:and|y) (?:my|mi) \w+ (?:is|tiene)|(?:no|ni) habla(?:mos)?(?: \w+){0,3} (?:espanol|ingles|mi idioma)|no tenemos hijos|sin hijos|no hicimos (?:fiesta|boda|nada)|(?:nomas|solo) por (?:el|lo) civil|(?:otra|diferente|distinta) (?:religion|raza)|nos casamos (?:rapido|muy pronto|luego luego)|(?:years|\d+) older|older than me|age (?:gap|difference)|no (?:kids|children|party|big wedding)|speak(?:s)? (?:\w+ ){0,2}(?:spanish|english)|courthouse|got married (?:fast|quick\w*|so soon))\b/;
const falsely =
  /\b(?:de mentiras?|mentira|fals[oa]|fraude|fraud|fake|sham|por (?:los )?papeles|for (?:the )?papers|green card marriage|por conveniencia|arreglad[oa]|raro|mal|sospechos\w+|bad|weird|suspicious|strange|real|no (?:nos|me) (?:van a )?cre\w+)\b/;

const oldDivorce =
  /\b(?:(?:no|nunca|jamas) (?:se|me|nos) divorci(?:o|e|aron|amos)|never (?:got |been )?divorced|never (?:finished|completed)(?: \w+){0,3} divorce)\b|\b(?:divorcio|di[bv]or[cs]io|divorce)\b(?: \w+){0,8} (?:no (?:(?:ha|habia|estaba|esta|me|se|todavia|aun) )*(?:sal\w+|termin\w+|list[oa]|firm\w+|acab\w+|complet\w+)|todavia no|todabia no|aun no|was(?:nt| not) (?:final|done|over|finished)|isnt final|is not final|not final)\b|\b(?:before|antes de que) (?:my|mi|the|el|su|his|her) (?:divorcio|divorce)\b|\b(?:sin saber que |resulta que |todavia |aun |still )+(?:seguia|sigo|estoy|estaba|seguimos|married|was married|am married)(?: \w+)? ?(?:casad[oa])?(?: (?:en|con|alla|back|in|to))\b/;
const weddedHere =
  /\b(?:(?:ya )?(?:me|nos|se) (?:volvi a |volvimos a |volvio a )?cas(?:e|o|amos|aron|ar)|antes de casarse(?: con)?|got married|(?:i|we|they|he|she|my (?:dad|mom|father|mother)) married|remarried)\b/;
const divorceOther =
  /\b(?:(?:tarjeta|tarjetita|mica|green ?card|card) de (?:2|dos) anos|(?:2|two) year card|quitar (?:las )?condiciones|remov\w+ (?:the )?conditions|condicional|conditional|i ?751|me quiero|nos queremos|quiero casarme|voy a casarme|puedo casarme|if i marry|want to marry|k ?1|me pidio|petitioned|no se enter\w+|sin que|para que no|(?<!\b(?:no (?:quiero|queremos|pienso|vamos a)|sin) )escond\w+|(?<!\b(?:dont want|not trying|not going) to )hide|dont find out)\b/;

const plainWorries: readonly Outright[] = [
  {
    id: "taxes-as-single",
    said: [taxes, asSingle, couple],
    unless: new RegExp(`${stagedOnly.source}|${taxesOther.source}`),
    calm: true,
    over: ["sham", "lie"],
  },
  {
    id: "own-surname",
    said: [surname, keptIt, couple],
    unless: surnameOther,
    calm: true,
    over: ["sham", "lie"],
  },
  {
    id: "back-together",
    said: [parted, cameBack, tellsIt],
    unless: stagedOnly,
    calm: true,
    over: ["sham", "lie"],
  },
  {
    id: "truth-about-time",
    said: [couple, sayLonger, wantsTruth],
    unless: stagedOnly,
    calm: true,
    over: ["sham", "lie"],
  },
  {
    id: "not-free-to-marry",
    said: [weddedHere, oldDivorce],
    unless: divorceOther,
    over: ["sham", "lie"],
  },
  {
    id: "little-in-both-names",
    said: [couple, shared, whatProof],
    unless: new RegExp(`${staged.source}|${otherProof.source}`),
    calm: true,
    over: ["sham", "lie"],
  },
  {
    id: "apart-for-work",
    said: [couple, onTheRoad, worry],
    unless: staged,
    calm: true,
    over: ["sham", "lie"],
  },
  { id: "apart-for-work", said: [couple, mustLive], unless: staged, calm: true, over: ["sham", "lie"] },
  // "We live apart cause he's a truck driver ... they're gonna say it's fake"
  {
    id: "apart-for-work",
    said: [apart, onTheRoad, worry],
    unless: staged,
    calm: true,
    over: ["sham", "lie"],
  },
  {
    id: "real-marriage",
    said: [couple, different, worry, falsely],
    unless: staged,
    calm: true,
    over: ["sham", "lie"],
  },
];

export const trueMarriageRules: readonly Outright[] = upTo(mostSaid, plainWorries);
