/** Building blocks of the rules about where somebody lives and what a lawyer is needed for. Server only. */
import { countries, mexico } from "#guide/dialogue/server-only/replies/words-entries.ts";
import { says, told, toldStrictly } from "#guide/dialogue/server-only/replies/words-family.ts";

const cities =
  "(?:los angeles|l a|la ca|hollywood|houston|hiuston|jiuston|chicago|shicago|dallas|dalas|fort worth|miami|hialeah|maiami|new york|nueva york|nueva yor|nuevayork|nyc|brooklyn|bronx|queens|manhattan|phoenix|fenix|finix|tucson|san antonio|san diego|san jose|san francisco|oakland|sacramento|fresno|bakersfield|austin|el paso|atlanta|atlanda|denver|las vegas|philadelphia|filadelfia|charlotte|charlot|raleigh|orlando|tampa|jacksonville|washington dc|boston|seattle|portland|minneapolis|nashville|memphis|salt lake|detroit|indianapolis|columbus|cleveland|kansas city|milwaukee|oklahoma city|tulsa|new orleans|nueva orleans|long beach|santa ana|anaheim|riverside|baltimore|newark|louisville|albuquerque|omaha|saint louis|st louis|san bernardino|mcallen|laredo|brownsville)";
export const bigCity = toldStrictly(
  `(?<!(?:horas?|millas|minutos|lejos|hours?|miles|minutes) (?:away )?(?:de|from|of) )${cities}`,
  "(?:ciudad|siudad) (?:muy |bien |bastante )?(?:grande|grandota|enorme)|(?:gran|capital) (?:ciudad|del estado)|(?:big|large|major) city|(?:en|in) (?:la ciudad|the city|una ciudad|a city)(?! (?:de mexico|chica|pequen))|downtown|metropoli\\w*",
);
export const town = toldStrictly(
  "pueblos?|pueblit[oa]s?|pueblecito|ranchos?|ranchito|rancheria|ranch|aldea|rural|granja|farms?|farmland|countryside|small (?:town|city|place)|little town|tiny town|rural area|middle of nowhere|boonies|village",
  "(?:en el|del) campo|(?:ciudad|lugar|comunidad) (?:muy |bien )?(?:chic\\w+|pequen\\w+)|ciudadcita|(?:lejos|retirad\\w+) (?:de (?:la|las|una|cualquier|toda) (?:ciudad\\w*|siudad)|de todo)|a (?:\\w+ )?(?:horas?|millas) de|(?:hours?|miles) (?:away )?from|far from (?:the|any|a) (?:\\w+ )?cit\\w+|in the (?:country|sticks)|en medio de la nada|en la montana|en los files|en el monte",
);
export const outside = told(
  `(?:vivo|estoy|ando|sigo|radico|me encuentro|estamos|vivimos|regrese|volvi|me regrese|i live|i am|im|i ?m|were|living|me deportaron|deportaron|still|back)(?: (?:todavia|aun|ahorita|ya|aqui|aca|now|living|back|still|viviendo|en|in|a|to|down|para|pa|here|y|estoy))* (?:${mexico}|ciudad de mexico|mexico city|${countries}|mi pais|my country|mi tierra|my home country|fuera(?: de (?:estados unidos|eeuu|usa))?|afuera|otro pais|abroad|overseas|alla)`,
  `^(?:(?:en|in|de|desde|pues|aqui) )*(?:${mexico}|${countries}|mi pais|fuera|outside)(?= |$)`,
  "(?:fuera|afuera) de(?: los)? (?:estados unidos|eeuu|ee uu|usa|pais)|outside (?:of )?(?:the )?(?:us|usa|united states|country|states)|not in the (?:us|united states)|ciudad de mexico|mexico city|no (?:vivo|estoy) en (?:los )?(?:estados unidos|eeuu)",
);
export const hasCourt = toldStrictly(
  "(?:corte|cortes|jue[zs]a?|audiencias?|audencia|court|hearings?|judge|nta|notice to appear|apelacion|appeal|cita (?:de|en|con) (?:la |el )?(?:corte|jue[sz]))",
  "(?:responder|contestar|apelar|answer|respond)(?: \\w+){0,4} (?:en|in|within|by) (?:\\w+ )?(?:dias|semanas|days|weeks)|antes del? (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|dia \\w+)|before (?:monday|tuesday|wednesday|thursday|friday)|(?:plazo|fecha limite|deadline|limite|due (?:date|in|by|on))|(?:vence|vense|benc[eio]+|expires|runs out)(?: \\w+){0,2} (?:el plazo|manana|hoy|esta semana|en|el|pronto|tomorrow|today|soon|this week|in|dias)|(?:tengo|me dieron|me quedan|dieron|i have|only have) (?:solo |nomas |como |only |just )*(?:\\w+) (?:dias|semanas|days|weeks) (?:para|to|left)|rfe",
  "(?:orden|order) (?:de|of) (?:deportacion|removal|deportation)",
);
export const detained = toldStrictly(
  "detenid[oa]s?|detubieron|detuvieron|detuvo|detained|encerrad[oa]|(?:en|centro de) (?:detencion|detension)|detention center|(?:en|in) (?:la )?(?:carcel|jail|custody|ice custody|detention)|pres[oa]|arrestad[oa]|arrestaron|locked up|bond hearing|(?:l[oa]s? )?tiene (?:la )?(?:ice|migra|migracion)|lo tienen|la tienen|me lo tienen",
  "(?:lo|la|los|le|me lo|me la|nos lo) (?:agarr\\w+|llev\\w+|levant\\w+|arrest\\w+)|(?:agarro|agarraron|llevo|se llevo|se llevaron|levanto) (?:la migra|ice|a mi|migracion|inmigracion)|(?:ice|migra|immigration) (?:took|picked up|has|got|arrested|grabbed|agarro|se llevo|lo|la|tiene)|(?:took|picked up|grabbed|arrested) (?:him|her|my)",
);
export const errand = says(
  "(?:es |solo |nomas |puro |un |una |unos |sola?mente )*(?:tramites?|tramite|papeleo|paperwork|solicitud|aplicacion|forma|formularios?|formas|applications?|adjustment|forms)",
  "renov\\w+|renew\\w*|(?:llenar|arreglar|meter|sacar|hacer|aplicar|pedir|ver|tramitar|solicitar|fill\\w*|apply\\w*|file|fix\\w*|get)(?: (?:a|para|por|out|for|mi|mis|la|el|los|las|unos|una?|otr[oa]|my|the|some|lo|de|si))* (?:papeles?|forma\\w*|permiso|residencia|ciudadania|[sc]iudadania|green card|citizenship|forms?|papers?|espos[oa]|mama|papa|h?ij[oa]s?|daca|tps|naturali\\w+|work permit|peticion|perdon|visa|tramite|asilo|consulta|husband|wife|parents?|mom|i?130)",
  "(?:no|nada) (?:es |hay |me |tengo |de |tan |muy )*(?:urgente|urgencia|prisa|apuro)|sin prisa|not urgent|no (?:rush|hurry)|(?:isnt|not) (?:an )?(?:urgent|emergency)|(?:es|para|lo de|for|about)(?: (?:la|mi|de|el|su|my|the|un|una))* (?:[sc]iudadania|residencia|peticion|permiso|citizenship|green card|visa|perdon|daca|tps|waiver)|^(?:papeles|ciudadania|residencia|peticion|permiso)",
);
