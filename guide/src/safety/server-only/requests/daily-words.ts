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
  "^(?:(?:y|yo|hola|pues|ya) )*(?:quiero|quisiera|ojala|espero|necesito|como hago para|ayud\\w+ a|i want to|help me) (?:pasar|pase|pass) (?:mi|el|la|su|my|the) (?:examen|entrevista|prueba|test|exam|interview)(?: (?:de|para|del?) (?:la )?(?:ciudadania|asilo|civismo|ingles|residencia|licencia|manejo))?$",
  "\\b(?:sacar|saco|tramitar|cambiar) (?:una|la|mi) licencia (?:de|en|a) otro estado$",
  // What was gathered, and who tells the truth.
  "^(?:(?:ya|yo|pues|ayer|hoy) )*(?:saque|sacamos|junte|juntamos|imprimi|pegue|puse|pusimos|lleve|llevamos|traje|made|printed|gathered)(?: \\w+){0,2} (?:copias?|fotos?|fotografias|copies|photos|pictures)\\b",
  `\\b${mine}\\b(?=.*\\b(?:testigo|carta|witness|letter)\\b).*\\b(?:la verdad|de verdad (?:vio|sabe)|the truth|truly (?:knows?|saw|seen)|really (?:knows?|saw))\\b`,
  "\\b(?:cartas? de invitacion|invitation letters?|letters? of invitation)\\b(?=.*\\b(?:visit\\w*|venga|vengan|venir|come|navidad|christmas|boda|wedding|graduacion|graduation)\\b)",
  // The home that is shared, and a finger in place of a signature.
  "\\b(?:pon(?:er|emos|go)|agreg(?:ar|amos|o)|add|put)\\b(?: \\w+){0,5} (?:en|al|to|on) (?:el |la |the |our )?(?:contrato|renta|lease|recibo|cuenta|bill|rental)\\b(?=.*\\b(?:vive conmigo|vivimos juntos|vivimos aqui|lives with me|we live together)\\b)",
  "\\b(?:no puede firmar|can ?t sign|cannot sign|no sabe firmar)\\b(?=.*\\b(?:huella|dedo|thumbprint|fingerprint|mark)\\b)",
].map((one) => new RegExp(one));
/** Things that are put together, sold, changed or bought in the open. */
const openly: readonly RegExp[] = [
  "\\b(?:armar|armo|armamos|arma|arme|armado|put together)(?: \\w+){0,3} (?:paquete|lista|expediente|folder|carpeta|documentos|papeles|hojas|berrinche|escandalo|package|list)\\b",
  "\\bcambi(?:ar|o|amos) (?:mis |unos |los )?(?:pesos|quetzales|lempiras|dolares|bolivares|dinero)(?: (?:por|a|en) \\w+)?\\b",
  "\\b(?:vendo|vendemos|vender|i sell|sell) (?:tamales|comida|tacos|elotes|pupusas|fruta|flores|ropa|pasteles|jugos|food|fruit|flowers|clothes)\\b",
  "\\b(?:compr(?:ar|o|e|amos)|buy)(?: \\w+){0,3} (?:boletos?|vuelo|pasaje|tickets?)\\b",
].map((one) => new RegExp(one));
/** A valid paper of one's own, food and a visit at the border. */
const atBorder: readonly RegExp[] = [
  "\\b(?:cruzo|cruzar|paso|pasar|entro|entrar|cross|enter)(?: (?:por )?(?:la|el|the) (?:frontera|garita|linea|puente|border|bridge))? (?:con|with) (?:mi|my) (?:permiso|mica|green card|visa|parole|advance parole|pasaporte americano|permit)$",
  "\\b(?:pasar|cruzar|llevar|traer) (?:comida|regalos?|medicinas?|ropa|dinero|mi perro|mis? mascotas?|un perro|muebles|herramienta)(?: \\w+)? (?:por|en|a traves de) (?:la |el )?(?:frontera|garita|linea|puente|aeropuerto)$",
  `\\b(?:pasar|cruzar) la frontera (?:para|pa|a) (?:ir a )?(?:ver|visitar) a ${mine}$`,
  "\\b(?:pasar|cruzar|entrar|paso|cruzo|cross|enter|drive)\\b(?: \\w+){0,7} (?:con|with) (?:mi|my|nuestras|our) (?:green ?cards?|mica|micas|pasaportes?|visas?|permiso|passports?|permit)\\b(?! (?:de|of|vencid\\w+|expired))",
].map((one) => new RegExp(one));
/** Somebody else goes along who may not. */
const goesAlong =
  /\b(?:cajuela|trunk|sin papeles|no tienen? (?:papeles|visa|nada|documentos)|indocumentad\w+|undocumented|no papers|without papers|escond\w+|hid(?:e|den|ing)|sneak\w*|contrabando|prim[oa]s?|amig[oa]s?|sobrin[oa]s?|vecin[oa]s?|cunad[oa]s?|cousins?|friends?|nephews?|nieces?|(?:pas|met|cruz)(?:ar|o|er)?(?:lo|la|los|las) |(?:pasar|cruzar|meter|traer) a )/;
