/** Rows of reels on pages other than Home. */
export { ReelsWithTag } from '../strip/ReelsWithTag.tsx'
export { SavedReels } from '../strip/SavedReels.tsx'
