import { expect, test } from "vitest";
import { runsOut } from "#guide/dialogue/server-only/runs-out.ts";
import { clean } from "#guide/words/normalise.ts";

test.each([
  "mi entrevista es en cinco días y no puedo ir, ¿me dan otra fecha?",
  "my interview is this week, can I reschedule",
  "entré con la K-1, llevo 80 días y mi prometido ya no se quiere casar",
  "la certificación de la visa U ya casi son los seis meses, ¿qué pasa si se pasa?",
  "how much time do we have left to file as a widow",
])("days that run: %s", (text) => {
  expect(runsOut(clean(text))).toBe(true);
});

test.each([
  "mi entrevista es en marzo, ¿qué llevo?",
  "quiero casarme con mi novio, entró con visa hace 3 años",
  "¿cuánto tiempo tarda la visa U?",
  "ya casi son dos años que llegué",
])("none: %s", (text) => {
  expect(runsOut(clean(text))).toBe(false);
});
