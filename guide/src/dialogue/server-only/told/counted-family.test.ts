import { describe } from "vitest";
import { holds } from "#guide/testing/conversations.ts";

describe("days of families, hearings and signatures are counted", () => {
  holds(`
    mi novia entró con la visa de prometida el 12 de octubre y la boda es en febrero :: prometido-k1 :: 10 de enero de 2027: quedan
    mi novia entró con la visa de prometida el 2 de julio y todavía falta la boda :: prometido-k1 :: se acabaron
    en:my fiancé came on the K-1 on October 3 and the wedding is in March :: prometido-k1 :: January 1, 2027
    mi esposo era ciudadano, murió el 25 de enero de 2025 y nunca metimos nada :: murio-peticionario :: 25 de enero de 2027: quedan
    mi marido era ciudadano y se me murió el veintidós de diciembre de hace dos años, nunca metimos papeles :: murio-peticionario :: 22 de diciembre de 2026: quedan
    el NVC nos mandó la carta el 8 de enero de 2026 y no hemos pagado nada :: proceso-consular :: 8 de enero de 2027: quedan
    me negaron la ciudadanía el 10 de noviembre, ¿qué hago? :: perdi-o-me-negaron :: 10 de diciembre de 2026, o el 13 de diciembre
    en:my citizenship was denied on November 10, what can I do? :: perdi-o-me-negaron :: December 10, 2026, or December 13
    la detective me firmó la certificación de la visa U el 10 de julio :: visa-u :: 10 de enero de 2027: quedan
    el 8 de enero es mi audiencia individual y las pruebas se las doy al juez ese día :: nta-corte :: 9 de diciembre de 2026
    el juez me dio salida voluntaria de sesenta días el 20 de octubre :: salida-voluntaria :: 19 de diciembre de 2026
    el asilo me lo dieron el 15 de enero del 2025 y mis hijos siguen allá :: asilo-aprobado :: hasta el 15 de enero de 2027: quedan
    casi cumplo 5 años de residente, el 15 de marzo, ¿cuándo meto la ciudadanía? :: ciudadania-requisitos :: desde el 15 de marzo de 2022
  `);
});

describe("a year told behind a correction belongs to its month", () => {
  holds(`
    mi DACA venció hace 8 meses > no, venció en septiembre pero del 2025 :: daca :: ya pasó más de un año
    entré en febrero de este año y quiero pedir asilo, ¿estoy a tiempo? > ay no mensa yo, fue en febrero pero del año pasado :: asilo-un-anio :: febrero de 2026: ya pasó
    soy residente y ando en honduras, llevo como cinco meses > no, me equivoqué, me vine en octubre pero del año pasado :: renovar-green-card :: octubre de 2025
  `);
});
