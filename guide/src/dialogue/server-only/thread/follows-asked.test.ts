import { describe } from "vitest";
import { holds } from "#guide/testing/conversations.ts";

describe("what is asked on the way, whose words stand nearer to another answer", () => {
  holds(`
    en:I'm a citizen and my fiancée lives in Peru. Should I do the K-1? > what if she comes and we don't get married? :: prometido-k1 :: within 90 days|within the 90 days
    mi esposo es residente y me pega > tengo dos niños de Honduras, ¿entran conmigo? :: vawa :: menores de 21 van en tu misma solicitud
    ¿con cuánto tiempo renuevo mi DACA? > mi hermanita de 16 nunca tuvo DACA, ¿ella puede? :: daca :: No pagues por una
    quiero meter a mis hijos a la escuela y no tenemos papeles > se nos perdió la cartilla de vacunas :: escuela-emergencia :: departamento de salud
    mire llevo catorce años aqui me dijeron que con la ley de los diez años dan permiso como la pido > un señor en la iglesia dice que él la mete por dos mil quinientos :: cancelacion-de-deportacion :: No pagues
    llevo catorce años aquí y dicen que con la ley de los diez años dan permiso, ¿cómo la pido? > mi niño tiene autismo, ¿eso ayuda? :: cancelacion-de-deportacion :: cartas de(?:l)? doctor
    llevo catorce años aquí y dicen que con la ley de los diez años dan permiso, ¿cómo la pido? > no tengo corte > ¿y si me agarran y me mandan a corte, entonces sí? :: cancelacion-de-deportacion :: no busques que te manden con el juez
    en:my dad became a citizen when I was 15 and I have a green card > how do I get the proof? :: ciudadania-por-padres :: passport
    mi sobrino de 17 llegó solo y su papá lo abandonó, ¿puede pedir algo? > ¿cuánto tarda todo eso? cumple 18 en abril :: sij-jovenes :: busca abogado hoy
    me robaron con pistola y llamé a la policía, ¿hay una visa? > ¿quién firma el papel? :: visa-u :: La firma el jefe
    tengo corte en marzo en Houston > ¿y si no voy y mejor me mudo con mi hermano a Ohio? :: nta-corte :: hasta que el juez las cambie
    en:a judge ordered me removed in 2004 > I'm married to a citizen now with a baby, doesn't that cancel it? :: orden-deportacion :: does not erase
  `);
});
