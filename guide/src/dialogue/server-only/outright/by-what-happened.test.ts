import { expect, test } from "vitest";
import { isOf, said } from "#guide/testing/conversation.ts";

test.each([
  [
    "resident-year-out",
    "me fui tres años a Guatemala con mi mica y ahora quiero regresar, ¿puedo entrar normal?",
  ],
  ["fear-of-police", "me da miedo llamar a la policía porque no tengo papeles"],
  ["old-order-again", "me llegó un papel I-871 en la cárcel, dicen que ya no hay juez"],
  ["old-order-again", "en: my husband was deported in 2018 and came back, he just got picked up again"],
  ["lottery-won-message", "me llegó un correo de que gané la lotería de visas y que pague 400"],
  ["whole-case-weighed", "ya metimos mi residencia y dicen que ahora hay que probar que soy buena persona"],
  ["uscis-payment", "¿puedo mandar un money order con mi solicitud?"],
  ["boss-wants-citizen-box", "en: my boss says just check the citizen box on the I-9, is that fine?"],
  ["monitor-off", "el aparato que traigo en el tobillo se apagó y no prende"],
  ["resident-year-out", "tengo green card y me fui a México catorce meses, ¿puedo regresar?"],
  ["name-change", "me casé y uso otro apellido, ¿cómo hago para que la mica salga con el nuevo?"],
  [
    "n400-separated",
    "llevo tres años de residente por mi esposo pero vivimos aparte, ¿aplico a la ciudadanía?",
  ],
  ["n400-long-trip", "estuve ocho meses en mi tierra, ¿eso me quita tiempo para la ciudadanía?"],
  ["n400-long-trip", "en: I spent seven months in Honduras, does that reset my citizenship time?"],
  ["citizenship-denied", "me dijeron que no a la ciudadanía la semana pasada"],
  ["price-citizenship", "en: how much is the citizenship application, is it cheaper online?"],
  ["new-name-at-oath", "¿me puedo cambiar el apellido el día que jure la bandera?"],
  ["cannot-petition", "mi tía es ciudadana, ¿puede pedir a su sobrino?"],
  ["came-as-child", "nunca metí el DACA, ¿lo puedo pedir por primera vez?"],
  ["u-signature-six-months", "hace ocho meses me firmaron la certificación de la visa U y no mandé nada"],
  ["extend-visitor", "vine con visa láser y me dieron hasta marzo, ¿puedo pedir más tiempo?"],
  ["aid-without-papers", "en: I'm undocumented, can I go to college?"],
  ["resident-fiance", "soy residente y quiero traer a mi novia de Colombia"],
  ["h2-worker-abroad", "mi hermano está en Puebla y quiere venir a trabajar legal"],
  [
    "parole-after-overstay",
    "metí la 485 pero me quedé con la visa vencida cuatro años, ¿con el permiso de viaje ya puedo ir?",
  ],
  ["must-i-register", "dicen que hay que registrarse los que no tenemos papeles o nos multan"],
  [
    "interview-no-waiver",
    "la del notario dice que me vaya a Juárez a la entrevista y que allá se arregla lo del castigo, tengo trece años aquí",
  ],
  ["soldier-serves", "mi hijo se metió a los marines el año pasado y yo crucé por Sonora"],
  ["cuban-spouse", "mi esposo es cubano con parole y yo soy de Venezuela, ¿entro en lo de él?"],
  ["do-not-cross-again", "a mi esposo lo deportaron y dice que mejor se cruza"],
  ["license-state-with", "¿puedo sacar licencia sin papeles en Colorado?"],
  [
    "selective-service",
    "en: im 24 and never signed up for selective service, does that hurt my citizenship?",
  ],
  ["selective-late", "en: im 29 and never signed up for selective service, can I become a citizen?"],
] as const)("%s: %s", (id, text) => {
  expect(isOf(id, said(text))).toBe(true);
});

test.each([
  [
    "fear-of-police",
    "en: my stepdad is hurting my mom right now and she won't let me call 911, she has no papers",
  ],
  ["uscis-payment", "me pagan en efectivo, ¿cómo declaro mis taxes?"],
  ["old-order-again", "mi primo fue deportado y volvió, lo agarraron y tiene miedo de que lo maten"],
  ["whole-case-weighed", "pago mis taxes y soy buena persona, ¿ya me toca la ciudadanía?"],
  ["resident-fiance", "me casé con mi novia y soy residente, ¿cómo la pido?"],
  ["aid-without-papers", "mi hijo va a la universidad y soy indocumentada, ¿hay modo de cambiar mi estatus?"],
  ["came-as-child", "tuve DACA y lo dejé vencer en 2021, ¿qué opciones tengo?"],
  ["license-state-with", "¿la licencia de California sirve para volar?"],
  ["license-state-with", "saqué la licencia diciendo que vivía con mi tía en Maryland"],
  ["lose-citizenship", "me fui 8 meses a Zacatecas, ¿eso me quita tiempo para la ciudadanía?"],
  ["cuban-spouse", "mi esposo es cubano y yo soy hondureña, nos casamos después de su residencia"],
] as const)("not %s: %s", (id, text) => {
  expect(isOf(id, said(text))).toBe(false);
});
