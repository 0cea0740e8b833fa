/**
 * Acts that are announced ("y si mejor no voy", "y si no la renuevo", "mi primo lo hizo"): what they cost. Part of `follows-table.ts`. Server only.
 */
import { idSet } from "#guide/dialogue/server-only/ids.ts";
import type { Follow } from "#guide/dialogue/server-only/thread/follows-table.ts";
import { partner } from "#guide/dialogue/server-only/thread/follows-words.ts";
import { tears } from "#guide/dialogue/server-only/thread/words.ts";

const notGoing =
  /\b(?:si|if|y|mejor)\b(?: (?:mejor|yo|i|we))* (?:no (?:voy|vamos|me presento|nos presentamos|asisto|vaya)|falto|faltamos|(?:dont|do not) (?:go|show up)|skip|miss)\b|\bshould (?:i|we) (?:just )?(?:skip|miss|not go)\b|^(?:mejor )?no (?:voy a )?(?:ir|voy)$/;
const others =
  /\b(?:(?:mi|my|un|una|a|la|el|mis) )?(?:prim[oa]s?|compadres?|comadres?|amig[oa]s?|vecin[oa]s?|cunad[oa]s?|herman[oa]s?|tiktok|tik tok|facebook|youtube|whatsapp|cousins?|friends?|neighbors?|brothers?|sisters?|everyone|everybody|todos|todo el mundo)\b/;
const worked =
  /\b(?:hizo|hicieron|le salio|les salio|ya (?:lo |la )?(?:tiene|tienen|trae)|no (?:le|les) paso nada|consiguio|asi le hizo|dice[n]?|dij\w+|decia[n]?|(?:did|does|do) (?:it|that)|got (?:it|his|hers|one)|it worked|say[s]?|said|told)\b/;
const heard = new RegExp(`(?=.*${others.source}).*(?:${worked.source})`);

