/** Exports for the rest of the server. */
export { pledgeAtOnce } from './funding.transfers.ts'
export { addTier } from './rewards/rewards.queries.ts'
