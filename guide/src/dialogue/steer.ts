import { overviewTopic } from "#guide/mind.ts";
import type { Word } from "#guide/words/normalise.ts";
import { lazyMatchers, matchesAny, type Pattern } from "#guide/words/patterns.ts";

/** What a reply to the clarifying questions may say besides the options, and where it leads. */
interface Route {
  topic: string;
  patterns: Pattern[];
  /** Holds whatever was asked about; the others only after a question about status in general. */
  always?: true;
  /** Holds only when no tapped or recognised option leads elsewhere. */
  weak?: true;
}

const spouse = "esposo|esposa|marido|mujer|senora|husband|wife|spouse";

/** Order: what can cost the person the country comes first, then what opens a way of its own. */
const routes: Route[] = [
  {
    topic: "orden-deportacion",
    always: true,
    patterns: [
      "orden|order|deporte =de|of|final|tengo|vieja deportacion|salida|removal|deportation",
      "=deporte|=deportaron|=deportado|=deportada|=deported",
    ],
  },
  {
    topic: "nta-corte",
    always: true,
    patterns: [
      "corte|audiencia|juez|nta =de|con|migracion|inmigracion|pendiente",
      "immigration court",
      "=court|=hearing|=nta",
    ],
  },
  {
    topic: "vawa",
    patterns: [
      `${spouse} maltrat*|abus*|golpe*|=pega|=pegaba|hits|beats`,
      "maltrat*|abus*|golpe* mi|my esposo|marido|husband",
    ],
  },
  {
    topic: "visa-u",
    patterns: [
      "victima|victim =de|of|un|una|a crimen|delito|asalto|crime|robo|robbery",
      "asaltaron|apunalaron|balearon|secuestraron|violaron|robbed|stabbed|assaulted",
    ],
  },
  {
    topic: "asilo-general",
    patterns: [
      "miedo|temor|fear|afraid|scared =de|a|of|to|volver|regresar|going|my",
      "amenaz*|persigu*|persecu*|extorsion*|threat*|pandilla|maras|gangs",
      "quieren|van|want =matar|=matarme|=kill",
    ],
  },
  {
    topic: "ajuste-familiar",
    weak: true,
    patterns: [
      "hijo|hija|son|daughter =ciudadano|=ciudadana|citizen|=de|tiene|es|is|mayor|ya 21|22|23|24|25|26|27|28|29|30|31|32|33|34|35",
    ],
  },
  { topic: "murio-peticionario", patterns: ["=murio|fallecio|=died|=viuda|=viudo|=widow"] },
  { topic: "residencia-cubanos", patterns: ["=cubano|=cubana|=cuban|=cuba"] },
  {
    topic: "parole-militar",
    patterns: ["militar|ejercito|army|military|marine|marines|navy|soldado|veterano|veteran"],
  },
  {
    topic: "daca",
    patterns: [
      "daca|dreamer",
      "trajeron|brought|vine|llegue|=entre|=cruce|=came|=crossed =de|as|cuando|a|era nino|nina|chiquito|chiquita|bebe|kid|child|baby",
    ],
  },
  {
    topic: "inmediato-vs-preferencia",
    patterns: [
      `${spouse} =es|is|ya|tiene|has|a residente|resident|mica|green`,
      `residente|resident ${spouse}`,
    ],
  },
  {
    topic: "hijos-nacidos-aqui",
    patterns: [
      "hijo|hija|hijos|ninos|nino|nina|bebe|kids|children|son|daughter =es|son|de|is|are|estan|tiene|todavia|nacidos chiquito|chiquita|chiquitos|chiquitas|menor|menores|pequenos|small|little|bebe|minor|minors",
      "hijo|hija|hijos|ninos|kids|children|son|daughter =de|tiene|tienen|is|are|anos|con 2|3|4|5|6|7|8|9|10|11|12|13|14|15|16|17|18|19|20",
    ],
  },
];

const compiled = routes.map(({ topic, patterns, always, weak }) => ({
  topic,
  weak: weak === true,
  always: always === true,
  matchers: lazyMatchers(patterns, 3),
}));

const noneOf = lazyMatchers([
  "no|ni|nunca|never|without|sin =tengo|he|hay|have|una|a orden|corte|miedo|order|court|fear",
  "no|without|sin|ni orden|corte|order|court|deportacion|deportation",
  "nadie|nunca|jamas|never|not =me|=nos|=ha|=han|=he|=a|=been|=was|=ever =deportado|=deportada|=deportaron|=deporte|=deported",
]);

/** Topic that the person's own words lead to, or null when the options say it all. */
export function steer(asked: string, list: readonly Word[], weak = false): string | null {
  const denies = matchesAny(noneOf(), list);
  const route = compiled.find(
    (one) =>
      one.weak === weak &&
      one.topic !== asked &&
      (one.always ? !denies : asked === overviewTopic) &&
      matchesAny(one.matchers(), list),
  );
  return route?.topic ?? null;
}
