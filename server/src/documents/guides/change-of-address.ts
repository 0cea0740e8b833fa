import type { GuideDraft } from "#server/documents/guides/guide-document.ts";

export const changeOfAddress: GuideDraft = {
  id: "change-of-address",
  files: ["faro-cambio-de-direccion.pdf", "faro-change-of-address.pdf"],
  title: ["Lista para avisar que te mudaste", "Checklist to report that you moved"],
  description: [
    "Guía de Faro, no es un formulario del gobierno. A quién avisar, en cuántos días y con qué hoja.",
    "A Faro guide, not a government form. Whom to tell, in how many days and with which form.",
  ],
  forWhom: [
    "Si no eres ciudadano y cambiaste de casa, con caso abierto o sin él.",
    "If you are not a citizen and you moved, with an open case or without one.",
  ],
  category: "otros",
  intro: [
    "Avisa a USCIS en 10 días y, si tienes corte, a la corte en 5 días hábiles. Los dos avisos son gratis.",
    "Tell USCIS within 10 days and, if you are in court, the court within 5 working days. Both are free.",
  ],
  parts: [
    {
      look: "blanks",
      heading: ["Mis fechas", "My dates"],
      items: [
        ["Me mudé el", "I moved on"],
        ["Avisé a USCIS el (10 días)", "I told USCIS on (10 days)"],
        ["Avisé a la corte el (5 días hábiles)", "I told the court on (5 working days)"],
      ],
    },
    {
      look: "boxes",
      heading: ["USCIS", "USCIS"],
      items: [
        [
          "Hice el cambio (AR-11) en uscis.gov/addresschange y cambié ahí mismo mis trámites abiertos.",
          "I made the change (AR-11) at uscis.gov/addresschange and updated my open cases there.",
        ],
        [
          "Avisó cada persona de mi casa que no es ciudadana, también los niños.",
          "Every person in my home who is not a citizen reported it, children too.",
        ],
        ["Guardé la hoja de confirmación.", "I kept the confirmation page."],
        [
          "Si pedí visa U, visa T o VAWA, llamé al 800-375-5283: se hace de otra manera.",
          "If I asked for a U visa, T visa or VAWA, I called 800-375-5283: it is done another way.",
        ],
        [
          "Si firmé una I-864 por alguien, mando la I-865 en 30 días.",
          "If I signed an I-864 for someone, I send the I-865 within 30 days.",
        ],
      ],
    },
    {
      look: "boxes",
      heading: ["La corte, si tengo caso ahí", "The court, if I have a case there"],
      items: [
        ["Mandé la EOIR-33 a mi corte.", "I sent the EOIR-33 to my court."],
        ["Mandé copia a los abogados de ICE.", "I sent a copy to the ICE lawyers."],
        [
          "Si mi caso está en apelación, mandé la EOIR-33 de la BIA.",
          "If my case is on appeal, I sent the BIA's EOIR-33.",
        ],
        ["Guardé copia y prueba de envío.", "I kept a copy and proof of mailing."],
        ["Revisé mi fecha de corte al 800-898-7180.", "I checked my court date at 800-898-7180."],
      ],
    },
    {
      look: "note",
      heading: ["Avisar solo en el correo no basta", "Telling only the post office is not enough"],
      items: [
        [
          "Muchas cartas de USCIS no se reenvían. Si no avisas puedes perder una carta, faltar a la corte y recibir una orden de deportación.",
          "Many USCIS letters are not forwarded. If you do not report it you can lose a letter, miss court and get a removal order.",
        ],
      ],
    },
  ],
  topics: ["cambio-direccion"],
  costs: ["cambio-direccion"],
  forms: ["AR-11", "EOIR-33"],
};
