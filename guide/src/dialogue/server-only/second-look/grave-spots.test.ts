import { expect, test } from "vitest";
import { talk } from "#guide/testing/conversation.ts";

test.each([
  ["les dije que era americana cuando pasé el puente", "es"],
  ["en la garita dije que yo era ciudadano y mi esposo es ciudadano", "es"],
  ["marqué que era ciudadano en la i-9", "es"],
  ["en el puente les dije que yo era de Puerto Rico, por miedo", "es"],
  ["pasé como ciudadano hace 20 años, mi mujer es gringa", "es"],
  ["I told the officer I was a US citizen and my wife is american", "en"],
] as const)("a false claim is grave: %s", (said, language) => {
  const reply = talk(language, said);
  expect(reply.topic).toBe("antecedentes");
  expect(reply.lawyer).toBe(true);
  expect(JSON.stringify(reply)).toMatch(/casi no tiene perdón|almost no waiver/);
});

test.each([
  "nunca dije que era ciudadano",
  "mi esposa es ciudadana y entré con visa",
  "quiero ser ciudadano",
])("is no false claim: %s", (said) => {
  expect(JSON.stringify(talk("es", said))).not.toContain("casi no tiene perdón");
});

test.each([
  "nos pararon en el freeway y quieren ver papeles",
  "me detuvo la patrulla en la carretera",
  "me pararon manejando y preguntan si tengo papeles",
  "me viene siguiendo una troca de la migra",
  "me sigue un carro de ice",
])("on the road, not at the door: %s", (said) => {
  const reply = JSON.stringify(talk("es", said));
  expect(reply).toContain("no dar permiso para que revisen tu carro");
  expect(reply).not.toContain("por debajo");
});

test.each([
  "entró la migra a la bodega donde trabajo",
  "cayó ice en la obra",
  "hay redada en el restaurante",
  "se metieron los de inmigración a la planta",
])("a raid at work: %s", (said) => {
  const reply = talk("es", said);
  expect(reply.topic).toBe("derechos-laborales");
  expect(JSON.stringify(reply)).toContain("zonas privadas");
});

test.each([
  ["tengo una orden de deportación y quiero papeles", "entré por el cerro, mi esposa es ciudadana"],
  ["quiero residencia pero me dieron orden de salida", "mi marido es ciudadano y crucé en 2008"],
  ["quiero papeles pero tengo una orden", "entré por el río, mi hijo tiene 22"],
  ["tengo orden de deportación de 2005", "mi esposo nació aquí"],
])("an order stays told: %s / %s", (...turns) => {
  const reply = talk("es", ...turns);
  expect(reply.topic).toBe("orden-deportacion");
  expect(reply.warning).toContain("Con una orden");
});

test.each([
  ["me robaron la mica", "es de 10 años", "¿cuánto cuesta reponerla?"],
  ["perdí mi mica", "la de diez años"],
  ["se me perdió la green card", "es la de 10 años"],
])("a card of ten years is a card: %s / %s", (...turns) => {
  const reply = talk("es", ...turns);
  expect(reply.topic).toMatch(/documentos-perdidos|renovar-green-card/);
  expect(JSON.stringify(reply)).not.toContain("EOIR-42B");
});

test.each([
  "puse mentiras en mi aplicación, ¿cómo lo arreglo?",
  "mentí en la entrevista y quiero decir la verdad",
  "mentimos en la petición y queremos corregirla",
  "dije una mentira en mi asilo",
])("a lie told is no thing to mend alone: %s", (said) => {
  const reply = talk("es", said);
  expect(reply.lawyer).toBe(true);
  expect(JSON.stringify(reply)).toContain("antes de corregirlo");
});

test("a raid that is under way is answered as one, with help", () => {
  const reply = talk(
    "es",
    "¿la migra puede entrar a un restaurante?",
    "ya entraron, nos tienen formados y preguntan de dónde somos",
  );
  expect(reply).toMatchObject({ kind: "answer", topic: "derechos-laborales", lawyer: true });
  expect(reply.warning).toMatch(/guarda silencio y no firmes/);
});

test.each([
  ["el que me llenó los papeles me puso que yo era ciudadano en un trabajo y yo ni sabía", "es"],
  ["la muchacha que me ayudó con la aplicación marcó que soy ciudadana y yo no supe, ¿qué hago?", "es"],
  ["the temp agency checked the citizen box for me and I didn't know, can I fix it?", "en"],
  ["my friend marked me as a US citizen on the DMV form", "en"],
] as const)("it is grave as well where somebody else wrote it: %s", (said, language) => {
  expect(talk(language, said)).toMatchObject({ kind: "answer", topic: "antecedentes", lawyer: true });
});

test.each([
  ["mi esposo ciudadano me puso en la petición como su esposa", "es"],
  ["en mi acta me pusieron que soy mexicano y soy de Guatemala", "es"],
  ["mi hija me apuntó en la clase de ciudadanía", "es"],
  ["my husband is a citizen and put me as his wife on the form", "en"],
] as const)("nobody was called a citizen: %s", (said, language) => {
  expect(talk(language, said).topic).not.toBe("antecedentes");
});
