import { describe, expect, test } from "vitest";
import { converse } from "#guide/testing/conversation.ts";
import { holds } from "#guide/testing/conversations.ts";

describe("the two questions ask nothing that was told", () => {
  holds(`
    crucé por el río en 2015 > quiero arreglar mis papeles :: arreglar-papeles :: Crucé sin revisión.*Quién de tu familia :: Cómo entraste
    mi esposa es ciudadana > quiero arreglar mis papeles :: arreglar-papeles :: Cómo entraste :: Quién de tu familia
    mi esposa es ciudadana > quiero arreglar mis papeles > con visa :: ajuste-familiar :: Tu esposo o esposa podría pedirte
    entré con visa en 2018 > qué opciones tengo para arreglar? > mi esposo es ciudadano :: ajuste-familiar :: podría pedirte con la I-130
    crucé por el desierto en 2010 > mi hijo ya cumplió 21 y es ciudadano > cómo arreglo papeles? :: castigo-3-10-perdon :: hijo
    entré con esta y me casé con ciudadana, puedo ajustar? :: turista-vencido :: ESTA
    mi papá era ciudadano americano de nacimiento y yo nací en México > puedo pedir a mi esposa? :: ciudadania-por-padres :: N-600 :: padrastro
    entré por méxico en 2022 > tengo derecho a tps? :: tps :: No hay registro nuevo :: no tienen TPS
    soy de méxico > tengo derecho a tps? :: tps :: no tienen TPS
    quiero pedir a mi esposo :: pedir-esposo :: ^[^A-Z]*Sí puedes pedir a tu pareja :: con lupa
  `);
});

test("who told two ways in is asked which was the last", () => {
  const { reply } = converse("es", [
    "entré con visa una vez y luego crucé por el cerro",
    "cómo arreglo papeles",
  ]);
  expect(reply.short).not.toMatch(/Ya me contaste/);
});

test("a child who told of blows is answered about a parent's petition, below the line", () => {
  const { reply } = converse("es", [
    "tengo 16 y mi padrastro me toca",
    "mi mamá es residente, me puede pedir?",
  ]);
  expect(reply.warning).toMatch(/911/);
  expect(reply.kind).toMatch(/answer|clarify/);
  expect(reply.topic).toBe("hijos-hijastros");
});
