import { pledge_list } from '@commons/contract/funding/funding.ts'
import { handle } from '../../platform/call/handle.ts'
import { nextOf } from '../../platform/call/page.ts'
import { type HeldRow, listHeld } from './funding.reading.queries.ts'
import { heldShape, tokens } from './funding.shape.ts'

export default handle(pledge_list, async (_, { db, member, page }) => {
  const found = await listHeld(db, member.id, page.before, page.limit, page.offset)
  const rows = found.filter((row): row is HeldRow & { all_held: string } => row.id !== null)
  return {
    recdata: rows.map(heldShape),
    held: tokens(found[0]?.all_held ?? '0'),
    ...nextOf(
      rows.map(({ id }) => id),
      page,
    ),
  }
})
