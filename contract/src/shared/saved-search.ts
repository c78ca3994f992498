/** Limits of saved searches for jobs. */

/** In graphemes. */
export const longestSearchName = 60

export const mostSavedSearches = 30
