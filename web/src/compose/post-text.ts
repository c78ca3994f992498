/** The longest post, as the contract has it; a test compares the two. */
export const longestPost = 5000

/** The longest words for what a file shows. */
export const longestAlt = 1500
