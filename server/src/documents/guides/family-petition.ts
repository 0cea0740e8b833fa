import type { GuideDraft } from "#server/documents/guides/guide-document.ts";
import { sendingToUscis } from "#server/documents/guides/sending.ts";

export const familyPetition: GuideDraft = {
  id: "family-petition",
  files: ["faro-peticion-familiar.pdf", "faro-family-petition.pdf"],
  title: ["Lista para pedir a un familiar", "Checklist to petition for a relative"],
  description: [
    "Guía de Faro, no es un formulario del gobierno. Qué juntar y en qué orden para la I-130.",
    "A Faro guide, not a government form. What to gather and in which order for the I-130.",
  ],
  forWhom: [
    "Si eres ciudadano o residente y quieres pedir a tu pareja, tus hijos, tus papás o tus hermanos.",
    "If you are a citizen or green card holder and want to petition for your spouse, children, parents or siblings.",
  ],
  category: "familia",
  intro: [
    "Todo empieza con el formulario I-130. La I-130 sola no da permiso de trabajo, ni estatus, ni frena una deportación.",
    "Everything starts with Form I-130. The I-130 alone gives no work permit, no status and no protection from removal.",
  ],
  parts: [
    {
      look: "bullets",
      heading: ["A quién puedes pedir", "Who you can petition for"],
      items: [
        [
          "Ciudadano: esposo o esposa, hijos de cualquier edad, casados o no, y si ya cumpliste 21, también papás y hermanos.",
          "Citizen: your spouse, children of any age, married or not, and once you are 21, your parents and siblings too.",
        ],
        [
          "Residente: solo esposo o esposa e hijos solteros.",
          "Green card holder: only your spouse and unmarried children.",
        ],
        [
          "No hacen fila: la pareja de un ciudadano, sus hijos solteros menores de 21 y sus papás. Los demás esperan su turno en el Boletín de Visas.",
          "No line: a citizen's spouse, unmarried children under 21 and parents. Everyone else waits for a turn in the Visa Bulletin.",
        ],
      ],
    },
    {
      look: "boxes",
      heading: ["Antes de empezar", "Before you start"],
      items: [
        [
          "Escribí todas las entradas y salidas de mi familiar, con fechas, y cómo entró cada vez.",
          "I wrote down every entry and exit of my relative, with dates and how they entered each time.",
        ],
        [
          "Sé si un oficial lo revisó al entrar. Si cruzó sin revisión, primero vemos a un abogado.",
          "I know whether an officer inspected them at entry. If they crossed without inspection, we see a lawyer first.",
        ],
        [
          "Revisé las edades: si un hijo está por cumplir 21 o por casarse, pregunto antes.",
          "I checked ages: if a child is about to turn 21 or marry, I ask first.",
        ],
        [
          "Si hay un arresto, una deportación o una petición anterior, ya hablé con un abogado o representante acreditado.",
          "If there is an arrest, a removal or an earlier petition, I have talked to a lawyer or accredited representative.",
        ],
      ],
    },
    {
      look: "boxes",
      heading: ["Papeles de quien pide", "Papers of the person who petitions"],
      items: [
        ["Prueba de que soy ciudadano o residente.", "Proof that I am a citizen or green card holder."],
        [
          "Si pido a mi pareja: acta de matrimonio y las actas de divorcio de antes, de los dos.",
          "For my spouse: our marriage certificate and earlier divorce papers of both of us.",
        ],
        [
          "Si pido a mi pareja: pruebas de vida juntos, mes por mes. Renta, cuentas, fotos, mensajes, actas de hijos.",
          "For my spouse: proof of our life together, month by month. Rent, accounts, photos, messages, children's certificates.",
        ],
        [
          "Si pido a mis papás: mi acta de nacimiento y su acta de boda.",
          "For my parents: my birth certificate and their marriage certificate.",
        ],
        [
          "Si pido a un hermano: las dos actas, que muestran un papá o mamá en común.",
          "For a sibling: both birth certificates, which show a parent in common.",
        ],
        [
          "Si pido a un hijo o hijastro: su acta, y los papeles de boda, divorcio o custodia que haya.",
          "For a child or stepchild: the birth certificate, and any marriage, divorce or custody papers.",
        ],
      ],
    },
    {
      look: "boxes",
      heading: ["Formularios del paquete", "Forms in the package"],
      items: [
        ["I-130, uno por cada persona.", "I-130, one for each person."],
        ["I-130A, si pido a mi esposo o esposa.", "I-130A, if I petition for my spouse."],
        [
          "I-864 de apoyo económico: va con la residencia o la visa, no con la I-130 sola. El mínimo para un hogar de 2 es {V28.household-2} al año.",
          "I-864 affidavit of support: it goes with the green card or visa case, not with the I-130 alone. The minimum for a household of 2 is {V28.household-2} a year.",
        ],
        [
          "Si puede pedir la residencia aquí: mira también la lista de Faro para la I-485.",
          "If they can ask for the green card here: see also Faro's I-485 checklist.",
        ],
      ],
    },
    sendingToUscis,
    {
      look: "numbers",
      heading: ["Después de mandarlo", "After you send it"],
      items: [
        [
          "Busca tu fecha de prioridad en el recibo I-797. Si hay fila, compárala cada mes con el Boletín de Visas.",
          "Find your priority date on the I-797 receipt. If there is a line, compare it each month with the Visa Bulletin.",
        ],
        [
          "Mira tu caso en egov.uscis.gov con el número de recibo.",
          "Check your case at egov.uscis.gov with the receipt number.",
        ],
        [
          "Si te mudas, avisa a USCIS en 10 días. Tu familiar, si no es ciudadano, también.",
          "If you are not a citizen and you move, tell USCIS within 10 days. Your relative must do so too.",
        ],
        [
          "Que tu familiar no salga del país sin hablar antes con un abogado.",
          "Your relative should not leave the country before talking to a lawyer.",
        ],
      ],
    },
  ],
  topics: [
    "pedir-esposo",
    "pedir-papas",
    "pedir-hermanos",
    "hijos-hijastros",
    "inmediato-vs-preferencia",
    "afidavit-i864",
    "traducciones",
  ],
  costs: ["ajuste-familiar"],
  forms: ["I-130", "I-130A", "I-864", "I-485", "G-1145"],
};
