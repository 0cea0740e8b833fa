/** Violence that is over or was never at home: answered, and no cry. */
import { describe, expect, test } from "vitest";
import { said } from "#guide/testing/conversation.ts";

describe("strangers did it, and it is a matter for the police", () => {
  test.each([
    "a mi marido le dispararon en un asalto el año pasado y ayudó al detective, ¿hay visa para él?",
    "nos asaltaron con un cuchillo y pusimos el reporte, ¿eso sirve para papeles?",
    "en:my wife was robbed at gunpoint in March and we talked to the police, is there a visa for that?",
  ])("%s", (text) => {
    expect(said(text)).toMatchObject({ kind: "answer", topic: "visa-u" });
  });

  test.each([
    "nos acaban de asaltar y mi esposo está sangrando mucho, ¿llamo a la policía?",
    "mi ex me apuñaló ayer y la policía no hace nada",
  ])("of today, or of somebody of the house, it stays a cry: %s", (text) => {
    expect(said(text).kind).toBe("crisis");
  });
});

describe("who struck was never found", () => {
  test("is asked of a case", () => {
    const reply = said(
      "me asaltaron en el trabajo y me pegaron || sí pero yo pregunto si importa que no agarraron al que me pegó y otra cosa, me quedaron dolores de cabeza",
    );
    expect(reply).toMatchObject({ kind: "answer", topic: "visa-u" });
  });

  test.each([
    "no encontraron al que me golpeó y me sigue buscando, hoy vino a mi casa con una pistola",
    "no agarraron al que me pegó y ya no quiero vivir",
  ])("and is a danger all the same: %s", (text) => expect(said(text).kind).toBe("crisis"));
});

describe("over by her own words", () => {
  test("who was hurt once and is safe is told of the way", () => {
    const reply = said(
      "mi ex me pegaba || ya estoy a salvo, eso fue en 2020, quiero saber si puedo pedir VAWA",
    );
    expect(reply.topic).toBe("vawa");
    expect(reply.kind).not.toBe("crisis");
  });

  test("who is still looked for is not", () => {
    expect(said("estoy a salvo desde hace 2 años pero mi esposo me amenaza de muerte otra vez").kind).toBe(
      "crisis",
    );
  });

  test("a sister who stands by: the days asked for are told", () => {
    const reply = said(
      "el juez me negó el asilo el lunes || ya no quiero vivir, mejor me mato || perdón, ya hablé con mi hermana y está conmigo. ¿cuántos días tengo para apelar?",
    );
    expect(reply).toMatchObject({ kind: "answer", topic: "apelar-juez" });
    expect(reply.warning).toMatch(/988/);
  });

  test("ICE's monitor is no chain", () => {
    expect(said("se me apagó el grillete en la noche, ¿me van a detener?")).toMatchObject({
      kind: "answer",
      topic: "check-in-ice",
    });
  });
});

describe("whoever did it to a child", () => {
  test.each([
    "mi hijo me contó que el vecino lo toca cuando yo trabajo",
    "en:my daughter told me her cousin touched her while I was at work",
    "mi hija de 7 años me dijo que su tío le mete la mano en la ropa interior",
    "mi niño le contó a la maestra que el vecino le enseña sus partes",
    "en:my son says the babysitter puts her hand inside his pants",
  ])("the child is believed and protected: %s", (text) => {
    const { kind, short } = said(text);
    expect(kind).toBe("crisis");
    expect(short).toMatch(/Créele|Believe the child/);
  });

  test("who fears to lose the child is told that papers are no reason", () => {
    const reply = said(
      "mi niña me dijo que su tío la toca cuando yo trabajo || si aviso me la van a quitar porque no tengo papeles",
    );
    expect(reply.kind).toBe("crisis");
    expect(reply.sentences.join(" ")).toMatch(/no es, por sí solo, motivo/);
  });

  test("a turn at school is none", () => {
    expect(said("mi hija me dijo que le toca ir a la escuela el lunes").kind).not.toBe("crisis");
  });
});

describe("who knows what comes", () => {
  test.each([
    "mi marido es residente, hoy lo hice enojar y ya viene para la casa",
    "en:my husband is a citizen, I made him mad and he is on his way home",
    "ya se enteró de que lo quiero dejar, me colgó bien enojado y viene en camino",
    "mi ex ya consiguió mi dirección, por ahora estoy con mi prima",
    "en:my ex found out where I live",
    "mi novio encontró lo de la VAWA y me puso vas a ver cuando llegue",
    "mi marido me cortó con una navaja el lunes, ¿puedo pedir la visa U?",
  ])("%s", (text) => {
    expect(said(text)).toMatchObject({ kind: "crisis", topic: "vawa" });
  });

  test.each([
    "denuncié al que me robó y ahora me mandan mensajes de que me van a quebrar",
    "en:I reported the robbery and one of them is waiting outside",
  ])("who reported and is threatened is heard: %s", (text) => {
    expect(said(text)).toMatchObject({ kind: "crisis", topic: "visa-u" });
  });

  test("a husband's threat stays his after a wish was heard in it", () => {
    const reply = said("mi marido me golpea || tengo corte el lunes y me dijo que si voy me va a matar");
    expect(reply.kind).toBe("crisis");
    expect(reply.warning).toMatch(/800-799-7233/);
  });

  test.each([
    "mi esposo pega azulejo todo el día, ¿cuándo le llega el permiso?",
    "esta multa es por no irme, esto me va a matar jaja, ¿es de verdad?",
    "a mi hija la golpearon unas muchachas en mayo y fuimos a la policía, ¿hay visa por eso?",
    "mi esposo me va a matar jaja, se me olvidó mandar el pago de la I-130",
    "el hospital no nos entrega el cuerpo de mi abuelo hasta que paguemos",
  ])("a manner of speaking, and a thing that is kept: %s", (text) => {
    expect(said(text).kind).not.toBe("crisis");
  });

  test.each([
    "mi esposo ya tiene mi dirección en su licencia, ¿sirve de prueba?",
    "en:my husband has my address on his license, is that proof?",
    "mi esposo dice que vas a ver que sí nos aprueban",
    "mi esposo me cortó el pelo ayer para la foto del pasaporte, ¿sirve así?",
    "reporté mi cambio de dirección y mi abogado está esperando el recibo",
    "a mi hermano lo soltaron de ICE y anda buscando abogado por mí",
    "ayer me pararon en la carretera y me dejaron ir, tengo miedo de que me detengan",
    "nos paró la patrulla en el camino, nos dio un aviso y nos dejó ir",
    "en:they pulled me over on the highway last night and let me go, am I safe?",
    "en:I reported my change of address and they are waiting for a letter",
  ])("nothing of that kind is told: %s", (text) => {
    expect(said(text).kind).not.toBe("crisis");
  });

  test("an angry boss who comes is no husband", () => {
    expect(said("mi jefe está enojado y ya viene del trabajo, ¿me puede despedir?").kind).not.toBe("crisis");
  });
});

describe("gangs of the country that was left are a ground for asylum", () => {
  test.each([
    "los mareros me quieren matar en mi colonia de San Salvador, ¿puedo pedir asilo?",
    "en:the cartel wants to kill me in Mexico and the cops work for them, can I apply for asylum?",
  ])("%s", (text) => {
    expect(said(text)).toMatchObject({ category: "asilo" });
  });

  test("and a cry where they have found her here", () => {
    expect(said("la mara me quiere matar, ya saben donde vivo aquí en Houston, quiero asilo").kind).toBe(
      "crisis",
    );
  });
});
