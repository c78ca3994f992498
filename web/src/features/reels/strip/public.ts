/** The row of reels on Home. */
export { ReelStrip } from './ReelStrip.tsx'
