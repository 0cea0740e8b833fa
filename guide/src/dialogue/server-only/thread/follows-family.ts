/**
 * What later turns mean in a family's case: who petitions and who may not, a wedding that makes a stepchild, a parent who petitioned and died,
 * a sister who asks for one, a child who is not yet 21. Part of `follows-table.ts`. Server only.
 */
import { idSet } from "#guide/dialogue/server-only/ids.ts";
import type { Follow } from "#guide/dialogue/server-only/thread/follows-table.ts";
import { joiner } from "#guide/dialogue/server-only/thread/follows-words.ts";

const childNot21 = idSet(
  "before-21-meanwhile child-not-yet-21 sure-21 childs-aunt until-21 parent-trip-before-21",
);
const siblings = idSet("sibling-asks-for-me");
const died = idSet("parent-petitioner-died");
const citizenship = idSet("ciudadania-por-padres born-abroad-to-citizen joint-custody");
const petitions = idSet("inmediato-vs-preferencia grown-child-of-parent sibling-asks-for-me");
const wedsThen = /\b(?:casamos|case|casaron|boda|casados|married|wedding|marry)\b/;

export const familyFollows: readonly Follow[] = [
  {
    open: idSet("overstay-citizen-spouse ajuste-familiar"),
    told: ["spouseCitizen", "visa", "deported"],
    without: ["reentry", "abroad"],
    knows: true,
    said: /\b(?:me (?:deportaron|regresaron|devolvieron|negaron la entrada)|fui deportad[oa]|i was (?:deported|removed|sent back|turned back)|they (?:deported|removed) me)\b/,
    tell: "deported-before-visa",
    urgency: "order",
  },
  {
    open: idSet("hijos-nacidos-aqui born-here"),
    said: /\b(?:que|cuales|which|what) (?:papeles|documentos|papers|documents)\b(?: \w+){0,3} (?:saco|sacamos|sacarles|sacar|tramito|tengan|get|need)\b/,
    unless: /\b(?:pasaporte|poder|carta|viaj\w+|passport|travel)\b/,
    tell: "papers-for-born-here",
  },
  {
    // The visa of an exchange may carry a rule of its own: told whoever petitions.
    open: null,
    said: /\b(?:i ?)?212 ?e\b|\b(?:two|2|dos) (?:year|ano)s? (?:home|foreign|en (?:mi|su) pais|residen\w+|de residencia)\b.*\b(?:j ?1|rule|regla|visa)\b|\b(?:j ?1)\b.*\b(?:two|2|dos) (?:years?|anos)\b(?: \w+){0,3} (?:home|rule|regla|pais)\b/,
    tell: "two-year-home",
  },
  {
    open: idSet(
      "tps tps-el-salvador tps-sv-work tps-honduras-nicaragua tps-venezuela tps-haiti-syria tps-ukraine-sudan tps-lebanon",
    ),
    without: ["spouseCitizen", "returnedWithPermission", "order", "reentry", "twice"],
    said: /\b(?:mi|my) (?:espos[oa]|marido|mujer|senora|husband|wife)\b(?: \w+){0,3} (?:es|is|tiene|has)(?: \w+){0,2} (?:resident\w*|mica|green ?card)\b/,
    tell: "tps-resident-spouse",
  },
  {
    open: idSet("two-year-home"),
    said: /\b(?:i ?130|petition|peticion|pedirme|pida)\b/,
    says: { es: /^Tu pareja ciudadana/, en: /^Your citizen spouse/ },
  },
  {
    open: idSet("hijos-hijastros"),
    opened: /\b(?:hijastr[oa]s?|entenad[oa]s?|step ?(?:sons?|daughters?|child(?:ren)?|kids?))\b/,
    told: ["citizen"],
    without: ["order", "reentry"],
    said: new RegExp(
      `(?=.*${wedsThen.source})(?=.*\\b(?:tenia|tenian|era|eran|cumplia|was|were)\\b(?: \\w+){0,2} (?:\\d|1[0-7]|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieciseis|diecisiete|chiquit[oa]s?|nin[oa]s?|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)\\b)`,
    ),
    tell: "stepchild-of-citizen",
  },
  {
    open: idSet("stepchild-of-citizen hijos-hijastros"),
    opened: /\b(?:hijastr[oa]s?|entenad[oa]s?|step ?(?:sons?|daughters?|child(?:ren)?|kids?))\b/,
    said: /\b(?:(?:es|sera|se hace|se vuelve|ya es) ciudadan[oa]s?|(?:is|become|becomes|be) (?:a )?(?:us )?citizens?)\b/,
    unless: /\b(?:soy|im|i am|me hago|i become)\b/,
    items: ["hijos-hijastros/becomes-citizen-automatic"],
  },
  {
    open: idSet("murio-peticionario parent-petitioner-died"),
    told: ["spouseCitizen"],
    said: /\b(?:quien|who)\b(?: \w+){0,3} (?:firma\w*|firme|sign\w*|pone|patrocin\w+|sponsor\w*)\b/,
    items: ["murio-peticionario/who-signs-i864"],
  },
  {
    open: died,
    said: /\b(?:viv(?:ia|i)|estaba|estava|estuve|lived|was living|was)\b(?: \w+){0,3} (?:aqui|aca|here|en (?:estados unidos|texas|california|chicago|nueva york|florida|\w+))\b.*\b(?:mur\w+|fallec\w+|ese dia|died|passed|that day)\b|\b(?:mur\w+|fallec\w+|died|passed)\b.*\b(?:(?:yo )?(?:viv(?:ia|i)|estaba|estava)|i (?:lived|was))\b/,
    unless: /\b(?:alla|en (?:mexico|guatemala|honduras|el salvador|mi pais)|abroad|fuera)\b/,
    says: {
      es: /^(?:Si vivías aquí ese día|Otro familiar)/,
      en: /^(?:If you lived here that day|Another relative)/,
    },
  },
  {
    open: died,
    said: /\b(?:me case|(?:ya )?estoy casad[oa]|soy casad[oa]|i (?:got |am |have )?married|im married)\b/,
    unless: /\b(?:no me case|si me caso|no estoy|not married|if i)\b/,
    says: { es: /^Si ya te casaste/, en: /^If you have married/ },
  },
  {
    open: idSet("murio-peticionario"),
    told: ["parentResident"],
    said: /\b(?:me case|estoy casad[oa]|soy casad[oa]|i (?:got |am |have )?married|im married)\b/,
    unless: /\b(?:no me case|si me caso|no estoy|not married|if i)\b/,
    tell: "parent-petitioner-died",
  },
  {
    open: siblings,
    fact: true,
    said: /\b(?:entre|vine|llegue|cruce|brinque|visa|laser|turista|nogales|rio|cerro|desierto|came|crossed|entered|overstayed)\b/,
    says: {
      es: /^(?:Si cruzaste sin revisión|En el boletín|Mira también)/,
      en: /^(?:If you crossed without|In the .* bulletin|Look also)/,
    },
  },
  {
    // Asked of the sister who petitions, where the way of who petitions was told.
    open: idSet("pedir-hermanos"),
    opened:
      /\b(?:me (?:quiere|puede|podria|va a) (?:pedir|peticionar|arreglar)|(?:petition|sponsor|file)(?: for)? me)\b/,
    fact: true,
    said: /\b(?:entre|vine|llegue|cruce|brinque|came|crossed|entered|overstayed)\b/,
    tell: "sibling-asks-for-me",
  },
  {
    // Of age and a citizen, both told now: nothing is left to ask of who petitions.
    open: idSet("pedir-papas"),
    told: ["parentsWanted", "parentsAbroad"],
    said: /(?=.*\b(?:2[1-9]|[3-6]\d)\b).*\b(?:soy|me hice|ya soy|im|i am|became)(?: \w+){0,2} (?:ciudadan[oa]|citizen)\b/,
    unless: /\b(?:residente|resident|cuando|when)\b/,
    tell: "citizen-parents-abroad",
  },
  {
    open: petitions,
    said: /\b(?:visa de (?:turista|turismo|visita|paseo)|tourist visa|visitor visa|visita con visa)\b/,
    unless: /\b(?:entr\w+|vine|vino|vinieron|vencid\w+|vencio|qued\w+|came|entered|overstay\w*|expired)\b/,
    without: ["order", "deported"],
    items: ["inmediato-vs-preferencia/visit-in-line"],
  },
  {
    open: childNot21,
    said: /\b(?:segur[oa]|dijo|dijeron|dicen|dice|said|says|told|sure|lei|escuche|heard)\b.*\b(?:18|dieciocho|eighteen|vecin\w+|tiktok|facebook|notari\w+|neighbor|amig\w+|friend)\b|^(?:esta |estas )?(?:segur[oa]|are you sure)(?: de eso)?$/,
    tell: "sure-21",
  },
  {
    open: childNot21,
    said: /\b(?:mi|a mi|mis|my) (?:herman[oa]s?|cunad[oa]s?|sister|brother)\b.*\b(?:pedir\w*|pid\w+|peticion\w*|arregl\w+|petition|sponsor|file)\b|\b(?:pedir\w*|petition|sponsor|file for)\b(?: \w+){0,4} (?:mi|my|a mi) (?:herman[oa]|sister|brother)\b|\b(?:tia|tio|aunt|uncle)\b/,
    unless:
      /\b(?:mi herman[oa] (?:es|ya es) ciudadan|my (?:sister|brother) is a (?:us )?citizen|me pid\w+)\b/,
    tell: "childs-aunt",
  },
  {
    open: childNot21,
    said: /\b(?:si (?:yo |mejor )?(?:salgo|me voy|voy|viajo|regreso)|(?:puedo|podria) (?:yo )?(?:salir|viajar|ir a)|(?:if|can|could) i (?:leave|go|travel|fly|visit)|leave the country)\b/,
    unless:
      /\b(?:ir a (?:la|una|un|el) |otro estado|another state|permiso de viaje|advance parole|daca|tps|abogad\w+|lawyer|mexico con mi mica|residente)\b/,
    without: ["resident", "citizen", "abroad", "order"],
    tell: "parent-trip-before-21",
    urgency: "leaving",
  },
  {
    open: childNot21,
    said: new RegExp(
      `^${joiner}(?:\\w+ )*?(?:mientras(?: tanto)?|meanwhile|in the meantime|while (?:i|we) wait)(?: \\w+){0,4}$`,
    ),
    unless: /\b(?:trabaj\w+|work\w*|permiso|permit|vivir|salir|viaj\w+|travel)\b/,
    tell: "before-21-meanwhile",
  },
  {
    // An oath before the birthday keeps the age.
    open: idSet("hijos-hijastros resident-children"),
    told: ["resident"],
    knows: true,
    said: /(?=.*\b(?:juramento|jura|juro|ceremonia|oath|naturaliz\w+)\b).*\b(?:cumple|cumplir|turns?|21|veintiun\w*)\b/,
    tell: "oath-before-21",
  },
  {
    open: idSet("hijos-hijastros resident-children oath-before-21"),
    told: ["resident"],
    said: /\b(?:juramento|oath|jurar|juro|ciudadania|citizenship)\b(?: \w+){0,4} (?:a tiempo|antes|despues|tarde|in time|late|after)\b|\bno (?:me )?(?:dan|alcanzo|llega|alcanza)\b(?: \w+){0,4} (?:juramento|ciudadania|oath)\b/,
    items: ["hijos-hijastros/already-turned-21"],
    here: true,
  },
  {
    open: citizenship,
    said: /\b(?:custodia (?:compartida|legal|conjunta)|(?:joint|shared) custody|fines de semana|weekends|compartian la custodia)\b/,
    tell: "joint-custody",
  },
  {
    // The citizen parent speaks, of a child who was born there.
    open: idSet("ciudadania-por-padres"),
    opened: /\b(?:nin[oa]|h?ij[oa]|bebe|baby|son|daughter|child)\b(?: \w+){0,4} (?:nacio|was born|born)\b/,
    told: ["citizen"],
    fact: true,
    said: /\b(?:viv[ií]|estuve|crecí|creci|naci|estudie|lived|grew up|was born|studied)\b/,
    tell: "born-abroad-to-citizen",
  },
  {
    open: idSet("born-abroad-to-citizen"),
    said: /\b(?:que|cuales|what|which) (?:papeles|documentos|papers|documents|llevo|piden|need)\b|\bque (?:\w+ )?llevo\b/,
    says: { es: /^(?:Lleva tu prueba|Si cumples)/, en: /^(?:Take your proof|If you meet)/ },
  },
  {
    open: idSet("born-abroad-to-citizen"),
    said: /\b(?:mi|my) (?:espos[oa]|marido|mujer|pareja|husband|wife)\b/,
    unless: /\b(?:es|tambien es|is) (?:un |una |a )?(?:ciudadan[oa]|american[oa]|citizen)\b/,
    says: { es: /^Tu esposo o esposa no entra/, en: /^Your spouse does not come in/ },
  },
  {
    open: idSet("married-child"),
    said: /\b(?:me hag[oa] ciudadan\w+|soy ciudadan\w+|i become (?:a )?(?:us )?citizen|i naturalize)\b/,
    says: { es: /^(?:Si te haces ciudadano|Mira si ya)/, en: /^(?:If you become a citizen|See if you can)/ },
  },
  {
    open: idSet("married-child"),
    said: /\bdivorc\w+\b/,
    says: { es: /^(?:Si su divorcio|Divorciarse solo)/, en: /^(?:If their divorce|Divorcing only)/ },
  },
  {
    // Of the child, and not of who asks.
    open: idSet("resident-petitions hijos-hijastros"),
    opened: /\b(?:h?ij[oa]s? casad[oa]s?|married (?:son|daughter|child|kid))\b/,
    told: ["resident"],
    said: /\b(?:se divorci\w+|divorci\w+|(?:gets?|is) divorced|me hag[oa] ciudadan\w+|soy ciudadan\w+|i become (?:a )?(?:us )?citizen|i naturalize)\b/,
    unless: /\b(?:me divorci\w+|mi divorcio|my divorce)\b/,
    without: ["citizen"],
    tell: "married-child",
  },
  {
    // A wedding is for a petition; a union before a notary is not.
    open: null,
    said: /\b(?:union(?:es)? civil(?:es)?|civil unions?|domestic partner\w*|pacto civil)\b/,
    unless: /\b(?:casad[oa]s?|married)\b/,
    items: ["matrimonio-igualitario/civil-union"],
  },
];
