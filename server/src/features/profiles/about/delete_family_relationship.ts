import { delete_family_relationship, family } from '@commons/contract/profiles/about.ts'
import { handle } from '../../../platform/call/handle.ts'
import { removeEntry } from '../../../entries/entries.ts'

export default handle(delete_family_relationship, ({ id }, context) => removeEntry(family, id, context))
