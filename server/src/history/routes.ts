import { contract } from "@faro/contract/contract.ts";
import { implement } from "@orpc/server";
import { deleteChats, restoreChats } from "#server/history/delete-chats.ts";
import { exportChats } from "#server/history/export-chats.ts";
import { countChats, listChats, listDays, prepareSearch } from "#server/history/list-chats.ts";
import { markChats } from "#server/history/mark-chats.ts";
import { getChat, reopenChat } from "#server/history/reopen-chat.ts";
import { saveChat } from "#server/history/save-chat.ts";
import { updateChat } from "#server/history/update-chat.ts";
import { watchChats } from "#server/history/watch-chats.ts";
import type { RequestContext } from "#server/http/context.ts";
import { signedIn } from "#server/http/signed-in.ts";

const os = implement(contract.history).$context<RequestContext>();
const own = os.use(signedIn());

export const historyRoutes = os.router({
  save: os.use(signedIn("SAVE_SIGN_IN")).save.handler(({ context, input }) => saveChat(context, input)),
  days: own.days.handler(({ context, input }) => listDays(context, input)),
  rows: own.rows.handler(({ context, input }) => listChats(context, input)),
  count: own.count.handler(({ context, input }) => countChats(context, input)),
  prepare: own.prepare.handler(({ context }) => prepareSearch(context)),
  events: own.events.handler(({ context }) => watchChats(context)),
  exportChats: own.exportChats.handler(({ context, input }) => exportChats(context, input)),
  remove: own.remove.handler(({ context, input }) => deleteChats(context, input)),
  restore: own.restore.handler(({ context, input }) => restoreChats(context, input)),
  mark: own.mark.handler(({ context, input }) => markChats(context, input)),
  get: own.get.handler(({ context, input }) => getChat(context, input)),
  update: own.update.handler(({ context, input }) => updateChat(context, input)),
  removeOne: own.removeOne.handler(({ context, input }) => deleteChats(context, { ids: [input.id] })),
  reopen: own.reopen.handler(({ context, input }) => reopenChat(context, input)),
});
