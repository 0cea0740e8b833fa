import { expect, test } from "vitest";
import { isOf, said } from "#guide/testing/conversation.ts";

const told: [string, string][] = [
  [
    "citizen-not-believed",
    "le dije al policia que era ciudadano porque si soy ciudadano naci en san antonio y no me creyo",
  ],
  ["citizen-not-believed", "dije que era ciudadano y si lo soy pero migracion me detuvo"],
  ["citizen-not-believed", "le dije al oficial que soy americano y sí lo soy, nací aquí en houston"],
  ["citizen-not-believed", "en: the cop stopped me and i said im a citizen because i am one"],
  ["citizen-not-believed", "en: ICE stopped me, I said I'm a citizen because I am, born in LA"],
  [
    "apart-for-work",
    "me casé por amor pero mi esposo y yo vivimos en ciudades distintas por trabajo nos van a negar",
  ],
  [
    "apart-for-work",
    "en: my husband and I live in different states because of his job, will they deny our petition",
  ],
  ["apart-for-work", "en: married for love but living apart while I finish school"],
  ["identity-stolen", "me robaron la identidad"],
  ["identity-stolen", "en: someone is using my social security number at a job in Ohio"],
  ["identity-stolen", "una persona esta trabajando con mi numero de seguro"],
  ["identity-stolen", "en: somebody filed taxes with my ssn"],
  ["social-number", "como consigo un social"],
  ["social-number", "que necesito para sacar el seguro social"],
  ["social-number", "puedo sacar social con mi ead"],
  ["daca-police", "mi hijo me golpeó el carro y llegó la policia el tiene daca le afecta"],
  ["daca-police", "en: the cops came to my house after a fight, I have DACA, am I in trouble"],
  [
    "robbed",
    "me asaltaron con pistola en la taqueria donde trabajo y coopere con la policia eso me sirve para papeles",
  ],
  ["resident-trip", "me muero de ganas de ver a mi mamá en el salvador tengo residencia puedo ir"],
  ["resident-trip", "en: I have a green card, can I visit my family in Peru for Christmas"],
  ["resident-trip", "ya soy residente puedo salir a méxico en navidad"],
  ["surrender-card", "el oficial me quiere hacer firmar la 407, ¿la firmo?"],
  ["surrender-card", "en: they want my dad to sign an I-407 at the airport"],
  ["resident-trip", "mi esposa tiene green card y quiere ir a ver a su papá, hay problema"],
  ["resident-trip", "en: green card holder visiting family in Mexico, any problem coming back"],
  [
    "resident-year-out",
    "soy residente y estuve 14 meses en mexico cuidando a mi papá puedo regresar sin problema",
  ],
  ["resident-year-out", "en: I'm a green card holder and I've been in Honduras for 2 years, can I come back"],
  ["resident-year-out", "me quede 15 meses fuera con mi green card por la enfermedad de mi hermano"],
  ["resident-year-out", "en: my mom has a green card and has been in El Salvador for 18 months"],
  ["resident-year-out", "soy residente pero me quedé como 16 meses en perú"],
  [
    "asylum-leaving",
    "ya me cansé me quiero regresar a mi tierra en diciembre tengo asilo pendiente que pasa si me voy",
  ],
  ["asylum-leaving", "en: I have a pending asylum case and I'm going back home in January, what happens"],
  ["asylum-leaving", "mi esposo tiene asilo pendiente y ya se va para guatemala"],
  ["asylum-leaving", "en: what happens to my asylum if I go back to Guatemala"],
  ["leaving-soon", "me estoy yendo a mexico"],
  ["leaving-soon", "mi esposa se va a mexico el lunes"],
  ["leaving-soon", "se va mi esposo el viernes y tiene la 485 pendiente"],
  ["leaving-soon", "nos vamos pa honduras en navidad sin papeles"],
  ["leaving-soon", "tengo boleto para honduras el 20 y mi permiso está pendiente"],
  ["leaving-soon", "nos devolvemos a venezuela en diciembre"],
  ["leaving-soon", "mi mujer ya se quiere ir a méxico con los niños"],
  ["leaving-soon", "en: we're moving back to Ecuador next month, we have pending cases"],
  [
    "child-nearly-21",
    "mi hija tiene 20 y cumple 21 en febrero yo soy residente y la pedi hace 5 años se sale de la lista o que",
  ],
  ["child-nearly-21", "mi hijastro está por cumplir 21 y la petición sigue en la fila"],
  ["child-nearly-21", "mi hija cumple 21 en un mes y mi esposo residente la pidió en 2019"],
  [
    "rfe-time",
    "en: I got a request for evidence dated November 2 saying they need more proof of my marriage. how long do I have?",
  ],
  ["rfe-time", "uscis pide mas pruebas de mi trabajo que plazo me dan"],
  ["n400-denied", "me negaron el n400 porque no pase el civico la segunda vez que puedo hacer"],
  ["n400-denied", "no pasé el examen de ciudadanía dos veces y me negaron"],
  ["citizenship-denied", "en: my citizenship application was denied, can I appeal"],
  ["citizenship-denied", "en: My N-400 was denied. How do I ask for a hearing?"],
  ["late-i751", "se me paso la fecha de la 751 hace un mes ya me van a deportar??"],
  ["late-i751", "en: I forgot to file my I-751 and my card expired"],
  ["late-i751", "la tarjeta de dos años ya se nos venció en octubre y jamás metimos la I-751"],
  ["late-i751", "mi targeta bencio ayer i nunka mande la i751"],
  [
    "spouse-sent-back",
    "en: my husband signed something at the border in 2012 and they sent him back, now I'm a citizen and want to fix his papers",
  ],
  ["spouse-sent-back", "mi marido lo regresaron de la frontera hace años, soy residente lo puedo pedir"],
  ["came-as-child", "llegue a los 6 años en 2010 nunca tuve daca puedo pedirla ahora"],
  [
    "same-sex-citizen",
    "puedo pedir a mi esposo somos dos hombres nos casamos en california yo soy ciudadano el entro con visa de turista",
  ],
  ["stop-no-license", "me paro la policia voy manejando sin licencia y me estan pidiendo mis papeles"],
  ["monitor-off", "el grillete se me descargo anoche y me estan marcando de isap"],
  ["monitor-off", "en: my ankle monitor died and ISAP keeps calling"],
  ["monitor-off", "se mojó el grillete y no prende"],
  [
    "appointment-with-child",
    "estoy muy cansado del bebé no duerme nada y tengo cita en uscis mañana puedo llevarlo",
  ],
  ["appointment-with-child", "en: can I bring my baby to my biometrics appointment"],
  ["left-out", "se me olvido poner mi dui en la forma n-400"],
  [
    "n400-separated",
    "soy residente por matrimonio con americana hace 3 años pero nos separamos en marzo puedo aplicar a la ciudadania ahorita",
  ],
  [
    "lost-card-trip",
    "en: i lost my green card on the bus and i fly to mexico next week for a funeral, what do i do",
  ],
  ["work-told", "trabajo en un rancho"],
  ["work-told", "en: I work in a factory"],
  [
    "citizen-under-21",
    "soy ciudadano nacido aca tengo 19 años puedo arreglarle a mi jefa que entro con visa",
  ],
  ["citizen-under-21", "naci aqui y tengo 20 quiero pedir a mi papá"],
  [
    "parent-crossed",
    "yo tengo 24 soy ciudadana mi papá cruzó por el desierto en 1998 y nunca ha salido lo puedo pedir",
  ],
  ["two-year-now", "mi green card es de dos años y se vence en 60 dias que papel lleno"],
  [
    "moved-late",
    "nos cambiamos de departamento hace tres semanas mi esposa tiene asilo en la corte a quien le avisamos",
  ],
  ["moved-late", "en: we moved two months ago, who do I tell"],
  [
    "child-already-citizen",
    "me hice ciudadana cuando mi hijo tenia 14 y el ya era residente y vivia conmigo tiene que hacer examen",
  ],
  ["u-waiting", "cuanto tarda una visa u ya la metimos en 2021"],
  [
    "overstay-citizen-spouse",
    "me quedé con la visa de turista desde 2019 tengo esposa ciudadana que procede",
  ],
  ["minor-taken", "agarraron a mi hijo || tiene 17"],
  ["minor-taken", "mi hijito anda en 8 grado y lo detuvieron los de inmigracion en la parada del bus"],
  ["minor-taken", "ice entro a la casa y se llevo a mi niña que tiene quince"],
  ["minor-taken", "mi chamaco apenas tiene 15 y está en la hielera"],
  ["minor-taken", "en: my stepson who is 17 got picked up by ICE coming out of school"],
  ["minor-taken", "como encuentro a un menor detenido por migración"],
  ["minor-taken", "mi nieto tiene 14 y lo separaron de su mamá en la frontera"],
  ["minor-taken", "mi primo de 17 se lo acaba de llevar ice del trabajo"],
  ["minor-taken", "en: they detained my 13 yr old sister at the border yesterday"],
  ["minor-taken", "inmigración tiene a mi hijo menor de edad desde el viernes"],
  ["sick-in-custody", "tiene vih y en la detención no le dan sus medicamentos"],
  ["sick-in-custody", "mi papá está detenido y el doctor de migración no le da su insulina"],
  ["sick-in-custody", "mi mamá lleva tres días en el centro sin su insulina"],
  ["sick-in-custody", "que hago si a mi hermano detenido por ice no lo ha visto un doctor"],
  ["sick-in-custody", "en: they took my dad to Adelanto and he has a heart condition"],
  ["sick-in-custody", "en: ice wont give my mom her insulin"],
  [
    "sick-in-custody",
    "me dice mi hijo desde el centro de migración que le duele mucho la muela y no lo atienden",
  ],
  ["sick-in-custody", "mi marido esta en krome y es diabetico"],
  ["sick-in-custody", "no me le dan las pastillas de la presion a mi viejo en la detencion de ice"],
  ["sick-in-custody", "lo tienen en el centro con la pierna infectada"],
  ["dui-court", "el lunes voy a corte por que me agarraron pisteado"],
  ["dui-court", "mi corte es el 15 me pararon con aliento alcohólico"],
  ["dui-court", "manejaba tomado y el abogado dice que me declare culpable en la corte"],
  ["dui-court", "en: first court date for DUI, do I need an immigration lawyer"],
  ["traffic-court", "me llego un citatorio de la corte municipal por manejar sin licencia"],
  ["traffic-court", "en: traffic court tomorrow, could ICE arrest me there"],
  ["traffic-court", "tengo una cita en corte por no tener licencia de conducir"],
  ["criminal-court", "mi primera corte por violencia doméstica es mañana y soy residente"],
  ["criminal-court", "en: my arraignment is Tuesday for theft and I have a green card"],
  ["criminal-court", "la corte superior me mandó carta por una pelea en un bar"],
  ["criminal-court", "me dieron corte por un cargo de robo"],
  ["family-court", "mi ex me quiere quitar a los niños y hay corte de custodia, soy indocumentada"],
  ["family-court", "en: custody hearing next week and my ex says ICE will be there"],
];

