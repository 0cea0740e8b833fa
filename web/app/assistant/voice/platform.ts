import type { RecognitionEngineConstructor } from "#web/assistant/voice/speech-types.ts";

export interface NavigatorLike {
  readonly userAgent: string;
  readonly platform?: string;
  readonly maxTouchPoints?: number;
  /** Safari only: opened from the home screen. */
  readonly standalone?: boolean;
  readonly mediaDevices?: { readonly getUserMedia?: unknown } | undefined;
}

export interface WindowLike {
  readonly isSecureContext?: boolean;
  readonly SpeechRecognition?: RecognitionEngineConstructor | undefined;
  readonly webkitSpeechRecognition?: RecognitionEngineConstructor | undefined;
  readonly MediaRecorder?: unknown;
  readonly speechSynthesis?: unknown;
  matchMedia?(query: string): { readonly matches: boolean };
}

export interface Platform {
  readonly android: boolean;
  readonly ios: boolean;
  readonly iosStandalone: boolean;
  readonly secure: boolean;
  readonly mediaDevices: boolean;
  /** `untrusted`: the constructor is there but is known to do nothing. Record and transcribe, or offer typing. */
  readonly recognition: "available" | "untrusted" | "missing";
  readonly recorder: boolean;
  readonly synthesis: boolean;
}

export function detectPlatform(window: WindowLike, navigator: NavigatorLike): Platform {
  const ios = isIos(navigator);
  const iosStandalone = ios && isStandalone(window, navigator);
  const secure = window.isSecureContext === true;
  const mediaDevices = typeof navigator.mediaDevices?.getUserMedia === "function";
  const untrusted = !secure || iosStandalone || (ios && isInAppBrowser(navigator));
  const present = recognitionEngine(window) !== undefined;
  return {
    android: /android/i.test(navigator.userAgent),
    ios,
    iosStandalone,
    secure,
    mediaDevices,
    recognition: present ? (untrusted ? "untrusted" : "available") : "missing",
    recorder: mediaDevices && window.MediaRecorder !== undefined,
    synthesis: window.speechSynthesis !== undefined,
  };
}

export function recognitionEngine(window: WindowLike): RecognitionEngineConstructor | undefined {
  return window.SpeechRecognition ?? window.webkitSpeechRecognition;
}

/** iPadOS calls itself a Mac; no Mac has a touch screen. */
function isIos(navigator: NavigatorLike): boolean {
  if (/iphone|ipad|ipod/i.test(navigator.userAgent)) return true;
  return /macintosh/i.test(navigator.userAgent) && (navigator.maxTouchPoints ?? 0) > 1;
}

function isStandalone(window: WindowLike, navigator: NavigatorLike): boolean {
  return navigator.standalone === true || window.matchMedia?.("(display-mode: standalone)").matches === true;
}

/**
 * Web views of other apps leave out the `Safari/` token. SafariViewController cannot be told from Safari:
 * there the watchdog of the recognition finds out.
 */
function isInAppBrowser(navigator: NavigatorLike): boolean {
  return !/safari\//i.test(navigator.userAgent);
}
