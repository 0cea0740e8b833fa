import type { GuideDraft } from "#server/documents/guides/guide-document.ts";

export const greenCardRenewal: GuideDraft = {
  id: "green-card-renewal",
  files: ["faro-renovar-mica.pdf", "faro-renew-green-card.pdf"],
  title: [
    "Lista para renovar o reponer tu mica (I-90)",
    "Checklist to renew or replace your green card (I-90)",
  ],
  description: [
    "Guía de Faro, no es un formulario del gobierno. Cuál formulario te toca y cómo probar tu estatus mientras esperas.",
    "A Faro guide, not a government form. Which form is yours and how to prove your status while you wait.",
  ],
  forWhom: [
    "Si tu green card (mica) vence, se perdió, te la robaron o trae un dato viejo.",
    "If your green card expires, was lost or stolen, or shows old data.",
  ],
  category: "residencia",
  intro: [
    "Si tu mica de 10 años vence o se pierde, tu residencia no se acaba ese día. Pero si tienes 18 años o más, la ley pide que traigas una prueba vigente.",
    "If your 10-year card expires or is lost, your residence does not end that day. But if you are 18 or older, the law asks you to carry valid proof.",
  ],
  parts: [
    {
      look: "boxes",
      heading: ["Cuál me toca", "Which one is mine"],
      items: [
        [
          "Mi tarjeta es de 10 años: I-90, por internet o por correo, desde 6 meses antes de que venza.",
          "My card is for 10 years: I-90, online or by mail, from 6 months before it expires.",
        ],
        [
          "Mi tarjeta es de 2 años y va a vencer: no mando la I-90. Me toca la I-751, en los 90 días antes de que venza.",
          "My card is for 2 years and will expire: I do not send the I-90. Mine is the I-751, in the 90 days before it expires.",
        ],
        [
          "La perdí o me la robaron: I-90. Si hubo robo, pido un reporte a la policía.",
          "I lost it or it was stolen: I-90. If it was stolen, I ask the police for a report.",
        ],
      ],
    },
    {
      look: "boxes",
      heading: ["Antes de mandarla", "Before sending it"],
      items: [
        [
          "No tengo arrestos ni viajes de más de 6 meses. Si los tengo, hablo antes con un abogado, porque revisan mis huellas.",
          "I have no arrests and no trips longer than 6 months. If I do, I talk to a lawyer first, because they check my fingerprints.",
        ],
        [
          "Nadie me está pidiendo firmar la I-407: con ella se entrega la residencia. No la firmo sin abogado.",
          "Nobody is asking me to sign the I-407: that form gives up residence. I do not sign it without a lawyer.",
        ],
      ],
    },
    {
      look: "boxes",
      heading: ["Papeles que juntar", "Papers to gather"],
      items: [
        ["Mi mica, o una copia si la tengo.", "My card, or a copy if I have one."],
        ["Mi identificación.", "My ID."],
        [
          "Si cambió mi nombre: el acta o el papel de la corte que lo prueba, traducido si está en español.",
          "If my name changed: the certificate or court paper that proves it, translated if in Spanish.",
        ],
        ["El reporte de robo, si hubo.", "The theft report, if any."],
      ],
    },
    {
      look: "numbers",
      heading: ["Paso a paso", "Step by step"],
      items: [
        [
          "Llena la I-90 en uscis.gov/i-90 o en papel, y paga.",
          "Fill in the I-90 at uscis.gov/i-90 or on paper, and pay.",
        ],
        [
          "Guarda el recibo junto con tu mica vencida: los dos juntos alargan tu prueba por {V49.i-90}. Con la I-751 son {V49.i-751}.",
          "Keep the receipt with your expired card: both together extend your proof by {V49.i-90}. With the I-751 it is {V49.i-751}.",
        ],
        [
          "Ve a tu cita de huellas con la carta y una identificación.",
          "Go to your fingerprint appointment with the letter and an ID.",
        ],
        [
          "Si te urge una prueba y no tienes mica, llama al 800-375-5283 y pide un sello (ADIT).",
          "If you need proof soon and have no card, call 800-375-5283 and ask for a stamp (ADIT).",
        ],
        [
          "Si tienes arrestos, no viajes sin ver antes a un abogado.",
          "If you have arrests, do not travel before seeing a lawyer.",
        ],
      ],
    },
  ],
  topics: ["renovar-green-card", "residencia-condicional", "documentos-perdidos", "biometricos"],
  costs: ["renovar-green-card", "residencia-condicional"],
  forms: ["I-90", "I-751", "I-407"],
};
