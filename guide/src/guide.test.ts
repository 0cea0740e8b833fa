import { describe, expect, test } from "vitest";
import { askTurns, readable } from "#guide/ask.ts";
import { createSituations } from "#guide/dialogue/situations.ts";
import { createGuide } from "#guide/guide.ts";
import { loadContent } from "#guide/load.ts";
import { composeAnswer } from "#guide/reply/compose.ts";
import { formReply } from "#guide/reply/form-answer.ts";
import { createLibrary } from "#guide/reply/library.ts";
import type { Language } from "#guide/types.ts";

/** The real content: what every topic and every listed phrase must do. */
const content = loadContent();
const guide = createGuide(content);
const today = "2026-11-21";
const ask = (question: string, language: Language = "es") =>
  guide.reply(question, null, language, { today }).reply;

/** Share of a list that meets a condition, with the ones that do not. */
function share<T>(list: readonly T[], meets: (item: T) => boolean): { share: number; others: T[] } {
  const others = list.filter((item) => !meets(item));
  return { share: list.length === 0 ? 1 : 1 - others.length / list.length, others };
}

/** The plain answer of a topic; "saltar" gives it when the topic asks first. */
function plainAnswer(title: string, language: Language) {
  const first = guide.reply(title, null, language, { today });
  return first.reply.kind === "clarify"
    ? guide.reply("saltar", first.state, language, { today }).reply
    : first.reply;
}

describe.each(content.topics)("topic $id", (topic) => {
  test.each(["es", "en"] as const)("answers in %s with form, date and source", (language) => {
    const reply = plainAnswer(topic.title[language], language);
    if (reply.kind === "crisis" || reply.topic !== topic.id) return;
    const text = readable(reply, language);
    expect(text).not.toMatch(/[{}]|undefined|null/);
    expect(reply.sources.length).toBeGreaterThan(0);
    for (const source of reply.sources) expect(source.checked).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(topic.forms.length === 0 || /en Documentos|under Documents/.test(text)).toBe(true);
    const undated = reply.sentences.filter((one) => one.includes("$") && !/dato al|as of/.test(one));
    expect(undated).toEqual([]);
    expect(topic.urgent && (!reply.lawyer || reply.warning === null)).toBe(false);
  });
});

/** The short answer, at most four sentences and one caution: nobody reads more under it. */
describe.each(["es", "en"] as const)("length and wording of every answer, %s", (language) => {
  const library = createLibrary(content);
  const situations = createSituations(content.situations, library.topics);
  const spots = content.situations.flatMap(({ id }) => situations.topic(id) ?? []);
  const all = [...content.topics, ...spots];
  const days = [today, "2027-12-01"];

  test("three to five sentences with the short one, and one caution, whatever the date", () => {
    for (const topic of all) {
      for (const day of days) {
        const { sentences, short } = composeAnswer(library, topic, language, { today: day });
        expect(sentences.length, `${topic.id}: ${short}`).toBeGreaterThanOrEqual(3);
        expect(sentences.length, `${topic.id}: ${short}`).toBeLessThanOrEqual(5);
        expect(topic.answer[language].length, `${topic.id}: ${short}`).toBeLessThanOrEqual(4);
      }
    }
  });

  test("every sentence written for a topic or a situation is told in its first answer", () => {
    for (const topic of all) {
      for (const day of days) {
        const { short, sentences } = composeAnswer(library, topic, language, { today: day });
        const told = [short, ...sentences].join(" ");
        for (const written of [topic.short[language], ...topic.answer[language]]) {
          const filled = library.register.fill(written, language).replace(/[.?!…]+$/, "");
          expect(told, topic.id).toContain(filled);
        }
      }
    }
  });

  test("what must be told stays when the person's own answers take room", () => {
    for (const topic of content.topics) {
      const lead = ["Uno.", "Dos."];
      const { sentences } = composeAnswer(library, topic, language, { today }, { lead });
      const told = sentences.join(" ");
      for (const place of topic.keep ?? []) {
        const filled = library.register.fill(topic.answer[language][place] ?? "?", language);
        expect(told, topic.id).toContain(filled.replace(/[.?!…]+$/, ""));
      }
      expect(sentences.length, topic.id).toBeLessThanOrEqual(6);
      if ((topic.keep ?? []).length < 3) expect(sentences.length, topic.id).toBeLessThanOrEqual(5);
    }
  });

  test("forms too", () => {
    for (const form of library.forms.values()) {
      for (const aspects of [[], ["cost"], ["time"]] as const) {
        const { sentences } = formReply(library, form, undefined, language, false, aspects);
        expect(sentences.length, form.id).toBeLessThanOrEqual(5);
      }
    }
  });

  test("the demo's one sentence is the price when the price is asked for", () => {
    const question = language === "es" ? "cuánto cuesta la n-400" : "how much is the n-400";
    const { reply } = guide.reply(question, null, language, { today, short: true });
    expect(reply.sentences).toHaveLength(1);
    expect(reply.short).toContain("$");
  });
});

