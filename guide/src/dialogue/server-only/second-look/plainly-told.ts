/** Danger and harm as whole phrases settle them, whatever was guessed of the message. Server only; the first part of the second look. */

import { asText } from "#guide/dialogue/server-only/readings.ts";
import { runsOut } from "#guide/dialogue/server-only/second-look/runs-out.ts";
import type { Understanding } from "#guide/dialogue/understand.ts";
import type { Crisis } from "#guide/safety/crisis-rules.ts";
import type { Refusal } from "#guide/safety/refuse-rules.ts";
import type { SafetyHit } from "#guide/safety/safety.ts";
import { isForcedByThreat, isForRansom } from "#guide/safety/server-only/cries/held-captive.ts";
import { isChildPoisoned, isLifeGoing } from "#guide/safety/server-only/cries/life-now.ts";
import {
  isFaint,
  isGuessedOfOfficers,
  isHeldAtPort,
  isKeptFromCare,
} from "#guide/safety/server-only/cries/no-violence.ts";
import {
  cryOf,
  hasSwallowed,
  hasSwallowedPlenty,
  isNoDanger,
  rapeIn,
} from "#guide/safety/server-only/cries/said-plainly.ts";
import { isThreatenedAtHome } from "#guide/safety/server-only/cries/stalked.ts";
import { isTakenAbroad } from "#guide/safety/server-only/cries/taken-abroad.ts";
import { isFrailHarmed } from "#guide/safety/server-only/cries/tied-up.ts";
import { dangerOf, harmsChildUnnamed } from "#guide/safety/server-only/cries/who-harms.ts";
import { isWordless } from "#guide/safety/server-only/cries/wordless.ts";
import { isClaimedForMoney } from "#guide/safety/server-only/requests/asked-by-another-body.ts";
import { isMadeUpHarm } from "#guide/safety/server-only/requests/asked-false-victim.ts";
import { isStaged } from "#guide/safety/server-only/requests/asked-in-place.ts";
import { askedInSecret, isOnlyShaped } from "#guide/safety/server-only/requests/asked-in-secret.ts";
import { boughtMarriage } from "#guide/safety/server-only/requests/asked-of-proof.ts";
import { holdsWorkers } from "#guide/safety/server-only/requests/asked-of-workers.ts";
import { isGuardTempted } from "#guide/safety/server-only/requests/asked-past-custody.ts";
import { isTaleOfHarm } from "#guide/safety/server-only/requests/asked-told-otherwise.ts";
import { byDeed } from "#guide/safety/server-only/requests/crossing-unseen.ts";
import { isDailyHurt, isOfDailyLife } from "#guide/safety/server-only/requests/daily-words.ts";
import { isNoRequest, isUpright } from "#guide/safety/server-only/requests/no-request.ts";
import { isPlainlyHonest } from "#guide/safety/server-only/requests/plainly-honest.ts";
import { isSpelledAlike } from "#guide/safety/server-only/requests/spelled-alike.ts";
import { says } from "#guide/words/server-only/says.ts";

/** What whole phrases say of danger and harm. */
export interface Plainly {
  said: string;
  cry: SafetyHit<Crisis> | null;
  secret: Refusal | null;
}

export function plainlyIn(said: string): Plainly {
  return { said, cry: cryOf(said), secret: askedInSecret(said) };
}

/** Done to oneself or by another's hand: there are words for that, and for the ambulance in them. */
const byHand =
  /\b(?:morir(?:me)?|matar(?:me|se)|suicid\w*|quitar(?:me|se) la vida|kill (?:myself|himself|herself)|want to die|ahorc\w*|ahog(?:a|o) con|aprieta|cuello|chok(?:es|ed)|strangl\w*|cort(?:e|ada|arme)|wrist)\b/;

/** Somebody did it. */
const byAnyone =
  /\b(?:(?:me|nos|le|lo|la) (?:ha |han )?(?:peg\w+|golpe\w+|avent\w+|empuj\w+|pate\w+|apunal\w+|dispar\w+|cort(?:o|aron)|ataca\w*|agred\w+|viol[oa]\w*)|espos[oa]|marido|pareja|novi[oa]|patron|hits?|beats?|beat(?:en)?|stabbed|shot|punched|kicked|attacked|cuchillo|pistola|navaja|knife|gun)\b/;

