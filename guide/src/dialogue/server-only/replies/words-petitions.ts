/** Building blocks of the rules about old petitions and about bosses who petition. Server only. */
import { says, told, toldStrictly } from "#guide/dialogue/server-only/replies/words-family.ts";

// Petitions of before 2001.
export const petitioned =
  "(?:pid(?:io|ieron)|pedid[oa]s?|peti[csz]ion\\w*|met(?:io|ieron|ido|i)|mand(?:o|aron)|someti(?:o|eron)|apli(?:co|caron)|puso|pusieron|hi[csz](?:o|ieron)|filed|petition\\w*|sponsored|applied|put in|papeles|labor certification)";
const oldYear =
  "(?:19[6-9]\\d|2000|(?:el |los )?noventas?(?: y \\w+)?|(?:el |del |in |l )?(?:9[0-9]|8[0-9])|(?:los )?ochentas?(?: y \\w+)?|nineties|eighties|90s|80s|1990s|mil novecientos(?: \\w+){1,3}|(?:el )?(?:dos|2) mil(?! \\w+)|antes (?:del?|de el) (?:ano )?(?:2001|dos mil uno|2 mil uno|abril|mayo)|before (?:april |may )?(?:of )?2001|(?:enero|febrero|marzo|abril)(?: del?)? 2001|(?:january|february|march|april)(?: of)? 2001)";
export const oldPetition = told(
  `${petitioned}(?: (?!no\\b|nunca\\b|yo cruce)\\w+){0,9} ${oldYear}`,
  `(?:en|in|desde|back in|como en|antes|before) (?:el |la |los |the )?${oldYear}(?: \\w+){0,6} ${petitioned}`,
  "peti[csz]ion (?:vieja|antigua|muy vieja)|old petition|recibo viejo|old receipt",
);
export const noPetition = says(
  `(?:no|nunca|nadie|jamas|tampoco)(?: (?:me|nos|hubo|han?|haya|habia|lo|le|mi|se|que|yo|sepa|fue|nadie|ningun\\w*|un[ao]?|tengo|tuvo|tuvimos|hicieron|hizo|metio|metieron|puso|llego|a|por|familia|en|de|papa|mama|jamas|nada|papeles|para))* (?:${petitioned}|pidi\\w*|nada)`,
  "(?:nobody|no one|noone|never|nothing)(?: (?:ever|in|my|of|family|us|for|me|has|had|have|was|did|one))* (?:filed|petitioned|did|was|sponsored|applied|petition|put|filed for us)",
  "(?:no|not)(?: (?:any|a|there|was|were|ever|had))* (?:petition|petitions)|never had a petition|there was nothing",
  "no (?:nadie|ninguno|nunca|nobody|nothing|hubo)|que yo sepa no|no que yo sepa|creo que no|i dont think so|not that i know(?: of)?|ninguna peticion",
  "(?:soy|fui) (?:el|la) primer[oa] (?:en|de|que)|(?:llegue|vine|llegamos|came|arrived)(?: \\w+){0,4} (?:despues|after)",
);
/** "No, he cruzado una vez": a bare answer before the one to the other question. */
export const bareNo =
  /^(?:(?:pues|ay|mire|oiga) )*(?:no|nope|nadie|nobody|nunca|never)(?=$| (?:y|solo|nomas|una|dos|2|varias|only|just|and|i) )/;
