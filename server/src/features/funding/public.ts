/** Exports for the rest of the server. */
export { pledgeAtOnce } from './funding.transfers.ts'
export { addReminder } from './reminders/reminders.queries.ts'
export { addGoal } from './stretch-goals/stretch.queries.ts'
export { addTier } from './rewards/rewards.queries.ts'
