/** What is asked on the way and has its written answer, whose words stand nearer to another. Server only. */

import { idSet } from "#guide/dialogue/server-only/ids.ts";
import type { Follow } from "#guide/dialogue/server-only/thread/follows-table.ts";

const kids = "(?:h?ij[oa]s?|nin[oa]s?|kids?|children|sons?|daughters?)";
const relative =
  "(?:herman\\w+|h?ij\\w+|prim[oa]|sobrin\\w+|novi[oa]|espos[oa]|brother|sister|son|daughter|cousin|boyfriend|girlfriend|wife|husband)";
const forSale =
  /\b(?:(?:me |nos |l[oa]s? )?(?:ofrec\w+|vend\w+|cobr\w+|met[ea]n?(?= por)|apunt\w+|garantiz\w+|asegur\w+))\b(?: \w+){0,4} (?:por |en )?(?:\d+|mil|cien\w*|dolares|pesos)\b|\b(?:offers?|sells?|charges?|files? it)\b(?: \w+){0,4} (?:for )?(?:\d+|thousand|hundred|dollars)\b/;

export const askedFollows: readonly Follow[] = [
  {
    // "What if we don't get married?": who came as a fiancée has no other way.
    open: idSet("prometido-k1"),
    said: /\b(?:(?:no|nunca) (?:nos|se|me|te)? ?(?:casamos|casan|casa|caso|case)|no hay boda|(?:dont|do not|never|doesnt) (?:get married|marry)|no wedding)\b/,
    unless: /\b(?:ya|todavia|aun|yet|day|dia|90|noventa|cas(?:e|amos) con|married someone)\b/,
    tell: "fiance-no-wedding",
  },
  {
    open: idSet("vawa"),
    amid: true,
    said: new RegExp(
      `\\b${kids}\\b.*\\b(?:entran?|inclu\\w+|met\\w+|van|pued\\w+ ir|conmigo|in (?:my|it|the)|with me|included?)\\b`,
    ),
    unless: /\b(?:peg\w+|golpe\w+|maltrat\w+|abus\w+|quit\w+|ciudadan\w+|escuela|hits?|beat\w*|take away)\b/,
    items: ["vawa/children-included"],
  },
  {
    open: idSet("daca dui daca-police renew-daca-arrest"),
    said: new RegExp(
      `\\b${relative}\\b.*\\b(?:nunca (?:l[oa] |ha |tuvo |le )?(?:tuvo|tenido|pidio|metio|daca)|nunca|never (?:had|applied|got))\\b.*\\b(?:daca|puede|pedir\\w*|can|apply)\\b`,
    ),
    items: ["daca/never-had"],
    here: true,
  },
  {
    open: idSet("escuela-emergencia"),
    said: /\b(?:vacunas?|cartilla|vaccines?|shots|immunization\w*)\b/,
    unless: /\b(?:i ?693|residencia|green card|examen medico)\b/,
    items: ["escuela-emergencia/covid-vaccine-kids"],
  },
  {
    open: idSet("cancelacion-de-deportacion"),
    waits: true,
    said: forSale,
    items: ["cancelacion-de-deportacion/sold-to-me"],
  },
  {
    open: idSet("cancelacion-de-deportacion"),
    waits: true,
    said: new RegExp(
      `\\b(?:mi|my) (?:nen[eao]|nin[oa]|bebe|patoj[oa]|chamac[oa]|${kids})\\b.*\\b(?:autis\\w+|asma|tdah|down|cancer|discapaci\\w+|enferm\\w+|autistic|autism|asthma|adhd|disab\\w+|sick)\\b`,
    ),
    items: ["cancelacion-de-deportacion/child-illness"],
  },
  {
    // "¿Y si me agarran y me mandan a corte, entonces sí?"
    open: idSet("cancelacion-de-deportacion"),
    said: /\b(?:si|cuando|if|when)\b(?: \w+){0,6} (?:agarr\w+|detien\w+|detuv\w+|arrest\w*|catch\w*|caught|take me)\b.*\b(?:corte|juez|court|judge)\b/,
    unless: /\b(?:agarraron|detuvieron|arrestaron|ya me)\b/,
    items: ["cancelacion-de-deportacion/no-court-yet"],
  },
  {
    open: idSet("ciudadania-por-padres"),
    said: /\b(?:como|how|donde|where|que|what)\b(?: \w+){0,4} (?:prueb[oa]|comprob\w+|demuestr\w+|saco (?:la|el) (?:prueba|papel|certificado)|prove|proof|certificate)\b/,
    unless: /\b(?:viv\w+|custod\w+|murio|abuel\w+|padre|papa|lived|died|grand\w+|his|her|their)\b/,
    items: ["ciudadania-por-padres/passport-or-n600"],
  },
  {
    // Whatever is asked beside it, the birthday decides.
    open: idSet("sij-jovenes"),
    said: /\b(?:cumpl\w+|turns?|turning)(?: \w+){0,2} (?:18|dieciocho|eighteen)\b|\b(?:casi|almost|le faltan)\b(?: \w+){0,4} (?:18|dieciocho|eighteen)\b/,
    unless: /\b(?:cumplio|ya (?:tiene|cumpli\w+)|turned|al cumplir|when|cuando)\b/,
    items: ["sij-jovenes/age-17"],
  },
  {
    // Years of life alone, told or told otherwise.
    open: idSet("sij-jovenes"),
    said: /^(?:(?:ya|pues|es que|mi \w+|el|ella|my \w+|he|she) )*(?:ten(?:go|emos)|tiene|cumpl(?:i|io)|im|i am|hes|shes|is|turned)(?: ya| apenas)? (?:2[1-9]|veinti(?:uno?|dos|tres|cuatro|cinco)|twenty (?:one|two|three|four|five))(?: ya)?(?: anos| years old)?(?: ya)?$/,
    items: ["sij-jovenes/age-21-passed"],
  },
  {
    open: idSet("visa-u"),
    said: /\b(?:quien|who)\b(?: \w+){0,3} (?:firm\w+|sign\w*)\b/,
    items: ["visa-u/who-signs-now"],
  },
  {
    // Whoever moves keeps the day in court.
    open: idSet("nta-corte"),
    said: /\b(?:me (?:mudo|voy|cambio)|mudarme|irme|nos (?:mudamos|vamos)|move|moving)\b(?: \w+){0,5} (?:a|con|para|to|with)\b/,
    unless:
      /\b(?:mi pais|mexico|guatemala|honduras|salvador|fuera|voluntari\w+|cbp|my country|abroad|asilo)\b/,
    items: ["nta-corte/m-moved-far-city", "nta-corte/may-i-skip"],
  },
  {
    open: idSet("orden-deportacion"),
    said: /\b(?:married to|i married|me case con|casad[oa] con|mi espos[oa] es)(?: \w+){0,2} (?:citizen|ciudadan\w+|american\w+)\b/,
    unless: /\b(?:peg\w+|golpe\w+|hits?|beat\w*|soldad\w+|militar\w*|army|marine)\b/,
    items: ["orden-deportacion/married-citizen"],
  },
  {
    open: idSet("pedir-esposo ajuste-familiar"),
    said: /\b(?:si (?:no les (?:parece|gusta|convence)|(?:la |lo |me la )?(?:niegan|rechazan)|dicen que no)|if they (?:deny|reject|say no|dont like))\b.*\b(?:deport\w+|sacan|echan|remove\w*)\b/,
    items: ["pedir-esposo/std-denied-spouse-asks-for-me", "pedir-esposo/petition-denied"],
    here: true,
  },
];
