import { describe, expect, test } from "vitest";
import { converse, guide, said, talk, today } from "#guide/testing/conversation.ts";
import { holds } from "#guide/testing/conversations.ts";

describe("a court that was denied is none", () => {
  holds(`
    en:I came from Colombia ten months ago and I'm scared to go back. How do I ask for asylum? > No, never been to court. I came on a tourist visa :: asilo-general :: I-589 :: NTA is the paper
    vine de Colombia hace diez meses y me da miedo volver, ¿cómo pido asilo? > No, nunca he estado en corte. Vine con visa de turista :: asilo-general :: I-589 :: NTA es el papel
    vine de Colombia hace diez meses y me da miedo volver, ¿cómo pido asilo? > a mí nunca me han mandado con un juez :: asilo-general :: I-589 :: NTA es el papel
    en:I got a notice to appear > I don't have court, I was never sent to a judge. How do I ask for asylum? :: asilo-general :: asylum
    me salió que tengo una corte en enero y yo nunca fui :: nta-corte :: corte :: Quizá ya hay una orden
  `);

  test("a hearing that was missed is no denial", () => {
    expect(said("nunca fui a la corte, ¿qué hago?").topic).toBe("falte-a-corte");
  });
});

describe("dates are of what they are told of", () => {
  holds(`
    tengo DACA y se me vence en abril, ¿ya puedo mandar la renovación? :: daca :: de noviembre de 2026 a diciembre de 2026
    tengo DACA y se me vence en abril, ¿ya puedo mandar la renovación? > tengo cita en la corte del condado el 20 de enero y mi DACA vence el 8 de abril. ¿Espero a que salga eso para mandar la renovación? :: daca :: vence el 8 de abril de 2027 :: 20 de enero
    entré con el parole humanitario en 2023 y ya se me venció, ¿qué puedo hacer? > yo entré en abril del 2023 con mi niña :: chnv-parole-fin :: abril de 2024 :: Si llegaste en 2026
    me llegó una carta de USCIS que dice request for evidence > la carta dice que mande pruebas y tiene fecha del 20 de diciembre, ¿cuántos días tengo? :: perdi-o-me-negaron :: plazo hasta el 20 de diciembre de 2026 :: 2025
  `);

  test("of a wedding this year no arrival is made", () => {
    const { reply } = converse("es", [
      "entré con el parole humanitario en 2023 y ya se me venció, ¿qué puedo hacer?",
      "yo entré en abril del 2023 y mi esposo es ciudadano nos casamos este año",
    ]);
    expect(reply.topic).toMatch(/^(?:chnv-parole-fin|ajuste-familiar)$/);
    expect([reply.short, ...reply.sentences].join(" ")).not.toMatch(/Si llegaste en 2026/);
  });

  test("the days between two words are no arrival", () => {
    const { state } = converse("es", [
      "me cambié de casa y tengo mi caso en la corte de Houston",
      "mi audiencia es el catorce de enero en Houston y yo trabajo entre semana",
    ]);
    expect(state.dates?.came).toBeUndefined();
  });

  test("'nunca fui a pedir nada' is no journey", () => {
    const { state } = converse("es", [
      "me cobró un notario",
      "tengo corte en enero, yo nunca fui a pedir nada",
    ]);
    expect(state.dates?.left).toBeUndefined();
  });
});

describe("whose status it is", () => {
  holds(`
    mi hijo nació aquí y cumple 21 en marzo, yo crucé por el río en 2003 > nadie metió nada y entré una sola vez > estoy casada con el papá de mis hijos y él ya es residente desde 2019, ¿eso cambia algo para el perdón? :: castigo-3-10-perdon :: esposo :: Como residente puedes pedir
    en:my DACA expires in April, when do I renew > I got married last year to a US citizen. I came in without papers when I was 3 > I did travel to Mexico with advance parole in 2023 and came back through the airport :: tps :: left and came back with travel permission
    en:how long does citizenship take, I sent the N-400 in September > I want to travel to Mexico for Christmas while it is pending, 3 weeks :: viajar-advance-parole :: With a green card you can travel
  `);
});

