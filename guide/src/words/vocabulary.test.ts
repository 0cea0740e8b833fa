import { expect, test } from "vitest";
import { word } from "#guide/words/normalise.ts";
import { createVocabulary } from "#guide/words/vocabulary.ts";

test("what sounds alike and is near no known word stays as it is written, whichever came first", () => {
  const { mend } = createVocabulary(["permiso", "residencia"].map(word));
  expect(word("cemento").sound).toBe(word("semento").sound);
  expect(mend(word("cemento")).text).toBe("cemento");
  expect(mend(word("semento")).text).toBe("semento");
});

test("a misspelled word becomes the known one that it is near", () => {
  const { mend } = createVocabulary(["permiso", "residencia"].map(word));
  expect(mend(word("recidensia")).sound).toBe(word("residencia").sound);
  expect(mend(word("pan")).text).toBe("pan");
});
