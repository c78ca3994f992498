/** What is known of delivered work that both show, on both sides of the wire. */

export const longestShowcaseTitle = 120
export const longestShowcase = 2_000

/** What can be said to one. */
export const showcaseAnswers = ['accepted', 'declined', 'withdrawn'] as const
export type ShowcaseAnswer = (typeof showcaseAnswers)[number]

/** What somebody may do with one. */
export const showcaseActs = ['accept', 'decline', 'withdraw'] as const
export type ShowcaseAct = (typeof showcaseActs)[number]
