import { describe, expect, it } from "vitest";
import { talk } from "#guide/testing/conversation.ts";
import { hear } from "#guide/words/server-only/hear.ts";

const english = /\b(?:the|my|is|can|how|what|want)\b/i;
/** The last reply, each turn in the language that it sounds like. */
const last = (...turns: string[]) => talk((said) => (english.test(said) ? "en" : "es"), ...turns);

describe("a wish for status", () => {
  it.each([
    "quiero legalizarme antes que me deporten",
    "ocupo arreglar mis papeles no vaya a ser que me agarre ICE",
    "tengo temor de que me deporten, ¿hay manera de legalizarme?",
    "antes de que venga la migra por mí quiero hacerme legal",
    "I want to fix my papers before immigration catches me",
    "how can I become legal, I'm scared ICE will take me",
    "quiero enderezar mis papeles aquí en Houston",
    "me gustaría quedar bien con migración",
    "qué alivio migratorio hay para alguien como yo",
    "what immigration benefits can I get",
    "orientación para mis documentos migratorios",
    "necesito un estatus, no quiero que me boten a Honduras",
    "quiero acomodar lo de mi residencia",
    "somos ilegales mi esposo y yo",
    "somos ilegales los dos",
  ])("is asked about first, whatever is feared: %s", (question) => {
    expect(last(question)).toMatchObject({ kind: "clarify", topic: "arreglar-papeles" });
  });

  it.each([
    ["quiero arreglar pero tengo corte el martes", "nta-corte"],
    ["me detuvo la migra y quiero legalizarme", "encontrar-detenido"],
    ["mi esposo está detenido, ¿cómo arreglo sus papeles?", "encontrar-detenido"],
    ["quiero regularizarme, tengo orden de deportación", "orden-deportacion"],
  ])("waits where something has happened: %s", (question, topic) => {
    expect(last(question)).toMatchObject({ kind: "answer", topic, lawyer: true });
  });

  it("is gone back to after another subject", () => {
    const back = last("Mi esposo me quiere pedir", "¿y si nos divorciamos?", "sigamos con la residencia");
    expect(back).toMatchObject({ kind: "clarify", topic: "arreglar-papeles" });
    const again = last(
      "quiero la residencia",
      "por mi esposa ciudadana",
      "¿y si nos divorciamos?",
      "volvamos a mi residencia",
    );
    expect(again.topic).not.toBe("divorcio-en-tramite");
  });
});

describe("no arrest", () => {
  it.each([
    "nunca me han arrestado, pago mis taxes y quiero papeles",
    "llevo 18 años aquí, jamás me han detenido, ¿hay forma de arreglar?",
    "sin récord, trabajo en la pizca, ¿cómo consigo la residencia?",
    "I have no criminal record and want a green card",
    "I've cleaned houses here since 2009, never been arrested, can I get papers?",
    "my husband was never arrested, can he get papers",
    "nunca he estado detenido ni tengo récord, ¿puedo ser residente?",
  ])("is no hindrance to a wish: %s", (question) => {
    expect(last(question)).toMatchObject({ kind: "clarify", topic: "arreglar-papeles" });
  });

  it.each([
    [
      "mi esposo nunca había sido arrestado y ayer se lo llevó ICE, ¿cómo consigo sus papeles?",
      "encontrar-detenido",
    ],
    ["nunca me han arrestado y quiero papeles pero tengo corte el martes", "nta-corte"],
  ])("hides nothing that has happened: %s", (question, topic) => {
    expect(last(question)).toMatchObject({ kind: "answer", topic, lawyer: true });
  });

  it.each([
    ["me pararon hace 8 años manejando sin licencia, ¿afecta mi ciudadanía?", "ciudadania-requisitos"],
    [
      "una infracción por pasarme el alto hace años, ¿afecta para la naturalización?",
      "ciudadania-requisitos",
    ],
    ["the cops stopped me in 2017 without a license, does it hurt my citizenship", "ciudadania-requisitos"],
    ["tuve una multa de tránsito en 2015, ¿me pueden negar la residencia?", "antecedentes"],
    ["tengo tickets de tránsito de hace años sin pagar, ¿me afecta para la mica?", "antecedentes"],
    ["speeding tickets from 2016, do they matter for my green card", "antecedentes"],
    ["me paró la policía sin licencia ahorita y llamó a ICE", "ice-en-mi-puerta"],
    ["hace 3 años un ticket por manejar tomado, ¿pierdo la residencia?", "dui"],
  ])("is a ticket of years ago, unless it is more: %s", (question, topic) => {
    expect(last(question)).toMatchObject({ kind: "answer", topic });
  });
});

