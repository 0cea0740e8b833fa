/** What a judge decided is answered with its days. */
import { describe, expect, test } from "vitest";
import { isOf, said, talk } from "#guide/testing/conversation.ts";

describe("what a judge decided", () => {
  test.each([
    "en la página de la corte sale que el juez me ordenó deportar en febrero, pero no me avisaron de ninguna cita",
    "me salió orden de remoción y yo ni sabía que había corte",
    "el sistema dice que un juez ordenó mi deportación, jamás me llegó citatorio",
    "en:I checked my A-number online and it says the judge ordered me removed. I never got any hearing notice.",
    "en:I have an old order of removal from 2008 that I never knew about",
    "en:found out today there is a deportation order from last year, nobody ever sent me a court date",
    "¿cómo busco si mi caso está en la corte? || dice que me ordenaron deportado hace ocho días, que no fui, pero yo nunca recibí carta",
    "en:the judge ordered me removed because I didn't show up, but nobody ever mailed me the date. It was 5 months ago.",
  ])("an order that nobody was told of is opened again: %s", (row) => {
    const reply = said(row);
    expect(isOf("order-unknown", reply)).toBe(true);
    expect(reply).toMatchObject({ topic: "falte-a-corte", lawyer: true });
    expect(reply.sentences.join(" ")).toContain("$0");
  });

  test.each([
    "el juez me ordenó la deportación ayer en la audiencia, ¿qué hago?",
    "el juez me dio orden de deportación y la copia escrita nunca me llegó",
    "el sistema dice que no hay orden de deportación pero no me llegó la fecha de corte",
    "¿cómo sé si tengo orden de deportación si nunca me llegó carta de la corte?",
    "tengo orden de deportación final y no me han avisado cuándo me sacan",
    "el juez me ordenó pagar manutención y nunca me llegó carta de la audiencia",
    "me salió orden de deportación pero ya me la quitaron, nunca me había llegado la carta, ¿puedo viajar?",
    "mi hermano tiene orden de deportación y nunca le avisaron; yo nunca recibí carta de corte, ¿debo preocuparme?",
    "me deportaron en 2014 con orden de deportación, nunca me llegó citatorio, ahora vivo en México",
    "soy residente || hace años me salió una orden de deportación, nunca me llegó carta, ¿afecta mi ciudadanía?",
    "en:The judge ordered my eviction and I never got the notice",
    "en:There is a removal order I never got notice of, it was reopened and terminated, can I renew my card?",
    "en:I'm a citizen now. In 1999 the judge ordered me removed and I never got notice. Does it matter?",
    "en:I have a deportation order from 2012 and a U visa case. They never sent the receipt letter.",
    "el juez me ordenó deportar hoy por video y no me dieron ningún papel",
    "en:The judge ordered me deported this morning on Webex and nobody gave me any paper",
    "no me ha llegado carta de la corte, ¿será que ya hay orden de deportación?",
  ])("heard from the judge, not there, lifted, carried out, another's or another order: %s", (row) => {
    expect(isOf("order-unknown", said(row))).toBe(false);
  });

  test.each([
    "me negaron el asilo",
    "me negaron mi asilo hace 3 días",
    "me acaban de negar el asilo con el juez antier",
    "me negaron la cancelación de remoción",
    "me negaron el caso en la corte",
    "el juez ordenó mi deportación hoy",
    "en:they denied my asylum",
    "en:the judge ordered me deported",
  ])("a denial has ten days: %s", (row) => {
    const reply = said(row);
    expect(isOf("judge-denied", reply)).toBe(true);
    expect(reply.short).toMatch(/EOIR-26/);
    expect(reply).toMatchObject({ topic: "apelar-juez", lawyer: true });
    expect(reply.warning).not.toMatch(/presentes papeles|do not .*file/i);
  });

  test.each([
    "firmé la salida voluntaria y se me vence el viernes",
    "el juez me dio la salida voluntaria hoy",
    "le dieron salida voluntaria y qué pasa si no se va",
    "en:the judge gave me voluntary departure until December",
  ])("a departure that was granted has its date: %s", (row) => {
    const reply = said(row);
    expect(isOf("departure-granted", reply)).toBe(true);
    expect(reply.warning).not.toMatch(/no salgas|do not leave/i);
  });

  test.each([
    "me salió en la prueba de adn que no es mi hijo y ya lo había pedido",
    "en:the DNA test says he is not my son, I already filed the petition",
  ])("who is no father by blood is sent to a lawyer: %s", (row) => {
    const reply = said(row);
    expect(isOf("dna-not-father", reply)).toBe(true);
    expect(reply.lawyer).toBe(true);
  });

  test.each([
    "me ofrecen la salida voluntaria",
    "el juez le dio la salida a mi hermano y se fue en 2015, ¿puede volver?",
    "tengo permiso de salida, ¿hasta qué fecha puedo volver?",
    "ya tengo mi vuelo de salida para el viernes, ¿necesito la fecha de mi cita?",
    "me negaron el permiso de trabajo por asilo",
    "me negaron el asilo en 2009",
    "perdí la apelación de mi asilo",
    "en:the judge ordered me removed, I never got the notice",
  ])("another stage is another answer: %s", (row) => {
    const reply = said(row);
    expect(isOf("judge-denied", reply) || isOf("departure-granted", reply)).toBe(false);
  });
});

test("beside an age the years as a resident need no word for years", () => {
  const reply = talk("es", "examen de ciudadanía", "tengo 67 años y 22 de residente");
  expect(`${reply.short} ${reply.sentences.join(" ")}`).toMatch(/65\/20.*10 preguntas.*6 respuestas/s);
  const english = talk("en", "citizenship test", "I am 66 and 21 years as a resident");
  expect(`${english.short} ${english.sentences.join(" ")}`).toMatch(/65\/20/);
});

describe("days left to appeal", () => {
  test.each([
    "me negaron el asilo hace 25 días, ¿cuántos días me quedan para apelar?",
    "la carta donde me niegan el asilo llegó hace una semana, ¿cuánto tiempo tengo para apelar?",
    "me llegó la negativa del asilo, ¿cuántos días son?",
    "en:My asylum denial came 25 days ago. How many days do I have left to appeal?",
    "en:the judge denied my asylum 25 days ago, how many days do I have left to appeal",
  ])("an asylum case that was denied: %s", (row) => {
    expect(said(row)).toMatchObject({ kind: "answer", topic: "apelar-juez", lawyer: true });
  });
});
