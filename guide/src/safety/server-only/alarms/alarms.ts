import { type Crisis, crisisRules } from "#guide/safety/crisis-rules.ts";
import { onlyAsking, type Refusal } from "#guide/safety/refuse-rules.ts";
import type { SafetyHit } from "#guide/safety/safety.ts";
import { alarmLabels, dangerLabels, firstDanger } from "#guide/safety/server-only/alarms/alarm-labels.ts";
import { alarmSigns } from "#guide/safety/server-only/alarms/alarm-signs.ts";
import { isEveryday } from "#guide/safety/server-only/alarms/everyday.ts";
import { criedByParts } from "#guide/safety/server-only/cries/cried-by-parts.ts";
import { isGrave } from "#guide/safety/server-only/cries/grave.ts";
import { namesHarm } from "#guide/safety/server-only/cries/no-violence.ts";
import { officersIn } from "#guide/safety/server-only/cries/officers.ts";
import {
  calms,
  cryIn,
  isBeaten,
  isSwindled,
  requestIn,
  trueKind,
} from "#guide/safety/server-only/cries/second-hearing.ts";
import { askedByParts } from "#guide/safety/server-only/requests/asked-by-parts.ts";
import { byDeed } from "#guide/safety/server-only/requests/crossing-unseen.ts";
import { hasRequestSign } from "#guide/safety/server-only/requests/half-heard.ts";
import { innocenceOf } from "#guide/safety/server-only/requests/innocence.ts";
import type { UrgentHit } from "#guide/safety/urgent.ts";
import { featuresOf } from "#guide/search/features.ts";
import { type Model, scoresOf } from "#guide/search/model.ts";
import type { SearchResult } from "#guide/search/search.ts";
import { softmax } from "#guide/search/softmax-regression.ts";
import type { GlossaryReader } from "#guide/words/glossary.ts";
import { clean, type Word } from "#guide/words/normalise.ts";
import { lazyMatchers, matchesAny } from "#guide/words/patterns.ts";

/** Beyond this a head is sure, and more says nothing. */
const mostSure = 9;

/** What two readings of a message say together of harm and danger, against or beyond the rules. */
export interface Alarms {
  /** Asks for help with harm although no rule saw it. In a conversation a few words more must be clearer; where one begins a sign beside it is enough. */
  isHarm(goesOn: boolean, talks?: boolean): boolean;
  isDanger(kind: Crisis, goesOn: boolean): boolean;
  /** The danger that the head alone is sure of, whatever else these words share with a crossing once made. */
  surely: Crisis | null;
  /** A danger that all readings together are so sure of that it stands where else nothing would be known. */
  certain: SafetyHit<Crisis> | null;
  /** Harm beyond what a long honest question sounds like. */
  surelyHarm: boolean;
  /** How likely each danger is. */
  dangers: ReadonlyMap<string, number>;
  /** What a rule saw, as these words mean it: taken back, another danger, or one that no rule saw. */
  danger(rule: SafetyHit<Crisis> | null): SafetyHit<Crisis> | null;
  harm(rule: SafetyHit<Refusal> | null): SafetyHit<Refusal> | null;
  /** Speaks plainly against what a rule saw. */
  doubtsHarm: boolean;
  doubtsDanger(kind: Crisis): boolean;
  /** "Quiero decir que mi marido me pega, aunque él es bueno": a lie about violence, not violence. */
  isLieAbout(kind: Crisis): boolean;
  /** Nobody should take this step without a lawyer. */
  grave: boolean;
  /** An everyday matter that only shares a word with a subject. */
  everyday: boolean;
  /** Chance that it is about something else. */
  elsewhere: number;
  /** Officers are there or have somebody, or money was taken by a trick: what to do now, where no rule of the guide saw it. */
  urgent: UrgentHit | null;
}

/** `text` is what `list` was read from. */
export type AlarmReader = (list: readonly Word[], found: SearchResult, text: string) => Alarms;

/**
 * A logistic regression over what all readings say of messages whose author none of them had seen (docs/guide.md). Of the
 * alarm itself: `alarm` as one of nine labels, `head` asked by itself, `kinds` by the ranking; `otherHead` and `others` are
 * the same of the other alarm. Against it: `elsewhere`, the first `topic`'s chance and the share of words it knows
 * (`known`), a wish for `status`, few or not many words, officers at hand, and what `innocenceOf` counts.
 */
