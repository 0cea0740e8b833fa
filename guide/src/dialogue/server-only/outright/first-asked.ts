/**
 * First questions whose words settle what is asked and that the ranking took for a near subject, or for nothing: the papers for a day, a
 * word of the forms, a case that was won, who is afraid to go out. Server only.
 */
import type { Outright } from "#guide/dialogue/server-only/outright/outright.ts";

/** "¿Qué es ...?", "¿dónde viene ...?", right before the word. */
const asksWhat =
  "(?:que (?:es|son|significa|quiere decir)|(?:para )?que sirve|donde (?:viene|esta|sale|encuentro|veo|aparece|saco)|de donde saco|what (?:is|are|does)|whats|where (?:is|are|do i find|can i find)|meaning of)(?: (?:el|la|un|una|mi|su|eso|ese|esa|lo|de|del|forma|formulario|form|the|an?|my))*";
const bring =
  /\b(?:que|cuales|what|which) (?:(?:otros|otras|mas|tipo de|clase de|other) )?(?:papeles|documentos|originales|papers|documents|paperwork)\b|\b(?:que|what)(?: (?!anos?\b)\w+){0,4} (?:llevo|lleva|llevar|llevamos|llevan|lleve|bring|take)\b(?! (?:como |ya |casi |mas de )*\w+ (?:anos?|meses)\b)|\b(?:lista de|list of) (?:papeles|documentos|papers|documents)\b/;

// The consulate.
const consulate = /\b(?:consulad[oa]s?|consulate|consular|embajada|embassy|(?:ciudad|cd) juarez|juarez)\b/;
const appointment = /\b(?:cita|entrevista|interview|appointment)\b/;
const consulateOther =
  /\b(?:pasaporte (?:mexican\w+|de mi pais)|(?:sacar|renovar|tramitar|get|renew) (?:\w+ ){0,2}(?:pasaporte|matricula|passport)|matricula|turista|tourist|b ?1|b ?2|estudiante|student|f ?1|trabajo|work visa|h ?2\w?|tn|k ?1|prometid[oa]|fiance\w*|novi[oa]|doble nacionalidad|registr\w+|poder|asilo|asylum|corte|court|cancel\w+|negaron|denied|221|falte|missed)\b/;

// Citizenship.
const naturalises = /\b(?:ciudadania|naturaliz\w+|n ?400|citizenship)\b/;
const interview = /\b(?:entrevista|interview|cita|appointment|examen|test)\b/;
const interviewOther =
  /\b(?:jura|juramento|oath|ceremon\w+|huellas|biometric\w*|residencia|green card|asilo|asylum|hij[oa]s?|son|daughter|child|pasaporte|passport office|falte|missed|negaron|denied|antes de (?:mandar|aplicar)|para (?:aplicar|solicitar|pedir|mandar|llenar))\b/;
const loses =
  /\b(?:perder|pierdo|pierde|perderia|quit\w+|retir\w+|revoc\w+|lose|losing|take (?:away )?|taken|revoke\w*|strip\w*|denaturali\w+|desnaturaliz\w+)\b/;
const citizenshipWord = /\b(?:ciudadania|citizenship|denaturali\w+|desnaturaliz\w+)\b/;
const losesOther =
  /\b(?:tic?ket|multa|dui|arrest\w+|niet[oa]s?|nin[oa]s?|grandkids?|kids?|born here|nac\w+ a(?:qui|ki|ca)|hij[oa]s?|bebe|son|daughter|child\w*|baby|mexican[ao]|de mi pais|otra ciudadania|(?:quita|pierdo) (?:tiempo|anos)|meses|months|residencia|green card|mica|oportunidad|chance|derecho a (?:pedir|aplicar)|trump|nacid[oa]s? (?:aqui|aca)|divorci\w+|divorce\w*|me llego|got a letter|examen|test)\b/;
const naturalised = /\b(?:soy|im|i am|ya) (?:un |una |a )?(?:\w+ )?(?:ciudadan[oa]|citizen)\b/;
const takenFromMe =
  /\b(?:me|nos) (?:la|lo) (?:pueden |podrian |van a )?quitar?\b|\b(?:can|could) (?:they|it|i) (?:\w+ )?(?:take it|lose it|be taken)\b/;
