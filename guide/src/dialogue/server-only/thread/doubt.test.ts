/** A follow-up that leads away by little is asked about; an alarm without a word of danger does not end a conversation. */
import { describe, expect, test } from "vitest";
import { converse, guide, today } from "#guide/testing/conversation.ts";

const turns = (row: string): [string, "es" | "en"] =>
  row.startsWith("en:") ? [row.slice(3), "en"] : [row, "es"];
const last = (row: string) => {
  const [text, language] = turns(row);
  return converse(language, text.split(" > "));
};

const moved =
  "cuánto tarda la ciudadanía > este trámite me está matando lentamente, llevo cuatro años, a quién le pido que revisen";
describe("which subject is meant is asked, and the open one stays open", () => {
  test.each([[moved, "ciudadania-requisitos"]])("%s", (row, topic) => {
    const { reply, state } = last(row);
    expect(reply).toMatchObject({ kind: "clarify", topic: null });
    expect(reply.short).toMatch(/¿Me preguntas por «.+», o seguimos con «.+»\?|Are you asking about “.+”/);
    expect(reply.choices).toHaveLength(2);
    expect(state.topic).toBe(topic);
  });

  test("and not where no other question may follow", () => {
    const [before = "", question = ""] = moved.split(" > ");
    const { state } = last(before);
    const turn = guide.reply(question, state, "es", { today, short: true, last: true });
    expect(turn.reply.kind).toBe("answer");
  });

  test("a tap on either answers it", () => {
    for (const { say } of last(moved).reply.choices)
      expect(last(`${moved} > ${say}`).reply).toMatchObject({ kind: "answer" });
  });
});

test.each([
  ["cuánto cuesta la ciudadanía > cuánto es la fianza de un detenido", "fianza"],
  ["en:how do I renew my DACA > also what does TPS give you", "tps"],
  ["quiero pedir a mi hermano > y a mi mamá cómo la pido", "pedir-papas"],
])("another subject by its own name is answered: %s", (row, topic) => {
  expect(last(row).reply).toMatchObject({ kind: "answer", topic });
});

test.each([
  "cuánto cuesta ahorita hacerse ciudadano > tengo mi mica desde enero de 2023, ya puedo?",
  "mi hermano está detenido > entró sin papeles en 2010 y tiene una niña de aquí",
])("what nobody wished for is not asked: %s", (row) => {
  expect(last(row).reply.topic).not.toBe("arreglar-papeles");
  expect(last(row).reply.kind).not.toBe("clarify");
});
test("a wish made on the way is", () => {
  expect(last("¿mi niño puede ir a la escuela? > ¿y yo cómo consigo la residencia?").reply).toMatchObject({
    kind: "clarify",
    topic: "arreglar-papeles",
  });
});

describe("an alarm", () => {
  test.each([
    [
      "mi hermana me pidió hace 12 años > y mis hijos entran? > no, hablo de MIS hijos, yo soy la beneficiaria",
      "pedir-hermanos",
    ],
    ["tengo corte el 3 de diciembre > y si ese día no puedo ir porque estoy en el hospital?", "nta-corte"],
  ])("without a word of danger does not end the conversation: %s", (row, topic) => {
    expect(last(row).reply.kind).not.toBe("crisis");
    expect(last(row).reply.topic).toBe(topic);
  });

  test("what keeps somebody from court is answered: another date is asked for in writing", () => {
    const { reply } = last(
      "tengo corte el 3 de diciembre > y si ese día no puedo ir porque estoy en el hospital?",
    );
    expect(reply.short + reply.sentences.join(" ")).toMatch(/otra fecha/);
  });

  test.each([
    "¿cuánto tarda la visa U? > está aquí otra vez, está pateando la puerta",
    "cómo renuevo mi mica > mi marido me encerró y no me deja salir",
    "tengo corte en enero > ya no quiero vivir",
    "en:how do I file the I-130 > he hit me last night",
  ])("with one is an alarm: %s", (row) => expect(last(row).reply.kind).toBe("crisis"));
});
