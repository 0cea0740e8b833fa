/**
 * Later turns of work, licences, offices and helpers that a near word pulled to another subject: who pays for the certification, a mismatch and what
 * the boss did, a box of the I-9, a truck licence, a record, a visa of investors. Server only.
 */
import { idSet } from "#guide/dialogue/server-only/ids.ts";
import { paidByBoss } from "#guide/dialogue/server-only/outright/known-answers.ts";
import type { Follow } from "#guide/dialogue/server-only/thread/follows-table.ts";

const wages = idSet("derechos-laborales");
const mismatch = /\b(?:e ?verify|everify|mismatch|tnc|no (?:coincide|coincidio)|no match)\b/;
const sentHome =
  /\b(?:sent me home|sent home|fired me|let me go|me (?:mandaron|enviaron) (?:a|pa|para) (?:mi |la )?casa|me (?:suspendieron|corrieron|descansaron)|me quitaron (?:las )?(?:horas|turnos)|cut my hours|wont let me work)\b/;
const notMyNumber =
  /\b(?:number|numero|social|seguro|ssn)\b.*\b(?:cousins?|prim[oa]|herman[oa]|someone elses?|somebody elses?|otra persona|de otr[oa]|ajen[oa]|prestad[oa]|friends?|brothers?|sisters?|fake|fals[oa]|made up|inventad[oa])\b|\b(?:cousins?|brothers?|sisters?|friends?|someone elses?|somebody elses?|fake|false) (?:number|social|ssn)\b/;
const trucks = /\b(?:cdl|camioner[oa]s?|comercial|commercial|trucker\w*|truck|trailer|troquer\w+)\b/;
const investing = /\b(?:e ?2|invert\w+|invers\w+|invest\w*)\b/;
const treatyPassport =
  "(?:hondure\\w+|mexican[oa]|colombian[oa]|argentin[oa]|chilen[oa]|costarricense|panamen[oa]|paraguay[oa]|honduran|mexican|colombian|argentine|chilean|(?:de|from) (?:honduras|mexico|colombia|argentina|chile|costa rica|panama|paraguay))";
const files = idSet("foia");
const farm = idSet("h2a-h2b");
const army = /\b(?:army|ejercito|militar|military|marin\w+|navy|soldado|soldier|air force)\b/;

const childsNumber = {
  opened: /\b(?:h?ij[oa]s?|nin[oa]s?|bebe|daughter|son|kids?|child(?:ren)?|baby)\b/,
  said: /\b(?:us(?:o|ar|e)|using|trabaj\w+ con|work with)\b(?: \w+){0,2} (?:su|el|ese|her|his|that|their) (?:numero|seguro|social|ssn|number)\b.*\b(?:trabaj\w+|chamba|work\w*|job|yo)\b/,
};

