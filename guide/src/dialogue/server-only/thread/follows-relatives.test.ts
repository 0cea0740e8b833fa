import { describe } from "vitest";
import { holds } from "#guide/testing/conversations.ts";

describe("relatives and details in a later turn", () => {
  holds(`
    mi sobrina de 16 vive conmigo y su papá la abandonó > ¿y ya con la residencia puede traer a su mamá? :: sij-jovenes :: nunca podrás pedir a tus papás
    tengo 17 y mi papá me abandonó, ¿puedo pedir la visa juvenil? > pero mi mamá sí me apoya, vive en Guatemala :: sij-jovenes :: basta con que uno
    en:I'm 18 and my dad abandoned me, can I get SIJ? > but my mom loves me, she's back home :: sij-jovenes :: enough that one
    perdí mi mica en México, ¿cómo regreso? > ya llevo siete meses acá :: viajar-advance-parole :: más de 6 meses fuera :: no viajes ni
    perdí mi mica en México, ¿cómo regreso? > ya llevo siete meses acá > ¿y si un oficial quiere que firme algo en el aeropuerto? :: viajar-advance-parole :: I-407
    soy residente y perdí mi mica en Honduras, ¿cómo regreso? > ¿cuánto cuesta la nueva? :: renovar-green-card :: \\$465
    entré como refugiada en 2025, ¿qué sigue? > mi esposo se quedó en Bogotá, ¿lo puedo traer? :: refugiados :: I-730 :: comprar boleto
    no pedí asilo en el primer año > si me dan withholding, ¿puedo traer a mis hijos? :: retencion-cat :: protege solo a la persona
    quiero pedir asilo, soy de Venezuela y no tengo corte, llegué hace dos meses > no tengo corte > y mi esposa que está en Caracas, ¿la meto? :: asilo-general :: los que viven fuera
    soy cubano y me dieron la I-220A, ¿puedo pedir la residencia? > ¿y mi esposa me puede meter en lo de ella? :: residencia-cubanos :: la I-220A no es parole
    mi entrevista de asilo es el martes > no hablo inglés, ¿hay intérprete allá? :: entrevista-asilo :: USCIS no suele poner uno
    mi entrevista de asilo es el martes > mi mujer acaba de dar a luz :: entrevista-asilo :: otra fecha por escrito
    ¿cuándo puedo pedir el permiso de trabajo por asilo? > falté a mis huellas > ¿pierdo los días que ya llevaba? :: permiso-trabajo-asilo :: Se para cuando tú atrasas
    ¿cuánto tengo que ganar para firmar la I-864? > es que no he hecho mis taxes :: afidavit-i864 :: atrasados
    ¿me niegan la residencia por tener Medicaid? > usé estampillas en 2019 :: carga-publica :: Casi no pesa
    ¿me niegan la residencia por tener Medicaid? > mi papá cobra SSI y se quiere hacer ciudadano :: ciudadania-requisitos :: no cuenta la carga pública
    tengo TPS de El Salvador, ¿sigue? > mi jefe me pide un comprobante de que puedo trabajar :: tps :: Hasta la fecha de tu tarjeta
    un notario me metió un asilo sin decirme y ya tengo cita > mejor no voy a la cita :: notarios-fraude :: no faltes
    ¿ya salió la ley de los 10 años? > ¿y si meto un asilo para que me manden a corte? :: cancelacion-de-deportacion :: No busques que te manden a la corte
    me llamaron de ICE que pague una multa hoy o vienen por mí > ya les deposité 300 dólares :: llamadas-estafa :: Llama hoy a tu banco
    me llamaron de ICE que pague una multa hoy o vienen por mí > y les di mi seguro social :: llamadas-estafa :: Congela hoy tu crédito
    me asaltaron con pistola, ¿sirve para la visa U? > eso pasó hace seis años :: visa-u :: No hay límite de años
    ¿qué es la cancelación de deportación? > ¿y si me agarra la migra qué hago? :: ice-en-mi-puerta :: me puedo ir
    el patrón nos trajo con visa H-2A y nos quitó los pasaportes > ¿y si me salgo de ahí pierdo la visa? :: visa-t :: 60 días
    el patrón nos trajo con visa H-2A y nos quitó los pasaportes > ¿puedo traer a mi esposa que está en Oaxaca? :: visa-t :: Suplemento A
  `);
});

describe("how long a paper is good for, after a word on what was told", () => {
  holds(`
    ¿cómo renuevo mi DACA? > qué bueno, ¿y cuánto dura el permiso? :: daca :: dos años
    ¿cómo renuevo mi mica? > ah ok gracias y cuánto dura la nueva :: renovar-green-card :: 10 años
    en:how do I renew my green card? > great, thanks. how long is the card good for? :: renovar-green-card :: 10 years
  `);
});
