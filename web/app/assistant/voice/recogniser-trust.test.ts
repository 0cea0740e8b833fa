import { describe, expect, it } from "vitest";
import { createRecogniserTrust } from "#web/assistant/voice/recogniser-trust.ts";

describe("createRecogniserTrust", () => {
  it("takes a recogniser that ended at once on two taps in a row for broken, and on every such tap after", () => {
    const trust = createRecogniserTrust();
    expect(["at-once", "at-once", "at-once"].map((reason) => trust.ended(reason as "at-once"))).toEqual([
      ...[false, true, true],
    ]);
  });

  it("trusts it again once a word was heard", () => {
    const trust = createRecogniserTrust();
    trust.ended("at-once");
    trust.ended("at-once");
    trust.heard();
    expect(trust.ended("at-once")).toBe(false);
  });

  it.each(["silence", "aborted", "failed"] as const)("counts anew after a run that ended in %s", (reason) => {
    const trust = createRecogniserTrust();
    trust.ended("at-once");
    expect(trust.ended(reason)).toBe(false);
    expect(trust.ended("at-once")).toBe(false);
  });

  it("learns nothing from a stop of hers", () => {
    const trust = createRecogniserTrust();
    trust.ended("at-once");
    expect(trust.ended("stopped")).toBe(false);
    expect(trust.ended("at-once")).toBe(true);
  });
});
