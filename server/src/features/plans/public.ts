/** What plans offer to the rest of the server. */
export { beginPlan } from './plans.begin.ts'
export { hasPlan, planOfMember, withdrawFeePpmOf } from './plans.perks.ts'
