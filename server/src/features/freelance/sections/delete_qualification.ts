import { delete_qualification, qualification } from '@commons/contract/freelance/sections.ts'
import { handle } from '../../../platform/call/handle.ts'
import { removeEntry } from '../../../entries/entries.ts'

export default handle(delete_qualification, ({ qualification_id }, context) =>
  removeEntry(qualification, qualification_id, context),
)
