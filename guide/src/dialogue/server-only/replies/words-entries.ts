/** Building blocks of the rules about entries, leaving and where people are. Server only. */
import {
  either,
  says,
  told,
  toldStrictly,
  undenied,
} from "#guide/dialogue/server-only/replies/words-family.ts";

// Entries without inspection.
const bare = "(?:yo )?(?:me )?(?:cru[csz]\\w*|brin[cq]\\w+|salt[eo]|crossed)";
/** Third persons who crossed; "me pasó un coyote" is one's own entry. */
const others =
  "(?<!(?<!\\b(?:me|nos) )\\b(?:cru[csz]o|paso|entro|vino|brinco|llego|(?:he|she|husband|wife|brother|sister|dad|mom) (?:crossed|came|entered|swam))(?: (?!yo\\b|i\\b)\\w+){0,4} )";
const place =
  "(?:rio|cerros?|desierto|monte|montana|muro|barda|bardo|bordo|sierra|tunel|alambre|arizona|sonora|canal|drenaje|lado de|river|desert|wall|fence|hills?|mountains?|tunnel)";
const crossing = either(
  `(?:por|x|cru\\w+|brin\\w+|salt\\w+|crossed|swam|jumped|climbed|nadando|caminando|across|through|over|atraves\\w+)(?: (?:por|el|la|del?|a|todo|nadando|caminando|over|the|across|through))* ${place}`,
  "rio (?:bravo|grande)",
  "swam(?: across| over)?",
  "(?:cru\\w+|entr[eo]\\w*|pas[eo]\\w*|vin[eo]|llegu\\w+|llego|came in|crossed|walked) (?:\\w+ ){0,4}(?:caminando|a pie|nadando|corriendo|on foot)",
  "(?:cru\\w+|crossed) (?:solo |nomas |only |just )*(?:once|one time|una (?:sola )?(?:vez|ves))",
  "no (?:tuve|hubo|pase por|paso por) (?:ninguna |una )?(?:revision|inspeccion|garita)",
  "(?:un |una )?mojad[oa]$",
  "(?:con|un|el|unos|los|de|a|al|por) (?:coyotes?|polleros?|pasador(?:es)?|guias?|koyotes?|collotes?)",
  "(?:a|the|with) (?:coyote|smuggler)s?",
  "(?:de|como|por) (?:mojad[oa]|ilegal|indocumentad[oa]|alambre|contrabando)",
  "(?:a la|por lo) (?:brava|mojado)",
  "(?:cru\\w+|entr\\w+|pas[eo]\\w*|vin\\w+|llegu\\w+|came|crossed|entered|got in|snuck)(?: \\w+){0,4} (?:ilegal\\w*|illegal\\w*|indocumentad[oa]|escondid[oa]s?|sin (?:papeles|revision|visa|bisa|permiso|documentos|nada|inspeccion\\w*)|without (?:papers|inspection|permission|a visa|being (?:checked|inspected)|documents)|undocumented)",
  "(?:sin|without|no) (?:inspeccion|revision|inspection)",
  "sin que (?:nadie |me |nos |lo |la )*(?:revis|vier|agarr|checa)\\w+",
  "(?:nadie|ningun\\w* oficial|nunca) (?:me|nos|lo|la|le) (?:llego a )?revis\\w+",
  "no (?:me|nos|lo|la) revis\\w+(?: (?:nadie|ningun\\w*|un|el|la|oficial|migracion|nunca))*",
  "(?:nobody|no one|noone) (?:ever )?(?:checked|inspected|saw|stopped)",
  "(?:snuck|sneaked)(?: \\w+){0,3}(?: (?:in|across|over))",
  "(?:en|adentro de|dentro de) (?:la cajuela|un trailer|el trailer)",
  "(?:hid|hidden|hiding)? ?in (?:the|a) (?:trunk|trailer|truck)",
  "^(?:(?:pues|yo|no|fue|entre|fui) )*(?:sin (?:papeles|visa|documentos)|ilegal(?:mente)?|indocumentad[oa])",
  // In reply to how one entered, no visa is none of then.
  "^(?:(?:pues|yo|no|la verdad) )*(?:no (?:tengo|tenia|tuve|traigo|traia|use|entre con|vine con)|i (?:dont|do not|didnt|did not|never) (?:have|had|use)) (?:la |una |mi |ningun\\w* |any |a )*(?:visa|papeles ni visa)",
  "(?:cru\\w+|pas[eo]|brin\\w+|crossed|jumped)(?: (?:por|de|la|el|the|over))* (?:linea|frontera|border)(?! (?:con|with)\\b)",
  // The border without a gate, or the bare border in reply.
  "(?:por|x) (?:la )?(?:linea|frontera) (?:\\w+ )?(?:sin (?:papeles|nada|visa|bisa|permiso|documentos)|caminando|a pie|corriendo|de noche)",
  "^(?:(?:pues|yo|fue|entre|vine|llegue) )*(?:por|x) (?:la )?(?:linea|frontera)$",
  "(?:through|over|across) the border (?:without|on foot|walking|at night)",
);
/** Somebody crossed, whoever it was. */
export const crossedAnyone = told(crossing);
/** One's own crossing. */
export const crossed = new RegExp(`${undenied}${others}\\b${crossing}\\b`);

