/** What plans offer to the rest of the server. */
export { hasPlan, planOfMember, withdrawFeePpmOf } from './plans.perks.ts'
