/** Which sentences the page's audio element plays: the mocks of voices write each text into the audio they give. */
import type { Page } from "@playwright/test";

declare global {
  interface Window {
    /** Sentences in the order in which they began to sound. */
    played: string[];
  }
}

const tagBytes = 128;

/**
 * Silence that says in its tag (ID3v1, at the end) which text it is. MPEG-1 layer III, 128 kbit/s, 44.1 kHz; about a
 * third of a second.
 */
export function silentMp3(text: string): Buffer {
  const frame = Buffer.alloc(417);
  frame.set([0xff, 0xfb, 0x90, 0x64]);
  const tag = Buffer.alloc(tagBytes);
  tag.write(`TAG${text}`, "latin1");
  return Buffer.concat([...Array.from({ length: 12 }, () => frame), tag]);
}

/** Call before the page opens. */
export async function watchAudio(page: Page): Promise<void> {
  await page.addInitScript((tagLength) => {
    window.played = [];
    const blobs = new Map<string, Blob>();
    const createObjectURL = URL.createObjectURL;
    URL.createObjectURL = (blob: Blob) => {
      const url = createObjectURL(blob);
      blobs.set(url, blob);
      return url;
    };
    let last = Promise.resolve();
    const play = HTMLMediaElement.prototype.play;
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
      const blob = blobs.get(this.src);
      const begun = play.call(this);
      // Read one after the other, so that a shorter one is not written down before its turn.
      last = Promise.all([last, blob?.slice(-tagLength).arrayBuffer(), begun]).then(
        ([, tag]) => {
          const text = new TextDecoder("latin1").decode(tag);
          if (text.startsWith("TAG")) window.played.push(text.slice(3).replaceAll("\0", ""));
        },
        () => {},
      );
      return begun;
    };
  }, tagBytes);
}

export const played = (page: Page) => page.evaluate(() => window.played);
