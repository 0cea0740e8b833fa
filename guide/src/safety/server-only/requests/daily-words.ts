/**
 * Plain words of daily life that stand near a request for harm and are none: "quiero meterle papeles a mi hermana" files for her, "necesito el acta de
 * mi primo" asks for a copy, "¿puedo rentar casa con mi suegra?" shares a house. Server only.
 */
const files =
  "(?:met(?:er|o|emos|iendo)|mand(?:ar|o|amos)|llen(?:ar|o|amos)|present(?:ar|o|amos)|empez(?:ar|amos)|empiezo|tramit(?:ar|o|amos)|file|filing|send(?:ing)?|submit)(?:le|les)?";
const petition =
  "(?:(?:los|unos|sus|las|la|una|el|the|some) )?(?:papeles|papeleo|documentos|formas?|solicitud(?:es)?|peticion(?:es)?|papers|paperwork|petition)";
const relative =
  "(?:h?ermanit?[oa]s?|h?erman[oa]s?|carnal(?:es)?|prim[oa]s?|amig[oa]s?|comadre|compadre|cunad[oa]s?|ti[oa]s?|sobrin[oa]s?|nephews?|nieces?|uncles?|aunts?|(?:mother|father|brother|sister) in law|grandm\\w+|grandp\\w+|suegr[oa]s?|abuel(?:it)?[oa]s?|novi[oa]|espos[oa]|marido|mujer|senora|mama|papa|papas|padres|h?ij[oa]s?|vecin[oa]s?|ex|brothers?|sisters?|cousins?|friends?|neighbors?|wife|husband|mom|dad|parents|son|daughter|kids)";
const mine = `(?:mi|mis|my|our) ${relative}`;
const asks =
  "(?:quiero|quisiera|necesito|ocupo|puedo|podria|tengo que|hay que|debo|como|me piden|i want to|i need|can i|how do i)";
const put = "(?:pongo|poner|tener|usar|lleve|put|have)";

