/** Who is about to leave: for the interview abroad without a waiver, or back to the land that was fled. */
import { describe, expect, test } from "vitest";
import { isOf, said } from "#guide/testing/conversation.ts";

describe("the interview abroad", () => {
  test.each([
    "el lunes viajo a Juárez para mi cita de la visa, tengo 8 años de indocumentada y nadie me habló del perdón",
    "mi entrevista en el consulado es la otra semana en Tegucigalpa y llevo quince años acá sin papeles",
    "viajo a Juárez el jueves para mi entrevista, llevo 9 años aquí de ilegal",
    "me voy a mi entrevista en Ciudad Juárez la próxima semana, tengo 11 años sin papeles y no me han aprobado el perdón",
    "en:I'm flying to Ciudad Juárez next week for my interview. I've been living here without papers since 2010.",
    "en:My interview is in Juarez on Monday, I crossed the border 15 years ago and I don't have a waiver",
  ])("after years without papers the bar comes first: %s", (row) => {
    const reply = said(row);
    expect(isOf("interview-no-waiver", reply)).toBe(true);
    expect(reply.short).toMatch(/^(Si todavía no te aprueban el perdón|If your waiver is not approved)/);
    expect(reply.lawyer).toBe(true);
    expect(reply.forms).toContain("I-601A");
  });

  test.each([
    "tengo cita con ICE cerca de Juárez el lunes, llevo 6 años sin papeles",
    "tengo cita de huellas en El Paso el jueves, crucé por Juárez hace nueve años",
    "voy con mi esposa a su entrevista en Juárez, llevo 10 años sin papeles, me quedo de este lado",
    "tengo mi entrevista en Juárez, llevo 10 años sin papeles y ya me llegó el perdón, ¿qué llevo?",
    "me llegó el perdón la semana pasada || me voy el lunes a mi entrevista en Ciudad Juárez, llevo 13 años sin papeles",
    "soy residente || voy a mi entrevista en el consulado, antes estuve diez años sin papeles",
    "mi vecino fue a su entrevista en Juárez, yo llevo 8 años sin papeles, ¿a mí me toca aquí?",
    "tengo entrevista en la embajada para trabajar de cocinero, llevo cinco años sin papeles",
    "acabo de cumplir 18, llegué de bebé y mi entrevista en Juárez es el martes, llevo 17 años sin papeles",
    "en:my waiver got approved, my interview is in Juarez in March, I've been living here 12 years undocumented",
    "en:I have an appointment at my consulate to register my baby, I've been here 9 years undocumented",
    "ya me aprobaron el perdón provisional y voy a Juárez en enero, ¿qué llevo?",
    "mi mamá tiene entrevista en Ciudad Juárez la otra semana, nunca ha venido a Estados Unidos",
    "tengo cita en el consulado para el pasaporte de mi hija, llevo 8 años sin papeles",
    "tengo cita en la embajada de Honduras mañana, soy indocumentado, ¿me pueden detener?",
    "tengo 17 años y cita en Juárez el lunes, llevo desde los 5 sin papeles",
    "fui a Juárez a la entrevista y me negaron por los diez años",
    "mi hijo es soldado y yo crucé mojado, ¿arreglo por él sin ir a Juárez?",
    "en:My husband crossed the border on foot. Does he have to go to Juarez or can he adjust without leaving?",
    "en:I have an appointment at the Mexican embassy tomorrow and I've lived here undocumented for 9 years",
    "en:My wife lives in Mexico and has her interview in Juarez on Monday. What should she bring?",
  ])("a waiver, a life abroad, a minor or one's own consulate is another matter: %s", (row) => {
    expect(isOf("interview-no-waiver", said(row))).toBe(false);
  });
});

