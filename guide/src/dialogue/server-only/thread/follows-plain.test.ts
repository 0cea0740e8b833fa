import { describe, expect, test } from "vitest";
import { converse, said, wholeOf } from "#guide/testing/conversation.ts";
import { holds } from "#guide/testing/conversations.ts";

describe("a few words of a usual kind are told what was asked", () => {
  holds(`
    mi sobrino de 14 tiene corte el martes, llegó solo > me da miedo ir con él porque no tengo papeles :: nta-corte :: otro adulto de confianza
    mi hija de 15 años tiene que ir a corte > ella vino sola y vive conmigo, yo no tengo papeles > puede ir mi hermana con ella? :: menor-no-acompanado :: otro adulto de confianza :: vivir con el menor
    en:my 15 year old daughter has court, she came alone > I'm scared to take her :: nta-corte :: trusted adult
    en:my husband got picked up by ICE this morning > he came on a visa and overstayed, can he get bond? :: fianza :: generally be heard by a judge
    mi esposo está detenido > entró por el desierto hace 9 años > puede salir con fianza :: fianza :: Casi siempre la niegan :: salir del país
    mi papá está detenido por ice > lo pueden sacar con fianza? :: fianza :: no todos la alcanzan :: no debe salir
    mi esposo ciudadano me maltrata y quiero la vawa > y si me salgo de la casa pierdo todo? :: vawa :: no te quita VAWA
    en:my husband hits me and I want vawa > if I move out do I lose it? :: vawa :: does not take VAWA
    mi esposo ciudadano me maltrata y quiero la vawa > y si me voy pierdo a mis hijos? :: vawa :: juez de familia
    ayer mi vecino me golpeó y me rompió la nariz > no quiero llamar a la policía porque no tengo papeles > me deportan si llamo? :: visa-u :: no es motivo para deportarte :: Esa persona
    en:my boss did not pay me > do I need papers to complain :: derechos-laborales :: whatever your status :: U or T visa
    mi patrón no me paga > ocupo papeles para quejarme? :: derechos-laborales :: sin importar tu estatus
    en:my boss says he will call immigration if I complain about wages > he owes me two months :: derechos-laborales :: 866-487-9243 :: E-Verify
    un señor me cobra 3000 por un permiso de trabajo en 30 días > ya le di 1500 > como encuentro alguien bueno de verdad :: buscar-abogado :: licencia
    en:a notary stole my money > who can I trust :: buscar-abogado :: accredited
    tengo corte en enero > y si el abogado me queda mal? :: nta-corte :: pedirle tu expediente
    cómo renuevo mi permiso > y si el abogado me falla :: notarios-fraude :: State Bar
    tengo orden de deportación desde 2010 > puedo ir a la cita con ICE en dos semanas? > y si me voy solo que pasa :: orden-deportacion :: la orden se cumple
    en:I have a removal order > what if I just go back home on my own :: orden-deportacion :: order is carried out
    me llegó una carta que dice request for evidence > y si no alcanzo? :: perdi-o-me-negaron :: no dan más días :: no se paga
    en:I got a request for evidence > what if I can't make it by the date :: perdi-o-me-negaron :: no more days
    qué pasa si me deportan con mis hijos ciudadanos > necesito hacer esa carta > cuánto cuesta :: hijos-nacidos-aqui :: notario público :: Seguro Social
    tengo la visa U aprobada desde 2022 > cuánto cuesta :: visa-u :: I-485.*\\$1,440 :: no cobra por la I-918
    ay dios mío estoy embarazada y no tengo papeles > mi bebé va a ser ciudadano? > me cobran en el hospital? :: escuela-emergencia :: Medicaid de emergencia :: Seguro Social de tu hijo
    mi esposa tiene cita en juárez > y si se la niegan :: proceso-consular :: hoja que dice la razón :: I-290B
    quiero renovar mi daca > y si me lo niegan > pierdo el dinero? :: exencion-pago :: No lo regresan
    en:how do i renew my green card > if they deny it do i get my money back :: exencion-pago :: keeps the payment
    pagué la fianza de mi esposo > me regresan el dinero? :: fianza :: se regresa a quien la pagó
    me mandaron una carta de la corte > dice master hearing :: nta-corte :: primera audiencia es corta :: audiencia individual
    voté por error en 2020 y soy residente y quiero la ciudadanía > lo digo en la n-400? :: ciudadania-requisitos :: mentir ahí puede ser peor :: \\$760
    en:ICE came to my apartment and took my cousin > can i visit him :: encontrar-detenido :: citizen or resident yes
    me ofrecieron trabajo con visa h2a > me cobran 2000 > es legal? :: h2a-h2b :: [Ii]legal que te cobren
    mi papá tiene residencia y me quiere pedir > tengo 28 y soy soltera > cuánto tarda :: inmediato-vs-preferencia :: F2B.*1 de enero de 2018
    mi tío tiene green card y lo arrestaron por drogas > le pueden quitar la mica :: antecedentes :: Depende del delito
    me llamaron de uscis y me pidieron el pago por zelle > ya mandé > me contestan que falta otro pago :: llamadas-estafa :: no pagues :: cobros reales
    soy estudiante f1 y dejé la escuela > puedo volver a entrar a la escuela :: estudiante-f1 :: reinstalación|reactiven :: kínder
    ya metí mi asilo hace 4 meses cuando puedo pedir el permiso > y puedo ir a méxico a ver a mi mamá? :: viajar-advance-parole :: lo toman como que lo dejaste :: dato seguro
    tengo asilo pendiente y mi mamá murió ayer > quiero ir al entierro :: viajar-advance-parole :: permiso de emergencia.*asilo
    falté a mi corte > no tengo dinero para abogado :: buscar-abogado :: gratis :: \\$1,095
    ya recibí mi mica hoy!! > estoy muy contenta > y ahora qué sigue :: renovar-green-card :: Seguro Social.*I-751.*No votes :: recibo
    en:I got my green card today! > what now :: renovar-green-card :: Do not vote
    se me perdió la green card > y ahora qué hago :: documentos-perdidos :: documento :: No votes
    pues entré por el río hace doce años y mi hija es ciudadana, tiene 15 > y entonces no hay nada que pueda hacer mientras :: arreglar-papeles :: ITIN.*consulta gratis
    quiero pedir asilo porque soy trans > llegué hace 5 meses > tengo miedo de que en la entrevista me juzguen :: entrevista-asilo :: oficial mujer
  `);

  test("what is not of that kind stays with its own answer", () => {
    expect(said("mi esposo ciudadano me maltrata y quiero la vawa || y si me voy a méxico?").topic).toBe(
      "viajar-advance-parole",
    );
    expect(wholeOf("mi esposo está detenido, hay fianza || puede salir del país con fianza?")).toContain(
      "no debe salir del país",
    );
    expect(said("mi patrón no me paga || y cuánto tarda").topic).toBe("derechos-laborales");
    expect(wholeOf("quiero hacer un plan para mis hijos || cuánto cuesta el pasaporte de mi hijo")).toContain(
      "travel.state.gov",
    );
  });
});

