import type { GuideDraft } from "#server/documents/guides/guide-document.ts";
import { sendingToUscis } from "#server/documents/guides/sending.ts";

export const dacaRenewal: GuideDraft = {
  id: "daca-renewal",
  files: ["faro-renovar-daca.pdf", "faro-renew-daca.pdf"],
  title: ["Lista para renovar DACA", "Checklist to renew DACA"],
  description: [
    "Guía de Faro, no es un formulario del gobierno. Cuándo mandarla y qué lleva el paquete.",
    "A Faro guide, not a government form. When to send it and what the package holds.",
  ],
  forWhom: [
    "Si ya tuviste DACA y está por vencer, o venció hace menos de un año.",
    "If you had DACA and it is about to expire, or expired less than a year ago.",
  ],
  category: "otros",
  intro: [
    "USCIS tramita {V25.status}. No pagues a quien te ofrece un DACA nuevo.",
    "USCIS processes {V25.status}. Do not pay anyone who offers you a new DACA.",
  ],
  parts: [
    {
      look: "blanks",
      heading: ["Mis fechas", "My dates"],
      items: [
        ["Mi DACA vence el", "My DACA expires on"],
        ["150 días antes es el", "150 days before is"],
        ["120 días antes es el", "120 days before is"],
      ],
    },
    {
      look: "boxes",
      heading: ["Antes de renovar", "Before renewing"],
      items: [
        [
          "Mi DACA sigue vigente o venció hace menos de un año. Si venció hace más, cuenta como primera vez y no avanza.",
          "My DACA is still valid or expired less than a year ago. If longer, it counts as a first request and does not move.",
        ],
        [
          "No he tenido arrestos desde la última vez. Si tuve uno, ya vi a un abogado.",
          "I have had no arrests since the last time. If I had one, I have seen a lawyer.",
        ],
        [
          "La mando de 120 a 150 días antes de que venza: la renovación tarda {V25.renewal-time}.",
          "I send it 120 to 150 days before it expires: renewal takes {V25.renewal-time}.",
        ],
      ],
    },
    {
      look: "boxes",
      heading: ["El paquete", "The package"],
      items: [
        ["I-821D.", "I-821D."],
        ["I-765.", "I-765."],
        ["La hoja I-765WS.", "The I-765WS worksheet."],
        [
          "Copia de mi permiso de trabajo y del aviso anterior.",
          "Copy of my work permit and of the earlier notice.",
        ],
        [
          "Papeles de cualquier arresto nuevo, vistos por un abogado.",
          "Papers of any new arrest, seen by a lawyer.",
        ],
        [
          "El pago: {V01.i-821d-with-i-765} con permiso de trabajo. No hay exención.",
          "The fee: {V01.i-821d-with-i-765} with the work permit. There is no waiver.",
        ],
      ],
    },
    sendingToUscis,
    {
      look: "bullets",
      heading: ["Ojo", "Take care"],
      items: [
        [
          "DACA no es residencia ni lleva a ella. Te deja trabajar y frena tu deportación por dos años.",
          "DACA is not residence and does not lead to it. It lets you work and holds back your removal for two years.",
        ],
        [
          "No salgas sin permiso de viaje (advance parole). Y aun con él, desde el {V22.date} el riesgo es mayor: habla antes con un abogado.",
          "Do not leave without advance parole. Even with it, since {V22.date} the risk is higher: talk to a lawyer first.",
        ],
        [
          "En Texas, el permiso de trabajo de DACA está {V25.texas}.",
          "In Texas, the DACA work permit is {V25.texas}.",
        ],
      ],
    },
  ],
  topics: ["daca", "traducciones"],
  costs: [{ topic: "daca", about: ["DACA", "DACA"] }],
  forms: ["I-821D", "I-765"],
};
