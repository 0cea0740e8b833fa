import { describe } from "vitest";
import { holds } from "#guide/testing/conversations.ts";

describe("an act that is only announced", () => {
  holds(`
    m pararon manejando tomado i no tengo papeles ke ago > i si digo ke soy de aki :: ice-en-mi-puerta :: es delito
    me paró la policía y no tengo papeles > puedo decirle que soy ciudadano? :: ice-en-mi-puerta :: es delito
    me deportaron en 2018, puedo volver? > y si digo que nunca me deportaron :: reingreso-tras-deportacion :: por tus huellas
    soy ciudadano y quiero pedir a mi esposa que está en Honduras > y si mejor cruza por el río :: pedir-esposo :: No se lo recomiendes
    en:I'm a resident and my wife is in Guatemala > what if she crosses the border and asks for asylum :: pedir-esposo :: Do not advise it
    tengo la I-485 pendiente y quiero ir a ver a mi mamá > estuve 6 años sin papeles antes :: viajar-advance-parole :: más de 180 días :: no suele tocar
    en:I lost my naturalization certificate > its for my daughter she is 19 and needs proof she is a citizen :: documentos-perdidos :: separate proof
    en:I lost my naturalization certificate > its for my daughter she is 19 and needs proof she is a citizen > she never had a green card :: hijos-hijastros :: did not become a citizen through you
    en:I lost my naturalization certificate > she already said she was a citizen on a job form :: arreglar-papeles :: See a lawyer before filing
  `);
});

describe("a fact that changes the case", () => {
  holds(`
    mi hijo está preso en la cárcel del condado y tiene un detainer de ICE > tiene mica desde los 10 años, ahora tiene 23 :: fianza :: no acepte culpa :: ORR
    en:my son is in county jail with an ICE detainer > he has a green card, hes 24 > I became a citizen when he was 15 :: fianza :: cannot be deported
    mi hermano está en la cárcel con hold de ICE > no tiene papeles, cruzó en 2010 :: fianza :: . :: Es adulto y tiene mica
    mi hijo de 15 años está detenido por ICE > tiene 15 :: menor-no-acompanado :: ORR
    me llegó un RFE pidiendo más pruebas de mi matrimonio > casi no tenemos nada junto, vivimos con mis papás :: perdi-o-me-negaron :: también es vivir juntos :: fraude
    me llegó RFE de mi matrimonio > ya no vivimos juntos, yo vivo con mis papás :: perdi-o-me-negaron :: di la verdad :: también es vivir juntos
    me negaron la ciudadanía por el inglés > apelo o aplico otra vez :: ciudadania-requisitos :: N-336 :: I-290B
    en:they denied my citizenship because of the english test > im 58 and have been a resident for 20 years :: perdi-o-me-negaron :: in your own language
    me quedé 3 años con visa y ya me regresé a México. ¿Puedo volver de turista? > ¿y mi mamá que es residente cuenta? :: castigo-3-10-perdon :: I-601, :: I-601A|[Nn]o salgas
    estuve 12 años sin papeles y ya me fui a Guatemala, ¿cuándo puedo volver? > mi hija de aquí tiene 20 :: castigo-3-10-perdon :: un hijo no cuenta
    ¿debo registrarme con el gobierno? Llevo 10 años aquí > entré en 2016 con visa de turista :: registro-extranjeros :: ya cuentas como registrado
    mi esposo lleva cinco años preso por drogas, ¿lo deportan? es residente > yo soy ciudadana eso no lo salva :: antecedentes :: Casi nunca basta
  `);
});
