/**
 * Follow-ups whose few words the written answers, which compare words alone, took for another question's: each is of a kind that people ask, whatever
 * the wording. Read after `follows-table.ts`, in the same way. Server only.
 */
import { idSet } from "#guide/dialogue/server-only/ids.ts";
import type { Follow } from "#guide/dialogue/server-only/thread/follows-table.ts";

const wages = idSet("derechos-laborales unpaid-or-hurt");
const abuse = idSet("vawa");
const kin = "(?:mi|mis|un|una|el|la|su|my|a|an|another|otr[oa]|algun[oa]?)";
const crossing =
  /\b(?:cerro|desierto|rio|monte|cruz\w+|(?:sin|without) (?:papeles|permiso|visa|inspeccion|inspection|papers)|mojad[oa]|river|desert|crossed)\b/;
const lawyer = "(?:abogad[oa]s?|licenciad[oa]s?|lawyers?|attorneys?)";

const asksNext =
  /^(?:(?:y|pero|entonces|ok|pues|bueno|and|so|now) )*(?:ahora )?(?:que (?:sigue|hago|mas|tengo que hacer|debo hacer|puedo hacer|me toca)|what(?:s)? (?:next|now|do i do|should i do)|what comes next|what is next)(?: (?:ahora|despues|con eso|con la mica|entonces|now|next))*$/;

