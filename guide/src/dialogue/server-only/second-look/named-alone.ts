/**
 * A subject called by its name and nothing else that would say which part of it: "¿cómo saco la ciudadanía?", "información sobre la mica", "how do I apply
 * for the I-765". The ranking, which weighs a dozen words, is unsure of three. Server only.
 */
import { relatives } from "#guide/dialogue/server-only/second-look/change-subject.ts";
import { overviewTopic } from "#guide/mind.ts";

/** The subject, and whether it is wished for and not only asked about; or the subjects that bear the name. */
export type NamedAlone =
  | { readonly topic: string; readonly wish: boolean; readonly offers?: never }
  | { readonly offers: readonly string[]; readonly topic?: never };

const ownPetitions = ["vawa", "sij-jovenes", "religioso", "murio-peticionario"];
const parole = ["parole-humanitario", "chnv-parole-fin", "parole-militar", "viajar-advance-parole"];

const names: readonly (readonly [name: RegExp, subject: string | readonly string[]])[] = [
  [
    /\b(?:advance parole|permiso (?:de viaje|para viajar)|travel (?:permit|document)|i ?131)\b/,
    "viajar-advance-parole",
  ],
  [/\bparole? humanitario\b|\bhumanitarian parole\b/, "parole-humanitario"],
  [/\bparole? (?:militar|in place)\b|\bmilitary parole\b/, "parole-militar"],
  [/\bparole\b/, parole],
  [/\b(?:asilo(?: politico)?|(?:political )?asylum|i ?589)\b/, "asilo-general"],
  [
    /\b(?:[cs]iudadania(?: (?:americana|estadounidense))?|(?:us |american )?citizenship|naturali[sz]a(?:cion|tion)|n ?400)\b/,
    "ciudadania-requisitos",
  ],
  [/\b(?:tps|estatus de proteccion temporal|temporary protected status|i ?821)\b(?! ?d\b)/, "tps"],
  [/\b(?:daca|i ?821 ?d)\b/, "daca"],
  [/\b(?:permiso de trabajo|work permit|i ?765)\b/, "permiso-trabajo-general"],
  [/\b(?:licencia(?: (?:de|para) (?:manejar|conducir))?|drivers? licen[cs]e)\b/, "licencia-manejar"],
  [
    /\b(?:visa|bisa) (?:k ?1|de (?:prometid[oa]|novi[oa]))\b|\b(?:fiancee? visa|k ?1(?: visa)?)\b/,
    "prometido-k1",
  ],
  [/\b(?:(?:visa |bisa )?sij(?:s)?(?: visa)?)\b/, "sij-jovenes"],
  [/\b(?:(?:visa|bisa) u|u visa|i ?918)\b/, "visa-u"],
  [/\b(?:(?:visa|bisa) t|t visa|i ?914)\b/, "visa-t"],
  [/\b(?:vawa)\b/, "vawa"],
  [/\bi ?130\b/, relatives],
  [/\bi ?360\b/, ownPetitions],
  [/\bi ?485\b|\b(?:ajuste de estatus|adjustment of status)\b/, "ajuste-familiar"],
  [/\b(?:i ?864|affidavit(?: of support)?|afidavit)\b/, "afidavit-i864"],
  [/\b(?:i ?693|examen medico|medical exam)\b/, "proceso-examen-medico"],
  [/\bi ?90\b/, "renovar-green-card"],
  [/\bi ?751\b/, "residencia-condicional"],
  [/\bi ?601 ?a\b/, "castigo-3-10-perdon"],
  [/\b(?:i ?912|exencion de pago|fee waiver)\b/, "exencion-pago"],
  [/\bn ?600\b/, "ciudadania-por-padres"],
  [/\b(?:ar ?11|cambio de direccion|change of address)\b/, "cambio-direccion"],
  [/\beoir ?26\b/, "apelar-juez"],
  [/\b(?:itin|w ?7)\b/, "taxes-itin"],
  [/\b(?:foia|copia de mi (?:expediente|archivo|record))\b/, "foia"],
  // Who has them, and who wants them, says no more here: the two questions do.
  [
    /\b(?:mica|green ?card|tarjeta verde|residencia(?: permanente)?|permanent residen(?:ce|cy))\b/,
    overviewTopic,
  ],
];

/** Wanted, and not only asked about. */
const wishes = new Set(
  (
    "saco saca sacar sacarme sacarla sacarlo pido pedir pedirla pedirlo tramito tramitar obtengo obtener consigo conseguir agarro agarrar quiero quisiera necesito ocupo " +
    "puedo podria podre califico calificar aplico aplicar solicito solicitar meto meter dan darian darme get apply want need wanna can qualify file obtain request"
  ).split(" "),
);
/** Says nothing of which part of the subject is asked about. */
const around = new Set(
  (
    "hola buenas buenos dias tardes noches oiga oye mire mira disculpe disculpa por favor porfa porfavor gracias senorita saber informacion info informes ayuda ayudar ayudarme ayudame con sobre acerca de del para pa el la los las un una mi mis mio al a en yo me nos se lo le que cual como donde quien es son hay funciona funcionan trata lleno llenar llenarla lleno llenan hago hace hacer sirve requisitos requisito requieren piden pide papeles documentos necesita necesitan ocupa ocupan necesitar tengo despues luego sigue pasa aqui ya si bien todo lo algo del tema proceso tramite formulario forma solicitud aplicacion puede pueden pedirse tramita tramitan sacan saca consigue " +
    "hi hello please thanks information about help with on for the a an my me i we you it is are how do does did what where who when to of in work works fill out form application process requirements documents papers required after next tell know would like could one there"
  ).split(" "),
);
const mostWords = 14;
const asksMeaning = /\b(?:que (?:es|son|significa)|(?:para|pa) que (?:es|sirve)|what(?: i)?s|what are)\b/;

/** What the words name, where they say nothing more; null where they do. */
export function namedAlone(readings: readonly string[]): NamedAlone | null {
  for (const said of readings) {
    if (said.split(" ").length > mostWords || asksMeaning.test(said)) continue;
    for (const [name, subject] of names) {
      const called = name.exec(said)?.[0];
      if (called === undefined) continue;
      const rest = said.replace(called, " ").split(" ").filter(Boolean);
      if (rest.length === 0 || !rest.every((one) => around.has(one) || wishes.has(one))) continue;
      return typeof subject === "string"
        ? { topic: subject, wish: rest.some((one) => wishes.has(one)) }
        : { offers: subject };
    }
  }
  return null;
}
