import { frozen_deposit_list } from '@commons/contract/wallet/frozen.ts'
import { handle } from '../../../platform/call/handle.ts'
import { earliestCursor, nextOf } from '../../../platform/call/page.ts'
import { countFrozen, listDecided, listFrozen } from './frozen.queries.ts'
import { frozenShape } from './frozen.shape.ts'

export default handle(frozen_deposit_list, async ({ tab }, { db, member, page, platform }) => {
  const isDecided = tab === 'decided'
  const [rows, count] = await Promise.all([
    isDecided ? listDecided(db, page) : listFrozen(db, page),
    countFrozen(db),
  ])
  return {
    recdata: rows.map((row) => frozenShape(row, member.id, platform.chains)),
    to_decide: count,
    ...nextOf(
      rows.map(({ id }) => (isDecided ? id : earliestCursor(id))),
      page,
    ),
  }
})
