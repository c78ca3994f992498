/** Constants of insights, without the calls: the client imports them where it must not load zod. */
export const metrics = ['pageviews', 'impressions'] as const
export type Metric = (typeof metrics)[number]

export const units = ['hour', 'day'] as const
export type Unit = (typeof units)[number]

/** Periods in days, up to and including today. */
export const periods = [1, 7, 30, 90, 365] as const
export type Period = (typeof periods)[number]

/** The limit for counting new followers. */
export const mostNewFollowers = 10_000
export const mostTopPosts = 5
/** The most ids of one kind that a report of looks may name. */
export const mostLooks = 100
