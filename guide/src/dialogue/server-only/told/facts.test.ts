import { describe, expect, test } from "vitest";
import { readFacts, withFacts, yearsSince } from "#guide/dialogue/server-only/told/facts.ts";
import { converse, guide } from "#guide/testing/conversation.ts";
import { holds } from "#guide/testing/conversations.ts";

/** What was told once decides every later answer that it makes wrong. */
describe("a removal order", () => {
  holds(`
    ya tengo una deportacion final desde 2014 > y la i-485 la puedo mandar :: orden-deportacion :: no mandes la I-485 :: podrías arreglar sin salir
    ya tengo una deportacion final desde 2014 > mi hijo cumplio 21 en agosto > con eso ya meto la residencia? :: orden-deportacion :: no mandes la I-485 :: podrías arreglar
    me ordenaron deportado en 2015 y vivo aquí > mi marido es ciudadano > entonces cómo arreglo mis papeles con él :: orden-deportacion :: no mandes la I-485
    tengo orden de deportacion vieja > cuanto cuesta la residencia por mi esposa :: orden-deportacion :: no mandes la I-485
    tengo una orden de deportación > y puedo viajar :: orden-deportacion :: cierra la vuelta|[Ee]s un riesgo
    oiga tengo orden desde el 2016 porque no fui a corte > fíjese que me acabo de casar con una ciudadana > y pues ya me puede pedir ella :: orden-deportacion :: no mandes la I-485|Pregunta antes a un abogado
    en:I have a removal order from 2012 > can my wife who is a citizen petition me :: orden-deportacion :: do not send the I-485 :: without leaving
    en:I have a deportation order from 2011 > I'm married to a citizen now > how much is the green card :: orden-deportacion :: do not send the I-485
  `);

  test("warns above an answer about something else", () => {
    const { reply } = converse("es", [
      "tengo orden de deportación desde 2010",
      "cómo aviso mi nueva dirección a uscis",
    ]);
    expect(reply.topic).toBe("cambio-direccion");
    expect(reply.warning).toContain("Con una orden");
    expect(reply.lawyer).toBe(true);
  });

  test("is taken back, and a question about one tells nothing", () => {
    const back = converse("es", ["tengo una orden de deportación", "reabrieron mi caso y ya no tengo orden"]);
    expect(back.state.told ?? []).not.toContain("order");
    const asked = converse("es", ["falté a la corte", "¿ya me dieron orden?"]);
    expect(asked.state.told ?? []).not.toContain("order");
  });
});

describe("deported and back, or crossed more than once", () => {
  holds(`
    me deportaron en 2009 y regresé en 2010 por el cerro > y con el perdón 601 se puede :: reingreso-tras-deportacion :: no sirve para quien fue deportado :: Saliste y volviste
    a mi me sacaron del pais en 2008 > me regrese al año por el desierto > mi marido es ciudadano :: reingreso-tras-deportacion :: no borra la orden :: podrías arreglar
    a mi me sacaron del pais en 2008 > me regrese al año por el desierto > mi marido es ciudadano > sirve el perdon provisional? :: reingreso-tras-deportacion :: no sirve
    a mi papá lo deportaron en 2012 > ahorita está aquí otra vez > y con el perdón? :: reingreso-tras-deportacion :: no sirve :: Saliste y volviste
    fui deportada y volví a entrar sin papeles > me caso con mi novio americano y ya? :: reingreso-tras-deportacion :: no borra la orden|permanente
    quiero legalizar a mi papá > él cruzó tres veces por el río y yo soy ciudadana de 30 > y un perdón? :: castigo-3-10-perdon :: I-601A no lo quita :: Saliste y volviste
    me quiero legalizar > crucé dos veces, la última en 2003 > mi esposa nació aquí :: castigo-3-10-perdon :: 10 años fuera :: podrías arreglar
    en:I was deported in 2011 and came back in 2012 > what about the 601A waiver :: reingreso-tras-deportacion :: does not work for somebody who was deported
  `);
});

describe("a DACA that ran out", () => {
  holds(`
    tengo daca > se me venció en marzo de 2023 > cuánto vale renovarla :: daca :: venció hace más de un año :: Renovar con permiso
    tuve daca y venció hace 3 años > la puedo renovar todavía? :: daca :: venció hace más de un año :: Manda juntas
    mi daca caducó en 2021 > y si me caso con mi novia ciudadana :: daca :: abogado ve si puedes arreglar
    en:I want to renew my DACA > it expired in 2021 > how much is it :: daca :: expired over a year ago :: Renewing with
    fui dreamer > no la renové desde 2020 > cuánto cobran :: daca :: venció hace más de un año :: Renovar con permiso
    en:I had DACA > it expired three years ago > so can I still renew it :: daca :: expired over a year ago :: Send the I-821D
    tengo daca > se venció hace 3 meses > cuánto vale renovarla :: daca :: \\$605
  `);
});