const weights = {
  harm: {
    bias: -0.5,
    alarm: 0.61,
    head: 0.31,
    otherHead: -0.25,
    kinds: 0.1,
    others: -0.14,
    elsewhere: -0.03,
    topic: -2.6,
    sure: 0.75,
    known: -0.89,
    few: -1,
    short: -1.09,
    status: -3.82,
    innocent: -1,
    officers: -1.77,
  },
  danger: {
    bias: 0.4,
    alarm: 0.57,
    head: 0.5,
    otherHead: -0.26,
    kinds: 0.06,
    others: 0,
    elsewhere: -0.18,
    topic: -2.86,
    sure: 0,
    known: -1.12,
    few: -1,
    short: -1.66,
    status: -1.78,
    innocent: 0,
    officers: 0,
  },
};
/** From here on a guess counts: of 100 honest stories by unseen authors hardly more than one lies above either. */
const from = { harm: 0.25, danger: 0.05 };
/** From here a message that begins a talk and bears a sign of a request is one: of 163 that no reader knew 24 lie between, of 15,300 answered ones none. */
const halfHeardFrom = -0.5;
/** What a rule or a listed phrase counts; below minus this, it is doubted. */
const ruleWorth = { harm: 1.5, danger: 1.25 };
/** A story that only shares a rule's words is doubted sooner than a short question. */
const storyFrom = 20;
const toldWorth = 1.1;
/** Words of an honest person that count this much leave a rule no weight. */
const surelyInnocent = 2;
/** A rule that only a server knows is narrower. */
const requestWorth = { plain: 7, innocent: 1 };
/** "¿Cómo reconozco un papel falso?" asks for none. */
const onlyAskedWorth = 2;
/** A rule of a child sold or of somebody lost must be contradicted far more plainly; a wish to die or to kill is never doubted. */
const graveRuleWorth = 4;
const neverDoubted: readonly Crisis[] = ["selfHarm", "threat"];
const doubtedSooner: readonly Crisis[] = ["violence", "trafficking"];
/** In a conversation "no voy a ir" and "llegué hace 3 meses" are replies. */
const goingOnWorth = 1.5;
/** Being sad, tired or without a home is not wishing to die: there the line to call is added to the answer. */
const selfHarmWorth = 0.5;
/** "Me encerraron en la hielera" is no wish to die; "they took her son and she wants to end it" is. */
const heldWorth = 2;
/** "Entraron agentes y nos tienen sentados" is a raid, and no captivity; "dice que ya no vaya" is advice. A guess must be plainer, a rule need not. */
const plainerWorth = 1.4;
const inRaid =
  /\b(?:agentes|raid|redada)\b(?: \w+){0,12} (?:sentad[oa]s|parad[oa]s|formad[oa]s|en fila|lined up|sitting)\b|\btrasladar(?:lo|la|los|las)?\b(?: \w+){0,6} (?:estado|centro|carcel)\b/;
const advised =
  /\b(?:orden|check ?in|ice|corte)\b.*\b(?:dicen?|dijo|dijeron|quieren?) que (?:ya |mejor )?no vaya(?:mos)?\b$|\b(?:says?|said|tells? (?:me|us)|told (?:me|us))\b(?: \w+){0,4} (?:dont|do not|not to) go\b/;
/** "Mi suegra me dijo que llene el I-130": advice on a form, and nothing that anybody does to her. */
const adviceOnForm =
  /\b(?:dij\w+|dice[ns]?|aconsej\w+|recom\w+|told|says?|said|suggest\w*)\b(?: \w+){0,2} (?:que|to|i should|i need to|i have to)(?: \w+)? (?:llen\w+|mand\w+|met[ae]\w*|us[ae]\w*|pid[ae]\w*|sa[cq]\w+|hag[ao]\w*|apli[cq]\w+|file|send|fill|use|apply|get)(?: \w+){0,3} (?:i|n|g|ar|ds|eoir) ?\d{2,4}\w?\b/;
const ofGrip =
  /\b(?:quit\w+|escond\w+|dej[ao]\w*|romp\w+|denunci\w+|deport\w+|llamar a|retir\w+|cancel\w+|si no|took|takes|hid\w*|hide\w*|let me|withdraw\w*|unless|call ice|report me)\b/;
const onlyAdvice = (said: string) => adviceOnForm.test(said) && !ofGrip.test(said) && !namesHarm(said);

/** What no officer does in a raid. */
const ofBodyOrPay =
  /\b(?:acuest\w+|sexo|sexual\w*|toc(?:o|a|an|aron)|partes|desnud\w*|sin paga|gratis|cobra|sin dejar\w*|golpe\w*|peg[oa]\w*)\b/;
