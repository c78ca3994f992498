import { messageDraft } from '../../../compose/message-draft.ts'

/** What a dispute is opened with; its place is its milestone. */
export const openingDraft = messageDraft('dispute-opening')

/** What is said in a dispute; its place is the dispute. */
export const evidenceDraft = messageDraft('dispute-evidence')

/** The reason of a ruling; its place is the dispute. */
export const rulingDraft = messageDraft('dispute-ruling')
