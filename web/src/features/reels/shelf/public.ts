/** Rows of reels on pages that one opens, apart from Home’s. */
export { ReelsWithTag } from '../strip/ReelsWithTag.tsx'
export { SavedReels } from '../strip/SavedReels.tsx'
