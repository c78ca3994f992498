/** Constants of pledges, without zod: the browser imports them, too. */

/** The smallest pledge, in tokens. */
export const smallestPledge = '1'

/** How many parts a project's money can be paid in. */
export const mostMilestones = 10
export const leastMilestones = 2
/** How long backers can vote on a milestone's report, in days. */
export const voteDays = 7
/** How long the owner has for each milestone, in days. */
export const reportDays = 180
/** After this many refused reports of a milestone, the remaining money is returned. */
export const mostRefusals = 2

export const mostRewardTiers = 20
export const longestTierTitle = 80
export const longestTierDescription = 500
/** Amounts above a project's target. */
export const mostStretchGoals = 5
export const longestStretchTitle = 80
export const longestStretchDescription = 500
export const longestMilestone = 120
export const longestReport = 3000
export const longestUpdate = 3000

/** How long before a project's end members are reminded of it. */
export const reminderHours = 48

export const milestoneStates = ['waiting', 'reported', 'released', 'returned'] as const
export type MilestoneState = (typeof milestoneStates)[number]

export const pledgeStates = ['open', 'paid', 'returned'] as const
export type PledgeState = (typeof pledgeStates)[number]

/** Backers shown with a project; a list has the others. */
export const shownBackers = 5

/** Kinds of movements of a project's money. */
export const fundingMoves = ['pledge', 'pledge_take_back', 'pledge_return', 'project_payout'] as const
export type FundingMove = (typeof fundingMoves)[number]