// Entries past an officer.
const visa =
  "(?:[bv]i[sz]as?|permiso(?! de trabajo)|parol[ea]?|perol|pasaporte(?! (?:american|azul))|cbp ?one|cita de cbp|[bfjklo] ?[12]|h ?2 ?[ab]|i94|i 94|advance parole|laser|tourist|turista)";
const bad =
  "(?! (?:fals[ao]|chuec[ao]|prestad[ao]|ajen[ao]|de otr[ao]|de (?:mi|un|una) (?:prim|h?erman|amig|ti|cunad|conocid)\\w+|que no era|in place|militar|negad[ao]|vencid[ao] de otr)\\b)";
const checking = either(
  `(?:con|de|wit|with|on|traia|tenia|used|usando|had|got|through|via)(?: (?:mi|una|un|la|el|su|sus|a|an|my|his|her|their|the|visa|student|estudiante|tourist|travel|valid|work|humanitarian|fiancee?|prometid[oa]|novi[oa]|humanitario|de|del|i|nuestra|contrato|b1|b2|tener))* ${visa}${bad}`,
  `(?:me|nos|le|les|lo) (?:dieron|dio|otorgaron|pusieron) (?:el |un |la |una )?${visa}${bad}`,
  "(?<!\\bno )(?:me|nos|lo|la|los|le) (?:revisaron|reviso|checaron|sellaron|sello|inspeccion\\w+|dejaron (?:pasar|entrar)|dejo (?:pasar|entrar)|admitieron)",
  "(?:por|en|x) (?:la |el |un )?(?:garita|puente|aeropuerto|avion)",
  "(?:they|officer|agent|cbp|immigration) (?:checked|stamped|inspected|admitted|let|waved)(?: (?:me|us|him|her))?",
  "(?:flew|plane|airport)(?: in)?",
  "(?:paroled|waved)(?: (?:me|us|him|her))? (?:in|through)",
  "legalmente|legally",
  "(?:puso|pusieron) (?:el |un )?sello|stamp(?:ed)?",
  `^(?:(?:una|mi|la|era|pues|fue|a|my|it|was|student|tourist) )*visa${bad}`,
  "overstay\\w*|(?:tenia|traia) (?:mi |la |una )?[bv]i[sz]a|[bv]i[sz]a (?:la |si )*(?:tenia|traia)|(?:la|mi) [bv]i[sz]a (?:se )?(?:me )?vencio|vencio (?:la|mi) [bv]i[sz]a|my visa expired",
);
export const inspectedAnyone = told(checking);
export const inspected = new RegExp(
  `${undenied}${others}(?<!\\b(?:he|she|husband|wife)(?: \\w+){0,2} )\\b${checking}\\b`,
);
/** "Yo crucé hace diez años": without a visa or a gate in the same breath. */
export const crossedBare = new RegExp(`${undenied}${others}\\b${bare}\\b`);
export const visaAtAll = new RegExp(
  `\\b(?:${visa}|garita|puente|aeropuerto|avion|revisaron|airport|plane|legal\\w*)\\b`,
);

