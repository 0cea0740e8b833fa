/**
 * The parts that requests to deceive are made of, whatever they are about: a statement that is thought of, a paper to be made or altered, the wish
 * to be believed or not to be found out, and what the writer tells to be otherwise. `asked-deceit.ts` puts them together. Server only.
 */
import { unlessReported, wholeWords } from "#guide/safety/server-only/requests/asked-words.ts";

/** What a statement is made with, after a word that only thinks of it. */
const stating =
  "(?:decir|digo|decimos|diga|digamos|dire|poner|pongo|ponemos|ponga|pongamos(?! de acuerdo)|escrib(?:ir|o|imos|a)|marc(?:ar|o|amos)|declar(?:ar|o|amos)|contest(?:ar|o|amos)|tach(?:ar|o)|jur(?:ar|o|amos)|neg(?:ar|amos)|niego|aleg(?:ar|o|amos)|cont(?:ar|amos)|cuento|invent(?:ar|o|amos)|apunt(?:ar|o|amos)|agreg(?:ar|o|amos))(?:le|les|lo|los|la|las)?";
const pronouns = "(?:(?:le|les|me|nos|se|lo|la|los|las|yo|mejor|nomas|solo|ya) )*";
/** A statement that is thought of: "si digo que", "puedo poner", "what if I say". */
export const proposed = [
  `(?:entrevista|residencia|formulario|forma|corte|oficial|juez|jueza|ciudadania|consul|aeropuerto) ${pronouns}(?:digo|decimos|pongo|ponemos) que`,
  `(?:si|y si) ${pronouns}${stating}`,
  `(?:puedo|podemos|podria|podriamos|quiero|quisiera|queremos|voy a|vamos a|va a|pienso|pensamos|pense|pensaba|ando pensando(?: en)?|estoy pensando(?: en)?|prefiero|conviene|mejor)(?! que (?:me|nos|usted)\\b)(?: \\w+)? ${pronouns}${stating}`,
  `(?:dice|dicen|dijo|dijeron|aconsej\\w+|recomiend\\w+|quiere|quieren)(?: \\w+)? que ${pronouns}(?:diga|digamos|ponga|pongamos(?! de acuerdo)|escriba|jure|declare)`,
  "(?:can|could|may) (?:i|we|he|she|they)(?: just| simply| also)? (?:say|put|write|claim|tell|add|mark|answer|check|list|swear)",
  "(?:if|what if|suppose) (?:i|we|he|she|they|my \\w+)(?: just| simply| only)? (?:say|says|put|puts|write|writes|claim|claims|tell|tells|mark|answer|swear|list)",
  "(?:im |were |ill |well |id )?(?:gonna|going to|want to|wanna|rather)(?: just)? (?:say|put|write|claim|mark|answer|swear|deny|tell (?:him|her|them|the|uscis|immigration|everyone))",
].join("|");
/** That no is said. */
export const sayingNo =
  "(?:putting|going with|marking|checking|saying) (?:zero|no|nope|none|never)|(?:pongo|digo|marco|contesto|doy|tacho|respondo|poner|decir|contestar|digamos|decimos|marcar)(?:le|les|lo)? (?:que )?(?:no|nunca|cero)|(?:lo |la )niego|negar(?:lo|la|les|le)?|(?:say|put|check|answer|mark|tick|write|click) no|deny (?:it|that|everything|ever)";

