import { describe } from "vitest";
import { holds } from "#guide/testing/conversations.ts";

describe("who petitions, and who may not", () => {
  holds(`
    quiero pedir a mi hijastro tiene diecisiete años > nos casamos cuando el tenía quince y yo soy ciudadano :: hijos-hijastros :: sí es tu hijastro :: fila F3
    en:I want to petition my stepson, I'm a citizen > we got married when he was 16 :: hijos-hijastros :: it is your stepchild
    quiero pedir a mi hijastro, soy ciudadano > nos casamos cuando tenía 19 :: hijos-hijastros :: . :: sí es tu hijastro
    mi papá residente me pidió y ya murió > yo estaba aquí en chicago cuando murió :: murio-peticionario :: Si vivías aquí ese día :: viuda
    mi papá residente me pidió y ya murió > y yo ya me casé, ¿afecta? :: murio-peticionario :: se acabó con tu boda
    se murió mi esposo, era ciudadano, y estaba arreglando > ¿quién firma ahora lo del dinero? :: murio-peticionario :: Viudas y viudos con I-360 no la necesitan
    mi hijo ciudadano tiene 19, ¿ya me puede pedir? > ¿seguro? a mi vecina le dijeron que a los 18 :: pedir-papas :: Sí, seguro.*21
    mi hijo ciudadano tiene 19, ¿ya me puede pedir? > faltan dos años, ¿qué hago mientras? :: pedir-papas :: No mandes nada hasta :: manda una I-130 por cada uno
    mi hijo ciudadano tiene 19, ¿ya me puede pedir? > ¿y a mi hermana la puede pedir mi hijo? :: pedir-papas :: no puede pedir a sus tíos
    mi hijo ciudadano tiene 19, ¿ya me puede pedir? > ¿y si salgo a México a ver a mi papá? :: pedir-papas :: castigo de 10 años
    quiero pedir a mi hijo, tiene 20 y soy residente > cumple 21 en junio y mi juramento es en abril :: hijos-hijastros :: no hace fila
    ¿puedo pedir a mi hijo casado? soy residente > ¿y si se divorcia? :: hijos-hijastros :: vuelve a contar como soltero :: I-751
    ¿puedo pedir a mi hijo casado? soy residente > ¿y si yo me hago ciudadano? :: hijos-hijastros :: fila F3 :: 90 días
    mi hermana es ciudadana y me quiere pedir > crucé por nogales en 2010 :: inmediato-vs-preferencia :: Si cruzaste sin revisión
    mi papá se hizo ciudadano cuando yo tenía 15, ¿soy ciudadana? > tenían custodia compartida, pasaba con él los fines de semana :: ciudadania-por-padres :: de verdad vivías
    mi niño nació en Tijuana pero yo soy ciudadana > ¿y mi esposo mexicano puede cruzar con nosotros? :: ciudadania-por-padres :: necesita su propia visa
    somos dos mujeres y queremos casarnos, ¿vale para la residencia? > ¿y si solo hacemos unión civil? :: matrimonio-igualitario :: no bastan
    quiero pedir a mi mamá, está en Honduras > tengo 24 y me hice ciudadana en marzo :: pedir-papas :: Entonces sí puedes pedir
    en:my mom has a green card and wants to petition me, I'm 27 and single > can I get a tourist visa in the meantime? :: inmediato-vs-preferencia :: officer may think you will stay
    en:my husband is a citizen and wants to file for me > my visa says subject to section 212(e) > can he file the I-130? :: ajuste-familiar :: no permit and no status
    mi esposa es ciudadana y yo entré con visa de turista, ¿puedo arreglar aquí? > a mí me deportaron en el aeropuerto en 2012, ¿eso importa? :: ajuste-familiar :: lo cambia todo
    tengo dos niños que nacieron aquí > ¿y qué papeles les saco por si acaso? :: hijos-nacidos-aqui :: Saca su acta
    mis hijos nacieron aquí > ¿qué papeles necesito para el pasaporte? :: hijos-nacidos-aqui :: DS-11
    soy salvadoreña y tengo el tps > y mi esposo es residente, ¿qué me conviene? :: tps :: F2A
    mi papá me pidió y se murió > ya estoy casado :: murio-peticionario :: se acabó con tu boda :: viuda
    soy residente y mi hermana quiere venir > ¿y con visa de turista? :: pedir-hermanos :: verdad
  `);
});
