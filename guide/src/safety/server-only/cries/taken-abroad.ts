/**
 * A child whom the other parent has taken and means to bring over a border: hours decide, so it is told as a danger, in words of its own.
 * Server only.
 */
import type { DialogueState, Language, Reply } from "#guide/types.ts";
import { says } from "#guide/words/server-only/says.ts";

const child =
  "(?:hij[oa]s?|hijit[oa]s?|nin[oa]s?|nen[ea]s?|bebe|chiquit[oa]s?|chamac[oa]s?|son|sons|daughters?|kids?|child|children|baby|boy|girl)";
const otherParent =
  /\b(?:mi|my) (?:ex|espos[oa]|marido|mujer|pareja|novi[oa]|husband|wife|partner|boyfriend|girlfriend)\b|\b(?:el papa|la mama|el padre|la madre|su papa|su mama|mi suegr[oa])(?: de (?:mis?|la|el) \w+)?\b|\b(?:the|his|her|their) (?:dad|father|mom|mother)\b/;
const took = new RegExp(
  `\\b(?:se (?:me )?(?:l[oa]s? )?llev(?:o|aron)|agarro y se llevo|quito|no (?:me )?(?:l[oa]s? )?(?:devuelve|regresa|entrega|regreso|devolvio)|took|taken|ran off with|wont (?:return|bring|give))\\b(?: \\w+){0,3} ${child}\\b|\\b${child}\\b.*\\b(?:se (?:me )?l[oa]s? llev(?:o|aron)|no me l[oa]s? (?:devuelve|regresa|regreso)|took (?:him|her|them))\\b`,
);
const abroad =
  "(?:mexico|guatemala|honduras|(?:el )?salvador|nicaragua|colombia|venezuela|ecuador|peru|cuba|republica dominicana|santo domingo|brasil|haiti|su pais|otro pais|la frontera|el otro lado|laredo|tijuana|ciudad juarez|la linea|his country|her country|another country|the border|out of the country)";
/** On the way with the child, whatever came before. */
const takesNow = new RegExp(
  `\\b(?:se (?:quiere|va a|piensa) llevar|agarro carretera con|sac(?:o|aron)|(?:is |are )?at the airport with|esta[n]? en el aeropuerto con|driving with|flying with|se va con|no me l[oa]s? quiere (?:dar|devolver|regresar))\\b(?: \\w+){0,4} (?:${child}|ell[oa]s|them|him|her|dar|devolver)\\b|\\bno me l[oa]s? quiere (?:dar|devolver|regresar)\\b`,
);
/** It is on the way, or feared now. */
const goesAbroad = new RegExp(
  `\\b(?:cruz(?:ar(?:l[oa]s?)?|a|arse|ando)|sac(?:ar(?:l[oa]s?)?|a|o)|llev(?:ar(?:se)?(?:l[oa]s?)?|a|o)|pas(?:ar(?:l[oa]s?)?|a)|va|van|irse|ir|rumbo|boleto|vuelo|avion|aeropuerto|cross\\w*|tak(?:e|ing)|fl(?:y|ying|ight)|leav(?:e|ing)|airport|driving|headed|going)\\b(?: \\w+){0,5} ${abroad}\\b`,
);
const lately =
  /\b(?:hoy|ahorita|ayer|antier|anoche|esta (?:manana|tarde|noche)|hace (?:\w+ ){1,2}(?:horas?|dias?|rato)|desde (?:ayer|el (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo))|no (?:me )?contesta|ya compro|acaba(?:n)? de|right now|today|tonight|yesterday|last night|this (?:morning|afternoon)|(?:hours?|days?) ago|since (?:yesterday|\w+day)|(?:wont|doesnt|isnt) answer\w*|not answering)\b/;
/** Agreed on, long ago, by officers, or a question on papers for a trip. */
const another =
  /\b(?:vacacion\w*|vacation|le di permiso|con mi permiso|i (?:gave|signed)|(?:ice|la migra|agentes|agents) (?:se )?(?:l[oa]s? )?(?:llev|agarr|detuv|took|tak)\w*|deport\w+|visa para|pasaporte del nino)\b/;
/** A visit that has an end. */
const visit =
  /\b(?:a visitar|a ver a (?:sus|los)|boda|bautizo|quinceanera|wedding|to visit|(?:regresan?|vuelven?|coming back|returns?|back) (?:el|en|la|on|in|next) \w+)\b/;
const withoutWord =
  /\b(?:no (?:me )?(?:contesta\w*|responde\w*|avis\w+|l[oa]s? quiere)|sin (?:mi permiso|avisar\w*|decir\w*)|no quiere (?:regresar|volver|devolver)\w*|without (?:telling|my)|not answering|(?:wont|doesnt) (?:answer|return|bring))\b/;
/** Today it goes on, however long ago it began. */
const goesOn = /\b(?:hoy|ahorita|ahora mismo|today|right now)\b/;
const longAgo = /\b(?:hace (?:\w+ ){1,2}(?:semanas?|mes(?:es)?|anos?)|(?:weeks?|months?|years?) ago)\b/;

export const isTakenAbroad = (said: string): boolean =>
  says(said, goesAbroad) &&
  (says(said, took) || says(said, takesNow)) &&
  says(said, otherParent) &&
  says(said, lately) &&
  (!says(said, longAgo) || says(said, goesOn)) &&
  (!says(said, visit) || says(said, withoutWord)) &&
  !says(said, another);

/** Told before, and what follows is about it. */
export const isTakenAbroadOpen = ({ crisis, topic }: DialogueState): boolean =>
  crisis?.kind === "minor" && topic === ofTaken;
/** Custody is a lawyer's matter; by this subject it is told from a child who is hurt. */
export const ofTaken = "buscar-abogado";

/** The State Department's public line for children who are taken abroad by a parent. */
export const takenAbroad: Record<Language, Pick<Reply, "warning" | "short" | "sentences" | "steps">> = {
  es: {
    warning:
      "Llama al 911 ahora: di quién se llevó al niño o la niña y a qué país va, en qué carro, con placas y foto. Ayudan sin importar tus papeles.",
    short: "Cada hora cuenta: pueden avisar a la frontera y a los aeropuertos antes de que cruce.",
    sentences: [
      "Llama también al Departamento de Estado, 888-407-4747: ayudan cuando un papá o una mamá quiere sacar a un menor del país.",
      "Pide hoy en la corte de familia una orden de emergencia de custodia; sin esa orden, a la policía le cuesta más pararlos.",
      "Guarda mensajes, llamadas y el acta de nacimiento, y no vayas a buscarlo sin compañía.",
    ],
    steps: [
      "Llama al 911 y pide el número del reporte.",
      "Llama al 888-407-4747.",
      "Pregunta en la corte de familia por su centro de ayuda gratis, o busca hoy un abogado.",
    ],
  },
  en: {
    warning:
      "Call 911 now: say who took the child and to what country, in what car, with plates and a photo. They help whatever your papers.",
    short: "Every hour counts: they can alert the border and the airports before the child crosses.",
    sentences: [
      "Also call the State Department, 888-407-4747: they help when a parent is about to take a child out of the country.",
      "Ask the family court today for an emergency custody order; without one it is harder for police to stop them.",
      "Keep messages, calls and the birth certificate, and do not go after them alone.",
    ],
    steps: [
      "Call 911 and ask for the report number.",
      "Call 888-407-4747.",
      "Ask the family court for its free self-help center, or find a lawyer today.",
    ],
  },
};
