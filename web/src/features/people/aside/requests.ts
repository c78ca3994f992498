/** How the requests are asked for: in one way, so that they are read once. */
export const requestsAsked = { limit: 5 } as const
