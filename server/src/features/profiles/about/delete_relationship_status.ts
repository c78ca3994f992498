import { delete_relationship_status, status } from '@commons/contract/profiles/about.ts'
import { handle } from '../../../platform/call/handle.ts'
import { removeEntry } from '../../../entries/entries.ts'

export default handle(delete_relationship_status, ({ id }, context) => removeEntry(status, id, context))
