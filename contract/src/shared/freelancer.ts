/** Limits of a freelancer's profile, in graphemes. */
export const longestHeadline = 120
export const longestSummary = 2_000

export const mostTopSkills = 10
