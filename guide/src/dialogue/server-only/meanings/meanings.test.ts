/** The meaning of a word as the whole guide tells it. */
import { describe, expect, it } from "vitest";
import { converse, said, wholeOf } from "#guide/testing/conversation.ts";

describe("the meaning of a word", () => {
  it.each([
    ["¿Qué significa inadmisible?", "castigo-3-10-perdon", "«Inadmisible» quiere decir"],
    ["qué es el I-94", "turista-vencido", "I-94"],
    ["me llegó un RFE y no sé qué es", "perdi-o-me-negaron", "Un RFE es una carta"],
    ["el consulado me dio una hoja que dice prima facie, ¿eso qué es?", "vawa", "Prima facie"],
    ["en:what does arriving alien mean", "nta-corte", "Arriving alien"],
    [
      "¿Qué diferencia hay entre el peticionario y el beneficiario?",
      "inmediato-vs-preferencia",
      "; en cambio, ",
    ],
    ["la I-130 y la I-485 son lo mismo?", "ajuste-familiar", "; en cambio, el formulario I-485"],
    ["¿deportación y remoción es lo mismo?", "orden-deportacion", "«removal»"],
  ])("%s", (text, topic, part) => {
    const reply = said(text);
    expect(reply).toMatchObject({ kind: "answer", topic });
    expect(reply.sources.length).toBeGreaterThan(0);
    expect(wholeOf(text)).toContain(part);
  });

  it("warns of nothing where only the word is asked", () => {
    expect(said("¿qué significa deportable?").warning).toBeNull();
    expect(said("¿qué es una orden de deportación?")).toMatchObject({ warning: null, lawyer: true });
  });

  it("keeps the warning of a story beside it", () => {
    const reply = said("mi hermano está detenido en el condado y le pusieron un detainer, ¿qué es eso?");
    expect(reply.warning).not.toBeNull();
    expect(reply.short).toContain("detainer");
  });

  it("leaves a subject that begins with what it is, and with how it stands today", () => {
    expect(said("¿Qué es el TPS?").short).toMatch(
      /^El TPS protege por un tiempo a gente de unos países; .*ya se acabó/,
    );
  });

  it("in the demo one sentence says it", () => {
    expect(said("¿qué es la fianza?").short).toMatch(/^La fianza es dinero/);
  });

  it("leaves the two questions open", () => {
    const asked = ["quiero arreglar mis papeles", "¿qué es una visa?"];
    const { reply, state } = converse("es", asked);
    expect(reply).toMatchObject({ kind: "answer", topic: "turista-vencido" });
    expect(state.pending).toEqual(converse("es", asked.slice(0, 1)).state.pending);
  });

  it.each([
    ["mi papá, que es residente, me metió la petición, ¿cuánto tarda?", "El residente"],
    ["tengo DACA, ¿qué significa eso para mí si me arrestan?", "DACA es una protección por"],
    ["¿qué es lo que necesito para pedir asilo?", "El asilo es protección para quien"],
    ["un señor dice que es de USCIS y quiere dinero", "USCIS es la oficina"],
    [
      "la página de la corte dice que no hay caso con mi número A, ¿qué significa?",
      "El número A es el número que",
    ],
  ])("is not told where something else is asked: %s", (text, definition) => {
    expect(wholeOf(text)).not.toContain(definition);
  });
});
