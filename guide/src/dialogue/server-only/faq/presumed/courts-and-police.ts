/** Answers on courts, orders, officers and records, and what they take for granted. Server only; words as `clean` leaves them. */
import type { Presumed } from "#guide/dialogue/server-only/faq/presumed/presumed.ts";

export const ofCourtsAndPolice: Readonly<Record<string, Presumed>> = {
  "antecedentes/citizenship-with-record": {
    never:
      /\b(?:(?:lo |la )?(?:tengo|hay|debo) (?:que )?(?:poner|declarar|decir)|lo pongo|have to (?:list|disclose|put|say))\b/,
  },
  "antecedentes/misdemeanor-felony": {
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
  },
  "consultar-caso-corte/changed-address": {
    never: /\b(?:nunca (?:fui|fuimos|fue)|falt(?:e|amos|o)|never (?:went|showed)|missed)\b/,
  },
  "dui/citizenship-wait": {
    never:
      /\b(?:(?:2|3|two|three|dos|tres|varios|several) (?:dui|duis|dwi|dwis|veces)|(?:second|segundo|third|tercer) (?:dui|dwi))\b/,
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
      /\b(?:renunci\w*|ya no me lleva|me dejo (?:el|mi) abogad\w+|quit|dropped me|mas tiempo|more time)\b|^(?!.*\b(?:ya (?:fui|tuve|pase|fuimos)|despues|after|que sigue|next|went)\b).*\b(?:master|primera (?:audiencia|corte)|first (?:hearing|court|master))\b/,
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
  "salida-voluntaria/not-understood": { needs: /\b(?:firm[eo]|firmaron|firmo|signed)\b/ },
  "visa-u/m-only-witness": {
    needs: /\b(?:testig\w+|witness\w*|(?:solo|nomas|only) (?:vi|vio|saw)|vi (?:cuando|que|el)|saw)\b/,
    never: /\bme (?:apunal\w+|golpe\w+|asalt\w+|dispar\w+|rob\w+|viol\w+)\b/,
  },
};
