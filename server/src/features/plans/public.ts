/** Exports for the rest of the server. */
export { beginPlan } from './plans.begin.ts'
export { backgroundMedia, logoMedia } from './pro/pro.media.ts'
export { setProSetting } from './pro/pro.queries.ts'
export { type LookRow, lookOfMember, lookShape } from './pro/pro.look.ts'
export { setPrice } from './plans.queries.ts'
export { hasPlan, planOfMember, withdrawFeeOf } from './plans.perks.ts'
