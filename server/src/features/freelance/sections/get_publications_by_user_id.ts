import { get_publications_by_user_id, publication } from '@commons/contract/freelance/sections.ts'
import { handle } from '../../../platform/call/handle.ts'
import { entriesOf } from '../../../entries/entries.ts'

export default handle(get_publications_by_user_id, async (input, context) => ({
  response: await entriesOf(publication, input, context),
}))
