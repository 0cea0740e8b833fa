/**
 * Somebody's life is going right now: does not breathe, does not wake, bleeds without end. The ambulance goes before every question about
 * papers, and fear of calling it is what kills; so it is told as a danger and not as an answer. Server only.
 */
import type { Language } from "#guide/content-schema.ts";
import { isWithoutAir } from "#guide/safety/server-only/cries/without-air.ts";
import type { Reply } from "#guide/types.ts";
import { says } from "#guide/words/server-only/says.ts";

const breath =
  "(?:respir(?:a|an|ar|o|ando)|re[sz]uell[ao]|re[sz]o(?:ll|y)(?:a|ar|ando)|jala(?:r)? aire|agarra(?:r)? aire|breath(?:e|es|ing))";
/** Poison or medicine in a small child: no wish of its own. */
const childSwallowed =
  /\b(?:hij[oa]|bebe|nin[oa]|niet[oa]|sobrin[oa]|baby|son|daughter|kid|toddler|grandson|granddaughter)\b.{0,16}\b(?:se (?:tomo|trago|bebio|comio)|swallowed|drank|ate)\b.{0,40}\b(?:cloro|veneno|raticida|detergente|pastillas?|medicinas?|pildoras?|pilas?|bleach|poison|pills?|medicine|batter(?:y|ies))\b/;
export const isChildPoisoned = (said: string): boolean => says(said, childSwallowed) && !says(said, notNow);

/** Each by itself. */
const signs = [
  new RegExp(
    `\\b(?:no|ni|apenas|casi no|sin|cant|cannot|isnt|not|stopped|barely|dejo de) (?:(?:puede|puedo|pueden|esta|estan|le|logra|ya|bien|able to|is|he|she) )*${breath}\\b`,
  ),
  /\b(?:no despierta(?! (?:confianza|interes|sospech))|no vuelve en si|no tiene pulso|wont wake up|not waking up|cant wake (?:him|her|them) up|unresponsive|turning blue|(?:esta|quedo|sigue|cayo) (?:inconsciente|desmayad[oa])|(?:is|hes|shes) unconscious|(?:he|she|dad|mom|husband|wife|baby|son|daughter) (?:just )?(?:passed out|collapsed))\b/,
  /\b(?:sangr(?:a|ando|e)|bleed(?:s|ing))\b.{0,24}\b(?:much[oa]|muchisim[oa]|demasiad[oa]|sin parar|a chorros|a lot|badly|heavily|wont stop)\b|\bno (?:para|deja) de sangrar\b|\b(?:much[oa]|muchisima) sangre\b|\b(?:botando|bota|echando|echa|tirando|perdiendo) (?:\w+ )?sangre\b|\b(?:se (?:esta )?(?:desangra|desangrando)|me (?:estoy )?desangr(?:o|ando)|estoy desangrandome)\b|\b(?:e[mn]bara[sz](?:ada|o)|pregnant)\b.{0,60}\b(?:sangr(?:a|o|ando)|manchando mucho|bleeding)\b|\b(?:estoi|estoy|esta|ando|sangro|im|shes)\b(?: \w+){0,2} (?:sangrando|bleeding)\b.{0,60}\b(?:e[mn]bara[sz](?:ada|o)|pregnant|me[sz]es de (?:gestacion|encargo))\b|\b(?:meses|semanas|weeks|months)\b.{0,30}\b(?:manchando|sangrando|bleeding)\b.{0,60}\b(?:hospital|bebe|baby)\b|\b(?:cant|wont|doesnt|couldnt)(?: \w+){0,3} stop (?:the )?bleeding\b|\bno (?:le |me |se )?(?:puedo|podemos|logro) (?:parar|detener) (?:la sangre|el sangrado)\b/,
  /\b(?:convulsionando|convulsiona|having a seizure|seizing|se esta ahogando|is choking|le esta dando un (?:infarto|derrame|ataque)|having a (?:heart attack|stroke)|se le (?:torcio|chueco|enchueco|ladeo|fue de lado) la (?:boca|cara)|(?:face|mouth) is (?:drooping|droopy))\b/,
  /\b(?:losing|lost|perdiendo|se (?:me |le )?(?:esta saliendo|viene)|aborto|miscarr\w+)\b(?: \w+){0,3} (?:bebe|baby|embarazo|pregnancy)\b.*\b(?:sangre|sangr\w+|blood|bleed\w*|dolor\w*|pain)\b|\b(?:blood|bleed\w*|sangr\w+)\b.*\b(?:losing|perdiendo)(?: \w+){0,3} (?:bebe|baby)\b|\b(?:theres|there is|losing) so much blood\b/,
  /\b(?:hij[oa]|bebe|nin[oa]|niet[oa]|baby|son|daughter|kid|toddler)\b.{0,24}\b(?:se (?:trago|tomo|comio|bebio)|swallowed|drank|ate)\b.{0,60}\b(?:vomit\w*|throwing up|babea\w*|drool\w*|morad[oa]|turning|no (?:reacciona|responde))/,
  childSwallowed,
  /\b(?:[vb]omit\w*|tose|tosiendo|escup\w+|throwing up|vomiting|coughing(?: up)?) (?:\w+ ){0,2}(?:sangre|blood)\b/,
  /\b(?:hij[oa]|bebe|nin[oa]|niet[oa]|baby|son|daughter|kid|toddler)\b.{0,16}\b(?:se (?:tomo|trago|bebio|comio|echo|metio)|swallowed|drank|ate)\b.{0,20}\b(?:cloro|veneno|raticida|detergente|acido|pilas?|bleach|poison|battery|batteries)\b/,
];
/** By a bullet or a blade, of this hour: told long after, it is what a visa is asked for. */
const shot =
  /\b(?:le|lo|la|les|me|nos) (?:acaban? de )?(?:meter|metieron|metio|dar|dieron|dio|pegar|pegaron|pego|soltaron) (?:como )?(?:un|una|dos|tres|varios|varias|unos|unas) (?:tiros?|balazos?|plomazos?|disparos?|navajazos?|cuchilladas?|punaladas?|machetazos?)\b|\b(?:got|was|been|is|hes|shes) (?:just )?(?:shot|stabbed)\b|\b(?:le|lo|la|me|nos) (?:acaban? de )?(?:balace\w+|apunal\w+|dispar(?:ar|aron|o))\b/;
