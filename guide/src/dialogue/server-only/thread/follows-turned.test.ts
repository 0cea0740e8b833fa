import { describe } from "vitest";
import { holds } from "#guide/testing/conversations.ts";

describe("what is meant to be done next, or told on the way, does not close her path", () => {
  holds(`
    mi sobrino vino solo, su papá lo dejó y su mamá murió, tiene 17, ¿hay algo para él? > tiene novia y se quieren casar en diciembre, no hay problema verdad :: sij-jovenes :: Casarse puede tumbar el caso
    mi sobrino vino solo, su papá lo dejó y su mamá murió, tiene 17, ¿hay algo para él? > y cuánto cuesta y cuándo le dan la residencia :: sij-jovenes :: La I-360 cuesta
    mi esposo es ciudadano y me pega > nos divorciamos en enero de 2025, ¿igual puedo? :: vawa :: solo tienes 2 años
    a mi hermano lo agarraron anoche, llegó en febrero por el desierto, ¿lo deportan sin juez? > me dicen que fue en febrero de 2024 :: miedo-creible :: esta regla rápida no le toca si puede probarlo
    falté a mi corte el 12 de noviembre porque el niño estaba en el hospital > también nos habíamos mudado en agosto y no avisé a la corte :: falte-a-corte :: el aviso :: Tu corte es en agosto
    falté a mi corte y el juez ordenó removal > ¿y si mejor me presento mañana en migración a explicarles para que vean que no me escondo? :: falte-a-corte :: No te entregues
    tengo cita con ICE mañana, ¿voy o no voy? > ¿con quién dejo a mis niñas y qué papel hago por si me agarran? :: hijos-nacidos-aqui :: Haz hoy un plan
    vine con visa de turista y mi I-94 vence el 20 de diciembre, ¿me puedo quedar más? > ¿puedo trabajar en un restaurante mientras contestan? :: turista-vencido :: No: con visa de turista no se puede trabajar
    me quiero casar con mi novio ciudadano, somos dos hombres > ¿puedo ir a ver a mi mamá en Navidad mientras sale? :: matrimonio-igualitario :: Mejor no salgas
    me quiero casar con mi novio ciudadano, somos dos hombres > ¿y cuánto nos sale todo? :: matrimonio-igualitario :: La I-130 cuesta
    en:My wife was a citizen and passed away in March, we never filed. Is it over for me? > A man from church wants to marry me. Does that change anything? :: murio-peticionario :: you lose that way
    se me vence la mica de diez años en marzo > la de ella es de dos años y también vence en marzo :: residencia-condicional :: nunca se renueva con la I-90
    a mi esposo lo agarró ICE anoche > mi suegra dice que en 2014 ya lo habían deportado a Honduras :: encontrar-detenido :: con una orden lo pueden sacar sin ver a un juez
    tengo TPS de Honduras desde el 99, ¿ya se acabó? > ¿entonces puedo seguir trabajando con la tarjeta esa? :: tps :: casi siempre termina con él
    ¿qué es el parole para familias de militares? mi hijo es marine y yo crucé > ¿y mi esposa? ella sí entró con visa de turista :: parole-militar :: no es para quien entró con visa
    mi asilo está pendiente y mi mamá en Cali está muy grave, ¿puedo ir a verla? > ¿y si viene ella? ¿hay algún permiso de emergencia? :: parole-humanitario :: parole humanitario
    en:I moved in October and never told USCIS. It's for my I-485. > I logged in and there's something called an RFE. What is that? :: perdi-o-me-negaron :: RFE
    vine con visa de turista y mi I-94 vence el 20 de diciembre, ¿me puedo quedar más? > ¿y si pido que me alarguen la visita, cuánto cuesta? :: turista-vencido :: I-539
    me llegó una carta de multa de 998 dólares por día > me hablaron por whatsapp para cobrarla :: multas-998 :: casi seguro una estafa
    en:Did the visa lottery open? > Ok, forget the lottery. My dad just became a citizen. I'm 29 and married. Can he file for me? :: inmediato-vs-preferencia :: I-130
  `);
});

describe("the night before an appointment with ICE", () => {
  holds(`
    tengo cita mañana con ice, ¿voy o no voy? > tengo mucho miedo no he dormido nada no sé qué va a ser de mis hijas :: check-in-ice :: Es normal tener miedo :: violencia
    tengo cita mañana con ice, ¿voy o no voy? > ¿con quién dejo a mis niñas y qué papel hago por si me agarran? > tengo mucho miedo no he dormido nada no sé qué va a ser de mis hijas :: check-in-ice :: Es normal tener miedo :: violencia
    tengo cita mañana con ice, ¿voy o no voy? > tengo mucho miedo, mi esposo me golpeó anoche :: vawa :: 911
  `);
});
