import { type AudioLike, createAudioPlayer } from "#web/assistant/voice/speakers/audio-player.ts";

/** An audio element that writes what happens to it; `answers` are the outcomes of its next `play()` calls. */
export function fakeAudio(...answers: (Error | undefined)[]) {
  const log: string[] = [];
  const live = new Set<string>();
  let urls = 0;
  const audio: AudioLike = {
    src: "",
    onended: null,
    onerror: null,
    play() {
      log.push(`play ${this.src}`);
      const refusal = answers.shift();
      return refusal ? Promise.reject(refusal) : Promise.resolve();
    },
    pause() {
      log.push("pause");
    },
  };
  const player = createAudioPlayer({
    audio,
    createObjectUrl(blob) {
      urls += 1;
      const url = `blob:${urls}:${blob.type}`;
      live.add(url);
      return url;
    },
    revokeObjectUrl: (url) => live.delete(url),
  });
  return { audio, player, log, live };
}
