/** The longest text to search for. */
export const longestSearch = 200
