import { get_qualifications_by_user_id, qualification } from '@commons/contract/freelance/sections.ts'
import { handle } from '../../../platform/call/handle.ts'
import { entriesOf } from '../../../entries/entries.ts'

export default handle(get_qualifications_by_user_id, async (input, context) => ({
  response: await entriesOf(qualification, input, context),
}))
