import type { Language } from "@faro/contract/shared/language.ts";

export type Notice =
  | "upcoming"
  | "grace"
  | "unpaid"
  | "unready"
  | "reversed"
  | "cancelled"
  | "paid"
  | "ended"
  | "returned"
  | "opened"
  | "started"
  | "declined"
  | "overcharged";

export interface NoticeValues {
  /** Dates in words. */
  day?: string;
  card?: string;
  /** A price: '$9.99'. */
  amount?: string;
}

interface Words {
  subject: string;
  text(values: NoticeValues, settings: string): string;
}

const es: Record<Notice, Words> = {
  upcoming: {
    subject: "Tu prueba de Faro termina pronto",
    text: ({ day, card }, settings) =>
      `Tu prueba de Faro termina pronto. El ${day} cobraremos $9.99 a tu tarjeta ${card}, y después $9.99 cada mes. Si no quieres seguir, cancela antes de ese día en ${settings} y no te cobramos nada más.`,
  },
  grace: {
    subject: "Tu banco no aceptó el pago de Faro",
    text: ({ day }, settings) =>
      `Tu banco no aceptó los $9.99 de este mes. Sigues con preguntas sin límite hasta el ${day}. Para no perderlas, paga ese mes con otra tarjeta en ${settings}. Si no haces nada, tu cuenta pasa al plan gratis y no te cobramos.`,
  },
  unpaid: {
    subject: "Falta el pago de este mes de Faro",
    text: ({ day }, settings) =>
      `Todavía no recibimos los $9.99 de este mes. Sigues con preguntas sin límite hasta el ${day}. Para no perderlas, paga ese mes con otra tarjeta en ${settings}. Si no haces nada, tu cuenta pasa al plan gratis y no te cobramos.`,
  },
  unready: {
    subject: "Cambia tu tarjeta para seguir con Faro",
    text: ({ day, card }, settings) =>
      `Tu tarjeta ${card} no sirve para los próximos cobros de Faro; muchas veces es porque vence pronto. No te cobramos nada y sigues con preguntas sin límite hasta el ${day}. Para seguir después de ese día, cambia la tarjeta en ${settings}. Si no haces nada, tu cuenta pasa al plan gratis.`,
  },
  reversed: {
    subject: "Tu pago de Faro fue devuelto",
    text: ({ day }, settings) =>
      `Tu último pago de Faro fue devuelto a tu tarjeta. Sigues con preguntas sin límite hasta el ${day}. Para no perderlas, paga un mes en ${settings}. Si no haces nada, tu cuenta pasa al plan gratis y no te cobramos.`,
  },
  cancelled: {
    subject: "Tu suscripción de Faro está cancelada",
    text: ({ day }, settings) =>
      `Tu suscripción está cancelada. No te cobraremos más. Sigues con preguntas sin límite hasta el ${day}; después tu cuenta pasa al plan gratis y tus conversaciones guardadas siguen ahí. Lo puedes ver en ${settings}.`,
  },
  paid: {
    subject: "Tu pago pasó y sigues con preguntas sin límite",
    text: ({ day, amount }, settings) =>
      `Tu pago de ${amount} pasó y sigues con preguntas sin límite en Faro. El ${day} cobraremos $9.99 y después $9.99 cada mes; puedes cancelar cuando quieras en ${settings}.`,
  },
  ended: {
    subject: "Tu suscripción de Faro terminó",
    text: (_, settings) =>
      `Tu suscripción terminó y tu cuenta está ahora en el plan gratis. No te cobraremos más. Tus conversaciones guardadas siguen ahí. Lo puedes ver en ${settings}.`,
  },
  returned: {
    subject: "Te devolvimos tu dinero",
    text: ({ amount }, settings) =>
      `No pudimos activar tu suscripción, así que devolvimos ${amount} a tu tarjeta. No te cobraremos nada más. Tu cuenta sigue abierta en el plan gratis: ${settings}`,
  },
  opened: {
    subject: "Tu pago pasó y tu cuenta está lista",
    text: ({ day }, settings) =>
      `Tu pago de $1.00 pasó y tu cuenta de Faro está lista. Entra con tu correo y la contraseña que elegiste. El ${day} cobraremos $9.99 y después $9.99 cada mes; puedes cancelar cuando quieras en ${settings}.`,
  },
  started: {
    subject: "Tu pago pasó y ya tienes preguntas sin límite",
    text: ({ day, amount }, settings) =>
      `Tu pago de ${amount} pasó y ya tienes preguntas sin límite en Faro. El ${day} cobraremos $9.99 y después $9.99 cada mes; puedes cancelar cuando quieras en ${settings}.`,
  },
  overcharged: {
    subject: "Te devolvimos un cobro de más",
    text: ({ amount }, settings) =>
      `Se hizo un cobro de más de ${amount} a tu tarjeta y ya lo devolvimos completo. No tienes que hacer nada. Tu banco puede tardar unos días en mostrarlo. Tus recibos están en ${settings}.`,
  },
  declined: {
    subject: "Tu pago no pasó",
    text: ({ amount }) =>
      `El banco no aceptó tu pago de ${amount} para Faro. No te cobramos nada; si tu banco muestra un cargo pendiente, se quita solo. Puedes probar con otra tarjeta.`,
  },
};

