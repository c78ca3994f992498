/** Limits of invites to bid. */

/** In graphemes. */
export const longestInvite = 500

export const mostInvitesOfJob = 20
export const mostInvitesOfDay = 50
