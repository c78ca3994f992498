import { get_work, work } from '@commons/contract/profiles/about.ts'
import { handle } from '../../../platform/call/handle.ts'
import { entriesOf } from '../../../entries/entries.ts'

export default handle(get_work, async (input, context) => ({
  work_entries: await entriesOf(work, input, context),
}))
