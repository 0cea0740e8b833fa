/** Whoever fills in the forms or sells papers: wrote what is not true, wants something left out, took the money and is gone, or may not be trusted. Server only. */
import type { Outright } from "#guide/dialogue/server-only/outright/outright.ts";

const someone =
  "(?:senor|senora|senorita|muchach[oa]|chav[oa]|hombre|persona|tipo|don|dona|amig[oa]|prim[oa]|vecin[oa]|lady|man|guy|woman|girl|person|friend|neighbor|cousin|company|office)";
const papers =
  "(?:formas?|formularios?|papeles|papel|solicitud|aplicacion|asilo|caso|tramites?|peticion|residencia|forms?|papers|paperwork|application|asylum|case|petition)";
/** A school's or a doctor's papers, taxes and rent are no such forms. */
export const otherForms =
  /\b(?:tax|taxes|impuestos|escuela|school|renta|rent|seguro (?:medico|del carro)|medicaid|dmv|licencia de manejar|banco|bank)\b/;
const preparerWords = [
  "\\b(?:notari[oa]s?|notary|preparador[a]?|preparer|tramitador[a]?|multi ?servicios?|gestor[a]?|consultor[a]?|(?:immigration )?consultant|paralegal)\\b",
  `\\b(?:el|la|los|un|una|ese|esa|${someone}) (?:senor[a]? )?(?:que|ke|q|quien|who|that|whos) (?:(?:me|nos|le|les) )?(?:esta |estaba |is |was )?(?:llen\\w+|hizo|hace|hacia|arregl\\w+|prepar\\w+|ayud\\w+|mando|metio|fill\\w*|did|does|doing|prepar\\w+|helped|helps|wrote)(?: \\w+){0,4} ${papers}\\b`,
  `\\b${someone} (?:filling|doing|preparing|helping)(?: \\w+){0,4} ${papers}\\b`,
].join("|");
export const preparer = new RegExp(preparerWords);

const isUntrue =
  "(?:no (?:son|es|era|eran|fue|fueron) (?:ciert\\w+|verdad|asi)|no (?:paso|pasaron|me paso)|nunca (?:me )?(?:paso|pasaron|sucedi\\w+|existi\\w+)|mentiras?|fals[oa]s?|not true|never (?:happened|existed|said)|didnt happen|untrue|false|fake|lies)";
/** The one who fills in is who wrote it; what she says of rumours is another matter. */
const wroteUntrue = new RegExp(
  `(?:${preparerWords})(?: (?!(?:dice|dicen|dijo|cuenta|says?|said|tells?|told|heard|vio|oyo)\\b)\\w+){0,6}? (?:(?:invento|inventaron|invented|made (?:up|it up|things up))(?! (?:\\w+ )?(?:cuotas?|tarifas?|cobros?|ley|excusas?|pretextos?|fees?|law|excuses?)\\b)|(?:puso|pusieron|escribio|metio|agrego|wrote|put|added)\\b.{0,70}\\b${isUntrue})\\b`,
);
/** Put right already, a paper of a house, or a notice that he put up. */
const noneOfForms =
  /\b(?:ya (?:lo |la |se )?(?:corregi\w*|corrigio|arregl[oe]\w*)|(?:me|nos|ya) aprobaron|already (?:corrected|fixed)|(?:was|got|been) (?:approved|corrected|fixed)|escrituras?|testamento|terreno|poder notarial|deed|will and testament|anuncio|letrero|rumor\w*|noticias?|amnistia|amnesty|tiktok|facebook|youtube)\b/;

/** What of a life must be told on the forms. */
const factOfLife =
  "(?:(?:primer|primera|otro|otra|anterior|antiguo|antigua) (?:matrimonio|espos[oa]|marido|mujer|hij[oa]s?)|(?:mi|mis|un|una|el|la|los) (?:matrimonio|arrestos?|deportacion|detencion|hij[oa]s?|dui)|(?:tengo|tuve) (?:\\w+ )?hij[oa]s?|que (?:ya )?(?:me )?(?:estuve (?:casad[oa]|pres[oa]|detenid[oa])|trabaj[eoa]\\w*|arrestaron|deportaron|detuvieron|divorci\\w+|cruce|entre)|como (?:entre|cruce|pase|llegue)|(?:first|other|previous|prior|last) (?:marriage|wife|husband|spouse|child|kids?)|(?:my|our|an|the) (?:marriage|arrests?|dui|deportation|removal|kids?|children|son|daughter|conviction|criminal record)|(?:that )?i (?:worked|was (?:married|arrested|deported|detained)|have (?:a|another) (?:child|son|daughter|kid))|how i (?:came|entered|crossed|got))";
const advises =
  "(?:dice|dicen|dijo|dijeron|aconsej\\w+|recomend\\w+|recomiend\\w+|quiere|pide|pidio|says|said|told|tells|wants|advis\\w+)";
