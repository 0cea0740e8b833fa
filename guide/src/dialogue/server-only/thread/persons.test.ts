/** Later turns of this person's own case: leaving, petitions for somebody who crossed, another's papers. */
import { describe, expect, test } from "vitest";
import { isOf, said } from "#guide/testing/conversation.ts";

describe("leaving with a case that waits", () => {
  test.each([
    [
      "asylum-leaving",
      "ya metí mi asilo hace 4 meses, ¿cuándo puedo pedir el permiso? || ¿y puedo ir a México a ver a mi mamá?",
    ],
    ["asylum-leaving", "ya tengo metido mi asilo || quiero ir a mi país un mes"],
    [
      "asylum-stay",
      "me llegó un correo que tengo que salir en 7 días || entré por CBP One en 2024 || tengo asilo pendiente",
    ],
    [
      "asylum-stay",
      "me llegó un correo que tengo que salir en 7 días || tengo asilo pendiente || ¿tengo que irme o no?",
    ],
    [
      "leave-no-case",
      "quiero regularizarme || entré con parole en 2023 y no tengo familia || no, no pedí asilo nunca || ¿y si me regreso a Venezuela?",
    ],
    ["go-and-return", "entré por el cerro en 2010 || ¿y si me voy y saco una visa y entro legal?"],
    ["go-and-return", "en:I crossed in 2012 || what if I go back and come in the right way"],
    [
      "resident-trip-arrest",
      "en:I have a green card and got arrested for weed last year || I was planning to go to Mexico for Christmas",
    ],
    ["resident-trip-arrest", "en:I have a green card and a DUI || can I fly to Mexico"],
    [
      "asylee-went-home",
      "soy residente desde el 2020 por asilo, ¿cuándo pido la ciudadanía? || viajé a mi país una vez",
    ],
  ])("%s: %s", (spot, row) => {
    expect(isOf(spot, said(row))).toBe(true);
  });

  test.each([
    [
      "asylum-stay",
      "con el asilo pendiente, ¿cuándo pido el permiso? || ¿y el social me llega solo o tengo que ir yo?",
    ],
    ["go-and-return", "soy residente || si voy a México y regreso con mi mica, ¿entro bien?"],
    ["resident-trip-arrest", "soy residente || quiero ir a ver a mi mamá a Michoacán"],
    [
      "asylee-went-home",
      "soy residente por mi esposo || fui a mi país el año pasado || ¿puedo pedir la ciudadanía?",
    ],
  ])("not %s: %s", (spot, row) => {
    expect(isOf(spot, said(row))).toBe(false);
  });
});

describe("what was told of how somebody came", () => {
  test.each([
    [
      "left-and-recrossed",
      "quiero mis papeles || entré por el cerro, fui y regresé como tres veces, la última en 2004",
    ],
    ["left-and-recrossed", "quiero legalizarme || me vine por el desierto y he ido y venido varias veces"],
    ["left-and-recrossed", "en:I want papers || I crossed the border, went back and forth a few times"],
    [
      "anothers-visa",
      "quiero arreglar mis papeles || llegué con visa de turista, bueno la visa de mi prima, con su pasaporte",
    ],
    ["anothers-visa", "en:I want a green card || I came in with my cousin's visa"],
    [
      "anothers-visa-tell",
      "entré con la visa de mi prima, mi esposo es ciudadano || ¿y eso lo tengo que decir?",
    ],
    [
      "parent-crossed",
      "soy residente y quiero pedir a mi mamá || ella entró sin papeles hace 20 años, vive aquí conmigo",
    ],
    [
      "parent-must-leave",
      "soy ciudadana y quiero pedir a mi papá || él cruzó por el río || ¿entonces tiene que salir?",
    ],
    ["spouse-must-leave", "mi esposa cruzó por el cerro y yo soy ciudadano || ¿y tiene que salir?"],
    ["reentry", "me pidieron huellas, mi asilo está pendiente || antes me deportaron en 2012"],
    [
      "came-with-children",
      "quiero arreglar mis papeles || crucé con mis dos hijos el año pasado, venimos de Honduras",
    ],
    ["visa-resident-spouse", "quiero arreglar por mi esposa || entré con visa || es residente, no ciudadana"],
    [
      "resident-parent-married",
      "quiero arreglar || crucé sin revisión || mi papá es residente || tengo 34 años y soy casado",
    ],
  ])("%s: %s", (spot, row) => {
    expect(isOf(spot, said(row))).toBe(true);
  });

  test.each([
    ["anothers-visa", "trabajé con papeles de otra persona || mi esposa es ciudadana"],
    [
      "visa-resident-spouse",
      "quiero arreglar por mi esposa || entré con visa || no es residente, es ciudadana",
    ],
    ["left-and-recrossed", "entré con visa || fui y regresé tres veces con la visa"],
  ])("not %s: %s", (spot, row) => {
    expect(isOf(spot, said(row))).toBe(false);
  });
});

