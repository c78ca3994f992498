/** The input of every read of follow requests, so that they share one answer. */
export const requestsAsked = { limit: 5 } as const
