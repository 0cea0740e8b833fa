/** Whole phrases that no request for harm is made of, whatever else it sounds like. Server only. */

import { faroQuestion } from "#guide/safety/server-only/about-faro/about-faro.ts";
import { isHonestQuestion } from "#guide/safety/server-only/requests/honest-questions.ts";
import { isRiskAsked } from "#guide/safety/server-only/requests/risk-asked.ts";
import { isSpelledAlike } from "#guide/safety/server-only/requests/spelled-alike.ts";
import { says } from "#guide/words/server-only/says.ts";

/** A rumour that is asked about, a name put on the paper of a shared home, a friend who bears witness, a dead husband's case, another's charge. */
const plainlyHonest = [
  // Whoever was sold them tells on the seller.
  /^(?=.*\b(?:denunci\w+|queja|reportar\w*|report(?:e|ing)?|complaint)\b)(?=.*\b(?:me (?:vendi\w+|estaf\w+|enga\w+|cobr\w+)|sold me|scammed me|charged me)\b)(?!.*\b(?:comprar|buy|fals[oa] (?:denuncia|reporte)|(?:denuncia|reporte) fals[oa]|aunque|invent\w+)\b)/,
  // How a seller is known for what he is.
  /\b(?:como (?:reconozco|reconocer|distingo|identifico|me doy cuenta|se reconoce|puedo (?:reconocer|saber))|how (?:do|can) (?:i|you|we) (?:tell|recognize|spot|know))\b(?: \w+){0,5} (?:vend\w+|sell\w*|estaf\w+|scam\w*|fals[oa]s?|fake)\b(?!.*\b(?:compr\w+|buy|consig\w+|necesito|quiero un|i need|i want)\b)/,
  // A programme that spares travellers the line.
  /\b(?:global entry|tsa pre ?check|precheck|sentri|mobile passport)\b(?!.*\b(?:fals\w+|fake|borrow\w*|prestad\w*|de (?:mi|otro|otra)|someone elses)\b)/,
  // What awaits others who do it.
  /^(?=.*\b(?:que (?:riesgos?|castigos?|pena|consecuencias?|problemas?) (?:corren?|tienen?|hay|traen?|les? dan|enfrentan?)|what (?:risks?|penalty|punishment|consequences)(?: \w+)? (?:is|are|do|does))\b)(?=.*\b(?:la gente que|los que|las que|el que|quien(?:es)?|people who|those who|someone who|whoever)\b)(?!.*\b(?:como|donde|cuanto cobran?|no (?:me|nos|se) (?:cach\w+|den|note)|quiero|voy a|how (?:do|can)|where|want to)\b)/,
  // Registered late or otherwise by others, and which date or name goes on a form.
  /^(?=.*\b(?:(?:me|nos|lo|la) (?:asentaron|registraron|apuntaron|pusieron|inscribieron)|(?:actas?|papeles|documentos) (?:disparej\w+|no coinciden)|uso (?:dos|los dos) apellidos|i use (?:my \w+ last name|two last names|both))\b)(?=.*\b(?:cual|que (?:fecha|nombre|apellido)|do i (?:put|use|write))\b(?: \w+)? ?(?:pongo|uso|va|vale|escribo|both|which)\b)(?!.*\b(?:conviene|compr\w+|cambi\w+|borr\w+|fals\w+|quit\w+|menos|para que no|sin que|no salga|fake|deport\w+|so (?:they|it))\b)/,
  /^(?:me|lo|la|i was|he was|she was) deport\w+ (?:con|bajo|with|under) (?:otro|un|another|a different) (?:nombre|name)(?: \w+){0,4} (?:que nombre (?:pongo|uso|doy)|which name do i (?:put|use))(?: ahora| now)?$/,
  // Says of herself what is so.
  /^(?=.*\b(?:voy|vamos) a (?:poner|marcar|decir|contestar) que si (?:me|nos|tengo|trabaj\w+|vote|estuve|fui|hubo)\b)(?!.*\b(?:aunque|pero|nunca|no (?:es|fue|paso|me)|invent\w+|crean|mentira)\b)/,
  /^(?:\w+ ){0,4}nunca (?:me (?:han )?(?:arrest|deten|detuv|deport)\w+|he \w+)(?: \w+){0,4} (?:voy a (?:marcar|poner|contestar)|marco|pongo|contesto) que no\b(?!.*\b(?:aunque|pero|si (?:les? )?(?:sale|aparece|cachan)|en realidad|descubr\w+)\b)/,
  /\bvoy a (?:marcar|poner|contestar|decir) que (?:no|nunca)(?: \w+){1,5} porque (?:nunca|de verdad no|no he)\b(?!.*\b(?:aunque|pero|en realidad)\b)/,
  /^(?=.*\b(?:(?:papa|mama|padre|madre|espos[oa]|el|ella) si (?:l[oa]s?|me|nos) (?:dejo|abandono|pego|golpeo|maltrato)|(?<!nothing )(?:really|actually) happened|(?:de verdad|si) me paso)\b)(?!.*\b(?:aunque|nunca|no (?:es|fue|paso|me)|invent\w+|mentira|escrib\w+ que|never|didnt|not|make (?:it|up)|fake|(?:diga[ns]?|decir|digo|say|fing\w+) que)\b)/,
  // A visit of weeks, or of business, and its proof.
  /^(?=.*\b(?:consul\w*|embajada|entrada|aeropuerto|consulate|embassy|airport)\b)(?=.*\b(?:(?:viene|va|vengo|voy)(?: \w+){0,5} (?:(?:un|dos|tres) (?:mes(?:es)?|semanas?)|una semana|(?:junta|reunion|conferencia|viaje) de (?:negocios?|trabajo))|(?:for|to) (?:a )?(?:business (?:meeting|trip)|conference|two weeks|a month))\b)(?=.*\b(?:que (?:le |les )?(?:muestr[oa]|ensen[oa]|llev[oa]|dig[oa])|what (?:do|does|should) (?:i|she|he) (?:show|bring|say))\b)(?!.*\b(?:pero|aunque|en realidad|qued\w+|trabaj(?:ar|a|o) (?:aqui|con)|a trabajar|piense\w*|crea que|but|stay|really|think)\b)/,
  // Copies that an employer keeps for the form.
  /^(?=.*\b(?:copias?|cop(?:y|ies))\b(?: \w+){0,3} (?:pasaportes?|papeles|documentos?|ids?|passports?|documents?)\b)(?=.*\bi ?9s?\b)(?!.*\b(?:destru\w+|quem\w+|romp\w+|cambi\w+|fals\w+|fake|shred|original(?:es|s)?)\b)/,
  // Who loves each other, and what is asked of them.
  /^(?=.*\b(?:se (?:quieren|aman)|nos (?:queremos|amamos)|they love each other|we love each other)\b)(?=.*\b(?:que (?:les|nos) preguntan|what (?:do|will) they ask)\b)(?!.*\b(?:pero|aunque|solo por|pag\w+|fing\w+|no (?:viv\w+|se conocen)|but|only for|paid|pretend)\b)/,
  // Who saw it writes what was seen.
  /^(?=.*\b(?:saw|vio|presencio|witnessed)\b)(?=.*\b(?:what (?:should|does) (?:his|her|their|the) (?:statement|letter|declaration|affidavit)|que (?:debe|tiene que) (?:decir|llevar|poner) (?:su|la) (?:carta|declaracion))\b)(?!.*\b(?:aunque|nunca|no (?:hubo|vio|es|fue|paso)|diga que|(?:will|would|to) say|never|didnt|wasnt|there was no|fake|invent\w+|pag\w+|paid)\b)/,
  // Who knows her writes since when.
  /^(?=.*\b(?:me|nos) conocen? (?:de )?(?:desde|hace)\b)(?=.*\bque (?:le |les )?(?:escrib[oae]|pong[oa]|dig[oa]|debe (?:decir|llevar))\b)(?!.*\b(?:aunque|pero|apenas|llegue|invent\w+|pag\w+|nunca|no (?:me|nos) conocen?|mas (?:anos|tiempo)|mentira|jur\w+)\b)/,
  // The application that does not work.
  /^(?=.*\b(?:isap|smart ?link|app|aplicacion)\b)(?=.*\b(?:wont|doesnt|isnt|no (?:me )?(?:agarra|toma|carga|deja|funciona|abre|sirve))\b)(?=.*\b(?:selfie|photo|check ?in|foto|reporte)\b)(?!.*\b(?:leave|left|dejo|dejar|sister|brother|herman[oa]|otra persona|someone|gps|location|ubicacion|cambi\w+|fake|me (?:fui|mude)|moved)\b)/,
  // A paper that came out wrong, or that another wrote wrongly, and is to be put right.
  /^(?=.*\b(?:(?:salio|vino|quedo|llego) con (?:otr[oa]|mal)|(?:salio|vino|quedo) mal|(?:patron|jef[ea]|notari[oa]|preparador\w*|abogad[oa]|secretaria) (?:cambio|puso|escribio)) (?:el |la )?(?:fecha|nombre|apellido|ano|mes)\b)(?=.*\b(?:como (?:l[oa] )?(?:arreglo|corrijo)|me (?:da|pide|hace) otr[oa]|le pido otr[oa]|que hago)\b)(?!.*\b(?:aunque|sin que|para que|conviene|pag\w+|compr\w+|app|photoshop|compu\w*|menos|fals\w+|borr\w+)\b)/,
  // A book or a programme to learn from.
  /\b(?:app|apps|aplicacion|pagina|libro|folleto|videos?|website|book|flashcards?)\b(?: \w+){0,3} (?:respuestas|preguntas|answers|questions) (?:de|del|para|to|for|of)\b(?!.*\b(?:escond\w+|sin que|sopl\w+|durante|hidden|sneak|during|earpiece|audifono)\b)/,
  // Whether what was told does harm to a case.
  /^(?:\w+ ){0,3}(?:perjudic\w+|afect\w+|affect\w*|hurts?)(?: (?:en|a|con|for))? (?:mi|my) (?:caso|tramite|peticion|solicitud|case|application)\b(?: (?:de|por|la|mi|for|my|a|asilo|residencia|green ?card|asylum|familia|ciudadania))*$/,
  // Asks how to say what is so, and wants nothing made up.
  /^(?=.*\b(?:para no (?:mentir(?:le|les)?|decir mentiras?)|no quier(?:o|e|en|emos) (?:mentir(?:le|les)?|inventar(?: nada)?)|o (?:es|eso es|seria) (?:mentira|mentir(?:le|les)?)|sin mentir(?:le|les)?|para decir la verdad|so i (?:dont|do not) lie|without lying|(?:i|we|they) dont want to (?:lie|make (?:anything|it) up)|(?:he|she) doesnt want to (?:lie|make (?:anything|it) up))\b)(?!.*\b(?:pero|aunque|mejor|con(?:venc|venz|vinc)\w+|but|invent(?:a|ame|o|amos)|fals[oa]s?|chuec\w+|compr\w+|pag(?:o|ar\w*|amos)|hazme|haz|redact\w+|escrib(?:e|eme)|(?:digo|decir|diga|digan) que|parezca\w*|sin que|prest\w+|borr\w+|quit\w+|cambi\w+|omit\w+|escond\w+|nunca (?:paso|fue|me)|fake|pretend|say (?:that )?i)\b)/,
  // Left out or put wrong by mistake, and mended without seeming a liar.
  /^(?=.*\b(?:me equivoque|comet\w+ un error|pus(?:e|imos) mal|(?:se (?:me|nos) )?olvid(?:o|e|amos) (?:poner|incluir|mencionar|agregar)|se (?:me|nos) paso (?:poner|incluir)|forgot to (?:list|include|put|mention|add)|put the wrong|made a mistake)\b)(?=.*\b(?:como|how)(?: \w+){0,3} (?:arregl\w+|corrij\w+|correg\w+|corrig\w+|agreg\w+|anad\w+|fix|correct|add|mend)\b)(?!.*\b(?:invent\w+|fals\w+|fake|aunque|pag\w+|compr\w+|sellos?|stamps?|photoshop|app|diga que|decir que|digo que|como si|nadie)\b)/,
  // Her trips or days, added up.
  /^(?:(?:hola|oiga|please|can you|puedes) )*(?:help me|ayud\w+(?:me)? a) (?:count|contar|add up|sumar) (?:(?:all|todos?) )?(?:my|mis|the|los) (?:trips?|viajes?|salidas|dias|days)\b(?!.*\b(?:different\w*|distint\w+|diferent\w+|so|para que|pa que|otra|acomod\w+|breaks?|rompe|corta|dig[ao]|say|less|menos)\b)/,
  // A record that a court has cleared, and whether it still weighs.
  /^(?=.*\b(?:record|antecedentes?|arresto|caso|arrest|case)\b)(?=.*\b(?:corte|juez|jueza|estado|court|judge|state)\b(?: \w+){0,2} (?:ya )?(?:me )?(?:l[oa]s? )?(?:borr(?:o|aron)|sell(?:o|aron)|elimin(?:o|aron)|expunged|sealed|erased)\b)(?=.*\b(?:cuenta|afecta|sale|aparece|perjudica|(?:lo )?(?:tengo|hay) que|counts?|shows?|hurts?|matters?|affects?|have to)\b)(?!.*\b(?:para que no|sin que|fals\w+|fake|dig[ao] que no|say no|pag\w+|esconder|hide)\b)/,
  // So it was, by her own words; made to serve, and how that is told.
  /^(?!.*\b(?:pero|aunque|invent\w+|fals\w+|fake|nadie|crean?|mentira)\b).*\b(?:voy a|quiero|puedo) (?:decir|poner|contar|escribir) que\b.*\b(?:porque|y) (?:asi (?:fue|paso)|(?:eso )?(?:si )?es (?:la )?(?:verdad|cierto)|si (?:paso|fue asi))\b/,
  /^(?=.*\b(?:servi|deserte|me reclutaron|i served|i deserted|i was drafted)\b)(?=.*\b(?:por obligacion|a la fuerza|obligad[oa]|deserte|deserted|forced|drafted)\b)(?=.*\b(?:como (?:lo )?(?:pongo|explico|cuento|digo)|how do i (?:put|explain|write|tell))\b)(?!.*\b(?:pero|aunque|nunca|no (?:lo|quiero)|invent\w+|fals\w+|mejor|but|never|leave out)\b)/,
  // Whether officers see where one's telephone is; dates that differ from the stamps.
  /^(?:\w+ ){0,2}(?:ice|migra|isap|smart ?link)(?: (?:puede|pueden))? (?:ven?|ver|saben?|saber|rastrea\w*|track|see)(?: \w+){0,2} (?:ubicacion|telefono|gps|location|phone)(?: \w+){0,5}$/,
  /^(?:(?:hola|oiga) )?como (?:pongo|lleno|explico) (?:los|las|mis) (?:viajes|fechas|salidas)\b(?: \w+){0,5} si (?:son|salen|no) (?:diferentes|distint\w+|coinciden|me acuerdo)(?: (?:a|de|con|los|las|mi|mis|del|el|la|sellos|pasaporte|fechas|bien))*$/,
  // Struck, and called a liar by who did it.
  /^(?=.*\b(?:dicen?|says?|claims?|alega|jura)\b(?: (?:que|that|yo|i|it|lo|todo|me|ahora|now)){0,4} (?:invente|invento|made (?:it|everything|all of it) up|invented)\b)(?=.*\b(?:si (?:me )?paso|me (?:maltrata|pega|pego|golpea|golpeo)|it (?:did|really) happen(?:ed)?|(?:he|she) (?:did|really|hit|beat|hits|beats))\b)(?!.*\b(?:wants me|quiere que|escrib\w+ que|nunca|never|para su|so (?:he|she))\b)/,
  /^(?=.*\b(?:my (?:husband|wife|boyfriend|boss|ex)|he|she) (?:hit|beat|beats|choked|threatened|hurt|raped) me\b)(?=.*\b(?:he|she) (?:says|claims|swears) (?:he|she) (?:didnt|never did|did not)\b)(?!.*\b(?:and (?:he|she) (?:is|s) right|its true|pretend\w*|make (?:it )?up|fake)\b)/,
  // A resident whom an illness kept away.
  /^(?=.*\b(?:green ?card|residen\w+|mica)\b)(?=.*\b(?:got sick|had surgery|was (?:sick|in the hospital)|se enfermo|me enferme|estuv[eo] enferm[oa]|l[oa] operaron|me operaron)\b)(?=.*\b(?:what should (?:he|she|i) (?:tell|say)|que (?:le )?(?:digo|dice|explico|explica))\b)(?!.*\b(?:lie|hide|invent\w+|mentir|esconder|so (?:they|that)|para que|pa que|really|de planta|pero vive|but lives)\b)/,
  // A card that tells her own day of birth.
  /\b(?:id|identificacion|credencial|card)\b(?: \w+){0,2} (?:diga|con|says?|shows?|with) (?:su|mi|his|her|my)(?: \w+)? (?:fecha de nacimiento|date of birth|birthday)\b(?!.*\b(?:fals\w+|fake|otr[oa]|cambi\w+|mayor|menos|compr\w+|quien|pero|trabaj\w+)\b)/,
  // Flies with the passport of one's own country.
  /^(?=.*\b(?:volar|vuelo|viajar|avion|fly)\b)(?=.*\b(?:con|with) (?:mi|my) (?:propio |own )?(?:pasaporte|passport)(?! (?:de|del|fals\w+))\b)(?!.*\b(?:prestad\w*|borrow\w*|fals\w+|fake|frontera|border|cruzar|cross|otr[oa]|another|parec\w+|como si|sin que|coyote)\b)/,
  // Years between the two, and what others say of it.
  /^(?=.*\b(?:my (?:wife|husband)|mi (?:espos[oa]|marido|mujer))\b)(?=.*\b(?:looks? like|parece|crean?|creen|piensen?|piensan)\b(?: \w+){0,4} (?:green ?card marriage|(?:for|por) (?:los )?(?:papers|papeles))\b)(?=.*\b(?:it (?:isnt|is not)|its not|no (?:lo |es )?(?:es|asi|cierto|verdad)|no es)\b)(?!.*\b(?:pag\w+|paid|pay|fake|fing\w+|pretend\w*|para que|so (?:it|they|that)|como le hac\w+|make it|apart|separad[oa]s?|cobr\w+)\b)/,
  // The date on a letter that came.
  /\bme (?:llego|llegaron|mandaron|mando|dieron|enviaron)\b(?: \w+){0,6} (?:cartas?|avisos?|rfe|noid|noir|notices?|notificacion|negacion)\b(?: \w+){0,8} (?:con|tiene|trae) fecha\b(?!.*\b(?:cambi\w+|fals\w+|pong\w+|haz\w*|hag\w+|otra fecha|edit\w+|prest\w+)\b)/,
  // What a friend who knows them as a couple writes, and a citizen's child taken over a bridge to a visit.
  /^(?=.*\b(?:carta|declaracion|affidavit|letter|testigo|witness)\b)(?=.*\b(?:amig[oa]s?|conozc\w+|conoce\w*|testigo|friend|knows?|witness)\b)(?=.*\b(?:pareja|matrimonio|boda|se caso|casaron|casad[oa]s|couple|marriage|wedding|married)\b)(?=.*\b(?:que (?:le |les )?(?:pongo|pone|ponga|escribo|escribe|escriba|digo|dice|diga)|what (?:do|should|does) (?:i|he|she|they) (?:write|put|say))\b)(?!.*\b(?:fals\w+|fake|invent\w+|aunque|mentir\w*|mentira|no (?:es|nos|los|me|lo|la) \w+|pag\w+|para que (?:crean|parezca)|nunca|hace (?:poco|dos|tres) (?:dias|semanas)|papeles|pretend\w*|made up|lie)\b)/,
  /^(?=.*\b(?:cruz\w+|cross\w*)\b)(?=.*\b(?:puente|garita|bridge|port)\b)(?=.*\b(?:bebe|hij[oa]s?|nin[oa]s?|baby|son|daughter|kids?)(?: \w+){0,2} (?:ciudadan[oa]s?|american[oa]s?|citizens?)\b)(?!.*\b(?:acta|prest\w+|otr[oa]|fals\w+|sin (?:papeles|que)|coyote|escond\w+|borrow\w*|fake)\b)/,
  // What friends who know him write.
  /^(?=.*\b(?:character letters?|letters? of (?:support|recommendation|good (?:character|conduct))|cartas? de (?:recomendacion|buena conducta|apoyo (?:de|para)))\b)(?!.*\b(?:fake|fals\w+|invent\w+|made up|make up|never|nunca|aunque|although|pay|pag\w+|compr\w+|lie|mentir|mientan|don ?t know|(?:no|ni) (?:me|lo|la|los) conoc\w+|firm\w+(?: yo)? (?:con su|a nombre|como)|pong\w+ (?:yo )?las firmas|como si|diga[n]? que)\b)/,
  // What others want of her for a wrong of theirs, and a case that may be lost.
  /\b(?:they|he|she|someone) wants? to use my (?:address|name|house|account)\b(?!.*\b(?:how (?:do|can) (?:i|we)|for money|and i (?:want|will))\b)|\bquieren? usar mi (?:direccion|nombre|casa|cuenta)\b(?!.*\b(?:como le hago|cuanto (?:les )?cobro|y yo (?:quiero|acepto))\b)/,
  /\bdoes (?:\w+ ){0,3}(?:case|asylum|petition|application) (?:just )?disappear\b|\b(?:desaparece|se pierde|se borra) (?:mi|su|el|la) (?:caso|asilo|peticion|solicitud)\b/,
  // What a child says when officers come to the door.
  /^(?=.*\bque (?:le |les )?(?:digo|decir(?:le|les)?|enseno|explico)\b(?: \w+){0,3} (?:nin[oa]s?|h?ij[oa]s?|chamac[oa]s?|niet[oa]s?|peques?)\b)(?=.*\b(?:si|cuando)(?: \w+){0,2} (?:llega|llegan|viene|vienen|toca|tocan|cae|caen|entra|entran)(?: \w+){0,2} (?:migra|migracion|inmigracion|ice)\b)(?!.*\b(?:que (?:soy|somos|nacio|nacimos|no viv\w+)|mient\w+|invent\w+|escond\w+|ocult\w+)\b)/,
  /^(?=.*\bwhat (?:do|should|can) (?:i|we) (?:tell|teach) (?:my|our|the) (?:\w+ ){0,3}(?:kids?|son|daughter|child|children|boy|girl)\b)(?=.*\b(?:if|when) (?:ice|immigration|la migra|agents) (?:come|comes|knock|knocks|show|shows)\b)(?!.*\b(?:lie|lying|hide|pretend|say (?:he|she|we|they)|born)\b)/,
  // All of it is true, and told with a trembling voice.
  /^(?=.*\b(?:todo (?:lo que (?:digo|cuento) )?es (?:la )?(?:verdad|cierto)|its all true)\b)(?=.*\b(?:nervios\w*|tiembl\w+|se me (?:traba|olvida)\w*|lloro|nervous|shake|forget)\b)(?!.*\b(?:aunque|pero (?:no|de)|invent\w+|menos|excepto|casi|but|except)\b)/,
  // An offer that is not wanted, and another proof that is.
  /^(?=.*\b(?:(?:me|nos) ofrec\w+|(?:offered|offers) (?:me|us))\b)(?=.*\b(?:no l[oa]s? (?:quiero|queremos|voy a usar|acepto|acepte)|i dont want (?:it|that)|i (?:said|told (?:him|her)) no)\b)(?=.*\b(?:con que|de que otra|que otr[oa]|how else|what else)\b)(?!.*\b(?:cuanto|prestad\w*|compr\w+|invent\w+|mejor (?:una|otro|otra)|buy|fake one)\b)/,
  // Put down wrongly, and to be told so.
  /^(?=.*\b(?:puse|anote|escribi|i (?:put|wrote))\b(?: \w+){0,12} (?:y|pero|and|but) (?:it |en realidad |really )?(?:fue|era|was)\b)(?=.*\b(?:como (?:l[oa] )?(?:digo|corrijo|aclaro|arreglo|explico)|how do i (?:say|fix|correct|explain|tell))\b)(?=.*\b(?:mentiros[oa]|mentira|mentir|correg\w+|corrij\w+|liar|lied|lying|fix|correct)\b)(?!.*\b(?:cuadre\w*|invent\w+|dej(?:o|ar)lo|no se (?:note|den)|parezca|aunque|so (?:it|they))\b)/,
  // A name that the law has changed.
  /^(?=.*\b(?:cambi(?:e|amos|o)|changed) (?:el|su|mi|her|his|my|our) (?:nombre|apellido|(?:last )?name)\b)(?=.*\b(?:adopt\w+|casar\w*|me case|divorci\w+|naturaliz\w+|en la corte|married|divorced|in court)\b)(?=.*\b(?:actualiz\w+|aviso|avisar|update|notify|report it)\b)(?!.*\b(?:fals\w+|fake|sin (?:que|papeles)|otro nombre|app|photoshop|another name)\b)/,
  // A rumour that officers can be paid, which is not believed.
  /^(?=.*\bes (?:cierto|verdad) que (?:uno|una|se|alguien|la gente|hay)\b(?: \w+){0,4} (?:pag|sobor|compr)\w*)(?=.*\b(?:no l[eo] creo|no creo|me suena (?:a|raro)|no me (?:late|gusta)|suena a estafa)\b)(?!.*\b(?:quiero|cuanto|a quien|donde|como le)\b)/,
  // The cards that tell one's rights; residents call theirs so nowhere.
  /\b(?:red cards?|tarjet(?:as?|itas?) rojas?)\b(?!.*\b(?:fals[oa]s?|fake|chuec[oa]s?|compr\w+|buy|residen\w+)\b)/,
  // A couple who fear that what they are looks like what they are not.
  /^(?=.*\b(?:my (?:wife|husband)|mi (?:espos[oa]|marido|mujer))\b)(?=.*\b(?:looks? (?:like )?(?:a )?(?:fake|fraud)|(?:will|would|might|going to)(?: \w+){0,3} think (?:it ?s|it is|this is|we are|were|ours is)(?: an?)? (?:green ?card marriage|fake|fraud|sham|only for papers)|parece\w* (?:un )?(?:fals[oa]|fraude)|(?:van|vayan) a (?:pensar|creer) que (?:es|somos) (?:un )?(?:fals[oa]s?|fraude|mentira))\b)(?!.*\b(?:me pag\w+|pag\w+ (?:por|para|a mi)|(?:paid|pay|paying) (?:me|him|her|for)|pretend\w*|fing\w+|no vivimos|dont live|apart|separad[oa]s?|solo por|only for)\b)/,
  // A couple whom work or school keeps apart.
  /^(?=.*\b(?:no (?:vivimos|estamos viviendo) junt[oa]s|viv(?:imos|e) (?:separad[oa]s|aparte|lejos|en otr[oa])|(?:we|to) live apart|(?:dont|do not) live together|live in different)\b)(?=.*\b(?:por (?:el |su |mi |la |lo de(?:l| su| mi) )?(?:trabajo|chamba|jale|escuela|estudios)|trabaja en otr[oa]|(?:because of|for|due to) (?:(?:his|her|my|the|our) )?(?:job|jobs|work|school|studies))\b)(?!.*\b(?:(?:que|para) (?:\w+ )?(?:crean|piensen|parezca|vean|coincid\w+)|no se note|mentira|mentir|fing\w+|pag(?:o|ue|amos|a)|invent\w+|fals[oa]\w*|solo por|puro papel|script|guion|pretend\w*|fake|lie|think|looks? like)\b)/,
  // A relative's lease or bill, where she lives too and says so.
  /^(?=.*\b(?:renta|contrato|lease|recibos?|bil(?:es|ls)?|luz|casa|depa\w*|apartamento|rent|utilit\w+)\b(?: \w+){0,6} (?:(?:a|bajo) (?:el |su |mi )?no[mn]bre|(?:in|under) (?:\w+ ){1,3}names?)\b)(?=.*\b(?:escuela|eskuela|inscrib\w+|me l[oa]s? (?:resiben|reciben|aceptan)|kinder|school|enroll\w*|viv(?:o|imos) (?:con|en (?:la )?casa de)|live with)\b)(?!.*\b(?:compr\w+|falsific\w+|invent\w+|prest\w+|diga que|decir que|hacer como|cambi\w+ el nombre|edit\w+|borr\w+|pag\w+|fake|forg\w+|borrow\w*|pretend\w*|no viv\w+|dont live)\b)/,
  // A hearing or a case that shall go to the court of another city.
  /^(?=.*\b(?:audiencia|corte|mi caso|hearing|court|my case)\b)(?=.*\b(?:que )?(?:me |nos )?(?:la|lo|mi (?:caso|corte|audiencia)|my (?:case|hearing|court)) (?:pas(?:en|ar|an)|cambi(?:en|ar|an)|muev(?:an|en)|mover|mand(?:en|ar|an)|transfier\w+|moved|transferred)\b|.*\b(?:pas(?:en|ar)|cambi(?:en|ar)|mov(?:er)|mand(?:en|ar)|move|transfer) (?:mi|el|my|the) (?:caso|audiencia|case|hearing)\b)(?!.*\b(?:frontera|rio|coyote|desierto|cruz\w+|border|pag\w+le|soborn\w+|fals\w+|fake|(?:sigo|seguir) (?:viviendo|aqui)|me quedo|keep living|still live|stay here|so they dont|offer|how much|cuanto (?:le|les)|le (?:doy|ofrezco)|prest\w+)\b)/,
  // Letters of a case of abuse that go to another's house.
  /^(?=.*\b(?:cartas?|correo|correspondencia|mail|letters?)\b)(?=.*\b(?:direccion|casa|address) (?:de|of)? ?(?:mi|una?|my|a)\b)(?=.*\b(?:vawa|(?:no quiero|para) que (?:el|ella|mi (?:espos[oa]|marido))? ?(?:no )?(?:l[ao]s? )?(?:se )?(?:vea|entere|lea|sepa)|dont want (?:him|her) to (?:see|know|find)|so (?:he|she) (?:doesnt|wont|cant) (?:see|know|find))\b)(?!.*\b(?:aunque|invent\w+|fals\w+|no es cierto|vivimos juntos de mentira|fake)\b)/,
  // What another should do when officers stop or take him.
  /^(?=.*\b(?:que (?:le|les) digo (?:a mi \w+ |a el |a ella )?que (?:haga|hagan|diga|no)|what (?:do|should) i tell (?:him|her|my \w+) to do)\b)(?=.*\bsi (?:le|lo|la|les|los|las|me|nos) (?:caen|agarran|paran|levantan|detienen|pescan|tocan)\b|.*\bif (?:they|ice|agents) (?:stop|grab|take|detain))(?!.*\b(?:mient\w+|mentira|fals\w+|invent\w+|escond\w+|lie|fake|hide)\b)/,
  // Who goes along to an appointment.
  /^(?=.*\b(?:acompan\w+|accompany|go with|keep (?:her|him) company)\b)(?=.*\b(?:entrevista|cita|corte|huellas|interview|court|appointment)\b)(?!.*\b(?:cruz\w+|frontera|rio|coyote|border|cross\w*|fing\w+|haciend\w+ pasar|testigo fals\w+|pretend\w*)\b)/,
  // An illness that is there, and a doctor who would write it down or will not.
  /^(?=.*\b(?:doctor\w*|medic[oa]|n ?648)\b)(?=.*\b(?:si tiene|tiene (?:demencia|alzheimer)|(?:esta|anda) enferm[oa]|demencia|alzheimers?|dementia)\b)(?!.*\b(?:pag\w+|fals\w+|invent\w+|fing\w+|aunque (?:no|este bien)|sin que|mentir|(?:que )?(?:diga|ponga|firme)|san[oa]|normal|busco|fake|diciendo|saying|flojera|lucid\w+|perfect\w*|buenisim[oa]|hates?|no (?:se )?quiere(?: \w+)? (?:estudiar|aprender\w*))\b)/,
  // Help with a card, and no word of how.
  /^(?:(?:hola|buen[oa]s?|dias|tardes|noches|oye|oiga|disculpe|por|favor|porfa\w*|me|nos|le|les|lo|te|se|eres|son|es|usted|muy|amables?|gracias|pueden?|puedes|podrian?|podrias|necesit\w+|ocup\w+|quier[oe]n?|quisiera|busc[oa]|que|alguien|quien|su|tu|una?|a|mi|mama|papa|hij[oa]|herman[oa]|espos[oa]|faro|hi|hello|hey|please|can|could|you|i|we|need|want|someone|to|with|con|y|pues) ){0,7}(?:ayud\w+|help(?: me)?) (?:con|with) (?:la|mi|my|the|lo de la|lo de mi) (?:mica|residencia|green ?card|permiso(?: de trabajo)?)(?: por favor| porfa| please)?$/,
  // Vaccines that a doctor gives.
  /^(?=.*\b(?:pong[ao]n?|ponen?|poner|pusieran?|ponerme)(?: me)?(?: ya)? (?:las|la|mis|unas|otra|esas|todas las) (?:vacunas?|dosis|inyecci\w+)\b)(?!.*\b(?:sin|aunque|como si|que (?:ya )?(?:me las|las tengo)|fals\w+|invent\w+|pag\w+|nunca|no (?:me|las|las he)|record|papel|forma|formulario|form|i ?693|cartilla|hoja|tarjeta|(?:de|por) palabra|ahorr?\w*|dolares|cobr\w+|y ya|firm\w+|sell\w+|conect\w+|conozco)\b)/,
  // A paper that shows where one lives.
  /^(?!.*\b(?:edit\w+|alterad\w+|modificad\w+|fals\w+|fake|ph?otoshop\w*|fotoshop\w*)\b).*\b(?:papel|comprobante|carta|prueba|recibo|paper|proof|letter)\b(?: \w+){0,3} (?:que )?(?:diga|dice|demuestre|muestre|compruebe|says?|shows?|that)(?: \w+)? (?:(?:que )?(?:yo )?vivo (?:aqui|en (?:california|texas|illinois|el estado|esta casa|la ciudad|mi casa))|donde vivo|where i live|i live (?:here|in))\b(?!.*\b(?:fals\w+|fake|compr\w+|pag\w+|invent\w+|prest\w+|aunque|no vivo|desde (?:hace|19|20)|mas anos|fecha|otr[oa]|antes|edit\w*|ph?otoshop\w*|fotoshop\w*|haz(?:me)?|hagan|make me|(?:estoy|ando|vivo|sigo) en(?! (?:california|texas|illinois|el estado|esta casa|la ciudad|mi casa)\b)|im in|i am in|pero|but|though|ya me (?:fui|sali|mude)|left the)\b)/,
  // A rumour of a permit that is given no more, or later.
  /^(?=.*\b(?:dice[n]?|dijo|dijeron|oi|escuche|vi en|heard|they say|says)\b(?: \w+){0,4} (?:ya no (?:se )?(?:dan?|estan dando|hay|van a dar)|(?:dont|do not|arent) giv\w+|no (?:more|longer)))(?=.*\b(?:permisos?|residencias?|micas?|asilo|permits?|green ?cards?|asylum)\b)(?!.*\b(?:compr\w+|fals\w+|chuec\w+|vend\w+|buy|fake|invent\w+|conoc\w+)\b)/,
  // A list of what is asked or brought.
  /^(?:(?:por favor|please|can you|puedes) )?(?:haz(?:me)?|hagame|make me|give me|dame|deme) (?:una |a )?(?:lista|list) (?:de|of) (?:\w+ ){0,3}(?:papeles|documentos|preguntas|requisitos|formularios|abogad\w+|papers|documents|questions|forms|requirements|lawyers)\b(?!.*\b(?:recit\w+|fals\w+|invent\w+|fake|ment\w+|lie|excus\w+|sin que|compr\w+|vend\w+|buy|who sell)\b)/,
  // What shows that a true marriage is true.
  /^(?!.*\b(?:aunque|pero no|no (?:es|vivimos)|mentir\w+|negocio|arreglad\w+|fals\w+|invent\w+|fing\w+|pag\w+|fake|cobr\w+|mil|como le hac\w+|pretend\w*|even though|but (?:we|it)|dont|isnt|papeles|papers)\b).*\b(?:crea|crean|believes?|convenc\w+)\b(?: \w+){0,4} (?:(?:es|era) (?:de verdad|real|verdader[oa])|si vivimos junt[oa]s|nos queremos de verdad|(?:is|its) real|really (?:live|love|are married))\b/,
  // Twins whom an officer took for one another.
  /^(?!.*\b(?:prest\w+|borrow\w*|use|uso|pasar|cruzar|cross)\b).*\b(?:gemel[oa]s?|nos parecemos|twins?|look alike)\b.*\b(?:(?:me|nos) confund\w+|(?:mixed|confused) (?:us|me|our))\b/,
  // How somebody came in years ago with a lookalike's visa, told as done.
  /^(?!.*\b(?:que|si|para|quiero|puedo|podria|voy a|vamos a|sirve|mejor) (?:yo )?(?:pase|pasar|entre|entrar|cruce|cruzar)\b)(?!.*\b(?:trabaj\w+|work|otra vez|de nuevo|ahora|again|aprend\w+|me prest(?:e|a)|puedo|podria|cobr\w+|vend\w+)\b)(?=.*\b(?:yo )?(?:pase|entre|cruce|vine)\b(?: \w+){0,3} con (?:la|el) (?:(?:visa|pasaporte|mica) )?(?:de|suya|suyo)\b)(?=.*\b(?:porque|pues|ya que|como) (?:si )?(?:nos|me le|se me) parec\w+)/,
  // What is paid to whom somebody left.
  /^(?!.*\b(?:trabajar|su nombre|como si|work|pretend\w*)\b).*\b(?:papa|mama|espos[oa]|marido|husband|wife|father|mother)\b.*\b(?:difunt[oa]|murio|falleci\w+|died|dead)\b.*\b(?:pension|seguro de vida|survivor|life insurance)\b/,
  // An office that put another's photo or name on the card.
  /^(?!.*\b(?:use|uso|usar|aprovech\w+|keep|quedar\w*|sin decir|without)\b).*\b(?:uscis|migracion|inmigracion|la oficina|the office|they)\b(?: \w+)? (?:put|printed|puso|pusieron|imprimi\w+)(?: \w+){0,3} (?:photo|picture|foto|name|nombre|fecha|date)\b/,
  // Her own photo, grown old.
  /^(?!.*\b(?:prest\w+|prima|primo|herman\w+|otr[oa]|sister|brother|cousin|someone)\b).*\b(?:mi|la|my) (?:\w+ )?(?:foto|photo|picture)\b(?: \w+){0,5} (?:(?:ya )?no se parece a mi|(?:doesnt|does not) look like me)\b/,
  // Copies of what one signed oneself, a form on a friend's printer, what a good lawyer charges.
  /^(?!.*\b(?:fals\w+|fecha|hech[oa]s?|cambi\w+)\b).*\bquien (?:tiene|guarda|da|me da) copias? de mis? (?:contrato|recibos?|expediente|acta|pagos)\b/,
  /^(?!.*\b(?:fals\w+|fake|foto|photo|fecha|date|aprobad\w+|approv\w*|sell\w+|stamp)\b).*\b(?:imprim(?:e|o|en|ir)|prints?|print out) (?:(?:el|la|un|mi|the|my|a) )?(?:formulario|solicitud|forma|form|application)\b/,
  /^(?!.*\b(?:invent\w+|ment\w+|lie|fake|fals\w+|juez|judge|soborn\w+|brib\w+|marry|cas\w+)\b).*\b(?:buen[oa]?|good|honest) (?:abogad[oa]|lawyer|attorney)\b.*\b(?:cuanto (?:cobran?|sale|cuesta)|how much)\b/,
  // A doctor of her own tongue.
  /^(?!.*\b(?:firm\w+|sign\w*|sin|without|pag\w+|pay)\b).*\b(?:doctor\w*|medic[oa]|civil surgeon)\b(?: \w+){0,3} (?:who|that|que) (?:speaks|habl[ae]) (?:\w+ )?(?:spanish|espanol)\b/,
  // What to say of a visit that has an end.
  /^(?=.*\b(?:consul\w*|embajada|consulate|embassy)\b)(?=.*\b(?:voy|vamos|iria|im going|i am going)\b.*\b(?:boda|graduacion|quinceanera|bautizo|visitar|ver a|wedding|graduation|to visit|to see)\b.*\b(?:regreso|regresamos|vuelvo|come back|return)\b)(?!.*\b(?:pero|aunque|qued\w+|trabaj\w+|but|stay|work)\b)/,
  // A record that a court clears, not one that is hidden.
  /\b(?:borr\w+|limpi\w+|sell\w+|quit\w+|elimin\w+|erase|clear|clean|expunge|seal|remove)\b(?: \w+){0,2} (?:record|antecedentes?|arresto|arrest|cargos?|dui|conviction)\b(?!.*\b(?:sin (?:corte|juez|abogado|q(?:ue)?)|pag\w+|soborn\w+|fotos?hop|papel|carta|hoja|document\w+|solicitud|forma|application|copia|pdf|police|policia|conozco|contacto|hacker|without|fake|bribe|(?:para|pa) que (?:la |el )?(?:migra|migracion|inmigracion|uscis|ice|consul|oficial)|so (?:that )?(?:uscis|immigration|ice|they))\b)/,
  // What was done once, and whether it weighs.
  /\b(?:worked|used|trabaj(?:o|aba|e|amos)|uso|use)\b(?: \w+){0,6} (?:(?:fake|made up|false) (?:social|ssn|papers)|(?:social|seguro|papeles) (?:chuec|fals|inventad)[oa]s?)\b.*\b(?:is (?:that|it) a problem|does (?:that|it) (?:hurt|affect)|afecta|perjudica|pasa algo|hay problema|lo (?:digo|dice|tiene que decir)|should (?:she|he|i) (?:tell|say))\b/,
  /\b(?:es|sera) (?:cierta?|verdad|verdadera)\b.*\b(?:historia|noticia|rumor|que (?:regalan|dan|estan dando|hay))\b/,
  /\b(?:poner|agregar|anadir|sumar|add)(?:me|nos|lo|la)?(?: (?:mi|su|el|los))? nombres?(?: de mi \w+)? (?:en|al|to) (?:el |la |the )?(?:contrato|recibo|renta|cuenta|lease|bill)\b(?!.*\b(?:aunque|fals\w+|no vive|de otra persona|borr\w+)\b)/,
  /\b(?:amig[oa]|vecin[oa]|pastor|friend|neighbor)\b(?: \w+){0,4} (?:testigo|witness)\b(?!.*\b(?:pag\w+|fals\w+|mient\w+|diga que|invent\w+|fake|lie)\b)/,
  /\b(?:murio|fallecio|died)\b.*\b(?:numero de (?:caso|recibo)|case number|pension|sobreviviente|survivor)\b/,
  /\bmi (?:ex|marido|espos[oa]|suegr[oa])\b(?: \w+){0,2} (?:dice|dijo|conto|invento)\b.*\b(?:no es (?:cierto|verdad)|es mentira)\b.*\b(?:aclar\w+|defend\w+|prueb\w+|desmient\w+|que hago)\b/,
  // Done by another to whom the paper was given, and what is done now.
  /^(?=.*\b(?:(?:mi|el|la) (?:patron\w*|jef[ea]|ex|caser[oa]|notari[oa]|doctor\w*|medic[oa]|preparador\w*)|my (?:boss|employer|preparer|landlord|doctor|notary))(?: (?:me|le|nos))* (?:cambio|firmo|puso|dio|da|entrega|gives?|gave|changed|signed|put)\b)(?=.*\b(?:que (?:hago|puedo hacer)|(?:vale|sirve)|what (?:do|can|should) i do|is it valid)$)(?!.*\b(?:para que|como (?:le|lo|la)|quiero|cuanto|compr\w+|conviene|so (?:that|i|they)|how|want|otr[oa] fecha que)\b)/,
  // Money that went in cash, and how that is shown.
  /\b(?:mand\w+|envi\w+|sent|send)\b(?: \w+){0,4} (?:en efectivo|cash)\b(?: \w+){0,6} (?:que (?:prueba|comprobante)s?|what proof|what can i (?:show|use))\b(?!.*\b(?:invent\w+|hag\w+me|fals\w+|fake|make)\b)/,
  // Found or come by mail, and whose it is.
  /^(?=.*\b(?:encontr\w+|halle|llego|llegaron|dejaron)\b)(?=.*\ba quien se l[oa]s? (?:doy|entrego|regreso|devuelvo)$)(?!.*\b(?:migra|ice|ilegal\w*|papeles|vend\w+|compr\w+)\b)/,
  // Forms of today's date.
  /^(?=.*\bi ?9s?\b)(?=.*\b(?:fecha de hoy|la de hoy|todays date)\b)(?!.*\b(?:sin que|para que parezca|fals\w+|fake|look|hide|escond\w+)\b)/,
  // Years older than one's photo.
  /\b(?:que pasa si|what if|what happens if)\b(?: \w+){0,3} (?:foto|photo)\b(?: \w+){0,4} (?:no se parece|ya no me parezco|doesnt look like me)\b/,
  // An offer that is doubted, and nothing of taking it.
  /^(?=.*\b(?:ofrec\w+|anunci\w+|promet\w+|me sali\w+ en|vi en|ad|offer\w*|advert\w+)\b)(?=.*\b(?:desconfi\w+|no (?:le |les )?creo|(?:es|sera|seria|son) (?:un |una |puro |pura |puras )?(?:enganos?|ganchos?|mentiras?|estafas?|cuentos?|fraudes?|trampas?)|sera (?:verdad|cierto)|is (?:it|this|that) (?:a scam|legit|real|for real)|too good)\b)(?!.*\b(?:quiero|ocupo|comprar\w*|compro|donde|cuanto|(?:le|les) (?:pago|doy)|want|buy|where|how much)\b)/,
  // Heard of what officers do to others, and whether it is so.
  /^(?=.*\b(?:oi|escuche|dicen|me dijeron|heard|they say|people say)\b)(?=.*\b(?:sacan|deportan|agarran|detienen|quitan|echan|regresan|arrestan|deport(?:ing|ed)?|detain\w*|arrest\w*|send(?:ing)? back)\b)(?=.*\b(?:como esta eso|(?:es|sera) (?:cierto|verdad)|que hay de eso|is (?:it|that) true|how does that work)\b)(?!.*\b(?:sin que|para que no|escond\w+|cruz\w+|pasar a|compr\w+|como le hago|invent\w+|dig[ao]|without)\b)/,
  // One of two answers that are hers, and which a form wants.
  /^(?=.*\b(?:pide|piden|pregunta|asks?|page|pagina|formulario|form)\b)(?=.*\b(?:no se (?:si|cual|que)(?: \w+)? (?:pon(?:go|er(?:le)?)|escrib(?:o|ir))|(?:dont know|not sure) (?:whether to|if i should|which to|what to) (?:put|write))\b(?! que| i\b| that))(?!.*\b(?:conviene|aunque|pero|para que|sin que|invent\w+|fals\w+|compr\w+|crean|otr[oa] persona|but|so (?:that|they))\b)/,
  // Whether those who are no citizens may vote.
  /^(?:(?:hola|oiga|y|pero|con|teniendo|tengo|si|siendo|soy|mi|una?|la|el|i have|with|as|a|my|and|so|hi) )*(?:mica|residencia|residentes?|tarjeta verde|green ?card|tps|daca|resident)?(?: ?(?:permanente|holder|i|uno|se|yo))*(?: ?(?:puedo|puede|pueden|can|may)(?: i| we)?) (?:votar|vote)\b(?!.*\b(?:sin que|como si|diciendo|digo|marc\w+|licencia|credencial|cach\w+|notan|without|caught|saying|check(?:ing)?|again|otra vez)\b)/,
  // Marks on the skin, and never of a gang.
  /^(?=.*\b(?:tatuajes?|tattoos?)\b)(?=.*\b(?:nunca (?:fui|he (?:sido|estado|andado)|estuve|anduve)|no soy|never (?:was|been|in)|wasnt|im not)\b)(?!.*\b(?:para que|so (?:they|that|he|she)|crean|think\w*|believe\w*|make sure|used to|antes (?:era|si)|aunque|pero (?:si|la verdad)|la verdad si|i was in|invent\w+|tap\w+|cover)\b)/,
  // Which day is better to go.
  /^(?=.*\b(?:que|cual|which|what) (?:fecha|dia|hora|date|day|time)\b(?: \w+){0,5} (?:conviene|me queda|is better|works|es mejor)\b)(?=.*\b(?:citas?|entrevista|boda|viaj\w+|vuelo|biometric\w*|huellas|appointment|interview|wedding|trip|flight)\b)(?!.*\b(?:acta|naci\w*|entrada|entre|llegue|llegada|poner|pongo|invent\w+|born|arriv\w+|put|write|digo|say)\b)/,
  // Whoever picks up a paper or hands one in.
  /^(?=.*\b(?:mand\w+|envi\w+|puede|podria|send|can|could)\b(?: \w+){0,6} (?:a |to )?(?:recoger|recoja|traer|dejar|entregar|pick up|drop off)(?: \w+){0,2} (?:pasaportes?|documentos?|papeles|actas?|correo|cartas?|passport|documents?|papers|mail|card)\b)(?!.*\b(?:parec\w+|gemel\w+|como si|pasar por|haciendo\w* pasar|diciendo|fals\w+|fake|pretend\w*|twin|looks? like|firm\w+|sign|huellas|examen|entrevista)\b)/,
  // A word of praise for one's own.
  /^(?=.*\b(?:carta|letter)\b(?: \w+){0,2} (?:que diga|diciendo|that says|saying)(?: que| that| i| he| she)* (?:(?:mi|my|el|la|un|una|a|soy|es|somos|is|am|im|hes|shes) )*(?:\w+ )?(?:(?:es|soy|is|am) )?(?:muy |a |un |una )?(?:buen[oa]?s?|honest[oa]?|honrad[oa]|trabajador[ea]?s?|responsable|good|hard ?working)\b)(?!.*\b(?:aunque|nunca|no (?:l[oa] )?(?:conoc\w+|es|soy)|invent\w+|fals\w+|fake|firmo|como si|pero|never|dont know|but|though|desde|anos|years)\b)/,
  // Whether one must go oneself.
  /^(?=.*\b(?:puede|podria|can|could|may)\b(?: \w+){0,6} (?:por mi|for me|en mi lugar|in my place|ir|go)\b)(?=.*\b(?:o (?:(?:la|lo|las|mejor) )*(?:cambio|cambiamos|muevo|pospongo|reagendo)|(?:o|or) (?:tengo|debo|necesito|do i have|must i|do i need)(?: \w+){0,2} (?:ir|go|be there|presentarme)|(?:a fuerza|forzosamente) (?:tengo|yo|voy)|or (?:should i )?reschedule)\b)(?!.*\b(?:parec\w+|gemel\w+|twin|looks? like|pasar por|pretend\w*|orden|warrant|caso|record|con mi|with my|se dan cuenta|notice)\b)/,
  // What one who died left behind.
  /^(?=.*\b(?:que hago con|a quien (?:le |se |la |lo )*(?:devuelvo|regreso|entrego|doy)|donde (?:la |lo )?(?:devuelvo|entrego)|what (?:do|should) i do with|where do i (?:return|send))\b)(?=.*\b(?:pasaporte|mica|green ?card|tarjeta|residencia|social|documentos|papeles|passport|card|papers)\b)(?=.*\b(?:muri\w+|falleci\w+|difunt[oa]|died|passed away|late)\b)(?!.*\b(?:us(?:o|ar|arl[oa])|vend\w+|trabaj\w+|parec\w+|sell|use|work)\b)/,
  // Whoever comes along, how long a true account should be, and whether officers are tipped.
  /^(?=.*\b(?:bring|take|llevar|traer|ir con|vaya con|come with|go with)\b(?: \w+){0,5} (?:friend|wife|husband|daughter|son|mother|father|amig[oa]|espos[oa]|hij[oa]|mama|papa|herman[oa]|pastor)\b)(?=.*\b(?:test|exam|interview|court|hearing|appointment|examen|entrevista|corte|cita|audiencia)\b)(?!.*\b(?:answers?|instead|for (?:me|him|her)|in (?:my|his|her) place|looks? like|pretend\w*|acting as|sangre|orina|saliva|muestra|blood|urine|mica|licencia|papeles|card|contest\w+|por (?:mi|el|ella)|en (?:mi|su) lugar|parec\w+|fing\w+|dig[ao]\w*|mienta|lie|jur\w+)\b)/,
  /^(?=.*\b(?:how (?:much detail|long|detailed)|que (?:tanto detalle|tan (?:larg[oa]|detallad[oa]))|cuanto detalle)\b)(?=.*\b(?:write|put|give|tell|story|statement|declaration|escrib\w+|pong\w+|cuent\w+|historia|declaracion|carta)\b)(?!.*\b(?:invent\w+|fals\w+|fake|nunca|never|nobody|nadie|aunque|even though|no (?:es|fue|paso)|believable|creible|crean|pay\w*|rob\w*|stag\w+|agreed|pag\w+|acuerdo)\b)/,
  /^(?=.*\b(?:se (?:les? )?(?:da|paga|acostumbra)|hay que dar(?:les?)?|do (?:i|you|we|people) (?:tip|pay|give))\b)(?=.*\b(?:propina|algo|tip|oficial|officer)\b)(?=.*\b(?:oficial\w*|officers?|juez|judge|clerk|ventanilla)\b)(?!.*\b(?:para que|pa que|cuanto|how much|quiero|so (?:he|she|they)|rapido|faster|le (?:doy|ofrezco)|apur\w+|aprueb\w+|approv\w+)\b)/,
  // Kept from a former partner.
  /^(?=.*\b(?:sin que|para que no|que no) (?:se )?(?:entere|sepa|vea|encuentre|me encuentre|me halle)(?: \w+){0,2} (?:mi )?(?:ex|exespos[oa]|exmarido|expareja|exnovi[oa])\b|.*\bwithout my ex (?:knowing|finding)\b)(?!.*\b(?:custodia|pension|manutencion|nin[oa]s|hij[oa]s|llevarm\w+|invent\w+|fals\w+|firm\w+|custody|kids|support)\b)/,
  // Between two homes, and which address is given.
  /^(?=.*\b(?:me presta|nos presta|me quedo|nos quedamos|duermo|dormimos|vivo|vivimos|nos corrieron|me corrieron|estoy)\b(?: \w+){0,5} (?:casa|cuarto|sala|con|donde|carro|albergue|apartamento|depa)\b)(?=.*\bque direccion (?:doy|pongo|uso|mando|les doy)\b)(?!.*\b(?:licencia|escuela|otra corte|otro estado|aunque|conviene|para que|sin que|parezca|no vivo|pero vivo)\b)/,
  // An appointment or a case that is gone from the page.
  /^(?=.*\b(?:(?:se (?:me |nos |le )?(?:borr(?:o|aron)|elimino|cancelo|perdio|desaparecio)|ya no (?:me )?(?:sale|aparece))\b(?: \w+){0,3} (?:citas?|caso|cuenta|solicitud|audiencia|huellas|recibo)|(?:citas?|caso|cuenta|solicitud|audiencia|huellas|recibo)\b(?: \w+){0,4} (?:se (?:me |nos |le )?(?:borr(?:o|aron)|elimino|cancelo|perdio|desaparecio)|desaparecio|disappeared|(?:was|got) (?:deleted|erased)))\b)(?!.*\b(?:para que|pa que|sin que|quiero que|como (?:le )?hago (?:para|pa)|so (?:they|that))\b)/,
  // Paid for work in the house, and whether it counts.
  /^(?=.*\b(?:l[ea]s?|l[oa]s?) (?:pago|pagamos|doy|damos)\b(?: \w+){0,6} (?:por|para) (?:cuidar\w*|limpiar\w*|cocinar\w*|llevar\w*|lavar\w*|ayudar\w*)\b)(?!.*\b(?:cas(?:ar|o|e)\w*|firm\w+|testigo|dig[ao]\w*|decir|jur\w+|examen|huellas|sin que|papeles de)\b)/,
  // Who goes, and what is asked there.
  /^(?:(?:mi|my) \w+|yo|i) (?:va|voy|goes|am going|is going|has|tiene) (?:a (?:su|la)|al?|to (?:his|her|my)?|su|her|his) ?(?:examen|entrevista|test|interview|exam)\b(?: (?:de|en|at|del|la|el|uscis|ingles|ciudadania|english|citizenship|naturalizacion)){0,5} (?:que (?:le|me) (?:preguntan|van a preguntar)|what (?:do|will) they ask(?: \w+)?)$/,
];

/** A show, or what is told to be otherwise, whatever honest words stand beside it. */
const notHonestAfterAll =
  /\b(?:(?:pero|aunque) no es (?:cierto|verdad)(?: y)? como|(?:vamos|voy) a decir que (?:seguimos|vivimos|estamos|todavia)|en (?:verdad|realidad) (?:no )?viv\w+|(?:para|pa) (?:que|q)(?: \w+){0,2} trague\w*|nadie me (?:hizo|iso|ha hecho) nada|(?:me haga|hacerme|me hago|se haga) (?:el|la) que|como actuo|para que no (?:me )?salga\b.*\bhuellas|di[cs]iendo (?:que|q) me (?:asalt|peg|golpe)\w+)\b/;

export const isPlainlyHonest = (said: string): boolean =>
  faroQuestion(said, true) !== null ||
  isSpelledAlike(said) ||
  isRiskAsked(said) ||
  isHonestQuestion(said) ||
  (plainlyHonest.some((one) => says(said, one)) && !says(said, notHonestAfterAll));
