import { describe } from "vitest";
import { holds } from "#guide/testing/conversations.ts";

describe("what follows in a subject is asked of the right person", () => {
  holds(`
    mi esposo era ciudadano y falleció en enero > él ya había mandado la petición I-130 :: murio-peticionario :: pasa sola a ser I-360
    mi esposo era ciudadano y falleció en enero > y si me vuelvo a casar :: murio-peticionario :: lo pierdes si te casas
    soy ciudadano y mi esposa trae un hijo de 19 años, lo puedo pedir > tenía 11 cuando nos casamos :: hijos-hijastros :: sí es tu hijastro
    soy ciudadano y mi esposa trae un hijo de 19 años, lo puedo pedir > cruzó por el desierto a los 9 :: hijos-hijastros :: corre desde que cumplió 18
    soy ciudadano y mi esposa trae un hijo de 19 años, lo puedo pedir > y se hace ciudadano por mí :: hijos-hijastros :: No: un hijastro
    en:my mom became a citizen when I was 14, am I one? > I grew up with my dad, they split :: ciudadania-por-padres :: custody :: your child may already
    en:how do I bring my fiancé from Peru > I only have a green card :: prometido-k1 :: Not yet: the K-1 visa is only
    quiero traer a mi novia de El Salvador > no soy ciudadano todavía tengo mica :: prometido-k1 :: Todavía no
    quiero traer a mi novia de El Salvador, ya soy ciudadano > cuánto tarda :: prometido-k1 :: . :: F2A
    en:I'm a citizen, my stepdaughter is 15 > will she become a citizen through me :: hijos-hijastros :: No: a stepchild
    me debe dos semanas el patrón > si voy a quejarme no me van a entregar a la migra? :: derechos-laborales :: no te piden papeles
    me lastimé en la obra y no tengo papeles > me van a pedir papeles en la corte de eso? :: derechos-laborales :: . :: tienes que decir cómo entraste
    soy residente, los impuestos con qué número > puedo poner a mis hijos de aquí si tengo itin :: taxes-itin :: . :: aunque tú ya tengas Seguro
    me debe dos semanas el patrón > y además me corté la mano en la máquina :: derechos-laborales :: te deben atender
    mi hijo cumple 21 el otro año y me va a pedir, yo crucé por el río > mi esposa entró con visa :: pedir-papas :: sí podría arreglar aquí
    un señor me vende un permiso de trabajo en 2 mil > a mi prima sí le llegó :: notarios-fraude :: no te protege
    mi permiso c09 vence en marzo > qué precio tiene :: renovar-permiso-extension :: Con la C09
    vivo en colorado sin papeles, puedo sacar licencia > y con esa puedo volar :: licencia-manejar :: No: la licencia
    tengo DACA, cuándo la renuevo > mi hermano llegó en 2012, él puede pedirla :: daca :: desde el 15 de junio de 2007
    me quiero divorciar y mi residencia sigue pendiente > dice que va a quitar la petición :: divorcio-en-tramite :: sin tu permiso
  `);
});

describe("two of one sex who are not married yet", () => {
  holds(`
    somos dos mujeres y mi novia es ciudadana, me puede pedir :: matrimonio-igualitario :: primero tienen que casarse
    en:I'm gay and my partner is a citizen, can he sponsor me for a green card? :: matrimonio-igualitario :: first you must be legally married
    mi novio es ciudadano, me puede pedir :: arreglar-papeles :: .
  `);
});
