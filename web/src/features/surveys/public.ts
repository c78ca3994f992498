/** What other features may use of the surveys. */
export { surveyCommentKind } from './comments/waiting-comments.ts'
