/** Limits of reviews. */

export const mostStars = 5
/** In graphemes. */
export const longestReview = 2_000
export const longestReviewAnswer = 1_000

/** Days after the first review of an agreement in which the other side can write theirs, unseen. */
export const daysToReview = 14
