/** A reel in the post that shows it, and while that is written. */
export { ReelInPlace } from './ReelInPlace.tsx'
export { ReelPreview } from './ReelPreview.tsx'
