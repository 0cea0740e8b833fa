import { expect, it } from "vitest";
import { missingPaths, unlistedDecisions } from "./check-doc-paths.ts";

const there = new Set(["server/src/main.ts", "docs/guide.md", "docs/images/a.png"]);
const missing = (text: string) => missingPaths("docs/decisions/0001.md", text, (path) => there.has(path));

it.each([
  ["`server/src/main.ts` and `server/src/gone.ts`", ["server/src/gone.ts"]],
  ["`main.ts`, `npm run check`, `server/src/<slice>/x.ts`, `data/x`", []],
  ["[the guide](../guide.md#how) and [another](../other.md#how)", ["docs/other.md"]],
  ['![a picture](../images/a.png) and ![none](../images/b.png "title")', ["docs/images/b.png"]],
  ["[the web](https://www.uscis.gov), [mail](mailto:a@b.example), [here](#below)", []],
])("finds what is not there in %j", (text, names) => {
  expect(missing(text)).toEqual(names);
});

it("finds a decision that the index does not link to", () => {
  const index = "- [0001](0001-a.md) A\n- 0002-b.md\n";
  expect(unlistedDecisions(index, ["0001-a.md", "0002-b.md", "README.md"])).toEqual(["0002-b.md"]);
});
