import { describe, expect, test } from "vitest";
import { all, talk } from "#guide/testing/conversation.ts";
import { holds } from "#guide/testing/conversations.ts";

describe("what was asked or told next in eighty conversations", () => {
  holds(`
    mi esposo me pega y él es ciudadano > no estamos casados x la iglesia, solo x el civil desde 2020 :: vawa :: vale el matrimonio por el civil
    mi sobrino de 16 vino solo y su papá lo dejó, ¿hay visa juvenil? > ¿en qué corte se hace eso? :: sij-jovenes :: No es la corte de migración
    soy cubano, me dieron la I-220A, ¿me sirve para la residencia? > espérate, busqué bien y lo que tengo es parole :: residencia-cubanos :: un año y un día
    soy cubano, entré con I-220A en 2022, ¿puedo pedir la residencia? > mi mujer entró con CBP One y parole, ¿ella sí puede? :: residencia-cubanos :: por su propia entrada
    en:my daca expired two weeks ago, I forgot to renew > can I still work :: daca :: until the date on your card
    en:I got a notice to appear > I moved to Florida, do I tell ICE or the court? :: nta-corte :: EOIR-33
    entré sin papeles en 1999, me deportaron en 2005 y volví a entrar > mi hijo es marine, ¿eso ayuda? :: parole-militar :: parole in place
    entré por el cerro en 2003 y mi hijo cumple 21 en marzo, ¿me puede arreglar? > una sola vez, bueno me agarraron primero y me regresaron pero al otro día pasé :: reingreso-tras-deportacion :: qué papel te hicieron :: Eso te ayuda
    soy residente y voté en 2024, ¿puedo pedir la ciudadanía? > ¿y si pongo que no? :: ciudadania-requisitos :: mentir
    me negaron la ciudadanía por moral character > la carta es del 10 de noviembre :: perdi-o-me-negaron :: N-336 se cumplen
    no fui a la corte y me dicen que ya tengo deportación > no tengo abogado, me cobran 6 mil :: buscar-abogado :: gratis
    soy residente, me fui a Guadalajara a cuidar a mi papá y ya llevo 11 meses acá > me fui el 27 de diciembre del año pasado :: renovar-green-card :: el año fuera se cumple el 27 de diciembre
    soy residente, me fui a Guadalajara a cuidar a mi papá y ya llevo 11 meses acá > ¿y si me piden firmar la I-407? :: viajar-advance-parole :: No firmes la I-407
    soy residente, me fui a Guadalajara a cuidar a mi papá y ya llevo 11 meses acá > mi tarjeta vence hasta 2031, no hay bronca, ¿no? :: viajar-advance-parole :: no te protege
    tengo visa h2a, el mayordomo nos quitó los pasaportes y no nos deja salir del rancho > ¿y mi hermano que está aquí conmigo también? :: visa-t :: su propia visa T :: I-130
    me asaltaron con pistola y lo reporté a la policía > mi hermano estaba conmigo, ¿él también puede? :: visa-u :: cada víctima puede pedir su propia visa U
    ¿puedo votar? soy residente > ya me registré en la oficina de licencias :: ciudadania-requisitos :: que te quite de la lista
    me paró la policía y me dio un ticket por no tener licencia > ¿tengo que ir a la corte? :: licencia-manejar :: no la de migración
    soy ciudadano y mi hija de 16 tiene green card, ¿es ciudadana? > ¿y mi mamá que está en El Salvador? :: pedir-papas :: I-130
    como pido a mi esposa, soy residente > y mi mami en Caracas :: pedir-papas :: residente, todavía no
    se llevaron a mi esposo los de migración y no sé dónde está > y si no sale ahí :: encontrar-detenido :: apellidos al revés
    me asaltaron con cuchillo y fui con la policía, ¿hay visa para mí? > ¿y si me dicen que no lo firman? :: visa-u :: otra autoridad
    me llegó carta de USCIS que piden más pruebas del matrimonio para el 8 de diciembre > no, perdón, no el 8, el 18 :: perdi-o-me-negaron :: .
    me llegó carta de USCIS que piden más pruebas del matrimonio para el 8 de diciembre > ¿y si la mando por correo ese mismo día? :: perdi-o-me-negaron :: ya tiene que estar allá
    ¿puedo sacar licencia sin papeles? vivo en Texas > ¿es seguro manejar así mientras? :: licencia-manejar :: arresto
    mi patrón no me ha pagado tres semanas > quién me puede ayudar :: derechos-laborales :: 866-487-9243
    en:I lost my citizenship certificate, how do I get another one? > how much is the new certificate :: documentos-perdidos :: N-565
    el juez me dio salida voluntaria de sesenta días el 20 de octubre > y si mejor me espero a pasar los reyes :: salida-voluntaria :: orden de deportación
    tengo mi primera corte en enero y no tengo abogado > no entendí eso de los cargos :: nta-corte :: razones, escritas en tu NTA
    tengo mi primera corte en enero y no tengo abogado > no entendí eso de los cargos > y si no voy :: nta-corte :: faltes
    soy ciudadana y quiero pedir a mi mamá que está en Guatemala > ¿y mi hermano se puede venir con ella? > ¿y si lo pido yo aparte? :: pedir-hermanos :: 21 años
    mi novia entró con la visa de prometida el 12 de octubre y la boda es en febrero > ¿y después de casarnos qué sigue? :: prometido-k1 :: I-485
    gano 28 mil y quiero pedir a mi esposa, ¿me alcanza para la carta de mantenimiento? > y quién puede firmar conmigo :: afidavit-i864 :: ciudadano o residente, de 18
    quiero pedir a mi esposa y gano veintiocho mil al año, en la casa somos dos, me alcanza > ay no perdón somos cuatro no dos :: afidavit-i864 :: \\$41,250: con eso no llegas
    cuánto tengo que ganar para la carta de mantenimiento > somos cuatro :: afidavit-i864 :: hogar de 4 personas el mínimo es \\$41,250
    me quedé cuatro meses después de que se me venció la I-94 y ya me regresé a México, ¿tengo castigo? :: castigo-3-10-perdon :: 180 días o menos
    me quedé cuatro meses después de que se me venció la I-94 y ya me regresé a México, ¿tengo castigo? > ay no perdón fueron ocho meses no cuatro :: castigo-3-10-perdon :: más de 180 días, de 3
    en:I've been a permanent resident since January 15, 2022. When can I apply for citizenship? > sorry, typo, it's 2024 not 2022 :: ciudadania-requisitos :: January 15, 2029
    en:When can I apply for citizenship? I've been a resident since January 15, 2024 > oh and I should mention, we split up this summer :: ciudadania-requisitos :: 5 years
    me llegó un RFE, mi respuesta tiene que llegar a más tardar el 8 de diciembre > ¿puedo mandar una parte y luego lo demás? :: perdi-o-me-negaron :: única respuesta
    me llegó una rfe, la fecha límite es el 21 de diciembre > ¿y cuánto cuesta contestar? :: perdi-o-me-negaron :: no se paga
    en:I got an RFE > how much does it cost to answer it? :: perdi-o-me-negaron :: is free
    me negaron la I-485 el 5 de noviembre, ¿cuántos días tengo? > ¿y si ya pasaron los 30 días? :: perdi-o-me-negaron :: con una razón fuerte
    me negaron la I-485 el 5 de noviembre, ¿cuántos días tengo? > no perdón, me equivoqué, ya la vi bien: la fecha es 15 de octubre :: perdi-o-me-negaron :: 14 de noviembre de 2026
    quiero arreglar mis papeles > crucé por el río > mi esposa :: entre-sin-inspeccion-245i :: I-601A
    quiero arreglar mis papeles > crucé por el río > ¿y mi esposa? :: entre-sin-inspeccion-245i :: fecha de la boda
    mi esposo está detenido en Stewart > yo no tengo papeles, ¿puedo ir a verlo? :: encontrar-detenido :: sin papeles mejor no vayas
    soy ciudadana, mi hija de 10 años tiene green card y vive conmigo > ¿y mi hijastra de 12, que también tiene mica? :: ciudadania-por-padres :: si no lo adoptaste
    me llegó un Referral Notice después de mi entrevista de asilo, con la I-862 > ¿tengo que volver a llenar la I-589? :: entrevista-asilo :: la misma I-589
    soy residente y quiero traer a mi esposa que está en Santo Domingo > y a mi mamá también la puedo pedir :: pedir-papas :: Todavía no
    soy ciudadano y quiero pedir a mi esposa > ¿y a mi mamá también la puedo pedir? :: pedir-papas :: 21 años
    soy residente y quiero pedir a mi hijo de 15 > y a mi hermano lo puedo pedir :: pedir-hermanos :: Todavía no
    necesito abogado pero no tengo dinero > ¿seguro que es gratis? :: buscar-abogado :: no cobran
    se me vence el permiso en abril, es por la residencia pendiente > ¿y cuánto pago por renovarlo? :: renovar-permiso-extension :: C09
    me habló uno que dijo que era de migración y que pague por zelle > otra cosa, mi niña no tiene papeles, ¿la dejan entrar a la prepa? :: escuela-emergencia :: escuela pública
    mi permiso de asilo vence el 5 de enero, mandé la renovación apenas en noviembre y mi jefa dice que tengo 540 días :: renovar-permiso-extension :: Mandaste la renovación en noviembre de 2026
    llevo diez meses aquí en estados unidos y quiero pedir asilo, ¿todavía alcanzo? :: asilo-un-anio :: enero de 2027
    tengo la mica hace seis años y quiero la ciudadanía pero tengo un dui > bueno la verdad son dos no uno :: dui :: buena conducta
    soy ciudadano y quiero pedir a la hija de mi esposa, tenía 17 cuando nos casamos > no, ya sacamos cuentas, tenía 19 cuando nos casamos :: hijos-hijastros :: tú no puedes
    mi hijo nació aquí y ya tiene 21, yo entré con visa, ¿ya me puede pedir? > ay no, qué pena, tiene 20, los cumple hasta agosto :: pedir-papas :: Todavía no
    dicen que va a haber redada en mi trabajo, ¿qué hago? > mi niña nacida aquí necesita el seguro social, dónde lo saco :: seguro-social :: acta original
    entré con visa, se me venció y me casé con una ciudadana, ¿puedo arreglar aquí? > ah no, espéreme, es residente, todavía no se hace ciudadana :: inmediato-vs-preferencia :: residente
  `);
});

test.each([
  [
    "me mudé hace 4 días y tengo un caso con USCIS",
    "¿y a ustedes cuánto les debo por la consulta?",
    /Preguntar es gratis/,
  ],
  ["dicen que va a haber redada en mi trabajo, ¿qué hago?", "Dios se lo pague.", /Con gusto/],
])("%s > %s", (first, next, told) => {
  expect(all(talk("es", first, next))).toMatch(told);
});
