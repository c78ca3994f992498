import { contact, update_contact_info } from '@commons/contract/profiles/about.ts'
import { handle } from '../../../platform/call/handle.ts'
import { updating } from '../../../entries/entries.ts'

export default handle(update_contact_info, updating(contact, 'contact_id'))
