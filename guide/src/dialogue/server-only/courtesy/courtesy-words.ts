/** What is said for its own sake: thanks and farewells, joy, fear, grief, an apology, a wish for a person, trouble with reading. Server only. */

import { isKnownConcept } from "#guide/dialogue/server-only/thread/concepts.ts";
import { says } from "#guide/words/server-only/says.ts";

export type Courtesy =
  | "closing"
  | "heard"
  | "overheard"
  | "sorry"
  | "unserved"
  | "upset"
  | "anger"
  | "joy"
  | "fear"
  | "grief"
  | "reading"
  | "person"
  | "weather";

/** Whole phrases of a farewell; none of their words tells anything of a case. */
const farewells = [
  "(?:que )?(?:dios|diosito|la virgencita?|el senor|god|the lord)(?: (?:la|lo|le|te|los|me|me la|me lo|se lo|todopoderoso|siempre))* (?:bendig\\w+|bless\\w*|cuid\\w+|acompan\\w+|prote[gj]\\w+|guard\\w+|pag\\w+)(?: (?:you|a todos|siempre|mucho|a usted|y a su familia|a su familia|all))*",
  "(?:que )?(?:tengas?|tengan|pases?|pasen|le vaya|te vaya|les vaya|que este)(?: (?:un|una|muy|todos))* (?:buen[oa]?s?|bonit[oa]|lind[oa]|excelente|feliz|bendecid[oa]|bien)(?: (?:dia|tarde|noche|fin de semana|semana|domingo|sabado|resto del dia))?",
  "have a (?:good|great|nice|blessed|wonderful) (?:day|night|evening|weekend|one)|take care|good ?bye|good night|see you(?: later| soon)?|talk to you later",
  "(?:hasta|nos vemos)(?: (?:luego|pronto|manana|la proxima|otro dia))?",
  "(?:me )?(?:quit(?:o|aste|aron)|quitado) un (?:gran )?peso(?: de encima)?|weight off my (?:shoulders|chest|mind)",
  "(?:ya )?(?:me (?:voy|quedo|siento|dejo|dejaste|deja|fui)|estoy|quedo|ando)(?: (?:un poco|mucho|mas|ya|muy|un poquito|a dormir|a descansar|a mi casa))* (?:tranquil\\w+|mejor|content[oa]|agradecid[oa]|aliviad[oa]|en paz|segur[oa]|clar[oa])",
  "(?:i )?(?:feel|am|im) (?:so |much |a lot |a bit )?(?:better|calmer|relieved|grateful|at ease)(?: now)?",
  "(?:ya )?(?:lo |te |le |todo )?(?:entendi|comprendi)(?: (?:todo|bien|muy bien|perfecto))*|(?:ya )?me quedo (?:todo |muy |mas |bien )*claro|ya (?:quedo|esta) (?:claro|todo)|(?:i )?(?:got it|understand(?: now)?|understood|get it now)|makes sense|that clears it up",
  "(?:ya )?(?:eso|esto) (?:es|era|seria|fue)(?: (?:todo|lo que|la unica duda|mi duda|nada mas|lo unico))+|(?:ya )?(?:es|seria|era|fue) todo|nada mas|por ahora|por el momento|thats (?:all|it|everything)|that is (?:all|it)|nothing else|for now",
  "(?:eso|esto|lo) (?:que )?(?:queria|necesitaba|ocupaba) (?:saber|preguntar|oir)?|all i (?:needed|wanted)(?: to know)?",
  "(?:me |nos |nos ha |me ha |fue |fuiste |ha sido )(?:\\w+ )?(?:ayud\\w+|sirvi\\w+|servido|orient\\w+|aclar\\w+)(?: (?:mucho|bastante|muchisimo|un monton|un chorro|todo|muy bien|de mucho|harto))*|de (?:mucha|gran|muchisima) (?:ayuda|utilidad)|(?:you |this |it |that )?(?:really |was |were |has been )*(?:help(?:ed|ful|s)?)(?: (?:me|a lot|so much|very much|us|tons))*",
  "(?:es|eres|fue|ustedes son|son|you are|youre|ure) (?:usted |tu )?(?:muy |tan |bien |un |una |very |so |an? )+(?:amables?|buen[oa]s?|lind[oa]s?|angel|sol|amor|gran(?:de)? ayuda|kind|sweet|nice|angel|lifesaver|great|good)",
  "(?:la |lo |te |le )?(?:agrade[csz]\\w+|thank\\w*)(?: (?:mucho|de corazon|de todo corazon|infinitamente|de antemano|in advance|from the bottom of my heart))*|de (?:todo )?(?:mi )?corazon|de antemano|in advance",
  "(?:ya |entonces |pues |asi |eso )*(?:voy a|vamos a|lo voy a|la voy a|ire a|ahorita|manana)(?: (?:llamar|llamo|hablar|hablo|buscar|busco|ir|voy|juntar|hacer|hago|lo|checar|revisar|le|con|a|al|el|un|una|mis?|abogad[oa]s?|licenciad[oa]|papeles|cita|eso|asi|todo|manana|ahorita|mismo|ver|leer|bien))+",
  "(?:ill|i will|im going to|going to|gonna)(?: (?:call|find|look for|talk to|see|do|check|a|an|the|my|for|lawyer|attorney|it|that|tomorrow|today|and|now|right away|papers))+",
  "(?:le |te |les )?(?:mando |mandamos |un |muchos )*(?:abrazos?|saludos|bendiciones|besos)",
  "(?:ya |entonces |mejor )?(?:platico|hablo|lo hablo|lo platico|le digo|le aviso|lo comento|le comento|se lo digo)(?: (?:con|a|mi|mis|espos[oa]|marido|mama|papa|herman[oa]|familia|h?ij[oa]s?|el|ella|abogad[oa]))+",
  "no (?:sabe|sabes|tiene idea de) (?:cuanto|como) (?:se |te )?(?:lo |la )?agrade[csz]\\w+|you (?:have no idea|dont know) how (?:grateful|thankful) i am",
  "que buen[oa]? (?:onda|servicio|app|aplicacion|pagina|ayuda|informacion)",
];
const farewellPhrases = new RegExp(`\\b(?:${farewells.join("|")})\\b`, "g");

