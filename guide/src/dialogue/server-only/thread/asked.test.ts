import { describe, expect, test } from "vitest";
import { talk } from "#guide/testing/conversation.ts";
import { holds } from "#guide/testing/conversations.ts";

describe("one word of a follow-up does not lead away from what the subject answers", () => {
  holds(`
    quiero renovar mi mica de 10 años > me agarraron manejando tomado en 2019 > mejor la dejo y no la renuevo? :: renovar-green-card :: Sí conviene
    en:my green card expires soon, how do I renew it > I had a DUI in 2020 > so should I not renew it? :: renovar-green-card :: worth renewing
    tengo daca y toca renovar > me arrestaron por una pelea > y así la renuevo o no :: daca :: abogado|sin cargos
    quiero pedir a mi esposo > cruzó por el río hace 9 años > cuando yo sea ciudadana cambia algo? :: pedir-esposo :: misma I-130 :: 5 años de residente
    quiero pedir a mi esposo > cruzó por el río hace 9 años > si me hago ciudadana? > y él puede trabajar mientras? :: pedir-esposo :: ni el perdón I-601A dan permiso de trabajo
    en:I want to petition for my wife, I am a resident > she crossed the border illegally in 2012 > what if I become a citizen :: pedir-esposo :: same I-130
    tengo cita de huellas el martes > ese día trabajo, no puedo ir :: biometricos :: Para cambiarla|Pide otra en tu cuenta :: permiso de trabajo
    me llegó cita de biometricos > no puedo ir el lunes porque mi jefe no me da permiso :: biometricos :: Para cambiarla
    en:I have a biometrics appointment > I can't go that day, I have work :: biometricos :: To change it|Ask for another
    me mudé, a quién le aviso > fue hace tres meses y no avisé, ya es tarde? :: cambio-direccion :: mejor tarde que nunca
    me mudé, a quién le aviso > y si me mandaron cartas a la otra casa :: cambio-direccion :: 800-898-7180 :: I-765
    en:I moved, who do I tell? > what if I missed a letter :: cambio-direccion :: old home|800-898-7180
    cómo saco licencia de manejar en texas > ya tengo mi permiso de trabajo :: licencia-manejar :: suele servir
    vivo en georgia y quiero licencia > ya tengo la tarjeta de trabajo, con esa me la dan? :: licencia-manejar :: suele servir
    en:how do I get a driver's license in Florida > I have a work permit :: licencia-manejar :: work permit
    no tengo dinero para un abogado de migración > es para mi asilo en la corte > vivo en chicago :: buscar-abogado :: lista de ayuda gratis por estado :: reloj
    no tengo dinero para un abogado de migración > es para mi asilo en la corte > y puedo ir solo si no encuentro :: nta-corte :: puedes ir solo
    entramos con parole de nicaragua y se acabó > mi marido tiene una hermana y su hermana es ciudadana, nos puede pedir? :: pedir-hermanos :: muchos años :: cárcel
    soy cubano con i220a > ya tengo el permiso de trabajo, y la residencia cuándo? :: residencia-cubanos :: no es parole :: \\$260
    soy cubano con i220a > y la residencia cuándo? > no entiendo, qué hago entonces :: residencia-cubanos :: En pocas palabras
    dónde hago el examen médico de migración > me lo hicieron en 2023 pero me denegaron, necesito otro? :: proceso-examen-medico :: ya no sirve
    en:where do I get the immigration medical exam > I did one 2 years ago but my green card was denied, is it still good :: proceso-examen-medico :: no longer works
    cuánto cuesta reponer mi mica perdida > hay forma de no pagar :: documentos-perdidos :: I-912
    en:my green card was stolen, what do I do > I can't pay that much :: documentos-perdidos :: I-912
    cómo hago mis taxes > trabajo con mi propio seguro social > quién ayuda gratis con los taxes :: taxes-itin :: VITA
    quiero ser ciudadano, tengo 6 años de residente > y el examen cómo es :: examen-ciudadania :: civismo
    tengo corte el otro mes > vengo de Ecuador por amenazas, llevo 2 años y no he pedido asilo > puedo pedirle más tiempo al juez? :: nta-corte :: otra fecha
    crucé por el cerro hace 15 años, cómo arreglo > mi papá es residente :: entre-sin-inspeccion-245i :: si no estás casado
  `);
});

