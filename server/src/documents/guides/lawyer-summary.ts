import type { GuideDraft, Words } from "#server/documents/guides/guide-document.ts";

/** Both languages on each line: the person writes, the lawyer reads. */
const both = (es: string, en: string): Words => [`${es} / ${en}`, `${es} / ${en}`];

export const lawyerSummary: GuideDraft = {
  id: "lawyer-summary",
  files: ["faro-resumen-para-abogado.pdf", "faro-resumen-para-abogado.pdf"],
  title: ["Resumen de mi caso para el abogado", "Summary of my case for the lawyer"],
  description: [
    "Guía de Faro, no es un formulario del gobierno. Hoja bilingüe para llenar a mano y llevar a tu cita.",
    "A Faro guide, not a government form. A bilingual sheet to fill in by hand and take to your appointment.",
  ],
  forWhom: [
    "Si vas a ver a un abogado o representante acreditado y no quieres olvidar nada.",
    "If you are going to see a lawyer or accredited representative and do not want to forget anything.",
  ],
  category: "otros",
  intro: both(
    "Llénala a mano y llévala a tu cita. No la mandes a nadie que no conozcas, y no la dejes en el carro. Lo que no quieras dejar escrito, dilo en persona.",
    "Fill it in by hand and take it to your appointment. Do not send it to anyone you do not know, and do not leave it in the car. What you do not want to leave in writing, say in person.",
  ),
  parts: [
    {
      look: "blanks",
      heading: both("Quién soy", "Who I am"),
      items: [
        both("Nombre completo, como en mis papeles", "Full name, as on my papers"),
        both("Fecha y país de nacimiento", "Date and country of birth"),
        both("Teléfono seguro para llamarme", "Safe phone number to call me"),
        both("Idioma que prefiero", "Language I prefer"),
        both("Número A, si tengo", "A-number, if any"),
      ],
    },
    {
      look: "blanks",
      heading: both("Lo más urgente", "What is most urgent"),
      items: [
        both("Próxima fecha de corte y ciudad (800-898-7180)", "Next court date and city (800-898-7180)"),
        both("Fecha límite de una carta", "Deadline on a letter"),
        both("Cita con ICE o con USCIS", "Appointment with ICE or USCIS"),
        both("¿Hay alguien detenido? Nombre y lugar", "Is anyone detained? Name and place"),
      ],
    },
    {
      look: "blanks",
      heading: both("Mis entradas y salidas", "My entries and exits"),
      items: [
        both(
          "Primera entrada: fecha, lugar, cómo (visa, parole, sin revisión)",
          "First entry: date, place, how (visa, parole, no inspection)",
        ),
        both("Última entrada: fecha, lugar, cómo", "Last entry: date, place, how"),
        both("Otras entradas y salidas", "Other entries and exits"),
        both(
          "¿Me han detenido o deportado en la frontera? Fechas",
          "Was I ever stopped or removed at the border? Dates",
        ),
      ],
    },
    {
      look: "blanks",
      heading: both("Mi familia", "My family"),
      items: [
        both("Esposo o esposa: nombre y estatus", "Spouse: name and status"),
        both("Hijos: edades y estatus", "Children: ages and status"),
        both("Papás y hermanos: estatus", "Parents and siblings: status"),
        both(
          "¿Alguien metió una petición por mí? Quién, cuándo, recibo",
          "Did anyone file a petition for me? Who, when, receipt",
        ),
      ],
    },
    {
      look: "blanks",
      heading: both("Lo que ya se mandó", "What was already filed"),
      items: [
        both("Formularios, fechas y números de recibo", "Forms, dates and receipt numbers"),
        both("Quién lo llenó o lo mandó", "Who filled it in or sent it"),
        both("Qué contestaron", "What the answer was"),
      ],
    },
    {
      look: "blanks",
      heading: both("Lo que debe saber", "What you should know"),
      items: [
        both(
          "Arrestos o multas, con ciudad y fecha (aunque los hayan borrado)",
          "Arrests or tickets, with city and date (even if erased)",
        ),
        both(
          "¿Tengo miedo de volver a mi país? De quién y por qué",
          "Am I afraid to return to my country? Of whom and why",
        ),
        both(
          "¿Fui víctima de un crimen, maltrato o trata?",
          "Was I a victim of a crime, abuse or trafficking?",
        ),
        both("¿Alguna vez dije que era ciudadano, o voté?", "Did I ever say I was a citizen, or vote?"),
      ],
    },
    {
      look: "boxes",
      heading: both("Qué llevo", "What I bring"),
      items: [
        both("Todas mis cartas de migración", "All my immigration letters"),
        both("Pasaporte e identificaciones", "Passport and IDs"),
        both("Papeles de corte de cada arresto", "Court papers of each arrest"),
        both("Lista de fechas de entrada", "List of entry dates"),
      ],
    },
    {
      look: "boxes",
      heading: both("Qué pregunto antes de pagar", "What I ask before paying"),
      items: [
        both(
          "Su número de licencia, y la busco en la lista de abogados del estado",
          "The license number, and I look it up in the state bar's list",
        ),
        both("El precio total y el contrato por escrito", "The total price and the contract in writing"),
        both("Qué formulario va a mandar y qué riesgo tiene", "Which form will be sent and what the risk is"),
        both(
          "Que firme conmigo la G-28 y me dé copia de todo",
          "That we sign the G-28 and I get a copy of everything",
        ),
      ],
    },
  ],
  topics: ["buscar-abogado", "notarios-fraude"],
  costs: [],
  look: "worksheet",
  forms: ["G-28"],
};
