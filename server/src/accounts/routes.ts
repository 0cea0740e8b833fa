import { contract } from "@faro/contract/contract.ts";
import { implement } from "@orpc/server";
import { endDevice, listDevices, signOut } from "#server/accounts/devices.ts";
import { getProfile, getUser } from "#server/accounts/profile.ts";
import { refreshSession } from "#server/accounts/sessions.ts";
import { signIn } from "#server/accounts/sign-in.ts";
import { signUp } from "#server/accounts/sign-up.ts";
import type { RequestContext } from "#server/http/context.ts";

const os = implement(contract.accounts).$context<RequestContext>();

export const accountsRoutes = os.router({
  signUp: os.signUp.handler(({ context, input }) => signUp(context, input)),
  signIn: os.signIn.handler(({ context, input }) => signIn(context, input)),
  refresh: os.refresh.handler(({ context, input }) => refreshSession(context.services, input.refresh_token)),
  signOut: os.signOut.handler(({ context }) => signOut(context)),
  getUser: os.getUser.handler(({ context }) => getUser(context)),
  listDevices: os.listDevices.handler(({ context }) => listDevices(context)),
  endDevice: os.endDevice.handler(({ context, input }) => endDevice(context, input.id)),
  getProfile: os.getProfile.handler(({ context }) => getProfile(context)),
});
