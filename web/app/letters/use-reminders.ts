import type { ReminderInput } from "@faro/contract/letters/reminders.ts";
import type { Language } from "@faro/contract/shared/language.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api, toShownError } from "#web/lib/api.ts";
import { showToast } from "#web/ui/toast.ts";

const queryKey = ["reminders"];

/** The person's reminders and the ways in which she can be reached. */
export function useReminders(language: Language) {
  const client = useQueryClient();
  const query = useQuery({ queryKey, queryFn: () => api.letters.listReminders() });
  const settled = {
    onSuccess: () => client.invalidateQueries({ queryKey }),
    onError: (error: unknown) => void showToast(toShownError(error, language).message, { look: "error" }),
  };
  const add = useMutation({
    mutationFn: (input: ReminderInput) => api.letters.addReminder(input),
    ...settled,
  });
  const remove = useMutation({ mutationFn: (id: string) => api.letters.deleteReminder({ id }), ...settled });
  return {
    reminders: query.data?.reminders ?? [],
    channels: query.data?.channels ?? [],
    add,
    remove,
  };
}
