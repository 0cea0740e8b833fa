import { describe } from "vitest";
import { holds } from "#guide/testing/conversations.ts";

describe("a fact told late changes the case", () => {
  holds(`
    mi suegra quiere la ciudadanía, lleva 12 años de mica > oye, ella votó en 2016 pensando que ya podía :: ciudadania-requisitos :: Alto: que no mande :: Podrías calificar
    en:how do i help my dad become a citizen, he has had a green card since 1998 > my dad voted in a city election years ago :: ciudadania-requisitos :: Stop: do not let them send
    mi mamá es residente y quiere viajar a México > es que mi mamá votó una vez :: ciudadania-requisitos :: Alto
    mi mamá quiere la ciudadanía tiene 9 años de mica > ella nunca votó ni nada :: ciudadania-requisitos :: . :: Alto
    quiero la ciudadanía y tengo 6 años de mica > si voto en las elecciones me la quitan? :: ciudadania-requisitos :: . :: que no mande
    quiero renovar mi mica > oiga y es que yo voté en 2020 por error :: ciudadania-requisitos :: No mandes nada todavía
    me llegó una cita con un juez en houston > ya no vivo ahí, ahora vivo en denver :: nta-corte :: no mueve tu corte
    en:I got a notice to appear in Dallas > we moved to Ohio two weeks ago :: nta-corte :: does not move your court
    falté a mi corte en junio porque nunca me llegó carta > sí avisé mi cambio de dirección a la corte :: falte-a-corte :: prueba muy buena
    falté a mi corte > no avisé que me había cambiado de casa :: falte-a-corte :: . :: prueba muy buena
    me sacaron en 2009 y me metí otra vez en 2010 > eso ya fue hace 16 años :: reingreso-tras-deportacion :: tienen que ser fuera
    me deportaron y regresé por el cerro > me llevan con el juez si me agarran :: reingreso-tras-deportacion :: Casi siempre no
    en:I was deported and I came back illegally > so is there anything I can do? :: reingreso-tras-deportacion :: Few doors are left
    tengo que ir a ICE mañana y tengo orden > y si me detienen ahí qué hace mi mujer :: check-in-ice :: Que tu familia te busque
    tengo cita con ice > si me agarran quién cuida a mis niños :: hijos-nacidos-aqui :: . :: te busque ese mismo día
    me deportaron y volví a entrar por el monte > ayer me pararon sin licencia y tengo que ir a la corte del condado :: licencia-manejar :: . :: Casi siempre no
    quiero arreglar mis papeles > tengo un dui del 2015 :: dui :: . :: no manejes sin
    tengo que ir con ICE el lunes > le di mi dirección nueva al oficial :: check-in-ice :: . :: prueba muy buena
    cómo saco la licencia de manejar en texas > ayer me pararon y me dieron un dui :: dui :: Pide un defensor penal
  `);
});
