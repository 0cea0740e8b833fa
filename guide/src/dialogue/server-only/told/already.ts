/**
 * A way that is asked about by its name, by somebody who has told already what the two questions would ask: the waiver and the relative it
 * needs, the 245(i) and the year of the petition, the ten years and the court. It is answered, not asked back.
 */

interface Way {
  topic: string;
  /** The way by its name, and what it hangs on: all of these, in whatever order. */
  said: readonly RegExp[];
  /** Words that leave it to the two questions. */
  unless?: RegExp;
  /** Its words leave no doubt, whatever the ranking puts first. */
  surely?: true;
}

const withPapers =
  /\b(?:(?:espos[oa]|marido|mujer|senora|husband|wife|papa|mama|padres?|madre|papas|mother|father|mom|dad|parents)(?: \w+){0,3} (?:es|is|son|are|ya es)(?: \w+){0,2} (?:[cs]iudadan\w*|residentes?|americ\w+|(?:us )?citizens?|residents?)|(?:yo )?soy (?:yo )?(?:[cs]iudadan[oa]|residente)|im a (?:us )?(?:citizen|resident)|i am a (?:us )?(?:citizen|resident))\b/;

const ways: readonly Way[] = [
  {
    topic: "castigo-3-10-perdon",
    said: [
      /\b(?:perdon|waiver|i?601a?)\b/,
      /\b(?:castigo|juarez|consulad\w*|consulate|mojad[oa]|rio|cruz\w*|cruc\w*|crossed|border|sin (?:inspeccion|visa)|desde aqui|from here|antes de salir|before leaving|years? bar|the bar)\b/,
      withPapers,
    ],
  },
  {
    // Left and still abroad: whether somebody came back is told.
    topic: "castigo-3-10-perdon",
    said: [
      /\b(?:sali|me fui|me regrese|salimos|nos fuimos|left|went back)\b/,
      /\b(?:(?:sigo|estoy|vivo|ando|aun estoy|me quede)(?: (?:aqui|aca|alla|todavia))?(?: en)? (?:mexico|guatemala|honduras|el salvador|nicaragua|colombia|venezuela|ecuador|peru|mi (?:pais|tierra|pueblo))|(?:im|i am|ive been|still)(?: \w+){0,2} in (?:mexico|guatemala|honduras|el salvador|nicaragua|colombia|venezuela|ecuador|peru|my country))\b/,
      /\b(?:castigo|perdon|waiver|(?:tres|3) o (?:de )?(?:diez|10)|(?:three|3) or (?:ten|10)|the bar)\b/,
    ],
    unless:
      /\b(?:volvi|regrese a (?:entrar|cruzar|estados)|cruce (?:otra|de nuevo)|came back|deport\w+|me sacaron|removed)\b/,
  },
  {
    topic: "entre-sin-inspeccion-245i",
    said: [
      /\b(?:peticion\w*|pidio|pidieron|metio|metieron|petition\w*|filed)\b/,
      /\b(?:19[89]\d|2000|2001|(?:dos mil|two thousand)(?: uno| one)?(?! (?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieci\w+|veint\w+|trein\w+))|noventa y \w+|noventa)\b/,
      /\b(?:rio|cerro|desierto|monte|mojad[oa]|sin (?:visa|papeles|inspeccion)|cruce|brinque|crossed|without inspection|border)\b/,
      /\b(?:herman[oa]|papa|mama|padre|madre|espos[oa]|marido|ti[oa]|abuel[oa]|patron|brother|sister|mother|father|mom|dad|husband|wife|uncle|aunt|employer)\b/,
    ],
  },
  {
    topic: "cancelacion-de-deportacion",
    said: [
      /\b(?:ley (?:de )?(?:los )?(?:10|diez)(?: anos)?|(?:10|diez) anos|cancelaci\w+|cancell?ation|ten years?|10 years?)\b/,
      /\b(?:como funciona|que (?:es|tengo que|necesito|piden)|requisitos|how does|what (?:is|do i))\b/,
      /\b(?:estoy en (?:la )?corte|en corte|con (?:el|un|una) juez|in (?:immigration )?court|in removal|tengo corte)\b/,
      /\b(?:hij[oa]s?|espos[oa]|papas|children|kids|son|daughter|husband|wife)\b/,
    ],
  },
  {
    // A resident of many years: how somebody came is past, and what is asked is the examination's language.
    topic: "examen-ciudadania",
    said: [
      /\b(?:residente|resident|mica|green card|tarjeta verde)\b(?: \w+){0,3} (?:desde|since|hace|for)\b|\b(?:llevo|tengo|have been|been)\b(?: \w+){0,4} (?:anos|years)\b(?: \w+){0,4} (?:residente|mica|green card|resident)\b/,
      /\b(?:ciudadania|ciudadan[oa]|citizenship|citizen|n ?400|naturaliz\w+)\b/,
      /\b(?:en (?:espanol|mi idioma|ingles)|(?:no|casi no|poco|hablo|aprender|mal|malo)(?: \w+){0,3} ingles|(?:in|speak|learn|bad|poor) (?:spanish|my language|english))\b/,
    ],
    unless: /\b(?:arrest\w+|deport\w+|corte|court|dui)\b/,
    surely: true,
  },
  {
    // Registered under ABC: that is the name of the way.
    topic: "nacara",
    said: [
      /\babc\b/,
      /\b(?:guatemal\w+|salvador\w*)\b/,
      /\b(?:inscri\w+|registr\w+|register\w*|apunt\w+|anot\w+|sign\w*|papel|carta|tengo|met(?:i|imos)|hice|aplique|lo de|nacara)\b/,
    ],
    surely: true,
  },
  {
    // A soldier's parent or spouse who crossed.
    topic: "parole-militar",
    said: [
      /\b(?:army|ejercito|militar|marines?|navy|soldad[oa]|veteran[oa]?|air force|guardia nacional|national guard)\b/,
      /\b(?:mi|my) (?:\w+ )?(?:hij[oa]|espos[oa]|marido|mujer|papa|mama|son|daughter|husband|wife|dad|mom|father|mother|muchach[oa])\b/,
      /\b(?:(?:entre|vine|entered|came)(?: \w+){0,3} (?:sin|without|illegally|por el (?:cerro|rio|desierto))|cruce|crossed)\b/,
    ],
    unless: /\b(?:orden|order|deport\w+|sacaron|removed|visa|arrest\w+|mi pais|my country)\b/,
    surely: true,
  },
];