describe("a standard question by its whole phrase", () => {
  holds(`
    quiero registrarme como dicen en las noticias > y si no me registro que pasa :: registro-extranjeros :: delito menor :: Casi nunca se trata
    me mudé de casa a quien le aviso > y si no aviso? :: cambio-direccion :: juez puede dar una orden :: casa de antes
    en:how do I report my new address > what if I don't tell them :: cambio-direccion :: miss court
    oiga mi marido es residente y me quiere pedir, yo estoy en Honduras > cuanto tiempo es eso :: pedir-esposo :: F2A :: La residencia no se acaba
    cómo renuevo mi mica > cuánto tiempo me dura :: renovar-green-card :: 10 años
    quiero pedir asilo, soy de nicaragua > entré hace 8 meses > cuanto cuesta > y cuando me dan permiso para trabajar :: asilo-general :: 150 días.*\\$570 :: tu año se cumple
    en:how long does a green card through marriage take > how much is it > can I work while I wait :: ajuste-familiar :: Not with the receipt
    me case hace dos años y mi tarjeta vence en febrero > pero ya nos separamos > él no quiere firmar nada :: residencia-condicional :: no falsifiques
  `);

  test("a deadline of one's own is still counted", () => {
    expect(wholeOf("quiero pedir asilo || llegué hace 8 meses || hasta cuándo tengo")).toMatch(
      /tu año se cumple/,
    );
  });
});

test("nothing stands twice in a reply, nor one long list in two sentences", () => {
  const { short, sentences } = converse("en", [
    "i want to apply for asylum",
    "i got here 14 months ago",
    "i was in the hospital for 5 months",
  ]).reply;
  const lines = [short, ...sentences].flatMap((line) => line.split(/(?<=[.!?])\s+/));
  expect(new Set(lines).size).toBe(lines.length);
  const bond = wholeOf("agarraron a mi esposo ayer || entró por el cerro hace 9 años");
  expect(bond.match(/Misisipi/g)?.length).toBe(1);
});
