/**
 * Requests to deceive told by their general shape, not by their subject: a statement that is thought of and the wish not to be found out; a paper
 * or words to be made so that others believe what the writer tells not to be so; a paper altered by oneself; money for whoever decides; a crime
 * that is agreed upon. Few wide parts each, from `deceit-words.ts`. Server only.
 */
import {
  unless,
  unlessReported,
  unlessWanted,
  wholeWords,
} from "#guide/safety/server-only/requests/asked-words.ts";
import {
  altered,
  asksWords,
  asOnePleases,
  benefit,
  contradicts,
  datum,
  decider,
  decides,
  gains,
  hides,
  honestly,
  isBelieved,
  isMade,
  isUnfound,
  isUntrue,
  isWell,
  lookedUp,
  makeMe,
  onPaper,
  paper,
  proposes,
  sayingNo,
  saysNo,
  seems,
  sincere,
  untrue,
  whichWords,
} from "#guide/safety/server-only/requests/deceit-words.ts";
import type { Secret } from "#guide/safety/server-only/requests/secret.ts";

const reported = "estaf\\w+|scam\\w*|como (?:l[oa]s? )?(?:denunci|report)\\w+|lo reporto";

/** By what they are told with. */
export const shapes: Record<string, Secret> = {
  // "Puedo decir que entré hace seis meses, al fin que nadie me vio."
  statedUnfound: { kind: "lie", said: [proposes, isUnfound], unless: honestly },
  statedLookedUp: {
    kind: "lie",
    said: [proposes, wholeWords(lookedUp)],
    unless: unlessReported(sincere, "declararlo bien|undocumented|pongamos que"),
  },
  // "Si digo que la tengo para que me crean."
  statedBelieved: { kind: "lie", said: [proposes, isBelieved], unless: honestly },
  paperBelieved: { kind: "lie", said: [onPaper, seems], unless: honestly },
  wordsBelieved: { kind: "lie", said: [asksWords, seems], unless: honestly },
  thoughBelieved: { kind: "lie", said: [contradicts, seems], unless: honestly },
  wordsUnfound: { kind: "lie", said: [asksWords, hides], unless: honestly },
  paperUnfound: {
    kind: "lie",
    said: [onPaper, hides],
    unless: unlessReported(sincere, "(?:dice|dicen|dijo) que (?:\\w+ )?(?:apunt|pong)\\w+"),
  },
  gainUnfound: { kind: "lie", said: [gains, hides], unless: honestly },
  deciderUnfound: { kind: "lie", said: [decides, hides], unless: honestly },
  proposedWords: {
    kind: "lie",
    said: [proposes, asksWords, wholeWords(benefit, paper)],
    unless: unlessWanted(
      sincere,
      reported,
      "debe llevar|al dia|ponerlo todo|de veras|me niego|lo que (?:de verdad|me consta)|verdadera|solo quiero ponerlo|(?:dice|dicen|dijo|dijeron|dijo) que (?:yo )?ponga|que (?:requisitos|necesito)",
    ),
  },
  thoughMade: {
    kind: "lie",
    said: [isMade, contradicts],
    unless: unlessReported(sincere, "saw|witness\\w*|vio|vieron|presencio|testigo"),
  },
  noUnfound: { kind: "lie", said: [saysNo, isUnfound], unless: honestly },
  noWords: {
    kind: "lie",
    said: [saysNo, asksWords],
    unless: unlessWanted(
      sincere,
      reported,
      "dijo que si pongo|como (?:le|les|se lo) (?:digo|hago para decir\\w*)(?: a \\w+)? que no|me (?:pid\\w+|dice\\w*) que|negar (?:a|por|la|el)|quiere negar|how do i say no$|que no firme|y ahora que|no entra nada|(?:me|nos) (?:contest|dij)\\w+ que no",
    ),
  },
  thoughWords: {
    kind: "lie",
    said: [contradicts, asksWords, wholeWords(benefit, decider)],
    unless: unlessReported(
      sincere,
      "la verdad (?:si|de|que)|decir la verdad|arrest\\w+|carcel|no paso nada|que puedo pedir|nos peleamos",
    ),
  },
  altWords: {
    kind: "forge",
    said: [asksWords, wholeWords(altered)],
    unless: unlessReported(
      sincere,
      "me case|adopt\\w+|solicitud ds|condicion\\w*|puntaje|cambiar de corte|address|direccion|lo agrego|cita|me mude|citas?|appointment|mal (?:escrit|puest)\\w+",
    ),
  },
  paperAsOnePleases: {
    kind: "forge",
    said: [
      wholeWords(paper, datum),
      wholeWords(asOnePleases),
      wholeWords(
        whichWords,
        "cual|cuanto|donde|how|where|what|which|sirve|conviene|puedo|can i|quiero|ocupo|need|want",
      ),
    ],
    unless: honestly,
  },
  madeUntrue: { kind: "lie", said: [isMade, isUntrue], unless: honestly },
  sendsAnothers: {
    kind: "forge",
    said: [
      wholeWords(
        "(?:puedo|podemos|mando|mandar|mandamos|meto|meter|metemos|presento|presentar|uso|usar|usamos|reparti\\w+|can i|could i|can we|submit|send|use|attach|split)\\b(?: \\w+){0,3} (?:su|sus|el|la|los|las|esos|esas|his|her|their|that|the|hers)(?: \\w+){0,2} (?:reportes?|denuncia|talon\\w*|recibos?|videos?|fotos?|declaracion|historia|taxes|cartas?|moretones|reports?|stubs?|receipts?|photos?|pictures|story|bills?|bruises|x ?rays?)",
      ),
      wholeWords(untrue, "entre (?:los|las|nosotros|todos)|solo un[oa]"),
    ],
    unless: unlessReported(sincere, "no era (?:psicolog|abogad|doctor|notari)\\w+"),
  },
  madeBelieved: { kind: "lie", said: [isMade, isBelieved], unless: honestly },
  madeUnfound: { kind: "lie", said: [isMade, isUnfound], unless: honestly },
  statedUntrue: {
    kind: "lie",
    said: [proposes, isUntrue, wholeWords(benefit, paper, "quien (?:me|le|nos) (?:da|hace|firma)")],
    unless: honestly,
  },
  statedWell: {
    kind: "lie",
    said: [
      proposes,
      isWell,
      wholeWords(
        benefit,
        "against (?:my|her|his) will|forced|slave|contra mi voluntad|encerrad\\w+|explot\\w+",
      ),
    ],
    unless: honestly,
  },
  believedUntrue: { kind: "lie", said: [isBelieved, isUntrue], unless: honestly },
  believedWell: { kind: "lie", said: [isBelieved, isWell, gains], unless: unless(sincere) },
  altering: {
    kind: "forge",
    said: [wholeWords(`(?:${altered}) ${datum}`), onPaper],
    unless: unlessReported(
      sincere,
      "me case|adopt\\w+|solicitud ds|mi (?:nombre|apellido|numero) (?:de|en|a|por)|my (?:last |middle )?name|account number|citas?|appointment|operan|mal (?:escrit|puest)\\w+|digito mal|pagina|portal|sin de[cs]ir\\w*|naturali[sz]ation|divorce|his income to mine|vive conmigo|reporte con ice",
    ),
  },
  saidNo: {
    kind: "lie",
    said: [
      wholeWords(sayingNo),
      wholeWords(
        "no y ya(?= (?:ayud|verdad|o|si|total)|$)|si l[oa] (?:hice|dije|use|tuve|fui|fue)(?! (?:en|a)\\b)|sin (?:sonar|parecer|verme|ponerme|que se (?:me )?note)|without (?:sounding|looking|sweating|seeming)|con seguridad|ensaya\\w*|rehearse",
      ),
    ],
    unless: honestly,
  },
  askedUntrue: {
    kind: "lie",
    said: [wholeWords(whichWords), isUntrue, wholeWords(benefit, decider, paper, "persegu\\w+")],
    unless: unlessReported(
      sincere,
      "me acus\\w+|por venganza|wants me to|quiere que|en efectivo|no hubo corte|never had a passport|llego (?:un|una)(?: \\w+)? (?:papel|carta|sobre|hoja)|me arrestaron|no (?:me )?es suficiente|donde lo acuso|se puede|hui|huia|tengo que decir(?:lo)?|puedo decir que no es",
    ),
  },
  askedWell: {
    kind: "lie",
    said: [
      wholeWords(whichWords),
      isWell,
      wholeWords(
        "visa ?[ut]|u ?visa|t ?visa|vawa|sij\\w*|(?:juez|juzgado|corte|lo) de menores|juvenile|abandon\\w+|trata|trafficking|certificacion|abuse|abuso|maltrato",
      ),
    ],
    unless: unless(sincere),
  },
  inventing: {
    kind: "lie",
    said: [
      wholeWords(
        "(?:que|cual) (?:le |les )?(?:invento|inventamos|finjo|fingimos)(?= (?:para|pa|de|si|y|en|al|a)\\b|$)",
        "(?:que|cual|cuales|cuant[oa]s?) (?:fecha|historia|nombre|numero|direccion|excusa|cosa|sintoma|trabajo|patron|amenaza|motivo|razon|recibo|papel|carta|prueba|cuenta|dato|detalle|pueblo|parentesco|enfermedad|negocio)\\w*(?: de \\w+){0,2} (?:le |les |me )?(?:puedo |podemos |tengo que |podria )?(?:invent(?:o|ar\\w*|amos)|falsific(?:o|ar\\w*|amos)|finjo|fingir|fingimos)",
        "(?:cuanto|(?<!cuenta )como) (?:(?:le|les|lo|la|me|se) )*(?:tengo que |puedo |podemos )?(?:invento|inventar|falsifico|falsificar|finjo|fingir|simulo)(?! (?:el|que|eso)\\b)",
        "(?:how|what|which)(?: \\w+){0,2} (?:do|should|can|could|to) (?:i |we |he |she )?(?:\\w+ )?(?:fake|make up|making up|forge|fabricate|stage)(?! (?:for|with|the (?:payment|class|appointment|exam|test|time))\\b)",
      ),
    ],
    unless: unlessReported(
      sincere,
      "distingo|me invent\\w+|inventaron|acus\\w+|spot|recogni[sz]e|penal\\w+|en mi pais",
    ),
  },
  sayAndDeny: {
    kind: "lie",
    said: [
      wholeWords(
        "(?:diga[ns]?|digo|decimos|digamos|dire|ponga|pongo|pongamos|firme|say|saying|says|put|claim|claiming)(?: que| that| i| im| he| she| we)\\b(?: \\w+){1,12}? (?:aunque|pero|y|yo|but|though|and|even though) (?:yo |el |ella |la verdad |eso |mi \\w+ |i |he |she |it |its |im |thats |we |they )?(?:no|nunca|ni|not|never|isnt|wasnt|didnt|dont|doesnt)(?: (?:lo (?:soy|es|esta|tengo|tiene|fue)|es (?:cierto|verdad|asi)|soy|fue|nos pego|hubo|paso(?! nada)|true|really|at all|happen\\w*|have))",
      ),
      wholeWords(whichWords, makeMe, benefit),
    ],
    unless: unlessWanted(
      sincere,
      reported,
      "me dijeron que|tengo que decir|me (?:puedo )?met(?:er|o) en|que hago si|police report says|the report says",
    ),
  },
  // "Jurar que pagué y no pagué."
  saidNotDone: {
    kind: "lie",
    said: [
      wholeWords(
        "(?:jur(?:ar|o|e)|decir|digo|firmar|firmo|poner|pongo|declarar|declaro|swear|say|put|claim) (?:que|that|i)(?: \\w+){0,2}? (\\w{4,})\\b(?: \\w+){0,3} (?:y|pero|aunque|and|but|though) (?:yo |i )?(?:no|nunca|never|didnt)(?: (?:lo|la|los|las|me))? \\1",
      ),
    ],
    unless: unlessWanted(sincere, reported),
  },
  keptBack: {
    kind: "lie",
    said: [
      wholeWords(
        "no (?:lo|la|los|las|le) (?:quiero|voy a|pienso|queremos) (?:reportar|declarar|poner|mencionar|decir|incluir)|en la (?:forma|solicitud) no (?:lo|la) (?:pongo|digo)|(?:dont|not|wont) (?:want to |going to |gonna )?(?:report|declare|list|mention) (?:it|that|them)",
      ),
      wholeWords(
        "a nombre de|digo que|decimos que|disimul\\w+|dime como|digame como|que (?:digo|pongo|invento)|under (?:my|his|her) \\w+s name|in (?:my|his|her) \\w+s name|what do i (?:say|put)|how do i (?:hide|cover)",
      ),
      wholeWords(benefit, decider, "medi ?cal|forma|taxes|impuestos|estampillas|irs|form"),
    ],
    unless: honestly,
  },
  backdated: {
    kind: "forge",
    said: [
      wholeWords(
        "(?:old|earlier|past|previous|last (?:year|month|week)s) (?:\\w+ )?date|fechas? del (?:ano|mes) pasado|back ?dat\\w+|fechas? (?:viej\\w+|de antes|anterior\\w*|atrasad\\w+)|antedat\\w+|con fecha de (?:antes|hace|(?:el )?ano pasado)",
      ),
      wholeWords(
        "(?:can|could|will|would|ll|puede|puedo|podria|va a|me|nos|le)(?: \\w+){0,2} (?:put|make|print|write|add|pon[ea]r?|hac[ea]r?|saca|sacar|da|dar|escrib\\w+|firm\\w+|sell\\w+)|(?:quiero|ocupo|necesito|conviene)",
      ),
      wholeWords(paper, "computer|computadora|sistema|system|files?|expediente"),
    ],
    unless: unlessReported(
      sincere,
      "mi (?:acta|pasaporte) (?:viej|anterior)\\w*|cita|appointment|expired|vencid\\w+|my old",
    ),
  },
  asIfOwn: {
    kind: "lie",
    said: [
      wholeWords(
        "(?:registr|pon|pong|met|reclam|present|mand|us|declar|anot|asient|asent|apunt|traer|trai|inscrib|ped|pid|list|claim|put|regist|bring|send|use)\\w*(?: \\w+){0,8} (?:como (?:si (?:fuera\\w*|viv\\w+|estuv\\w+|hubier\\w+|tuv\\w+)|que viv\\w+|(?:\\w+ )?(?:mi[oa]s?|suy[oa]s?|propi[oa]s?))|as (?:if|though) (?:it|they|he|she|we|i) (?:was|were|lived|had)|as (?:my|his|her) own|like (?:its|theyre|it was|they were) (?:mine|his|hers))",
      ),
      wholeWords(
        "puedo|podemos|quiero|queremos|como (?:le|lo|se)|que (?:acta|direccion|papeles)|can i|can we|how|want|voy a|vamos a|ayud\\w+|dime|digame",
      ),
    ],
    unless: unlessReported(
      sincere,
      "adopt\\w+|hijastr\\w+|padrastr\\w+|madrastra|me crio|step ?\\w+|(?:me case|casad[oa]|nos casamos) con (?:una?|el|la)|(?:de|en|con) mi (?:espos[oa]|mujer|senora|marido)|(?:mi|de su) (?:espos[oa]|mujer|senora|marido)(?: \\w+)? (?:trae|tiene)|(?:me|la|lo) registro|se puede|mi hermano ya murio|a mi nombre",
    ),
  },
  signature: {
    kind: "forge",
    said: [
      wholeWords(
        "(?:imit(?:ar\\w*|amos)|imito (?:bien )?su|copi(?:o|ar\\w*|amos)|falsific(?:ar\\w*|amos)|calc(?:o|ar\\w*))(?: \\w+){0,2} firmas?|(?:trace|tracing|fake|forge|copy|imitate) (?:his|her|their|the|my \\w+) signature|(?:les|le|yo)(?: \\w+)? pongo las firmas|firm(?:o|ar) yo (?:sus|su|las|la)(?: \\w+){1,14} (?:letra|garabato)|firm(?:elo|ela|alo|ala) (?:tu|usted|vos) por mi",
      ),
    ],
    unless: honestly,
  },
  paperSaying: {
    kind: "forge",
    said: [
      wholeWords(
        "(?:ocupo|necesito|quiero|dame|deme|consig\\w+|need|want|get|give)(?: \\w+){0,4} (?:cartas?|papel|papeles|constancia|certificado|reporte|documento|letter|paper|report|note|certificate)(?: \\w+){0,8} (?:que|donde|saying|that says|where it says)(?: me| le| nos)? ?(?:diga[n]?|ponga[n]?|conste|saying|says|i|he|she)?",
      ),
      isUntrue,
    ],
    unless: honestly,
  },
};

export const deceit: readonly Secret[] = Object.values(shapes);