describe("back to the land that was fled", () => {
  test.each([
    "tengo asilo desde hace dos años y mi papá se está muriendo en Nicaragua, ¿puedo ir a despedirme?",
    "soy asilada y se murió mi abuela en Honduras, quiero ir al entierro con mi pasaporte hondureño",
    "llegué como refugiado de Guatemala y mi hermano está en terapia intensiva allá, ¿puedo viajar a verlo?",
    "somos asilados, mi suegra se nos muere en Venezuela, ¿podemos ir unos días?",
    "en:I won asylum last year. My mother is dying in Venezuela, can I fly there for a week?",
    "en:We came as refugees from Cuba in 2024 and my father had a stroke there, can I go see him?",
  ])("a lawyer comes first, however grave the reason: %s", (row) => {
    const reply = said(row);
    expect(isOf("asylee-trip", reply)).toBe(true);
    expect(reply.lawyer).toBe(true);
  });

  test.each([
    "gané el asilo y quiero conocer España, ¿qué documento saco?",
    "me dieron asilo, ¿cómo traigo a mis hijos que están en Cuba?",
    "mi asilo está pendiente y mi mamá está grave en Colombia, ¿puedo ir?",
    "tengo asilo y mi esposa está en Honduras, ¿puede ella viajar para acá?",
    "soy refugiado, ¿puedo ir a ver a mi hermano que está en California?",
    "vine como refugiado de Cuba, quiero trabajar en un hotel",
    "ya fui a Venezuela al entierro de mi mamá con asilo ganado, ¿me lo quitan?",
    "no tengo asilo, tengo TPS, ¿puedo ir a Honduras?",
    "tengo asilo pedido y mi mamá está enferma en Guatemala, ¿puedo ir?",
    "soy asilado de Venezuela y mi hermana vive en Ecuador, ¿puedo ir a verla?",
    "fui refugiado y ya juré la bandera, quiero ir a Cuba a ver a mi tío",
    "ya soy ciudadano || antes tuve asilo, ¿puedo ir a Honduras a ver a mi mamá?",
    "en:I never got asylum, I have a green card through my wife, can I visit my mom in Honduras?",
    "en:I became a citizen after asylum, can I go to Cuba to see my mom?",
    "en:I was granted asylum. My dad wants to visit me from Cuba, can he get a visa?",
  ])(
    "another land, a family that comes here, asylum that is not there, another's, or a citizen: %s",
    (row) => {
      expect(isOf("asylee-trip", said(row))).toBe(false);
    },
  );
});

describe("put aboard on a day that is known", () => {
  test.each([
    "a mi marido lo van a subir al avión para Ecuador el jueves, ¿hay cómo frenar eso?",
    "mi hermano está en el centro y lo mandan en el vuelo del martes a Honduras, ¿se puede parar?",
    "ICE le dijo a mi papá que su vuelo de deportación sale el 14, ¿qué hacemos?",
    "mi tío con orden final está enfermo y ya le compraron boleto a El Salvador para el día 20",
    "a mi mamá la deportan mañana en la mañana",
    "a mi primo lo van a echar para la República Dominicana el lunes y nadie hace nada",
    "mañana deportan a mi papá",
    "el martes deportan a mi hermana y está embarazada",
    "a mi cuñado ya lo tienen en Florence y el sábado sale el avión para Perú, ¿se puede detener?",
    "mañana la trasladan a Alexandria y de ahí el vuelo a Nicaragua",
    "en:they have my dad in Krome and his flight leaves on Tuesday",
    "mi vecino tiene orden y ICE le puso fecha de salida para el 5 de diciembre",
    "¿cómo renuevo mi mica? || a mi hijo lo suben al avión el miércoles, ¿qué hago?",
    "en:they are putting my husband on a plane to Guatemala on Friday, can anything stop it?",
    "en:my dad's removal flight is tomorrow, what can we do?",
    "en:ICE bought my uncle a ticket to El Salvador for next week, he has a final order",
  ])("it is told how it is held up, and nobody is forbidden to leave: %s", (row) => {
    const reply = said(row);
    expect(isOf("stay-of-removal", reply)).toBe(true);
    expect(reply).toMatchObject({ topic: "orden-deportacion", lawyer: true });
    expect(reply.warning).toMatch(/urgente|urgent/);
    expect(reply.warning).not.toMatch(/[Nn]o salgas|not leave/);
  });

  test.each([
    "ya le compré boleto a mi mamá para que venga de visita el día 20",
    "mi esposo ya compró boleto a El Salvador para el día 20, tiene asilo pendiente",
    "deportaron a mi marido el jueves pasado a Ecuador, ¿cómo lo traigo?",
    "me subieron al avión en 2015 y me deportaron, quiero volver",
    "mi jefe me compró boleto para Guatemala porque se acaba la temporada H-2A",
    "quiero regresarme a mi país por mi cuenta, ya tengo boleto para el jueves",
    "lo quieren montar en un avión para Venezuela pasado mañana y tiene miedo de volver",
    "me llamaron que me van a deportar mañana si no pago con tarjetas",
    "si me agarran me suben al avión luego luego o veo juez",
    "mi marido me va a mandar a México el lunes si no le hago caso",
    "estoy detenido en Eloy || dicen que me sacan mañana, ya tengo vuelo",
    "¿qué es un vuelo de deportación?",
    "mi vuelo sale el martes a Honduras, tengo TPS",
    "¿deportan a los que no van a corte mañana?",
    "estoy embarazada y tengo vuelo el lunes a México",
    "en:can I get deported for a DUI?",
  ])("who leaves, left, is afraid or only asks is not: %s", (row) => {
    expect(isOf("stay-of-removal", said(row))).toBe(false);
  });
});