/** A blow, or a weapon: what takes the breath then has words of its own. */
const struck =
  /\b(?:(?:me|nos|le|lo|la) (?:ha |han )?(?:peg\w+|golpe\w+|avent\w+|empuj\w+|pate\w+|apunal\w+|dispar\w+|cort(?:o|aron)|ataca\w*|agred\w+|viol[oa]\w*|encerr\w+|amarr\w+|acomod\w+|jal\w+)|me dejo (?:la|el|los)|puneta\w+|cachetad\w+|cintarazos?|cinturonazos?|almohada|pillow|moreton\w*|hits?|beats?|beat(?:en)?|stabbed|shot|punched|kicked|attacked|cuchillo|pistola|navaja|knife|gun|sin comer|no (?:me |nos )?deja\w* salir|locked)\b/;

/** Her own, and no threat of others. */
const ownWish =
  /\b(?:(?:me )?(?:quiero|quisiera|voy a) (?:morir\w*|matar\b|matarme|quitarme)|suicid\w+|matarme|quitarme la vida|no quiero (?:vivir|seguir)|para que (?:vivo|sigo)|kill myself|want to die|end it|pastillas|pills)\b/;

/** A despair that only a letter is to tell, and nobody feels. */
const writtenDespair =
  /\b(?:letter|note|report|template|carta|constancia|nota|reporte|informe)\b(?: \w+){0,4} (?:saying|that says|que diga|diciendo|de que)(?: \w+){0,6} (?:suicid\w+|depr[ei]\w+|kill (?:him|her)self|matar(?:se)?|morir(?:se)?|quitarse la vida)\b/;
const feltByNobody =
  /\b(?:(?:she|he) (?:isnt|is not)(?= (?:and|but|so)\b|$)|theres no (?:\w+ )?(?:therapist|doctor)|no es (?:cierto|verdad)|y no (?:lo )?(?:esta|es)|nunca (?:ha|lo)|esta bien|con (?:el )?(?:nombre|firma|sello) de(?: \w+)? (?:doctor\w*|psicolog\w+)|signed (?:as|by) a (?:doctor|therapist))\b/;
const ofHerself =
  /\b(?:me quiero|quiero (?:morir|matar)me|matarme|i want to|myself|ya no (?:puedo|aguanto))\b/;
const isOnlyWritten = (said: string): boolean =>
  says(said, writtenDespair) && says(said, feltByNobody) && !says(said, ofHerself);

/** Nothing else was heard, or only what blood, a blue face or no breath sound like: no blow is told. */
function mayBeIll(crisis: SafetyHit<Crisis> | null, said: string): boolean {
  if (crisis === null) return true;
  if (crisis.kind === "selfHarm") return !hasSwallowed(said) || isChildPoisoned(said);
  if (crisis.kind === "violence" && !says(said, byAnyone)) return true;
  return ["violence", "minor", "trafficking"].includes(crisis.kind) && !says(said, struck);
}

/** As what a child on its way abroad, a threat at the door or a frail person's harm is heard. */
const nearKinds: readonly Crisis[] = ["violence", "trafficking", "minor", "lost"];
const isToldBetter = (said: string): boolean =>
  (isTakenAbroad(said) && !says(said, struck)) ||
  isThreatenedAtHome(said) ||
  isFrailHarmed(said) ||
  harmsChildUnnamed(said);

/** What whole phrases tell goes before what was guessed in their place. */
function isGuessedFor(cry: SafetyHit<Crisis>, crisis: SafetyHit<Crisis> | null, said: string): boolean {
  if (crisis === null) return true;
  if (isForcedByThreat(said)) return crisis.kind !== "selfHarm" || !says(said, ownWish);
  // Held for money is told from forced work, as which it may have been heard.
  if ((crisis.kind === "trafficking" || crisis.kind === "violence") && isForRansom(said)) return true;
  if (nearKinds.includes(crisis.kind) && isToldBetter(said)) return true;
  const ofHer = crisis.kind === "selfHarm" || crisis.kind === "threat";
  return ofHer && cry.kind === "violence" && !says(said, ownWish);
}

/** Forced work that the writer would have, stage or make up. */
const isTraffickingAsked = (said: string): boolean =>
  holdsWorkers(said) || isStaged(said) || isMadeUpHarm(said) || isTaleOfHarm(said) || isClaimedForMoney(said);

const ofCouple =
  /\b(?:cas(?:a|o|e|ar\w*|ad[oa]s?|amos|en|aron)|matrimoni\w+|bodas?|espos[oa]s?|marid[oa]|novi[oa]s?|parejas?|marr(?:y|ies|ied|iage)|wedding|husband|wife|girlfriend|boyfriend|couple|(?:live|living) together|viv(?:imos|ir) juntos|somos nada)\b/;

