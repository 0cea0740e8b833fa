import { describe } from "vitest";
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
    crucé por el desierto en 2004 y mi esposo nació en Fresno, ¿me arregla aquí? > mi papá sí era residente, que en paz descanse, murió en 2019. ¿cuánto tarda ese perdón y cuánto cuesta? :: castigo-3-10-perdon :: I-601A:? cuesta :: viud
  `);
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
