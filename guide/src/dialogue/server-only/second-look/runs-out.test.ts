import { expect, test } from "vitest";
import { runsOut } from "#guide/dialogue/server-only/second-look/runs-out.ts";
import { clean } from "#guide/words/normalise.ts";

test.each([
  "mi entrevista es en cinco días y no puedo ir, ¿me dan otra fecha?",
  "my interview is this week, can I reschedule",
  "entré con la K-1, llevo 80 días y mi prometido ya no se quiere casar",
  "la certificación de la visa U ya casi son los seis meses, ¿qué pasa si se pasa?",
  "how much time do we have left to file as a widow",
  "la firma del I-918B cumple seis meses en una semana y no la hemos mandado",
  "llegó un cobro por su asilo y el último día es mañana",
  "el plazo se vence este viernes",
  "mi sobrina tiene 17 años y medio y me dicen que hay una visa juvenil para ella",
  "en abril cumple 21 mi hijo y mi residencia apenas va a salir, ¿la pierde?",
  "my daughter turns 21 next month and our priority date is not current",
  "What is SIJ? My student turns 18 in June and lives with her aunt.",
])("days that run: %s", (text) => {
  expect(runsOut(clean(text))).toBe(true);
});

test.each([
  "mi entrevista es en marzo, ¿qué llevo?",
  "quiero casarme con mi novio, entró con visa hace 3 años",
  "¿cuánto tiempo tarda la visa U?",
  "ya casi son dos años que llegué",
  "mi hijo cumple 21 años en marzo y quiere manejar",
  "mi hija ya cumplió 21 y es ciudadana, ¿me puede pedir?",
  "¿a qué edad se vence el permiso?",
  "tengo una sobrina de 17 y medio que quiere ir a la universidad",
])("none: %s", (text) => {
  expect(runsOut(clean(text))).toBe(false);
});
