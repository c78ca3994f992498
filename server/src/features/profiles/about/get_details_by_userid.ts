import { detail, get_details_by_userid } from '@commons/contract/profiles/about.ts'
import { handle } from '../../../platform/call/handle.ts'
import { entriesOf } from '../../../entries/entries.ts'

export default handle(get_details_by_userid, async (input, context) => ({
  details: await entriesOf(detail, input, context),
}))
