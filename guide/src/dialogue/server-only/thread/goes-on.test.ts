import { describe, expect, test } from "vitest";
import { converse } from "#guide/testing/conversation.ts";
import { holds } from "#guide/testing/conversations.ts";

describe("many words that are surely of the open subject stay there", () => {
  holds(`
    quiero inscribir a mi niño de 7 años en la escuela y piden seguro social > ¿Y las vacunas? El niño tiene las de Colombia nada más. ¿Cuestan mucho? :: escuela-emergencia :: clínicas :: I-693
    quiero inscribir a mi niño de 7 años en la escuela y piden seguro social > ¿Y las vacunas? El niño tiene las de Colombia nada más. ¿Cuestan mucho? :: escuela-emergencia :: sin pedir papeles
    residente desde el 2019, quiero hacerme ciudadano > Otra cosa: en 2022 estuve ocho meses en Lima por la pandemia cuidando a mi papá. ¿Eso me daña? :: ciudadania-requisitos :: 6 meses :: menor de 18
  `);
});

describe("what is asked by its name is answered there", () => {
  holds(`
    a mi esposo se lo llevaron los de ICE saliendo de la corte y no sé dónde lo tienen > ya lo encontré en un centro, no tiene récord. ¿puede pedir fianza o no? > cruzó por la frontera en 2023 sin permiso. ¿entonces hay fianza o no hay? :: fianza :: niegan
  `);
});

test("a waiver that is spoken of keeps its price, whoever has died", () => {
  const { reply } = converse("es", [
    "crucé por el desierto en 2004 y mi esposo nació en Fresno, ¿me arregla aquí?",
    "mi papá sí era residente, que en paz descanse, murió en 2019. ¿cuánto tarda ese perdón y cuánto cuesta?",
  ]);
  expect(reply.topic).toMatch(/^(?:castigo-3-10-perdon|entre-sin-inspeccion-245i)$/);
  expect(reply.sentences.join(" ") + reply.short).toMatch(/I-601A:? cuesta/);
  expect(reply.sentences.join(" ")).not.toMatch(/viud/);
});

describe("who is who", () => {
  holds(`
    entré en enero de 2026, cuánto tiempo tengo para pedir asilo > el lunes me llegó la carta de la corte > ¿cuántos días me quedan para el asilo? :: asilo-un-anio :: enero de 2027
    entré en enero de 2026, cuánto tiempo tengo para pedir asilo > mi esposa llegó en marzo, ¿ella puede pedir? > ¿y yo cuánto tiempo tengo? :: asilo-un-anio :: enero de 2027
    soy cubano, entré por CBP One en enero de 2024 con parole, ¿qué lleno para la residencia? > mi mujer es venezolana, ella entró por el río > ¿y ella puede pedir asilo? llegó en marzo de este año :: asilo-un-anio :: pasó el año.*excepción :: enero de 202
    entré con el parole humanitario en 2023 y cuido a una viejita en Miami > la señora que cuido es ciudadana, ¿me puede pedir ella? :: parole-humanitario :: abogado :: [Ee]spos[oa]
    tengo 67 años, residente desde 1997 por la amnistía de mi difunto esposo, casi no hablo inglés. ¿puedo hacer la ciudadanía en español? :: examen-ciudadania :: 65 y 20
  `);
});

describe("what asks for one subject alone leaves the open one", () => {
  holds(`
    Tengo DACA y se me vence en abril. Quiero ir a México a ver a mi abuelita, ¿puedo viajar? > Ok, no viajo entonces. ¿Y mi DACA cuándo la renuevo? Vence el 20 de abril :: daca :: del 21 de noviembre de 2026 al 21 de diciembre
    ¿Puedo pagar impuestos si no tengo seguro social? > Oye, mi hermana llega con visa de turista, ¿puede trabajar aquí unos meses? :: turista-vencido :: I-94 :: depende de ti
    en:my mom's green card is pending, can she travel? > She came with a tourist visa and overstayed 3 years. Does that 3 or 10 year thing apply to her? :: castigo-3-10-perdon :: bar :: ^ No:
    en:my dad has a check in with ICE next week, should he go? > he missed his court in 2009 because he never got the paper > Yes he's got the check in on Thursday. If they detain him can my sister's petition stop it? :: check-in-ice :: lawyer :: struck down
    Me llego una carta de USCIS que dice RFE, que es eso?? > Dice que falta el examen médico I-693 de mi residencia. Donde lo hago? > mi residencia es por asilo, ya me lo dieron en 2023. ¿Cuánto tiempo tengo para mandar el examen? La carta no la entiendo :: perdi-o-me-negaron :: carta :: 2023|cuando ya casi
    soy cubano con i220a > pedi asilo y tengo corte en 2027 > permiso de trabajo por asilo :: permiso-trabajo-asilo :: I-765 :: 2027
    Me llegó una carta de la corte de inmigración pero la fecha ya pasó, fue la semana pasada. ¿Qué hago? :: falte-a-corte :: orden
    hola tengo 17 años y vivo con mi tia mi papa me abandono en guatemala, una señora me dijo q puedo tener papeles por eso > mi papa si me dejo desde los 3 años :: sij-jovenes :: falte uno :: Hay tiempo
    me operaron y me llego un bil del hospital, no tengo papeles > y si pido esa ayuda me afecta despues cuando mi hija me quiera arreglar papeles :: carga-publica :: ayuda
    me mude de casa tengo que avisarle a inmigracion > es que tengo caso en corte y una peticion en uscis, es el mismo aviso para los dos? :: cambio-direccion :: Son dos avisos
    en:My girlfriend is undocumented and I'm a US citizen. If we get married can she get a green card? :: pedir-esposo :: Citizen, spouse here :: I am a resident
    me llegó una carta para las huellas > perdí la carta :: biometricos :: uscis.gov
    me llegó una carta para las huellas > perdí la carta > ¿y si no puedo ir ese día? :: biometricos :: antes de la hora
    mi hijo nació aquí, ¿necesita papeles? :: hijos-nacidos-aqui :: ciudadano
    ¿puedo viajar a México con mi green card? > mi mamá está enferma :: viajar-advance-parole :: con tu mica vigente no pides permiso :: cita de emergencia
    ¿puedo viajar a México con mi green card? > ¿y si me quedo más de un año? :: viajar-advance-parole :: permiso de reingreso
    tengo tps de honduras > ¿puedo pedir la residencia? :: arreglar-papeles :: dos cosas
    mi esposo me pega y él es ciudadano > ya estoy en un lugar seguro :: vawa :: sin que lo sepa
  `);
});
