/** What the reels feature offers to the rest of the server. */
export { discussion, views } from './reels.discussion.ts'
export { shownReels } from './reels.shown.ts'
export { hasUnpublished } from './lists/lists.queries.ts'
export { reelMedia } from './reels.media.ts'
export { addReel } from './reels.writing.queries.ts'