/** At least one of these stands in a message that closes. */
const closes =
  /\b(?:gra[csz]+i?as?|grax|grcs|graciaz|thanks?|thank ?you|thanx|thx|thnx|tysm|ty|agrade[csz]\w+|bendi\w+|bless\w*|adios|bye|chao|chau|hasta luego|hasta pronto|nos vemos|see you|take care|(?:eso|ya)(?: \w+)? (?:todo|nada mas)|(?:es|era|seria) todo|thats (?:all|it)|nada mas|ya entendi|me quedo claro|cuidese|cuidate|(?:dios|diosito|el senor)(?: \w+)? (?:se |te )?l[oa] (?:pag|multipli)\w+)\b/;

/** What stands around a thanks in any order: no word that asks, and none of a case. */
const around = new RegExp(
  `^(?:${[
    "gra[csz]+i?as?|grax|grcs|graciaz|thanks?|thank|thanx|thx|thnx|tysm|ty|you|u|ya|y|e|and|o|so|ok|okay|okey|oki|va|vale|sale|bueno|buena|buenas?|pues|pos|ah|ahh?|ay|oh|uy|mm+|aja|si|sip|yes|yeah|no|nop|esta|bien|perfecto|excelente|super|muy|mucho|mucha|muchas|muchos|muchisim\\w+|mil|miles|tantas?|un|una|millon|millones|de|del|todas?|todos?|modos|maneras|formas|igual|en|serio|verdad|very|much|many|again|really|all|your|the|for|por|para|que|lo|la|los|las|le|les|te|me|nos|su|sus|tu|tus|mi|a|al|con|is|it|this|that|thats|was|i|im|my",
    "adios|bye|byebye|chao|chau|hasta|luego|pronto|cuidese|cuidate|cuidense|suerte|igualmente|bendiciones|saludos|amen|listo|claro|entendido|enterad[oa]|okis|cool|great|awesome|perfect|good|nice|appreciate|appreciated|amables?|lind[oa]|anyways?|though|still|lot|lots|super|tons|bunch|never|mind|alright|right|fine|kind|kindly|nomas|nada|mas|por|ahora|momento",
    "informacion|info|ayuda|ayudar\\w*|ayudad\\w*|explicar\\w*|explicacion\\w*|orientar\\w*|orientacion|aclarar\\w*|consejos?|tiempo|paciencia|contestar\\w*|contestacion|responder\\w*|respuestas?|atencion|atender\\w*|escuchar\\w*|datos?|decir(?:me|melo|nos)|apoyo|apoyar\\w*|servicio|amabilidad|explaining|answering|listening|helping|information|help|time|patience|advice|answers?|everything",
    "senor|senora|senorita|seno|licenciad[oa]|lic|abogad[oa]|doctor|doctora|maestr[oa]|amig[oa]|amiguit[oa]|herman[oa]|joven|jefe|jefa|mija|mijo|faro|usted|ustedes|tan|sir|maam|miss|friend|dear|bro",
    "molesti\\w+|disculp\\w+|perdon|corazon|god|dios|ni|modo|modos|cualquier|cosa|pregunto|aviso|despues|luego|vuelvo|regreso",
  ].join("|")})$`,
);
/** Thanks beside a complaint, or beside what was not understood. */
const unserved =
  /\b(?:no|not|didnt|dont|doesnt)(?: \w+){0,2} (?:entend\w+|entiend\w+|ayud\w+|sirv\w+|qued\w+|clar\w+|compren\w+|understand|help\w*|get|clear)\b/;

