/**
 * What people add to a story that decides its next answer: a signature that was given, a deportation of long ago, a death, a hearing that is
 * over, months abroad, a fee that asks to be believed. Part of `follows-table.ts`. Server only.
 */
import { idSet } from "#guide/dialogue/server-only/ids.ts";
import { farPetition } from "#guide/dialogue/server-only/outright/near-family.ts";
import type { Follow } from "#guide/dialogue/server-only/thread/follows-table.ts";

const ofPermit = idSet("permiso-trabajo-asilo renovar-permiso-extension");
const lasts =
  /^(?:(?:y|e|o|and|pero|entonces|me|nos|te|como) )*(?:(?:cuanto|que tanto) )?(?:me |nos )?dura(?:n|ria)?\b(?! (?:\w+ ){0,3}(?:tramite|espera|proceso|caso))|^(?:and |so )*how long (?:is (?:it|the (?:card|permit))|does (?:it|the (?:card|permit)) (?:last|stay)) ?(?:good|valid)?/;
const goesThere =
  /\b(?:(?:puedo|podria|podre|can i|could i|may i)(?: \w+){0,3} (?:ir|viajar|visitar|salir|volar|go|travel|visit|leave|fly))\b/;
const withPermit =
  /\b(?:(?:con|with) (?:ese|este|mi|el|la|esa|esta|that|this|my|the) (?:permiso|tarjeta|papel|permit|card)|mi (?:pais|tierra)|my country|(?:a|en|to) (?:mexico|guatemala|honduras|el salvador|nicaragua|colombia|venezuela|cuba|ecuador|quito|peru|lima|bogota|caracas|tegus|tegucigalpa|haiti|brasil))\b/;

const isOverAge =
  /\b(?:(?:un[oa]|mi hij[oa]|el mayor|la mayor|el grande|la grande|one|my (?:son|daughter|oldest))(?: \w+){0,3} (?:ya )?(?:cumplio|tiene|turned|is)(?: (?:ya|los|now|already))* (?:2[1-9]|veintiun\w*|veintid\w+|twenty ?(?:one|two|three)))\b/;

const longAway =
  /\b(?:(?:llevo|tengo|estuve|he estado|ive been|i have been|been|estoy)(?: \w+){0,5} (?:1[2-9]|2\d|trece|catorce|quince|dieciocho|veinte|thirteen|fourteen|fifteen|eighteen|twenty) (?:meses|months)|(?:mas de un|un|casi dos|dos|over a|more than a|two) (?:anos?|years?) (?:aqui|aca|fuera|here|away))\b/;

const signed =
  /\b(?:(?:ya )?(?:me|nos) (?:la |lo )?firm(?:o|aron)|(?:ya )?(?:tengo|traigo) (?:la|el) (?:firma|certificacion|suplemento)|(?:detective|fiscal|policia|sheriff|juez)(?: \w+){0,3} firm(?:o|aron)|(?:already )?signed (?:it|the|my))\b/;
const notSigned =
  /\b(?:no (?:me|nos|l[oa]|quiere\w*)|nunca|todavia no|aun no|refus\w+|wont|not signed|hasnt)\b/;

const yearlyFee =
  /\b(?:105|102|(?:cuota|pago|cobro|tarifa) (?:anual|de cada ano|del asilo)|anualidad|annual (?:asylum )?fee)\b/;
const doubts =
  /\b(?:scam|estafa\w*|fraude|real|verdad|cierto|fals[oa]|legit\w*|pag(?:ar|o|arlo)|tengo que|have to|should i)\b/;

const wasDeported =
  /\b(?:(?:ella|el|mi (?:mama|papa|espos[oa]|marido|mujer|hij[oa]|herman[oa])|my (?:mom|dad|wife|husband|son|daughter|brother|sister)|she|he)(?: (?:si|ya|una vez|antes|once))* (?:tuvo|tiene|has|had|fue|was|got)(?: (?:una|un|a|an|ya|been))* (?:deportacion|deportad[oa]|orden|deport\w+|removal)|(?:l[oa]|a el|a ella) (?:deport|sac)aron)\b/;