/** "Tengo visa U pendiente", "mi VAWA ya está aprobado": what is running or won is no wish, and what the two questions ask is past. */
const stated = new RegExp(
  [
    String.raw`\b(?:tengo|tenemos|tiene|meti|metimos|mande|mandamos|puse|pedi|aplique|ya|mi caso|esta|have|filed|applied|sent|my|was|is)\b.*\b(?:pendiente|en (?:proceso|tramite|espera)|aprobad[oa]|aprobaron|concedid[oa]|pending|approved|granted|in process)\b`,
    String.raw`\b(?:me|nos) (?:aprobaron|dieron|concedieron|llego)\b`,
    `^(?:(?:yo|ya|pues|hola|mire) )*(?:meti|metimos|mande|mandamos|aplique|i (?:already )?(?:filed|applied for|sent)) (?:ya )?(?:la|el|mi|una?|my|the|a) .{0,24}$`,
  ].join("|"),
);
const statedTopics: readonly (readonly [topic: string, named: RegExp])[] = [
  ["visa-u", /\b(?:visa u|u visa|i ?918)\b/],
  ["visa-t", /\b(?:visa t|t visa|i ?914)\b/],
  ["vawa", /\bvawa\b/],
  ["cancelacion-de-deportacion", /\b(?:cancelaci\w+|cancell?ation|42 ?b|ley de (?:los )?(?:10|diez))\b/],
  ["sij-jovenes", /\b(?:sij|sijs)\b/],
  ["nacara", /\bnacara\b/],
];
/** More words tell something that is asked. */
const mostOfStated = 9;
const asksSomething =
  /\b(?:hall\w+|encontr\w+|busca\w*|amenaz\w+|miedo|peg\w+|golpe\w+|found|afraid|threat\w*|hits?|como|cuanto|cuando|donde|puedo|puede|que (?:hago|sigue|pasa)|how|when|where|what|can)\b/;

function statedCase(said: string): string | null {
  if (said.split(" ").length > mostOfStated || asksSomething.test(said) || !stated.test(said)) return null;
  return statedTopics.find(([, named]) => named.test(said))?.[0] ?? null;
}

/** The subject whose way was asked about with all that it hangs on; null when something is still to be asked. `asks`: the two questions would be. */
export function toldAlready(
  readings: readonly string[],
  first: string | undefined,
  asks: boolean,
): string | null {
  const way = ways.find(
    ({ topic, said, unless, surely }) =>
      (surely === true || (asks && topic === first)) &&
      readings.some((words) => said.every((one) => one.test(words)) && unless?.test(words) !== true),
  );
  return way?.topic ?? readings.map(statedCase).find((topic) => topic !== null) ?? null;
}