test.each(told)("%s: %s", (id, text) => {
  expect(isOf(id, said(text))).toBe(true);
});

const others: [string, string][] = [
  ["citizen-not-believed", "le dije a la patrulla que soy ciudadano guatemalteco y me detuvieron"],
  ["sick-in-custody", "el médico de migración me queda lejos, ¿lo puede hacer el de mi clínica?"],
  ["sick-in-custody", "¿mi doctora me hace el examen de inmigración o tiene que ser otro?"],
  ["citizen-not-believed", "dije que era ciudadano para trabajar y no lo soy"],
  [
    "citizen-not-believed",
    "me pagan porque yo que soy ciudadana me case con él, ¿y si migración se da cuenta?",
  ],
  ["citizen-not-believed", "le dije a la migra que era ciudadano y soy residente"],
  ["apart-for-work", "me caso por papeles aunque vivamos en ciudades distintas"],
  ["apart-for-work", "mi esposo me dejo y vive en otro estado"],
  [
    "apart-for-work",
    "en: I left my husband because he hit me and I work in another state now, we're still married",
  ],
  ["identity-stolen", "yo uso el social de otra persona"],
  ["social-number", "como consigo un social chueco"],
  ["robbed", "me robaron la mica"],
  ["resident-trip", "tengo mica y un arresto puedo viajar"],
  ["resident-trip", "mi residencia está en trámite puedo ir a ver a mi mamá"],
  ["resident-year-out", "soy residente hace 14 años"],
  ["resident-year-out", "llevo 5 años de residente en texas puedo viajar"],
  ["asylum-leaving", "gané el asilo y me quiero ir de vacaciones"],
  ["asylum-leaving", "tengo miedo de volver a mi país quiero asilo"],
  [
    "asylum-leaving",
    "llevo seis años esperando la entrevista del asilo y nada de nada cuánto más se van a tardar",
  ],
  ["asylum-leaving", "ya se va a cumplir un año y no he metido asilo"],
  ["leaving-soon", "mi hijo se va a graduar y quiero arreglar"],
  ["leaving-soon", "soy residente y me voy a mexico dos semanas"],
  ["leaving-soon", "mi visa se va a vencer"],
  ["leaving-soon", "soy ciudadano y me voy a colombia"],
  ["leaving-soon", "me voy a casar con un ciudadano"],
  ["leaving-soon", "mi permiso se va a vencer y mi asilo está pendiente"],
  ["leaving-soon", "se van a llevar a mi papá"],
  ["child-nearly-21", "mi hijo ciudadano va a cumplir 21 y me puede pedir"],
  ["child-nearly-21", "mi hija nacida aquí cumple 21 en mayo que papeles meto"],
  ["monitor-off", "cuando me quitan el grillete"],
  ["work-told", "trabajo en un rancho y no me pagan"],
  ["work-told", "trabajo en construccion sin permiso"],
  ["citizen-under-21", "soy ciudadana tengo 24 quiero pedir a mi mamá"],
  ["two-year-now", "mi mica de 10 años vence en 60 dias"],
  ["moved-late", "me mudé ayer a quien aviso"],
  ["overstay-citizen-spouse", "en: I overstayed my ESTA and my wife is a US citizen"],
  ["minor-taken", "mi hija de 17 quiere pedir asilo"],
  ["minor-taken", "tengo 17 y me da miedo la migra"],
  ["minor-taken", "ice se llevó al papá de mi niña de 6"],
  ["minor-taken", "detuvieron a mi novio y estoy embarazada de 5 meses"],
  ["minor-taken", "mi hijo de 17 ya salió del albergue y tiene corte"],
  ["sick-in-custody", "mi hermano está en la cárcel del condado y es diabético"],
  ["sick-in-custody", "tengo diabetes y quiero arreglar papeles"],
  ["sick-in-custody", "mi hija ciudadana está enferma del corazón me dan perdón"],
  ["sick-in-custody", "detuvieron a mi esposo y yo estoy enferma de nervios"],
];

