/**
 * What is another's, shown or filled in as one's own: bills that are lent, a witness who saw nothing, bought papers on a form, a number or a
 * citizenship to get something with, a lawyer's name. Each with those whom it must not hit. Server only.
 */
import {
  kin,
  unless,
  unlessReported,
  unlessWanted,
  wholeWords,
} from "#guide/safety/server-only/requests/asked-words.ts";
import { benefit } from "#guide/safety/server-only/requests/deceit-words.ts";
import type { Secret } from "#guide/safety/server-only/requests/secret.ts";

/** Another's bills, letters or address, to be shown as one's own. */
const lentProof: Secret = {
  kind: "lie",
  said: [
    wholeWords(
      "(?:me )?(?:prest\\w+|lends?|borrow)(?: (?:me|los|las|sus|el|la|mi|her|his|their|my))* (?:suy[oa]s?|recibos?|talon\\w*|contrato|comprobantes?|biles|taxes|fotos|bills|receipts|stubs|lease|papers|documents)",
      "(?:recibos?|talon\\w*|comprobantes?|biles|taxes|contrato|bills|receipts|stubs|lease)(?: \\w+){0,12} (?:me )?prest\\w+ (?:los|las|el) (?:suy[oa]s?|de (?:ella|el))",
    ),
    wholeWords(
      "licencia|escuela|caso|residencia|asilo|visa|sponsor|cancelacion|juez|migracion|license|court|case|school|dmv",
    ),
    wholeWords(
      "vivo en|no vivo|aunque|yo no (?:tengo|gano)|i live in|dont (?:live|have|make)|necesito|ocupo|need|no tengo",
    ),
  ],
  unless: unlessReported("vivo con|live with|me rent(?:a|o) (?:un )?cuarto|devolver|dinero|money|lana"),
};

/** Proof of a home in one state, by who lives in another. */
const otherState: Secret = {
  kind: "lie",
  said: [
    wholeWords(
      "(?:comprobantes?|recibos?|pruebas?|proof|bills?)(?: \\w+){0,4} (?:de|in|from)(?: \\w+){1,3} (?:pero|aunque|but|though)(?: yo| i)? (?:vivo en|live in) (?!casa|la\\b|el\\b|un\\b|una\\b|my|a\\b)\\w+",
    ),
    wholeWords("necesito|ocupo|quiero|consigo|donde|como|quien|need|want|where|how|who|get"),
  ],
  unless: unlessReported("me (?:mude|voy a mudar)|im moving|i moved|antes"),
};

/** A witness who saw nothing. */
const unknowingWitness: Secret = {
  kind: "lie",
  said: [
    wholeWords("cartas?|testigos?|firm\\w+|declaracion\\w*|affidavits?|letters?|witness\\w*|sign"),
    wholeWords(
      "(?:el|ella|ellos|que|si|y|pero|aunque|ni|a mi|sin)(?: (?:el|ella|yo|nos|me|lo|la|los|ellos|ni))* (?:no|ni|sin|casi no|apenas)(?: (?:nos|me|lo|la|los|siquiera|se))* (?:conoc\\w+|vio|vieron|fue|fueron|estuvo)|ni (?:fue|estuvo|vio|conoce)|sin conoc\\w+|(?:doesnt|dont|never|hardly|barely|didnt)(?: \\w+)? (?:know|knew|met|saw|see|seen) (?:us|me|him|her|it|them)|(?:wasnt|werent) (?:even )?there",
    ),
    wholeWords(
      `que(?: (?:le|debe|tiene|que))* (?:escribe|pone|ponga|dice|diga|escribo|pongo|firma)|como (?:la |lo )?(?:escribe|hace|redacta)|(?:puede|can)(?: (?:he|she|they|my \\w+))? (?:firmar|sign|write|escribir)|sirve|what (?:should|does|do|can)(?: \\w+){0,3} (?:write|say|put)|(?:que|quien) (?:me )?(?:firm|sign)\\w*`,
    ),
    wholeWords(`matrimonio|pareja|boda|casad[oa]s|marriage|couple|wedding|anos|years|desde|since|${benefit}`),
  ],
  unless: unlessWanted(
    "me meto en|problemas|no quiero|i dont want|otro testigo|another witness|intervi\\w+|no me conoce el|abogad\\w+|lawyer",
  ),
};

