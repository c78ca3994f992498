/** The member's own reels that aren't published, above the row on Home. */
export { loadNotPublished } from './NotPublishedReels.tsx'
