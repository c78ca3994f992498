/** The longest name of a list of people, in graphemes. */
export const longestListName = 60
/** Lists of people that a member may have, people in each, and lists that are tabs of Home. */
export const mostLists = 50
export const mostListed = 500
export const mostPinnedLists = 5