const wantsLeftOut = new RegExp(
  `\\b${advises}(?: \\w+){0,4} (?:(?:no (?:lo |la |los )?(?:mencione|mencionemos|ponga|pongamos|diga|digamos|declare|incluya|escriba|cuente)|(?:quite|borre|omita|oculte|esconda)|(?:not (?:to )?|dont )(?:mention|put|say|list|disclose|include|tell|write)|(?:hide|skip|omit)|(?:leave|leaving) (?:off|out))(?: \\w+){0,3} ${factOfLife}|(?:leave|leaving|keep)(?: \\w+)? ${factOfLife} (?:off|out))\\b`,
);
/** With a reason, or of one box, it may be right: of age, single, not asked there. */
const withReason =
  /\b(?:(?:en|in|on) (?:la|el|esa|ese|esta|this|that|the) (?:\w+ )?(?:seccion|casilla|parte|pregunta|hoja|section|box|part|page)|porque|porq|por ser|ya que|because|cause|since)\b/;
/** Doubts it, or wants it put right; who asks how to carry it off does not. */
const doubtsIt =
  /\b(?:(?:eso |asi )?(?:esta|estara|es) (?:bien|mal|malo|correcto|legal|ilegal|cierto|delito|fraude)|le hago caso|hago caso|me (?:afecta\w*|perjudica\w*|mete|esta metiendo|puede (?:afectar|perjudicar|meter))|problemas?|debo|deberia|que hago|que puedo hacer|confi\w+|corrij\w+|correg\w+|arregl(?:o|ar)lo|componer\w*|quitar(?:lo|las)|me di cuenta|nos dimos cuenta|apenas|no (?:lo )?sabia\w*|sin (?:leer|decirme|avisar\w*)|tengo miedo|is (?:that|it|this) (?:ok|okay|right|legal|illegal|bad|allowed|fraud|true|a crime)|should i|do i have to|hurt (?:me|my)|trouble|what (?:should|do|can) (?:i|we) do|correct|fix|undo|take (?:it|that) back|found out|didnt know|without (?:telling|asking|reading)|afraid|scared|trust)\b/;
const carriesOn =
  /\b(?:(?:quiero|queremos|necesito|ocupo) que|voy a (?:decir|poner|mentir)|que (?:le )?(?:digo|cuento|contesto|invento)|como (?:le )?(?:digo|hago|hacemos|cuento|lo cuento|sostengo|memorizo)|me (?:aprendo|memorizo)|practic\w+|ensay\w+|para que (?:me|nos|no|parezca|crean)|sin que|cuadr\w+|coincid\w+|suene|mas creible|how (?:do|can|should) (?:i|we) (?:say|tell|answer|make|explain|keep|hide|pass|practice|memorize|support)|what (?:do|should) (?:i|we) (?:say|answer|tell)|memorize|rehearse|so (?:that )?(?:they|it|he|she|i) (?:wont|dont|looks?|sounds?|get)|sounds? (?:real|better|true)|i want (?:him|her|them) to)\b/;

export const tookMoney =
  /\b(?:cobr(?:o|aron|aba|ando)|pag(?:ue|amos|ado|aron|o)|(?:le|les) (?:di|dimos|mande)|dej(?:e|amos) (?:dinero|anticipo)|robo|estaf\w+|charged|paid|gave (?:him|her|them)|took (?:my|our|the) money|scammed|ripped)\b/;
export const isGone =
  /\b(?:(?:no|ni) (?:me |nos )?(?:contest\w+|respond\w+|da|dio|quiere dar|entreg\w+|aparec\w+|hizo|ha hecho|regres\w+|devuelv\w+)|desaparec\w+|se (?:fue|largo|esfumo|pelo|perdio)|cerr(?:o|aron)|cambi(?:o|aron) de (?:local|oficina|lugar|domicilio)|ya no (?:esta|estan|hay nadie)|(?:local|oficina|office|place) (?:\w+ )?(?:vaci[oa]|cerrad[oa]|empty|closed)|(?:me|nos) bloque\w+|cambio (?:de|el) (?:numero|telefono)|disappear\w*|vanish\w*|(?:wont|doesnt|does not|stopped|not|never) (?:answer\w*|reply\w*|call\w*|return\w*|filed|did)|is gone|blocked (?:me|us)|closed|no (?:receipt|copies|copy|recibo))\b/;
/** Of the government's own offices, one's lawyer or a detained person it is another matter. */
export const notPreparer =
  /\b(?:uscis|detenid\w+|detain\w*|ice|migra|fianza|bond|corte (?:es|manana|el)|court (?:is|tomorrow|on)|abogad[oa]|lawyer|attorney|traduc\w+|translat\w+)\b/;
const complains =
  /\b(?:denunci\w+|quej\w+|report\w+|demand\w+|acus(?:o|ar)|recuper\w+|devolver|devuelvan?|complain\w*|refund|sue|money back|donde (?:voy|pongo|acudo)|who do i)\b/;

