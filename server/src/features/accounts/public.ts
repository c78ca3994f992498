/** What accounts offer to the rest of the server. */
export {
  addMember,
  findAccountByEmail,
  findReferrer,
  getReferralCode,
  listUsernames,
} from './accounts.queries.ts'
export { freeUsername, newReferralCode, usernameStem } from './accounts.rules.ts'
