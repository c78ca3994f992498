/** The room that the row of reels takes, for pages that draw before the row itself has loaded. */
export { StripPlace } from './StripPlace.tsx'
export { shownInStrip } from './shown-in-strip.ts'
