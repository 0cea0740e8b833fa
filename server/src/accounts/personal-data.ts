/** What is kept about a person, slice by slice: for the copy she may ask for. Each slice adds its line. */
import { readDevices } from "#server/accounts/devices.ts";
import { readProfile } from "#server/accounts/profile.ts";
import { exportConversation } from "#server/assistant/export-conversation.ts";
import type { Transaction } from "#server/db/client.ts";
import { exportSurveys } from "#server/feedback/export-surveys.ts";
import { exportSavedChats } from "#server/history/personal-copy.ts";
import { exportReminders } from "#server/letters/list-reminders.ts";
import { exportPayments } from "#server/payments/export-payments.ts";
import type { Services } from "#server/services.ts";

export interface PersonalData {
  /** Field of the JSON file. */
  name: string;
  title: { es: string; en: string };
  /** Inside `withOwner`; `key` is the person's data key. Plain values, opened. */
  read(services: Services, tx: Transaction, ownerId: string, key: Buffer): Promise<unknown>;
}

export const personalData: readonly PersonalData[] = [
  {
    name: "profile",
    title: { es: "Tus datos", en: "Your details" },
    read: (services, tx, ownerId) => readProfile(services, tx, ownerId),
  },
  {
    name: "devices",
    title: { es: "Dispositivos con tu sesión abierta", en: "Devices where you are signed in" },
    read: (services, tx, ownerId, key) => readDevices(services, tx, ownerId, key),
  },
  {
    name: "conversation",
    title: { es: "Tu conversación con el asistente", en: "Your conversation with the assistant" },
    read: (_services, tx, ownerId, key) => exportConversation(tx, ownerId, key),
  },
  {
    name: "payments",
    title: { es: "Tu suscripción y tus pagos", en: "Your subscription and payments" },
    read: (services, tx, ownerId) => exportPayments(services, tx, ownerId),
  },
  {
    name: "reminders",
    title: { es: "Avisos de fechas de tus cartas", en: "Reminders of dates in your letters" },
    read: (_services, tx, ownerId, key) => exportReminders(tx, ownerId, key),
  },
  {
    name: "saved_chats",
    title: { es: "Tus conversaciones guardadas", en: "Your saved conversations" },
    read: (_services, tx, ownerId, key) => exportSavedChats(tx, ownerId, key),
  },
  {
    name: "surveys",
    title: { es: "Tus encuestas", en: "Your surveys" },
    read: ({ keys }, tx, ownerId, key) => exportSurveys(tx, ownerId, { person: key, storage: keys.storage }),
  },
];
