import { type AudioLike, createAudioPlayer } from "#web/assistant/voice/speakers/audio-player.ts";

/** An audio element that writes what happens to it; `answers` are the outcomes of its next `play()` calls. */
export function fakeAudio(...answers: (Error | undefined)[]) {
  /** The speed the person chose. */
  const speed = { rate: 1 };
  const log: string[] = [];
  const live = new Set<string>();
  let urls = 0;
  let source = "";
  const audio: AudioLike = {
    get src() {
      return source;
    },
    // As a browser does: a new source is played at the usual speed.
    set src(url) {
      source = url;
      this.playbackRate = 1;
    },
    playbackRate: 1,
    preservesPitch: false,
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
    rate: () => speed.rate,
  });
  return { audio, player, log, live, speed };
}