const waitsForIt =
  /\b(?:mientras|pendiente|en (?:tramite|proceso)|tramite|espero|esperando|mand[eo]|meti|aplique|while|pending|waiting|filed|sent|applied)\b/;
const travels =
  /\b(?:puedo|podemos|puede|can i|may i|could i)(?: \w+){0,2} (?:viajar|salir|ir|irme|travel|leave|go)\b/;
const tripOther =
  /\b(?:asilo|asylum|i ?485|ajuste|adjust\w*|daca|tps|mas de (?:6|seis)|over (?:6|six)|(?:un ano|a year)|arrest\w*|orden|order|hij[oa]|esposa|mi esposo|son|daughter|antes de (?:la )?jura|votar|vote|trabajar|voluntari\w+|tiempo fuera|estuve|fui|viaje a)\b/;
const price =
  /\b(?:cuanto(?: \w+){0,3} (?:cuesta|vale|cobran|es|sale|pago|se paga)|cuanto$|cuanto (?:cuesta|es|vale|cobran|sale|pago)|precio|costo|costo|how much|price|cost|fee)\b/;
const n400 = /\bn ?400\b/;
const online =
  /\b(?:en linea|por internet|en internet|por la computadora|online|on the internet|en papel|por correo|on paper|by mail)\b/;

// Work.
const permit =
  /\b(?:permiso (?:de )?trabajo|permiso para trabajar|work (?:permit|card|authorization)|ead|tarjeta de trabajo)\b/;
const getsSocial =
  /\b(?:(?:saco|sacar|saca|pido|pedir|tramit\w+|consigo|conseguir|obten\w+|get|apply for|ask for)(?: (?:\w+ ){0,3})?(?:el |mi |un |a |my |the )?(?:numero (?:de |del )?)?(?:seguro|social)\b|(?:no me llego|falta|never came|didnt come)(?: \w+){0,2} (?:seguro|social))/;
const socialOther =
  /\b(?:venc\w+|expir\w+|sin permiso|no tengo permiso|todavia no|aun no|not yet|before|seguro (?:medico|de salud|de carro|del carro|de auto|de vida)|medicaid|insurance|inventad[oa]|chuec[oa]|fals[oa]|itin|hij[oa]s?|perdi|lost|rob\w+|otro nombre|cambi\w+)\b/;
const within =
  /\b(?:(?:dentro|adentro) (?:de|del|de los)? ?(?:estados unidos|pais|usa|eeuu|us)|inside the (?:us|usa|united states|country)|within the (?:us|usa|united states|country)|domestic(?:ally)?|(?:a|en) otro estado|to another state|de estado a estado|between states|(?:de|from) (STATE) (?:a|to) (STATE)|(?:fly|flying|flight|volar|vuelo)(?: \w+){0,2} (?:to|a) (STATE))\b/;
const states =
  "texas|california|florida|nueva york|new york|georgia|illinois|chicago|arizona|nevada|las vegas|los angeles|houston|miami|carolina(?: del norte| del sur)?|north carolina|virginia|washington|oregon|colorado|utah|new jersey|nueva jersey|tennessee|kansas|ohio|indiana|michigan";
const withinOf = new RegExp(within.source.replaceAll("STATE", states));
const moves = /\b(?:viajar|viajo|volar|vuelo|avion|ir|travel|fly|flight|plane|go)\b/;
const moveOther =
  /\b(?:orden (?:de|firme)|deport\w+|corte|court|licencia|license|mudar\w*|mude|moved?|residencia|mica|green card|daca|tps|ice|grillete|monitor|asilo|asylum|parole|sin papeles|undocumented|vencid\w+|expired)\b/;
const boss =
  /\b(?:patron\w*|jef[ea]|trabajo|chamba|jale|compania|empresa|manager|mayordomo|supervisor\w*|recursos humanos|boss|employer|job|work|company|hr)\b/;