const thisHour =
  /\b(?:acaban? de|ahorita|ahora mismo|hace (?:un )?(?:rato|ratito|poco|momento|(?:\w+ )?minutos?)|right now|just (?:now )?(?:got|been|shot|stabbed)|minutes? ago|esta (?:tirad[oa]|en el (?:piso|suelo))|no (?:quiero|queremos|me atrevo a|podemos|puedo|nos atrevemos a) llamar|(?:scared|afraid) to call)\b/;

/** These with a fall, blood or fever: an office does not answer either. */
const still =
  /\b(?:no (?:nos |me )?(?:responde|reacciona|contesta|se mueve)|(?:is )?(?:not|isnt) (?:responding|moving)|doesnt (?:respond|move)|morad[oa])\b/;
const body =
  /\b(?:se (?:me )?(?:cayo|desmay\w+)|cayo de|fell|se golpeo|choc\w+|atropell\w+|crash\w*|sangr\w+|bleed\w*|blood|fiebre|calentura|fever|piso|suelo|floor|tirad[oa]|tina|alberca|tub|pool|golpe en la cabeza)\b/;
const chest = /\b(?:dolor|duele|opresion|pain|hurts?)\b(?: \w+){0,4} (?:pecho|chest|corazon|heart)\b/;
const grave = /\b(?:brazo|sud(?:a|ando)|ahorita|arm|sweating|right now|no aguanta|se dobla|palid[oa]|pale)\b/;
/** Three of these, or one and a blow: something in the head, which no clinic mends. */
const inHead = [
  /\b(?:me |le )?(?:duele|dolor|hurts?|pain)\b(?: \w+){0,4} (?:cabeza|head)\b|\bheadache\b/,
  /\b(?:vomit\w*|devolvi|devuelve|throw(?:ing|s)? up|threw up)\b/,
  /\b(?:ve[or]?|veia|viendo|see(?:s|ing)?) (?:doble|borroso|double|blurry)\b|\bvision (?:doble|borrosa)\b/,
  /\b(?:no siente?|se (?:me|le) (?:durmio|duerme|entume\w+)|cant feel|numb)\b(?: \w+){0,4} (?:brazo|cara|pierna|lado|arm|face|leg|side)\b/,
  /\b(?:habla (?:raro|enredado|cosas sin sentido|incoherencias)|sangre (?:por|de) (?:la oreja|el oido|la nariz)|se le traba la lengua|no (?:puede|puedo) hablar bien|slurr\w+|confundid[oa]|no sabe donde esta|confused)\b/,
];
const headStruck =
  /\b(?:(?:me|se) (?:golpee|golpeo|pegue|pego|dio)(?: \w+){0,5} (?:cabeza|nuca)|golpe en la (?:cabeza|nuca)|(?:me|se) (?:cai|cayo)(?: \w+){0,4} (?:techo|andamio|escaleras?|azotea|segundo piso)|(?:fell|hit)(?: \w+){0,4} (?:roof|ladder|scaffold\w*|head))\b/;