/** Bought papers, or another's, and a form to be filled with them. */
const boughtInUse: Secret = {
  kind: "forge",
  said: [
    wholeWords(
      `(?:papeles|mica|social|seguro|numero|id|licencia|permiso)(?: \\w+)? (?:que )?(?:compr(?:e|o|amos|ados?|ada)|me (?:vendio|vendieron|hicieron))|(?:bought|fake|somebody elses|someone elses) (?:papers|card|social|id|green card|ssn)|papers i bought|(?:mica|social|seguro|licencia|permiso|papeles|numero)(?: \\w+)? (?:es|son) (?:de )?(?:otra persona|otr[oa]|alguien|fals[oa]s?|chuec[oa]s?|(?:de )?(?:mi|una?) ${kin})`,
    ),
    wholeWords(
      "(?:como|que)(?: (?:le|lo|la|se|nombre|fecha|direccion|numero|firma|debo|tengo|que))* (?:lleno|llenar|pongo|poner|firmo|uso|doy|digo|contesto)|(?:what|how)(?: (?:name|date|do|should|can|i|to))* (?:put|fill|sign|use|write|say)",
    ),
    wholeWords(
      "i ?9|w ?4|contrato|trabajo|solicitud|aplicacion|formulario|planta|patron|jefe|jale|job|work|lease|renta|banco|bank|taxes|uber",
    ),
  ],
  unless: unlessReported(
    "salio con|llego con|me (?:robaron|estan usando)|usaron|antes|hace (?:anos|mucho)|ya no|residencia|green card application|i ?485|perdon|waiver|naturali\\w+",
  ),
};

/** A child's, a dead man's or a brother's number, card or citizenship, to get something with. */
const usesAnothers: Secret = {
  kind: "forge",
  said: [
    wholeWords(
      `(?:us(?:ar|arl[oa]|amos)|(?:can|could|may|should|me|to|i) use|using|borrow|sirve|works?)(?: (?:el|la|los|sus?|his|her|their|the|a))* (?:ciudadania|pasaporte|acta|mica|licencia|social|seguro|visa|permiso|identidad|citizenship|passport|birth certificate|license|ssn|identity|green card)(?: social)?(?: (?:de(?:l)? (?:mi |una? |el |la |otr[oa] )?(?:${kin}|bebe|nin[oa]|muert[oa]|difunt[oa]|persona))| para| to)`,
    ),
    wholeWords(
      "(?:para|pa|to) (?:poder )?(?:sacar|trabajar|viajar|volar|entrar|cruzar|renovar|aplicar|rentar|abrir|get|work|travel|fly|enter|cross|apply|open|drive|manejar)",
    ),
    wholeWords(
      `puedo|podria|podemos|sirve|jala|can i|could i|can we|${kin}|bebe|se (?:parece|llama)|same name`,
    ),
  ],
  unless: unlessReported(
    "mi propi[oa]|my own|(?:mi|my) (?:pasaporte|visa|licencia|social|seguro|permiso|acta|mica|passport|license|green card)\\b|consular|de mi pais|seguro (?:medico|de (?:salud|carro|auto|vida))|insurance|traduc\\w+|peticion|comprobar (?:el )?parentesco|dependient\\w+|expired|vencid[oa]|su propi[oa]|de nacimiento para (?:sacar|inscrib)",
  ),
};

/** No lawyer, and signs as one. */
const asLawyer: Secret = {
  kind: "lie",
  said: [
    wholeWords(
      "(?:sign|firm\\w+|present(?:o|ar)|anunci\\w+|advertise|pose|hacerme pasar|work|trabajo)(?: \\w+){0,6} (?:as|como|de|por) (?:an? )?(?:lawyer|attorney|abogad[oa]|licenciad[oa]|representante)|under (?:\\w+ ){1,3}(?:attorney|bar|lawyer)s? (?:number|license|id)|con (?:el numero|la licencia|la firma) de (?:un|una|mi)(?: \\w+)? (?:abogad|licenciad)[oa]",
    ),
    wholeWords(
      "oficina|office|clientes?|clients?|customers?|papers|papeles|preparer|asilos?|asylums?|formularios|forms|casos|cases",
    ),
    wholeWords("puedo|can i|could i|como|how|no (?:saben|soy)|dont know|im not|sin ser"),
  ],
  unless: unlessReported(
    "trabajo (?:con|para) (?:un|una)|work for|estudi\\w+|law school|interprete|en mi pais|notario (?:me|que)",
  ),
};

/** Works under a relative's number. */
const kinsNumber: Secret = {
  kind: "forge",
  said: [
    wholeWords(
      `(?:trabaj\\w+|work|working|get hired|jalar|chambear)(?: \\w+){0,3} (?:under|with|on|using|con|bajo)(?: (?:el|la|los|my|the|mi|a|un))* (?:(?:seguro|social|numero|nombre|ssn|papeles)(?: (?:social|de|del|mi|una?|la|el))* ${kin}|${kin}s? (?:ssn|social|number|name|papers))`,
      `${kin}(?: \\w+){0,2} (?:tiene|has)(?: (?:un|su|el|a))* (?:seguro|social|ssn|numero)(?: social)?(?: \\w+)? (?:bueno|good|valido)?(?: \\w+){0,6} (?:me l[oa] puedo (?:poner|usar)|l[oa] puedo usar|puedo usarl[oa]|puedo trabajar con|can i (?:use|borrow|work))`,
    ),
    wholeWords("puedo|podria|can|could|conviene|como|how|pasa|is it ok"),
  ],
  unless: unlessReported(
    "alguien|desconocid[oa]|someone|somebody|(?:anda|esta|estan) trabajando con|taxes|impuestos|seguro (?:medico|de (?:salud|vida|carro|auto))|insurance|aseguranza|negocio|business|compania de|ciudadan[oa] (?:me )?(?:pide|peticion)",
  ),
};