const en: Record<Notice, Words> = {
  upcoming: {
    subject: "Your Faro trial ends soon",
    text: ({ day, card }, settings) =>
      `Your Faro trial ends soon. On ${day} we will charge $9.99 to your card ${card}, and then $9.99 each month. If you do not want to go on, cancel before that day at ${settings} and nothing more is charged.`,
  },
  grace: {
    subject: "Your bank did not accept the Faro payment",
    text: ({ day }, settings) =>
      `Your bank did not accept this month's $9.99. You keep unlimited questions until ${day}. To keep them, pay that month with another card at ${settings}. If you do nothing, your account moves to the free plan and we charge nothing.`,
  },
  unpaid: {
    subject: "This month's payment for Faro is missing",
    text: ({ day }, settings) =>
      `We have not received the $9.99 for this month yet. You keep unlimited questions until ${day}. To keep them, pay that month with another card at ${settings}. If you do nothing, your account moves to the free plan and we charge nothing.`,
  },
  unready: {
    subject: "Change your card to go on with Faro",
    text: ({ day, card }, settings) =>
      `Your card ${card} cannot be used for the next charges of Faro; often this is because it expires soon. You were not charged, and you keep unlimited questions until ${day}. To go on after that day, change the card at ${settings}. If you do nothing, your account moves to the free plan.`,
  },
  reversed: {
    subject: "Your payment for Faro was returned",
    text: ({ day }, settings) =>
      `Your last payment for Faro was returned to your card. You keep unlimited questions until ${day}. To keep them, pay a month at ${settings}. If you do nothing, your account moves to the free plan and we charge nothing.`,
  },
  cancelled: {
    subject: "Your Faro subscription is cancelled",
    text: ({ day }, settings) =>
      `Your subscription is cancelled. We will charge nothing more. You keep unlimited questions until ${day}; after that your account moves to the free plan and your saved conversations are still there. You can see it at ${settings}.`,
  },
  paid: {
    subject: "Your payment went through and you keep unlimited questions",
    text: ({ day, amount }, settings) =>
      `Your payment of ${amount} went through and you keep unlimited questions in Faro. On ${day} we will charge $9.99 and then $9.99 each month; you can cancel whenever you want at ${settings}.`,
  },
  ended: {
    subject: "Your Faro subscription has ended",
    text: (_, settings) =>
      `Your subscription has ended and your account is now on the free plan. We will charge nothing more. Your saved conversations are still there. You can see it at ${settings}.`,
  },
  returned: {
    subject: "We gave your money back",
    text: ({ amount }, settings) =>
      `We could not start your subscription, so ${amount} went back to your card. Nothing more will be charged. Your account stays open on the free plan: ${settings}`,
  },
  opened: {
    subject: "Your payment went through and your account is ready",
    text: ({ day }, settings) =>
      `Your payment of $1.00 went through and your Faro account is ready. Sign in with your email and the password you chose. On ${day} we will charge $9.99 and then $9.99 each month; you can cancel whenever you want at ${settings}.`,
  },
  started: {
    subject: "Your payment went through and you have unlimited questions",
    text: ({ day, amount }, settings) =>
      `Your payment of ${amount} went through and you have unlimited questions in Faro. On ${day} we will charge $9.99 and then $9.99 each month; you can cancel whenever you want at ${settings}.`,
  },
  overcharged: {
    subject: "We gave back an extra charge",
    text: ({ amount }, settings) =>
      `Your card was charged an extra ${amount}, and we have already given all of it back. You do not have to do anything. Your bank may need some days to show it. Your receipts are at ${settings}.`,
  },
  declined: {
    subject: "Your payment did not go through",
    text: ({ amount }) =>
      `The bank did not accept your payment of ${amount} for Faro. You were not charged; if your bank shows a pending charge, it goes away by itself. You can try another card.`,
  },
};

/** Subject and text of a notice. `settings`: address where a subscription is changed. */
export function noticeText(
  notice: Notice,
  language: Language,
  values: NoticeValues,
  settings: string,
): { subject: string; text: string } {
  const words = (language === "en" ? en : es)[notice];
  return { subject: words.subject, text: words.text(values, settings) };
}
