import { delete_experience, experience } from '@commons/contract/freelance/sections.ts'
import { handle } from '../../../platform/call/handle.ts'
import { removeEntry } from '../../../entries/entries.ts'

export default handle(delete_experience, ({ experience_id }, context) =>
  removeEntry(experience, experience_id, context),
)
