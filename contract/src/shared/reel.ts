/** The longest "About or Tagline" of a reel, in graphemes: as long as a post. */
export { longestPost as longestTagline } from './text.ts'

/** The most reels on a page: more than in other lists, because viewers go through them one by one. */
export const largestReelPage = 100