describe("a question is answered with the sentence that answers it", () => {
  holds(`
    me llegó un RFE de la residencia > quieren pruebas de que el matrimonio es de verdad :: perdi-o-me-negaron :: renta, cuentas
    me llegó un RFE de la residencia > y si no consigo todos los papeles :: perdi-o-me-negaron :: lo que tengas
    en:I got an RFE for my green card > they want proof of the marriage :: perdi-o-me-negaron :: lease
    mi hijo ciudadano cumple 21, crucé sin papeles > y si me caso con una ciudadana :: entre-sin-inspeccion-245i :: esposo o esposa te puede pedir
    mi hijo ciudadano cumple 21, crucé sin papeles > el ciudadano es mi novio :: castigo-3-10-perdon :: Ser novios todavía no cuenta
    mi hijo ciudadano cumple 21, crucé sin papeles > nunca salí, entré una sola vez :: castigo-3-10-perdon :: castigo permanente
    el examen de ciudadania cómo es > puede ser en mi idioma? :: examen-ciudadania :: en tu idioma
    el examen de ciudadania cómo es > cuántas preguntas hacen :: examen-ciudadania :: lista de 128
    en:what is the citizenship test like > what if I fail :: examen-ciudadania :: another chance
    mi hermana ciudadana me pidió en 2010 > cuánto me falta :: pedir-hermanos :: todavía no te tocaba
    mi permiso se vence, lo renuevo? > dicen que son 540 días :: renovar-permiso-extension :: no hay tiempo extra
    necesito hacer mis taxes sin seguro > eso me sirve para legalizarme? :: taxes-itin :: no te da papeles
    tengo green card de 2 años y ya me divorcié > qué pruebas necesito :: residencia-condicional :: pruebas de la vida juntos
    un señor me vende un permiso de trabajo > que me va a meter asilo :: notarios-fraude :: asilo con mentiras
    un señor me vende un permiso de trabajo > ya le di mi pasaporte :: notarios-fraude :: es tuyo
    agarró ICE a mi hermano > qué le digo al abogado? :: fianza :: no firme nada
    tengo miedo de volver a honduras y tengo corte > puedo pedir mas tiempo al juez :: nta-corte :: otra fecha
    perdí mi mica > y si la encuentro :: documentos-perdidos :: no lo sé con seguridad
  `);
});

describe("honest neighbours go where they went", () => {
  holds(`
    quiero pedir a mi esposa, soy residente > cómo me hago ciudadano :: ciudadania-requisitos :: N-400
    tengo corte en marzo > me mudé, a quién aviso :: nta-corte :: AR-11
    tengo cita de huellas > y si no voy :: biometricos :: abandono|pueden negar tu caso
    quiero pedir a mi hermano > y su esposa? :: pedir-hermanos :: incluye
    me robaron la cartera con mi permiso de trabajo > cuánto cuesta otro :: documentos-perdidos :: I-765
    cómo hago mis taxes > y el permiso de trabajo cómo lo saco :: taxes-itin :: no es permiso
    dónde hago el examen médico de migración > vivo aquí hace dos años :: proceso-examen-medico :: USCIS :: ya no sirve
    puedo sacar licencia sin papeles > vivo en texas > y en california :: licencia-manejar :: California :: no está en la lista
  `);
  test("who is kept from leaving work is still heard", () => {
    const reply = talk(
      "es",
      "tengo cita de huellas",
      "no puedo ir ese día, mi patrón me tiene encerrado y me quitó el pasaporte",
    );
    expect(reply.kind).toBe("crisis");
  });
});

describe("forms shown with a few words more are those of the answer", () => {
  test("none of another branch", () => {
    const price = talk("es", "no fui a mi corte porque no me llegó nada", "cuánto cuesta reabrir el caso");
    expect(price.forms).toEqual([]);
    expect(price.sentences.join(" ")).not.toMatch(/EOIR-33/);
    expect(talk("es", "me llegó un RFE de la residencia", "quieren pruebas del matrimonio").forms).toEqual(
      [],
    );
  });
  test("those that are named", () => {
    expect(talk("es", "quiero renovar mi mica", "y cuánto cuesta").forms).toContain("I-90");
    expect(talk("en", "I lost my work permit", "how much is another one").forms).toContain("I-765");
  });
});
