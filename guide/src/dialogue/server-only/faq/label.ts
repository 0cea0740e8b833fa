/**
 * What is offered to tap for a written answer, made of the ways people ask for it: one that can stand by itself and takes away no hope, spelled
 * as a book would. People write "todavia puedo denunciar?"; a button says "¿Todavía puedo denunciar?". Read when the index is made; server only.
 */
import type { Language } from "#guide/content-schema.ts";

/** Not to be put into anybody's mouth: without hope, or only understood after something else. */
const harsh =
  /^[¿"]?(?:ay |oiga,? |y )?(?:entonces|o sea|osea|a poco|so then|so|then) |^[¿"]?(?:(?:y )?ya )?(?:nada|ni modo|todav[ií]a nada|a poco no)\b.{0,8}$|\b(?:nunca|jam[aá]s|never) (?:voy|vamos|podr[eé]|podremos|me (?:van|dar[aá]n)|va|will|going)\b|\b(?:no hay (?:nada|manera|forma|remedio|esperanza|salida)|no (?:se puede|tengo) nada|ya (?:vali[oó]|me fregu[eé]|me chingu[eé]|perd[ií] todo)|me quieren vender|me (?:van a|voy a) mor|me (?:va|van|quiere|quieren) (?:a )?matar|va a matar|me (?:pega|golpea|tiene encerrad[oa])|estoy encerrad[oa]|aventando|no hope|nothing i can)\b/i;
/** What happens to somebody is told, and never suggested; said by a tap, it would be heard as a danger of now. */
const danger =
  /\b(?:maltrat\w+|golpe(?:a|aba|ó)\w*|golpearon|pegan?|amenaz\w+|encierr\w+|candado|matar(?:se|me)?|obligan|viol[oóa]\w*|ahora mismo|no (?:me|nos) dejan? (?:ir|salir)\w*|no le he dicho a nadie|quit[oó] el pasaporte|tiene mi pasaporte|prostitu\w+|quiere (?:morir|vivir)|lastimaron|beats?|hits?|threaten\w*|locks?)/i;
/** Nor what would be refused or warned of: a button suggests it. */
const dishonest =
  /\b(?:fing\w+|minti\w+|ment(?:ir|ira|imos)|invent\w+|fals[oa]s?|chuec[oa]s?|finj\w+|escond\w+|ocult\w+|por (?:el|la) (?:cerro|desierto|r[ií]o|monte) mientras|digo que (?:no|s[ií]|entr[eé]|fue)|decimos que|si digo que|(?:podemos|puedo) (?:decir|poner) (?:que|otr[oa])|c[oó]mo (?:van a saber|saben) (?:que|cu[aá]ndo)|con coyote|coyote|cruzar la frontera|(?:papeles|licencia|permiso|seguro|tarjeta|visa) de (?:mi (?:herman|prim|amig|t[ií])|otr)\w*|prestarle|venden|vender|ofrece casarse|aunque soy|exager\w+|por (?:los )?papeles|nunca me agarraron|choqu[eé](?= )|prest[eé](?= )|me quiero casar con|aunque no (?:sea|es) (?:cierto|verdad)|pretend|lie|fake|hide)\b/i;
const asked = /[?¿]/;
/** A question without its marks. */
const opensQuestion =
  /^(?:y si (?!no (?:tengo|s[eé])\b)|(?:(?:y|oiga|pero|ahora) )?(?:(?:a|de|con|en|por|para|desde|hasta) )?(?:qu[eé]|c[oó]mo|cu[aá]ndo|cu[aá]nt[oa]s?|d[oó]nde|ad[oó]nde|qui[eé]n(?:es)?|cu[aá]l(?:es)?|puedo|podemos|puede|pueden|podr[ií]a|debo (?!dinero|tarjetas?|renta|taxes|varios|\d)|tengo que (?!manejar|trabajar|ir a trabajar)|tenemos que|hay que|me (?:puede|pueden|van a|sirve|conviene)|se (?:puede|paga|necesita)|es (?:cierto|verdad|necesario|obligatorio)|conviene|sirve) )/i;
/** The same in English. */
const opensInEnglish =
  /^(?:(?:and|but) )?(?:(?:what|how|where|who|which|why) (?!i (?:earn|have|am|was|live)\b)|(?:whose|can|does|did|is|are|will|would|should|could|must|am) |do (?!not )|when (?:will|do|does|can|is|are|should|would|did) )/i;
/** "Qué hago con mis hijos" is one; "que me agarren" is none, nor is "cuando me deporten". */
const noQuestion =
  /^(?:y )?(?:que|como|cuando|donde|quien|cual) (?:me|nos|se|lo|la|yo|mi|el|soy|era|est[aá]|ya|no) /;

