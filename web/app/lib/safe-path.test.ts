import { describe, expect, it } from "vitest";
import { safePath } from "#web/lib/safe-path.ts";

describe("B8: where a person goes after signing in", () => {
  it.each(["/chat", "/saved-chats?dia=hoy", "/settings#datos"])("keeps %s", (path) => {
    expect(safePath(path, "/chat")).toBe(path);
  });

  it.each([
    "//evil.com",
    "https:evil",
    "https://evil.com/chat",
    "/\\evil.com",
    "\\\\evil.com",
    "javascript:alert(1)",
    "/\t/evil.com",
    "",
    "chat",
    undefined,
    { from: "/chat" },
  ])("answers %j with the chat", (value) => {
    expect(safePath(value, "/chat")).toBe("/chat");
  });
});
