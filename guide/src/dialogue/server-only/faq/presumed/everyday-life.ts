/** Answers on asylum, permits, work, money and daily life, and what they take for granted. Server only; words as `clean` leaves them. */
import type { Presumed } from "#guide/dialogue/server-only/faq/presumed/presumed.ts";

/** No treaty, no E-2. */
const withoutTreaty =
  /\b(?:peru|peruan[oa]s?|peruvian|brasil\w*|brazil\w*|venezuela|venezolan\w+|guatemal\w*|(?:el )?salvador\w*|nicarag\w*|dominican\w*|cuban[oa]s?|uruguay\w*)\b/;
const isExpired = /\b(?:venci\w*|vence|expir\w*|caduc\w*|ran out|se me acabo|ya no tengo permiso)\b/;

export const ofEverydayLife: Readonly<Record<string, Presumed>> = {
  "asilo-general/still-abroad": {
    never: /\b(?:what (?:counts|is)|que (?:cuenta|es) (?:un|el|como)|social group|grupo social)\b/,
  },
  "asilo-un-anio/many-years-here": {
    never:
      /\b(?:came out|found out|se enter\w+|mataron|asesin\w+|killed|murdered|ahora si|cambi\w+|changed)\b/,
  },
  "biometricos/passed-told-nobody": {
    never: /\b(?:no (?:puedo|podre|voy a poder) ir|la cambio|reschedul\w*|(?:cant|cannot) (?:go|make))\b/,
  },
  "biometricos/permit-after-prints": {
    never: /\b(?:que (?:llevo|llevar)|what (?:do i|should i|to) bring|permiso de \w+ horas?)\b/,
  },
  "buscar-abogado/court-gives-lawyer": {
    needs:
      /\b(?:cortes?|juez|jueza|gobierno|court|judge|government|public defender|de oficio|estado (?:me |nos )?(?:da|pone|paga)|defensor\w*|appoint\w*|asign\w+|derecho|entitled|right to)\b/,
  },
  "buscar-abogado/other-state-lawyer": {
    needs:
      /\b(?:otro estado|de fuera|another state|other state|different state|out of state|licencia|licensed?|puede llevar\w*|vive en|lives in|(?:esta|is) in|(?:esta|oficina) en|ciudad|city|video|local|de aqui)\b/,
  },
  "buscar-abogado/sign-contract": {
    needs: /\b(?:contrato|contract|agreement|convenio|abogad[oa]s?|licenciad[oa]|lawyers?|attorney)\b/,
  },
  "carga-publica/pregnant": {
    never:
      /\b(?:cuando|mientras|antes)(?: \w+){0,2} (?:estaba|estuve|andaba) embarazada\b|\b(?:estaba|estuve) embarazada (?:de|en|hace)\b|\bwhen i was pregnant\b/,
  },
  "carga-publica/housing-section8": {
    never: /\bmi (?:mama|papa|madre|padre|suegr[oa]|hij[oa])\b(?: \w+){0,3} (?:viva|vive|recibe|reciba)\b/,
  },
  "carga-publica/i-get-snap-myself": {
    never:
      /\b(?:(?:mi|mis|my) (?:bebe|hij[oa]s?|nin[oa]s?|baby|kids?|child|children|son|daughter)(?: \w+)? (?:tiene|tienen|recibe|reciben|has|have|gets?))\b/,
  },
  "carga-publica/renewing-or-citizen": {
    needs:
      /\b(?:renov\w+|renuev\w+|renew\w*|i ?90|(?:tengo|have) (?:la |a |my )?(?:mica|green ?card)|ciudadan(?:ia|[oa])|n ?400|citizen\w*|naturaliz\w+|ya (?:soy|tengo)|already)\b/,
    never:
      /\b(?:cuando|when|al|para) (?:yo |i )?(?:pid\w+|apply|meta|solicit\w+) (?:for )?(?:la|mi|a|my) (?:green ?card|residencia|mica)\b/,
  },
  "chnv-parole-fin/m-paid-to-leave": {
    needs:
      /\b(?:pag\w+|\d+ ?mil|mil|1000|2600|paid|pay|stipend|boleto|ticket|cbp home|dinero|money|bono|bonus|apunt\w+|sign\w* up|dolares|dollars)\b/,
  },
  "chnv-parole-fin/m-tps-also": { never: /\b(?:asilo|asylum)\b/ },
  "chnv-parole-fin/prove-parole": {
    needs:
      /\b(?:prueb\w+|prob\w+|demuestr\w+|demostr\w+|comprob\w+|compruebo|prove|proof|show|papel\w*|document\w*|ensen\w+)\b/,
  },
  "cuotas-asilo-2025/fee-other-debts": {
    never:
      /\b(?:por cada uno|cada (?:uno|persona)|una sola vez|each (?:person|one|of us)|per (?:person|case)|somos)\b/,
  },
  "cuotas-asilo-2025/m-married-fee": {
    never: /\b(?:zelle|cash ?app|western union|me (?:llam|marc|habl)\w+|called me)\b/,
  },
  "derechos-laborales/claim-without-papers": {
    never:
      /\b(?:accident\w*|me cai|se cayo|cai del|lastim\w+|injur\w+|i fell|hurt|herid\w+|me (?:corte|queme|quebre))\b/,
  },
  "derechos-laborales/contractor-1099": {
    needs:
      /\b(?:1099|independ\w+|empleados?|employees?|w ?2|freelance|(?:soy|somos|como|im|i am|as) (?:a |un |una )?(?:sub)?(?:contratistas?|contractors?)|por mi cuenta|self employed|llc|calls me a contractor)\b/,
  },
  "derechos-laborales/lied-on-i9": {
    never:
      /\b(?:no quise|me negue|(?:dijo|pide|quiere|dice) que (?:yo )?ponga|told me to (?:put|say|mark)|i (?:refused|didnt|did not))\b/,
  },
  "derechos-laborales/pregnant-sick": { never: /\b(?:migra|redada|ice|raid|detenid[oa]s?|detained)\b/ },
  "documentos-perdidos/m-name-change": { never: /\b(?:menti\w*|mentira|asentaron|lied|lie)\b/ },
  "entrevista-asilo/interpreter-missing": {
    needs:
      /\b(?:no (?:me )?(?:llego|vino|encuentro|encontramos|consigo|consegui|hallo|tengo|puede|va a poder|quiere)|falto|falla|cancel\w*|sin interprete|didnt (?:come|show)|did not (?:come|show)|(?:cant|cannot|couldnt) (?:find|get|come|make)|se (?:echo|hizo) para atras|ya no|without|nobody|nadie|no (?:puedo pagar|interpreter|hay quien)|indigenous)\b/,
    never:
      /\b(?:(?:puedo|tengo (?:que|k)|debo|hay que) (?:llevar|yebar|traer) (?:mi|a mi|un)|llevo yo|can i bring|do i (?:have to|need to) bring)\b/,
  },
  "escuela-emergencia/preschool-headstart": {
    never:
      /^(?=.*\b(?:papeles|migracion|estatus|papers|status)\b)(?!.*\b(?:head ?start|preescolar\w*|pre ?k|preschool|prekinder|guarderia|kindergarten ?readiness|3 anos|4 anos|tres|cuatro)\b).*\bkinder(?:garten)?\b/,
  },
  "estado-del-caso/no-receipt-number": {
    never:
      /\b(?:donde lo (?:meto|pongo|checo|reviso)|que empieza con|where (?:do i|to) (?:put|enter|type|check))\b|\b(?:(?:mi|el) (?:numero de )?recibo (?:empieza|dice|es)|(?:my|the) receipt (?:starts|says|is)|with the receipt number)\b/,
  },
  "estudiante-f1/no-papers-want-student": { needs: /\b(?:visa|f ?1|estudiante|student|i ?20)\b/ },
  "exencion-pago/online-or-paper": { never: /\b(?:fee|cuanto (?:cuesta|vale|es|cobran)|how much)\b/ },
  "exencion-pago/reduced-or-waiver": { never: /\b(?:residencia|i ?485|green ?card|mica)\b/ },
  "foia/gave-other-name": {
    needs:
      /\b(?:otr[oa]s? (?:nombres?|apellidos?)|nombres? (?:fals[oa]s?|distint[oa]s?|diferentes?|inventad[oa]s?)|(?:other|another|different|fake|false) (?:last )?names?|alias|two names|dos nombres|con el nombre de|(?:fecha de nacimiento|fecha) (?:fals\w+|inventad\w+)|(?:false|fake|other) birth ?date)\b/,
  },
  "foia/lawyer-kept-it": { never: /\b(?:muri\w*|fallec\w+|died|tumba|passed away|dead|muert[oa])\b/ },
  "h2a-h2b/m-tourist-visa-work": {
    needs: /\b(?:turistas?|visitante|b ?1|b ?2|visitor|tourist|paseo|visita)\b/,
  },
  "h2a-h2b/m-which-country": { never: /\b(?:cobr\w+|charg\w+|pag\w+)\b/ },
  "licencia-manejar/foreign-license": {
    never: /\b(?:itin|con (?:puro|mi|el) (?:pasaporte|matricula)|matricula|passport)\b/,
  },
  "licencia-manejar/m-expired-passport": {
    needs: new RegExp(`${isExpired.source}|\\bno (?:tengo|hay|da|passport)\\b`),
    never: /\b(?:nomas tengo|con (?:mi|la) matricula)\b/,
  },
  "llamadas-estafa/ice-fine-text": {
    needs:
      /\b(?:mensajes?|textos?|textearon|sms|whats\w*|correo|email|e mail|text(?:ed|s)?|messages?|carta|papel|letter)\b/,
  },
  "menor-no-acompanado/held-by-patrol": {
    never: /^(?!.*\b(?:todavia no|still not|not yet)\b).*\b(?:albergue|shelter|orr|refugio|casa hogar)\b/,
  },
  "notarios-fraude/blank-signature": {
    never:
      /\b(?:(?:quiere|kiere) (?:que|k|q) (?:yo )?(?:le )?firme|wants me to sign|(?:si )?me llego el permi\w+)\b|\b(?:wrote|puso|escribio|without reading|sin leer)\b.*\b(?:fix|correct\w*|correg\w+|arregl\w+)\b/,
  },
  "notarios-fraude/notario-fixes-deportation": {
    needs: /\b(?:deport\w+|orden\w*|removal|order|corte|court)\b/,
  },
  "notarios-fraude/real-lawyer-did-wrong": {
    never:
      /\b(?:no (?:era|es|son) (?:de verdad )?abogad\w+|resulto que no|(?:wasnt|isnt|not) (?:really )?(?:a )?(?:real )?(?:lawyer|attorney)|notari\w+)\b/,
  },
  "patron-me-peticiona/job-letter-only": { never: /\b(?:i ?485|que carta|what letter)\b/ },
  "patron-me-peticiona/m-quit-after-card": {
    needs:
      /\b(?:sal(?:ir\w*|go|i)|renunci\w+|dej(?:ar\w*|o|e)|cambi\w+|quit\w*|leav\w*|left|irme|me (?:voy|fui)|otro (?:trabajo|patron|jale)|switch\w*|another job|qued\w+|stay\w*|corr(?:e|en|ieron|er)|despid\w+|durar|duro)\b/,
  },
  "patron-me-peticiona/order-deported": {
    needs:
      /\b(?:orden(?:es)?|falte|dos veces|deport\w+|removal|order\w*|sac(?:o|aron)|ech(?:o|aron)|volv\w+|regres\w+|reent\w+|came back)\b/,
  },
  "permiso-trabajo-asilo/m-asylum-filed-late": { never: /\b(?:cuanto (?:\w+ )?(?:se )?tarda\w*|how long)\b/ },
  "permiso-trabajo-general/m-c08-and-c09": {
    never: /^(?!.*\b(?:o|or)\b).*\b(?:(?:que|q|cual) categoria|(?:what|which|eligibility) category)\b/,
  },
  "seguro-social/green-card-new": { never: /\b(?:permiso|tramite|permit|pending)\b/ },
  "seguro-social/m-lend-number": {
    never: /\b(?:coworker|compan(?:ero|era)|saberlo|knowing (?:it|that)|uses someone)\b/,
  },
  "seguro-social/permit-expired-ss": {
    needs: new RegExp(
      `${isExpired.source}|\\b(?:sin (?:el |un )?permiso|without (?:a |the )?permit|with the number only)\\b`,
    ),
  },
  "taxes-itin/m-from-abroad": {
    never:
      /\b(?:kids|hij[oa]s?|children|sons?|daughters?|nin[oa]s?)\b(?: \w+){0,4} (?:live|viven|estan|in|en)\b/,
  },
  "taxes-itin/now-have-ssn": {
    never:
      /\b(?:(?:kids|children|hij[oa]s?|nin[oa]s?)(?: \w+)? (?:have|has|tienen|tiene)|child tax credit)\b/,
  },
  "taxes-itin/taxes-help-petition": {
    never: /\b(?:hij[oa]s? que no (?:tengo|son|existen)|me quiere meter|kids i dont have)\b/,
  },
  "tn-e2/how-much-money": { never: withoutTreaty },
  "tps/card-date-later": { never: /\b(?:reinscri\w+|re ?regist\w+|cuando es|when (?:is|do))\b/ },
  "traducciones/m-english-to-spanish": {
    never:
      /\b(?:mandar en espanol|(?:tienen que|deben) (?:ir|estar) en ingles|(?:from|de all[ai]|del? (?:registro civil|mi pais))(?: \w+){0,8} (?:en|into|in) (?:ingles|english))\b/,
  },
  "traducciones/m-forms-in-english": {
    never:
      /\b(?:notari\w+|notarize\w*|(?:mi|my) (?:hij[oa]|ij[oa]|daughter|son)(?: \w+){0,6} (?:hacerlo|aserlo|do it|translate)|traduc\w+ (?:tienen|tiene))\b/,
  },
  "turista-vencido/m-visit-how-long": {
    never: /\b(?:overstay\w*|me (?:pase|quede)|se (?:paso|quedo)|consequences|consecuencias|castigos?)\b/,
  },
  "turista-vencido/parent-visitor-overstayed": {
    never: /\b(?:se le acab(?:an|a)|mas tiempo|more time|extend\w*|extension|todavia (?:no|tiene))\b/,
  },
  "turista-vencido/visitor-visa-from-abroad": {
    never:
      /\b(?:vino de visita|quedarse|mas tiempo|(?:esta|is) (?:aqui|here)|came to visit|more time|extend\w*)\b/,
  },
  "viajar-advance-parole/already-returned": {
    needs:
      /\b(?:volvi|regres(?:e|amos|o)|ya (?:fui|volvi|regrese)|returned|came back|got back|re ?entered)\b/,
    never: /\b(?:salgo|voy a salir|no tengo permiso|me voy|leaving|about to|si regreso)\b/,
  },
  "viajar-advance-parole/m-daca-renewing": {
    needs: /\b(?:renov\w+|renuev\w+|tramite|pendiente|renew\w*|pending|venci\w*|vence|expir\w*)\b/,
  },
  "visa-t/minor-victim": {
    never: /\b(?:cuando (?:yo )?era|(?:ya|ahora) soy|when i was|(?:im|i am) (?:now|an adult)|de nin[oa])\b/,
  },
  "visa-t/passport-taken": {
    never:
      /\b(?:got out|me (?:escape|sali|fui)|ya sali|safe now|in 20[12]\d|en (?:el )?20[12]\d|hace (?:\w+ )?anos|years ago|too late)\b|\b(?:cuanto dura|camellar|how long|ya se (?:volo|salio|escapo)|escaped)\b/,
  },
  "asilo-general/gang-threat": {
    never:
      /\b(?:como se pide|que (?:forma|formulario)|donde se manda|a ?donde se manda|how (?:do i|to) (?:apply|file)|which form)\b/,
  },
  "asilo-un-anio/already-filed-in-time": {
    needs:
      /\b(?:ya (?:la |lo )?(?:meti|mande|pedi|entregue|presente|aplique)|(?:la|lo) (?:meti|mande|pedi)|already (?:filed|sent|applied)|i (?:filed|sent|applied))\b/,
  },
  "daca/need-school-proof": { needs: /\bdaca\b/ },
  "derechos-laborales/no-match-letter": {
    needs: /\b(?:carta|letter|ssa|seguro social|social security)\b/,
    never: /\be ?verify\b/,
  },
  "documentos-perdidos/i94-bridge": {
    needs:
      /\b(?:no (?:me )?(?:dieron|sale|aparece|encuentr\w+)|nunca (?:me )?dieron|never (?:got|gave)|no i ?94|not found|laser)\b/,
  },
  "documentos-perdidos/scan-safe": {
    never: /\b(?:rob\w+|asalt\w+|llevaron|perdi\w*|stole\w*|lost|entro|entrar|volver)\b/,
  },
  "escuela-emergencia/special-needs": {
    never: /\b(?:cancela\w+|42 ?b|juez|jueza|corte|abogad[oa]|court|judge|lawyer|cancellation)\b/,
  },
  "estudiante-f1/english-school": {
    needs:
      /\b(?:escuelas?|academia|colegio|instituto|school|academy|program\w*|cursos?|oficio|vale|sirve|puedo)\b/,
    never: /\bque visa\b|\b(?:que pasos|pasos siguen|me acepto)\b/,
  },
  "h2a-h2b/employer-costs-steps": {
    needs:
      /\b(?:(?:soy|como) (?:el |un |la )?(?:patron|patrona|empresa|duen[oa]|ranchero)|mi (?:empresa|negocio|rancho)|mis trabajadores|los trabajadores|traigo|traer|i (?:own|hire|run)|my (?:company|business|farm|workers)|as (?:an )?employer)\b/,
  },
  "licencia-manejar/permit-still-pending": {
    needs:
      /\b(?:recibo|receipt|pendiente|pending|en tramite|espero|esperando|waiting|todavia no (?:me )?lleg\w+|not yet)\b/,
  },
  "llamadas-estafa/paid-transfer": {
    needs:
      /\b(?:(?:ya )?(?:le|les|lo) (?:pague|mande|deposite|di|envie|transferi)|pague|mande|deposite|i (?:paid|sent|transferred|wired)|already (?:paid|sent))\b/,
    never: /\bque (?:le |les )?(?:pague|mande|deposite)\b/,
  },
  "llamadas-estafa/gift-card-paid": {
    needs:
      /\b(?:ya (?:le |les )?(?:pague|mande|di|compre)|(?:le|les) (?:di|mande|pague|lei|dicte)|pague|compre|i (?:paid|sent|bought|read|gave)|already (?:paid|sent|bought|read))\b/,
    never:
      /\b(?:gave (?:him|her|them) my (?!card)\w+|di mi (?!tarjeta)\w+|que (?:le |les )?(?:pague|mande|compre))\b/,
  },
  "notarios-fraude/promises-results": {
    needs:
      /\b(?:promet\w*|promis\w*|guarante\w*|garanti\w+|segur[oa]|asegur\w+|conoce|knows someone|contact\w*|speeds?|apur\w+|ley nueva|new law|rapido|fast\w*|meses)\b/,
  },
  "permiso-trabajo-asilo/from-tps-or-parole": { needs: /\b(?:tps|parole|c11|c ?11|a12|c19|cbp one|chnv)\b/ },
  "proceso-examen-medico/when-to-do-it": {
    never:
      /\b(?:ya (?:me )?(?:lo )?hice|hice el|me hice|already (?:did|had|done)|todavia sirve|still (?:good|valid))\b/,
  },
  "religioso/other-church": {
    needs:
      /\b(?:otra iglesia|otra (?:fe|denominacion)|cambi\w+|dos anos|2 anos|another church|other church|denomination|two years|2 years)\b/,
  },
  "taxes-itin/past-years-no-ssn": {
    never:
      /\b(?:otro numero|numero (?:ajeno|de otro|falso)|someone elses|borrowed)\b|\b(?:cuenta para|sirve de algo|count for|help with immigration|toca el credito)\b/,
  },
  "taxes-itin/amend-for-credit": {
    needs:
      /\b(?:corregir|enmend\w+|anteriores|pasados?|amend\w*|correct\w*|earlier|previous|past|last year|back)\b/,
  },
  "tps/spouse-kids-included": { never: /\b(?:abrieron|abrio|opened|es verdad|is it true|bolivi\w*)\b/ },
  "proceso-examen-medico/rfe-for-exam": {
    needs:
      /\b(?:carta|letter|rfe|aviso|notice|me (?:lo )?pid(?:en|ieron)|piden (?:otro|un nuevo)|asked (?:me )?for|request\w*)\b/,
    never:
      /\b(?:que|k|ke|cuales|which) (?:vacunas|bacunas|shots|vaccines)\b|\b(?:cualquier|mi) doctor\b|\bcuanto (?:cobra|kobra|cuesta)\b/,
  },
  "permiso-trabajo-asilo/cash-before-permit": {
    needs:
      /\b(?:efectivo|cash|por mientras|sin permiso|without (?:a |the )?permit|under the table|trabajando ya)\b/,
  },
  "daca/returned-with-advance-parole": {
    needs:
      /\b(?:volvi|regres(?:e|amos|o)|ya (?:fui|volvi|regrese)|returned|came back|got back|re ?entered)\b/,
  },
  "carga-publica/noid-letter": { needs: /\b(?:carta|letter|noid|aviso|notice|neg\w+|den(?:y|ied|ial))\b/ },
  "retencion-cat/which-is-better": {
    needs: /\b(?:diferencia|mejor|cual|difference|better|which|same|mismo|conviene)\b/,
    never: /\b(?:ya (?:me )?(?:lo |la )?(?:gane|dieron)|me dio otra cosa|puedo pedir a mis)\b/,
  },
  "vawa/moved-safe-address": { needs: /\b(?:direccion|cartas?|avis\w+|address|letters?|mail|notify)\b/ },
  "escuela-emergencia/bill-hurts-papers": {
    needs: /\b(?:deb\w+|cuentas?|deuda|pag\w+|cobr\w+|bills?|owe|debt|pay\w*|charge)\b/,
  },
  "daca/expired-months": {
    never:
      /\b(?:1[2-9]|doce|trece|catorce|quince|dieciocho|twelve|fourteen|eighteen) (?:meses|months)\b|\b(?:mas de un ano|over a year|(?:dos|2|two) (?:anos|years))\b/,
  },
  "exencion-pago/pay-now-instead": {
    needs:
      /\b(?:neg\w+|regres\w+|rechaz\w+|no (?:me )?(?:la )?aceptaron|denied|returned|rejected|mejor (?:ya )?pago|nomas el dinero|prefiero)\b/,
  },
  "notarios-fraude/says-is-lawyer": { never: /\b(?:no es abogad[oa]|not a lawyer|isnt a lawyer)\b/ },
  "foia/what-ask-for": {
    needs:
      /\b(?:que pido|pido todo|exact\w+|solo (?:quiero|unas)|nomas|what (?:do|should) i ask|everything|only)\b/,
  },
  "entrevista-asilo/interpreter-cost": {
    needs: /\b(?:cuanto|cobr\w+|pag\w+|gratis|caro|cuesta|how much|cost|pay|free|afford)\b/,
  },
  "salida-voluntaria/cbp-home-real": { never: /\b(?:asilo|asylum)\b/ },
};
