import { describe, expect, it } from "vitest";
import { isWoundedNow } from "#guide/safety/server-only/cries/wounded-now.ts";
import { clean } from "#guide/words/normalise.ts";

describe("a wound of this hour", () => {
  it.each([
    "me acaba de picar con un desarmador en la pierna y no sé si llamar porque no tengo papeles",
    "Mi marido me está ahorcando cada que le contesto",
    "me pegó con la hebilla en la espalda y no puedo pararme",
    "él me pateó las costillas y me quitó el celular",
    "he punched me in the face and I'm bleeding, I'm scared to call because of immigration",
    "me quebró el brazo hoy y dice que si hablo me echa a la migra",
  ])("hears %s", (text) => expect(isWoundedNow(clean(text))).toBe(true));

  it.each([
    "me acaba de cortar el teléfono el del consulado, ¿cómo saco otra cita?",
    "me acaba de picar una abeja en el trabajo, ¿tengo derecho a doctor?",
    "me está pegando duro la renta, ¿puedo trabajar con el recibo?",
    "en mi país la mara me quebró el brazo, ¿eso cuenta para el asilo?",
    "mi ex me pegó en la cara hace cinco años y pedí la visa U",
    "la máquina me cortó un dedo y no puedo mover la mano, ¿me toca compensación?",
    "me dio un golpe de calor y me duele la cabeza, ¿puedo cambiar mi cita?",
  ])("does not hear %s", (text) => expect(isWoundedNow(clean(text))).toBe(false));
});
