import type { GuideDraft } from "#server/documents/guides/guide-document.ts";
import { sendingToUscis } from "#server/documents/guides/sending.ts";

export const adjustment: GuideDraft = {
  id: "adjustment",
  files: ["faro-residencia-i-485.pdf", "faro-green-card-i-485.pdf"],
  title: ["Lista para pedir la residencia aquí (I-485)", "Checklist to ask for a green card here (I-485)"],
  description: [
    "Guía de Faro, no es un formulario del gobierno. El paquete de ajuste de estatus por familia.",
    "A Faro guide, not a government form. The family-based adjustment of status package.",
  ],
  forWhom: [
    "Si estás en Estados Unidos, un oficial te revisó al entrar y te pide un familiar cercano.",
    "If you are in the United States, an officer inspected you at entry and a close relative petitions for you.",
  ],
  category: "residencia",
  intro: [
    "Podrías calificar si te revisó un oficial al entrar y ya te toca visa. Si cruzaste sin revisión, esta vía casi siempre se cierra, salvo casos como la ley 245(i) o VAWA: ve primero con un abogado.",
    "You may qualify if an officer inspected you at entry and a visa is available. If you crossed without inspection this path is almost always closed, except in cases like law 245(i) or VAWA: see a lawyer first.",
  ],
  parts: [
    {
      look: "boxes",
      heading: ["Antes de empezar", "Before you start"],
      items: [
        [
          "Encontré mi registro de entrada en i94.cbp.dhs.gov, o mi papel de parole.",
          "I found my entry record at i94.cbp.dhs.gov, or my parole paper.",
        ],
        [
          "Sé si me toca ya: la pareja, los hijos solteros menores de 21 y los papás de un ciudadano (de 21 años o más) no hacen fila. Los demás miran el Boletín de Visas.",
          "I know whether it is my turn: a citizen's spouse, unmarried children under 21 and parents (of a citizen 21 or older) have no line. Everyone else checks the Visa Bulletin.",
        ],
        [
          "Si me deportaron, entré con papeles falsos, dije que era ciudadano o tengo arrestos, ya hablé con un abogado.",
          "If I was deported, used false papers, said I was a citizen or have arrests, I have talked to a lawyer.",
        ],
      ],
    },
    {
      look: "boxes",
      heading: ["Formularios del paquete", "Forms in the package"],
      items: [
        [
          "I-130 de mi familiar, o el recibo si ya la mandó. Con la I-130A si es mi esposo o esposa.",
          "My relative's I-130, or its receipt if already sent. With the I-130A for a spouse.",
        ],
        ["I-485, una por persona.", "I-485, one for each person."],
        [
          "I-864 firmada por quien me pide, con sus últimos taxes, talones de pago y prueba de su estatus.",
          "I-864 signed by my petitioner, with the latest taxes, pay stubs and proof of status.",
        ],
        [
          "I-693, el examen médico, en su sobre cerrado. Va junto con la I-485 desde el {V42.with-i-485-since}. Solo lo hace un doctor de la lista de USCIS.",
          "I-693, the medical exam, in its sealed envelope. It goes with the I-485 since {V42.with-i-485-since}. Only a doctor on the USCIS list can do it.",
        ],
        [
          "I-765, si quiero permiso de trabajo mientras espero.",
          "I-765, if I want a work permit while I wait.",
        ],
        [
          "I-131, solo si un abogado me dijo que puedo viajar: el permiso de viaje también tiene riesgos.",
          "I-131, only if a lawyer told me I can travel: the travel permit also has risks.",
        ],
      ],
    },
    {
      look: "boxes",
      heading: ["Papeles que juntar", "Papers to gather"],
      items: [
        ["Prueba de entrada: I-94, sello, visa o parole.", "Proof of entry: I-94, stamp, visa or parole."],
        [
          "Actas de nacimiento, de matrimonio y de divorcio, con su traducción.",
          "Birth, marriage and divorce certificates, with translation.",
        ],
        [
          "Si es por matrimonio: pruebas de que es real. Renta, cuentas, fotos, mensajes, hijos.",
          "If by marriage: proof that it is real. Rent, accounts, photos, messages, children.",
        ],
        [
          "Cosas buenas de mi vida: familia, taxes, trabajo y récord limpio. El oficial las pesa.",
          "Good things about my life: family, taxes, work and a clean record. The officer weighs them.",
        ],
        [
          "La disposición certificada de cada arresto, aunque lo hayan borrado o sellado.",
          "The certified court disposition of each arrest, even if it was erased or sealed.",
        ],
      ],
    },
    sendingToUscis,
    {
      look: "numbers",
      heading: ["Después de mandarlo", "After you send it"],
      items: [
        [
          "Ve a tu cita de huellas con la carta y una identificación. Si no puedes, cámbiala antes de la hora.",
          "Go to your fingerprint appointment with the letter and an ID. If you cannot, reschedule before the time.",
        ],
        [
          "Si te piden más pruebas (RFE), contesta una sola vez, todo junto, antes de la fecha que trae la carta.",
          "If they ask for more evidence (RFE), answer once, everything together, before the date on the letter.",
        ],
        [
          "A la entrevista lleva los originales. Si tu visa se venció, ve con abogado, porque ha habido arrestos desde {V18.arrests-since}.",
          "Take the originals to the interview. If your visa expired, go with a lawyer, because there have been arrests since {V18.arrests-since}.",
        ],
        [
          "No salgas del país sin permiso de viaje: casi siempre pierdes el trámite.",
          "Do not leave the country without a travel permit: you almost always lose the case.",
        ],
      ],
    },
  ],
  topics: [
    "ajuste-familiar",
    "inmediato-vs-preferencia",
    "afidavit-i864",
    "proceso-examen-medico",
    "carga-publica",
    "perdi-o-me-negaron",
    "antecedentes",
    "biometricos",
    "traducciones",
  ],
  costs: [
    { topic: "ajuste-familiar", about: ["La petición y la residencia", "The petition and the green card"] },
    { topic: "proceso-examen-medico", about: ["El examen médico", "The medical exam"] },
  ],
  forms: ["I-485", "I-130", "I-130A", "I-864", "I-693", "I-765", "I-131"],
};
