/** Rows of reels on other pages. */
export { ReelStrip } from './ReelStrip.tsx'
export { ReelsWithTag } from './ReelsWithTag.tsx'
export { SavedReels } from './SavedReels.tsx'
