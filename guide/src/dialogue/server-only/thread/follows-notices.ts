/**
 * What a few words mean after a notice, a road or a petition that `outright` told: the day of an oath, the days of a TNC, a sister on her way, the
 * taxes of whoever signs. Part of `follows-table.ts`. Server only.
 */
import { idSet } from "#guide/dialogue/server-only/ids.ts";
import { cannotGo, sinceInterview, tnc } from "#guide/dialogue/server-only/outright/notices.ts";
import type { Follow } from "#guide/dialogue/server-only/thread/follows-table.ts";

/** Nothing but that she cannot go, of what was just told. */
const onlyCannotGo = new RegExp(`^(?:\\w+ ){0,4}(?:${cannotGo.source})(?: \\w+){0,6}$`);
const onlyDays =
  /^(?:y |pero )?(?:ya )?(?:pasaron|paso|van|llevo|fue hace|hace|its been|it has been)(?: como| casi| mas de| about)? (?:\w+) (?:dias?|semanas?|days?|weeks?)(?: (?:de|desde|since|que)(?: \w+){1,6})?$/;
const theyFear =
  /\b(?:miedo|temor|cartel\w*|amenaz\w+|mara\w*|pandill\w*|matar\w*|afraid|fear|scared|gangs?|threat\w*)\b/;
const caught =
  /\b(?:agarr\w+|detien\w+|detuv\w+|deten\w+|regres\w+|devuelv\w+|deport\w+|catch|caught|detain\w*|send (?:her|him|them) back|sent back|deport)\b/;
/** Who pays a bond must have papers. */
const paysWithout =
  /\b(?:indocumentad[oa]|sin papeles|no tengo papeles|undocumented|no papers)\b.*\b(?:pag\w+|pay\w*|ir|go)\b|\b(?:pag\w+|pay\w*)\b.*\b(?:indocumentad[oa]|sin papeles|no tengo papeles|undocumented|no papers)\b/;
const taxesOfHowMany =
  /^(?:y |and )?(?:(?:los |el |the )?(?:taxes|impuestos|tax(?:es)? returns?)(?: (?:de|son de|for|of))? (?:cuantos|que|how many) (?:anos|ano|years)|(?:de )?cuantos anos (?:de )?(?:taxes|impuestos)(?: \w+){0,3}|how many years of tax(?:es)?(?: returns)?(?: \w+){0,3}|(?:tambien )?(?:los |sus |mis )?taxes)$/;
const earnsLittle =
  /\b(?:(?:el|ella|mi espos[oa]|mi marido|he|she)? ?(?:no gana (?:mucho|casi|bien|suficiente|lo suficiente|tanto)|gana (?:poco|poquito|el minimo)|(?:doesnt|does not) (?:make|earn) (?:much|enough)|(?:makes|earns) (?:very )?little|no trabaja|(?:esta )?desemplead[oa]|doesnt work))\b/;
const ofSponsor = idSet(
  "ajuste-familiar pedir-esposo afidavit-i864 taxes-itin proceso-consular pedir-papas spouse-visa-papers",
);
const oaths = idSet("oath-day oath-news oath-other-day");
const onWay = idSet("relative-at-border relative-afraid relative-caught smuggler-pay");
const toUniversity =
  /\b(?:puedo|podre|podria|puede|can i|could i)(?: \w+){0,3} (?:ir|entrar|estudiar|inscribirme|aplicar|go|study|apply|attend)(?: \w+){0,4} (?:universidad|college|colegio|university)\b/;
const bringsThem =
  /\b(?:como|puedo|quiero|how|can i)(?: \w+){0,3} (?:traer(?:los|las|me|melos)?|traigo|bring)(?: \w+){0,4}(?:aca|aqui|alla|here|hijos|hijas|ninos|kids|conmigo|them)?\b/;
const paysFine =
  /\b(?:pag\w+|pay\w*)(?: \w+){0,3} (?:multa|ticket|tiket|fine)\b|\b(?:sin ir|without going)\b/;
const price =
  /\b(?:cuanto (?:es|cuesta|sale|vale|cobran|se paga)|cuanto$|precio|costo|how much|cost|price|fee)\b/;
const howLongToStay =
  /\b(?:cuanto (?:tiempo)?|cuantos (?:dias|meses)|how long|how many (?:days|months))\b(?=.*\b(?:qued\w+|estar|dur\w+|stay|last)\b)/;
const theyAreThere =
  /^(?:ellos |ellas |mis hijos |mi hija |mi hijo )?(?:estan|esta|viven|vive|se quedaron|los deje|are|live)(?: \w+){0,2} (?:en|con|in|with) /;
const fearsPolice =
  /\b(?:polic\w+|denunci\w*|report\w*)\b(?=.*\b(?:miedo|papeles|deport\w+|migra|ice|no quiero|afraid|papers)\b)|\b(?:miedo|deport\w+|no quiero|afraid|dont want)\b.*\b(?:polic\w+|denunci\w*|report\w*|llam\w+|call)\b/;
const yearsHere = /\b(?:\d+|diez|quince|veinte|ten|twenty|fifteen) (?:anos|years)\b/;
const myChildren = /\b(?:hij[oa]s?|nin[oa]s?|kids?|children)\b/;