// Leaving and coming back, being put out.
const back =
  "(?:v[uo]elv\\w+|[bv]olv\\w+|regres\\w+|entr\\w+|cru[csz]\\w+|me meti|met\\w+|came|come|returned|crossed|reentered|re entered|vine|vino|pas[eo])";
const putOut = (whom: string, was: string, not: string): RegExp =>
  toldStrictly(
    `(?:${whom}) (?:h?abian? |han |ha |llegaron a )?(?:deport(?!en\\b|an\\b|ar(?!on)|e\\b)\\w+|botaron|expuls\\w+|remov\\w+)`,
    `(?:${whom}) (?:sacaron|echaron|regresaron)(?: (?:a (?:mexico|mi pais|su pais|honduras|guatemala)|pa mexico|para mexico|de aqui|del pais|de estados unidos|por la frontera))?(?= (?:y|pero|una vez|hace|en)\\b|$)`,
    `(?:${whom}) (?:saco|echo|deporto|regreso) (?:la migra|la migracion|migracion|inmigracion|ice)`,
    `(?:${was}) (?:deportad[oa]s?|deported|removed)`,
    `${not}(?:deportad[oa]s?|deported)`,
    "(?:tengo|tiene|con) (?:una |ya |mi )?deportacion",
    "(?:deported|removed) (?:me|us|him|her)",
    "(?:kicked|threw|sent) (?:me|us|him|her) (?:out|back)",
  );
/** Somebody was put out, whoever it was. */
export const deported = putOut(
  "me|nos|lo|la|le|los|les",
  "fui|fue|fuimos|estuve|(?:i|he|she|we|they) (?:got|was|were|been|have been|has been|had been)|was|were|got|been|being",
  "",
);
/** One's own deportation, not a cousin's. */
export const deportedSelf = putOut(
  "me|nos",
  "fui|fuimos|estuve|(?:i|we) (?:got|was|were|been|have been|had been)|ive been",
  "(?<!\\b(?:fue|lo|la|es|esta|he|she|was|got|been|h?erman[oa]|prim[oa]|espos[oa]|papa|mama|ti[oa]|brother|husband|wife|dad|mom|cousin) )",
);
const many =
  "(?:2|3|4|5|6|7|do[sz]|tre[sz]|[ck]uatro|[csz]inco|[sc]eis|varias|muchas|un par de|unas|como|several|many|multiple|two|three|four|five|a few|a couple)";
export const severalTimes = told(
  `${many}(?: ${many}| o| mas| or| of)* (?:[bv]e[cs]e[sz]|times|[bv]eses)`,
  "(?:twice|mas de una (?:vez|ves)|more than once)",
  `(?:sali|salio|salid[oa]s?|me fui|se fue|fui|fue|nos fuimos|iba|he ido|i left|left|went(?: home| back)?)(?: (?!no\\b|nunca\\b|con visa)\\w+){0,9} (?:y|and|luego|despues|then|pero) (?:\\w+ ){0,3}${back}`,
  "(?:[bv]ol[bv]i|regrese|[bv]ol[bv]io|regreso|[bv]ol[bv]imos) a (?:cru[csz]\\w+|entr\\w+|pasar|brincar|meter\\w*|venir)",
  "(?:cru[csz]\\w+|entr[eo]|pase|crossed|entered|came)(?: \\w+){0,4} (?:otra (?:vez|ves)|again|de nuevo|de nuez|de vuelta)",
  "(?:fui|fue) y (?:[bv]ol[bv]\\w+|vine|vino|regres\\w+)",
  "(?:went|gone) (?:and|then) came back",
  "back and forth",
);

// Where people are.
export const mexico =
  "(?:mexico|mejico|tijuana|ciudad juarez|juarez|michoacan|jalisco|oaxaca|guanajuato|puebla|guerrero|zacatecas|durango|sinaloa|chiapas|veracruz|guadalajara|monterrey|chihuahua|sonora|reynosa|matamoros|morelia|hidalgo|nayarit|tamaulipas|morelos|queretaro|yucatan|merida)";
