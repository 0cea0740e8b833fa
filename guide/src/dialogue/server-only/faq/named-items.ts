/**
 * Written answers that the words of a first question can only mean, however unsure their likeness is: told in front of their subject where the
 * ranking is right and only its beginning would be beside the point. Server only; words as `clean` leaves them.
 */

import { namedStories } from "#guide/dialogue/server-only/faq/named-stories.ts";
import { nowhere } from "#guide/dialogue/server-only/faq/told.ts";
import { holdsOn, isWrong, type ToldItem } from "#guide/dialogue/server-only/faq/told-item.ts";
import {
  asksForAsylum,
  childLeftOut,
  particularGroup,
  siblingMovedAway,
  uOrT,
} from "#guide/dialogue/server-only/near-subjects/named.ts";
import { isReal, receipt, wantsOne } from "#guide/dialogue/server-only/near-subjects/preparers.ts";
import type { Thread } from "#guide/dialogue/server-only/thread/thread.ts";
import { anotherDeath, widowWords } from "#guide/dialogue/server-only/told/widow-words.ts";
import { says } from "#guide/words/server-only/says.ts";

export interface Named {
  topic: string;
  item: string;
  /** All of these, in whatever order. */
  said: readonly RegExp[];
  unless?: RegExp;
}

const asksIf =
  /\b(?:puedo|puede|podemos|podra|se puede|can|could|may|am i allowed|is it ok|me dejan|legal)\b/;
const works =
  /\b(?:trabaj(?:ar|e|o|a)|chamb(?:ear|a)|jale|laborar|work|job|empleo|restaurante?|mesero|uber)\b/;
const workedAlready =
  /\b(?:ya (?:trabaje|trabajo)|trabaje|estuve trabajando|i (?:worked|have been working)|se enter\w+|find out|found out)\b/;
const partner =
  /\b(?:mi|su|my|his|her) (?:espos[oa]|marido|mujer|senora|pareja|familia|husband|wife|spouse|family|hij[oa]s|kids|children)\b/;
const where = /\b(?:donde|con quien|a quien|como|where|who do i|how do i)\b/;

/** Whether a lawyer is one. */
const aLawyer = /\b(?:abogad[oa]|licenciad[oa]|lawyer|attorney)\b/;
const inDoubt = /\b(?:de (?:verdad|veras)|licencia|license|real|legit\w*|estafador\w*|fals[oa]|fake)\b/;
const socialMedia = /\b(?:facebook|feis\w*|face|tik ?tok|whats ?app|instagram)\b/;