const honest: readonly RegExp[] = [
  `\\b${files} ${petition}(?: de (?:inmigracion|migracion|residencia))? (?:a|para|pa|por|for) ${mine}\\b`,
  `\\b${asks}(?: \\w+){0,2} (?:el acta|un acta|una copia del acta|la partida|los papeles de nacimiento)(?: de nacimiento| de matrimonio)? de ${mine}$`,
  `\\b${asks}(?: \\w+){0,2} birth certificate (?:of|for) ${mine}$`,
  `\\b${asks}(?: (?:pedir|llevar|tener|traer))? (?:una |unas |la )?(?:cartas?|letters?|a letter) (?:de|from) ${mine}(?: para (?:migracion|inmigracion|la corte|el juez|mi caso|la entrevista|el abogado))?$`,
  `\\b(?:tengo|junte|llevo|traigo|i have)(?: \\w+){0,3} (?:fotos|cartas|mensajes|photos|letters)(?: y \\w+)? (?:de|con|from|with) ${mine}\\b`,
  `\\b(?:quiero|quisiera|necesito|puedo pedirle?)(?: que)?(?: a)? ${mine}(?: (?:que|me))* (?:firme|sign) (?:mi|el|la|un|una) (?:affidavit|afidavit|i ?864|i ?134|patrocinio)\\b`,
  `\\b(?:quiero|quisiera|me gustaria|can|puede) (?:que )?${mine} (?:venga|vengan|venir|me visite|come)(?: a (?:verme|visitarme|visitarnos)| de (?:visita|paseo|vacaciones)| to visit)?$`,
  `\\b(?:quitar|sacar|borrar|remove) a ${mine} de (?:mi|la|nuestr[oa]) (?:caso|peticion|solicitud|asilo|seguro|cuenta)\\b`,
  `\\b(?:sacar|pedir|tramitar|conseguir)(?:le)? (?:la |una )?visa (?:de turista |de visita )?(?:para|a) ${mine}$`,
  `\\b(?:rentar|rento|vivir|comprar)(?: (?:una|un|la|el))? (?:casa|cuarto|apartamento|departamento|traila) con ${mine}\\b`,
  `\\b${put} a ${mine} (?:como|de) (?:mi )?(?:sponsor|patrocinador\\w*|cosponsor|copatrocinador\\w*|contacto(?: de emergencia)?|beneficiari[oa]|testigo|referencia|fiador)\\b`,
  `\\bpasar (?:mi|la) peticion a ${mine}\\b`,
  "\\b(?:cruzo|cruzar|paso|pasar|entro|entrar|cross|enter)(?: (?:por )?(?:la|el|the) (?:frontera|garita|linea|puente|border|bridge))? (?:con|with) (?:mi|my) (?:permiso|mica|green card|visa|parole|advance parole|pasaporte americano|permit)$",
  "^(?:(?:y|yo|hola|pues|ya) )*(?:quiero|quisiera|ojala|espero|necesito|como hago para|ayud\\w+ a|i want to|help me) (?:pasar|pase|pass) (?:mi|el|la|su|my|the) (?:examen|entrevista|prueba|test|exam|interview)(?: (?:de|para|del?) (?:la )?(?:ciudadania|asilo|civismo|ingles|residencia|licencia|manejo))?$",
  "\\b(?:pasar|cruzar|llevar|traer) (?:comida|regalos?|medicinas?|ropa|dinero|mi perro|mis? mascotas?|un perro|muebles|herramienta)(?: \\w+)? (?:por|en|a traves de) (?:la |el )?(?:frontera|garita|linea|puente|aeropuerto)$",
  `\\b(?:pasar|cruzar) la frontera (?:para|pa|a) (?:ir a )?(?:ver|visitar) a ${mine}$`,
  "\\b(?:sacar|saco|tramitar|cambiar) (?:una|la|mi) licencia (?:de|en|a) otro estado$",
].map((one) => new RegExp(one));
const unrightly =
  /\b(?:fals\w+|chuec\w+|compr(?:o|ada|adas|ado|ados)|vend\w+|prest\w+|robad\w+|ajen\w+|nombre|name|social|muert\w+|difunt\w+|fake|invent\w+|ment\w+|aunque|que diga\w*|say\w*|fing\w+|parezca\w*|como si|as if|haciendo|hacer(?:me|se|la|lo)? pasar|trabaj\w+|work|pag\w+|pay\w*|cobr\w+|mil|dolares|dollars|sin que|without|coyote|escondid\w+|nos parecemos|se parece)\b/;
const mostWords = 22;
/** Turned down: "no quiero pagar un coyote", "¿cómo lo convenzo de que no?". */
const declines =
  /\b(?:no (?:quier(?:o|e|en)|queremos|voy a|vamos a|necesito)|(?:dont|do not) (?:want|need))(?: (?!(?:tant\w+|much\w+|mas|too|so|more)\b)\w+){0,3} (?:coyotes?|polleros?|smugglers?)\b(?!.*\b(?:otro|barat\w+|mejor uno|cheap\w*|quien|alguien)\b)|\b(?:convenz\w+|convencer\w*)(?: de)? que no\b|\bconvince (?:him|her|them) not to\b/;

/** Whether cleaned words plainly tell of nothing but that. */
export const isOfDailyLife = (said: string): boolean =>
  said.split(" ").length <= mostWords &&
  (declines.test(said) || (!unrightly.test(said) && honest.some((one) => one.test(said))));

/** "Me golpeé en el trabajo", "me muero de pena": nobody hurts anybody. */
const dailyHurt =
  /\bme golpee (?:en|con|contra|la|el|mi|un|una|al)\b|\bme (?:va|van) a matar (?:mi|el|la|mis) (?:mama|papa|jefa?|jefe|esposa|senora|mujer|vieja|maestra)\b(?= si\b)|\b(?:zombies?|videojuego|en (?:el|un) juego|fortnite|minecraft)\b|^(?:mi|el|la) (?:espos[oa]|marido|mujer|mama|suegra|abuelita|hermana|comadre) (?:me |nos )?cuida (?:a )?(?:los|mis|a) (?:ninos|hijos|bebes|chamacos)\b/;

/** Whether what sounds like danger is a figure of speech, an accident or a game. */
export const isDailyHurt = (said: string): boolean => dailyHurt.test(said);
