import { describe, expect, test } from "vitest";
import { converse } from "#guide/testing/conversation.ts";
import { holds } from "#guide/testing/conversations.ts";

/** What was told is worked out for this person, in the turn that tells it and in later ones. */
describe("the day that counts", () => {
  holds(`
    quiero mi permiso de trabajo por asilo > lo mandé el dos de mayo de este año > entonces qué día lo puedo pedir :: permiso-trabajo-asilo :: ya se cumplieron el 29 de septiembre de 2026: ya lo puedes pedir
    en:when can I get a work permit with asylum, I filed in August :: permiso-trabajo-asilo :: end between December 29, 2026 and January 28, 2027
    quiero ser ciudadana, tengo la mica desde 2024 :: ciudadania-requisitos :: se cumplen en 2029
    en:I want to be a citizen > I've had my green card since March 2019 > so do I qualify? :: ciudadania-requisitos :: 5 years ended in March 2024
    se me venció la daca el 9 de marzo de este año :: daca :: el 9 de marzo de 2027: quedan 107 días
    en:my DACA ran out, it expired in May > can I still renew it? :: daca :: in May 2027: at least 160 days are left
    me llegó un rfe > me dieron hasta el 9 de enero :: perdi-o-me-negaron :: hasta el 9 de enero de 2027: quedan 48 días
    vengo de Nicaragua con parole > entré en febrero de 2024 y no he pedido asilo :: asilo-un-anio :: cumplió en febrero de 2025.*parole puede contar
    en:how do I renew my work permit > it expires on January 15 :: renovar-permiso-extension :: July 19, 2026, so you can now
  `);
});

describe("the citizenship test, by age, years and the day of the N-400", () => {
  holds(`
    puedo dar el examen de ciudadanía en español > tengo 66 años > residente desde 2001 :: examen-ciudadania :: regla 65/20.*10 preguntas de una lista de 20
    el examen de la ciudadanía en mi idioma se puede? > llevo 8 años con la mica :: examen-ciudadania :: unos 8 años de residente todavía no
    el examen de la ciudadanía en mi idioma se puede? > tengo 57 años > me equivoqué, la mica la tengo desde 2005 :: examen-ciudadania :: regla 55/15
    en:can I take the citizenship test in Spanish > I'm 52 years old > I have been a resident since 2012 :: examen-ciudadania :: 15 or 20 years|not yet
    mandé mi N-400 en agosto de 2025, cuántas preguntas me tocan :: examen-ciudadania :: examen de antes: 10 preguntas de una lista de 100
    en:what questions are on the citizenship test > I sent my N-400 in January 2026 :: examen-ciudadania :: 20 questions
  `);
});

describe("a priority date against the register's bulletin", () => {
  holds(`
    me pidió mi esposa que es residente > soy de México, mi fecha de prioridad es el 3 de abril de 2024 > ya me toca? :: inmediato-vs-preferencia :: México iba en el 22 de julio de 2025.*ya te tocaba
    mi hermana es ciudadana y me pidió en 2011 > soy de Honduras :: pedir-hermanos :: todavía no te tocaba
    en:my brother is a citizen and petitioned me in 2004 :: pedir-hermanos :: unless you were born in Mexico
  `);
});

describe("a resident is told a resident's rules", () => {
  holds(`
    quiero traer a mi papá que vive en Perú > tengo la green card desde 2018 :: pedir-papas :: Todavía no.*2023
    soy residente y quiero pedir a mis hijos :: hijos-hijastros :: F2A.*F2B
    soy residente y quiero pedir a mis hijos > el mayor se quiere casar :: hijos-hijastros :: se casa antes de tiempo
    soy residente y quiero pedir a mis hijos > cuánto tarda? :: hijos-hijastros :: F2A.*F2B
    soy ciudadana y quiero pedir a mis hijos :: hijos-hijastros :: no hay fila :: F2B
    quiero arreglar > crucé por el desierto > mi papá es residente :: entre-sin-inspeccion-245i :: si no estás casado
  `);
});

describe("how one came and what is already sent", () => {
  holds(`
    en:my visitor visa expired years ago and I am marrying my boyfriend, he is American :: ajuste-familiar :: even though the visa expired :: I-601A
    se me venció la visa de turista hace años > me caso con mi novia americana > llevo 4 años de más :: ajuste-familiar :: caso por caso|aunque la visa|no hay un límite de años :: I-601A
    soy de honduras y tuve tps > mi hijo es ciudadano y tiene 25 > crucé en el 97 pero viajé con permiso y regresé en 2018 :: tps :: con visa o parole
    ya mandé la renovación de mi permiso de trabajo y no llega :: renovar-permiso-extension :: no tiene un plazo fijo
    ya mandé la renovación de mi permiso de trabajo > es por asilo, cuánto tarda? :: renovar-permiso-extension :: processing-times :: 150 días
    cómo renuevo mi permiso, es por asilo pendiente :: permiso-trabajo-asilo :: solo para el primer permiso
    no fui a la corte > me mudé y nunca avisé :: falte-a-corte :: el aviso cuenta como dado
    falté a la corte > no me llegó el aviso :: falte-a-corte :: aviso bien dado|avisaron bien :: cuenta como dado
    me sacaron del país en 2017 y estoy en Honduras, quiero regresar :: reingreso-tras-deportacion :: 5, 10 o 20 años :: CIAM
    soy de cuba y tengo i220a :: residencia-cubanos :: no cuenta como parole
    tengo cita con ICE > tengo asilo pendiente, me sirve? :: check-in-ice :: no impide por sí solo
    en:I have DACA > I kept working with the expired card > so I can still renew? :: daca :: renew
  `);
});

describe("a state and bond", () => {
  holds(`
    detuvieron a mi hermano, cómo pago la fianza > está en Misuri :: fianza :: En Misuri los jueces.*habeas
    en:ICE arrested my uncle > he is held in Nevada, can he get bond? :: fianza :: In Nevada the federal courts
    en:ICE arrested my uncle > is there bond in Pennsylvania? :: fianza :: no firm rule
  `);
});

describe("an income and a fee", () => {
  holds(`
    cuánto vale la ciudadanía > gano 25 mil al año y somos 4 :: exencion-pago :: abajo del 150%.*I-912
    en:how much is citizenship > we are 3 and I make 80,000 a year :: exencion-pago :: not over 400%
    cuánto vale la ciudadanía > somos dos y gano 150 mil al año :: exencion-pago :: pasas del 400%
    cuánto vale la ciudadanía > y aceptan pagos en abonos? :: exencion-pago :: no recibe pagos a plazos
    soy el sponsor de mi esposa con la i-864 > gano 25 mil al año y somos 3 :: afidavit-i864 :: mínimo :: I-912
  `);
});

describe("nothing is worked out", () => {
  test.each([
    // Of a brother, not of who asks.
    "quiero la ciudadanía > mi hermano tiene la mica desde 2010",
    "qué es la fianza",
    "vivo en Texas y quiero una licencia",
    "cómo pido a mi mamá",
    "quiero renovar mi daca > cuánto cuesta renovar",
  ])("%s", (line) => {
    const { reply } = converse("es", line.split(" > "));
    expect([reply.short, ...reply.sentences].join(" ")).not.toMatch(
      /ya se cumplieron|habeas: un abogado va con un juez federal, y hay|I-912.*abajo|siendo residente no puedes|todavía cuenta como renovación/,
    );
  });
});
