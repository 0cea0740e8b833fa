import { describe } from "vitest";
import { holds } from "#guide/testing/conversations.ts";

describe("what is added to a story decides its next answer", () => {
  holds(`
    ya cumplí los 150 días, puedo pedir el permiso de trabajo? > y me dura los 5 años? :: permiso-trabajo-asilo :: hasta 18 meses
    ya cumplí los 150 días, puedo pedir el permiso de trabajo? > y con ese permiso puedo ir a visitar a mi hija a Lima :: viajar-advance-parole :: . :: Sí, con tu mica
    el juez me dio el asilo en abril, qué sigue? > mis 3 hijos están en Tegus > uno ya cumplió 21 en julio :: asilo-aprobado :: menos de 21 cuando pediste :: julio de 2028
    me asaltaron con pistola en mi troca, con eso hay visa? > sí fui a la policía y el detective ya me firmó el papel, en junio :: visa-u :: 6 meses
    mi abuelita está muy grave en Honduras, puedo ir con mi asilo pendiente? > ya falleció... ya no llegué :: viajar-advance-parole :: Siento mucho tu pérdida
    en:I moved and never changed my address, what do I do? > system says hearing was 3 weeks ago :: falte-a-corte :: removal order
    mi hermano ciudadano me pidió en 2009, cuánto falta? > mi carnal ya falleció hace dos años :: pedir-hermanos :: se acaba
    mi esposo es ciudadano y me pega > espérame que ahí viene :: vawa :: Guarda el teléfono
    una amiga me cobra 8 mil por casarse conmigo > ya, olvídalo. mejor dime si mi tía ciudadana me puede pedir :: inmediato-vs-preferencia :: un tío
    quiero pedir asilo, llegué hace once meses > no, perdón, ya va para dos años, es que entré en diciembre del veinticuatro :: asilo-un-anio :: diciembre de 2025 :: diciembre de 2026
    una notaria me hizo los papeles del permiso y yo nunca pedí asilo > dice que es normal, que nomás vaya y diga que tengo miedo :: notarios-fraude :: . :: 800-799-7233
    en:how do I renew my DACA? > ok bet. and my lil sister never had it can she apply, she was born 2008 :: daca :: 2007|Not for now
    me casé con un ciudadano, entré con visa de turista en 2018 y ya se me venció > ay espéreme, le voy a decir la verdad, la visa era de mi prima, yo pasé con la de ella porque nos parecemos > y mi hija de 9, ella sí pasó con su propia visa :: ajuste-familiar :: su propia I-130
    ya me casé con un ciudadano y entré con visa > la verdad, la visa no era mía :: ajuste-familiar :: la visa o el pasaporte de otra persona
    mi mamá es residente y en 2019 metió la I-130 por mi hermano soltero de 26, ¿qué categoría es? > es que se nos casa en enero, ya tiene apartada la iglesia :: hijos-hijastros :: la boda acaba esa petición
    en:my dad is a green card holder and petitioned my sister in 2020, she's 25 and single. What category? > she's getting married in June :: hijos-hijastros :: the wedding ends that petition
    mi esposo ciudadano falleció y estábamos por meter mis papeles, ¿ya perdí todo? > murió el 10 de enero de 2025 y no alcanzamos a mandar nada :: murio-peticionario :: 10 de enero de 2027
    mi esposo ciudadano falleció, ¿qué hago? > yo ando con otra pareja, nos queremos casar en diciembre :: murio-peticionario :: lo pierdes si te casas
    quiero pedir asilo, ¿cómo le hago? > llegué el 18 de diciembre de 2025 > espéreme, el sello de mi pasaporte dice 18 de noviembre de 2025 :: asilo-general :: ya pasó
    traje a mi novio de Colombia con la K-1, llegó el 20 de agosto y todavía no nos casamos > perdón, era 20 de septiembre :: prometido-k1 :: 19 de diciembre de 2026
    el juez me negó el asilo el 24 de noviembre, ¿qué hago? > no, perdón, fue el 19 :: apelar-juez :: 29 de noviembre
    me mudé a Carolina y tengo corte en Miami, ¿qué hago? > acabo de llamar al teléfono y dice que mi audiencia fue ayer :: falte-a-corte :: . :: 988
    en:I want asylum, I arrived December 18, 2025 :: asilo-un-anio :: .
    en:I lost my green card, which form do I need? > it said resident since 02/15/2025, expires 02/15/2027 :: documentos-perdidos :: send the I-751
    soy salvadoreño con TPS, ya se acabó? > entré mojado en el 99 pero en el 2019 salí con permiso y volví a entrar bien por el aeropuerto :: tps :: con visa o parole :: castigo permanente
  `);
});
