/**
 * Deceit and bribes told by what is done: money for whoever decides, a record that is wiped, a robbery that is agreed upon, marks that are made, a
 * child, a number or a body that is another's, words changed on their way through an interpreter. Wide parts, from `deceit-words.ts`. Server only.
 */
import { kin, unless, unlessReported, wholeWords } from "#guide/safety/server-only/requests/asked-words.ts";
import {
  decides,
  honestly,
  isUntrue,
  isWell,
  onPaper,
  sincere,
  whichWords,
} from "#guide/safety/server-only/requests/deceit-words.ts";
import type { Secret } from "#guide/safety/server-only/requests/secret.ts";

/** By what they are told with. */
export const deeds: Record<string, Secret> = {
  givesForMe: {
    kind: "lie",
    said: [
      wholeWords(
        `(?:can|could) (?:my )?(?:\\w+ )?${kin} (?:spit|give (?:the |a |his |her )?(?:sample|swab|blood|saliva)|take (?:the |my )?(?:test|exam|blood test)|do (?:the |my )?(?:swab|test|exam|x ?ray)) for me`,
        `(?:puede|podria|que) (?:mi )?${kin} (?:escup\\w+|d[ae](?:r)? (?:la |su )?(?:saliva|sangre|muestra|huella)|hag?[ac](?:er)? (?:el|mi) (?:examen|adn))(?: \\w+)? (?:por mi|en mi lugar)`,
      ),
    ],
    unless: honestly,
  },
  buysIdentity: {
    kind: "forge",
    said: [
      wholeWords(
        "(?:que|cual|donde) (?:pasaportes?|cedulas?|actas?|licencias?|visas?|micas?|social|seguro) (?:compro|consigo|me conviene comprar)",
      ),
    ],
    unless: unlessReported(sincere, "perdi|renov\\w+|seguro (?:medico|de (?:auto|carro|salud))"),
  },
  anothersBody: {
    kind: "lie",
    said: [
      wholeWords(
        `(?:can|could|let|have|puede|podria|que|mand(?:o|ar|amos)|vaya|swap|switch)(?: \\w+){0,3} (?:twin|gemel[oa]|${kin}s?)(?: \\w+){0,6} (?:biometrics|fingerprints|interview|huellas|examen|exam|test|x ?ray|radiografia|placa|prueba|entrevista|blood|sangre)`,
        "swap (?:my|his|her) \\w+ (?:for|with) (?:his|hers?|mine)",
      ),
      wholeWords(
        "limpi[oa]|clean|parec\\w+|igual\\w*|alike|look like|different|felony|moles?|for (?:hers|his)|positiv\\w+|warrant",
      ),
    ],
    unless: unlessReported(sincere, "acompan\\w+|interprete|interpreter|con(?:migo)|with me|also|tambien"),
  },
  asAnothersLetter: {
    kind: "forge",
    said: [
      wholeWords(
        `(?:write|draft|make|type)(?: me| up)? (?:a|an|the) (?:\\w+ ){0,2}(?:letter|report|statement|note|evaluation)(?: \\w+){0,2} from (?:a|an|my|the|her|his)(?: \\w+){0,2} (?:doctor|therapist|psychologist|boss|employer|landlord|pastor|priest|teacher|school|church|company|bank|witness)`,
        "(?:hag(?:a|ame|ale|anos)|haz(?:me|le)?|escrib\\w+|redact\\w+|inventa\\w*)(?: \\w+){0,20} (?:con (?:el )?(?:nombre|firma|sello|membrete|logo) de(?: \\w+)? (?:doctor\\w*|psicolog\\w+|medic\\w+|abogad\\w+|patron\\w*|empresa|escuela|iglesia|juez|notari\\w+))",
      ),
    ],
    unless: unlessReported(
      "what should|que debe (?:llevar|decir)|(?:el|ella|he|she) (?:la |lo )?(?:va a |will )?(?:firma|firmar|sign|review)",
    ),
  },
  boughtUntrue: {
    kind: "forge",
    said: [
      wholeWords(
        "vend\\w+|compr(?:o|ar\\w*|amos)|sells?|buy|(?:por|de) \\d+|\\d+ (?:dolares|pesos|bucks)|paying|le pago",
      ),
      onPaper,
      isUntrue,
      wholeWords("donde|como|que|where|how|which|who|quien"),
    ],
    unless: unlessReported(sincere, "(?:de|contra) mi(?= (?:con|ante|y)\\b|$)"),
  },
  // Money for who decides.
  paysDecider: {
    kind: "bribe",
    said: [
      wholeWords(
        "(?:cuant[oa]s?|como)(?: \\w+){0,3}? (?:le|les|se le|se les)(?: \\w+){0,3}? (?:doy|damos|dar|da|dan|regalo|regalar|ofrezco|ofrecer|llevo|ofrece|pag(?:o|ar|a|an)(?=.{0,60} (?:para|pa) que\\b))(?: yo)? (?:al?|a la|a un|a una|para el|para la) (?:\\w+ )?(?:oficial\\w*|juez|jueza|agente|funcionari\\w+|consul|ventanilla|fiscal|inspector\\w*|examinador\\w*|de migracion)",
        "(?:which|what) (?:officer|clerk|judge|agent|one|window)(?: \\w+){0,2} (?:do|should|can) (?:i|we) (?:give|hand|slip|pay|offer|tip|bring)|(?:who|how much)(?: \\w+)? (?:do|should|can|would) (?:i|we) (?:pay|give|slip|tip|offer)(?: \\w+){0,3} (?:officer|clerk|judge|agent|inspector|to (?:approve|speed|move|erase))",
      ),
    ],
    unless: unlessReported(
      "fianza|bond|multa|fine|bienes|tarifa|fees?|cuota|legal|estafa|me pid(?:e|io|en)|asked me|evidenc\\w+|pruebas?|papeles|documentos?|copias?|se acostumbra aqui",
    ),
  },
  paysUntrue: {
    kind: "bribe",
    said: [
      wholeWords(
        "cuanto(?: \\w+){0,3}? (?:doy|damos|dar(?:le)?|pago|pagar(?:le)?|cobra\\w*|ofrezco)|how much(?: \\w+){0,4} (?:pay|give|charge|slip)",
      ),
      decides,
      isUntrue,
    ],
    unless: honestly,
  },
  wipesRecord: {
    kind: "bribe",
    said: [
      wholeWords(
        "(?:conoces?|conocen|sabes?|saben|hay|habra|quien|busco|ocupo|know|find|anyone|someone|somebody)(?: \\w+){0,4}? (?:borr[ea]|desaparezca|desaparece|limpi[ea]|quit[ea]|saqu?e|elimin[ea]|erase|wipe|delete|clean|remove|disappear)\\b(?: \\w+){0,5} (?:sistema|record|antecedentes?|eso|cargos?|expediente|archivos?|base|it|that|my|system|arrest|background)",
      ),
      wholeWords(
        "pag\\w+|cobra\\w*|dinero|lana|feria|dolares|pesos|por \\d+|adentro|contacto|del (?:sistema|fbi|efe be i)|pay\\w*|cash|inside|from the (?:system|fbi|database)",
      ),
    ],
    unless: unlessReported("abogad\\w+|lawyer|attorney|legal\\w*|expung\\w+|corte|court|juez"),
  },
  cleanPaper: {
    kind: "forge",
    said: [
      wholeWords(
        "(?:certificado|record|antecedentes?|constancia|papel|carta|certificate|letter|background check)(?: \\w+){0,4} limpi[oa]s?|clean (?:record|certificate|police letter|background|police certificate)",
      ),
      wholeWords(
        "tramitador\\w*|contacto|policia (?:de alla|me|que|por)|quien me|me (?:pide|piden|cobra|cobran|vende|da)|por (?:\\d+|\\w*cient[oa]s|mil)|pay\\w*|paid|cousin (?:in|at)|conocido",
      ),
      wholeWords(
        "antecedente\\w*|arrest\\w*|hurto|robo|muerte|buscan|record|condena\\w*|carcel|preso|delito|convict\\w+|charge\\w*|jail|theft",
      ),
    ],
    unless: unlessReported("abogad\\w+|lawyer|como saco mi|how do i get my"),
  },
  // A crime against oneself that is agreed upon, and marks that are made.
  stagedCrime: {
    kind: "lie",
    said: [
      wholeWords(
        "plane(?:amos|ado|e|ar|o)(?: \\w+){0,2} que|ya quedamos|(?:ya )?quedamos (?:en|de|que)|hace(?:n)? de (?:ratero|ladron|asaltante|maton)|me (?:(?:puede|va a|pueda|podria) (?:pegar|asaltar|robar|golpear|dar (?:un |el )?golpe)|lo (?:puede|va a) dar)|que (?:el|ella|un|una|mi)(?: \\w+)? (?:me|nos) (?:robe|asalte|pegue|golpee|amenace|apunte|empuje)|hacemos como que (?:me|nos)|(?:friend|cousin|brother|buddy|uncle|roommate|he|she) (?:will|can|is going to|could|would|ll|agreed to|is gonna) (?:rob|hit|punch|mug|attack|jump|slap|beat|threaten|stab) me|(?:pretends?|agreed|planning|plan) to (?:rob|mug|attack|hit|threaten)",
      ),
      wholeWords(
        "camara del? \\w+|con eso alcanza|visas?|u ?visa|certificacion|certif\\w+|vawa|orden de proteccion|papeles|papers|protective order",
      ),
      wholeWords(
        "si con eso|que (?:le )?(?:cuento|digo|tiene|debe)|que tan|como|how|what|puedo|sirve|vale|cuenta|que golpe|donde|cuanto|can|will|does|nos dan|me dan",
      ),
    ],
    unless: unless(
      sincere,
      "tengo miedo|ya me (?:pego|robo|asalto)|me amenazo|anoche|ayer|last night|yesterday",
    ),
  },
  madeMarks: {
    kind: "lie",
    said: [
      wholeWords(
        "(?:hago|hacer(?:me|se|le)?|aser(?:me)?|pint(?:o|ar)(?:me|le)?|dejar(?:me|se)|saco|sacar(?:me)?|maquill\\w+|provoc\\w+|me doy|make|paint|draw|give|giving) (?:\\w+ ){0,3}(?:moret\\w+|golpes?|cicatri\\w+|chipote\\w*|marcas|bruis\\w+|scars?|black eye)|(?:maquillaje|make ?up)(?: \\w+){0,5} (?:moret\\w+|golpes?|bruis\\w+|black eye|scars?)|(?:moret\\w+|bruis\\w+|black eye)(?: \\w+){0,4} (?:de mentira\\w*|con maquillaje|pintados?|with make ?up)",
      ),
      wholeWords(
        "vawa|visas?|u ?visa|orden|proteccion|policia|police|juez|judge|fotos?|tomarle|pictures?|papeles|asilo|asylum|court|order|divorcio|custodia",
      ),
    ],
    unless: unlessReported(
      "tapar\\w*|cubrir\\w*|cover|hide|me (?:hizo|hace|dejo|pega|pego|golpea|golpeo)|desaparec\\w+|se (?:me )?(?:borr|quit)\\w+|fade\\w*|tome|took",
    ),
  },
  takesBlame: {
    kind: "lie",
    said: [
      wholeWords(
        "echar(?:me|se|nos) (?:yo )?la culpa|me echo (?:yo )?la culpa|take the (?:blame|rap|fall)|(?:decir|digo|diga) que (?:yo (?:iba )?manej\\w+|fui yo|era yo)|say (?:that )?i was (?:driving|the driver)|say it was me",
      ),
      wholeWords(
        "detective|policia|juez|fiscal|que (?:le |les )?(?:digo|cuento)|police|cops?|judge|borracho|drunk|what (?:do|should) i|choc\\w+|daca|caso|case|papeles",
      ),
    ],
    unless: unlessReported(
      "me quier\\w+ echar|quieren? echarme|fui yo (?:quien|la que|el que) (?:llam|deje)\\w+|it was me who",
    ),
  },
  // Somebody else's child, number or place.
  knownAsOwn: {
    kind: "lie",
    said: [
      wholeWords(
        "(?:reconoc|registr|asent|anot)(?:er|iera|a|e|an|o|ar|zca|imos)?(?:la|lo)?(?: \\w+){0,6} (?:como (?:su|mi|hij|suy|propi)\\w*|a su nombre)|(?:put|puts|sign|signs|sign as|list)(?: \\w+){0,4} (?:on the birth certificate|as (?:the|her|his) (?:dad|father))",
      ),
      wholeWords(
        "(?:le |les )?pag(?:o|ar\\w*|amos)|no es (?:el|su|mi) (?:papa|padre|hij\\w+)|(?:isnt|is not) the (?:father|dad)|(?:pay|paid|paying) (?:a|him|some)|pasaporte americano|ciudadan\\w+ (?:la|lo)|american passport|us passport",
      ),
    ],
    unless: unlessReported("adn|dna|adopt\\w+|(?<!no )(?:es|soy) el papa|biolog\\w+|the real father"),
  },
  onPaperMarriage: {
    kind: "sham",
    said: [
      wholeWords(
        "(?:se cas[ae]|cas(?:e|o|arse|arme|arnos|amos|en|an)|marry|marries|married|marrying)(?: \\w+){0,8} (?:para (?:los |sus )?papeles|por (?:los )?papeles|nomas por|en puro papel|on paper|for (?:the |her |his )?papers|por el civil nomas)|total es un papel|its just (?:a )?paper",
      ),
      wholeWords(
        "(?:me |nos |le )?(?:perdona|renta|deuda|cobr\\w+|pag(?:o|a|an|amos|ar\\w*|ando))|por donde empezamos|que formulario|como (?:lo|le|la) hac\\w+|cada quien|where do we (?:start|begin)|which form|rent|debt|owe|paying|charges",
      ),
      wholeWords("cas[ae]|case|caso|casarse|casarme|casarnos|casamos|casen|marry|marries|married|marrying"),
    ],
    unless: unlessReported(
      sincere,
      "(?:le|les) dij\\w+ que no|no quier\\w+|castigo|ofreci\\w+|que me pasa|afecta\\w*",
    ),
  },
  paidSpouse: {
    kind: "sham",
    said: [
      wholeWords(
        "(?:cuanto|hasta cuando|how long|when)(?: \\w+){0,9} (?:casad[oa]s?|married|divorci\\w+|divorce)",
      ),
      wholeWords(
        "me (?:esta |anda )?cobra(?:ndo)?|(?:le|la|lo) (?:estoy|sigo|ando) pagando|le pago|me paga|(?:charging|paying) (?:me|him|her)|i (?:pay|paid) (?:him|her)",
      ),
      wholeWords(
        "aguant\\w+|sin perder|despues de (?:la|que)|antes de|put up|until|before|without losing|dejar(?:lo|la)",
      ),
    ],
    unless: unlessReported(sincere, "pension|manutencion|alimony|support|abogad\\w+|lawyer"),
  },
  anothersNumber: {
    kind: "forge",
    said: [
      wholeWords(
        "(?:seguro|social|ssn|numero)(?: social| de (?:seguro|social))? (?:de|del) (?:mi |una? |la |el )?(?:herman\\w+|h?ij[oa]s?|nin[oa]s?|bebe|sobrin\\w+|niet\\w+|chamac\\w+|abuel\\w+)|my (?:\\w+ )?(?:kids?|sons?|daughters?|baby|babys|brothers?|nephews?|nieces?|grand\\w+) (?:social|ssn)",
      ),
      wholeWords(
        "(?:l[oa] )?(?:puedo|podria|quiero|podemos)(?: \\w+){0,3} (?:usar\\w*|ocupar\\w*|trabajar|meter\\w*|poner\\w*|jalar|sacar)|como (?:re)?lleno|w ?4|i ?9|usarlo|can i (?:use|put|work)|can we (?:use|put)",
      ),
      wholeWords(
        "w ?4|i ?9|obra|jale|trabaj\\w+|chamba\\w*|work|jobs?|empleo|credito|credit|luz|bills?|renta|loan|prestamo",
      ),
    ],
    unless: unlessReported(
      "dependient\\w+|taxes|impuestos|estan usando|alguien|someone|ayudas?|medicaid|estampillas",
    ),
  },
  wasThere: {
    kind: "lie",
    said: [
      wholeWords(
        "(?:add|put|say|claim|agreg(?:o|ar|amos)|pon(?:er|go|emos)|dec(?:ir|imos)|digo)(?: that| que)?(?: i was| yo (?:tambien )?(?:estaba|estuve|iba|lo vi)| tambien (?:estaba|estuve|iba)) ?(?:there|ahi|alli|alla|presente|with|con)?",
      ),
      wholeWords(
        "i was in \\w+|i (?:wasnt|was not) (?:there|with)|yo (?:andaba|estaba) (?:en|trabajando)|no (?:estuve|estaba|iba|andaba)|me respalda\\w*|back me up|vouch",
      ),
    ],
    unless: honestly,
  },
  reportAsIf: {
    kind: "lie",
    said: [
      wholeWords(
        "(?:police )?(?:report|reporte|denuncia|levantar\\w*|acta)(?: \\w+){0,4} (?:like (?:i|we|it|they)|as if|as though|como (?:si|que) (?:me|nos|fui|la|lo))(?: \\w+){0,3} (?:got |was |were |been )?(?:rob\\w+|stole\\w*|asalt\\w+|perd\\w+|golpe\\w+|attack\\w+|hit|amenaz\\w+)",
      ),
    ],
    unless: honestly,
  },
  parentGone: {
    kind: "lie",
    said: [
      wholeWords(
        "(?:digo|decir(?:le)?|decimos|diga[ns]?|digamos|say|tell|telling|says)(?: \\w+){0,6} (?:perdid[oa]|abandon\\w+|(?:nos|lo|me|la) dejo|desaparec\\w+|muert[oa]|murio|no sabemos|gone|missing|dead|left us)|(?:agreed|acuerdo|acepto|va a|puede|will|is going to)(?: \\w+){0,3} (?:disappear|desaparecer\\w*|esconderse|perderse)",
      ),
      isWell,
      wholeWords("juez|judge|corte|court|sij\\w*|menores|juvenile|papa|dad|father|padre"),
    ],
    unless: honestly,
  },
  // Words changed on their way, and what is kept from who asks.
  agedPaper: {
    kind: "forge",
    said: [
      wholeWords(
        "(?:age|aging|antique) (?:the |some |a )?(?:papers?|documents?|letter)|envejec\\w+ (?:el |un |unos |los )?(?:papel(?:es)?|documentos?|cartas?|recibos?)|(?:papel|carta|recibo)s? (?:\\w+ ){0,3}(?:se vea|parezca|se mire)n? viej\\w+",
        "make (?:him|her|us|it|me|them)(?: \\w+){0,2} on paper",
      ),
      wholeWords("how|como|what|que|where|donde|can|puedo|which|cual"),
    ],
    unless: honestly,
  },
  interprets: {
    kind: "lie",
    said: [
      wholeWords("traduc\\w+|traduzc\\w+|interpret\\w*|translat\\w*"),
      wholeWords(
        "lo que (?:convenga|conviene|convengan|sirva|le sirva|ayude|le ayude|yo quiera|suene mejor)|no lo que (?:dice|diga|digo)|(?:cambi|arregl|acomod|compon|mejor)\\w* (?:lo que|sus|las|mis) (?:yo |ella |el )?(?:dig[ao]|dice|diga|conteste|respuestas?|contestaciones)|instead of what (?:she|he|i)|not what (?:she|he|i) says?|(?:skip|leave out|omit) (?:the|that|page|this) (?:\\w+ )?(?:page|part|line|count|charge|stamp)|(?:salt|brinc|omit|quit)\\w* (?:la|el|esa|ese|lo de|donde) (?:\\w+ )?(?:hoja|pagina|parte|renglon|dice|cargo|delito)|(?:change|fix|improve|adjust) (?:her|his|my|their|the) (?:answers?|words|story)|(?:say|translate) something (?:else|better)",
      ),
      wholeWords("puedo|puede|como|quiero|que vaya|podria|can|could|how|want|should|para que|so"),
    ],
    unless: unlessReported(
      sincere,
      "(?:el|la) (?:interprete|traductor\\w*) puede|el mio dijo|la mia dijo|do i have to|tengo que|hay que|stranger|(?:me|nos) cambi(?:o|aron)|cambio lo que (?:dije|yo dije)|tradujo mal|mal traduc\\w+",
    ),
  },
  playsDumb: {
    kind: "lie",
    said: [
      wholeWords(
        "(?:hacer(?:me|se|nos)|me hago|hago|finjo|fingir|hacer) (?:el|la|los|las|como)? ?(?:que no|loc[oa]|dement\\w+|sord[oa]|tont[oa]) ?(?:entiend\\w+|habl\\w+|se|sabe|oig\\w+|me acuerdo)?|(?:pretend|act like|fake|faking)(?: that)?(?: i| she| he| we| to| not| mom| my \\w+)* (?:dont|doesnt|cant|not|can not|do not|forget|dementia|deaf)(?: \\w+)?",
      ),
      wholeWords(
        "ingles|english|oficial|officer|examen|exam|test|entrevista|interview|ciudadania|citizenship|interprete|interpreter|n ?648",
      ),
      wholeWords("quiero|puedo|como|que|can|how|want|should|para"),
    ],
    unless: honestly,
  },
  keptFromThem: {
    kind: "hide",
    said: [
      wholeWords(
        "(?:ocultar|esconder|callar|negar|tapar)(?:se)?(?:lo|la|los|las|le|les)?(?: \\w+){0,4} (?:al|a la|a los|del|de la) (?:medic[oa]|doctor\\w*|dotor\\w*|oficial\\w*|juez\\w*|consul|fiscal)|(?:ocultar|esconder|callar|negar)(?:se)?(?:lo|la|los|las|le|les)(?: \\w+){0,2} a (?:migracion|uscis|inmigracion)|(?:hide|keep)(?: (?:it|this|that|my \\w+))(?: \\w+){0,3} from (?:the )?(?:immigration )?(?:doctor|officer|judge|uscis|immigration|civil surgeon|interviewer|consul)",
      ),
      wholeWords(whichWords, "como|quiero|puedo|how|can|want"),
    ],
    unless: honestly,
  },
  unseenBody: {
    kind: "hide",
    said: [
      wholeWords(
        "(?:que|pa|sin que) (?:no )?se (?:me |le |nos )?(?:note[n]?|vea[n]?|mire[n]?)|so (?:it|they|the officer) (?:doesnt|wont|dont) (?:show|see|notice)|hide (?:my|her|the) (?:belly|bump|pregnancy|tattoos?)",
      ),
      wholeWords("panza|pansa|barriga|embaraz\\w+|bebe|tatuajes?|marcas|belly|bump|pregnan\\w+|tattoos?"),
      decides,
    ],
    unless: honestly,
  },
  fakeBookings: {
    kind: "forge",
    said: [
      wholeWords(
        "(?:reservas?|reservaciones?|boletos?|itinerari\\w+|invitacion\\w*|vuelos?|reservations?|tickets?|bookings?)(?: \\w+){0,2} (?:fals\\w+|de mentiras?|fake|que no (?:sea|existan?)\\w*)|fake (?:hotel|flight|reservations?|tickets?|bookings?|itinerary|invitation)",
      ),
      wholeWords("que|cual|donde|como|which|where|how|can|puedo|embajada|consul\\w*|visa"),
    ],
    unless: honestly,
  },
  madeElsewhere: {
    kind: "forge",
    said: [
      wholeWords(
        "(?:donde|quien|where|who)(?: \\w+){0,3} (?:hace[n]?|saca[n]?|vende[n]?|consigo|fabrica\\w*|imprim\\w+|makes?|sells?|prints?)(?: \\w+){0,3} (?:actas?|partidas?|titulos?|cartones|micas?|diplomas?|matriculas?|cedulas?|birth certificates?|diplomas?|degrees?)",
      ),
      wholeWords(
        "igual\\w*|ya es ciudadan\\w+|con es[ao] (?:ya )?(?:uno|saco|entro|paso)|que pasen?|sin (?:ir|estudiar|examen)|hablo|parec\\w+|real|pass(?:es)?|look\\w*",
      ),
    ],
    unless: unlessReported("se me perdio|perdi|lost|mi acta|my birth"),
  },
};

export const byDeed: readonly Secret[] = Object.values(deeds);