/** Fewer words say little. */
const fewest = 4;
const fewWords = 8;
/** One weak sign of honesty stands in harmful requests as often as in honest ones; beyond some, more say no more. */
const littleInnocent = 0.5;
const mostInnocent = 4.5;
const surelyLie = 1;
/** Few honest questions of that length lie above it, and most of those are refused alone too (docs/guide.md). */
const surelyHarm = 1.2;
/** Where a request was heard, a danger that no rule heard must be plain. */
const surelyDanger = 2.5;
/** From here on the head alone is sure of a danger: of 5,700 honest messages by unseen authors one lies above (docs/guide.md). */
const surelyByHead = 1;
/** Of 3,800 other messages by sixteen unseen hands none lies above it, of 340 cries 234 do. */
const certainDanger = 3.5;
/** Who is only tired speaks like it. */
const certainSelfHarm = 4;
const fewestOfCertain = 6;
/** What is told of each danger, as where a rule hears it. */
const topicOfDanger = new Map(crisisRules.map(({ crisis, topic }) => [crisis, topic]));
const least = 1e-4;
/** The ranking's share in which danger it is. */
const rankedShare = 0.5;
const leastRanked = 0.02;

/** More words are a story: it is read as a whole and piece by piece, for one sentence of it is enough. */
const longFrom = 24;
const pieceWords = 20;

const violenceTopic = "vawa";
const harmful = ["sham", "forge", "lie", "smuggle", "bribe", "hide"];
const asking = lazyMatchers(onlyAsking, 6);

/** Reads a message a second time, with a model that knows only harm, danger and the rest, and weighs both readings. */
export function createAlarms(
  model: Model,
  { readAll, alsoMeans }: Pick<GlossaryReader, "readAll" | "alsoMeans">,
): AlarmReader {
  function chances(list: readonly Word[]): Reading {
    const signs = alarmSigns(list, alsoMeans(list));
    const scores = scoresOf(
      model,
      featuresOf(signs, (name) => model.names.get(name)),
    );
    const [isHarm = 0, isDanger = 0] = scores.subarray(alarmLabels);
    const labels = scores.subarray(0, alarmLabels);
    softmax(labels);
    const kinds = labels.subarray(firstDanger);
    return {
      heads: { harm: bounded(isHarm), danger: bounded(isDanger) },
      harm: labels[1] ?? 0,
      elsewhere: labels[2] ?? 0,
      danger: kinds.reduce((sum, chance) => sum + chance, 0),
      kinds,
    };
  }

  return (list, found, text) => {
    // The model learned from words as people write them: mended towards the subjects, they say less of harm.
    const written = readAll(text);
    const { kinds, evidence } = found;
    const officers = officersHit(list, found);
    const cry = cryIn(list) ?? criedByParts(list);
    const request = requestIn(list) ?? askedByParts(list);
    const whole = chances(written);
    const all = written.length > longFrom ? [whole, ...piecesOf(written).map(chances)] : [whole];
    // Half the story as a whole, half its most alarming sentence.
    const most = (of: (one: Reading) => number) => (of(whole) + Math.max(...all.map(of))) / 2;
    const sum = (names: readonly string[]) =>
      logit(names.reduce((chance, name) => chance + (kinds.get(name) ?? 0), 0));
    const onlyAsked = matchesAny(asking(), list);
    const innocent = innocenceOf(list) + (onlyAsked ? onlyAskedWorth : 0);
    const weigh = (
      which: "harm" | "danger",
      other: "harm" | "danger",
      own: readonly string[],
      others: readonly string[],
    ) => {
      const by = weights[which];
      return (
        by.bias +
        by.alarm * most((one) => logit(one[which])) +
        by.head * most(({ heads }) => heads[which]) +
        by.otherHead * most(({ heads }) => heads[other]) +
        by.kinds * sum(own) +
        by.others * sum(others) +
        by.elsewhere * logit(whole.elsewhere) +
        by.topic * evidence.chance +
        by.sure * found.confidence +
        by.known * evidence.coverage +
        (list.length < fewest ? by.few : 0) +
        (list.length <= fewWords ? by.short : 0) +
        by.status * (found.status ?? 0) +
        by.innocent * Math.max(0, Math.min(innocent, mostInnocent) - littleInnocent) +
        (officers === null ? 0 : by.officers)
      );
    };
    const harm = weigh("harm", "danger", harmful, dangerLabels);
    const danger = weigh("danger", "harm", dangerLabels, harmful);
    const said = clean(text);
    const dangers = dangersIn(all, kinds);
    const raid = inRaid.test(said) && !ofBodyOrPay.test(said);
    const plainer = (kind: Crisis) =>
      (raid && doubtedSooner.includes(kind)) || (kind === "selfHarm" && advised.test(said))
        ? plainerWorth
        : 0;
    const ruled =
      request === null
        ? { plain: list.length < storyFrom ? ruleWorth.harm : toldWorth, innocent: 0 }
        : requestWorth;
    return {
      isHarm: (goesOn, talks = true) =>
        harm > (goesOn ? goingOnWorth : from.harm) ||
        (!talks && harm > halfHeardFrom && officers === null && hasRequestSign(said)),
      certain: certainOf(list, dangers, danger),
      surelyHarm: harm > surelyHarm,
      surely: whole.heads.danger > surelyByHead ? likeliest(dangers) : null,
      isDanger: (kind, goesOn) =>
        !calms(kind, list) &&
        !(doubtedSooner.includes(kind) && onlyAdvice(said)) &&
        danger >
          Math.max(goesOn ? goingOnWorth : from.danger, plainer(kind)) +
            (kind === "selfHarm" ? selfHarmWorth + (officers === null ? 0 : heldWorth) : 0) &&
        danger > harm - 1 &&
        (request === null || danger > surelyDanger),
      dangers,
      danger(rule) {
        if (rule === null || calms(rule.kind, list)) return cry;
        const kind = trueKind(rule.kind, list);
        return kind === rule.kind ? rule : { kind, topic: violenceTopic };
      },
      harm: (rule) => byDeed(rule ?? request, said),
      doubtsHarm:
        list.length >= fewWords - 1 && harm < -ruled[innocent < surelyInnocent ? "plain" : "innocent"],
      doubtsDanger: (kind) =>
        cry === null &&
        list.length > fewWords &&
        !neverDoubted.includes(kind) &&
        !(doubtedSooner.includes(kind) && isBeaten(list)) &&
        danger < -(doubtedSooner.includes(kind) ? ruleWorth.danger : graveRuleWorth),
      isLieAbout: (kind) =>
        (kind === "violence" && harm > surelyLie && danger < 0) ||
        // A letter that shall say she is suicidal.
        (kind === "selfHarm" && cry === null && harm > surelyLie && danger < -graveRuleWorth),
      grave: isGrave(list),
      everyday: isEveryday(list),
      elsewhere: whole.elsewhere,
      urgent: officers ?? (isSwindled(list) ? { urgency: "scam", topic: "llamadas-estafa" } : null),
    };
  };
}

