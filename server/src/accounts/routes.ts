import { accountLimits } from "@faro/contract/accounts/limits.ts";
import { contract } from "@faro/contract/contract.ts";
import { implement } from "@orpc/server";
import { confirmContactChange, startContactChange } from "#server/accounts/change-contact.ts";
import { changePassword } from "#server/accounts/change-password.ts";
import { deleteAccount } from "#server/accounts/delete-account.ts";
import { endDevice, listDevices, signOut } from "#server/accounts/devices.ts";
import { exportData } from "#server/accounts/export-data.ts";
import { startPhoneCode, verifyPhoneCode } from "#server/accounts/phone-sign-in.ts";
import { getProfile, getUser } from "#server/accounts/profile.ts";
import { startProof } from "#server/accounts/proof.ts";
import { removeContact } from "#server/accounts/remove-contact.ts";
import { confirmReset, startReset } from "#server/accounts/reset-password.ts";
import { refreshSession } from "#server/accounts/sessions.ts";
import { signIn } from "#server/accounts/sign-in.ts";
import { signUp } from "#server/accounts/sign-up.ts";
import { updateProfile } from "#server/accounts/update-profile.ts";
import type { RequestContext } from "#server/http/context.ts";
import { makeWork } from "#server/http/proof-of-work.ts";
import { signedIn } from "#server/http/signed-in.ts";
import { outboxIsOpen } from "#server/outbox/page.ts";

const os = implement(contract.accounts).$context<RequestContext>();
const own = os.use(signedIn());

export const accountsRoutes = os.router({
  getAuthSettings: os.getAuthSettings.handler(({ context }) => ({
    outbox: outboxIsOpen(context.services.env),
  })),
  signUp: os.signUp.handler(({ context, input }) => signUp(context, input)),
  signIn: os.signIn.handler(({ context, input }) => signIn(context, input)),
  startCode: os.startCode.handler(({ context, input }) => startPhoneCode(context, input)),
  makeCodeWork: os.makeCodeWork.handler(({ context }) => makeWork(context, "code", accountLimits.codeWork)),
  verifyCode: os.verifyCode.handler(({ context, input }) => verifyPhoneCode(context, input)),
  refresh: os.refresh.handler(({ context, input }) => refreshSession(context.services, input.refresh_token)),
  signOut: own.signOut.handler(({ context }) => signOut(context)),
  getUser: own.getUser.handler(({ context }) => getUser(context)),
  startReset: os.startReset.handler(({ context, input }) => startReset(context, input)),
  confirmReset: os.confirmReset.handler(({ context, input }) => confirmReset(context, input)),
  listDevices: own.listDevices.handler(({ context }) => listDevices(context)),
  endDevice: own.endDevice.handler(({ context, input }) => endDevice(context, input.id)),
  startProof: own.startProof.handler(({ context, input }) => startProof(context, input)),
  getProfile: own.getProfile.handler(({ context }) => getProfile(context)),
  updateProfile: own.updateProfile.handler(({ context, input }) => updateProfile(context, input)),
  changePassword: own.changePassword.handler(({ context, input }) => changePassword(context, input)),
  changeContact: own.changeContact.handler(({ context, input }) => startContactChange(context, input)),
  confirmContact: own.confirmContact.handler(({ context, input }) => confirmContactChange(context, input)),
  removeContact: own.removeContact.handler(({ context, input }) => removeContact(context, input)),
  exportData: own.exportData.handler(({ context, input }) => exportData(context, input)),
  deleteAccount: own.deleteAccount.handler(({ context, input }) => deleteAccount(context, input)),
});
