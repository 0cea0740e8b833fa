import { describe } from "vitest";
import { holds } from "#guide/testing/conversations.ts";

describe("an income told about a petition is held against the sponsor's minimum", () => {
  holds(`
    quiero pedir a mi esposo > gano 1800 al mes :: afidavit-i864 :: \\$21,600 al año.*hogar de 2.*\\$27,050.*otra persona
    quiero pedir a mi mamá > gano 600 a la semana y somos 3 :: afidavit-i864 :: \\$31,200.*\\$34,150.*no llegas tú solo
    quiero pedir a mi esposa > gano 45 mil al año :: afidavit-i864 :: hasta 4 personas.*\\$41,250 :: otra persona
    quiero pedir a mi esposa > gano 45,000 y somos 4 :: afidavit-i864 :: llegas a ese mínimo.*taxes
    en:I want to petition my husband > I make 2,000 a month > there are 3 of us :: afidavit-i864 :: \\$24,000.*\\$34,150.*do not reach
    quiero pedir a mi esposa > ¿cuánto tengo que ganar? :: afidavit-i864 :: \\$27,050 para un hogar de 2
    en:My husband's case is at the NVC > how much do I have to earn for 4 people :: afidavit-i864 :: \\$41,250
    en:what income does a sponsor need for a family of 5, I-864 :: afidavit-i864 :: household of 5.*\\$48,350
    en:minimum income for the affidavit of support, household size 6 :: afidavit-i864 :: \\$55,450
    ¿qué ingreso piden en la I-864 si somos 7? :: afidavit-i864 :: hogar de 7.*\\$62,550.*Si no alcanza
  `);
});