/** A life that is going, and a request whose wrong lies in what is hidden from whom. */
function plainlySaid(heard: Understanding, { said, cry, secret }: Plainly): Understanding | null {
  const { crisis } = heard;
  if (mayBeIll(crisis, said) && isLifeGoing(said) && !says(said, byHand))
    return { ...heard, crisis: { kind: "lost", topic: "escuela-emergencia" }, refusal: null };
  if (cry !== null && isGuessedFor(cry, crisis, said)) return { ...heard, crisis: cry, refusal: null };
  const violence = crisis?.kind === "violence";
  const mended = asText(heard.whole);
  const asked =
    crisis === null ||
    violence ||
    (crisis.kind === "trafficking" && isTraffickingAsked(said)) ||
    (crisis.kind === "minor" && isClaimedForMoney(said)) ||
    (crisis.kind === "selfHarm" && isOnlyWritten(said))
      ? (secret ?? (mended === said ? null : askedInSecret(mended)))
      : null;
  if (
    asked === null ||
    (violence && asked !== "lie" && !isGuardTempted(said)) ||
    isUpright(asked, said) ||
    isPlainlyHonest(said)
  )
    return null;
  const { refusal } = heard;
  if (refusal !== null && isOnlyShaped(said)) return { ...heard, crisis: null };
  // A marriage for papers has words of its own, whatever is to be said about it.
  if (asked === "lie" && refusal?.kind === "sham" && says(said, ofCouple)) return { ...heard, crisis: null };
  const topic = asked === "sham" ? "fraude-matrimonio" : null;
  return { ...heard, crisis: null, refusal: byDeed({ kind: asked, topic }, said) };
}

/** Of five hundred cries that were only guessed none was heard so faintly. */
const leastChance = 0.1;

/** A blow or a child's danger guessed of words that name none. */
const isFaintlyGuessed = (crisis: SafetyHit<Crisis>, said: string): boolean =>
  ((chanceOf(crisis) !== undefined || crisis.kind === "lost") && isWordless(crisis.kind, said)) ||
  isFaintlyHeard(crisis, said);

const isFaintlyHeard = (crisis: SafetyHit<Crisis>, said: string): boolean =>
  crisis.kind !== "selfHarm" &&
  crisis.kind !== "lost" &&
  ((chanceOf(crisis) ?? 1) < leastChance ||
    (crisis.kind !== "trafficking" && isFaint(chanceOf(crisis), said)) ||
    (crisis.kind === "trafficking" && isHeldAtPort(said)) ||
    isGuessedOfOfficers(chanceOf(crisis), said) ||
    (chanceOf(crisis) !== undefined && isKeptFromCare(said)));
/** Of what was guessed; a rule names none. */
const chanceOf = (hit: SafetyHit<Crisis | Refusal>) => (hit as { chance?: number }).chance;

/** What only sounded like one danger leaves another that whole phrases tell, and forced work as they tell it. */
function besidesIt(doubted: Crisis, cry: SafetyHit<Crisis> | null): SafetyHit<Crisis> | null {
  return cry !== null && (cry.kind !== doubted || cry.kind === "trafficking") ? cry : null;
}

/** Whom a rape befell; none where a tale of it is ordered. */
const victimIn = (said: string) => (isTaleOfHarm(said) ? null : rapeIn(said));

/** False papers shown, officers met, days that run: nobody should go on alone. */
const needsHelp = (honest: boolean, said: string): boolean =>
  (honest && !isSpelledAlike(said) && !isOfDailyLife(said)) || runsOut(said);

/** Danger and harm as whole phrases settle them. */
export function settled(heard: Understanding, plain: Plainly): Understanding {
  const { crisis, refusal } = heard;
  const { said } = plain;
  const victim = victimIn(said);
  // A child's is not a partner's violence, though it was heard as that.
  const heardAtHome = crisis !== null && crisis.kind !== "minor" && victim === "child";
  if (victim !== null && (crisis === null || heardAtHome))
    return { ...heard, crisis: { kind: victim === "child" ? "minor" : "violence", topic: "visa-u" } };
  if (crisis === null && hasSwallowedPlenty(said))
    return { ...heard, crisis: { kind: "selfHarm", topic: null } };
  const told = plainlySaid(heard, plain);
  if (told !== null) return told;
  const honest =
    refusal !== null && (isNoRequest(refusal.kind, said) || isGuessedOfOfficers(chanceOf(refusal), said));
  const bought = refusal !== null && says(said, boughtMarriage);
  return {
    ...heard,
    crisis:
      crisis !== null &&
      (isNoDanger(crisis.kind, said) ||
        isDailyHurt(said) ||
        (plain.cry === null && isFaintlyGuessed(crisis, said)))
        ? besidesIt(crisis.kind, plain.cry)
        : dangerOf(crisis, said, refusal !== null),
    refusal: honest ? null : bought ? { kind: "sham", topic: "fraude-matrimonio" } : refusal,
    redFlag: heard.redFlag || needsHelp(honest, said),
  };
}
