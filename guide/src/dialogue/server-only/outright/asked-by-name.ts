/**
 * First questions that name what is asked and were told the subject's usual beginning: a work permit with no case behind it, an intent to revoke
 * (NOIR, not NOID), a waiver that was denied, a spouse who left while the residence is pending, papers that are complete at the NVC, the hardship of
 * the 42B, the master hearing. Server only.
 */
import type { Outright } from "#guide/dialogue/server-only/outright/outright.ts";
import { upTo } from "#guide/dialogue/server-only/outright/up-to.ts";

const permit =
  /\b(?:permiso (?:de |para )?trabaj\w+|work (?:permit|authorization|card)|\bead\b|tarjeta (?:de|para) trabajar?)\b/;
const noCase =
  /\b(?:(?:sin|no tengo|no tiene|no tenemos|ni tengo)(?: \w+){0,2} (?:ningun[oa]?|nada|caso|tramite|proceso|papeleo|solicitud)|(?:no|nunca|jamas)(?: (?:he|ha|hemos))? (?:metido|meti|pedido|pedi|aplicado|aplique|mandado|solicitado|hecho)(?: \w+){0,2} (?:nada|papel(?:es)?|ningun\w*|tramite|solicitud|asilo)|(?:sacar|pedir|tener|quiero|kiero|quisiera|queremos)(?: \w+){0,2} (?:nomas|solo|solamente|unicamente|solito)|(?:nomas|solo|solamente|unicamente)(?: (?:quiero|kiero|pedir|sacar))?(?: (?:el|un)) permiso|(?:just|only) (?:want|need|get|ask for) (?:a|the) work permit|(?:solo|solito|sola),? sin|(?:no|without(?: a| any)?|dont have (?:a|any)) (?:case|application|process|petition)|never (?:filed|applied|sent)(?: \w+){0,2}|sin papeles|no (?:tengo|tiene) papeles|(?:no|without) papers|undocumented|indocumentad[oa])\b/;
const hasCase =
  /\b(?:asil\w+|asylum|i ?485|i ?589|ajuste|tps|daca|parole|visa u|visa t|u visa|vawa|sij|juvenil|corte|court|juez|judge|withholding|cancela\w+|42 ?b|refugiad\w+|cuban[oa]|recibo|receipt|venci\w*|vence|expir\w*|renov\w+|renew\w*|pendiente|pending|hij[oa]s?|espos[oa]|marido|senora|mujer|residentes?|resident|ciudadan[oa]s?|citizens?|fianza|bond|mi patron|boss|vend\w+|sell\w*|gets? me|(?:mil|thousand|dolares|dollars|bucks|pesos)|\d{3,}|me (?:cobran?|ofrec\w+|pid\w+|dice\w*|asegur\w+)|notari\w+|gestor\w*|abogad[oa]|coyote|offer\w*|charg\w+|trabaj(?:e|ando|amos) sin|working without|licencia|license|seguro social|multa|taxes|nieg\w+|perdi)\b/;

const revoke =
  /\b(?:noir|n o i r|(?:notice of )?inten(?:t|tion) (?:to|tu) revoke|aviso de intencion de revocar|(?:intencion|intenciones) de revocar|(?:quieren?|piensan?|van a|va a|pretenden?) (?:\w+ )?revocar(?: \w+){0,4} (?:peticion|i ?\d{3}|aprob\w+)|(?:want|plan|going)s? to revoke(?: \w+){0,4} (?:petition|i ?\d{3}|approv\w+))\b/;
const revokeOther =
  /\b(?:parole|visa de turista|tourist|permiso de trabajo|work permit|mica|green ?card|residencia|ciudadania|citizenship|licencia|license|asilo|asylum|film|pelicula|pinot|matrimonio (?:fue|era) fals\w*|me case por)\b/;

const waiver = /\b(?:i ?601 ?a|perdon provisional|provisional waiver|601 ?a)\b/;
const wasDenied =
  /\b(?:me|nos|le|lo) (?:la |lo )?(?:neg(?:aron|o)|rechaz(?:aron|o))|(?:sali[oó]|fue|was|got|is) (?:negad[oa]|denied|rejected)|denied my|they denied|negad[oa]\b/;
const waiverOther =
  /\b(?:si me (?:lo )?niegan|if (?:it|they)|consulad\w+|juarez|embajada|deport\w+|dos veces|twice|cruz\w+|afuera|abroad|outside)\b/;

const wontSign =
  /\b(?:no (?:me |nos |le )?(?:la |lo )?(?:quier\w+ firmar|firm(?:an|aron|o|a)\b)|(?:se )?(?:nieg\w+|neg(?:o|aron)) a firmar|(?:wont|refus\w+ to|doesnt want to|does not want to|will not) sign)\b/;
const whoSigns =
  /\b(?:policia|fiscal(?:ia)?|detective|sheriff|departamento|police|prosecutor|da s office|district attorney)\b/;
const forU = /\b(?:visa u|u visa|certificacion|certification|suplemento|supplement|i ?918\w?)\b/;

