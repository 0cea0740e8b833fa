import type { Language } from "#guide/content-schema.ts";
import type { Crisis } from "#guide/safety/crisis-rules.ts";
import type { Refusal } from "#guide/safety/refuse-rules.ts";
import type { Urgency } from "#guide/safety/urgent-rules.ts";

/** Fixed words for danger and refusals. Phones first: a person in danger reads one line. */
export interface CrisisText {
  warning: string;
  short: string;
  sentences: string[];
  steps: string[];
}

const lawyers = "https://www.justice.gov/eoir/list-pro-bono-legal-service-providers";

export const crisisTexts: Record<Language, Record<Crisis, CrisisText>> = {
  es: {
    violence: {
      warning:
        "Si estás en peligro ahora, llama al 911. La línea de violencia doméstica atiende día y noche, gratis y en español: 800-799-7233.",
      short: "Lo que te pasa no es tu culpa, y no tienes que aguantarlo para tener papeles.",
      sentences: [
        "Puedes pedir ayuda aunque no tengas papeles, y no te van a preguntar por tu estatus.",
        "Quien te maltrata no puede deportarte con una llamada.",
        "Hay caminos legales para víctimas, como VAWA (formulario I-360) o la visa U (formulario I-918), y los formularios están en la app, en Documentos.",
      ],
      steps: [
        "Si puedes, ve a un lugar seguro y usa un teléfono que la otra persona no revise.",
        "Llama al 800-799-7233 y pide hablar en español.",
        `Cuando estés a salvo, habla con un abogado o representante acreditado: ${lawyers}.`,
      ],
    },
    trafficking: {
      warning:
        "Si estás en peligro ahora, llama al 911. La línea contra la trata atiende día y noche, gratis y en español: 888-373-7888.",
      short: "Nadie puede obligarte a trabajar, encerrarte ni quitarte tus papeles.",
      sentences: [
        "Puedes pedir ayuda aunque no tengas papeles, y la llamada es privada.",
        "Lo que te hicieron puede ser trata de personas, y la ley protege a las víctimas.",
        "Una víctima podría calificar para la visa T (formulario I-914), y el formulario está en la app, en Documentos.",
      ],
      steps: [
        "Si puedes, ve a un lugar seguro antes de llamar.",
        "Llama al 888-373-7888 y pide hablar en español.",
        `Cuando estés a salvo, habla con un abogado o representante acreditado: ${lawyers}.`,
      ],
    },
    lost: {
      warning:
        "Llama al 911 ahora mismo: funciona aunque no tengas saldo, y primero es tu vida. Di que estás en peligro y por dónde crees que vas.",
      short: "Pide que te rescaten ya: nadie se queda sin ayuda en una emergencia por no tener papeles.",
      sentences: [
        "Si puedes, quédate en un solo lugar, en la sombra y a la vista, y cuida la pila del teléfono.",
        "Si la perdida es otra persona, llama tú al 911 y di dónde y cuándo habló por última vez, cómo iba vestida y su número de teléfono.",
        "Si eres de México, el CIAM atiende en el 520-623-7874; si eres de otro país, llama después a tu consulado.",
      ],
      steps: [
        "Llama al 911.",
        "Manda tu ubicación a alguien de confianza.",
        "A salvo, si te detienen, di si tienes miedo de volver a tu país y pide un abogado; no firmes nada que no entiendas.",
      ],
    },
    minor: {
      warning:
        "Si hay peligro ahora, llama al 911. La línea contra la trata atiende día y noche, gratis y en español: 888-373-7888.",
      short:
        "Un adulto no puede tener así a una niña o un niño menor de 18 años, y esa niña o ese niño no tiene la culpa.",
      sentences: [
        "Puedes avisar aunque no tengas papeles, y la llamada es privada.",
        "No importa si dicen que son novios o esposos: puede ser abuso o trata de personas, y la ley protege a los menores.",
        "Después, un menor que fue víctima podría calificar para la visa T (formulario I-914), la visa U (formulario I-918) o la visa juvenil, y los formularios están en la app, en Documentos.",
      ],
      steps: [
        "Llama al 911 si está en peligro o no la dejan salir.",
        "Si eres tú, díselo hoy a un adulto de confianza, como una maestra o una doctora.",
        `A salvo, busca un abogado o representante acreditado: ${lawyers}.`,
      ],
    },
    threat: {
      warning:
        "Si alguien puede salir lastimado ahora, aléjate de esa persona y llama al 911. Para hablar con alguien en este momento, llama o manda un texto al 988 y pide español: es gratis, día y noche.",
      short: "Entiendo que hay mucho coraje, pero lastimar a alguien no lo arregla y te puede costar todo.",
      sentences: [
        "Ahora lo más importante es que nadie salga herido: sal de ahí, respira y busca a alguien de confianza.",
        "Si hay armas cerca, aléjate de ellas y de la persona con quien estás enojado.",
        "Si esa persona te hizo daño o te amenaza, puedes pedir ayuda sin papeles: violencia en casa, 800-799-7233; trabajo forzado, 888-373-7888.",
      ],
      steps: [
        "Aléjate de la persona.",
        "Llama al 988, o al 911 si hay peligro.",
        "Ya en calma, aquí te oriento con tu caso.",
      ],
    },
    selfHarm: {
      warning:
        "Si estás en peligro ahora, llama al 911. Para hablar con alguien en este momento, llama o manda un texto al 988 y pide español: es gratis, día y noche.",
      short: "Siento mucho que estés pasando por esto; tu vida importa y no tienes que cargarlo a solas.",
      sentences: [
        "En el 988 te escucha una persona preparada, sin preguntar por tus papeles.",
        "Si puedes, quédate con alguien de confianza mientras llamas.",
        "Tu caso de migración puede esperar a que estés a salvo, y después te ayudo a buscar un abogado o representante acreditado.",
      ],
      steps: ["Llama o manda un texto al 988.", "Busca ahora a alguien de confianza y dile cómo te sientes."],
    },
  },
  en: {
    violence: {
      warning:
        "If you are in danger now, call 911. The domestic violence hotline answers day and night, free: 800-799-7233.",
      short: "What is happening is not your fault, and you do not have to put up with it to get papers.",
      sentences: [
        "You can ask for help even without papers, and they will not ask about your status.",
        "The person who hurts you cannot deport you with a phone call.",
        "There are legal paths for victims, such as VAWA (form I-360) or the U visa (form I-918), and the forms are in the app, under Documents.",
      ],
      steps: [
        "If you can, go to a safe place and use a phone the other person does not check.",
        "Call 800-799-7233.",
        `Once you are safe, talk to a lawyer or accredited representative: ${lawyers}.`,
      ],
    },
    trafficking: {
      warning:
        "If you are in danger now, call 911. The trafficking hotline answers day and night, free: 888-373-7888.",
      short: "Nobody may force you to work, lock you in or take your documents.",
      sentences: [
        "You can ask for help even without papers, and the call is private.",
        "What they did may be human trafficking, and the law protects victims.",
        "A victim may qualify for the T visa (form I-914), and the form is in the app, under Documents.",
      ],
      steps: [
        "If you can, go to a safe place before you call.",
        "Call 888-373-7888.",
        `Once you are safe, talk to a lawyer or accredited representative: ${lawyers}.`,
      ],
    },
    lost: {
      warning:
        "Call 911 right now: it works even without phone credit, and your life comes first. Say that you are in danger and where you think you are.",
      short: "Ask to be rescued now: nobody is left without help in an emergency for having no papers.",
      sentences: [
        "If you can, stay in one place, in the shade and in sight, and save your phone's battery.",
        "If someone else is lost, call 911 yourself and say where and when they last spoke, what they wore and their phone number.",
        "If you are Mexican, CIAM answers at 520-623-7874; if you are from another country, call your consulate afterwards.",
      ],
      steps: [
        "Call 911.",
        "Send your location to someone you trust.",
        "Once safe, if you are detained, say if you fear going back and ask for a lawyer; sign nothing you do not understand.",
      ],
    },
    minor: {
      warning:
        "If there is danger now, call 911. The trafficking hotline answers day and night, free: 888-373-7888.",
      short: "An adult may not keep a child under 18 like that, and it is not the child's fault.",
      sentences: [
        "You can report it even without papers, and the call is private.",
        "It does not matter if they call it dating or marriage: it may be abuse or trafficking, and the law protects minors.",
        "Later, a minor who was a victim may qualify for the T visa (form I-914), the U visa (form I-918) or the juvenile visa, and the forms are in the app, under Documents.",
      ],
      steps: [
        "Call 911 if the child is in danger or not allowed to leave.",
        "If it is you, tell an adult you trust today, such as a teacher or a doctor.",
        `Once safe, find a lawyer or accredited representative: ${lawyers}.`,
      ],
    },
    threat: {
      warning:
        "If somebody could get hurt now, move away from that person and call 911. To talk with someone right now, call or text 988: it is free, day and night.",
      short: "I hear how angry you are, but hurting somebody will not fix it and can cost you everything.",
      sentences: [
        "What matters most now is that nobody gets hurt: leave, breathe and find someone you trust.",
        "If there are weapons near, move away from them and from the person you are angry with.",
        "If that person hurt or threatens you, you can get help without papers: violence at home, 800-799-7233; forced work, 888-373-7888.",
      ],
      steps: [
        "Move away from the person.",
        "Call 988, or 911 if there is danger.",
        "Once calm, I can guide you with your case.",
      ],
    },
    selfHarm: {
      warning:
        "If you are in danger now, call 911. To talk with someone right now, call or text 988: it is free, day and night.",
      short:
        "I am very sorry you are going through this; your life matters and you do not have to carry it alone.",
      sentences: [
        "At 988 a trained person listens, without asking about your papers.",
        "If you can, stay with someone you trust while you call.",
        "Your immigration case can wait until you are safe, and then I will help you look for a lawyer or accredited representative.",
      ],
      steps: ["Call or text 988.", "Find someone you trust now and tell them how you feel."],
    },
  },
};

