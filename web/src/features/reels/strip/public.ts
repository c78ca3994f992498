/** The row of reels on Home. */
export { readStripAhead } from './read-strip-ahead.ts'
export { ReelStrip } from './ReelStrip.tsx'
