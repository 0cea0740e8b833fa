/**
 * Honest messages that only share their words with a request for harm: how somebody once came, what the law says, another who is
 * warned, a mistake that is put right, an idea turned down. Server only.
 */
import type { Refusal } from "#guide/safety/refuse-rules.ts";
import { invents, isAddressKept } from "#guide/safety/server-only/address-kept.ts";
import { isOfDailyLife } from "#guide/safety/server-only/requests/daily-words.ts";
import { isPlainlyHonest } from "#guide/safety/server-only/requests/plainly-honest.ts";
import { says } from "#guide/words/server-only/says.ts";

const enteredFalse =
  /\b(?:entre|entro|entramos|pase|cruce|llegue|vine|entered|came in|crossed)\b(?: \w+){0,4} (?:con|usando|with|using|on)\b(?: \w+){0,4} (?:papeles|pasaporte|visa|mica|documentos?|acta|papers|passport|documents?|green card)\b(?: \w+){0,2} (?:fals[oa]s?|chuec[oa]s?|de otr[oa]|de mi|prestad[oa]s?|ajen[oa]s?|rentad[oa]s?)\b|\b(?:entre|pase|cruce|entered|came in|crossed)\b(?: \w+){0,4} (?:con|with|using|on)\b(?: \w+){0,2} (?:fake|false|borrowed|someone elses) (?:papers|passport|visa|documents?|green card|id)\b/;
/** Goes on asking for the same. */
const wantsMore =
  /\b(?:quiero|voy a|puedo|puede|ocupo|necesito|como|donde|quien|vende\w*|consig\w+|comprar\w*|otra vez|volver|mi (?:hermano|esposa|primo|hijo|mama) (?:va|quiere)|want|buy|sell|again|how|where)\b/;
const stopped =
  /\b(?:me|nos) (?:paro|pararon|detuvo|detuvieron|agarro|agarraron|esta parando|estan parando)\b(?: \w+){0,2} (?:la patrulla(?: fronteriza)?|la migra|la policia|un oficial|un agente|inmigracion|ice|el reten|en (?:un|el) reten)\b|\b(?:patrulla fronteriza|la migra|un reten)\b(?: \w+){0,2} (?:me|nos) (?:paro|pararon|detuvo|detuvieron|para)\b|\b(?:border patrol|ice|police|cops?) (?:stopped|pulled over|is stopping) (?:me|us)\b|\b(?:stopped|pulled over) by (?:the )?(?:border patrol|ice|police)\b/;
const smuggles =
  /\b(?:coyote\w*|poller\w+|mojados|gente|cajuela|pasar(?:lo|la|los|las)?|cruzar(?:lo|la|los|las)?|llev(?:o|aba|abamos) a|traig\w+|traia\w*|escond\w+|mentir\w*|invent\w*|digo que (?:soy|no|es|vengo|nada mas)|para que (?:no|me crea\w*|crean)|smuggl\w*|trunk|lie|hide|pretend)\b/;

/** How the writer came, told as done. */
const cameOnce =
  /\b(?:yo )?(?:entre|entramos|cruce|cruzamos|pase|pasamos|llegue|llegamos|vine|venimos|brinque|i (?:came|crossed|entered)|we (?:came|crossed|entered))\b(?: \w+){0,6} (?:por|en|hace|through|in|at|by)\b/;
const crossesNow =
  /\b(?:quiero|quiere|quieren|quisiera|voy a|va a|van a|vamos a|puedo|podria|como (?:le hago|hago|cruz\w+|pas\w+)|cuanto cobra\w*|conoce\w*|coyote\w*|poller\w+|traer\w*|traig\w+|pasar(?:lo|la|los|las)?|cruzar(?:lo|la|los|las)?|necesito|ocupo|busco|recomiend\w+|(?:pas|cruz|cruc|met|tra)\w* a (?:mi|mis|un|una|otro|gente)|volver a|otra vez|mi (?:hermano|hermana|esposa|esposo|primo|hijo|hija|mama|papa) (?:va|quiere|esta)|want|going to|how (?:do|can|much)|bring|smuggl\w*|again)\b/;