const named: readonly Named[] = [
  ...namedStories,
  {
    topic: "afidavit-i864",
    item: "who-can-cosign",
    said: [
      /\b(?:joint sponsor|co ?sponsor|co ?patrocinador\w*|otro (?:sponsor|firmante|patrocinador)|second sponsor|firm(?:e|ar|a) (?:tambien|por (?:mi|nosotros)))\b/,
      /\b(?:compadre|comadre|amig[oa]s?|vecin[oa]|patron|jefe|no es (?:de la )?familia(?:r)?|otro estado|friend|neighbor|boss|not (?:family|related)|another state)\b/,
    ],
  },
  { topic: "asilo-general", item: "std-qualify", said: [particularGroup] },
  {
    topic: "asilo-general",
    item: "where-to-send",
    said: [asksForAsylum, /\b(?:donde|oficina|con quien|ante quien|where|office)\b/],
  },
  { topic: "visa-t", item: "m-u-or-t", said: uOrT },
  {
    topic: "perdi-o-me-negaron",
    item: "m-more-time",
    said: [
      /\b(?:pruebas|evidencias?|rfe|evidence)\b/,
      /\b(?:mas (?:tiempo|dias)|prorroga|more time|extension)\b/,
    ],
  },
  {
    topic: "fianza",
    item: "entered-visa",
    said: [
      /\b(?:entro|vino|llego|came|entered)(?: \w+){0,3} (?:con|on|with)(?: \w+){0,2} visa\b/,
      /\b(?:fianza|bond)\b/,
    ],
    unless: /\b(?:condena|delito|felony|convict\w+)\b/,
  },
  {
    topic: "nta-corte",
    item: "alone-say",
    said: [
      /\b(?:que (?:le )?(?:digo|dire|tengo que decir|hay que decir)|what (?:do|should) i (?:say|tell))\b/,
      /\b(?:sin abogad[oa]|no (?:tengo|traigo|consegui|encontre) (?:un |una )?abogad[oa]|no (?:have a )?lawyer|dont have a lawyer)\b/,
    ],
  },
  { topic: "murio-peticionario", item: "widow-no-petition", said: widowWords, unless: anotherDeath },
  { topic: "hijos-hijastros", item: "left-kids-not-listed", said: childLeftOut },
  { topic: "pedir-hermanos", item: "lost-citizenship-petitioner", said: siblingMovedAway },
  {
    topic: "antecedentes",
    item: "dismissed",
    said: [
      /\b(?:dismiss\w*|desestim\w+|retir(?:aron|ados?)(?: \w+){0,2} (?:cargos?|caso)|cargos (?:retirados|quitados)|quitaron los cargos|charges? (?:was|were) dropped|dropped (?:the )?charges?)\b/,
      /\b(?:pon\w+|pong\w+|decir\w*|digo|declar\w+|list|put|disclose|mention|say|afecta|affect)\b/,
    ],
    unless: /\b(?:domestic\w*|drog\w+|drugs?|pendiente|pending)\b/,
  },
  {
    topic: "carga-publica",
    item: "emergency-hospital",
    said: [
      /\b(?:medicaid de emergencia|emergency medicaid|emergencias?|hospital|urgencias)\b/,
      /\b(?:me (?:alivie|operaron|atendieron)|tuve (?:a )?mi (?:bebe|hij[oa])|di a luz|parto|medicaid|debo|deuda|gave birth|surgery|owe|bill)\b/,
    ],
    unless: /\b(?:(?:mi|mis|my) (?:hij[oa]s|nin[oa]s|kids|children) (?:tienen|reciben|have|get))\b/,
  },
  {
    topic: "chnv-parole-fin",
    item: "cuban-year",
    said: [
      /\b(?:cub[ao]n[oa]s?|cuba|cuban)\b/,
      /\b(?:parole|humanitario|sponsor|patrocinador|chnv|cbp one)\b/,
    ],
    unless:
      /\b(?:i ?220|nicarag\w+|venez\w+|hait\w+|(?:no|todavia) (?:he )?(?:cumplid\w+|cumplo) el ano|permiso de trabajo|work permit)\b/,
  },
  {
    topic: "entrevista-asilo",
    item: "interpreter-who",
    said: [
      /\b(?:interprete|traductor[a]?|interpreter|translator)\b/,
      /\b(?:quien(?:es)? puede[n]? ser|pued[eo] (?:ser|poner|llevar a)(?: \w+){0,3} (?:mi|una?|un) (?!propi)\w+|tiene que ser|who (?:can|may) be|can my)\b/,
    ],
    unless: /\b(?:no (?:llego|vino|consigo|tengo|encuentro)|cuanto|how much|cost|cobra\w*|mal|wrong)\b/,
  },
  {
    topic: "escuela-emergencia",
    item: "hospital-tells-ice",
    said: [
      /\b(?:hospital\w*|clinica|doctor(?:es)?|emergencias?|urgencias|clinic|emergency room|er)\b/,
      /\b(?:avis\w+|report\w+|me denunci\w+|(?:llam|habl)\w*(?: \w+){0,2} (?:a )?(?:la )?(?:migra\w*|inmigracion|ice)|pas\w+ (?:mis )?datos|se enter\w+|tell|call)\b/,
      /\b(?:migra|migracion|inmigracion|ice|immigration|gobierno|government)\b/,
    ],
  },
  {
    topic: "estudiante-f1",
    item: "can-i-work-now",
    said: [asksIf, works, /\b(?:f ?1|estudiante|student|efe uno)\b/],
    unless: new RegExp(
      `${workedAlready.source}|\\b(?:opt|cpt|espos[oa]|marido|wife|husband|f ?2|gradu\\w+|turista|tourist|prim[oa]|visa necesita|quiere (?:venir a )?estudiar|me acept\\w+|que pide la visa|pasos)\\b`,
    ),
  },
  {
    topic: "h2a-h2b",
    item: "change-employer",
    said: [
      /\b(?:cambi\w+|irme con|mover\w*|switch|change|move)\b(?: \w+){0,4} (?:rancho|patron\w*|jef[ea]|ranchero|compania|empresa|empleador|trabajo|employer|boss|farm|grower|job)\b|\botr[oa] (?:rancho|patron\w*|ranchero|compania) (?:me )?(?:quiere|ofrece)\b/,
    ],
    unless: /\b(?:me sali|ya me fui|left already|peg\w+|encerr\w+|pasaporte|passport|quedarme|sin papeles)\b/,
  },
  {
    topic: "miedo-creible",
    item: "what-they-ask-there",
    said: [
      /\b(?:que (?:le |les |me |nos )?(?:van a )?pregunt\w+|what (?:do|will) they ask|what (?:questions|is asked))\b/,
      /\b(?:entrevista|interview)\b/,
    ],
  },
  {
    topic: "buscar-abogado",
    item: "check-license",
    said: [aLawyer, inDoubt],
    unless: new RegExp(`${socialMedia.source}|\\b(?:me (?:robo|estafo)|detenid\\w+|corte|court)\\b`),
  },
  { topic: "buscar-abogado", item: "facebook-lawyer", said: [aLawyer, inDoubt, socialMedia] },
  { topic: "notarios-fraude", item: "m-fake-receipt", said: [receipt, isReal], unless: wantsOne },
  {
    topic: "notarios-fraude",
    item: "where-to-report",
    said: [where, /\b(?:denunci\w+|report\w*|quej\w+|demand\w+|complain\w*)\b/],
    unless: /\b(?:asilo|asylum|corte|court|entrevista|interview|ciudadan[oa] soy)\b/,
  },
  {
    topic: "salida-voluntaria",
    item: "how-many-days",
    said: [
      /\b(?:salida voluntaria|voluntary departure)\b/,
      /\b(?:cuant[oa]s? (?:dias|tiempo)|how (?:many days|long|much time)|plazo)\b/,
    ],
    unless: /\b(?:mas (?:dias|tiempo)|more (?:days|time)|cbp home|ya (?:se )?paso)\b/,
  },
  {
    topic: "sij-jovenes",
    item: "work-permit",
    said: [/\b(?:permiso (?:de |para )?trabaj\w+|trabajar|work permit|to work|ead)\b/],
    unless: /\b(?:pap[ai]s?|mama|mother|father|a mi me)\b/,
  },
  {
    topic: "hijos-nacidos-aqui",
    item: "take-away-citizenship",
    said: [
      /\b(?:quit\w+|perder|pierd\w+|retir\w+|take (?:away )?|taking|lose|revok\w+)\b(?: \w+){0,6} (?:ciudadania|nacionalidad|citizenship)\b/,
      /\b(?:naci(?:o|eron|do|da|dos|das) (?:aqui|aca|en (?:este pais|estados unidos))|aqui nacid[oa]s?|(?:was|were|is|are|kids?|babies|baby|born) (?:\w+ )?(?:born )?here|born in (?:the us|this country))\b/,
    ],
  },
  {
    topic: "tn-e2",
    item: "family-tn",
    said: [partner, works],
    unless: /\b(?:venezol\w+|e ?2|negocio|business|invert\w+|invest\w*)\b/,
  },
  {
    topic: "viajar-advance-parole",
    item: "daca-travel",
    said: [/\b(?:daca|dreamer|sonador\w*)\b/, /\b(?:viaj\w+|ir|salir|travel|go|leave|visit\w*|voy|fly)\b/],
    unless:
      /\b(?:i ?485|asilo|asylum|tps|casad[oa]|married|ya (?:sali|fui|regrese)|came back|orden|order|deport\w+|hawai\w*|puerto rico)\b/,
  },
  {
    topic: "viajar-advance-parole",
    item: "resident-six-to-twelve",
    said: [
      /\b(?:how long|how many months|cuanto tiempo|cuantos meses)\b/,
      /\b(?:green ?card|mica|residente|resident)\b/,
      /\b(?:outside|out of|abroad|away|fuera|estar (?:en|alla)|quedarme|stay)\b/,
    ],
    unless: /\b(?:pendiente|pending|i ?485|tramite)\b/,
  },
];

/** The written answer of a subject that these words name; null where they name none, or it is wrong for who asks. */
export function namedItem({ faq, readings, told }: Thread, topic: string): ToldItem | null {
  const found = named.find(
    ({ topic: own, said, unless }) =>
      own === topic &&
      readings.some((words) => said.every((part) => says(words, part))) &&
      (unless === undefined || !readings.some((words) => says(words, unless))),
  );
  const item = found === undefined ? undefined : faq?.item(topic, found.item);
  if (item === undefined || !holdsOn(item, nowhere) || isWrong(item, nowhere.spot, told)) return null;
  return item;
}
