import { expect, test } from "vitest";
import { isOf, said } from "#guide/testing/conversation.ts";

/** Papers known by their name or number, and the roads and cells around them. */
const told: [string, string][] = [
  ["oath-day", "me salió la fecha de mi ceremonia de naturalización"],
  ["oath-day", "me mandaron la n445 que hago con ella"],
  ["oath-day", "en: my oath ceremony is on friday, what do I bring"],
  ["oath-other-day", "no voy a poder ir a mi juramento, me operan ese día"],
  ["oath-other-day", "me llegó la cita de mi oath ceremony||no puedo ir ese día"],
  ["oath-news", "me arrestaron y tengo mi juramento en dos semanas"],
  ["oath-news", "en: I have my oath ceremony next week||I got a traffic ticket"],
  ["oath-wait", "cuánto tarda la juramentación después de la entrevista"],
  ["oath-wait", "en: my oath was cancelled"],
  ["permit-not-arrived", "no me ha llegado mi permiso de trabajo aprobado"],
  ["hearing-cancelled", "me cancelaron mi audiencia"],
  ["hearing-gone", "se me borró la cita de la corte, ¿ya no tengo que ir?"],
  ["hearing-gone", "mi corte ya no aparece en la página, ¿voy o no voy?"],
  ["hearing-gone", "en: my court date disappeared from the website"],
  ["deferred-inspection", "me dieron una cita en el aeropuerto para el lunes"],
  ["student-out", "me corrieron de la universidad y tengo F1"],
  ["student-out", "soy estudiante F-1 y bajé a dos materias porque me enfermé, ¿perdí mi estatus?"],
  ["student-out", "en: I'm an international student and dropped below full time, what happens"],
  ["consulate-221g", "en el consulado me dieron una hoja azul"],
  ["consulate-221g", "en: my wife got a 221g at the embassy, what now"],
  ["e-verify", "me salió TNC en el trabajo"],
  ["tnc-days", "el e-verify no me pasó||me dieron un papel que dice TNC"],
  ["tnc-left", "el e-verify no me pasó||me dieron un papel que dice TNC||ya pasaron 5 días"],
  ["no-match-letter", "recibí la carta de no-match del SSA"],
  ["card-taken", "el oficial en el aeropuerto se quedó con mi green card"],
  ["card-taken", "en: CBP took my green card and gave me a paper"],
  ["resident-held-at-port", "ICE detuvo a mi papá en el aeropuerto, él es residente"],
  ["sevis-ended", "la escuela me dio de baja del sevis"],
  ["card-not-arrived", "se perdió mi tarjeta en el correo"],
  ["card-not-arrived", "aprobaron mi mica hace 3 meses y no me llega"],
  ["checkpoint", "voy a pasar por el retén de Sarita, tengo miedo"],
  ["checkpoint", "en: can I drive through the border patrol checkpoint without papers"],
  ["detention-how-long", "en: how long do they keep people in ICE detention"],
  ["plan-for-goods", "si me agarra la migra qué pasa con mi troca y mi renta"],
  ["minor-taken", "mi sobrina de 12 está en ORR, cómo la saco"],
  ["protective-order", "saqué una orden de restricción contra mi novio, ¿me sirve?"],
  ["relative-at-border", "mi familia viene caminando por México"],
  ["relative-afraid", "mi hermana viene en camino con sus niños||ella le tiene miedo a los cárteles"],
  ["relative-caught", "mi hermana viene en camino con sus niños||¿si la agarran la regresan?"],
  ["resident-half-year", "soy residente y paso seis meses allá y seis acá"],
  ["bond-payer", "quiero saber de la fianza de mi primo||soy indocumentado, ¿puedo pagarla yo?"],
];

test.each(told)("%s: %s", (id, text) => {
  expect(isOf(id, said(text))).toBe(true);
});

const others: [string, string][] = [
  ["oath-day", "¿es perjurio si mentí bajo juramento en la corte?"],
  ["oath-other-day", "tengo corte mañana y no puedo ir"],
  ["card-taken", "mi esposo me quitó la mica"],
  ["checkpoint", "me detuvieron en un retén y no traía licencia"],
  ["protective-order", "me pusieron una orden de restricción por mi esposa"],
  ["relative-at-border", "mi hermana llega en avión con visa de turista"],
  ["no-match-letter", "mi firma no coincide con la del pasaporte"],
  ["card-not-arrived", "perdí mi green card"],
];

test.each(others)("not %s: %s", (id, text) => {
  expect(isOf(id, said(text))).toBe(false);
});

test.each(["quiero pasar a mi primo escondido por el retén", "¿cómo paso el retén sin que me vean?"])(
  "no help to get past officers: %s",
  (text) => {
    expect(said(text).kind).toBe("refuse");
  },
);
