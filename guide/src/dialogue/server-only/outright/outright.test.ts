import { expect, test } from "vitest";
import { isOf, said } from "#guide/testing/conversation.ts";

const told: [string, string][] = [
  ["minor-taken", "agarraron a un menor de 16"],
  ["minor-taken", "se lleyaron ami ijo de 17 los de la migra"],
  ["minor-taken", "detuvo ice a mi sobrino de diecisiete cuando iba a la escuela"],
  ["minor-taken", "mi hijo menor de edad está detenido por migración"],
  ["minor-taken", "agarraron en la redada a mi cuñadito que tiene 16"],
  ["minor-taken", "en: immigration detained my 15 year old nephew at a bus stop"],
  ["minor-taken", "en: ICE has my son he is only 16"],
  ["minor-taken", "busco a mi nieto de 11 lo agarraron en la frontera"],
  ["minor-taken", "ice agarró a mi hijo || apenas cumplió 16"],
  ["sick-in-custody", "mi marido tiene diabetes y está detenido por ice, no le dan nada"],
  ["sick-in-custody", "ice tiene a mi mamá y ella toma pastillas para el corazon"],
  ["sick-in-custody", "no le quieren dar su medisina a mi esposo en la detencion"],
  ["sick-in-custody", "mi papá está malo del riñon y lo tienen en eloy"],
  ["sick-in-custody", "en: my mom is sick in the ICE detention center and they ignore her"],
  ["sick-in-custody", "a mi hijo lo tienen en un centro de ice con fiebre y no lo atienden"],
  ["pregnant-detained", "mi esposa embarazada está detenida por ice"],
  ["dui-court", "me toca corte el jueves por manejar tomado"],
  ["dui-court", "me citaron a corte por un duai en el condado"],
  ["dui-court", "en: my court date for drunk driving is Monday and I have no papers"],
  ["dui-court", "mi audiencia del dui es mañana ocupo llevar algo"],
  ["traffic-court", "me dieron corte por no traer licencia"],
  ["traffic-court", "la corte de trafico es el viernes me da miedo que este la migra"],
  ["traffic-court", "en: my court date is for driving without a license"],
  ["traffic-court", "me multaron por no traer aseguranza y dice que vaya a la corte"],
  ["criminal-court", "tengo corte por robo en la tienda"],
  ["criminal-court", "en: I have criminal court for assault on friday"],
  ["criminal-court", "corte por posesión de marihuana tengo mica"],
  [
    "family-court",
    "la mamá de mis hijos me demandó por child support y tengo que ir a corte no tengo papeles",
  ],
  ["family-court", "en: I have family court for custody and I'm undocumented, can ICE be there"],
  ["family-court", "en la corte de divorcio me pueden pedir papeles o arrestar"],
  ["hold-and-out", "sali bajo fianza de un dui pero ice me puso hold"],
  ["hold-and-out", "en: I bailed out Saturday but they said there's an ICE hold on me"],
];

test.each(told)("%s: %s", (id, text) => {
  expect(isOf(id, said(text))).toBe(true);
});

const others: [string, string][] = [
  ["minor-taken", "mi hermano de 25 lo agarro ice"],
  ["minor-taken", "detuvieron a mi esposo || tenemos 3 niños"],
  ["minor-taken", "se llevaron a mi esposa y mis niños de 4 y 6 están conmigo"],
  ["minor-taken", "tengo miedo de que ice agarre a mi hijo de 16"],
  ["minor-taken", "mi hijo de 16 nació aquí y quiere sacar pasaporte"],
  ["minor-taken", "ice detuvo a mi papá y tengo 16 años"],
  ["minor-taken", "mi sobrino llegó solo de 15 y ya vive conmigo, tiene corte"],
  ["minor-taken", "detuvieron a mi hermano || tiene 10 años aquí"],
  ["minor-taken", "detuvieron a mi esposo || tiene 2 hijos ciudadanos"],
  ["minor-taken", "puedo pedir a mi hijo de 15 que está en honduras"],
  ["minor-taken", "la frontera y mi hija de 3 años"],
  ["sick-in-custody", "estuve detenido en 2015 y ahora tengo diabetes, puedo sacar medicaid"],
  ["sick-in-custody", "mi mamá está enferma en guatemala puedo ir"],
  ["sick-in-custody", "falté a la corte porque estaba enferma"],
  ["sick-in-custody", "me duele el pecho y tengo miedo de ir al hospital"],
  ["sick-in-custody", "tengo que hacerme el examen médico de la i-693"],
  ["sick-in-custody", "mi hijo es ciudadano y está enfermo, me ayuda en la corte"],
  ["dui-court", "tengo un dui de 2015 puedo hacerme ciudadano"],
  ["dui-court", "tengo un dui y tengo corte de inmigración el lunes"],
  ["traffic-court", "falte a la corte de inmigracion porque hubo mucho trafico"],
  ["traffic-court", "no fui a la corte porque choqué en el camino"],
  ["criminal-court", "tengo un caso de asilo en la corte por persecución criminal de las maras"],
  ["criminal-court", "soy víctima de asalto y voy a la corte como testigo, visa u"],
  ["family-court", "la corte de familia me dio la custodia de mi sobrino, visa juvenil"],
  ["family-court", "mi esposo me pega y quiero orden de restricción"],
  ["hold-and-out", "mi hermano está en la cárcel y tiene un hold de ice"],
];

test.each(others)("is no %s: %s", (id, text) => {
  expect(isOf(id, said(text))).toBe(false);
});

test("a child whom officers took is looked for at ORR, a grown-up in the locator", () => {
  const child = said("la migra se llevó a mi hermanito de 16");
  expect(child.warning).toContain("800-203-7001");
  expect(child.warning).not.toContain("locator.ice.gov");
  expect(child.lawyer).toBe(true);
  expect(said("la migra se llevó a mi hermano de 26").warning).toContain("locator.ice.gov");
});

test("of a sick person in detention the life goes first", () => {
  const sick = said("mi papá es diabético, está detenido por ice y no le dan insulina");
  expect(JSON.stringify(sick)).toMatch(/911/);
  expect(JSON.stringify(sick)).toContain("888-351-4024");
  expect(sick.warning).not.toContain("locator.ice.gov");
  expect(sick.lawyer).toBe(true);
});

test.each([
  "tengo corte el 10 de diciembre por un dui",
  "tengo corte de tránsito el lunes",
  "corte criminal por robo",
])("another court is not called at the immigration line: %s", (text) => {
  expect(JSON.stringify(said(text))).not.toMatch(/800-898-7180|acis\.eoir|EOIR-33/);
});

test.each(["tengo corte de migración el lunes", "mi audiencia de asilo es mañana"])(
  "the immigration court is called there: %s",
  (text) => {
    expect(JSON.stringify(said(text))).toContain("800-898-7180");
  },
);