describe("whom ICE has", () => {
  it.each([
    [
      "ICE just arrested my uncle at a traffic stop in Memphis, he has lived here 15 years",
      "encontrar-detenido",
    ],
    ["ICE acaba de agarrar a mi papá en un retén", "encontrar-detenido"],
    ["they just arrested my wife, ICE, at her check-in", "encontrar-detenido"],
    ["immigration just picked up my mom outside the store", "encontrar-detenido"],
    ["ice detuvo a mi esposo y dice que no hay corte", "miedo-creible"],
    ["la migra se llevó a mi primo cuando iba manejando sin licencia", "encontrar-detenido"],
    ["ICE just stopped me on the road, what do I do", "ice-en-mi-puerta"],
    ["la migra está afuera de mi casa buscando a mi papá", "ice-en-mi-puerta"],
    ["ICE is at my door right now and they want my dad", "ice-en-mi-puerta"],
  ])("is looked for, or stands at the door herself: %s", (question, topic) => {
    expect(last(question)).toMatchObject({ kind: "answer", topic, lawyer: true });
  });

  it.each([
    "fui deportado y regresé, ahora tengo cita con ICE el lunes",
    "me sacaron en 2012, reentré y me toca reportarme con ICE",
    "tengo check in con ICE y yo ya tenía una deportación, volví a entrar",
    "mi esposo fue deportado y volvió, le llegó una carta de ICE para que se presente",
    "me deportaron y volví, tengo check-in con ICE, ¿puedo faltar?",
    "I was deported in 2015 and came back, now ICE wants me to check in",
  ])("is told what the old order does, and not to miss it: %s", (question) => {
    const reply = last(question);
    expect(reply).toMatchObject({ kind: "answer", topic: "reingreso-tras-deportacion", lawyer: true });
    expect(reply.warning).toMatch(/No faltes a tu cita con ICE|Do not miss your ICE appointment/);
  });

  it("is told of the appointment alone where nobody was deported", () => {
    expect(last("tengo cita con ICE la otra semana, ¿qué me puede pasar?").topic).toBe("check-in-ice");
  });
});

describe("what is told decides", () => {
  it.each([
    ["se llevaron mi cartera con la mica, ¿cuánto cuesta sacar otra?", "documentos-perdidos"],
    ["¿en la N-400 me preguntan por la manutención de mis hijos?", "ciudadania-requisitos"],
    ["¿puedo pedir que aceleren mi caso? mi papá está enfermo", "estado-del-caso"],
    ["no fuimos porque la carta llegó a otra dirección y ordenaron la deportación", "falte-a-corte"],
    ["would a DNA test help if they doubt he is my son", "hijos-hijastros"],
    ["how do I amend my taxes, the preparer put dependents I do not have", "taxes-itin"],
  ])("%s", (question, topic) => {
    expect(last(question)).toMatchObject({ topic });
  });

  it("goes on in a conversation", () => {
    expect(last("mi ex me pegaba", "él es residente, ya no vivimos juntos, ¿puedo pedir algo?").topic).toBe(
      "vawa",
    );
    expect(last("tengo DACA vencido", "¿todavía lo puedo renovar? se venció hace meses").topic).toBe("daca");
  });

  it("takes nobody who was led away for a theft", () => {
    const taken = "se llevaron la troca y a mi papá";
    expect(last(taken)).toMatchObject({ topic: "encontrar-detenido", lawyer: true });
  });

  it("asks once more where only a place was told, and hears who crossed on foot", () => {
    expect(last("¿cómo me legalizo?", "entré por Reynosa hace dos años")).toMatchObject({ kind: "clarify" });
    const crossed = ["¿cómo arreglo mis papeles?", "crucé por Sonora en 2004"];
    expect(last(...crossed, "mi esposo es ciudadano").topic).toBe("entre-sin-inspeccion-245i");
    expect(last(...crossed).sentences.join(" ")).not.toMatch(/I-130/);
  });

  it("tells of a second entry after the two questions, with what is replied", () => {
    const wish = "entré dos veces por el río y tengo esposa ciudadana, ¿hay forma de arreglar?";
    expect(last(wish).kind).toBe("clarify");
    expect(last(wish, "crucé por el río")).toMatchObject({ topic: "castigo-3-10-perdon", lawyer: true });
  });

  it("lets a person choose for whom to petition", () => {
    expect(last("quiero pedir a alguien")).toMatchObject({ kind: "clarify", topic: null });
  });
});

describe("a visa that the guide has no facts on", () => {
  it.each([
    ["¿Qué pide la visa O-1 para músicos?"],
    ["me ofrecen una H1B"],
    ["visa J-1 de au pair"],
    ["how does the EB-5 investor green card work"],
    ["¿Cuánto tarda la petición de un hermano?", "¿y si mejor se viene con visa O-1 porque es violinista?"],
  ])("%s: says so, and who knows", (...turns) => {
    const reply = last(...turns);
    expect(reply.kind).toBe("dont_know");
    expect(reply.short).toMatch(/De esa visa no tengo|no checked facts on that visa/);
    expect(reply.sources[0]?.url).toContain("uscis.gov");
  });
});

