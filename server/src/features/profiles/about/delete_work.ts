import { delete_work, work } from '@commons/contract/profiles/about.ts'
import { handle } from '../../../platform/call/handle.ts'
import { removeEntry } from '../../../entries/entries.ts'

export default handle(delete_work, ({ work_id }, context) => removeEntry(work, work_id, context))
