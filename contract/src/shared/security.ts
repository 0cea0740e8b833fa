import type { Route } from "@orpc/contract";

type Spec = Extract<NonNullable<Route["spec"]>, (...rest: never[]) => unknown>;

/** Who may call an operation, for the OpenAPI document; the names are those of its security schemes. */
const requires =
  (...schemes: Record<string, string[]>[]): Spec =>
  (operation) => ({ ...operation, security: schemes });

/** Anybody; a visitor without the cookie gets one where the server must know her again. */
export const openToGuests = requires({}, { guest: [] });
/** A guest whom the server knows already. */
export const withGuest = requires({ guest: [] });
/** A pass from `POST /functions/get-secret`, and the cookie of the guest it was given to. */
export const withPass = requires({ pass: [], guest: [] });
/** Nobody is asked who they are. */
export const openToAll = requires({});
