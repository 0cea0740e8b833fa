/** Every sentence the guide says by itself in Spanish. Topics bring the rest. */

const lawyers = "https://www.justice.gov/eoir/list-pro-bono-legal-service-providers";

export const texts = {
  asOf: (dates: string) => `dato al ${dates}`,
  officialFigure: "la cifra que marca la página oficial",
  quoted: (title: string) => `«${title}»`,
  stale: (titles: string, dates: string) =>
    `Ojo: el dato de ${titles} es del ${dates} y ya tiene más de seis meses, así que confírmalo en la página oficial.`,
  staleToo: (titles: string) => `además, el dato de ${titles} ya tiene más de seis meses.`,
  form: (id: string, title: string) =>
    `El formulario es el ${id} (${title}), y lo encuentras en la app, en Documentos.`,
  forms: (ids: string) => `Los formularios son ${ids}, y los encuentras en la app, en Documentos.`,
  formTail: (ids: string, several: boolean) =>
    several
      ? `los formularios ${ids} están en la app, en Documentos`
      : `el formulario ${ids} está en la app, en Documentos`,
  inApp: [
    "Encuentras los formularios en la app, en Documentos.",
    "Los formularios están en la app, en Documentos.",
    "En la app, en Documentos, tienes los formularios.",
  ],
  inAppOne: [
    "El formulario está en la app, en Documentos.",
    "Encuentras el formulario en la app, en Documentos.",
  ],
  online: (ids: string, several: boolean) =>
    several
      ? `los formularios ${ids} se llenan en línea, en su página oficial`
      : `el formulario ${ids} se llena en línea, en su página oficial`,
  blank: (ids: string, several: boolean) =>
    several
      ? `los formularios ${ids} se bajan de su página oficial`
      : `el formulario ${ids} se baja de su página oficial`,
  linkInApp: "su enlace está en la app, en Documentos",
  onlineAt: (url: string) => `Se llena en línea, en su página oficial: ${url}.`,
  blankAt: (url: string) => `El formulario se baja de su página oficial: ${url}.`,
  saysApp: /\bDocumentos\b/,
  and: "y",
  clarifyLead: "Para orientarte bien necesito saber dos cosas.",
  clarifySkip:
    "Puedes contestar las dos juntas con tus palabras, o decir «no quiero decir» y te doy la respuesta general.",
  skip: { label: "No quiero decir", say: "No quiero decir" },
  vagueLead: "¿Sobre cuál de estos temas es tu pregunta?",
  vagueHint: "Toca el que se parezca más o cuéntame con tus palabras qué pasó.",
  greeting: "Hola, soy tu guía de migración.",
  greetingHint: "Cuéntame tu duda con tus palabras, o toca uno de estos temas.",
  thanks: "Con gusto.",
  thanksHint: "Si te queda otra duda de migración, aquí estoy.",
  dontKnow: "No lo sé con seguridad, y prefiero decírtelo.",
  dontKnowOfficial: "La información oficial está en https://www.uscis.gov/es.",
  dontKnowHelp: `Para ayuda gratis o de bajo costo, busca un abogado o representante acreditado aquí: ${lawyers}.`,
  dontKnowNear: "Estos temas son los más cercanos a tu pregunta; toca uno si te sirve.",
  offTopic: "Yo solo te puedo orientar en temas de migración en Estados Unidos, y ahí con gusto te ayudo.",
  offTopicHint: "Cuéntame tu duda de papeles, permisos, corte o familia.",
  hostile: "Aquí estoy para ayudarte con respeto en lo que es migración, cuando quieras.",
  noInstructions: "Sigo con lo mío: orientarte en temas de migración en Estados Unidos.",
  empty: "No alcancé a entender tu pregunta.",
  emptyHint: "Cuéntame con tus palabras qué necesitas, por ejemplo: «quiero renovar mi permiso de trabajo».",
  noCost: "No tengo una cifra segura para este trámite, y cambian seguido.",
  costPointer:
    "Antes de pagar, confirma la cifra en la página oficial de tarifas: https://www.uscis.gov/es/g-1055.",
  feeTable: "https://www.uscis.gov/es/g-1055",
  costConfirm: (url: string) => `Antes de pagar, confirma la cifra en la página oficial: ${url}.`,
  costAt: (id: string, url: string) =>
    `No tengo una cifra segura de lo que cuesta el formulario ${id}; mírala en la página oficial: ${url}.`,
  noAspect: "De esa parte no tengo un dato seguro para este tema.",
  costOf: (id: string, value: string) => `El formulario ${id} cuesta ${value}.`,
  formIs: (id: string, title: string) => `El formulario ${id} se llama «${title}».`,
  formTime: "El tiempo de espera cambia por oficina y por caso; míralo en egov.uscis.gov/processing-times.",
  formPage: (url: string) => `Su página oficial es ${url}.`,
  costFree: (id: string) => `El formulario ${id} no tiene costo.`,
  redFlagPlain: `Por lo que cuentas, te conviene hablar con un abogado o representante acreditado: ${lawyers}. Hazlo antes de viajar o de mandar papeles.`,
  gravePlain: `Aquí un paso mal dado pesa mucho. No firmes, no viajes ni mandes papeles sin ver antes a un abogado o representante acreditado: ${lawyers}.`,
  urgentPlain: `Esto no puede esperar. Ve ya con un abogado o representante acreditado; aquí los hay gratis: ${lawyers}.`,
  freeHelp: "Ayuda legal gratis, lista de la corte",
  spokenMore: "o más",
  stepsTitle: "Qué hacer ahora:",
  choicesTitle: "Opciones:",
};