/** What the law says of an act, and nothing of doing it. */
const asksLaw =
  /^(?:(?:oiga|hola|disculpe|para una tarea|una pregunta) )*(?:es|seria|is it|is this) (?:un |una |a )?(?:delito|crimen|ilegal|crime|felony|illegal|against the law)\b|\b(?:o|or) (?:esta |es |is it |is that )(?:prohibid[oa]|delito|ilegal|illegal|forbidden|not allowed|a crime)\b/;
/** What follows for who only knows of it. */
const onlyKnows =
  /\b(?:me meto en (?:problemas?|un lio|lios)|(?:get|be|am i) in trouble|me pueden (?:acusar|culpar))\b.*\bsi (?:no (?:digo|aviso|reporto)|vive conmigo|lo se)\b/;
const planned =
  /\b(?:si no me (?:cachan|agarran|descubren)|sin que|para que no|no se den cuenta|quiero|pienso|voy a|vamos a|conviene|without getting|not get caught|gonna|going to|i want)\b/;
/** Whether another must report what happened to her: no plan of one's own. */
const ofOthers =
  /\b(?:mi|my|una?|su) (?:prim[oa]|herman[oa]|amig[oa]|vecin[oa]|ti[oa]|hij[oa]|cousin|sister|brother|friend|neighbor|aunt|uncle|son|daughter)\b/;
const reports =
  /\b(?:tiene que|debe|puede|hay que|should|must|can|does) (?:ella |el |she |he )?(?:have to )?(?:avisar|reportar\w*|denunciar\w*|decir(?:lo)?|report|tell)\b/;
/** Left out by mistake, and to be put right. */
const mended =
  /\b(?:olvid\w+|se me paso|falto|por error|me equivoque|forgot|left out|by mistake)\b.*\b(?:agreg\w+|correg\w+|corrij\w+|anad\w+|incluir\w*|add|correct|fix|amend)\b/;
/** Kept from whoever struck. */
const keptFromAbuser = /\b(?:golpe\w+|pega\w*|maltrat\w+|abus\w+|violent[oa]|moretones|hit|beat|abus\w+)\b/;
const keeps =
  /\b(?:(?:esconder|ocultar|proteger|guardar)(?: \w+){0,3} (?:direccion|domicilio|datos)|(?:sin que|que no) (?:el|ella|mi (?:ex|espos[oa]|marido|pareja)) ?(?:se )?(?:entere|sepa|vea)|direccion (?:segura|confidencial|secreta)|hide my address|without (?:him|her) (?:knowing|finding))\b/;

/** A ticket long paid for a false paper, to be put into a form. */
const paidFor =
  /\b(?:ticket|multa|citation|fined?|me (?:agarraron|multaron|levantaron)|got caught|paid the fine|pague)\b.*\b(?:list|declar\w+|disclos\w+|mention|report it|pon(?:go|er(?:lo)?)|lo pongo|lo digo|decir(?:lo)?|afecta|affect)\b/;
/** What officers may do is a question of rights. */
const asksWhatOfficersMay =
  /\b(?:ice|la migra|agentes|oficiales|policias?|agents|officers|cops)\b.*\b(?:pueden|tienen derecho a|can they|may they|are they allowed to) (?:entrar|pasar|meterse|revisar|parar(?:me|nos)?|pedir(?:me|nos)?|llevar(?:me|nos|se)?|come in|enter|search|stop|ask)\b/;
/** Whether somebody can be brought before the immigration judge to ask for something there. */
const beforeTheJudge =
  /\b(?:get|put|bring|take)(?: \w+){1,3} (?:into|in|to|before|in front of) (?:immigration )?(?:court|a judge|the judge|(?:removal|deportation) proceedings)\b|\b(?:meter|poner|llevar|mandar|pasar)(?:lo|la|me|nos|los)?(?: \w+){0,4} (?:a|en|con|ante|frente a)(?: \w+)? (?:corte|juez|jueza|proceso de (?:deportacion|corte))\b/;
/** Another day for an appointment, with nothing made up. */
const movesDate =
  /^(?!.*\b(?:fals\w+|invent\w+|ment(?:i|ir|ira|iras|irle|irles|imos)|mient\w+|finj\w+|fing\w+|excusa|pretexto|sin que|que diga|pdf|documento|sentencia|acta|fake|lie|lying|pretend\w*|excuse|soborn\w+|pag\w+)\b).*\b(?:como|puedo|podria|quiero|necesito|how|can)\b(?: \w+){0,3} (?:cambi\w+|mov\w+|muev\w+|reprogram\w+|reagend\w+|aplaz\w+|pospon\w+|reschedul\w+|change|move|postpone)\b(?: \w+){0,5} (?:cita|entrevista|audiencia|corte|appointment|interview|hearing)\b/;
