/** Who is held: a child whom officers took, and somebody ill or without medicine in detention. */
import { heldParent } from "#guide/dialogue/server-only/outright/known-answers.ts";
import type { Outright } from "#guide/dialogue/server-only/outright/outright.ts";

const officers =
  "ice|ais|la migra|migra|migracion|inmigracion|emigracion|immigration|hielo|border patrol|patrulla|cbp|agentes?|agents?|los oficiales|redada|raid|la chota de migracion|frontera|border|garita|hielera";
const seized =
  "se (?:lo|la|los|las|me lo|me la|me) (?:llevaron|llevo|han llevado)|se (?:(?:lle|lley|yev|lleb|yeb|lli)\\w*(?:aron|ado|o))|llevaron|agarraron|agarro|agarro|detuvieron|detuvo|arrestaron|arresto|levantaron|levanto|tienen|tiene|capturaron|pescaron|quito|quitaron|separo|separaron|detubieron|detubo|acaban? de (?:llevar|agarrar|detener|arrestar)(?:se)?|no aparece|no sale|no encuentro a|took|grabbed|detained|arrested|picked up|caught|got|has|have|is holding|are holding";
const young =
  "h?ij[oa]s?|hijit[oa]s?|mij[oa]|herman(?:it)?[oa]s?|sobrin(?:it)?[oa]s?|niet(?:ecit)?[oa]s?|prim(?:it)?[oa]s?|ahijad[oa]s?|cunad(?:it)?[oa]|nin[oa]s?|chamac[oa]s?|chamaquit[oa]s?|chav(?:it)?[oa]s?|muchach(?:it)?[oa]s?|patoj[oa]s?|cipot[oa]s?|chiquill[oa]s?|guir[oa]s?|menor(?:es)?|bebe|entenad[oa]|hijastr[oa]|alumn[oa]|son|daughter|brother|sister|nephew|niece|grandson|granddaughter|cousin|stepson|stepdaughter|kids?|child|children|teen(?:ager)?|minor|boy|girl|students?";
/** Words that say by themselves that somebody is under age. */
const minor =
  "menor(?:es)? de edad|es (?:un |una )?menor|un menor|una menor|los menores|(?<!\\b(?:tengo|tenemos) (?:\\w+ )?)nin[oa]s?|hermanit[oa]s?|hijit[oa]s?|sobrinit[oa]s?|chamaquit[oa]s?|primit[oa]s?|adolescente|quinceanera|kinder|primaria|secundaria|la prepa|preparatoria|high school|middle school|a minor|underage|teen(?:ager)?|little (?:brother|sister)|kid brother|(?<!\\b(?:have|have got) (?:\\w+ )?)(?:kids?|child(?:ren)?)|minors";
const years =
  "(?:[1-9]|1[0-7]|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieciseis|diecisiete|diesiseis|diesisiete|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)";
/** "Mica de diez años": the years of a paper or of a sentence. */
const ofPaper =
  "(?:mica|residencia|tarjeta|card|permiso|visa|daca|pasaporte|licencia|ley|castigo|condena|probatoria|matrimonio|cas[ao]d[oa]s?)";
