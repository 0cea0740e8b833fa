/** Requests to be petitioned as whose child one is not. Server only. */
import { rightly } from "#guide/safety/server-only/requests/asks-rightly.ts";
import type { Secret } from "#guide/safety/server-only/requests/secret.ts";

/** A brother who asks for his sister, a father for his daughter: they are what they say, where nobody else is named. */
const asOwnKin =
  "^(?!.*\\b(?:ti[oa]|abuel[oa]|padrin[oa]|madrina|prim[oa]|cunad[oa]|vecin[oa]|amig[oa]|uncle|aunt|cousin|friend|neighbor|grand\\w+|god\\w+)\\b)(?:.*\\b(?:herman[oa]|brother|sister)\\b.*\\b(?:como|as|soy|im|i am)(?: (?:el|la|su|his|her))* (?:herman[oa]|brother|sister)\\b|.*\\b(?:papa|mama|padre|madre|dad|mom|father|mother)\\b.*\\b(?:como|as|soy|im|i am)(?: (?:el|la|su|his|her))* (?:hij[oa]|son|daughter|child)\\b)";
/** An uncle who would say that a nephew is his son. */
const claimedChild: Secret = {
  kind: "lie",
  said: [
    /\b(?:ti[oa]|abuel[oa]|padrin[oa]|madrina|prim[oa]|cunad[oa]|vecin[oa]|amig[oa]|herman[oa]|sobrin[oa]|ahijad[oa]|niet[oa]|uncle|aunt|cousin|grand(?:pa|father|ma|mother|son|daughter)|godfather|godson|goddaughter|brother|sister|friend|niece|nephew)\b/,
    /\b(?:traer(?:l[oa])?|traigo|pasar(?:l[oa])?|meter(?:l[oa])?|bring|petition)(?: (?:a|mi|my|her|him|it|la|lo))*(?: \w+)? (?:como|as) (?:(?:si fuera|mi|my|nuestr[oa]|our|un|una|a) )*(?:hij[oa]|son|daughter|child|kid|herman[oa]|espos[oa])\b|\b(?:decir|diga|poner(?:me)?|ponga|pasar(?:me|l[oa])?|hacer(?:me)? pasar|registrar(?:me|l[oa])?|pedir(?:me)?|claim|say|put|pass|register)\b(?: \w+){0,5} (?:(?:yo )?(?:que )?soy|como(?: si fuera)?|que es|as|im|i am|hes|shes) (?:el |la |su |suy[oa]|his |her |de el )?(?:hij[oa]|herman[oa]|espos[oa]|son|daughter|brother|sister|child|suy[oa])\b/,
    /\b(?:pedir\w*|peticion\w*|arregl\w+|actas?|papeles|petition\w*|sponsor\w*|papers|birth certificate|aeropuerto|airport|traerl[oa]|bring)\b/,
  ],
  unless: new RegExp(
    `${rightly.source}|\\b(?:medi[oa] herman[oa]|half (?:brother|sister)|por parte de|adopt\\w+|orphan|huerfan[oa]|murieron|me crio|me cri[oe]|padrastro|de verdad (?:soy|es)|si (?:soy|es)|tutela|custodia|raised me|(?<!dice que )(?<!says )legalmente|se cas(?:o|aron) con|estan casad[oa]s|(?:is|are) married to|married (?:my|her|him)|en (?:la|mi) acta (?:dice|sale|aparece)|error|no quiero|cuando (?:yo )?naci|when i was born|como (?:su )?niet[oa])\\b|${asOwnKin}`,
  ),
};

export const falseKin: readonly Secret[] = [claimedChild];
