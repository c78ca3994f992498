/** Constants of projects, without zod: the browser imports them, too. */

/** The days for which a project can be backed. */
export const projectDays = [30, 90] as const
export type ProjectDays = (typeof projectDays)[number]

/** What happens at the deadline if the target was not met. */
export const projectPays = ['all_or_nothing', 'keep'] as const
export type ProjectPays = (typeof projectPays)[number]

export const projectStates = ['running', 'settling', 'paid', 'returned', 'cancelled'] as const
export type ProjectState = (typeof projectStates)[number]

/** Which projects a list has; funded ones have ended, too. */
export const projectStages = ['running', 'funded', 'ended'] as const
export type ProjectStage = (typeof projectStages)[number]

/** Returns whether a project can be backed now. */
export const isRunning = ({ state, days_left }: { state: ProjectState; days_left: number }): boolean =>
  state === 'running' && days_left > 0

export const projectSorts = ['newest', 'ending', 'funded', 'backers'] as const
export type ProjectSort = (typeof projectSorts)[number]

export const longestLocation = 120
export const longestExperience = 1000
export const longestIndustry = 80
export const longestPricePoint = 80

/** In whole tokens. */
export const largestTarget = 1_000_000_000_000n
