import { describe, expect, test } from "vitest";
import { texts } from "#guide/reply/texts.ts";
import { converse } from "#guide/testing/conversation.ts";
import { holds } from "#guide/testing/conversations.ts";

/** Few words belong to what is open; a new subject is a question of its own. */
describe("a date, a place, an age or a bare fact", () => {
  holds(`
    no fui a mi audiencia > fue en agosto :: falte-a-corte :: 180 días :: Boletín|turno
    falté a la corte > en junio > mi niña estaba internada :: falte-a-corte :: 180 días :: Boletín
    falté a la corte > hace dos meses > y cuánto sale pedir que abran el caso :: falte-a-corte :: \\$1,095
    falté a la corte > me había mudado y la carta nunca llegó :: falte-a-corte :: si no avisaste tu dirección|cualquier momento
    el juez me dijo que no > asilo > el lunes pasado :: apelar-juez :: 10 días :: I-589 debe llegar
    me negó el asilo el juez > ayer :: apelar-juez :: 10 días :: I-589
    en:my husband was denied asylum by the judge > last Thursday :: apelar-juez :: 10 safe days
    se me vence la mica > la de diez años en marzo :: renovar-green-card :: 6 meses antes :: ley de los 10 años
    renovar mi tarjeta verde > es la de 10 años > en abril se vence > vivo en nevada :: renovar-green-card :: I-90 :: licencia
    detuvieron a mi hermano > en arizona hace 3 dias :: encontrar-detenido :: locator :: solo te puedo orientar
    mi sobrino lo agarró la migra anoche > en houston > es de guatemala :: encontrar-detenido :: locator
    mi esposo está detenido en adelanto > ya son 2 semanas > no me dejan verlo :: encontrar-detenido :: 888-351-4024
    quiero hacerme ciudadano > desde 2018 soy residente :: ciudadania-requisitos :: 5 años ya se cumplieron :: No lo sé
    cómo me hago ciudadana > estuve fuera 7 meses en 2023 :: ciudadania-requisitos :: más de 6 meses :: No lo sé
    en:How do I apply for citizenship > I've had my green card 6 years :: ciudadania-requisitos :: 5 years :: do not know
    me llegó una carta de uscis que dice request for evidence > piden pruebas de que entré legal :: perdi-o-me-negaron :: RFE|I-94|punto :: Quién de tu familia
    me negaron la 485 > la fecha es 3 de noviembre :: perdi-o-me-negaron :: 30 días
    quiero la visa u > me robaron el carro > estaba estacionado :: visa-u :: no siempre basta :: Falté a la corte
    me cambié de casa > tengo asilo en la corte :: cambio-direccion :: EOIR-33 :: NTA
    quiero traer a mis hijos > tienen 12 y 15 :: hijos-hijastros :: I-130 :: 911
    tengo grillete > en la noche :: check-in-ice :: No faltes :: trata
    soy religioso, vine con visa r1 > me quiero quedar :: religioso :: [Tt]u iglesia|5 años como máximo :: Quién de tu familia
    me salió una multa de ice de miles de dólares > tengo orden desde 2017 :: multas-998 :: orden
    soy residente y llevo 14 meses en mexico > y si me piden firmar un papel en el aeropuerto :: viajar-advance-parole :: I-407
    me llegó carta de la corte > dice 14 de enero :: nta-corte :: No faltes :: trata|911
    cómo sé si mi caso ya avanzó > es una 130 > eso es normal :: estado-del-caso :: son normales|processing-times
    tengo cita con ice el jueves > tengo una 220b > y si mejor no voy :: check-in-ice :: No faltes
    mi hermano está en detención de ICE en Texas > no tiene antecedentes :: encontrar-detenido :: locator
    quiero pedir asilo > tengo aquí 3 años > no no tengo corte :: asilo-un-anio :: excepción|todavía|abogado :: NTA
  `);
});

