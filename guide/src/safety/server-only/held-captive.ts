/** People who are held, shut in without air, or made to lie with others: whole phrases that tell of today. Server only. */
import type { Crisis } from "#guide/safety/crisis-rules.ts";
import type { SafetyHit } from "#guide/safety/safety.ts";

/** People held against their will, today. */
const captive =
  /\b(?:estoy|sigo|me tienen|nos tienen|tienen a mis? \w+)(?: \w+)? secuestrad[oa]s?\b(?! (?:con tant|por la compan))|\b(?:mis? (?:herman|hij|sobrin|prim|espos|cunad|ti|niet)[oa]s?|mi (?:mama|papa|marido|mujer|novi[oa])) (?:esta|estan) secuestrad[oa]s?\b|\bsecuestraron a mis? (?:\w+)\b|\b(?:me|nos) tienen (?:\w+ )?(?:de rehen(?:es)?|amarrad[oa]s?(?! con))\b|\b(?:(?:i ?am|im|my (?:son|daughter|brother|sister|husband|wife|cousin|mom|dad|kids?) (?:is|are)) (?:being )?(?:kidnapped|held hostage)|holding (?:me|us|him|her|them|my \w+) (?:hostage|for ransom))\b/;
/** Over, or a story. */
const freeNow =
  /\b(?:hace (?:\w+ ){1,3}(?:anos?|meses)|(?:years?|months?) ago|en (?:19|20)\d\d|cuando (?:era|vivia|venia)|me solte|(?:me|lo|la|los) (?:soltaron|liberaron)|ya (?:sali|salio|esta libre)|escap\w+|asilo|asylum|pelicula|serie|movie|compania|contrato|banco)\b/;
/** Somebody is shut in where there is no air. */
const shutIn =
  /\b(?:en|adentro de|dentro de|inside|in) (?:(?:la|el|un|una|the|a) )?(?:caja(?: de)?(?: un)?|trailer|trayler|contenedor|vagon|cajuela|tractor ?trailer|container|trunk|truck)\b/;
const noAir =
  /\b(?:no (?:pued[eo]n?|podemos|podian) respirar|(?:ya )?no hay aire(?! acondicionado)|se (?:estan?|andan) (?:ahogando|asfixiando|desmayando)|sin aire(?! acondicionado)|nos (?:estamos )?(?:ahogando|asfixiando)|(?:they|we|people|everybody|my \w+)(?: \w+){0,2} (?:cant|cannot) breathe|suffocat\w+)\b/;
/** Made to lie with others for what she owes. */
const madeToLieWith =
  /\b(?:have to|has to|makes? (?:me|her)|forc\w+ (?:me|her) to|tengo que|tiene que|me (?:hace|hacen|obligan?|ponen?)(?: a)?)(?: \w+){0,2} (?:have sex|sleep with|acostar(?:me|se)|tener (?:sexo|relaciones))\b(?!.*\b(?:marriage|valid\w*|consum\w*|matrimonio|entrevista|interview)\b)/;
const livesIn = /\b(?:viv[eoi]\w*|trabaj\w+|rent\w+|works?|live[sd]?|drives?|asma|asthma)\b/;

export function heldCaptive(said: string): SafetyHit<Crisis> | null {
  if (freeNow.test(said)) return null;
  if (shutIn.test(said) && noAir.test(said) && !livesIn.test(said)) return { kind: "lost", topic: null };
  return madeToLieWith.test(said) || captive.test(said) ? { kind: "trafficking", topic: "visa-t" } : null;
}
