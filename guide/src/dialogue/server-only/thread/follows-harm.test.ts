import { describe, expect, test } from "vitest";
import { converse } from "#guide/testing/conversation.ts";
import { holds } from "#guide/testing/conversations.ts";

describe("where the near answer would cost dear", () => {
  holds(`
    Mi esposo me maltrata y es residente. Yo no tengo papeles. ¿Hay algo para mí? > Yo entré por el desierto, ¿eso me lo impide? :: vawa :: aunque hayas cruzado sin visa :: consulado
    en:my husband is a resident and he beats me, is there something for me? > I crossed through the desert, does that stop me? :: vawa :: even if you crossed :: consulate
    un notario me llenó unos papeles y me prometió el permiso en 30 días > pero yo nunca dije que tenía miedo de regresar :: notarios-fraude :: solo la verdad :: Di "tengo miedo
    queremos adoptar a mi sobrinita que vive en Guatemala > y si la traemos con visa de turista y la adoptamos acá :: hijos-hijastros :: decir que viene de paseo :: pueden mandar juntas
    ¿puedo declarar impuestos si no tengo seguro social? > un preparador me dice que ponga a mis sobrinos de dependientes y me sale más :: taxes-itin :: Tú respondes por lo que dice tu declaración
    el mayordomo nos quitó el pasaporte en la pisca y nos amenaza con la migra, no nos paga > y si me salgo del rancho me quedo ilegal o qué :: visa-t :: ayudan a planear la salida :: No salgas sin ver antes
    en:I'm a Marine on active duty and my mom crossed in 1998, is there something for us? > she says she was caught and sent back before that crossing :: parole-militar :: Send nothing: get your file :: you ask again to continue
    en:I came on a tourist visa and my I-94 ends in February, can I ask for more time? > what if they don't answer before the date :: turista-vencido :: you can usually wait for the answer :: Do not leave the country
    tengo cita con ICE el jueves y traigo la I-220B > el juez me negó el asilo en el 2019 pero ahora en mi pueblo mataron a mi hermano :: orden-deportacion :: si tu país cambió :: EOIR-26
    perdí mi permiso de trabajo, qué hago > puedo seguir trabajando mientras :: documentos-perdidos :: no te quita el permiso
  `);
});

describe("a worry is no wish to die", () => {
  test.each([
    ["es", ["tengo cita con ice el jueves", "no pues ya no voy a dormir"]],
    ["es", ["ya no voy a poder dormir"]],
    [
      "en",
      [
        "what happens at my first court hearing?",
        "my cousin says just don't go because they arrest everybody there",
      ],
    ],
  ] as const)("%s: %j", (language, turns) => {
    expect(converse(language, turns).reply.kind).not.toBe("crisis");
  });

  test.each([
    ["es", ["tengo cita con ice el jueves", "ya no puedo más, no quiero despertar mañana"]],
    ["en", ["what happens at my first court hearing?", "i cant sleep and i dont want to be alive anymore"]],
  ] as const)("but this is: %s: %j", (language, turns) => {
    expect(converse(language, turns).reply.kind).toBe("crisis");
  });
});

describe("what is told later changes the case", () => {
  holds(`
    se me vence la mica en enero, ¿cómo la renuevo? > ah no, la mía es de las de dos años, me la dieron por mi esposa :: residencia-condicional :: I-751
    en:my green card expires in two months, how do I renew it? > oh wait it's the two year one, through my husband :: residencia-condicional :: I-751
    ya metí el asilo, ¿cuándo pido el permiso? > yo mismo pedí que me movieran la fecha de la corte :: permiso-trabajo-asilo :: Se para cuando
    a mi primo lo deportaron en 2022, ¿cómo puede regresar legal? > ya anda viendo coyotes para venirse :: reingreso-tras-deportacion :: No cruces
    tengo la residencia pendiente, ¿puedo ir a ver a mi papá enfermo? > es que viví siete años sin papeles antes de meterla :: viajar-advance-parole :: Todavía no
    mi patrón no me paga, ¿qué hago? > ¿y si cae la migra ahí mismo? :: derechos-laborales :: no corras
    tengo cita con ICE el martes > me dieron la 220B en 2021 > ¿quién se queda con mis niños si me dejan ahí? :: hijos-nacidos-aqui :: Haz hoy un plan
    ¿es cierto que todos nos tenemos que registrar? > ¿y le ponen multa si no lo hace? :: registro-extranjeros :: delito menor
    no me alcanza para la ciudadanía, ¿hay descuento? > ¿y a mi hija con DACA también se lo perdonan? :: exencion-pago :: menos DACA
    un señor me vende el permiso de trabajo en dos mil > yo ya metí asilo en 2023, ¿con eso puedo? :: permiso-trabajo-asilo :: 150 días
    mi papá es residente y me pidió en 2014, ¿cuándo me toca? > ¿y si me caso este año? :: hijos-hijastros :: No te cases
    ¿mi bebé es ciudadano si nació aquí? > oí que les van a quitar la ciudadanía a los niños :: hijos-nacidos-aqui :: no se lo quitan
    tengo la mica de dos años por mi esposo, ¿cómo quito las condiciones? > ¿qué pruebas hay que mandar? :: residencia-condicional :: I-751 firmada
  `);
});

describe("who is out of the country", () => {
  holds(`
    mi esposo fue deportado el año pasado, ¿cómo puede regresar por la buena? :: reingreso-tras-deportacion :: Desde tu país
    soy ciudadana y mi mamá está en Honduras, ya nos escribió el NVC > ella vivió aquí sin papeles del 2006 al 2013 y se regresó sola :: castigo-3-10-perdon :: desde el día que saliste
  `);
});
