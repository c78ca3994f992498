import { delete_detail, detail } from '@commons/contract/profiles/about.ts'
import { handle } from '../../../platform/call/handle.ts'
import { removeEntry } from '../../../entries/entries.ts'

export default handle(delete_detail, ({ place_id, detail_id = place_id }, context) =>
  removeEntry(detail, detail_id, context),
)
