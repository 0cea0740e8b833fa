/**
 * What people ask or tell next, found in eighty conversations by a hand that had seen no wording: the day by which an answer must be there, who helps
 * with wages, a name that does not show, two cases of driving drunk, a wait past the day to leave. Part of `follows-table.ts`. Server only.
 */
import { idSet } from "#guide/dialogue/server-only/ids.ts";
import type { Follow } from "#guide/dialogue/server-only/thread/follows-table.ts";

/** "Pues mi esposa": no "¿y mi esposa?", which asks of her own papers. */
const aloneBefore = "^(?:(?:pues|pos|es|a|ah|si|solo|nomas|tengo|tengo a|seria|just|only|yes) )*(?:mis?|my) ";

const another =
  "(?:(?:mi|mis|un|una|otr[oa]s?|my|another|a) (?:h?erman[oa]s?|prim[oa]s?|espos[oa]|marido|mujer|novi[oa]|pareja|amig[oa]s?|companer[oa]s?|papa|mama|ti[oa]s?|sobrin[oa]s?|cunad[oa]s?|brothers?|sisters?|cousins?|wife|husband|friends?|coworkers?|dad|mom)|(?:los|las) demas|otr[oa]s|the others|others)";

const againAcross =
  "(?:(?:al otro dia|al dia siguiente|a la (?:semana|noche)|otra vez|de nuevo|despues|luego|ya)(?: \\w+){0,3} (?:pase|cruce|entre|brinque|volvi|logre pasar)|volvi a (?:entrar|cruzar|pasar)|(?:pase|cruce|entre|brinque) (?:otra vez|de nuevo|al otro dia|al dia siguiente|a la (?:semana|noche))|(?:crossed|came|got in) (?:again|the next day))";

