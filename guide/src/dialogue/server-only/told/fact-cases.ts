/** Facts of single kinds of case: a student without status, a two-year card, a TPS that ended, a child in a shelter. Server only. */
import type { FactRule } from "#guide/dialogue/server-only/told/fact-rules.ts";

/** Cheap: without any of these none of the rules below holds. */
export const ofCase =
  /\bpas[oa]|\bhappen|\bvictim|\bnadie me|\btengo (?:\w+ )?\d|\bcumpl|\bturn|\b(?:im|i am) (?:\w+ )?\d|dieci|veinte|teen\b|twenty|stud|estudi|escuel|universi|school|clases|\bf ?1\b|2 anos|dos anos|2 year|two year|divor|separ|casad|solter|single|case\b|marri|espos|marido|husband|wife|tps|daca|dreamer|rfe|evidenc|pruebas|residen|green card|mica|asil|asyl|589|alberg|shelter|sol[oa]\b|solit|alone|\borr\b|trabaj|work|job|campo|maquin|notar|mari[jh]uan|drog|drug|cocain|arrest|\bdui\b|borrach|tomad[oa]|ciudadan|citizen|condici|condit|american|renov|renuev|renew|n ?400|naturaliz|permi|parole|tps|estoy en|\bin \w|mama|papa|padre|madre|mom|mother|father|dad|parents|220|\bvot|conden|convict|culpable|guilty|felon|cargos?\b|charg|record|probat|vivi|vivo|liv(?:e|ing)/;

const part = "(?:dedos?|mano|brazo|pie|pierna|espalda|ojo|cabeza|finger|hand|arm|leg|back|foot|eye)";

/** Countries that people here come from, as a place where somebody is. */
export const homeland = [
  "(?:mexico|guatemala|honduras|(?:el )?salvador|nicaragua|panama|costa rica|venezuela|colombia|cuba|haiti|(?:la )?(?:republica )?dominicana|dominican republic|ecuador|peru|bolivia|chile|argentina|brasil|brazil|mi pais|my country",
  // States and cities there that have no namesake here.
  "(?:ciudad |cd )?juarez|michoacan|jalisco|guadalajara|oaxaca|puebla|guerrero|chiapas|veracruz|guanajuato|zacatecas|sinaloa|culiacan|sonora|hermosillo|chihuahua|coahuila|tamaulipas|reynosa|matamoros|nuevo leon|tijuana|mexicali|baja california|nayarit|colima|tlaxcala|morelos|queretaro|aguascalientes|san luis potosi|tabasco|yucatan|quintana roo",
  "tegucigalpa|san pedro sula|xela|quetzaltenango|huehuetenango|managua|caracas|maracaibo|bogota|medellin|quito|guayaquil|santo domingo|la habana)",
].join("|");
const parent = "(?:mama|papa|papas|padres?|madre|jefa|jefe|mom|dad|mother|father|parents)";
const sent =
  "(?:meti|metimos|mande|mandamos|presente|aplique|entregue|envie|hice|pedi|filed|applied|sent|mailed|submitted)";

/** "Veinte y cuatro", "20 y pico". */
const andMore = "(?:un[oa]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|\\d|pico|tantos|algo|feria)\\b";
const belowTwentyOne =
  "(?:[4-9]|1\\d|20|dieciseis|diecisiete|dieciocho|diecinueve|veinte|sixteen|seventeen|eighteen|nineteen|twenty)";

const grown = "(?:2[1-9]|[3-6]\\d|veinti\\w+|treinta(?: y \\w+)?|cuarenta(?: y \\w+)?|thirty\\w*|forty\\w*)";

