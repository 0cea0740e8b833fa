import { describe, expect, it } from "vitest";
import { type Heard, resultList } from "#web/assistant/voice/testing/fake-engine.ts";
import {
  closeSession,
  emptyTranscript,
  readResults,
  type TranscriptState,
} from "#web/assistant/voice/transcript.ts";

function read(events: (readonly [at: number, heard: Heard[]])[], android = false, from = emptyTranscript) {
  let state: TranscriptState = from;
  for (const [at, heard] of events) state = readResults(state, resultList(heard), { at, android });
  return state;
}

const view = ({ final, interim, text }: TranscriptState) => ({ final, interim, text });

describe("readResults", () => {
  it("rebuilds from the whole list instead of appending", () => {
    const state = read([
      [0, [["cómo", false, 0.1]]],
      [200, [["cómo renuevo", false, 0.1]]],
      [900, [["cómo renuevo mi permiso", true, 0.9]]],
      [
        1500,
        [
          ["cómo renuevo mi permiso", true, 0.9],
          [" de trabajo", false, 0.2],
        ],
      ],
    ]);
    expect(view(state)).toEqual({
      final: "cómo renuevo mi permiso",
      interim: "de trabajo",
      text: "cómo renuevo mi permiso de trabajo",
    });
  });

  it("takes an Android final with confidence 0 for what it is: interim", () => {
    const state = read([[0, [["quiero saber", true, 0]]]], true);
    expect(view(state)).toEqual({ final: "", interim: "quiero saber", text: "quiero saber" });
  });

  it("keeps a final with confidence 0 elsewhere: Safari knows no other", () => {
    expect(read([[0, [["quiero saber", true, 0]]]]).final).toBe("quiero saber");
  });

  it("drops the growing false finals of Android once the true one is there", () => {
    const state = read(
      [
        [0, [["twinkle", true, 0]]],
        [
          100,
          [
            ["twinkle", true, 0],
            ["twinkle twinkle", true, 0],
          ],
        ],
        [
          200,
          [
            ["twinkle", true, 0],
            ["twinkle twinkle", true, 0],
            ["Twinkle", true, 0],
          ],
        ],
        [
          900,
          [
            ["twinkle", true, 0],
            ["twinkle twinkle", true, 0],
            ["Twinkle", true, 0],
            ["twinkle twinkle little star", true, 0.87],
          ],
        ],
      ],
      true,
    );
    expect(view(state)).toEqual({
      final: "twinkle twinkle little star",
      interim: "",
      text: "twinkle twinkle little star",
    });
  });

  it("drops a final that comes twice within 250 ms", () => {
    const state = read(
      [
        [1000, [["necesito un abogado", true, 0.9]]],
        [
          1120,
          [
            ["necesito un abogado", true, 0.9],
            ["Necesito un abogado", true, 0.9],
          ],
        ],
        [
          3000,
          [
            ["necesito un abogado", true, 0.9],
            ["Necesito un abogado", true, 0.9],
          ],
        ],
      ],
      true,
    );
    expect(state.text).toBe("necesito un abogado");
  });

  it("keeps a word that was said again later", () => {
    const state = read([
      [1000, [["sí", true, 0.9]]],
      [
        1251,
        [
          ["sí", true, 0.9],
          ["sí", true, 0.9],
        ],
      ],
    ]);
    expect(state.text).toBe("sí sí");
  });

  it("keeps the longer of a final and the one before that it starts with", () => {
    const state = read(
      [
        [0, [["no", true, 0.8]]],
        [
          600,
          [
            ["no", true, 0.8],
            ["no tengo papeles", true, 0.8],
          ],
        ],
      ],
      true,
    );
    expect(view(state)).toEqual({ final: "no tengo papeles", interim: "", text: "no tengo papeles" });
  });

  it("compares whole words", () => {
    const state = read([
      [
        0,
        [
          ["no", true, 0.8],
          ["nosotros vivimos aquí", true, 0.8],
        ],
      ],
    ]);
    expect(state.text).toBe("no nosotros vivimos aquí");
  });

  it("carries what was heard into the next session", () => {
    const first = closeSession(read([[0, [["tengo una cita", true, 0.9]]]], true));
    const second = read([[2000, [["en la corte", false, 0.4]]]], true, first);
    expect(view(second)).toEqual({
      final: "tengo una cita",
      interim: "en la corte",
      text: "tengo una cita en la corte",
    });
    expect(closeSession(second).text).toBe("tengo una cita en la corte");
  });

  it("bears empty results", () => {
    expect(
      read([
        [
          0,
          [
            ["", false, 0],
            ["  ", true, 0.5],
          ],
        ],
      ]).text,
    ).toBe("");
  });
});
