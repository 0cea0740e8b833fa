import { expect, test } from "vitest";
import { hearPapers } from "#guide/words/server-only/hear-papers.ts";

test.each([
  ["notis to apier", "Notice to Appear"],
  ["un noris tu apir", "un Notice to Appear"],
  ["notice to apear", "Notice to Appear"],
  ["ricuest for evidens", "request for evidence"],
  ["notis of intent to dinai", "notice of intent to deny"],
  ["notis of acshon", "I-797"],
  ["una ordersapervishon", "una order of supervision"],
  ["chek in con la migra", "check-in con la migra"],
  ["saco la grincar", "saco la green card"],
  ["mi gringcard", "mi green card"],
  ["perdí mi green car", "perdí mi green card"],
  ["la bisa yu", "la visa U"],
  ["el advans parol", "el advance parole"],
  ["un guaiver", "un waiver"],
  ["mi guork autorizeishon", "mi permiso de trabajo"],
  ["la i ciento veintinueve efe", "la i ciento veintinueve f"],
  ["la doscientos noventa be", "la doscientos noventa b"],
  ["me tumbaron el bolso", "me robaron el bolso"],
  ["me bolsearon ayer", "me robaron la cartera ayer"],
  ["me volaron la cartera", "me robaron la cartera"],
  ["somebody snatched my purse", "somebody stole my purse"],
])("a paper's name or a theft as it is said is the one meant: %s", (said, meant) => {
  expect(hearPapers(said)).toBe(meant);
});

test.each([
  "me volaron la chamba",
  "my green car was towed",
  "a green carpet",
  "mi carro verde y mi gran carro",
  "I work permanently at night",
  "my work permit expired",
  "me tumbaron de la bici",
  "me bajaron del bus",
  "le di notis a mi patrón",
  "me van a dar mi chek en el trabajo",
  "request for evidence",
  "me volvieron la cartera con todo",
  "me bajaron la maleta del avión",
  "I grabbed my purse and left",
])("a job, a fall or a paycheck stays: %s", (said) => {
  expect(hearPapers(said)).toBe(said);
});
