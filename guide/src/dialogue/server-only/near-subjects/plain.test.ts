/** Plain first questions between near subjects. */
import { describe, expect, test } from "vitest";
import { said } from "#guide/testing/conversation.ts";

test("above a swindler's call stands no lead of a case that she does not have", () => {
  for (const asked of [
    "me marcaron de ICE, que debo una multa de 998 diarios y si no pago me arrestan",
    "en:a man from ICE called me, I owe a $998 fine and must pay today",
  ])
    expect(said(asked).warning).toBeNull();
  expect(said("tengo una orden de deportación || me llamaron que pague con Zelle").warning).not.toBeNull();
});

describe("between near subjects", () => {
  test.each([
    ["viajar-advance-parole", "¿puedo salir del país con permiso de trabajo?"],
    ["taxes-itin", "¿cómo pago mis taxes con ITIN?"],
    ["taxes-itin", "¿dónde pago mis taxes?"],
    ["viajar-advance-parole", "en:can I leave the country with a work permit"],
    ["buscar-abogado", "¿cómo sé si el licenciado que lleva mi caso de veras tiene licencia?"],
    ["taxes-itin", "llevo tres años sin hacer mis impuestos porque no tengo social, ¿qué número saco?"],
    [
      "permiso-trabajo-asilo",
      "metimos el asilo en mayo, ¿ya podemos pedir el permiso de trabajo o esperamos?",
    ],
    ["visa-u", "nos asaltaron y la policía me firmó una hoja para una visa, ¿qué hago con ella?"],
    ["fraude-matrimonio", "en:is it wrong to marry my boyfriend if it also helps his papers?"],
    ["patron-me-peticiona", "soy enfermera en Colombia y quiero trabajar en Estados Unidos"],
    ["patron-me-peticiona", "soy ingeniero peruano, ¿qué visa hay para trabajar allá?"],
    ["tn-e2", "soy enfermera en México y quiero trabajar en Estados Unidos"],
    ["pedir-hermanos", "quiero pedir a mi esposo || ¿y cuánto esperan los hermanos de México?"],
    ["pedir-hermanos", "en:can I petition my wife? || how long is the wait for a brother?"],
    ["perdi-o-me-negaron", "me pidieron más pruebas || es para el 10 de diciembre || ¿y si pido más tiempo?"],
    ["pedir-esposo", "me quiero casar con mi novio ciudadano"],
    ["prometido-k1", "quiero traer a mi novia de Colombia para casarme con ella, soy ciudadano"],
    ["pedir-esposo", "me quiero casar con mi novia ciudadana || todavía no vivimos juntos"],
    ["nta-corte", "su corte es el lunes, puede faltar?"],
    ["nta-corte", "mi hermana tiene audiencia en dos semanas y quiere no ir"],
    ["falte-a-corte", "tenía corte el lunes y no fui, ¿qué pasa?"],
    ["llamadas-estafa", "me marcaron de ICE, que debo una multa de 998 diarios y si no pago vienen por mí"],
    ["llamadas-estafa", "en:a man from ICE called me, I owe a $998 fine and must pay today"],
    ["multas-998", "me llegó una carta de ICE con una multa de 998 dólares por día"],
    ["multas-998", "tengo una orden de deportación vieja, ¿me pueden multar?"],
    ["falte-a-corte", "¿qué le pasa a alguien que no va a la corte de migración?"],
    ["proceso-consular", "mi esposa está en Puebla y ya la citaron a Juárez, ¿qué le preguntan?"],
    ["patron-me-peticiona", "el restaurante que metió mi petición cerró, ¿me puede pedir otro?"],
    [
      "patron-me-peticiona",
      "en:the company sponsoring my green card went out of business, is everything lost?",
    ],
    [
      "ciudadania-requisitos",
      "tengo la mica hace cinco años, estuve ocho meses fuera, en México, ¿me afecta para hacerme ciudadano?",
    ],
    [
      "antecedentes",
      "tengo orden de arresto por no ir a la corte de tránsito y me citaron a las huellas de la residencia",
    ],
    [
      "salida-voluntaria",
      "me quiero regresar a México con mis hijos pero tengo caso en la corte, ¿me puedo ir así nomás?",
    ],
    ["perdi-o-me-negaron", "me negaron la I-485 y venía una cita para la corte, ¿apelo o espero al juez?"],
    [
      "visa-u",
      "el fiscal firmó la I-918B el 3 de julio, ¿hasta cuándo la mando? || ¿y si ya se pasaron los seis meses?",
    ],
    ["asilo-general", "en:Can I add my wife to my asylum application if we got married after I filed?"],
    ["salida-voluntaria", "el juez le dio salida voluntaria a mi tío, le quedan 20 días y está enfermo"],
    ["permiso-trabajo-asilo", "moví mi audiencia y se detuvo el reloj del asilo, ¿cómo lo arranco otra vez?"],
    ["traducciones", "la traductora puso mal la fecha de mi acta, ¿la corrijo y la mando otra vez?"],
    ["salida-voluntaria", "tienen detenido a mi primo y quieren que firme unos papeles en inglés"],
    ["notarios-fraude", "en tiktok un señor saca permisos en dos semanas sin caso, ¿será cierto?"],
    [
      "entre-sin-inspeccion-245i",
      "mi tío nos pidió en 2000, ¿todavía sirve? || se perdió el recibo de esa petición",
    ],
    ["sij-jovenes", "tengo 16 y mi papá me abandonó, ¿hay algo para mí? || mi mamá no puede mantenerme"],
    ["pedir-hermanos", "quiero pedir a mi hermano, soy ciudadana || tiene 30, está casado y tiene dos hijos"],
    ["visa-u", "tengo visa U pendiente || tengo a mi esposa y dos niños allá, ¿los puedo meter?"],
    [
      "asilo-un-anio",
      "llegué en mayo de este año, ¿hasta cuándo puedo pedir asilo? || no sé escribir inglés || y mi marido, ¿puede ir en el mío?",
    ],
    ["permiso-trabajo-asilo", "metimos el asilo el 3 de agosto, ¿ya podemos pedir el permiso de trabajo?"],
    ["pedir-esposo", "mi novia es de Honduras y yo soy ciudadano, ¿cómo arreglamos sus papeles?"],
    ["nacara", "soy salvadoreño, llegué en 1989 e hice lo de ABC, ¿puedo con NACARA?"],
    ["tps", "tengo TPS de Honduras || ¿se acabó? ¿qué hago con mi trabajo?"],
    ["visa-u", "tengo la visa U pendiente"],
    ["vawa", "mi caso de VAWA ya está aprobado"],
    ["vawa", "en:I already applied for VAWA"],
    ["prometido-k1", "mi prometida es gringa y me quiere pedir por la K-1"],
    ["residencia-cubanos", "vine de Cuba en 2021 || tengo I-220A"],
    [
      "renovar-green-card",
      "my green card is expired and I have the I-90 receipt, can I keep working at my job?",
    ],
    [
      "renovar-green-card",
      "en el trabajo me piden papel vigente, ya mandé renovar la tarjeta de residente y tengo el recibo",
    ],
    [
      "renovar-permiso-extension",
      "mandé a renovar el permiso de trabajo y sólo tengo el recibo, ¿el patrón me lo acepta?",
    ],
    ["documentos-perdidos", "dejé mi mica en el taxi, ¿hay reposición o pago todo de nuevo?"],
    [
      "documentos-perdidos",
      "quiero saber de los taxes || otra cosa, me tumbaron la mochila y ahí iba la residencia",
    ],
    [
      "documentos-perdidos",
      "How do I renew TPS? || also somebody snatched my purse with my work permit inside",
    ],
    ["exencion-pago", "¿puedo pagar la residencia con tarjeta o tiene que ser cheque?"],
    ["fraude-matrimonio", "My cousin is marrying a guy just for the green card. What could happen to them?"],
    [
      "fraude-matrimonio",
      "una muchacha me ofreció casarse conmigo por papeles, le dije que no, ¿qué nos hubiera pasado?",
    ],
    [
      "fraude-matrimonio",
      "de joven me casé por dinero, ya nos divorciamos, ¿me afecta para pedir a mi esposo de ahora?",
    ],
    ["notarios-fraude", "en TikTok ofrecen permisos de trabajo en 900 dólares, ¿es verdad?"],
    ["notarios-fraude", "A page on Facebook is selling green cards and work permits, is it legit?"],
    ["entrevista-asilo", "tengo asilo pendiente desde 2019 y no me llaman para la entrevista"],
    ["asilo-general", "¿cómo escribo mi declaración de asilo? tengo mensajes con amenazas y una denuncia"],
    ["asilo-general", "I have the threats saved on my phone. How do I write my asylum story so it is clear?"],
    ["permiso-trabajo-asilo", "¿cómo mando el permiso de trabajo por asilo?"],
    ["licencia-manejar", "dejé la licencia de manejar en el autobús, ¿cómo la repongo?"],
    ["asilo-un-anio", "llevo dos años aquí, ¿puedo pedir asilo todavía?"],
  ])("%s: %s", (topic, row) => {
    const english = /^(?:My|How|A|I) |^my green/.test(row);
    expect(said(english ? `en:${row}` : row).topic).toBe(topic);
  });

  test.each([
    "me propuso matrimonio un ciudadano y le dije que no tenía papeles, ¿puedo arreglar?",
    "en:He proposed, I said no because I had no papers, we are married now, can I apply?",
    "en:She proposed and said no to a big wedding. I have no papers, can I adjust?",
  ])("a proposal that was put off is no fraud: %s", (row) => {
    expect(said(row).kind).toBe("clarify");
  });

  test.each([
    "borré fotos viejas con mi ex del Face, ¿uscis las puede ver en la entrevista?",
    "tengo un restaurante, ¿qué debo revisar de los papeles de un empleado nuevo?",
    "en:where can I get those red cards with your rights, I want some for my crew",
  ])("an honest person is left in peace: %s", (row) => {
    expect(said(row).kind).not.toMatch(/refuse|crisis/);
  });

  test.each([
    "borré las fotos con mi novia para que no vean que mi esposa es de papel, ¿qué más quito?",
    "tengo un restaurante, ¿cómo le quito los papeles a un empleado para que no se vaya?",
    "¿cómo cuento un asilo que nunca pasó para que me lo den?",
    "tengo amenazas que escribió un amigo para mi asilo, ¿cómo hago que se vean reales?",
    "en:My cousin texted me threats for the case, I saved messages, how to make them convincing?",
    "en:They sell green cards that work, is it true? Where can I buy one?",
    "¿Qué pruebas piden de diez años aquí? || solo tengo de seis, ¿qué recibos viejos puedo hacer en la computadora para completar?",
  ])("who asks for more is refused: %s", (row) => {
    expect(said(row).kind).toBe("refuse");
  });
});

test("a card that was got hold of holds nobody", () => {
  expect(said("¿cuántos años de residente piden si agarré la mica por mi marido?").warning).toBeNull();
});

test.each([
  "¿cómo renuevo mi permiso? || hoy me negaron la residencia y que me va a llegar carta de la corte",
  "quiero saber de los taxes || me acaban de negar la ciudadanía, ¿qué hago?",
  "en:how do I renew my work card || the officer just denied my green card today. What now?",
])("a denial of today is the subject, whatever was asked before: %s", (row) => {
  expect(said(row)).toMatchObject({ topic: "perdi-o-me-negaron", lawyer: true });
});

test.each([
  ["renovar-permiso-extension", "¿cómo renuevo mi permiso? || ¿y si me niegan?"],
  ["renovar-green-card", "¿cómo renuevo mi mica? || ¿qué pasa si me niegan la renovación?"],
])("one that may come is not (%s): %s", (topic, row) => {
  expect(said(row).topic).toBe(topic);
});