function isHeadHurt(said: string): boolean {
  const found = inHead.filter((one) => says(said, one)).length;
  return found > 2 || (found > 0 && says(said, headStruck));
}

/** Over, told of another time, asked about as a matter, or nerves. */
const notNow =
  /\b(?:hace (?:\w+ ){1,3}(?:anos?|meses|semanas|dias)|la semana pasada|el (?:ano|mes) pasado|(?:en|in) (?:19|20)\d\d|cuando (?:era|tenia|vivia|cruz\w+)|murio|fallecio|died|passed away|(?:years?|months?|weeks?) ago|last (?:week|month|year)|ya (?:esta bien|salio)|me sacaron|sacar(?:on|me|le)? (?:mucha )?sangre|analisis|laboratorio|muestra|cada mes|la regla|periodo|mens\w+|blood test|every month|period|(?:nos )?fuimos al|estuvo en|ojo morado|ojos morados|amanecio con|para (?:el|la) (?:examen|entrevista|corte)|n ?400|n ?648|waiver|(?:el|un|de|del|mi) perdon|perdon (?:provisional|i ?601)|parole|permiso de viaje|advance parole|cartel|en mi pueblo|ni respirar|respirar tranquil\w+|breathe with|deudas|debts|que pasa si|what if|por si|cobr\w+|factura|bill|demand\w*|testig\w+|asilo|asylum|tratamiento|apnea|fotos? (?:de|del|para)|(?:passport|visa) photos?|ansiedad|panico|nervios|estres|angustia|anxiety|panic|stress)\b/;
/** Shut in or lost where people die: those have words of their own. */
const lost =
  /\b(?:trailer|traila|caja|cajuela|camion|vagon|desierto|monte|cerro|truck|trunk|desert|trailers?|boat|lancha|rio|river|escondid[oa]s|matorral\w*|nieve|snow|cruzamos|crossed|migrants|grupo)\b/;

export function isLifeGoing(said: string): boolean {
  const going =
    signs.some((one) => says(said, one)) ||
    (says(said, shot) && says(said, thisHour)) ||
    isWithoutAir(said) ||
    (says(said, still) && says(said, body)) ||
    isHeadHurt(said) ||
    (says(said, chest) && says(said, grave));
  return going && !says(said, notNow) && !says(said, lost);
}

/** What to do until the ambulance is there. */
export const ambulance: Record<Language, Pick<Reply, "warning" | "short" | "sentences" | "steps">> = {
  es: {
    warning:
      "Llama al 911 ahora mismo y di qué pasa y dónde están: mandan una ambulancia y no preguntan por papeles.",
    short: "Cada minuto cuenta: primero la vida, y por pedir una ambulancia nadie te pide papeles.",
    sentences: [
      "Quédate en la llamada: te van diciendo qué hacer mientras llegan, también en español.",
      "En urgencias deben atender a la persona aunque no tenga papeles, dinero ni seguro.",
      "La cuenta se ve después, y muchos hospitales ayudan a quien gana poco.",
    ],
    steps: [
      "Llama al 911 y no cuelgues.",
      "Si no respira, pregunta cómo darle compresiones en el pecho; si sangra, aprieta fuerte con un trapo limpio.",
      "No le des comida ni medicina, y manda a alguien a la puerta a esperar la ambulancia.",
    ],
  },
  en: {
    warning:
      "Call 911 right now and say what is happening and where you are: they send an ambulance and do not ask about papers.",
    short: "Every minute counts: life comes first, and nobody asks for papers when you call an ambulance.",
    sentences: [
      "Stay on the line: they tell you what to do until help is there.",
      "The emergency room must treat the person even without papers, money or insurance.",
      "The bill comes later, and many hospitals help people who earn little.",
    ],
    steps: [
      "Call 911 and do not hang up.",
      "If there is no breathing, ask how to press on the chest; if there is bleeding, press hard with a clean cloth.",
      "Give no food or medicine, and send someone to the door to wait for the ambulance.",
    ],
  },
};