export const refusalTexts: Record<Language, Record<Refusal, string[]>> = {
  es: {
    forge: [
      "Con documentos falsos o de otra persona no te puedo ayudar, porque te pueden cerrar la puerta para siempre.",
      "Migración lo toma como fraude, y ese castigo casi nunca se perdona.",
      "Sí te puedo ayudar a ver qué camino legal tienes o cómo reponer un documento tuyo.",
    ],
    lie: [
      "No te puedo ayudar a decir o poner algo que no es verdad, porque eso te haría daño a ti.",
      "Una mentira ante migración puede cerrarte los papeles para siempre, aunque tu caso fuera bueno.",
      "Sí te puedo ayudar a contar bien tu historia verdadera y a ver qué opciones legales tienes.",
    ],
    sham: [
      "No te puedo ayudar con un matrimonio solo por papeles, porque es fraude y hay cárcel y multa.",
      "Además, la ley cierra para siempre la puerta a otras peticiones de quien lo hizo.",
      "Si la relación es de verdad, sí te explico cómo se pide a un esposo (formulario I-130), o vemos otro camino legal.",
    ],
    hide: [
      "No te puedo ayudar a esconderte o a faltar a una cita, porque eso empeora tu caso.",
      "Si faltas a la corte, el juez puede ordenar tu deportación sin escucharte.",
      "Sí te puedo decir qué derechos tienes, cómo pedir un cambio de fecha y dónde hay abogados gratis.",
    ],
    smuggle: [
      "No te puedo ayudar a cruzar o a pasar a alguien sin permiso, porque hay peligro de muerte y castigos muy largos.",
      "Ayudar a pasar a un familiar también puede cerrarte tus propios papeles.",
      "Sí te puedo explicar las formas legales de traer a tu familia o de volver a pedir entrada.",
    ],
    bribe: [
      "Con eso no te puedo ayudar, porque es delito y te pondría en peligro a ti.",
      "Si alguien te hizo daño o te pidió dinero, lo puedes denunciar sin importar tu estatus.",
      "Sí te puedo orientar con un camino legal para tu caso.",
    ],
  },
  en: {
    forge: [
      "I cannot help with false documents or another person's documents, because they can close the door on you for good.",
      "Immigration treats that as fraud, and that penalty is almost never forgiven.",
      "I can help you see which legal path you have or how to replace a document of your own.",
    ],
    lie: [
      "I cannot help you say or write something that is not true, because it would hurt you.",
      "A lie to immigration can close the door to papers for good, even if your case was a good one.",
      "I can help you tell your true story well and see which legal options you have.",
    ],
    sham: [
      "I cannot help with a marriage only for papers, because it is fraud, with prison and fines.",
      "The law also closes the door to later petitions for the person who did it.",
      "If the relationship is real, I can explain how to petition for a spouse (form I-130), or we can look at another legal path.",
    ],
    hide: [
      "I cannot help you hide or skip an appointment, because that makes your case worse.",
      "If you miss court, the judge can order your deportation without hearing you.",
      "I can tell you your rights, how to ask for a new date and where to find free lawyers.",
    ],
    smuggle: [
      "I cannot help anyone cross without permission, because people die and the penalties are very long.",
      "Helping a relative cross can also close the door to your own papers.",
      "I can explain the legal ways to bring your family or to ask to enter again.",
    ],
    bribe: [
      "I cannot help with that, because it is a crime and would put you in danger.",
      "If someone hurt you or asked you for money, you can report it whatever your status.",
      "I can guide you to a legal path for your case.",
    ],
  },
};

