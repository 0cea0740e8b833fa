import type { Pattern } from "#guide/words/patterns.ts";

/** Not legalisation although the words look like it. */
export const notTrigger: Pattern[] = [
  "arregl*|repar*|fix carro|coche|troca|casa|telefono|celular|lavadora|transmision|motor|techo|llanta|computadora|refrigerador|dientes|uñas|pelo|car|truck|house|phone|laptop",
  "anos|years|meses =de|como|siendo|as|esperando residente|resident|residencia|casado|casada|married|esperando|waiting",
  "anos|meses|years esperando|waiting|pendiente|pending",
  "arreglar|cambiar|fix =la|mi|una|el|los|my|the cita|appointment|error|nombre|direccion|fecha|telefono|celular|carro|casa|licencia|name|address",
  "sacar|saco|pedir|pido|get|conseguir copia|copias|cita|informes|copy",
  "informes|informacion =de|sobre|de la =app|aplicacion|pagina|app",
  "permiso|licencia|license =para|de|to|drivers manejar|conducir|drive|driver",
  "papeles|titulo|papers =de|del|for|of =la|el|mi|my|the casa|carro|coche|troca|terreno|car|house",
  "uso|usar|funciona|use =la|esta|el|the pagina|app|aplicacion|website",
  "aplicacion =isap|cbp|no|de =funciona",
];

/** One fact about something already under way: no need to ask first when the trigger is a specific one. */
export const underWay: Pattern[] = [
  "renov*|renew*|renewal",
  "vence|vencio|vencido|vencida|vencer|vencen|expir*|caduc*",
  "perdi|perdio|robaron|robo|perdida|extravie|lost|stolen",
  "reponer|replace|reposicion|reemplaz*",
  "no =me|ha|han|ha|llega|llego|has llega|llegado|llego|arrived|come",
  "mi|my caso|case =pendiente|pending|esta|is|no|va|lleva",
  "tengo|have|con|espera|esperando|waiting|pendiente|pending =el|mi|la|asilo|un|my|pendiente|caso|pending|a|an pendiente|pending|tramite|proceso",
  "entrevista|interview",
  "extension",
  "ya =tengo|me|mande|meti|metimos|mandamos|cumpli|gane|soy|aprobaron|cumpli|tenemos|nos",
  "=mandamos|=metimos|=enviamos|=aplicamos|=filed|=submitted|=sent",
  "murio|fallecio|died|viuda|viudo|widow",
  "usps|correo|carta|letter|recibo|receipt",
  "firme|firmar|firman|certificacion|certification|certificar",
  "aprobaron|aprobado|aprobada|approved|granted|negaron|denied|nego|denegaron",
  "gane|gano|won",
  "reloj|clock|150|180",
  "donde|where =esta|veo|mando|checo|is|do|can|hago|estan",
  "checar|checo|check|revisar|ver =mi|el|my|status|estado",
  "categoria|category|c8|c9|c10|a12|c19",
  "licencia|license|taxes|itin|seguro =de|social|manejar",
  "viajar|travel|viaje|salir =con|con|del",
];

/** Asking what a word means; its words stand side by side. */
export const asksMeaning: Pattern[] = ["=que|=what =es|significa|=is|means|=are", "=que =quiere =decir"];

/** Asked about status whatever else the question says. */
export const strongTrigger: Pattern[] = [
  "cita|consulta|appointment =con|de|with abogado|licenciado|abogada|lawyer|attorney",
  "=legalizarme|=legalizarnos|=regularizarme|=regularizarnos",
  "arreglar|arreglo|arreglarme =mis|los|para =papeles|papeles",
  "fix =my =papers|status",
  "become|=be =a|an permanent|legal|lawful =resident",
];