export const plainFollows: readonly Follow[] = [
  {
    // Before the court of a child: who takes it there, and who is afraid to.
    open: idSet("menor-no-acompanado nta-corte"),
    opened:
      /^(?=.*\b(?:corte|juez|jueza|audiencia|court|judge|hearing)\b).*\b(?:h?ij[oa]|nin[oa]|menor|sobrin[oa]|niet[oa]|herman(?:it)?[oa]|son|daughter|child|kid|nephew|niece)\b/,
    said: new RegExp(
      `\\b(?:miedo|temor|afraid|scared)\\b(?: \\w+){0,5} (?:llevarl[oae]|ir|acompanarl[oa]|presentarme|tak(?:e|ing)|go(?:ing)?)\\b|\\b(?:puede|podria|can|could|may)\\b(?: \\w+){0,2} (?:ir|llevarl[oa]|acompanarl[oa]|go|take|accompany)\\b(?: \\w+){0,4} (?:ella|el|su|her|him|herman[oa]|sister|brother|tia|tio|aunt|uncle|vecin[oa]|amig[oa]|friend|${kin})\\b`,
    ),
    items: ["menor-no-acompanado/afraid-take-to-court"],
  },
  {
    open: idSet("encontrar-detenido fianza"),
    said: /^(?=.*\b(?:fianza|bond|bail)\b).*\b(?:(?:con|tenia|traia) (?:una )?visa|en avion|overstay\w*|(?:on|with) (?:a|his|her) (?:\w+ )?visa|visa (?:de turista|vencida))\b/,
    unless: /\b(?:cuanto cuesta|how much|pag\w+|pay)\b/,
    items: ["fianza/entered-visa"],
  },
  {
    // Out on bond, and not out of the country.
    open: idSet("encontrar-detenido fianza detainer habeas"),
    said: /\b(?:sal(?:ir|ga|e|en)|sac(?:ar|arl[oa])|soltar(?:l[oa])?|get(?:s)? (?:him |her )?out|be released|released?)\b(?: \w+){0,2} (?:(?:con|bajo|por) (?:la |una )?fianza|on (?:a )?(?:bond|bail))\b|^(?:(?:y|pero|entonces|and|so|but) )*(?:(?:le|les|me) )?(?:(?:pueden|van a|podrian) )?(?:dan|dar|dar(?:le|les)|ponen|poner(?:le)?|alcanza|tiene derecho a|can (?:he|she|they) get|will they (?:give|set)|does (?:he|she) get)(?: (?:una|la|el|him|her|a))* (?:fianza|bond|bail)\b/,
    told: ["crossed"],
    unless: /\b(?:cuanto cuesta|how much|pais|country|viaj\w+|travel)\b/,
    items: ["fianza/entered-no-inspection"],
  },
  {
    open: idSet("encontrar-detenido fianza detainer habeas"),
    said: /\b(?:sal(?:ir|ga|e|en)|sac(?:ar|arl[oa])|soltar(?:l[oa])?|get(?:s)? (?:him |her )?out|be released|released?)\b(?: \w+){0,2} (?:(?:con|bajo|por) (?:la |una )?fianza|on (?:a )?(?:bond|bail))\b|^(?:(?:y|pero|entonces|and|so|but) )*(?:(?:le|les|me) )?(?:(?:pueden|van a|podrian) )?(?:dan|dar|dar(?:le|les)|ponen|poner(?:le)?|alcanza|tiene derecho a|can (?:he|she|they) get|will they (?:give|set)|does (?:he|she) get)(?: (?:una|la|el|him|her|a))* (?:fianza|bond|bail)\b/,
    opened: crossing,
    unless: /\b(?:cuanto cuesta|how much|pais|country|viaj\w+|travel)\b/,
    items: ["fianza/entered-no-inspection"],
  },
  {
    open: idSet("encontrar-detenido fianza detainer habeas"),
    said: /\b(?:sal(?:ir|ga|e|en)|sac(?:ar|arl[oa])|soltar(?:l[oa])?|get(?:s)? (?:him |her )?out|be released)\b(?: \w+){0,2} (?:(?:con|bajo|por) (?:la |una )?fianza|on (?:a )?(?:bond|bail))\b/,
    without: ["crossed"],
    unless: /\b(?:cuanto cuesta|how much|pais|country|viaj\w+|travel|visa)\b/,
    tell: "fianza",
    urgency: "detained",
  },
  {
    // Out of the house of whoever hits: nothing is lost by it.
    open: abuse,
    said: /\b(?:(?:si )?(?:me (?:salgo|voy|separo|mudo|salga|vaya)|l[oa] dejo|(?:nos vamos|nos salimos)|salirme|irme)|(?:if )?(?:i|we) (?:leave|move out|left)|leaving|moving out)\b/,
    unless:
      /\b(?:hijos?|hijas?|ninos?|kids?|children|pais|country|mexico|guatemala|honduras|otro estado|another state|ya me sali|ya lo deje|divorci\w+)\b/,
    tell: "vawa-leave-home",
    amid: true,
  },
  {
    // What is feared of the police, where a blow by somebody is told.
    open: idSet("vawa visa-u robbed"),
    said: /\b(?:deport\w+|migra|ice|immigration|me (?:llevan|detienen|agarran|sacan))\b(?: \w+){0,4} (?:(?:si|por) )?(?:(?:yo )?(?:llam\w+|report\w+|denunci\w+|aviso|voy con la policia|pongo (?:la |una )?denuncia|hablo)|(?:if )?(?:i )?(?:call|report|go to the police|tell the police))\b|\b(?:si|if)\b(?: \w+){0,3} (?:llamo|denuncio|reporto|pongo la denuncia|call|report)\b(?: \w+){0,6} (?:deport\w+|migra|ice|immigration|me (?:llevan|detienen))\b/,
    unless:
      /\b(?:el me|ella me|me amenaza|dice que|he says|she says|threat\w*|mi espos[oa]|mi pareja|marido)\b/,
    items: ["visa-u/fear-police-calls-ice"],
    amid: true,
  },
  {
    open: wages,
    said: /\b(?:(?:need|have to have|without|no) papers|(?:necesito|ocupo|piden|pide|hacen falta|tengo que tener|sin) (?:mis )?papeles|(?:need|have to have) (?:status|a social)|importa (?:mi|el|que no tenga) (?:estatus|papeles))\b(?: \w+){0,4} (?:complain\w*|claim\w*|report\w*|file|quej\w+|reclam\w+|denunci\w+|demand\w+|cobrar)\b|\b(?:puedo|can i)\b(?: \w+){0,3} (?:complain|claim|report|quejarme|reclamar|denunciar)\b(?: \w+){0,3} (?:sin papeles|without papers)\b/,
    items: ["derechos-laborales/claim-without-papers"],
  },
  {
    // What is owed, told with a sum or a time: how it is claimed.
    open: wages,
    fact: true,
    said: /^(?:(?:y|pero|pues|es que|and|but) )*(?:(?:me|nos) (?:debe[n]?|qued(?:o|aron) a deber)|(?:he|she|they|the boss) owes? (?:me|us)|(?:im|i am) owed|(?:son|fueron|its|it was) (?:como )?\w+ (?:semanas|meses|quincenas|weeks|months))\b(?: \w+){0,6}$/,
    items: ["derechos-laborales/complaint-how"],
  },
  {
    open: idSet("notarios-fraude notary-report papers-for-sale llamadas-estafa preparer-untrue"),
    said: new RegExp(
      `\\b(?:encuentr\\w+|encontr\\w+|hall\\w+|busc\\w+|consig\\w+|conseguir|find|look for|get)\\b(?: \\w+){0,3} (?:${lawyer}|alguien|un[oa]|quien|somebody|someone|one)\\b(?: \\w+){0,3} (?:buen[oa]|honest\\w*|confianza|confiable|de verdad|de fiar|seri[oa]|legal|real|good|trust\\w*|legit)\\b|^(?:(?:y|entonces|pero|and|so|then) )*(?:con quien (?:si )?(?:voy|puedo ir|me acerco)|en quien (?:puedo )?confi\\w+|who (?:can|do) i (?:trust|go to))`,
    ),
    tell: "buscar-abogado",
  },
  {
    open: idSet("nta-corte falte-a-corte consultar-caso-corte"),
    said: new RegExp(
      `\\b${lawyer}\\b(?: \\w+){0,3} (?:queda mal|falla|fallo|no (?:llega|llego|va|viene|se presenta|aparece|contesta)|me deja|me abandona|doesnt (?:show|come|go)|does not (?:show|come)|no ?shows?|lets me down|fails me|messes up)\\b`,
    ),
    items: ["nta-corte/lawyer-missing"],
  },
  {
    open: null,
    said: new RegExp(
      `\\b${lawyer}\\b(?: \\w+){0,3} (?:queda mal|me falla|me fallo|me robo|me engano|me abandona|lets me down|fails me|messes up|cheat\\w*)\\b`,
    ),
    unless: /\b(?:notari[oa]|notary)\b/,
    items: ["notarios-fraude/real-lawyer-did-wrong"],
  },
  {
    // Left alone with an order behind: it is carried out.
    open: null,
    told: ["order"],
    without: ["abroad"],
    said: /\b(?:(?:si )?(?:yo )?(?:mejor )?me (?:voy|regreso|salgo)|irme|regresarme)\b(?: yo)?(?: (?:sol[oa]|por mi cuenta|a mi pais|de aqui|voluntari\w+|mejor|por mi misma|por mi mismo))+|\b(?:leave|go back|go home|self ?deport)\b(?: \w+){0,2} (?:on my own|by myself|alone|voluntarily|myself)\b|\bself ?deport\b/,
    items: ["orden-deportacion/leave-alone"],
  },
  {
    open: idSet("perdi-o-me-negaron rfe-time some-letter rfe-marriage"),
    told: ["rfe"],
    said: /\b(?:no (?:alcanzo|alcance|llego|me da tiempo|me dio tiempo|acabo|termino|junto|tengo (?:todo|listo|a tiempo)|puedo juntar)|(?:dan|pedir|piden|hay) (?:mas (?:tiempo|dias)|prorroga|extension)|(?:cant|dont|do not|wont) (?:make it|have everything|finish|get it)|(?:more time|extension|extend))\b/,
    unless: /\b(?:dinero|pagar|money|pay|afford)\b/,
    tell: "rfe-not-all",
  },
  {
    open: idSet("hijos-nacidos-aqui escuela-emergencia pregnant born-here"),
    opened: /\b(?:embaraz\w+|parto|aliviarme|dar a luz|bebe|pregnan\w+|birth)\b/,
    said: /^(?=.*\b(?:hospital|parto|doctor|clinica|aliviarme|birth|delivery)\b).*\b(?:cobra[n]?|cuesta|cuanto|gratis|pag\w+|cost|charge|free|how much)\b/,
    tell: "pregnant",
  },
  {
    open: idSet("hijos-nacidos-aqui fear-for-children"),
    opened: /\b(?:carta|poder|tutela|power of attorney|letter|guardian\w*)\b/,
    said: /^(?:(?:y|pero|entonces|mas o menos|and|so|como) )*(?:cuanto (?:cuesta|vale|sale|es|cobran|me sale|me cobran|hay que pagar)|es gratis|se paga|how much(?: (?:is|does))?|what does it cost|is it free)(?: (?:eso|la|esa|hacerla|hacer|carta|el notario|it|that|the letter|cost))*$/,
    tell: "power-letter-cost",
  },
  {
    open: idSet("u-approved u-three-years"),
    said: /^(?:(?:y|pero|entonces|mas o menos|and|so|como) )*(?:cuanto (?:cuesta|vale|sale|es|cobran|me sale|hay que pagar)|how much(?: (?:is|does))?|what does it cost)(?: (?:eso|la residencia|la i ?485|la 485|pedirla|todo|it|that|the green card|cost))*$/,
    tell: "u-adjust-cost",
  },
  {
    // The card is there: what a new resident does, and not how it is renewed.
    open: idSet("renovar-green-card ciudadania-requisitos documentos-perdidos"),
    opened:
      /\b(?:ya )?(?:me )?(?:lleg[oa]|recibi|dieron|aprobaron|tengo en la mano|agarre|salio)\b(?: \w+){0,3} (?:mica|green ?card|residencia|tarjeta)\b|\b(?:got|received|came|approved)\b(?: \w+){0,3} (?:green ?card|residence)\b|\bgreen ?card (?:came|arrived|is here)\b/,
    said: asksNext,
    tell: "new-resident",
  },
  { open: idSet("new-resident"), said: asksNext, tell: "new-resident" },
  {
    // A trip, or whether one must go, with asylum pending: the open subject says nothing of it.
    open: idSet("permiso-trabajo-asilo cuotas-asilo-2025 biometricos estado-del-caso cambio-direccion"),
    told: ["asylum"],
    without: ["order", "resident", "citizen", "abroad"],
    said: /\b(?:(?:puedo|podria|podemos|can i|could i)(?: \w+){0,2} (?:ir a|viajar|salir del pais|visitar|travel|go (?:to|back|home)|visit|leave the country)|(?:tengo que|debo|me tengo que|do i have to|should i) (?:irme|salir(?:me)?|leave|go))\b/,
    unless:
      /\b(?:cita|huellas|oficina|escuela|doctor|corte|trabaj\w+|otro estado|appointment|fingerprints?|office|court|school|work|another state|advance parole|131|permiso (?:de|para) (?:viaj\w+|salir))\b/,
    tell: "asylum-leaving",
    urgency: "leaving",
  },
  {
    // USCIS keeps what was paid, whatever it was paid for.
    open: idSet(
      "daca ajuste-familiar pedir-papas pedir-hermanos hijos-hijastros tps permiso-trabajo-asilo permiso-trabajo-general renovar-green-card renovar-permiso-extension residencia-condicional prometido-k1 asilo-general cuotas-asilo-2025 viajar-advance-parole castigo-3-10-perdon",
    ),
    said: /\b(?:(?:pierdo|perdi|pierde[n]?|se pierde|devuelv\w+|regresan|reembols\w+)\b(?: \w+){0,3} (?:dinero|pago|lana|lo que pague|cuota)|me (?:devuelven|regresan|reembolsan)(?: (?:algo|el dinero|lo pagado))?$|(?:lose|get|give|refund)\b(?: \w+){0,3} (?:money|fee|payment)|(?:is|are) (?:it|the fees?|they) refund\w*|refund)\b/,
    unless: /\b(?:abogad\w+|lawyer|notari\w+|fianza|bond|estafa|scam|taxes|impuestos)\b/,
    tell: "fee-not-returned",
  },
  {
    // A grown child's turn, from a parent with papers.
    open: idSet("grown-child-of-parent"),
    said: /^(?:(?:y|pero|entonces|mas o menos|como|and|so|but) )*(?:(?:cuanto|en cuanto)(?: tiempo)?(?: (?:se|me|es|seria|lleva|toma|hay que|tengo que|falta|va a))*(?: (?:tard\w+|demor\w+|esper\w+|tocar|toca))?(?: (?:eso|la fila|esa fila|todo|el tramite|esperar))*|how long(?: (?:is|does|will|do))?(?: (?:it|that|the|i|line|wait|take|have to wait|be))*|cuando me toca|when is my turn)$/,
    unless: /\b(?:cuanto (?:cuesta|es|vale|sale))\b/,
    tell: "grown-child-wait",
  },
  {
    open: idSet("nta-corte"),
    said: /\b(?:master|primera audiencia|primer dia|first hearing|first day)\b/,
    unless: /\b(?:individual|segunda|second|ya (?:tuve|paso|fui)|already|falt\w+|miss\w*)\b/,
    items: ["nta-corte/first-hearing-day"],
  },
  {
    // A vote that was told, in the form that asks about it.
    open: idSet("ciudadania-requisitos"),
    told: ["voted"],
    said: /\b(?:(?:lo |le |les )?(?:digo|pongo|cuento|menciono|escondo|callo|omito|escribo)|dec(?:ir|irlo)|poner(?:lo)?|contarlo|callar(?:lo|me)?|(?:say|tell|mention|hide|put|disclose|admit)(?: (?:it|that|them|about it))?)\b/,
    unless: /\b(?:abogad\w+|lawyer|que le digo al juez|direccion|address)\b/,
    items: ["ciudadania-requisitos/m-must-tell-voted"],
  },
  {
    // Who was taken is not at the door any more.
    open: idSet("ice-en-mi-puerta fianza"),
    opened:
      /\b(?:llevaron|agarraron|detuvieron|arrestaron|deten\w+|took|taken|picked up|arrested|detained|has my)\b/,
    said: /\b(?:visit\w*|ver(?:l[oa]|los)|ir a ver(?:l[oa])?|see (?:him|her|them))\b/,
    items: ["encontrar-detenido/visit-him"],
  },
  {
    // Of a card that an arrest puts at risk, and not of its renewal.
    open: idSet("antecedentes criminal-court"),
    said: /\b(?:pierd\w+|perder|quit\w+|lose|losing|tak(?:e|en) away|revoke\w*)\b(?: \w+){0,4} (?:mica|residencia|green ?card|residency|residence)\b/,
    items: ["antecedentes/resident-lose-card"],
  },
  {
    // Whoever was paid asks for more.
    open: idSet("llamadas-estafa notarios-fraude"),
    said: /\b(?:falta|pide[n]?|quiere[n]?|cobra[n]?|asks?|want[s]?|need[s]?)\b(?: \w+){0,4} (?:(?:otro|mas) (?:pago|dinero|deposito|lana)|(?:another|more) (?:payment|money|deposit|fee))\b/,
    unless: /\b(?:abogad\w+|lawyer|contrato|contract)\b/,
    says: { es: /^Cuelga|no pagues|^Denuncia|^Guarda/, en: /^Hang up|do not pay|^Report|^Keep/ },
  },
  {
    // A student's school, and not that of a child.
    open: idSet("estudiante-f1 student-out student-lapsed"),
    said: /\b(?:(?:volver|regres\w+|entrar|reinscrib\w+|inscrib\w+|go back|return|re ?enroll|enroll)\b(?: \w+){0,5} (?:escuela|universidad|colegio|school|college|clases|classes))\b/,
    unless: /\b(?:h?ij[oa]s?|nin[oa]s?|kids?|child\w*|son|daughter)\b/,
    items: ["estudiante-f1/so-reinstate-how", "estudiante-f1/so-change-from-here"],
  },
  {
    // Whether what was told of may be done at all.
    open: idSet("h2a-h2b derechos-laborales notarios-fraude llamadas-estafa patron-me-peticiona"),
    said: /^(?:(?:y|pero|entonces|and|but|so) )*(?:eso |esto )?(?:es|sera|esta) (?:eso )?(?:legal|ilegal|permitido|delito|correcto|normal)$|^(?:(?:y|and|but|so) )*(?:is (?:that|this|it) (?:legal|illegal|allowed|a crime)|can (?:they|he|she) do that)$|^(?:(?:y|pero) )*(?:eso )?(?:se vale|lo pueden hacer|pueden hacer eso|puede hacer eso)$/,
    says: {
      es: /ilegal|prohíbe|es un delito|nadie puede|no te puede/i,
      en: /illegal|forbid|is a crime|nobody (?:can|may)|may not|cannot charge/i,
    },
  },
  {
    // Of a trip to bury somebody, or to take leave.
    open: idSet("viajar-advance-parole relative-dying leaving-485 asylum-leaving"),
    unless: /\b(?:daca|tps|mica|green ?card|residente|resident)\b/,
    said: /\b(?:entierro|funeral(?:es)?|velorio|sepelio|enterrarl[oa]|despedirme|bury|burial)\b/,
    without: ["resident", "order", "abroad", "citizen"],
    opened: /\b(?:asilo|asylum)\b/,
    items: ["viajar-advance-parole/asylum-dying-relative"],
    urgency: "leaving",
  },
  {
    open: idSet("viajar-advance-parole relative-dying leaving-485 asylum-leaving"),
    unless: /\b(?:daca|tps|mica|green ?card|residente|resident)\b/,
    said: /\b(?:entierro|funeral(?:es)?|velorio|sepelio|enterrarl[oa]|despedirme|bury|burial)\b/,
    without: ["resident", "order", "abroad", "citizen"],
    items: ["viajar-advance-parole/family-dying"],
    urgency: "leaving",
  },
  {
    // What a lawyer costs, and not what the form does.
    open: null,
    said: new RegExp(
      `\\b(?:no (?:tengo|traigo|hay)(?: (?:el|suficiente|mucho))? (?:dinero|lana|feria|con que pagar)(?: para)?|no (?:me )?alcanza(?: el dinero)?(?: para)?|no (?:puedo|podemos) (?:pagar\\w*|costear)|sin dinero|(?:cant|cannot|can not|dont have (?:the )?money) (?:afford|pay|for|to pay))\\b(?: \\w+){0,3} ${lawyer}\\b|\\bno tengo ${lawyer} ni dinero\\b`,
    ),
    unless: /\b(?:i ?912|formulario|forma|uscis|mica|multa|fianza|bond)\b/,
    without: ["detained"],
    items: ["buscar-abogado/cant-pay"],
  },
  {
    // No way of now: what is done while one waits.
    open: null,
    said: /^(?:(?:y|pero|entonces|osea|o sea|ok|pues|bueno|and|so|but|then) )*(?:que )?(?:(?:ya )?no (?:hay|habra|tengo|existe) (?:nada|otra cosa|algo|manera|forma|opcion)(?: \w+){0,3}? (?:hacer|haga|puedo|pueda|podamos)(?: \w+){0,2} mientras(?: tanto)?|que (?:hago|puedo hacer|podemos hacer|hacemos) mientras(?: tanto)?(?: \w+){0,4}|(?:is there )?(?:nothing|anything)(?: \w+){0,3} (?:i|we) can do(?: \w+){0,2} (?:meanwhile|for now|in the meantime|until then)|what (?:can|do) (?:i|we) do (?:meanwhile|in the meantime|until then))$/,
    told: ["crossed"],
    without: ["order", "detained", "court", "asylum", "abroad"],
    tell: "meanwhile-no-path",
  },
  {
    // Of an interview for asylum: what one is ashamed or afraid to tell.
    open: idSet("asilo-general asilo-un-anio entrevista-asilo miedo-creible"),
    said: /\b(?:miedo|pena|verguenza|me cuesta|nervi\w+|temor|afraid|scared|ashamed|embarrassed)\b(?: \w+){0,6} (?:juzg\w+|no me crean|burl\w+|contar\w*|cuente|decir\w*|hablar\w*|rech\w+|discrimin\w+|traten mal|me vean|judge\w*|tell|talk|believe|laugh|mock)\b/,
    unless:
      /\b(?:ice|deport\w+|detengan|agarren|arrest\w+|detain\w*|mi (?:espos[oa]|pais|gobierno)|a mi familia)\b/,
    items: ["entrevista-asilo/hard-to-tell"],
  },
  {
    // A baby of two who are married: proof of a real marriage, and no way of its own.
    open: idSet(
      "arreglar-papeles pedir-esposo ajuste-familiar spouse-crossed crossed-spouse entre-sin-inspeccion-245i",
    ),
    fact: true,
    told: ["married", "citizen"],
    without: ["order", "reentry", "twice"],
    said: /^(?:(?:y|ya|pues|ademas|and|also|we|nosotros) )*(?:(?:tenemos|vamos a tener|esperamos|estamos esperando|estoy embarazada|esta embarazada|have|had|are having|are expecting|expecting)\b(?: \w+){0,5} (?:bebe|h?ij[oa]|nin[oa]|criatura|baby|son|daughter|child|kid)|(?:estoy|esta) embarazada|(?:im|shes|she is) pregnant)\b(?: \w+){0,5}$/,
    items: ["pedir-esposo/pregnant-baby"],
  },
];
