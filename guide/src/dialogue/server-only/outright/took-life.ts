/** Somebody died by one's own hand, or a relative's, and it is told as what has been: a lawyer hears it first. Server only. */
import type { Outright } from "#guide/dialogue/server-only/outright/outright.ts";

const someone =
  "(?:a )?(?:un|una|unos|al|alguien|otro|otra|dos|tres|cuatro|varios|varias|gente|personas?|ese|esa|aquel)(?! (?:perr|gat|vac|poll|puerc|cerd|vibor|serpient|rat|toro|animal|venad|gallin|mosc)\\w*)\\b";
const somebody =
  "(?:a|an|some|someone|somebody|two|three|people|another)(?! (?:dog|cat|deer|cow|pig|snake|rat|animal|chicken|bug)\\w*)\\b";
const relative =
  "(?:mi|my) (?:espos[oa]|marido|mujer|pareja|novi[oa]|herman[oa]|papa|mama|hij[oa]|prim[oa]|ti[oa]|husband|wife|boyfriend|girlfriend|brother|sister|dad|father|mother|mom|son|daughter|cousin|uncle)";

const killed = new RegExp(
  [
    `\\b(?<!\\bque )(?:mate|matamos|le quite la vida) ${someone}`,
    `\\b${relative} (?:mato|le quito la vida) ${someone}`,
    `\\b(?:i|we|${relative})(?: have| has| once)? (?:killed|murdered|shot dead) ${somebody}`,
    "\\b(?:fui|era|trabaje (?:de|como)|i was|i worked as)(?: un| a)? (?:sicario|hit ?man)\\b",
  ].join("|"),
);
const homicide =
  /\b(?:pres[oa]|carcel|encerrad[oa]|conden\w+|sentenci\w+|acusa[dn]\w*|culpan|cargos?|orden de (?:captura|aprehension|arresto)|(?:me|lo|la|le) buscan?|jail|prison|convict\w+|charged|accused|wanted|warrant)\b(?: \w+){0,6} (?:homicidio|asesinato|murder|manslaughter|homicide)\b/;
/** Now, or to come; another's deed against one's own; a figure of speech. */
const otherwise =
  /\b(?:acab[oa] de|hoy|ahorita|anoche|hace rato|just (?:now|killed)|last night|today|(?:quier[eo]\w*|voy a|va a|van a)(?: \w+)? mat\w+|me (?:mata|matan|mate)|mate de|tiempo|hambre|yerba|no (?:lo |la )?mate|never killed|i did not kill|videojuego|game|pelicula|movie)\b/;

export const tookLifeRules: readonly Outright[] = [killed, homicide].map((said) => ({
  id: "took-life",
  said: [said],
  unless: otherwise,
  lead: "other",
  over: ["threat", "violence"],
}));