export const countries =
  "(?:guatemala|lima|bogota|caracas|tegucigalpa|san salvador|quito|guayaquil|la habana|habana|managua|medellin|maracaibo|san pedro sula|buenos aires|honduras|el salvador|salvador|nicaragua|venezuela|cuba|colombia|peru|ecuador|bolivia|argentina|chile|brasil|brazil|panama|costa rica|republica dominicana|dominicana|haiti|belice|espana|spain|paraguay|uruguay|puebla|centroamerica)";
export const abroad = toldStrictly(
  `(?:vive[ns]?|esta[ns]?|sigue[ns]?|se quedo|quedaron|anda|radica|se encuentra|se fue|regreso|lo tengo|la tengo|lives?|is|are|hes|shes|living|still|stuck|back|deport\\w+|tengo|(?<!\\b(?:con|a) (?:mi|su) )(?:mama|papa|papas|padres|espos[oa]|mujer|wife|husband|mom|dad))(?: (?:todavia|aun|ahorita|por|ella|el|viviendo|alla|en|mi|su|rancho|pueblo|casa|tierra|now|living|still|back|over|there|to|down|he|she|a|para|pa|in|el|deportad[oa]))* (?:(?:en|in|a|para|pa|to) (?:(?!estados|el norte)\\w+ )?(?:${mexico}|${countries}|su pais|mi pais|nuestro pais|el otro lado|su pueblo|mi pueblo|su tierra|his country|her country|my country)|alla|afuera|fuera|abroad|overseas|back home|there)`,
  `^(?:(?:pues|no|ella|el|esta|en|in|she|he|shes|hes|is|lives|vive) )*(?:alla|${mexico}|${countries}|su pais|abroad|overseas)`,
  "(?:nunca|jamas) (?:ha|han|a) (?:venido|cruzado|entrado|estado aqui|pisado)",
  "(?:nunca|jamas) (?:vino|entro|vinieron)",
  "(?:never|hasnt ever) (?:been|came|come|entered)(?! (?:deported|arrested))",
);
export const here = toldStrictly(
  "(?:esta|vive|anda|tengo|estamos|vivimos|sigue|lives?|living|is|hes|shes|were)(?: (?:ya|ella|el|los|dos|juntos|right|viviendo|con nosotros|tambien|both|together))* (?:aqui|aca|conmigo|juntos|en (?:estados unidos|eeuu|usa|el norte)|here|with me|together|in the (?:us|usa|states|united states))",
  "vivimos juntos",
  "(?:esta|vive)[ns]? con(?:migo| nosotros)",
  "(?:^|mi \\w+ )aqui",
);

export const once = toldStrictly(
  "(?<!\\b(?:sali|fui|salido|otra|cada|alguna|de) )(?:una|1) (?:sola |unica |pura )?(?:vez|ves|bes|bez|entrada)(?! (?:que|mas|al)\\b)",
  "(?:solo|nomas|sola?mente|pura|nada mas) (?:esa|la|una|esta)(?: (?:vez|ves|primera))?(?! (?:mi|peticion)\\b)",
  "(?:only|just) (?:the )?(?:once|one)(?: time)?|one time|just once|a single time|once",
);
export const neverLeft = says(
  "(?:nunca|jamas|no|tampoco|ni) (?:(?:yo|me|ya|he|hemos|ha|nos|se|la|lo|mas|vuelto a) )*(?:salid[oa]|sali|salio|salir|movid[oa]|regresad[oa]|ido|fui|salimos)(?: (?:del? |para |a )\\w+)?",
  "sin mover(?:me|nos|se)|(?:puesto|pongo) (?:un )?pie (?:a?fuera)|(?:aqui )?(?:sigo|estoy|he estado) aqui desde|without (?:ever )?leaving|sin (?:haber )?salid[oa]|sin salir",
  "(?:de )?aqui no (?:me )?(?:he )?(?:salid[oa]|movid[oa])",
  "(?:i |we |he |she )?(?:have |has |had )?(?:ve )?(?:never|not|havent|hasnt|didnt|ive never)(?: ever| even)? (?:left|leave|gone back|been back|went back|gone)",
);