/** Nobody saw, nobody will find out, so that they do not notice. */
export const unfound = [
  "al fin(?: y al cabo)?(?: que)? (?:nadie|ni|no|ellos)",
  "nadie (?:(?:me|nos|lo|la|se|le|los|las|va a|puede|tiene como) )*(?:vio|ve|ver|sabe|saber|enter\\w+|revis\\w+|chec\\w+|fij\\w+|compar\\w+|da cuenta|darse cuenta|averigu\\w+|comprobar\\w*|verific\\w+|investig\\w+|pregunta)",
  "quien (?:se )?(?:va a |lo va a )?(?:da(?:r(?:se)?)? cuenta|enter\\w+|chec\\w+|revis\\w+|fij\\w+|averigu\\w+|saber(?:lo)?)",
  "(?:(?:para|pa|de modo|asi|y) que no|sin que|que no) (?:(?:me|nos|lo|la|le|les|se|los|las|el|ella|ellos|migracion|uscis|ice|nadie|oficial|juez|doctor|medico|consul) )*(?:note[n]?|enter\\w+|sospech\\w+|cache[n]?|agarren?|descubr\\w+|averig\\w+|rebote|cuadre|den? cuenta|salga a la luz|lo pueda[n]? \\w+|(?:me |lo |la |nos )?pueda[n]? (?:checar|averiguar|comprobar|verificar|rastrear)|quede rastro|contradig\\w+|sea obvio|cach\\w+|huel\\w+)",
  "que (?:el |la )?\\w+ no (?:lo |la |me |nos )?pueda[n]? (?:comprobar|checar|averiguar|verificar)|ya se (?:borr|perdi)\\w+|(?:be|are|is it|is that old enough to be) gone",
  "(?:who|whos|how|how would|how will|would|will|can|could|do|does|how can)(?: (?:is|would|will|can|could|even|ever|they|he|she|anyone|anybody|uscis|immigration|really|going to|gonna|the \\w+))* (?:find out|notice|catch on|catch it|catch that|check (?:that|it)|verify(?: it| that)?|ever know|be able to tell|compare it)",
  "(?:nobody|no one|noone|they|it) (?:(?:will|can|could|would|ever|is going to|gonna|really|even|even|never|cant|wont|couldnt|wouldnt|dont) )+(?:check(?: it| that)?|find out|notice|catch|prove|verify|compare)",
  "without (?:them|him|her|anyone|uscis|immigration|the \\w+|it)(?: ever)? (?:finding|noticing|catching|knowing|seeing|showing|suspecting)|without getting caught|(?:not|dont|never) get caught|so (?:that )?(?:uscis|they|ice|nobody|no one|the \\w+|immigration) (?:doesnt|dont|wont|cant|never|does not|do not|will not) (?:know|notice|suspect|catch|find|check|connect|match)",
].join("|");
/** Whether it is looked up, or goes through. */
export const lookedUp =
  "(?:se )?(?:dan cuenta|daran cuenta|van a dar cuenta|notara?)|(?:lo |la |los |las |eso |les |se )?(?:checan|revisan|averiguan|descubren|cachan|comparan|verifican|detectan|compara|checa)|lo (?:agarran|encuentran|notan)|(?:can|will|do|would|does|could) (?:they|he|she|it|uscis|immigration|the \\w+|anyone|anybody)(?: really| ever| actually| even)? (?:check|find out|notice|verify|compare|connect|link|trace|see|catch|tell|match)|(?<!que )(?:eso )?pasa(?=$| o no| o se)|(?:eso si )?lo aceptan";

const soThat = "(?:para|pa|paque|a|hacer|de modo|de manera|hago|hacemos|haga|hace|como)(?: que)?";
/** To be believed, to count, to look so. */
export const believed = [
  `(?:para|pa|hacer|haga|a|de modo|hago|hacemos|ojala)?(?: que)? (?:(?:me|nos|le|les|se) (?:la |lo |las |los )?)?(?:crea|crean)(?! (?:cita|cuenta|un|una|problem\\w+)\\b)|(?<!miedo )creibles?`,
  `${soThat} que(?: \\w+){0,3}? (?:parezca\\w*|piensen?|vean? (?:que|como)|mire[n]?|cuente como|cuente|califi\\w+|cuadre\\w*|suene\\w*|pase|pasen|alcance|convenza\\w*|coincida\\w*|jale|conste|marque)`,
  "que (?:se (?:vea|mire|oiga|escuche) (?:bien|real\\w*|creible|verdader\\w+|viej\\w+|de \\w+|natural|como|mas)|suene (?:\\w+ )?(?:creible|real|de verdad|bien|triste|fuerte|convincente|verdad)|parezca\\w*|cuadre\\w*|coincida\\w*)",
  "so (?:that )?(?:it|they|he|she|the \\w+|uscis|we|i|this|immigration)(?: \\w+)?(?: will| would)? (?:looks?|sounds?|counts?|think|thinks|believes?|seems?|qualif\\w+|buys?|falls? for|adds? up)",
  "believable|convincing|(?:look|looks|seem|sound|sounds|looking) (?:real|legit\\w*|genuine|true|authentic|like we)",
].join("|");

