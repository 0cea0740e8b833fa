import { describe, expect, it } from "vitest";
import { passIsValid } from "#server/assistant/pass.ts";
import { guestCookieName, readGuest } from "#server/http/caller.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";

const guide = await startTestApp();
const eleven = await startTestApp({ ELEVENLABS_API_KEY: "canary-eleven" });
const openAi = await startTestApp({ OPENAI_API_KEY: "canary-openai" });
const mute = await startTestApp({ OPENAI_API_KEY: "canary-openai", SPEECH_MODEL: "off" });

async function getSecret(app: TestApp, key: unknown, language = "es") {
  const guest = app.visitor();
  const headers = { "accept-language": language };
  const response = await guest.json("/api/functions/get-secret", { key }, { headers });
  return { guest, response, status: response.status, body: (await response.json()) as { value: string } };
}

describe("get-secret", () => {
  it.each([
    ["assistant", "the guide alone", guide, "OPENAI_API_KEY"],
    ["assistant", "a model", openAi, "OPENAI_API_KEY"],
    ["voice", "ElevenLabs", eleven, "ELEVENLABS_API_KEY"],
    ["voice", "the speech model", openAi, "ELEVENLABS_API_KEY"],
  ] as const)("gives a pass to the %s when %s is behind it", async (gateway, _, app, key) => {
    const { status, body, guest } = await getSecret(app, key);
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(["value"]);
    const caller = readGuest(guest.cookie, app.services.keys);
    if (caller === null) throw new Error("no guest cookie");
    expect(passIsValid(app.services.keys.pass, body.value, gateway, caller, Date.now())).toBe(true);
    expect(body.value).not.toContain("canary");
  });

  it.each([
    ["no voice provider", guide, "ELEVENLABS_API_KEY"],
    ["a speech model that is off", mute, "ELEVENLABS_API_KEY"],
    ["a key of another kind", openAi, "STRIPE_SECRET_KEY"],
    ["a setting of the server", openAi, "FARO_SECRET"],
    ["another spelling", openAi, "openai_api_key"],
    ["a property of every object", openAi, "__proto__"],
    ["no name", openAi, ""],
  ])("says 'No API key found' for %s, in both languages, and makes no guest", async (_, app, key) => {
    for (const language of ["es", "en"]) {
      const { status, body, response } = await getSecret(app, key, language);
      expect(status).toBe(404);
      expect(body).toMatchObject({ code: "NO_API_KEY", message: "No API key found" });
      expect(response.headers.get("set-cookie")).toBeNull();
    }
  });

  it.each([[undefined], [null], [7], [["OPENAI_API_KEY"]], [{}]])("refuses %j as a key", async (key) => {
    expect((await getSecret(openAi, key)).status).toBe(400);
  });

  it("makes a visitor a guest once and keeps her", async () => {
    const guest = guide.visitor();
    const first = await guest.json("/api/functions/get-secret", { key: "OPENAI_API_KEY" });
    expect(first.headers.get("set-cookie")).toMatch(
      new RegExp(`^${guestCookieName}=[\\w.-]+; Path=/; Max-Age=\\d+; HttpOnly; SameSite=Lax$`),
    );
    const again = await guest.json("/api/functions/get-secret", { key: "OPENAI_API_KEY" });
    expect(again.headers.get("set-cookie")).toBeNull();
  });

  it("replaces a forged cookie by a new guest", async () => {
    const guest = guide.visitor();
    guest.cookie = `${guestCookieName}=11111111-1111-4111-8111-111111111111.forged`;
    await guest.pass();
    const caller = readGuest(guest.cookie, guide.services.keys);
    expect(caller).not.toBeNull();
    expect(caller?.id).not.toBe("11111111-1111-4111-8111-111111111111");
  });

  it("marks the cookie Secure where people open an https address", async () => {
    const app = await startTestApp({ PUBLIC_URL: "https://faro.example" });
    const { response } = await getSecret(app, "OPENAI_API_KEY");
    expect(response.headers.get("set-cookie")).toContain("; Secure");
  });
});
