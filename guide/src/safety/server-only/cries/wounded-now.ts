/**
 * A wound that somebody has just made or is making, whatever it was made with: "me acaba de cortar con un cuchillo", "me pateó la panza y se
 * llevó mi teléfono". Server only.
 */
import { longAgo } from "#guide/safety/server-only/cries/no-violence.ts";
import { says } from "#guide/words/server-only/says.ts";

/** By whom it is done stands nowhere, or is a person: no dog, no machine, no sun, no barber. */
const noPerson =
  /\b(?:perr[oa]s?|gat[oa]s?|abejas?|avispas?|alacran\w*|aranas?|mosquitos?|vibora|culebra|caballo|vaca|toro|gallo|animal\w*|maquina\w*|sierra|grua|montacargas|martillo|pistola de clavos|tabla|vidrio|lata|escalera|andamio|sol|estufa|plancha|aceite|agua hirviendo|horno|comal|carr[oi]\w*|coche|troc[ak]\w*|camioneta|camion|accident\w*|choque|dentista|barber[oa]|doctor\w*|enfermer[oa]|cirug\w+|oper[oa]\w*|vacuna|futbol|jugando|dogs?|bees?|machine|saw|forklift|ladder|car|truck|crash|dentist|surgery|playing|soccer)\b/;
/** What is cut, struck or burnt is a thing or a service. */
const thing =
  "(?: (?:la|el|los|las|mi|mis|un|una))* (?:luz|agua|telefono|tele|llamada|gas|internet|pelo|cabello|unas|servicio|cable|linea|senal|beneficios|estampillas|seguro|sueldo|horas|duro|renta|visa|permiso|caso|cita|tos|gripa|gripe|covid|calor|hambre|risa|foto|dato|papel)";
const stem =
  "(?:cort|apunal|acuchill|navaje|pic|pate|golpe|peg|ahorc|asfixi|estrangul|quem|madre|aporre|jalone|arrastr|dispar|balace|machete|tund|cachete|apale|zarande)";
/** "Me acaba de cortar", "me está ahorcando". */
const underWay = new RegExp(
  `\\b(?:me|nos) (?:acaban?|acabo) de (?:volver a )?(?:${stem}ar|morder)\\b(?!${thing})|\\b(?:me|nos) (?:esta|estan|sigue|siguen) (?:${stem}ando|mordiendo)\\b(?!${thing})|\\b(?:esta|estan|sigue) ${stem}andome\\b(?!${thing})`,
);
const body =
  "(?:panza|barriga|vientre|estomago|cara|cabeza|espalda|costillas?|boca|nariz|ojo|brazo|pierna|cuello|pecho|mano|dedo|dientes?|labio)";
const struckBody = new RegExp(
  `\\b(?:me|nos) (?:pateo|patio|pego|golpeo|corto|pico|quebro|rompio|revento|abrio|apreto|agarro|mordio|quemo|piso|pisoteo|torcio|dio (?:una|un|de)? ?(?:patadas?|punetazos?|rodillazos?|cachetadas?|golpes?|navajazo|cuchillada|botellazo)s?)(?: \\w+){0,5}? ${body}\\b`,
);
const beatsBody =
  /\b(?:he|she|my (?:husband|boyfriend|partner|ex|wife|girlfriend)) (?:just )?(?:kicked|punched|stabbed|cut|burned|bit|broke|slapped|hit|split|busted) (?:me )?(?:(?:in|on|my|the|me) )*(?:stomach|belly|face|head|back|ribs|mouth|nose|eye|arm|leg|neck|chest|hand|lip|teeth|tooth)\b/;
/** It is of this hour: blood, pain, a child in her, hiding, no telephone. */
const thisHour =
  /\b(?:(?:estoy|esta|ando|sigo|stoy) (?:sangrando|herid[oa]|escondid[oa]|encerrad[oa]|en el (?:bano|piso|suelo|closet)|temblando|mareada)|sale (?:mucha )?sangre|no (?:para|deja) de (?:sangrar|salir)|me duele (?:todo|mucho|la|el|al|cuando)|no puedo (?:respirar|pararme|caminar|ver|hablar fuerte|mover)|embarazad?[oa]?|meses de embarazo|(?:se llevo|me (?:quito|rompio|tiro|quebro)) (?:mi |el )?(?:telefono|celular|cel)|del (?:telefono|celular|cel)? ?(?:de|del?) (?:mi |la |el |una )?vecin[oa]|hace (?:un )?(?:rato|ratito|momento|minutos?|(?:diez|cinco|veinte|media|una) (?:minutos?|horas?))|ahorita|anoche|esta (?:manana|noche|tarde)|hoy|va a (?:volver|regresar)|ya (?:viene|llego|regreso)|im bleeding|bleeding|hurts|pregnant|right now|tonight|just now|took my phone|hiding|locked)\b/;
/** What one came away from, what a paper asks, or an accusation: told, and not cried. */
const told =
  /\b(?:en mi pais|alla en|mi asilo|pedir asilo|para (?:la|el|mi) (?:visa|asilo|peticion|declaracion|caso)|por eso (?:me )?(?:vine|sali|deje)|(?:me|nos) (?:vine|vinimos)|cuando (?:era|vivia|estaba|tenia)|ya no vivo|ya (?:me|nos) (?:separe|fui|salimos|deje)|ex|in my country|back home|years? ago|statement|used to)\b/;

/** Somebody wounds her now, or has just done so. */
export function isWoundedNow(said: string): boolean {
  if (says(said, noPerson) || says(said, longAgo) || says(said, told)) return false;
  if (says(said, underWay)) return true;
  return (says(said, struckBody) || says(said, beatsBody)) && says(said, thisHour);
}