/** Years of life, not of living here. */
const aged = new RegExp(
  `\\b(?:(?<!\\b${ofPaper} )de|tiene|tienen|cumplio|cumple|con|es de|apenas|solo|solamente|nomas|is|hes|shes|only|just|was|aged?|turned|mi hijo|nino|nina) ${years}(?: (?:anos|anitos|year olds?|years old|yr old|yo|y apenas|y medio))?\\b(?! (?:anos |years )?(?:aqui|aca|viviendo|de (?:vivir|estar|residente|casad|carcel|mica|castigo)|en (?:este|estados|el pais)|here|in (?:the|this)|ago|atras|meses|dias|horas|semanas|months|days|hours|weeks|mil|hijos|hermanos|kids|children|de la (?:manana|tarde|noche)|am|pm))|\\b(?<!\\b${ofPaper} de )${years} (?:anos|anitos|anios|year olds?|years old|yr old)\\b(?! (?:aqui|aca|viviendo|de (?:vivir|estar|residente|casad|carcel|mica|castigo)|en (?:este|estados|el pais)|here|in (?:the|this)|ago|atras))`,
);
const underAge = new RegExp(`${aged.source}|\\b(?:${minor})\\b`);
/** Said of the one who was taken, not of children at home. */
const heIsYoung = new RegExp(
  `\\b(?:tiene|tenia|cumple|cumplio|is|hes|shes|he is|she is|acaba de cumplir|va a cumplir) (?:apenas |solo |nomas |just |only )?${years}\\b(?! (?:anos |years )?(?:hij|nin|kids|children|herman|meses|dias|aqui|aca|viviendo|de (?:vivir|estar|residente|casad)|en (?:este|estados|el pais)|here|in))|\\b(?:es|is|sigue siendo|aun es|todavia es|still) (?:un |una |a |solo un |just a )?(?:menor(?: de edad)?|minor|nin[oa]|underage|a kid)\\b`,
);
const officersThere = new RegExp(
  `\\b(?:${officers}|detencion|detention|detenid[oa]s?|detained|centro|custodia|custody|albergue|shelter|agarraron a un(?:a)? menor)\\b`,
);
/** A young relative is the one who was taken. */
const childTaken = new RegExp(
  `\\b(?:${seized})\\b(?: \\w+){0,3}? (?:al?|ami|my|our|the|un|una|unos) (?:(?:mi|mis|su|un|una|el|la|los|las|ese|esa|otro|menor|pobre|little|younger|\\w+ y(?:ea)?rs? old|${years} year old) )*(?:${young})\\b|\\b(?:mi|mis|my|our|el|la|un|una|a|su) (?:(?:little|younger|youngest|\\d+ year old|${years} year old|menor) )*(?:${young})\\b(?: \\w+){0,9}? (?:(?:lo|la|los|me lo|me la|se lo|se la) (?:${seized})|detenid[oa]s?|encerrad[oa]s?|pres[oa]s?|arrestad[oa]s?|en (?:detencion|custodia|la hielera|un centro)|detained|arrested|taken|grabbed|picked up|held|in custody|locked up)\\b|\\b(?:detenid[oa]|pres[oa]|encerrad[oa]) (?:a )?(?:mi|mis|un|una|el|la) (?:${young})\\b`,
);
/** "My little brother is 16 and border patrol has him." */
const officersHave = new RegExp(
  `\\bmij[oa]\\b(?: \\w+){0,5} (?:lo|la) (?:${seized})\\b|\\bno (?:aparece|sale|encuentro)(?: \\w+){0,2} mi (?:${young})\\b|\\b(?:my|our|mi) (?:\\w+ ){0,2}(?:${young})\\b.*\\b(?:ice|border patrol|immigration|migra|migracion|inmigracion|patrulla) (?:has|have|got|took|detained|arrested|lo tiene|la tiene|lo agarro|la agarro|lo detuvo|la detuvo) ?(?:him|her|them)?\\b`,
);
/** A grown-up was taken, or the child stands beside. */
const grownTaken =
  /\b(?:llevaron|llevo|agarraron|agarro|detuvieron|detuvo|arrestaron|arresto|tienen|tiene|took|grabbed|detained|arrested|picked up|got|has) (?:preso |detenid[oa] )?(?:a )?(?:al |mi |a mi |my |our )?(?:espos[oa]|marido|mujer|papa|mama|padre|madre|papas|husband|wife|dad|mom|father|mother|suegr[oa]|abuel[oa]|ti[oa]|uncle|aunt|novi[oa]|viejo|vieja|amig[oa]|companer[oa])\b|\bmi (?:espos[oa]|marido|mujer|papa|mama|husband|wife|dad|mom)(?: \w+){0,4} (?:esta|fue|lo tienen|la tienen|lo agarraron|lo detuvieron|was|is|got) (?:detenid|agarr|detuv|arrest|detain|taken|pres)/;
