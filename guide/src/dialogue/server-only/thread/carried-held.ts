/**
 * What a few words more mean where one word would lead away from what was told: a child in a shelter, papers a boss keeps, a trip, an
 * interview. Server only.
 */
import { idSet } from "#guide/dialogue/server-only/ids.ts";
import type { Carried } from "#guide/dialogue/server-only/thread/carried.ts";

const shelter = idSet("minor-taken menor-no-acompanado sponsor-afraid");
const work = idSet("derechos-laborales unpaid-or-hurt work-told hurt-at-work permiso-trabajo-general");
const marriage = idSet(
  "ajuste-familiar overstay-citizen-spouse pedir-esposo esta-relative turista-vencido interview-fear",
);
const interview = /\b(?:entrevista|interview)\b/;
const kin =
  "(?:herman[oa]s?|ti[oa]s?|prim[oa]s?|cunad[oa]s?|sobrin[oa]s?|amig[oa]s?|vecin[oa]s?|papas?|mama|padres?|suegr[oa]s?|hij[oa]s?|jefe|patron|brothers?|sisters?|uncle|aunt|cousins?|friends?|father|mother|dad|mom|parents?|in law|son|daughter|boss)";
/** A price in any words. */
const price = "(?:cuanto|que (?:precio|cobran)|precio|costo|cuesta|cobran|how much|cost|price|fee)";

