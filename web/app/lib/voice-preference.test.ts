import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  storedVoicePreference,
  storeVoicePreference,
  voicePreferenceKey,
} from "#web/lib/voice-preference.ts";

const stored = new Map<string, string>();
beforeEach(() =>
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }),
);
afterEach(() => {
  vi.unstubAllGlobals();
  stored.clear();
});

describe("voice preference", () => {
  it("comes back as it was stored; the usual one leaves nothing", () => {
    storeVoicePreference({ voice: "Mónica", rate: 0.75 });
    expect(storedVoicePreference()).toEqual({ voice: "Mónica", rate: 0.75 });
    storeVoicePreference({ voice: null, rate: 1 });
    expect(stored.size).toBe(0);
    expect(storedVoicePreference()).toEqual({ voice: null, rate: 1 });
  });

  it.each(["{", "null", "7", '{"voice":5,"rate":"fast"}', '{"rate":40}'])("takes %s for nothing", (text) => {
    stored.set(voicePreferenceKey, text);
    expect(storedVoicePreference()).toEqual({ voice: null, rate: 1 });
  });

  it("reads the usual voice where storage is closed", () => {
    vi.stubGlobal("localStorage", undefined);
    storeVoicePreference({ voice: "Mónica", rate: 1 });
    expect(storedVoicePreference()).toEqual({ voice: null, rate: 1 });
  });
});
