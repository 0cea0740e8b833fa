import type { GuideDraft } from "#server/documents/guides/guide-document.ts";

export const feeWaiver: GuideDraft = {
  id: "fee-waiver",
  files: ["faro-exencion-de-pago.pdf", "faro-fee-waiver.pdf"],
  title: ["Lista para pedir no pagar (I-912)", "Checklist to ask for a fee waiver (I-912)"],
  description: [
    "Guía de Faro, no es un formulario del gobierno. Para qué sirve, con qué se prueba y cómo se manda.",
    "A Faro guide, not a government form. What it is for, how to prove it and how to send it.",
  ],
  forWhom: [
    "Si en tu casa ganan poco y no puedes pagar un trámite de USCIS.",
    "If your household earns little and you cannot pay for a USCIS case.",
  ],
  category: "otros",
  intro: [
    "Si ganas poco, podrías pedir no pagar con el formulario I-912, pero solo en ciertos trámites. Mandarla no cuesta.",
    "If you earn little, you might ask not to pay with Form I-912, but only in certain cases. Sending it costs nothing.",
  ],
  parts: [
    {
      look: "boxes",
      heading: ["Primero reviso", "First I check"],
      items: [
        ["Mi trámite está en la lista de uscis.gov/i-912.", "My case is on the list at uscis.gov/i-912."],
        [
          "No es DACA, ni un pago extra de la ley H.R.1 (como los de asilo y TPS), ni casi ninguna petición de trabajo: ahí no sirve.",
          "It is not DACA, nor an extra fee of the H.R.1 law (such as asylum and TPS fees), nor most work petitions: it does not work there.",
        ],
        [
          "No es de la corte de inmigración: ahí se usa otra hoja, la EOIR-26A.",
          "It is not for immigration court: there you use another form, the EOIR-26A.",
        ],
        [
          "Si tengo una fecha límite, hablo antes con un abogado: si no la aceptan, me regresan el paquete.",
          "If I have a deadline, I talk to a lawyer first: if it is not accepted, they return the package.",
        ],
      ],
    },
    {
      look: "boxes",
      heading: ["Cómo lo pruebo (basta una)", "How I prove it (one is enough)"],
      items: [
        [
          "En mi casa reciben una ayuda por bajo ingreso: la carta de esa ayuda.",
          "My household gets help for low income: the letter of that benefit.",
        ],
        [
          "Ganamos hasta 150% del nivel de pobreza, contando a todos en el hogar: taxes y talones de pago.",
          "We earn up to 150% of the poverty level, counting everyone at home: taxes and pay stubs.",
        ],
        [
          "Pasamos por un apuro grave de dinero: cuentas de renta, de hospital u otras.",
          "We are going through serious money trouble: rent, hospital or other bills.",
        ],
      ],
    },
    {
      look: "numbers",
      heading: ["Cómo se manda", "How to send it"],
      items: [
        [
          "Baja la I-912 y tu formulario de sus páginas oficiales el mismo día que los mandas.",
          "Download the I-912 and your form from their official pages the day you send them.",
        ],
        [
          "Junta pruebas de este año, con traducción si están en español.",
          "Gather proof from this year, with translation if it is in Spanish.",
        ],
        [
          "Manda todo junto, en papel: muchas veces no se puede pedir en línea.",
          "Send everything together, on paper: often you cannot ask for it online.",
        ],
        ["Guarda copia de todo.", "Keep a copy of everything."],
      ],
    },
    {
      look: "note",
      heading: [
        "Para la ciudadanía hay también un pago más bajo",
        "For citizenship there is also a lower fee",
      ],
      items: [
        [
          "La N-400 en papel puede costar {V01.n-400-reduced} si en tu casa ganan hasta {V01.n-400-reduced-income}.",
          "The N-400 on paper may cost {V01.n-400-reduced} if your household earns up to {V01.n-400-reduced-income}.",
        ],
      ],
    },
  ],
  topics: ["exencion-pago", "traducciones"],
  costs: ["exencion-pago"],
  forms: ["I-912", "N-400"],
};