export const heldCarried: readonly Carried[] = [
  {
    open: shelter,
    said: /\b(?:regres\w+|devuelv\w+|devolver\w*|deport\w+|mand\w+ (?:a mexico|para atras|de vuelta|de regreso)|send (?:him|her|them) (?:back|home)|return (?:him|her|them)|deported|removed)\b/,
    unless: /\b(?:me (?:van a|pueden|deport\w+)|a mi|deport me|i be deported)\b/,
    says: {
      es: /México los pueden regresar|miedo de volver|miedo o alguien|pedir asilo con/,
      en: /Mexico can be|afraid to (?:go|return)|fear|ask for asylum/,
    },
    urgency: "child",
  },
  {
    open: shelter,
    said: /\b(?:(?:no tengo|no tenemos|sin) papeles|indocumentad[oa]s?|(?:ir|voy|vamos|paso|pasar) por (?:el|ella|ellos|mi \w+)|no papers|undocumented|(?:go|come) (?:get|for|pick up) (?:him|her|them))\b/,
    tell: "sponsor-afraid",
    urgency: "child",
  },
  {
    open: idSet("child-21-petitions-parent"),
    said: /\b(?:cru[zc]\w+|sin (?:papeles|inspeccion|revision|visa)|por el (?:rio|cerro|desierto|monte)|crossed|without (?:papers|inspection|a visa))\b/,
    told: ["crossed"],
    without: ["visa", "parole", "order", "reentry", "twice", "oldPetition", "army"],
    tell: "child-21-parent-crossed",
    urgency: "leaving",
  },
  {
    // Coming back with a permit is an entry of its own.
    open: idSet("child-21-parent-crossed parent-crossed"),
    said: /\b(?:viaj\w+|sali|regrese|volvi|entre|travel\w*|came back|returned)\b.*\b(?:permiso|parole|aeropuerto|permit|airport)\b/,
    unless: /\b(?:puedo|podria|quiero|si (?:viajo|salgo)|can i|if i|de trabajo|work permit)\b/,
    tell: "child-21-petitions-parent",
  },
  {
    // A grown child who is a citizen may ask for a parent who was paroled in.
    open: idSet("chnv-parole-fin parole-humanitario"),
    said: /\b(?:soy (?:ya )?ciudadan[oa]|i(?: a)?m (?:a |an )?(?:us |u s |american )?citizen)\b/,
    unless: /\b(?:tengo|im|i am) (?:1\d|20)\b/,
    opened: /\b(?:mi|mis|my) (?:mama|papa|papas|padres|madre|padre|mother|father|mom|dad|parents)\b/,
    told: ["citizen", "parole"],
    tell: "pedir-papas",
  },
  {
    open: work,
    said: /\b(?:(?:quit\w+|guard\w+|retien\w+|tiene|escond\w+|agarr\w+|pidio|devuelv\w+|regres\w+|da|entreg\w+)\b(?: \w+){0,6} (?:pasaportes?|documentos|identificacion)|(?:pasaportes?|documentos|identificacion|mis papeles)\b(?: \w+){0,8} (?:devuelv\w+|regres\w+|quit\w+|guard\w+|retien\w+|tiene (?:el|mi) (?:patron|jefe)|no me l[oa]s? da)|no me dejan? (?:ir|salir|renunciar)|(?:took|keeps?|kept|holds?|has|wont (?:give|return))\b(?: \w+){0,4} (?:passports?|documents|papers)|(?:wont|doesnt|does not) let (?:me|us) (?:leave|go|quit))\b/,
    unless: /\b(?:perdi|lost|robaron en la calle|i ?9|e ?verify|ice|migra (?:me|nos))\b/,
    tell: "visa-t",
  },
  {
    open: idSet("visa-t"),
    said: /\b(?:sirve|vale|ayuda|papeles|quedar\w*|help|papers|stay)\b/,
    says: {
      es: /^Si te obligan|permiso de trabajo, y|quitan el pasaporte/,
      en: /^If someone forces|^If you are forced|work permit, and|passport/,
    },
  },
  {
    open: idSet("asylum-leaving leaving-soon leaving-485 viajar-advance-parole"),
    said: /\b(?:permiso (?:de|para) (?:viaj\w+|salir)|pido (?:el )?permiso|advance parole|i ?131|travel (?:permit|document)|permission to travel|permit to (?:leave|travel))\b/,
    says: {
      es: /se pide con la I-131|del que huy|^Si es emergencia|^En una emergencia|familiar muy grave/,
      en: /I-131 and|with (?:Form )?I-131|you fled|^If it is an emergency|^In an emergency|very sick/,
    },
    urgency: "leaving",
  },
  {
    open: idSet("notarios-fraude notary-report papers-for-sale llamadas-estafa"),
    said: /\b(?:entrevista|interview)\b/,
    told: ["asylum"],
    tell: "entrevista-asilo",
  },
  {
    open: idSet("entrevista-asilo"),
    said: /\b(?:no (?:voy|vamos|ir|puedo ir|me presento)|falt\w+|otra fecha|no puede ir|(?:dont|cant|not) go|skip|miss|reschedule|another date)\b/,
    says: { es: /^No faltes|pasa a un juez/, en: /^Do not miss|goes to a judge|passes to a judge/ },
  },
  {
    open: marriage,
    said: /\b(?:arrest\w*|detien\w+|detengan|deten\w+|agarr\w+|lleven|llevan|ice|migra|detain\w*|take me)\b/,
    unless:
      /\b(?:(?:tuve|tengo|fui|me (?:habian|han)) (?:un )?arrest\w*|me arrestaron|(?:was|been|got) arrested|puerta|door)\b/,
    opened: interview,
    tell: "interview-fear",
  },
  {
    open: idSet("ciudadania-requisitos citizen-wish price-citizenship n400-separated"),
    said: /\b(?:(?:estuve|estuvimos|pase|me fui|me quede|viaje|sali|regrese|volvi)\b.*\b(?:anos?|mes(?:es)?)|(?:was|spent|stayed|left|away|went)\b.*\b(?:years?|months?))\b/,
    unless: /\b(?:casad\w+|separad\w+|carcel|pres[oa]|arrest\w*|married|jail)\b/,
    fact: true,
    long: true,
    says: { es: /corta la cuenta/, en: /breaks the count|cuts the count|starts? (?:the count )?over|a year/ },
  },
  {
    open: idSet("afidavit-i864"),
    said: new RegExp(
      `\\b${kin}\\b(?: \\w+){0,6} (?:ayud\\w+|firm\\w+|apoy\\w+|sirve|help\\w*|sign\\w*|co ?sign\\w*|sponsor\\w*)\\b|\\b(?:ayud\\w+|firm\\w+|puede|help|sign|sponsor)\\b(?: \\w+){0,4} ${kin}\\b|\\b(?:otr[oa]|someone else|another) (?:persona|firmante|person|sponsor)\\b`,
    ),
    says: {
      es: /otro firmante|otra persona puede/,
      en: /other signer|someone else can|another person|joint sponsor|other person/,
    },
  },
  {
    open: idSet("pedir-hermanos"),
    said: /\b(?:su|sus|his|her|their) (?:propi[oa] )?(?:espos[oa]|marido|mujer|hij[oa]s?|familia|nin[oa]s|wife|husband|kids?|children|family)\b/,
    unless: /\b(?:visa|entr\w+|cru[zc]\w+|divorci\w+|murio|died)\b/,
    says: { es: /La petición incluye|incluye/, en: /includes/ },
  },
  {
    open: idSet("asilo-general asilo-un-anio asylum-year-close"),
    said: new RegExp(
      `\\b(?:mi|my) ${kin}\\b(?: \\w+){0,4} (?:lleg\\w+|entr\\w+|vino|cruz\\w+|came|entered|arrived|crossed)\\b.*\\b(?:20[01]\\d|202[0-4]|(?:hace|for) (?:dos|tres|cuatro|cinco|[2-9]|\\d\\d) (?:anos|years)|(?:two|three|[2-9]) years ago)\\b`,
    ),
    unless: /\b(?:pedir(?:l[ao])? (?:a|papeles)|petition)\b/,
    tell: "late-asylum",
  },
  {
    open: idSet("fianza detainer habeas"),
    said: /\b(?:fianza|bond|bail)\b/,
    told: ["crossed"],
    without: ["visa", "parole"],
    unless: new RegExp(`\\b${price}\\b`),
    says: { es: /V19\.states-against/, en: /V19\.states-against/ },
    urgency: "detained",
  },
  {
    open: idSet("resident-year-out"),
    said: /\b(?:entr\w+|volver|vuelvo|regres\w+|llegar|come back|return|enter|get in)\b/,
    unless: /\b(?:407|firm\w+|sign\w*)\b/,
    says: { es: /SB-1|^En el aeropuerto/, en: /SB-1|^At the airport/ },
  },
  {
    open: marriage,
    said: /\b(?:no (?:puede|puedo|podemos|va a poder|vamos a poder)|cant|cannot|can not) (?:ir|llegar|asistir|venir|go|come|make it|attend) (?:ese dia|a la (?:cita|entrevista)|that day|to the (?:interview|appointment))\b/,
    tell: "interview-other-day",
  },
  {
    open: marriage,
    said: /\b(?:no (?:puede|puedo|podemos|va a poder|vamos a poder) (?:ir|llegar|asistir|venir)|(?:cambi\w+|mov\w+) (?:la )?(?:fecha|cita|entrevista)|otr[oa] (?:fecha|dia)|(?:cant|cannot|can not) (?:go|come|make it|attend)|reschedule|another (?:date|day))\b/,
    opened: interview,
    tell: "interview-other-day",
  },
  {
    open: idSet("check-in-ice i-220a i-220b monitor-off"),
    said: /\b(?:pasaporte|passport|boleto|ticket)\b/,
    tell: "check-in-passport",
    urgency: "deadline",
  },
  {
    open: idSet("vawa"),
    said: /\b(?:divorci\w+|separ(?:o|amos|arme|ar|e)|divorc\w+|separat\w+)\b/,
    tell: "vawa-divorced",
  },
  {
    open: idSet("llamadas-estafa"),
    said: /\b(?:(?:les|le|ya|se l[oa]s?) (?:di|pague|mande|deposite|envie)|les pague|(?:i|already) (?:gave|paid|sent))\b/,
    unless: /\b(?:no (?:les|le) (?:di|pague)|didnt|did not)\b/,
    says: {
      es: /avisa a tu banco|Revisa tu caso|^Guarda/,
      en: /tell your bank|your bank|Check your case|^Keep/,
    },
  },
  {
    open: idSet("llamadas-estafa"),
    said: /\b(?:afect\w+|perjudic\w+|affect\w*|hurt\w*)\b/,
    says: {
      es: /no cobran por teléfono|Revisa tu caso/,
      en: /do not (?:charge|ask|collect)|Check your case/,
    },
  },
  {
    open: idSet("falte-a-corte"),
    said: /\b(?:carro|coche|troca|llanta|camion|trafico|choque|nieve|me dormi|no habia (?:bus|camion)|trabajo|turno|descompu\w+|car|truck|tire|bus|traffic|overslept|broke down|snow)\b/,
    unless: /\b(?:permiso|puedo trabajar|permit|can i work)\b/,
    says: { es: /por algo muy grave|180 días|avisaron bien/, en: /very serious|180 days|proper notice/ },
    urgency: "missed",
  },
  {
    open: idSet("ciudadania-por-padres"),
    said: /\b(?:(?:no|nunca|jamas) (?:me|nos|lo|la) (?:registr\w+|apunt\w+|inscrib\w+)|never (?:registered|reported)|did ?n[o']?t register)\b/,
    says: { es: /^Se prueba con|reporte del consulado/, en: /^You prove it|consul\w*/ },
  },
  {
    // Who may be a citizen by birth petitions with the proof of it.
    open: idSet("ciudadania-por-padres"),
    said: /\b(?:pedir(?:le|lo|la|los)?|peticion\w*|arreglar(?:le|la|lo)|traer(?:me|la|lo)?|i ?130|petition\w*|sponsor\w*|bring)\b(?: \w+){0,4} (?:mi|mis|my) (?:espos[oa]|marido|mujer|senora|novi[oa]|hij[oa]s?|mama|papas?|padres|herman[oa]s?|familia|wife|husband|spouse|kids?|children|son|daughter|mother|mom|parents|brother|sister|family)\b/,
    unless: /\b(?:me (?:pid\w+|puede pedir|arregl\w+)|petition (?:for )?me)\b/,
    tell: "petition-through-parent",
  },
  {
    open: idSet("ciudadania-por-padres"),
    said: /\b(?:vivi\w+|lived|stayed)\b.*\b(?:hasta|anos?|until|till|years?)\b/,
    fact: true,
    says: { es: /cuántos años vivió/, en: /how many years/ },
  },
  {
    open: idSet("arreglar-papeles ajuste-familiar child-petitions-parent hijos-nacidos-aqui"),
    said: /^(?:(?:y|apenas|solo|el|ella|mi hij[oa]|he|she) )*(?:tiene|cumplio|va a cumplir|is|hes|shes|turned) (?:1?\d|20)(?: anos| years(?: old)?)?$/,
    opened: /\b(?:hij[oa]|son|daughter|child)\b/,
    tell: "child-petitions-parent",
  },
  {
    open: idSet("residencia-cubanos check-in-ice i-220a cuban-family"),
    said: /\b(?:hij[oa]s?|espos[oa]|marido|mujer|mama|papa|herman[oa]s?|son|daughter|wife|husband|mother|father|brother|sister)\b.*\b(?:parole|parol|visa|cbp)\b/,
    told: ["cuban"],
    tell: "residencia-cubanos",
  },
  {
    // "¿Cuánto cobran por el parole ese?": the price of what is named, not of what was spoken of last.
    open: null,
    said: new RegExp(`\\b${price}\\b.*\\b(?:parole|parol)\\b`),
    unless: /\b(?:advance|viaj\w+|travel)\b/,
    told: ["army"],
    cost: "parole-militar",
  },
  {
    open: idSet("nta-corte consultar-caso-corte asilo-general retencion-cat court-skipped orden-deportacion"),
    said: /\b(?:que (?:puedo|hago|sigue|debo)|decidi\w+|apel\w+|neg\w+|cuant[oa]s? (?:tiempo|dias)|plazo|what (?:can|do|now)|decided|appeal|denied|deadline)\b/,
    told: ["asylumDenied"],
    without: ["reentry"],
    tell: "apelar-juez",
  },
];
