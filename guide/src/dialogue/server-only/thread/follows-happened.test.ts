import { describe } from "vitest";
import { holds } from "#guide/testing/conversations.ts";

describe("what people say next is heard for what it is", () => {
  holds(`
    qué pasó con el TPS de Honduras? > y mi permiso de trabajo que dice A12? :: tps :: ya no te cubre :: ^Sí
    tengo TPS de El Salvador > y mi permiso A12? :: tps :: . :: si el TPS de tu país terminó
    mis niños tienen medicaid y estoy arreglando la residencia, me afecta? > entonces les quito el medicaid :: carga-publica :: No se la quites por miedo
    me quitaron el medicaid de mis hijos por ser inmigrante > les quitaron las estampillas también :: carga-publica :: . :: No se la quites
    a mi esposo lo deportaron en 2021, cómo puede regresar? > está desesperado, dice que mejor se cruza :: reingreso-tras-deportacion :: Que no cruce
    en:they deported my husband, how can he come back? > he says he is going to cross again :: reingreso-tras-deportacion :: should not cross|Do not cross
    puedo sacar licencia de manejar sin papeles? > en California :: licencia-manejar :: Sí: tu estado
    puedo sacar licencia de manejar sin papeles? > vivo en Texas :: licencia-manejar :: . :: Sí: tu estado
    vivo en Georgia y no tengo papeles, cómo saco la licencia? > y si saco la de Nuevo México con la dirección de mi primo :: licencia-manejar :: dirección falsa :: Sí: tu estado
    hay alguna ley nueva para los que ya tenemos muchos años aquí? > entré sin papeles y tengo dos niños nacidos aquí > pero yo pago mis taxes cada año, eso no cuenta? :: arreglar-papeles :: por sí solo no da papeles
    hay alguna ley nueva para los que ya tenemos muchos años aquí? > entré sin papeles y tengo dos niños nacidos aquí > y la ley de los 10 años? :: cancelacion-de-deportacion :: solo la da un juez
    mi hijo ya casi cumple 21 y nació aquí, me puede arreglar? > por el río, en el 2003, y nunca he salido > no estoy casada y mis papás viven en Honduras :: castigo-3-10-perdon :: no hay quien cuente
    en:I just turned 21 and I'm a citizen, can I petition my mom? > she came with a tourist visa in 2010 and stayed > and my little brother, can he go with her? :: pedir-papas :: does not go along
    mi esposo es ciudadano y me pega > ya salí de ahí. él se va a enterar si pido eso? :: vawa :: el gobierno no le avisa
    mi primo está en Guatemala y quiere venir a trabajar legal > y él solo puede pedir la visa del campo? :: h2a-h2b :: No se pide a solas
    entré con visa de turista y se me venció hace cinco años, quiero hacerme legal > me casé el año pasado, mi esposo es ciudadano americano :: ajuste-familiar :: I-485 :: I-601A
    me llegó el recibo de la I-130 de mi esposa que está en Honduras > y ella ya puede venir :: proceso-consular :: ni el recibo ni la petición aprobada
    falté a mi corte la semana pasada, qué pasa? > es que mi niña estaba en el hospital > y puedo reabrir el caso? :: falte-a-corte :: moción para reabrir
    soy cubano y me dieron la I-220A, califico para la residencia? > mi primo entró con parole, él sí? :: residencia-cubanos :: un año y un día
    se me venció la mica hace dos meses > creo que la mía es de las de dos años > ay no, ya la saqué, es de diez años > y cuánto cuesta :: renovar-green-card :: 465 :: 750
    soy residente desde hace 3 años y medio, ¿ya me puedo hacer ciudadana? > mi esposo es ciudadano, tenemos 6 años casados > pero nos separamos el año pasado :: ciudadania-requisitos :: los 3 años no cuentan
    en:I was born here and just turned 21, can I fix my mom's papers? > she came with a tourist visa in 2004 and stayed > what about my dad? he crossed the border walking :: pedir-papas :: without leaving
    tengo pendiente la I-485 y mi mamá está grave en México, ¿puedo ir? > es que estuve 4 años con la visa vencida antes de meter los papeles :: viajar-advance-parole :: 3 o 10 años
    anoche arrestaron a mi hermano por manejar tomado y tiene un hold de migración > ¿cuánto tiempo lo pueden tener por eso? :: fianza :: 48 horas
    anoche arrestaron a mi hermano por manejar tomado y tiene un hold de migración > ¿le conviene declararse culpable para salir rápido? :: antecedentes :: no te declares culpable
    ya me llegó la carta de mi entrevista de ciudadanía, ¿qué llevo? > ¿y mi mamá? tiene 67 años y 22 de residente, no sabe inglés :: examen-ciudadania :: 65 y 20
    yo soy hondureña, tengo TPS desde el 99, ¿es cierto que ya lo quitaron? > y mi comadre es de El Salvador, ella también lo perdió? :: tps :: 9 de septiembre de 2026
    quiero traer a mi familia > yo soy ciudadana y quiero traer a mis papás :: pedir-papas :: I-130
  `);
});
