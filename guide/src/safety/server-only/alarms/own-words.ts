/**
 * Words for whom the fixed texts do not fit: a child who is hurt at home, somebody who tells of one, and who wants officers sent after
 * another, a day in court that nears amid despair, a visa without checked facts; leads of situations. Put into the reply once it is made. Server only; a browser's guide has no room for it.
 */

import { isOtherVisa } from "#guide/dialogue/server-only/second-look/afield.ts";
import { dontKnowReply } from "#guide/dialogue/talk.ts";
import type { Mind } from "#guide/mind.ts";
import type { Crisis } from "#guide/safety/crisis-rules.ts";
import { isForRansom, isRansomOpen, ransom } from "#guide/safety/server-only/cries/held-captive.ts";
import { isChildLeft, leftChildren } from "#guide/safety/server-only/cries/left-behind.ts";
import { ambulance, isLifeGoing } from "#guide/safety/server-only/cries/life-now.ts";
import { isChildMissing, missingChild } from "#guide/safety/server-only/cries/missing-child.ts";
import { besideThem, isOfAnother } from "#guide/safety/server-only/cries/other-despairs.ts";
import { rapeIn } from "#guide/safety/server-only/cries/said-plainly.ts";
import { isThreatenedAtHome } from "#guide/safety/server-only/cries/stalked.ts";
import { isByStrangers, strangerThreat } from "#guide/safety/server-only/cries/strangers.ts";
import {
  isTakenAbroad,
  isTakenAbroadOpen,
  takenAbroad,
} from "#guide/safety/server-only/cries/taken-abroad.ts";
import { isTakenByForce, takenByForce } from "#guide/safety/server-only/cries/taken-by-force.ts";
import { frailHarmed, isFrailHarmed } from "#guide/safety/server-only/cries/tied-up.ts";
import { childHarmed, saysOwnAge } from "#guide/safety/server-only/cries/who-harms.ts";
import { boughtMarriage } from "#guide/safety/server-only/requests/asked-of-proof.ts";
import { employerWords } from "#guide/safety/server-only/requests/asked-of-workers.ts";
import type { DialogueState, GuideTurn, Language, Reply } from "#guide/types.ts";
import { clean } from "#guide/words/normalise.ts";

const lawyers = "https://www.justice.gov/eoir/list-pro-bono-legal-service-providers";

type Words = Pick<Reply, "warning" | "short" | "sentences" | "steps"> & Partial<Pick<Reply, "forms">>;

const hurtChild: Record<Language, Record<"self" | "told", Words>> = {
  es: {
    self: {
      warning:
        "Si te están lastimando o tienes miedo ahora, llama al 911: te ayudan sin importar los papeles.",
      short: "Lo que te hacen no es tu culpa, y pedir ayuda está bien.",
      sentences: [
        "Cuéntaselo hoy a un adulto de confianza: una maestra, la consejera de tu escuela, una doctora o un familiar que te crea.",
        "Su trabajo es cuidarte, no revisar papeles.",
        "Muchas veces amenazan con migración para que te calles; un abogado puede ayudar después a tu familia.",
      ],
      steps: [
        "Si puedes, quédate hoy con un adulto que te cuide.",
        "Llama al 911 si hay peligro.",
        "En el 800-799-7233 también te escuchan gratis, día y noche y en español.",
      ],
    },
    told: {
      warning:
        "Si la niña o el niño está en peligro ahora, llama al 911: ayudan sin importar los papeles de nadie.",
      short: "Créele y protégelo desde hoy: que esa persona no se quede a solas con la niña o el niño.",
      sentences: [
        "Llévalo con una doctora o a urgencias y cuenta lo que pasó: ahí saben cómo protegerlo y a quién avisar.",
        "Dile que no tiene la culpa, no le hagas muchas preguntas y apunta lo que te contó con sus palabras.",
        "Puedes pedir ayuda aunque no tengas papeles, y después podría haber un camino para ustedes, como la visa U (I-918) o VAWA (I-360).",
      ],
      steps: [
        "Esta noche, que duerma lejos de esa persona.",
        "Llama al 911 si hay peligro o si acaba de pasar; también puedes decirlo en su escuela.",
        "Para apoyo y un lugar seguro, llama gratis al 800-799-7233, día y noche y en español.",
        `A salvo, busca un abogado o representante acreditado: ${lawyers}.`,
      ],
    },
  },
  en: {
    self: {
      warning: "If someone is hurting you or you are scared now, call 911: they help whatever your papers.",
      short: "What they do to you is not your fault, and asking for help is right.",
      sentences: [
        "Tell an adult you trust today: a teacher, your school counselor, a doctor or a relative who believes you.",
        "Their job is to keep you safe, not to check papers.",
        "People often threaten with immigration to keep you quiet; a lawyer can help your family later.",
      ],
      steps: [
        "If you can, stay today with an adult who takes care of you.",
        "Call 911 if there is danger.",
        "At 800-799-7233 they also listen, free, day and night.",
      ],
    },
    told: {
      warning: "If the child is in danger now, call 911: they help whatever anybody's papers.",
      short: "Believe the child and protect them from today: do not leave that person alone with them.",
      sentences: [
        "Take the child to a doctor or the emergency room and say what happened: they know how to protect them and whom to tell.",
        "Say it is not their fault, do not ask many questions, and write down what they told you in their words.",
        "You can ask for help even without papers, and later there may be a way for your family, like a U visa (I-918) or VAWA (I-360).",
      ],
      steps: [
        "Tonight, have the child sleep away from that person.",
        "Call 911 if there is danger or it just happened; you can also tell the school.",
        "For support and a safe place, call 800-799-7233, free, day and night.",
        `Once safe, find a lawyer or accredited representative: ${lawyers}.`,
      ],
    },
  },
};

