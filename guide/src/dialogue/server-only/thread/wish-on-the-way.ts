/**
 * "Bueno, eso es para manejar, pero yo lo que quiero es ser legal": a wish for a status after a question on another subject. The open subject claims
 * whatever shares its words, so such a wish is read as a first message. Server only.
 */
import type { Settled, Thread } from "#guide/dialogue/server-only/thread/thread.ts";
import { isStatement } from "#guide/dialogue/server-only/thread/words.ts";
import { asksForStatus, wishesPlainly } from "#guide/dialogue/server-only/wishes/more-wishes.ts";
import { isOpenWish, namesAffair } from "#guide/dialogue/server-only/wishes/open-wish.ts";
import { overviewTopic } from "#guide/mind.ts";
import { clean } from "#guide/words/normalise.ts";
import { says } from "#guide/words/server-only/says.ts";

/** Subjects that lead to no status: nobody who asked of them has named a way yet. */
const noWay: ReadonlySet<string> = new Set(
  (
    "taxes-itin licencia-manejar traducciones escuela-emergencia seguro-social cambio-direccion buscar-abogado notarios-fraude llamadas-estafa " +
    "loteria-visas permiso-trabajo-general derechos-laborales documentos-perdidos registro-extranjeros carga-publica exencion-pago foia " +
    "ice-en-mi-puerta proceso-examen-medico hijos-nacidos-aqui"
  ).split(" "),
);

const papers =
  "(?:papeles|papelitos|residen[cs]ia|residente|mica|tarjeta verde|green ?card|est[ae]t[ui]s|documentos|situacion(?: migratoria| legal)?|legal(?:es|mente)?|papers|documents|(?:legal |permanent )?(?:status|residen(?:t|cy))|legally|legalized)";
const get =
  "(?:ten(?:er|ga|gan|gamos)|sac\\w+|consig\\w+|conseg\\w+|obt\\w+|agarr\\w+|arregl\\w+|compon\\w+|recib\\w+|den|dan|dar|darme|darnos|darle|lograr|alcanz\\w+|hacer(?:me|se|nos)?|volver(?:me|se)?|qued\\w+|ser|sea|get|getting|become|becoming|be|being|have|fix|fixing|obtain)";
const wishes: readonly RegExp[] = [
  new RegExp(`\\b${get}(?: (?!sin\\b|without\\b|no\\b)\\w+){0,3} ${papers}\\b`),
  new RegExp(
    `\\b${papers}\\b.{0,40}\\bcomo (?:le hago|(?:los|la|lo|las) (?:saco|consigo|arreglo|obtengo))\\b`,
  ),
  /\bayud\w+ con lo de (?:mis|los|nuestros) papeles\b/,
  /\b(?:legali[zsc]|lejali[zs]|regulari[zsc])\w+\b/,
  /\b(?:dej(?:ar|e|o|emos|en) de|ya no|no|stop|not|no longer)(?: quiero)? (?:ser|andar|estar|vivir|seguir|be|being|living|live)(?: \w+){0,2} (?:ilegal(?:es)?|mojad[oa]s?|indocumentad[oa]s?|sin papeles|escondid[oa]s?|illegal|undocumented|in hiding)\b/,
];
/** "Uno que no tiene papeles, ¿qué hace para tenerlos?": the lack and the wish in one. */
const toHaveThem =
  /\b(?:papeles|documentos|est[ae]t[ui]s|residencia|mica|papers|status|documents)\b.{0,60}\b(?:(?:para|pa|como)(?: \w+){0,2} (?:tener|sacar|conseguir|arreglar|agarrar|obtener)l[oa]s?|(?:to|can|do|how)(?: \w+){0,3} (?:get|have) (?:them|it|some))\b/;
/** "Eso no me toca, ¿qué más hay para mí?" */
const elseForMe =
  /\b(?:(?:que|cual) (?:mas|otr[ao]s?(?: \w+)?) (?:hay|habra|existe|tengo|tiene|me queda|nos queda|puedo|puede|podemos)|(?:hay|habra|no hay|existe)(?: \w+)? (?:algo|otr[ao]s?(?: \w+)?) (?:mas )?(?:para|pa)|(?:hay|habra|queda) (?:\w+ )?(?:esperanza|chance|oportunidad|salida) para|califico (?:yo )?(?:para|a) (?:algo|alguna)|(?:what|anything|something) else (?:is there|do i have|can i|for)|(?:is there|any) (?:any )?(?:hope|chance) for|(?:is there|any) (?:anything|something|other \w+) (?:else )?for)\b/;
const notForMe =
  /\b(?:no (?:me|nos|le) (?:toca|sirve|aplica|conviene|alcanza|queda)|no (?:califico|puedo|entro|aplico)|sin (?:nada de )?(?:papeles|est[ae]t[ui]s|documentos)|(?:no|nunca) (?:tengo|tenemos|(?:he|hemos) tenido) (?:papeles|nada|documentos)|indocumentad\w+|like me|como yo|como uno|doesnt (?:apply|work|help)|(?:dont|cant) (?:qualify|use)|no (?:papers|status))\b/;
