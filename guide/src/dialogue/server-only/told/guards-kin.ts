/**
 * Guards by who petitions and what was already sent: a resident is told a resident's rules, who overstayed and marries a citizen no
 * waiver, who sent a renewal not how to send it. Server only.
 */
import { idSet } from "#guide/dialogue/server-only/ids.ts";
import type { Guard } from "#guide/dialogue/server-only/told/guards.ts";

const byParents = idSet(
  "proceso-consular pedir-papas parole-humanitario inmediato-vs-preferencia chnv-parole-fin",
);
const travels =
  /\b(?:viaj\w+|salir|salgo|volver|regres\w+|boda|funeral|travel\w*|leave|leaving|go (?:home|back)|trip|visit)\b/;
const money = /\b(?:cuanto (?:cuesta|vale|es|sale|cobran)|how much|cost|fee|precio)\b/;

/** With one of these a grown child's petition by a parent is not what decides. */
const otherThanLine = [
  ...(["under21", "order", "reentry", "twice", "oldPetition"] as const),
  ...(["resident", "citizen", "spouseCitizen"] as const),
];

export const kinGuards: readonly Guard[] = [
  ...(["parentsAbroad", "parentsWanted"] as const).map(
    (one): Guard => ({
      facts: one === "parentsAbroad" ? ["resident", "parentsWanted", one] : ["resident", one],
      without: ["citizen"],
      over: byParents,
      whole: true,
      first: true,
      unless: /\b(?:ciudadan\w+|citizen\w*|naturaliz\w+)\b/,
      tell: one === "parentsAbroad" ? "resident-parent-abroad" : "resident-parents",
    }),
  ),
  {
    facts: ["resident", "parentsWanted"],
    without: ["citizen"],
    over: idSet("renovar-green-card arreglar-papeles"),
    said: /^(?:(?:y|pues|yo|ya|si|yes|i|well) )*(?:soy residente|tengo (?:la |mi )?(?:mica|green card|residencia)|am a resident|im a resident|have (?:a|my) green card|have had my green card)\b/,
    unless: /\b(?:venc\w+|vence|renov\w+|renuev\w+|perd\w+|rob\w+|expir\w+|renew\w*|lost|stolen)\b/,
    tell: "resident-parents",
  },
  {
    facts: ["resident"],
    without: ["citizen"],
    over: idSet("hijos-hijastros"),
    whole: true,
    first: true,
    unless: /\b(?:ciudadan\w+|citizen\w*|entenad\w+|hijastr\w+|adopt\w+|step\w+|nieto\w*|grand\w+)\b/,
    tell: "resident-children",
  },
  {
    // "¿Y si me paso del año?", of a trip: no year for asylum.
    facts: ["resident"],
    without: ["asylum", "asylumFiled", "asylumDenied"],
    over: idSet("asilo-un-anio asilo-general"),
    said: /\b(?:pas\w+|tard\w+|qued\w+|mas|over|more|past|than)\b(?: \w+){0,3} (?:ano|year)\b/,
    unless: /\b(?:asilo|asylum|i ?589)\b/,
    tell: "resident-year-out",
  },
  {
    // A resident's trip is no matter of a travel permit.
    facts: ["resident"],
    without: ["citizen", "pending485", "asylumFiled", "daca", "order"],
    over: idSet("viajar-advance-parole"),
    whole: true,
    first: true,
    unless:
      /\b(?:i ?131|permiso de (?:viaje|reingreso)|reentry permit|pendiente|pending|(?:mi|my) (?:espos[oa]|marido|mujer|h?ij[oa]|mama|papa|husband|wife|son|daughter) (?:no tiene|sin papeles|es indocumentad|tiene (?:daca|tps|asilo)))\b/,
    tell: "resident-trip",
  },
  {
    // Nor is one while the N-400 waits.
    facts: ["n400Sent"],
    without: ["citizen", "pending485", "asylumFiled", "order", "arrested"],
    over: idSet("viajar-advance-parole"),
    whole: true,
    tell: "resident-trip",
  },
  {
    // The same, told in a long breath that names no subject clearly.
    facts: ["resident"],
    without: ["citizen"],
    over: idSet("hijos-hijastros"),
    unsure: true,
    first: true,
    said: /\b(?:ped\w+|pid\w+|traer\w*|traig\w+|peticion\w*|petition\w*|sponsor|bring)\b(?: \w+){0,3} (?:mi|mis|my) (?:hij[oa]s?|sons?|daughters?|kids?|child(?:ren)?)\b/,
    unless:
      /\b(?:ciudadan\w+|citizen\w*|entenad\w+|hijastr\w+|adopt\w+|step\w+|niet\w*|grand\w+|casad\w+|married)\b/,
    tell: "resident-children",
  },
  {
    // The line is chosen by the child's age.
    facts: ["parentResident", "under21"],
    without: [
      "order",
      "reentry",
      "twice",
      "oldPetition",
      "resident",
      "citizen",
      "spouseCitizen",
      "asylum",
      "married",
    ],
    over: idSet(
      "hijos-hijastros inmediato-vs-preferencia arreglar-papeles pedir-papas entre-sin-inspeccion-245i ajuste-familiar",
    ),
    whole: true,
    first: "asked",
    unsure: true,
    unless:
      /\b(?:casad[oa]|me case|married|biologic\w+|de sangre|se caso con mi|padrastro|madrastra|me crio|not my (?:real|biological)|golp\w+|peg[ao]|abandon\w+|corte|court|tarda\w*|how long)\b/,
    tell: "resident-parent-minor",
  },
  ...(["over21", "married"] as const).flatMap((one) =>
    (["parentCitizen", "parentResident"] as const).map(
      (parent): Guard => ({
        // A line of years, and a stay that is over is not forgiven in it: no I-485 before its turn.
        facts: [parent, one],
        without: [
          ...otherThanLine,
          "spouseResident",
          "grownCitizenChild",
          "crossed",
          "cuban",
          "army",
          "asylum",
        ],
        over: idSet(
          "pedir-papas inmediato-vs-preferencia ajuste-familiar arreglar-papeles hijos-hijastros turista-vencido",
        ),
        first: true,
        unsure: true,
        unless:
          /\b(?:cuanto (?:cuesta|tarda)|how (?:much|long)|f ?2 ?[ab]|f ?[13]|boletin|bulletin|medico|medical|escuela|school|muri\w+|died)\b/,
        tell: "grown-child-of-parent",
      }),
    ),
  ),
  {
    facts: ["parentResident"],
    without: [...otherThanLine, "visa", "parole"],
    over: idSet("entre-sin-inspeccion-245i arreglar-papeles pedir-papas inmediato-vs-preferencia"),
    said: /\b(?:mama|papa|madre|padre|residente|casad[oa]|solter[oa]|pedir\w*|2001|mom|mother|dad|father|resident|married|single|petition)\b/,
    unless: /\b(?:soy residente|minor|menor|1[0-9] anos)\b/,
    tell: "resident-parent-adult",
    urgency: "leaving",
  },
  {
    facts: ["visa", "spouseCitizen"],
    without: ["order", "reentry", "twice", "esta", "crossed", "court", "citizen", "resident"],
    over: idSet("castigo-3-10-perdon turista-vencido"),
    unless: travels,
    first: "asked",
    tell: "overstay-citizen-spouse",
  },
  ...(["grownCitizenChild", "spouseCitizen"] as const).map(
    (relative): Guard => ({
      facts: ["returnedWithPermission", relative],
      without: ["order", "reentry", "citizen", "resident", "asylumFiled"],
      over: idSet(
        "castigo-3-10-perdon tps pedir-papas pedir-esposo ajuste-familiar arreglar-papeles entre-sin-inspeccion-245i viajar-advance-parole hijos-nacidos-aqui daca",
      ),
      whole: true,
      unsure: true,
      tell: "returned-with-permission",
      urgency: "leaving",
    }),
  ),
  {
    facts: ["deported", "abroad"],
    without: ["reentry"],
    over: idSet(
      "reingreso-tras-deportacion orden-deportacion castigo-3-10-perdon proceso-consular pedir-esposo arreglar-papeles",
    ),
    whole: true,
    first: true,
    unless: /\b(?:cruz\w+ otra vez|coyote|pollero|smuggler)\b/,
    tell: "removed-abroad",
    urgency: "other",
  },
  {
    facts: ["renewalSent"],
    over: idSet("renovar-permiso-extension permiso-trabajo-asilo permiso-trabajo-general"),
    whole: true,
    first: true,
    unless: money,
    tell: "renewal-sent",
  },
  ...(["asylumFiled", "asylum"] as const).map(
    (one): Guard => ({
      facts: [one, "renewing"],
      without: ["renewalSent", "daca", "order"],
      over: idSet("permiso-trabajo-asilo renovar-permiso-extension"),
      whole: true,
      first: true,
      unless: money,
      tell: "asylum-permit-renewal",
    }),
  ),
  {
    facts: ["n400Sent"],
    over: idSet("ciudadania-requisitos examen-ciudadania"),
    whole: true,
    first: true,
    unless: new RegExp(`${money.source}|\\b(?:neg\\w+|den(?:y|ied)|reprob\\w+|fail\\w*|arrest\\w*|dui)\\b`),
    tell: "n400-interview",
  },
  {
    facts: ["cuban", "i220a"],
    over: idSet("residencia-cubanos"),
    whole: true,
    first: true,
    tell: "cuban-i220a",
  },
  {
    // "I-220A", told by a Cuban who asked what there is for Cubans: what it means for that, and not what the paper is.
    facts: ["cuban", "i220a"],
    over: idSet("check-in-ice"),
    said: /\b(?:i ?)?220 ?a\b/,
    unless: /\b(?:que es|what is|cita|check ?in|report\w+|direccion|address|fianza|bond|grillete)\b/,
    whole: true,
    tell: "cuban-i220a",
  },
  {
    facts: ["cuban", "i220a", "asylumFiled"],
    over: idSet("residencia-cubanos"),
    said: /\b(?:asilo|asylum|permiso|espero|permit|wait)\b/,
    tell: "cuban-i220a",
  },
  {
    facts: ["daca"],
    without: ["dacaLapsed"],
    over: idSet("renovar-permiso-extension"),
    said: /\b(?:renov\w+|renuev\w+|renew\w*)\b/,
    unless: /\b(?:asilo|asylum|tps)\b/,
    tell: "daca",
  },
];
