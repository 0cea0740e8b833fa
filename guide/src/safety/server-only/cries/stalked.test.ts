/** Who finds her wherever she moves to, and a parent on the way to make a child vanish, are a danger; an office, a mailman and a day of visits are not. */
import { describe, expect, test } from "vitest";
import { said } from "#guide/testing/conversation.ts";

describe("is heard", () => {
  test.each([
    "el papá de mi hijo ya salió para la escuela y dice que se lo va a llevar y que no lo vuelvo a ver",
    "mi ex viene por la niña y jura que la va a desaparecer, qué hago",
    "dice que me va a quitar a mi hijo y lo va a desaparecer, ya viene en camino",
    "en:her dad is on his way to the school and says he'll make her disappear",
    "en:my ex is driving to my daughter's school, he said I'll never see her again",
    "mi ex me halla cada vez que me cambio de casa y hoy se apareció en mi trabajo",
    "en:every time I move he finds me and today he showed up at my job",
    "en:he always tracks me down and he was outside my work this morning",
    "cada que me mudo da conmigo, ayer estaba en la salida de mi trabajo esperándome",
    "ya me encontró otra vez, siempre me encuentra, anda afuera de mi trabajo",
    "en:can someone look up my address? my ex keeps finding me and was at my work yesterday",
    "el papa de la niña la va a sacar de la escuela y se la va a llevar lejos donde nadie los encuentre ya va para alla",
  ])("%s", (text) => expect(said(text).kind).toBe("crisis"));
});

describe("is none", () => {
  test.each([
    "mi tía siempre me encuentra trabajo, ahora uno que está cerca de mi casa, ¿necesito permiso?",
    "mi esposo ya va a la cita de huellas y no lo voy a acompañar, ¿lo dejan entrar solo?",
    "el papá de mi hijo va por él a la escuela los viernes, ¿qué papel necesita?",
    "en:can his dad pick her up from school?",
    "¿puede mi ex ver mi dirección nueva en el caso?",
    "en:how do I change my address with USCIS?",
    "migración me encuentra cada vez que me mudo porque mando la AR-11, ¿es normal?",
    "en:USCIS was at my job today, what do I do?",
    "mi hermano desapareció en el desierto hace años",
    "en:my case disappeared from the website",
    "el cartero siempre me encuentra aunque me mude",
    "mi esposo salió para la escuela de inglés",
    "en:my husband was at my job today to drop off papers",
    "en:my lawyer finds me every time I change my number",
  ])("%s", (text) => expect(said(text).kind).not.toBe("crisis"));
});

describe("is told by who left or reported it", () => {
  test.each([
    "el contratista me tiene guardado el pasaporte, ya me salí de ahí, ¿eso es trata?",
    "ya no trabajo ahí, me tenían sin pagar, ¿puedo pedir la visa T?",
    "en:my boss kept my papers, I already got out, is that trafficking?",
    "mi hija fue abusada por un vecino y ya lo denuncié, ¿puedo pedir la visa U?",
  ])("%s", (text) => expect(said(text).kind).not.toBe("crisis"));
});

describe("is still one", () => {
  test.each([
    "si digo que no me pega y sí me pega cada noche, ¿qué digo cuando venga la policía?",
    "ayúdeme a poner que me fui de la casa, la verdad no aguanto sus golpes",
    "mi marido me pega diario, ¿qué golpes pongo en la declaración?",
    "el contratista me tiene guardado el pasaporte, ya me salí de ahí y me anda buscando, ¿eso es trata?",
    "mi hija fue abusada por mi pareja, ya lo denuncié y todavía vive con nosotros",
    "mi patrón tiene mi pasaporte y no me deja irme, ¿eso es trata?",
  ])("%s", (text) => expect(said(text).kind).toBe("crisis"));
});
