import { experience, get_experience_by_user_id } from '@commons/contract/freelance/sections.ts'
import { handle } from '../../../platform/call/handle.ts'
import { entriesOf } from '../../../entries/entries.ts'

export default handle(get_experience_by_user_id, async (input, context) => ({
  response: await entriesOf(experience, input, context),
}))
