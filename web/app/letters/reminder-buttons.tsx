import type { ReminderInput } from "@faro/contract/letters/reminders.ts";
import type { Language } from "@faro/contract/shared/language.ts";
import { useTranslation } from "react-i18next";
import { daysBefore } from "#web/letters/days-before.ts";
import { today } from "#web/letters/today.ts";
import { useReminders } from "#web/letters/use-reminders.ts";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/toast.ts";

interface ReminderButtonsProps {
  /** What to be reminded of, once the person has confirmed its date. */
  entry: Omit<ReminderInput, "channel" | "today">;
  disabled: boolean;
  language: Language;
}

/** Messages for a confirmed date, by the ways this server and this person have. */
export function ReminderButtons({ entry, disabled, language }: ReminderButtonsProps) {
  const { t } = useTranslation("letters");
  const { channels, reminders, add } = useReminders(language);
  const left = channels.filter(
    (channel) => !reminders.some((known) => known.date === entry.date && known.channel === channel),
  );
  return left.map((channel) => (
    <Button
      key={channel}
      look="quiet"
      disabled={disabled || add.isPending}
      onClick={() =>
        add.mutate(
          { ...entry, channel, today: today() },
          {
            onSuccess: ({ planned }) =>
              void showToast(t("reminders.added"), {
                look: "success",
                description: `${t("reminders.addedDays", daysBefore(planned, language))} ${t("reminders.addedText")}`,
              }),
          },
        )
      }
    >
      {t(`reminders.add.${channel}`)}
    </Button>
  ));
}