/** A grown-up who was taken with the child beside: the child is not alone. */
export const withParent =
  /^(?!.*\b(?:de|tiene|tenia|is|hes|shes|was) (?:apenas |solo |only |just )?(?:1[0-7]|once|doce|trece|catorce|quince|dieciseis|diecisiete)\b)(?!.*\b(?:sol[oa]s?|separ\w+|le quitaron|albergue|orr|alone|shelter)\b).*\b(?:sobrina|hermana|prima|hija|cunada|nuera|niece|sister|cousin|daughter)\b(?: \w+){0,9} (?:con|with) (?:el|la|los|su|sus|un|una|dos|her|the|two) (?:\w+ )?(?:hij|nin|beb|chamac|child|kid|baby|babies|son\b|daughter)/;
const noCustody =
  /\b(?:hace (?:\w+ ){1,2}anos|years ago|(?:19|20)\d\d|(?:en|del?) (?:el )?(?:dos mil|mil novecientos|noventa)\b|ya (?:salio|lo soltaron|la soltaron|esta (?:libre|en casa|conmigo|con nosotros))|(?:si|que pasa si|y si|what if|if) (?:\w+ ){0,4}(?:agarra|agarran|detienen|llevan|llega|takes|gets|is taken|they take)|me da miedo que|miedo de que|in case (?:i|we|they|something)|por si (?:me|nos|acaso)|power of attorney|carta poder|se (?:llevo|llevaron) (?:el|la|mi) (?:carro|troca|premio|acta|pasaporte)|custodia (?:de|compartida)|policia por robar|solicitar|peticion|petition)\b/;
const detainedTopics = [
  "encontrar-detenido",
  "fianza",
  "ice-en-mi-puerta",
  "miedo-creible",
  "menor-no-acompanado",
  "salida-voluntaria",
];

const held =
  /\b(?:detenid[oa]s?|detencion|detention|detained|deteined|detencon|pres[oa] (?:por|con|en|de) (?:la |el )?(?:ice|migra|migracion|inmigracion)|en (?:la )?custodia|custody|adelanto|otay|stewart|krome|dilley|eloy|alligator alcatraz|hieleras?|icebox|(?:ice|la migra|migra|migracion|inmigracion)(?: \w+){0,3} (?:tienen?(?! que)|agarro|agarraron|arresto|arrestaron|detuvo|detuvieron|llevo|llevaron|encerr\w+|has|took|got|holding)|(?:agarr|arrest|detuv|llev|encerr)\w+ (?:a \w+ \w+ )?(?:la |los de |el )?(?:ice|migra|migracion|inmigracion)|(?:centro|carcel|jail|bote|lugar|encerrad[oa]s?)(?: \w+){0,2} (?:de|del|por|con|of|run by) (?:ice|la migra|migra|migracion|inmigracion)|ice (?:detention|jail|custody|facility|center)|(?:en|del|desde) (?:el|un|ese|este) centro\b(?! (?:de salud|comercial|medico|comunitario|de la ciudad|escolar|de trabajo))|ice (?:wont|will not|doesnt|does not|isnt|refuses|no le|no lo|no la)|centro (?:de|donde) (?:detenidos|inmigrantes|lo tienen|la tienen|esta))\b/;
/** Afraid of officers, who have nobody: no ambulance is called for that. */
const onlyAfraid =
  /\b(?:no|ni) (?:(?:quiero|quiere|queremos|puedo|podemos|me atrevo a) )?(?:(?:me|la|lo|le|nos) )?(?:llev(?:o|amos|ar(?:la|lo)?)|vamos|voy|ir|llam(?:o|amos|ar)) (?:al? )?(?:(?:el|la|una?) )?(?:hospital|clinica|emergencias?|911|ambulancia|doctor)\b|\bporque (?:me|nos|la|lo) (?:agarr\w+|llev\w+|detien\w+) (?:la migra|ice|migracion|inmigracion)\b|\b(?:sin que|no sea que|miedo (?:de |a )?que|without)(?: \w+){0,2} (?:me|nos|us) (?:agarr\w+|detenga\w*|arrest\w+|lleven?)\b|\b(?:scared|afraid|miedo|temor)\b(?: \w+){0,5} (?:hospital|clinic|clinica|doctor|go|ir|salir)\b(?: \w+){0,4} (?:ice|migra|immigration|migracion|inmigracion)\b/;