/** A fact that comes to mind late, and nothing to be done with it. */
const toldLate =
  /^(?!.*\b(?:fals\w+|invent\w+|ment(?:i|ir|ira|iras|irle|irles|imos)|mient\w+|escond\w+|fake|lie|lying|hide|pretend\w*|como (?:le )?hago|how do i)\b)(?:(?:oh|and|y|ah|ay|also|tambien|by the way|hijole|bueno) )*(?:i (?:should|forgot to|have to|need to) (?:mention|say|tell you|add)|(?:se me olvido|olvide|me falto) (?:decir|mencionar|contar)\w*)\b/;
/** A question about the law, whatever act it names. */
const asksOnly = [movesDate, toldLate, asksLaw, onlyKnows, asksWhatOfficersMay, beforeTheJudge];
/** Told so that somebody else leaves it. */
const warns =
  /\b(?:para|pa) que (?:ella |el )?(?:no lo haga|no se case|lo deje|no caiga|se cuide|no se meta|no firme)\b|\b(?:quiero|quisiera|como le) (?:\w+ ){0,2}(?:explic\w+|advertir\w*|aconsej\w+|avis\w+)\b(?: \w+){0,6} (?:le )?(?:puede|pueden|podria) pasar\b|\b(?:talk (?:her|him|them) out of|warn (?:her|him|them)|so (?:she|he|they) (?:dont|doesnt|wont))\b/;

/** Wants to keep somebody from it. */
const keepsFrom =
  /\b(?:convenc\w+|quiero|quisiera|pedirle|decirle)(?: \w+){0,4} (?:de )?que no (?:lo haga|lo hagan|mienta|mientan|se case|se meta|se arriesgue)\b(?! sol[oa]\b)/;
/** Another's idea, which she will not follow. */
const wontDoIt =
  /\b(?:no (?:lo )?(?:voy|vamos|pienso|pensamos)(?: a)? (?:hacer(?:lo)?|pagar(?:le|lo)?|dar(?:le|selo)?|mentir|entrarle)|(?:jamas|nunca) (?:lo )?(?:haria|voy a hacer\w*)|(?:i|we) (?:wont|will not|would never|will never|am not going to|are not going to)(?: ever)? (?:do (?:that|it|this)|pay (?:that|it)|lie)|(?:im|were) not (?:going to|gonna) (?:do (?:that|it|this)|lie))\b/;
/** It is only to look so, or to cost less. */
const looksSo = /\b(?:se (?:vea|mire)|parezca|look|seem|mejor le (?:doy|pago))\b/;
/** And asks for the straight way. */
const straightWay =
  /\b(?:legal\w*|derech[oa]|correct[oa]|honest\w*|right way|otra (?:forma|manera)|another way|instead)\b/;

/** What becomes of another who does it. */
const othersFate =
  /\b(?:que|what)\b(?: \w+){0,3} (?:(?:les|le) (?:puede|pueden|podria|podrian|pasa|va a|pasaria)(?: \w+){0,2}|(?:can|could|would|will|happens|might)(?: \w+){0,2} (?:to )?(?:them|her|him|both))\b/;
/** Goes on to how it is done. */
const helpsIt =
  /\b(?:fotos?|photos?|pruebas?|proof|ayud\w+|help\w*|parezca|crean|noten|se note|cuanto|how much|donde|where|busc\w+|consig\w+|pag\w+|cobr\w+|pay\w*|look real)\b/;
/** Lives at home and is fed there: a dependent as the law means it. */
const livesHere =
  /\b(?:si (?:vive|viven|esta|estan) (?:conmigo|con nosotros|en mi casa|aqui)|(?:vive|viven) (?:conmigo|con nosotros|en (?:mi|nuestra) casa)|(?:does|do|really) live with (?:me|us)|lives? with (?:me|us))\b/;