const asksPapers =
  /\b(?:pide|piden|pidio|pidieron|quiere|quieren|exige\w*|exigen|asks?|asked|wants?)(?: \w+){0,3} (?:papeles|documentos|papers|documents)\b/;
const hasNone =
  /\b(?:no (?:los )?(?:tengo|traigo)|no tengo (?:ninguno|papeles|nada)|soy indocumentad[oa]|sin papeles|(?:dont|do not) have (?:any|them|papers|documents)|have none|no papers|undocumented)\b/;
const bossOther =
  /\b(?:(?:tener|sacar|conseguir|get) papeles|get papers|peticion\w*|patrocin\w+|sponsor\w*|me quiere (?:arreglar|pedir|ayudar)|arreglar\w*|no me paga|taxes|itin|w ?2|1099|llam\w+ a la migra|amenaz\w+|threat\w*|hij[oa]s?|escuela|school|casero|renta)\b/;
const formI9 = new RegExp(`\\b${asksWhat} i ?9\\b`);
const i9Other =
  /\b(?:marque|puse|firme|menti|ciudadan[oa]|citizen|audit\w*|revis\w+|checked|marked|lied|vencid\w+|rechaz\w+)\b/;
const tourist =
  /\b(?:visa (?:de )?(?:turista|turismo|b ?1|b ?2)|(?:entre|vine|llegue|estoy|como|con) (?:de |con )?turista|tourist(?: visa)?|visitor(?:s)? visa|b ?1 ?b ?2)\b/;
const mayWork =
  /\b(?:(?:puedo|podria|se puede|puede uno|dejan|deja|can i|may i|could i|can you|allowed to)(?: \w+){0,2} (?:trabajar|work)|(?:para|de) trabajar|trabajar con)\b/;
const touristOther =
  /\b(?:vencid\w+|se (?:me )?vencio|venci\w+|expired|overst\w+|cas(?:e|ad[oa]|arme)|marr\w+|espos[oa]|cambiar|change|patron|oferta|offer|asilo|asylum|permiso|permit|estudi\w+|study|quedar\w*|stay|remot\w+|(?:he|estuve|estaba|llevo) trabaj\w+|worked|trabaje)\b/;
const profession =
  /\b(?:soy|i am|im|mi carrera es|estudie|tengo (?:titulo|carrera|licenciatura) (?:de|en))\b(?: \w+){0,2} (?:enfermer[oa]|ingenier[oa]|contador[oa]?|arquitect[oa]|dentista|veterinari[oa]|quimic[oa]|farmaceutic[oa]|psicolog[oa]|medic[oa]|doctor[oa]?|maestr[oa]|profesor[oa]?|licenciad[oa]|disenador[oa]?|economista|nurse|engineer|accountant|architect|dentist|veterinarian|chemist|pharmacist|teacher)\b/;
const fromMexico =
  /\b(?:mexico|mexican[oa]?|canada|canadian|canadiense|(?:de|from) (?:monterrey|guadalajara|puebla|tijuana|cdmx|leon|merida|queretaro|chihuahua|hermosillo|culiacan|veracruz|oaxaca|toluca|toronto|vancouver|montreal))\b/;
const wantsWork = /\b(?:trabaj\w+|work\w*|empleo|job|visa|contrat\w+|hir\w+)\b/;
const careerOther =
  /\b(?:vivo (?:aqui|en (?:texas|california|estados unidos))|ya estoy|llevo|crucé|cruce|entre|sin papeles|undocumented|asilo|asylum|espos[oa]|novi[oa]|hij[oa]|religios[oa]|pastor|cambi\w+ de (?:trabajo|empresa|patron)|chang\w+ (?:jobs|employers?)|ya tengo (?:la|una) tn|renov\w+|renew\w*)\b/;
// Two of one sex who are not married yet: the same rules, and a wedding first.
const notWed = /\b(?:novi[oa]|pareja|boyfriend|girlfriend|partner|prometid[oa]|fiancee?)\b/;
const oneSex =
  /\b(?:somos (?:dos (?:hombres|mujeres|muchachos|muchachas|chicos|chicas)|gays?|lesbianas|del mismo sexo)|(?:los|las) dos somos (?:hombres|mujeres)|(?:mismo|same) sexo?|(?:were|we are) (?:both (?:guys|men|women|girls|gay)|two (?:men|women|guys|girls)|gay|lesbians?|a (?:gay|lesbian) couple)|soy gay|soy lesbiana|pareja (?:gay|homosexual)|im (?:gay|a lesbian)|i am (?:gay|a lesbian))\b/;
