/** How the person wants answers read aloud. Her profile holds it; this copy is at hand before the profile is. */
export const voicePreferenceKey = "faro_voice";

export interface VoicePreference {
  /** Name of a voice of this device, null for our choice. */
  readonly voice: string | null;
  /** 1 is the voice's own speed. */
  readonly rate: number;
}

const usual: VoicePreference = { voice: null, rate: 1 };

/** The usual voice where nothing is stored, or what is stored is not ours. */
export function storedVoicePreference(): VoicePreference {
  try {
    const value = JSON.parse(
      localStorage.getItem(voicePreferenceKey) ?? "null",
    ) as Partial<VoicePreference> | null;
    const voice = typeof value?.voice === "string" ? value.voice : null;
    const rate = typeof value?.rate === "number" && value.rate >= 0.5 && value.rate <= 2 ? value.rate : 1;
    return { voice, rate };
  } catch {
    return usual;
  }
}

export function storeVoicePreference({ voice, rate }: VoicePreference): void {
  try {
    if (voice === null && rate === 1) localStorage.removeItem(voicePreferenceKey);
    else localStorage.setItem(voicePreferenceKey, JSON.stringify({ voice, rate }));
  } catch {
    // Then the usual voice reads.
  }
}
