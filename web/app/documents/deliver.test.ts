import { expect, test } from "vitest";
import { isIos } from "#web/documents/deliver.ts";

const mac =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15";

test.each([
  [
    "iPhone",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1",
    5,
    true,
  ],
  ["old iPad", "Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1", 5, true],
  ["iPad that calls itself a Mac", mac, 5, true],
  ["Mac", mac, 0, false],
  [
    "Android",
    "Mozilla/5.0 (Linux; Android 14; SM-A155M) AppleWebKit/537.36 Chrome/129 Mobile Safari/537.36",
    5,
    false,
  ],
  [
    "Windows with a touch screen",
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/129 Safari/537.36",
    10,
    false,
  ],
])("%s", (_, userAgent, maxTouchPoints, expected) => {
  expect(isIos({ userAgent, maxTouchPoints })).toBe(expected);
});