/** What one reading says. */
interface Reading {
  /** Asked one at a time; log odds. */
  heads: { harm: number; danger: number };
  harm: number;
  elsewhere: number;
  danger: number;
  /** In the order of `dangerLabels`. */
  kinds: Float32Array;
}

/** Which danger: what both readings say, of the sentence that says most. */
function dangersIn(all: readonly Reading[], ranked: ReadonlyMap<string, number>): Map<string, number> {
  const worst = all.reduce((most, one) => (one.danger > most.danger ? one : most));
  const shares = dangerLabels.map(
    (kind, at) => (worst.kinds[at] ?? 0) * (leastRanked + (ranked.get(kind) ?? 0)) ** rankedShare,
  );
  const sum = shares.reduce((total, share) => total + share, least);
  return new Map(dangerLabels.map((kind, at) => [kind, (worst.danger * (shares[at] ?? 0)) / sum]));
}

function likeliest(dangers: ReadonlyMap<string, number>): Crisis | null {
  const [kind] = [...dangerLabels].sort((a, b) => (dangers.get(b) ?? 0) - (dangers.get(a) ?? 0));
  return kind ?? null;
}

function certainOf(
  list: readonly Word[],
  dangers: ReadonlyMap<string, number>,
  danger: number,
): SafetyHit<Crisis> | null {
  const kind = list.length < fewestOfCertain ? null : likeliest(dangers);
  const least = kind === "selfHarm" ? certainSelfHarm : certainDanger;
  return kind === null || danger <= least ? null : { kind, topic: topicOfDanger.get(kind) ?? null };
}

/** From here on the first topic is what was asked. */
const sureTopicFrom = 0.75;

function officersHit(list: readonly Word[], { hits, confidence }: SearchResult): UrgentHit | null {
  const who = officersIn(list);
  if (who === null) return null;
  const sure = confidence >= sureTopicFrom ? hits[0]?.topic : undefined;
  if (who === "deporting") return { urgency: "order", topic: sure ?? "orden-deportacion" };
  if (who === "herself") return { urgency: "other", topic: sure ?? "ice-en-mi-puerta" };
  const near = hits.find(({ topic }) => topic === "encontrar-detenido" || topic === "ice-en-mi-puerta");
  const topic = sure ?? near?.topic ?? "encontrar-detenido";
  return { urgency: topic === "encontrar-detenido" ? "detained" : "other", topic };
}

function bounded(score: number): number {
  return Math.max(-mostSure, Math.min(mostSure, score));
}

function logit(chance: number): number {
  return Math.log(Math.max(chance, least) / Math.max(1 - chance, least));
}

function piecesOf(list: readonly Word[]): (readonly Word[])[] {
  const step = pieceWords / 2;
  const count = Math.ceil(list.length / step) - 1;
  return Array.from({ length: count }, (_, at) => list.slice(at * step, at * step + pieceWords));
}
