import type { GuideDraft } from "#server/documents/guides/guide-document.ts";

export const asylum: GuideDraft = {
  id: "asylum",
  files: ["faro-asilo.pdf", "faro-asylum.pdf"],
  title: ["Lista para pedir asilo (I-589)", "Checklist to ask for asylum (I-589)"],
  description: [
    "Guía de Faro, no es un formulario del gobierno. El plazo de un año, las pruebas y los pagos.",
    "A Faro guide, not a government form. The one-year deadline, the proof and the fees.",
  ],
  forWhom: [
    "Si tienes miedo de volver a tu país porque te persiguen por quién eres o por lo que piensas.",
    "If you are afraid to return to your country because you are persecuted for who you are or what you think.",
  ],
  category: "asilo",
  intro: [
    "Tu I-589 debe llegar antes de que cumplas un año de tu última entrada. Si ya pasó, todavía hay otros caminos: habla con un abogado.",
    "Your I-589 must arrive before you complete one year since your last entry. If that has passed, there are other paths: talk to a lawyer.",
  ],
  parts: [
    {
      look: "blanks",
      heading: ["Mis fechas", "My dates"],
      items: [
        ["Día en que entré la última vez", "Day I last entered"],
        ["Día en que se cumple el año", "Day the year is complete"],
        [
          "Fecha de mi próxima corte, si tengo (800-898-7180)",
          "Date of my next court hearing, if any (800-898-7180)",
        ],
      ],
    },
    {
      look: "boxes",
      heading: ["A dónde va", "Where it goes"],
      items: [
        [
          "Nunca me han mandado a la corte: la I-589 va a USCIS.",
          "I have never been sent to court: the I-589 goes to USCIS.",
        ],
        [
          "Ya tengo juez: la I-589 se entrega en mi corte.",
          "I already have a judge: the I-589 is filed with my court.",
        ],
        [
          "Llegué de niño sin papás: el límite de un año no cuenta, pero igual busco abogado.",
          "I came as a child without parents: the one-year limit does not count, but I still look for a lawyer.",
        ],
      ],
    },
    {
      look: "boxes",
      heading: ["Papeles que juntar", "Papers to gather"],
      items: [
        [
          "Prueba de mi entrada: sello, I-94, boletos o papeles de la frontera.",
          "Proof of my entry: stamp, I-94, tickets or border papers.",
        ],
        [
          "Mi historia escrita, con fechas: quién me busca, por qué, y si la policía no me cuidó.",
          "My story in writing, with dates: who is after me, why, and whether the police did not protect me.",
        ],
        [
          "Pruebas: amenazas, denuncias, fotos, mensajes.",
          "Proof: threats, police reports, photos, messages.",
        ],
        [
          "Mi identificación y las actas de mi esposo o esposa y de mis hijos solteros menores de 21 que están aquí: pueden ir en mi solicitud.",
          "My ID and the certificates of my spouse and of my unmarried children under 21 who are here: they can be in my application.",
        ],
        [
          "Traducción al inglés de cada papel en español, con la hoja firmada de quien tradujo.",
          "English translation of each paper in Spanish, with the page signed by the translator.",
        ],
      ],
    },
    {
      look: "boxes",
      heading: ["Antes de entregarla", "Before filing it"],
      items: [
        [
          "Contesté todas las preguntas de la I-589, en inglés, sin dejar nada en blanco.",
          "I answered every question of the I-589, in English, leaving nothing blank.",
        ],
        [
          "Todo es verdad. Nadie me inventó una historia: eso me cierra las puertas para toda la vida.",
          "Everything is true. Nobody made up a story for me: that can close the doors for life.",
        ],
        [
          "Incluí el pago de {V02.i-589}. No lo perdonan.",
          "I included the fee of {V02.i-589}. It is never waived.",
        ],
        [
          "La mando con prueba de entrega y con tiempo: cuenta el día en que la reciben.",
          "I send it with proof of delivery and with time to spare: what counts is the day they receive it.",
        ],
        [
          "Guardé copia de todo. Si me la regresan, corrijo y la mando el mismo día.",
          "I kept a copy of everything. If they return it, I correct it and send it the same day.",
        ],
      ],
    },
    {
      look: "numbers",
      heading: ["Después", "Afterwards"],
      items: [
        [
          "Ve a tus huellas y a cada cita. Si te mudas, avisa a USCIS en 10 días y a la corte en 5 días hábiles.",
          "Go to your fingerprints and every appointment. If you move, tell USCIS within 10 days and the court within 5 working days.",
        ],
        [
          "El permiso de trabajo se pide aparte con la I-765, cuando tu asilo lleva {V07.file-after} en trámite.",
          "The work permit is asked for separately with the I-765, once your asylum has been pending {V07.file-after}.",
        ],
        [
          "Cada año hay un pago de {V02.annual-asylum}, pero solo cuando te llega el aviso oficial. Con USCIS tienes {V06.deadline} y se paga solo en la página oficial, nunca a una persona.",
          "Each year there is a fee of {V02.annual-asylum}, but only when the official notice comes. With USCIS you have {V06.deadline}, and you pay only on the official site, never to a person.",
        ],
        [
          "A la entrevista lleva originales, copia de tu I-589, a la familia de tu caso y tu propio intérprete.",
          "To the interview take originals, a copy of your I-589, the family in your case and your own interpreter.",
        ],
      ],
    },
  ],
  topics: [
    "asilo-general",
    "asilo-un-anio",
    "cuotas-asilo-2025",
    "permiso-trabajo-asilo",
    "entrevista-asilo",
    "traducciones",
  ],
  costs: [
    { topic: "cuotas-asilo-2025", about: ["La solicitud de asilo", "The asylum application"] },
    { topic: "permiso-trabajo-asilo", about: ["El permiso de trabajo por asilo", "The asylum work permit"] },
  ],
  forms: ["I-589", "I-765", "AR-11", "EOIR-33"],
};