const petitions =
  /\b(?:pedir(?:me)?|pida|arregl\w+|peticion|papeles|sponsor\w*|petition\w*|green ?card|residencia)\b/;
const oneSexOther =
  /\b(?:casad[oa]s|nos casamos|ya (?:nos )?casamos|married|espos[oa]|husband|wife|asilo|asylum|union|fuera|alla|abroad|miedo|afraid|golpe\w*|pega)\b/;

// Words of the papers.
const aNumber = new RegExp(
  `\\b${asksWhat} (?:a number|alien (?:registration )?number|numero (?:de )?(?:a\\b|alien|extranjero|registro de extranjero)|a numero|uscis number|numero (?:de )?uscis|anumber)\\b`,
);
const aNumberOther =
  /\b(?:sin (?:el|mi|su|ese) numero|busc\w+|orden\w*|remocion|a que numero|un numero a|numero a (?:donde|quien|que|la|mi)|perdi|olvid\w+|corte|court|detenid\w+|detain\w*|no aparece|recibo|receipt)\b/;
const sponsorForm = /\b(?:i ?864|afidavit|affidavit|carta de sostenimiento|sostenimiento)\b/;
const sponsorOther =
  /\b(?:cuanto|how much|ingreso|income|gan(?:o|a|ar)|quien|who|joint|co ?signer|co ?patrocinador|firmar|a ?donde|where|cuando|tarda)\b/;

// USCIS.
const twice = /\b(?:doble|dos veces|2 veces|duplicad[oa]|repetid[oa]|twice|double|two times)\b/;
const charged = /\b(?:cobr\w+|cargo|cargos|cobro|charge[ds]?|billed|pago doble)\b/;
const byUscis =
  /\b(?:uscis|inmigracion|migracion|immigration|i ?\d{3}\w?|n ?\d{3}|forma|tramite|solicitud|application|form|caso|case)\b/;
const chargeOther =
  /\b(?:abogad[oa]|lawyer|notari\w+|patron|renta|corte|multa|taxes|estafa|scam|dui|cargos? (?:criminal\w*|penales?))\b/;
const cardWord = /\b(?:permiso(?: de trabajo)?|mica|green ?card|tarjeta|work permit|ead|card)\b/;
const wrongOnIt =
  /\b(?:con (?:un )?error(?:es)?|(?:trae|tiene|salio|llego|vino|viene|esta)(?: \w+){0,4} (?:error(?:es)?|mal|equivocad[oa])|mal escrit[oa]|wrong|mistake|misspelled|typo|error)\b/;
const wrongWhat =
  /\b(?:nombre|apellido|fecha|sexo|pais|error(?:es)?|name|date|birth|gender|mistake|typo|spelled)\b/;
const wrongOther =
  /\b(?:pag\w+|cobr\w+|cuesta|gratis|pay|fee|cost|me e[qk]u?ivoque|recibo|receipt|notificacion|acta|pasaporte|passport|licencia|license|visa|solicitud|aplicacion|application|me equivoque|puse mal|llene mal|por error|by mistake|perdi|lost|direccion|address|corte|court|no (?:me )?(?:ha )?lleg\w+)\b/;
const uVisa = /\b(?:visa u|u visa)\b/;
const approved = /\b(?:aprob\w+|aprueb\w+|approv\w+|me la dieron|granted|gane|concedi\w+)\b/;
const uOther =
  /\b(?:no (?:me )?(?:la )?aprob\w+|not approved|esper\w+|wait\w*|fila|pendiente|pending|bona fide|buena fe|pre ?aprob\w+|cuanto|how long|how much|cuando|hace (?:\w+ ){1,2}anos|3 anos|tres anos|three years|residencia|green card|certific\w+|policia|mi (?:espos[oa]|mama|papa|hij[oa]|hermano)|viajar|travel|cita|si (?:me )?(?:la )?aprueban|if)\b/;