const sendsOfficers =
  /\b(?:(?:caiga|cayera|echar\w*|eche|echo|mandar\w*|mande|aventar\w*|aviente|report\w+|denunci\w+|llam\w+|acus\w+|delat\w+)(?: \w+){0,5} (?:la |a la |con la |a |con )?(?:migra|ice|migracion|inmigracion|immigration)|(?:migra|ice|migracion|inmigracion)(?: \w+){0,4} (?:le caiga|se (?:lo|la) lleve|lo deporte|la deporte)|(?:call|send|report|get)(?: \w+){0,4} (?:ice|immigration) (?:on|after|to)|report(?: \w+){0,4} to (?:ice|immigration)|(?:get|have) (?:him|her|them|my \w+) deported|(?:lo|la|los) deporten|deporten a|hacer que (?:lo|la) deporten)\b/;
const ofChildren =
  /\b(?:mis hij[oa]s|mi hij[oa]|los nin[oa]s|mi nin[oa]|ver a mis|custodia|visitas|my kids?|my (?:son|daughter|children)|custody)\b/;

const noOfficers: Record<Language, { children: string[]; others: string[] }> = {
  es: {
    children: [
      "Entiendo tu coraje, pero no te voy a ayudar a echarle a migración a nadie: tus hijos perderían a su papá o a su mamá.",
      "Además, el juez de familia puede tomarlo en tu contra.",
      "Para ver a tus hijos hay un camino: en la corte de familia de tu condado puedes pedir visitas o custodia aunque no tengas papeles.",
    ],
    others: [
      "Entiendo tu coraje, pero no te voy a ayudar a echarle a migración a nadie: eso separa familias y no arregla lo que pasó.",
      "Si esa persona te pega o te amenaza, llama al 911 o al 800-799-7233, sin importar tus papeles.",
      "Si te debe dinero o te hizo un fraude, lo puedes reclamar en la corte o en reportefraude.ftc.gov.",
    ],
  },
  en: {
    children: [
      "I understand you are angry, but I will not help send immigration after anyone: your children would lose a parent.",
      "A family judge may also hold it against you.",
      "There is a way to see your children: in your county's family court you can ask for visits or custody even without papers.",
    ],
    others: [
      "I understand you are angry, but I will not help send immigration after anyone: it breaks families and does not fix what happened.",
      "If that person hits or threatens you, call 911 or 800-799-7233, whatever your papers.",
      "If they owe you money or cheated you, you can claim it in court or at reportfraud.ftc.gov.",
    ],
  },
};

