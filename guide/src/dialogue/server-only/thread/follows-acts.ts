/**
 * Acts that are announced ("y si mejor no voy", "y si no la renuevo") and cases that a later turn changes: an asylum that is a spouse's, a fear
 * interview taken for the application, an order with an illness, a paper that was signed. Part of `follows-table.ts`. Server only.
 */
import { idSet } from "#guide/dialogue/server-only/ids.ts";
import type { Follow } from "#guide/dialogue/server-only/thread/follows-table.ts";

const joiner = "(?:(?:y|e|i|pero|and|but|so|ok|bueno|entonces|pues|oiga|o sea|ay) )*";
const partner = "(?:espos[oa]|marido|mujer|senora|pareja|husband|wife|spouse)";
const notGoing =
  /\b(?:si|if|y|mejor)\b(?: (?:mejor|yo|i|we))* (?:no (?:voy|vamos|me presento|nos presentamos|asisto|vaya)|falto|faltamos|(?:dont|do not) (?:go|show up)|skip|miss)\b|^(?:mejor )?no (?:voy a )?(?:ir|voy)$/;
const asylum = idSet(
  "asilo-un-anio asilo-general late-asylum asylum-year-close entrevista-asilo cuotas-asilo-2025 permiso-trabajo-asilo crossed-lately",
);
const exams = idSet("examen-ciudadania ciudadania-requisitos fail-test citizen-wish");
const ordered = idSet(
  "orden-deportacion falte-a-corte order-first i-220b check-in-ice stay-of-removal ill-relative-order",
);
const others =
  /\b(?:(?:mi|my|un|una|a|la|el|mis) )?(?:prim[oa]s?|compadres?|comadres?|amig[oa]s?|vecin[oa]s?|cunad[oa]s?|herman[oa]s?|tiktok|tik tok|facebook|youtube|whatsapp|cousins?|friends?|neighbors?|brothers?|sisters?|everyone|everybody|todos|todo el mundo)\b/;
const worked =
  /\b(?:hizo|hicieron|le salio|les salio|ya (?:lo |la )?(?:tiene|tienen|trae)|no (?:le|les) paso nada|consiguio|asi le hizo|dice[n]?|dij\w+|decia[n]?|(?:did|does|do) (?:it|that)|got (?:it|his|hers|one)|it worked|say[s]?|said|told)\b/;
const heard = new RegExp(`(?=.*${others.source}).*(?:${worked.source})`);

/** Of whom officers took, and no cry for oneself. */
export const tears =
  /\b(?:llor\w+|desesper\w+|no se que (?:hacer|aser|hago)|sol[oa] con (?:mis|los) (?:hijos|ninos)|crying|desperate|dont know what to do)\b/;

