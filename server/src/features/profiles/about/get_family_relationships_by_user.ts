import { family, get_family_relationships_by_user } from '@commons/contract/profiles/about.ts'
import { handle } from '../../../platform/call/handle.ts'
import { entriesOf } from '../../../entries/entries.ts'

export default handle(get_family_relationships_by_user, async (input, context) => ({
  recdata: await entriesOf(family, input, context),
}))
