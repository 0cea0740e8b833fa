/** What every guide PDF says besides its own content. */
export const guideTexts = {
  es: {
    subtitle: (date: string) => `Guía de Faro con datos al ${date}. Descárgala otra vez antes de usarla.`,
    footer: "Guía de Faro, no es un formulario del gobierno. Orientación, no asesoría legal.",
    ownTitle: "Esto es una guía de Faro, no un formulario del gobierno",
    own: "Es orientación, no asesoría legal, y no somos el gobierno. Los formularios oficiales son gratis: quien te cobra por la hoja en blanco no es el gobierno.",
    costs: "Cuánto cuesta",
    costsCheck: "Confirma el pago en uscis.gov/g-1055 el día que lo mandes.",
    warnings: "Habla ya con un abogado o representante acreditado si",
    help: "Ayuda gratis o de bajo costo: immigrationlawhelp.org y justice.gov/eoir/list-pro-bono-legal-service-providers",
    forms: "Formularios y su página oficial",
    changing: "Datos que cambian",
    asOf: (title: string, date: string) => `${title}: dato al ${date}.`,
    sources: "Fuentes",
    sourcesInLine: (sources: readonly { text: string }[]) =>
      `Fuentes: ${sources.map(({ text }) => text).join("; ")}.`,
    checked: (title: string, date: string) => `${title} (dato al ${date})`,
  },
  en: {
    subtitle: (date: string) => `A Faro guide with facts as of ${date}. Download it again before you use it.`,
    footer: "A Faro guide, not a government form. Orientation, not legal advice.",
    ownTitle: "This is a Faro guide, not a government form",
    own: "It is orientation, not legal advice, and we are not the government. Official forms are free: whoever charges you for the blank form is not the government.",
    costs: "What it costs",
    costsCheck: "Confirm the fee at uscis.gov/g-1055 the day you send it.",
    warnings: "Talk now to a lawyer or accredited representative if",
    help: "Free or low-cost help: immigrationlawhelp.org and justice.gov/eoir/list-pro-bono-legal-service-providers",
    forms: "Forms and their official page",
    changing: "Facts that change",
    asOf: (title: string, date: string) => `${title}: as of ${date}.`,
    sources: "Sources",
    sourcesInLine: (sources: readonly { text: string }[]) =>
      `Sources: ${sources.map(({ text }) => text).join("; ")}.`,
    checked: (title: string, date: string) => `${title} (as of ${date})`,
  },
} as const;