/* Whether an offer, a preparer or a paper is real. */

const paperOffered =
  /\b(?:permisos?(?: de trabajo)?|mica|residencia|papeles|green ?cards?|work permits?|permits?|papers|asilo)\b/;
const byWhomOffered =
  /\b(?:facebook|feis\w*|face|tiktok|tik tok|instagram|youtube|internet|pagina|anuncio|volante|radio|ad|ads|website|page|flyer|ofrec\w+|promet\w+|garantiz\w+|asegur\w+|offer\w*|promis\w+|guarante\w+)\b/;
const soonOrPriced =
  /\b(?:en|in|a los) (?:menos de |solo |just |less than )?(?:\d+|una?|dos|tres|quince|treinta|two|three|a|ten) (?:dias?|semanas?|mes(?:es)?|days?|weeks?|months?)\b|\b(?:por|pagando|cobran?|piden?|for|cuesta)(?: \w+)? (?:\d+|(?:\w+ )?(?:mil|cientos|dolares|hundred|thousand|bucks|dollars))\b/;
const isItTrue =
  /\b(?:(?:es|sera|sea|seria) (?:\w+ )?(?:verdad|cierto|real|legal|confiable|fraude|estafa|engano|mentira|un gancho)|gancho|estafa|fraude|engano|desconfi\w+|no (?:me late|me fio|le creo)|(?:es|sera) de (?:fiar|confianza)|le creo|creen que|de (?:verdad|veras)|(?:is|are) (?:it|that|this|they) (?:\w+ )?(?:real|true|legit\w*|a scam|fake)|scam|legit\w*|can i trust)\b/;
/** Wants one, or an employer's or the government's own. */
const offerElse =
  /\b(?:quiero (?:comprar|uno|una)|donde (?:lo |la )?(?:compro|consigo)|where (?:can|do) i (?:buy|get)|patron\w*|jef[ea]|boss|employer|empleador|h ?2[ab]?|premium|uscis|cuota|fee|ley|law|(?:10|diez|ten) (?:anos|years)|llam(?:o|aron|an|ada)|called|call|ya (?:pague|compre|tengo))\b/;

const isGood =
  /\b(?:como (?:(?:se|sabe|sabemos|saber|puedo saber)(?: (?:uno|yo|de veras))? (?:si|que|cual|cuando|a)|distingo|distinguir|reconozco|conozco)|(?:es|sera|son) (?:confiable|buen[oa]|de (?:confianza|fiar|los que)|segur[oa]|legal)|me (?:puedo|podre) fiar|confi(?:o|ar)|how (?:do|can|would) (?:i|you|one) (?:know|tell)|is (?:he|she|it|this) (?:\w+ )?(?:legit|trustworthy|good)|can i trust)\b/;
const orThief =
  /\b(?:buen[oa]s?|honest[oa]|confiable|de (?:confianza|fiar|verdad|veras)|real|legal|ladron\w*|rob\w+|estaf\w+|tranza|transa|rat[ao]|enga[nñ]\w+|legit\w*|thief|crook|scam\w*|trust\w*|good|fake|fals[oa])\b/;
const preparerElse =
  /\b(?:traduc\w+|translat\w+|taxes|impuestos|carta poder|poder notarial|notariz\w+|ya (?:le|les|me) (?:\w+)|pague|paid|sent|mando|metio|puso|escribio|invent\w+|firm\w+|filed|recibo|receipt|(?:me|nos|le) (?:dio|consiguio|saco|entrego|hizo|vendio)|(?:gave|got|made|sold) (?:me|us)|(?:es|is) (?:un |una |a |an )?(?:abogad[oa]|licenciad[oa]|lawyer|attorney))\b/;

export const preparerRules: readonly Outright[] = [
  {
    id: "papers-for-sale",
    said: [paperOffered, byWhomOffered, soonOrPriced, isItTrue],
    unless: offerElse,
    lead: "scam",
    over: ["lie", "forge", "sham"],
    most: 40,
  },
  {
    id: "notary-no-lawyer",
    said: [preparer, isGood, orThief],
    unless: preparerElse,
    lead: "scam",
    over: ["lie", "forge"],
    most: 40,
  },
  {
    id: "preparer-untrue",
    said: [wroteUntrue, doubtsIt],
    unless: new RegExp(`${otherForms.source}|${carriesOn.source}|${noneOfForms.source}`),
    over: ["lie", "forge", "trafficking"],
  },
  {
    id: "preparer-untrue",
    said: [preparer, wantsLeftOut, doubtsIt],
    unless: new RegExp(`${otherForms.source}|${carriesOn.source}|${withReason.source}`),
    over: ["lie", "hide", "trafficking"],
  },
  {
    id: "notary-report",
    said: [preparer, tookMoney, isGone, complains],
    unless: new RegExp(`${otherForms.source}|${notPreparer.source}`),
    over: ["lie", "forge"],
  },
];
