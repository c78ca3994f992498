/** What the browser, too, knows of pledges: without zod. */

/** Parts that a project's money can be paid in. */
export const mostMilestones = 10
export const leastMilestones = 2
/** How long backers vote about a milestone's report, in days. */
export const voteDays = 7
/** How long the owner has for each milestone, in days. */
export const reportDays = 180
/** After so many refused reports of a milestone, what is left goes back. */
export const mostRefusals = 2

export const mostRewardTiers = 20
export const longestTierTitle = 80
export const longestTierDescription = 500
export const longestMilestone = 120
export const longestReport = 3000
export const longestUpdate = 3000

export const milestoneStates = ['waiting', 'reported', 'released', 'returned'] as const
export type MilestoneState = (typeof milestoneStates)[number]

export const pledgeStates = ['open', 'paid', 'returned'] as const
export type PledgeState = (typeof pledgeStates)[number]

/** So many backers are shown with a project; a list has the others. */
export const shownBackers = 5

/** What moves the money of a project. */
export const fundingMoves = ['pledge', 'pledge_take_back', 'pledge_return', 'project_payout'] as const
export type FundingMove = (typeof fundingMoves)[number]
