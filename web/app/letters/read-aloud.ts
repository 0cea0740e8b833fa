/** Reads texts with the browser's own voice; nothing of the letter leaves the phone for it. */
import type { Language } from "@faro/contract/shared/language.ts";

const wanted = { es: ["es-MX", "es-US", "es"], en: ["en-US", "en"] } as const;

export function canReadAloud(): boolean {
  return typeof window !== "undefined" && "speechSynthesis" in window;
}

function voiceFor(language: Language): SpeechSynthesisVoice | undefined {
  const voices = speechSynthesis.getVoices();
  return wanted[language]
    .map((tag) => voices.find(({ lang }) => lang.replace("_", "-").startsWith(tag)))
    .find(Boolean);
}

/** Sentence by sentence: long texts make some voices stop. Returns a function that ends it. */
export function readAloud(text: string, language: Language, onEnd: () => void): () => void {
  speechSynthesis.cancel();
  const sentences = text.split(/(?<=[.!?:])\s+|\n+/).filter((part) => part.trim() !== "");
  const voice = voiceFor(language);
  for (const [index, sentence] of sentences.entries()) {
    const utterance = new SpeechSynthesisUtterance(sentence.replace(/[•“”]/g, " "));
    utterance.lang = voice?.lang ?? wanted[language][0];
    if (voice !== undefined) utterance.voice = voice;
    utterance.rate = 0.95;
    if (index === sentences.length - 1) utterance.onend = onEnd;
    utterance.onerror = onEnd;
    speechSynthesis.speak(utterance);
  }
  return () => {
    speechSynthesis.cancel();
    onEnd();
  };
}