/** Has none of one's own, and gives a relative's. */
const thatOfKin: Secret = {
  kind: "forge",
  said: [
    wholeWords(
      "(?:no tengo|sin|dont have(?: an?)?)(?: \\w+)? (?:social|seguro(?! medico)|mica|numero|ssn|licencia|green card|permiso|id|identificacion|pasaporte|license|passport)",
    ),
    wholeWords(
      `(?:doy|uso|pongo|llevo|usar|dar|poner|llevar|ensen[oa]|presento|sirve|give|use|show|put|bring)(?: (?:el|la|los|yo|mejor|them|him|her))* (?:(?:el|la) de (?:mi|una?) ${kin}|my ${kin}s(?! (?:house|address|name)))`,
    ),
  ],
  unless: unlessReported(
    "direccion|address|taxes|impuestos|de sponsor|patrocin\\w+|referencia|contacto|telefono",
  ),
};

/** Another's account, licence or permit for so much. */
const rentedName: Secret = {
  kind: "forge",
  said: [
    wholeWords(
      "(?:me )?(?:renta|rentan|presta|prestan|alquila|vende|rents?|lends?|sells?)(?: (?:me|out|a))* (?:su|sus|la|el|una?|his|her|their|an?)(?: \\w+)? (?:cuenta|licencia|permiso|id|identificacion|credencial|account|license|permit)",
    ),
    wholeWords(
      "uber|lyft|doordash|instacart|amazon flex|rappi|trabaj\\w+|manejar|work|drive|driving|job|jale|chamba",
    ),
    wholeWords(
      "(?:que|what)(?: (?:mas|otra|cosa|else|do|does|papeles))* (?:necesito|ocupo|hace falta|i need|need)|need anything|como (?:le )?(?:hago|lleno|pongo)|puedo|can i|how (?:do|can)|conviene|is (?:that|it) ok|sirve|jala|taxes",
    ),
  ],
  unless: unlessReported(
    "(?:quiero|want to) (?:parar|dejar|stop|quit)|(?:ya )?no quiero|me afecta|hurt my|i used to|antes|usaba|trabajaba",
  ),
};

/** Which number goes through where numbers are looked up. */
const whichPasses: Secret = {
  kind: "forge",
  said: [
    wholeWords(
      "(?:que|cual|cuales|which|what|hay|are there|alg(?:un|unos)|does)(?: (?:es|son|el|los|tipo|de|kind|of|tipos|an?|any|kids?|childs|dead|other))* (?:numeros?|seguros?|socials?|sociales|micas?|ssns?|numbers?|nombres?)?(?: (?:de|del|seguro|seguros|social|los|las|ninos|el|en|la|that|would|will|si|que|ya|can|number|numbers|green|card|mica|pongo|poner|solicitud|trabajo|para|salga|nunca|dont|doesnt|not|get))* ?(?:no (?:los? |las? )?(?:rebot|detect|marc)\\w+|rebotan?|aprobado|jalan?|pasan?|pegan?|flag\\w*|pass(?:es)?|clears?|(?:gets? )?(?:through|past|by)|goes? through)",
    ),
    wholeWords(
      "numeros?|seguros?|socials?|sociales|micas?|ssns?|numbers?|residencia|green card|de (?:otr[oa]|ninos|muert\\w+)",
    ),
    wholeWords(
      "e ?verify|everify|ivierifai|i ?9|i nueve|(?:lo |la |los |las )?(?:estan )?(?:checan(?:do)?|revis\\w+|verific\\w+|checa)|compania que|planta|background check|the check|trabajo|work|jobs?|computadora|sistema|system|rebotan?|flag\\w*",
    ),
  ],
  unless: unless(
    "mi (?:numero|seguro|social|mica) (?:es|no|salio|sale)|my (?:own|number|ssn|social) (?:is|does|came|didnt)|son mi[oa]s|its (?:my own|mine)|tengo permiso|with my (?:work permit|ead)|seguro (?:medico|de (?:salud|carro|auto|vida))|insurance",
  ),
};

/** Of others, as one's own. */
export const ofOthers: readonly Secret[] = [
  lentProof,
  otherState,
  unknowingWitness,
  boughtInUse,
  usesAnothers,
  asLawyer,
  kinsNumber,
  thatOfKin,
  rentedName,
  whichPasses,
];
