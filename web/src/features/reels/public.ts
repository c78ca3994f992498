/** What other features may use of reels. */
export { reelKind } from './waiting/reel-kind.ts'
