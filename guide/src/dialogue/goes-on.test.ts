/** Conversations as people hold them: what was said before decides what a few words mean. */
import { describe, expect, test } from "vitest";
import { talk } from "#guide/testing/conversation.ts";
import type { Reply } from "#guide/types.ts";

const all = (reply: Reply) => [reply.warning, reply.short, ...reply.sentences].join(" ");

describe("who asks and how they entered decide the answer", () => {
  test.each([
    ["quiero arreglar mis papeles", "Crucé sin revisión", "Mi esposo o esposa"],
    ["quiero legalizarme", "me vine por el monte y mi marido es ciudadano"],
    ["cómo saco la residencia", "crucé por el desierto hace mucho y mi mujer tiene residencia, es residente"],
  ])("crossed, and a spouse with papers: %s > %s", (...turns) => {
    const reply = talk("es", ...turns);
    expect(reply).toMatchObject({ kind: "answer", topic: "entre-sin-inspeccion-245i", lawyer: true });
    expect(reply.short).toMatch(/esposo o esposa te puede pedir.*casi nunca puedes arreglar sin salir/);
    expect(all(reply)).toMatch(/I-601A/);
    expect(reply.warning).toMatch(/No salgas/);
  });

  test("the same in English is not told about adjusting here", () => {
    const reply = talk(
      "en",
      "how can i get legal status",
      "i came across the border and my husband is a citizen",
    );
    expect(reply.topic).toBe("entre-sin-inspeccion-245i");
  });

  test("crossed, and a child who turns 21", () => {
    const reply = talk("es", "quiero arreglar mis papeles", "Crucé sin revisión", "Mi hijo de 21 o más");
    expect(all(reply)).toMatch(/Tu hijo no cuenta para el perdón I-601A/);
  });

  test("crossing twice comes before a child who could petition", () => {
    const reply = talk("es", "quiero arreglar", "entré sin papeles tres veces y mi hijo ciudadano tiene 23");
    expect(reply.topic).toBe("castigo-3-10-perdon");
    expect(reply.short).toMatch(/castigo permanente/);
  });

  test.each([
    ["soy ciudadano y quiero pedir a mi mamá", "ella cruzó por el río", "pedir-papas"],
    ["quiero pedir a mi esposa, soy ciudadano", "cruzó por el desierto", "pedir-esposo"],
  ])("the one who asks is told about the one who crossed: %s > %s", (first, more, topic) => {
    const reply = talk("es", first, more);
    expect(reply).toMatchObject({ kind: "answer", topic, lawyer: true });
    expect(reply.short).toMatch(/si cruzó sin revisión casi nunca puede arreglar sin salir/);
  });

  test("a resident husband is no citizen husband", () => {
    const reply = talk("es", "me casé con un residente y entré con visa de turista");
    expect(reply.short).toMatch(/fila F2A/);
    expect(all(reply)).not.toMatch(/podrías arreglar sin salir/);
  });
});

describe("when somebody came is read from the date they say", () => {
  test.each([
    ["llegué en agosto", /^asilo-(?:general|un-anio)$/, /Estás a tiempo/],
    ["entré en 2018", /^asilo-un-anio$/, /Ya pasó el año/],
    ["vine en enero de 2022", /^asilo-un-anio$/, /Ya pasó el año/],
  ])("%s", (said, topic, tells) => {
    const reply = talk("es", "quiero pedir asilo", said);
    expect(reply.topic).toMatch(topic);
    expect(all(reply)).toMatch(tells);
  });
});

