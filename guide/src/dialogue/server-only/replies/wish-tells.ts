/**
 * What a wish tells of the two questions about status. A word that answers a question says nothing where none was asked: "mi esposa y yo no tenemos
 * papeles" names nobody with papers, "quiero estar legalmente" and "salir de mojado" tell no way in, and who turned 40 has no child of that age. So
 * only what is plainly said counts; the rest is asked. Server only.
 */
import type { RepliesByTopic } from "#guide/dialogue/server-only/replies/rules.ts";
import {
  any,
  both,
  child,
  choose,
  citizen,
  either,
  gap,
  grownAge,
  marriedTo,
  parent,
  resident,
  sibling,
  spouseIs,
  told,
  undenied,
  whoIs,
} from "#guide/dialogue/server-only/replies/words-family.ts";
import { twentyOne } from "#guide/dialogue/server-only/replies/words-kin.ts";

// The way in, as something that happened.
const entered =
  "(?:entre|entramos|entro|entraron|entrado|llegue|yege|llegamos|llego|llegaron|[bv]ine|vinimos|venimos|vino|vinieron|pase|pasamos|pasaron|trajo|trajeron|came|entered|arrived|flew|brought|got here)";
const visa =
  "(?:[bv]is+as?|[bv]iza|parol[ea]?|perol|cbp ?one|c(?:e|b) ?be? ?pe? (?:uan|one)|cita de cbp|h ?2 ?[ab]|[bf] ?[12]|laser|turista|border crossing card|permiso de (?:paseo|turista|visita|entrada))";
const bad =
  "(?! (?:fals[ao]|chuec[ao]|prestad[ao]|ajen[ao]|de otr[ao]|in place|militar|de trabajo de (?:mi|otro))\\b)";
const withVisa = told(
  `${entered}(?: (?!(?:sin|without)\\b)\\w+){0,7} (?:con|de|wit|with|on|via|usando)(?: \\w+){0,3} ${visa}${bad}`,
  `${entered}(?: \\w+){0,3} (?:por (?:el )?(?:aeropuerto|avion)|en (?:un )?avion)`,
  "flew in",
  `(?:mi|la) ${visa} (?:ya )?(?:se )?(?:me )?(?:vencio|expiro|caduco|acabo|termino|paso)`,
  `(?:se )?(?:me|nos) (?:vencio|expiro|caduco|acabo|termino|paso) (?:la |el |mi )?${visa}`,
  `(?:con|ando con) (?:la|mi) visa (?:ya )?vencida`,
  `(?:me|nos|le|lo|la) (?:dieron|otorgaron|dio) (?:el |un |la )?(?:parole|visa)`,
  "overstay(?:ed|d)?(?! nothing)|my visa (?:expired|ran out)",
);
const crossedIn = told(
  "(?:cruce|cruze|cruzamos|cruzo|cruzaron|crusé|cruse|crossed|crosed)(?! (?:los dedos|la calle|the street))",
  "(?:brinque|brincamos|brinco)(?: (?:el|la|los|por|pa|para))",
  "me (?:avente|tire|meti|brinque|pase) (?:por|al) (?:el )?(?:rio|cerro|desierto|monte|alambre)",
  `(?:${entered}|caminando)(?: (?!(?:con|with)\\b)\\w+){0,6} por (?:el |la )?(?:cerro|rio|desierto|monte|barda|trocha|selva|frontera caminando|chacra)`,
  `${entered}(?: \\w+){0,3} (?:de )?mojad[oa]s?`,
  `${entered}(?: (?!(?:con|with)\\b)\\w+){0,4} (?:sin|without) (?:nada|papeles|visa|[bv]is+a|permiso|inspeccion|documentos|revision|papers|inspection|a visa)`,
  `${entered}(?: \\w+){0,4} (?:con (?:el |un )?(?:coyote|pollero)|en (?:una )?(?:cajuela|yola|balsa)|caminando|a pie|on foot|(?:through|across) the (?:border|river|desert))`,
);

const others =
  "(?:espos[oa]|marido|mujer|senora|mama|papa|papas|madre|padre|herman[oa]s?|prim[oa]s?|ti[oa]s?|cunad[oa]s?|suegr[oa]s?|amig[oa]s?|compadres?|comadres?|vecin[oa]s?|companer[oa]s?|husband|wife|mom|dad|mother|father|brother|sister|cousin|uncle|aunt|friend|neighbor)";
/** "Mi esposo cruzó y luego lo deportaron, yo quiero ver si califico": the way in of somebody else than who would have papers. */
const anothersEntry = new RegExp(
  `^(?!.*\\b(?:entre|entramos|cruce|cruze|cruzamos|vine|venimos|vinimos|pase|pasamos|llegue|llegamos|brinque|me meti|i (?:came|crossed|entered|flew)|we (?:came|crossed|entered))\\b)(?=.*\\b(?:mis?|una?|my|a) ${others}\\b(?: \\w+){0,4} (?:entro|entraron|cruzo|cruzaron|vino|vinieron|paso|pasaron|llego|llegaron|came|crossed|entered)\\b)(?=.*\\b(?:me (?:legali\\w+|arregl\\w+|compon\\w+)|(?:legalizar|arreglar|componer)me|lo mio|mis papeles|yo (?:sigo|quiero|tambien|pued\\w+)|califico|quiero arreglar|i want|my (?:own )?(?:status|papers|green card)|fix mine)\\b)`,
);
/** "Mi comadre arregló por su hijo", "un amigo por su esposa ciudadana": what became of somebody else. */
const anothersLuck =
  /\b(?:comadre|compadre|vecin[oa]|amig[oa]|conocid[oa]|senora que conozco|friend|neighbor)\b(?: \w+){0,3} (?:arreglo|arreglaron|fixed|got)\b/;