const petitionerDied =
  /\b(?:mi |my )?(?:carnal|herman[oa]|brother|sister|el que (?:me|nos) pidio|quien (?:me|nos) pidio)(?: \w+){0,4} (?:fallecio|murio|se murio|died|passed away)\b|\b(?:fallecio|murio|se murio)(?: \w+){0,2} (?:mi (?:carnal|herman[oa])|el que (?:me|nos) pidio)\b/;

const justDied =
  /\b(?:(?:ya )?(?:fallecio|murio|se (?:me |nos )?(?:murio|fue)|descanso)|passed away|died)\b(?=.*\b(?:ya no (?:llegue|alcance)|ayer|anoche|hoy|esta manana|no llegue|no alcance|yesterday|last night|today|this morning|didnt make it|too late)\b)|^(?:(?:ay|ya|es que|mi|my|mama|papa|mom|dad|abuelita?|abuelito|mother|father|se) )*(?:fallecio|murio|passed away|died)\b(?: \w+){0,3}$/;

const hearingOver =
  /\b(?:(?:corte|audiencia|hearing|court)(?: \w+){0,5} (?:fue|era|paso|was|already)(?: \w+){0,4} (?:hace|semanas?|dias?|mes(?:es)?|ayer|pasad[oa]|weeks? ago|days? ago|last (?:week|month)|yesterday)|(?:sale|dice|says?|shows?)(?: \w+){0,5} (?:corte|audiencia|hearing|court)(?: \w+){0,3} (?:hace|was|ya paso|fue))\b/;

/** "My lil sister never had it": a relative who asks for DACA for the first time. */
const neverHadIt =
  /\b(?:mi|my)(?: \w+)? (?:herman(?:it)?[oa]|prim[oa]|hij[oa]|sobrin[oa]|sister|brother|cousin|son|daughter|niece|nephew|sis|bro)\b(?: \w+){0,6} (?:nunca|never)\b(?: \w+){0,3} (?:tuvo|tenid[oa]|sac[oó]|pidi[oó]|had|got|applied)\b/;
const backWithPermit =
  /\b(?:sali|salimos|viaje|fui|left|traveled|went)\b(?: \w+){0,6} (?:con|with)(?: (?:el|un|mi|su|a|my))? (?:permiso|parole|advance|permit)\b.*\b(?:volvi|regrese|entre|entrar|came back|returned)\b/;

const soonInterview =
  /\b(?:(?:entrevista|interview|cita)(?: \w+){0,4} (?:es|is|toca|el|on|this|next|manana|tomorrow)(?: \w+){0,3}(?: (?:lunes|martes|miercoles|jueves|viernes|manana|semana|monday|tuesday|wednesday|thursday|friday|tomorrow|week|\d{1,2}))?)\b/;

const comesNow =
  /^(?:(?:esperame|espera|espere|perame|aguanta|ahorita|ya|que|te|tengo|colgar|ay|no|hold on|wait|shh) )*(?:(?:ya |ahi |alla |aqui )+(?:viene|llego|esta|entro|llega)|(?:he is|hes|shes) (?:coming|here|back|home))(?: (?:mi \w+|el|ella|ya|now|home|luego (?:sigo|te escribo)))*$/;

/** "Resident since 02/15/2025, expires 02/15/2027": a card of two years, whatever it is called. */
const twoYearsApart = new RegExp(
  Array.from(
    { length: 20 },
    (_, at) => `\\b${2020 + at}\\b.*\\b(?:expir\\w*|venc\\w*)\\b.*\\b${2022 + at}\\b`,
  ).join("|"),
);

