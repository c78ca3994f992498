import { useKeptDraft } from '../../../compose/use-kept-draft.ts'
import { groupDraft } from './group-draft.ts'

/** The draft of a new group, kept in this browser until the group is created or the draft discarded. */
export const useGroupDraft = () => useKeptDraft(groupDraft)
