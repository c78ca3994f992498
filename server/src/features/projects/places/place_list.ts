import { place_list } from '@commons/contract/projects/places.ts'
import { handle } from '../../../platform/call/handle.ts'
import { gazetteer } from './gazetteer.ts'

export default handle(place_list, async ({ search }, { language }) => ({
  recdata: (await gazetteer()).suggest(search, language),
}))