export const noticeFollows: readonly Follow[] = [
  { open: oaths, said: onlyCannotGo, tell: "oath-other-day" },
  { open: oaths, said: sinceInterview, tell: "oath-news" },
  { open: idSet("e-verify"), said: tnc, tell: "tnc-days" },
  { open: idSet("e-verify tnc-days"), said: onlyDays, tell: "tnc-left" },
  {
    open: idSet("relative-at-border"),
    said: theyFear,
    unless: /\b(?:yo|i|tengo|mi miedo)\b/,
    tell: "relative-afraid",
  },
  {
    open: onWay,
    said: caught,
    unless: /\b(?:cuanto|how (?:much|long)|gracias|thanks|yo|i)\b/,
    tell: "relative-caught",
  },
  { open: idSet("fianza encontrar-detenido"), said: paysWithout, tell: "bond-payer" },
  { open: ofSponsor, said: taxesOfHowMany, tell: "i864-tax-years" },
  {
    open: idSet("ajuste-familiar pedir-esposo pedir-papas i864-tax-years"),
    said: earnsLittle,
    unless: /\b(?:asilo|n ?400|ciudadania|multa|renta)\b|\d{4,}/,
    tell: "i864-low-income",
  },
  {
    open: idSet(
      "orden-deportacion arreglar-papeles entre-sin-inspeccion-245i nta-corte asilo-general apelar-juez daca hijos-hijastros perdi-o-me-negaron",
    ),
    said: toUniversity,
    unless: /\b(?:visa|f ?1|i ?20|mexico|mi pais)\b/,
    tell: "aid-without-papers",
  },
  { open: idSet("homesick"), said: bringsThem, tell: "bring-children" },
  {
    open: idSet("homesick"),
    said: theyAreThere,
    fact: true,
    says: { es: /^Si viviste aquí más de 180/, en: /^If you lived here more than 180/ },
  },
  { open: idSet("traffic-court stop-no-license license-record"), said: paysFine, tell: "ticket-pay" },
  {
    open: idSet("traffic-court ticket-pay"),
    said: /\b(?:si no voy|if i dont go|si falto)\b/,
    says: { es: /^(?:Faltar puede|Si faltas cuando)/, en: /^(?:Missing it|If you miss it)/ },
  },
  { open: idSet("visitor-relative visitor-stay"), said: price, tell: "visitor-cost" },
  { open: idSet("visitor-relative visitor-cost"), said: howLongToStay, tell: "visitor-stay" },
  { open: idSet("guardian-letter care-letter"), said: price, tell: "letter-cost" },
  { open: idSet("attacked attacked-at-work"), said: fearsPolice, items: ["visa-u/fear-police-calls-ice"] },
  { open: idSet("attacked attacked-at-work"), said: /\bvisa u\b|\bu visa\b/, tell: "robbed" },
  { open: idSet("afraid-deported"), said: yearsHere, fact: true, tell: "fear-years" },
  { open: idSet("afraid-deported fear-years"), said: myChildren, fact: true, tell: "fear-for-children" },
  {
    open: idSet("case-dismissed"),
    said: /\b(?:permiso|asilo|work permit|asylum)\b/,
    says: { es: /^Si tu asilo iba/, en: /^If your asylum was/ },
  },
  {
    open: idSet("case-dismissed"),
    said: /\b(?:ice|migra|agarr\w+|deten\w+|detain\w*|deport\w+)\b/,
    says: { es: /^ICE puede empezar/, en: /^ICE can start/ },
  },
  {
    open: idSet("no-match-letter"),
    said: /\b(?:no es (?:mio|mi numero)|es de otr\w+|inventad[oa]|prestad[oa]|compre|isnt mine|not mine|not my number|made up)\b/,
    says: { es: /^Si no es tuyo/, en: /^If it is not yours/ },
  },
  {
    open: idSet("withdraw-asylum"),
    said: /\b(?:cruc\w+|rio|cerro|desierto|sin (?:papeles|inspeccion)|crossed|river|without)\b/,
    says: { es: /^Si cruzaste sin revisión/, en: /^If you crossed without/ },
  },
  {
    open: idSet("consulate-221g"),
    said: /\b(?:falta\w*|piden|pide|papel|documento|marcad\w+|missing|asks? for|box)\b/,
    unless: /\b(?:cuanto|tard\w+|how long|negar\w*|negad[oa]|denied)\b/,
    says: { es: /^Lee qué cuadrito/, en: /^Read which box/ },
  },
  {
    open: idSet("no-such-petition"),
    said: /^(?:y |and )?(?:(?:mi|mis|un|my) )?(?:hij[oa]s?|espos[oa]|herman[oa]s?|papa|mama|son|daughter|brother|sister|wife|husband|parents?)$/,
    says: { es: /^Te puede pedir tu esposo/, en: /^Your spouse, your parent/ },
  },
  {
    open: idSet("no-such-petition"),
    said: /^(?:el |ella |mi hij[oa] |he |she )?(?:ya )?(?:tiene|cumplio|is|turned) (?:2[1-9]|[3-5]\d)(?: anos)?$/,
    tell: "child-21-petitions-parent",
  },
  {
    open: oaths,
    said: /\b(?:viaj\w+|salir|travel|trip)\b/,
    says: { es: /^La N-445 pregunta/, en: /^The N-445 asks/ },
  },
  {
    open: idSet("rape-in-asylum"),
    said: /\b(?:tengo que|debo|todo|detalles?|have to|everything|details?)\b/,
    unless: /\b(?:prueba\w*|proof|evidence)\b/,
    says: { es: /^Escríbelo con tus palabras/, en: /^Write it in your own words/ },
  },
  { open: idSet("card-taken"), said: /\b(?:trabaj\w+|work\w*)\b/, tell: "card-taken-work" },
];
