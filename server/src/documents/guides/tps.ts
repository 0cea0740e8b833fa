import type { GuideDraft } from "#server/documents/guides/guide-document.ts";
import { sendingToUscis } from "#server/documents/guides/sending.ts";

export const tps: GuideDraft = {
  id: "tps",
  files: ["faro-tps.pdf", "faro-tps-english.pdf"],
  title: ["Lista para el TPS", "Checklist for TPS"],
  description: [
    "Guía de Faro, no es un formulario del gobierno. Qué revisar primero y qué mandar cuando hay fechas abiertas.",
    "A Faro guide, not a government form. What to check first and what to send when dates are open.",
  ],
  forWhom: [
    "Si tienes o tuviste TPS, o eres de un país que lo tiene.",
    "If you have or had TPS, or come from a country that has it.",
  ],
  category: "asilo",
  intro: [
    "El TPS es un permiso por un tiempo para gente de ciertos países. No es residencia y se puede acabar. Cambia por país: revisa siempre la página oficial.",
    "TPS is a permit for a time for people of certain countries. It is not residence and it can end. It changes by country: always check the official page.",
  ],
  parts: [
    {
      look: "note",
      heading: ["Cómo está hoy, según lo que sabemos", "How it stands, as far as we know"],
      items: [
        ["El TPS ya terminó para {V10.ended}.", "TPS has ended for {V10.ended}."],
        ["El de El Salvador sigue {V10.el-salvador}.", "That of El Salvador is {V10.el-salvador}."],
        [
          "Registro nuevo abierto: {V10.open-registration}. La I-821 solo se manda cuando USCIS abre fechas para tu país.",
          "New registration open: {V10.open-registration}. You send the I-821 only when USCIS opens dates for your country.",
        ],
      ],
    },
    {
      look: "boxes",
      heading: ["Antes de mandar nada", "Before sending anything"],
      items: [
        [
          "Abrí uscis.gov/humanitarian/temporary-protected-status y leí la página de mi país hoy.",
          "I opened uscis.gov/humanitarian/temporary-protected-status and read my country's page today.",
        ],
        ["Vi qué fecha y qué letra dice mi tarjeta.", "I looked at the date and letter on my card."],
        [
          "Si mi TPS ya terminó, o si tengo un delito o una orden de deportación, hablé con un abogado o representante acreditado.",
          "If my TPS has ended, or I have a crime or a removal order, I talked to a lawyer or accredited representative.",
        ],
        [
          "Le pregunté si hay otro camino para mí, como asilo o una petición de mi familia.",
          "I asked whether there is another path for me, such as asylum or a family petition.",
        ],
      ],
    },
    {
      look: "boxes",
      heading: ["Si hay fechas abiertas para mi país", "If dates are open for my country"],
      items: [
        ["I-821, la solicitud de TPS.", "I-821, the TPS application."],
        ["I-765, si quiero permiso de trabajo.", "I-765, if I want a work permit."],
        ["Prueba de que soy de ese país.", "Proof that I am from that country."],
        [
          "Prueba de que estoy en Estados Unidos desde la fecha que dice la página de mi país.",
          "Proof that I have been in the United States since the date on my country's page.",
        ],
        [
          "Papeles de corte de cada arresto, si hubo. Antes de mandarlos, los ve un abogado.",
          "Court papers of each arrest, if any. A lawyer sees them before I send them.",
        ],
      ],
    },
    sendingToUscis,
    {
      look: "bullets",
      heading: ["Ojo", "Take care"],
      items: [
        [
          "No viajes sin permiso (I-131) ni sin hablar con un abogado: la regla cambió y el riesgo es grande.",
          "Do not travel without a permit (I-131) nor without talking to a lawyer: the rule changed and the risk is high.",
        ],
        [
          "El permiso de trabajo por TPS dura a lo más {V09.max-tps-parole}, o hasta que el TPS termine.",
          "The work permit under TPS lasts {V09.max-tps-parole} at most, or until TPS ends.",
        ],
      ],
    },
  ],
  topics: ["tps", "renovar-permiso-extension", "traducciones"],
  costs: ["tps"],
  forms: ["I-821", "I-765", "I-131"],
};
