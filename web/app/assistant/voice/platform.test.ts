import { describe, expect, it } from "vitest";
import { detectPlatform, type NavigatorLike, type WindowLike } from "#web/assistant/voice/platform.ts";
import { fakeEngines } from "#web/assistant/voice/testing/fake-engine.ts";

const agents = {
  android:
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36",
  iphone:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1",
  iphoneApp:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [FBAN/FBIOS]",
  mac: "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15",
  firefox: "Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0",
};

const { Engine } = fakeEngines();
const webkit: WindowLike = {
  isSecureContext: true,
  webkitSpeechRecognition: Engine,
  MediaRecorder: Engine,
  speechSynthesis: {},
};

function navigatorOf(userAgent: string, more: Partial<NavigatorLike> = {}): NavigatorLike {
  return { userAgent, mediaDevices: { getUserMedia: () => {} }, ...more };
}

describe("detectPlatform", () => {
  it("sees Chrome on Android with the prefixed constructor", () => {
    expect(detectPlatform(webkit, navigatorOf(agents.android))).toEqual({
      android: true,
      ios: false,
      iosStandalone: false,
      secure: true,
      mediaDevices: true,
      recognition: "available",
      recorder: true,
      synthesis: true,
    });
  });

  it("trusts Safari on an iPhone", () => {
    const platform = detectPlatform(webkit, navigatorOf(agents.iphone, { standalone: false }));
    expect(platform).toMatchObject({ ios: true, iosStandalone: false, recognition: "available" });
  });

  it("does not trust the constructor in an iOS home-screen app", () => {
    const byFlag = detectPlatform(webkit, navigatorOf(agents.iphone, { standalone: true }));
    expect(byFlag).toMatchObject({ iosStandalone: true, recognition: "untrusted" });
    const byMedia = detectPlatform(
      { ...webkit, matchMedia: (query) => ({ matches: query === "(display-mode: standalone)" }) },
      navigatorOf(agents.iphone),
    );
    expect(byMedia).toMatchObject({ iosStandalone: true, recognition: "untrusted" });
  });

  it("does not trust the web view of another iOS app", () => {
    expect(detectPlatform(webkit, navigatorOf(agents.iphoneApp)).recognition).toBe("untrusted");
  });

  it("trusts an installed app on Android", () => {
    const installed = { ...webkit, matchMedia: () => ({ matches: true }) };
    const platform = detectPlatform(installed, navigatorOf(agents.android));
    expect(platform).toMatchObject({ iosStandalone: false, recognition: "available" });
  });

  it("tells an iPad from a Mac by its touch points", () => {
    expect(detectPlatform(webkit, navigatorOf(agents.mac, { maxTouchPoints: 5 })).ios).toBe(true);
    expect(detectPlatform(webkit, navigatorOf(agents.mac, { maxTouchPoints: 0 })).ios).toBe(false);
  });

  it("finds nothing in Firefox, and trusts nothing without https", () => {
    const firefox = detectPlatform({ isSecureContext: true }, navigatorOf(agents.firefox));
    expect(firefox).toMatchObject({ recognition: "missing", recorder: false, synthesis: false });
    const insecure = detectPlatform({ ...webkit, isSecureContext: false }, { userAgent: agents.android });
    expect(insecure).toMatchObject({ secure: false, mediaDevices: false, recognition: "untrusted" });
  });
});
