import { describe } from "vitest";
import { holds } from "#guide/testing/conversations.ts";

describe("an act that is announced is answered by what it costs", () => {
  holds(`
    me llegó entrevista de matrimonio, tengo miedo de que me agarren ahí > ¿y si mejor no voy? :: ajuste-familiar :: te pueden negar el caso
    en:our green card interview is in May > should we just skip it :: ajuste-familiar :: Do not miss it
    tengo entrevista de asilo en marzo > ¿y si no voy? :: entrevista-asilo :: . :: interview-not-going
    mi esposa tiene cita en Ciudad Juárez, ¿qué lleva? > ella vive aquí conmigo, lleva 9 años sin papeles :: castigo-3-10-perdon :: no salga a esa cita
    mi esposa tiene cita en Juárez, ¿qué lleva? > ella vive en Guatemala :: proceso-consular :: . :: no salga a esa cita
    mi esposa tiene cita en Juárez, ¿qué lleva? > su papá está aquí sin papeles :: proceso-consular :: . :: no salga a esa cita
    me venden papeles > mi prima dice que la llaman de migración :: notarios-fraude :: . :: no te protege
    mi DACA vence en marzo de 2027, ¿cuándo lo renuevo? > ¿y si no la renuevo y ya? :: daca :: pierdes el permiso de trabajo
    no fui a mi corte, ahora dice que tengo orden > ¿y si mejor espero a ver si nadie me busca? :: falte-a-corte :: no se borra sola
    un amigo se casa conmigo por 5 mil para darme papeles > pero mi primo lo hizo y no le pasó nada :: fraude-matrimonio :: no te cuida
    un amigo se casa conmigo por 5 mil para darme papeles > ¿y si ya le di 2 mil y firmamos la solicitud pero no la mandamos? :: fraude-matrimonio :: puede contar como intento :: notario
    un amigo se casa conmigo por 5 mil para darme papeles > pero mi primo lo hizo > bueno, ¿entonces qué sí puedo hacer? :: fraude-matrimonio :: dime cómo entraste
    me venden un permiso de trabajo por tres mil > pero mi compadre ya tiene el suyo así :: notarios-fraude :: no te protege
    nunca tuve daca, llegué a los cinco años > pero un tiktok decía que ya abrieron :: daca :: No por ahora
    mi esposo me pega, es ciudadano > ¿y si lo meten a la cárcel por mi culpa? :: vawa :: no es una denuncia
    en:I have an asylum case pending > my wife is a citizen > should I withdraw the asylum then? :: asilo-general :: Do not withdraw
  `);
});

describe("a later turn changes the case", () => {
  holds(`
    llegué hace 11 meses de Venezuela, ¿puedo pedir asilo? > mi esposo ya pasó el año, ¿va en mi caso? :: asilo-un-anio :: puede ir en tu misma I-589 :: guarda el recibo
    quiero meter la ley de los 10 años > un notario me dice que él me mete asilo > ya le firmé y ya la mandó :: notarios-fraude :: No jures
    yo tengo withholding, ¿puedo arreglar? > mi hija ya cumplió 21 y es ciudadana :: retencion-cat :: si se abre tu caso :: no hay fila
    yo tengo withholding, ¿puedo arreglar? > ¿y puedo viajar a México? :: retencion-cat :: Salir del país cumple la orden
    yo tengo withholding, ¿puedo arreglar? > ¿me pueden mandar a otro país? :: retencion-cat :: Sí podrían
    me dieron withholding en 2018 > mi esposo es ciudadano, ¿puede pedirme? :: retencion-cat :: no te da la residencia
    tengo miedo de que me torturen, ¿qué es el CAT? > ¿y mi hijo? :: retencion-cat :: cada hijo
    fui al notario para la ley de los diez años > ya firmé y lo mandó :: cancelacion-de-deportacion :: guarda recibos :: permiso de trabajo
    soy cubano con I-220A, ¿puedo pedir la residencia? > mi esposa cubana entró con parole en 2023 :: residencia-cubanos :: por su propia entrada
    nunca tuve daca, llegué a los cinco años > ¿y qué puedo hacer entonces? :: daca :: cómo entraste
    pasé la entrevista de miedo creíble, nunca me llegó corte > ¿y el permiso de trabajo? :: miedo-creible :: después de que reciban la I-589
    tengo cita de asilo el jueves y no tengo intérprete > ¿puede ser mi hija de dieciséis? :: entrevista-asilo :: 18 o más
    tengo una cita con ICE, tengo I-220B > tengo una niña con leucemia, ¿eso ayuda? :: orden-deportacion :: I-246
    falté a la corte y tengo orden > ¿cuánto tiempo me quedo fuera si me deportan? :: falte-a-corte :: 10 años fuera
    me divorcié y tengo la mica de diez años > ¿y para hacerme ciudadana? :: ciudadania-requisitos :: cumplir 5
    me divorcié y tengo la mica de diez años > ¿me la quitan o solo cambia la ciudadanía? :: divorcio-en-tramite :: .
    reprobé el examen de ciudadanía de inglés > ¿y civismo también lo repito? :: examen-ciudadania :: Solo repites la parte
    perdí mi mica y tengo que viajar > ¿y si me la roban estando allá? :: documentos-perdidos :: I-131A
    tengo grillete y no me carga > ¿puedo pedir que me lo quiten? :: check-in-ice :: puede pedir que lo quiten
    mi hermano está en Colombia y lo amenazan, ¿puede ir como refugiado? > ¿y si viene de turista y aquí pide asilo? :: asilo-general :: No se puede mentir
    se llevaron a mi esposo la migra > tengo 3 niños y no sé qué hacer, estoy llorando :: encontrar-detenido :: no estás sola :: 800-799-7233
    en:ICE took my husband this morning > I have two kids and I can't stop crying, I don't know what to do :: encontrar-detenido :: you are not alone
    mi hermano está detenido > estoy llorando, mi esposo me pega :: vawa :: 800-799-7233
  `);
});
