/**
 * Requests whose wrong lies in what is kept from whom, and a few acts that no list of words had: a violence that never was, an officer or
 * employer who must not notice, another's address, photo, name or country. Read as whole phrases. Server only.
 */
import type { Refusal } from "#guide/safety/refuse-rules.ts";
import { againstItself } from "#guide/safety/server-only/requests/asked-against-itself.ts";
import { standingAlone } from "#guide/safety/server-only/requests/asked-alone.ts";
import { asAnother } from "#guide/safety/server-only/requests/asked-as-another.ts";
import { byAnotherBody } from "#guide/safety/server-only/requests/asked-by-another-body.ts";
import { byArrangement } from "#guide/safety/server-only/requests/asked-by-arrangement.ts";
import { byDeed } from "#guide/safety/server-only/requests/asked-by-deed.ts";
import { deceit } from "#guide/safety/server-only/requests/asked-deceit.ts";
import { falseVictim } from "#guide/safety/server-only/requests/asked-false-victim.ts";
import { forShow } from "#guide/safety/server-only/requests/asked-for-show.ts";
import { inAnothersPlace } from "#guide/safety/server-only/requests/asked-in-place.ts";
import { askedLightly } from "#guide/safety/server-only/requests/asked-lightly.ts";
import { madePapers } from "#guide/safety/server-only/requests/asked-made-papers.ts";
import { notSo } from "#guide/safety/server-only/requests/asked-not-so.ts";
import { ofAnotherAge } from "#guide/safety/server-only/requests/asked-of-another-age.ts";
import { otherArrivals } from "#guide/safety/server-only/requests/asked-of-arrival.ts";
import { changedPapers } from "#guide/safety/server-only/requests/asked-of-changed.ts";
import { falseKin } from "#guide/safety/server-only/requests/asked-of-kin.ts";
import { ofOthers } from "#guide/safety/server-only/requests/asked-of-lent.ts";
import { falseProof } from "#guide/safety/server-only/requests/asked-of-proof.ts";
import { heldWorkers } from "#guide/safety/server-only/requests/asked-of-workers.ts";
import { writesOtherTime } from "#guide/safety/server-only/requests/asked-of-years.ts";
import { onTaxesAndHelp } from "#guide/safety/server-only/requests/asked-on-taxes.ts";
import { pastChecks } from "#guide/safety/server-only/requests/asked-past-checks.ts";
import { pastCustody } from "#guide/safety/server-only/requests/asked-past-custody.ts";
import { pastDesks } from "#guide/safety/server-only/requests/asked-past-desks.ts";
import { toldOtherwise } from "#guide/safety/server-only/requests/asked-told-otherwise.ts";
import { untruths } from "#guide/safety/server-only/requests/asked-untruth.ts";
import { isAsked, type Secret } from "#guide/safety/server-only/requests/secret.ts";
import { takenForGranted } from "#guide/safety/server-only/requests/taken-for-granted.ts";
import { firstRule, says } from "#guide/words/server-only/says.ts";

const wants =
  /\b(?:quiero|quisiera|queremos|kiero|puedo|podemos|podria|ocupo|necesito|busco|como|donde|quien|que (?:cuidado|digo|pongo|hago|papeles|fotos|pruebas)|cuant[oa]s?|sirve|jala|pasa|want|wanna|need|can|could|how|what|where|who|should|will|ill|prepare|help)\b/;
const hits =
  "(?:pega|pego|golpea|golpeo|maltrata|maltrato|abusa|abuso|viola|violo|amenaza|amenazo|asalto|asaltaron|hits?|beats?|beat|abuses?|abused|raped|robbed)";
const authority =
  "(?:migracion|inmigracion|uscis|ice|la migra|el (?:oficial|juez|consul|patron|gobierno|agente|abogado|seguro|dmv|banco)|la (?:oficial|jueza|corte|embajada|compania|empresa|planta|escuela)|recursos humanos|los (?:oficiales|agentes)|el consulado|immigration|the (?:officer|judge|court|boss|embassy|company|government|interviewer)|hr|human resources)";
