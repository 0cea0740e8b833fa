import { eventIterator, oc } from "@orpc/contract";
import * as z from "zod/mini";
import {
  changeEvent,
  countOutput,
  daysInput,
  daysOutput,
  exportInput,
  exportOutput,
  filterInput,
  idInput,
  idsInput,
  idsOutput,
  markInput,
  rowsInput,
  rowsOutput,
  savedChat,
  savedChatRow,
  saveInput,
  updateInput,
} from "#contract/history/schemas.ts";
import { errorsOf } from "#contract/shared/operation-errors.ts";

const tags = ["history"];
const mine = ["SIGN_IN_REQUIRED", "BAD_REQUEST"] as const;
const one = [...mine, "NOT_FOUND"] as const;

/** `POST /api/saved-chats`: saves a conversation, or adds to it when its id is saved already. */
export const save = oc
  .route({ method: "POST", path: "/saved-chats", tags })
  .input(saveInput)
  .output(savedChatRow)
  .errors(
    errorsOf(
      "SAVE_SIGN_IN",
      "SAVE_NOTHING",
      "SAVE_LIMIT_REACHED",
      "CHAT_TOO_LONG",
      "NOT_FOUND",
      "TOO_MANY_REQUESTS",
      "BAD_REQUEST",
    ),
  );

/** `POST /api/saved-chats/days`: calendar days with how many chats match on each, newest first. */
export const days = oc
  .route({ method: "POST", path: "/saved-chats/days", tags })
  .input(daysInput)
  .output(daysOutput)
  .errors(errorsOf(...mine));

/** `POST /api/saved-chats/search`: rows that match, newest first, of one day or of all. */
export const rows = oc
  .route({ method: "POST", path: "/saved-chats/search", tags })
  .input(rowsInput)
  .output(rowsOutput)
  .errors(errorsOf(...mine));

/** `POST /api/saved-chats/count`: how many match and how many there are. */
export const count = oc
  .route({ method: "POST", path: "/saved-chats/count", tags })
  .input(filterInput)
  .output(countOutput)
  .errors(errorsOf(...mine));

/** `POST /api/saved-chats/prepare`: she is about to search; the first exact total is there at once then. */
export const prepare = oc
  .route({ method: "POST", path: "/saved-chats/prepare", tags })
  .output(z.object({ ready: z.boolean() }))
  .errors(errorsOf(...mine));

/** `GET /api/saved-chats/events`: server-sent events, one for each change; ends after ten minutes, then ask again. */
export const events = oc
  .route({ method: "GET", path: "/saved-chats/events", tags })
  .output(eventIterator(changeEvent))
  .errors(errorsOf(...mine, "TOO_MANY_REQUESTS"));

/** `POST /api/saved-chats/export`: chats as an accessible PDF or plain text. */
export const exportChats = oc
  .route({ method: "POST", path: "/saved-chats/export", tags })
  .input(exportInput)
  .output(exportOutput)
  .errors(errorsOf(...one, "TOO_MANY_REQUESTS"));

/** `POST /api/saved-chats/delete`: hides the chats at once; they are gone when the time for 'Deshacer' is over. */
export const remove = oc
  .route({ method: "POST", path: "/saved-chats/delete", tags })
  .input(idsInput)
  .output(idsOutput)
  .errors(errorsOf(...one));

/** `POST /api/saved-chats/restore`: brings back what was deleted a moment ago. */
export const restore = oc
  .route({ method: "POST", path: "/saved-chats/restore", tags })
  .input(idsInput)
  .output(idsOutput)
  .errors(errorsOf(...one));

/** `POST /api/saved-chats/favorite`: sets the favourite of several chats. */
export const mark = oc
  .route({ method: "POST", path: "/saved-chats/favorite", tags })
  .input(markInput)
  .output(idsOutput)
  .errors(errorsOf(...one));

/** `GET /api/saved-chats/{id}`: the whole chat. Somebody else's is not found. */
export const get = oc
  .route({ method: "GET", path: "/saved-chats/{id}", tags })
  .input(idInput)
  .output(savedChat)
  .errors(errorsOf(...one));

/** `PATCH /api/saved-chats/{id}`: name, category, favourite. An empty title takes the question again. */
export const update = oc
  .route({ method: "PATCH", path: "/saved-chats/{id}", tags })
  .input(updateInput)
  .output(savedChatRow)
  .errors(errorsOf(...one));

/** `DELETE /api/saved-chats/{id}`: the same as `delete` for one. */
export const removeOne = oc
  .route({ method: "DELETE", path: "/saved-chats/{id}", tags })
  .input(idInput)
  .output(idsOutput)
  .errors(errorsOf(...one));

/** `POST /api/saved-chats/{id}/reopen`: makes it the running conversation of the assistant, context included. */
export const reopen = oc
  .route({ method: "POST", path: "/saved-chats/{id}/reopen", tags })
  .input(idInput)
  .output(savedChat)
  .errors(errorsOf(...one));
