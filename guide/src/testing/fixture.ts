import type { GuideContent } from "#guide/content.ts";
import type { Topic } from "#guide/content-schema.ts";

/** A small guide for unit tests: four topics, so that nothing depends on the real wording. */

function topic(part: Partial<Topic> & Pick<Topic, "id" | "title" | "variants">): Topic {
  return {
    code: "R01",
    category: "residencia",
    short: { es: `Respuesta corta de ${part.id}.`, en: `Short answer of ${part.id}.` },
    answer: {
      es: ["Primera frase.", "Segunda frase.", "Tercera frase."],
      en: ["First sentence.", "Second sentence.", "Third sentence."],
    },
    clarify: [
      {
        question: { es: "¿Cómo entraste?", en: "How did you enter?" },
        options: [
          {
            label: { es: "Con visa", en: "With a visa" },
            says: { es: ["entré con visa"], en: ["I came with a visa"] },
            changes: { es: "Entrar con visa ayuda.", en: "Entering with a visa helps." },
            goTo: null,
          },
          {
            label: { es: "Crucé sin revisión", en: "I crossed" },
            says: { es: ["crucé por el río", "por el cerro"], en: ["I crossed the river"] },
            changes: {
              es: "Sin revisión hay menos caminos.",
              en: "Without inspection there are fewer paths.",
            },
            goTo: "rio",
          },
        ],
      },
      {
        question: { es: "¿Quién de tu familia es ciudadano?", en: "Who in your family is a citizen?" },
        options: [
          {
            label: { es: "Mi esposo o esposa", en: "My spouse" },
            says: { es: ["mi esposa es ciudadana"], en: ["my wife is a citizen"] },
            changes: { es: "Tu esposa podría pedirte.", en: "Your spouse may petition for you." },
            goTo: "tarjeta",
          },
          {
            label: { es: "Nadie", en: "Nobody" },
            says: { es: ["no tengo a nadie"], en: ["I have no one"] },
            changes: { es: "Sin familia hay otros caminos.", en: "Without family there are other paths." },
            goTo: null,
          },
        ],
      },
    ],
    followUps: {},
    forms: [],
    steps: { es: ["Junta tus papeles."], en: ["Gather your papers."] },
    redFlags: { es: ["Tienes una orden de deportación."], en: ["You have a deportation order."] },
    urgent: false,
    sources: [
      {
        title: { es: "Página oficial", en: "Official page" },
        url: "https://www.uscis.gov/x",
        checked: "2026-10-01",
      },
    ],
    register: [],
    related: [],
    ...part,
  };
}

const none = { es: [], en: [] };

export const fixture: GuideContent = {
  topics: [
    topic({
      id: "arreglar-papeles",
      title: { es: "Quiero arreglar mis papeles", en: "I want to fix my papers" },
      variants: { es: ["como arreglo mis papeles", "que opciones tengo"], en: ["how do I get papers"] },
      forms: ["I-130", "I-485"],
    }),
    topic({
      id: "rio",
      title: { es: "Entré por el río", en: "I crossed the river" },
      variants: { es: ["cruce por el rio y quiero residencia"], en: ["I crossed the border river"] },
      forms: ["I-485"],
    }),
    topic({
      id: "tarjeta",
      category: "otros",
      title: { es: "Renovar la green card", en: "Renew the green card" },
      variants: { es: ["se me vencio la mica", "renovar tarjeta de residente"], en: ["renew my green card"] },
      forms: ["I-90"],
      answer: {
        es: ["Usa el formulario I-90.", "Cuesta {V01.i-90}.", "Llega por correo."],
        en: ["Use form I-90.", "It costs {V01.i-90}.", "It comes by mail."],
      },
      register: ["V01"],
      followUps: { time: { es: "Tarda varios meses.", en: "It takes several months." } },
    }),
    topic({
      id: "nta-corte",
      category: "otros",
      title: { es: "Tengo corte de inmigración", en: "I have immigration court" },
      variants: { es: ["me llego un aviso de corte", "que digo al juez"], en: ["I got a court notice"] },
      urgent: true,
    }),
    topic({
      id: "licencia",
      category: "otros",
      title: { es: "Licencia de manejar", en: "Driver license" },
      variants: {
        es: ["como saco la licencia", "manejar sin papeles"],
        en: ["how do I get a driver license"],
      },
    }),
  ],
  forms: [
    form("I-90", "Reponer la tarjeta", "V01.i-90"),
    form("I-130", "Petición familiar", "V01.i-130"),
    form("I-485", "Solicitud de residencia", null),
  ],
  notices: [],
  register: [
    {
      id: "V01",
      title: { es: "Pagos de USCIS", en: "USCIS fees" },
      asOf: "2026-10-01",
      confidence: "high",
      source: { title: { es: "Tarifas", en: "Fees" }, url: "https://www.uscis.gov/g-1055" },
      caution: {
        es: "Revisa la tabla oficial antes de pagar.",
        en: "Check the official table before you pay.",
      },
      values: {
        "i-90": { es: "$465 en papel o $415 en línea", en: "$465 on paper or $415 online" },
        "i-130": { es: "$675", en: "$675" },
      },
    },
  ],
  glossary: {
    synonyms: [{ term: "green card", language: "es", said: ["mica", "grin car"], meaning: null }],
    misspellings: { bensio: "venció" },
    fillers: { es: ["oiga", "fíjese que"], en: ["you know"] },
  },
  triggers: {
    legalisation: { es: ["sacar papeles"], en: ["fix my papers"] },
    nonTriggers: { es: ["papeles del carro"], en: [] },
  },
  situations: [],
  safety: {
    urgent: none,
    crisis: { violence: none, trafficking: none, selfharm: none, lost: none, minor: none, threat: none },
    refuse: { forge: none, lie: none, "sham-marriage": none, evade: none },
    offtopic: none,
    injection: none,
  },
};

function form(id: string, title: string, fee: string | null): GuideContent["forms"][number] {
  return {
    id,
    title: { es: title, en: title },
    aliases: { es: [], en: [] },
    who: { es: title, en: title },
    agency: "USCIS",
    category: "residencia",
    page: "https://www.uscis.gov/x",
    pdf: null,
    filename: null,
    where: "file",
    fee: fee === null ? { is: "page", url: null } : { is: "register", value: fee },
    companions: [],
    checked: "2026-10-01",
  };
}
