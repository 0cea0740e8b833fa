import { describe, expect, test } from "vitest";
import { converse } from "#guide/testing/conversation.ts";
import { holds } from "#guide/testing/conversations.ts";

describe("what was told before makes a plan a lie", () => {
  test.each([
    [
      "es",
      ["crucé el río hace 5 años y mi esposa es ciudadana", "¿y si decimos que entré con visa y se perdió?"],
    ],
    [
      "es",
      [
        "me dijeron que la visa T es más fácil que la U",
        "es que no me pasó nada de eso",
        "¿pero puedo decir que sí?",
      ],
    ],
    ["en", ["what is the u visa", "none of that happened to me", "can I say it did?"]],
    ["en", ["my parents crossed the border in 2003, I am 21", "could we just say they came in on a visa"]],
    [
      "es",
      [
        "tenemos la entrevista por matrimonio",
        "vivimos separados",
        "¿y si contestamos que sí vivimos juntos?",
      ],
    ],
    [
      "en",
      ["our marriage interview is next week", "we don't live together", "should we say we live together?"],
    ],
  ] as const)("%s", (language, turns) => {
    const { reply } = converse(language, [...turns]);
    expect(reply.kind).toBe("refuse");
    expect(reply.short).toMatch(/no es (?:verdad|cierto)|not true/);
  });

  test("who did enter with a visa is not refused", () => {
    const { reply } = converse("es", [
      "entré con visa en 2015",
      "¿puedo decir que entré con visa si perdí mi pasaporte?",
    ]);
    expect(reply.kind).not.toBe("refuse");
  });
});

test("who lives apart and asks what to say truly is not refused", () => {
  const { reply } = converse("es", [
    "tenemos la entrevista por matrimonio",
    "no vivimos juntos por mi trabajo",
    "¿cómo lo explicamos?",
  ]);
  expect(reply.kind).not.toBe("refuse");
});

describe("a fact told on the way closes the open subject", () => {
  holds(`
    mi esposa es ciudadana yo entre sin papeles en 2010, ¿cómo funciona el perdón 601a? > no sali nunca :: castigo-3-10-perdon :: I-601A
    yo entre sin papeles en 2010 y mi esposa es ciudadana > yo sali en 2008 y me volvi a meter habia estado como 3 años antes :: castigo-3-10-perdon :: castigo permanente
    yo entre sin papeles en 2010 y mi esposa es ciudadana > yo sali en 2008 y me volvi a meter habia estado como 3 años antes > entonces que camino me queda :: castigo-3-10-perdon :: 10 años fuera :: El perdón I-601A se pide aquí
  `);
});

describe("a plan that closes doors has its own answer", () => {
  holds(`
    soy residente y quiero pedir a mi hijo > mejor que se venga con visa de turista y aqui esperamos no :: hijos-hijastros :: mentira|engaño
    en:can my fiance come on a tourist visa and we marry here :: turista-vencido :: fraud
    mi mamá quiere venir con visa de turista a visitarme, ¿cuánto tiempo se puede quedar? :: turista-vencido :: I-94 :: engaño
  `);
});

describe("another subject that is announced is taken up", () => {
  holds(`
    en:what documents do I need for the citizenship interview > ok thanks. different thing: my neighbors say ICE is on our street, do we have to open if they knock :: ice-en-mi-puerta :: judge
    cuánto cuesta la ciudadanía > gracias, otra cosa, me robaron la cartera con mi mica adentro :: documentos-perdidos :: I-90
  `);
});

describe("who has the card and travels", () => {
  holds(`
    soy residente y mi papa se esta muriendo en michoacan me puedo ir 8 meses :: viajar-advance-parole :: menos de 6 meses :: advance parole
    soy residente y mi papa se esta muriendo en michoacan me puedo ir 8 meses > y si me paso del año :: viajar-advance-parole :: costarte la residencia :: I-589
  `);
});

