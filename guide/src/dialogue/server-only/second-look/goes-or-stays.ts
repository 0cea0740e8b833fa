/** Who goes and who does not: a return that is not wanted, a consulate to which somebody goes without a waiver, a relative who is put on a flight or was handed over. Server only. */
import { says } from "#guide/words/server-only/says.ts";

/** "No quiero regresar a mi país, ¿qué hago para quedarme?" leaves for nowhere. */
const unwanted =
  /\b(?:ya )?(?:no|nunca|dont|do not|never) (?:me |nos |le )?(?:quiero|queremos|quisiera|quiere|pienso|want|wanna)(?: to)? (?:que (?:me|nos) )?(?:tener que |have to )?(?:regres\w+|volver\w*|irme|irnos|go back|return|leave)(?: (?:a|al|to) (?:(?:mi|my|the|nuestro) )?\w+)?/g;
const goesAnyway =
  /\b(?:boletos?|vuelos?|pasajes?|cita|juarez|consulado|embajada|salgo|salir|viaj\w+|voy|vamos|irme|irnos|me voy|regreso|tickets?|flights?|travel\w*|leav\w+|interview|appointment|firm\w+|sign\w*|voluntaria|voluntary|regresar\w*|volver\w*|go back|return\w*)\b/;

export const staysHere = (said: string): boolean => {
  const rest = said.replace(unwanted, " ");
  return rest !== said && !says(rest, goesAnyway);
};

const atConsulate =
  /\b(?:citas?|entrevistas?|salgo|viajo|voy|vamos|me toca|interview|appointment|going|leave|fly)\b(?: \w+){0,5} (?:juarez|consulado|embajada|consulate|embassy)\b|\b(?:juarez|consulado|consulate)\b(?: \w+){0,3} (?:citas?|entrevistas?|interview|appointment)\b/;
const unforgiven =
  /\b(?:sin|no|nadie|nunca|ningun|without|nobody|never|havent|hasnt|didnt)\b(?: \w+){0,6} (?:perdon|waiver|601a?|601 a)\b/;
const withoutPapers =
  /\b(?:(?:sin|no tengo) (?:papeles|estatus|permiso|visa)|indocumentad[oa]|without (?:papers|status)|undocumented|cruce|entre (?:sin|por el)|crossed)\b/;
const forgiven = /\b(?:perdon|waiver|601a?) (?:ya )?(?:esta |fue |is |was )?(?:aprobad[oa]|approved)\b/;

/** "Me toca cita en Juárez, llevo doce años sin papeles y nadie me habló de un perdón". */
export const goesUnforgiven = (said: string): boolean =>
  says(said, atConsulate) &&
  says(said, unforgiven) &&
  says(said, withoutPapers) &&
  !(says(said, forgiven) && !/\bno (?:\w+ ){0,4}(?:perdon|waiver)\b|\bwithout\b/.test(said));

/** "Lo suben al vuelo de mañana", said of somebody held: he goes, and she who writes does not. */
const putAboard =
  /\b(?:l[oae]s?|me l[oa]) (?:suben|subieron|van a (?:subir|montar|sacar|deportar|mandar|echar)|montan|deportan|sacan|mandan|echan|quieren (?:sacar|deportar|mandar))\b|\b(?:putting|sending|flying|deporting|removing) (?:him|her|them)\b/;
const inDetention =
  /\b(?:detenid[oa]s?|detencion|detention|detained|centro|custodia|custody|ice|hielo|migra|migracion|inmigracion)\b/;

export const isPutAboard = (said: string): boolean => says(said, putAboard) && says(said, inDetention);

/** "La policía se la entregó a ICE": she must be found. */
const toImmigration =
  /\b(?:entreg(?:o|aron)|pas(?:o|aron)|dio|dieron)(?: \w+){0,4} (?:a|al) (?:ice|hielo|la migra|migra|migracion|inmigracion|los de (?:ice|migracion|inmigracion))\b|\b(?:handed|turned|gave|transferred)(?: \w+){0,4}? (?:over )?to (?:ice|immigration)\b/;
const someone =
  /\b(?:mi|my|su|nuestr[oa]) (?:\w+ )?(?:espos[oa]|marido|mujer|senora|h?ij[oa]s?|herman[oa]s?|papas?|mamas?|padre|madre|prim[oa]s?|ti[oa]s?|novi[oa]|pareja|cunad[oa]|sobrin[oa]|amig[oa]|vecin[oa]|suegr[oa]|husband|wife|son|daughter|brother|sister|dad|father|mom|mother|cousin|uncle|aunt|boyfriend|girlfriend|friend)\b/;
const papersOnly =
  /\b(?:papeles|documentos?|informacion|datos|pasaporte|solicitud|caso|papers|documents|information|application|case)\b/;

export const handedOver = (said: string): boolean =>
  says(said, toImmigration) && says(said, someone) && !says(said, papersOnly);
