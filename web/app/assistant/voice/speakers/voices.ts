import type { SpeechLanguage, SynthesisLike, VoiceLike } from "#web/assistant/voice/speech-types.ts";

/** Best first. Spain's voices come last: our readers are from the Americas. */
const spanishRegions = "MX US 419 GT SV HN NI CR PA CO VE EC PE BO CL AR UY PY CU DO PR".split(" ");
const englishRegions = ["US", "CA"];

const pollMs = 500;
const giveUpMs = 3000;

/** The voice to read with, the wanted one if it speaks the language; null when the device has none for it. */
export function pickVoice(
  voices: readonly VoiceLike[],
  language: SpeechLanguage,
  wanted: string | null = null,
): VoiceLike | null {
  const fitting = voices.filter((voice) => languageOf(voice) === language);
  const chosen = fitting.find((voice) => voice.name === wanted);
  if (chosen !== undefined) return chosen;
  const ranked = fitting.sort((a, b) => rank(a, language) - rank(b, language));
  return ranked[0] ?? null;
}

/** Lower is better. A local voice needs no network and has no 15-second limit, so it weighs more than the country. */
function rank(voice: VoiceLike, language: SpeechLanguage): number {
  const regions = language === "es" ? spanishRegions : englishRegions;
  const region = regionOf(voice);
  const place = regions.indexOf(region);
  const group = place >= 0 ? 0 : region === "" ? 1 : 2;
  return group * 1000 + (voice.localService ? 0 : 100) + Math.max(place, 0);
}

/** Android writes `es_MX`, some engines `spa-MEX`. */
function languageOf(voice: VoiceLike): string {
  const code = voice.lang.split(/[-_]/)[0]?.toLowerCase() ?? "";
  return { spa: "es", eng: "en" }[code] ?? code;
}

function regionOf(voice: VoiceLike): string {
  const region = voice.lang.split(/[-_]/)[1]?.toUpperCase() ?? "";
  return { MEX: "MX", USA: "US", ESP: "ES" }[region] ?? region;
}

/** Devices that were given their time and listed nothing: nobody waits for them a second time. */
const empty = new WeakSet<SynthesisLike>();

/** Searches under way: the one that a tap began ends sooner than one begun with the first sentence. */
const searches = new WeakMap<SynthesisLike, Promise<readonly VoiceLike[]>>();

/** The device's voices; empty when it listed none in its time. */
export function loadVoices(synthesis: SynthesisLike): Promise<readonly VoiceLike[]> {
  if (empty.has(synthesis)) return Promise.resolve(synthesis.getVoices());
  const running = searches.get(synthesis);
  if (running !== undefined) return running;
  const search = searchVoices(synthesis).finally(() => searches.delete(synthesis));
  searches.set(synthesis, search);
  return search;
}

/** The list is often empty at first, and not every Safari sends `voiceschanged`: listen and look. */
function searchVoices(synthesis: SynthesisLike): Promise<readonly VoiceLike[]> {
  return new Promise((resolve) => {
    const since = Date.now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      const voices = synthesis.getVoices();
      if (voices.length === 0 && Date.now() - since < giveUpMs) {
        timer = setTimeout(look, pollMs);
        return;
      }
      synthesis.removeEventListener?.("voiceschanged", look);
      if (voices.length === 0) empty.add(synthesis);
      resolve(voices);
    };
    synthesis.addEventListener?.("voiceschanged", look);
    look();
  });
}
