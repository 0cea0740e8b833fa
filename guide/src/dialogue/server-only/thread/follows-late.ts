/**
 * A fact told late that changes the whole case, whatever is open: a vote, an arrest on the road, a house in another city, a notice that was sent
 * wrongly. The open subject used to go on as if nothing had been said. Part of `follows-table.ts`. Server only.
 */
import { idSet } from "#guide/dialogue/server-only/ids.ts";
import type { Follow } from "#guide/dialogue/server-only/thread/follows-table.ts";

const kin =
  "(?:mama|papa|madre|padre|espos[oa]|marido|mujer|senora|pareja|suegr[oa]|abuel[oa]|ti[oa]|herman[oa]|h?ij[oa]|mom|dad|mother|father|wife|husband|spouse|grandma|grandpa|sister|brother|son|daughter)";
/** Where no law of this country is broken by a vote. */
const elsewhere =
  /\b(?:nunca|jamas|never|no (?:ha |he |han )?vot\w+|didnt vote|mi pais|su pais|consulado|en (?:mexico|guatemala|honduras|salvador|colombia|venezuela|ecuador|peru)|vot\w+ alla|alla en|my country|her country|his country|consulate|sindicato|union|(?:ya )?(?:era|es|soy|eran) (?:ya )?ciudadan[oa]|(?:am|was|is) (?:already )?a citizen|puedo votar|puede votar|can (?:i|he|she) vote|olvid\w+|forg[oe]t\w*)\b/;
/** A ballot cast by another one: "ya votó", and no "voto" of somebody in general. */
const anotherVoted = new RegExp(
  `\\b(?:ella|(?:mi|my) ${kin}|she|he)(?: \\w+){0,3} (?:voto|ha votado|habia votado|voted|has voted|se registro (?:para|a) votar|se apunto para votar|registered to vote)\\b|\\b(?:una vez|ya|ella si|el (?:si|ya|una vez)|alguna vez) (?:ella )?(?:voto|ha votado|habia votado)\\b|^(?:(?:ay|oiga|oye|y|es que|pero|pues|ah) )*(?:el )?voto (?:una vez|en (?:las|el|la|una)|sin|por error|hace|cuando|nomas)\\b|\\b(?:se registro (?:para|a) votar|la registraron (?:para|a) votar|lo registraron (?:para|a) votar)\\b`,
);
const ownVote =
  /\b(?:vote|voted|he votado|habia votado|votamos|registr\w+ (?:para|a|to) vot\w+|apunt\w+ para votar)\b/;
const drunk =
  "(?:d ?u ?i|d ?w ?i|tomad[oa]|borrach[oa]|alcohol|ebri[oa]|drunk|drinking|pasad[oa] de copas|con copas)";
const myDui = new RegExp(
  `\\b(?:me|nos|i|we)\\b(?: \\w+){0,8} ${drunk}\\b|\\bgot (?:an? )?(?:d ?u ?i|d ?w ?i)\\b|\\bmanej\\w+(?: \\w+){0,2} ${drunk}\\b`,
);

const moved =
  /\b(?:me (?:ya )?(?:mude|[ck]ambie|fui a vivir|vine a vivir|movi)|nos (?:mudamos|[ck]ambiamos|fuimos a vivir|movimos)|ya no vivo (?:ahi|alla|alli|en)|ahora vivo en|(?:i|we)(?: have| ve|ve)? (?:\w+ )?moved|(?:i|we) live in \w+(?: \w+)? now|(?:i|we) (?:now|dont) live (?:in|there))\b/;

const courtSubjects = idSet("nta-corte consultar-caso-corte court-afraid court-skipped hearing-change");
const missedCourt = idSet("falte-a-corte missed-first order-unknown no-show-order missed-moved");
const removalStory = idSet("reingreso-tras-deportacion reentry reentry-waiver");
const held =
  "(?:(?:me|nos) (?:dejan (?:adentro|encerrad[oa]|detenid[oa]|ahi)|detienen|agarran|encierran|arrestan|guardan|llevan|quedo (?:adentro|detenid[oa]))|(?:ya )?no (?:salgo|me dejan salir)|(?:they|ice) (?:keep|hold|detain|take|arrest) me|i (?:get|am|dont come|do not come) (?:detained|held|arrested|taken|out|back))";