export const actFollows: readonly Follow[] = [
  {
    open: idSet(
      "ajuste-familiar pedir-esposo interview-fear interview-overstay residence-interview green-card-interview",
    ),
    opened: /\b(?:entrevista|interview)\b/,
    said: notGoing,
    without: ["order", "abroad"],
    tell: "interview-not-going",
  },
  {
    open: idSet("interview-fear interview-overstay"),
    fact: true,
    said: /\b(?:visa|nunca he tenido|no tengo (?:record|delitos|antecedentes)|sin delitos|never (?:been )?arrested|no record)\b/,
    unless: /\b(?:esta|visa waiver|orden|order|deport\w+|cruce|crossed)\b/,
    tell: "interview-overstay",
  },
  {
    // The appointment is there, and the one who goes lives here.
    open: idSet("proceso-consular consular-papers"),
    said: new RegExp(
      `\\b(?:${partner}|el|ella|he|she|llev[oa]|esta|vive|vivimos|been|lives)\\b.*\\b(?:sin (?:papeles|documentos|estatus)|indocumentad[oa]|without papers|undocumented|no papers|visa vencida|se le vencio)\\b`,
    ),
    unless:
      /\b(?:perdon|waiver|i ?601|nunca (?:ha )?(?:venido|vivido)|never|(?:su|sus|his|her) (?:papas?|mama|herman[oa]s?|h?ij[oa]s?|prim[oa]|parents|dad|mom|brother|sister|kids?|son|daughter))\b/,
    without: ["waiverApproved", "abroad", "order", "deported"],
    tell: "spouse-interview-no-waiver",
    urgency: "leaving",
  },
  {
    open: idSet("daca renew-daca-arrest daca-police"),
    said: /\b(?:si|if|mejor)\b(?: (?:mejor|yo|i))* (?:no (?:la |lo )?(?:renuevo|mando|hago)|(?:la |lo )?dejo (?:vencer|que se venza|asi)|(?:dont|do not|never) renew|let it (?:expire|lapse))\b/,
    without: ["dacaLapsed", "neverDaca"],
    items: ["daca/std-nothing"],
  },
  {
    // Whoever was to send it has sent it.
    open: idSet(
      "cancelacion-de-deportacion ten-years-sold ten-years-and-children notarios-fraude false-asylum-offered asilo-general",
    ),
    told: ["asylum"],
    said: /\b(?:ya (?:la |lo |le |les )?(?:mando|metio|envio|firme|firmamos|presento)|ya (?:esta )?(?:mandad|metid|enviad)[oa]|(?:he|she|they) already (?:sent|filed)|already (?:signed|filed|sent))\b/,
    opened: /\b(?:notari\w+|10 anos|diez anos|ten year\w*|asilo|asylum|ley)\b/,
    without: ["fear", "asylumFiled"],
    unless: /\b(?:abogad[oa]|lawyer|attorney|yo (?:la|lo) mande|tengo miedo)\b/,
    items: ["notarios-fraude/asylum-filed-secretly"],
  },
  {
    open: null,
    told: ["asylumFiled"],
    said: /\b(?:retir\w+|quitar|cancel\w+|withdraw\w*|drop|cerrar|dejar|saco) (?:(?:el|mi|lo del|the|my) )?(?:caso de )?(?:asilo|asylum)\b|\b(?:should|debo|puedo|conviene) (?:i )?(?:retirarlo|withdraw it|drop it)\b/,
    tell: "withdraw-asylum",
  },
  {
    open: idSet("falte-a-corte orden-deportacion order-first missed-first missed-moved order-unknown"),
    said: /\b(?:cuanto(?:s)? (?:tiempo|anos)|how (?:long|many years))\b(?: \w+){0,6} (?:fuera|afuera|sin (?:volver|regresar)|castigo|volver|regresar|out|outside|away|bar|banned|come back)\b/,
    tell: "order-how-long-out",
    urgency: "order",
  },
  {
    open: idSet("encontrar-detenido"),
    told: ["detained"],
    without: ["heldSelf"],
    said: tears,
    unless:
      /\b(?:me (?:pega|golpea|quiero morir)|matar\w*|morir\w*|fianza|bond|solo esta llorando|esta llorando|hits me|kill|die)\b/,
    tell: "family-of-taken",
    urgency: "detained",
  },
  {
    // What holds the monitor: it may be taken off, and nobody may take it off alone.
    open: idSet("check-in-ice monitor-off monitor-hurts"),
    opened: /\b(?:grillete|tobillera|monitor|ankle|isap|reloj)\b/,
    said: /\b(?:quit\w+|sac\w+|remov\w+|take (?:it )?off|taken off)\b/,
    items: ["check-in-ice/ankle-monitor-life"],
  },
  {
    open: idSet("check-in-ice monitor-off monitor-hurts i-220b i-220a"),
    said: /\b(?:direccion|domicilio|address)\b.*\b(?:donde|como|where|how)\b|\b(?:donde|como|where|how)\b.*\b(?:direccion|domicilio|address)\b/,
    unless: /\b(?:oficina|cita|office|appointment|que direccion|which address|what address)\b/,
    items: ["cambio-direccion/one-or-two-notices"],
  },
  {
    open: idSet("agents-gone"),
    said: /\b(?:voy|ir|vamos|salgo|salir|go|leave)\b(?: \w+){0,4} (?:trabaj\w+|chamb\w+|jale|work)\b/,
    items: ["ice-en-mi-puerta/std-work"],
  },
  {
    open: idSet("nta-corte cambio-direccion court-afraid court-elsewhere"),
    said: /\b(?:fight|defend|defensa|defender\w*|pelear\w*|pelea|win with|ganar)\b.*\b(?:1\d|2\d|diez|doce|quince|veinte|ten|twelve|fifteen|twenty) (?:anos|years)\b|\b(?:1\d|2\d|diez|doce|quince|veinte|ten|twelve|fifteen|twenty) (?:anos|years)\b.*\b(?:fight|defend|defensa|defender\w*|pelear\w*|win)\b/,
    tell: "ten-years-and-children",
    urgency: "court",
  },
  {
    open: idSet("papers-for-sale"),
    said: heard,
    unless: /\b(?:llam\w+|dinero|pag\w+|datos|calls?|called|money|pay\w*)\b/,
    tell: "others-permit",
    urgency: "scam",
  },
  {
    open: idSet("came-as-child daca"),
    told: ["neverDaca"],
    without: ["daca"],
    said: heard,
    items: ["daca/never-had"],
  },
  {
    open: idSet("viajar-advance-parole daca daca-emergency"),
    told: ["daca"],
    said: /\b(?:just go|everyone|everybody|todos (?:van|lo hacen)|vete|que me vaya|no pasa nada)\b/,
    items: ["daca/travel-ap"],
  },
  {
    open: idSet("fraude-matrimonio sham-others"),
    said: heard,
    unless: /\b(?:denunci\w+|report\w*|acus\w+|amenaz\w+|accus\w*|threat\w*)\b/,
    tell: "sham-others",
  },
  {
    // Paid for and signed, and not sent.
    open: idSet("fraude-matrimonio sham-others"),
    said: /\bno (?:la |lo |las |los )?(?:hemos |he )?(?:mand\w+|envi\w+|met\w+)\b|\b(?:ya|si ya|already)\b(?: \w+){0,3} (?:di|dimos|pague|pagamos|firme|firmamos|paid|signed|gave)\b|\b(?:havent|didnt|not) (?:sent|send|filed|file)\b/,
    unless: /\b(?:ya (?:la|lo) mand\w+|recibo|receipt|entrevista|interview)\b/,
    items: ["fraude-matrimonio/never-filed"],
  },
  {
    open: idSet("fraude-matrimonio sham-others"),
    said: /^(?:(?:y|bueno|entonces|ok|pues|pero|so|then|well|and) )*(?:que (?:si )?(?:puedo|podria) hacer|(?:que|cual) (?:otro )?camino (?:hay|tengo)|hay (?:otra|alguna) (?:forma|manera)|what can i (?:actually )?do|is there (?:another|any) way)(?: \w+){0,3}$/,
    tell: "sham-real-ways",
  },
  {
    // The three years are of who lives with a citizen spouse.
    open: idSet(
      "divorcio-en-tramite divorce-in-petition residencia-condicional two-year-alone two-year-card two-year-now late-i751",
    ),
    told: ["divorcing"],
    without: ["n400Sent", "order"],
    said: /\b(?:ciudadania|ciudadan[oa]|citizenship|(?:a )?citizen|n ?400|naturaliz\w+)\b/,
    unless:
      /\b(?:el|ella|mi ex|espos[oa]|he|she|husband|wife|h?ij[oa]s?|ya (?:mande|meti)|already (?:sent|filed)|quit\w+|pierd\w+|lose)\b/,
    tell: "n400-separated",
  },
  {
    open: idSet("ciudadania-requisitos n400-separated citizen-wish divorcio-en-tramite"),
    told: ["divorcing"],
    fact: true,
    said: /\b(?:10|diez|ten)(?: |-)?(?:anos|years?)\b(?: \w+){0,3} (?:card|mica|tarjeta|green)|\b(?:card|mica|tarjeta|green ?card)\b(?: \w+){0,4} (?:10|diez|ten) (?:anos|years?)\b/,
    items: ["divorcio-en-tramite/ten-year-card"],
  },
  {
    open: null,
    told: ["divorcing"],
    said: /\b(?:mi ex|el|ella|my ex)\b.*\b(?:manten\w+|mantien\w+|firmo|support|signed)\b.*\b(?:carta|i ?864|afidavit|affidavit|firmo|signed|letter)\b/,
    unless: /\b(?:divorcio|custodia|h?ij[oa]s?|child support|manutencion|751|n ?400)\b/,
    items: ["divorcio-en-tramite/ex-signed-i864"],
  },
  {
    open: idSet("divorcio-en-tramite afidavit-i864 ciudadania-requisitos n400-separated"),
    told: ["divorcing", "resident"],
    said: /\b(?:me caso|casarme|me vuelvo a casar|i (?:re)?marry|get married)\b.*\b(?:otr[oa]|pedirl[oa]|l[oa] puedo pedir|petition|sponsor)\b/,
    items: ["divorcio-en-tramite/new-partner"],
  },
  {
    // Waiting is an act too.
    open: idSet("falte-a-corte orden-deportacion order-first missed-moved missed-first order-unknown"),
    told: ["order"],
    said: /\b(?:si|if|y)\b(?: (?:mejor|yo|i|me|nomas|solo|just))* (?:espero|espera|no hago nada|me quedo (?:asi|callad[oa])|dejo asi|wait|do nothing|lay low)\b/,
    unless: /\b(?:cuanto|respuesta|contest\w+|alla|decision|answer)\b/,
    items: ["falte-a-corte/std-nothing", "orden-deportacion/std-nothing"],
  },
  {
    // Ill on the day of the hearing: what may be asked for once an order is given.
    open: idSet("nta-corte hearing-change court-skipped"),
    told: ["ill"],
    said: /\b(?:si|if)\b(?: \w+){0,4} (?:la orden|una orden|orden de deportacion|an order|the order|deportan|ordered)\b/,
    without: ["order", "detained"],
    items: ["falte-a-corte/how-long-left"],
  },
  {
    // A notary sent what no one can send.
    open: idSet("cancelacion-de-deportacion"),
    opened: /\bnotari\w+\b/,
    said: /\b(?:ya (?:le )?firme|ya (?:me )?(?:la|lo) (?:mando|metio)|lo mando|already (?:signed|filed|sent))\b/,
    tell: "ten-years-sold",
  },
  {
    open: idSet("left-and-recrossed"),
    said: /\b(?:(?:no|nada|ningun[oa]?)(?: \w+){0,3} (?:hay|ay|nada|camino|remedio|solucion|esperanza|que hacer)|nothing (?:i can|else|left|to do)|no (?:hope|way)|anything i can do)\b/,
    items: ["castigo-3-10-perdon/recrossed-options-here"],
  },
  {
    open: idSet("ciudadania-requisitos citizen-wish"),
    fact: true,
    said: /\b(?:estuve|pase|viaje|me quede|fui|spent|was|stayed)\b(?: \w+){0,3} (?:[6-9]|1[01]|seis|siete|ocho|nueve|diez|once|six|seven|eight|nine|ten|eleven) (?:meses|months)\b/,
    items: ["ciudadania-requisitos/trip-over-six-months"],
  },
  {
    open: idSet("ciudadania-requisitos citizen-wish"),
    opened:
      /\b(?:[6-9]|1[01]|seis|siete|ocho|nueve|diez|once|six|seven|eight|nine|ten|eleven) (?:meses|months)\b/,
    said: /\b(?:espero|esperar(?:me)?|me espero|wait)\b/,
    unless: /\b(?:cuanto|how long|tengo que|do i have)\b/,
    items: ["ciudadania-requisitos/six-to-twelve-wait-or-file"],
  },
  {
    open: idSet("came-as-child"),
    told: ["neverDaca"],
    said: /^(?:(?:y|entonces|pero|ok|so|then|and) )*(?:que (?:puedo|podria) hacer|que hago|hay (?:otro|algun) camino|what can i do|is there another way)(?: \w+){0,2}$/,
    says: { es: /^Sin DACA, tu camino/, en: /^Without DACA, your way/ },
  },
];
