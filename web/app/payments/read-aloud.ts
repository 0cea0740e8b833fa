import { useEffect, useState } from "react";

/** Reads a text with the device's own voice; for those who would rather hear what they agree to. */
export function useReadAloud(text: string, language: "es" | "en") {
  const [reading, setReading] = useState(false);
  const synthesis = typeof window === "undefined" ? undefined : window.speechSynthesis;
  useEffect(() => () => synthesis?.cancel(), [synthesis]);

  const toggle = () => {
    if (synthesis === undefined) return;
    synthesis.cancel();
    if (reading) return setReading(false);
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.lang = language === "en" ? "en-US" : "es-MX";
    utterance.voice = synthesis.getVoices().find((voice) => voice.lang.startsWith(language)) ?? null;
    utterance.onend = () => setReading(false);
    utterance.onerror = () => setReading(false);
    setReading(true);
    synthesis.speak(utterance);
  };
  return { reading, toggle, available: synthesis !== undefined };
}
