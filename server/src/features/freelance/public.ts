/** What the freelance feature offers to the rest of the server. */
export {
  acceptOffer,
  addOffer,
  addVersion,
  answerChange,
  endAgreement,
} from './agreements/agreements.writing.queries.ts'
export type { Terms } from './agreements/agreements.rules.ts'
export { addBid, setState as setBidState } from './bids/bids.writing.queries.ts'
export {
  addDispute,
  addEntry as addDisputeEntry,
  freeze,
  setTurn,
} from './disputes/disputes.writing.queries.ts'
export { closeWeeks, holdHours } from './hours/hours.money.ts'
export { weekOf } from './hours/hours.rules.ts'
export { addLog as addWorkLog, readHours, windClock } from './hours/hours.writing.queries.ts'
export { addInvite } from './invites/invites.queries.ts'
export { jobFiles } from './jobs/jobs.media.ts'
export { budgetOf } from './jobs/jobs.rules.ts'
export { addFiles, addJob, closeJob } from './jobs/jobs.writing.queries.ts'
export { hold, pay } from './milestones/milestones.money.ts'
export { tokensFor } from './milestones/milestones.price.ts'
export {
  addEvent as addMilestoneEvent,
  addMilestone,
  type LockedMilestone,
  lockRow as lockMilestone,
  setSubmitted,
} from './milestones/milestones.writing.queries.ts'
export { setFreelancer } from './profile/profile.queries.ts'
export { addReference, addRequest, openRequest } from './references/references.queries.ts'
export { addReview } from './reviews/reviews.writing.queries.ts'
export { alertMembers, setSearch } from './searches/searches.queries.ts'