/** To seem what it is not: more than to be believed, which the honest want as well. */
export const seeming = [
  "(?<!no )parezca\\w*(?! (?:mentira|fraude|de otr[oa])\\b)|aparent\\w+|creibles?(?<!miedo creible)",
  "que (?:no )?(?:se (?:vea|mire|oiga|escuche) (?:real\\w*|creible|verdader\\w+|viej\\w+|de (?:verdad|anos)|natural|mas|como que|(?:la|una|el|un) (?:deuda|dano|golpe|herida|pelea|relacion|abuso|maltrato)\\w*)|suene (?:\\w+ )?(?:creible|real|de verdad|triste|fuerte|convincente|verdad)|cuadre\\w*|coincida\\w*|contradiga\\w*)",
  `${soThat}(?: que)? (?:(?:me|nos|lo|la|le|les|el \\w+|la \\w+|migracion|uscis) )*(?:piensen?|crean?) que (?!si\\b|no\\b|somos pareja|es noviembre|estaba|estuve|mi caso|lo|la)|${soThat} que(?! no\\b)(?: \\w+){0,2}? (?:cuente como|califique\\w*|alcance|convenza\\w*(?= (?:al|a la|de|el)\\b)|jale)`,
  "so (?:that )?(?:it|they|he|she|the \\w+|uscis|we|i|this|immigration)(?: \\w+)?(?: will| would)? (?:looks?|sounds? (?:real|bad|true|scary|like)|counts?|think|thinks|seems?|qualif\\w+|buys?|falls? for|adds? up)",
  "believable|convincing|(?:look|looks|seem|looking) (?:real|legit\\w*|genuine|true|authentic|like we)",
].join("|");
/** So that no office notices: not what one keeps from a husband or a family. */
export const hiding = [
  "(?:(?:para|pa|de modo|asi|y) que no|sin que|que no) (?:(?:me|nos|lo|la|le|les|se|los|las|ellos|migracion|inmigracion|uscis|el oficial|el juez|el doctor|el medico|el consul|la corte|el gobierno|el irs|nadie|en) )*(?:note[n]?|sospech\\w+|cache[n]?|descubr\\w+|averig\\w+|rebote|den? cuenta|salga a la luz|(?:me |lo |la |nos )pueda[n]? (?:checar|averiguar|comprobar|verificar|rastrear)|quede rastro|contradig\\w+|sea obvio|cach\\w+|huel\\w+|levante)",
  "sin que (?:migracion|inmigracion|uscis|ice|el oficial|el juez|el consul|la corte|el gobierno|el irs|el patron) (?:se )?(?:enter\\w+|sepa|vea)",
  "al fin(?: y al cabo)?(?: que)? (?:nadie|ni|no|ellos)|quien (?:se )?(?:va a |lo va a )?(?:da(?:r(?:se)?)? cuenta|enter\\w+|averigu\\w+)",
  "(?:who|whos) (?:would|will|can|could|is going to|gonna)(?: \\w+)? (?:find out|notice|check)|(?:nobody|no one) (?:will |can |would |ever )+(?:check|find out|notice|verify)|without (?:them|uscis|immigration|the \\w+|it)(?: ever)? (?:finding|noticing|catching|knowing|suspecting|showing)|without getting caught|so (?:that )?(?:uscis|they|ice|nobody|no one|the \\w+|immigration) (?:doesnt|dont|wont|cant|never|does not|do not|will not) (?:know|notice|suspect|catch|find out|check|connect|match)",
].join("|");

/** Asked of whoever answers. */
export const makeMe = [
  "(?:pong(?:ame|anos|ale|alo)|pon(?:me|nos|le|lo)|dale|quit(?:ame|ale|ala|alo)|traduc(?:eme|elo|ela)|ensen(?:ame|anos|enos|eme)|recomiend\\w+) |haz(?:me|le|nos|la|lo|mela|melo)|hag(?:ame|anos|ale|amelo|amela|a una?|a la)|escrib(?:imos|elo|elas|elos|eme|ame|ele|enos|emelo|emela|elas|alo|ala|e una?|e la|e que|a una?|a que)|redact(?:a|e|ame|eme|alo|ala|elo|ela|ar\\w*)|invent(?:a|e|ame|eme|ale|arme|arnos|en|es)|arm(?:a|ame|eme|arme|anos|ale)|(?:dame|deme|denos|danos|pasame|paseme|preparame|prepareme)|ensay(?:a|e|emos)",
  "ayud(?:a|e|en|ame|eme|enme|anos|enos|ele|arme|arnos|arle|es)(?: me| nos)?(?: con| a)(?: \\w+)? (?:escrib\\w+|arm\\w+|redact\\w+|invent\\w+|pon\\w+|dec\\w+|hac\\w+|contest\\w+|explic\\w+|prepar\\w+|historia|respuesta\\w*|que|mi|la|una)",
  "(?:can you |could you |please )?(?<!(?:she|he|they|sister|brother|who|friend|to|i|should|wife|husband|mom) )(?:write|draft|translate|print|make up|make (?:me|us|it)|give me|give us|create|come up with|rehearse|invent)(?: me| us| a| an| the| my| her| his| it| this)|turn (?:that|it|this) into|help me (?:write|make|come up|say|word|fill|put|draft|invent|explain)",
  "(?:me|nos) (?:la |lo |las |los )?(?:redacta|escribe|inventa|puede (?:redactar|escribir|hacer|cambiar|inventar|armar)|invente|redacte|escriba)",
].join("|");

