/**
 * Later turns in which a wrong answer costs most and that a word of theirs pulls away: leaving after a return, a trip of who won asylum or
 * lost the card, an asylum that is not one's own, who counts for the waiver, a captive who fears to call. Server only.
 */
import { idSet } from "#guide/dialogue/server-only/ids.ts";
import type { Follow } from "#guide/dialogue/server-only/thread/follows-table.ts";

const leaves =
  /\b(?:(?:si )?(?:mejor )?me (?:voy|regreso)|irme|regresarme|me vaya|esper(?:o|ar) alla|leave (?:on my own|by myself|the country)|(?:if )?i (?:leave|go back)|wait (?:there|over there))\b/;
const trip =
  /\b(?:viaj\w+|ir a|salir|vuelo|avion|boda|funeral|verl[oa]s|visitar\w*|travel\w*|fly|flying|trip|go (?:to|visit|see|back)|visit|see them)\b/;
const asksWhether = /\b(?:puedo|podemos|podria|puede|si tengo que|can i|could i|may i|is it ok)\b/;

export const dangerFollows: readonly Follow[] = [
  {
    open: idSet("reingreso-tras-deportacion"),
    said: leaves,
    items: ["reingreso-tras-deportacion/std-travel-reentry"],
  },
  {
    // Nothing was sent yet: no receipt makes that card longer.
    open: idSet("two-year-last-days"),
    said: /\b(?:trabaj\w+|chamb\w+|jale|patron\w*|jef[ea]|work\w*|job|boss)\b/,
    tell: "two-year-work",
  },
  {
    open: idSet("asilo-aprobado"),
    said: /\b(?:otro pais|tercer pais|(?:a )?different country|another country|other country|(?:y )?a (?:mexico|canada|espana|guatemala) si)\b/,
    unless: /\b(?:asilo en|asylum in)\b/,
    items: ["asilo-aprobado/third-country-trip"],
  },
  {
    open: idSet("asilo-aprobado"),
    said: new RegExp(`(?=.*${asksWhether.source})(?=.*${trip.source})`),
    unless:
      /\b(?:ya (?:fui|viaje)|fui|went|mica|green card|estado|state|renov\w+|renew|muri\w+|murio|muriendo|dying|died|traer\w*|bring|trabaj\w+|work)\b/,
    items: ["asilo-aprobado/std-travel"],
  },
  {
    // A card that is lost opens no border.
    open: idSet("documentos-perdidos"),
    said: trip,
    unless:
      /\b(?:fui|went|permiso|permit|consulado|consulate|pasaporte|passport|copia|copy|cita|appointment|ir a (?:la|una|un|el|trabaj\w+|pedir|reportar))\b/,
    items: ["documentos-perdidos/std-travel"],
  },
  {
    // Another sent an asylum that is not hers, and she fears nothing there.
    open: idSet("notarios-fraude biometricos"),
    said: /\bno (?:tengo|tenia) (?:ningun )?(?:miedo|temor)(?: \w+)? (?:volver|regresar|ir)\b|\b(?:nadie me persigue|nunca me persiguieron|no me persigue nadie)\b|\b(?:im|i am|was) not (?:really )?afraid (?:to go|of going|to return|of returning)\b/,
    items: ["notarios-fraude/asylum-filed-secretly"],
  },
  {
    open: idSet("castigo-3-10-perdon"),
    said: /\b(?:mi|my) (?:mama|papa|madre|padre|espos[oa]|marido|mom|dad|mother|father|husband|wife)(?: (?:que|who))? (?:es|is) (?:\w+ )?(?:residente|ciudadan[oa]|resident|citizen)\b/,
    unless: /\b(?:muri\w+|fallec\w+|died|dead|cruce|entre|crossed|entered)\b/,
    items: ["castigo-3-10-perdon/who-counts"],
  },
  {
    open: idSet("visa-t"),
    amid: true,
    said: /\b(?:(?:si )?(?:llamo|llamar|marco|hablo|denuncio|pido ayuda|call|report)\b.*\b(?:deport\w+|migra|ice|inmigracion|immigration)|(?:deport\w+|migra|ice|inmigracion|immigration)\b.*\b(?:si )?(?:llamo|llamar|marco|denuncio|pido ayuda|call|report))\b/,
    items: ["visa-t/hotline-tells-ice"],
  },
  {
    open: idSet("perdi-o-me-negaron"),
    said: /\b(?:(?:me )?tengo que (?:salir(?:me)?|irme|dejar el pais)|me tengo que (?:ir|salir)|debo (?:salir|irme)|(?:do|must|should) (?:i|we) (?:have to |need to )?leave|have to leave)\b/,
    items: ["perdi-o-me-negaron/std-deported"],
  },
];
