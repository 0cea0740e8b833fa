import type { Pattern } from "#guide/words/patterns.ts";

/** Text that is not a question to the guide. */

/** Sentences that try to change what the guide is. They are cut out; the rest is answered. */
export const injectionRules: Pattern[] = [
  "ignora|ignore|olvida|olvidate|forget|disregard|omite|desobedece =tus|las|todas|all|your|the|de|previous|mis instrucciones|instruction*|reglas|rules|prompt|anterior*|previous|indicaciones",
  "system|sistema prompt",
  "muestra*|dime|revela|repite|imprime|reveal|show|print|repeat =me|tu|tus|your|the|el prompt|instrucciones|instructions",
  "eres|seras =ahora|un|una|an|a =dan|pirata|hacker|robot|libre|ia|asistente =sin|que",
  "actua|actuas|comportate|act|behave como|like|as",
  "pretend|finge|finges|imagina =que|to|that|you be|eres|are",
  "you =are|will =now|no|a|longer =dan|free|assistant|bound|pirate|unrestricted|chatgpt|an",
  "jailbreak|developer|desarrollador|dan =mode|modo",
  "modo desarrollador|dios|libre|debug|admin|administrador",
  "responde|contesta|answer|respond|reply|di =solo|solamente|only|siempre|always|unicamente|con =con|with|si|yes|que =la|the",
  "nuevas|new instrucciones|instructions|reglas",
  "a =partir|from =de|now ahora|on =eres|responde|you|vas",
];

/** Insults aimed at the guide. */
export const hostileRules: Pattern[] = [
  "eres|son|estas|estan|pinche|maldito|maldita|puto|puta|you|your|fucking|are =un|una|muy|bien|a|tan|re =pendej*|estupid*|idiota|inutil|inservible|basura|mierda|imbecil|tont*|bur*|stupid|useless|idiot|garbage|trash|dumb|moron|porqueria",
  "chinga|chingas|chingate|chingar =tu|a|te|tu =madre|madre",
  "vete|vayan|vete =a =la|al mierda|chingada|diablo|infierno",
  "vete|vayanse =a =la =mierda|chingada|verga",
  "hijo|hijos =de =puta|perra|tu",
  "hijueputa|malparid*|gonorrea|mamaguevo|pendejo|pendeja|pendejos|culero|culera|cabron|puto|verga",
  "fuck|screw =you|off|this",
  "bitch|asshole|motherfucker|cunt",
  "no =sirves|sirve|sirven =para|de =nada",
  "=que =pendejo|=pendeja|=estupido|=estupida|=idiota|=inutil|=inservible|=imbecil =eres",
  "=pinche|=pinches|maldit* maquina*|robot|aplicacion|=app|programa|porqueria",
  "te =odio|detesto|voy =matar|golpear",
  "i hate =you",
  "malditos|pinches|putos|mugrosos|sucios|fuera|odio|fucking|dirty =a|los|inmigrantes|ilegales|mojados|mexicanos|latinos|illegals|immigrants|wetbacks",
  "deporten|deport =a =todos|them =los|all",
  "todos|all =los|of|you inmigrantes|ilegales|illegals|immigrants =son|deberian|should|are",
];

/** Lands whose own papers are not this guide's subject; somebody born there or flying there is. */
const elsewhereLands =
  "canada|espana|spain|inglaterra|=uk|londres|alemania|germany|italia|italy|francia|france|australia|japon|europa|europe|portugal|suiza|dubai";

/** Everyday things that are not this guide's subject. */
export const offTopicRules: Pattern[] = [
  "receta|recetas|cocinar|cocino|guisar|recipe|cook =de|para|un|a|me",
  "clima|lluvia|llover|llueve|weather|pronostico|temperatura",
  "futbol|=partido|mundial|gol|liga|beisbol|basquet|soccer|football|baseball",
  "chiste|chistes|joke|jokes|adivinanza|=cuento|=cuentame",
  "poema|poesia|cancion|poem|song|lyrics|rap",
  "horoscopo|=signo|zodiacal|horoscope|tarot|brujo|bruja|amarre|santero",
  "capital =de =francia|espana|italia|brasil",
  "bitcoin|cripto|crypto|stocks",
  "loteria =de texas|nacional|florida",
  "python|javascript",
  "tarea|homework =de|matematicas|quimica",
  "raiz =cuadrada",
  "dolor|duele =de|la|el cabeza|estomago|muela|espalda",
  "pelicula|serie|netflix|movie|movies|series|videojuego",
  "novia|novio =como =conquistar|enamorar|ligar",
  "conquistar|enamorar|ligar =a|con",
  "bajar|perder|lose =de peso|weight",
  "celular|telefono|iphone|samsung|laptop|computadora descompuso|=prende|barato|comprar",
  "carro|coche|troca|car =arranca|arrancar|usado|used|=prende|descompuso",
  "=vuelos|=flights|tacos|pizza",
  "recom*|=mejor|=best|barato|cheap hotel|restaurante|restaurant",
  "quien =invento|=descubrio",
  "who =won",
  "who =is =the =president",
  "presidente =de =mexico|estados|francia",
  `=irme|=irse|=migrar|emigrar|mudar*|vivir|visa|asilo|asylum|refugi*|residencia|permiso|ciudadania|=move|immigrate =para|en|a|to|in|la|de|of ${elsewhereLands}`,
  `${elsewhereLands} visa|asilo|asylum|refugi*`,
  "perro|gato|mascota|dog|cat|puppy come|enfermo|enferma|vacuna|vacunas|sick",
];

/** "¿Trabajas para ICE?", "are you with immigration". */
export const officialRules: Pattern[] = [
  "=trabajas|=trabaja|=trabajan|=eres|=perteneces =para|=de|=con|=la|=el|=del =ice|=migra|migracion|inmigracion|gobierno",
  "=do|=are =you =work|=with|=from|=part =for|=of|=the =ice|=immigration|=government",
];

export const sadRules: Pattern[] = [
  "=triste|=tristeza|=deprimida|=deprimido|=sola|=desesperada|=desesperado|=ansiedad|=llorando|=sad|=lonely|=depressed",
  "=extrano =mi|=mis|=a familia|=hijos|=mama|=tierra|=casa",
  "=miss =my =family|=kids|=mom|=home",
];

export const greetingWords =
  "hola buenas buenos dias tardes noches saludos hello hi hey there que tal como estas esta good morning afternoon evening oye oiga amigo amiga bot necesito ayuda ayudame help me i need please por favor una pregunta tengo duda pueden puede podrian podria me ayudar ayudarme ustedes usted can you somebody someone quiero alguien";
/** "¿Cómo estás?" and nothing else: a greeting, though no word of it is one. */
export const smallTalk =
  /^(?:(?:hola|oye|buenas|hi|hello|hey) )*(?:como (?:estas?|andas|te va)|que (?:tal|onda)|how are you|what ?s up)(?: (?:hoy|today|doing))?$/;
export const thanksWords =
  "gracias muchas mil que su tu ayuda lo la los muchisimas senor senora senorita muy amable thank you thanks very much so ok okay perfecto listo bien excelente great te agradezco dios bendiga le la lo todo por vale adios bye hasta luego";
