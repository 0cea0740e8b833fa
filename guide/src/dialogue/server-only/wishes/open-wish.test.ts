import { describe, expect, it } from "vitest";
import { createGuide } from "#guide/guide.ts";
import { loadContent } from "#guide/load.ts";

const guide = createGuide(loadContent());
const isEnglish = /\b(?:the|my|is|can|how|what|want|i|get|papers)\b/i;

function reply(question: string) {
  const language = isEnglish.test(question) ? "en" : "es";
  return guide.reply(question, null, language, { today: "2026-11-22" }).reply;
}

/** What is wished, who wishes it, what is told besides, how it is written. */
const wishes = `
Mi sueño es poder ir a ver a mi mamá y regresar sin miedo. Por eso quiero tener mi tarjeta verde. ¿Qué camino hay para mí?
yo lo que quiero es poder manejar tranquila con papeles buenos qué opciones tengo
sueño con tener mi mica para ir a enterrar a mi abuela, ¿cómo le hago?
I want a green card so I can visit my mom without being scared. What path is there for me?
hacerme ciudadano sin tener nada
quiero la ciudadanía pero ando sin papeles
puedo hacerme ciudadana sin green card
I want to become a citizen but I have no papers
ya no quiero nada más, solo que mi tarjeta verde, ¿cómo le hace uno para sacarla?
el chef me dice arregla tus papeles y yo te subo, y pues quiero arreglarlos, ¿qué hago primero?
¿y para ya no estar sin papeles, qué puedo hacer?
quiero ser residente, soy hondureño y trabajo en la construcción
Soy salvadoreña y quiero hacerme residente
yo puedo ser residente? limpio casas en Dallas
Mi esposo quiere ser residente, ¿qué hacemos?
mis papás quieren hacerse residentes, llevan 20 años aquí
Mi hijo nació en México y queremos que sea residente
¿Cómo se hace uno residente si lo único que ha hecho es trabajar?
oiga pues yo quisiera saber cómo me hago residente porque ya estoy grande y no quiero andar así
como me ago recidente soi de guatemala
kiero ser residente ay manera?
tengo TPS de Honduras y quiero la residencia
soy venezolano, se me acabó el TPS, ¿cómo consigo la residencia?
Soy de Nicaragua, entré con parole, quiero quedarme legal
nosotros somos venezolanos llegamos con cbp one y queremos quedarnos legales
queremos quedarnos legalmente aquí con los niños
¿Cómo le hacemos para quedarnos legales?
Se terminó mi parole humanitario y quiero un estatus permanente
cómo puedo obtener un estatus permanente si tuve DACA
Soy dreamer, quiero la green card
I have DACA and I want a green card
I had TPS and now I want permanent status, what can I do?
How can I get legal status? I came from Honduras in 2019
What would it take to get a green card? I've been here since I was 4
Is there any way for my mom to get papers?
how can my husband become legal, he came from Guatemala
My parents want to become legal residents
my wife wants papers, she crossed years ago
Can someone like me ever get a green card?
i want to fix my status im from el salvador
need papers been here 15 yrs pls
Is there a path to residency for someone who overstayed?
What's the path to a green card if my brother is a citizen?
I clean offices and pay my taxes but I just want to be legal
My cousin says there is a way to get legal here, is that for me too?
I'm a nurse from Mexico without papers, how do I get legal status?
hi so i came when i was nine and now im thirty and i want to know how to get my green card
How do I become a permanent resident? I crossed in 2005
can i get papers through my son he is 23
Is there hope of legal status for farm workers like me?
I'm tired of living in the shadows, how can I get papers
quiero papeles, soy campesino
necesito papeles para mi esposa, ella es de Ecuador
Ocupo arreglar mis papeles, entré por el desierto en 2003
¿Habrá chance de arreglar? Tengo dos niños de aquí
hay forma de arreglar si entré por el río?
ai forma de areglar mis papeles si entre de mojado
ay chanse de papeles para un catracho?
¿Hay alguna posibilidad de papeles para mi mamá, que vino de visita?
¿Se puede arreglar a mi esposa? Ella cruzó hace diez años
mi hermano es ciudadano, ¿cómo arreglo mi situación?
Mi hija cumplió 22 y es de aquí, ¿puedo arreglar?
Estoy casada con un ciudadano y quiero arreglar mis papeles
me casé con una americana cómo arreglo
Mi novio es ciudadano y yo quiero arreglar mi estatus
tengo mis hijos nacidos aquí y quiero legalizarme
¿Cómo puedo legalizar a mi familia?
mi suegra quiere regularizar su situación, ya está viejita
quiero regularizarme, soy de Perú
Soy pastora y quiero legalizar mi estancia
soy maestra en mi país aquí limpio casas cómo puedo legalizarme
buenas tardes disculpe la molestia es que mi compadre me dijo que usted ayuda y yo quisiera ver cómo le hago para tener mis papeles porque ya voy para veinte años
mire le cuento yo llegué en el noventa y ocho con mi tía y aquí me crié y aquí tengo a mis hijos y pues lo que quiero es la residencia
este pues yo vine en avión con visa y ya no me fui y quiero ver si puedo sacar mis papeles
ando buscando la residencia desde hace años y nadie me dice nada claro, soy de Michoacán
Vine de estudiante, se me acabó todo y quiero la mica
vine con visa de trabajo h2a y me quedé, ¿cómo consigo papeles?
Soy jornalero en Fresno, ¿cómo consigo la mica?
Quiero sacar la mica, entré con visa de turista en 2015
mi marido es militar y yo quiero la residencia
mi hijo es marine ¿puedo ser residente?
Mi papá es residente y yo quiero la green card
Mi tía me trajo de niño y quiero tener papeles
me trajeron de bebé cómo puedo tener la residencia
quiero estar legal, me cansé de tener miedo
¿Qué hago para estar legal en este país?
que se necesita para ser legal aqui
¿Qué necesito para hacerme residente?
k ocupo para agarrar papeles
kiero mi recidencia soy cubano
Soy haitiana y quiero ser residente
Somos colombianos, entramos por Yuma, ¿cómo conseguimos papeles?
Soy ecuatoriano con dos hijos, ¿cómo me legalizo?
soy ilegal y quiero ser legal
no tengo papeles y quiero tener
¿Podré ser residente algún día?
De verdad quiero la residencia, vos, ¿por dónde le entro?
¿Cómo puede mi hermana conseguir su residencia?
Mi sobrina de 19 quiere sus papeles, vino sola
mi nieto no tiene papeles y queremos que tenga residencia
Mi prima quiere ser residente y no tiene familia aquí
quiero saber si mi papá puede tener papeles, él cruzó hace 30 años
Trabajo en una lechería y quiero arreglar mi estatus migratorio
Llevo 25 años pagando taxes y quiero la residencia
pago mis impuestos desde 2001 puedo ser residente
mi patrón dice que me ayuda, yo quiero ser residente
Tengo una niña enferma nacida aquí, ¿puedo conseguir papeles?
mi esposa es ciudadana y está en silla de ruedas, ¿cómo arreglo mis papeles?
Fui testigo de un asalto y quiero arreglar mi estatus
me asaltaron en 2018 y quiero ver si puedo sacar papeles
Tengo miedo de volver a mi país y quiero papeles
quiero vivir legal en estados unidos soy boliviano
¿Existe algún camino a la residencia para un mexicano sin familia?
alguna forma de que mi esposo sea legal? entró sin inspección
qué camino hay para la residencia si vine de turista
¿De qué manera consigo la residencia?
Dígame cómo saco la residencia, tengo 40 años de edad y 18 de vivir aquí
Ya me cansé, ¿cómo le hago para ser legal?
Mis hijos ya son grandes y quieren que yo sea residente
what do i need to do to become a resident, my kids are citizens
Could my sister get legal status? She's been here since 2010
Any chance of a green card for my dad? He's a roofer
I'm looking for a way to legalize my stay
I would like to get my papers straight, I'm from Michoacan
we want to stay here legally, me and my two kids
how does a person from Honduras become legal
My husband and I want green cards, we came on tourist visas
I wanna be a legal resident, I got no family here
Trying to get my residency, I came with parole from Nicaragua
help me get legal please, i crossed with my baby
how can an undocumented student get papers
tengo asilo pendiente desde 2017 y quiero la residencia
vine embarazada y mi bebé nació aquí, ¿ya puedo ser residente?
Trabajé en el campo desde los 15, ¿hay papeles para campesinos?
como agarro la resi
quiero que mi esposa ya no sea ilegal
what visa can I get if I'm already here illegally
me gustaría normalizar mi situación migratoria, tengo mi puestito de tamales y no puedo crecer
quiero poner en orden mi situación migratoria, tengo una troca de comida
me gustaría componer lo de mi situación migratoria para poder abrir mi local
quiero recuperar mi estatus, se me pasó todo
fíjese que se me venció todo y ya no tengo nada, ¿cómo vuelvo a tener papeles?
todo se me venció y quiero estar bien otra vez
I lost my status, how do I get back in status
¿cómo regreso a estar en regla si ya todo se me venció?
`
  .trim()
  .split("\n");