const acronyms =
  /\b(?:daca|tps|ice|uscis|itin|chnv|cbp|eitc|nvc|eoir|foia|isap|vawa|sij|sijs|cspa|ead|rfe|noid|nta|bia|orr|ssn|ssa|irs|w2|dui|esta|snap|wic|dmv|cdl|stem|opt|cpt|sevis|dso|ds|i|n|g)\b(?=$|[\s,.?!)/-])/g;
/** Words that are also others, or that only a form's number makes a form: "ice", "esta", "i". */
const onlyAsForm = /^(?:i|n|g|ds|eoir|w2)$/;
const plainWord = new Set(["esta", "wic", "opt", "orr"]);

const names = new Map(
  "venezuela:Venezuela honduras:Honduras guatemala:Guatemala nicaragua:Nicaragua cuba:Cuba colombia:Colombia ecuador:Ecuador salvador:Salvador mexico:México méxico:México peru:Perú perú:Perú haiti:Haití haití:Haití texas:Texas florida:Florida california:California canada:Canadá canadá:Canadá juarez:Juárez juárez:Juárez michoacan:Michoacán oaxaca:Oaxaca puebla:Puebla chicago:Chicago houston:Houston miami:Miami facebook:Facebook tiktok:TikTok whatsapp:WhatsApp google:Google medicaid:Medicaid medicare:Medicare"
    .split(" ")
    .map((pair) => pair.split(":") as [string, string]),
);

/** Words that have no other spelling than this one. */
const mended = new Map(
  "todavia:todavía tambien:también aqui:aquí ahi:ahí alla:allá alli:allí asi:así despues:después ademas:además jamas:jamás mas:más dia:día dias:días mama:mamá papa:papá papas:papás mamas:mamás peticion:petición deportacion:deportación migracion:migración inmigracion:inmigración informacion:información aplicacion:aplicación proteccion:protección corrupcion:corrupción direccion:dirección relacion:relación cancelacion:cancelación apelacion:apelación mocion:moción comision:comisión decision:decisión condicion:condición traduccion:traducción declaracion:declaración pension:pensión prision:prisión extension:extensión renovacion:renovación orientacion:orientación situacion:situación educacion:educación invitacion:invitación numero:número numeros:números tramite:trámite tramites:trámites credito:crédito medico:médico medicos:médicos medica:médica telefono:teléfono pagina:página codigo:código articulo:artículo examenes:exámenes jovenes:jóvenes policia:policía abogacia:abogacía ciudadania:ciudadanía huerfano:huérfano veridico:verídico unico:único unica:única ultimo:último ultima:última proximo:próximo proxima:próxima rapido:rápido facil:fácil dificil:difícil util:útil ingles:inglés ningun:ningún algun:algún segun:según detras:detrás atras:atrás traves:través interes:interés frances:francés podria:podría podrian:podrían podre:podré tendria:tendría deberia:debería habia:había tenia:tenía tenian:tenían queria:quería sabia:sabía vivia:vivía decia:decía podia:podía debia:debía estan:están estara:estará sera:será seran:serán daran:darán haran:harán tendre:tendré ire:iré perdi:perdí sali:salí recibi:recibí vivi:viví meti:metí pedi:pedí cumpli:cumplí naci:nací volvi:volví menti:mentí escribi:escribí ano:año anos:años nino:niño ninos:niños nina:niña ninas:niñas manana:mañana espanol:español dueno:dueño dueña:dueña companero:compañero compania:compañía senor:señor senora:señora pequeno:pequeño cunado:cuñado cunada:cuñada montana:montaña bano:baño dano:daño pais:país paises:países opinion:opinión metio:metió minima:mínima minimo:mínimo aprobacion:aprobación linea:línea"
    .split(" ")
    .map((pair) => pair.split(":") as [string, string]),
);

const accented = new Map(
  "que:qué como:cómo cuando:cuándo cuanto:cuánto cuanta:cuánta cuantos:cuántos cuantas:cuántas donde:dónde adonde:adónde quien:quién quienes:quiénes cual:cuál cuales:cuáles"
    .split(" ")
    .map((pair) => pair.split(":") as [string, string]),
);
/** "¿Y cuando cumpla?" asks of a time to come, and "como residente" is no manner. */
const relative =
  /^(?:cuando \S+(?:a|as|an|e|es|en|amos|emos)\b(?! )|cuando (?:me|se|lo|la|nos|le) \S+(?:a|an|e|en)\b|cuando (?:cumpla|llegue|salga|tenga|sea|vaya|termine|venza|est[eé]|yo|mi|el|la)\b|como (?:ciudadan|resident|turista|asilad|refugiad|estudiante|due|padre|madre|esp|menor|adult|hij|amig|si)\w*|quien (?:no|tiene|ya)\b|que (?:hay orden|ya|no|si|me la|me lo|el|la)\b|que (?:me|nos|lo|la|los|se) \S+(?:an|en|a|e)$)/;