/** Asks, wants or tells of a case. */
const ofCase =
  /^(?:\d.*|dudas?|preguntas?|questions?|com?o|cuant[oa]s?|cuando|don?de|cual(?:es)?|quien(?:es)?|puedo|puede[ns]?|podria|quiero|necesito|ocupo|tengo|tiene[ns]?|debo|hay|falta\w*|mando|how|what|when|where|which|who|why|can|could|should|do|does|will|want|need|have|asilo|asylum|visas?|permisos?|permit|tps|daca|papel(?:es)?|papers|formas?|formularios?|forms?|[inge]-?\d+\w?|casos?|cases?|caso|fechas?|tiempo|meses|anos?|dias?|months?|years?|days?)$/;
const mostOther = 2;
const mostWords = 12;

function isClosing(said: string, asks: boolean): boolean {
  if (asks || !closes.test(said) || unserved.test(said)) return false;
  const rest = said.replace(farewellPhrases, " ").trim();
  const other = rest.split(/\s+/).filter((word) => word !== "" && !around.test(word));
  if (other.length === 0) return true;
  // "Eso era lo que quería saber, gracias": a word or two of one's own that name nothing of a case.
  const few = other.length <= mostOther && said.split(" ").length <= mostWords && thanked.test(said);
  return few && !other.some((word) => ofCase.test(word) || isKnownConcept(word));
}
const thanked = /\b(?:gra[csz]+i?as?|thank\w*|thx|agrade[csz]\w+|adios|bye)\b/;

/** Words that only lead in. */
const lead =
  "(?:(?:hola|disculpe|disculpa|perdon|sorry|buenas?|buenos|dias|tardes|noches|oiga|oye|mire|mira|es que|la verdad|y|pero|pues|ay|ya|yo|bueno|ok|hello|hi|hey|and|but|so|well|honestly|really|i|la neta|dios mio|estoy que) )*";
/** Words that only follow. */
const tail =
  "(?: (?:la verdad|de verdad|con todo esto|por todo esto|de todo esto|ahorita|hoy|ahora|por favor|mucho|muchisimo|bastante|senora|senor|licenciad[oa]|today|right now|now|please|so much|about all this|about this))*";
const only = (ways: readonly string[]) =>
  new RegExp(`^${lead}(?:${ways.join("|")})(?: (?:y |and )?(?:${ways.join("|")}))*${tail}$`);

const person =
  "(?:(?:una?|alguna|otra) )?(?:persona|human[oa]|alguien|gente|asesor[a]?|operador[a]?|person|human being|human|someone|somebody|live agent|representative)(?: (?:real|de verdad|en vivo|viv[oa]|que (?:me )?(?:hable espanol|atienda|ayude|escuche|entienda|conteste)|humana|live|who can help(?: me)?|that can help(?: me)?|who speaks spanish|por telefono|on the phone|over the phone|en persona))*";
