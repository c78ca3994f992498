/** Exports for the rest of the server. */
export { beginEmailChange, hinderedEmail } from './accounts.email-change.ts'
export { looksLike } from './accounts.look-alikes.ts'
export { orderByAddress, orderSecurityNotice } from './accounts.mail.ts'
export { asciiDomain, readRange } from './barriers/barriers.rules.ts'
export { findMemberBySetupCode, takeMailedCode } from './accounts.codes.queries.ts'
export {
  addMember,
  findAccountByEmail,
  findReferrer,
  getAccount,
  getReferralCode,
  listOpenSessionIds,
  listUsernames,
  setAccount,
} from './accounts.queries.ts'
export { freeUsername, newReferralCode, usernameStem } from './accounts.rules.ts'
export { latinName } from './latin-name.ts'
export { agentParts, userData } from './accounts.shape.ts'
export { eraseJob, eraseMember } from './leaving/leaving.jobs.ts'
export { orderLeavingMail } from './leaving/leaving.mail.ts'
export { sendAway, tellOfMember } from './leaving/leaving.ts'
export { resetSecondFactor } from './security/security.reset.ts'
export { askExport } from './leaving/export.asking.ts'
export { mountExports } from './leaving/export.route.ts'
export { addApp } from './apps/apps.queries.ts'
export { mountOauth } from './apps/oauth.route.ts'
export type { Account } from './accounts.queries.ts'
export {
  type BeginningStepUp,
  beginStepUp,
  type FinishingStepUp,
  finishStepUp,
  type ShownIdentity,
  type StepUp,
} from './accounts.step-up.ts'
export { sayBirth } from './age/age.saying.ts'