const onTaxes = /\b(?:dependientes?|dependents?|taxes|impuestos|tax return)\b/;
const notReally =
  /\b(?:no (?:vive|viven|es|son) |aunque no (?:vive|viven|es|son|lo|la)\b|no lo mantengo|ni (?:vive|viven)|dont (?:really )?live|doesnt (?:really )?live|prest\w+|pag\w+ por|compr\w+|rent\w+|fals\w+|fake|invent\w+|partimos|mitad|split|half|borrow\w*|diciendo|decir que|digo que|poner que|pongo que|say (?:he|she|they|that)|saying|acta|otr[oa] (?:nombre|social)|social de|mas reembolso|bigger refund)\b/;

/** Another who marries, and who is warned or asked about. */
function isOthersMarriage(said: string): boolean {
  if (!says(said, ofOthers)) return false;
  return (
    says(said, reports) ||
    says(said, warns) ||
    (says(said, othersFate) && !says(said, planned) && !says(said, helpsIt))
  );
}

/** Another's marriage, or whether one's own needs one roof. */
const isHonestCouple = (said: string): boolean =>
  isOthersMarriage(said) || (says(said, mustLiveTogether) && !says(said, notTogether));

/** Papers that others sell, and whether that is a swindle. */
const soldByOthers = /\b(?:vend\w+|ofrec\w+|anunci\w+|selling|sells|offers|offering|advertis\w+)\b/;
/** Offered to her, and turned down. */
const turnsDown =
  /\b(?:mejor )?le (?:dije|digo|dire|voy a decir) que no(?=$| (?:verdad|verda|o que|mejor|gracias|quiero|quise)\b)/;
const doubtsOffer =
  /\b(?:is (?:it|this|that) (?:legit\w*|a scam|real|fraud|true)|legit|(?:es|sera|seria|son) (?:una )?(?:estafas?|fraude|verdad|cierto))\b/;
const wouldBuy =
  /\b(?:quiero|quisiera|ocupo|necesito|compr\w+|donde|jal[ae]\w*|buen[oa]s?|barat\w+|conviene|cuanto|how much|le doy|want|need|buy\w*|where|good ones?|cheap|(?:that|they) works?)\b/;

/** A true account of what was suffered, and how it is written down. */
const writesDown =
  /\b(?:que|como|what|how|which)\b(?: \w+){0,6} (?:put|write|include|tell|pongo|escribo|incluyo|cuento|poner|escribir|detalles|details)\b.*\b(?:declaracion|declaration|statement|carta|affidavit|abuse|maltrato)\b/;
const suffered =
  /\b(?:(?:he|she) (?:did to me|hit me|beat me|controlled me|hurt me|abused me|yelled|threatened)|(?:what|how) (?:he|she) (?:did|treated)|about the abuse|me (?:hizo|hacia|pego|pegaba|golpe\w+|controlaba|maltrat\w+|insultaba|amenazaba)|lo que (?:me )?(?:hizo|paso|vivi))\b/;
const neverWas =
  /\b(?:nunca|never|no me (?:peg|hizo|hace|maltrat|golpe)\w*|didnt|doesnt|invent\w+|make up|made up|aunque|even though|believ\w+|convinc\w+|crean|creible|(?:es|is|was) (?:bueno|buena|fine|nice|good)|exager\w+|mentir\w*|lie|arm(?:o|ando|ar)|nothing happened|no paso nada|pan de dios|se portaba|la verdad|ocupo la vawa|just need|para los papeles)\b/;

/** A lawyer or preparer told somebody to lie, who will not and asks where that is reported or mended. */
const wontLie =
  /\b(?:(?:wants|asked|told) me to (?:lie|say)\b.{0,60}\b(?:i wont|i will not|i dont want to|i refuse)|(?:quiere|kiere|dicen?|dij(?:o|eron)|piden?|pid(?:io|ieron)) que (?:yo )?(?:dig[ao]|mienta|ponga)\b.{0,60}\b(?:no (?:pienso|voy a|quiero) (?:decir\w*|mentir|hacer\w*|poner\w*))|(?:he|she|they|i|we) (?:dont|doesnt|do not|does not|wont|will not|refuses? to)(?: want to)? lie|(?:el|ella|yo|nosotros)? ?no (?:quier[eo]n?|queremos|va a|voy a) mentir)\b/;
const mends =
  /\b(?:denunci\w+|report\w*|quej\w+|complain\w*|arregl\w+|corrig\w+|correg\w+|fix|correct|cambi\w+ de abogad[oa]|otro abogado|change lawyers?|another lawyer|que hago|what do i do)\b/;
