/** Answers on courts, orders, officers and records, and what they take for granted. Server only; words as `clean` leaves them. */
import type { Presumed } from "#guide/dialogue/server-only/faq/presumed/presumed.ts";

export const ofCourtsAndPolice: Readonly<Record<string, Presumed>> = {
  "antecedentes/citizenship-with-record": {
    never:
      /\b(?:(?:lo |la )?(?:tengo|hay|debo) (?:que )?(?:poner|declarar|decir)|lo pongo|have to (?:list|disclose|put|say))\b/,
  },
  "antecedentes/misdemeanor-felony": {
    needs: /\b(?:felon\w*|misdemeanors?|delito (?:menor|mayor|grave)|cual es peor|worse|bajaron|reduced)\b/,
    never: /\b(?:aeropuerto|viaj\w+|vuelo|avion|airport|flying|travel\w*)\b/,
  },
  "antecedentes/resident-lose-card": { never: /\b(?:detuv\w+|detenid[oa]|aeropuerto|detained|airport)\b/ },
  "apelar-juez/bia-denied": {
    needs:
      /\b(?:bia|junta|board)\b(?: \w+){0,5} (?:neg\w+|denied|deny|dismiss\w*|rechaz\w+|perdi\w*|no)\b|\b(?:neg\w+|denied|dismiss\w*|rechaz\w+|perdi\w*|lost)\b(?: \w+){0,5} (?:bia|junta|board|apelacion|appeal)\b|\b(?:dismissed|despues de la bia|after the bia)\b/,
    never: /\b(?:apel\w+|appeal\w*) (?:a|ante|to|with) (?:la |the )?(?:bia|junta|board)\b/,
  },
  "apelar-juez/m-lawyer-silent": {
    never:
      /\b(?:orden final|dejo pasar|se (?:me )?paso el plazo|final order|missed the (?:deadline|appeal))\b/,
  },
  "apelar-juez/m-missed-court": {
    needs:
      /\b(?:falt\w+|no (?:fui|fue|llegue|llego|pude|me presente)|missed|absent\w*|ausencia|didnt (?:go|show))\b/,
  },
  "apelar-juez/reserved-or-waived": {
    never: /\b(?:dije que si|cuantos dias|que (?:hoja|forma) lleno|how many days|which form|what form)\b/,
  },
  "cancelacion-de-deportacion/child-illness": {
    never: /\b(?:como se (?:llama|pide)|what is (?:it|that) called)\b/,
  },
  "cancelacion-de-deportacion/permit-while": {
    never:
      /\b(?:por correo|radio|nomas mandando|solo mandando|by mail|without (?:going to )?court|sin corte)\b/,
  },
  "cancelacion-de-deportacion/resident-version": {
    never:
      /\b(?:(?:mi|my) (?:mama|papa|madre|padre|espos[oa]|mom|dad|mother|father|wife|husband) (?:es |is )?(?:a |an )?(?:permanent )?residen\w+|42 ?b)\b/,
  },
  "cancelacion-de-deportacion/what-proof": {
    never: /\b(?:cobr\w+|vend\w+|charg\w+|swap ?meet|notari\w+)\b/,
  },
  "check-in-ice/i-have-order": {
    never:
      /\b(?:(?:lo|la) (?:detuv\w+|agarr\w+|dejaron adentro)|se quedaron con|kept (?:my|him|her)|took (?:my|him|her)|avion|plane)\b/,
  },
  "consultar-caso-corte/by-video-shown": {
    needs:
      /\b(?:video\w*|en linea|online|(?:en|in) person\w*|webex|internet|virtual|link|enlace|computadora|telefono|celular|phone|screen)\b/,
    // "¿Cómo veo en internet cuándo es?": the day is asked.
    never: /\b(?:cuando (?:es|tengo|me toca|sera)|when (?:is|do i have))\b/,
  },
  "consultar-caso-corte/changed-address": {
    never: /\b(?:nunca (?:fui|fuimos|fue)|falt(?:e|amos|o)|never (?:went|showed)|missed)\b/,
  },
  "dui/citizenship-wait": {
    never:
      /\b(?:(?:2|3|two|three|dos|tres|varios|several) (?:dui|duis|dwi|dwis|veces)|(?:second|segundo|third|tercer) (?:dui|dwi))\b|\b(?:y otr[oa]|and another|los dos|both)\b/,
  },
  "encontrar-detenido/by-police": {
    never:
      /\b(?:(?:a|con) (?:la )?(?:migracion|migra|ice|inmigracion) (?:anoche|ayer|hoy|ya)|(?:ya )?lo (?:pasaron|tiene) (?:\w+ ){0,6}(?:migracion|migra|ice)|(?:to|by|in) ice)\b/,
  },
  "fianza/hearing-soon": { never: /\b(?:neg(?:o|aron)|denied|le dijeron que no)\b/ },
  "fianza/how-much": {
    never: /\b(?:(?:como|komo) (?:la |se )?pag\w+|how (?:do i|to|can i) pay)\b/,
  },
  "fianza/jail-bail": {
    needs: /\b(?:condado|county|carcel|jail|penal|criminal|bail|policia|police|dos fianzas|two bonds?)\b/,
    never: /\b(?:hold|detainer|todavia (?:lo|la) puedo|can i still|anoche|last night)\b/,
  },
  "fianza/m-minor-detained": {
    never:
      /\b(?:(?:a )?mi (?:nana|mama|herman[oa]|espos[oa]|cunad[oa]|prim[oa]|tia)|con (?:su|la|el) (?:bebe|guagua|nin[oa]|hij[oa])|with (?:her|his) (?:baby|child|kids?))\b/,
  },
  "miedo-creible/caught-at-border": {
    never:
      /\b(?:(?:cinco|seis|siete|ocho|nueve|diez|once|varios|several|many|[2-9]|1\d) (?:meses|anos|months|years)|redada|reten|carretera|raid|checkpoint|highway|trabajo|work)\b/,
  },
  "miedo-creible/over-two-years": {
    never:
      /\b(?:menos de (?:2|dos)|(?:less|fewer) than (?:2|two)|under (?:2|two)|(?:seis|siete|ocho|nueve|diez|once|\d+) (?:meses|months))\b/,
  },
  "multas-998/m-checkin-with-fine": {
    needs: /\b(?:citas?|check ?ins?|report\w*|present\w+|firm\w+|appointments?|grillete|hold me)\b/,
  },
  "nta-corte/leave-country": {
    never:
      /\b(?:perd\w+ (?:el|mi) vuelo|vuelo de regreso|fuera del pais|missed my flight|stuck (?:in|abroad))\b/,
  },
  "nta-corte/m-witness-family": {
    never:
      /\b(?:voy a ser (?:\w+ )?testigo|ser testigo de|soy testigo|(?:im|i am) (?:going to be )?a witness)\b/,
  },
  "nta-corte/second-hearing": {
    never:
      /\b(?:renunci\w*|ya no me lleva|me dejo (?:el|mi) abogad\w+|quit|dropped me|mas tiempo|more time)\b|^(?!.*\b(?:ya (?:fui|tuve|pase|fuimos)|despues|after|que sigue|next|went)\b).*\b(?:master|primera (?:audiencia|corte)|first (?:hearing|court|master))\b|\b(?:first master|mi primera (?:corte|audiencia) es)\b/,
  },
  "orden-deportacion/tps-daca": {
    never: /\b(?:se (?:me )?acabo|termino|quitaron|(?:se )?vencio|ended|expired|terminated|ran out)\b/,
  },
  "orden-deportacion/travel-domestic": {
    never: /\b(?:traslad\w+|transferred|detenid[oa]|deportation flight|vuelo de deportacion)\b/,
  },
  "perdi-o-me-negaron/already-in-court": {
    never:
      /\b(?:mismo sobre|same envelope|(?:venia|llego|vino|came with) (?:\w+ )?(?:una? |an? )?(?:cita|nta))\b/,
  },
  "registro-extranjeros/appointment-after-registering": {
    never:
      /\b(?:es (?:cierto|verdad|obligad\w+|obligatori\w+)|is it (?:true|mandatory|required)|todos los que no|eso es obligad\w+)\b/,
  },
  "registro-extranjeros/what-to-carry": {
    never:
      /\b(?:(?:es|sea) (?:cierto|verdad|obligad\w+|obligatori\w+|una trampa)|is it (?:true|mandatory|required|a trap)|nos tenemos que ir a registrar)\b/,
  },
  "salida-voluntaria/kids-citizens": {
    never: /\b(?:corte abierta|que pierdo|what do i lose|open (?:case|court))\b/,
  },
  "salida-voluntaria/not-understood": {
    needs: /\b(?:firm[eo]|firmaron|firmo|signed)\b/,
    never:
      /\b(?:(?:para )?que firme|firma o no|(?:quieren?|kieren?) (?:q|k|que|ke|hacer) (?:\w+ ){0,3}firm\w+|si firma)\b/,
  },
  "visa-u/m-only-witness": {
    needs: /\b(?:testig\w+|witness\w*|(?:solo|nomas|only) (?:vi|vio|saw)|vi (?:cuando|que|el)|saw)\b/,
    never: /\bme (?:apunal\w+|golpe\w+|asalt\w+|dispar\w+|rob\w+|viol\w+)\b/,
  },
  "antecedentes/theft-shop": {
    never: /\b(?:laken|riley|expung\w*|borr(?:ado|aron)|sealed|dismiss\w*|retiraron)\b/,
  },
  "cambio-direccion/venue-how-long": {
    needs:
      /\b(?:mov\w+|pas\w+|cambi\w+|venue|transfer\w*|otra corte|new court|corte nueva)\b.*\b(?:corte|caso|juez|court|case|judge)\b.*\b(?:cuanto|cuando|dias|tarda|how long|when|ya)\b|\b(?:cuanto|cuando|dias|tarda|how long|when)\b.*\b(?:mov\w+|pas\w+|venue|transfer\w*|otra corte|new court|corte nueva|cambi\w+ (?:de|la|mi) corte)\b/,
  },
  "cambio-direccion/venue-paper-where": {
    needs:
      /\b(?:(?:mov\w+|pas\w+|transfer\w*)(?: \w+){0,4} (?:corte|caso|court|case)|cambi\w+ (?:de|la|mi) (?:corte|caso)|venue|corte nueva|otra corte|new court)\b/,
  },
  "check-in-ice/no-appointment-yet": {
    needs:
      /\b(?:no (?:me )?(?:han dado|ha llegado|sale|aparece|deja|tengo (?:fecha|cita))|error|nothing (?:shows|comes)|no (?:date|appointment)|wont (?:let|load))\b/,
  },
  "consultar-caso-corte/where-is-court": {
    needs:
      /\b(?:donde (?:queda|esta|es)|que ciudad|direccion|telefono de (?:mi|la)|where (?:is|will)|which (?:city|court)|address)\b/,
  },
  "encontrar-detenido/do-they-learn-about-me": {
    needs:
      /\b(?:se enter\w+|me (?:rastrean|piden|pidan|pregunt\w+)|yo (?:tampoco|no) tengo papeles|seguro llamar|mi (?:nombre|estatus|direccion)|my (?:name|status|address)|about me|track|safe to (?:call|search)|find out)\b/,
  },
  "encontrar-detenido/talk-by-phone": {
    needs:
      /\b(?:hablar (?:con|por)|hablarle|marcarle|llamarle|(?:me|nos) llam[eoa]\w*|llamadas?|saldo|call (?:him|her|them|me)|talk to|speak (?:to|with)|phone (?:time|account))\b/,
  },
  "encontrar-detenido/under-18": {
    needs:
      /\b(?:nin[oa]s?|menor(?:es)?|child\w*|kids?|minor|(?:de|tiene|is) (?:\d|1[0-7])\b(?: anos| years)?|orr|albergue|shelter|mi (?:hij[oa]|sobrin[oa]|niet[oa]))\b/,
  },
  "ice-en-mi-puerta/judge-signed": {
    never:
      /\b(?:como (?:se|sabemos|reconozco|reconocer|distingo|veo)|how (?:do|can) (?:i|we) (?:know|tell))\b/,
  },
  "orden-deportacion/married-citizen": {
    never: /\b(?:stay|plane|vuelo|avion|flight|jueves|manana|thursday|tomorrow)\b/,
  },
  "reingreso-tras-deportacion/twice-deported": { never: /\b(?:lo|la|me) (?:agarraron|detuvieron|tienen)\b/ },
  "salida-voluntaria/what-paper": { needs: /\b(?:stipulated|papel\w*|hoja|paper|firm\w+|sign\w*|nombre)\b/ },
  "salida-voluntaria/who-pays-ticket": {
    needs:
      /\b(?:quien (?:me )?(?:paga|compra)|(?:paga|pagan|pago|pays?|buys?|compr\w+)(?: \w+){0,3} (?:boleto|pasaje|vuelo|ticket|flight)|mi (?:propio )?boleto)\b/,
    never: /\b(?:que diferencia|difference|dolares|dinerito|plata|asilo|asylum)\b/,
  },
  "falte-a-corte/traffic-late": { never: /\b(?:ya me deportaron|ya (?:hay|tengo) orden|am i deported)\b/ },
  "perdi-o-me-negaron/deadline-passed": {
    never: /\b(?:manana se (?:me )?vence|se (?:me )?vence manana|expires tomorrow|due tomorrow)\b/,
  },
  "perdi-o-me-negaron/have-other-status": {
    needs: /\b(?:tengo|todavia|otro (?:estatus|caso)|i (?:have|still)|other status|tps|asilo)\b/,
  },
  "orden-deportacion/detained-today": {
    needs:
      /\b(?:detuv\w+|detenid[oa]|agarr\w+|arrest\w+|se lo llevaron|se la llevaron|llevaron|lo tienen|la tienen|took|detain\w*|picked up|in custody)\b/,
  },
  "cambio-direccion/other-state-court": {
    needs:
      /\b(?:estado|state|ciudad|city|lejos|far|otra corte|misma corte|mover|mueve|move|de \w+ a|me (?:mude|cambie) (?:a|para) \w+)\b/,
  },
  "cambio-direccion/ice-will-come": {
    needs: /\b(?:ice|migra|miedo|vengan|vienen|me busquen|afraid|scared|come (?:for|get))\b/,
  },
  "consultar-caso-corte/who-is-judge": {
    needs: /\b(?:quien|nombre|cual juez|que juez|who|which judge|name)\b/,
  },
  "cambio-direccion/other-state-uscis": {
    needs:
      /\b(?:oficina|cita|huellas|entrevista|pasan|office|appointment|fingerprints|interview|transfer\w*|(?:otro|another) (?:estado|state))\b/,
    never: /\b(?:cuantos dias|how many days)\b/,
  },
  "antecedentes/served-time": {
    needs: /\b(?:cumpl\w+|sentenci\w+|carcel|pres[oa]|prision|served|sentence\w*|jail|prison|years inside)\b/,
  },
};
