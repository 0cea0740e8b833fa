import type { GuideDraft } from "#server/documents/guides/guide-document.ts";

export const rightsCard: GuideDraft = {
  id: "rights-card",
  files: ["faro-tarjeta-de-derechos.pdf", "faro-rights-card.pdf"],
  title: ["Tus derechos si llega ICE", "Your rights if ICE comes"],
  description: [
    "Guía de Faro, no es un documento del gobierno. Una sola hoja: arriba para la puerta, abajo para tu familia.",
    "A Faro guide, not a government document. One page: the top for the door, the bottom for your family.",
  ],
  forWhom: ["Para cualquier persona, tenga papeles o no.", "For anyone, with papers or without."],
  category: "otros",
  intro: [
    "No abras la puerta si no te muestran una orden firmada por un juez, y no respondas preguntas.",
    "Do not open the door unless they show you an order signed by a judge, and do not answer questions.",
  ],
  parts: [
    {
      look: "note",
      heading: ["Qué decir (en los dos idiomas)", "What to say (in both languages)"],
      items: [
        [
          "«No doy permiso para entrar.» / “I do not give permission to enter.”",
          "“I do not give permission to enter.” / «No doy permiso para entrar.»",
        ],
        [
          "«Pase la orden por debajo de la puerta.» / “Slide the order under the door.”",
          "“Slide the order under the door.” / «Pase la orden por debajo de la puerta.»",
        ],
        [
          "«Me quedo callado. Quiero hablar con mi abogado.» / “I will stay silent. I want to talk to my lawyer.”",
          "“I will stay silent. I want to talk to my lawyer.” / «Me quedo callado. Quiero hablar con mi abogado.»",
        ],
        [
          "«No firmo nada sin mi abogado.» / “I will not sign anything without my lawyer.”",
          "“I will not sign anything without my lawyer.” / «No firmo nada sin mi abogado.»",
        ],
      ],
    },
    {
      look: "numbers",
      heading: ["En la puerta", "At the door"],
      items: [
        [
          "No abras. Pide que pasen la orden por debajo.",
          "Do not open. Ask them to slide the order under the door.",
        ],
        [
          "Mira tres cosas: que tenga firma de juez, tu nombre y tu casa bien escritos.",
          "Look for three things: a judge's signature, your name and your address, written correctly.",
        ],
        [
          "La I-200 y la I-205 son papeles de ICE que no firma un juez.",
          "The I-200 and the I-205 are ICE papers that no judge signs.",
        ],
        [
          "ICE dice que con la {V32.paper} puede entrar por {V32.who}; los jueces no están de acuerdo. Si entran, no pongas resistencia y di «no doy permiso».",
          "ICE says that with the {V32.paper} it can enter for {V32.who}; judges do not agree. If they come in, do not resist, and say “I do not give permission”.",
        ],
        [
          "Graba con calma si es seguro. Apunta nombres y placas.",
          "Record calmly if it is safe. Write down names and plates.",
        ],
      ],
    },
    {
      look: "bullets",
      heading: ["En la calle, el carro o el trabajo", "On the street, in the car or at work"],
      items: [
        [
          "No corras, no mientas, no firmes y no muestres papeles de otro país.",
          "Do not run, do not lie, do not sign and do not show papers of another country.",
        ],
        [
          "Si manejas, muestra tu licencia. Puedes callar dónde naciste.",
          "If you drive, show your license. You may stay silent about where you were born.",
        ],
        [
          "Si tienes estatus y {V31.carry-age} o más, lleva siempre tu prueba.",
          "If you have status and are {V31.carry-age} or older, always carry your proof.",
        ],
        ["Si hay alguien herido, llama al 911.", "If someone is hurt, call 911."],
      ],
    },
    {
      look: "bullets",
      half: true,
      heading: ["Si se llevan a alguien", "If they take someone"],
      items: [
        [
          "Búscalo en locator.ice.gov con su número A y su país, o con su nombre. Puede tardar de 24 a 48 horas en salir.",
          "Look at locator.ice.gov with the A-number and country, or with the name. It can take 24 to 48 hours to appear.",
        ],
        [
          "Llama a ICE al 888-351-4024. Si es de México, llama también al CIAM: 520-623-7874.",
          "Call ICE at 888-351-4024. If the person is from Mexico, also call CIAM: 520-623-7874.",
        ],
        [
          "Dile que no firme su salida. Llama hoy a un abogado o representante acreditado.",
          "Tell them not to sign their departure. Call a lawyer or accredited representative today.",
        ],
        [
          "Junta pruebas de los años que lleva aquí, y sus medicinas.",
          "Gather proof of the years they have been here, and their medicines.",
        ],
      ],
    },
    {
      look: "blanks",
      heading: ["Mi plan", "My plan"],
      items: [
        ["Mi abogado y su teléfono", "My lawyer and phone number"],
        ["Un teléfono que nos sabemos de memoria", "A phone number we know by heart"],
        ["Quién cuida y recoge a los niños", "Who cares for and picks up the children"],
        ["Quién guarda copias de mis papeles", "Who keeps copies of my papers"],
      ],
    },
  ],
  topics: ["ice-en-mi-puerta", "encontrar-detenido", "derechos-laborales"],
  costs: [],
  look: "card",
  forms: [],
};
