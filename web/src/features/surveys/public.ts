/** What other features may use of the surveys. */
// With every page, so that a logout wipes them.
import './voting/wipe-receipts.ts'

export { surveyCommentKind } from './comments/waiting-comments.ts'
