import { place, update_place_lived } from '@commons/contract/profiles/about.ts'
import { handle } from '../../../platform/call/handle.ts'
import { updating } from '../../../entries/entries.ts'

export default handle(update_place_lived, updating(place, 'place_id'))