export const dailyFollows: readonly Follow[] = [
  { open: idSet("patron-me-peticiona"), ...paidByBoss, tell: "perm-cost" },
  { open: wages, opened: mismatch, said: sentHome, tell: "tnc-sent-home" },
  {
    // The name on the card was spoken of in between.
    open: idSet("renovar-green-card name-change"),
    was: wages,
    said: sentHome,
    tell: "tnc-sent-home",
  },
  { open: idSet("tnc-sent-home e-verify tnc-days tnc-left"), said: notMyNumber, tell: "used-papers" },
  {
    open: idSet(
      "derechos-laborales renovar-green-card renovar-permiso-extension boss-asks-again boss-asks-papers",
    ),
    opened: /\b(?:residen\w+|mica|green ?card|tarjeta|card)\b.*\b(?:venc\w+|expir\w+|caduc\w+)\b/,
    said: /\b(?:me (?:despidieron|corrieron|echaron)|(?:got|was|been) fired|fired me|let me go)\b/,
    tell: "fired-over-card",
  },
  {
    open: wages,
    told: ["resident"],
    said: /\b(?:desempleo|unemployment)\b/,
    unless: /\b(?:residencia|green ?card|mica)\b/,
    tell: "unemployment-resident",
  },
  {
    open: idSet("fired-over-card"),
    said: /\b(?:desempleo|unemployment)\b/,
    tell: "unemployment-resident",
  },
  {
    open: wages,
    said: /\b(?:report\w+|denunci\w+|reclam\w+|quej\w+|complain\w*|claim)\b.*\b(?:migra|ice|immigration|migracion|inmigracion)\b/,
    unless:
      /\b(?:llego la migra|ice came|ya llamo|called|se vale|es legal|is (?:it|that) legal|can he|puede)\b/,
    items: ["derechos-laborales/if-he-does-call"],
    safe: true,
  },
  {
    open: wages,
    said: /\bcuanto tiempo\b.*\b(?:reclam\w+|denunci\w+|quej\w+)\b|\bhow long\b.*\b(?:claim|complain|report)\b/,
    unless: /\b(?:tard\w+|take)\b/,
    items: ["derechos-laborales/how-long-to-claim"],
  },
  {
    open: wages,
    opened: /\b(?:lastim\w+|accident\w+|herid[oa]|me cai|espalda|compensacion|hurt|injur\w+)\b/,
    said: /\b(?:pid\w+|ped\w+|pregunt\w+|ask\w*)\b(?: \w+){0,4} (?:papeles|estatus|status|papers)\b/,
    tell: "hurt-claim-papers",
  },
  {
    open: idSet("seguro-social derechos-laborales antecedentes"),
    said: /\b(?:marque|puse|firme|marked|checked|put)\b(?: \w+){0,4} (?:residente|resident)\b/,
    tell: "i9-marked-resident",
  },
  {
    open: idSet("i9-marked-resident"),
    said: /\b(?:ciudadan[oa]|citizen|no me acuerdo|no se cual|no recuerdo|dont remember|not sure)\b/,
    tell: "i9-unsure",
  },
  {
    // So long a sentence may be of the gravest kind.
    open: idSet("antecedentes"),
    said: /^(?=.*\b(?:burglary|robbery|theft|assault|robo|asalto|agresion|fraude|fraud|drogas|drugs)\b).*\b(?:1[2-9]|[2-9]\d) (?:months|meses)\b|^(?=.*\b(?:burglary|robbery|theft|assault|robo|asalto|agresion|fraude|fraud)\b)(?=.*\b(?:did|served|cumpli|carcel|jail|prison|sentence\w*|sentencia\w*)\b).*\b(?:un|one|a|dos|two|tres|three|\d) (?:year|years|ano|anos)\b/,
    unless: /\b(?:ago|hace|probation|probatoria)\b/,
    items: ["antecedentes/served-time"],
  },
  {
    open: idSet("religioso"),
    said: /\b(?:despues|luego|then|after|eso|that)\b.*\b(?:residencia|resi\w+ia|green ?card|mica|residency)\b/,
    unless: /\b(?:cuanto cuesta|cost)\b/,
    items: ["religioso/std-time"],
  },
  {
    open: idSet("religioso"),
    said: /\b(?:mis?|my) (?:h?ij[oa]s?|espos[oa]|kids?|children|wife|husband)\b/,
    unless: /\b(?:21|cumpl\w+|ciudadan\w+|citizen|turn\w*)\b/,
    items: ["religioso/spouse-kids"],
  },
  {
    open: idSet("estudiante-f1"),
    said: /\b(?:si|if|y|and)\b.*\b(?:me salgo|dejo (?:la escuela|de estudiar|los estudios)|no sigo estudiando|drop out|quit school|stop studying|leave school)\b/,
    unless: /\b(?:transfer\w*|otra escuela|cambi\w+|another school)\b/,
    tell: "student-lapsed",
  },
  {
    open: idSet("escuela-emergencia"),
    said: /\b(?:me llega la cuenta|(?:cobran|van a cobrar) (?:despues|luego)|will (?:they|i) (?:charge|bill|get (?:a )?bill)\w*|billed)\b/,
    items: ["escuela-emergencia/bill-after"],
  },
  {
    open: idSet("documentos-perdidos"),
    opened: /\b(?:permiso|mica|green ?card|tarjeta|work permit|card)\b/,
    said: /\b(?:cambi\w+ de (?:patron|trabajo)|otro trabajo|trabajo nuevo|new job|change jobs?)\b/,
    unless: /\b(?:mica|green ?card)\b/,
    items: ["documentos-perdidos/card-lost-work"],
  },
  {
    open: idSet("pedir-esposo"),
    said: /\b(?:parole humanitario|humanitarian parole)\b/,
    tell: "parole-humanitario",
  },
  {
    open: idSet("murio-peticionario"),
    opened:
      /^(?!.*\b(?:mi|my) (?:espos[oa]|marido|husband|wife)\b(?! s?(?:dad|mom|father|mother|papa|mama))).*/,
    fact: true,
    said: /\b(?:viv(?:o|imos|ia|iamos)|estaba(?:mos)?|live|lived|living|was|were)\b(?: \w+){0,4} (?:aqui|con el|con ella|here|with (?:him|her)|(?:en|in) (?:florida|texas|california|estados unidos|the us))\b/,
    items: ["murio-peticionario/parent-petitioner-here"],
  },
  {
    open: idSet("hijos-hijastros pedir-esposo prometido-k1"),
    said: /\bno se (?:ha )?divorci\w+\b|\b(?:sigue|todavia esta|aun esta) casad[oa] con\b|\bnever (?:got )?divorced\b|\bstill married to\b/,
    unless: /\b(?:conmigo|with me|to me|to each other)\b/,
    items: ["pedir-esposo/still-married-other"],
  },
  {
    // The child's own number.
    open: idSet("hijos-nacidos-aqui seguro-social taxes-itin"),
    ...childsNumber,
    tell: "childs-number",
  },
  {
    open: idSet("hijos-nacidos-aqui taxes-itin"),
    was: idSet("hijos-nacidos-aqui"),
    said: childsNumber.said,
    tell: "childs-number",
  },
  {
    open: idSet("buscar-abogado"),
    said: /\b(?:senor|senora|vecin[oa]|iglesia|notari[oa]|muchach[oa]|amig[oa]|oficina|lady|church|notary|neighbor|woman|guy)\b.*\b(?:llena\w*|hace (?:los )?(?:papeles|tramites|formas)|fills?|fill out|does (?:the )?(?:papers|forms|paperwork)|prepares?)\b/,
    unless: /\b(?:abogad[oa]|lawyer|attorney|acreditad[oa]|accredited)\b/,
    items: ["notarios-fraude/check-who-helps"],
  },
  {
    open: idSet("licencia-manejar"),
    opened: trucks,
    said: /\b(?:green ?card|residencia|mica|residente|resident|residency)\b/,
    unless: /\b(?:no|sin|without|dont)\b/,
    tell: "cdl-resident",
  },
  {
    open: idSet("licencia-manejar"),
    opened: trucks,
    said: /\b(?:permiso|asilo|c ?0?8|work permit|asylum|ead|tps|daca)\b/,
    items: ["licencia-manejar/cdl"],
  },
  {
    // Another's permit, asked about for a licence: none to be asked for.
    open: idSet("licencia-manejar"),
    said: /\b(?:mi|my) (?:espos[oa]|marido|mujer|herman[oa]|h?ij[oa]|wife|husband|brother|sister|son|daughter)\b(?: \w+){0,3} (?:permiso|work permit)\b/,
    unless: /\b(?:no tiene|sin|venci\w+|doesnt|no (?:permit|permiso)|expired|cdl)\b/,
    tell: "license-with-permit",
  },
  {
    open: idSet("llamadas-estafa"),
    said: /\b(?:nunca|no|never)\b(?: \w+){0,5} (?:numero|number)\b/,
    unless: /\b(?:di|dio|cuenta|telefono|phone|gave)\b/,
    items: ["foia/no-anumber"],
    here: true,
  },
  {
    open: idSet("llamadas-estafa"),
    said: /\b(?:como|donde|how|where)\b(?: \w+){0,6} (?:orden|order)\b/,
    items: ["foia/order-by-phone"],
    here: true,
  },
  {
    open: files,
    said: /\bno (?:me )?(?:acuerdo|se|recuerdo)\b.*\b(?:firm\w+|deport\w+|voluntari\w+)\b|\bdont (?:remember|know)\b.*\b(?:sign\w*|deport\w+|voluntary|removal)\b/,
    tell: "unknown-border-paper",
  },
  {
    open: files,
    said: /\b(?:cuanto (?:se )?(?:tarda\w*|tiempo)|how long)\b/,
    items: ["foia/how-long"],
  },
  {
    open: idSet("unknown-border-paper foia"),
    said: /\b(?:mientras|ya|puedo|meanwhile|can (?:i|we))\b.*\b(?:firm\w+|mand\w+|met\w+|sign|send|file)\b.*\b(?:paquete|peticion|packet|petition|i ?130|papeles)\b/,
    tell: "border-petition-unsigned",
  },
  {
    open: idSet("exencion-pago"),
    fact: true,
    said: /\b(?:recib\w+|tengo|tenemos|agarro|get|have|on)\b(?: \w+){0,3} (?:snap|medicaid|medicade|medicare|estampillas|food ?stamps|ssi|tanf)\b/,
    unless: /\b(?:ya no|antes|tenia|used to|anymore|hij[oa]s?|kids?)\b/,
    items: ["exencion-pago/which-benefits"],
  },
  {
    open: farm,
    said: /\b(?:pide|piden|cobra|cobran|quiere|quieren|asks?|asking|charg\w+|wants?)\b(?: \w+){0,5} (?:mil|dolares|pesos|dinero|\d{3,5}|dollars|money|thousand)\b/,
    unless: /\b(?:consulad\w+|embajada|uscis|sueldo|por hora|consulate|embassy)\b/,
    tell: "recruiter-fee",
  },
  {
    open: farm,
    said: /\b(?:si|puedo|podria|if|can|could)\b.*\b(?:me quedo|quedarme|(?:trabaj\w+|jale) (?:de|en) otr[oa]|otro trabajo|stay (?:after|here|and)|(?:other|another) (?:job|work))\b/,
    unless: /\b(?:espos[oa]|wife|husband|otro patron|another (?:boss|employer))\b/,
    tell: "h2-other-work",
  },
  {
    open: idSet("refugiados"),
    said: /\b(?:tarde|late|riesg\w+|peligros\w+|risk\w*|dangerous)\b/,
    unless: /\b(?:espos[oa]|i ?730|wife|husband|hij[oa]s?)\b/,
    tell: "refugee-late",
  },
  {
    open: idSet("tn-e2"),
    opened: investing,
    said: new RegExp(
      `\\b(?:mi|my) (?:espos[oa]|marido|mujer|pareja|soci[oa]|wife|husband|partner)\\b(?: \\w+){0,3} ${treatyPassport}\\b`,
    ),
    tell: "e2-spouse-treaty",
  },
  {
    open: idSet("tn-e2"),
    opened: investing,
    said: /\b(?:cuanto (?:dinero|capital|hay que invertir|tengo que (?:invertir|poner)|se (?:necesita|invierte)|debo invertir)|how much (?:money|capital|do i (?:need|have)|must i invest|to invest))\b/,
    tell: "e2-how-much",
  },
  {
    open: idSet("cancelacion-de-deportacion"),
    said: /\b(?:fecha (?:por|a) (?:determinar|definir)|sin (?:fecha|hora)|no (?:decia|traia|tenia|dice|trae) (?:la |el )?(?:fecha|hora|dia)|tbd|to be (?:determined|set)|no (?:date|time))\b/,
    items: ["cancelacion-de-deportacion/counting-ten"],
  },
  {
    open: idSet("parole-militar pedir-papas"),
    opened: army,
    fact: true,
    said: /\b(?:1[7-9]|20|diecisiete|dieciocho|diecinueve|veinte|seventeen|eighteen|nineteen|twenty)\b/,
    items: ["parole-militar/child-not-21-military"],
  },
  {
    open: idSet("parole-militar pedir-papas"),
    opened: army,
    said: /\b(?:baja|deshonros\w+|discharg\w+|kicked out)\b|\b(?:se sale|sale|sacan|corren|gets? out)(?: \w+){0,4} (?:mal|army|ejercito|bad)\b/,
    items: ["parole-militar/veteran-discharge"],
  },
  {
    open: idSet("hurt-not-married"),
    said: /\b(?:polic\w+|cops?|denunci\w+|report\w*)\b/,
    says: { es: /^Se puede denunciar/, en: /^It can still be reported/ },
  },
  {
    open: idSet("retire-no-status"),
    said: /\b(?:itin|taxes|impuestos)\b/,
    says: { es: /^Los taxes con ITIN/, en: /^Taxes with an ITIN/ },
  },
  {
    open: idSet("selective-service"),
    said: /\b(?:2[6-9]|3\d)\b|\b(?:no|nunca|never|didnt)\b(?: \w+){0,2} (?:registr\w+|anot\w+|register\w*)\b/,
    tell: "selective-late",
  },
  {
    open: idSet("spouse-in-cuba"),
    said: /\b(?:me hago|hacerme|sea|soy|become|became|am)\b(?: \w+){0,2} (?:ciudadan[oa]|citizen)\b/,
    tell: "spouse-in-cuba-citizen",
  },
  {
    open: idSet("threatened-with-ice"),
    said: /\b(?:passport|pasaporte|deposito|deposit)\b/,
    unless: /\b(?:sacar|renov\w+|renew|how do i get)\b/,
    tell: "passport-kept",
  },
  {
    open: idSet("multas-998"),
    said: /\b(?:mi|my) (?:espos[oa]|marido|mujer|wife|husband)\b(?: \w+){0,3} (?:ciudadan[oa]|citizen)\b/,
    unless: /\b(?:pag\w+|owe\w*|debe)\b/,
    tell: "fine-spouse-citizen",
    urgency: "order",
  },
  {
    open: idSet("refugiados"),
    said: /\b(?:la|lo|los|her|him|them) (?:pido|when|cuando)\b.*\b(?:residente|mica|resident|green ?card)\b|\b(?:pid\w+|pedir\w*|petition|file)\b.*\b(?:cuando|when|ya) (?:sea|soy|i am|im|i become|siendo)\b/,
    tell: "refugee-spouse-later",
  },
  {
    open: idSet("consultar-caso-corte"),
    said: /\b(?:mi|my) (?:herman[oa]|espos[oa]|marido|mujer|prim[oa]|h?ij[oa]|brother|sister|wife|husband|cousin|son|daughter)\b.*\b(?:fecha|date|court|corte|audiencia|hearing)\b/,
    unless: /\b(?:detenid[oa]|detained|orden|order)\b/,
    fact: true,
    tell: "family-date-apart",
  },
  {
    open: idSet("partner-with-card"),
    fact: true,
    said: /\b(?:got|le dieron|ya (?:tiene|le llego)|has)\b(?: \w+){0,3} (?:mica|green ?card|residencia)\b/,
    says: { es: /^Cásense solo/, en: /^Marry only/ },
  },
  {
    open: idSet("partner-with-card"),
    fact: true,
    said: /\b(?:entre|vine|llegue|cruce|came|entered|crossed)\b/,
    says: { es: /^Si entraste con visa, cuando/, en: /^If you came with a visa, once/ },
  },
  {
    open: idSet("partner-with-card"),
    said: /\b(?:esper\w+|wait\w*)\b/,
    says: { es: /^(?:Cásense solo|Mientras esperas)/, en: /^(?:Marry only|While you wait)/ },
  },
  {
    open: idSet("child-weds-no-papers"),
    said: /\b(?:sus hij[oa]s|(?:tiene|y) (?:dos |tres )?hij[oa]s|h?ij[oa]s (?:de|d) ella|her (?:kids|children|son|daughter))\b/,
    says: { es: /^Los hijos de su pareja/, en: /^The spouse's children/ },
  },
  {
    open: idSet("entre-sin-inspeccion-245i"),
    fact: true,
    said: /\b(?:yo )?tenia (?:como )?(?:\d|1\d|20) anos?\b|\bi was (?:only |just |like )?(?:\d|1\d|20)\b/,
    unless: /\b(?:cruce|entre|llegue|crossed|came|entered)\b/,
    tell: "minor-in-old-petition",
  },
  {
    open: idSet("estado-del-caso"),
    fact: true,
    said: /(?=.*\b(?:i ?130|130|peticion|petition)\b)(?=.*\b(?:espos[oa]|marido|mujer|husband|wife)\b)(?=.*\b(?:soy|im|i am)(?: \w+){0,2} (?:ciudadan[oa]|citizen)\b)(?=.*\b(?:esta|vive|is|lives)(?: \w+){0,2} (?:en|in|alla|fuera)\b)/,
    tell: "citizen-spouse-abroad",
  },
];
