/** The row of reels on Home. */
export { loadOwnReels, ReelStrip } from './ReelStrip.tsx'
