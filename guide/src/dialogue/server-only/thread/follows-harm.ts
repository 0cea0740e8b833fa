/** Later turns whose near answer would cost somebody dear, as readers with fresh eyes found them. Part of `follows-table.ts`. Server only. */
import { idSet } from "#guide/dialogue/server-only/ids.ts";
import type { Follow } from "#guide/dialogue/server-only/thread/follows-table.ts";

const crossed =
  /\b(?:entre|cruce|vine|pase|brinque|entered|crossed|came)\b(?: \w+){0,3} (?:por|sin|through|without|across)(?: \w+){0,2} (?:rio|cerro|desierto|monte|frontera|linea|visa|papeles|inspeccion|river|desert|border|papers|inspection)\b|\bmojad[oa]\b/;
const neverSaidFear =
  /\b(?:(?:nunca|no|jamas) (?:le |les )?(?:dije|conte|puse|he dicho)|never (?:said|told)|(?:didnt|did not) (?:say|tell))\b(?: \w+){0,6} (?:miedo|temor|peligro|amenaz\w+|afraid|fear|danger|threat\w*)\b/;

const partner = "(?:espos[oa]|marido|mujer|senora|pareja|husband|wife|spouse)";

export const harmFollows: readonly Follow[] = [
  {
    // Away from the ranch or the boss, and not out of the country.
    open: idSet("visa-t"),
    said: /\b(?:(?:me|nos) (?:salgo|salimos|voy|vamos|escapo|escapamos|largo)|salir(?:me|nos)|ir(?:me|nos)|escapar(?:me|nos)?|dejo|dejar|leave|quit|run away|get out)\b(?: \w+){0,3} (?:ranch\w*|trabajo|labor|campo|patron\w*|mayordomo|jef[ea]|finca|granja|traila|trailer|bodega|empresa|contratista|job|farm|boss|employer|camp)\b/,
    unless: /\b(?:ya (?:me|nos) (?:sali|salimos|fui|fuimos|escape)|my country|mi pais|mexico|already left)\b/,
    items: ["visa-t/still-there"],
    amid: true,
    safe: true,
  },
  {
    // Put out once and back, told late: the parole of soldiers' families takes none of it away.
    open: idSet("parole-militar"),
    said: /\b(?:(?:lo|la|los|nos|me) (?:agarraron|regresaron|echaron|sacaron|devolvieron|deportaron)|deportad[oa]s?|caught|sent back|deported|turned back|removed|kicked out)\b/,
    unless:
      /\b(?:nunca|never|no (?:lo|la|me|nos) (?:deport|regres)\w+|was(?:nt| not) (?:ever )?(?:caught|deported))\b/,
    items: ["parole-militar/crossed-twice-pip"],
    waits: true,
    knows: true,
  },
  {
    // An extension or a change that is asked in time, and no answer by the day.
    open: idSet("turista-vencido"),
    said: /\b(?:(?:no|si no|what if (?:they|i) (?:dont|do not)|if (?:they|i) (?:dont|do not)|havent|still havent)(?: (?:me|nos))? (?:contest\w+|respond\w+|answer\w*|hear\w*|decid\w+|resuelv\w+))\b(?: \w+){0,4} (?:antes|a tiempo|fecha|before|by|in time)\b/,
    items: ["turista-vencido/extension-pending-time"],
    knows: true,
  },
  {
    // An asylum that was denied years ago, and what has happened at home since.
    open: idSet("check-in-ice orden-deportacion order-first i-220b order-appointment"),
    said: /^(?=.*\b(?:neg(?:o|aron)|perdi|denied|lost)\b(?: \w+){0,4} (?:asilo|asylum|caso|case)\b)(?=.*\b(?:ahora|now|desde entonces|since|este ano|this year|en (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre))\b)(?=.*\b(?:mataron|mato|asesin\w+|amenaz\w+|bandas?|maras?|cartel|killed|murdered|threat\w*|gangs?)\b)/,
    items: ["orden-deportacion/country-changed"],
    knows: true,
  },
  {
    // The card that runs out is one of two years: another form, and another clock.
    open: idSet("renovar-green-card documentos-perdidos renew-expired"),
    said: /\b(?:de (?:las|los) de (?:2|dos) anos|(?:mica|tarjeta|green ?card|residencia) (?:es )?de (?:2|dos) anos|(?:la|las) (?:de (?:ella|el|mi \w+|su \w+)|mia|suya|nuestra|otra) es de (?:2|dos) anos|(?:2|two) year (?:one|card|green ?card)|condicional|conditional)\b/,
    unless: /\b(?:no es|isnt|not the)\b/,
    tell: "two-year-card",
  },
  {
    // Filed after the day, and what was said of the old law holds no more.
    open: idSet("entre-sin-inspeccion-245i crossed-old-petition"),
    said: /^(?=.*\b(?:meti(?:o|eron)|mand(?:o|aron)|pidi(?:o|eron)|filed|petition\w*|peticion)\b)(?=.*\b(?:(?:en|del?|in) (?:el )?(?:200[2-9]|20[12]\d|dos mil (?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce))|(?:mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|may|june|july|august|september|october|november|december) (?:de(?:l)? |of )?2001)\b)/,
    unless: /\b(?:entre|cruce|llegue|vine|crossed|came|nacio|born|cas[eo]|murio|died)\b/,
    items: ["entre-sin-inspeccion-245i/filed-date-late"],
  },
  {
    // Who changed the date stopped the clock.
    open: idSet("permiso-trabajo-asilo asylum-filed"),
    said: /\b(?:pedi|pedimos|pidio|solicite|cambie|movi|(?:i|we) (?:asked|changed|moved|rescheduled))\b(?: \w+){0,6} (?:fecha|cita|corte|audiencia|entrevista|date|hearing|court|interview)\b/,
    unless: /\b(?:no (?:lo )?pedi|sin que yo|nunca pedi|did not ask|didnt ask|never asked)\b/,
    items: ["permiso-trabajo-asilo/clock-stopped"],
  },
  {
    // Whoever was put out means to cross again.
    open: idSet(
      "reingreso-tras-deportacion removed-abroad removed-how-long removed-may-return spouse-sent-back",
    ),
    said: /\b(?:coyotes?|polleros?|smugglers?|cruzar (?:otra vez|de nuevo|por)|brincar\w*|por el (?:rio|cerro|desierto)|cross (?:again|the border|illegally))\b/,
    unless: /\b(?:cruzo|cruce|crossed|ya (?:esta|entro|paso)|pago (?:al )?coyote (?:en|hace))\b/,
    items: ["reingreso-tras-deportacion/thinking-of-crossing"],
    waits: true,
  },
  {
    // Years without papers, told by who would travel with a permit.
    open: idSet("viajar-advance-parole leaving-485 emergency-travel"),
    said: /\b(?:estuve|dure|pase|tuve|llevaba|tenia|vivi|i (?:was|spent|had|lived))\b(?: \w+){0,4} (?:anos?|years?)\b(?: \w+){0,3} (?:sin (?:papeles|estatus|permiso|visa)|indocumentad[oa]|ilegal|without (?:papers|status)|undocumented|out of status|illegal\w*)\b/,
    items: ["viajar-advance-parole/ap-in-hand"],
    waits: true,
  },
  {
    // Gone already, years ago: nobody keeps her from leaving.
    open: idSet("proceso-consular nvc-papers pedir-papas citizen-parents-abroad"),
    said: /\b(?:estuvo|vivio|estuvieron|vivieron|was|lived|stayed)\b.*\b(?:sin papeles|ilegal\w*|indocumentad[oa]|con la visa vencida|without papers|illegally|undocumented)\b.*\b(?:se regreso|regreso|se volvio|se fue|went back|left|returned)\b/,
    unless: /\b(?:deport\w+|volvio a (?:entrar|cruzar)|came back)\b/,
    tell: "left-after-overstay",
  },
  {
    // Officers where people work.
    open: idSet("derechos-laborales unpaid-or-hurt boss-threat"),
    said: /\b(?:(?:si|cuando|que (?:hago|hacemos|pasa) (?:si|cuando)|if|when|what if) )(?:\w+ ){0,2}(?:llega[n]?|viene[n]?|entra[n]?|cae[n]?|hay|aparece[n]?|comes?|shows? up)\b(?: \w+){0,3} (?:ice|la migra|migracion|inmigracion|redada|immigration|raid)\b|\b(?:ice|migra|migracion|immigration) (?:llega|viene|entra|cae|comes|shows up)\b/,
    tell: "work-raid",
    urgency: "door",
  },
  {
    // Who keeps the children, asked before a day on which one may be held.
    open: idSet(
      "check-in-ice orden-deportacion order-first i-220b i-220a encontrar-detenido nta-corte falte-a-corte ice-en-mi-puerta order-appointment",
    ),
    said: /\b(?:quien (?:se (?:queda|hace cargo)|los? cuida|los? va a cuidar|va por)|con quien (?:se quedan|dejo)|who (?:keeps|takes|will (?:take|keep|look))|que (?:pasa|hago) con mis (?:hijos|ninos))\b/,
    unless: /\b(?:ya (?:se los|los) llevaron|dcf|cps|albergue|custodia)\b/,
    tell: "fear-for-children",
    knows: true,
  },
  {
    // A wedding does away with no order.
    open: idSet("consultar-caso-corte orden-deportacion order-first falte-a-corte no-show-order"),
    said: /\b(?:si me caso|casarme|casandome|si nos casamos|if i (?:get married|marry)|marrying)\b/,
    told: ["order"],
    tell: "order-first",
    knows: true,
  },
  {
    // Of the children's birth, and not of what it gives their parents.
    open: idSet("hijos-nacidos-aqui"),
    said: /\b(?:quit\w+|take (?:away|it)|taking away|lose|pierd\w+|perd\w+)\b(?: \w+){0,5} (?:ciudadania|siudadania|nacionalidad|citizenship)\b|\b(?:ciudadania|citizenship)\b(?: \w+){0,6} (?:quit\w+|taken|take)\b/,
    items: ["hijos-nacidos-aqui/take-away-citizenship"],
  },
  {
    // What not registering costs: no daily fine of an order.
    open: idSet("registro-extranjeros"),
    said: /\b(?:multa\w*|fine[ds]?|carcel|jail|castig\w+|penalt\w+|delito|crime)\b/,
    unless: /\b(?:998|carta|letter|notice|ya me (?:multaron|llego))\b/,
    items: ["registro-extranjeros/not-register-penalty"],
  },
  {
    open: idSet("asilo-un-anio asilo-general late-asylum asylum-year-close entrevista-asilo"),
    said: /\b(?:si|if)\b(?: \w+){0,4} (?:que no|niegan|nieguen|no me (?:lo|la) dan|say no|den(?:y|ied))\b.*\b(?:mandan|regresan|deportan|sacan|send|deport)/,
    items: ["asilo-un-anio/std-denied"],
  },
  {
    // The child's other parent has a way of their own.
    open: idSet(
      "castigo-3-10-perdon left-and-recrossed entered-once crossed-young-child child-21-parent-crossed",
    ),
    opened: /\b(?:h?ij[oa]|son|daughter)\b/,
    said: new RegExp(
      `\\b(?:mi|my) ${partner}\\b(?: \\w+){0,4} (?:entro|llego|vino|came|entered)(?: \\w+){0,2} (?:con|with|on)(?: \\w+){0,2} visa\\b`,
    ),
    tell: "child-petition-other-parent",
    knows: true,
  },
  {
    // The brother, the sister or the child whom a resident asked for is to marry.
    open: idSet("inmediato-vs-preferencia hijos-hijastros resident-parent-adult"),
    opened:
      /\b(?:(?:mama|papa|madre|padre|mom|dad|mother|father)(?: \w+){0,3} (?:es|is|tiene|has))\b(?: \w+){0,3} (?:residentes?|resident|green ?card|mica|residencia)\b/,
    said: /\b(?:(?:se (?:me |nos )?(?:casa|va a casar|quiere casar)|(?:quiere casarse|va a casarse))|(?:he|she|hes|shes|my (?:brother|sister|son|daughter))(?: is| wants to| plans to| will)? (?:get(?:ting)? married|marry|marries|engaged))\b/,
    unless:
      /\b(?:(?:mama|papa|mom|dad|mother|father)(?: \w+){0,2} (?:se (?:casa|va a casar)|is getting married)|con (?:un|una) ciudadan\w+|(?:to|with) a (?:us )?citizen)\b/,
    tell: "petitioned-marries",
    safe: true,
  },
  {
    // A wedding ends what a resident parent asked for.
    open: idSet("inmediato-vs-preferencia resident-parent-adult"),
    opened: /\b(?:mama|papa|madre|padre|mom|dad|mother|father)\b/,
    said: /\b(?:me caso|casarme|me casara|nos casamos|get married|i marry|getting married)\b/,
    without: ["citizen"],
    tell: "child-marries",
    safe: true,
  },
  {
    open: idSet("inmediato-vs-preferencia child-marries petitioned-marries resident-parent-adult"),
    opened: /\b(?:mama|papa|madre|padre|mom|dad|mother|father)\b/,
    said: /\b(?:se hace|hiciera|se vuelve|se naturaliza|becomes?|naturalizes?)\b(?: \w+){0,2} ?(?:ciudadan[oa]|citizen)?\b/,
    unless: /\bmi (?:espos[oa]|marido)\b|\bmy (?:husband|wife)\b/,
    items: [
      "inmediato-vs-preferencia/m-naturalize-grown",
      "inmediato-vs-preferencia/parent-naturalized-slower",
    ],
    safe: true,
  },
  {
    // Approvals that the neighbourhood speaks of.
    open: idSet("residencia-cubanos i-220a-residence i-220a-wait cuban-i220a i-220a-spouse"),
    said: /^(?=.*\b220 ?a\b)(?=.*\b(?:aprob\w+|(?:estan )?dando|approv\w+|giving)\b)/,
    items: ["residencia-cubanos/std-sure-i220a"],
    here: true,
  },
  {
    open: idSet("exencion-pago"),
    said: /\bdaca\b/,
    items: ["exencion-pago/which-forms"],
  },
  {
    // Free for a victim, asked while the danger is still open.
    open: idSet("visa-t"),
    said: /\b(?:cuanto (?:k?uesta|cuesta|vale|cobran|sale)|se paga|how much|what does it cost)\b/,
    items: ["visa-t/std-cost"],
    amid: true,
  },
  {
    // An asylum of her own, told after a permit that somebody sells.
    open: idSet("notarios-fraude papers-for-sale permit-for-sale"),
    said: /\b(?:yo (?:ya )?|ya |i (?:already )?|we )?(?:meti|metimos|pedi|pedimos|aplique|tengo|filed|applied)(?: \w+){0,3} (?:asilo|asylum)\b(?!.*\b(?:el notario|notaria|sin (?:decir|avisar)|without telling)\b)/,
    unless: /\b(?:me (?:lo )?metio|metieron|he filed|they filed|she filed|mentira\w*|falso)\b/,
    tell: "permiso-trabajo-asilo",
  },
  {
    // Whoever is struck at home needs nobody's petition, and how she came in hardly matters.
    open: idSet("vawa"),
    said: crossed,
    unless:
      /\b(?:veces|twice|otra vez|de nuevo|again|deport(?:aron|ad[oa]|o|ed)|orden|order|regrese|volvi)\b/,
    without: ["reentry", "twice", "deported", "order"],
    items: ["vawa/entered-with-visa-or-crossed"],
    amid: true,
    waits: true,
  },
  {
    // A story that somebody else wrote: nothing is to be said of a fear that there never was.
    open: idSet("notarios-fraude preparer-untrue llamadas-estafa"),
    said: neverSaidFear,
    tell: "preparer-untrue",
  },
  {
    open: idSet("hijos-hijastros ciudadania-por-padres pedir-papas sij-jovenes"),
    said: /^(?=.*\b(?:visa de turista|tourist visa|visitor visa|de visita|to visit)\b)(?=.*\b(?:adopt\w*|tra(?:er|emos|igo|erla|erlo|igan)|la traemos|lo traemos|bring)\b)/,
    items: ["hijos-hijastros/m-wait-here-on-tourist-visa"],
  },
  {
    open: idSet("taxes-itin"),
    said: /\b(?:preparador[ae]?|prepara|contador[a]?|tax (?:man|lady|guy)|preparer|accountant)\b.*\b(?:que ponga|poner|pon|put|claim|add)\b.*\b(?:sobrin[oa]s?|dependientes?|hij[oa]s? de|nieces?|nephews?|dependents?)\b/,
    items: ["taxes-itin/bad-preparer"],
  },
  {
    // The card is lost and the permit is not.
    open: idSet(
      "documentos-perdidos permiso-trabajo-asilo permiso-trabajo-general renovar-permiso-extension",
    ),
    opened: /\b(?:perdi|perdio|robaron|extravi\w+|lost|stole|stolen)\b/,
    said: /\b(?:puedo|podria|can i|may i)\b(?: \w+){0,2} (?:seguir |keep )?(?:trabaj\w+|work\w*)\b/,
    unless: /\b(?:vencid[oa]|ya (?:se )?vencio|expired)\b/,
    items: ["documentos-perdidos/card-lost-work"],
  },
];