// Who has papers.
const sweetheart = "(?:novi[oa]|prometid[oa]|pareja|girlfriend|boyfriend|fiancee?|jev[oa]|lady)";
const weds = /\b(?:cas(?:ar\w*|amos|o|aremos)|boda|marry\w*|married|wedding)\b/;
const spouseOf = (status: string) =>
  any(told(spouseIs(status), marriedTo(status)), both(told(whoIs(sweetheart, status)), weds));
const lost = /\b(?:muri\w+|falleci\w+|viud[oa]|died|passed away|widow\w*)\b/;
/** "Mi hija cumple 21 en mayo", "mi hijo ya es grande": the age stands behind the child. */
const aged = new RegExp(
  `${undenied}\\b(?:(?:mis?|my|una?|el|la|our)(?: \\w+)? )?${child}${gap(8)} (?:mayor de edad|ya (?:es|esta) grande|(?:${grownAge}|${twentyOne})\\b(?! (?:anos|years) (?:aqui|here|en est)))`,
);
/** And the parent is who would have papers by it. */
const forParent =
  /\b(?:me|nos|mi|mis|mio|yo|uno|me|us|my|i)\b(?: \w+){0,4} (?:arregl\w+|ar[ei]gl\w+|met\w+|pid\w+|pedir\w*|ped\w+|ayud\w+|legaliz\w+|componer|compon\w+|compongo|dar|sac\w+|papeles|mica|residen\w+|documentos|fix|petition|sponsor|file|help|papers|green card)\b|\b(?:arregl\w+|pedir|ayudar|compon\w+|fix|petition|petition for|sponsor|help)(?:me|nos)?\b(?: \w+){0,3} (?:a mi|me|us|mis papeles|my papers)\b|\b(?:puedo|podria|podre|poder|le hago para) (?:yo |ya )?(?:arregl\w+|sacar|legaliz\w+)\b|\b(?:pedirme|arreglarme|arreglarnos|pedirnos|arreglame|por (?:el|ella|medio de))\b/;
/** A child without papers is who would be helped. */
const childWithout = new RegExp(
  `\\b${child}(?: \\w+){0,8} (?:no tiene|sin|without|no) (?:papeles|nada|estatus|seguro|papers|status)\\b`,
);
const grown = any(both(aged, forParent), both(aged, told(whoIs(child, citizen))));
/** "La mamá de ciudadanos", "my dad's undocumented": the parent who speaks, or has none. */
const parentWithout = any(
  /\b(?:soy|ser|por ser|como) (?:la |una |su |el )?(?:mama|papa|madre|padre)\b/,
  new RegExp(
    `\\b${parent}(?: \\w+){0,3} (?:undocumented|indocumentad\\w+|no tiene|sin papeles|has no|without)\\b`,
  ),
);
const nobody = told(
  "no (?:tengo|hay|cuento con)(?: \\w+){0,2} (?:nadien?|familia|familiar(?:es)?|parientes?)(?! (?:que me (?:oriente|ayude|explique|diga)|en mi pais|alla))",
  "(?:nadie|ningun[oa]?) (?:de|en) mi familia (?:tiene|es|son)",
  "ni (?:mi )?(?:espos[oa]|marido) ni h?ij[oa]s",
  "no tengo (?:ni )?(?:espos[oa]|marido)(?: ciudadan[oa])? ni h?ij[oa]s ni \\w+",
  "(?:no|dont have|do not have|have no|without)(?: any)? (?:family|relatives)",
);

const withPapers = either(
  citizen,
  resident,
  "(?:ya|si) tienen? (?:ya |sus |los )*papeles",
  "(?:already|both) ha(?:s|ve) (?:his |her |their )*papers",
  "ya (?:se |le )?arreglo",
);

/** By topic and question, as replies are (`all-replies.ts`). */
export const toldInWishes: RepliesByTopic = {
  "arreglar-papeles": [
    [
      choose("Con visa o permiso", withVisa, anothersEntry),
      choose("Crucé sin revisión", crossedIn, anothersEntry),
    ],
    [
      choose(
        "Mi papá, mamá o hermano",
        told(whoIs(either(parent, sibling), withPapers)),
        any(parentWithout, anothersLuck),
      ),
      choose("Mi hijo de 21 o más", grown, any(childWithout, anothersLuck)),
      choose("Mi esposo o esposa", spouseOf(withPapers), any(lost, anothersLuck)),
      choose("Nadie", nobody),
    ],
  ],
  "ajuste-familiar": [
    [
      choose("Sí, con visa o parole", withVisa, anothersEntry),
      choose("No, crucé sin revisión", crossedIn, anothersEntry),
    ],
    [
      choose("Un familiar residente", told(spouseIs(resident), whoIs(parent, resident)), lost),
      choose("Mi hijo ciudadano de 21", grown, any(childWithout, anothersLuck)),
      choose("Mi esposo o esposa ciudadano", spouseOf(citizen), any(lost, anothersLuck)),
    ],
  ],
};