const hurtAtHome =
  /\b(?:mi (?:espos[oa]|marido|pareja|novi[oa]|ex|senor|papa|padrastro)|el me|me (?:pega|golpea|maltrata|amenaza|controla)|my (?:husband|wife|partner|boyfriend|ex)|vawa|violencia)\b/;
const nations = [
  "mexic[ao]n[oa]?",
  "guatemaltec[oa]|guatemalan|chapin[ao]?",
  "hondure[nñ][oa]|honduran|catrach[oa]",
  "salvadore[nñ][oa]|salvadoran|salvadorian|guanac[oa]",
  "nicaraguense|nicaraguan|nica",
  "cuban[oa]?",
  "venezolan[oa]|venezuelan",
  "colombian[oa]?",
  "ecuatorian[oa]|ecuadorian",
  "haitian[oa]?",
  "peruan[oa]|peruvian",
  "dominican[oa]?",
  "puertorrique[nñ][oa]|puerto rican|boricua",
  "ucranian[oa]|ukrainian",
];
const claims =
  /\b(?:digo|decir|dire|diciendo|ponga|pongo|poner|hago pasar|paso por|apunto|say|tell|telling|claim|put|pose|pretend)\b(?: \w+){0,5} (?:que soy|soy|como|de|im|i am|as|to be)\b/;
const paperOf =
  /\b(?:partida|acta|certificacion de nacimiento|pasaporte|cedula|birth certificate|passport)\b/;

const nationWords = nations.map((words) => ({
  named: new RegExp(`\\b(?:${words})\\b`),
  own: new RegExp(`\\b(?:soy|somos|im|i am|we are|siendo) (?:de )?(?:${words})\\b`),
}));
const obtains = /\b(?:sacar\w*|saco|comprar\w*|compro|hace|hacen|consig\w+|consegu\w+|get|buy|make|makes)\b/;

/** Of one country, and wants to be taken for another's. */
function changesCountry(said: string): boolean {
  if (!says(said, claims) && !(says(said, paperOf) && says(said, obtains))) return false;
  const named = nationWords.filter((one) => one.named.test(said));
  return named.length > 1 && named.some((one) => one.own.test(said));
}
const honestNation =
  /\b(?:nacionalidad|doble|naci en|mi (?:mama|papa|espos[oa]|padre|madre) es|parents?|dual|por error|se equivoc\w+|confund\w+)\b/;

/** Money for it, or a price asked. */
const forMoney =
  /\b(?:pag[ao]\w*|pagar\w*|doy|damos|dar(?:le|les)?|ofrezco|dolares|mil|lana|feria|billete|varos|cuanto (?:se )?(?:da|cobra\w*|es|sale|hay que)|por debajo|pay|paying|bucks|dollars|grand|cash|how much)\b/;