/** Papers on which others decide. */
export const paper =
  "cartas?|constancias?|certificad\\w+|actas?|partidas?|declaracion|recibos?|talon\\w*|colillas?|contratos?|leases?|reportes?|informe|letters?|affidavits?|statements?|reports?|stubs?|receipts?|transcripts?|w ?2|1040|estados? de cuenta|titulos?|diplomas?|carton|cartilla|sobre|sellos?|stamps?|micas?|tarjetas?|licencias?|pasaportes?|passports?|certificates?|comprobantes?|nomina|facturas?|bills?|invoices?|boletas?|calificaciones|grades|n ?648|i ?693|denuncia|permiso|card|forms?|formas?|formulario|solicitud|renewal notice|notificacion|visas?";

/** Altered by oneself: what stands on a paper. */
export const altered = [
  "(?:cambi|edit|sub|borr|quit|agreg|tap|pint|baj|retoc)(?:ar|ir)l[eo]s?(?: (?:el|la|los|las|un|una|mi|al|de|a|su|unos|otro|otra))*",
  "(?:(?:le|les|lo|la|los|las) )+(?:puedo |podria )?(?:cambi(?:o|amos|arl[eo]s?|ar)|sub(?:o|imos|irl[eo]s?|ir)|baj(?:o|amos|arl[eo]s?)|borr(?:o|amos|arl[eo]s?|ar)|agreg(?:o|amos|arl[eo]s?)|quit(?:o|amos|arl[eo]s?)|edit(?:o|amos|arl[eo]s?|ar)|retoc\\w+|modific\\w+|alter(?:o|ar\\w*)|tap(?:o|ar\\w*)|recort\\w+|encim\\w+|rasp(?:o|ar\\w*)|pint(?:o|ar\\w*)|sobrepon\\w+|peg(?:o|amos|arl[eo]s?)|aument(?:o|arl[eo]s?|amos)|infl(?:o|ar\\w*|amos)|remarc\\w+)(?: yo)?(?: (?:el|la|los|las|un|una|unos|unas|mas|otro|otra|ese|esa|mi|al|de|a|su|ceros?|3|2|1))*",
  "(?:edit|change|swap|erase|white ?out|bump up|retype|tweak|fix up|touch up|photoshop|add|alter|paste|redo|move|update|adjust)(?: \\w+){0,3}",
].join("|");
export const datum =
  "(?:numeros?|fechas?|nombres?|apellidos?|sellos?|firmas?|cantidad\\w*|montos?|cifras?|foto|pagina|hoja|dia|mes|ano|ceros?|edad|ingresos?|sueldo|horas|dates?|numbers?|names?|stamps?|signatures?|amounts?|photo|page|zero|digit|digito|income|hours|year|age|grades?|calificaci\\w+|pdf|transcript)";

