import { reverse_geocode } from '@commons/contract/projects/places.ts'
import { handle } from '../../../platform/call/handle.ts'
import { gazetteer } from './gazetteer.ts'

export default handle(reverse_geocode, async ({ latitude, longitude }, { language, refuse }) => ({
  data: (await gazetteer()).nearest(latitude, longitude, language) ?? refuse('place_not_found'),
}))
