/** What accounts offer to the rest of the server. */
export { addMember, findAccountByEmail, listUsernames } from './accounts.queries.ts'
export { freeUsername, newReferralCode, usernameStem } from './accounts.rules.ts'