export const urgentTexts: Record<Language, Record<Urgency, string>> = {
  es: {
    health:
      "Llama al 911 o ve a la sala de urgencias ahora: ahí te deben ver y estabilizar aunque no tengas papeles, dinero ni seguro.",
    scam: `Cuidado: nadie te puede vender papeles, una visa ni la «ley de los 10 años»; no pagues ni firmes antes de hablar con un abogado o representante acreditado: ${lawyers}. Si ya pagaste, cuéntalo en https://reportefraude.ftc.gov.`,
    detained: `Es urgente: busca a la persona en https://locator.ice.gov, dile que no firme nada y que pida un abogado, y llama hoy a ayuda legal gratis: ${lawyers}.`,
    door: `Si está pasando ahora: no abras, pide ver una orden que firme un juez, guarda silencio y no firmes nada. Luego busca un abogado o representante acreditado: ${lawyers}.`,
    sign: `No firmes nada que no entiendas: pide un abogado y un juez, y busca ayuda legal gratis hoy: ${lawyers}.`,
    court: `No faltes a la corte: confirma tu fecha en el 800-898-7180 o en https://acis.eoir.justice.gov, y busca ya un abogado o representante acreditado: ${lawyers}.`,
    missed: `Es urgente: revisa tu caso hoy en el 800-898-7180 o en https://acis.eoir.justice.gov, y habla ya con un abogado o representante acreditado: ${lawyers}.`,
    order: `Con una orden o deportación de por medio, no salgas del país ni presentes papeles sin hablar antes con un abogado o representante acreditado: ${lawyers}. Tu caso se consulta en el 800-898-7180.`,
    arrest: `Si hay un arresto o un caso penal, no te declares culpable. No mandes papeles ni viajes sin hablar antes con un abogado de migración o representante acreditado: ${lawyers}.`,
    leaving: `No salgas de Estados Unidos todavía. Quizá no puedas volver. Ve antes con un abogado o con un representante acreditado: ${lawyers}.`,
    child: `Si el gobierno tiene a un menor, llama a la línea de ORR: 800-203-7001, y busca un abogado o representante acreditado: ${lawyers}.`,
    other: `Esto es urgente: habla hoy con un abogado o representante acreditado, aquí hay ayuda gratis: ${lawyers}. Si tienes corte, tu fecha está en el 800-898-7180.`,
    deadline: `No faltes a tu cita con ICE: antes de ir, habla con un abogado o representante acreditado, y dile a alguien de confianza a dónde vas: ${lawyers}.`,
  },
  en: {
    health:
      "Call 911 or go to the emergency room now: they must check you and stabilize you even without papers, money or insurance.",
    scam: `Careful: nobody can sell you papers, a visa or the “10-year law”; do not pay or sign before you talk to a lawyer or accredited representative: ${lawyers}. If you already paid, report it at https://reportfraud.ftc.gov.`,
    detained: `This is urgent: look for the person at https://locator.ice.gov, tell them to sign nothing and ask for a lawyer, and call free legal help today: ${lawyers}.`,
    door: `If it is happening now: do not open, ask to see a warrant signed by a judge, stay silent and sign nothing; then find a lawyer or accredited representative: ${lawyers}.`,
    sign: `Do not sign anything you do not understand: ask for a lawyer and a judge, and find free legal help today: ${lawyers}.`,
    court: `Do not miss court: confirm your date at 800-898-7180 or https://acis.eoir.justice.gov, and find a lawyer or accredited representative now: ${lawyers}.`,
    missed: `This is urgent: check your case today at 800-898-7180 or https://acis.eoir.justice.gov, and talk to a lawyer or accredited representative now: ${lawyers}.`,
    order: `With an order or a deportation behind you, do not leave the country or file anything before you talk to a lawyer or accredited representative: ${lawyers}. You can check your case at 800-898-7180.`,
    arrest: `With an arrest or a criminal case, do not plead guilty, file or travel before you talk to an immigration lawyer or accredited representative: ${lawyers}.`,
    leaving: `Do not leave the United States before you talk to a lawyer or accredited representative, because you might not be able to come back: ${lawyers}.`,
    child: `If the government has a child, call the national ORR line: 800-203-7001, and find a lawyer or accredited representative: ${lawyers}.`,
    other: `This is urgent: talk to a lawyer or accredited representative today; free help is here: ${lawyers}. If you have court, your date is at 800-898-7180.`,
    deadline: `Do not miss your ICE appointment: before you go, talk to a lawyer or accredited representative, and tell someone you trust where you are going: ${lawyers}.`,
  },
};

