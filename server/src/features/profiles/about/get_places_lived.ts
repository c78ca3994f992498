import { get_places_lived, place } from '@commons/contract/profiles/about.ts'
import { handle } from '../../../platform/call/handle.ts'
import { entriesOf } from '../../../entries/entries.ts'

export default handle(get_places_lived, async (input, context) => ({
  places_lived: await entriesOf(place, input, context),
}))