const covid = /\b(?:covid(?: 19)?|coronavirus|cobid)\b/;
const shot = /\b(?:vacun\w+|vaccin\w*|shot|examen|exam|inyeccion)\b/;
const bank = /\b(?:banco|bancaria|bank|credit union)\b/;
const account = /\b(?:cuenta|account)\b/;
const opens = /\b(?:abr\w+|open\w*|sacar|tener|get)\b/;

// The family.
const bornHere =
  /\b(?:(?:nacio|nacieron|nacid[oa]s?|nacen|nace|nazca|nacer|born)(?: \w+){0,2} (?:aqui|aca|estados unidos|usa|texas|california|florida|here|us|america))\b/;
const childWord = /\b(?:h?ij[oa]s?|bebes?|nin[oa]s?|son|daughter|child|children|kids?|baby|babies)\b/;
const isCitizen =
  /\b(?:es|son|sera|seran|seria|is|are|will be)(?: (?!(?:mi|my|no|not)\b)\w+){0,4} (?:ciudadan[oa]s?|american[oa]s?|gring[oa]s?|citizens?)\b|\b(?:is|are|will) (?:my|our) (?:baby|child|son|daughter|kids?|children)(?: \w+){0,4} (?:a |be a )?(?:us )?citizens?\b|\b(?:tiene|tienen) (?:la )?ciudadania\b/;
const withoutPapers =
  /\b(?:sin papeles|no (?:tengo|tenga|tenemos|tengan|tienen|tiene|tengamos) (?:papeles|documentos|estatus)|indocumentad\w+|ilegal\w*|no papers|without papers|undocumented|not have papers|dont have papers|no status)\b/;
const bornOther =
  /\b(?:me (?:puede|ayuda|da|sirve|arregla)|puede (?:pedir|arreglar)|pedirme|arregl\w+|petition|(?:can|help) (?:me|he|she|they)|trump|orden|order|quitar\w*|take|pasaporte|passport|seguro|cumpl\w+|21)\b/;
/** What the child's birth gives a parent, another's citizenship, a paper, or a right that is taken. */
const ofParents =
  /\b(?:me (?:ayuda|puede|podria|arregla|sirve|beneficia|da)|puedo|podemos|podria|arregl\w+|papa|padre|novi[oa]|pareja|espos[oa]|marido|casad\w+|pasaporte|acta|petici\w+|pedir\w*|quit\w+|perd\w+|cumpl\w+|21|help (?:me|us)|can (?:i|we|he|she)|dad|father|husband|boyfriend|passport|certificate|petition|lose|take\w*|turns?)\b/;
const spouseIs =
  /\b(?:mi|my) (?:espos[oa]|marido|mujer|senora|husband|wife|pareja)\b(?: \w+){0,6} (?:residente|resident|mica|green ?card)\b|\b(?:espos[oa]|husband|wife|marido) (?:residente|resident)\b|\b(?:siendo|as a|era|was a|was) (?:residente|resident)\b/;
const naturalisesNow =
  /\b(?:(?:se|ya se) (?:hace|haga|hizo|haria|naturaliza|naturalizo|naturalice|vuelve|volvio)(?: \w+){0,2}(?: ciudadan[oa])?|(?:becomes?|became|gets?|got) (?:a )?(?:us )?(?:citizen\w*)|naturalizes?d?)\b/;
const myCase =
  /\b(?:mi|la|su|nuestra|my|our|the) (?:peticion|caso|proceso|tramite|i ?130|130|petition|case|application)\b|\b(?:que (?:pasa|cambia|sigue)|cambia|se apura|mas rapido|what (?:happens|changes)|faster)\b/;
const spouseOther =
  /\b(?:cruc\w+|sin inspeccion|brinc\w+|crossed|orden|deport\w+|castigo|papa|mama|padre|madre|hij[oa]|father|mother|son|daughter|hermano|brother|sister)\b/;

