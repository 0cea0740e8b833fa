/** No air: a blue face, a throat that is shut, somebody who does not wake. Told of a person, now; not of papers, ink or a telephone. Server only. */
import { says } from "#guide/words/server-only/says.ts";

const people =
  "(?:hij[oa]s?|hijit[oa]|bebe|bebita|bebito|nen[eao]|nin[oa]s?|niet[oa]|sobrin[oa]|herman[oa]|hermanit[oa]|espos[oa]|marido|mujer|senora|mama|mami|papa|papi|abuel[oa]|abuelit[oa]|suegr[oa]|ti[oa]|prim[oa]|amig[oa]|vecin[oa]|cunad[oa]|chamac[oa]|chamaquit[oa]|criatura|baby|son|daughter|kid|toddler|husband|wife|mom|mother|dad|father|brother|sister|grandma|grandpa|grandmother|grandfather|grandson|granddaughter|aunt|uncle|friend|neighbor)";
const person = new RegExp(
  `\\b${people}\\b|\\b(?:he|she|him|her|el|ella)\\b|\\bl[eoa] (?:falta|sale|hunden|unden|sumen)\\b`,
);
const blue =
  "(?:morad(?:it)?[oa]s?|azul(?:es|it[oa]s?|ad[oa]s?)?|gris(?:es)?|cianotic[oa]|blue|bluish|purple|gr[ae]y)";

/** Words that say it of whom they are told. */
const noAir = [
  /\b(?:le falta (?:mucho )?(?:el )?aire|se (?:quedo|esta quedando|queda) sin aire|se (?:le )?(?:hunden?|unden?|sumen?) las costillas|respira (?:con )?(?:much[ao]|bien|muy) (?:dificultad|rapido|agitad[oa]|feo)|no le sale (?:la voz|el aire|aire)|cianotic[oa]|(?:cant|cannot|can not|struggling to) catch (?:her|his|their|my) breath|gasping for (?:air|breath)|(?:is|hes|shes) breathing (?:really |so |very )?(?:funny|hard|fast|weird)|(?:is|hes|shes) choking)\b/,
  new RegExp(
    `\\bse (?:me |le |nos )?(?:atraganto|esta atragantando)\\b|\\bse (?:me |le |nos )?atoro (?:mi |el |la |un |una )?(?:${people}|con (?:un|una) \\w+|(?:un|una) (?:dulce|hueso|moneda|uva|pedazo|juguete))\\b`,
  ),
  new RegExp(
    `\\b(?:labi(?:os|tos)|boca|boquita|lips|mouth)\\b(?: \\w+){0,3} ${blue}\\b|\\b${blue} (?:around (?:the|her|his) )?(?:lips|mouth)\\b`,
  ),
  new RegExp(
    `\\b(?:(?:(?:la|su) cara|(?:las|sus) (?:unas|manos)|(?:los|sus) dedos|(?:his|her) (?:face|nails|fingers|fingertips))(?: \\w+){0,3} ${blue})\\b`,
  ),
  new RegExp(
    `\\b${people}s? (?:\\w+ ){0,2}(?:is|turned|went|turning|going|se (?:me )?puso|se (?:me )?esta poniendo|esta) (?:all |bien |tod[oa] )?${blue}\\b`,
  ),
  new RegExp(
    `\\b(?:mi|my) ${people} (?:ya |amanecio que )?(?:no (?:reacciona|despierta)|(?:is )?(?:not|isnt) (?:waking|responsive)|(?:wont|doesnt) wake)\\b|\\bse (?:me |nos )?desmayo (?:mi |una? )?(?:${people}|senora?|muchach[oa])\\b.{0,40}\\bno (?:contesta|responde|reacciona|despierta|vuelve)\\b`,
  ),
];
/** Nobody is named: a finger, too, turns blue. */
const turnedBlue = new RegExp(`\\bse me (?:puso|esta poniendo) (?:bien |tod[oa] )?${blue}\\b`);
const limb = /\b(?:dedos?|manos?|pies?|ojos?|brazos?|piernas?|rodillas?|tobillos?|unas?|codo|espalda)\b/;
/** Silence alone is also an office's or a telephone's: something of the body must stand beside it. */
const silent = new RegExp(
  `\\b(?:mi|my) ${people} (?:ya )?(?:no (?:responde|se mueve|contesta)|(?:is )?(?:not|isnt) (?:responding|moving)|(?:wont|doesnt) (?:respond|move))\\b`,
);
const ofBody =
  /\b(?:fri[oa]|helad[oa]|cold|piso|suelo|floor|respir\w+|breath\w*|pulso|pulse|cayo|fell|desmay\w+|faint\w*|golpe\w*|convuls\w+|seizure|inconsciente|palid[oa]|pale|fiebre|fever|sangr\w+|blood|ojos abiertos|tirad[oa])\b/;
/** No colour of a face, and no silence of a body. */
const other =
  /\b(?:tinta|ink|huellas?|fingerprints?|pint[eo]\w*|esmalte|polish|tarjetas?|papel(?:es|eo)?|hojas?|sello|pasaporte|passport|mica|card|vestid[oa]|dress|uniforme|fotos?|photo|coraje|risa|verguenza|celular|telefono|llamadas?|phone|calls?|texts?|mensajes?|cartas?|letters?|uscis|rfe|peticion|tramite|ingles|english|tratamiento|treatment|confianza|interes|le dije|moreton\w*|bruis\w*|fleco|moto|troca|carro)\b/;

export function isWithoutAir(said: string): boolean {
  if (says(said, other)) return false;
  if (says(said, silent) && says(said, ofBody)) return true;
  if (says(said, turnedBlue) && !says(said, limb)) return true;
  return says(said, person) && noAir.some((one) => says(said, one));
}
