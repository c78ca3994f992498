/** What other features may use of surveys. */
// Loaded with every page, so that a logout wipes the receipts.
import './voting/wipe-receipts.ts'

export { surveyCommentKind } from './comments/waiting-comments.ts'