const illness =
  "insulina?|insulin|diabet\\w+|azucar|presion(?: alta)?|hipertens\\w+|blood pressure|pastillas?|pildoras|medicin\\w*|medecina|medisina\\w*|medicament\\w+|medicacion|remedios?|meds|medication|tratamiento|treatment|quimio\\w*|chemo\\w*|radiacion|cancer|tumor|leucemia|epilep\\w+|convuls\\w+|seizures?|ataques epil\\w+|asma\\w*|asthma\\w*|inhal\\w+|dialisis|dialysis|rinon\\w*|kidney|vih|hiv|sida|corazon|cardiac\\w+|heart|marcapasos|pacemaker|infart\\w+|derrame|stroke|enferm\\w+|sick|ill|medical|doctor\\w*|medico|dentista|desmay\\w+|fainted|fiebre|calentura|fever|vomit\\w+|sangr\\w+|bleeding|infec\\w+|herida|operad[oa]|cirugia|surgery|silla de ruedas|wheelchair|tuberculosis|esquizofren\\w+|schizophren\\w+|bipolar|psiquiatr\\w+|alzheimer|demencia|lupus|tiroides|transplante|trasplante|colostomia|protesis|lentes|dolor\\w*|duele|pain|grave|delicad[oa] de salud|atencion medica|no (?:lo|la|los) atienden|(?:se esta|esta|se ha) poni\\w+ (?:muy )?(?:mal|peor|malo|mala)|hospital|muela|esta muy mal|getting worse";
const ill = new RegExp(`\\b(?:${illness})\\b`);
/** Of what is talked about: the one who is held. */
const illThen = new RegExp(
  `\\b(?:tiene|esta|es|anda|padece|sufre|toma|necesita|ocupa|le|lo|la|no|su|sus|se|he|she|his|her|needs|has|him|takes)\\b(?: \\w+){0,5} (?:${illness})\\b`,
);
const notIllNow =
  /\b(?:medico civil|civil surgeon|i ?693|vacunas|(?:doctora?|medic[oa]) de (?:la )?(?:migracion|inmigracion|uscis)(?: \w+){0,3} (?:especial|cobra|queda|puede ser|tiene que ser|autorizad[oa]|aprobad[oa])|estuve|estuvo|fui|hace (?:\w+ ){1,2}anos|years ago|(?:19|20)\d\d|ya (?:salio|lo soltaron|la soltaron)|(?:hacer(?:me|nos|se|le)?|hago|hacen|pide\w*|piden|necesito|cuesta|cobra\w*|donde) (?:\w+ ){0,3}examen medico|examen medico (?:de|para) (?:migracion|inmigracion|la residencia)|i693|i 693|(?:no fui|falte|no pude ir)|mi corazon|corazon roto|presion (?:de|para que)|embarazad\w*|embarazo|pregnan\w+|visa de|medicaid|soy (?:doctor|enfermer|medico)|grillete)\b/;

/** Who is out there is in nobody's custody. */
const outThere =
  /\b(?:desierto|desert|en (?:el|un) (?:monte|cerro)|sin agua|no water|(?:coyote|pollero|guia|grupo|group|smuggler)(?: \w+){0,3} (?:dejo|dejaron|abandon\w+|left))\b/;

/** Asked of a child who was taken. */
const whereNow =
  /^(?:y |pero |oiga |entonces |and |but |so )*(?:(?:lo|la) tiene(?:n)? (?:ice|la migra|migracion|el gobierno|orr)|(?:no se )?(?:en )?donde (?:esta|estara|lo tienen|la tienen|lo busco|la busco|lo llevaron|la llevaron)|a quien (?:le )?(?:llamo|hablo|marco|pregunto)|a donde (?:llamo|hablo|lo llevan|la llevan)|como (?:lo|la) (?:encuentro|busco|localizo)|que (?:hago|numero|telefono)|where is (?:he|she)|who do i call|how do i find (?:him|her)|does ice have (?:him|her))\b/;

const another =
  /\b(?:lo|la|le|los|las|les|mi (?:espos[oa]|marido|mujer|hij[oa]|herman[oa]|papa|mama|apa|ama|padre|madre|ti[oa]|prim[oa]|novi[oa]|viejo|vieja|jefe|jefa)|my (?:husband|wife|son|daughter|brother|sister|dad|mom|uncle|cousin)|him|her|he|she)\b/;
