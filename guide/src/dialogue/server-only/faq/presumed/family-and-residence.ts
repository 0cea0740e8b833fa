/** Answers on family petitions, residence and citizenship, and what they take for granted. Server only; words as `clean` leaves them. */
import { fallsShort } from "#guide/dialogue/server-only/faq/presumed/age-and-years.ts";
import type { Presumed } from "#guide/dialogue/server-only/faq/presumed/presumed.ts";

/** Of an age at which the test is another: 65 with 20 years is a shorter list, 50 and 55 a test in Spanish. */
const old =
  "(?:6[5-9]|[78]\\d|sesenta y (?:cinco|seis|siete|ocho|nueve)|sesentai?(?:cinco|seis|siete|ocho|nueve)|setenta|ochenta|sixty (?:five|six|seven|eight|nine)|seventy|eighty)";
const longResident = "(?:[2-5]\\d|veinte|veintiun|veinti\\w+|treinta|cuarenta|twenty|thirty|forty)";
const elder = new RegExp(`\\b${old}\\b.*\\b${longResident}\\b`);

export const ofFamilyAndResidence: Readonly<Record<string, Presumed>> = {
  "afidavit-i864/got-letter-more-proof": {
    needs:
      /\b(?:carta|letter|rfe|me pid(?:en|ieron)|request|aviso|notice|mas pruebas?|more (?:proof|evidence)|llego)\b/,
    never:
      /\b(?:carta de (?:patrocinio|apoyo|sosten)|(?:puede|can|could)(?: \w+){0,3} (?:ser|be) (?:\w+ )?(?:co ?patrocinador\w*|co ?sponsor\w*|joint sponsor))\b|\b(?:que es|sabes que|what is|alcanza|gana)\b/,
  },
  "ajuste-familiar/together-or-later": {
    never:
      /\b(?:filed|sent|mandamos|metimos|enviamos)\b(?: \w+){0,3} (?:i ?)?130(?: \w+){0,2} (?:and|y|con)(?: \w+){0,2} (?:i ?)?485 (?:together|juntas?)\b/,
  },
  "ajuste-familiar/turning-21-wait": {
    never:
      /\b(?:(?:i|my (?:son|daughter)) turned 21|(?:yo )?cumpli 21|(?:mi hij[oa]) (?:ya )?cumplio 21|(?:she|he) ?(?:s|is) a citizen)\b/,
  },
  "castigo-3-10-perdon/child-does-not-count": {
    never: /\b(?:visa (?:de|prestada)|me cacharon|me regresaron|con la visa)\b/,
  },
  "castigo-3-10-perdon/return-visa-tourist": {
    needs: /\b(?:volvi|regrese|entre|came|returned|entered|went back)\b.*\bvisa\b/,
    never:
      /^(?!.*\b(?:volvi|regrese|me regrese|returned|came back)\b).*\b(?:(?:im|i am) (?:flying|leaving|going)|voy a (?:salir|viajar|irme)|me voy|salgo|undocumented|sin papeles)\b|\b(?:quisiera|quiero|want|cuantos anos)\b/,
  },
  "castigo-3-10-perdon/self-or-lawyer": {
    never: /\b(?:como esta eso|how does (?:it|that) work|que es (?:eso|el perdon))\b/,
  },
  "castigo-3-10-perdon/son-petition-husband-waiver": {
    never: /\b(?:o (?:tiene que|debe) ser|or (?:does|must|has) it)\b/,
  },
  "ciudadania-por-padres/child-abroad": {
    needs: /\b(?:soy|yo|im|i am|my (?:kid|child|son|daughter|baby)|mi (?:hij[oa]|bebe|nin[oa]))\b/,
    never:
      /^(?!.*\b(?:mi|my) (?:hij|bebe|nin|son|daughter|baby|child|kid)).*\b(?:i was born|(?:yo )?naci|was i born)\b|\b(?:mi (?:espos[oa]|marido)|my (?:husband|wife)) (?:nacio|es|was|is)\b/,
  },
  "ciudadania-requisitos/m-must-tell-voted": {
    never: /\b(?:nunca|jamas|never|no ha|no he) (?:ha |he )?(?:vot\w+)\b/,
  },
  // The parent is asked, and not the one who was that child.
  "ciudadania-por-padres/child-has-card": {
    never:
      /\b(?:mi (?:papa|mama|padre|madre)|my (?:dad|mom|father|mother|parents?)|yo (?:ya )?tenia|i (?:got|had) my)\b/,
  },
  "ciudadania-por-padres/grandparent": {
    never: /\b(?:en mi acta|como mi mama|fraude|on my birth certificate)\b/,
  },
  "ciudadania-por-padres/n600-waiver": {
    needs:
      /\b(?:pag\w+|waiver|waive|exenci\w+|exent\w+|i ?912|dinero|afford|gratis|free|descuento|pobre\w*|barat\w+|car[oa]|expensive|perdon\w+|skip|money|pay)\b/,
  },
  "ciudadania-por-padres/never-had-card": {
    never:
      /^(?!.*\b(?:nunca|never|no) (?:tenia|tuve|tengo|had)\b).*\b(?:(?:tenia|tuve|tengo) (?:ya )?(?:la |mi )?(?:mica|residencia|green ?card)|had (?:my|a|the) green ?card)\b/,
  },
  "divorcio-en-tramite/citizen-i-petitioned": {
    never:
      /\b(?:mi (?:marido|espos[oa]) (?:es )?(?:ciudadan\w+|american\w+)|retirar? la peticion|my (?:husband|wife) is (?:a )?(?:us )?citizen|(?:he|she) (?:is|will|threatens) (?:\w+ )?withdraw\w*)\b|\b(?:mi (?:espos[oa]|marido)|my (?:husband|wife))\b(?: \w+){0,4} (?:me quiere|quiere quitar\w*|dice que|me (?:va|amenaza)|wants? to|keeps|threatens|will|can)\b/,
  },
  "entre-sin-inspeccion-245i/filed-date-late": {
    never:
      /\b(?:199\d|9\d|noventa(?: y \w+)?|(?:enero|febrero|marzo|january|february|march) (?:del? |of )?(?:2001|dos mil uno)|antes de (?:abril|enero)|before (?:april|january))\b/,
  },
  "examen-ciudadania/age-met": { never: elder, unless: fallsShort },
  "examen-ciudadania/skip-english-other": {
    never: new RegExp(
      `${elder.source}|\\b(?:5[05-9]|6\\d|cincuenta|sesenta)\\b.*\\b(?:1[5-9]|2\\d|3\\d|quince|veinte)\\b`,
    ),
  },
  "fraude-matrimonio/m-just-divorce": {
    never:
      /\b(?:nos divorciamos|me divorcie|got divorced|we divorced|me case de verdad|ahora (?:si )?me case)\b/,
  },
  "fraude-matrimonio/paid-friend-plan": {
    never:
      /\b(?:dije que no|(?:la|lo) mande a volar|no (?:acepte|quise)|said no|turned (?:it|him|her|them) down|refused|denunci\w+|report\w*)\b/,
  },
  "hijos-hijastros/age-over-21-single": {
    never:
      /\b(?:se (?:va a |acaba de |quiere |piensa )?cas(?:ar|o)|(?<!\bno (?:esta|es|se ha) )casad[oa]|(?<!\b(?:never|not|isnt|un) )married|boda|wedding)\b/,
  },
  "hijos-hijastros/left-kids-not-listed": {
    never: /\b(?:mal (?:la|su|el) (?:fecha|nombre|apellido)|wrong (?:date|birth|name)|dedazo|typo)\b/,
  },
  "hijos-hijastros/m-grandchild": {
    never:
      /\b(?:(?:mi|my) (?:espos[oa]|mujer|pareja|marido|wife|husband)(?: \w+)? (?:tiene|has)|hijastr[oa]s?|step\w+|con (?:la|su) abuel\w+)\b/,
  },
  "hijos-hijastros/wife-and-daughter-f2a": {
    never: /\b(?:hij[oa]s?(?: \w+){0,6} casad[oa]s?|married (?:son|daughter|child)\w*)\b/,
  },
  "hijos-nacidos-aqui/get-birth-certificate": { never: /\b(?:cedula|doble|dual|nacionalidad)\b/ },
  "hijos-nacidos-aqui/us-passport-how": {
    never:
      /\b(?:firma de los dos|(?:papa|padre|father|dad)(?: \w+){0,4} (?:deportad\w+|pres[oa]|deported|in jail|no (?:quiere|esta|aparece|firma)|wont|refuses))\b/,
  },
  "inmediato-vs-preferencia/date-is-current": {
    never:
      /\b(?:que (?:quiere decir|significa)|what does|(?:para|hacia) atras|retrogress\w*|went back\w*|backwards?)\b/,
  },
  "loteria-visas/my-country-not-listed": {
    never:
      /\b(?:mi (?:espos[oa]|marido|mujer|novi[oa]) es|my (?:husband|wife) is|puede (?:entrar|venir) conmigo)\b|\b(?:ecuador|guatemal\w*|peru|argentina|chile|bolivia|nicaragua)\b/,
  },
  "matrimonio-igualitario/fiance-abroad": {
    never: /\b(?:(?:ya )?nos casamos|estamos casad[oa]s|we (?:got|are|were) married|casamiento)\b/,
  },
  "matrimonio-igualitario/m-resident-partner": {
    needs: /\b(?:residentes?|resident|mica|green ?card)\b/,
  },
  "murio-peticionario/already-conditional-or-resident": {
    never:
      /\b(?:ibamos a|por (?:meter|mandar)|puedo pedir|nunca (?:metimos|mandamos)|no (?:metimos|mandamos|habiamos)|about to file|(?:never|hadnt) filed)\b/,
  },
  "murio-peticionario/m-very-sick": {
    never: /\b(?:murio|murieron|fallecio|died|passed away|viud[oa]|widow\w*|dead)\b/,
  },
  "nacara/came-after-date": {
    never:
      /^(?!.*\bmexican).*\b(?:198\d|8\d|ochentai?\w*|antes del? (?:noventa|90|1990|octubre|septiembre)|before (?:1990|90|october|september)|abc|a be ce)\b/,
  },
  "nacara/m-other-country": {
    never:
      /^(?!.*\bmexican).*\b(?:guatemal\w*|guatemaltek\w*|chapin\w*|salvador\w*|guanac\w+|chalatenango|huehue\w*)\b/,
  },
  "nacara/never-registered": {
    never:
      /(?<!\b(?:nunca|no) )\b(?:me|se|nos) (?:inscrib\w+|registr\w+|apunt\w+|anot\w+)\b|(?<!\b(?:never|not) )\b(?:registered|signed up)\b/,
  },
  "parole-militar/plans-enlist": {
    never:
      /\b(?:(?:just|already) enlisted|(?:ya )?se enlisto|se acaba de enlistar|is (?:serving|in the)|(?:ya )?esta (?:en|sirviendo)|sirve en)\b/,
  },
  "pedir-papas/my-birth-cert-missing": {
    never: /\b(?:no (?:esta|aparece|sale) en mi acta|adn|dna|not on my birth)\b|\bno me (?:reconocio|crio)\b/,
  },
  "pedir-papas/name-mismatch": { never: /\b(?:fecha|dedazo|typo|date of birth|birth ?date)\b/ },
  "pedir-papas/send-where-how": {
    never: /\b(?:can i (?:file|petition)|puedo (?:pedir|meter)|i turn(?:ed)? 21|cumplo 21)\b/,
  },
  "proceso-consular/m-arrest-before-consul": {
    never: /\b(?:subo|subir|upload|antecedentes de (?:la )?policia|police certificate\w*|no antecedentes)\b/,
  },
  "proceso-consular/petitioner-now-citizen": {
    needs:
      /\b(?:se (?:acaba de )?hizo|me (?:acabo de )?h(?:ice|acer)|acab\w+ de|jur\w+|became|becoming|(?:ahora|ya) (?:es|soy|somos)|naturaliz\w+|era residente|now|citizenship|ciudadania)\b/,
  },
  "proceso-consular/visa-approved-next": {
    needs:
      /\b(?:visa\b(?: \w+){0,4} (?:aprob\w+|approved|dieron|issued)|(?:aprob\w+|dieron|approved|issued)\b(?: \w+){0,4} visa|sobre|envelope)\b/,
  },
  "prometido-k1/wedding-in-90": {
    never:
      /\b(?:ya nos casamos|nos casamos (?:pero|y|hace|despues)|we (?:already )?(?:got )?married|(?:after|despues de) (?:the |los )?(?:ninety|noventa|90))\b/,
  },
  "renovar-green-card/signed-407": {
    never:
      /\b(?:(?:le|me|la|lo) (?:quieren|estan|andan) (?:hacer|haciendo|obligando|presionando|pidiendo)|quieren? que (?:lo |la )?firme|want\w* (?:me|him|her) to sign|ahorita|right now|ahora con)\b/,
  },
  "residencia-condicional/got-ten-year": {
    never: /\b(?:(?:de|por) (?:dos|2) anos|(?:two|2) ?years?|condicional|conditional)\b/,
  },
  "residencia-condicional/m-new-spouse": {
    needs:
      /\b(?:novi[oa]|nuev[oa]|otra vez|volvi a|otro (?:esposo|marido)|otra (?:esposa|mujer)|new (?:husband|wife|spouse)|again|remarri\w+)\b/,
  },
  "residencia-cubanos/family-in-cuba": { never: /\b(?:220 ?a?|order of release|dos veinte)\b/ },
  "sij-jovenes/after-residence": {
    never:
      /\b(?:no (?:le|me) (?:ha|han) (?:dado|llegado)|(?:por que|porque) (?:se )?tarda|(?:can|could) help (?:him|her|me) get|abandoned|abandon\w+)\b/,
  },
  "sij-jovenes/m-abused-now": {
    never:
      /\b(?:soy (?:maestr\w+|profes\w+)|alumn[oa]|my student|i teach|vive con su (?:herman[oa]|ti[oa]|abuel\w+))\b/,
  },
  "sij-jovenes/moved-state": {
    needs:
      /\b(?:mud\w+|cambi\w+|otro estado|mov(?:e|ed|ing)|nos (?:fuimos|vamos|vinimos)|me (?:fui|voy|vine)|another state)\b/,
  },
  "sij-jovenes/not-in-us-yet": {
    never:
      /\b(?:vive (?:aqui )?conmigo|antes de venirse|lives (?:here )?with (?:me|us)|(?:ya )?esta aqui|is (?:already )?here)\b/,
  },
  "ajuste-familiar/work-before-permit": {
    needs: /\b(?:trabaj\w+|work\w*|empez\w+|start\w*|chamba|jale)\b/,
    never: /\b(?:de una vez|at the same time)\b/,
  },
  "castigo-3-10-perdon/afraid-to-leave": {
    needs: /\b(?:miedo|no quiero salir|asust\w+|nervios\w*|afraid|scared|fear|no me atrevo)\b/,
  },
  "castigo-3-10-perdon/no-crossing-meanwhile": {
    never: /\b(?:de nin[oa]|de chic[oa]|consulad\w*|la cita|as a (?:kid|child)|appointment)\b/,
  },
  "ciudadania-por-padres/after-18": {
    needs:
      /\b(?:ya (?:tenia|era|habia)|cuando yo tenia|cumpli|tenia (?:1[89]|2\d)|a los (?:1[89]|2\d)|was already|turned|over 18|mayor de edad|after i)\b/,
    never: /\b(?:nacio en|born in|nacid[oa] en)\b/,
  },
  "divorcio-en-tramite/cannot-find-spouse-or-decree": { never: /\b(?:ya firme|oficial|officer)\b/ },
  "divorcio-en-tramite/two-year-card-divorce-not-final": {
    needs: /\b(?:2 anos|dos anos|2 ?year|two ?year|i ?751|condicional\w*|conditional|condiciones)\b/,
  },
  "entre-sin-inspeccion-245i/fine-not-daily": {
    needs: /\b(?:diari[oa]s?|por dia|cada dia|998|daily|per day|a day|misma multa|same fine)\b/,
  },
  "fraude-matrimonio/citizen-side-risk": {
    needs:
      /\b(?:soy (?:el |la )?ciudadan[oa]|al? ciudadan[oa]|im (?:a |the )?citizen|citizen who|a (?:el|ella) (?:por|que)|me (?:caso|case)|my brother|amig[oa])\b/,
    never: /\b(?:mi (?:hermana|prima|amiga))\b(?: \w+){0,6} ciudadan[oa]\b/,
  },
  "fraude-matrimonio/ex-marriage-was-fake": { never: /\btestigo|witness\b/ },
  "fraude-matrimonio/got-green-card-that-way": {
    needs:
      /\b(?:ya (?:tengo|tiene|me dieron|soy|la tengo)|me (?:la )?dieron|got (?:my|the|a)|i (?:have|got)|gave me|renovar|renew|hacerme ciudadan[oa]|become a citizen)\b/,
    never: /\b(?:lo|la|nos) (?:quiero|queremos|amo|amamos)|de verdad|for real|love\b/,
  },
  "hijos-hijastros/adopt-nephew": {
    never: /\b(?:mi espos[oa]|mi marido|me case|mi mujer|my (?:husband|wife)|hijastr[oa]|step\w+)\b/,
  },
  "murio-peticionario/lived-abroad": {
    never:
      /\b(?:(?:yo |todos )?(?:estaba|vivia|vivimos|viviamos|vivo|estamos) (?:yo )?(?:aqui|en (?:california|texas|houston|denver|miami))|was (?:here|living here))\b/,
  },
  "murio-peticionario/pending-i130-spouse": {
    needs: /\b(?:espos[oa]s?|marido|mujer|viud[oa]|husband|wife|spouse|widow\w*)\b/,
  },
  "pedir-esposo/church-only": { needs: /\b(?:iglesia|pastor|padre|religios[oa]|church|priest|religious)\b/ },
  "pedir-esposo/got-mine-by-marriage": {
    needs:
      /\b(?:mi (?:mica|residencia|green ?card)|por (?:otro |mi )?(?:matrimonio|ex|esposo|esposa)|my (?:green ?card|residence)|through (?:my|a) (?:ex|marriage|husband|wife)|ex (?:husband|wife|espos[oa]))\b/,
    never: /\b(?:grandparents|abuel[oa]s|each other)\b/,
  },
  "pedir-esposo/minor-spouse": {
    needs: /\b(?:1[4-7]|menor(?:es)? de edad|minor|dieciseis|diecisiete|quince|under 18|underage)\b/,
  },
  "pedir-esposo/pregnant-baby": {
    needs:
      /\b(?:embaraz\w+|pregnan\w+|el bebe (?:ayuda|sirve|cuenta)|esperando (?:un )?bebe|expecting|baby (?:help|count)\w*|por el bebe)\b/,
  },
  "pedir-esposo/spouse-kids": {
    needs:
      /\b(?:hij[oa]s?|nin[oa]s?|hijastr[oa]s?|kids?|child\w*|stepch\w+|stepson|stepdaughter)\b.*\b(?:tambien|entran|misma|aparte|too|same|separate\w*|included?)\b|\b(?:sus|his|her) (?:hij[oa]s|kids|children)\b/,
  },
  "pedir-hermanos/other-faster-way": {
    needs:
      /\b(?:otr[oa] (?:via|forma|manera|camino)|mas rapid[oa]|faster|other way|another way|(?:mi|nuestr[oa]) (?:papa|mama|padre|madre)|my (?:mom|dad|mother|father)|se caso)\b/,
  },
  "pedir-hermanos/petitioner-under-21": {
    needs:
      /\b(?:1[4-9]|20|menor|dieciocho|diecinueve|veinte|cumpl\w+ (?:21|veintiun\w*)|under 21|turn\w* 21|edad|age)\b/,
    never: /\b(?:entran|hijos de (?:ella|el)|espera|wait|mas de (?:20|veinte) anos)\b/,
  },
  "pedir-papas/parent-is-abroad": {
    never:
      /\b(?:una (?:aplicacion|solicitud|peticion|forma) o dos|one (?:form|petition|application) or two)\b/,
  },
  "pedir-papas/tourist-visa-later": {
    never:
      /\b(?:se quedo|nunca se fue|no ha salido|(?:hace|desde hace|tiene|lleva)(?: \w+)? \d+ anos|hace anos|esta aqui|vive (?:aqui|conmigo)|ya vive|stayed|overstayed|never left|lives (?:here|with me)|years ago)\b/,
  },
  "pedir-papas/visiting-now": {
    needs:
      /\b(?:de (?:visita|paseo|vacaciones)|me visita|visitando\w*|esta aqui|acaba de llegar|visiting|visitor|is here (?:on|with)|just came)\b/,
    never: /\b(?:nunca se fue|never left|stayed|se quedo|overstayed|en \d{4}|in \d{4})\b/,
  },
  "perdi-o-me-negaron/i485-denied-court": {
    needs:
      /\b(?:corte|court|estatus|status|moci\w+|motion|nta|deport\w+|que (?:hago|puedo hacer|sigue)|what (?:now|can i do|next))\b/,
  },
  "renovar-green-card/i912-by-mail": {
    needs:
      /\b(?:i ?912|no (?:puedo|tengo para) pagar|perdon\w*|exencion|waiver|no cobr\w+|cant (?:pay|afford)|free)\b/,
  },
  "residencia-cubanos/which-entry-paper": {
    never: /\b(?:que (?:planilla|formulario|forma)|which form|what form)\b/,
  },
  "vawa/holds-my-papers": { never: /\b(?:ya vivo|ya me sali|eso cuenta|does that count|nunca me pego)\b/ },
  "visa-u/how-to-ask-signature": {
    never:
      /\b(?:me firmo|me firmaron|ya (?:me )?(?:lo |la )?firm\w+|cuanto (?:tiempo )?vale|signed (?:my|the|it)|expires?)\b/,
  },
  "renovar-green-card/travel-expired": { needs: /\b(?:venci\w*|vence|expir\w*|caduc\w*)\b/ },
  "afidavit-i864/petitioner-must-sign": {
    never:
      /\b(?:obligacion|aviso|avisar|lo botaron|lo corrieron|perdio el trabajo|lost (?:his|her) job|le cobren)\b/,
  },
  "hijos-hijastros/age-under-21-citizen": {
    never: /\b(?:que|cuales|what) (?:papeles|documentos|papers|documents)\b/,
  },
  "proceso-consular/no-computer": {
    needs: /\b(?:telefono|celular|computadora|internet|phone|computer|ayud\w+|help|quien|who)\b/,
  },
  "exencion-pago/green-card-renewal": {
    needs:
      /\b(?:reno[vb]\w*|renuev\w+|renew\w*|i ?90|(?:mi|la) mica|my (?:green ?)?card|venc\w+|expir\w+|perdi|lost)\b/,
  },
  "sij-jovenes/lives-with-relative": { never: /\b(?:que es (?:eso|lo)|what is)\b/ },
  "residencia-cubanos/spouse-not-cuban": { never: /\b(?:i ?220 ?[ab]?|220 ?a)\b/ },
};
