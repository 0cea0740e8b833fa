/**
 * Cases that a later turn changes or that it asks about: an asylum that is a spouse's, a protection with an order behind it, an order with an
 * illness, a paper that was signed, a card that is lost. Part of `follows-table.ts`. Server only.
 */
import { idSet } from "#guide/dialogue/server-only/ids.ts";
import type { Follow } from "#guide/dialogue/server-only/thread/follows-table.ts";
import { joiner, partner } from "#guide/dialogue/server-only/thread/follows-words.ts";

const asylum = idSet(
  "asilo-un-anio asilo-general late-asylum asylum-year-close entrevista-asilo cuotas-asilo-2025 permiso-trabajo-asilo crossed-lately",
);
const exams = idSet("examen-ciudadania ciudadania-requisitos fail-test citizen-wish");
const ordered = idSet(
  "orden-deportacion falte-a-corte order-first i-220b check-in-ice stay-of-removal ill-relative-order",
);
export const caseFollows: readonly Follow[] = [
  {
    // A spouse goes in one's own case, whatever their own year.
    open: asylum,
    said: new RegExp(
      `\\b(?:mi|my) ${partner}\\b.*\\b(?:(?:va|entra|ir|entrar|cabe|puede (?:ir|entrar|estar)|incluir(?:lo|la)?|meter(?:lo|la)?|agregar(?:lo|la)?|ponerl[oa]) (?:en|a) (?:mi|el mismo) (?:caso|solicitud|asilo)|va conmigo|(?:go|be|included|add \\w+) (?:in|on|to) my (?:case|asylum|application))\\b`,
    ),
    unless:
      /\b(?:esta (?:en|alla)|vive (?:en|alla)|fuera|abroad|divorci\w+|separ\w+|no estamos casad\w+|pega|golpea)\b/,
    without: ["order", "divorcing", "asylumDenied"],
    items: ["asilo-un-anio/std-spouse"],
  },
  {
    open: idSet("withholding-path"),
    said: /\b(?:otros? pais(?:es)?|tercer pais|third countr\w+|(?:another|other|different) countr\w+)\b/,
    says: { es: /^Sí podrían mandarte/, en: /^They could send you/ },
  },
  {
    open: idSet("withholding-path"),
    said: /\b(?:viaj\w+|salir|ir a|visitar|travel\w*|leave|go to|visit|fly)\b/,
    says: { es: /^Salir del país cumple/, en: /^Leaving the country carries/ },
    urgency: "leaving",
  },
  {
    open: idSet("withholding-path"),
    said: /\b(?:h?ij[oa]|espos[oa]|marido|son|daughter|husband|wife|casad[oa]|casar\w*|married)\b/,
    says: { es: /^Un hijo de 21/, en: /^A child of 21/ },
    urgency: "order",
  },
  {
    // The protection was told alone, and now what it may lead to is asked.
    open: idSet("retencion-cat"),
    told: ["order"],
    said: /\b(?:h?ij[oa]s?|espos[oa]|marido|husband|wife|son|daughter|viaj\w+|visitar|travel|visit|residencia|mica|green ?card|arregl\w+|otro pais|(?:another|other) country)\b/,
    unless: /\b(?:miedo|matar\w*|tortur\w+|afraid|kill\w*|cuanto|how (?:much|long)|permiso|permit)\b/,
    tell: "withholding-path",
    urgency: "order",
  },
  {
    open: idSet("miedo-creible entrevista-asilo fear-interview-no-asylum asilo-un-anio"),
    opened: /\b(?:miedo creible|credible fear)\b/,
    said: /\b(?:no(?: case)? found|no (?:sale|aparece|me sale|hay) (?:nada|ningun|mi caso|el caso|caso)|nunca (?:presente|pedi|meti|mande) (?:el |mi )?asilo|never (?:filed|applied|asked))\b/,
    tell: "fear-interview-no-asylum",
  },
  {
    open: idSet("fear-interview-no-asylum"),
    said: /\b(?:permiso (?:de )?(?:trabajo|trabajar)?|trabajar|work permit|work)\b/,
    says: { es: /^El permiso de trabajo se pide/, en: /^The work permit is asked/ },
  },
  {
    open: idSet("vawa vawa-divorced"),
    amid: true,
    said: /\b(?:(?:meten|metan|mandan|llevan|encierran|va|vaya) (?:a|en|al?) ?(?:la )?(?:carcel|bote|tambo|preso|presa)|(?:lo|la) (?:meten|arrestan|encierran|deportan)|por mi culpa|no quiero (?:hacerle dano|que le pase|perjudicar\w*)|(?:he|she) (?:goes|go) to jail|because of me|get (?:him|her) in trouble)\b/,
    unless: /\b(?:me (?:meten|arrestan|llevan|deportan)|a mi)\b/,
    items: ["vawa/dont-want-harm"],
  },
  {
    open: idSet("vawa vawa-divorced"),
    amid: true,
    said: new RegExp(
      `^${joiner}(?:el|ella|mi ex|mi ${partner}|he|she|my ex|will (?:he|she)|does (?:he|she))(?: \\w+){0,4} (?:dar(?:se)? cuenta|da cuenta|entera|enterar(?:se)?|avisan|sabe|find out|know|notified|told)(?: \\w+){0,4}$`,
    ),
    items: ["vawa/does-abuser-find-out"],
  },
  {
    open: idSet("vawa vawa-divorced"),
    amid: true,
    fact: true,
    said: /\b(?:entre|cruce|vine|llegue|crossed|came|entered)\b(?: \w+){0,3} (?:sin (?:papeles|visa|inspeccion|permiso)|por (?:el|la) (?:rio|cerro|desierto|monte|frontera)|mojad[oa]|without|illegally)\b/,
    without: ["deported", "reentry", "twice", "order"],
    items: ["vawa/entered-with-visa-or-crossed"],
  },
  {
    open: idSet("derivative-asylum-divorce"),
    said: /\b(?:despues|after)\b.*\b(?:aprob\w+|aprueb\w+|approv\w+|dan|gan\w+|granted|win)\b/,
    says: { es: /^Si ya lo aprobaron/, en: /^If it was approved/ },
  },
  {
    open: idSet("derivative-asylum-divorce"),
    said: /\b(?:permiso|trabaj\w+|work|permit)\b/,
    says: { es: /^Tu permiso de trabajo/, en: /^Your work permit/ },
  },
  {
    open: idSet("derivative-asylum-divorce"),
    said: /\b(?:h?ij[oa]s?|nin[oa]s?|kids?|child(?:ren)?|son|daughter)\b/,
    says: { es: /^Un hijo soltero/, en: /^A single child/ },
  },
  {
    open: asylum,
    said: /\b(?:demandar(?:los|les)?|demanda|mandamus|sue|lawsuit)\b/,
    unless: /\b(?:patron|jefe|boss|me (?:demandan|demandaron))\b/,
    tell: "asylum-delay-suit",
  },
  {
    // Who interprets: of age, and none of the case.
    open: asylum,
    opened: /\b(?:interprete|interpreter|traduc\w+)\b/,
    said: /\b(?:puede|puedo|podria|can|could|may)\b(?: \w+){0,3} (?:mi|my|un|una|a) (?:h?ij[oa]|espos[oa]|marido|herman[oa]|prim[oa]|amig[oa]|vecin[oa]|son|daughter|husband|wife|brother|sister|friend|cousin)\b/,
    items: ["entrevista-asilo/interpreter-who"],
  },
  {
    open: ordered,
    told: ["order"],
    said: /\b(?:leucemia|cancer|tumor|autis\w+|sindrome|dialisis|quimio\w*|trasplante|discapacid\w+|(?:muy|esta|grave) (?:mente )?enferm[oa]|leukemia|chemo\w*|dialysis|transplant|disab\w+|very (?:sick|ill))\b/,
    unless: /\b(?:yo (?:tengo|estoy)|estoy enferm[oa]|i have|im sick)\b/,
    tell: "ill-relative-order",
    urgency: "order",
  },
  {
    open: ordered,
    told: ["order"],
    said: /\b(?:cuanto|how much)\b(?: \w+){0,4} (?:abogad[oa]|licenciad[oa]|lawyer|attorney)\b/,
    items: ["falte-a-corte/std-ou-cost", "orden-deportacion/reopen-cost"],
  },
  {
    open: idSet("detained-signed"),
    fact: true,
    said: /\b(?:h?ij[oa]s?|kids|children|son|daughter)\b/,
    says: { es: /^Para la cancelación/, en: /^For cancellation/ },
  },
  {
    open: idSet("detained-signed"),
    said: /\b(?:traer(?:lo|la)?|traemos|regres\w+|vuelv\w+|volver|bring (?:him|her) back|come back|return)\b/,
    items: ["salida-voluntaria/can-come-back"],
  },
  {
    open: idSet("salida-voluntaria signed-regret encontrar-detenido"),
    opened: /\b(?:firmo|firmaron|signed)\b.*\b(?:salida|voluntari\w+|deportacion|departure|removal)\b/,
    said: /\b(?:h?ij[oa]s|kids|children|anos aqui|years here|centro de|detention|fianza|bond)\b/,
    fact: true,
    without: ["heldSelf", "abroad", "order"],
    tell: "detained-signed",
    urgency: "sign",
  },
  {
    open: exams,
    said: /\b(?:civismo|ingles|english|civics|escribir|leer|writing|reading)\b.*\b(?:repit\w+|repet\w+|otra vez|de nuevo|again|retake|repeat)\b|\b(?:repit\w+|repet\w+|retake|repeat)\b.*\b(?:civismo|ingles|todo|civics|english|everything|whole)\b/,
    opened: /\b(?:reprob\w+|reprueb\w+|no pas\w+|fail\w*|flunk\w*)\b/,
    items: ["examen-ciudadania/failed-once"],
  },
  {
    open: exams,
    said: /\b(?:deb[eo](?:mos|n)?|owes?|atrasad[oa])\b(?: \w+){0,3} (?:taxes|impuestos|irs|tax)\b/,
    items: ["ciudadania-requisitos/owe-taxes"],
  },
  {
    // Out with the card lost, or about to go: how long, and what if it happens there.
    open: idSet("documentos-perdidos lost-card-trip lost-green-card renovar-green-card"),
    said: /\b(?:\d|dos|tres|cuatro|cinco|seis|siete|ocho|two|three|four|five|six|seven|eight) (?:meses|months) (?:fuera|alla|afuera|out|away|there|abroad)\b|\b(?:fuera|alla|out|away) (?:\d|dos|tres|cuatro|cinco|seis|two|three|four|five|six) (?:meses|months)\b/,
    items: ["viajar-advance-parole/resident-six-to-twelve"],
  },
  {
    open: idSet("documentos-perdidos lost-card-trip lost-green-card viajar-advance-parole"),
    without: ["daca", "asylumFiled", "pending485"],
    opened: /\b(?:mica|green ?card|tarjeta|residen\w+)\b/,
    said: /\b(?:rob\w+|pierd\w+|perd\w+|lose|lost|stolen|steal)\b(?: \w+){0,4} (?:alla|fuera|there|abroad|over there|en (?:mexico|mi pais))\b/,
    tell: "lost-card-abroad",
  },
  {
    open: idSet("refugiados parole-humanitario asilo-general"),
    said: /(?=.*\b(?:turista|tourist|visita|visitor|paseo)\b).*\b(?:asilo|asylum)\b/,
    unless: /\b(?:entre|vine|llegue|came|entered|entramos)\b/,
    tell: "tourist-for-asylum",
  },
  {
    open: asylum,
    opened: /\b(?:asilo|asylum|589)\b/,
    said: /^(?:(?:y|pero|and|but) )*(?:que pasa )?(?:si|if|what if)(?: (?:el|ella|mi h?ij[oa]|he|she|my (?:son|daughter)))?(?: \w+)? (?:se casa|gets? married|marries)(?: \w+){0,3}$/,
    tell: "child-marries-asylum",
  },
  {
    open: idSet("cuban-i220a residencia-cubanos"),
    told: ["i220a"],
    fact: true,
    said: new RegExp(`\\b(?:mi|my) (?:cuban )?${partner}\\b.*\\b(?:parole|visa|cbp one)\\b`),
    unless: /\b(?:ciudadan[oa]|residente|citizen|resident|220)\b/,
    items: ["residencia-cubanos/std-spouse-i220a"],
  },
  {
    open: idSet("cuban-i220a residencia-cubanos"),
    told: ["i220a"],
    said: /\b(?:mi|mis|my) (?:h?ij[oa]s?|nin[oa]s?|son|daughter|kids?|children)\b/,
    unless: /\b(?:ciudadan[oa]|citizen|me (?:pide|puede pedir)|petition)\b/,
    items: ["residencia-cubanos/std-children-i220a"],
  },
];
