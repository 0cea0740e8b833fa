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
const onWay = idSet("relative-at-border relative-afraid relative-caught relative-smuggler");
const letterUnread =
  /\b(?:carta|papel|aviso|letter|notice|paper)\b(?=.*\b(?:en ingles|in english|no (?:le |la |lo )?(?:entiend\w+|entend\w+)|no se (?:que dice|por que|leer)|dont (?:understand|know)|cant read)\b)|\b(?:no se por que|dont know why)\b.*\b(?:carta|letter)\b/;
const toUniversity =
  /\b(?:puedo|podre|podria|puede|can i|could i)(?: \w+){0,3} (?:ir|entrar|estudiar|inscribirme|aplicar|go|study|apply|attend)(?: \w+){0,4} (?:universidad|college|colegio|university)\b/;
const bringsThem =
  /\b(?:como|puedo|quiero|how|can i)(?: \w+){0,3} (?:traer(?:los|las|me|melos)?|traigo|bring)(?: \w+){0,4}(?:aca|aqui|alla|here|hijos|hijas|ninos|kids|conmigo|them)?\b/;
const paysFine =
  /\b(?:pag\w+|pay\w*)(?: \w+){0,3} (?:multa|ticket|tiket|fine)\b|\b(?:sin ir|without going|y si no voy|what if i dont go)\b/;

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
    said: /\b(?:coyote\w*|poller\w+|smuggler\w*|guia)\b/,
    tell: "relative-smuggler",
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
  { open: idSet("perdi-o-me-negaron"), said: letterUnread, tell: "denial-letter" },
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
    open: idSet("traffic-court stop-no-license license-record ticket-pay"),
    said: paysFine,
    tell: "ticket-pay",
  },
];
