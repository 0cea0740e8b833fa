import type { texts as spanish } from "#guide/reply/texts-es.ts";

/** Every sentence the guide says by itself in English. */

const lawyers = "https://www.justice.gov/eoir/list-pro-bono-legal-service-providers";

export const texts: typeof spanish = {
  asOf: (dates) => `as of ${dates}`,
  officialFigure: "the figure on the official page",
  quoted: (title) => `“${title}”`,
  stale: (titles, dates) =>
    `Note: the fact under ${titles} is from ${dates} and is more than six months old, so confirm it on the official page.`,
  staleToo: (titles) => `also, the information on ${titles} is more than six months old.`,
  form: (id, title) => `The form is ${id} (${title}), and you can find it in the app, under Documents.`,
  forms: (ids) => `The forms are ${ids}, and you can find them in the app, under Documents.`,
  formTail: (ids, several) =>
    several ? `forms ${ids} are in the app, under Documents` : `form ${ids} is in the app, under Documents`,
  inApp: [
    "You can find the forms in the app, under Documents.",
    "The forms are in the app, under Documents.",
    "In the app, under Documents, you have the forms.",
  ],
  inAppOne: [
    "The form is in the app, under Documents.",
    "You can find the form in the app, under Documents.",
  ],
  online: (ids, several) =>
    several
      ? `forms ${ids} are filled in online, on their official page`
      : `form ${ids} is filled in online, on its official page`,
  blank: (ids, several) =>
    several
      ? `forms ${ids} are downloaded from their official page`
      : `form ${ids} is downloaded from its official page`,
  linkInApp: "the link is in the app, under Documents",
  onlineAt: (url) => `It is filled in online, on its official page: ${url}.`,
  blankAt: (url) => `The form is downloaded from its official page: ${url}.`,
  saysApp: /\bDocuments\b/,
  and: "and",
  clarifyLead: "To guide you well I need to know two things.",
  clarifySkip:
    "You can answer both together in your own words, or say “I would rather not say” and I will give you the general answer.",
  skip: { label: "I would rather not say", say: "I would rather not say" },
  vagueLead: "Which of these is your question about?",
  vagueHint: "Tap the closest one, or tell me in your own words what happened.",
  greeting: "Hello, I am your immigration guide.",
  greetingHint: "Tell me your question in your own words, or tap one of these topics.",
  thanks: "You are welcome.",
  thanksHint: "If you have another immigration question, I am here.",
  dontKnow: "I do not know this for sure, and I would rather tell you.",
  dontKnowOfficial: "Official information is at https://www.uscis.gov.",
  dontKnowHelp: `For free or low-cost help, find a lawyer or accredited representative here: ${lawyers}.`,
  dontKnowNear: "These topics are the closest to your question; tap one if it helps.",
  offTopic: "I can only guide you on immigration in the United States, and I am glad to help there.",
  offTopicHint: "Tell me your question about papers, permits, court or family.",
  hostile: "I am here to help you with respect on immigration questions, whenever you want to ask.",
  noInstructions: "I will stay with my work: guiding you on immigration in the United States.",
  empty: "I could not understand your question.",
  emptyHint: "Tell me in your own words what you need, for example: “I want to renew my work permit”.",
  noCost: "I do not have a sure figure for this, and fees change often.",
  costPointer: "Before you pay, confirm the figure on the official fee page: https://www.uscis.gov/g-1055.",
  feeTable: "https://www.uscis.gov/g-1055",
  costConfirm: (url) => `Before you pay, confirm the figure on the official page: ${url}.`,
  costAt: (id, url) => `I do not have a sure figure for Form ${id}; see it on the official page: ${url}.`,
  noAspect: "I do not have a sure fact on that part of this topic.",
  costOf: (id, value) => `Form ${id} costs ${value}.`,
  formIs: (id, title) => `Form ${id} is called “${title}”.`,
  formTime: "Waiting times change by office and case; see egov.uscis.gov/processing-times.",
  formPage: (url) => `Its official page is ${url}.`,
  costFree: (id) => `Form ${id} has no fee.`,
  redFlagPlain: `From what you say, before you file or travel talk to a lawyer or accredited representative: ${lawyers}.`,
  gravePlain: `A wrong step weighs a lot here, so talk to a lawyer or accredited representative before you sign, travel or file: ${lawyers}.`,
  urgentPlain: `This is urgent: talk to a lawyer or accredited representative as soon as you can; free help is here: ${lawyers}.`,
  freeHelp: "Free legal help, the court's list",
  spokenMore: "or more",
  stepsTitle: "What to do now:",
  choicesTitle: "Options:",
};
