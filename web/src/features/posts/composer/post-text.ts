/** The longest post, as the contract has it; a test compares the two. */
export const longestPost = 5000