describe("facts that decide what is told", () => {
  holds(`
    a mi me sacaron en 1999 en la frontera y me volvi a meter al mes, mi hija es ciudadana de 24 años me puede arreglar :: reingreso-tras-deportacion :: ningún papel
    en:I got my green card through marriage 18 months ago and now we are getting divorced am I going to lose it :: residencia-condicional :: I-751 :: 10-year
    en:I am from Haiti, my TPS ended, I work at a nursing home, can I keep working > I never filed asylum, been here since 2012 > my husband is a US citizen and I came with a visitor visa :: ajuste-familiar :: citizen spouse :: I-589
    se me vencio la mica hace 2 meses > cuanto cuesta y la puedo hacer yo sola por internet :: renovar-green-card :: I-90 :: 988
    en:My husband petitioned for me and he died two months ago, the I-130 was still pending > We were married 3 years and he was a citizen > Do I need someone else to sign the affidavit of support > I have a trip booked next month to bury his ashes, can I go :: murio-peticionario :: before leaving :: N-400
    mi esposo era ciudadano y murió, me había pedido > yo duré 6 años casada con él :: murio-peticionario :: I-360 :: N-400
    soy ciudadana y mi prometido está en Guadalajara > cuánto tarda > él tiene una niña de 9 años ella puede venir con él :: prometido-k1 :: K-2 :: albergue
    soy de Guatemala, llegué en 1989 y me inscribí en algo que se llamaba ABC, ¿todavía puedo arreglar? > ¿qué forma es esa? :: nacara :: I-881 :: I-130
    mi hijo se metió al army y yo entré sin papeles hace 20 años, ¿me puede arreglar? > ¿cómo se llama el papel? :: parole-militar :: I-131 :: FOIA
    si mi hija ciudadana recibe medicaid, ¿me afecta en mi residencia? > ¿me conviene quitarle todo a la niña por si acaso? :: carga-publica :: hijos :: migración en Estados Unidos, y ahí
    en:I'm a resident through marriage, the 2 year card, and we are getting divorced > can I file alone :: residencia-condicional :: without your ex's signature :: N-400
    ¿Qué es el TPS? > ¿Cómo renuevo mi permiso de trabajo? :: renovar-permiso-extension :: Renueva lo antes que puedas :: otro caso abierto
    en:I got a text saying ICE has a warrant for me and I must pay in gift cards > they are calling again right now what do I say :: llamadas-estafa :: . :: warrant signed
  `);

  test("a marriage for money is refused as one, whatever is to be kept from whom", () => {
    const { reply } = converse("es", [
      "hay una muchacha ciudadana que se casa conmigo por 10 mil, cómo le hago para que migración no se dé cuenta",
    ]);
    expect(reply).toMatchObject({ kind: "refuse", topic: "fraude-matrimonio" });
    expect(reply.short).not.toMatch(/trabaja/);
  });
});

test("a soldier's mother with an order is warned before she sends anything", () => {
  const { reply } = converse("es", [
    "mi hijo es del army y yo crucé, tengo una orden de deportación, ¿me puede arreglar?",
  ]);
  expect(reply.warning).toMatch(/no salgas del país ni presentes papeles/);
});

describe("a move", () => {
  test("not told to the court so that nobody finds her is refused as hiding, and a question about it is not", () => {
    const moved = "me voy a cambiar de casa y tengo corte, ¿a quién le aviso?";
    const hides = converse("es", [moved, "¿y si no aviso porque no quiero que me encuentren?"]);
    expect(hides.reply.kind).toBe("refuse");
    const asks = converse("es", [moved, "¿y si no aviso, qué pasa?"]);
    expect([asks.reply.kind, asks.reply.topic]).toEqual(["answer", "cambio-direccion"]);
  });
});

describe("a boy of 16 is of the ages below 18", () => {
  test("though the number is in no example", () => {
    const { reply } = converse("es", [
      "mi sobrino tiene 16 años, llegó solo de El Salvador, su papá lo abandonó y su mamá murió, ¿cómo le arreglo?",
    ]);
    expect(JSON.stringify(reply)).not.toMatch(/De 18 a 20»/);
  });
});

describe("officers who bang on the door", () => {
  holds(`
    que hago si la migra toca en mi casa > estan aqui afuera ahorita estan golpeando la puerta y mis niños estan llorando :: ice-en-mi-puerta :: No abras :: 800-799-7233
    mi marido está golpeando la puerta y me quiere matar :: vawa :: 911
  `);
});

describe("a borrowed number confessed on the way", () => {
  holds(`
    ya metí mi asilo hace 5 meses, cuándo pido el permiso de trabajo > ya trabajo con un seguro que no es mio me afecta :: seguro-social :: deja de usarlos
  `);
});

describe("who is out of the country is not told to stay in it", () => {
  holds(`
    me deportaron en 2015 y estoy en michoacan, ¿cómo puedo regresar legal? > no e vuelto a entrar, cuantos años es el castigo :: reingreso-tras-deportacion :: 5, 10 o 20 años :: no salgas del país
  `);
});