export const actFollows: readonly Follow[] = [
  {
    open: idSet(
      "ajuste-familiar pedir-esposo interview-fear interview-overstay residence-interview green-card-interview",
    ),
    opened: /\b(?:entrevista|interview)\b/,
    said: notGoing,
    without: ["order", "abroad"],
    tell: "interview-not-going",
  },
  {
    open: idSet("interview-fear interview-overstay"),
    fact: true,
    said: /\b(?:visa|nunca he tenido|no tengo (?:record|delitos|antecedentes)|sin delitos|never (?:been )?arrested|no record)\b/,
    unless: /\b(?:esta|visa waiver|orden|order|deport\w+|cruce|crossed)\b/,
    tell: "interview-overstay",
  },
  {
    // The appointment is there, and the one who goes lives here.
    open: idSet("proceso-consular consular-papers"),
    said: new RegExp(
      `\\b(?:${partner}|el|ella|he|she|llev[oa]|esta|vive|vivimos|been|lives)\\b.*\\b(?:sin (?:papeles|documentos|estatus)|indocumentad[oa]|without papers|undocumented|no papers|visa vencida|se le vencio)\\b`,
    ),
    unless: /\b(?:perdon|waiver|i ?601|nunca (?:ha )?(?:venido|vivido)|never)\b/,
    without: ["waiverApproved", "abroad", "order", "deported"],
    tell: "spouse-interview-no-waiver",
    urgency: "leaving",
  },
  {
    open: idSet("daca renew-daca-arrest daca-police"),
    said: /\b(?:si|if|mejor)\b(?: (?:mejor|yo|i))* (?:no (?:la |lo )?(?:renuevo|mando|hago)|(?:la |lo )?dejo (?:vencer|que se venza|asi)|(?:dont|do not|never) renew|let it (?:expire|lapse))\b/,
    without: ["dacaLapsed", "neverDaca"],
    items: ["daca/std-nothing"],
  },
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
    // Whoever was to send it has sent it.
    open: idSet(
      "cancelacion-de-deportacion ten-years-sold ten-years-and-children notarios-fraude false-asylum-offered asilo-general",
    ),
    told: ["asylum"],
    said: /\b(?:ya (?:la |lo |le |les )?(?:mando|metio|envio|firme|firmamos|presento)|ya (?:esta )?(?:mandad|metid|enviad)[oa]|(?:he|she|they) already (?:sent|filed)|already (?:signed|filed|sent))\b/,
    opened: /\b(?:notari\w+|10 anos|diez anos|ten year\w*|asilo|asylum|ley)\b/,
    without: ["fear", "asylumFiled"],
    unless: /\b(?:abogad[oa]|lawyer|attorney|yo (?:la|lo) mande|tengo miedo)\b/,
    items: ["notarios-fraude/asylum-filed-secretly"],
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
    open: null,
    told: ["asylumFiled"],
    said: /\b(?:retir\w+|quitar|cancel\w+|withdraw\w*|drop|cerrar|dejar|saco) (?:(?:el|mi|lo del|the|my) )?(?:caso de )?(?:asilo|asylum)\b|\b(?:should|debo|puedo|conviene) (?:i )?(?:retirarlo|withdraw it|drop it)\b/,
    tell: "withdraw-asylum",
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
    open: idSet("falte-a-corte orden-deportacion order-first missed-first missed-moved order-unknown"),
    said: /\b(?:cuanto(?:s)? (?:tiempo|anos)|how (?:long|many years))\b(?: \w+){0,6} (?:fuera|afuera|sin (?:volver|regresar)|castigo|volver|regresar|out|outside|away|bar|banned|come back)\b/,
    tell: "order-how-long-out",
    urgency: "order",
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
    open: idSet("encontrar-detenido"),
    told: ["detained"],
    without: ["heldSelf"],
    said: tears,
    unless:
      /\b(?:me (?:pega|golpea|quiero morir)|matar\w*|morir\w*|fianza|bond|solo esta llorando|esta llorando|hits me|kill|die)\b/,
    tell: "family-of-taken",
    urgency: "detained",
  },
  {
    // What holds the monitor: it may be taken off, and nobody may take it off alone.
    open: idSet("check-in-ice monitor-off monitor-hurts"),
    opened: /\b(?:grillete|tobillera|monitor|ankle|isap|reloj)\b/,
    said: /\b(?:quit\w+|sac\w+|remov\w+|take (?:it )?off|taken off)\b/,
    items: ["check-in-ice/ankle-monitor-life"],
  },
  {
    open: idSet("check-in-ice monitor-off monitor-hurts i-220b i-220a"),
    said: /\b(?:direccion|domicilio|address)\b.*\b(?:donde|como|where|how)\b|\b(?:donde|como|where|how)\b.*\b(?:direccion|domicilio|address)\b/,
    unless: /\b(?:oficina|cita|office|appointment|que direccion|which address|what address)\b/,
    items: ["cambio-direccion/one-or-two-notices"],
  },
  {
    open: idSet("agents-gone"),
    said: /\b(?:voy|ir|vamos|salgo|salir|go|leave)\b(?: \w+){0,4} (?:trabaj\w+|chamb\w+|jale|work)\b/,
    items: ["ice-en-mi-puerta/std-work"],
  },
  {
    open: idSet("nta-corte cambio-direccion court-afraid court-elsewhere"),
    said: /\b(?:fight|defend|defensa|defender\w*|pelear\w*|pelea|win with|ganar)\b.*\b(?:1\d|2\d|diez|doce|quince|veinte|ten|twelve|fifteen|twenty) (?:anos|years)\b|\b(?:1\d|2\d|diez|doce|quince|veinte|ten|twelve|fifteen|twenty) (?:anos|years)\b.*\b(?:fight|defend|defensa|defender\w*|pelear\w*|win)\b/,
    tell: "ten-years-and-children",
    urgency: "court",
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
    open: idSet("papers-for-sale"),
    said: heard,
    tell: "others-permit",
    urgency: "scam",
  },
  {
    open: idSet("came-as-child daca"),
    told: ["neverDaca"],
    without: ["daca"],
    said: heard,
    items: ["daca/never-had"],
  },
  {
    open: idSet("viajar-advance-parole daca daca-emergency"),
    told: ["daca"],
    said: /\b(?:just go|everyone|everybody|todos (?:van|lo hacen)|vete|que me vaya|no pasa nada)\b/,
    items: ["daca/travel-ap"],
  },
  {
    open: idSet("refugiados parole-humanitario asilo-general"),
    said: /(?=.*\b(?:turista|tourist|visita|visitor|paseo)\b).*\b(?:asilo|asylum)\b/,
    unless: /\b(?:entre|vine|llegue|came|entered|entramos)\b/,
    tell: "tourist-for-asylum",
  },
  {
    open: idSet("fraude-matrimonio sham-others"),
    said: heard,
    unless: /\b(?:denunci\w+|report\w*|acus\w+|amenaz\w+|accus\w*|threat\w*)\b/,
    tell: "sham-others",
  },
  {
    // Paid for and signed, and not sent.
    open: idSet("fraude-matrimonio sham-others"),
    said: /\bno (?:la |lo |las |los )?(?:hemos |he )?(?:mand\w+|envi\w+|met\w+)\b|\b(?:ya|si ya|already)\b(?: \w+){0,3} (?:di|dimos|pague|pagamos|firme|firmamos|paid|signed|gave)\b|\b(?:havent|didnt|not) (?:sent|send|filed|file)\b/,
    unless: /\b(?:ya (?:la|lo) mand\w+|recibo|receipt|entrevista|interview)\b/,
    items: ["fraude-matrimonio/never-filed"],
  },
  {
    open: idSet("fraude-matrimonio sham-others"),
    said: /^(?:(?:y|bueno|entonces|ok|pues|pero|so|then|well|and) )*(?:que (?:si )?(?:puedo|podria) hacer|(?:que|cual) (?:otro )?camino (?:hay|tengo)|hay (?:otra|alguna) (?:forma|manera)|what can i (?:actually )?do|is there (?:another|any) way)(?: \w+){0,3}$/,
    tell: "sham-real-ways",
  },
  {
    // The three years are of who lives with a citizen spouse.
    open: idSet(
      "divorcio-en-tramite divorce-in-petition residencia-condicional two-year-alone two-year-card two-year-now late-i751",
    ),
    told: ["divorcing"],
    without: ["n400Sent", "order"],
    said: /\b(?:ciudadania|ciudadan[oa]|citizenship|(?:a )?citizen|n ?400|naturaliz\w+)\b/,
    unless:
      /\b(?:el|ella|mi ex|espos[oa]|he|she|husband|wife|h?ij[oa]s?|ya (?:mande|meti)|already (?:sent|filed)|quit\w+|pierd\w+|lose)\b/,
    tell: "n400-separated",
  },
  {
    open: idSet("ciudadania-requisitos n400-separated citizen-wish divorcio-en-tramite"),
    told: ["divorcing"],
    fact: true,
    said: /\b(?:10|diez|ten)(?: |-)?(?:anos|years?)\b(?: \w+){0,3} (?:card|mica|tarjeta|green)|\b(?:card|mica|tarjeta|green ?card)\b(?: \w+){0,4} (?:10|diez|ten) (?:anos|years?)\b/,
    items: ["divorcio-en-tramite/ten-year-card"],
  },
  {
    open: null,
    told: ["divorcing"],
    said: /\b(?:mi ex|el|ella|my ex)\b.*\b(?:manten\w+|mantien\w+|firmo|support|signed)\b.*\b(?:carta|i ?864|afidavit|affidavit|firmo|signed|letter)\b/,
    unless: /\b(?:divorcio|custodia|h?ij[oa]s?|child support|manutencion|751|n ?400)\b/,
    items: ["divorcio-en-tramite/ex-signed-i864"],
  },
  {
    open: idSet("divorcio-en-tramite afidavit-i864 ciudadania-requisitos n400-separated"),
    told: ["divorcing", "resident"],
    said: /\b(?:me caso|casarme|me vuelvo a casar|i (?:re)?marry|get married)\b.*\b(?:otr[oa]|pedirl[oa]|l[oa] puedo pedir|petition|sponsor)\b/,
    items: ["divorcio-en-tramite/new-partner"],
  },
  {
    // Waiting is an act too.
    open: idSet("falte-a-corte orden-deportacion order-first missed-moved missed-first order-unknown"),
    told: ["order"],
    said: /\b(?:si|if|y)\b(?: (?:mejor|yo|i|me|nomas|solo|just))* (?:espero|espera|no hago nada|me quedo (?:asi|callad[oa])|dejo asi|wait|do nothing|lay low)\b/,
    unless: /\b(?:cuanto|respuesta|contest\w+|alla|decision|answer)\b/,
    items: ["falte-a-corte/std-nothing", "orden-deportacion/std-nothing"],
  },
  {
    // Ill on the day of the hearing: what may be asked for once an order is given.
    open: idSet("nta-corte hearing-change court-skipped"),
    told: ["ill"],
    said: /\b(?:si|if)\b(?: \w+){0,4} (?:la orden|una orden|orden de deportacion|an order|the order|deportan|ordered)\b/,
    without: ["order", "detained"],
    items: ["falte-a-corte/how-long-left"],
  },
  {
    open: idSet("left-and-recrossed"),
    said: /\b(?:(?:no|nada|ningun[oa]?)(?: \w+){0,3} (?:hay|ay|nada|camino|remedio|solucion|esperanza|que hacer)|nothing (?:i can|else|left|to do)|no (?:hope|way)|anything i can do)\b/,
    items: ["castigo-3-10-perdon/recrossed-options-here"],
  },
  {
    open: idSet("ciudadania-requisitos citizen-wish"),
    fact: true,
    said: /\b(?:estuve|pase|viaje|me quede|fui|spent|was|stayed)\b(?: \w+){0,3} (?:[6-9]|1[01]|seis|siete|ocho|nueve|diez|once|six|seven|eight|nine|ten|eleven) (?:meses|months)\b/,
    items: ["ciudadania-requisitos/trip-over-six-months"],
  },
  {
    open: idSet("ciudadania-requisitos citizen-wish"),
    opened:
      /\b(?:[6-9]|1[01]|seis|siete|ocho|nueve|diez|once|six|seven|eight|nine|ten|eleven) (?:meses|months)\b/,
    said: /\b(?:espero|esperar(?:me)?|me espero|wait)\b/,
    unless: /\b(?:cuanto|how long|tengo que|do i have)\b/,
    items: ["ciudadania-requisitos/six-to-twelve-wait-or-file"],
  },
  {
    open: asylum,
    opened: /\b(?:asilo|asylum|589)\b/,
    said: /^(?:(?:y|pero|and|but) )*(?:que pasa )?(?:si|if|what if)(?: (?:el|ella|mi h?ij[oa]|he|she|my (?:son|daughter)))?(?: \w+)? (?:se casa|gets? married|marries)(?: \w+){0,3}$/,
    tell: "child-marries-asylum",
  },
];