/** Said to whoever asks about voting, whatever else the question holds. */
export const voteTexts: Record<Language, string[]> = {
  es: [
    "No votes ni te registres para votar si no eres ciudadano: ni con green card, ni con permiso de trabajo.",
    "Votar o registrarte sin ser ciudadano te puede costar la residencia, y pueden deportarte.",
    "Si ya lo hiciste, aunque fuera por error, habla con un abogado antes de pedir la ciudadanía, renovar o viajar.",
    "Cuando te hagas ciudadano con la forma N-400, sí podrás votar.",
  ],
  en: [
    "Do not vote or register to vote unless you are a citizen: not with a green card, not with a work permit.",
    "Voting or registering without being a citizen can cost you your residence and lead to deportation.",
    "If you already did it, even by mistake, talk to a lawyer before you apply for citizenship, renew or travel.",
    "Once you become a citizen with form N-400, you can vote.",
  ],
};

/** Added to an answer when little says that the person may be in danger. */
export const faintTexts: Record<Language, Record<Crisis, string>> = {
  es: {
    violence:
      "Si alguien te hace daño, te escuchan gratis, día y noche, sin preguntar por tus papeles: 800-799-7233.",
    trafficking:
      "Si alguien te obliga a trabajar o no te deja ir, llama gratis, día y noche, al 888-373-7888: no preguntan por tus papeles.",
    selfHarm:
      "Y si esto te pesa mucho, llama o manda un texto al 988 y pide español: te escucha una persona, gratis, día y noche.",
    lost: "Si alguien está en peligro o perdido, llama al 911.",
    minor: "Si un menor está en peligro, llama al 911.",
    threat:
      "Si el coraje te gana, llama o manda un texto al 988: te escucha una persona, gratis, día y noche.",
  },
  en: {
    violence:
      "If someone hurts you, they listen for free, day and night, and do not ask about papers: 800-799-7233.",
    trafficking:
      "If someone forces you to work or does not let you leave, call 888-373-7888 for free, day and night: they do not ask about papers.",
    selfHarm: "And if this weighs a lot on you, call or text 988: a person listens, free, day and night.",
    lost: "If someone is in danger or lost, call 911.",
    minor: "If a child is in danger, call 911.",
    threat: "If anger gets the better of you, call or text 988: a person listens, free, day and night.",
  },
};

/** To who asks whether the guide belongs to the government, and to who is sad and asks nothing. */
export const aboutUsTexts: Record<Language, { notOfficial: [string, string]; sad: [string, string] }> = {
  es: {
    notOfficial: [
      "No: no soy de ICE ni del gobierno, soy una guía de información.",
      "No me des tu número A, tu seguro social ni tu dirección, porque no los necesito para orientarte.",
    ],
    sad: [
      "Siento que estés pasando por un momento difícil.",
      "Si tienes una duda de papeles, permisos, corte o familia, cuéntamela con calma.",
    ],
  },
  en: {
    notOfficial: [
      "No: I am not from ICE or the government, I am an information guide.",
      "Do not give me your A-number, Social Security number or address, because I do not need them to guide you.",
    ],
    sad: [
      "I am sorry you are going through a hard time.",
      "If you have a question about papers, permits, court or family, tell me when you are ready.",
    ],
  },
};