export const caseRules: readonly FactRule[] = [
  {
    fact: "neverHappened",
    said: /\b(?:(?:a mi )?(?:no|nunca) me (?:paso|pasado|ha pasado|sucedio|hicieron) (?:nada|nada de eso|eso|algo asi|ningun crimen)|nada de eso me (?:paso|ha pasado)|nadie me (?:hizo|obligo|amenazo|ha hecho) (?:nada|a nada)?|(?:none of (?:that|it)|nothing like that|that never) (?:ever )?happened(?: to me)?|no (?:fui|soy|he sido) victima|(?:wasnt|was not|never was|never been) a victim)\b/,
    denied: /\b(?:si me paso|me acorde|si fui victima|it did happen)\b/,
  },
  {
    fact: "livesApart",
    said: /\b(?:no (?:vivimos|estamos viviendo|hemos vivido) (?:junt[oa]s|en la misma casa)|no vivo con (?:el|ella|mi (?:espos[oa]|marido|mujer|novi[oa]))|vivimos (?:aparte|separad[oa]s|cada quien|en casas distintas)|(?:dont|do not|not|never) liv(?:e|ing|ed) (?:together|with (?:him|her|my (?:husband|wife))))\b/,
    denied: /\b(?:ya |si )vivimos juntos\b|\bwe (?:now |do )?live together\b/,
  },
  {
    fact: "renewalSent",
    said: new RegExp(
      `\\b${sent}\\b(?: \\w+){0,3} (?:renovacion|renewal)\\b|\\b(?:renovacion|renewal)\\b(?: \\w+){0,4} (?:${sent}|pendiente|en tramite|pending|in process)\\b|\\bya (?:lo |la )?renove\\b|\\b(?:i )?already renewed\\b`,
    ),
    unless:
      /\b(?:no|nunca|never|not|havent|didnt|sin) (?:\w+ ){0,2}(?:mand\w+|met\w+|envi\w+|sent|filed|renov\w+)\b|\b(?:daca|mica|green card|tps|pasaporte|passport|licencia|license)\b/,
  },
  {
    fact: "renewing",
    said: /\b(?:renov\w+|renuev\w+|renew\w*)\b(?: \w+){0,4} (?:permiso|work permit|ead|765)\b|\b(?:es|its|it is)(?: \w+){0,2} (?:renovacion|renewal)\b|\b(?:permiso|work permit|ead)\b(?: \w+){0,6} (?:renov\w+|renuev\w+|renew\w*)\b/,
    unless: /\b(?:daca|tps|mica|green card)\b/,
  },
  {
    fact: "n400Sent",
    said: new RegExp(
      `\\b${sent}\\b(?: \\w+){0,4} (?:n ?400|ciudadania|citizenship|naturalizacion)\\b|\\b(?:n ?400|ciudadania)\\b(?: \\w+){0,3} (?:la |ya )?(?:${sent}|pendiente|pending)\\b|\\b(?:entrevista|cita|interview|appointment)\\b(?: \\w+){0,4} (?:ciudadania|n ?400|citizenship|naturalizacion|naturalization)\\b|\\b(?:citizenship|naturalization|n ?400) interview\\b`,
    ),
    unless:
      /\b(?:no|nunca|never|not|havent|voy a|going to|quiero|antes de) (?:\w+ ){0,2}(?:mand\w+|met\w+|ped\w+|sent|filed|send)\b/,
  },
  {
    fact: "returnedWithPermission",
    said: /\b(?:sali|salio|salimos|viaje|viajamos|fui|regrese|volvi|entre|left|travel(?:l?ed)?|trip|went|came back|returned|reentered)\b(?: \w+){0,5} (?:con|on|with|using) (?:\w+ ){0,2}(?:permiso(?! (?:humanitario|de (?:turista|visita|turismo)))|advance parole|travel (?:permit|permission|document|authorization)|authorization)\b/,
    unless:
      /\b(?:sin|no|without|nunca|never) (?:\w+ )?(?:permiso|permit|permission|parole)\b|\b(?:permiso de trabajo|work permit|quiero|puedo|si (?:salgo|viajo)|can i|want to|if i)\b/,
  },
  {
    fact: "abroad",
    said: new RegExp(
      `\\b(?:estoy|vivo|sigo|ando|estamos|vivimos|ya estoy|quede|im|i am|i live|living|stuck|back) (?:\\w+ )?(?:en|in) ${homeland}\\b|\\bme (?:fui|vine)(?: \\w+){0,2} a ${homeland}\\b.*\\b(?:llevo|ya son|van|sigo|estoy)\\b(?: \\w+){0,4} (?:aca|alla)\\b`,
    ),
    denied:
      /\b(?:estoy|vivo) (?:aqui|en estados unidos)\b|\b(?:im|i am|i live) (?:here|in the (?:us|united states))\b/,
  },
  {
    fact: "parentsWanted",
    said: new RegExp(
      `\\b(?:mi|mis|my|a mi) ${parent}\\b(?: \\w+){0,8} (?:traer\\w*|pedir\\w*|arreglar\\w*|bring|petition|sponsor)\\b|\\b(?:traer|pedir|arreglar\\w*|bring|petition(?: for)?|sponsor)(?: a)? (?:mi|mis|my) ${parent}\\b`,
    ),
  },
  {
    fact: "parentsAbroad",
    said: new RegExp(
      `\\b(?:mi|mis|my) ${parent}\\b(?: \\w+){0,3} (?:esta|estan|vive|viven|sigue|siguen|is|are|lives?) (?:\\w+ )?(?:en|in|alla) ${homeland}\\b|\\btraer a (?:mi|mis) ${parent} (?:de|desde) ${homeland}\\b|\\bbring my ${parent} from ${homeland}\\b`,
    ),
  },
  {
    fact: "parentResident",
    said: new RegExp(
      `\\b(?:mi|my) ${parent} (?:(?:que|quien|who) )?(?:ya |solo |only |sola )?(?:es|is|tiene|has) (?:un |una |a |la |su |her |his )?(?:residente|resident|mica|residencia|green card)\\b|\\b(?:mi ${parent} residente|my resident ${parent})\\b`,
    ),
  },
  {
    fact: "parentCitizen",
    said: new RegExp(
      `\\b(?:mi|my) ${parent} (?:(?:que|quien|who) )?(?:ya |ahora |now |already )?(?:es|is|se hizo|became|se (?:va a )?hace|just became)(?: (?:ya|un|una|a|an|us|now))* (?:ciudadan[oa]|citizen)\\b|\\b(?:me puede (?:arreglar|pedir|ayudar)|can) (?:mi|my) ${parent}\\b.*\\b(?:ciudadan[oa]|citizen)\\b`,
    ),
  },
  {
    // One's own age: "tengo 30 años aquí" is how long one is here.
    fact: "over21",
    said: new RegExp(
      `\\b(?:tengo|im|i am|soy de|ya tengo|cumpli)(?: (?:ya|ahora|now|como))? ${grown}(?: anos| years old)?(?: de edad)?(?=$| (?:y|and|soy|i am|im|pero|but|me|mi|my|se|solter[oa]|single|casad[oa]|married|entre|vine|came|overstayed|puedo|can|con visa)\\b)|\\b(?:solter[oa]|casad[oa]|single|married)(?: y| and)?(?: de| con| im)? ${grown}(?: anos| years old)?\\b`,
    ),
    denied: new RegExp(
      `\\b(?:tengo|im|i am)(?: (?:solo|apenas|only|just))? ${belowTwentyOne}(?: anos| years old)?(?=$| (?:y|and|soy|pero|but)\\b)`,
    ),
  },
  {
    // One's own age, and not how long one is here.
    fact: "under21",
    said: new RegExp(
      `\\b(?:(?:tengo|im|i am|soy de)(?: (?:ya|ahora|solo|nomas|apenas|only|just|now))?|(?:cumpli|acabo de cumplir|voy a cumplir|cumplo|i (?:just )?turned|i turn|turning)(?: los)?) ${belowTwentyOne}(?: anos| anitos| years old| years)?(?: de edad)?(?=$| (?:y(?! ${andMore})|and|soy|i am|soltero|soltera|single|pero|but|me|mi|my|cuanto|puede|can|todavia|still|recien)\\b)`,
    ),
    denied:
      /\b(?:tengo|cumpli|im|i am|i turned)(?: (?:ya|ahora|now))? (?:2[1-9]|[3-6]\d|treinta\w*|cuarenta\w*)(?: anos| years old)?(?=$| (?:y|and|soy|i am|pero|but|me|mi|soltero|soltera|single|casad[oa]|married)\b)/,
  },
  {
    // Oneself: a parent who petitions has no line for a married child.
    fact: "married",
    said: /\b(?:(?:estoy|soy|ya estoy) casad[oa]|(?:ya )?me case|(?:mi|tengo) (?:esposo|esposa|marido)|vivo con mi mujer|(?:im|i am|i got) married|i have a (?:husband|wife)|my (?:husband|wife))\b/,
    denied:
      /\b(?:(?:no|nunca) (?:\w+ )?(?:estoy |soy |me he )?casad[oa]|soy solter[oa]|(?:im|i am) (?:not married|single)|enviud\w+|viud[oa]|widow\w*)\b/,
  },
  { fact: "i220a", said: /\bi? ?220 ?a\b/, unless: /\b(?:no tengo|que es|what is)\b/ },
  {
    fact: "studentOut",
    said: /\b(?:deje (?:de (?:estudiar|ir)|la (?:escuela|universidad)|los estudios|mis estudios|las clases)|ya no (?:estudio|voy a (?:la escuela|clases))|me (?:sali|di de baja)(?: de)?(?: la)? (?:escuela|universidad)?|(?:visa|estatus) de estudiante\b.*\b(?:sin estatus|perdi|se me (?:acabo|vencio)|deje|ya no)|perdi (?:mi |el )?estatus de estudiante|(?:stopped|quit) (?:studying|going to (?:school|class\w*))|dropped out|(?:lost|fell out of) (?:my )?(?:f ?1|student) status|no longer (?:a student|in school))\b/,
    unless: /\b(?:nunca tuve visa|de nin[oa]|en mi pais|high school|secundaria|preparatoria|prepa|daca)\b/,
  },
  {
    fact: "conditional",
    said: /\b(?:(?:mica|tarjeta|residencia|green card|card)\b(?: \w+){0,5} (?:(?:de|por|for|is|good for) (?:2|dos|two) (?:anos|years?)|condicional|conditional)|(?:2|dos|two) (?:anos|year) (?:green card|card|mica|de residencia)|residen(?:te|cia) condicional|conditional (?:resident|residence|green card))\b|\b(?:green card|mica|residencia|tarjeta)\b(?: \w+){0,4} (?:through|by|por|con|from) (?:my |mi |el )?(?:marriage|matrimonio|casar\w*|espos[oa]|marido|husband|wife)\b(?: \w+){0,3} (?:(?:\d|1\d|2[0-3]) (?:months|meses)|(?:a|one|un|1) (?:year|ano))\b/,
    unless: /\b(?:hace (?:2|dos)|(?:2|dos|two) (?:anos|years) (?:con|with|ago|de residente))\b/,
  },
  {
    fact: "divorcing",
    said: /\b(?:(?:ya )?(?:me|nos) (?:estoy |estamos |voy a |vamos a |quiero |queremos )?divorci\w+|divorciad[oa]|divorcio|(?:estoy|estamos) separ\w+|nos separamos|me separe|(?:getting|got|im|i am|we are|were) (?:a )?divorce\w*|divorced|separated|split up)\b/,
    unless: /\b(?:mis papas|my parents|no me (?:quiero )?divorci|separad[oa] por la frontera)\b/,
  },
  {
    fact: "tpsEnded",
    said: /\btps\b.*\b(?:se (?:me |nos )?(?:acabo|termino|vencio)|acabaron|terminaron|quitaron|cancelaron|ended|expired|terminated|over|ran out)\b|\b(?:se (?:me |nos )?(?:acabo|termino|vencio)|acabaron|terminaron|(?:me |nos )?quitaron|perdi|lost|ended)\b(?: \w+){0,4} tps\b/,
    unless: /\b(?:salvador\w*|(?:ya )?se acabo ya)\b/,
  },
  {
    fact: "grownCitizenChild",
    said: /\b(?:hij[oa]s?|mij[oa]|son|daughter|child|kid)\b.*\b(?:ciudadan[oa]s?|citizens?|nacid[oa]s? aqui|nacio aqui|american[oa]|born here)\b.*\b(?:2[1-9]|3\d|4\d|veinti\w+|treinta)\b|\b(?:hij[oa]s?|mij[oa]|son|daughter|child|kid)\b.*\b(?:2[1-9]|3\d|4\d|veinti\w+|treinta)\b.*\b(?:ciudadan[oa]s?|citizens?|nacid[oa]s? aqui|nacio aqui|american[oa]|born here)\b/,
    unless: /\b(?:2[1-9]|3\d) (?:meses|dias|months|days)\b|\bresidente\b|\b(?:20|19)\d\d\b.*\bciudadan/,
  },
  {
    fact: "asylumFiled",
    said: /\b(?:(?:ya )?(?:pedi|pedimos|meti|metimos|mande|presente|aplique|solicite|entregue)(?: \w+){0,3} (?:asilo|i ?589)|(?:asilo|i ?589)\b(?: \w+){0,3} (?:pendiente|metid[oa]|en tramite|pending)|(?:i |we )?(?:already )?(?:filed|applied for|sent)(?: \w+){0,3} (?:asylum|i ?589)|pending asylum|asylum (?:is |application |case )*pending|my asylum (?:case|application))\b/,
    unless:
      /\b(?:no (?:he |hemos |la |lo )*(?:pedi\w*|meti\w*|mande|mandad\w+|presentad\w+|aplique)|nunca|neg\w+|denied|(?:como|donde|cuando) (?:pido|pedi)|puedo pedir(?! (?:el |mi |un |otro )?permiso)|regres(?:aron|o) |devolvieron|rechazaron|returned|sent (?:it )?back|rejected|aprob\w+|granted)\b/,
  },
  {
    fact: "neverDaca",
    said: /\b(?:daca|dreamers?)\b.*\b(?:never (?:applied|had|got|filed)|nunca (?:la |lo )?(?:tuve|pedi|aplique|meti|saque|he tenido))\b|\b(?:never (?:applied|had|got|filed)|nunca (?:la |lo )?(?:tuve|pedi|aplique|meti|saque|he tenido))\b.*\b(?:daca|dreamer)\b/,
  },
  {
    fact: "rfe",
    said: /\b(?:rfe|request for evidence|mas (?:pruebas|evidencias?)|more evidence)\b/,
  },
  {
    fact: "kinResident",
    said: /\b(?:he|she|el|ella|mi (?:papa|mama|espos[oa]|marido|herman[oa]|hij[oa]|prim[oa]|ti[oa])|my \w+) (?:ya )?(?:is|es|has|tiene) (?:un |una |a |an |la |su )?(?:\w+ )?(?:residente|resident|green card|mica)\b/,
  },
  {
    fact: "sheltered",
    said: /\b(?:sobrin[oa]s?|hij[oa]s?|herman[oa]s?|hermanit[oa]s?|niet[oa]s?|nin[oa]s?|prim[oa]s?|niece|nephew|son|daughter|brother|sister|grand\w+|cousin|kids?|child\w*)\b.*\b(?:albergue|shelter|orr|refugio de (?:menores|ninos)|solit[oa]|lleg\w+ sol[oa]|cruz\w+ sol[oa]|(?:came|crossed) alone)\b/,
    unless: /\b(?:albergue (?:de|para) (?:mujeres|migrantes|animales|perros)|perr[oa]|dog|homeless)\b/,
  },
  {
    fact: "hurtAtWork",
    said: new RegExp(
      `\\b(?:trabaj\\w+|chamba|obra|campo|fabrica|rancho|construccion|work\\w*|job)\\b.*\\b(?:me (?:lastime|cai|corte|quebre|queme|pico|machuco|aplasto|accidente|golpeo una|agarro la)|perdi (?:un|el|la|mi|dos) ${part}|accidente|(?:got |was )?(?:hurt|injured|burned)|lost (?:a|my|two) ${part}|fell)\\b|\\b(?:me (?:lastime|cai|corte|quebre|queme|accidente)|got (?:hurt|injured)|i fell)\\b.*\\b(?:trabaj\\w+|chamba|obra|work|job)\\b|\\b(?:lost|hurt|broke|cut off|perdi|lastime|quebre) (?:a|my|the|un|el|la|mi) ${part}\\b.*\\b(?:work|job|trabaj\\w+|chamba)\\b|\\b(?:la |una )maquina\\b.*\\b${part}\\b`,
    ),
    unless: /\b(?:carro|choque|car crash|calle|de nino)\b/,
  },
  {
    fact: "notario",
    said: /\b(?:notari[oa]s?|notary|(?:un|una|el|la|unos) (?:senor\w*|tipo|licenciad[oa]|gestor\w*|consultor\w*|preparador\w*|multiservicios?))\b.*\b(?:cobr\w+|pague|pagamos|pagu[eé]|dinero|estaf\w+|rob\w+|charged|paid|took|scam\w*|\d{3,})\b|\b(?:pague|pagamos|paid|cobr\w+)\b.*\b(?:notari[oa]|notary)\b/,
  },
  {
    fact: "drugs",
    said: /\b(?:mari[jh]uana|mota|drogas?|cocaina|crack|metanfetamina|cristal|heroina|fentanilo|drugs?|cocaine|meth|weed)\b/,
    unless: /\b(?:nunca|never|no (?:uso|vendo|tengo)|examen de drogas|drug test|me drogaron)\b/,
  },
  {
    fact: "arrested",
    said: /\b(?:me (?:arrestaron|agarraron (?:borrach[oa]|tomad[oa]|manejando|robando|con)|detuvo la policia)|fui (?:arrestad|detenid)[oa]|tuve un (?:dui|arresto|cargo)|(?:un|mi) dui|manej\w+ (?:borrach[oa]|tomad[oa])|i (?:was|got) arrested|my dui|(?:got|have|had) (?:a|one) (?:dui|dwi)|have a record)\b/,
    unless: /\b(?:nunca (?:me|fui)|no me han|jamas|never|ice|migra)\b/,
  },
  {
    // In an election here; who votes at the consulate or in the home country breaks no law of this one.
    fact: "voted",
    said: /\b(?:(?:ya |una vez |yo |si )?vote\b|votamos|he votado|habia votado|me registr\w+ (?:para|a) votar|registrad[oa] para votar|i (?:have |had |once |already |actually )?(?:voted|registered to vote)|registered to vote)/,
    unless:
      /\b(?:no|ni|nunca|jamas|never|not|nor|didnt|havent) (?:\w+ ){0,2}(?:vote|voted|votado|votamos|registr\w+)\b|\b(?:mi pais|consulado|mexico|guatemala|honduras|salvador|colombia|venezuela|my country|consulate|sindicato|union|escuela|school)\b/,
    denied: /\b(?:nunca vote|nunca he votado|no vote|never voted|didnt vote)\b/,
  },
  {
    fact: "convicted",
    said: /\b(?:(?:tengo|tuve|traigo|hay|con) (?:una |mi |\d |dos )?(?:condena|felonia|ofensa|delito|misdemeanor|felony)s?|me condenaron|fui condenad[oa]|me (?:declare|hallaron|encontraron|hice) culpable|me dieron (?:\w+ )?(?:probatoria|probacion|probation)|estoy en (?:probatoria|probacion|probation)|(?:tengo|con) (?:antecedentes(?! de)|record (?:criminal|penal|policiaco))|i (?:was|got|have been) convicted|(?:have|had|got) an? (?:\w+ )?(?:conviction|felony|misdemeanor|criminal record)|i ple(?:d|aded) (?:guilty|no contest)|(?:im|i am|was) on probation)\b/,
    unless:
      /\b(?:no|ni|nunca|sin|never|without|dont) (?:\w+ ){0,2}(?:conden\w*|antecedentes|record|felon\w*|delitos?|convict\w*|criminal)\b|\b(?:mi|el|la|my) (?:espos[oa]|marido|hij[oa]|herman[oa]|prim[oa]|papa|mama|husband|wife|son|daughter|brother|sister|cousin|dad|mom)\b/,
  },
  {
    fact: "falseClaim",
    said: /\b(?:dije|declare|jure|puse|marque|firme)(?: \w+){0,5} (?:que )?(?:era|soy|yo era|ser|como) ?(?:ciudadan[oa]|american[oa]|citizen)\b|\b(?:said|told|claimed|swore|checked|marked)(?: \w+){0,4} (?:i was|i am|im|to be|being)(?: an?)?(?: us| u s| american)? (?:citizen|american)\b/,
    unless:
      // "Dice que le firme que soy ciudadano": wanted of her, and not done.
      /\b(?:no (?:dije|puse|declare)|nunca (?:dije|puse)|never (?:said|claimed)|si (?:digo|pongo)|y si dije|(?:dice|dijo|quiere|pide|exige|pidio) que (?:yo )?(?:l[aoe]s? )?(?:firme|marque|declare|jure))\b/,
  },
  {
    // Said while asking for something else, or for help with it.
    fact: "claimAsked",
    said: /\b(?:dig[ao]|decir(?:les?)?|poner|ponga|pongo|marcar|marque|jurar|say|put|claim|check)(?: \w+){0,3} (?:que )?(?:yo )?(?:soy|era|ser|to be|im|i am|i m|i was)(?: \w+)? (?:ciudadan[oa]|american[oa]|citizen)\b/,
    unless: /\b(?:nunca|never|no (?:voy a|quiero) (?:decir|poner))\b/,
  },
  {
    fact: "asylumDenied",
    said: /\b(?:(?:me |nos )?(?:neg\w+|rechaz\w+|quitaron)(?: \w+){0,3} asilo|(?:perdi|perdimos|lost)(?: \w+){0,3} (?:asilo|asylum)|(?:mi |el )asilo (?:fue|salio|me lo) neg\w+|asylum (?:was|got|has been|is) (?:denied|rejected)|(?:denied|rejected|turned down)(?: \w+){0,3} asylum|juez\b.*\b(?:nego|no me dio)\b.*\basilo)\b/,
    unless:
      /\b(?:si|if|y si|puede[ns]?|pueden|podrian|might|could|miedo (?:de|a) que) (?:\w+ ){0,3}(?:nieg\w+|neg\w+|den\w+|pierdo)\b|\b(?:me dieron|aprob\w+|granted|approved)\b/,
  },
  {
    fact: "residentAway",
    said: /^(?=.*\b(?:mica|residen\w+|green card)\b)(?=.*\b(?:vivo|vivi|vivimos|estoy|llevo|llevaba|estuve|me quede|me fui|living|live|lived|stayed|been|was)\b(?: \w+){0,5} (?:en|in|fuera|outside|abroad|out)\b)(?=.*\b(?:(?:mas de |como |casi )?(?:un ano y|ano y medio|dos|tres|cuatro|cinco|seis|varios|muchos|[2-9]|1\d) ?(?:anos?|mes|medio|dos|tres|years)|mas de un ano|(?:1[3-9]|2\d|3\d) (?:meses|months)|(?:two|three|four|five|several|many) years|(?:over|more than) (?:a|one) year)\b)(?=.*\b(?:fuera|abroad|outside|out of the country|mi pais|my country|mexico|guatemala|honduras|salvador|nicaragua|panama|venezuela|colombia|cuba|ecuador|peru|bolivia|chile|argentina|brasil|brazil|haiti|(?:republica|la) dominicana|costa rica)\b)/,
    unless:
      /\b(?:llevo(?: \w+){1,5} (?:con|de|como) (?:la |mi |una )?(?:residen\w+|mica|green card)|esperando|pedir|petition|mi (?:espos[oa]|hij[oa]|mama|papa|herman[oa]) (?:vive|esta)|(?:lives|is) in|asilo|asylum|visa vencida|consulado me|aqui en estados)\b/,
  },
];
