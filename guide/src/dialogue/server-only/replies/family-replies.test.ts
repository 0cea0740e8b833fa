import { choosing, type ReplyCase } from "#guide/testing/replies.ts";

const withVisa = "Sí, con visa o parole";
const without = "No, crucé sin revisión";
const spouse = "Mi esposo o esposa ciudadano";
const child = "Mi hijo ciudadano de 21";
const resident = "Un familiar residente";
const doubt = "No estoy seguro";
const adjusting: ReplyCase[] = [
  ["sí me sellaron el pasaporte y me va a pedir mi esposo que es gringo", withVisa, spouse],
  ["no cruze por el rio con un pollero y mi ijo ya tiene 24", without, child],
  ["no sé si me revisaron porque era niña, me pide mi mamá que es residente", doubt, resident],
  ["nadie me revisó, mi esposa tiene la mica", without, resident],
  ["I flew in on a tourist visa and my wife is a US citizen", withVisa, spouse],
  ["they waved me through at the border, my daughter was born here and shes 22", withVisa, child],
  ["no me acuerdo estaba chiquito", doubt, null],
  ["mi esposa era residente pero ya se hizo ciudadana", null, spouse],
  ["entré con permiso humanitario, mi mujer es recidente todavia no es siudadana", withVisa, resident],
  ["no traía visa, pasé por el cerro caminando", without, null],
  ["me pide mi papá que tiene green card y me dieron parole", withVisa, resident],
  ["quiero casarme con mi novia ciudadana, entré escondido", without, null],
  ["i crossed the desert when i was a kid, married to a citizen", without, spouse],
  ["mi hija nació aquí pero tiene 12 años", null, null],
];

const close = "Mi esposo o hijo ciudadano";
const citizenParent = "Mi papá o mamá ciudadanos";
const card = "Un residente";
const sibling = "Mi hermano ciudadano";
const turn = "Quiero saber si me toca";
const aging = "Un hijo va a cumplir 21";
const wedding = "Me caso o me casé";
const died = "Murió quien me pidió";
const lines: ReplyCase[] = [
  ["me pidió mi hermana en el 2006 y ya quiero saber cuánto me falta", sibling, turn],
  ["mi apa es siudadano el me pidio pero me case el ano pasado", citizenParent, wedding],
  ["mi mamá tiene la residencia y mi hijo va a cumplir 21 en marzo", card, aging],
  ["me metió los papeles mi papá ciudadano pero falleció en la pandemia", citizenParent, died],
  ["my dad is a citizen, my daughter is about to turn 21", citizenParent, aging],
  ["my brother filed for me, how much longer", sibling, turn],
  ["mi esposo es residente y llevamos tres años esperando", card, turn],
  ["no he visto el boletin cuando me toca, mi hijo ciudadano me pidio", close, turn],
  ["mi jefita era residente pero ya juró la bandera, me voy a casar", citizenParent, wedding],
  ["no me he casado, mi papá es residente, sigo esperando", card, turn],
  ["se murió mi hermano que me pidió", sibling, died],
  ["my mom has a green card and I got married last month", card, wedding],
  ["mi esposa siudadana me esta pidiendo", close, null],
];

const here = "Ciudadano, pareja aquí";
const away = "Ciudadano, pareja fuera";
const iAmResident = "Soy residente";
const visa = "Con visa o parole";
const unseen = "Sin revisión";
const often = "Varias veces o deportado";
const couple: ReplyCase[] = [
  ["soy siudadana y mi esposo vive conmigo, el cruzó por el desierto", here, unseen],
  ["yo soy residente y mi señora entró con visa de turista", iAmResident, visa],
  ["me hice ciudadano hace un año, ella está en El Salvador, nunca ha venido", away, null],
  ["I'm a citizen, my husband is here with me, he was deported once", here, often],
  ["tengo mi mica, mi esposa se vino con coyote", iAmResident, unseen],
  ["naci aqui y mi marido lo deportaron y volvio a entrar", null, often],
  ["no soy ciudadana todavía, tengo green card", iAmResident, null],
  ["i got my citizenship, she lives in Guatemala", away, null],
  ["soy ciudadana el entro con bisa y se quedo", here, visa],
  ["antes era residente ya jure la bandera y el esta aqui, entro dos beses por el rio", here, often],
  ["nunca lo han deportado, entró con visa, yo soy ciudadana y estamos juntos aquí", here, visa],
  ["born here, he crossed the border without papers", null, unseen],
  ["soy ciudadano por nacimiento y mi mujer está en mi pueblo en México", away, null],
];

