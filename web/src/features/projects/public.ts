/** What other features may use of projects. */
export { projectCommentKind } from './comments/waiting-comments.ts'
