/**
 * Figures of speech that name a blow or a death and mean neither: a price that hits the pocket, a wish not to die before the papers come, a
 * wait that kills, what somebody would do over a game. Each is heard as what it means, before any rule listens for danger. Server only.
 */

const pocket = "(?:el|la|los|las|mi|nuestro|nuestra) (?:bolsillos?|carteras?|billeteras?|econom[ií]a)";
const inPocket = new RegExp(
  `\\b(?:(?:me|nos|le|les) )?(?:peg(?:a|an|ó|aron)|golpe(?:a|an|ó|aron)|dan?|duelen?)(?: (?:muy|bien|bastante|duro|fuerte|feo))*(?: donde (?:más|mas) (?:me |nos )?duele,?)?(?: (?:en|a))? ${pocket}(?! (?:de atr[aá]s|trasera))`,
  "gi",
);
/** With something to live for, and nothing that is left behind. */
const noDeathBefore =
  /\b(?:ya )?no (?:(?:me|nos|se) )?(?:(quisiera|quiero|quisi[eé]ramos|queremos|quiere|quisieran|quieren|gustar[ií]a) )(?:(?:yo|ella|[eé]l) )?mori(?:r|rme|rse|rnos|rte)(?: (?:aqu[ií]|ac[aá]|todav[ií]a))? sin (?:(?=(?:ver|tener|conseguir|arreglar|sacar|conocer|regresar|volver|abrazar|haber)\b)|(?=(?:mis|sus|los|la|mi|su|unos)? ?(?:papeles|residencia|ciudadan[ií]a|mica|green card|documentos)\b)())/gi;
const englishBefore =
  /\b(?:do(?:es)?n['’]?t|do(?:es)? not|wouldn['’]?t) (want|like) to die (?:here )?without (?=(?:(?:my|his|her|the|any|seeing|having|getting) )?(?:papers|status|green card|seeing|residency|citizenship|documents|my|his|her)\b)/gi;
const killingWait =
  /\b(the|this|all this|la|esta|tanta) (wait(?:ing)?|espera) (?:is|me est[aá]|nos est[aá])(?: (?:literally|really|just|seriously|literalmente))?(?: (?:killing me|killing us|matando)(?: de a poco| poco a poco| lentamente| de los nervios)?)\b/gi;

/** "No se muere hasta no tener su ciudadanía." */
const notDeadYet =
  /\b(?:ya )?no (?:se|me) (?:muere|muero|va a morir|voy a morir) hasta (?=(?:que|no|tener|ver|conseguir)\b)|\b(?:won['’]?t|will not|can['’]?t|refuses? to) die (?=(?:until|before)\b)/gi;
const choking =
  /\b(me|nos) (?:ahorca|asfixia|mata)(n?) con (?=(?:(?:sus|las|los|tantas|tantos|esas|esos) )?(?:preguntas|cuotas|pagos|deudas|precios|intereses|gastos|tarifas|taxes|papeles|requisitos)\b)/gi;
/** Heat, rent and a ring on the phone that kill, work that ties, children who sleep. */
const tiring =
  /\b(el|la|los|las|este|esta|tanto|tanta|the|this) (calor|fr[ií]o|renta|estr[eé]s|tr[aá]fico|examen|tarea|nervios|heat|rent|traffic|stress) (?:ya )?(?:(?:me|nos) (?:est[aá]n?|anda) matando|is (?:really |just )?killing (?:me|us))\b/gi;
const tiedToWork =
  /(?<!\btienen? )\b(?:amarrad|atad)([oa]s?) (?:con|a|de) (?:(?:el|la|mi|su|sus) )?(?:trabajo|chamba|jale|horario|turnos?|negocio|contrato)\b(?! (?:con|nos|me|l[oa]s?|sin)\b)/gi;
const asleep =
  /\b(no (?:quiero|quisiera) )despertar (?=(?:a|al) (?:(?:los|las|la|el|mi|mis) )?(?:ni[nñ]|beb|hij|espos|marid|mam|pap|abuel|famil|vecin|gente|nadie))/gi;

/** An illness that keeps somebody in bed. */
const illnessTies =
  /\b(la|el|su|una|un) (artritis|reuma|enfermedad|par[aá]lisis|embolia|derrame|parkinson|diabetes|operaci[oó]n|ci[aá]tica|arthritis)( (?:la|lo|me|le))? (?:tiene|ten[ií]a|dej[oó]) (?:amarrad|atad)[oa]( |$)/gi;