const lateYear = "(?:200[2-9]|20[12]\\d|(?:el |del )?dos mil (?!uno\\b)\\w+|twenty \\w+)";
/** Filed, but too late for the law. */
export const latePetition = told(
  `${petitioned}(?: (?!yo\\b|entre\\b|cruce\\b|crossed\\b|came\\b)\\w+){0,6} (?:en|in|hasta|desde|el|back in) (?:el |hasta )*${lateYear}`,
);
export const anyYes = told(
  "^(?:pues )?(?:si|yes|yeah|yep)(?! (?:he|sali|cruce|entre|volvi|me|nadie|pero no|i (?:left|crossed|came))\\b)",
  "creo que si|i think so|(?:hubo|habia|tengo|tenemos|there was|guardo) (?:una |a |el |la )?(?:peticion|petition|recibo)",
  "(?:mi|un|una|el|nuestr[oa]|my) (?:ti[oa]|papa|mama|abuel\\w+|patron\\w*|jefe|h?erman[oa]|uncle|aunt|dad|mom|boss|grand\\w+|brother|sister|father|mother)(?: (?!no\\b|nunca\\b|not\\b|never\\b)\\w+){0,4} (?:(?:me|nos) (?:pidio|metio|peticiono|habia pedido|pidieron)|(?:pidio|peticiono) (?:a|por)|filed|petitioned|metio (?:los |unos |una )?(?:papeles|peticion|aplicacion))",
);
export const doubtPetition = told(
  `(?:desconozco|(?:no|ni) (?:lo )?(?:se|sabria|estoy segur\\w+|me acuerdo|recuerdo|tengo idea)|ni idea|quien sabe|not sure|no idea|(?:dont|do not|cant) (?:really )?(?:know|remember)|idk)(?: \\w+){0,3} (?:si|de|if|whether|about|que|of)(?: \\w+){0,8}? ${petitioned}`,
  "(?:papa|mama|ti[oa]|abuel\\w+|familia|dad|mom|uncle|padre|madre|el|ella|h?erman[oa])(?: \\w+){0,2} (?:no|ya no|doesnt|does not|dont|do not|cant)(?: (?:se|lo|ya|me))* (?:acuerda|recuerda|sabe|remember|know)",
  "(?:tengo|tendria|voy|deja|dejame|habria) (?:que|a)? ?(?:preguntar\\w*|averiguar\\w*|investigar\\w*|checar\\w*)|have to ask|need to ask|let me ask",
  "^(?:(?:pues|la verdad|ay|mmm|hijole|uy|ahi|honestly|fijate que|fijese que) )*(?:desconozco|ni se|(?:no|ni) (?:lo )?se|no (?:sabria|estoy segur\\w|tengo idea|me acuerdo|recuerdo)|ni idea|quien sabe|not sure|i ?m not sure|i am not sure|im not sure|(?:i )?(?:really )?(?:dont|do not) (?:know|remember)|no idea|idk)(?! (?:cuant\\w+|how many))",
);

// Bosses.
const statusKind =
  "(?:[bv]i[sz]a|estatus|status|permiso(?: de trabajo)?|tps|daca|parole|work permit|h ?1b|h ?2 ?[ab]|tn|f1|l1|e2|j1)";
