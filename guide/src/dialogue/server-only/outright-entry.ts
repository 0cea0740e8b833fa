/** How somebody came in, told as done: with another's visa or passport, or again after being sent back while an old petition stands. Server only. */
import type { Outright } from "#guide/dialogue/server-only/outright.ts";

/** A spouse's or a parent's visa may cover the family, and an employer's visa its worker; these may not. */
const another =
  "(?:(?:de|a nombre de) (?:(?:mi|su|un|una|otr[oa]) )?(?:prim[oa]|herman[oa]|ti[oa]|amig[oa]|cunad[oa]|vecin[oa]|conocid[oa]|comadre|compadre|sobrin[oa]|persona|senor|senora|muchach[oa]|alguien(?: mas)?|otr[oa])\\b|que (?:no )?era (?:de otr[oa]|de (?:mi|un|una) (?:prim[oa]|herman[oa]|amig[oa])|mi[oa]\\b)|prestad[oa]s?\\b|rentad[oa]s?\\b|ajen[oa]s?\\b)";
const paper =
  "(?:visa(?: de turista)?|pasaporte|mica|tarjeta|green ?card|papeles|documentos|laser|credencial|acta)";
const cameWithAnothers = new RegExp(
  [
    `\\b(?:entre|entro|entramos|pase|paso|pasamos|cruce|cruzo|cruzamos|vine|vino|llegue|llego|ingrese|me pasaron|me cruzaron|me metieron)\\b(?: \\w+){0,8} (?:con|usando)(?: (?:la|el|los|las|una|un|unos))? ${paper}(?: \\w+){0,2} ${another}`,
    "\\b(?:came|entered|crossed|got (?:in|across)|brought)\\b(?: \\w+){0,6} (?:with|using|on|under)(?: (?:the|a|an|my|her|his))*(?: (?:cousins?|sisters?|brothers?|friends?|aunts?|uncles?|neighbors?)| someone elses| somebody elses| another persons?| other persons?| borrowed| rented) (?:\\w+ ){0,2}(?:visa|passport|green ?card|papers|documents|id|border card)\\b",
    "\\b(?:came|entered|crossed)\\b(?: \\w+){0,6} (?:visa|passport|green ?card)(?: \\w+){0,2} (?:belonging to|of|that was) (?:someone else|another|somebody else|my (?:cousin|sister|brother|friend))",
  ].join("|"),
);
/** Caught with it, a child then, fear, a court, or not yet done. */
const notThatEntry =
  /\b(?:quiero (?:entrar|pasar|cruzar)|voy a (?:entrar|pasar|cruzar)|para (?:entrar|pasar|cruzar)|(?:puedo|podria|si) (?:entrar|pasar|cruzar|paso|cruzo|entro)|going to (?:cross|enter|use)|want to (?:cross|enter|use)|can i (?:cross|enter|use)|(?:voy a|vamos a|puedo|mejor) (?:decir|digo|poner)|digo que|decir que (?:por|entre|cruce|fue)|pongo que|mentir\w*|(?:paso|cruzo|entro) a (?:mi|mis|un|una|otr[oa])\b|(?:lo|la|los|las) cruce\b|coyote\w*|quiero que|i(?:ll| will) say|como (?:le|lo) hago|hago lo mismo|yo tambien|do the same|cach\w+|agarr\w+|devolvi\w+|regresaron|deport\w+|caught|sent (?:me )?back|cuando (?:yo )?(?:era|tenia)|de otro nin[oa]|matar\w*|mataban|amenaz\w+|huyendo|miedo|(?:era|de) (?:nin[oa]|chic[oa]|chiquit[oa]|bebe|menor)|tenia \d+ anos|as a (?:kid|child|baby)|when i was|asilo|asylum|corte|court|detenid\w+|detained|golp\w+|pega|vawa|visa u|u visa|testig\w+|nunca|never)\b/;

const oldPetition =
  /\b(?:245|(?:pidio|pidieron|peticion|petition\w*|filed|solicitud|metio|metieron|sponsored)\b.*\b(?:19[89]\d|2000|2001|noventa y \w+|(?:30 de )?abril (?:de|del) 2001)|(?:19[89]\d|2000|2001)\b.*\b(?:pidio|pidieron|peticion|petition\w*|filed|solicitud|metio|metieron|sponsored))\b/;
const away =
  "(?:echaron|echo|regresaron|regreso|devolvieron|devolvio|sacaron|saco|aventaron|botaron|retornaron|expulsaron)";
const sentBack = new RegExp(
  `\\b(?:me|nos|lo|la|le) ${away}(?! (?:mi|el|la|los|las) (?:caso|carta|papeles|solicitud|peticion|dinero|pasaporte|forma|cheque|trabajo))\\b|\\bsent (?:me |him |her |us )?back\\b|\\bturned (?:me |him |her )?(?:back|around)\\b|\\bthrown out\\b|\\bkicked (?:me )?out\\b|\\bcaught\\b(?: \\w+){0,4} (?:returned|sent|removed)\\b`,
);
const inAgain =
  /\b(?:(?:volvi|volvio|volvimos|regrese|regreso) a (?:entrar|cruzar|pasar|venir\w*|meter\w*|brincar\w*|intentar\w*)|(?:me )?(?:volvi|volvio) (?:a |por )|(?:entre|entro|cruce|cruzo|meti|metio|pase|paso|vine|vino|brinque|brinco)(?: \w+){0,2} (?:otra vez|de nuevo|nuevamente|de vuelta|al (?:otro|dia|mes))|(?:otra vez|de nuevo) (?:entre|cruce|me meti|pase|vine|brinque)|(?:came|crossed|entered|got|snuck|went)(?: \w+){0,2} (?:again|back in)|came back|re ?entered|crossed back)\b/;

export const entryRules: readonly Outright[] = [
  {
    id: "anothers-visa",
    said: [cameWithAnothers],
    unless: notThatEntry,
    over: ["forge", "smuggle", "lie"],
  },
  {
    id: "sent-back-245i",
    said: [oldPetition, sentBack, inAgain],
    after: { topics: ["entre-sin-inspeccion-245i"], said: [sentBack, inAgain] },
    unless: /\b(?:orden|order|no me devolv\w+|nunca (?:me|he) (?:agarr\w+|salido)|asilo|asylum|detenid\w+)\b/,
    lead: "other",
    over: [],
  },
];