/** "¿Y lo mío cómo lo arreglo?": her own case, where what was asked is for a child or for the day. */
const ownCase =
  /\b(?:arregl|compon|compus|enderez|resolv|resuelv|solucion)\w* (?:lo (?:mio|nuestro|de (?:nosotros|uno))|mi (?:asunto|cosa))\b|\blo (?:mio|nuestro|de nosotros)\b(?: (?!(?:cuanto|tard\w+|cuesta)\b)\w+){0,3} (?:arregl|compon|compus|enderez|resolv|solucion)\w*|\b(?:arreglarme|componerme|arreglarnos|componernos|me compongo)\b|\b(?:fix|sort out) (?:mine|my own(?: \w+)?|myself)\b/;
const notOwnCase: ReadonlySet<string> = new Set(
  "taxes-itin seguro-social derechos-laborales notarios-fraude llamadas-estafa documentos-perdidos cambio-direccion foia exencion-pago".split(
    " ",
  ),
);
/** Only whether this thing gives papers: its own subject says that. */
const ofThisThing =
  /^(?:(?:y|pero|entonces|oye|oiga|ok|bueno|and|so|but|cool|thanks|gracias) )*(?:con (?:eso|esto|ese|esa|el|la|mi)|(?:eso|esto|ese|esa|that|this)|(?:does|will|can|would) (?:that|this|it))\b(?!.*\b(?:que (?:mas|otr[ao])|what else|quiero|want|como (?:le )?hago)\b)/;
const lacks =
  /\b(?:sin|no (?:tengo|tiene|tenemos|tienen|hay|traigo)(?: \w+)?|without|(?:dont|doesnt|do not|does not) have(?: any)?|with no|have no|has no) (?:papeles|est[ae]t[ui]s|documentos|residencia|mica|green card|papers|status|documents|legal status)\b/g;
/** What the open subject asks of her or would give: "¿cómo la saco si soy indocumentado?", "do I need status to get it", "si gano". */
const ofOpen =
  /\b(?:l[oa]s? (?:saco|saca|sacamos|consigo|pido|tramito|puedo (?:sacar|pedir))|(?:need|have to have|required?)(?: \w+){0,3} (?:status|papers|documents|resident|green card|legal)|(?:se necesita|necesito|ocupo|tengo que|hay que|debo) (?:ser|tener|estar) (?:legal|residente|papeles|est[ae]t[ui]s)|si (?:la |me la |lo )?(?:gano|ganara|saco|dan)|si (?:me hago|soy|fuera|ya soy|tuviera|llego a ser)|if i (?:win|get it|become|was|were)|(?:me|nos) (?:dijo|dijeron|promet\w+|asegur\w+|jur\w+) que)\b/;
const asksForOne =
  /\b(?:habra|hay|que se (?:ocupa|necesita|requiere)|califico|modo|manera|forma|is there|any way|are there)\b/;

function isWish(said: string): boolean {
  if (ofOpen.test(said) || ofThisThing.test(said)) return false;
  if (isOpenWish(said) || wishesPlainly(said) || asksForStatus(said)) return true;
  if (toHaveThem.test(said) || (says(said, elseForMe) && notForMe.test(said))) return true;
  const bare = said.replace(lacks, " ");
  return wishes.some((one) => one.test(bare)) && !namesAffair(bare);
}

/** Its reading as a first message (`asFirst`), where that asks the two questions; null where the open subject keeps it. */
export function wishOnTheWay(
  { mind, question, readings, state }: Thread,
  asFirst: (words: string) => Settled,
): Settled | null {
  const { topic, pending, asked, crisis } = state;
  if (topic === null || !noWay.has(topic) || pending !== null || crisis !== undefined) return null;
  if (asked.includes(overviewTopic) || mind.search.exact(question) !== null) return null;
  if (readings.every((said) => isStatement(question, said) && !asksForOne.test(said))) return null;
  // "Ya tengo el ITIN. Ahora quiero mi residencia": what is told of the open subject stands before the wish.
  const parts = [question, ...question.split(/[.!?;:]+\s/)];
  const own = !notOwnCase.has(topic) && readings.some((said) => ownCase.test(said));
  const wished = own || readings.some(isWish) ? question : parts.find((part) => isWish(clean(part)));
  return wished === undefined ? null : askedFirst(asFirst, [question, wished]);
}

function askedFirst(asFirst: (words: string) => Settled, all: readonly string[]): Settled | null {
  for (const words of new Set(all)) {
    const settled = asFirst(words);
    const { kind, topic } = settled.turn.reply;
    if (kind === "clarify" && topic !== null) return settled;
  }
  return null;
}
