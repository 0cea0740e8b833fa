/** Questions that name a wrong and ask nothing of it: whether it is so, what others risk, what officers may do. Server only. */
import { says } from "#guide/words/server-only/says.ts";

const honestQuestions: readonly RegExp[] = [
  // Whether a programme exists.
  /^(?:hay|existe|sigue habiendo|is there|are there)\b(?: (?:any|un|una|algun|alguna|a|todavia|still))* (?:tps|daca|parole|amnist\w+|ley|programas?|visas?|permisos?|laws?|program|amnesty)\b(?!.*\b(?:how (?:do|can) (?:i|we)|sin que|compr\w+|vend\w+|buy|sell\w*|fake|fals\w+|chuec\w+|invent\w+|(?:decir|digo) que|say (?:im|i am|that)|pag\w+|pay)\b)/,
  // Officers have stopped them, and what those inside should do.
  /^(?=.*\b(?:esposaron|se bajaron|bajaron|pararon|rodearon|handcuff\w+|pulled over|stopped|surrounded)\b)(?=.*\b(?:ice|ais|hielo|migra|inmigracion|agentes|agents)\b)(?=.*\b(?:que (?:les?|nos) (?:digo|decimos)|que hac(?:emos|en)|what (?:do|should) (?:i|we|they))\b)(?!.*\b(?:escond\w+|mient\w+|mentir|invent\w+|fals\w+|chuec\w+|hide|lie|fake|(?:digan?|decir|say) que (?:son|soy|naci\w*)|otr[oa] nombre|coyote\w*|cruz\w+)\b)/,
  // What officers may pretend.
  /\b(?:ice|migra|agentes|oficiales|agents|officers)\b(?: (?:los|de|de la|federales|si|ellos|they)){0,3}(?: (?:se )?(?:pueden|puede|can|may|allowed to|vienen a|llegan a))(?: \w+){0,2} (?:decir que son|decirse|hacerse pasar|pasar(?:se)? por|pretend|say they are|claim to be|lie)\b/,
  // Who would show that she does not hide.
  /^(?=.*\b(?:(?:que )?(?:no (?:me|nos|se) (?:escond\w+|estoy escondiendo|estamos escondiendo)|no (?:ando|andamos|estoy|estamos) (?:huyendo|escondid[oa]s?))|(?:i am|im|were|we are) not hiding)\b)(?=.*\b(?:present\w+|explic\w+|ir|voy|vamos|entreg\w+|go|explain\w*|turn)\b)/,
  // Heard of money for an officer, and whether it is so.
  /\b(?:dice[n]?|dijo|dijeron|cuenta[n]?)\b(?: \w+){0,8} (?:hay que|uno tiene que|se tiene que|toca) (?:dar\w*|pagar\w*|poner\w*)\b.*\b(?:(?:eso )?(?:es|sera) (?:de veras|verdad|cierto|cuento)|(?:la|lo|los|las|me|nos|le)? ?estan? (?:\w+ )?(?:transando|estafando|enganando|viendo la cara))\b(?!.*\b(?:cuanto|a quien|como le hago|quiero)\b)/,
  // Others wrote it so.
  /^(?=.*\b(?:asi (?:lo|me|la|nos) (?:escribieron|pusieron|registraron|asentaron)|ellos (?:lo |la )?(?:escribieron|pusieron)|(?:they|the registry) (?:wrote|put|spelled) it (?:that way|like that|wrong))\b)(?=.*\b(?:actas?|pasaporte|nombre|apellido|certificate|passport|name)\b)(?!.*\b(?:cambi(?:arl[oa]|ar|o)|borr\w+|compr\w+|conviene|sin que|para que|photoshop|edit\w+|so (?:that|they))\b)/,
  // Neither bought nor believed, and what may come of it to another.
  /\b(?:yo )?no (?:le |les |lo |los |la )?(?:compro|compre|quiero|quise|caigo|creo|acepte)\b.*\bque (?:le|les|nos) (?:puede|pueden|podria|podrian|va a|hacen)(?: \w+)?(?: pasar| hacer)?\b(?!.*\b(?:como (?:le )?hago|sin que|para que no|donde|cuanto)\b)/,
  // A marriage that is offered and not wanted, and what the law does to those who do it.
  /^(?=.*\b(?:(?:me|nos) ofrec\w+|(?:me|nos) propon\w+|(?:me|nos) propuso|offer(?:s|ed|ing)? (?:me|us))\b)(?=.*\b(?:no me (?:late|gusta|convence|parece)|(?:yo )?no quiero|le dije que no|i said no|i dont want|doesnt feel right)\b)(?=.*\b(?:que (?:le|les|nos|me) (?:hacen|pasa|puede pasar|dan)|what (?:happens|can happen|would happen|do they do))\b)(?!.*\b(?:cuanto|sin que|para que no|como le hac\w+|how (?:do|can)|without)\b)/,
  // How a form of one's own is printed.
  /^(?=.*\b(?:imprim\w+|print\w*)\b)(?=.*\b(?:mi|la|el|una?|my|the|an?) (?:i ?\d{3}\w*|n ?\d{3}\w*|ar ?11|formulario|forma|form|solicitud|application)\b)(?!.*\b(?:fecha|sell\w+|firm\w+|nombre|cambi\w+|fals\w+|igual|parec\w+|recibo|aprob\w+|date|stamp|sign\w*|name|chang\w+|fake|look\w*|receipt|approv\w+)\b)/,
  // Somebody sells papers, and where that is reported.
  /^(?=.*\b(?:vend\w+|ofrec\w+|cobr\w+|sell\w*|offer\w*|charg\w+)\b)(?=.*\b(?:green cards?|micas?|papeles|papers|permisos?|permits?|visas?|seguros?|socials?)\b)(?=.*\b(?:how|where|who)(?: (?:do|can|should|would|to|i|we|a person))* (?:report|turn in)\b(?: (?:him|her|them|it|this|that|those|these|people|the))|.*\b(?:(?:donde|como|a quien|con quien) (?:lo |la |los |las |se )?(?:reporto|denuncio|reporta|denuncia|puedo (?:reportar|denunciar)\w*)))(?!.*\b(?:my (?:ex|husband|wife|boss|neighbor)|mi (?:ex|espos[oa]|marido|patron|vecin[oa])|para que (?:lo|la|los|las) (?:deport|agarr|saqu)\w+|so (?:they|ice) (?:get|deport|pick)\w*)\b)/,
  // A rumour of a programme that is for sale.
  /^(?:(?:oiga|oye|una pregunta|disculpe|hola|pues|y|hey|hi) )*(?:es (?:cierto|verdad)|sera (?:cierto|verdad)|is it true|is that true)\b(?: \w+){0,6} (?:gold card|golden card|tarjeta dorada|trump card|visa dorada|platinum card|amnist\w+)\b(?!.*\b(?:como (?:le )?(?:hago|entro)|donde|fals\w+|chuec\w+|fake|sin que|invent\w+|lav\w+)\b)/,
];

export const isHonestQuestion = (said: string): boolean => honestQuestions.some((one) => says(said, one));
