/**
 * Later turns that change the case: a fact or a correction told now, and an act that is only announced and would close everything ("y si digo que
 * soy de aquí", "y si cruza"). The subject that is open, or a near word, used to answer them. Server only.
 */
import { idSet } from "#guide/dialogue/server-only/ids.ts";
import { claimedLater, fearlessLater } from "#guide/dialogue/server-only/outright/known-answers.ts";
import type { Follow } from "#guide/dialogue/server-only/thread/follows-table.ts";

const kin =
  "(?:h?ij[oa]|herman[oa]|espos[oa]|marido|mujer|sobrin[oa]|papa|mama|son|daughter|brother|sister|husband|wife|dad|mom|nephew)";
const child = /\b(?:h?ij[oa]|nin[oa]|bebe|daughter|dauther|son|kid|child|baby)\b/;
const jailed =
  /\b(?:pres[oa]|carcel|detenid[oa]|detainer|arrest\w+|jail|hold|prison|custody|locked up|detained)\b/;
const held = idSet(
  "fianza encontrar-detenido antecedentes menor-no-acompanado detainer held-resident-relative held-maybe-citizen",
);
const wouldSay =
  "(?:si|puedo|puede|podria|mejor|conviene|que tal si|what if|if (?:i|he|she)|(?:can|should|could) (?:i|he|she)|maybe i|ill just)";
const outside = idSet(
  "left-after-overstay outside-parent-counts outside-child-petitions outside-single-adult outside-relative-dies",
);
const refused =
  /\b(?:neg(?:aron|ada|o|ado)|deneg\w+|denied|reprob\w+)\b.*\b(?:ciudadan\w+|citizenship|n ?400|naturaliz\w+)\b|\b(?:ciudadan\w+|citizenship|n ?400|naturaliz\w+)\b.*\b(?:neg(?:aron|ada|o|ado)|deneg\w+|denied)\b/;
const naturalising = idSet("perdi-o-me-negaron ciudadania-requisitos examen-ciudadania");
const ofMarriageProof =
  /\b(?:rfe|pruebas|evidence|proof)\b.*\b(?:matrimonio|casad\w+|espos[oa]|boda|marriage|married|wife|husband)\b|\b(?:matrimonio|marriage)\b.*\b(?:rfe|pruebas|evidence|proof)\b/;
const trips = idSet("viajar-advance-parole");
const removed = idSet("reingreso-tras-deportacion removed-abroad spouse-sent-back proceso-consular");
const registering = idSet("registro-extranjeros");
const ofPetition = idSet(
  "pedir-esposo residencia-cubanos ciudadania-requisitos proceso-consular ajuste-familiar",
);