const yes = "Sí, las dos cosas";
const young = "Ciudadano, menor de 21";
const unseenOnce = "Sin revisión, una vez";
const oftenOut = "Dos veces o deportado";
const home = "Está en su país";
const parents: ReplyCase[] = [
  ["sí ya cumplí 21 y mi mamá entró por el cerro y nunca ha salido", yes, unseenOnce],
  ["tengo diecinueve, nací aquí, mi apá vino con visa", young, visa],
  ["soy recidente y mis papas viven en oaxaca", iAmResident, home],
  ["I'm 25 and a citizen, my mom never came to the US", yes, home],
  ["soy ciudadano tengo treinta y dos años, a mi papá lo deportaron hace mucho", yes, oftenOut],
  ["todavia no cumplo 21 me faltan dos años", young, null],
  ["yes both, my dad crossed the river once", yes, unseenOnce],
  ["no, tengo la mica nada más. mi jefa cruzó con coyote", iAmResident, unseenOnce],
  ["mi hijo tiene 15 y es ciudadano, yo entré con visa", young, visa],
  ["tengo 23 naci en california, mi ama fue y volvio dos beses por el rio", yes, oftenOut],
  ["nunca la han deportado, entró con parole, y yo soy ciudadana de 30", yes, visa],
  ["im 18 and my mom got in on a visa", young, visa],
  ["llevo 20 años aquí y soy ciudadana", yes, null],
];

const half = "Medio hermano, hermanastro o adoptado";
const mexico = "México";
const other = "Otro país, está fuera";
const inside = "Está aquí sin papeles";
const filed = "Petición vieja, ya puesta";
const siblings: ReplyCase[] = [
  ["sí soy ciudadana y mi hermano nació en Jalisco, allá vive", yes, mexico],
  ["tengo mi grin card y mi ermana esta en honduras", iAmResident, other],
  ["es mi medio hermano, solo de papá, está aquí sin papeles", half, inside],
  ["I'm a citizen, same parents, he lives in Peru", yes, other],
  ["ya la pedí en el 2008 y soy ciudadano", yes, filed],
  ["somos hijos de los mismos papás, y cruzó hace años por el río", yes, inside],
  ["no es medio hermano, somos de los mismos papas, es mexicano", yes, mexico],
  ["mi hermana es adoptada y vive en Colombia", half, other],
  ["soy residente nomas, esta en mejico", iAmResident, mexico],
  ["hes my stepbrother and he is here undocumented", half, inside],
  ["metimos la petición hace doce años, está en México", null, filed],
  ["born in Mexico but living here without papers, im a citizen", yes, inside],
  ["todavía no meto nada, nació en Venezuela y allá está", null, other],
];

const minor = "Menor de 18, soltero";
const teen = "De 18 a 20, soltero";
const grown = "21 o más, soltero";
const married = "Casado";
const own = "Es mi hijo";
const step = "Hijastro";
const adopted = "Adoptado o sobrino";
const kids: ReplyCase[] = [
  ["tiene quince años y es de mi sangre", minor, own],
  ["mi ijastra tiene 19", teen, step],
  ["ya se casó, es mi hija", married, own],
  ["he is 25 and single, my own son", grown, own],
  ["tenía 10 cuando nos casamos, ahora tiene veintidós, es hijo de mi esposa", grown, step],
  ["es mi sobrinito, tiene 8 añitos", minor, adopted],
  ["no es casado, tiene 30, es mio", grown, own],
  ["she turns 21 in two months, my daughter", teen, own],
  ["va a cumplir 18 en marzo es mi entenado", minor, step],
  ["no es hijastro es mi hijo, de diez y ocho anos", teen, own],
  ["my nephew is 12", minor, adopted],
  ["casada y con dos hijos, es mi hija biológica", married, own],
  ["acaba de cumplir 21", grown, null],
  ["my husbands kid, hes 16", minor, step],
];

choosing(
  {
    "ajuste-familiar": adjusting,
    "inmediato-vs-preferencia": lines,
    "pedir-esposo": couple,
    "pedir-papas": parents,
    "pedir-hermanos": siblings,
    "hijos-hijastros": kids,
  },
  "2026-11-28",
);
