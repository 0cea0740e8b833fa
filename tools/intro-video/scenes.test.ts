import { expect, test } from "vitest";
import { captions, scenes, videoLength } from "./scenes.ts";

test("the scenes make up the 90 seconds, and each is read in peace", () => {
  expect(scenes.reduce((total, { lasts }) => total + lasts, 0)).toBe(videoLength);
  for (const { lasts, es, en } of scenes) {
    // At most 17 letters a second, as subtitles are made for slow readers.
    expect(es.caption.length / (lasts - 0.4)).toBeLessThan(17);
    expect(en.caption.length / (lasts - 0.4)).toBeLessThan(18);
  }
});

test("captions are WebVTT in both languages, in step with the scenes", () => {
  for (const language of ["es", "en"] as const) {
    const text = captions(language);
    expect(text.startsWith("WEBVTT\n\n00:00:00.300 --> 00:00:05.900\n")).toBe(true);
    expect(text.match(/-->/g)).toHaveLength(scenes.length);
    expect(text).toContain("--> 00:01:29.900");
  }
});
