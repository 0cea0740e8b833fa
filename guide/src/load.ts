import {
  content,
  faq,
  faqModel,
  learned,
  learnedAlarms,
  learnedStandard,
  learnedWishes,
  meanings,
} from "#content/index.generated.ts";
import type { GuideContent } from "#guide/content.ts";
import { besideAsides } from "#guide/dialogue/server-only/aside.ts";
import { createFaqBook } from "#guide/dialogue/server-only/faq/book.ts";
import { createStandardReader, type StandardReader } from "#guide/dialogue/server-only/faq/standard.ts";
import { type FaqVectors, restoreVectors } from "#guide/dialogue/server-only/faq/vectors.ts";
import { createMeanings } from "#guide/dialogue/server-only/meanings/meanings.ts";
import { freeWords } from "#guide/dialogue/server-only/replies/read-replies.ts";
import { isBesides } from "#guide/dialogue/server-only/second-look/besides.ts";
import { createSecondLook } from "#guide/dialogue/server-only/second-look/second-look.ts";
import { twoAtOnce } from "#guide/dialogue/server-only/two-at-once.ts";
import { createWishReader, type WishReader } from "#guide/dialogue/server-only/wishes/hear-wish.ts";
import { aboutFaro } from "#guide/safety/server-only/about-faro/about-faro.ts";
import { createAlarms } from "#guide/safety/server-only/alarms/alarms.ts";
import { heardPatterns } from "#guide/safety/server-only/cries/second-hearing.ts";
import type { Model } from "#guide/search/model.ts";
import { restore } from "#guide/search/stored-model.ts";
import { remembering } from "#guide/words/remembering.ts";
import { hear } from "#guide/words/server-only/hear.ts";

let model: Model | null = null;
let alarms: Model | null = null;
let vectors: FaqVectors | null = null;
let wishes: WishReader | null = null;
let standard: StandardReader | null = null;

/** The conversation and the reading of a message hear the same words. */
const heardOnce = remembering(hear, 16);

/** What a model was stored in is megabytes of text, which nobody needs once it is restored: the module lets go of it. */
function taken<Stored extends object>(stored: Stored): Stored {
  const own = { ...stored };
  for (const name of Object.keys(stored)) Reflect.deleteProperty(stored, name);
  return own;
}

function wishReader(): WishReader {
  wishes ??= createWishReader(restore(taken(learnedWishes)));
  return wishes;
}

function faqVectors(): FaqVectors {
  vectors ??= restoreVectors(taken(faqModel));
  return vectors;
}

function standardReader(): StandardReader {
  standard ??= createStandardReader(restore(taken(learnedStandard)));
  return standard;
}

/** The content of this build. Checked by `npm run check`, so it is trusted here. */
export function loadContent(): GuideContent {
  return {
    ...content,
    heard: heardPatterns,
    two: twoAtOnce,
    hear: heardOnce,
    aboutFaro,
    besides: isBesides,
    free: freeWords,
    aside: besideAsides,
    prepare: () => {
      wishReader();
      faqVectors();
      standardReader();
    },
    faq: createFaqBook(faq, faqVectors, standardReader),
    look: createSecondLook((list) => wishReader()(list), createMeanings(meanings)),
    learned: () => {
      model ??= restore(taken(learned));
      return model;
    },
    alarms: (glossary) => {
      alarms ??= restore(taken(learnedAlarms));
      return createAlarms(alarms, glossary);
    },
  };
}
