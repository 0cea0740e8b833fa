import { contract } from "@faro/contract/contract.ts";
import { implement } from "@orpc/server";
import { deleteChats, restoreChats } from "#server/history/delete-chats.ts";
import { exportChats } from "#server/history/export-chats.ts";
import { countChats, listChats, listDays } from "#server/history/list-chats.ts";
import { getChat, reopenChat } from "#server/history/reopen-chat.ts";
import { saveChat } from "#server/history/save-chat.ts";
import { updateChat } from "#server/history/update-chat.ts";
import { watchChats } from "#server/history/watch-chats.ts";
import type { RequestContext } from "#server/http/context.ts";

const os = implement(contract.history).$context<RequestContext>();

export const historyRoutes = os.router({
  save: os.save.handler(({ context, input }) => saveChat(context, input)),
  days: os.days.handler(({ context, input }) => listDays(context, input)),
  rows: os.rows.handler(({ context, input }) => listChats(context, input)),
  count: os.count.handler(({ context, input }) => countChats(context, input)),
  events: os.events.handler(({ context }) => watchChats(context)),
  exportChats: os.exportChats.handler(({ context, input }) => exportChats(context, input)),
  remove: os.remove.handler(({ context, input }) => deleteChats(context, input)),
  restore: os.restore.handler(({ context, input }) => restoreChats(context, input)),
  get: os.get.handler(({ context, input }) => getChat(context, input)),
  update: os.update.handler(({ context, input }) => updateChat(context, input)),
  removeOne: os.removeOne.handler(({ context, input }) => deleteChats(context, { ids: [input.id] })),
  reopen: os.reopen.handler(({ context, input }) => reopenChat(context, input)),
});