export const lateFollows: readonly Follow[] = [
  {
    // Whoever voted asks for nothing yet, whatever else is spoken of.
    open: null,
    said: anotherVoted,
    unless: elsewhere,
    without: ["spouseCitizen"],
    tell: "relative-voted",
    knows: true,
    waits: true,
  },
  {
    open: idSet(
      "renovar-green-card examen-ciudadania exencion-pago perdi-o-me-negaron pedir-esposo pedir-papas hijos-hijastros viajar-advance-parole",
    ),
    told: ["voted"],
    without: ["citizen"],
    said: ownVote,
    unless: elsewhere,
    items: ["ciudadania-requisitos/voted-by-mistake"],
    knows: true,
    waits: true,
  },
  {
    open: idSet("ciudadania-requisitos citizen-wish"),
    told: ["voted"],
    without: ["citizen"],
    fact: true,
    said: /\b(?:voted|he votado|votamos|(?:una vez|ya|yo|si|pues|alguna vez) vote|vote (?:una|en|por|sin|hace|cuando)|registered to vote|me registr\w+)\b/,
    unless: elsewhere,
    items: ["ciudadania-requisitos/voted-by-mistake"],
  },
  {
    // The police stop is over, and what it left is a crime before a judge.
    open: idSet(
      "licencia-manejar police-stop ice-en-mi-puerta stop-no-license derechos-laborales unpaid-or-hurt taxes-itin escuela-emergencia seguro-social arreglar-papeles registro-extranjeros",
    ),
    fact: true,
    said: myDui,
    unless:
      /\b(?:tuve|tenia|had|en (?:el )?(?:19|20)\d\d|in (?:19|20)\d\d|del? (?:19|20)\d\d|last (?:year|summer)|el ano pasado|hace (?:\w+ )?(?:anos|meses)|years ago|hace mucho|long ago|nunca|never|no (?:fue|era) (?:un )?dui|mi (?:espos[oa]|marido|h?ij[oa]|herman[oa]|prim[oa])|my (?:husband|wife|son|brother|cousin)|(?:me )?(?:pueden|van a)|victima|choco conmigo|hit me)\b/,
    items: ["dui/std-start"],
    waits: true,
  },
  {
    // Told to the court and to USCIS first; the court itself moves only by its judge.
    open: courtSubjects,
    fact: true,
    said: moved,
    tell: "court-elsewhere",
    urgency: "court",
    knows: true,
  },
  {
    // Proof that the court knew the house: what opens the case again.
    open: missedCourt,
    said: /^(?=.*\b(?:mand\w+|avis\w+|di|dimos|envi\w+|llen\w+|meti|met\w+|sent|filed|told|gave|mailed|updated|reported)\b)(?=.*\b(?:eoir|direccion|domicilio|address|cambio de (?:casa|direccion)|mudanza)\b)/,
    unless:
      /\b(?:oficial|officer|ice|no (?:les? |lo |la )?(?:avis\w+|mand\w+|di|dije)|nunca|never|didnt|did not|havent|puedo|debo|tengo que|como|donde|should i|how|where|a (?:la |una )?(?:direccion|casa) (?:vieja|anterior|equivocada)|old address|wrong address)\b/,
    tell: "notice-had-address",
    knows: true,
  },
  {
    open: missedCourt,
    said: /\b(?:mientras|meanwhile|en lo que|until then|entretanto|while)\b.*\b(?:agarr\w+|arrest\w+|detien\w+|detener\w*|deport\w+|sac\w+|llev\w+|pick me up|detain\w*|take me|remove)\b/,
    items: ["falte-a-corte/while-waiting"],
    knows: true,
  },
  {
    // The years that count are spent outside.
    open: removalStory,
    told: ["reentry"],
    said: /\b(?:(?:ya )?(?:pasaron|paso|han pasado|van|hace|fue hace|llevo|it has been|its been|that was|been)\b(?: \w+){0,5} (?:1\d|2\d|diez|once|doce|trece|catorce|quince|veinte|ten|eleven|twelve|fifteen|twenty) (?:anos|years)|(?:1\d|2\d|diez|doce|quince|veinte|ten|twelve|fifteen|twenty) (?:anos|years) (?:ya |have |has )?(?:pasaron|passed|ago|already|aqui|here))\b/,
    unless: /\b(?:me fui|sali|i left|afuera|fuera|outside|1997|antes de)\b/,
    tell: "ten-years-inside",
    urgency: "order",
    knows: true,
  },
  {
    open: removalStory,
    told: ["reentry"],
    said: /\b(?:me|nos) (?:ve|vera|va a ver|van a ver|lleva\w*|mandan|manda|presentan|toca|dan|dejan)\b(?: \w+){0,4} (?:juez|jueza|corte|audiencia)\b|\b(?:voy|tengo) (?:a ver|derecho a|chance de)\b(?: \w+){0,3} (?:juez|jueza)\b|\b(?:do|will|would|can) i (?:\w+ )?(?:see|get|go (?:before|to))\b(?: \w+){0,3} (?:judge|court|hearing)\b/,
    unless:
      /\b(?:ya me|me mandaron|carta|notice|papel|penal|federal|criminal|condado|county|licencia|ticket|policia|police|asilo|asylum)\b/,
    tell: "no-judge-again",
    urgency: "order",
    knows: true,
  },
  {
    // Few doors are left, and they have names.
    open: idSet("reingreso-tras-deportacion reentry reentry-waiver ten-years-inside no-judge-again"),
    told: ["reentry"],
    said: /\b(?:no (?:me |nos )?(?:hay|tengo|queda|existe) (?:ya )?(?:nada|ninguna|opcion\w*|manera|forma|remedio|salida|chance|esperanza)|(?:hay|queda|tengo|existe) (?:alguna |otra |una )?(?:cosa|algo|opcion|manera|forma|salida|esperanza|puerta|camino)|ya (?:valio|no hay de otra)|nothing (?:i can do|left|for me)|(?:is there|do i have) (?:any|anything|something|another|a)\b|no (?:way|hope|options?)|any hope)\b/,
    items: [
      "reingreso-tras-deportacion/std-qualify-reentry",
      "reingreso-tras-deportacion/std-after-reentry",
      "reingreso-tras-deportacion/crime-victim",
    ],
    knows: true,
  },
  {
    // Who is kept in asks what those outside do.
    open: idSet(
      "check-in-ice i-220a i-220b orden-deportacion order-first order-appointment nta-corte falte-a-corte asylum-pending-ice court-afraid",
    ),
    said: new RegExp(
      `\\b(?:si|if|cuando|when|y si|en caso de que)\\b(?: \\w+){0,2} ${held}\\b.*\\b(?:${kin}|familia|family|ell[oa]s?|quien|they|who|le(?:s)? (?:digo|dejo)|llam\\w+|call)\\b`,
    ),
    unless:
      /\b(?:quien (?:se queda|cuida|l[oa]s (?:cuida|recoge|lleva))|recoge\w*|escuela|school|firmad[oa]|who (?:keeps|takes care|watches)|nin[oa]s|h?ij[oa]s|kids|children|deportan a|papeles de mi)\b/,
    tell: "if-i-am-kept",
    knows: true,
  },
  {
    // Leaving for good while a judge has the case: by that judge's leave.
    open: idSet(
      "viajar-advance-parole asylum-leaving salida-voluntaria leave-no-case asilo-general nta-corte castigo-3-10-perdon permiso-trabajo-asilo",
    ),
    told: ["asylumFiled"],
    opened: /\b(?:corte|juez|court|judge|irse|irme|me voy|regresar\w*|leave|self deport)\b/,
    said: /\b(?:me (?:quiero|voy a|quisiera|pienso) ir|(?:ya )?me voy|quiero (?:irme|regresarme|volver a mi pais)|mejor me (?:voy|regreso)|(?:want|going|like) to (?:leave|go (?:back|home)))\b.*\b(?:bien|legal|correct\w*|como (?:le|lo) hago|que hago|derech\w*|para siempre|de una vez|right way|properly|how|for good)\b/,
    unless:
      /\b(?:permiso de viaje|advance parole|volver (?:despues|aqui)|come back|regresar (?:aca|despues)|visit\w*)\b/,
    items: ["salida-voluntaria/in-court-and-leave"],
    waits: true,
  },
];
