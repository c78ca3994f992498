import { add_place_lived, place } from '@commons/contract/profiles/about.ts'
import { handle } from '../../../platform/call/handle.ts'
import { adding } from '../../../entries/entries.ts'

export default handle(add_place_lived, adding(place))