const strong = "(?:(?:muy|mucho|mucha|tan|bien|super|demasiado|so|very|really|too|scared to death) )*";
const ofAll =
  "(?: (?:de todo(?: esto)?|de (?:lo que|todo lo que) (?:pueda|va a|vaya a) pasar|de que me (?:deporten|agarren|saquen)|a que me (?:deporten|agarren|saquen)|que me (?:deporten|agarren|saquen)|de (?:la migra|ice|salir(?: a la calle)?)|a la migra|of (?:everything|ice|being deported|getting deported|la migra|what will happen)|they(?:ll| will) deport me|por (?:mis?|el|la|los|las) (?:h?ij[oa]s?|familia|bebe|ninos?|nenas?|espos[oa]|marido|mama|papa|herman[oa])|for my (?:kids|family|baby|wife|husband|son|daughter)))?";

const nowHere =
  "(?: (?:hace|esta haciendo|hoy|aqui|aca|ahorita|afuera|verdad|no|fijese|de veras|estos dias|en (?:este dia|la calle|\\w+)|por (?:aqui|aca)|today|here|outside|out there|in \\w+))*";
const plain: readonly [Courtesy, RegExp][] = [
  [
    // Talk of the weather on the way: it tells nothing of a case, and the case waits.
    "weather",
    only([
      `(?:(?:uy|uf|hijole|chale|no|asere|chico|ando|mano) )*(?:que|hace|esta haciendo|hay)(?: (?:clase de|mucho|mucha|un|harto|tanto|tanta|muchisimo|este))* (?:calor|calorcito|frio|friecito|friito|lluvia|viento|nieve)${nowHere}`,
      `(?:esta|sigue) (?:lloviendo|nevando|haciendo (?:mucho |un )?(?:calor|frio))(?: (?:mucho|bien|feo|fuerte))*${nowHere}`,
      `(?:its|it is|man its|wow its) (?:so |really |very |freezing )*(?:hot|cold|raining|snowing|freezing)${nowHere}`,
    ]),
  ],
  [
    "person",
    only([
      `(?:(?:quiero|quisiera|puedo|podria|necesito|prefiero|me gustaria|como puedo|como le hago para|se puede|es posible|hay forma de)(?: (?:yo|mejor|poder|con))* )(?:hablar|platicar|comunicarme|comunicar|chatear) (?:mejor )?con ${person}`,
      `me (?:puede|pueden|puedes|podria|podrian) (?:comunicar|pasar|poner|atender) (?:con )?${person}|me (?:comunica|pasa) con ${person}|(?:no )?hay (?:una? )?(?:persona|human[oa]|alguien) (?:real|de verdad|ahi|que (?:me )?(?:atienda|conteste))(?: ahi)?`,
      `(?:(?:can|could|may|id like|i would like|i want|i need|want|need|is there a way|how do|how can|let me)(?: (?:i|you|to|we|please))* )(?:talk|speak|chat|connect me) (?:to|with) (?:a |an |the )*(?:real |live |actual )*${person}`,
      "(?:no (?:me gusta|quiero)|prefiero no) (?:hablar|platicar) con (?:una )?(?:maquinas?|robots?|computadoras?)",
    ]),
  ],
  [
    "reading",
    only([
      "(?:yo )?(?:casi |muy |apenas |ni )*no (?:se|puedo|le se|le hago a)(?: (?:muy bien|bien|casi|mucho|nada))? ?(?:leer|ler|lelo)(?: (?:ni|y|o) escribir)?(?: (?:muy|tan|bien|mucho|en espanol|en ingles|casi|nada|letra chica))*",
      "(?:casi|apenas|poco|muy poco|me cuesta|se me dificulta|batallo para|no muy bien se)(?: \\w+){0,2} (?:se )?(?:leer|ler|escribir)(?: (?:ni|y|o) escribir)?(?: (?:mucho|bien|muy bien|trabajo|poco|poquito|poquita|un poquito))*",
      "(?:se|leo) (?:muy |bien )?(?:poco|poquito|poquita)(?: (?:leer|de leer))?|no (?:fui|pude ir|alcance a ir) a la escuela|soy analfabet\\w+|no veo bien(?: (?:las letras|para leer))?|me cuesta (?:trabajo )?leer",
      "(?:i )?(?:cant|can not|cannot|dont know how to|never learned to|barely|can barely|dont) read(?: (?:very|so|too|well|good|much|or write|and write|spanish|english))*",
    ]),
  ],
  [
    "sorry",
    only([
      "(?:perdon|perdone|perdona|perdoname|disculpe|disculpa|discupe|sorry|im sorry|my bad|lo siento|una disculpa|no se (?:enoje|ofenda|moleste))(?: (?:por|es que|yo|solo|nada mas|nomas|nadamas|era|estaba|tanta|tantas|tanto|tant[oa]s|la|las|el|los|mi|molestia|molestar\\w*|preguntas?|preguntar\\w*|preguntaba|preguntando|preguntona?|curiosidad|una|duda|queria|saber|decia|dije|broma|lo|de|antes|for|asking|all|the|so|many|questions|i|was|just|only|curious|wondering|bothering|you|to|bother|no|quise|ofender\\w*|decir|eso|no fue|mi intencion|licenciad[oa]|senor[a]?|por favor))*",
      "(?:solo|nada mas|nomas|nadamas|no mas|era)(?: (?:era|por|una|queria|estaba))* (?:preguntaba|preguntando|pregunta|curiosidad|duda|saber)(?: (?:perdon|disculpe|disculpa|nada mas|nomas|solamente))*|(?:i was )?just (?:asking|curious|wondering)(?: sorry)?",
    ]),
  ],
  [
    // Somebody near may hear or look: how to go on unheard.
    "overheard",
    only([
      "(?:tengo |me da )?(?:mucho )?(?:miedo|temor|pendiente)(?: de)?(?: a)? que (?:me|nos) (?:oiga[ns]?|escuche[ns]?|vea[ns]?|lea[ns]?|descubra[ns]?|cache[ns]?|revise[ns]? el (?:telefono|celular|cel))(?: (?:el|ella|mi (?:esposo|marido|pareja|patron|patrona|jefe|mama|papa)|la senora|el senor|hablando(?: contigo| aqui)?))*",
      "(?:el|ella|la senora|el senor|mi (?:esposo|marido|pareja|patron|patrona|jefe))? ?(?:me (?:esta|anda) (?:oyendo|escuchando|viendo)|me puede (?:oir|escuchar|ver)|esta (?:aqui(?: cerca| al lado)?|al lado|en el otro cuarto|en la casa|junto a mi)|me revisa el (?:telefono|celular|cel))(?: (?:y (?:me|no) (?:puede|puedo) (?:oir|hablar|escuchar)|no puedo hablar))*",
      "no puedo hablar(?: (?:fuerte|ahorita|ahora|porque (?:me oye|me oyen|esta aqui|me escucha)))*",
      "(?:im |i am )?(?:afraid|scared) (?:that )?(?:he|she|they|somebody)(?: (?:will|can|might|could))? (?:hear|see|find out|catch|hears|sees)(?: (?:me|this|us))?|(?:he|she|they) (?:can|might|could|will) hear me|(?:he|she) is (?:right here|in the (?:next room|house)|next to me)|(?:he|she) checks my phone|i cant talk(?: (?:now|right now|out loud))*",
    ]),
  ],
  [
    "unserved",
    only([
      "(?:gracias |thanks )?(?:pero )?(?:eso |esto |nada )?no (?:me )?(?:ayud\\w+|sirv\\w+|es lo que (?:pregunte|queria|te pregunte|le pregunte))(?: (?:de )?(?:nada|mucho|para nada|pero|gracias|de todos modos|igual))*",
      "(?:thanks |thank you )?(?:but )?(?:that|this|you|it) (?:didnt|did not|doesnt|does not|wasnt|isnt|is not) (?:help(?:ful)?|useful|what i asked)(?: (?:me|at all|much|but|thanks|anyway))*",
    ]),
  ],
  [
    "upset",
    only([
      "(?:que|tengo|me da|siento) (?:mucho |mucha |un |tanto |tanta )*(?:coraje|rabia|enojo|impotencia|frustracion|injusticia)(?: (?:me da|siento|tan grande|la verdad|con todo esto|por eso))*",
      "(?:estoy|ando) (?:muy |bien |tan )*(?:enojad[oa]|frustrad[oa]|hart[oa]|molest[oa])(?: (?:con (?:esto|eso|todo esto|ellos)|de todo esto|por eso))*|(?:esto |eso )?no es justo|no se vale",
      "(?:im|i am|i feel) (?:so |very |really )*(?:angry|mad|frustrated|upset|fed up)(?: (?:about (?:this|it)|with (?:this|them)))*|(?:this|thats|that is|its|it) (?:is )?(?:so |very )?(?:not fair|unfair)",
    ]),
  ],
  [
    // At officers or the government, and at nobody here.
    "anger",
    only([
      "(?:(?:pinches?|malditos?|malditas?|putos?|putas?|fucking|fuck|mugros[oa]s?|desgraciad[oa]s?|odio a|hijos de|como odio a|chinguen a|que se vaya[n]?|a la|i hate|damn|screw|esos|esa|those) )+(?:(?:la|el|los|de|del|a|todos|the) )*(?:migra|ice|migracion|inmigracion|gobierno|agentes|trump|immigration|government)(?: (?:hijos|hijo|de|su|sus|la|puta|perra|madre|desgraciad[oa]s|malditos|cabrones|culeros|racistas|de mierda|la chingada|al diablo|all|of|them|racists?|bastards))*",
    ]),
  ],
  [
    "joy",
    only([
      "(?:estoy|ando|me siento|estamos|toy) (?:muy |tan |super |bien |re |mas )*(?:content[oa]s?|feliz|felices|emocionad[oa]s?|alegres?|feliz feliz)(?: (?:por eso|con eso|y (?:agradecid[oa]|emocionad[oa]|feliz)|gracias a dios|por fin|hoy|con la noticia|de la emocion))*",
      "(?:que|ay que|tanta) (?:alegria|felicidad|emocion|bendicion|felicidad tan grande|buena noticia|bueno|gusto|dicha)(?: (?:tan grande|me da|para mi familia|gracias a dios))*|no lo puedo creer|gracias a dios(?: (?:por fin|ya|todo bien))*|lloro de (?:alegria|felicidad)|estoy llorando de (?:alegria|felicidad|emocion)|(?:por fin|al fin)(?: se me hizo)?|me dio mucha alegria|si se pudo|lo logre|lo logramos",
      "(?:im|am|i am|we are|were) (?:so |very |really |super )*(?:happy|glad|excited|thrilled|overjoyed)(?: (?:and grateful|about it|for that|right now|today|thank god))*|(?:what )?(?:a )?(?:great|wonderful|good|amazing) news|thank god|i cant believe it|(?:we|i) (?:did|made) it|finally|yay+",
    ]),
  ],
  [
    "grief",
    only([
      "(?:estoy|ando|me siento|toy) (?:muy |tan |bien |super |re )*(?:triste|tristes|deprimid[oa]|desanimad[oa]|destrozad[oa]|devastad[oa]|acabad[oa]|agobiad[oa]|decaid[oa]|mal)(?: (?:por (?:eso|todo|lo que paso|mi (?:mama|papa|hij[oa]|familia|espos[oa]|herman[oa]))|y (?:cansad[oa]|sol[oa])))*|me siento (?:muy |tan )*(?:sol[oa]|mal|triste)|que (?:tristeza|dolor|pena) (?:tan grande|siento|tengo)|(?:tengo|siento) (?:mucha|una) (?:tristeza|gran tristeza|pena)|(?:no dejo|no paro|no puedo dejar) de llorar|no he parado de llorar|extrano (?:mucho )?a mi (?:familia|mama|papa|gente)|extrano (?:mucho )?a mis (?:hijos|papas|nietos)",
      "(?:im|am|i am|i feel) (?:so |very |really |just )*(?:sad|heartbroken|devastated|down|lonely)(?: (?:about it|today|these days))*|i (?:cant|cannot|wont) stop crying|i miss my (?:family|mom|dad|kids|parents)(?: so much)?",
    ]),
  ],
  [
    "fear",
    only([
      `(?:tengo|traigo|siento|me da|me entra|me dan|tengo yo) ${strong}(?:miedo|temor|panico|pavor|ansiedad|nervios|angustia|pendiente)${ofAll}`,
      `(?:estoy|ando|me siento|vivo|vivimos|toy) ${strong}(?:con ${strong}(?:miedo|angustia|ansiedad|el pendiente)|asustad[oa]|nervios[oa]|preocupad[oa]|angustiad[oa]|espantad[oa]|aterrad[oa]|ansios[oa]|temblando|muert[oa] de (?:miedo|nervios)|en panico)${ofAll}`,
      `(?:ya )?no (?:puedo dormir|duermo|he podido dormir|como ni duermo)(?: (?:en las noches|en la noche|bien|nada))?(?: (?:del?|por(?: el| la)?|con(?: el| la)?|pensando en|de puro|de la) (?:miedo|preocupacion|pensar|angustia|nervios|ansiedad|eso|todo esto))?${ofAll}`,
      `que miedo(?: (?:me da|tengo|todo esto|esto))?|me muero de (?:miedo|nervios)|me estoy muriendo de (?:miedo|nervios)|ando con el jesus en la boca`,
      `(?:im|am|i am|i feel|feeling|we are|were) ${strong}(?:scared|afraid|terrified|worried|nervous|anxious|frightened|panicking|stressed)(?: (?:out|to death))?${ofAll}|it scares me|this is ${strong}scary`,
    ]),
  ],
];

