/** The longest name of a folder of saved posts, in graphemes. */
export const longestFolderName = 50
/** Folders that a member may have at once. */
export const mostFolders = 50
