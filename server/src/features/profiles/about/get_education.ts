import { education, get_education } from '@commons/contract/profiles/about.ts'
import { handle } from '../../../platform/call/handle.ts'
import { entriesOf } from '../../../entries/entries.ts'

export default handle(get_education, async (input, context) => ({
  education: await entriesOf(education, input, context),
}))
