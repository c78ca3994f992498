/** Limits of a freelancer's profile, in graphemes. */
export const longestHeadline = 120
export const longestSummary = 2_000

export const mostTopSkills = 10
/** What a member may write to somebody whom they ask for a reference. */
export const longestRequest = 500