describe("what is no subject of the guide", () => {
  it.each([
    ["permiso de residencia en Costa Rica"],
    ["refugio en México para un hondureño"],
    ["visa de trabajo para Australia"],
    ["nacionalidad italiana por mi bisabuelo"],
    ["asylum in Spain how does it work"],
    ["cuánto hay que invertir para la EB-5"],
    ["how does the O-1 visa work"],
    ["escrituras de mi terreno en Jalisco"],
    ["el título de la troca se me perdió"],
    ["who do you think I should vote for"],
    ["dónde queda el consulado de Guatemala"],
    ["lol ok whatever"],
    ["baila conmigo"],
    ["¿Cuánto cuesta la N-400?", "¿y un carro usado cuánto vale?"],
    ["¿Cómo pido a mi mamá?", "¿y cómo hago unos tamales?"],
  ])("gets a friendly word back: %s %s", (...turns) => {
    expect(last(...turns)).toMatchObject({ kind: "dont_know", topic: null });
  });

  it.each([
    ["puedo pedir asilo por lo que me pasó en Colombia", "asilo-general"],
    ["soy venezolano con residencia en Chile, ¿puedo pedir asilo aquí?", "asilo-general"],
    ["vine con J-1 y me quedé", "turista-vencido"],
    ["TPS para Venezuela", "tps"],
    ["registrar a mi hija que nació aquí como guatemalteca en el consulado", "hijos-nacidos-aqui"],
    ["mi hermana es residente y votó sin saber, tiene green card", "ciudadania-requisitos"],
  ])("is told from what only sounds so: %s", (question, topic) => {
    expect(last(question).topic).toBe(topic);
  });
});

describe("near subjects", () => {
  it.each([
    ["tuve un dwi hace diez años, ¿pierdo mi green card?", "dui"],
    ["puedo hacerme ciudadano con dos DUI", "dui"],
    ["el juez me negó el asilo y quiero apelar, ¿cuántos días tengo?", "apelar-juez"],
    ["USCIS me negó la I-130, ¿puedo apelar?", "perdi-o-me-negaron"],
    ["perdí el papel de la corte y no sé el día", "consultar-caso-corte"],
    ["they want my dad to sign that he leaves voluntarily", "salida-voluntaria"],
    ["puedo pedir a la hija de mi esposa, es de otro matrimonio", "hijos-hijastros"],
    ["ya tengo el advance parole aprobado, ¿es seguro salir?", "viajar-advance-parole"],
    ["tengo asilo aprobado y mi documento de viaje", "asilo-aprobado"],
    ["my boss keeps my tips and says he will call ICE", "derechos-laborales"],
    ["can ICE come into the hospital", "ice-en-mi-puerta"],
    ["ICE se llevó a mi hijo de la escuela", "encontrar-detenido"],
    ["necesito ayuda legal gratis", "buscar-abogado"],
    ["with DACA can I travel to see my grandma", "viajar-advance-parole"],
    ["la gente murmura que nos casamos por la mica, ¿nos pueden acusar?", "fraude-matrimonio"],
    ["somos dos mujeres y nos queremos casar, ¿nos tratan igual?", "matrimonio-igualitario"],
  ])("are told apart by the words that decide: %s", (question, topic) => {
    expect(last(question)).toMatchObject({ kind: "answer", topic });
  });
});

describe("what cannot wait", () => {
  it.each([
    ["mi suegra está en la hielera con los niños", "encontrar-detenido"],
    ["me llegó una carta que dice que me presente con mi maleta en la oficina de migración", "check-in-ice"],
    ["le pusieron fecha a mi esposo con el juez para febrero y no hemos metido nada", "nta-corte"],
    ["puedo votar en las elecciones del condado", "ciudadania-requisitos"],
  ])("is told with a lawyer advised: %s", (question, topic) => {
    expect(last(question)).toMatchObject({ kind: "answer", topic, lawyer: true });
  });

  it("gets its warning and no guessed subject where only a listed phrase is known", () => {
    const reply = last("mañana es el último día para mandar el papel");
    expect(reply).toMatchObject({ kind: "dont_know", lawyer: true });
    expect(reply.warning).not.toBeNull();
  });
});

describe("what is heard", () => {
  it.each([
    ["tengo cita con ai ce e el lunes", "tengo cita con ICE el lunes"],
    ["me dieron un di u i", "me dieron un DUI"],
    ["mi hija tiene veinticuatro y es ciudadana", "mi hija tiene 24 y es ciudadana"],
    ["my son turned twenty-one", "my son turned 21"],
    ["la siete sesenta y cinco", "la siete sesenta y cinco"],
    ["doscientos cuarenta y cinco i", "doscientos cuarenta y cinco i"],
    ["volvamos al tema de la multa", "la multa"],
    ["ay qué hago", "ay qué hago"],
  ])("letters as they sound, ages in words, and going back: %s", (said, meant) => {
    expect(hear(said)).toBe(meant);
  });
});

it.each([
  ["qué es vawa", "answer", "vawa"],
  ["oiga qué es el perdón 601a", "answer", "castigo-3-10-perdon"],
  ["qué es mejor para arreglar papeles", "clarify", "arreglar-papeles"],
  ["qué es lo que necesito para mis papeles", "clarify", "arreglar-papeles"],
])("what is asked by its name is told, not asked about first: %s", (said, kind, topic) => {
  expect(talk("es", said)).toMatchObject({ kind, topic });
});