describe("a few words more", () => {
  test.each([
    [
      "crossing again makes the bar permanent",
      "castigo-3-10-perdon",
      /castigo permanente/,
      "qué es el castigo de los 10 años",
      "yo me fui en 2013 y volví a cruzar por la frontera",
    ],
    [
      "a paper at the door is looked at from inside",
      "ice-en-mi-puerta",
      /por debajo/,
      "la migra está tocando mi puerta",
      "dicen que traen una orden",
    ],
    [
      "fear of arrest in court is answered",
      "nta-corte",
      /no faltes/i,
      "mañana tengo corte",
      "tengo miedo de que me arresten ahí",
    ],
    [
      "a detained father is got out by bond",
      "fianza",
      /fianza/i,
      "detuvieron a mi papá",
      "ya supe dónde lo tienen, cómo lo saco",
    ],
    [
      "an asylee does not go home",
      "asilo-aprobado",
      /te pueden quitar el asilo/,
      "ya me aprobaron el asilo",
      "puedo ir a Honduras a ver a mi familia",
    ],
    [
      "an asylum seeker asks about travel",
      "asilo-general",
      /No salgas.*volver a tu país/,
      "tengo el asilo pendiente",
      "puedo viajar a mi país?",
    ],
    [
      "after violence a divorce has a term",
      "vawa",
      /2 años/,
      "estuve casada con un ciudadano que me maltrataba, puedo arreglar?",
      "nos divorciamos el año pasado",
    ],
    [
      "a 2-year card and a divorce",
      "residencia-condicional",
      /tú solo con la I-751/,
      "mi mica es de 2 años",
      "ya me divorcié",
    ],
    [
      "a visa that ran out is the visa spoken of",
      "turista-vencido",
      /I-94/,
      "entré con visa de turista",
      "ya se me venció",
    ],
    [
      "how he came in, while he is detained",
      "fianza",
      /habeas/,
      "mi primo está en un centro de detención en Texas",
      "entró hace 15 años sin papeles",
    ],
    [
      "a licence is no release",
      "licencia-manejar",
      /estado/,
      "detuvieron a mi esposo",
      "cómo saco mi licencia",
    ],
    ["no money", "ciudadania-requisitos", /I-912/, "quiero hacerme ciudadano", "y si no tengo dinero?"],
    ["another relative", "pedir-hermanos", /hermano/, "quiero pedir a mi papá", "y a mi hermano?"],
    [
      "work meanwhile",
      "pedir-esposo",
      /no da permiso de trabajo/,
      "soy ciudadano, quiero pedir a mi esposo",
      "y puede trabajar mientras?",
    ],
    [
      "where to report",
      "notarios-fraude",
      /reportefraude/,
      "un notario me cobró y no hizo nada",
      "dónde lo denuncio",
    ],
    [
      "the state named is not on the list",
      "licencia-manejar",
      /no está en la lista/,
      "puedo sacar licencia sin papeles?",
      "vivo en Texas",
    ],
  ])("%s", (_, topic, tells, ...turns) => {
    const reply = talk("es", ...turns);
    expect(reply).toMatchObject({ kind: "answer", topic });
    expect(all(reply)).toMatch(tells);
  });

  test.each([
    ["i have daca", "how much is it to renew", /\$605/],
    ["my work permit expires in may", "how much to renew", /\$520/],
  ])("%s > %s keeps the subject and says the price", (first, more, price) => {
    expect(all(talk("en", first, more))).toMatch(price);
  });
});

describe("a wish for asylum or a U visa gets the two questions, however much it tells", () => {
  test.each([
    ["quiero pedir asilo, en mi colonia me buscan los pandilleros", "asilo-general"],
    ["me apuñalaron y hay reporte, puedo pedir la visa u", "visa-u"],
  ])("%s", (question, topic) => {
    expect(talk("es", question)).toMatchObject({ kind: "clarify", topic });
  });
});

test("who came over the bridge with a visa is not asked as one who crossed", () => {
  const reply = talk("es", "entré por el puente caminando con mi visa y mi papá es ciudadano");
  expect(reply).toMatchObject({ kind: "clarify", topic: "arreglar-papeles" });
  expect(reply.short).toContain("«Con visa o permiso»");
});

describe("one word opens a choice, not a guess", () => {
  test.each(["papeles", "formularios", "la visa", "cita", "una carta"])("%s", (word) => {
    const reply = talk("es", word);
    expect(reply.kind).toBe("clarify");
    expect(reply.topic).toBeNull();
    expect(reply.choices.length).toBeGreaterThanOrEqual(4);
  });
});

describe("what was not understood", () => {
  test.each([
    ["necesito un abogado", "vivo en Chicago", /^buscar-abogado$/],
    ["my mom overstayed her visa", "i'm 24 and a citizen", /^(?:pedir-papas|turista-vencido)$/],
    ["tengo 62 años y 21 con la mica", "no sé leer", /^examen-ciudadania$/],
  ])("a few words more are read together with it: %s > %s", (first, more, topic) => {
    const reply = talk(/^my/.test(first) ? "en" : "es", first, more);
    expect(reply.kind).toBe("answer");
    expect(reply.topic).toMatch(topic);
  });

  test.each(["qué me dijiste", "me lo repites otra vez"])("the two questions once more: %s", (said) => {
    const first = talk("es", "quiero arreglar mis papeles");
    const again = talk("es", "quiero arreglar mis papeles", said);
    expect(again.kind).toBe("clarify");
    expect(again.sentences).toEqual(first.sentences);
    const then = talk("es", "quiero arreglar mis papeles", said, "con visa y mi esposa es ciudadana");
    expect(then.topic).toBe("ajuste-familiar");
  });

  test("what was told is not asked again", () => {
    expect(talk("es", "mi hija ciudadana ya tiene 22").short).toContain("«Mi hijo de 21 o más»");
  });
});