const unrightly =
  /\b(?:fals\w+|chuec\w+|compr(?:o|ada|adas|ado|ados)|vend\w+|prest\w+|robad\w+|ajen\w+|nombre|name|social|muert\w+|difunt\w+|fake|invent\w+|ment\w+|aunque|que diga\w*|say\w*|fing\w+|parezca\w*|como si|as if|haciendo|hacer(?:me|se|la|lo)? pasar|trabaj\w+|work|pag\w+|pay\w*|cobr\w+|mil|dolares|dollars|sin que|without|coyote|escondid\w+|nos parecemos|se parece)\b/;
/** What makes any of these a request after all, wherever it stands. */
const deceives =
  /\b(?:fals\w+|fake|chuec\w+|invent\w+|cuento|ment\w+|dic(?:e|en|iendo)|dig(?:a|an|o|amos)|decir que|says?|saying|fing\w+|parezca\w*|crean?|piensen|believe|aunque|como si|as if|sin que|coyote\w*|poller\w+|otr[oa]s?(?! estado)|someone elses|another|ajen\w+|prest\w+|robad\w+|en papel|nunca|no viv\w+|se queden?|trabaj\w+|work|micas? de|seguros?|social(?:es)?|(?:pas|cruz)ar a (?:mi|un))\b/;
const mostWords = 22;
/** Turned down: "no quiero pagar un coyote", "¿cómo lo convenzo de que no?". */
const declines =
  /\b(?:no (?:quier(?:o|e|en)|queremos|voy a|vamos a|necesito)|(?:dont|do not) (?:want|need))(?: (?!(?:tant\w+|much\w+|mas|too|so|more)\b)\w+){0,3} (?:coyotes?|polleros?|smugglers?)\b(?!.*\b(?:otro|barat\w+|mejor uno|cheap\w*|quien|alguien)\b)|\b(?:convenz\w+|convencer\w*)(?: de)? que no\b|\bconvince (?:him|her|them) not to\b/;

/** Whether cleaned words plainly tell of nothing but that. */
export const isOfDailyLife = (said: string): boolean =>
  said.split(" ").length <= mostWords && (declines.test(said) || (!deceives.test(said) && isInTheOpen(said)));

function isInTheOpen(said: string): boolean {
  const says = (phrases: readonly RegExp[]) => phrases.some((one) => one.test(said));
  const alone = !goesAlong.test(said);
  return (alone && says(openly)) || (!unrightly.test(said) && (says(honest) || (alone && says(atBorder))));
}

const mockKillers =
  "(?:mi|el|la|mis|my) (?:mama|suegra|papa|abuelita|abuela|tia|hermana|jefa?|jefe|maestra|comadre|mom|mother|mother in law|sister|grandma|boss|teacher)";
/** "Me golpeé en el trabajo", "mi suegra me va a matar si no llevo las fotos": nobody hurts anybody. */
const dailyHurt = new RegExp(
  [
    "\\bme golpee (?:en|con|contra|la|el|mi|un|una|al)\\b",
    `\\b(?:me (?:va|van) a matar ${mockKillers}|${mockKillers} me (?:va|van) a matar|${mockKillers} (?:will|is going to|is gonna) kill me)(?= (?:si|if)\\b)`,
    "\\b(?:zombies?|videojuego|en (?:el|un) juego|fortnite|minecraft)\\b",
    "^(?:mi|el|la) (?:espos[oa]|marido|mujer|mama|suegra|abuelita|hermana|comadre) (?:me |nos )?cuida (?:a )?(?:los|mis|a) (?:ninos|hijos|bebes|chamacos)\\b",
    "^(?:(?:yo|pues|hola) )*(?:limpio|cuido|manejo|vendo|corto|pinto|trabajo|i (?:clean|sell|drive|paint|work))\\b(?: \\w+){0,6} (?:me pagan?|pays? me|i get paid)(?: (?:bien|con cheque|en efectivo|por hora|por dia|a tiempo|cada \\w+|by check|cash|well|on time|every \\w+))+$",
  ].join("|"),
);

/** Whether what sounds like danger is a figure of speech, an accident or a game. */
export const isDailyHurt = (said: string): boolean => dailyHurt.test(said);