describe("how one entered, and who is told of", () => {
  holds(`
    quisiera saber si hay manera de arreglar > entré por Nogales caminando en el 2001 > mi esposa se hizo ciudadana :: entre-sin-inspeccion-245i :: casi nunca :: arreglar sin salir del país
    mi esposo me quiere pedir > él es residente > yo crucé en 2018 :: entre-sin-inspeccion-245i :: casi nunca|consulado
    me voy a guatemala > mi mamá falleció > tengo asilo pendiente > el viernes sale mi avión :: viajar-advance-parole :: [Nn]o subas a ese avión :: viuda
    en:i came as a tourist in 2015 > i got married last year to a citizen :: ajuste-familiar :: without leaving
    me quedé con ESTA > mi esposo es ciudadano :: turista-vencido :: Como entraste con ESTA :: arreglar sin salir del país
    en:I came with the visa waiver program and never left > I got married to an American last month :: turista-vencido :: you came with ESTA
    en:I overstayed my ESTA > my wife is a US citizen > what if ICE comes :: ice-en-mi-puerta :: Do not open :: Department of Labor
    qué conviene, asilo o casarme > mi novio es ciudadano y nos queremos > entré sin papeles por el río :: entre-sin-inspeccion-245i :: casi nunca puedes arreglar sin salir
    en:i want to fix my papers > I crossed the desert in 2009, my husband is a green card holder :: entre-sin-inspeccion-245i :: consulate
    quiero arreglar > entré con parole de CBP One en 2024, mi esposa es residente :: inmediato-vs-preferencia :: si tu parole ya se acabó
    mi esposo residente me pidió > entré con visa de turista en 2021 :: inmediato-vs-preferencia :: F2A
    quiero la residencia > soy cubana y entré con parole en 2023 > y mi marido es hondureño :: residencia-cubanos :: de cualquier país|sean del país que sean :: arreglar sin salir
    quiero meter papeles > soy de cuba, entré con parole en 2023 > y mi esposo es venezolano > él también entró con parole :: residencia-cubanos :: entrar contigo :: CHNV
    soy ciudadano y quiero pedir a mis papás > mi mamá cruzó por el desierto > entonces qué se puede hacer :: pedir-papas :: casi nunca puede arreglar sin salir
    cómo pido a mi mamá, soy ciudadana de 30 > entró por el cerro > y mi papá entró con visa :: pedir-papas :: con visa o parole
    cómo arreglo papeles > no quiero decir > crucé el río y unos tipos me apuñalaron en 2021, puse la denuncia :: visa-u :: visa U :: 245\\(i\\)
    mi hijo es marine > yo crucé en 1999 :: parole-militar :: militar :: 245\\(i\\) ayuda
    ocupo ayuda con mis papeles > no sé > crucé en 2019 con mi niño y me dieron papel de corte :: nta-corte :: No faltes :: DACA
  `);
});

describe("when somebody came", () => {
  holds(`
    quiero mis papeles > me amenazan las pandillas en El Salvador, llegué hace 5 años por el río :: asilo-un-anio :: Si ya pasó el año, todavía :: antes de que cumplas un año aquí
    soy venezolano, tenía tps > llegué en 2021 > entonces pido asilo? :: asilo-un-anio :: todavía podrías pedir asilo :: Cuánto hace que entraste
    vine por cbp one en 2024 > me cancelaron el parole > puedo pedir asilo todavía :: asilo-un-anio :: todavía podrías :: Cuánto falta
    qué puedo hacer para tener papeles > me siguen los maras, llegué hace 4 años > entonces ya no se puede :: asilo-un-anio :: todavía podrías :: solo te puedo orientar
    la migra agarró a mi primo > entró hace 8 meses por Sonora :: encontrar-detenido :: 2 años aquí
    la migra agarró a mi primo > entró hace 15 años sin papeles :: fianza :: fianza
  `);

  test.each([
    ["llegue hace 4 anos", 4],
    ["entro hace un ano y medio por la frontera", 1.5],
    ["we came 8 months ago", 8 / 12],
    ["llevo veinte anos aqui", 20],
  ])("is counted: %s", (said, years) => {
    expect(yearsSince(said, "2026-11-22")).toBeCloseTo(years, 2);
  });

  test("is not made up", () => {
    expect(yearsSince("quiero pedir asilo", "2026-11-22")).toBeNull();
    expect(yearsSince("tengo 3 hijos", "2026-11-22")).toBeNull();
  });
});

describe("facts", () => {
  test.each([
    ["no tengo ninguna orden de deportacion", "order"],
    ["nunca tuve daca", "daca"],
    ["entre con visa de turista", "crossed"],
    ["quiero una visa", "visa"],
    ["esta es mi pregunta", "esta"],
    ["mi esposa es maestra", "spouseCitizen"],
    ["tengo corte por un dui", "court"],
    ["quiero volver despues de que me deportaron", "reentry"],
  ])("%s tells no %s", (said, fact) => {
    expect(withFacts([], [said], "2026-11-22")).not.toContain(fact);
  });

  test("are kept as names with few words, and what was forged is dropped", () => {
    const { state } = converse("es", ["tengo una orden de deportación", "mi esposa es ciudadana"]);
    expect(state.told).toEqual(expect.arrayContaining(["order", "spouseCitizen"]));
    expect(JSON.stringify(state).length).toBeLessThan(900);
    expect(readFacts(["order", "x", 4, "order"])).toEqual(["order"]);
    const fresh = { version: 1, topic: null, pending: null, asked: [], said: [] };
    const read = guide.readState({ ...fresh, told: ["order", "x"], spot: 7, opened: {} });
    expect(read).toEqual({ ...fresh, told: ["order"] });
  });
});