export const changeFollows: readonly Follow[] = [
  // What would be said, and must not be.
  {
    open: null,
    said: new RegExp(
      `\\b${wouldSay}\\b(?: \\w+){0,2} (?:digo|diga|decir(?:l[ea]s?)?|dijera|say|tell (?:them|him|her|the police)|claim)(?: (?:que|i|im|am|that|yo|les|to|be))* (?:soy (?:de aqui|de este pais|american[oa]|ciudadan[oa]|nacid[oa] aqui)|naci aqui|(?:was |a |an |us |american )*(?:born here|american|citizen|from here))\\b`,
    ),
    unless:
      /\b(?:dije|no me creen|believe me|de verdad (?:soy|lo soy)|si lo soy|(?:ciudadan[oa]|citizen) (?:mexican\w*|de mexico|hondur\w+|guatemal\w+|salvador\w+|colombian\w+|venezolan\w+|cuban\w+|of mexico))\b/,
    without: ["citizen"],
    tell: "never-claim-citizen",
  },
  {
    open: removed,
    said: new RegExp(
      `\\b${wouldSay}\\b(?: \\w+){0,3} (?:dig\\w+|dec\\w+|pong\\w+|poner|say|put|tell)\\b.*\\b(?:nunca|no|never|not|wasnt|didnt)\\b(?: \\w+){0,3} (?:deport\\w+|sacaron|remov\\w+)\\b|\\b(?:si|if i|can i|puedo)\\b(?: \\w+){0,2} (?:no (?:dig\\w+|mencion\\w+|pong\\w+)|not (?:tell|mention|say)|dont (?:tell|mention|say)|escond\\w+|ocult\\w+|hide)\\b(?: \\w+){0,5} (?:deport\\w+|removal|removed)\\b`,
    ),
    items: ["reingreso-tras-deportacion/hide-it"],
    here: true,
  },
  { open: null, ...claimedLater, tell: "claimed-on-form" },
  { open: null, ...fearlessLater, without: ["asylumFiled"], tell: "asylum-for-permit" },
  {
    // A relative who would come by the border, while a petition is spoken of.
    open: ofPetition,
    said: /\b(?:si|que tal si|mejor que|puede|what if|if|can|could|should)\b(?: \w+){0,3} (?:cruza|cruzan|cruzara|brinca|se avienta|se viene por|viene por (?:la frontera|el rio)|cross|crosses|comes? (?:through|across|over) the (?:border|river))\b/,
    unless: /\b(?:yo|i|ya cruz\w+|cruzo|crossed|parole|visa)\b/,
    without: ["order"],
    tell: "relative-would-cross",
    urgency: "other",
  },
  {
    // With no status for years, the permit to leave protects nobody.
    open: trips,
    said: /\b(?:permiso|permit|parole|l[oa] dan|aprueb\w+|approved?)\b.*\b(?:segur[oa]|volver|vuelvo|regres\w+|entrar|safe\w*|come back|return|guarantee\w*)\b/,
    unless:
      /\b(?:sin (?:el )?permiso|without|cuanto|how (?:much|long)|asilo|asylum|daca|tps|reingreso|reentry)\b/,
    without: ["resident", "citizen", "order"],
    items: ["viajar-advance-parole/std-sure", "viajar-advance-parole/ap-in-hand"],
  },
  {
    open: trips,
    fact: true,
    said: /\banos? (?:\w+ ){0,3}(?:sin (?:estatus|papeles|permiso)|fuera de estatus|ilegal\w*)\b|\b(?:sin (?:estatus|papeles)|fuera de estatus)(?: \w+){0,4} anos?\b|\byears? (?:\w+ ){0,3}(?:out of status|without (?:status|papers)|undocumented)\b|\b(?:out of status|without (?:status|papers)|overstayed)(?: \w+){0,4} years?\b/,
    without: ["resident", "citizen", "order"],
    items: ["viajar-advance-parole/ap-in-hand", "viajar-advance-parole/short-trip-same-risk"],
  },

  // A grown relative in jail, with lasting papers.
  {
    open: held,
    opened: new RegExp(`(?=.*\\b${kin}\\b)(?=.*${jailed.source})`),
    fact: true,
    said: /\b(?:tiene|tenia|es|has|had|is|hes|shes|con)(?: \w+){0,3} (?:mica|residente|green ?card|residencia|resident)\b/,
    unless:
      /\b(?:no (?:tiene|es)|not|doesnt|isnt|sin|pendiente|pending|1[0-7] (?:anos|years)|menor|minor|yo|soy|im|i am)\b(?<!desde los 1\d anos)/,
    without: ["citizen"],
    tell: "held-resident-relative",
    urgency: "detained",
  },
  {
    open: held,
    opened: new RegExp(`(?=.*${child.source})(?=.*${jailed.source})`),
    said: /\b(?:me (?:hice|naturalic\w+)|soy|jure|i (?:became|naturalized|got my))\b(?: \w+){0,4} (?:ciudadan\w+|citizen\w*)\b.*\b(?:cuando|tenia|antes de|when|was|before)\b/,
    unless: /\b(?:pedir\w*|petition\w*)\b/,
    tell: "held-maybe-citizen",
    urgency: "detained",
  },
  {
    open: idSet("held-maybe-citizen held-resident-relative"),
    said: /\b(?:llegar|mand\w+|entreg\w+|llev\w+|get|send|give|bring)\b(?: \w+){0,4} (?:papeles|documentos|papers|documents|certificado|certificate|copias|copies)\b/,
    tell: "held-send-papers",
    urgency: "detained",
  },
  {
    open: idSet("held-parent-of-ill-child"),
    said: /\b(?:hospital|doctor|clinica|carta)\b/,
    unless: /\b(?:que|what|which) (?:papeles|documentos|papers|documents)\b/,
    says: { es: /^Pide al hospital/, en: /^Ask the hospital/ },
    urgency: "detained",
  },
  {
    open: idSet("held-parent-of-ill-child"),
    said: /\b(?:papeles|documentos|junto|pruebas|papers|documents|proof|gather)\b/,
    says: { es: /^Junta su número A/, en: /^Gather the A-number/ },
    urgency: "detained",
  },
  {
    open: idSet("held-parent-of-ill-child"),
    fact: true,
    said: /\b(?:entro|cruzo|vino|crossed|entered|came)\b/,
    says: { es: /^Que no firme nada; según/, en: /^Sign nothing; depending/ },
    urgency: "detained",
  },
  {
    // A wife's or a mother's own papers lift no conviction.
    open: idSet("antecedentes"),
    opened: new RegExp(
      `(?=.*\\b${kin}\\b)(?=.*\\b(?:drog\\w+|drugs?|coca\\w*|meth|heroin\\w*|fentanil\\w*)\\b)`,
    ),
    said: /\b(?:soy|im|i am)(?: \w+){0,2} (?:ciudadan[oa]|citizen)\b/,
    tell: "spouse-drug-conviction",
  },

  // Proof that two live together.
  {
    open: idSet("perdi-o-me-negaron"),
    opened: ofMarriageProof,
    said: /^(?:(?:y|entonces|pero|pues|ok|so|and) )*(?:que (?:les |le )?(?:mando|envio|junto|pruebas|papeles|debo|tengo que|puedo mandar|sirve)|what (?:do|should|can) (?:i|we) send|what proof)\b/,
    unless: /\b(?:donde|where|direccion|address)\b/,
    tell: "rfe-marriage",
  },
  {
    open: idSet("perdi-o-me-negaron"),
    opened: ofMarriageProof,
    said: /\b(?:viv\w+|estamos|live|living|staying)\b(?: \w+){0,3} (?:con|de|with|at)(?: (?:los|mis|sus|mi|su|my|his|her|the))* (?:papas|padres|suegr[oa]s?|mama|papa|familia|parents|in ?laws|mom|mother|dad|family)\b/,
    unless: /\b(?:separad\w+|(?:el|ella|he|she) (?:vive|lives)|cada quien|apart|no vivimos|dont live)\b/,
    tell: "rfe-with-parents",
  },

  // A refusal of citizenship has its own hearing.
  {
    open: naturalising,
    opened: refused,
    said: /\b(?:apel\w+|appeal\w*)\b|\b(?:met\w+|mand\w+|aplic\w+|ped\w+|file|apply|send)(?: \w+){0,3} (?:otra vez|de nuevo|again|otra)\b/,
    unless: /\b(?:cuanto|how (?:much|long)|cost\w*)\b/,
    items: ["perdi-o-me-negaron/n336-or-new", "ciudadania-requisitos/denied-hearing-or-new"],
  },
  {
    open: naturalising,
    opened: refused,
    fact: true,
    said: /(?=.*\b(?:[5-8]\d|cincuenta|sesenta|setenta|ochenta|fifty|sixty|seventy)\b)(?=.*\b(?:residente|mica|resident|residencia|green ?card)\b)/,
    tell: "n400-own-language",
  },
  {
    open: naturalising,
    opened: refused,
    said: /\b(?:por que|porque|why)\b.*\b(?:ingles|english)\b/,
    tell: "n400-why-english",
  },

  // Whoever is outside already.
  {
    open: outside,
    said: /\b(?:muer[ea]|muriera|muri\w+|fallec\w+|falta(?:ra)?|dies|die|died|passes)\b/,
    tell: "outside-relative-dies",
  },
  {
    open: outside,
    said: /\b(?:mama|papa|madre|padre|espos[oa]|marido|mom|dad|mother|father|wife|husband)\b.*\b(?:residente|ciudadan[oa]|resident|citizen|mica|green ?card)\b/,
    tell: "outside-parent-counts",
  },
  { open: outside, fact: true, said: /\b(?:solter[oa]|single)\b/, tell: "outside-single-adult" },
  {
    open: outside,
    said: /\b(?:mi|my) (?:h?ij[oa]|son|daughter)\b/,
    unless: /\b(?:cuanto|how much)\b/,
    tell: "outside-child-petitions",
  },

  // Proof for a child who was thought a citizen.
  {
    open: idSet("documentos-perdidos"),
    opened: /\b(?:certificad\w+|certificate|naturaliz\w+)\b/,
    said: /\b(?:h?ij[oa]|daughter|dauther|son|kid|child)\b.*\b(?:prueba|comprob\w+|proof|prove|ciudadan\w+|citizen\w*)\b/,
    tell: "certificate-for-child",
  },
  {
    open: idSet("certificate-for-child ciudadania-por-padres"),
    said: /\b(?:nunca|no|never|sin|didnt|doesnt|without)\b(?: \w+){0,3} (?:mica|green ?card|residencia|residente|resident)\b/,
    unless: /\b(?:yo|i|se si|know if)\b/,
    tell: "child-needs-petition",
  },
  {
    open: idSet("child-needs-petition"),
    said: /\b(?:21|veintiun\w*|twenty ?one)\b/,
    tell: "child-before-21",
  },

  // The registration, by who came how.
  {
    open: registering,
    fact: true,
    said: /\b(?:entre|vine|llegue|came|entered)\b(?: \w+){0,5} (?:visa|i ?94|avion|turista|plane|tourist)\b/,
    unless: /\b(?:sin|without|no)\b/,
    items: ["registro-extranjeros/have-i94-expired"],
  },
  {
    open: registering,
    said: /\b(?:h?ij[oa]|son|daughter|kid)\b.*\b(?:14|catorce|fourteen)\b/,
    items: ["registro-extranjeros/child-14"],
  },
  {
    open: registering,
    said: new RegExp(
      `\\b${kin}\\b(?: \\w+){0,4} (?:cruzo|brinco|entro (?:sin|por)|paso por|crossed|came across|snuck)\\b`,
    ),
    tell: "register-spouse-crossed",
  },
  {
    open: idSet("take-card-away"),
    said: /\b(?:i ?864|864|carta|afidavit|affidavit|firme|signed|dinero|money|paying)\b/,
    items: ["afidavit-i864/divorced-now", "afidavit-i864/how-long-lasts"],
  },
  {
    open: idSet("afidavit-i864 take-card-away"),
    said: /\b(?:ella|el|she|he|mi ex|my ex|mi espos[oa]|my (?:wife|husband))\b(?: \w+){0,2} (?:pide|petition\w*|trae|sponsor\w*|brings?|files?)\b(?: \w+){0,3} (?:mama|papa|mother|father|mom|dad|herman[oa]|brother|sister)\b/,
    tell: "ex-other-petition",
  },
];
