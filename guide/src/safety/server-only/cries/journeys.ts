/** Journeys and children of a new family that sound like a danger and are none. Server only. */
import type { Crisis } from "#guide/safety/crisis-rules.ts";
import { hurt, worksForced } from "#guide/safety/server-only/cries/harmed-words.ts";
import { says } from "#guide/words/server-only/says.ts";

/** "Ella puede venir con él": a child who travels with a parent. */
export const comesAlong =
  /\bpuede[ns]? (?:venir|viajar|entrar)(?:se)? con\b|\b(?:can|could) (?:\w+ )?(?:come|travel) with\b/;
const ofHisOwn = /\b(?:tiene|has) (?:una?|dos|a|two) (?:nin[oa]s?|hij[oa]s?|son|daughter|child|kids?)\b/;
/** Whose she would be then, or what she would be brought for. */
const broughtFor =
  /\b(?:pag\w+|dinero|vend\w+|compr\w+|trabaj\w+|oblig\w+|encerr\w+|patron\w*|jef[ea]|senor|hombre|tipo|padrino|no quiere|mujer|money|pay\w*|work\w*|sell\w*|sold|man|boss|forc\w+|locked|want)\b/;
/** "What if the airline won't let me board?", and nothing besides. */
const mayBoard =
  /^(?:(?:and|but|so|y|pero|que (?:pasa|hago)|what (?:if|do i do|happens)|if|si|ok) )*(?:the airline|they|(?:en )?la aerolinea) (?:wont|will not|doesnt|does not|dont|no) (?:(?:let|quieren?|me|deja[nr]?(?:me)?) )*(?:board|fly|get on|abordar|subir|volar|viajar)(?: (?:al avion|the plane|my flight|on \w+day|el \w+))?$/;

/** A trip to bury somebody, and no wish to follow. */
const toFuneral =
  /\b(?:me voy|nos vamos|viajo|voy|vamos|salgo|vuelo|irme|ir|viajar|fly\w*|going|leaving|travel\w*)\b(?: \w+){0,4} (?:al?|para|pa|to|home)\b(?: \w+){0,5} (?:entierro|funeral|velorio|sepelio|novenario)\b/;
const toFollow =
  /\b(?:(?:ya )?no (?:quiero|aguanto|soporto|resisto|puedo (?:mas|seguir|vivir)|tengo (?:por|para) que)|nada (?:me |ya )?importa|alcanzarl[oa]|(?:irme|voy|estar|quedarme) con (?:mi \w+|el|ella)|(?:me quiero|quiero que me|enterr\w*me) (?:enterrar|entierren|con)|mi (?:propio )?(?:entierro|funeral)|me mato|matar\w*|me (?:cuelgo|ahorco|aviento|tiro)|colgarme|ahorcarme|suicid\w*|(?:quito|quitar\w*) la vida|vivir|pastillas|kill|die|(?:end|ending) (?:it|my life|everything)|(?:join|be with) (?:him|her|them)|want to be with|my (?:own )?funeral)\b/;

/** "¿Me dejan subir al avión sin ella?": an airline's, or an officer's at the gate. */
const isLetBoard =
  /\b(?:me|nos|l[oae]s?) (?:van a |iran a )?(?:deja\w*|permit\w+) (?:subir\w*|abordar|volar|viajar|entrar)\b(?: (?:al?|en|con|sin|de)(?: (?:el|la|los|un))?| (?:avion|vuelo|aeropuerto|\w+)){0,4}|\blet (?:me|us|him|her|them) (?:board|fly|on (?:the|my|a) (?:plane|flight)|back in)\b/;
/** "Me casé con un hombre que tiene una niña de 12": hers by marriage. */
const byMarriage =
  /\b(?:(?:me|se|nos) (?:case|caso|casamos|voy a casar|va a casar|junte|junto)|(?:estoy|esta|soy) casad[oa]|(?:my|mi) (?:espos[oa]|marido|husband|wife|novi[oa]|pareja|fiancee?)|married|marrying)\b(?: \w+){0,4} (?:que (?:ya )?(?:tiene|tenia|trae)|who (?:has|had)|with|has|con|tiene) (?:an? |una? |dos |tres |two |three |su |sus |his |her )(?:nin[oa]s?|hij[oa]s?|bebe|sons?|daughters?|kids?|child(?:ren)?|girl|boy)\b/;

/** The flight home, a burial far away, a child who comes along with a parent or is somebody's by marriage. */
export function onJourney(kind: Crisis, said: string): boolean {
  if (kind === "selfHarm") return says(said, mayBoard) || (says(said, toFuneral) && !says(said, toFollow));
  if (kind !== "minor" && kind !== "trafficking") return false;
  if (kind === "minor" && isSaidAlone(said, byMarriage)) return true;
  if (!says(said, broughtFor) && isSaidAlone(said, isLetBoard)) return true;
  return says(said, ofHisOwn) && says(said, comesAlong) && !says(said, broughtFor) && !says(said, hurt);
}

/** Said, and beside it nothing of harm nor of being made to work. */
function isSaidAlone(said: string, harmless: RegExp): boolean {
  if (!says(said, harmless)) return false;
  const rest = said.replace(harmless, " ").replace(inQuito, " ");
  return !hurt.test(rest) && !worksForced.test(rest) && !touched.test(rest);
}
const touched =
  /\b(?:toc[aoó]\w*|manose\w+|abus\w+|viol\w+|bes[ao]\w*|duerm\w+|acuest\w+|cama|ban(?:a|an|arse)|embaraz\w+|desnud\w+|touch\w*|rap(?:e|ed|es|ing)|sleeps?|bed|kiss\w*|naked|pregnant)\b/;
/** The town, and nothing that was taken away. */
const inQuito = /\b(?:en|de|desde|a|in|from) quito\b/g;
