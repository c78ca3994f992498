/** Limits of what is frequently asked about a project, without zod: the browser imports them, too. */

export const mostFaqs = 10
/** In graphemes. */
export const longestFaqQuestion = 200
export const longestFaqAnswer = 2000