describe("prices", () => {
  test.each([
    ["cuánto vale la residencia", /I-485\) cuesta \$1,440/],
    ["cuánto vale el permiso", /I-765\) cuesta \$520/],
    ["la siete sesenta y cinco cuánto sale", /I-765 cuesta \$520/],
    ["cuánto cobran por hacerse ciudadano", /N-400\) cuesta \$760/],
  ])("%s", (question, price) => {
    expect(all(talk("es", question))).toMatch(price);
  });

  test("what the answer says anyway is not said twice", () => {
    const reply = talk("es", "me llegó un aviso de que pague cada año por mi asilo, cuánto es");
    expect(all(reply).match(/Entregar la I-589 cuesta|Pedir asilo cuesta/g)).toHaveLength(1);
  });
});

describe("a few words more after an answer", () => {
  test.each([
    ["tengo asilo pendiente", "¿puedo trabajar?", "asilo-general"],
    ["perdí en la corte", "¿puedo apelar?", "apelar-juez"],
    ["me negaron la residencia", "¿puedo apelar?", "perdi-o-me-negaron"],
    ["¿Qué hago si ICE toca?", "¿y en el trabajo?", "ice-en-mi-puerta"],
    ["¿qué es la I-130?", "¿y la I-485?", "ajuste-familiar"],
    ["¿Cuánto cuesta la I-130?", "¿y la I-765?", "permiso-trabajo-general"],
  ])("%s > %s: %s", (first, then, topic) => expect(talk("es", first, then).topic).toBe(topic));

  test("another form is told with its own price", () => {
    expect(all(talk("es", "¿Cuánto cuesta la I-130?", "¿y la I-765 cuánto cuesta?"))).toContain("$520");
  });

  test("a resident who asked about parents or siblings hears that it must wait", () => {
    expect(talk("es", "¿Puedo pedir a mi mamá?", "soy residente").short).toMatch(/^Todavía no/);
    expect(talk("es", "¿Puedo pedir a mi hermano?", "soy residente").short).toMatch(/^Todavía no/);
    expect(talk("es", "¿Puedo pedir a mi mamá?", "soy ciudadana").short).not.toMatch(/^Todavía no/);
  });

  test("a crossing and then a spouse with papers is told together", () => {
    const reply = talk("en", "How do I get papers?", "I crossed the border", "my husband is a resident");
    expect(reply.short).toMatch(/^Your spouse can petition for you|^Your husband or wife can petition/);
  });
});

describe("two questions in one message", () => {
  test("one is answered, the other is offered by its title", () => {
    const reply = talk("es", "¿cuánto cuesta la ciudadanía y cuánto tarda la renovación de la mica?");
    const topics = ["Ciudadanía: requisitos de la N-400", "Renovar o reponer la green card (mica)"];
    expect(["ciudadania-requisitos", "renovar-green-card"]).toContain(reply.topic);
    expect(all(reply)).toContain("También preguntaste por");
    expect(topics.some((title) => reply.choices[0]?.label.slice(0, 8) === title.slice(0, 8))).toBe(true);
    // The price of one is not told as the price of the other.
    expect(reply.topic === "renovar-green-card" && all(reply).includes("$465")).toBe(false);
  });

  test("what is urgent keeps its warning, and one question stays one", () => {
    const held = talk("es", "Mi hermano está detenido, ¿cómo lo encuentro y cómo pago la fianza?");
    expect(held.warning).toContain("locator.ice.gov");
    expect(held.lawyer).toBe(true);
    expect(all(talk("es", "¿Cómo renuevo mi mica y cuánto cuesta?"))).not.toContain("También preguntaste");
    expect(talk("es", "¿Dónde compro un social y cómo renuevo mi mica?").kind).toBe("refuse");
  });
});
