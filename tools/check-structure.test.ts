import { describe, expect, it } from "vitest";
import {
  checkStructure,
  importProblem,
  packageProblem,
  resolveImport,
  unheardFailure,
} from "./check-structure.ts";

describe("structure check", () => {
  it("resolves aliases and relative paths to repository paths", () => {
    expect(resolveImport("web/app/site/landing.tsx", "#web/ui/button.tsx")).toBe("web/app/ui/button.tsx");
    expect(resolveImport("web/app/assistant/voice/a.ts", "./b.ts")).toBe("web/app/assistant/voice/b.ts");
    expect(resolveImport("server/src/app.ts", "hono")).toBeNull();
  });

  it("holds the direction between workspaces", () => {
    expect(importProblem("contract/src/a.ts", "guide/src/guide.ts")).toMatch(/must not import/);
    expect(importProblem("guide/src/a.ts", "server/src/env.ts")).toMatch(/must not import/);
    expect(importProblem("web/app/lib/a.ts", "server/src/env.ts")).toMatch(/must not import/);
    expect(importProblem("server/src/app.ts", "guide/src/guide.ts")).toBeNull();
  });

  it("keeps files and the network out of what a browser runs too", () => {
    expect(packageProblem("guide/src/reply/compose.ts", "node:fs")).toMatch(/no input or output/);
    expect(packageProblem("contract/src/shared/errors.ts", "node:http")).toMatch(/no input or output/);
    expect(packageProblem("guide/src/reply/compose.test.ts", "node:fs")).toBeNull();
    expect(packageProblem("guide/src/dialogue/server-only/faq/packed.ts", "node:zlib")).toBeNull();
    expect(packageProblem("guide/src/reply/compose.ts", "node:zlib")).toMatch(/no input or output/);
    expect(packageProblem("guide/src/reply/compose.ts", "zod/mini")).toBeNull();
    expect(packageProblem("server/src/app.ts", "node:fs")).toBeNull();
  });

  it("keeps web slices apart but lets routes compose them", () => {
    expect(importProblem("web/app/accounts/card.tsx", "web/app/assistant/demo.tsx")).toMatch(
      /never another slice/,
    );
    expect(importProblem("web/app/routes/login.tsx", "web/app/assistant/demo.tsx")).toBeNull();
    expect(importProblem("web/app/accounts/card.tsx", "web/app/ui/button.tsx")).toBeNull();
  });

  it("keeps server slices out of each other's tables", () => {
    expect(importProblem("server/src/history/save.ts", "server/src/assistant/tables.ts")).toMatch(
      /never its tables/,
    );
    expect(importProblem("server/src/assistant/save.ts", "server/src/assistant/tables.ts")).toBeNull();
  });

  it("refuses a failure of import() that the build would not hear", () => {
    const second = 'import("#web/a.ts").then(\n  ({ a }) => a(1, [2, 3]),\n  () => again(),\n)';
    expect(unheardFailure(second)).toBe(true);
    expect(unheardFailure('import("#web/a.ts").then(({ a, b }) => a("(", b), fail)')).toBe(true);
    expect(unheardFailure('import("#web/a.ts").then(({ a }) => a(1, [2, 3]),\n)')).toBe(false);
    expect(unheardFailure('import("#web/a.ts").then(a).catch((error) => tell(error, 1))')).toBe(false);
  });

  it("finds nothing to complain about in this repository", () => {
    expect(checkStructure().problems).toEqual([]);
  });
});
