import { choosing, type ReplyCase } from "#guide/testing/replies.ts";

const visa = "Con visa o permiso";
const crossed = "Crucé sin revisión";
const spouse = "Mi esposo o esposa";
const child = "Mi hijo de 21 o más";
const parentOrSibling = "Mi papá, mamá o hermano";
const fixing: ReplyCase[] = [
  [
    "pues yo me vine con un coyote por el desierto de arizona y mi señora ya juró la bandera",
    crossed,
    spouse,
  ],
  ["entre con bisa de turista en el 2009 y mi ija siudadana ya cumplio 23", visa, child],
  ["brinque la barda hace mucho y no tengo a nadie aqui", crossed, "Nadie"],
  ["no crucé por el río, llegué en avión con visa, y mi papá es recidente", visa, parentOrSibling],
  ["I swam across the rio grande and my brother is a US citizen", crossed, parentOrSibling],
  ["mi primo cruzó por el cerro, yo entré con visa", visa, null],
  ["me pasaron de mojado y mis hijos nacieron aquí pero están chiquitos, tienen 4 y 7", crossed, "Nadie"],
  ["came on a student visa, got married to an american", visa, spouse],
  ["estoy casada con un ciudadano y crucé la frontera sin papeles", crossed, spouse],
  ["por la frontera a pie y mi marido es ciudadano", crossed, spouse],
  ["mi esposo no es ciudadano pero mi hermana sí es ciudadana", null, parentOrSibling],
  ["nadie en mi familia tiene papeles", null, "Nadie"],
  ["tengo novia ciudadana y me dieron parole en la frontera con cbp one", visa, null],
  ["my son turned 22 and hes a citizen", null, child],
  ["ninguno de mi familia es ciudadano, vine de ilegal", crossed, "Nadie"],
  ["mi esposa tampoco tiene papeles y yo cruze hace 15 años", crossed, "Nadie"],
];

const petition = "Sí, hubo una petición";
const unsure = "No sé";
const once = "Una sola vez";
const twice = "Dos veces o más";
const deported = "Me deportaron y volví";
const law: ReplyCase[] = [
  ["mi abuelito nos pidió como en el noventa y seis y he entrado una sola vez", petition, once],
  ["nadie nos pidio nunca, y entre dos beses", "No, nadie", twice],
  ["no sé si mi papá metió algo, yo cruce una ves nomas", unsure, once],
  ["my uncle filed for my mom in 1998, I came in only once", petition, once],
  ["nobody ever filed anything and I got deported in 2012 and came back", "No, nadie", deported],
  ["me deportaron una vez y volví a entrar, no hubo ninguna petición", "No, nadie", deported],
  ["nunca me han deportado, nunca he salido desde que llegué", null, once],
  ["sí, un patrón metió la labor certification en el 2000", petition, null],
  ["mi hermana me pidió pero fue en 2010", "No, nadie", null],
  ["mi mamá ya no se acuerda bien de eso", unsure, null],
  ["salí a ver a mi jefita y volví a cruzar por tijuana", null, twice],
  ["not sure if there was a petition, I crossed twice", unsure, twice],
  ["si mi tio", petition, null],
];

const never = "No, nunca salí";
const again = "Sí, volví a cruzar";
const bar: ReplyCase[] = [
  ["no nunca he salido y mi esposo es ciudadano", never, spouse],
  [
    "si fui a guatemala cuando murio mi mama y me regrese por el rio, mi papá es residente",
    again,
    "Mi papá o mamá",
  ],
  ["me deportaron en 2008 y volví a entrar, nomás tengo mis hijos ciudadanos", deported, "Solo mis hijos"],
  ["I never left the country and my dad has his green card", never, "Mi papá o mamá"],
  ["entre una sola vez, mi esposa y mis hijos son ciudadanos", never, spouse],
  ["nunca me deportaron pero si sali y volvi a cruzar", again, null],
  ["no me he movido de aqui desde que llegue, solo mis ijos nacieron aqui", never, "Solo mis hijos"],
  ["no he salido mi mama tiene mica", never, "Mi papá o mamá"],
  ["they deported me once and I came back, only my kids are citizens", deported, "Solo mis hijos"],
  ["mi esposa quiere hacerse ciudadana, por ahora tiene green card", null, spouse],
  ["mi esposa no es ciudadana ni residente, mis hijas son ciudadanas", null, "Solo mis hijos"],
  ["salí en 2015 a mi pueblo y regresé con coyote", again, null],
  ["salí con advance parole y regresé en avión", null, null],
];