// A case that was won.
const won = new RegExp(
  [
    "\\b(?:ya )?(?:gane|ganamos|gano)\\b(?: (?!si\\b)\\w+){0,5} (?:corte|juez|jueza|caso|juicio)\\b",
    "\\b(?:juez|jueza|judge)(?: \\w+){0,3} (?:aprobo|(?:ha|acaba de) (?:aprobado|aprobar)|concedio|dio la razon|approved|granted)(?: \\w+){0,3} (?:caso|case|defensa|proteccion|residencia|relief)\\b",
    "\\b(?:i|we)(?: just| have| already)? won\\b(?: \\w+){0,4} (?:court|case|judge|hearing|trial)\\b",
    "\\b(?:my|our) case was (?:granted|won)\\b(?=.*\\b(?:court|judge)\\b)",
  ].join("|"),
);
const wonOther =
  /\b(?:fianza|bond|bail|apel\w+|appeal\w*|bia|junta|fiscal apelo|dui|criminal|trafico|traffic|familia|custodia|custody|divorci\w+|patron|demanda|lawsuit|accidente|si (?:gano|ganamos|gane)|cuando gan\w+|como gan\w+|quiero ganar|puedo ganar|if i win|how (?:do|can) i win|no (?:gane|ganamos|gano)|nunca gan\w+|asilo|asylum|asilad[oa]|cancelacion|cancellation|42b|(?:mi|my) (?:espos[oa]|herman[oa]|hij[oa]|mama|papa|amig[oa]|husband|wife|brother|sister|son|daughter|mom|dad|friend)|notario|lawyer said|abogado (?:dice|dijo|gano|gana)|perdi|lost|nego|denied|revoc\w+|viajar|travel|202\d|201\d|hace (?:\w+ ){1,2}anos)\b/;
const wonCancellation = new RegExp(
  [
    "\\b(?:gane|ganamos|me (?:dieron|dio|aprobaron|aprobo|concedi\\w+)|aprobo|aprobaron|concedio)\\b(?: \\w+){0,3} (?:cancelacion|42 ?b|ley de (?:los )?(?:10|diez) anos)\\b",
    "\\b(?:won|granted|approved|got)\\b(?: \\w+){0,4} (?:cancellation|42 ?b)\\b",
  ].join("|"),
);
const cancellationOther =
  /\b(?:no (?:me )?(?:la )?(?:gane|dio|dieron|aprob\w+)|nego|negaron|denied|si (?:gano|me)|if i|apel\w+|appeal\w*|(?:mi|my) (?:espos[oa]|herman[oa]|hij[oa]|mama|papa|husband|wife|brother|sister|son|daughter|mom|dad)|orden de|vuelo|boleto)\b/;

// Fear, and a court that is spoken ill of.
const officers = /\b(?:migra|ice|inmigracion|migracion|redadas?|immigration|raids?)\b/;
const staysIn = new RegExp(
  [
    "\\b(?:ya )?(?:ni|no) (?:quiero|queremos|puedo|salgo|salimos|me atrevo|nos atrevemos)(?: \\w+){0,3} (?:salir|salgo|calle|trabajo|trabajar|tienda|escuela|casa)\\b",
    "\\bni (?:al|a la|a) (?:trabajo|tienda|calle|escuela|iglesia|misa|chamba|jale)(?: \\w+){0,2} (?:quiero|voy|salgo|puedo|me atrevo)\\b",
    "\\b(?:miedo|temor|panico|terror)(?: \\w+){0,3} (?:salir|ir|andar|calle|trabajo|trabajar|tienda)\\b",
    "\\bya (?:ni|no) (?:quiero |podemos |puedo )?(?:salir|salgo|salimos)\\b",
    "\\b(?:dont|do not|cant|afraid|scared|afraid to|scared to)(?: \\w+){0,4} (?:go out|leave (?:the|my) house|go to work|go outside|leave home)\\b",
  ].join("|"),
);
const fearOther =
  /\b(?:peg[oa]\w*|golpe\w*|mat[ae]\w*|espos[oa]|marido|novi[oa]|parej\w+|hits?|beats?|kill|husband|boyfriend|partner|no me dejan?|encerrad[oa]s?|locked|desierto|monte|coyote|perdid[oa]s?|lost|present\w+|report\w+|maletas?|oficina|firm(?:ar|o|a|amos)|appointment|office|corte|court|juez|judge|hospital|doctor|clinica|medico|escuela de mis|cita|check ?in|entrevista|interview|puerta|tocan|tocando|afuera|aqui estan|se llevaron|llevaron|detuv\w+|detenid\w+|agarraron|took|detained|door|knock\w*|salir del pais|leave the country|mexico|mi pais|my country|licencia|manejar|driv\w+|albergue|denunciar|policia|police|huellas|amenaz\w+|threat\w*|orden)\b/;