/** Which words to use. */
export const whichWords = [
  "que (?:carta|papel(?:es)?|constancia|declaracion|acta|fecha|ano|dia|recibos?|prueba|pruebas|foto|fotos|bebe|nombre|titulo|direccion|reporte|documento)s? (?:(?:le|les|me|nos|se|lo) )*(?:pido|pedimos|llev\\w+|pong\\w+|convien\\w+|escrib\\w+|registr\\w+|dig\\w+|saco|mand\\w+|acompan\\w+|consig\\w+|invent\\w+|arm\\w+|met\\w+)|que (?:me )?(?:leo|estudio|aprendo|practico|ensayo|ensayamos)|cual(?:es)? (?:me|nos|le) conviene|what (?:else|year|date|day|name|title|diagnosis) (?:do|has|should|would|can)|que (?:(?:le|les|me|nos|se|lo|uno) )*(?:digo|decimos|diga[ns]?|contest(?:o|a|amos|e|en)|respond(?:o|e|emos|a)|pongo|ponemos|ponga[ns]?|pone|cuento|cuenta|contar|decir|escribo|ensayo|explico|ensen(?:o|amos))|que (?:tengo|tiene|tienen|tenemos|debo|debe|deben|hay) que (?:contar\\w*|decir\\w*|poner|responder|llevar)|que (?:historia|sintomas|respuestas?|motivo|razon|detalles|palabras|excusa|cuento|texto|diagnostico)|que (?:debe|tiene que|deberia) (?:decir|llevar|traer|poner)",
  "como (?:(?:le|les|lo|la|los|las|me|se) )*(?:lleno|niego|explico|redacto|cuento|pongo|digo|marco|acomodo|justifico|relleno|contesto|preparo|convenzo|escribo|ensayo|narro|hago (?:para|pa)|hacemos (?:para|pa))",
  "what (?:do|does|should|can|would|could|to)(?: (?:i|we|he|she|they|my \\w+))? (?:say|tell|answer|put|write)|what (?:story|symptoms|reason|details|answers?|excuse|words)|what should (?:it|the \\w+|her \\w+|his \\w+) say|how (?:do|does|should|can|would|could)(?: (?:i|we|he|she|they|one|you))? (?:say|word|phrase|answer|fill|put|explain|write|make it)",
].join("|");

/** Who puts down whatever is asked. */
export const asOnePleases =
  "(?:pon[ea]n?|firm[ae]n?|hac[ea]n?|haga|hace|saca|da|dan|escrib[ae]n?|sell[ae]n?|asient[ae]n?|mete|apunt[ae]n?|diga|dice)(?:me|le|nos)?(?: \\w+){0,2} (?:el|la|lo|las|los)(?: \\w+){0,3}? que (?:(?:uno|yo|le|les|me|nos|tu|usted|se) )*(?:quiera|quieras|queramos|guste|diga|digas|digamos|pida|pidas|pidamos|convenga|pongas?|ponga|ocupe)|(?:firm|sell|certific)\\w*(?: \\w+){0,4} sin (?:leer|ver|que|preguntar|conoc)\\w*|(?:fecha|ano|numero|cantidad|nombre) que sea|whatever (?:you|we|i|he|she|they|one) (?:want|wants|say|says|tell|tells|ask|asks|need|needs|like)|(?:any|whatever) (?:\\w+ ){1,3}(?:you|we|i|they) (?:want|like|need|choose|pick)|(?:ll|will|would|can|just) sign(?:s)? (?:anything|whatever|without)";

