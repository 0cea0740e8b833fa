/**
 * Later turns of work, licences, offices and helpers that a near word pulled to another subject: who pays for the certification, a mismatch and what the
 * boss did, a box of the I-9, a truck licence, a record. Server only.
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
const files = idSet("foia");
const farm = idSet("h2a-h2b");

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
    open: idSet("documentos-perdidos"),
    opened: /\b(?:permiso|mica|green ?card|tarjeta|work permit|card)\b/,
    said: /\b(?:cambi\w+ de (?:patron|trabajo)|otro trabajo|trabajo nuevo|new job|change jobs?)\b/,
    unless: /\b(?:mica|green ?card)\b/,
    items: ["documentos-perdidos/card-lost-work"],
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
];
