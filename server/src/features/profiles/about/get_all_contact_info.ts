import { contact, get_all_contact_info } from '@commons/contract/profiles/about.ts'
import { handle } from '../../../platform/call/handle.ts'
import { entriesOf } from '../../../entries/entries.ts'

export default handle(get_all_contact_info, async (input, context) => ({
  response: await entriesOf(contact, input, context),
}))
