import { describe, expect, test } from "vitest";
import { converse } from "#guide/testing/conversation.ts";
import { holds } from "#guide/testing/conversations.ts";

describe("where the near answer would cost dear", () => {
  holds(`
    Mi esposo me maltrata y es residente. Yo no tengo papeles. ¿Hay algo para mí? > Yo entré por el desierto, ¿eso me lo impide? :: vawa :: aunque hayas cruzado sin visa :: consulado
    en:my husband is a resident and he beats me, is there something for me? > I crossed through the desert, does that stop me? :: vawa :: even if you crossed :: consulate
    un notario me llenó unos papeles y me prometió el permiso en 30 días > pero yo nunca dije que tenía miedo de regresar :: notarios-fraude :: solo la verdad :: Di "tengo miedo
    queremos adoptar a mi sobrinita que vive en Guatemala > y si la traemos con visa de turista y la adoptamos acá :: hijos-hijastros :: decir que viene de paseo :: pueden mandar juntas
    ¿puedo declarar impuestos si no tengo seguro social? > un preparador me dice que ponga a mis sobrinos de dependientes y me sale más :: taxes-itin :: Tú respondes por lo que dice tu declaración
    perdí mi permiso de trabajo, qué hago > puedo seguir trabajando mientras :: documentos-perdidos :: no te quita el permiso
  `);
});

describe("a worry is no wish to die", () => {
  test.each([
    ["es", ["tengo cita con ice el jueves", "no pues ya no voy a dormir"]],
    ["es", ["ya no voy a poder dormir"]],
    [
      "en",
      [
        "what happens at my first court hearing?",
        "my cousin says just don't go because they arrest everybody there",
      ],
    ],
  ] as const)("%s: %j", (language, turns) => {
    expect(converse(language, turns).reply.kind).not.toBe("crisis");
  });

  test.each([
    ["es", ["tengo cita con ice el jueves", "ya no puedo más, no quiero despertar mañana"]],
    ["en", ["what happens at my first court hearing?", "i cant sleep and i dont want to be alive anymore"]],
  ] as const)("but this is: %s: %j", (language, turns) => {
    expect(converse(language, turns).reply.kind).toBe("crisis");
  });
});
