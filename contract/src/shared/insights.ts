/** Figures of what one published, without the calls: the client names them where it needs no zod. */
export const metrics = ['pageviews', 'impressions'] as const
export type Metric = (typeof metrics)[number]

export const units = ['hour', 'day'] as const
export type Unit = (typeof units)[number]

/** The periods, in days up to and with today. */
export const periods = [1, 7, 30, 90, 365] as const
export type Period = (typeof periods)[number]

/** The most new followers that are counted. */
export const mostNewFollowers = 10_000
export const mostTopPosts = 5
/** How many ids of one kind a report of looks may name. */
export const mostLooks = 100
