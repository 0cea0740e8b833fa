import { describe } from "vitest";
import { holds } from "#guide/testing/conversations.ts";

describe("a form belongs to the subject it is known for", () => {
  holds(`
    para qué sirve la n-400 :: ciudadania-requisitos :: Solicitud de ciudadanía
    qué es el i-485 :: ajuste-familiar :: Solicitud de residencia :: un paso mal dado
    qué es el i-485 > y cuánto tarda :: ajuste-familiar :: cambia según la oficina :: un paso mal dado
    soy residente hace 6 años > ya está lista mi n-400, la mando? > y cuánto tarda? :: ciudadania-requisitos :: processing-times
    ¿qué es la I-130? > ¿y la I-485? :: ajuste-familiar :: Solicitud de residencia
    qué sigue después de que me llegó el recibo de la i 485 > puedo ir a ver a mi mamá a perú mientras :: ajuste-familiar :: salir sin permiso de viaje
    ¿Cuánto cuesta la I-485? :: ajuste-familiar :: cuesta
  `);
});