/** Told not to be so. */
export const untrue = [
  "(?:no fue|no era|ni (?:estaba|estuve|estuvo|se quien))(?! (?:mi|mi[oa]|nada|decision|culpa|por|asi|al|a|facil|grave|intencional)\\b)|(?:is|was|are|were|am) not an? \\w+|(?:isnt|wasnt|arent|aint) an? \\w+|ya no (?:va|asiste|estudia|trabaja|vive)|(?:im|i am|were|we are) (?:putting|going with|saying|marking|checking) (?:zero|no|nope|none|never)",
  "(?:yo |ella |el |eso |ellos )?no (?:lo|la) (?:soy|es|somos|son|esta|estoy|tengo|tiene|hizo|hice|fue|retiraron|conozco|conoce)|no me (?:lo|la) (?:retiraron|dieron|hizo)|no (?:soy|es|somos) (?:nada|gay|trans|cristian\\w+|pareja|familia|parientes?)|no (?:relation|kin)|i (?:wasnt|was not) (?:here|there)|(?:isnt|is not|arent|aint|not) (?:mine|his|hers|really|actually|related|even)",
  "(?<!o )no (?:es|era|fue|son) (?:ciert[oa]s?|verdad|asi|el papa|su (?:papa|mama|hij\\w+)|mi (?:hij\\w+|espos\\w+|papa))(?! que\\b)",
  "(?:nunca|jamas) (?:(?:me|nos|lo|la|le|les|ha|han|he|a) )*(?:peg\\w+|golpe\\w+|amenaz\\w+|asalt\\w+|hizo|hicieron|toc\\w+|paso|pasado|oblig\\w+|secuestr\\w+|me meti|levant\\w+|maltrat\\w+|estuve|estuvo|hubo|existio|trabaj\\w+|vivi\\w*|piso|pise|estudi\\w+|ido(?! (?:a|con) (?:un[oa]?|la|el)? ?(?:juez|corte|abogad\\w+|doctor))|conoci\\w*|sido|cocin\\w+)",
  "(?<!ya )no (?:(?:me|nos|lo|la|le|les) )?(?:ha |han |he )?(?:(?:paso|pasado|pasaron)(?! (?:la|el|de|nada|por)\\b)|existe|hubo|fueron|sucedio|obligaron|forzaron|secuestraron|asaltaron|robaron|pegaba|pegaban|golpe\\w+|persigui\\w+|perseguian|torturaron|amenazaron|amenazo|hicieron)",
  "ningun[oa] es|there (?:was|is|were) no (?:wedding|job|robbery|attack|abuse|church|school|accident|threat|fire|crime)|no hubo (?:boda|robo|asalto|golpes?|amenazas?|abuso|maltrato|incendio|accidente|violencia)|nadie (?:me|nos) (?:ha |estaba )?(?:amenaz\\w+|persig\\w+|persegu\\w+|peg\\w+|oblig\\w+|hizo|busc\\w+)",
  "(?:i|we|he|she|it|they|that|there) (?:wasnt|werent|was not|were not|didnt|never|isnt|is not|am not|arent|doesnt|dont|havent|hasnt)(?: (?:really|actually|even|ever))? (?:forced|there|happen\\w*|hit|beat|touch\\w*|exist|work\\w*|been|met|lived|threatened|hurt|robbed|had|own|cooked|true|real|sick|related|scared|afraid|his|hers|mine|have (?:a|any|one))",
  "never (?:worked|been|met|cooked|hit|happened|lived|threatened|touched|robbed|had (?:a|any))|(?:a|an|the|and|or) \\w+ (?:he|she|i|they|we) (?:dont|doesnt|didnt) (?:really )?have",
  "(?:el|ella) no existe|inexistente|no (?:tengo|tiene|tenga|tienen) (?:demencia|miedo|nada(?= (?:pero|es|solo|y la)\\b|$)|autismo|enfermedad)|no (?:esta|estoy) enferm[oa]|(?:esta|estan|estoy|anda) (?:muy |bien )?(?:san[oa]s?|sanit[oa]s?|viv[oa]s?)|el (?:nin[oa]|bebe|chamaco|hijo|muchacho) (?:este|esta) bien|(?:hes|shes|is|he is|she is) (?:perfectly |totally |completely )?(?:healthy|alive)",
].join("|");
/** All was well. */
export const well =
  "(?:me|nos) (?:pagaba|pagaban|trataba|trataban|paga|trata)n? (?:muy |re |super |bastante )?bien|salia cuando|(?:renuncie|me sali|me fui|entraba y salia) cuando (?:yo )?quise|entraba y salia|(?:quit|left|leave|came and went) when(?:ever)? i wanted|i could (?:leave|quit)|gave me a (?:bonus|raise)|(?:es|era|son|sea) (?:muy |re |un |bien |un muy )?(?:buena gente|buena onda|pan de dios|buen (?:papa|padre|hombre|esposo|marido|patron|jefe|muchacho)|buena (?:mama|madre|mujer|esposa|patrona))|mi (?:marido|esposo|esposa|mujer|patron|jefe) es (?:muy )?buen[oa]|(?:good|great|nice|loving) (?:dad|father|guy|man|boss|husband|mom|mother|wife)|(?:boss|husband|wife|he|she) (?:was|is|has been) (?:always |really |very )?(?:nice|good|kind|great|sweet|decent)(?: to me)?|(?:i )?(?:liked|loved) (?:that|it|the|working)|treated (?:me|us) (?:well|good|fine)|(?:pero|aunque) (?:el |ella |su \\w+ |si )*vive con(?:migo| nosotros)|(?:but|though) (?:he|she) (?:still )?lives with (?:me|us)|nos (?:queremos|llevamos bien)";