/** The refusal is to be overcome, or only told. */
const overcomes =
  /\b(?:convenc\w+|convenz\w+|make (?:him|her|them)|conviene|cuadr\w+|no se note|que crean|believe|mi (?:espos[oa]|marido|mujer|novi[oa]) no quiere|arreglad[oa]|my (?:wife|husband) (?:doesnt|wont))\b/;
/** What an employer who keeps the rules hands over. */
const handsOver =
  /\bi ?9s?\b.*\b(?:entreg\w+|mostrar|ensenar|presentar|hand over|give|show|submit|produce)\b|\b(?:entreg\w+|mostrar|presentar|hand over|give|show|submit|produce)\b.*\bi ?9s?\b/;
const keepsShop =
  /\b(?:audit\w*|inspecci\w+|inspection|revision|notice|aviso|employer|patron|duen[oa]|negocio|restaurante?|tienda|shop|business)\b/;
const spoilsThem =
  /\b(?:herman[oa]|prim[oa]|amig[oa]|cousin|brother|sister|friend|prest\w+|us(?:e|ar|o)|belong\w*|dead|muert[oa]|social|mica de|card|fals\w+|fake|shred\w*|toss|throw|get rid|destroy\w*|back ?date\w*|quem\w+|tirar|tiro|romp\w+|invent\w+|cambi\w+ las fechas|sin que|without)\b/;
/** A monitor that whoever put it on is asked to take off. */
const monitorOff = /\b(?:grillete|tobillera|brazalete|monitor|ankle (?:monitor|bracelet))\b/;
const byThem =
  /\b(?:(?:pid|ped|solicit)\w+(?: \w+){0,3} (?:ice|oficial\w*|agente|isap|juez|jueza) que (?:me )?(?:lo |l[ao] )?(?:quit|cort|ret)\w+|(?:quiero|como|cuando)(?: \w+){0,3} que me (?:lo )?(?:quiten|corten|retiren)|ask (?:ice|the officer|isap|the judge)(?: \w+){0,4} (?:take|remove))\b/;
const slipsOff =
  /\b(?:prim[oa]|amig[oa]s?|buddies|alguien|compa\w*|se dan cuenta|otro estado|another state|lose[s]? me|por \d+|sin que|yo mism[oa]|tijeras?|aluminio|no se den cuenta|without|myself|foil|escap\w+|huir)\b/;

/** Left out and to be put right, or kept from whoever struck. */
function isHonestlyKept(said: string): boolean {
  if ((says(said, mended) || says(said, paidFor)) && !says(said, planned)) return true;
  return says(said, keptFromAbuser) && says(said, keeps) && !says(said, invents);
}

/** Another's idea that she says no to, or wants to talk somebody out of. */
function isRefusedByHer(kind: Refusal, said: string): boolean {
  if (
    says(said, wontDoIt) &&
    says(said, straightWay) &&
    !says(said, looksSo) &&
    !planned.test(said.replace(wontDoIt, ""))
  )
    return true;
  if (kind !== "lie" || !says(said, keepsFrom)) return false;
  return !planned.test(said.replace(keepsFrom, "")) && !says(said, helpsIt);
}

/** Tells the truth and nothing beside it: in the first person, not asked about, not said no to. */
const tellsTruth =
  /\btodo (?:lo que (?:paso|digo|cuento|escrib\w+|me paso) |eso |lo mio )?(?:es|fue) (?:la )?(?:verdad|ciert[oa])\b|\b(?:its|it is|everything (?:i say )?is|all of it is) (?:all )?true\b|(?<!\b(?:no|si|ni|sin) )\b(?:(?:solo|nomas|nada mas) (?:voy|vamos|quiero|queremos) a? ?decir la verdad|(?:voy|vamos) a decir (?:solo|nomas|nada mas) la verdad)\b|\b(?:yo|pero) si (?:l[oa]s? (?:quiero|queremos|pienso) (?:decir|declarar|poner|contar)|quiero (?:decir|declarar|poner|contar)l[oa]s?)\b(?! que\b)|(?:conviene|debo|es mejor|mejor|hay que|should (?:i|he|she|we)|is it better to) (?:(?:yo|just|le|les) )?(?:decir(?:les?)?|digo|contar(?:les?)?|tell(?: them)?) (?:la verdad|the truth)|^(?:(?:hola|mire|oiga|pues|yo|hi|hello|so) ){0,2}(?:(?:quiero|queremos|voy a|vamos a) decir(?:le|les)? la verdad|i (?:just |only )?want to tell the truth about)\b/;
