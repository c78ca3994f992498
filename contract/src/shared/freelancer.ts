/** Limits of a freelancer's profile, in graphemes. */
export const longestHeadline = 120
export const longestSummary = 2_000

export const mostTopSkills = 10
/** What a member may write to somebody whom they ask for a reference. */
export const longestRequest = 500

/** By what freelancers can be chosen of what they have done. */
export const freelancerRecords = ['done', 'rated'] as const
/** From this rating on a freelancer is well rated. */
export const goodRating = 4
/** In what order freelancers can be listed. */
export const freelancerSorts = ['done', 'rating', 'rate', 'newest'] as const
export type FreelancerSort = (typeof freelancerSorts)[number]
