/** What other features may use of reels. */
export { reelCommentKind } from './comments/waiting-comments.ts'
export { reelKind } from './waiting/reel-kind.ts'
