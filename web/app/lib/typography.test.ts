import { describe, expect, it } from "vitest";
import { keepForms } from "#web/lib/typography.ts";

describe("keepForms", () => {
  it("keeps form numbers on one line and leaves other hyphens alone", () => {
    expect(keepForms("la I-485 y la EOIR-42B, ex-esposo, 2-3 meses")).toBe(
      "la I\u2011485 y la EOIR\u201142B, ex-esposo, 2-3 meses",
    );
  });
});
