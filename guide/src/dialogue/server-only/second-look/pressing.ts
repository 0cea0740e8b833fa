/** Days that run out, or an interview with lies in the papers, told in words that no list of urgent phrases has. Server only. */
import { says } from "#guide/words/server-only/says.ts";

const runsOut =
  /\b(?:se (?:me |nos )?(?:vence|acaba|pasa|cumple)|vence|plazo|ultimo dia|deadline|expires?|runs? out|due)\b/;
const noAnswer =
  /\b(?:abogad[oa]|licenciad[oa]|lawyer|attorney|representante)\b(?: \w+){0,3} (?:no (?:me |nos )?(?:contesta|responde|devuelve|regresa|da la cara)\w*|(?:wont|doesnt|does not|isnt|is not|never) (?:answer|call|respond|pick)\w*)/;
const days =
  /\b(?:ya van|(?:ya )?han pasado|ya pasaron|(?:its|it has) been|already) (?:como )?(?:\d+|veint\w+|treinta|quince|twenty\w*|thirty) (?:dias|days)\b/;
const ofNotice =
  /\b(?:aviso|notificacion|carta|plazo|notice|letter)\b.*\b(?:alcanz\w+|a tiempo|tarde|in time|too late|make it)\b/;
const putWords =
  /\b(?:puso|pusieron|invento|escribio|wrote|put)\b(?: \w+){0,3} (?:cosas|mentiras|datos|things|lies)\b(?: \w+){0,3} (?:nunca|no|never|didnt)\b(?: \w+){0,2} (?:dije|dijimos|conte|said|told)\b/;
/** What counts from a day that was told, when it is nearly over: 90 days to marry, two years to petition as a widow, 30 days to pay. */
const nearlyOver: readonly RegExp[] = [
  // K-1, from the sixtieth day on.
  /^(?=.*\b(?:k ?1|fianc\w+|prometid[oa]|novi[oa])\b)(?=.*\b(?:day|dia) (?:number )?(?:6\d|7\d|8\d|9\d|sesenta|setenta|ochenta|noventa|sixty|seventy|eighty|ninety)\b|.*\b(?:6\d|7\d|8\d|sesenta|setenta|ochenta|sixty|seventy|eighty)(?: (?:y )?\w+)? (?:dias|days)\b)(?=.*\b(?:bod\w+|cas\w+|wedding|marr\w+)\b)(?!.*\b(?:ya nos casamos|nos casamos a los|ahora que formulario|we got married|already married|what form)\b)/,
  // A widow, from the eighteenth month on.
  /^(?=.*\b(?:enviud\w+|viud[oa]|widow\w*|(?:murio|fallecio|died|passed))\b)(?=.*\b(?:1[89]|2[0-3]|dieciocho|diecinueve|veinte|veintiun|veintiuno|veintidos|veintitres|eighteen|nineteen|twenty|twenty (?:one|two|three)) (?:meses|months)\b)(?=.*\b(?:tarde|plazo|tiempo|late|deadline|time)\b)/,
  // A yearly fee of an asylum case, from the twentieth day of its notice on.
  /^(?=.*\b(?:asilo|asylum)\b)(?=.*\b(?:pag(?:o|ue|ar|ado)|debo|cuota|fee|pay|paid|owe)\b)(?=.*\b(?:2[0-9]|3[0-9]|veint\w+|treinta|twenty\w*|thirty) (?:dias|days)\b)(?=.*\b(?:ya van|ya pasaron|han pasado|hace|desde|been|since|ago)\b)/,
  // An asylum interview of these days with something amiss.
  /^(?=.*\b(?:entrevista|interview)\b(?: \w+){0,3} (?:asilo|asylum)\b|.*\b(?:asylum) interview\b)(?=.*\b(?:hoy|manana|pasado manana|(?:el|este) (?:proximo )?(?:lunes|martes|miercoles|jueves|viernes)|esta semana|la (?:proxima semana|semana que (?:viene|entra))|en (?:dos|tres|2|3) dias|today|tomorrow|(?:on |this )?(?:monday|tuesday|wednesday|thursday|friday)|this week)\b)(?=.*\b(?:interprete|traductor\w*|interpreter|translator|abogad[oa]|lawyer)\b)(?=.*\b(?:no|sin|dejo|embarcad[oa]|cancel\w+|fall\w+|plant\w+|not|cant|wont|without|bailed|backed)\b)/,
];
const seesOfficer = /\b(?:entrevista|audiencia|corte|interview|hearing|court)\b/;

/** A lawyer is needed now: the time is nearly over, or what is in the papers will be asked about. */
export function isPressing(said: string): boolean {
  return (
    (says(said, noAnswer) && says(said, runsOut)) ||
    (says(said, days) && says(said, ofNotice)) ||
    (says(said, putWords) && says(said, seesOfficer)) ||
    nearlyOver.some((one) => says(said, one))
  );
}