const hospital = /\b(?:hospital|clinica|clinic|urgencias|emergency room)\b/;
const takesMe =
  /\b(?:sin que|que|si) (?:\w+ ){0,2}(?:me|nos) (?:agarr\w+|deten\w+|detien\w+|arrest\w+|lleve\w*)\b|\b(?:arrest|detain|take|grab) (?:me|us)\b/;
const hospitalOther =
  /\b(?:detenid[oa]|centro|detention|corte|court|orden|me (?:agarraron|detuvieron|arrestaron))\b/;
const street =
  /\b(?:(?:en|por) la (?:calle|banqueta|parada|esquina)|caminando|a pie|(?:on|in) the (?:street|sidewalk)|walking)\b/;
const stopsMe =
  /\b(?:(?:me|nos) (?:para|paro|pararon|paran|pare|paren|detiene|detienen|detuvo|detuvieron|detenga|agarra|agarran|agarre)|stops? (?:me|us)|stopped (?:me|us))\b/;
const streetOther =
  /\b(?:papel|juez|corte|court|paper|quitaron|carro|coche|troca|camioneta|manejando|policia|sheriff|police|cop|cops|car|truck|driving|ya me (?:soltaron|dejaron)|let me go|hace (?:\w+ ){1,3}(?:anos?|meses)|years ago|casa|puerta|door|house|llevaron|centro|detention)\b/;
const courtWord = /\b(?:corte|audiencia|juez|jueza|court|hearing|judge)\b/;
const wontGo = new RegExp(
  [
    "\\b(?:no|ni)(?: (?:loc[oa]|madres|muert[oa]|de chiste|de broma|pienso|quiero|a))* (?:voy|vamos|ir|iba|presentarme|me (?:voy a )?present\\w+)\\b",
    "\\b(?:no|ni) (?:loc[oa] |pienso |voy a |vamos a |quiero )?(?:ir|voy|presentarme)(?: \\w+){0,2} (?:a )?(?:la |mi |esa )?(?:corte|audiencia)\\b",
    "\\b(?:im not|i am not|not|i wont|im not gonna|aint) (?:going|gonna go|go|showing up)\\b",
  ].join("|"),
);
const dontCare =
  /\b(?:me vale(?: \w+)?|vale madres?|a la (?:verga|chingada|mierda|goma|fregada)|al (?:diablo|carajo)|que se (?:jodan|chinguen|vayan)|me (?:importa|interesa) (?:un|una|poco|madre)|no me importa|ni (?:loc[oa]|madres|de chiste|muert[oa])|i dont (?:care|give)|screw|fuck|no pienso|paso de ir|que flojera|para que voy)\b/;
const courtOther =
  /\b(?:trafico|traffic|ticket|dui|criminal|familia|custodia|divorci\w+|miedo|afraid|scared|sol[oa]|alone|sin abogado|abogado (?:no|va)|lawyer|no (?:puedo|voy a poder|podre)|cant|trabajo|work|enferm\w+|sick|hospital|bebe|carro|ride|si no (?:voy|vamos|me presento)|if i (?:dont|do not)|que pasa|what happens|otro estado|me mude|moved|fecha|cambiar|puedo no ir|tengo que ir|no fui|falte)\b/;

const lies =
  /\b(?:miento|mentir|miente|mintiera|mentira|mentiras|no digo la verdad|lie|lying|not tell the truth)\b/;
