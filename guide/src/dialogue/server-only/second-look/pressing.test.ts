/** Time that is nearly over sends to a lawyer today, in whatever words. */
import { describe, expect, test } from "vitest";
import { said } from "#guide/testing/conversation.ts";

describe("a lawyer, and today", () => {
  test.each([
    "me firmaron la certificación de la visa u hace cinco meses y tres semanas y mi abogada no me contesta, se vence al sexto mes, qué hago",
    "El aviso de la cuota anual del asilo es del 1 de noviembre y ya van 27 días. ¿Qué pasa si no alcanzo a pagar?",
    "mi entrevista de asilo es el lunes y apenas vi que el que llenó los papeles puso cosas que yo nunca dije",
    "Mi esposo ciudadano falleció hace 21 meses y nunca metimos papeles, ¿todavía tengo tiempo?",
    "en:my fiancé came on a K-1 and it's day 84, the wedding fell through twice, what happens now",
    "la entrevista de asilo es mañana y el intérprete me canceló",
    "en:the notice says 30 days and my lawyer won't answer, the deadline is friday",
  ])("%s", (text) => {
    const { lawyer, warning } = said(text);
    expect(lawyer).toBe(true);
    expect(warning).toMatch(/habla hoy con un abogado|lawyer or accredited representative today/);
  });

  test.each([
    "mi abogada no me contesta, cómo busco otra",
    "mi prometida llegó con la K-1 y nos casamos a los sesenta días, ¿ahora qué formulario llenamos?",
    "me llegó un aviso de la cuota anual del asilo que dice treinta días, ¿es real?",
    "ya van 27 días que mandé mi I-765 y no llega el recibo",
  ])("no hurry: %s", (text) => {
    expect(said(text).warning ?? "").not.toMatch(/habla hoy con un abogado/);
  });
});
