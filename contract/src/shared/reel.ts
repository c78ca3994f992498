/** The longest "About or Tagline" of a reel, in graphemes: as long as a post. */
export { longestPost as longestTagline } from './text.ts'

/** Reels of a page, at most: more than of other lists, because a viewer walks through them. */
export const largestReelPage = 100

/** How far a reel was watched is kept in tenths. */
export const watchedParts = 10