const ofInterview = /\b(?:entrevista|interview|cita con (?:uscis|migracion|el oficial)|oficial|officer)\b/;
/** What comes of it is asked, and not where or how it can be done. */
const lieIf =
  /\b(?:que (?:me |nos )?(?:pasa|pasaria|puede pasar|sucede)|pasa algo|what (?:happens|would happen|can happen|if))\b/;
const lieOther =
  /\b(?:menti|mentimos|lied|dije (?:una )?mentiras?|ya|puse|marque|boda|matrimonio|casad[oa]|casam\w+|marriage|married|ayud\w+|help|como|how|sin que|ensen\w+|invent\w+|esconder|hide)\b/;

export const firstAskedRules: readonly Outright[] = [
  { id: "won-cancellation", said: [wonCancellation], unless: cancellationOther, over: [] },
  { id: "won-in-court", said: [won], unless: wonOther, over: [] },
  {
    id: "court-skipped",
    said: [wontGo, dontCare, courtWord],
    unless: courtOther,
    lead: "court",
    over: ["selfHarm"],
  },
  { id: "street-stop", said: [officers, street, stopsMe], unless: streetOther, over: [] },
  { id: "afraid-outside", said: [officers, staysIn], unless: fearOther, over: ["lost", "violence"] },
  { id: "ice-in-hospital", said: [hospital, officers, takesMe], unless: hospitalOther, over: [] },
  { id: "consular-papers", said: [consulate, appointment, bring], unless: consulateOther, over: [] },
  { id: "n400-papers", said: [naturalises, interview, bring], unless: interviewOther, calm: true, over: [] },
  { id: "lose-citizenship", said: [citizenshipWord, loses], unless: losesOther, calm: true, over: [] },
  { id: "lose-citizenship", said: [naturalised, takenFromMe], unless: losesOther, calm: true, over: [] },
  { id: "n400-trip", said: [naturalises, waitsForIt, travels], unless: tripOther, calm: true, over: [] },
  { id: "price-citizenship", said: [n400, price, online], calm: true },
  { id: "social-number", said: [permit, getsSocial], unless: socialOther, calm: true, over: [] },
  { id: "inside-trip", said: [permit, withinOf, moves], unless: moveOther, calm: true, over: [] },
  { id: "boss-asks-papers", said: [boss, asksPapers, hasNone], unless: bossOther, over: [] },
  { id: "form-i9", said: [formI9], unless: i9Other, calm: true },
  { id: "tourist-work", said: [tourist, mayWork], unless: touristOther, calm: true, over: [] },
  { id: "tn-career", said: [profession, fromMexico, wantsWork], unless: careerOther, calm: true },
  { id: "same-sex-not-married", said: [notWed, oneSex, petitions], unless: oneSexOther },
  { id: "a-number", said: [aNumber], unless: aNumberOther, calm: true, over: [] },
  { id: "i864-papers", said: [sponsorForm, bring], unless: sponsorOther, calm: true, over: [] },
  { id: "charged-twice", said: [charged, twice, byUscis], unless: chargeOther, calm: true, over: [] },
  { id: "card-error", said: [cardWord, wrongOnIt, wrongWhat], unless: wrongOther, calm: true, over: [] },
  { id: "u-approved", said: [uVisa, approved], unless: uOther, calm: true, over: [] },
  { id: "covid-vaccine", said: [covid, shot], calm: true },
  { id: "bank-account", said: [bank, account, opens], calm: true, over: [] },
  {
    id: "born-here",
    said: [bornHere, childWord, isCitizen, withoutPapers],
    unless: bornOther,
    calm: true,
    over: [],
  },
  // Asked of the child and of nobody else: "mi bebé nació aquí, ¿es ciudadano?"
  {
    id: "born-here",
    said: [bornHere, childWord, isCitizen],
    unless: new RegExp(`${bornOther.source}|${ofParents.source}`),
    calm: true,
    over: [],
  },
  {
    id: "petitioner-naturalizes",
    said: [spouseIs, naturalisesNow, myCase],
    unless: spouseOther,
    calm: true,
    over: [],
  },
  { id: "lie-interview", said: [lies, ofInterview, lieIf], unless: lieOther, over: ["lie"] },
];
