import { describe } from "vitest";
import { courtReplies } from "#guide/dialogue/server-only/replies/court-replies.ts";
import { reads, tapping } from "#guide/testing/replies.ts";

describe("asylum", () => {
  reads(
    "asilo-general",
    `
    no nunca me han mandado a corte y entre hace como 8 meses :: No, nunca :: Menos de un año
    fíjese que sí, tengo audiencia en marzo, llegué en diciembre del 2022 :: Sí, tengo corte :: Más de un año
    pues me soltaron con papeles para ver al jues, yegamos hace 5 meses :: Sí, tengo corte :: Menos de un año
    no sabría decirle si tengo corte, cruzé hace tres años :: No sé :: Más de un año
    nobody ever sent me to court, I got here last January :: No, nunca :: Menos de un año
    I have a hearing next month, been here for six years :: Sí, tengo corte :: Más de un año
    a mí ya me habían deportado en 2017 y regresé hace dos años, corte no tengo :: No, nunca :: Ya me habían deportado
    ni corte ni juez, acabo de llegar :: No, nunca :: Menos de un año
    a mi primo lo deportaron, yo vine el veinte de febrero pasado :: - :: Menos de un año
    en la frontera me dieron un papel pero no sé si es de la corte :: No sé :: -
    falté a mi corte, llevo 4 años aquí :: Sí, tengo corte :: Más de un año
    not sure if I have court, I came about 3 weeks ago :: No sé :: Menos de un año
    me faltan tres semanas para el año y no tengo juez :: No, nunca :: Menos de un año
    tengo 34 años y tengo juez en Houston :: Sí, tengo corte :: -
    buenas mire yo llegué el año antepasado con mi esposo y mis hijos y nos pusieron corte en Nueva York :: Sí, tengo corte :: Más de un año
    a nosotros nadie nos ha citado ni nada, estamos aquí desde marzo :: No, nunca :: Menos de un año
    I don't have any court stuff, been in Florida since 2016 :: No, nunca :: Más de un año
    no tengo idea si estoy en la corte, entré hace unos cinco meses :: No sé :: Menos de un año
    tuve una deportación hace como diez años y crucé de nuevo en 2021 :: - :: Ya me habían deportado
    mi esposo y yo entramos por Yuma hace tres meses y nos pusieron grillete y fecha de corte :: Sí, tengo corte :: Menos de un año
    pues que yo recuerde no, entré sin que me vieran en 2020 :: No, nunca :: Más de un año
    I've never been to court. I came in on a visa in September :: No, nunca :: Menos de un año
    no me acuerdo la verdad, ya son 9 años :: No sé :: Más de un año
    ya estoy en juicio con la jueza Martínez, me habían deportado en 2008 :: Sí, tengo corte :: Ya me habían deportado
  `,
  );
  reads(
    "asilo-un-anio",
    `
    llevo cuatro meses nomás :: Más de dos meses :: -
    me faltan tres semanas para el año :: Menos de dos meses :: -
    entré el quince de diciembre pasado :: Menos de dos meses :: -
    uy ya se me pasó, tuve una cirujía y estaba enferma :: Ya pasó el año :: Enfermedad, menor o mal abogado
    ya pasaron dos años, yo tenia visa de turista :: Ya pasó el año :: Tenía visa, TPS o parole
    I've been here for three years, the government changed back home and now they threaten my family :: Ya pasó el año :: Algo cambió
    vine con parole en 2023 :: Ya pasó el año :: Tenía visa, TPS o parole
    me deportaron en 2016 y volví en 2020 :: Ya pasó el año :: Me deportaron y volví
    el avogado nunca mandó nada y ya tengo mas de un ano aqui :: Ya pasó el año :: Enfermedad, menor o mal abogado
    I hit one year in two weeks :: Menos de dos meses :: -
    we arrived in August :: Más de dos meses :: -
    llegué de 15 años, era menor, hace cuatro años de eso :: Ya pasó el año :: Enfermedad, menor o mal abogado
    no tenía visa, lo que pasó es que mataron a mi hermano hace poco :: - :: Algo cambió
    once meses llevo :: Menos de dos meses :: -
    apenas tengo tres meses y medio en Chicago :: Más de dos meses :: -
    me queda un mes y pico :: Menos de dos meses :: -
    ya tengo rato aquí como dos años, el licenciado que agarré nunca la metió :: Ya pasó el año :: Enfermedad, menor o mal abogado
    over two years. My country had a coup last summer and now it's way worse :: Ya pasó el año :: Algo cambió
    yo estaba con visa de estudiante hasta mayo, llevo cuatro años :: Ya pasó el año :: Tenía visa, TPS o parole
    ya casi, en tres semanas :: Menos de dos meses :: -
    ocho meses tengo aquí :: Más de dos meses :: -
    se me fue el tiempo, llegué chiquito, tenía trece años :: Ya pasó el año :: Enfermedad, menor o mal abogado
    I came in 2022 on parole with U4U :: Ya pasó el año :: Tenía visa, TPS o parole
    llegué hace 2 años. hace 2 meses empezaron a amenazar a mi esposa allá :: Ya pasó el año :: Algo cambió
  `,
  );
});