describe("more of the same, in other words", () => {
  test.each([
    ["asylum-leaving", "en:I've had my asylum case pending for 3 years || I want to go home for two weeks"],
    ["leaving-485", "tengo mi residencia en trámite con mi esposo || ¿y si voy a mi país a ver a mi mamá?"],
    ["leave-no-case", "llevo 12 años aquí sin papeles || ¿y si me voy por mi cuenta puedo regresar luego?"],
    [
      "go-and-return",
      "en:I overstayed my visa 5 years ago || if I leave and apply for a new visa will they let me back in",
    ],
    [
      "parent-must-leave",
      "soy ciudadana y mi mamá entró sin papeles || ¿y si se va a su país y entra con visa?",
    ],
    [
      "left-and-recrossed",
      "en:I entered in 2001, left for a funeral in 2008 and snuck back in || my son turns 21 next year",
    ],
    ["resident-parent-married", "mi papá es residente y yo tengo 25, casada"],
    ["anothers-visa", "en:I used a fake passport to fly in || can my wife petition me"],
    [
      "permit-still-valid",
      "mi permiso todavía tiene 3 meses || mi patrón dice que ya no puedo trabajar, ¿es cierto?",
    ],
    ["u-family", "tengo la visa U || ¿puedo traer a mis papás?"],
    [
      "child-court-with-me",
      "mi sobrina vino sola y vive conmigo, le llegó corte || no tengo papeles y me da miedo llevarla",
    ],
    [
      "appointment-after-removal",
      "me pidieron unas huellas para mi asilo || tengo miedo porque antes me deportaron en 2012 || ¿y si no voy?",
    ],
    [
      "overstay-citizen-spouse",
      "en:I'm a DACA recipient married to a citizen || came in with a visa when I was 7 || so can I get the green card",
    ],
    ["smuggler-pay", "en:can I get in trouble for paying a smuggler to bring my wife"],
  ])("%s: %s", (spot, row) => {
    expect(isOf(spot, said(row))).toBe(true);
  });

  test.each([
    ["resident-parent-married", "mi papá es residente y yo tengo 25, soltera"],
    ["smuggler-pay", "le voy a pagar al coyote para traer a mi hijo"],
    ["u-family", "soy ciudadano || ¿puedo traer a mis papás?"],
    ["leaving-485", "tengo mi residencia en trámite || ¿cuánto tarda?"],
  ])("not %s: %s", (spot, row) => {
    expect(isOf(spot, said(row))).toBe(false);
  });
});

describe("single facts that decide", () => {
  test.each([
    ["permit-still-valid", "en:my work permit expires in 30 days || can I keep working"],
    ["u-now", "tengo la visa U aprobada desde 2022 || ¿ya puedo pedir la residencia?"],
    ["u-family", "tengo la visa U aprobada desde 2022 || ¿y mi mamá que está en México?"],
    ["days-left", "en:they denied my I-130 || I have 20 days left"],
    [
      "hospital-late-asylum",
      "en:I want to apply for asylum || I got here 14 months ago || I was in the hospital for 5 months",
    ],
    ["sij-here", "tengo 17 años y vivo solo con mi tío || mi papá murió y mi mamá está en Guatemala"],
    ["child-court-with-me", "mi hija de 15 años tiene que ir a corte || ella vino sola y vive conmigo"],
    ["denied-letter-english", "me negaron la residencia || no sé por qué, la carta está en inglés"],
    [
      "bond-payer",
      "quiero saber de la fianza de mi primo || no los tengo, soy indocumentado ¿puedo pagarla yo?",
    ],
    [
      "wed-then-file",
      "vivo con mi pareja sin casarnos, él es ciudadano || entré con visa de turista || nos casamos la próxima semana, ¿qué papeles meto primero?",
    ],
  ])("%s: %s", (spot, row) => {
    expect(isOf(spot, said(row))).toBe(true);
  });

  test("the price of a two-year card's form, not of the renewal", () => {
    const { short, sentences } = said(
      "me casé hace dos años y mi tarjeta vence en febrero || pero ya nos separamos || ¿y cuánto cuesta?",
    );
    expect(`${short} ${sentences.join(" ")}`).toContain("750");
  });

  test("a card whose day has passed lets nobody work", () => {
    expect(said("mi permiso se venció ayer || ¿puedo seguir trabajando?").short).toMatch(/^No/);
  });
});