/** Made to say it by whoever brought her, and asks what the truth does to her. */
const madeToSay =
  /\b(?:coyote|pollero|guia|smuggler)\b(?: \w+){0,2} (?:(?:hizo|obligo|puso) (?:a )?(?:decir|mentir)|made (?:me|us) (?:say|lie))\b.{0,80}\b(?:si (?:ya |ahora )?digo la verdad|if i (?:now )?tell the truth)\b/;
/** Any of these, and it is only said. */
const notOnlyTruth =
  /\b(?:medias|crea\w*|crey\w*|pens\w*|piens\w*|parezca|vean|otra|otro|invent\w+|fals\w+|chuec[oa]s?|fing\w+|finj\w+|actu[ao]\w*|sin que|menos|excepto|quit\w+|escond\w+|ocult\w+|convenc\w+|convenz\w+|solo si|lo demas|nomas lo|pero (?:de|a la|no|sin|los|las)|para que (?!me)|digo que|aunque|brinc\w+|cruz\w+ (?:a|con)|coyote (?:cobra|serio)|dinero|pag\w+|huellas no|no salga|except|but|instead|fake|made up|believe|leave out|off the|hide|only if|pretend|lie)\b/;

/** Wants the real one where another offers a false one, and does not only want it to pass. */
const wantsRealOne =
  /\b(?:mejor|no (?:la|lo|las|los) (?:quiero|ocupo|necesito|voy a comprar)|rather|instead)\b.*\b(?:como|how|donde|where|que se necesita)\b(?: \w+){0,5} (?:(?:de )?la (?:buena|legal|verdadera|de verdad)|de (?:verdad|a de veras)|legalmente|por la (?:buena|derecha|ley)|real one|legally|legit one|the right way)\b|\b(?:ofrecen?|anda diciendo|dicen?|dice que|vende\w*|conocido|compa|amigo)\b.*\b(?:yo|pero) (?:yo )?(?:la|lo|las|los) (?:quiero|queremos) (?:derech[oa]s?|legal(?:es)?)\b/;
const onlyToPass =
  /\b(?:que (?:pase|jale|sirva)|aunque|holograma|cuanto|parter[ao]|le (?:doy|pago)|de verdad|legal legal|nombre)\b/;

/** What the law gives for it, and nothing else asked. */
const asksPenalty =
  /^(?:(?:cual es|que|cuanta|de cuanto es|what is|whats|the|la|el) )*(?:pena|castigo|sentencia|condena|penalty|punishment)(?: de \w+)? (?:por|for) (?:\w+ ){0,6}\w+$/;
const asksMore = /\b(?:donde|quien|como|cuanto|hacen|venden?|compro|where|who|how|sell|buy|y)\b/;

/** An old order for a hearing that was missed, told as done. */
const orderedOnce =
  /\b(?:orden|order|deport\w+|ordered)\b(?: \w+){0,10} (?:(?:nunca|no|never|did ?nt|did not) (?:fui|fuimos|went|go)|falte|missed)\b|\b(?:(?:nunca|no|never|did ?nt|did not) (?:fui|fuimos|went|go)|falte|missed)\b(?: \w+){0,10} (?:orden|order|deport\w+|ordered)\b/;
const staysHidden =
  /\b(?:escond\w+|ocult\w+|hid(?:e|ing)|no (?:me|nos) (?:encuentren|agarren|hallen)|otr[oa] (?:nombre|estado|direccion)|como (?:le hago|evit\w+)|evit\w+|avoid\w*|another name)\b/;

const isOldOrder = (kind: Refusal, said: string) =>
  kind === "hide" && says(said, orderedOnce) && !says(said, planned) && !says(said, staysHidden);

/** Nothing but the truth, the real paper or the law. */
export function isUpright(kind: Refusal, said: string): boolean {
  if (says(said, asksPenalty) && !says(said, asksMore)) return true;
  if (says(said, wantsRealOne) && !says(said, onlyToPass)) return true;
  if (kind !== "lie" && kind !== "hide") return false;
  return (says(said, tellsTruth) || says(said, madeToSay)) && !says(said, notOnlyTruth);
}