/** An answer left out of a form that is already sent. */
const leftOut =
  /\b(?:no (?:puse|dije|declare|mencione|conte|anote)|se me (?:olvido|paso) (?:poner|decir|anotar)|(?:didnt|did not) (?:put|say|mention|disclose|list|tell)|left out)\b.*\b(?:arrest\w*|detuvieron|detenid[oa]|dui|cargos?|record|deport\w+|antecedentes|charges?|conviction)\b|\b(?:arrest\w*|detuvieron|dui|cargos?|record|deport\w+)\b.*\b(?:no (?:lo )?(?:puse|dije|declare|mencione)|didnt (?:put|say|mention) it)\b/;

const correctIt: Record<Language, string[]> = {
  es: [
    "No lo dejes así: con tus huellas USCIS ve los arrestos y las órdenes, y callarlo puede ser peor.",
    "No te ayudo a ocultarlo, pero muchas veces se puede corregir antes de la entrevista, con un abogado.",
    "Consigue los papeles de la policía y de la corte de ese caso, aunque lo hayan cerrado, y no firmes otra vez que todo está completo.",
  ],
  en: [
    "Do not leave it like that: with your fingerprints USCIS sees arrests and orders, and hiding it can be worse.",
    "I will not help hide it, but it can often be corrected before the interview, with a lawyer.",
    "Get the police and court papers of that case, even if it was closed, and do not sign again that everything is complete.",
  ],
};

const ifInDanger: Record<Language, string> = {
  es: "Si estás en peligro ahora o te sientes mal, llama al 911 y pide español: te ayudan sin importar tus papeles.",
  en: "If you are in danger now or feel bad, call 911: they help whatever your papers.",
};

/** What stands above these situations in place of the usual lead; nothing above a trip that is safe. */
const leads: Readonly<Record<string, Record<Language, string> | null>> = {
  "resident-trip": null,
  "afraid-outside": null,
  attacked: ifInDanger,
  "attacked-at-work": ifInDanger,
  "rape-in-asylum": ifInDanger,
  "rape-abroad-asylum": ifInDanger,
  homesick: null,
  "afraid-deported": null,
  "sick-in-custody": {
    es: `Primero es la vida: si está grave, que llamen al 911. Avisa a la línea de detención de ICE, 888-351-4024, y busca hoy un abogado o representante acreditado: ${lawyers}.`,
    en: `Life comes first: if it is serious, have them call 911. Tell the ICE detention line, 888-351-4024, and find a lawyer or accredited representative today: ${lawyers}.`,
  },
};

function leadOf(mind: Mind, reply: Reply, language: Language): Reply {
  const id = Object.keys(leads).find((one) => {
    const own = mind.situations.topic(one);
    return own !== undefined && own.id === reply.topic && own.short[language] === reply.short;
  });
  return id === undefined ? reply : { ...reply, warning: leads[id]?.[language] ?? null };
}

/** Another refusal than the fixed one, for the same request. */
function refusalOf(said: string, language: Language): readonly string[] | null {
  const employer = boughtMarriage.test(said) ? null : employerWords(said, language);
  if (employer !== null) return employer;
  if (sendsOfficers.test(said)) return noOfficers[language][ofChildren.test(said) ? "children" : "others"];
  return leftOut.test(said) ? correctIt[language] : null;
}

/** Afraid to tell: of losing the child, or of officers. */
const fearsForChild =
  /\b(?:(?:me|nos) (?:la|lo|los|las) (?:van a |va a |pueden |vayan a )?(?:quit\w+|llev\w+)|(?:me|nos) quit\w+ (?:a )?(?:la|el|mi|mis)|take (?:her|him|them|my \w+)(?: away)?|deport\w+|sin papeles|no papers)\b/;
const keepsHer: Record<Language, string> = {
  es: "No tener papeles no es, por sí solo, motivo para quitarte a tu niña o niño: protegerlo hoy es justo lo que se espera de ti.",
  en: "Having no papers is not by itself a reason to take your child: protecting the child today is just what is expected of you.",
};