test("the content is whole: 87 topics, 56 forms, 34 kinds of notices", () => {
  const { topics, forms, notices } = loadContent();
  const codes = (letter: string) => topics.filter(({ code }) => code.startsWith(letter)).length;
  expect(["R", "S", "T", "F", "O"].map(codes)).toEqual([20, 13, 9, 11, 34]);
  expect([topics.length, forms.length, notices.length]).toEqual([87, 56, 34]);
  expect(new Set(topics.map(({ code }) => code)).size).toBe(87);
  expect(new Set(notices.map(({ code }) => code)).size).toBe(34);
});

describe("how people ask", () => {
  test("a topic's own wording finds it", () => {
    const wordings = content.topics.flatMap((topic) =>
      [...topic.variants.es, ...topic.variants.en].map((text) => ({ id: topic.id, text })),
    );
    const found = share(wordings, ({ id, text }) =>
      guide.passagesFor(text, null, "es").some((passage) => passage.topic === id),
    );
    expect(found.share, JSON.stringify(found.others.slice(0, 20))).toBeGreaterThan(0.97);
  }, 120_000);

  test("legalisation phrases are asked about first", () => {
    const { es, en } = content.triggers.legalisation;
    const asked = share([...es, ...en], (phrase) => {
      const { needsClarifying, urgent, crisis, refuse } = guide.analyse(phrase, null, "es");
      return needsClarifying || urgent || crisis || refuse;
    });
    expect(asked.others).toEqual([]);
  });

  test("phrases that only look alike are not", () => {
    const { es, en } = content.triggers.nonTriggers;
    const left = share([...es, ...en], (phrase) => !guide.analyse(phrase, null, "es").needsClarifying);
    expect(left.others).toEqual([]);
  });
});

describe("people in danger", () => {
  const { crisis, refuse, urgent } = content.safety;
  const both = (list: { es: string[]; en: string[] }) => [...list.es, ...list.en];

  test.each(Object.entries(crisis))("every %s phrase gets the fixed help", (_, list) => {
    const helped = share(both(list), (phrase) => ask(phrase).kind === "crisis");
    expect(helped.others).toEqual([]);
  });

  test.each(Object.entries(refuse))("every request to %s is refused", (_, list) => {
    const refused = share(both(list), (phrase) => ["refuse", "crisis"].includes(ask(phrase).kind));
    expect(refused.others).toEqual([]);
  });

  test("every urgent phrase is answered at once and sent to a lawyer", () => {
    const sent = share(both(urgent), (phrase) => {
      const reply = ask(phrase);
      return reply.lawyer && reply.kind !== "clarify";
    });
    expect(sent.others).toEqual([]);
  });

  test("orders to the guide and other subjects get one friendly sentence", () => {
    const list = [...both(content.safety.injection), ...both(content.safety.offtopic)];
    const calm = share(list, (phrase) => ["dont_know", "refuse", "clarify"].includes(ask(phrase).kind));
    expect(calm.others).toEqual([]);
  });
});

describe("grounding", () => {
  test.each(["quiero renovar mi green card", "cuánto cuesta la ciudadanía", "tengo corte mañana", "asdf"])(
    "%s: few passages, short, dated, with stable ids",
    (question) => {
      const passages = guide.passagesFor(question, null, "es");
      expect(passages.length).toBeLessThanOrEqual(6);
      expect(passages.map((passage) => passage.text).join("").length).toBeLessThanOrEqual(3_500);
      expect(new Set(passages.map((passage) => passage.id)).size).toBe(passages.length);
      for (const passage of passages) expect(passage.id).toMatch(/^[a-z0-9-]+#[a-z0-9-]+$/);
    },
  );

  test("the guide's own answers pass its guard", () => {
    const flagged = content.topics.flatMap((topic) => {
      const passages = guide.passagesFor(topic.title.es, null, "es");
      if (passages[0]?.topic !== topic.id) return [];
      return guide.checkAnswer(passages[0].text, passages, "es").flagged;
    });
    expect(flagged).toEqual([]);
  });
});

describe("robust", () => {
  test("a ranking is asked for without a day, and counts none", () => {
    expect(guide.rank("llegué en febrero, ¿puedo pedir asilo?", null, "es")[0]).toMatch(/^asilo/);
    expect(guide.rank("My cousin got here in July. Can she ask for asylum?", null, "en")[0]).toMatch(
      /^asilo/,
    );
  });

  test.each([
    "",
    "😀",
    "¿?",
    "a".repeat(5_000),
    "visa ".repeat(600),
    "\u0000",
    "🇲🇽 papeles 🇺🇸",
    "ñ",
    "1",
    "<script>",
  ])("%j", (question) => {
    expect(() => askTurns(guide, "es", [question, question, "y cuanto cuesta"], today)).not.toThrow();
  });
});
