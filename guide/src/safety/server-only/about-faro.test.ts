import { describe, expect, test } from "vitest";
import { faroQuestion } from "#guide/safety/server-only/about-faro.ts";
import { aboutFaroTexts } from "#guide/safety/server-only/about-faro-texts.ts";
import { converse } from "#guide/testing/conversation.ts";

/** "kind: what is said", in a conversation that has no subject yet. */
const asked = `
reports: ¿ustedes le avisan a la migra?
reports: le pasan mis datos a ice
reports: si te cuento mi caso me van a deportar?
reports: no me vas a reportar, verdad?
reports: will you report me if I ask
reports: do you share this with immigration?
keeps: ¿guardan lo que digo aquí?
keeps: qué hacen con mis datos
keeps: ¿quién más puede leer lo que escribo?
keeps: ¿esto es confidencial?
keeps: ¿es seguro hablar contigo?
keeps: me da miedo decirte mi nombre
keeps: guardan la foto de mi carta?
keeps: is this private?
keeps: do you save what I type here
keeps: can I trust you
deletes: ¿cómo borro lo que te conté?
deletes: quiero borrar mi cuenta
deletes: how do I delete my account
official: ¿son del gobierno?
official: are you ICE?
lawyer: ¿eres abogado?
lawyer: are you a real lawyer
machine: ¿eres una persona o un robot?
machine: quién eres
machine: who are you
costs: ¿esto cuesta algo?
costs: how much does this app cost
costs: cuántas preguntas puedo hacer
`;

/** Of cases, other places and other people's secrets. */
const others = `
¿es seguro ir a la corte?
¿puedo confiar en el notario que me cobra mil?
mi patrón dice que me va a reportar con la migra
mi esposo me va a denunciar si me voy
quiero borrar mi cuenta de uscis
borrar mis mensajes antes de que me revisen
tengo que borrar mi facebook antes de la entrevista
is what I say to my lawyer confidential
¿el hospital le pasa mis datos a migración?
¿cuánto cuesta renovar el permiso?
quiero hablar con una persona de uscis
¿quién eres tú para decirme qué hacer con mi caso de asilo en la corte de Houston este año?
si le digo al juez la verdad me deportan?
do I have to tell ICE my name
`;

const lines = (text: string) => text.trim().split("\n");

describe("a question about Faro itself", () => {
  test.each(lines(asked))("%s", (line) => {
    const [kind, question = ""] = line.split(/: (.*)/);
    expect(faroQuestion(question, false)).toBe(kind);
  });

  test.each(lines(others))("is not: %s", (question) => {
    expect(faroQuestion(question, false)).toBeNull();
  });

  test("within a subject only what plainly means Faro is one", () => {
    expect(faroQuestion("le pasan mis datos a ice", true)).toBeNull();
    expect(faroQuestion("me da miedo decir mi nombre", true)).toBeNull();
    expect(faroQuestion("¿tú le pasas mis datos a ice?", true)).toBe("reports");
    expect(faroQuestion("¿guardan lo que te digo?", true)).toBe("keeps");
  });
});

describe("what Faro says of itself", () => {
  test("is told in both languages, and leaves the subject open", () => {
    const { reply, state } = converse("es", ["¿qué es el TPS?", "¿le avisas a ICE?"]);
    expect(reply.short).toBe(aboutFaroTexts.es.reports[0]);
    expect(state.topic).toBe("tps");
    const english = converse("en", ["do you tell ICE what I ask?"]).reply;
    expect(english).toMatchObject({ short: aboutFaroTexts.en.reports[0], kind: "dont_know", lawyer: false });
  });

  test("danger goes first", () => {
    expect(converse("es", ["eres un robot? ya no quiero vivir"]).reply.kind).toBe("crisis");
    expect(converse("es", ["¿es seguro hablar contigo? mi esposo me pega"]).reply.kind).toBe("crisis");
  });

  test("a record that a court clears is no request to hide it", () => {
    expect(converse("es", ["quiero borrar mi récord criminal"]).reply).toMatchObject({
      kind: "answer",
      topic: "antecedentes",
    });
    expect(converse("es", ["mi tío policía puede borrar mi arresto si le pago"]).reply.kind).toBe("refuse");
  });
});