describe("a few everyday words do not lead to a spot that few are in, nor the open subject's price to a neighbour's debt", () => {
  holds(`
    entré con el parole humanitario en 2023 y ya se me venció > gracias y cuánto cuesta todo y mientras tanto puedo trabajar :: chnv-parole-fin :: \\$ :: EOIR-26
    mi permiso por asilo se vence en enero, ¿ya lo puedo renovar? > y cuánto me va a costar la renovación porque la primera vez me cobraron bien caro :: permiso-trabajo-asilo :: \\$795
  `);

  test("a passport of another country", () => {
    const reply = talk("es", "¿qué es el asilo?", "¿cuánto cuesta el pasaporte mexicano?");
    expect(reply.short).not.toMatch(/\$/);
  });
});

describe("what is asked stands in the middle of the message", () => {
  holds(`
    se me venció la mica de 10 años > y cuánto cuesta > ¿esa I-912 yo la puedo mandar por internet? :: renovar-green-card :: en papel junto con la I-912
    tengo corte el jueves > ¿puedo faltar? :: nta-corte :: No faltes: si no vas
    me asaltaron con pistola en la tienda donde trabajo y la policía hizo reporte > no me pegó el ladrón, nomás me apuntó, pero quedé con mucho miedo y no puedo dormir :: visa-u :: . :: 800-799-7233
    ¿qué es eso del ITIN? > ya, pero lo que yo quiero es la residencia, ¿cómo la consigo? :: arreglar-papeles :: entraste :: ITIN
    ¿es malo no haber hecho taxes para arreglar papeles? > crucé por el desierto y mi esposa es residente pero lo que yo pregunto es lo de los taxes, los puedo pagar todos atrasados :: taxes-itin :: impuestos|ITIN :: I-130
  `);

  test("what was told before it is known all the same", () => {
    const { state } = converse("es", [
      "nunca he hecho taxes y llevo 8 años trabajando",
      "crucé por el desierto y mi esposa es residente pero lo que yo pregunto es lo de los taxes atrasados",
    ]);
    expect(state.told).toEqual(expect.arrayContaining(["crossed", "spouseResident"]));
  });
});

describe("the demo's one sentence", () => {
  const short = (turns: readonly string[]) =>
    turns.reduce<ReturnType<typeof guide.reply> | null>(
      (before, text) => guide.reply(text, before?.state ?? null, "es", { today, short: true }),
      null,
    )?.reply;

  test.each(["asdfgh qwerty", "quiero un consejo sobre la visa de mi tortuga"])(
    "'%s' is not answered with the sentence that was just told",
    (text) => {
      const first = short(["¿Cómo renuevo mi permiso de trabajo?"]);
      const second = short(["¿Cómo renuevo mi permiso de trabajo?", text]);
      expect(second?.short).not.toBe(first?.short);
    },
  );

  test("an appeal counts both deadlines", () => {
    const reply = short(["el juez me negó hace 12 días, ¿puedo apelar?"]);
    expect(reply?.short).toMatch(/10 días.*30 días/);
    expect(reply?.sentences).toEqual([]);
  });
});

describe("plain first questions", () => {
  holds(`
    tengo mi entrevista de la residencia la próxima semana :: ajuste-familiar :: entrevista
    en:I have my green card interview next week :: ajuste-familiar :: interview
    mi entrevista de ciudadanía es el lunes :: examen-ciudadania :: N-400
    en:how much is the I-765 fee for asylum :: permiso-trabajo-asilo :: \\$570 :: Asking for asylum costs
  `);

  test("of what it is an interview, she has not said", () => {
    const reply = said("me dieron la cita de la entrevista");
    expect(reply.kind).toBe("clarify");
    expect(reply.choices).toHaveLength(4);
  });

  test("a form's price is the first thing that is told where it was asked", () => {
    const { short, sentences } = said("¿Cuánto cuesta la I-485?");
    expect(short).toMatch(/\$1,440/);
    expect(sentences.join(" ")).not.toMatch(/\$1,440/);
    // The price of a child stands right behind it, and only then the form's name.
    expect(sentences[0]).toMatch(/menor de 14 años.*\$950/);
    expect(sentences[1]).toMatch(/se llama/);
  });
});
