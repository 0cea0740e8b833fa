import type { GuidePart } from "#server/documents/guides/guide-document.ts";

/** The same for everything that goes to USCIS by mail. */
export const sendingToUscis: GuidePart = {
  look: "boxes",
  heading: ["Al mandarlo a USCIS", "When you send it to USCIS"],
  items: [
    [
      "Bajé cada formulario de su página oficial el mismo día que lo mando. Las ediciones cambian sin aviso.",
      "I downloaded each form from its official page the day I send it. Editions change without warning.",
    ],
    [
      "Llené los formularios en inglés y firmé cada uno con mi mano. Desde el {V04.signature-rule}, una firma que no vale puede hacer que lo nieguen y se queden con el pago.",
      "I filled in the forms in English and signed each one by hand. Since {V04.signature-rule}, a signature that is not valid can mean a denial, and they keep the fee.",
    ],
    [
      "Pago con {V04.methods}. Por correo va la hoja {V04.card-form} para tarjeta o la {V04.bank-form} para cuenta de banco.",
      "I pay with {V04.methods}. By mail I add Form {V04.card-form} for a card or {V04.bank-form} for a bank account.",
    ],
    [
      "Cada papel en español lleva su traducción completa al inglés, con la hoja firmada de quien tradujo.",
      "Each paper in Spanish has its full English translation, with the page signed by the translator.",
    ],
    [
      "Mando copias. Los originales los llevo a la cita.",
      "I send copies. I take the originals to the appointment.",
    ],
    [
      "Guardé copia de todo el paquete y la prueba de envío. Cuando llegue el recibo I-797, lo guardo también.",
      "I kept a copy of the whole package and proof of mailing. When the I-797 receipt comes, I keep it too.",
    ],
  ],
};
