import { certification, delete_certification } from '@commons/contract/freelance/sections.ts'
import { handle } from '../../../platform/call/handle.ts'
import { removeEntry } from '../../../entries/entries.ts'

export default handle(delete_certification, ({ certification_id }, context) =>
  removeEntry(certification, certification_id, context),
)