/** Taken back so that no doubt is left. */
export const takenBack =
  "aunque (?:no|nunca|el|ella|yo|mi|ni|es|esta|vive|vivo|vivimos|de verdad)|pero (?:la verdad|en realidad|no|ni|nunca)(?! (?:se|sabemos|tengo|tenemos|me|puedo|encuentro|entiendo|el|la|los|las)\\b)|la (?:mera |pura )?verdad (?:es que )?(?:no|nunca|ni|yo|el|ella)|en realidad|(?:the )?truth is (?:i|he|she|we|its)|even though (?:i|he|she|we|they|its|my)|but (?:really|actually|i never|we never|hes|shes|im not|i dont|its not)|de verdad no";

/** What is to be had by it. */
export const benefit =
  "visa ?[ut]|u ?visa|t ?visa|vawa|asilo|asylum|residencia|green ?card|perdon|waiver|cancelacion|cancellation|ciudadania|citizenship|n400|tps|daca|sij\\w*|(?:juez|juzgado|corte|lo) de menores|juvenile|medicaid|reembolso|refund|visas?|miedo creible|credible fear|trata|trafficking|food stamps|estampillas|certificacion|papeles|papers|i ?485|485|i ?589|i ?864|i ?751|i ?130|exencion|fee waiver|sponsor|patrocinador";

/** Whoever decides, certifies or keeps records. */
export const decider =
  "oficial(?:es)?|juez|jueza|agentes?|consul|embajada|migracion|uscis|medic[oa]|doctor\\w*|dotor\\w*|psicolog[oa]|psiquiatra|funcionari[oa]s?|(?:el|la|los) del? (?:registro|ventanilla|consulado|oficina)|examinador\\w*|fiscal|detective|trabajadora social|case ?worker|officers?|judges?|clerks?|inspectors?|consulate|embassy|examiner|interviewer|surgeon|court|corte|entrevista|interview";

/** The truth, a love that is one, fear of an abuser, her own nerves: an honest person's words beside the same. */
export const sincere = [
  "(?:la mia|lo mio|todo|mi \\w+|nuestr[oa] \\w+|eso) (?:si )?es (?:ciert[oa]|verdad|real|de verdad)|(?:es|son|fue|somos|casados|nos casamos|matrimonio|me caso|estamos|lo conozco|la conozco|conoce) (?:por amor|de verdad|de veras|de verda|de a de veras)|si (?:me )?(?:paso|es cierto|es verdad|fue cierto|fue asi|la quiero|lo quiero)|por amor|for love|genuine|bona fide|its real|it is real|really in love|we love",
  "i was (?:really )?(?:abused|tortured|beaten|raped|persecuted)|(?:he|she) (?:hit|hits|beats?|abuses?) me|me (?:pega|golpea|maltrata|viola|amenaza)(?! por lo)|mi ex|my ex\\b|me busca|me persigue|huyendo",
  "no quiero (?:mentir\\w*|inventar|decir mentiras|problemas|hacer(?:lo)?)|(?:me|nos|le|les) da (?:miedo|pena|verguenza|desconfianza|temor)|me preocupa|tengo miedo|im (?:afraid|scared|worried)|i am (?:afraid|scared|worried)|afraid (?:to|that|they|he|she)|i dont want to lie",
  "gps|me quebro|salir sin que|not doing that|what else is there|ella recuerda|(?:digo|decir|dije) todo lo que|decir lo cierto|exageracion|look weird|no quiero que parezca|gay|lesbian\\w*|wrong person|custodia|(?:sale|aparece) en mi|pero (?:no me deja|me (?:quit|amenaz|control|encierr|humill|insult|grit|cel)\\w+|solo amenaza|a mi hij\\w+)|solo amenaza|but (?:he|she) (?:took|takes|says|controls|threatens|locks)|medicare",
  "sin que se vea (?:feo|mal)|la cara|que (?:me )?acusen|vayan? a (?:pensar|creer)|van a (?:pensar|creer)|piense[n]? mal",
].join("|");

/** The parts as they are looked for. */
export const honestly = unlessReported(sincere);
export const proposes = wholeWords(proposed);
export const saysNo = wholeWords(sayingNo);
export const isUnfound = wholeWords(unfound);
export const hides = wholeWords(hiding);
export const isBelieved = wholeWords(believed);
export const seems = wholeWords(seeming);
export const isMade = wholeWords(makeMe);
export const asksWords = wholeWords(whichWords);
export const isUntrue = wholeWords(untrue);
export const isWell = wholeWords(well);
export const contradicts = wholeWords(takenBack);
export const onPaper = wholeWords(paper);
export const gains = wholeWords(benefit);
export const decides = wholeWords(decider);
