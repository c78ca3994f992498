/** What other features may use of the projects. */
export { projectCommentKind } from './comments/waiting-comments.ts'
