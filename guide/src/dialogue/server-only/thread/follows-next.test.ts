import { describe } from "vitest";
import { holds } from "#guide/testing/conversations.ts";

describe("another place, person or way than before", () => {
  holds(`
    puedo manejar sin papeles en Georgia? > y si me mudo a Maryland :: licencia-manejar :: ^ ?Mira si el tuyo
    sin papeles me dan licencia en Ohio? > pero en Illinois :: licencia-manejar :: en Illinois la puedes sacar
    qué hago si la migra me para en el carro > y si llegan a mi casa :: ice-en-mi-puerta :: habla por la puerta cerrada :: pueden volver
    qué hago si ICE toca a mi puerta > y si caen en mi trabajo :: ice-en-mi-puerta :: parte abierta al público
    qué hago si ICE toca a mi puerta > mi hija es ciudadana, a ella la pueden agarrar? :: ice-en-mi-puerta :: Por lo general no
    me afecta pedir estampillas si quiero la residencia? > y el SNAP de mis niños? :: carga-publica :: No se te cuenta
    soy ciudadana, cómo pido a mi papá > y mi mamá también? :: pedir-papas :: una I-130 por tu mamá y otra por tu papá
    en:I'm a citizen, how do I petition my sister in Peru > is there any way that is quicker? :: pedir-hermanos :: two petitions
    me deportaron en 2016, puedo volver? > y si brinco otra vez sin papeles :: reingreso-tras-deportacion :: No cruces
    quiero la visa H-2B para jardines > le tengo que pagar al reclutador? :: h2a-h2b :: Es ilegal que te cobren
    tenemos la entrevista de matrimonio en mayo > vivimos aparte porque él estudia en otra ciudad :: pedir-esposo :: aunque vivan lejos
    me mudé, a quién le aviso > es que tengo caso con el juez :: cambio-direccion :: Son dos avisos
    quiero renovar mi mica > he estado 3 años fuera :: viajar-advance-parole :: Más de un año fuera
    quiero hacerme ciudadano > estuve preso dos meses en 2011 :: antecedentes :: .
    en:I have a green card and got a DUI > it was my second one > can I apply for citizenship :: dui :: two or more
    mi nieto de 14 años llegó solo y vive conmigo > él tiene que ir a la corte? :: menor-no-acompanado :: debe ir
    gané el asilo en marzo > mi esposa está aquí sin papeles :: asilo-aprobado :: I-730
    gané el asilo en marzo > y mi hijastro? :: asilo-aprobado :: hijastros
    me conviene irme con la app CBP Home? > sí me dan ese dinero? :: salida-voluntaria :: El programa existe
    en:can ICE go into my son's school? > and at church? :: ice-en-mi-puerta :: schools, hospitals and churches
    tengo la entrevista de la residencia por mi esposo el lunes > y qué preguntas hacen :: pedir-esposo :: cómo se conocieron
  `);
});

describe("not taken for one", () => {
  holds(`
    quiero pedir a mi mamá, soy ciudadana > mi papá murió el año pasado :: murio-peticionario :: . :: Son dos
    me deportaron en 2016, puedo volver? > ya volví a entrar sin papeles en 2019 :: reingreso-tras-deportacion :: . :: ^ ?No cruces
    tengo visa H-2A > mi patrón no me paga las horas extra :: derechos-laborales :: . :: Es ilegal que te cobren
  `);
});

describe("a word of what was told", () => {
  holds(`
    tengo cita de corte en marzo > no sé qué es eso del NTA :: nta-corte :: con que el gobierno abre un caso :: Como te decía
    mi esposa es ciudadana y yo crucé por el cerro > no entiendo qué es la I-601A :: castigo-3-10-perdon :: Perdón provisional
    en:my brother petitioned me years ago > what do you mean by priority date :: inmediato-vs-preferencia :: place in the visa line
  `);
});