describe("a work permit", () => {
  reads(
    "permiso-trabajo-general",
    `
    tengo asilo pendiente y la targeta se me bencio :: Asilo :: Tarjeta vencida
    mi esposa me metió la residencia y nomás tengo el recibo :: Residencia en trámite :: Solo el recibo
    tengo DACA, mi permiso vence en abril :: TPS, DACA o corte :: Tarjeta vigente
    no tengo ningún trámite ni tarjeta ni recibo :: Ninguno :: Nada
    asylum pending, I only got the receipt :: Asilo :: Solo el recibo
    my I-485 is pending and my card is still valid :: Residencia en trámite :: Tarjeta vigente
    estoy en corte peleando cancelación, no tengo nada todavía :: TPS, DACA o corte :: Nada
    yo no he metido nada, quiero pedir asilo :: Ninguno :: -
    no es asilo, es tps :: TPS, DACA o corte :: -
    todavía no se ha vencido mi tarjeta, es de la 589 :: Asilo :: Tarjeta vigente
    tengo la tarjeta, bueno no, solo el resibo :: - :: Solo el recibo
    never applied for anything, I have nothing :: Ninguno :: Nada
    el ajuste por mi marido, estoy esperando la tarjeta :: Residencia en trámite :: Solo el recibo
    lo mío es asilo en la corte y la tarjeta me llegó en agosto, sirve cinco años :: Asilo :: Tarjeta vigente
    mi mujer que es ciudadana me puso los papeles de la green card, sigo esperando el permiso :: Residencia en trámite :: Solo el recibo
    soy dreamer y se me acaba de vencer :: TPS, DACA o corte :: Tarjeta vencida
    no he aplicado a nada nunca y no tengo ninguna tarjeta :: Ninguno :: Nada
    pending asylum case, my EAD is valid through 2028 :: Asilo :: Tarjeta vigente
    asilo, lo metió mi abogada en enero; tarjeta no tengo, ni recibo :: Asilo :: Nada
    estoy casado con americana y tenemos pendiente el ajuste, me llegó la tarjeta la semana pasada :: Residencia en trámite :: Tarjeta vigente
    tengo corte en Arlington, recibo nada más :: TPS, DACA o corte :: Solo el recibo
    I don't have anything pending. no card :: Ninguno :: Nada
    tps, expired last September and I haven't renewed :: TPS, DACA o corte :: Tarjeta vencida
  `,
  );
});

