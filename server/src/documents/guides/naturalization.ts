import type { GuideDraft } from "#server/documents/guides/guide-document.ts";
import { sendingToUscis } from "#server/documents/guides/sending.ts";

export const naturalization: GuideDraft = {
  id: "naturalization",
  files: ["faro-ciudadania.pdf", "faro-citizenship.pdf"],
  title: ["Lista para la ciudadanía (N-400)", "Checklist for citizenship (N-400)"],
  description: [
    "Guía de Faro, no es un formulario del gobierno. Requisitos, papeles y el examen.",
    "A Faro guide, not a government form. Requirements, papers and the test.",
  ],
  forWhom: [
    "Si tienes 18 años o más y llevas 5 años de residente, o 3 si vives con tu esposo o esposa ciudadana.",
    "If you are 18 or older and have been a resident for 5 years, or 3 if you live with your citizen spouse.",
  ],
  category: "otros",
  intro: [
    "Al pedir la ciudadanía abren todo tu expediente. Si tuviste un arresto o un problema viejo, ve antes con un abogado.",
    "When you ask for citizenship they open your whole file. If you had an arrest or an old problem, see a lawyer first.",
  ],
  parts: [
    {
      look: "boxes",
      heading: ["Podrías calificar si", "You may qualify if"],
      items: [
        ["Ya cumplí 18 años.", "I am 18 or older."],
        [
          "Llevo 5 años de residente, o 3 casado y viviendo con la misma persona ciudadana. Puedo mandarla hasta 90 días antes.",
          "I have been a resident for 5 years, or 3 married to and living with the same citizen. I can send it up to 90 days before.",
        ],
        [
          "Estuve aquí por lo menos la mitad de esos años, y 3 meses en mi estado.",
          "I was here at least half of those years, and 3 months in my state.",
        ],
        [
          "No hice un viaje de más de 6 meses. Si lo hice, pregunto antes.",
          "I took no trip longer than 6 months. If I did, I ask first.",
        ],
        [
          "No he votado ni dicho que soy ciudadano. Si lo hice, veo antes a un abogado.",
          "I have not voted or said that I am a citizen. If I did, I see a lawyer first.",
        ],
      ],
    },
    {
      look: "boxes",
      heading: ["Papeles que juntar", "Papers to gather"],
      items: [
        ["Mi mica (green card).", "My green card."],
        [
          "Lista de todos mis viajes, con fechas de salida y de regreso.",
          "A list of all my trips, with the dates I left and returned.",
        ],
        ["Mis impuestos de esos años.", "My taxes for those years."],
        [
          "Actas de matrimonio, de divorcio y de mis hijos.",
          "Marriage, divorce and children's certificates.",
        ],
        [
          "Si pago pensión de mis hijos: prueba de que estoy al corriente.",
          "If I pay child support: proof that I am up to date.",
        ],
        ["Hombres: el registro militar (Selective Service).", "Men: Selective Service registration."],
        [
          "Papeles de corte de cualquier arresto, aunque sea viejo.",
          "Court papers of any arrest, even an old one.",
        ],
      ],
    },
    {
      look: "bullets",
      heading: ["Pagar menos", "Paying less"],
      items: [
        [
          "Con ingreso de hasta {V01.n-400-reduced-income} podrías pagar {V01.n-400-reduced}, solo en papel.",
          "With income up to {V01.n-400-reduced-income} you might pay {V01.n-400-reduced}, on paper only.",
        ],
        [
          "Si ganas menos, podrías pedir no pagar con la I-912. Mira la lista de Faro para la exención.",
          "If you earn less, you might ask not to pay with the I-912. See Faro's fee waiver checklist.",
        ],
      ],
    },
    sendingToUscis,
    {
      look: "boxes",
      heading: ["El examen", "The test"],
      items: [
        [
          "Inglés: hablo, leo una frase de 3 y escribo una de 3.",
          "English: I speak, read one sentence out of 3 and write one out of 3.",
        ],
        [
          "Civismo, si mandé la N-400 desde el {V29.start}: {V29.questions}, y paso con {V29.pass}.",
          "Civics, if I sent the N-400 on or after {V29.start}: {V29.questions}, and I pass with {V29.pass}.",
        ],
        [
          "Con 50 años y 20 de mica, o 55 y 15, hago el civismo en mi idioma. Con 65 y 20 es más corto.",
          "At 50 with 20 years as a resident, or 55 with 15, I take civics in my language. At 65 with 20 it is shorter.",
        ],
        [
          "Si por salud no puedo aprender, un doctor llena la N-648, que va con la N-400.",
          "If my health does not let me learn, a doctor fills in the N-648, which goes with the N-400.",
        ],
        [
          "Estudio gratis en uscis.gov/citizenship y pregunto por clases en mi biblioteca.",
          "I study for free at uscis.gov/citizenship and ask about classes at my library.",
        ],
      ],
    },
  ],
  topics: ["ciudadania-requisitos", "examen-ciudadania", "traducciones"],
  costs: ["ciudadania-requisitos"],
  forms: ["N-400", "N-648", "N-336", "I-912"],
};
