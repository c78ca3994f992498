import { delete_place_lived, place } from '@commons/contract/profiles/about.ts'
import { handle } from '../../../platform/call/handle.ts'
import { removeEntry } from '../../../entries/entries.ts'

export default handle(delete_place_lived, ({ place_id }, context) => removeEntry(place, place_id, context))
