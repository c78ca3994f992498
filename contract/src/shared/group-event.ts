/** Limits of the events of groups, without zod: the browser imports them, too. */

export const longestEventTitle = 100
export const longestEventDescription = 5000
export const longestEventPlace = 200
export const mostEventPlaces = 100_000
/** How long an event can be. */
export const longestEventDays = 31
/** Events of a group that aren't over. */
export const mostComingEvents = 100

/** Whether a member comes. */
export const groupEventAnswers = ['yes', 'maybe', 'no'] as const
