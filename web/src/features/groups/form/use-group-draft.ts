import { useKeptDraft } from '../../../compose/use-kept-draft.ts'
import { groupDraft } from './group-draft.ts'

/** What is written of a new group, kept in this browser until it is made or discarded. */
export const useGroupDraft = () => useKeptDraft(groupDraft)
