/**
 * Threats by strangers: a danger of now, and no violence at home. Whoever is threatened so is told of the police and of proof, and not of the
 * line for violence by a partner. Server only.
 */
import type { Language, Reply } from "#guide/types.ts";
import { says } from "#guide/words/server-only/says.ts";

const lawyers = "https://www.justice.gov/eoir/list-pro-bono-legal-service-providers";

const threat =
  /\b(?:amenaz\w+|(?:me|nos) (?:van?|quieren?) (?:a )?(?:matar|hacer dano|golpear|disparar)|matar(?:me|nos)|extorsion\w*|threat\w*|(?:kill|hurt|shoot) (?:me|us)|(?:me|nos) (?:siguen|persiguen|(?:estan|vienen|andan) siguiendo|(?:estan|andan) persiguiendo)|(?:following|chasing|stalking) (?:me|us))\b/;
const byStrangers =
  /\b(?:(?:un|unos|varios|los mismos|ese|esos) (?:tipos?|hombres?|vatos?|cholos?|sujetos?|chavos?|muchachos?|senor(?:es)?)|(?:some|these|those|a) (?:guys?|m[ae]n|people|dudes?)|vecin[oa]s?|neighbors?|desconocid[oa]s?|unos? extranos?|una persona extrana|no (?:se|sabemos) (?:ni )?quien(?:es)? (?:son|es|me|sea|sean)|no (?:lo|los|la|las) conozco|numero (?:desconocido|que no conozco)|encapuchad[oa]s|pandiller\w+|mareros?|sicarios?|gang members?|strangers?|(?:dont|do not) know (?:who|him|them|these)|people i (?:dont|do not) know|unknown (?:number|people|men))\b/;
/** Somebody of one's own, at home or at work: other help, other words. */
const byOwn =
  /\b(?:espos[oa]|marido|mujer|parej\w+|novi[oa]|mi ex|ex (?:esposo|marido|pareja|novio)|papa|mama|padrastro|madrastra|suegr[oa]|herman[oa]|hij[oa]|patron\w*|jef[ea]|husband|wife|partner|boyfriend|girlfriend|my ex|dad|mom|father|mother|stepdad|brother|my son|boss|relaciones|sexo?|obligo|toc(?:o|aron)|forced|touched|violaron|abuso sexual|raped?)\b/;

/** After her here and now, to do her harm; who fled from such men asks for asylum. */
const after =
  /\b(?:tipos?|hombres?|vatos?|cholos?|sujetos?|chavos?|muchachos?|desconocid[oa]s?|guys?|m[ae]n|dudes?|strangers?)\b(?: \w+){0,4} (?:(?:me|nos) (?:siguen|persiguen|(?:estan|vienen|andan) (?:siguiendo|persiguiendo|buscando)|esperan afuera)|(?:following|chasing|stalking|waiting for) (?:me|us))\b/;
const toHarm =
  /\b(?:matar\w*|golpear\w*|dano|pistolas?|armas?|armad[oa]s|cuchillos?|kill|hurt|shoot|guns?|knives|knife)\b/;
const fled =
  /\b(?:mi pais|my country|back home|asilo|asylum|me vine|vine|vinimos|sali|salimos|hui\w*|huy\w*|alla|regres\w+|vuelv\w+|volver|came|fled|left|go back|return|hace (?:\w+ ){1,2}(?:anos?|meses)|years? ago|(?:en|in) (?:mexico|guatemala|honduras|el salvador|nicaragua|venezuela|colombia|ecuador|cuba|haiti|peru))\b/;
export const areHunting = (said: string): boolean =>
  says(said, after) && says(said, toHarm) && !says(said, fled);

export const isByStrangers = (said: string): boolean =>
  says(said, threat) && says(said, byStrangers) && !says(said, byOwn);

export const strangerThreat: Record<
  Language,
  Pick<Reply, "warning" | "short" | "sentences" | "steps" | "forms">
> = {
  es: {
    warning: "Si estás en peligro ahora, llama al 911 y pide español: te ayudan sin importar tus papeles.",
    short: "Que te amenacen o te sigan es grave, y puede ser un delito: no estás solo y puedes pedir ayuda.",
    sentences: [
      "No contestes, no pagues y no vayas a verlos: guarda los mensajes, los números, las fotos y la hora.",
      "Puedes hacer un reporte a la policía aunque no tengas papeles; pide el número del reporte.",
      "Si el daño es grave y ayudas a la policía, podrías pedir la visa U (formulario I-918); y si la amenaza viene de tu país, también puede contar para el asilo.",
    ],
    steps: [
      "Si puedes, ve a un lugar seguro con alguien de confianza.",
      "Llama al 911 si están cerca o saben dónde vives.",
      `Ya a salvo, habla con un abogado o representante acreditado: ${lawyers}.`,
    ],
    forms: ["I-918"],
  },
  en: {
    warning: "If you are in danger now, call 911: they help whatever your papers.",
    short:
      "Being threatened or followed is serious, and may be a crime: you are not alone and can ask for help.",
    sentences: [
      "Do not answer, do not pay and do not go to meet them: keep the messages, numbers, photos and times.",
      "You can report it to the police even without papers; ask for the report number.",
      "If the harm is serious and you help the police, you might ask for a U visa (form I-918); and if the threat comes from your country, it may count for asylum too.",
    ],
    steps: [
      "If you can, go to a safe place with someone you trust.",
      "Call 911 if they are near or know where you live.",
      `Once safe, talk to a lawyer or accredited representative: ${lawyers}.`,
    ],
    forms: ["I-918"],
  },
};