describe("a removal case", () => {
  reads(
    "cancelacion-de-deportacion",
    `
    si tengo corte y mis hijos nacieron aquí :: Sí, tengo corte :: Hijo menor de 21
    nunca me han puesto en corte, mi señora es ciudadana :: No tengo corte :: Esposo, esposa, papá o mamá
    falté a la corte hace años, mi mamá es residente :: Ya tengo orden :: Esposo, esposa, papá o mamá
    no se si tengo caso, me dieron un papel ase años, mi ija tiene asma :: No sé :: Hijo menor de 21
    yo soy recidente y me llegó el NTA por un delito :: Sí, tengo corte :: Yo soy residente
    no court, nobody in my family has papers :: No tengo corte :: Nadie ciudadano ni residente
    I have a judge in Dallas and my two kids are citizens :: Sí, tengo corte :: Hijo menor de 21
    I was ordered removed, my husband is a US citizen :: Ya tengo orden :: Esposo, esposa, papá o mamá
    no tengo orden ni corte, mi niño de 6 años está malito :: No tengo corte :: Hijo menor de 21
    mis hijos están en Honduras, aquí no tengo a nadie :: - :: Nadie ciudadano ni residente
    mi esposa no tiene papeles pero mi niña es ciudadana :: - :: Hijo menor de 21
    estoy en corte y tengo la mica desde 2010 :: Sí, tengo corte :: Yo soy residente
    no soy residente, mi papá sí es residente :: - :: Esposo, esposa, papá o mamá
    mi próxima audiencia es en mayo y mi señora es residente y está mala de los riñones :: Sí, tengo corte :: Esposo, esposa, papá o mamá
    nadie me ha puesto en corte todavía, llevo 14 años y tengo tres niños ciudadanos :: No tengo corte :: Hijo menor de 21
    la jueza ya me ordenó la deportación. soy yo solo aquí, no tengo a nadie :: Ya tengo orden :: Nadie ciudadano ni residente
    I don't know if I'm in court, my son is 7 and has autism :: No sé :: Hijo menor de 21
    estoy en proceso en la corte, soy residente desde 2005 :: Sí, tengo corte :: Yo soy residente
    no me han citado, mi bebé nació en abril aquí en Dallas :: No tengo corte :: Hijo menor de 21
    me llegó la notificación de la corte en octubre, mis papás son ciudadanos ya viejitos :: Sí, tengo corte :: Esposo, esposa, papá o mamá
    tengo orden desde 2012, mis hijos son de acá :: Ya tengo orden :: Hijo menor de 21
    not that I know of. no one, we're all undocumented :: No tengo corte :: Nadie ciudadano ni residente
    sí, tengo green card desde hace 8 años y me quieren quitar todo :: - :: Yo soy residente
  `,
  );
  reads(
    "orden-deportacion",
    `
    el juez me negó la semana pasada y aquí sigo :: Un juez, este mes :: No, nunca salí
    me la dio un juez en 2014 y nunca he salido :: Un juez, hace tiempo :: No, nunca salí
    no fui a la corte porque no me llegó la carta, nunca me fui :: No fui a la corte :: No, nunca salí
    me agarraron en la frontera y me regresaron luego luego, volví a entrar al mes :: En la frontera :: Sí, y volví a entrar
    I lost in court nine years ago, they deported me and I came back :: Un juez, hace tiempo :: Sí, y volví a entrar
    I missed my hearing, still here :: No fui a la corte :: No, nunca salí
    perdí con el jues hace diez días :: Un juez, este mes :: -
    no hubo juez, firmé en el puente :: En la frontera :: -
    hace muchos años perdí mi caso :: Un juez, hace tiempo :: -
    me sacaron en 2015 y me metí otra vez por el desierto :: - :: Sí, y volví a entrar
    yo nunca falté, la juesa me la dio hace 3 años, no me he ido :: Un juez, hace tiempo :: No, nunca salí
    the judge just denied me :: Un juez, este mes :: -
    me deportaron y regresé a México :: - :: -
    el juez me acaba de decir que no el lunes pasado y sigo en mi casa en Denver :: Un juez, este mes :: No, nunca salí
    falte ala corte en el 2006 porque no sabia ingles y me dio miedo, nunca me e ido :: No fui a la corte :: No, nunca salí
    a judge in 2013, then they flew me to Honduras and I came back in 2014 :: Un juez, hace tiempo :: Sí, y volví a entrar
    me agarró la patrulla en el desierto y me regresaron sin ver a ningún juez, luego me volví a meter :: En la frontera :: Sí, y volví a entrar
    perdí la apelación hace tres años, no me he movido de aquí :: Un juez, hace tiempo :: No, nunca salí
    el juez me dijo que no el día 10 de este mes :: Un juez, este mes :: -
    cambié de dirección y nunca me llegó la fecha, aquí sigo con mis hijos :: No fui a la corte :: No, nunca salí
    fue en el 2001 un juez en Texas, luego me fui solo y volví como al año :: Un juez, hace tiempo :: Sí, y volví a entrar
    border patrol made me sign something and dropped me in Tijuana the same night, I crossed again :: En la frontera :: Sí, y volví a entrar
    judge denied my asylum four years ago and my appeal too. never left the US :: Un juez, hace tiempo :: No, nunca salí
  `,
  );
  reads(
    "reingreso-tras-deportacion",
    `
    estoy en Honduras, me deportaron una vez y mi esposa es siudadana :: Fuera :: Una vez, con familia ciudadana
    ya estoy aquí en Houston, me han sacado dos veces :: Dentro, volví a entrar :: Dos veces o más
    mi hermano está detenido, lo sacaron tres veces :: Está detenido :: Dos veces o más
    estoy en México y no tengo familia allá con papeles :: Fuera :: Sin familia con papeles
    volví a cruzar, no puedo regresar porque las maras me quieren matar :: Dentro, volví a entrar :: Tengo miedo en mi país
    I'm in Guatemala, deported once, my kids are citizens :: Fuera :: Una vez, con familia ciudadana
    I came back in 2019, deported twice :: Dentro, volví a entrar :: Dos veces o más
    ICE has him right now and he's afraid to go back :: Está detenido :: Tengo miedo en mi país
    estuve preso pero me deportaron, estoy fuera :: Fuera :: -
    dos veces me deportaron y mis ijos son de aqui :: - :: Dos veces o más
    ando aca en Oaxaca, nomás una vez, mi jefa es residente, o sea mi mamá es residente :: Fuera :: Una vez, con familia ciudadana
    no tengo miedo, tengo a mi marido que es ciudadano :: - :: Una vez, con familia ciudadana
    quiero regresar, sigo en mi pais :: Fuera :: -
    ahorita ando en Tegucigalpa, solo una vez me han deportado, mi esposa y mi bebé son ciudadanos :: Fuera :: Una vez, con familia ciudadana
    ya me vine otra vez, tres deportaciones tengo :: Dentro, volví a entrar :: Dos veces o más
    mi papá está en la detención de Tacoma, lo han deportado dos veces ya :: Está detenido :: Dos veces o más
    I'm already back in Texas, one time, nobody in my family has papers :: Dentro, volví a entrar :: Sin familia con papeles
    estoy escondida en Guatemala, me amenazaron los mareros :: Fuera :: Tengo miedo en mi país
    me encuentro en Nicaragua, solo una vez, mi esposo es americano :: Fuera :: Una vez, con familia ciudadana
    estoy acá en Houston, volví por Reynosa, me han deportado dos veces :: Dentro, volví a entrar :: Dos veces o más
    my brother is in jail in Georgia with an ICE hold, no family with papers :: Está detenido :: Sin familia con papeles
    fuera todavía, pero tengo mucho miedo porque aquí me balearon :: Fuera :: Tengo miedo en mi país
    está preso mi esposo, es su primera deportación y yo soy ciudadana :: Está detenido :: Una vez, con familia ciudadana
  `,
  );
});

tapping(courtReplies);
