import { describe, expect, test } from "vitest";
import { converse, isOf, said, talk } from "#guide/testing/conversation.ts";
import { holds } from "#guide/testing/conversations.ts";

/** "turn || turn": the situation told last. */
const told: [string, string][] = [
  ["student-lapsed", "vine con visa de estudiante y dejé de estudiar"],
  ["student-lapsed", "tenía visa de estudiante y ya no voy a clases, me quedé sin estatus"],
  ["student-lapsed", "en: I had a student visa and dropped out"],
  ["esta-relative", "soy de españa y vine con ESTA hace 2 años"],
  ["esta-relative", "vine de España con ESTA"],
  ["esta-relative", "en: I came from Spain on ESTA"],
  ["esta-relative", "vine de italia con ESTA y me quedé || puedo cambiar de estatus aquí?"],
  ["hurt-at-work", "trabajo en el campo en Washington, me picó una máquina y perdí un dedo"],
  ["hurt-at-work", "en: I lost a finger at work with a machine"],
  [
    "missed-first",
    "no fui a mi corte en 2019 porque no me llegó la carta || quiero pedir mi permiso de trabajo, se puede?",
  ],
  ["missed-first", "falté a mi audiencia en 2018 || mi esposa es ciudadana, me puede arreglar?"],
  [
    "sponsor-afraid",
    "mi sobrina de 14 años llegó sola y está en un albergue de menores || me van a deportar si voy por ella?",
  ],
  [
    "child-21-parent-crossed",
    "soy de nicaragua, se me acabó el TPS || mi hija es ciudadana de 24 || entré sin papeles en 1998",
  ],
  ["child-21-petitions-parent", "soy hondureño, se me acabó el TPS || mi hijo es ciudadano y tiene 23"],
  [
    "false-claim",
    "cuando era joven dije que era ciudadano para un trabajo || ahora mi esposa ciudadana me quiere arreglar",
  ],
  ["notary-report", "un notario me cobró 4000 por la ley de los 10 años || lo puedo denunciar?"],
  ["notary-report", "un notario me cobró 3000 por un permiso y no hizo nada || dónde lo denuncio?"],
  [
    "tell-arrest",
    "me arrestaron por manejar borracho en 2020 || soy residente y quiero hacerme ciudadano || tengo que decirlo en la solicitud?",
  ],
  [
    "tell-arrest",
    "en: I was arrested for a DUI in 2019 || I want to apply for citizenship || do I have to say it?",
  ],
  ["hearing-change", "tengo corte el lunes y no tengo abogado || puedo pedir que la cambien"],
  ["hearing-change", "en: I have immigration court on Monday || can I get another date?"],
  [
    "daca-emergency",
    "en: my daca expires in february || can i travel to mexico with it || my grandma is dying",
  ],
  ["daca-emergency", "tengo DACA || se está muriendo mi abuelita en méxico, puedo ir?"],
  ["aid-without-papers", "puedo pedir DACA por primera vez? || y hay becas?"],
  ["u-crossed", "quiero la visa u || y si entré sin papeles?"],
  ["certification-refused", "quiero la visa u || la policía no me quiere firmar"],
  ["agents-gone", "están tocando la puerta dicen que son de inmigración || ya se fueron, qué hago ahora?"],
  [
    "no-photos",
    "mi green card es de 2 años || ya me estoy divorciando || y si no tengo fotos ni nada juntos?",
  ],
  ["leaving-485", "me quiero regresar a México ya || tengo un caso de residencia pendiente por mi esposa"],
  [
    "bond-old-crime",
    "en: ICE took my dad last night || he has a green card and I am a resident too || he has an old drug charge || can he get bond?",
  ],
  ["asylum-filed", "entré por CBP One en 2024 || pedí asilo en marzo de 2025"],
  ["prove-marriage", "me casé con una ciudadana y me va a pedir || cómo pruebo que es de verdad?"],
];

test.each(told)("%s: %s", (id, line) => {
  const reply = said(line.replace("en: ", "en:"));
  expect(isOf(id, reply)).toBe(true);
});

