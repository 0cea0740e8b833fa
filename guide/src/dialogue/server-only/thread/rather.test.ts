import { describe } from "vitest";
import { holds } from "#guide/testing/conversations.ts";

describe("a written answer goes before what is only near", () => {
  // Before: thanks for telling, the subject once more, a sentence that shares a word, that it is not known.
  holds(`
    gané el asilo hace un año > mi esposa está en El Salvador > me casé por poder después de ganar el asilo :: asilo-aprobado :: solo si ya estaban casados
    ¿puedo hacerme ciudadano con un DUI de 2018? > es que tengo otro de 2024 :: dui :: Con dos o más
    mi mamá de 68 años quiere el examen en español > y se le olvidó que una vez votó en una elección :: examen-ciudadania :: No la mandes ni vayas
    reprobé el examen de ciudadanía > ¿pierdo la mica si repruebo otra vez? :: examen-ciudadania :: no te quitan la mica
    mi sobrina de 16 vive conmigo en Nueva York, su papá la golpeaba > ¿se puede casar con su novio mientras? :: sij-jovenes :: puede tumbar el caso :: K-1
    en:an immigration consultant took my money and filed my asylum without telling me > they already gave me a work permit from that :: notarios-fraude :: before you renew it|Before you renew it
  `);
});

describe("what a rule knows stays", () => {
  holds(`
    cómo saco licencia de manejar en texas > ya tengo mi permiso de trabajo :: licencia-manejar :: suele servir
    cuando era joven dije que era ciudadano para un trabajo > ahora mi esposa ciudadana me quiere arreglar :: arreglar-papeles :: dijiste ser ciudadano
    cómo me hago ciudadana > me agarraron manejando tomada en 2021 :: dui :: un solo DUI|Un solo DUI
    mi permiso se vence, lo renuevo? > dicen que son 540 días :: renovar-permiso-extension :: no hay tiempo extra
    mi hermano está detenido por ICE > no sé dónde lo tienen :: encontrar-detenido :: Escribe el nombre igual
  `);
});
