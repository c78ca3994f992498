/** A reel in the post that shows it. */
export { ReelInPlace } from './ReelInPlace.tsx'
