import { describe, expect, it } from "vitest";
import { canSend, type HelpPhase } from "#web/help/widget/conversation.ts";

describe("the help chat", () => {
  it.each(["setup", "unavailable", "waiting"] satisfies HelpPhase[])("sends nothing while %s", (phase) => {
    expect(canSend(phase, "¿cómo entro?")).toBe(false);
  });

  it("sends a question once it is ready, and neither blanks nor too much", () => {
    expect(canSend("idle", " ¿cómo entro? ")).toBe(true);
    expect(canSend("idle", " \n ")).toBe(false);
    expect(canSend("idle", "a".repeat(500))).toBe(true);
    expect(canSend("idle", "a".repeat(501))).toBe(false);
  });
});