function spelled(word: string): string {
  const lower = word.toLowerCase();
  const name = names.get(lower);
  if (name !== undefined) return name;
  const right = mended.get(lower);
  if (right === undefined) return word;
  return /^\p{Lu}/u.test(word) ? right.replace(/^\p{L}/u, (first) => first.toUpperCase()) : right;
}

/** A word that asks, right where a question starts. */
const asking =
  /(¿(?:(?:y|pero|oiga,|entonces|ahora|ah, ) ?)?(?:(?:a|de|con|en|por|para|desde|hasta) )?)(que|como|cuando|cuant[oa]s?|a?donde|quien(?:es)?|cual(?:es)?)\b/gi;

/** "No sé si", "¿cómo sé que ...?" and a question within another: "¿importa cómo entré?". */
const knowing = /\b(c[oó]mo|no|ya) se (si|qu[eé]|c[oó]mo|cu[aá]ndo|d[oó]nde|cu[aá]l)\b/gi;
const within =
  /\b(importa|saber|sé|digo|decir|preguntan|dicen|explico|dime) (como|cuando|cuanto|donde|quien|cual)\b(?! (?:si|cuando)\b)/gi;

function withMarks(text: string): string {
  const open = text.includes("¿") || !asked.test(text) ? text : opened(text);
  const whole = open.includes("¿") && !open.includes("?") ? `${open}?` : open;
  if (whole.includes("?") || !opensQuestion.test(whole) || noQuestion.test(whole)) return whole;
  return `¿${whole}?`;
}

/** What is told stands before the question: "mi acta está en español, ¿la traduzco?". */
function opened(text: string): string {
  const end = text.indexOf("?");
  const start = Math.max(...[", ", ". ", ": "].map((one) => text.lastIndexOf(one, end)));
  return start < 0 || opensQuestion.test(text)
    ? `¿${text}`
    : `${text.slice(0, start + 2)}¿${text.slice(start + 2)}`;
}

function inSpanish(text: string): string {
  const words = withMarks(text.trim().replace(/\s+/g, " "))
    .replace(/[\p{L}\d]+/gu, (word) => spelled(word))
    .replace(asking, (whole, before: string, word: string, at: number, all: string) =>
      relative.test(
        all
          .slice(at + before.length)
          .toLowerCase()
          .replace(/[?].*$/, ""),
      )
        ? whole
        : before + (accented.get(word.toLowerCase()) ?? word),
    );
  return words
    .replace(knowing, "$1 sé $2")
    .replace(
      within,
      (_, before: string, word: string) => `${before} ${accented.get(word.toLowerCase()) ?? word}`,
    )
    .replace(/\bestados unidos\b/gi, "Estados Unidos");
}

function inEnglish(text: string): string {
  return asked.test(text) || !opensInEnglish.test(text) ? text : `${text}?`;
}

function withAcronyms(text: string): string {
  return text.replace(acronyms, (word, at: number) => {
    if (plainWord.has(word)) return word;
    const ofForm = /^[- ]?\d/.test(text.slice(at + word.length)) || /^-/.test(text.slice(at + word.length));
    return onlyAsForm.test(word) && !ofForm ? word : word.toUpperCase();
  });
}

/** As it stands on a button. */
export function spelledLabel(wording: string, language: Language): string {
  const text = language === "es" ? inSpanish(wording) : inEnglish(wording.trim());
  return withAcronyms(text).replace(/\p{L}/u, (first) => first.toUpperCase());
}

/** Never suggested, though it is answered: a good part of its ways of asking has no hope or is a lie. */
export function isQuiet(wordings: readonly string[]): boolean {
  const not = wordings.filter(isAmiss).length;
  return not * 3 >= wordings.length || isAmiss(labelOf(wordings, "es"));
}

const isAmiss = (one: string): boolean => harsh.test(one) || danger.test(one) || dishonest.test(one);

/** A question before a fact, and nothing harsh where anything else was written. */
export function labelOf(wordings: readonly string[], language: Language): string {
  const kind = wordings.filter((one) => !isAmiss(one));
  const label = kind.find((one) => asked.test(one)) ?? kind[0] ?? wordings[0] ?? "";
  return spelledLabel(label, language);
}