/** An officer who lets money be understood, and where that is reported; nobody is to be sent after a neighbour. */
const askedOfUs =
  /\b(?:oficial|agente|ventanilla|funcionari\w+|emplead[oa] de(?:l)? (?:uscis|gobierno|consulado)|officer|clerk|agent)\b/;
const sent = /\b(?:migra|ice|deport\w+|immigration on|vecin[oa] (?:con|a)|mi ex)\b/;
const reportsIt =
  /\b(?:donde|como|a quien|con quien|ante quien)(?: \w+){0,3} (?:denunci\w+|report\w+|quej\w+|acus\w+)|\b(?:where|how|who)(?: \w+){0,4} (?:report|complain|turn (?:him|her|them|it) in)\b/;
const takesPart =
  /\b(?:quiero (?:pagar\w*|dar\w*)|cuanto (?:le|les|se) (?:doy|damos|da|paga)|le (?:doy|pago|ofrezco)|sin que|para que (?:no|me)|no se den cuenta|mejor (?:le )?(?:doy|pago)|invent\w+|fals\w+|fake|i want to pay|how much (?:do|should) i pay|without (?:them|him|her))\b/;

const isReported = (kind: Refusal, said: string) =>
  kind === "bribe" &&
  says(said, askedOfUs) &&
  says(said, reportsIt) &&
  !says(said, sent) &&
  !says(said, takesPart);

/** The doctor's sealed envelope, and no gift to an officer. */
const envelope =
  /\b(?:sobre|envelope)\b(?: \w+){0,8} (?:abiert[oa]|cerrad[oa]|sellad[oa]|open(?:ed)?|sealed|closed)\b|\b(?:sobre|envelope)\b.*\b(?:doctor\w*|medic[oa]|vacunas?|i ?693|vaccin\w+)\b/;
const isNoBribe = (kind: Refusal, said: string) =>
  isReported(kind, said) || (kind === "bribe" && says(said, envelope) && !says(said, takesPart));

/** Whether a couple must share a roof, or why they do not. */
const mustLiveTogether =
  /\b(?:tenemos|tengo|tiene|tienen|hay|debemos|es (?:obligatorio|necesario)|do we (?:have|need)|must we|is it required)\b(?: \w+){0,3} (?:vivir|estar viviendo|live|be living)\b(?: \w+){0,4} (?:junt[oa]s?|mism[oa]|techo|casa|together|same)\b/;
const notTogether =
  /\b(?:fing\w+|finj\w+|hacer como|decir que|digo|decimos|digamos|aunque (?:no|ni)|de verdad no|separad[oa]s?|pag\w+|pretend|say (?:we|that)|paid)\b/;

/** The law, an address kept from a partner, or another's lie that is not followed, whatever it was taken for. */
const isHonestOfAnyKind = (said: string): boolean =>
  (asksOnly.some((one) => says(said, one)) && !says(said, planned)) ||
  isAddressKept(said) ||
  isPlainlyHonest(said) ||
  (says(said, wontLie) && says(said, mends) && !says(said, overcomes)) ||
  (says(said, writesDown) && says(said, suffered) && !says(said, neverWas)) ||
  (says(said, handsOver) && says(said, keepsShop) && !says(said, spoilsThem)) ||
  (says(said, monitorOff) && says(said, byThem) && !says(said, slipsOff));

/** An honest answer, or a question of rights, that only shares its words with a request. */
export function isNoRequest(kind: Refusal, said: string): boolean {
  if ([isHonestOfAnyKind, isOfDailyLife].some((one) => one(said))) return true;
  if (isNoBribe(kind, said) || isRefusedByHer(kind, said) || isUpright(kind, said) || isOldOrder(kind, said))
    return true;
  if (kind === "sham" && isHonestCouple(said)) return true;
  if (kind === "lie" && says(said, livesHere) && says(said, onTaxes) && !says(said, notReally)) return true;
  if ((kind === "lie" || kind === "hide" || kind === "forge") && isHonestlyKept(said)) return true;
  if (kind === "smuggle" && says(said, cameOnce) && !says(said, crossesNow)) return true;
  if (kind === "forge" && says(said, soldByOthers) && !says(said, wouldBuy))
    return says(said, doubtsOffer) || says(said, turnsDown);
  if (kind === "forge") return says(said, enteredFalse) && !says(said, wantsMore);
  return (kind === "smuggle" || kind === "hide") && says(said, stopped) && !says(said, smuggles);
}
