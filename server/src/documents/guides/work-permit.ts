import type { GuideDraft } from "#server/documents/guides/guide-document.ts";
import { sendingToUscis } from "#server/documents/guides/sending.ts";

export const workPermit: GuideDraft = {
  id: "work-permit",
  files: ["faro-permiso-de-trabajo.pdf", "faro-work-permit.pdf"],
  title: ["Lista para tu permiso de trabajo (I-765)", "Checklist for your work permit (I-765)"],
  description: [
    "Guía de Faro, no es un formulario del gobierno. Pedirlo por primera vez o renovarlo a tiempo.",
    "A Faro guide, not a government form. Asking for it the first time or renewing it in time.",
  ],
  forWhom: [
    "Si tienes un trámite que da permiso de trabajo, como asilo, residencia, TPS o DACA.",
    "If you have a case that gives a work permit, such as asylum, a green card case, TPS or DACA.",
  ],
  category: "trabajo",
  intro: [
    "El permiso de trabajo no se pide solo: sale de otro trámite. Quien te vende un permiso sin que tengas un caso te roba.",
    "A work permit does not come by itself: it comes from another case. Whoever sells you a permit without a case is robbing you.",
  ],
  parts: [
    {
      look: "bullets",
      heading: ["La letra y el número de tu caso", "The letter and number of your case"],
      items: [
        ["Asilo en trámite: (c)(8).", "Pending asylum: (c)(8)."],
        ["Residencia en trámite: (c)(9).", "Pending green card: (c)(9)."],
        ["Cancelación en la corte: (c)(10).", "Cancellation in court: (c)(10)."],
        ["DACA: (c)(33).", "DACA: (c)(33)."],
        [
          "Si tu caso es otro, búscalo en uscis.gov/i-765 o en tu recibo.",
          "If your case is another one, look it up at uscis.gov/i-765 or on your receipt.",
        ],
      ],
    },
    {
      look: "boxes",
      heading: ["Papeles que juntar", "Papers to gather"],
      items: [
        ["Copia del recibo de mi caso.", "Copy of the receipt of my case."],
        ["Copia de mi identificación.", "Copy of my ID."],
        ["Mis fotos, como las piden las instrucciones.", "My photos, as the instructions ask."],
        ["Si renuevo: copia de mi tarjeta por los dos lados.", "If I renew: copy of my card, both sides."],
        [
          "Si es por asilo: la fecha en que recibieron mi I-589. Puedo mandarla a los {V07.file-after} y USCIS no lo da antes de los {V07.eligible-after}.",
          "If by asylum: the date my I-589 was received. I can file after {V07.file-after}, and USCIS does not grant it before {V07.eligible-after}.",
        ],
        [
          "Si renuevo DACA: van juntas la I-821D, la I-765 y la hoja I-765WS.",
          "If I renew DACA: the I-821D, the I-765 and the I-765WS worksheet go together.",
        ],
      ],
    },
    {
      look: "note",
      heading: ["Renueva desde 180 días antes", "Renew from 180 days before"],
      items: [
        [
          "Si USCIS recibió tu renovación desde el {V08.end-date}, ya no hay tiempo extra: al vencer la tarjeta dejas de trabajar hasta tener la nueva. El TPS va aparte: mira la página de tu país en USCIS.",
          "If USCIS received your renewal on or after {V08.end-date}, there is no extra time: when the card expires you stop working until you have the new one. TPS is separate: check your country's page at USCIS.",
        ],
      ],
    },
    sendingToUscis,
    {
      look: "boxes",
      heading: ["Cuando llegue la tarjeta", "When the card comes"],
      items: [
        [
          "Revisé mi nombre, la letra, el número y la fecha de vencimiento.",
          "I checked my name, the letter, the number and the expiry date.",
        ],
        ["Puse un aviso 180 días antes de que venza.", "I set a reminder 180 days before it expires."],
        [
          "En la forma I-9 yo escojo qué papeles de la lista enseño. Nunca digo ni marco que soy ciudadano si no lo soy.",
          "On Form I-9 I choose which papers from the list I show. I never say or mark that I am a citizen if I am not.",
        ],
      ],
    },
  ],
  topics: [
    "permiso-trabajo-general",
    "renovar-permiso-extension",
    "permiso-trabajo-asilo",
    "derechos-laborales",
    "traducciones",
  ],
  costs: [
    { topic: "permiso-trabajo-general", about: ["La primera vez", "The first time"] },
    { topic: "renovar-permiso-extension", about: ["Cuando venza", "When it expires"] },
    { topic: "daca", about: ["Solo con DACA", "With DACA only"] },
  ],
  forms: ["I-765", "I-589", "I-821D", "I-912"],
};
