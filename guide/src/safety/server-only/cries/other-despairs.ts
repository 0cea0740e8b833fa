/**
 * Somebody tells that another person wants to die: the words are for who stands beside, not for who is in danger. Server only.
 */
import type { DialogueState, Language, Reply } from "#guide/types.ts";
import { says } from "#guide/words/server-only/says.ts";

const person =
  "(?:h?ij[oa]|h?ijit[oa]|hijastr[oa]|sobrin[oa]|niet[oa]|herman[oa]|hermanit[oa]|espos[oa]|marido|pareja|novi[oa]|mama|papa|madre|padre|suegr[oa]|ti[oa]|prim[oa]|cunad[oa]|amig[oa]|vecin[oa]|compadre|comadre|companer[oa]|roomie|muchach[oa]|son|daughter|nephew|niece|brother|sister|husband|wife|partner|boyfriend|girlfriend|mom|mother|dad|father|uncle|aunt|cousin|friend|neighbor|roommate|stepson|stepdaughter)";
const wish =
  "(?:se (?:me )?(?:quiere|va a|piensa|quisiera|kiere|iba a|quiso|intento|trato de|ha querido) (?:\\w+ ){0,2}?(?:matar|matarse|morir|morirse|quitar(?:se)? la vida|suicidar(?:se)?|colgar(?:se)?|ahorcar(?:se)?|aventar(?:se)?|cortar(?:se)?|hacer(?:se)? dano|lastimar(?:se)?)|(?:quiere|piensa en|habla de|amenaza con|va a|intento|trato de) (?:matarse|morirse|quitarse la vida|suicidarse|colgarse|ahorcarse|aventarse|cortarse|hacerse dano)|(?:ya )?no quiere (?:seguir )?(?:vivir|viviendo)|(?:prefiere|quiere) (?:estar )?muert[oa]|quiere morir|wants? to (?:die|kill (?:him|her|them)self|end (?:it|his life|her life|it all)|hurt (?:him|her)self)|(?:talks?|talking|thinking) (?:about|of) (?:killing (?:him|her)self|suicide|dying)|tried to kill (?:him|her)self|going to kill (?:him|her)self|does(?:nt| not) want to live|(?:said|says) (?:he|she) (?:wants to|would rather) die)";
const told = new RegExp(`\\b(?:mi|my|un|una|el|la|a|the) (?:\\w+ )?${person}\\b(?: \\w+){0,14}? ${wish}\\b`);
/** The same of oneself stands before it. */
const ownWish =
  /\b(?:yo (?:tambien|igual|pienso|quiero hacer)|hacer lo mismo|a mi tambien|me too|so do i|same here|do the same|me (?:quiero|voy a|quisiera|kiero) (?:\w+ ){0,2}?(?:matar|morir|quitar|suicidar|colgar|ahorcar|aventar|cortar)|quiero morir(?:me)?|(?:ya )?no quiero (?:seguir )?(?:vivir|viviendo)|(?:quitarme|matarme|suicidarme) |i (?:want|wanna) (?:to )?die|kill myself|end my life|i (?:dont|do not) want to live)\b/;

/** Another's wish to die, told by somebody who does not say the same of himself. `said` is cleaned. */
export const isAnothersDespair = (said: string): boolean => says(said, told) && !says(said, ownWish);

/** The same, or what follows on it: `before` is the danger told before. */
export const isOfAnother = (before: DialogueState["crisis"], said: string): boolean =>
  isAnothersDespair(said) || (before?.other === true && !says(said, ownWish));

export const besideThem: Record<Language, Pick<Reply, "warning" | "short" | "sentences" | "steps">> = {
  es: {
    warning:
      "Si esa persona está en peligro ahora, llama al 911. Para saber qué hacer, llama o manda un texto al 988 y pide español: es gratis, día y noche, y también atienden a quien quiere ayudar a otro.",
    short: "Tómalo en serio y quédate a su lado: que no esté a solas hasta que alguien más la cuide.",
    sentences: [
      "Pregúntale con calma si piensa quitarse la vida; preguntar no le mete la idea, y sentirse escuchada ayuda.",
      "Aleja pastillas, cuchillos, cuerdas y armas.",
      "En el 988 te escuchan sin preguntar por los papeles de nadie, y pueden hablar también con esa persona.",
      "El caso de migración puede esperar; después les ayudo a buscar un abogado o representante acreditado.",
    ],
    steps: [
      "Quédate ahí, o pide a alguien que vaya ahora mismo.",
      "Llamen juntos al 988, o al 911 si ya se hizo daño o está a punto.",
      "Avisa a alguien más de confianza.",
    ],
  },
  en: {
    warning:
      "If that person is in danger now, call 911. To know what to do, call or text 988: it is free, day and night, and they also help whoever wants to help another.",
    short:
      "Take it seriously and stay close: do not leave them alone until somebody else is there to look after them.",
    sentences: [
      "Ask calmly whether they think of ending their life; asking does not plant the idea, and being heard helps.",
      "Put pills, knives, ropes and weapons out of reach.",
      "At 988 they listen without asking about anybody's papers, and they can talk to that person too.",
      "The immigration case can wait; later I can help you both find a lawyer or accredited representative.",
    ],
    steps: [
      "Stay there, or ask somebody to go there right now.",
      "Call 988 together, or 911 if they already hurt themselves or are about to.",
      "Tell somebody else you trust.",
    ],
  },
};