/** Words for one danger, where what was said fits them; the first that fits is told. */
const ofDanger: readonly [
  Crisis,
  (said: string, before: DialogueState) => boolean,
  Record<Language, Words>,
][] = [
  ["lost", isChildMissing, missingChild],
  ["minor", isChildMissing, missingChild],
  ["lost", isLifeGoing, ambulance],
  ["selfHarm", (said, before) => isOfAnother(before.crisis, said), besideThem],
  ["trafficking", (said, before) => isForRansom(said) || isRansomOpen(before), ransom],
  ["minor", isChildLeft, leftChildren],
  ["minor", (said, before) => isTakenAbroad(said) || isTakenAbroadOpen(before), takenAbroad],
  ["violence", isChildLeft, leftChildren],
  ["violence", isTakenByForce, takenByForce],
  ["violence", isFrailHarmed, frailHarmed],
  ["violence", (said) => isByStrangers(said) || isThreatenedAtHome(said), strangerThreat],
];

/** The words for this danger, where the fixed ones do not fit; null where they do. */
function crisisWords(
  said: string,
  language: Language,
  told: Crisis | null,
  before: DialogueState,
): Words | null {
  const words = ofDanger.find(([kind, fits]) => kind === told && fits(said, before));
  if (words !== undefined) return words[2][language];
  return told === "minor" || told === "violence" ? childWords(said, language, told, before) : null;
}

/** For a child who is hurt, or for who tells of one. */
function childWords(said: string, language: Language, told: Crisis, before: DialogueState): Words | null {
  if (before.crisis !== undefined && saysOwnAge(said)) return hurtChild[language].self;
  const goesOn = before.crisis?.kind === "minor" && told === "minor" && before.topic === "visa-u";
  const who = childHarmed(said) ?? (goesOn || rapeIn(said) === "child" ? "told" : null);
  if (who === null) return null;
  const words = hurtChild[language][who];
  const [first = "", , ...more] = words.sentences;
  return goesOn && fearsForChild.test(said)
    ? { ...words, sentences: [keepsHer[language], first, ...more] }
    : words;
}

/** The turn in the words that fit who asks. `told`: the danger this message told, `before`: what was known before it. */
export function inOwnWords(
  mind: Mind,
  question: string,
  language: Language,
  told: Crisis | null,
  before: DialogueState,
  turn: GuideTurn,
): GuideTurn {
  const said = clean(question);
  const { reply } = turn;
  if (reply.kind === "crisis") {
    const words = crisisWords(said, language, told, before);
    if (words !== null) return { ...turn, reply: { ...reply, ...words } };
    return told === "selfHarm" && ofCourt.test(said) ? { ...turn, reply: courtWaits(reply, language) } : turn;
  }
  const refused = reply.kind === "refuse" ? refusalOf(said, language) : null;
  if (refused !== null) {
    const [short = "", ...sentences] = refused;
    return { ...turn, reply: { ...reply, short, sentences: [...sentences, ...reply.sentences.slice(-1)] } };
  }
  if (reply.kind === "dont_know" && isOtherVisa(said))
    return { ...turn, reply: ofOtherVisa(mind, reply, language) };
  return reply.kind === "answer" ? { ...turn, reply: leadOf(mind, reply, language) } : turn;
}

const ofCourt = /\b(?:corte|audiencia|juez|jueza|court|hearing|judge)\b/;
const alsoCourt: Record<Language, string> = {
  es: "Tu corte también tiene ayuda: no faltes, y en cuanto estés a salvo te digo qué llevar y cómo pedir tiempo para buscar abogado.",
  en: "There is help for your court too: do not miss it, and once you are safe I will tell you what to bring and how to ask for time to find a lawyer.",
};

/** A day in court does not wait, and to hear that it does helps nobody who fears it. */
function courtWaits(reply: Reply, language: Language): Reply {
  const waits = /puede esperar|can wait/;
  return {
    ...reply,
    sentences: reply.sentences.map((one) => (waits.test(one) ? alsoCourt[language] : one)),
  };
}

const otherVisa: Record<Language, string> = {
  es: "De esa visa no tengo datos revisados, y prefiero decírtelo.",
  en: "I have no checked facts on that visa, and I would rather tell you.",
};

/** Immigration, and none of the guide's subjects: "I can only guide you on immigration" would be no answer. */
function ofOtherVisa(mind: Mind, { confidence, warning }: Reply, language: Language): Reply {
  const reply = dontKnowReply([], language, mind.checked, { confidence, warning, lawyer: true });
  return { ...reply, short: otherVisa[language] };
}
