import { get_relationship_status, status } from '@commons/contract/profiles/about.ts'
import { handle } from '../../../platform/call/handle.ts'
import { entriesOf } from '../../../entries/entries.ts'

export default handle(get_relationship_status, async (input, context) => ({
  response: await entriesOf(status, input, context),
}))