describe("what sounds like it and is not", () => {
  test.each([
    ["student-lapsed", "de niño dejé la escuela en mi país y quiero arreglar mis papeles"],
    ["student-lapsed", "quiero estudiar con visa F-1, qué necesito"],
    ["student-lapsed", "mi hijo tiene DACA y dejó de estudiar"],
    ["esta-relative", "mi situación está difícil, me caso con esta muchacha"],
    ["esta-relative", "vine con esta carta de inmigración, qué dice"],
    ["hurt-at-work", "trabajo en el campo y quiero un permiso"],
    ["hurt-at-work", "perdí mi mica en el trabajo"],
    ["missed-first", "falté a mi trabajo || quiero pedir mi permiso de trabajo"],
    [
      "missed-first",
      "no fui a mi corte pero ya tengo nueva cita en la corte || quiero mi permiso de trabajo",
    ],
    ["sponsor-afraid", "mi tía vive en un albergue de mujeres || me van a deportar?"],
    ["child-21-petitions-parent", "soy hondureño, se me acabó el TPS || mi hijo es ciudadano y tiene 3"],
    ["false-claim", "nunca dije que era ciudadano || mi esposa ciudadana me quiere arreglar"],
    ["notary-report", "necesito un notario para una carta poder || lo puedo denunciar?"],
    ["tell-arrest", "nunca me han arrestado || quiero ser ciudadano || tengo que decirlo en la solicitud?"],
    ["hearing-change", "tengo corte el lunes || cambié de casa"],
    ["daca-emergency", "tengo DACA || mi abuelita vive conmigo"],
    ["u-crossed", "quiero la visa u || mi esposo entró con visa"],
    ["agents-gone", "tengo corte el lunes || ya se fueron mis papás a México"],
    ["if-denied", "quiero pedir a mi esposa, soy ciudadano || me niegan la entrada a un bar"],
    ["leaving-485", "me deportaron en 2010 || tengo la residencia pendiente || puedo volver después?"],
    ["asylum-filed", "entré por CBP One en 2024 || quiero pedir asilo"],
  ])("%s: %s", (id, line) => {
    expect(isOf(id, said(line))).toBe(false);
  });
});

describe("a fact told early decides later subjects", () => {
  holds(`
    soy de españa y vine con ESTA hace 2 años > me quiero casar con mi novio americano :: turista-vencido :: abogado :: K-1|90 días
    soy de españa y vine con ESTA hace 2 años > me quiero casar con mi novio americano > y si me niegan puedo ir con un juez? :: turista-vencido :: casi no hay a quién|casi no puedes :: NTA
    vine con visa de estudiante y dejé de estudiar > me quedé sin estatus hace 8 meses > una empresa me quiere contratar :: estudiante-f1 :: no te da permiso de trabajar :: 20 horas
    mi green card es de 2 años y se vence en marzo > ya me estoy divorciando > puedo quedarme? :: residencia-condicional :: I-751 :: Cómo entraste
    entré por CBP One en 2024 > pedí asilo en marzo de 2025 > cuándo puedo trabajar? :: permiso-trabajo-asilo :: julio de 2025 :: c\\)\\(11
    no fui a mi corte en 2019 > quiero pedir mi permiso de trabajo > y si mi esposo es residente? :: falte-a-corte :: orden
    cuando era joven dije que era ciudadano > ahora mi esposa ciudadana me quiere arreglar > entré con visa :: arreglar-papeles :: perdón|ciudadano :: I-485 cuesta
    trabajo en una fábrica y me lastimé la mano con la máquina > no tengo papeles > y si me corren :: derechos-laborales :: castiguen|lastimaste :: Cómo entraste
    quiero pedir a mi esposa, soy residente > cómo me hago ciudadano? :: ciudadania-requisitos :: N-400 :: ya no esperan turno
  `);

  test("and is kept as a name, not as words", () => {
    const { state } = converse("es", ["vine con visa de estudiante y dejé de estudiar en la UNAM"]);
    expect(state.told).toContain("studentOut");
    expect(JSON.stringify(state.told)).not.toMatch(/unam/i);
  });

  test("no order, no court: the way by marriage is told", () => {
    const reply = talk("es", "entré con visa en 2015", "mi esposa es ciudadana, me puede arreglar?");
    expect(reply.topic).toBe("ajuste-familiar");
  });
});