describe("what points back", () => {
  holds(`
    me dijeron que con el registro g-325r ya no me deportan > es verdad? :: registro-extranjeros :: no te da permiso :: solo te puedo orientar
    me llegó una multa de ice de miles de dólares > tengo orden desde 2017 > es cierto? :: multas-998 :: [Pp]uede ser real
    me agarraron manejando tomado > soy residente :: dui :: no quita la residencia|casi nunca
    me paró la policía > me dio un ticket sin licencia > eso me afecta para la residencia :: licencia-manejar :: Una multa sola :: [Cc]arga pública
    ya le dieron orden de deportación a mi tío > se puede parar :: orden-deportacion :: reabrir o frenar :: DUI
    tengo corte de inmigración el martes > no tengo abogado :: nta-corte :: pide tiempo para buscarlo
    en:I have immigration court tomorrow > what do I say to the judge :: nta-corte :: do not admit the charges
    en:I have immigration court tomorrow > no lawyer :: nta-corte :: free or low-cost
    están tocando y dicen que son de ICE > traen un papel > yo tengo una orden de deportación vieja :: ice-en-mi-puerta :: no pongas resistencia :: 800-898-7180
    tocan a mi puerta y dicen que son de inmigración > somos cuatro aquí > uno de nosotros tiene orden de deportación :: ice-en-mi-puerta :: no doy permiso
    quiero pedir a mi esposa > no es mi esposa de verdad, le voy a cobrar > entonces cómo se hace bien :: pedir-esposo :: vida juntos :: Cómo entraste
    me negaron mi caso > nomás ando agüitado :: perdi-o-me-negaron :: fecha límite :: podría pedirte
  `);
});

describe("the path that was told: its price, work and family", () => {
  holds(`
    hay manera de sacar la residencia > me vine de mojado en 2012 y mi señora es americana > y eso cuánto dinero es :: entre-sin-inspeccion-245i :: I-601A \\$795 :: Supp A|Suplemento A
    quiero arreglar > crucé por el río y mi esposo es ciudadano > y mientras puedo trabajar? :: entre-sin-inspeccion-245i :: ni el perdón I-601A dan permiso de trabajo :: 245\\(i\\) ayuda
    quiero arreglar > crucé por el monte y mi esposa es ciudadana > qué formas lleno :: entre-sin-inspeccion-245i :: I-130.*I-601A.*DS-260
    quiero regularizarme > brinqué el cerro en 2010 y mi mujer es residente > y si ella se hace ciudadana :: entre-sin-inspeccion-245i :: sin revisión aún te cierra la mica aquí :: N-400
    quiero arreglar mi situación > me pidió mi papá en 1997 y entré sin papeles en 1999 > qué es eso de la multa :: entre-sin-inspeccion-245i :: \\$1,000 :: \\$998
    quiero arreglar mi situación > me pidió mi papá en 1997 y entré sin papeles en 1999 > qué es eso de la multa > cuánto es :: entre-sin-inspeccion-245i :: \\$1,000 :: solo te puedo orientar
    quiero arreglar mi situación > mi papá residente metió mi petición en 1996, entré sin papeles en 1999 :: entre-sin-inspeccion-245i :: 245\\(i\\) :: Todavía no
    cómo me hago legal > entré con visa y mi hijo ciudadano cumple 21 este mes > y mi esposa entra también en eso? :: ajuste-familiar :: su propia petición
    soy residente y quiero pedir a mi esposa > está en Honduras > y si me hago ciudadano :: inmediato-vs-preferencia :: ya no esperan turno :: N-400 cuesta
    soy residente y quiero pedir a mi esposa > y si me hago ciudadano > y cuánto me sale :: pedir-esposo :: I-130. cuesta :: N-400
    soy cubano, entré con parole > y mi esposa es mexicana > cuánto cuesta :: residencia-cubanos :: I-485 cuesta :: I-130
    se me vence la green card > es la de diez años > cuánto cuesta :: renovar-green-card :: \\$465 :: EOIR
    perdí mi asilo con el juez > puedo seguir trabajando :: apelar-juez :: vale hasta su fecha
    quiero pedir asilo > tengo aquí 3 años > y el permiso de trabajo :: asilo-un-anio :: 150 días
    quiero arreglar papeles por mi hijo > tiene 17 y su papá lo abandonó > y eso sirve para los dos? :: sij-jovenes :: nunca da papeles a sus papás
    tengo 20 años aquí y quiero mis papeles > crucé una vez, no tengo a nadie, mis hijos son chiquitos de 8 y 11 > entonces no hay nada? :: arreglar-papeles :: Sin un familiar con papeles
    mi hijo nació aquí y tiene 10 años > me puede ayudar a arreglar? > y si tiene autismo > no tengo caso en corte :: cancelacion-de-deportacion :: Sin corte no se puede pedir :: No faltes a la corte
    me casé con una ciudadana > entré con visa en 2018 > tenemos la entrevista y me da miedo que me arresten ahí :: ajuste-familiar :: ve con abogado :: No lo sé
    quiero traer a mi hija de 9 > entonces cómo la traigo, soy residente :: hijos-hijastros :: residente solo a los solteros :: pareja
    mi hermano me pidió en 2009 > puedo esperar aquí con visa vencida :: pedir-hermanos :: la visa vencida no se perdona :: I-94
    mi hermana ciudadana me pidió en 2006 > y mis hijos entran :: pedir-hermanos :: misma petición
    mi hijo es marine y yo entré sin papeles > y si lo dan de baja :: parole-militar :: deshonrosa :: Keeping Families
    soy religioso, vine con visa r1 > la eb4 no avanza :: religioso :: fila larga
    me negó el asilo el juez > puedo seguir con mi permiso :: apelar-juez :: sigue (?:abierto|vivo)
    me negó el asilo el juez > no tengo para el abogado > y mi permiso de trabajo todavía sirve :: apelar-juez :: sigue (?:abierto|vivo)
    en:I have the two year green card > my husband will not sign > how much and when do I file :: residencia-condicional :: \\$750 :: do not know
  `);
});