const ofDeath =
  /\b(?:suicid\w*|mat(?:ar|arse|arme|o|e)|morir(?:se|me)?|muert[oa]|quitarse|vivir|ahorc\w*|cortar\w*|cort(?:o|a|ando)|colgar\w*|kill\w*|die|dying|dead|live|end it|hang\w*|pastillas|pills|me (?:siento|quiero))\b/;

const wantsToDie =
  /\b(?:suicid\w*|mat(?:ar|arse|arme)|morir(?:se|me)|quit(?:arse|o) la vida|ahorc\w*|cortarse|colgarse|(?:no|ya no) quiere vivir|kill (?:himself|herself|myself)|wants? to die|end it|hang (?:himself|herself)|(?:tomo|trago|took|swallowed)\b.{0,20}\b(?:pastillas|pills))\b/;

/** A child tells of parents who were taken. */
const parentsTaken = new RegExp(
  `\\b(?:${seized})\\b(?: \\w+){0,2}? (?:a )?(?:(?:los dos|ambos) )?(?:mis? (?:papas?|padres|mama|apa|ama|jefes)|my (?:parents|mom|dad|mother|father|mom and dad))\\b|\\bmis? (?:papas?|padres|mama|apa|ama)\\b(?: \\w+){0,5} (?:(?:los|lo|la|me los|se los|se lo|se la) (?:${seized})|detenid[oa]s|detenid[oa]|arrestad[oa]s?)\\b|\\bmy (?:parents|mom|dad)\\b(?: \\w+){0,3} (?:detained|arrested|taken|picked up)\\b`,
);
const iAmYoung = new RegExp(
  `\\b(?:(?:yo )?tengo ${years}(?: anos)?(?! (?:anos )?(?:aqui|aca|viviendo|trabajando|hijos|en (?:este|estados)))|soy (?:menor(?: de edad)?|(?:el|la) (?:mayor|mas grande) y tengo)|(?:i am|im) (?:only |just )?(?:${years}|a minor)\\b|(?:solos?|solas?|sol[oa] con|me quede con|estoy con|cuidando a) (?:y )?(?:con )?mis herman(?:it)?[oa]s|alone with my (?:little )?(?:brothers?|sisters?|siblings))\\b`,
);

export const custodyRules: readonly Outright[] = [
  heldParent,
  {
    // Who takes care of whom decides: nobody holds this child.
    id: "parents-taken",
    said: [parentsTaken, iAmYoung],
    unless: noCustody,
    lead: "detained",
    over: ["minor", "trafficking", "violence", "lost"],
  },
  {
    id: "minor-taken",
    said: [officersThere, underAge, new RegExp(`${childTaken.source}|${officersHave.source}`)],
    unless: new RegExp(`${grownTaken.source}|${noCustody.source}|${withParent.source}`),
    lead: "child",
    over: ["minor", "trafficking", "violence", "lost", "smuggle"],
    after: {
      topics: detainedTopics,
      said: [heIsYoung],
    },
  },
  {
    id: "minor-taken",
    said: [],
    lead: "child",
    after: { topics: ["menor-no-acompanado"], said: [whereNow] },
  },
  {
    // "Lo tienen en el centro con la pierna infectada" sounds like a wish to die to the ranking, and is none.
    id: "sick-in-custody",
    said: [held, ill, another],
    unless: new RegExp(`${notIllNow.source}|${ofDeath.source}|${onlyAfraid.source}`),
    lead: "other",
    over: ["selfHarm"],
  },
  {
    // Of whom is held already: pills that are not given are medicine.
    id: "sick-in-custody",
    said: [],
    unless: new RegExp(`${notIllNow.source}|${wantsToDie.source}`),
    lead: "other",
    over: ["selfHarm"],
    after: { topics: detainedTopics.filter((id) => id !== "ice-en-mi-puerta"), said: [illThen] },
  },
  {
    id: "sick-in-custody",
    said: [held, ill],
    unless: new RegExp(`${notIllNow.source}|${outThere.source}|${onlyAfraid.source}`),
    lead: "other",
    over: ["trafficking", "violence", "minor", "lost"],
    after: { topics: detainedTopics.filter((id) => id !== "ice-en-mi-puerta"), said: [illThen] },
  },
];
