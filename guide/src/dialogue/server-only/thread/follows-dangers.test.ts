import { describe } from "vitest";
import { holds } from "#guide/testing/conversations.ts";

describe("a later turn whose wrong answer costs most", () => {
  holds(`
    una vez me deportaron en 2010 y volví a entrar al mes por el monte > y si me voy yo solo y espero allá :: reingreso-tras-deportacion :: No salgas
    en:I was deported in 2010 and came back a month later > what if I leave on my own and wait there :: reingreso-tras-deportacion :: Do not leave
    gané mi asilo el año pasado > quiero traer a mi esposa y mis dos hijos que están en Nicaragua > ¿yo puedo ir a verlos con mi pasaporte? :: asilo-aprobado :: No vayas al país del que huiste
    en:I got asylum in March > can I go visit my country for my grandma's birthday :: asilo-aprobado :: Do not go to the country you fled
    en:I got asylum in March, when can I apply for a green card > what about travel to a different country :: asilo-aprobado :: refugee travel document
    perdí mi green card, qué hago > cuánto cuesta > ¿y si tengo que viajar la semana que viene a México? :: documentos-perdidos :: No salgas del país sin el documento en la mano
    la señora del notario me cobró 4 mil y me metió un asilo que yo no pedí > qué hago, tengo cita para huellas el viernes > no tengo miedo de volver a mi país la verdad :: notarios-fraude :: No jures que esa historia es cierta
    qué es el perdón > a mí me dieron castigo de diez años > ¿mi mamá es residente, sirve ella? :: castigo-3-10-perdon :: papá o mamá
    el contratista me quitó el pasaporte y no me deja salir > no me pagan > pero no tengo papeles, si llamo me deportan :: visa-t :: no es de migración
    mi tarjeta de dos años vence mañana y no he mandado la I-751 > ¿puedo trabajar? :: residencia-condicional :: ese llega si la mandas
    en:my two year card expires friday and I never filed the I-751 > can I keep working? :: residencia-condicional :: if you send it
    en:I got a letter saying my green card application was denied > do I have to leave :: perdi-o-me-negaron :: not a deportation order
  `);
});
