import { createGuide } from "@faro/guide/guide.ts";
import { loadContent } from "@faro/guide/load.ts";
import { describe, expect, it } from "vitest";
import { createRehearsal, rehearsalQuestions } from "#server/assistant/rehearsal.ts";
import { startTestApp } from "#server/testing/test-app.ts";

const content = loadContent();

describe("the guide's rehearsal", () => {
  it("asks of every subject in Spanish, and of some in English", () => {
    const questions = rehearsalQuestions(content.topics);
    const of = (language: string) => questions.filter((each) => each.language === language).length;
    expect(of("es")).toBe(content.topics.length);
    expect(of("en")).toBe(Math.ceil(content.topics.length / 3));
  });

  it("is held once, and lets whoever asks in between two questions", async () => {
    const guide = createGuide(content);
    const heard: string[] = [];
    const watched = {
      ...guide,
      reply: (...asked: Parameters<typeof guide.reply>) => {
        heard.push(asked[0]);
        return guide.reply(...asked);
      },
    };
    const questions = rehearsalQuestions(content.topics).slice(0, 3);
    const rehearse = createRehearsal(watched, questions, Date.now);
    const first = rehearse();
    expect(heard).toEqual([]);
    await Promise.all([first, rehearse()]);
    await rehearse();
    expect(heard).toEqual(questions.map(({ question }) => question));
  });

  it("begins when a person gets the pass with which she will ask, and not for a voice's", async () => {
    const app = await startTestApp({ ELEVENLABS_API_KEY: "canary-eleven" });
    let begun = 0;
    app.services.rehearse = async () => {
      begun += 1;
    };
    const guest = app.visitor();
    await guest.json("/api/functions/get-secret", { key: "ELEVENLABS_API_KEY" });
    expect(begun).toBe(0);
    await guest.json("/api/functions/get-secret", { key: "OPENAI_API_KEY" });
    expect(begun).toBe(1);
  });
});