/** News to which nobody wants to wake. */
const wakingTo =
  /\b((?:do(?:n['’]?t|es(?:n['’]?t)?)|never|not|won['’]?t) (?:ever )?)wake up to (?=(?:ice|immigration|agents|an?|the|my|our|bad|news|that)\b)/gi;

/** What somebody would live to see. */
const beforeDeath =
  /\bantes de (?:que (?:yo )?me muera|morir(?:me|nos|se)?)\b|\bbefore (?:i|we|he|she) dies?\b/gi;
const farewell = /\bdespedi|\bya no (?:quiero|aguanto)|\bme voy a morir|\bpastillas|\bsay goodbye/i;

const laughs = /\b(?:ja){2,}|\b(?:je){2,}|\bha(?:ha)+|\blol\b|\bxd\b|\bjaj/i;
/** Told of another, of a game or a test, and laughed about. */
const overGame =
  /\b(?:se (?:me )?|me )(?:va a )?(?:tira|avienta|aventar|tirar|mata|matar)(?: (?:por|de|del|desde) (?:(?:la|el|un|una) )?(?:ventana|balc[oó]n|puente|azotea|techo|segundo piso))?(?=.*\b(?:jaj|jej|haha|lol|xd))/gi;
const overGameEnglish =
  /\b(?:he|she|my \w+)(?: says (?:he|she))?(?:['’]?ll| will| is going to|s gonna) (?:jump (?:out|off)(?: of)? (?:the|a) \w+|kill (?:me|himself|herself))/gi;
const game =
  /\b(?:partido|am[eé]rica|chivas|cruz azul|pumas|tigres|selecci[oó]n|mundial|final|liga|equipo|f[uú]tbol|cowboys|dodgers|game|match|team|super bowl|examen|test|c[ií]vica|civics)\b/i;
/** "Me tiene secuestrada en este pueblo, puro maíz, jaja." */
const smallTown =
  /[^.!?;]*\bme tiene (?:secuestrad[oa]|castigad[oa]) en este (?:pueblo|rancho|estado|fr[ií]o)\b[^.!?;]*\b(?:ja){2,}\w*[^.!?;]*[.!?;]\s*/gi;

/** Where people are shut in, lost, held or hurt nothing is a manner of speaking. */
const grave =
  /\b(?:cadenas?|esposas|cuerda|soga|mecate|cinto|cintur[oó]n|cable|rope|belt|chain(?:s|ed)?|barandal|ledge|nota|adi[oó]s|note|goodbye|embarazada|pregnant|chest|pecho)|\b(?:no siento|can['’]?t feel|can['’]?t breathe|no puedo respirar)\b|\b(?:auxilio|socorro|911)\b|\b(?:me|se) cort[eéoó]|\bsin (?:paga|sueldo|comer)\b|\bno (?:me|nos) paga|\b(?:me|nos|l[oa]s?|les?) (?:maltrat|amenaz|avient|avent|empuj|ahog|patea|quem)|\bmiedo\b|\bviene tomad|\bborrach|\bdrunk\b|\bpasaporte|\bno es broma\b|\bya est[aá] (?:arriba|subid|trepad)|\bnot (?:a joke|joking|kidding)\b/i;
/** A blow that lands on a body besides, or on somebody else. */
const onBody =
  /\b(?:cara|espalda|panza|est[oó]mago|cabeza|boca|ojos?|brazos?|piernas?|costillas|nalgas|face|back|head)\b|\b(?:bolsillos?|carteras?|billeteras?|econom[ií]a) y (?:a|en|con|despu[eé]s|luego)\b|\b(?:espos[oa]|marido|novi[oa]|pareja|[eé]l) (?:siempre |diario )?(?:me|nos) (?:peg|golpe)/i;
/** A partner who kills her or throws her is laughed at by nobody. */
const byPartner =
  /\b(?:espos[oa]|marido|viejo|novi[oa]|pareja|mujer|ex) (?:dice que |ya )?(?:me|nos) (?:va a )?(?:mat|avient|avent|tir)|\bme (?:avient|va a aventar)|\bmy (?:husband|boyfriend|wife|girlfriend|ex|partner)(?: says (?:he|she))?(?:['’]?ll| will| is going to|s gonna) kill me/i;
/** Told beside the small town, it is no joke. */
const helpBeside = /\bayud|\bay[uú]den|\bhelp|\bpeg[aoó]|\bgolp|\bsalir\b/i;
/** A place that is locked, a weapon, blood. */
const shutIn =
  /\btr[aá]il(?:er|a)s?\b|\b(?:caj(?:a|uela)|cami[oó]n|vag[oó]n|contenedor|hielera|bodega|desierto|monte|coyotes?|polleros?|truck|trunk|container|desert|smugglers?)\b|\bencerr|\bencierr|\batrapad|\b(?:locked|trapped|candado|pastillas|pills|pistola|gun|cuchillo|knife|navaja)\b|\bsangr|\bbleed|\bno (?:me|nos|l[oa]s?) dej(?:a|an)\b|\bwon['’]?t let\b/i;

export function hearFigures(spoken: string): string {
  if (grave.test(spoken) || shutIn.test(spoken)) return spoken;
  const said = (onBody.test(spoken) ? spoken : spoken.replace(inPocket, "sale caro"))
    .replace(noDeathBefore, (_, wish: string, thing: string | undefined) =>
      thing === undefined ? `${wish} ` : `${wish} tener `,
    )
    .replace(englishBefore, (_, wish: string) => `would ${wish} to have `)
    .replace(notDeadYet, (all) => (/hasta/i.test(all) ? "espera hasta " : "waits "))
    .replace(choking, "$1 presiona$2 con ")
    .replace(tiring, "$1 $2 es mucho")
    .replace(tiedToWork, "ocupad$1 con el trabajo")
    .replace(asleep, "$1molestar ")
    .replace(beforeDeath, (all) =>
      farewell.test(spoken) ? all : /antes/i.test(all) ? "algún día" : "some day",
    )
    .replace(illnessTies, "$1 $2$3 tiene en cama ")
    .replace(wakingTo, "$1see ")
    .replace(killingWait, (_, which: string, wait: string) =>
      /wait/i.test(wait) ? `${which} ${wait} is long` : `${which} ${wait} tarda mucho`,
    );
  if (!laughs.test(said)) return said;
  const calm = helpBeside.test(said) ? said : said.replace(smallTown, "");
  return game.test(calm) && !byPartner.test(calm)
    ? calm.replace(overGame, "se enoja").replace(overGameEnglish, "she gets angry")
    : calm;
}