const notYet = "No, todavía no";
const less = "Menos de 180 días";
const more = "Más de 180 días";
const close = "Esposo, hijo o papá ciudadano";
const fear = "Miedo de volver";
const stay: ReplyCase[] = [
  ["se me venció hace como dos meses y mi esposo es siudadano", less, close],
  ["todavía no se me vence, me quedan tres semanas y tengo miedo de regresar", notYet, fear],
  ["ya tengo siete años que se me venció, no tengo familia ni miedo", more, "Ninguno"],
  ["it expired three years ago and my daughter is a citizen", more, close],
  ["se venció en marzo de 2021", more, null],
  ["se me vencio en octubre, nos amenazo la mara", less, fear],
  ["entré con ESTA desde España, ninguno", "Entré con ESTA", "Ninguno"],
  ["no tengo miedo pero mi papá es ciudadano", null, close],
  ["my I-94 is still good until january", notYet, null],
  ["vence en febrero, nadie de mi familia es ciudadano y no me da miedo", notYet, "Ninguno"],
  ["overstayed about a month, neither", less, "Ninguno"],
  ["llevo 6 años aqui con la visa vencida y me quieren matar alla", more, fear],
  ["hace unos dias se me paso la fecha", less, null],
  ["no tengo familiares aqui, lo que tengo es miedo de volver a honduras", null, fear],
];

const valid = "Tengo visa o permiso vigente";
const expired = "Entré con visa y se venció";
const started = "Ya empezó el PERM";
const old = "Me pidieron antes de 2001";
const nothing = "Todavía nada";
const sold = "Me quieren vender la petición";
const boss: ReplyCase[] = [
  ["estoy con visa h2b y mi patrón ya metió el perm", valid, started],
  ["se me bencio la bisa hace años y el patron apenas me ofrecio", expired, nothing],
  ["crucé por el monte y me piden ocho mil dólares por la carta", crossed, sold],
  ["I overstayed my visa, they already filed the PERM", expired, started],
  ["mi papá nos pidió en 1997, yo entré sin papeles", crossed, old],
  ["my visa is not expired, nothing yet from my boss", valid, nothing],
  ["no ha empezado nada todavía", null, nothing],
  ["mi jefe dice que me quiere ayudar pero no ha hecho nada, tengo tps", valid, nothing],
  ["no tengo visa, brinqué el muro, y el abogado del patron ya empezo", crossed, started],
  ["ya no tengo estatus me quede", expired, null],
  ["me quiere vender la oferta de trabajo en 5 mil", null, sold],
  ["I crossed the desert, my boss has started the process", crossed, started],
  ["no me cobra nada, pero no ha empezado", null, nothing],
];

const city = "En una ciudad grande";
const town = "En un pueblo o rancho";
const outside = "Fuera de Estados Unidos";
const court = "Tengo corte o fecha límite";
const held = "Hay una persona detenida";
const errand = "Es un trámite";
const lawyer: ReplyCase[] = [
  ["vivo en Jiuston y tengo corte el mes que entra", city, court],
  ["en un ranchito lejos de todo, es pa renovar mi permiso", town, errand],
  ["estoy en Honduras y a mi hermano lo agarró la migra en Texas", outside, held],
  ["small town in Nebraska, just paperwork", town, errand],
  ["in Chicago, ICE took my husband yesterday", city, held],
  ["no es urgente, quiero llenar los papeles de mi mamá", null, errand],
  ["vivo en un pueblito a dos horas de Dallas y me llego una audiencia", town, court],
  ["me regresé a méxico, es para una solicitud", outside, errand],
  ["no tengo corte, es la ciudadania, vivo en nueva york", city, errand],
  ["mi esposo esta detenido y tiene corte el lunes", null, held],
  ["me dieron 30 dias para contestar y vivo en el campo", town, court],
  ["nadie está detenido, solo quiero sacar la residencia", null, errand],
  ["my deadline is next week, los angeles", city, court],
];

choosing(
  {
    "arreglar-papeles": fixing,
    "entre-sin-inspeccion-245i": law,
    "castigo-3-10-perdon": bar,
    "turista-vencido": stay,
    "patron-me-peticiona": boss,
    "buscar-abogado": lawyer,
  },
  "2026-11-28",
);