const secrets: readonly Secret[] = [
  {
    // Somebody carried over the border out of sight, now and not years ago.
    kind: "smuggle",
    said: [
      /\b(?:escondid[oa]s?|tapad[oa]s?|agachad[oa]s?|metid[oa]s?|hidden|hiding|lying down|under a blanket)\b(?: \w+){0,4} (?:camioneta|troca|carro|coche|cajuela|trailer|camion|asientos?|cobija|van|truck|car|trunk|seats?|back)\b/,
      /\b(?:pas(?:e|en|ar|arlo|arla|o|amos)|cruc(?:e|en)|cruzar\w*|cross|(?:get|bring|take)(?: \w+){0,4} (?:across|over|through|past))\b/,
      /\b(?:como|que hago|quiero|ayudame|how|can i|help me)\b/,
    ],
    unless:
      /\b(?:hace (?:\w+ ){1,3}anos?|years? ago|en (?:19|20)\d\d|de nin[oa]|cuando era|as a (?:kid|child|baby)|(?:me|nos) (?:cruzaron|pasaron|quieren cobrar|cobran)|es peligroso|is it dangerous|perr[oa]|gat[oa]|dog|cat)\b/,
  },
  {
    // Whoever it is: a tenant, an ex, a neighbour held in fear of officers.
    kind: "hide",
    said: [
      /\b(?:(?:como|puedo|quiero|podria|how (?:do|can) i|can i|i want to|help me)\b(?: \w+){0,4} (?:asust(?:o|ar\w*)|espant(?:o|ar\w*)|amenaz(?:o|ar\w*)|intimid(?:o|ar\w*)|scare|threaten|intimidate))\b/,
      /\b(?:con|diciend\w+|with|by|of)\b(?: \w+){0,4} (?:migra|migracion|inmigracion|ice|deport\w+|immigration)\b/,
    ],
    unless:
      /\b(?:(?:me|nos) (?:amenaz\w+|quit\w+|asust\w+|espant\w+)|es (?:legal|delito)|is it (?:legal|a crime|illegal)|(?:puede|can) (?:mi|el|la|my|he|she|they))\b/,
  },
  {
    // A citizen is looked for who would marry for money.
    kind: "sham",
    said: [
      /\b(?:no )?(?:sabes?|saben|conoces?|conocen|busco|buscamos|ocupo|necesito|consigo|encuentro|know|looking for|need|find)\b(?: \w+){0,5} (?:alguien|alguna|alguno|una? (?:persona|senora?|muchach[oa]|ciudadan[oa]|gring[oa])|ciudadan[oa]|gring[oa]|someone|somebody|anyone|a citizen|a girl|a guy|a gringo)\b(?: \w+){0,8} (?:cas(?:e|ar|arse|arme|emos)|matrimonio|marry|marries|get married|marriage)\b/,
      forMoney,
    ],
    unless:
      /\b(?:estafa|denunci\w+|me ofreci\w+|notario|foto\w*|abogad[oa]|iglesia|pastor|wedding (?:hall|photographer)|legal\w* (?:fee|cost))\b/,
  },
  {
    // A doctor who signs what is not so.
    kind: "lie",
    said: [
      /\b(?:doctor\w*|medico|medica|psicolog[oa]|psiquiatra|dr|therapist|psychologist)\b(?: \w+){0,4} (?:q(?:ue)? |that |who |to )?(?:(?:me|nos|le|lo|la) )?(?:firm\w+|selle\w*|ponga|escriba|diga|haga|sign\w*|write\w*|say\w*)\b/,
      /\b(?:que (?:estoy|esta|soy|tengo|padezco|no puedo) (?:\w+ ){0,3}|that (?:i|im|i am|she|he) (?:\w+ ){0,3})/,
      /\b(?:para (?:no|que no|evitar|librar\w*|saltar\w*)|pa (?:no|q(?:ue)? no)|so i (?:dont|skip)|to (?:skip|avoid|get out of)|por debajo|aunque (?:no|estoy bien)|even though)\b/,
      forMoney,
    ],
    unless:
      /\b(?:de verdad|si estoy enferm[oa]|diabet\w+|demencia|alzheimer|derrame|really (?:am|have)|honest\w*|es (?:legal|delito))\b/,
  },
  {
    kind: "lie",
    said: [
      new RegExp(
        `\\b(?:decir|digo|diga|decimos|dices|dijera|escrib\\w+|carta|declar\\w+|say|saying|tell|write|letter|put)\\b(?: \\w+){0,9} (?:me |nos |la |le )?${hits}\\b`,
      ),
      /\b(?:(?:el|ella|he|she)? ?(?:ni|no|nunca|jamas|never|didnt|doesnt|hasnt) (?:(?:me|la|nos) )?(?:ha |has |even )?(?:toca|toco|tocado|pega|pego|pegado|golpea|golpeo|golpeado|hace|hecho nada|hit|touched?|laid|beat)|aunque (?:no|nunca|el|ella) |(?:es|era) (?:buena gente|bien bueno|un santo)|no es (?:cierto|verdad|sierto)|(?:shes|hes|he is|she is) (?:a )?(?:good|nice)|its not true|never happened|me hago un moreton|(?:con|por) eso me dan|sin que sea (?:cierto|verdad))\b/,
      wants,
    ],
    unless:
      /\b(?:no quiero (?:mentir|decir)|me (?:pide|piden|pidio|dice|dijo|aconsej\w+|obliga\w*|quiere\w*) (?:que )?(?:diga|decir|mienta|ponga)|(?:no|nunca) (?:me )?(?:cree|creen|creyeron)|wants me to|told me to|i dont want to|pero me (?:grita|controla|insulta|amenaza|encierra|quita))\b/,
  },
  {
    kind: "lie",
    said: [
      new RegExp(
        `\\b(?:para que|sin que|so|so that|without)\\b(?: (?:no|ni|me|lo|la|se|nos))* ?(?:que )?${authority}\\b(?: \\w+){0,3} ?(?:no )?(?:(?:se|lo|me|nos) )?(?:sospech\\w+|de cuenta|den cuenta|enter\\w+|note|noten|cach\\w+|descubr\\w+|agarr\\w+ la mentira|suspect\\w*|notic\\w*|find\\w* out|catch\\w*|realiz\\w*)\\b`,
      ),
      /\b(?:numero|social|seguro|nombre|datos|papeles|identidad|mica|tarjeta|licencia|matrimonio|boda|espos[oa]|casad[oa]s?|convivencia|historia|fecha|direccion|arresto|deportacion|hij[oa]s?|number|ssn|name|papers|marriage|married|story|date|address|arrest|fotos|photos|lo de el|lo de ella)\b/,
    ],
    unless: hurtAtHome,
  },
  {
    kind: "lie",
    said: [
      /\b(?:que le (?:digo|contesto|respondo)|what (?:do|should) (?:i|we) (?:say|answer|tell))\b.*\b(?:la verdad|honestly|actually|truth is|en realidad)\b.*\b(?:ayer|nos conocimos|no vivimos|no lo conozco|no la conozco|nunca|yesterday|met|dont (?:live|know)|never)\b/,
    ],
    unless: /\b(?:puedo decir la verdad|digo la verdad)\b/,
  },
  {
    kind: "forge",
    said: [
      /\b(?:le )?(?:pego|pegar|pegarle|cambio|cambiar|cambiarle|pongo|poner|ponerle|paste|swap|put|glue)\b(?: \w+){0,3} (?:mi|la|su|my|his|her) (?:foto|photo|picture)\b/,
      /\b(?:copia|de (?:mi|un|una|otr[oa])|su|escane\w*|imprim\w*|photocopy|scan|copy|print|somebody|someone|his|her|uncles?|cousins?|brothers?)\b/,
      /\b(?:mica|tarjeta|green ?card|licencia|id|pasaporte|residencia|credencial|license|passport|card)\b/,
    ],
    unless: /\b(?:formulario|solicitud|aplicacion|ds ?160|i ?\d{3}|app|application|form|cuenta)\b/,
  },
  {
    kind: "forge",
    said: [
      /\b(?:quitar(?:le|me)?|bajar(?:le|me)?|aumentar(?:le|me)?|subir(?:le|me)?|rebajar(?:le)?|cambiar(?:le|me)?|shave|take) (?:\w+ ){0,3}(?:anos|anitos|ano|edad|fecha de nacimiento|years? off|date of birth)\b/,
      /\b(?:acta|registro|partida|papel\w*|documento\w*|birth certificate|registry|pasaporte)\b/,
      wants,
    ],
    unless:
      /\b(?:corregir|error|equivoc\w+|mal escrit\w+|sentencia|condena|castigo|carcel|correct|mistake|wrong)\b/,
  },
  {
    kind: "forge",
    said: [
      /\b(?:arregla|hace|saca|vende|imprime|consigue|makes|prints|does|gets)\b(?: \w+){0,3} (?:documentos|papeles|actas|micas|licencias|documents|papers|ids)\b/,
      /\b(?:que ni en el gobierno|igualit[oa]s|como (?:los )?(?:buenos|de verdad|originales)|que parecen|no se nota|en una tarde|en un rato|for cheap|look real|pass as real|encarg(?:ar|o|arle))\b/,
    ],
    unless: /\b(?:estafa|denunci\w+|report\w*|es (?:legal|fraude|delito)|scam|abogad[oa])\b/,
  },
  {
    kind: "forge",
    said: [
      /\b(?:direccion|domicilio|address)\b/,
      /\b(?:de alguien|de otr[oa]|prestad[oa]|que me presten?|de mentira|fals[oa]|el de verdad|la de verdad|someone elses|somebody elses|fake|borrowed|real one)\b/,
      /\b(?:licencia|license|uscis|corte|court|no dan conmigo|dmv|escuela|school)\b/,
      wants,
    ],
    unless: /\b(?:comprobante|a nombre de|rento|vivo con|cambio de direccion|correo|po box|avisar|update)\b/,
  },
  {
    kind: "forge",
    said: [
      /\b(?:diploma|ged|certificado|titulo|traduccion|translation|certificate|degree)\b/,
      /\b(?:comprad[oa]s?|comprar\w*|compro|bought|buy|de internet|con otro nombre|otro traductor|fake|online sin)\b/,
      /\b(?:sirve|jala|pasa|puedo|ocupo|quiero|me hacen|daca|visa|work|count|pass|use)\b/,
    ],
    unless: /\b(?:es (?:legal|delito|ilegal)|estafa|libros?|curso|clases?|course|study)\b/,
  },
  {
    kind: "sham",
    said: [
      /\b(?:me|le|nos) (?:ofrece|ofrecen|ofrecio|da|dan|paga|pagan|offers?|pays?)\b(?! (?:much[oa] |un poco de |algo de )?(?:miedo|pena|verguenza|coraje|gusto|risa|tristeza|pendiente|cosa))(?: \w+){0,6} (?:por|si|para|for|to|if) (?:\w+ ){0,3}(?:ser|hacerme|pasar|firmar|be|being|act)(?: \w+){0,2} (?:espos[oa]|marido|mujer|novi[oa]|pareja|wife|husband|spouse)\b/,
    ],
    unless:
      /\b(?:es (?:delito|legal|fraude)|que (?:me|le)s? (?:pueden|puede|pasa|hacen)|denunci\w+|no quiero|que pasa si)\b/,
  },
  {
    kind: "sham",
    said: [
      /\b(?:(?:business|paper|contract|fake) (?:marriage|wedding|husband|wife)|green card (?:marriage|wedding))\b|\b(?:staging|stage|staged) (?:\w+ ){0,2}(?:photos?|pictures?|pics)\b|\bfotos (?:montadas|armadas|de mentira|actuadas)\b|\bmatrimonio (?:de negocio|por contrato|de papel)\b/,
      wants,
    ],
    unless:
      /\b(?:penalt\w+|pena|consequences|consecuencias|caught|agarran|years ago|hace anos|loves? me|me quiere|multa|castig\w+|illegal|crime|delito|accus\w+|acus\w+|my marriage is real|report\w*|denunci\w+|ended|homework|tarea|old (?:fake )?marriage|(?:they|he|she) wants?|quieren? usar|me (?:pide|piden)|ruin)\b/,
  },
  {
    kind: "hide",
    said: [
      /\b(?:(?:me|nos|se) (?:quiero|queremos|quiere|voy a|vamos a|va a) (?:fugar|desaparecer|pelar)|(?:quiero|queremos|quiere|vamos a|voy a|nos vamos a) (?:fugar(?:me|nos|se)?|desaparecer(?:me|nos)?(?: del mapa)?|pelar(?:me|nos))|walk away from|escape from|slip out of|skip out on|disappear)\b/,
      /\b(?:fianza|orden|deportacion|detencion|corte|migra|ice|centro|bond|order|deportation|detention|work crew|custody|court|immigration)\b/,
    ],
    unless:
      /\b(?:marido|esposo que me|me pega|golpe\w+|novio violento|husband hits|hits me|abus\w+|mi hij[oa] (?:de )?\d|trata|se fugo|lo acusan|no se va a fugar|no (?:me|nos) (?:voy|vamos|quiero|queremos)(?: a)?|(?:case|caso|asylum|asilo|petition|peticion|file|expediente|it) (?:\w+ )?(?:disappears?|desaparec\w+))\b/,
  },
  {
    kind: "smuggle",
    said: [
      /\b(?:con quien (?:lo|la|los|las) (?:mando|envio|cruzo|paso)|quien (?:lo|la|los|las) (?:cruza|pasa|cruce|pase)|who can (?:cross|bring) (?:him|her|them))\b/,
      /\b(?:cruc\w+|cruz\w+|pas[ae]\w*|frontera|linea|rio|border|cross)\b/,
    ],
    unless:
      /\b(?:aeropuerto|avion|visa|pasaporte|permiso notariado|escuela|legalmente|puente con papeles|ingles|espanol|english|spanish|traduc\w+|limpio)\b/,
  },
  {
    kind: "hide",
    said: [
      /\b(?:where do i send (?:the|a) tip|(?:can i|how (?:do|can) i|i want to|gonna|going to) (?:report|turn in|call ice on) (?:him|her|them|my \w+)(?: \w+){0,3} (?:to |with )?(?:ice|immigration)|(?:lo|la|los) reporto (?:a|con) (?:ice|migracion|la migra)|tip line)\b/,
    ],
    unless: /\b(?:fraud|scam|notario|trafficking|trata|threat\w*|hits me|abus\w+|me pega|estafa)\b/,
  },
  {
    kind: "forge",
    said: [
      /\b(?:need|ocupo|necesito|busco|quiero) (?:a |un |una )?(?:social|ssn|seguro|numero|green card|mica|licencia|license|id|work permit)\b/,
      /\b(?:that is good|thats good|that works|que (?:este )?(?:buen[oa]|jale|pase|pegue|salga)|bueno para el e verify|clean|that (?:scans?|passes|clears))\b/,
    ],
    unless: /\b(?:renov\w+|reponer|replace|lost|perdi)\b/,
  },
  {
    kind: "bribe",
    said: [
      /\b(?:pag[ou]\w*|pagar\w*|dar|doy|dinero|lana|feria|extra|pay|paying|slip|money)\b(?: \w+){0,3} (?:al|a la|a un|a|the|an|to the|to an) (?:oficial|juez|jueza|agente|empleado|consul|officer|judge|agent|clerk)\b/,
      /\b(?:me conviene|para que|pa que|apruebe\w*|aprueban|garantiza\w*|salga|borre|se haga|rapido|approve\w*|guarantee\w*|faster|so (?:he|she|they))\b/,
    ],
    unless:
      /\b(?:fianza|bond|multa|estafa|scam|denunci\w+|report\w*|me (?:pide|pidio|exige)|honorarios|abogad[oa]|es (?:legal|delito|verdad)|asked me)\b/,
  },
  {
    kind: "lie",
    said: [
      /\b(?:fake|phony|false|paid|pretend) witness\w*\b|\b(?:testigos?|witness\w*|cartas?) (?:que sean )?(?:pagad[oa]s?|comprad[oa]s?|rentad[oa]s?|paid|fake)\b|\b(?:pag\w+|compr\w+|hire|pay)(?: \w+){0,2} (?:testigos?|witness\w*)\b/,
    ],
    unless: /\b(?:viatic\w+|pasaje|perito|expert|es (?:delito|legal)|travel)\b/,
  },
  {
    kind: "forge",
    said: [
      /\b(?:dame|dar|das|consig\w+|consegu\w+|inventa\w*|give|get|make up)\b(?: \w+){0,3} (?:numero a|a number|numero de recibo|receipt number|alien number)\b.{0,20}\b(?:sirva|jale|funcione|pase|bueno|de alguien|works?(?! (?:permit|authorization|card|visa))|valid)\b/,
    ],
  },
  {
    // Vaccines that stand on the doctor's form and were never given.
    kind: "lie",
    said: [
      /\b(?:pong\w+|pon(?:er|en|erme)?|anot\w+|apunt\w+|llen\w+|marqu\w+|put|write|mark)\b(?: \w+){0,4} (?:vacunas?|vaccines?|shots)\b(?: \w+){0,3} (?:formulario|forma|hoja|i ?693|papel|record|cartilla|form|paper)\b/,
      /\b(?:(?:yo )?no me (?:las|la) (?:pongo|pondre|quiero poner|voy a poner|he puesto|puse)|sin (?:ponermelas|ponerme|inyectarme|piquete)|cuanto (?:cobr\w+ )?por(?: que)?|without (?:getting|taking) (?:them|the)|(?:wont|dont want to) (?:get|take) them)\b/,
    ],
    unless:
      /\b(?:alergi\w+|allerg\w+|religi\w+|exencion|waiver|embaraz\w+|pregnan\w+|ya me las puse|medica(?:l|mente))\b/,
  },
  {
    kind: "lie",
    said: [
      /\b(?:pong\w+|pon(?:er|en|erme)?|anot\w+|apunt\w+|firm\w+|marqu\w+|dar por puestas|put|write|sign)\b(?: \w+){0,5} (?:vacunas?|vaccines?|shots) (?:sin (?:pon\w+|inyect\w+|dar\w*|pic\w+)|without (?:giving|getting))/,
    ],
    unless: /\b(?:es (?:delito|legal)|me dijo que|is (?:it|that) (?:legal|a crime))\b/,
  },
  {
    kind: "hide",
    said: [
      /\b(?:quiere|quieren|quiero|piensa|wants?)\b(?: \w+){0,4} (?:llam\w+|hable\w*|report\w+|avis\w+|call\w*) (?:a la migra|a migracion|a ice|ice|immigration) (?:a|por|sobre|para|on|about) (?:l[oa]s? |sus? |the |his |her )?/,
    ],
    unless: /\b(?:me quiere|nos quiere|amenaz\w+|threat\w+|contra mi|on (?:me|us)|a (?:mi|nosotros)\b)/,
  },
];

