import { contact, delete_contact_info } from '@commons/contract/profiles/about.ts'
import { handle } from '../../../platform/call/handle.ts'
import { removeEntry } from '../../../entries/entries.ts'

export default handle(delete_contact_info, ({ contact_id }, context) =>
  removeEntry(contact, contact_id, context),
)