const spouseLeft =
  /\b(?:(?:mi |my )?(?:espos[oa]|marido|mujer|pareja|senora|husband|wife|spouse)(?: (?:ya|just|has))* (?:se (?:fue|salio|mudo|largo)|(?:me|nos) (?:dejo|abandono)|left|moved out|walked out)|se (?:fue|salio|mudo|largo) (?:de (?:la|mi|nuestra) casa )?(?:mi )?(?:espos[oa]|marido|mujer|pareja)|(?:nos|me) (?:separamos|separe|dejamos)|(?:estamos|vivimos) (?:separad[oa]s|aparte)|ya no (?:vivo|vivimos)(?: junt[oa]s| con (?:mi (?:espos[oa]|marido|mujer)|el|ella))|(?:we|im|i am|are|were|got)(?: \w+)? separated|(?:we )?(?:dont|no longer) live together|moved out|left me)\b/;
const stillPending =
  /\b(?:pendiente|pending|en tramite|en proceso|(?:no|aun no|todavia no)(?: \w+){0,2} (?:llam\w+|entrevist\w+|resuelv\w+|aprueb\w+|decid\w+|lleg\w+|dan)|esper(?:o|ando|amos)|estamos esperando|waiting|entrevista|interview)\b/;
const ofResidence = /\b(?:i ?485|485|residencia|green ?card|mica|ajuste|adjustment|marriage|matrimonio)\b/;
const leftOther =
  /\b(?:peg\w+|golpe\w*|maltrat\w+|amenaz\w+|violen\w+|hits?|beats?|abus\w+|threat\w*|i ?751|condicional|conditional|(?:dos|2|two) ?(?:anos|years?)|divorci\w+|divorce\w*|retir\w+|withdr\w+|cancel\w+|volvimos|regresamos|back together|asilo|asylum|por (?:el |su |mi )?trabajo|for work|n ?400|ciudadania|citizenship|mexico|su pais|his country|her country|de viaje|ya (?:me )?(?:dieron|tengo) (?:la )?(?:mica|residencia)|murio|died|fallec\w+|carta|letter|juez|corte|court|cada quien|hacerme ciudadan\w+|me dieron (?:la )?(?:residencia|mica)|(?:ya )?soy residente|detuv\w+|detain\w*|arrest\w+|agarraron)\b/;

const complete =
  /\b(?:docum\w+ ?(?:qualified|cualified|calificad[oa]s?|completo)|documentalmente (?:calificad[oa]s?|complet[oa]s?)|documentariamente \w+)\b/;
const completeOther =
  /\b(?:i ?864|sponsor|patrocin\w+|murio|died|arrest\w+|deport\w+|se (?:hizo|hace) ciudadan[oa]|naturaliz\w+|cuanto (?:cuesta|se paga)|examen|medic\w+|vacun\w+|estoy aqui|vivo aqui)\b/;

const hardship =
  /\b(?:sufrimiento|sufrir\w*|hardship|dificultad(?:es)? (?:extrem\w+|excepcional\w*)|dano (?:extremo|excepcional|fuerte)|penuria)\b/;
const of42b =
  /\b(?:(?:eoir ?)?42 ?b|cuarenta y dos ?b|cancela\w+|cancellation|(?:ley|lo) de (?:los )?(?:10|diez) anos|(?:ten|10) year law)\b/;
const hardshipOther =
  /\b(?:601|perdon(?:es)?|waiver|42 ?a|vend\w+|cobr\w+|charg\w+|invent\w+|fing\w+|exager\w+|fake|psicolog\w+ (?:quiere|dice)|soy residente|im a resident)\b/;
const asksWhat =
  /\b(?:que|cual(?:es)?|como|cuanto|what|how|which|basta|sirve|alcanza|cuenta|counts?|enough)\b/;

const master =
  /\b(?:master (?:calendar|hearing|audiencia|corte)|(?:audiencia|corte|cita|hearing) (?:\w+ )?(?:de )?(?:la )?(?:master|maestra|masters?)|la master|una master|master|mcalendar|master call?end[ae]r)\b/;
const asksOf =
  /\b(?:que (?:es|significa|quiere decir|pasa|hacen|preguntan|digo|se dice|va a pasar|(?:me|le|les|nos) van|hago|llevo)|para que|como es|what(?: is| are|s| happens| do| will| should)|meaning|mean)\b/;
const masterOther =
  /\b(?:video|zoom|webex|telefono|phone|celular|abogad[oa] (?:renuncio|me dejo)|lawyer (?:quit|left)|falt\w+|miss(?:ed)?|cambi\w+|mover|reschedul\w*|maestria|masters degree|degree|despues de|after|segunda|second|individual|asilo|asylum|llev\w+ a mi|mi hij[oa]|mi bebe)\b/;

export const askedByNameRules: readonly Outright[] = upTo(30, [
  { id: "permit-no-case", said: [permit, noCase], unless: hasCase, calm: true, over: [] },
  { id: "intent-to-revoke", said: [revoke], unless: revokeOther, over: [], lead: "other" },
  { id: "waiver-denied", said: [waiver, wasDenied], unless: waiverOther, over: [] },
  { id: "certification-refused", said: [wontSign, whoSigns, forU], over: [] },
  { id: "left-while-pending", said: [spouseLeft, stillPending, ofResidence], unless: leftOther, over: [] },
  { id: "documents-complete", said: [complete], unless: completeOther, over: [] },
  { id: "hardship-42b", said: [hardship, of42b, asksWhat], unless: hardshipOther, over: [] },
  { id: "master-hearing", said: [master, asksOf], unless: masterOther, over: [], lead: "court" },
]);
