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
const seesOfficer = /\b(?:entrevista|audiencia|corte|interview|hearing|court)\b/;

/** A lawyer is needed now: the time is nearly over, or what is in the papers will be asked about. */
export function isPressing(said: string): boolean {
  return (
    (says(said, noAnswer) && says(said, runsOut)) ||
    (says(said, days) && says(said, ofNotice)) ||
    (says(said, putWords) && says(said, seesOfficer))
  );
}