describe("a new subject", () => {
  holds(`
    mi novio es ciudadano y nos queremos casar > entré sin papeles > y el asilo? llegué hace 6 meses de venezuela :: asilo-un-anio :: I-589 :: pedir a tu pareja
    detuvieron a mi esposo > cómo saco mi licencia de manejar :: licencia-manejar :: estado
    quiero pedir a mi mamá, soy ciudadana de 30 > y a mi hermana :: pedir-hermanos :: hermano
    tengo corte en marzo > cómo declaro mis taxes con itin :: taxes-itin :: ITIN
    me cambié de casa, cómo aviso a la corte > y cómo sé si ya me pusieron fecha de corte nueva :: consultar-caso-corte :: acis
    puedo sacar licencia sin papeles > vivo en texas > y en california :: licencia-manejar :: California :: no está en la lista
    quiero renovar mi mica > mi hermano lo agarró la migra hoy :: encontrar-detenido :: locator
  `);

  test.each([
    ["tengo corte en enero", "cómo hago tamales"],
    ["quiero renovar mi mica", "quién ganó el partido anoche"],
    ["mi hermano está detenido", "cuéntame un chiste"],
  ])("that is something else altogether gets the friendly line: %s / %s", (...turns) => {
    expect(converse("es", turns).reply.short).toBe(texts.es.offTopic);
  });

  test("with many words of its own, none of them the subject's, is none of ours", () => {
    const turns = [
      "How long is a work permit good for?",
      "can you fix my Honda Civic, it makes a noise when I turn left",
    ];
    expect(converse("en", turns).reply.kind).toBe("dont_know");
  });

  test("that is announced is waited for", () => {
    expect(converse("es", ["hola", "tengo una duda"]).reply.short).toMatch(/dime tu pregunta/);
    expect(converse("en", ["I have court in May", "one question"]).reply.short).toMatch(/go ahead/);
  });

  test("leaves nothing of another person's danger behind", () => {
    const { reply } = converse("es", ["me quiero legalizar", "mi esposo", "la metí en 2024 por él"]);
    expect(reply.kind).not.toBe("crisis");
  });

  test("of a child to be born is told by either of its subjects", () => {
    const { reply } = converse("es", [
      "mi esposa está embarazada y no tiene papeles",
      "y el bebé va a ser ciudadano",
    ]);
    expect(reply.topic).toMatch(/hijos-nacidos-aqui|escuela-emergencia/);
    expect([reply.short, ...reply.sentences].join(" ")).toMatch(/ciudadano/);
  });
});