/** Heard, and nothing more. */
const heardOnly =
  /^(?:(?:ok|okay|okey|oki|bueno|bien|esta bien|muy bien|va|vale|sale|listo|perfecto|entiendo|entendido|ya veo|de acuerdo|excelente|super|aja|ah|pues|ya|si|i see|got it|alright|all right|great|perfect|sounds good|fine|sure|cool|good) ?)+$/;
const yesAlone = /^(?:(?:si|sure|ya|ah|pues|aja) ?)+$/;

/** "Ok", "muy bien": heard; a yes alone may reply to something. */
export const onlyHeard = (said: string): boolean => heardOnly.test(said) && !yesAlone.test(said);

/** One word that is also the name of a waiver. */
const waiver = /^(?:y |el |un )*perdon$/;

/** What a message is said for, where it is said for nothing else; null where anything is asked or told. */
export function courtesyIn(said: string, asks: boolean): Courtesy | null {
  if (waiver.test(said)) return null;
  const kind = plain.find(([, words]) => says(said, words))?.[0];
  return kind ?? (isClosing(said, asks) ? "closing" : null);
}

const card =
  "(?:(?:la|mi|nuestra|my|the) )*(?:mica|green ?card|residencia|tarjeta de residente|tarjeta verde|permanent residence)";
