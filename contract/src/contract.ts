import * as accounts from "#contract/accounts/routes.ts";
import * as assistant from "#contract/assistant/routes.ts";
import * as documents from "#contract/documents/routes.ts";
import * as feedback from "#contract/feedback/routes.ts";
import * as help from "#contract/help/routes.ts";
import * as history from "#contract/history/routes.ts";
import * as letters from "#contract/letters/routes.ts";
import * as payments from "#contract/payments/routes.ts";
import * as system from "#contract/system/routes.ts";

/** All operations of the API, one object a slice. Paths are below `/api`. */
export const contract = {
  accounts,
  assistant,
  documents,
  feedback,
  help,
  history,
  letters,
  payments,
  system,
};
export type Contract = typeof contract;
