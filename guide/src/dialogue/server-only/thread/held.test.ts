import { describe, expect, test } from "vitest";
import { converse } from "#guide/testing/conversation.ts";
import { holds } from "#guide/testing/conversations.ts";

describe("an urgent thread is not left for one word", () => {
  holds(`
    busco a mi hijo que cruzó solo, tiene 14, lo agarró la patrulla ayer > yo no tengo papeles, puedo ir por el? :: menor-no-acompanado :: antes de dar huellas :: Cómo entraste
    mi sobrina de 15 años está en un albergue de menores > soy indocumentada, voy por ella? :: menor-no-acompanado :: antes de dar huellas
    busco a mi hijo que cruzó solo, tiene 14, lo agarró la patrulla ayer > lo pueden regresar a mexico? :: menor-no-acompanado :: México lo pueden regresar rápido si no dice que tiene miedo :: I-131
    mi hermanito de 12 está en un albergue de ORR > lo van a deportar? :: menor-no-acompanado :: (?:juez|asilo)
    en:my nephew is 13, he crossed alone and border patrol has him > can they send him back to Mexico? :: menor-no-acompanado :: Mexico
    mi patrón no me paga y me amenaza con la migra > me pidió el pasaporte y no me lo devuelve :: visa-t :: 888-373-7888 :: reponer
    mi jefe no me paga mis horas > tiene mi pasaporte guardado > eso me sirve para papeles? :: visa-t :: engaños o amenazas
    en:my boss does not pay me and threatens to call ICE > he took my passport :: visa-t :: 888-373-7888
    el sábado me voy a guatemala, tengo el asilo pendiente > y si pido el permiso de viaje? :: viajar-advance-parole :: I-131 :: I-765
    en:I am leaving Saturday for Guatemala, my asylum is pending > what if I ask for a travel permit? :: viajar-advance-parole :: I-131 :: I-765
    un notario me metió asilo sin decirme > me llegó una cita para la entrevista de asilo :: notarios-fraude :: no faltes.*verdad
    falté a la corte > se me descompuso el carro :: falte-a-corte :: muy grave|casi nunca :: temas de migración en
    en:I missed my court date > my car broke down :: falte-a-corte :: almost never enough alone
  `);
});

describe("the price and the rule are of the path that was told", () => {
  holds(`
    quiero ser ciudadana, tengo mi residencia desde 2014 > estuve en colombia cuidando a mi mamá un año y dos meses, regresé en marzo del año pasado :: ciudadania-requisitos :: la cuenta se corta|corta la cuenta
    quiero ser ciudadana, tengo mi residencia desde 2014 > estuve un año fuera > y cuanto cuesta? :: ciudadania-requisitos :: \\$760 :: I-131
    soy casada con un soldado activo > entré por el monte hace 12 años > cuánto cobran por el parole ese :: parole-militar :: parole
    cuánto tengo que ganar para pedir a mi esposa > mi hermano puede ayudar? es residente :: afidavit-i864 :: ciudadano o residente :: Solo un ciudadano
    cuánto tengo que ganar para pedir a mi esposa > puede firmar un amigo? :: afidavit-i864 :: otra persona puede firmar
    quiero pedir a mi hermano que está en ecuador > y su esposa e hijos? :: pedir-hermanos :: incluye|misma petición
    llegué de haiti en febrero de este año y tengo miedo de volver > y mi hermana que llegó en 2023? :: asilo-un-anio :: excepción :: F4
    mi papá nació en texas y yo nací en reynosa > nunca me registró :: ciudadania-por-padres :: reporte :: G-325R
    metí mi residencia por mi esposa ciudadana y la entrevista es en dos semanas > entré con visa en 2015 > y si me arrestan ahí? :: ajuste-familiar :: ve con abogado
    me llamaron de uscis que debo 1200 dolares o me arrestan > ya les di la cuenta del banco :: llamadas-estafa :: banco
    me llamaron de uscis que debo 1200 dolares o me arrestan > me va a afectar mi caso de residencia? :: llamadas-estafa :: my.uscis.gov :: Carga pública
    soy cubano, tengo la 220a > y mi hija que vino con parole? :: residencia-cubanos :: parole
    tengo tps de honduras > mi hijo tiene 23 y es ciudadano > entré sin papeles en 1997 > viajé con permiso del tps en 2019 y entré por el aeropuerto :: tps :: visa o parole :: No salgas sin el permiso
    mi mama es de nicaragua y vino con el parol humanitario en 2023 > yo soy ciudadana tengo 30 :: pedir-papas :: con visa o parole
    en:my mother came from Haiti with humanitarian parole in 2023 > I am a citizen, I am 34 :: pedir-papas :: parole
    lo de la residencia > por mi hijo > tiene 19 :: pedir-papas :: 21
  `);
});

describe("a fact of a crisis, of a refused request or of what nobody understood is kept", () => {
  holds(`
    ya no quiero vivir, me negaron el asilo y voy a perder todo > ya estoy más tranquilo gracias > el juez decidió el lunes, qué puedo hacer :: apelar-juez :: 26 de noviembre de 2026 :: NTA
    me quiero morir, perdí mi asilo > ya estoy mejor > el juez decidió ayer, puedo apelar? :: apelar-juez :: EOIR-26
    ya no quiero vivir, me negaron el asilo > ya estoy más tranquilo gracias > el juez decidió el lunes, qué puedo hacer > y cuánto sale :: apelar-juez :: \\$1,060
    ya no aguanto, me quiero morir, me negaron el asilo > ya estoy mejor gracias > puedo apelar? :: apelar-juez :: EOIR-26
    tengo mica pero vivo en honduras desde hace 3 años > puedo entrar así nomás con la mica? :: viajar-advance-parole :: SB-1|I-407|arrestos|pruebas :: No hay una ley
    en:I have a green card but I have been living in Mexico for 3 years > can I just come back? :: viajar-advance-parole :: SB-1|I-407|lawyer
    mi cuñado me dijo que diga que soy ciudadano en el trabajo para que me contraten > ya lo puse en la i9 :: arreglar-papeles :: haber dicho que eras ciudadano
    mi cuñado me dijo que diga que soy ciudadano en el trabajo para que me contraten > ya lo puse en la i9 > entré con visa de estudiante :: arreglar-papeles :: perdón|ciudadano :: I-20
  `);

  test.each([
    ["asylumDenied", "tengo miedo de que me nieguen el asilo"],
    ["asylumDenied", "y si me niegan el asilo qué pasa"],
    ["residentAway", "soy residente y vivo en Texas desde hace 3 años"],
    ["residentAway", "mi esposa es residente y yo vivo en México desde hace 3 años esperando"],
    ["falseClaim", "nunca dije que era ciudadano"],
    ["citizen", "me dijeron que diga que soy ciudadano"],
  ])("not %s: %s", (fact, said) => {
    expect(converse("es", [said]).state.told ?? []).not.toContain(fact);
  });

  test("of a sister nothing is taken for the person's own", () => {
    const { state } = converse("es", ["llegué en febrero, quiero asilo", "y mi hermana que llegó en 2019?"]);
    expect(state.told).not.toContain("late");
  });
});

describe("what sounds like it and is of another subject", () => {
  holds(`
    mi patrón no me paga y me amenaza con la migra > perdí mi pasaporte, cómo lo repongo? :: documentos-perdidos :: pasaporte|reponer
    quiero pedir a mi esposa, soy ciudadano > quiero pedir a mi hermano también :: pedir-hermanos :: F4|espera
    mi hijo de 14 está en un albergue de ORR > cuánto cuesta la ciudadanía? :: ciudadania-requisitos :: N-400
  `);
});