const cardCame = only([
  `(?:(?:por fin|al fin|ya|hoy|ayer|fijese que|gracias a dios) )*(?:me |nos )?(?:llego|recibi|recibimos|dieron|aprobaron|agarre|entregaron|salio)(?: (?:ya|por fin|hoy|ayer))* ${card}(?: (?:ya|hoy|ayer|por fin|al fin|por correo|gracias a dios|esta semana|hace poco))*`,
  `(?:(?:i|we|finally|just|have|today) )*(?:got|received|was approved for|were approved for) ${card}(?: (?:today|yesterday|finally|in the mail|this week|at last|thank god))*`,
  `${card} (?:came|arrived|is here|was approved|got approved)(?: (?:today|yesterday|finally|in the mail|this week|at last))*`,
]);

/** The card is there, and nothing else is said. */
export const tellsCardCame = (said: string): boolean => cardCame.test(said);

/** Good wishes for whoever answers. */
export const wishesWell = /\b(?:dios|diosito|virgencit?a|god|bendi\w+|bless\w*|cuidese|cuidate|take care)\b/;
/** Somebody goes with less of a burden. */
export const isRelieved =
  /\b(?:tranquil\w+|peso (?:de encima)?|aliviad[oa]|mejor|calmer|better|relieved|weight off|at ease|en paz)\b/;