const asked: readonly Secret[] = [
  ...secrets,
  ...heldWorkers,
  ...falseProof,
  ...falseKin,
  ...untruths,
  ...notSo,
  ...pastChecks,
  ...changedPapers,
  ...inAnothersPlace,
  ...onTaxesAndHelp,
  ...asAnother,
  ...madePapers,
  ...falseVictim,
  ...pastCustody,
  ...forShow,
  ...toldOtherwise,
  ...byAnotherBody,
  ...pastDesks,
  ...takenForGranted,
];
/** General shapes, which name no kind as well as what was heard besides. */
const shaped: readonly Secret[] = [
  ...deceit,
  ...byDeed,
  ...againstItself,
  ...byArrangement,
  ...askedLightly,
  ...standingAlone,
  ...ofAnotherAge,
  ...otherArrivals,
  ...ofOthers,
];

const firstAsked = firstRule(asked, ({ said: [first] }) => first);
const firstShaped = firstRule(shaped, ({ said: [first] }) => first);

/** What is asked for in secret, or null. */
export function askedInSecret(text: string): Refusal | null {
  const said = text.slice(0, mostRead);
  return askedOutright(said) ?? firstShaped([said], (one) => isAsked(one, said))?.kind ?? null;
}

function askedOutright(said: string): Refusal | null {
  const told = firstAsked([said], (one) => isAsked(one, said));
  if (told !== undefined) return told.kind;
  if (writesOtherTime(said)) return "lie";
  return changesCountry(said) && !says(said, honestNation) ? "lie" : null;
}

/** Told by its shape alone: of which kind it is, another rule may know better. */
export const isOnlyShaped = (text: string): boolean => askedOutright(text.slice(0, mostRead)) === null;

/** No crafted text may take the server long. */
const mostRead = 600;
