/** Exports for the rest of the server. */
export { pledgeAtOnce } from './funding.at-once.ts'
export { addTier } from './rewards/rewards.queries.ts'