export const valid = toldStrictly(
  `(?:tengo|estoy|ando|sigo|cuento|traigo|i have|i ?m|i am|ive got|im)(?: (?:todavia|aun|ya|un|una|mi|con|en|my|a|an|on|here|the|still|valid|legal|activ\\w+|currently|visa|trabajando|aqui|la))* ${statusKind}(?! (?:vencid|expir|caduc|ya se|que se (?:me )?vencio|se (?:me )?vencio))`,
  `${statusKind}(?: (?!(?:no|ya|se)\\b)\\w+){0,4} (?:vigente|valida|valid|buena|al dia|sirve|activ[oa]|current)`,
  "^(?:(?:con|permiso de|mi|por|soy|on|have|un) )*(?:tps|daca|dreamer|h ?2 ?[ab]|h ?1b|permiso de trabajo)(?! (?:vencid|expir))",
  "(?:todavia|aun|still) (?:esta |es |tengo |sigue |is |good |sirve )*(?:vigente|valid[oa]?|buena|sirve|good)|en regla|in status|sigue vigente",
  `(?:no (?:se )?(?:me )?(?:ha|esta) (?:vencid[oa]|vencido)|not expired|hasnt expired)`,
);
export const expired = toldStrictly(
  "se (?:me |nos )?(?:ha )?(?:venci\\w+|bencio|caduc\\w+|expir\\w+|acabo|termino)|(?:me|nos) (?:he |hemos )?(?:quede|quedado|quedamos)(?! sin trabajo)",
  "(?:[bv]i[sz]a|permiso|estatus|status|i94)(?: \\w+){0,2} (?:expiro|vencio|caduco|bencio)|vencid[oa]s?|expirad[oa]|caducad[oa]|expired|overstay\\w*|ran out|ya no (?:vale|sirve|es valid[ao]|esta vigente)|ya no tengo (?:estatus|permiso|visa|status)|perdi (?:el|mi) (?:estatus|status|visa)|out of status|lost my status|no longer valid",
);
export const started = told(
  "(?:ya|already|have)(?: (?:el|mi|la|los|patron\\w*|jefe|compania|empresa|abogad[oa]|se|lo|they|he|she|my|boss|company|esta\\w*|ha|han|has|me|les|le|nos))* (?:empez\\w+|empes\\w+|comen[zs]\\w+|inici\\w+|metio|metieron|mando|mandaron|someti\\w+|contrat\\w+|public\\w+|anunci\\w+|arranc\\w+|started|filed|hired|sent|submitted|haciendo|aprob\\w+)",
  "(?:empez\\w+|empes\\w+|comen[zs]\\w+|inici\\w+|metio|metieron|mando|someti\\w+|started|filed|submitted)(?: (?:el|la|ya|con|mi|the|my|tramite|proceso|process|para|los|papeles|del|de|labor|lo))* (?:perm|tramite|proceso|process|papeles|certificacion|labor|peticion)",
  "(?:ya (?:tiene|tienen|hay) (?:un |una |el )?abogad[oa]|perm (?:is|ya|esta|was|fue|has|aprobad\\w|approved|filed|pending))|(?:they|he|she|my boss|the company|my company|boss) (?:already |has |have |just )*(?:started|filed|began)",
  "(?:estan|esta|estamos) (?:en|con|haciendo) el (?:perm|proceso|tramite)|puso (?:los |el )?anuncios?",
);
export const notStarted = says(
  "(?:no|ni|nadie|nunca|tampoco)(?: (?:ha|han|se|me|lo|le|mi|patron|jefe|hace|el|todavia|aun))* (?:empez\\w+|empiez\\w+|comen\\w+|hecho|hace|iniciad\\w+|metid\\w+|mueve|movid\\w+|arranc\\w+|hizo|metio|nada)",
  "h?asta (?:ahorita|orita|ahora|el momento|la fecha)(?: \\w+)? nada|so far nothing|(?:todavia|aun) (?:no|nada)(?! (?:se|esta|me) (?:ha |han |esta )?(?:venc|vigent))|nada (?:todavia|aun|de nada)|^nada$|nothing(?: yet| so far| at all)?|not yet|hasnt (?:started|done|filed|begun)|havent (?:started|done|filed)",
  "(?:apenas|solo|nomas|only|just|recien)(?: (?:me|lo|lo|ha|han|he|they|it|nos|estamos|they ve|se))* (?:ofreci\\w+|ofert\\w+|dijo|dijeron|prometi\\w+|plati\\w+|habl\\w+|coment\\w+|offer\\w+|talk\\w+|promis\\w+|mention\\w+)",
  "(?:me |nos )?(?:dice|dijo|prometio|promete|ofrecio) (?:que )?(?:me |nos )(?:va a |quiere |puede |podria |iba a )(?:ayud\\w+|arreg\\w+|pedir|peticion\\w+|sponsor\\w*)|quiere (?:ayudarme|pedirme|peticionarme|arreglarme)|says (?:he|she|they)(?:ll| will)|wants to (?:help|sponsor)",
);
export const sells = toldStrictly(
  "(?:me|nos) (?:estan? |quieren? |anda |andan )?(?:cobra\\w*|vend\\w+|bend\\w+)|(?:piden?|pidio|pidieron|pidiendo|quieren?|cobra\\w*|pago|pague|pagar\\w*|dar\\w*|asking for|wants?|charg\\w+|pay\\w*)(?: (?:me|que|le|les|nos|yo|por|unos|como|me to|us|to|him|them|a|que le|de|for|it|mas)){0,4} (?:dinero|lana|plata|feria|dolares|pesos|\\d+|(?:\\w+ )?mil|money|cash|dollars|thousand|\\w+ thousand|(?:pague|de|pagar))",
  "(?:vend\\w+|comprar\\w*|sell\\w*|buy\\w*)(?: \\w+){0,3} (?:peticion|oferta|carta|petition|offer|sponsor\\w*|trabajo|letter|job|it)|for (?:a fee|money)|(?:la|lo) venden?",
  "(?:charg(?:e|es|ing)|asking|wants?) (?:me )?(?:for )?(?:\\w+ )?(?:money|\\d+|\\w+ thousand|dollars)|pay (?:him|her|them|for (?:it|the))",
);