/** Named procedures, renewals, cards lost, cases under way, papers of other kinds. */
const neighbours = `
tengo mica y quiero ver a mi mamá, ¿qué permiso saco?
quiero viajar a ver a mi mamá, tengo asilo pendiente, ¿qué camino hay?
¿cómo me hago ciudadano si tengo la mica hace 5 años?
hacerme ciudadano sin hablar inglés
hacerme ciudadano sin pagar
¿puedo ser ciudadano sin haber pagado taxes?
¿Cómo renuevo mi mica?
quiero renovar mi residencia que se vence en mayo
perdí mi green card, ¿cómo la repongo?
me robaron la mica en el bus
My green card was stolen, how do I replace it?
how do I renew my green card
Mi residencia es condicional y ya van dos años, ¿qué mando?
¿Qué es la I-751?
¿Para qué sirve la I-485?
how much is the I-485
¿Cuánto cuesta la residencia?
¿Cuánto tarda el permiso de trabajo?
¿Cómo veo el estado de mi caso?
where can I check my case status
metí mi residencia hace ocho meses y no sé nada
mandé los papeles en marzo y no me ha llegado recibo
Ya soy residente, ¿cuándo puedo ser ciudadano?
soy residente desde 2015 quiero hacerme ciudadana
I have a green card, can I travel for six months?
soy residente y quiero pedir a mi esposa
Soy ciudadano y quiero pedir a mi mamá que está en México
¿Puedo viajar con la residencia pendiente?
me negaron la residencia, ¿qué hago?
they denied my green card application, can I appeal
¿Las estampillas afectan mi residencia?
getting food stamps hurts my green card?
¿Cómo traduzco mis papeles de nacimiento?
¿dónde traduzco mi acta para la residencia?
¿Dónde hago el examen médico para la residencia?
¿Qué preguntan en la entrevista de la residencia?
quiero sacar licencia de manejar sin papeles en California
can I get a driver's license without papers
¿Puede mi hijo ir a la escuela sin papeles?
¿Me atienden en el hospital si no tengo papeles?
no me pagan y no tengo papeles
El patrón no me quiere pagar porque no tengo papeles
¿Puedo declarar impuestos sin papeles?
¿Cómo saco el ITIN?
¿Cómo sé si el notario me robó? Me cobró por la residencia y nunca metió nada
un señor vende la mica en 3 mil dólares, ¿es estafa?
Me llamaron de USCIS pidiendo dinero por mi residencia
¿Cómo cambio mi dirección en USCIS?
perdí mi cita de huellas
mi permiso de trabajo se vence en un mes
¿Cómo renuevo mi DACA?
¿Cuándo abre el TPS de Venezuela?
se canceló el TPS de Nicaragua, ¿puedo seguir trabajando?
¿Qué es una NTA?
tengo corte el lunes
falté a mi corte
me llegó una orden de deportación
ICE detuvo a mi esposo
¿Qué hago si viene la migra a mi casa?
¿Cómo pago la fianza?
¿Dónde busco un abogado gratis?
gané el asilo, ¿cuándo pido la green card?
I won asylum, when can I apply for my green card
¿Cómo traigo a mis hijos si ya me dieron asilo?
soy viuda de un ciudadano, ¿sigue la petición?
nos divorciamos antes de la entrevista, ¿qué pasa con mi residencia?
¿Quién puede ser mi patrocinador en la I-864?
can my uncle be my joint sponsor
¿Qué pasa si voté siendo residente?
tengo un DUI y quiero renovar mi mica
me arrestaron, ¿pierdo la residencia?
¿Cuánto dinero tengo que ganar para pedir a mi esposo?
¿Cómo apostillo mi acta?
necesito legalizar una firma
legalizar un documento en el consulado
¿Es legal grabar a la policía?
is it legal to record ICE
¿Qué dice el boletín de visas este mes?
¿Qué significa fecha de prioridad?
¿Mi hija nacida aquí necesita algo para su pasaporte?
¿Qué es el withholding of removal?
can I work legally with a pending asylum
¿Cómo pido el expediente con FOIA?
Mi hijo nació en México y yo soy ciudadano, ¿él es ciudadano?
soy residente, ¿puedo estar un año fuera?
¿El examen de ciudadanía es en inglés?
¿hay papeles que firmar para la escuela?
tengo asilo pendiente, ¿puedo viajar?
my asylum is pending, when can I work
¿Estoy embarazada, me dan Medicaid?
perdí mi estatus de estudiante, ¿cómo lo recupero?
se me venció la mica, cómo la renuevo
`
  .trim()
  .split("\n");

describe("an open wish for status", () => {
  it.each(wishes)("is asked about first: %s", (wish) => {
    expect(reply(wish).kind).toBe("clarify");
  });
});

describe("a neighbour of such a wish", () => {
  it.each(neighbours)("is not asked for two answers: %s", (question) => {
    const { kind, topic, refused } = { refused: false, ...reply(question) };
    expect({ question, asked: kind === "clarify" && topic !== null, refused }).toEqual({
      question,
      asked: false,
      refused: false,
    });
  });
});
