import { describe, expect, test } from "vitest";
import { said, wholeOf } from "#guide/testing/conversation.ts";
import { holds } from "#guide/testing/conversations.ts";

describe("a few words mean one thing after what is open and told", () => {
  holds(`
    cómo traigo a mi marido > yo soy residente y él está en honduras :: pedir-esposo :: F2A.*\\$675 :: reingreso|vivir en Estados Unidos
    cómo traigo a mi marido > soy residente > él vive en el salvador :: pedir-esposo :: consulado de allá :: vivir en Estados Unidos
    en:how do I bring my wife > I'm a citizen and she lives in Guatemala :: pedir-esposo :: no line.*consulate :: live in the United States again
    quiero pedir a mi esposa > soy residente y ella está en México y la quiero ir a visitar :: viajar-advance-parole :: Con mica puedes viajar
    quiero pedir a mi hija > soy residente y ella vive en Guatemala :: hijos-hijastros :: F2A :: Con mica puedes viajar
    cómo pido a mi esposo > yo ciudadana, él llegó con visa > y si nos separamos antes :: divorcio-en-tramite :: se acaba con el divorcio.*I-751 :: No vale la boda
    en:can I petition my husband > what happens if we divorce :: divorcio-en-tramite :: ends with the divorce.*I-751
    quiero pedir a mi esposo > él no se ha divorciado de la primera :: pedir-esposo :: No vale la boda
    me voy a casar con mi novia ciudadana > llegué con visa y se me venció :: ajuste-familiar :: podrías pedir la residencia aquí.*No salgas :: cada 10 años
    a mi mujer la deportaron en 2024 > ella puede volver :: reingreso-tras-deportacion :: Sin permiso no.*I-212
    a mi mujer la deportaron en 2024 > cuántos años tiene que estar fuera :: reingreso-tras-deportacion :: 5, 10 o 20 :: No hay plazo fijo
    a mi mujer la deportaron en 2024 > cuánto tarda la i-212 :: reingreso-tras-deportacion :: plazo fijo
    en:they deported my dad > can I petition for him :: reingreso-tras-deportacion :: I-130.*bar :: your parents if
    en:my wife was deported > when can she come home :: reingreso-tras-deportacion :: 5, 10 or 20 :: no fixed time
    me negaron la green card > y eso se apela :: perdi-o-me-negaron :: no se apela.*I-290B :: a veces se puede apelar
    me negaron la i-485 > hay forma de apelar :: perdi-o-me-negaron :: no se apela
    me negaron la green card > ahora me llevan con un juez > o me van a mandar con el juez :: perdi-o-me-negaron :: cita de corte :: EOIR-26
    en:USCIS denied my I-485 > am I going to end up in court :: perdi-o-me-negaron :: court notice :: EOIR-26
    tengo asilo pendiente y quiero ver a mi papá en honduras > y si saco un permiso para salir > cuánto cuesta :: viajar-advance-parole :: \\$630 :: \\$570
    tengo asilo pendiente y quiero viajar > y si pido permiso de trabajo :: permiso-trabajo-asilo :: I-765
    en:my asylum is pending and I want to travel > what if I get a travel permit :: viajar-advance-parole :: I-131
    cómo me hago ciudadana > me agarraron manejando tomada en 2021 > y si me la niegan :: ciudadania-requisitos :: un solo DUI :: RFE
    cómo me hago ciudadana > me agarraron manejando tomada en 2021 > me la van a negar > me quitan la mica :: dui :: casi nunca
    en:how do I become a citizen > I had a DUI in 2020 > will they deny it > do I lose my green card :: dui :: almost never
    quiero ser ciudadano > y si me va mal en la prueba :: examen-ciudadania :: otra oportunidad
    en:I want to be a citizen > what happens if I don't pass the test :: examen-ciudadania :: another chance
    quiero ser ciudadano > y si no paso el examen > mis hijas se hacen ciudadanas conmigo :: ciudadania-requisitos :: menor de 18 :: 65 años
    qué hago si llega ice a mi chamba > mi mujer no tiene papeles :: ice-en-mi-puerta :: mismos derechos :: sueldo
    en:what if ICE shows up at my work > I'm a resident :: ice-en-mi-puerta :: valid card :: fire you
    mi hijo nació aquí, puede pedir a su mamá > tiene 19 años :: pedir-papas :: cumple 21 :: [Pp]adrastro
    mi hijo nació aquí, puede pedir a su mamá > tiene 19 años > cuánto le falta :: pedir-papas :: cumplir 21
    mi hijo nació aquí, puede pedir a su mamá > ella cruzó por el río :: pedir-papas :: casi nunca puede arreglar sin salir :: visa de antes
    mi hija nació aquí y me quiere pedir > tiene 18 > yo crucé por el desierto :: castigo-3-10-perdon :: si cruzaste sin revisión :: visa de antes
    en:my daughter was born here, can she petition for her dad > she is 17 :: pedir-papas :: Not yet|turned 21 :: CSPA
    en:I'm renewing my green card > can I go to Mexico meanwhile :: renovar-green-card :: I-90 receipt :: advance parole
    en:I'm renewing my green card > can I go to Mexico meanwhile > and if they deny it :: renovar-green-card :: still a resident
    se me vence la mica, cómo la renuevo > y si me niegan la renovación :: renovar-green-card :: sigues siendo residente :: I-485
    me dieron multa por manejar sin licencia > eso perjudica mi caso de residencia :: licencia-manejar :: pesar en tus papeles
    me pararon sin licencia > qué pasa con mi petición :: licencia-manejar :: Una multa sola
    mi jefe no me pagó > ya renuncié :: derechos-laborales :: aunque renunciaras
    mi jefe no me pagó > ya renuncié > con quién me quejo :: derechos-laborales :: 866-487-9243
    mi mamá murió y me había pedido > era residente :: murio-peticionario :: papá, hermano o residente :: acta de nacimiento
    mi mamá murió y me había pedido > yo vivo aquí pero sin papeles :: murio-peticionario :: vivías aquí ese día
    mi esposo murió y me había pedido > él era ciudadano :: murio-peticionario :: I-360
    se puede no pagar, exención de pago > es para la n-400 :: exencion-pago :: I-912.*\\$380
    tengo la green card de 2 años y me divorcié > y si no la mando :: residencia-condicional :: pierdes tu estatus :: no te entendí
    en:I have a two year green card > and if I don't send it :: residencia-condicional :: lose your status
  `);
});

describe("what is of another matter stays there", () => {
  test("a court that is known, an order told just now", () => {
    expect(wholeOf("me negaron la residencia || tengo corte en enero || apelo")).not.toContain("no se apela");
    expect(
      said("quiero pedir a mi esposa || soy residente, ella vive en México y tiene orden de deportación")
        .topic,
    ).toBe("orden-deportacion");
  });

  test("a lost card before a trip", () => {
    expect(said("perdí mi mica || tengo que viajar a México en dos semanas").topic).toBe(
      "documentos-perdidos",
    );
  });
});