test.each(others)("is no %s: %s", (id, text) => {
  expect(isOf(id, said(text))).toBe(false);
});

test("a resident's short trip is no alarm, a flight with a case pending is", () => {
  expect(said("soy residente puedo ir a mexico a una boda").warning).toBeNull();
  expect(said("me estoy yendo a mexico el sabado y tengo la 485 pendiente").warning).toMatch(/No salgas/);
});

test.each([
  "se me paso la fecha de la 751 hace un mes ya me van a deportar??",
  "en: how do I get a copy of my file, I was caught at the border in 2006",
  "tengo miedo, nos pueden deportar?",
])("nobody is held, so nobody is looked for: %s", (text) => {
  expect(said(text).warning ?? "").not.toContain("locator.ice.gov");
});

test.each([
  "soy cubano, entré por cbp one en 2024 por nogales, ya puedo pedir la residencia",
  "me pidió mi papá en 1997",
])("a year is no price: %s", (text) => {
  expect(said(text).warning ?? "").not.toContain("vender");
});

test("what is sold for papers is still warned of", () => {
  expect(said("un señor me ofrece la residencia por 5 mil dólares").warning).toMatch(/vender|Cuidado/);
});

test.each([
  "yo entre en 2024 por nogales",
  "trabajo en un rancho",
  "mi hijo me golpeó el carro",
  "como consigo un social",
])("neither danger nor harm: %s", (text) => {
  expect(["crisis", "refuse"]).not.toContain(said(text).kind);
});