export const toldFollows: readonly Follow[] = [
  {
    open: idSet("documentos-perdidos"),
    said: twoYearsApart,
    items: ["documentos-perdidos/m-two-year-card"],
  },
  {
    // Whoever had not filed yet: the two years that run.
    open: idSet("murio-peticionario"),
    opened: /\b(?:espos[oa]|marido|mujer|husband|wife|viud[oa]|widow\w*)\b/,
    fact: true,
    said: /\b(?:(?:no|nunca) (?:\w+ ){0,3}(?:mand\w+|met\w+|presentamos|empezamos|hicimos|alcanz\w+)|(?:never|didnt|havent|hadnt|had not|did not)(?: \w+)? (?:filed?|sent|send|start(?:ed)?|got to)|nothing (?:was )?(?:filed|sent))\b/,
    items: ["murio-peticionario/widow-no-petition"],
  },
  {
    open: idSet("vawa visa-u partner-threat-ice vawa-leave-home"),
    said: comesNow,
    tell: "comes-now",
    amid: true,
  },
  {
    open: idSet("fraude-matrimonio sham-others sham-real-ways"),
    said: farPetition,
    tell: "no-such-petition",
  },
  { open: ofPermit, said: lasts, items: ["permiso-trabajo-asilo/std-lasts"] },
  {
    open: idSet("permiso-trabajo-asilo"),
    said: new RegExp(`^(?=.*${goesThere.source})(?=.*${withPermit.source})`),
    unless: /\b(?:trabajar|work|residente|resident|mica|green ?card)\b/,
    tell: "asylum-leaving",
  },
  {
    open: idSet("asilo-aprobado"),
    said: isOverAge,
    unless: /\b(?:ciudadan[oa]|citizen|nacio aqui|born here)\b/,
    items: ["asilo-aprobado/child-over-21-now"],
  },
  { open: idSet("documentos-perdidos lost-card-abroad"), said: longAway, tell: "resident-away" },
  {
    open: idSet("visa-u crime-without-report certification-refused"),
    said: signed,
    unless: notSigned,
    tell: "u-signature-six-months",
  },
  {
    open: idSet("tps chnv-parole-fin tps-venezuela tps-haiti-syria tps-honduras-nicaragua"),
    said: new RegExp(`^(?=.*${yearlyFee.source})(?=.*${doubts.source})`),
    told: ["asylum"],
    tell: "asylum-fee-real",
  },
  {
    open: idSet("proceso-consular spouse-interview-no-waiver"),
    said: wasDeported,
    unless: /\b(?:no|nunca|never|not) (?:\w+ ){0,2}(?:tuvo|fue|deport\w+|orden|order)\b/,
    tell: "reingreso-tras-deportacion",
  },
  {
    open: idSet("pedir-hermanos sibling-asks-for-me"),
    said: petitionerDied,
    items: ["pedir-hermanos/petitioner-died"],
  },
  {
    open: idSet("viajar-advance-parole leaving-485 asylum-trip-permit"),
    said: justDied,
    tell: "relative-died",
  },
  {
    open: idSet("daca daca-lapsed"),
    said: neverHadIt,
    unless: /\b(?:papeles|residencia|arreglar|legal|papers|green ?card|asilo|asylum)\b/,
    items: ["daca/arrived-after-2007"],
  },
  {
    // Told as part of what was open: how somebody came in lately decides all of it.
    open: idSet("tps tps-el-salvador tps-honduras-nicaragua tps-haiti-syria tps-venezuela"),
    said: backWithPermit,
    unless: /\b(?:puedo|podria|quiero|si (?:salgo|me voy)|can i|if i)\b/,
    tell: "returned-with-permission",
    here: true,
  },
  {
    open: idSet("cambio-direccion court-elsewhere"),
    said: hearingOver,
    unless: /\b(?:si fui|i went|no era|ticket|traffic)\b/,
    tell: "falte-a-corte",
    urgency: "missed",
  },
  {
    open: idSet("turista-vencido ajuste-familiar"),
    said: soonInterview,
    told: ["visa"],
    unless: /\b(?:asilo|asylum|ciudadan\w+|citizenship|consulad\w+|juarez|trabajo|job|que llevo|bring)\b/,
    tell: "interview-overstay",
  },
];
