import { expect, test } from "vitest";
import { groupOf } from "./service-worker.ts";

test.each([
  ["landing/index.html", "core"],
  ["blog/primera-corte-de-inmigracion/index.html", "core"],
  ["assets/base-BwEe1H5Z.js", "core"],
  ["assets/guide-text-BwEe1H5Z.js", "core"],
  ["assets/guide-BwEe1H5Z.js", "guide"],
  ["assets/saved-guide-B-_e1H5Z.js", "guide"],
  ["assets/locale-en-D7yh5bPd.js", "core"],
  ["en/landing/index.html", "en"],
  ["en/blog/index.html", "en"],
  ["en/blog/primera-corte-de-inmigracion/index.html", null],
  ["assets/letter-result-D7yh5bPd.js", null],
  ["assets/dev-ui-D7yh5bPd.js", null],
  ["prueba/index.html", null],
  ["assets/trial-D7yh5bPd.js", null],
  ["assets/find-answer-D7yh5bPd.js", null],
])("%s is kept with %s", (file, group) => {
  expect(groupOf(file)).toBe(group);
});
