import { alarmSigns } from "#guide/safety/alarm-signs.ts";
import type { Crisis } from "#guide/safety/crisis-rules.ts";
import { officersIn } from "#guide/safety/officers.ts";
import type { Refusal } from "#guide/safety/refuse-rules.ts";
import type { SafetyHit } from "#guide/safety/safety.ts";
import {
  calms,
  cryIn,
  isEveryday,
  isGrave,
  isSwindled,
  requestIn,
  trueKind,
} from "#guide/safety/second-hearing.ts";
import type { UrgentHit } from "#guide/safety/urgent.ts";
import { featuresOf } from "#guide/search/features.ts";
import { type Model, scoresOf } from "#guide/search/model.ts";
import type { SearchResult } from "#guide/search/search.ts";
import { softmax } from "#guide/search/softmax-regression.ts";
import type { Word } from "#guide/words/normalise.ts";

/** In the order of the model's labels: a question, harm, danger, elsewhere. */
export const alarmLabels = 4;

/** What two readings of a message say together of harm and danger, against or beyond the rules. */
export interface Alarms {
  /** Asks for help with harm although no rule saw it. In a conversation a few words more must be clearer. */
  isHarm(goesOn: boolean, excused: boolean): boolean;
  isDanger(kind: Crisis, goesOn: boolean): boolean;
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

export type AlsoMeans = (list: readonly Word[]) => Map<string, Word[]>;
export type AlarmReader = (list: readonly Word[], found: SearchResult, wishes: boolean) => Alarms;

/**
 * First fitted (logistic regression) on 2,892 messages, the lessons of harm and danger each read by models taught all but
 * theirs, then set by hand so that an honest person is rarely refused. What they reach: docs/guide.md.
 */
const weights = {
  harm: { bias: -0.45, alarm: 0.7, kinds: 0.3, elsewhere: -0.2, topic: -1.5, few: -1, wish: -1 },
  danger: { bias: 1.3, alarm: 0.88, kinds: 0.6, elsewhere: -0.13, topic: -0.55, few: -0.8, wish: -0.2 },
};
/** What a rule or a listed phrase counts; below minus this, it is doubted. */
const ruleWorth = { harm: 1.5, danger: 2 };
/** Or when the ranking alone (chances of 5 and 1 %) sees next to nothing. */
const hardly = { harm: -2.94, danger: -4.6 };
/** Of a wish to die, a child sold or somebody lost, no rule is ever doubted. */
const deniable: readonly Crisis[] = ["violence", "trafficking"];
/** In a conversation "no voy a ir" and "llegué hace 3 meses" are replies. */
const goingOnWorth = 2;
/** Being sad, tired or without a home is not wishing to die: there the line to call is added to the answer. */
const selfHarmWorth = 0.5;
/** Words that argue a rule away ("qué pasa si", "me vendieron") speak against a guess too. */
const excuseWorth = 1.5;
/** Fewer words say little. */
const fewest = 4;
const surelyLie = 1;
/** A cry for help that only one reading hears must be heard clearly: otherwise "le hablo y no agarra mi voz" is violence. */
const faint = -0.4;
const clear = 2;
const least = 1e-4;

/** More words are a story: it is read as a whole and piece by piece, for one sentence of it is enough. */
const longFrom = 24;
const pieceWords = 20;

const violenceTopic = "vawa";
const harmful = ["sham", "forge", "lie", "smuggle", "bribe", "hide"];
const dangers = ["selfHarm", "lost", "minor", "threat", "trafficking", "violence"];

/** Reads a message a second time, with a model that knows only harm, danger and the rest, and weighs both readings. */
export function createAlarms(model: Model, alsoMeans: AlsoMeans): AlarmReader {
  function chances(list: readonly Word[]): Float32Array {
    const signs = alarmSigns(list, alsoMeans(list));
    const scores = scoresOf(
      model,
      featuresOf(signs, (name) => model.names.get(name)),
    );
    softmax(scores);
    return scores;
  }

  return (list, found, wishes) => {
    const { kinds, evidence } = found;
    const officers = officersHit(list, found);
    const cry = cryIn(list);
    const request = requestIn(list);
    const whole = chances(list);
    const all = list.length > longFrom ? [whole, ...piecesOf(list).map(chances)] : [whole];
    // Half the story as a whole, half its most alarming sentence.
    const most = (label: number) =>
      (logit(whole[label] ?? 0) + logit(Math.max(...all.map((one) => one[label] ?? 0)))) / 2;
    const sum = (names: readonly string[]) =>
      logit(names.reduce((chance, name) => chance + (kinds.get(name) ?? 0), 0));
    const elsewhere = whole[3] ?? 0;
    const weigh = (by: (typeof weights)["harm"], label: number, names: readonly string[]) =>
      by.bias +
      by.alarm * most(label) +
      by.kinds * sum(names) +
      by.elsewhere * logit(elsewhere) +
      by.topic * evidence.chance +
      (list.length < fewest ? by.few : 0) +
      (wishes ? by.wish : 0);
    const harm = weigh(weights.harm, 1, harmful);
    const danger = weigh(weights.danger, 2, dangers);
    const enough = list.length >= fewest;
    const cries = danger > 0 && (sum(dangers) > faint || most(2) > clear);
    return {
      // "ICE has my brother, help" asks for no lie, however near it comes to one.
      isHarm: (goesOn, excused) =>
        officers === null && harm > (goesOn ? goingOnWorth : 0) + (excused ? excuseWorth : 0),
      isDanger: (kind, goesOn) =>
        cries &&
        !calms(kind, list) &&
        // "Me encerraron en la hielera" is no wish to die.
        (kind !== "selfHarm" || officers === null) &&
        danger > (goesOn ? goingOnWorth : 0) + (kind === "selfHarm" ? selfHarmWorth : 0) &&
        danger > harm - 1,
      danger(rule) {
        if (rule === null || calms(rule.kind, list)) return cry;
        const kind = trueKind(rule.kind, list);
        return kind === rule.kind ? rule : { kind, topic: violenceTopic };
      },
      harm: (rule) => rule ?? request,
      doubtsHarm: request === null && enough && (harm < -ruleWorth.harm || sum(harmful) < hardly.harm),
      doubtsDanger: (kind) =>
        cry === null &&
        enough &&
        deniable.includes(kind) &&
        (danger < -ruleWorth.danger || sum(dangers) < hardly.danger),
      isLieAbout: (kind) => kind === "violence" && harm > surelyLie && danger < 0,
      grave: isGrave(list),
      everyday: isEveryday(list),
      elsewhere,
      urgent: officers ?? (isSwindled(list) ? { urgency: "scam", topic: "llamadas-estafa" } : null),
    };
  };
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

function logit(chance: number): number {
  return Math.log(Math.max(chance, least) / Math.max(1 - chance, least));
}

function piecesOf(list: readonly Word[]): (readonly Word[])[] {
  const step = pieceWords / 2;
  const count = Math.ceil(list.length / step) - 1;
  return Array.from({ length: count }, (_, at) => list.slice(at * step, at * step + pieceWords));
}