export const foundFollows: readonly Follow[] = [
  {
    // "Solo por el civil": married all the same.
    open: idSet("vawa vawa-leave-home threat-to-withdraw"),
    amid: true,
    said: /\b(?:(?:por|x) (?:el |lo )?civil|civil (?:marriage|wedding)|(?:no|not)(?: \w+){0,4} (?:por|x|in|by)(?: la| the| a)? (?:iglesia|church))\b/,
    unless: /\b(?:union (?:civil|libre)|juntad[oa]s)\b/,
    tell: "civil-marriage-counts",
    knows: true,
  },
  {
    open: idSet("sij-jovenes sij-here guardian-letter"),
    said: /\b(?:(?:en|ante|a) (?:que|cual) (?:tipo de )?(?:corte|juez|juzgado)|(?:que|cual) (?:corte|juez|juzgado) (?:es|seria|ve|me toca|hay)|(?:which|what) (?:kind of )?(?:court|judge))\b/,
    unless: /\b(?:ice|fecha|cuando|cita|nta|notice|deport\w+)\b/,
    tell: "sij-which-court",
  },
  {
    // Took the I-220A back: what was given at the door is a parole.
    open: idSet("residencia-cubanos cuban-i220a i-220a-residence i-220a-wait i-220a"),
    said: /\b(?:(?:lo que|si|era|es que) (?:tengo|tenia|traigo|me dieron|fue|era)(?: \w+){0,3} parole|(?:what i have|what i got|what they gave me|i do have|it was)(?: \w+){0,3} parole)\b/,
    unless:
      /\b(?:ella|espos[oa]|mujer|marido|wife|husband|hij[oa]s?|kids?|no (?:tengo|traigo|era|fue)|i-220a o)\b/,
    tell: "residencia-cubanos",
    knows: true,
  },
  {
    open: idSet("residencia-cubanos cuban-i220a i-220a-residence i-220a-wait i-220a"),
    said: /\b(?:mi (?:mujer|espos[oa]|marido|pareja)|ella|my (?:wife|husband)|she|he)\b(?: \w+){0,4} (?:parole|cbp ?one)\b|\b(?:parole|cbp ?one)\b(?: \w+){0,4} (?:ella|el|she|he) (?:si |can |may )?(?:puede|can)\b/,
    unless: /\b(?:hij[oa]s?|herman[oa]|mama|papa)\b/,
    told: ["i220a"],
    items: ["residencia-cubanos/std-spouse-i220a"],
  },
  {
    // Past its date: no work until the new card is there.
    open: idSet("daca daca-lapsed"),
    opened: /\b(?:venci\w*|vencid\w*|expired?|caduc\w*|se me paso)\b/,
    said: /\b(?:puedo|podria|puede uno|can i|could i|may i|am i able)(?: \w+){0,3} (?:trabaj\w+|chamb\w+|work\w*)\b/,
    items: ["daca/work-while-pending"],
    knows: true,
  },
  {
    // Whom to tell of a new home, while a court is open.
    open: idSet("nta-corte nta-no-date consultar-caso-corte"),
    said: /^(?=.*\b(?:i (?:just |have )?moved|we moved)\b)(?=.*\b(?:tell|notify|who)\b)/,
    unless: /\b(?:fecha|date|otra ciudad|mover (?:la|mi)|trasladar)\b/,
    tell: "court-elsewhere",
  },
  {
    // A soldier in the family opens a way of its own.
    open: idSet(
      "reingreso-tras-deportacion turned-back-reentered castigo-3-10-perdon entre-sin-inspeccion-245i pedir-papas ajuste-familiar child-21-parent-crossed foia",
    ),
    said: /\b(?:hij[oa]|son|daughter|espos[oa]|marido|husband|wife|papa|mama|dad|mom)\b(?: \w+){0,5} (?:marines?|army|ejercito|navy|marina de guerra|militar|military|fuerza aerea|air force|guardia nacional|national guard|soldad[oa]|soldier|reservista)\b/,
    unless:
      /\b(?:veteran[oa]?|discharge|licenciad[oa]|de (?:mi pais|mexico|guatemala|honduras|el salvador|cuba|venezuela))\b/,
    tell: "parole-militar",
    knows: true,
  },
  {
    // Caught, sent back and in again: whether that was an order decides everything.
    open: idSet(
      "castigo-3-10-perdon entre-sin-inspeccion-245i ajuste-familiar child-21-parent-crossed crossed-spouse pedir-papas arreglar-papeles turista-vencido",
    ),
    said: new RegExp(
      `\\b(?:me|nos) (?:agarr\\w+|detuv\\w+|pesc\\w+|regres(?:o|aron)|devolv\\w+|ech(?:o|aron))\\b.*\\b${againAcross}\\b|\\b(?:sent|turned) (?:me|us) back\\b.*\\b${againAcross}\\b`,
    ),
    tell: "turned-back-reentered",
    knows: true,
    waits: true,
  },
  {
    // Out of their hands: the same visa is the way.
    open: idSet("visa-t t-victim-too"),
    amid: true,
    said: /\b(?:hay (?:manera|forma|modo)|se puede|puedo|podria|is there (?:a|any) way|can i)\b(?: \w+){0,4} (?:arreglar|quedarme|papeles|algo con eso|get papers|stay)\b/,
    unless: /\b(?:espos[oa]|hij[oa]|marido|wife|husband|kids?)\b/,
    tell: "visa-t",
  },
  {
    // A fee nobody here can pay: free help.
    open: idSet(
      "orden-deportacion falte-a-corte nta-corte reopen-no-notice apelar-juez fianza encontrar-detenido",
    ),
    said: /\b(?:abogad[oa]|licenciad[oa]|lawyer|attorney)\b(?: \w+){0,5} (?:cobra[n]?|pide[n]?|quiere[n]?|charges?|wants?)\b|\bno (?:tengo|hay|tenemos|me alcanza)(?: \w+){0,3} (?:dinero|lana|para (?:pagar|el abogado|un abogado))\b/,
    unless:
      /\b(?:fianza|bono|bond|coyote|rescate|notari\w*|apel\w*|appeal\w*|cuant[oa]|how much|me (?:ponen|dan)|gratis|free)\b/,
    items: ["buscar-abogado/cant-pay"],
  },
  {
    // A resident who was put on the list of voters, told behind the question whether she may vote.
    open: idSet("ciudadania-requisitos citizen-wish"),
    said: /\b(?:me (?:registr\w+|apunt\w+|inscribi\w*)|registered)\b/,
    opened: /\bvot\w+/,
    unless: /\b(?:clases?|curso|examen|test|class)\b/,
    tell: "registered-to-vote",
    knows: true,
  },
  {
    // The court of a ticket is the county's.
    open: idSet("licencia-manejar police-stop stop-no-license license-state-without"),
    said: /\b(?:tengo que ir|debo ir|me toca|voy|do i (?:have to|need to) go)\b(?: \w+){0,3} (?:corte|court)\b|^(?:y )?(?:la|que) corte\b/,
    unless: /\b(?:migracion|inmigracion|immigration|nta)\b/,
    tell: "traffic-court",
    safe: true,
  },
  {
    // Held by the same hands: a victim too, and nobody to be petitioned for.
    open: idSet("visa-t t-victim-too"),
    amid: true,
    said: new RegExp(
      `^(?:(?:y|e|pero|and|but|what about) )*${another}(?: que)?(?: \\w+){0,5} (?:tambien|conmigo|aqui|igual|too|as well|with me|here)(?: \\w+){0,3}$|^(?:(?:y|e|pero|and|but) )*(?:tambien|also) (?:esta|estan|tienen|hay|is|are|they have) ${another}\\b`,
    ),
    unless:
      /\b(?:pedir\w*|traer\w*|peticion\w*|bring|petition|sponsor|puede (?:ver|enterarse)|me (?:dice|dijo))\b/,
    tell: "t-victim-too",
  },
  {
    // There when it happened, and hurt like her.
    open: idSet("visa-u u-victim-too u-signature-six-months"),
    amid: true,
    said: new RegExp(
      `\\b${another}(?: que)? (?:tambien )?(?:(?:estaba|estaban|iba|iban|andaba|venia|was|were)(?: \\w+)? (?:conmigo|ahi|alli|with me|there)|(?:lo|la|le|los|les) (?:tambien )?(?:asalt\\w+|rob\\w+|golpe\\w+|peg\\w+|dispar\\w+|amenaz\\w+)|(?:got|was|were) (?:robbed|hurt|shot|beaten|attacked))\\b|\\b(?:tambien|too) (?:lo|la|le|los|les) (?:asalt\\w+|rob\\w+|golpe\\w+|peg\\w+)\\b.*\\b${another}\\b|\\ba ${another} tambien (?:lo|la|le|los|les) (?:asalt\\w+|rob\\w+|golpe\\w+|peg\\w+)\\b`,
    ),
    unless: /\b(?:pedir\w*|traer\w*|bring|petition|en (?:mi pais|mexico|honduras|guatemala))\b/,
    tell: "u-victim-too",
  },
  {
    // Not in the locator: sought again, and by other ways.
    open: idSet("encontrar-detenido"),
    said: /\b(?:(?:si|y si|pero)(?: \w+)? no (?:sale|aparece|esta|lo encuentro|la encuentro|hay nada)|no (?:me )?(?:sale|aparece)(?: nada)? (?:ahi|alli|en (?:la|esa) (?:pagina|lista|busqueda)))\b|\b(?:if|but) (?:he|she|nothing|the name)(?: \w+)? (?:isnt|is not|doesnt|does not|comes|shows?)\b.*\b(?:there|up|listed|show)\b/,
    items: ["encontrar-detenido/not-showing-yet"],
  },
  {
    // Nobody has to sign: another office may.
    open: idSet("visa-u u-signature-six-months"),
    said: /\b(?:no (?:me )?(?:lo |la )?(?:quier\w+ |van a )?firm\w+|que no (?:lo |la )?firm\w+|refus\w+ to sign|wont sign|dont sign|say no)\b/,
    unless: /\b(?:no firme|no firmes|no he firmado)\b/,
    tell: "certification-refused",
  },
  {
    // It must be there, and not only sent.
    open: idSet("perdi-o-me-negaron"),
    said: /^(?=.*\b(?:ese (?:mismo )?dia|el mismo dia|el ultimo dia|esa fecha|that (?:same |very )?day|(?:on )?the last day)\b)(?=.*\b(?:mand\w+|envi\w+|correo|send|mail\w*)\b)/,
    items: ["perdi-o-me-negaron/deadline-count"],
  },
  {
    open: idSet("perdi-o-me-negaron"),
    said: /\b(?:mas (?:tiempo|dias)|prorroga|extension|more time|extra time)\b/,
    unless: /\b(?:apel\w+|n ?336|ciudadan\w+)\b/,
    items: ["perdi-o-me-negaron/m-more-time"],
  },
  {
    // Without a licence meanwhile.
    open: idSet("licencia-manejar license-state-without"),
    said: /\b(?:manej\w+|driv\w+)\b.*\b(?:asi|mientras|en lo que|sin (?:ella|licencia)|meanwhile|without|until)\b|\b(?:segur[oa]|safe|riesgo|peligroso)\b.*\b(?:manej\w+|driv\w+)\b/,
    unless: /\b(?:par(?:an|o|aron|a)|agarr\w+|caught|stopped|pulled over|me (?:hacen|pasa))\b/,
    items: ["licencia-manejar/no-choice-work"],
  },
  {
    open: idSet("derechos-laborales"),
    said: /^(?:(?:y|ok|bueno|entonces|pero) )*(?:quien|a quien|con quien|donde)(?: \w+){0,3} (?:ayud\w+|apoy\w+|reclam\w+)\b|\bwho (?:can|could|will) help\b/,
    items: ["derechos-laborales/complaint-how"],
  },
  {
    // The price of the paper that is named.
    open: idSet("documentos-perdidos"),
    said: /^(?=.*\b(?:cuanto|how much|precio|costo|cost|fee)\b)(?=.*\b(?:certificad[oa]|certificate|mica|green ?card|permiso|permit)\b)/,
    unless: /\b(?:tarda|tiempo|long)\b/,
    items: ["documentos-perdidos/std-cost"],
  },
  {
    // Past the day that the judge gave.
    open: idSet("salida-voluntaria departure-granted"),
    said: /\b(?:me espero|esper(?:ar|arme|o)|hasta despues|pas(?:ar|o) (?:los reyes|la navidad|navidad|las fiestas|el ano nuevo|ano nuevo)|me quedo|no me voy|no salgo|stay (?:longer|until|past)|wait until|dont leave)\b/,
    unless: /\b(?:corte|apel\w+|permiso)\b/,
    items: ["salida-voluntaria/std-nothing-granted"],
  },
  {
    // Asked for by oneself, and not beside a parent.
    open: idSet("pedir-papas"),
    said: /^(?:(?:y|e|o|pero|entonces) )*(?:si|puedo|podria) (?:l[oa] )?(?:pido|pedir(?:l[oa])?)(?: yo)? (?:aparte|sol[oa]|por separado|despues|yo)\b|\bpetition (?:him|her) (?:separately|myself|on my own)\b/,
    unless: /\b(?:mama|papa|mother|father)\b/,
    items: ["pedir-hermanos/std-qualify"],
    knows: true,
  },
  {
    open: idSet("pedir-esposo ajuste-familiar"),
    said: /\b(?:cuanto (?:cuesta|sale|cobran|es|vale)|how much)\b.*\b(?:permiso|permit)\b/,
    items: ["ajuste-familiar/price-whole"],
  },
  {
    // In already: what comes after the wedding.
    open: idSet("fiance-ninety fiance-no-wedding"),
    said: /\b(?:despues de (?:casar(?:nos|se)|la boda)|ya casados|que sigue|y luego|after (?:we (?:marry|get married)|the wedding)|whats next|what comes next)\b/,
    items: ["prometido-k1/wedding-in-90"],
  },
  {
    open: idSet("ciudadania-requisitos citizen-wish"),
    said: /\b(?:estuve|pase|sali|me fui|viaje|was|spent|stayed|went)\b.*\b(?:[6-9]|1[01]|seis|siete|ocho|nueve|diez|once|six|seven|eight|nine|ten|eleven) (?:meses|months)\b/,
    items: ["ciudadania-requisitos/trip-over-six-months"],
  },
  {
    open: idSet("afidavit-i864"),
    said: /\b(?:quien|quienes|who)\b(?: \w+){0,3} (?:firmar|firma|firme|sign)\b/,
    unless: /\b(?:primero|obligad[oa]|responsable)\b/,
    items: ["afidavit-i864/who-can-cosign"],
  },
  {
    open: idSet("dui"),
    said: /\b(?:(?:son|fueron|eran|tengo|tuve|llevo) (?:ya )?dos|dos (?:no|y no) uno|otro (?:dui|fue|me lo)|(?:two|second)(?: \w+)? (?:dui|dwi|arrest)|its two)\b/,
    items: ["dui/two-or-more"],
    knows: true,
  },
  {
    // Not of age yet, after all.
    open: idSet("child-21-petitions-parent pedir-papas"),
    said: /\b(?:(?:tiene|is|hes|shes) (?:apenas |solo |todavia |only |just )?(?:1[5-9]|20|dieci\w+|veinte|twenty)|los cumple (?:hasta|en)|todavia no (?:los )?cumple|(?:isnt|not) 21 yet)\b/,
    unless: /\b(?:herman\w+|brother|sister|yo tengo)\b/,
    opened: /\b(?:21|2[2-9]|veinti\w+)\b/,
    tell: "child-not-yet-21",
    knows: true,
  },
  {
    // Eighteen on the day of the wedding: no stepchild for a petition.
    open: idSet("hijos-hijastros stepchild-of-citizen child-before-21 child-nearly-21"),
    said: /\b(?:tenia|ya tenia|cumplidos?) (?:ya )?(?:1[89]|2\d|dieciocho|diecinueve|veinti?\w*)\b.*\b(?:cas(?:amos|aron|e)|boda)\b|\b(?:was|were) (?:1[89]|2\d|eighteen|nineteen|twenty)\b.*\bmarried\b/,
    items: ["hijos-hijastros/stepchild-age"],
    knows: true,
  },
  {
    // A parole in place of the paper that is none.
    open: idSet("residencia-cubanos cuban-i220a i-220a-residence i-220a-wait i-220a i-220a-spouse"),
    said: /\b(?:lo que (?:tengo|me dieron) es|si tengo|tengo|es|its|i have)(?: (?:un|a|el))? parole\b|\bparole\b.*\b(?:cbp one|i ?94)\b/,
    unless: /\b(?:no tengo|puedo pedir|how do i get|sin)\b/,
    items: ["residencia-cubanos/over-one-year"],
    knows: true,
  },
  {
    // The second of the two things that were asked, told behind the answer to the first.
    open: idSet("entre-sin-inspeccion-245i"),
    said: new RegExp(`${aloneBefore}(?:espos[oa]|marido|mujer|senora|viej[oa]|wife|husband|spouse)$`),
    tell: "crossed-spouse",
  },
  {
    open: idSet("entre-sin-inspeccion-245i"),
    said: new RegExp(`${aloneBefore}(?:h?ij[oa]s?|mij[oa]|son|daughter|kids?|children)$`),
    tell: "child-21-parent-crossed",
  },
  {
    open: idSet("encontrar-detenido fianza"),
    said: /\b(?:puedo|podemos|podria|podre|dejan|quiero|can i|could i|may i)(?: \w+){0,3} (?:ver(?:l[oa])?(?: a mi \w+)?|visitar(?:l[oa])?|visit(?: \w+)?|see (?:him|her|my \w+))(?= |$)(?! (?:si|que|donde|como|cuando|el caso|if))/,
    unless: /\bno (?:me |nos )?(?:dejan?|quieren)\b|\b(?:dont|wont|do not) let\b/,
    items: ["encontrar-detenido/visit-him"],
  },
  {
    // A stepchild is nobody's child for this, and one's own may stand in the sentence before.
    open: idSet("ciudadania-por-padres child-already-citizen"),
    said: /\b(?:hijastr[oa]s?|entenad[oa]s?|step ?(?:sons?|daughters?|child(?:ren)?|kids?))\b/,
    unless: /\badopt\w+/,
    tell: "my-stepchild",
  },
  {
    open: idSet("entrevista-asilo asilo-general"),
    told: ["court"],
    said: /\b(?:volver a|vuelvo a|otra vez|de nuevo|otra|again|another|new)\b.*\b(?:i ?589|solicitud|asilo|asylum)\b|\b(?:i ?589|solicitud|asilo|asylum)\b.*\b(?:otra vez|de nuevo|again)\b/,
    unless: /\b(?:neg\w+|denied|apel\w+|appeal\w*|perdi|lost)\b/,
    tell: "referral-same-form",
  },
  {
    // To answer costs nothing, whatever a fight against a denial does.
    open: idSet("perdi-o-me-negaron rfe-time rfe-marriage rfe-not-all some-letter"),
    said: /\b(?:cuant[oa]|precio|costo|se paga|hay que pagar|cobra[nr]?|how much|cost|pay|fee)\b(?: \w+){0,4} (?:contest\w+|respond\w*|mandar (?:las |mas |los )?(?:pruebas|evidencias?|documentos)|answer\w*|reply|send (?:the |more )?(?:proof|evidence|documents))\b/,
    items: ["perdi-o-me-negaron/std-cost"],
  },
  {
    open: idSet("perdi-o-me-negaron"),
    said: /^(?:(?:y|and|pero|but|ok|ay|oiga) )*(?:(?:que pasa|que hago|what) )?(?:si|if)(?: (?:ya|se|me|los|las|the|it|they|already))* (?:pas(?:aron|o|e)|venc(?:io|ieron)|cumpl(?:io|ieron)|acab(?:o|aron)|(?:have |has )?(?:passed|ended|went by|is over|are over))(?: \w+){0,3}$|^(?:(?:y|and) )?(?:what )?if (?:the )?(?:\w+ ){1,3}(?:(?:have|has) )?(?:(?:already )?passed|are over|is over)$/,
    items: ["perdi-o-me-negaron/deadline-passed"],
  },
  {
    open: idSet("perdi-o-me-negaron"),
    said: /\b(?:una parte|en partes|unas (?:hoy|ahora)|lo demas|lo que falta) (?:y |despues|luego|mas)|\b(?:mand\w+|send)\b.*\b(?:una parte|en partes|lo demas|part of it|the rest)\b/,
    items: ["perdi-o-me-negaron/rfe-two-parts"],
  },
  {
    open: idSet("buscar-abogado"),
    said: /\b(?:segur[oa]|de verdad|really)\b(?: \w+){0,2} (?:es |son )?(?:gratis|free)\b/,
    items: ["buscar-abogado/cant-pay"],
  },
  {
    // By the kind of permit that was told.
    open: idSet("renovar-permiso-extension"),
    said: /\b(?:cuanto|how much|precio|costo|cost|fee)\b/,
    opened: /\b(?:residencia pendiente|por (?:la )?residencia|i ?485|c ?0?9|pending green card)\b/,
    unless: /\b(?:tarda|tiempo|long)\b/,
    tell: "renew-c09-price",
  },
  {
    open: null,
    said: /^(?=.*\b(?:otra (?:cosa|pregunta|duda)|cambiando de tema|another (?:thing|question)|by the way)\b)(?=.*\b(?:nin[oa]s?|hij[oa]s?|sobrin[oa]|herman[oa]|kids?|son|daughter|child)\b)(?=.*\b(?:dejan (?:entrar|inscrib\w+)|(?:puede|pueden) (?:entrar|ir|inscrib\w+)|inscribir\w*|aceptan|enroll|go to school)\b)(?=.*\b(?:escuela|prepa\w*|secundaria|primaria|kinder|high ?school|school)\b)/,
    unless: /\b(?:universidad|college|ice|migra)\b/,
    items: ["escuela-emergencia/std-qualify"],
  },
  {
    open: null,
    said: /^(?=.*\b(?:seguro social|social security|el social)\b)(?=.*\b(?:bebe|nin[oa]|hij[oa]|baby|daughter|son)\b)(?=.*\b(?:nacid[oa]|nacio|born|recien)\b)(?=.*\b(?:saco|sacar|pido|consig\w+|donde|get|how)\b)/,
    items: ["seguro-social/baby-born-here"],
  },
];
