import { pledge_take_back } from '@commons/contract/funding/funding.ts'
import { transfer } from '../../ledger/transfer.ts'
import { handle } from '../../platform/call/handle.ts'
import { Refusal } from '../../platform/call/refusal.ts'
import { now } from '../../platform/clock.ts'
import { sendAnother } from '../../platform/db/prepared.ts'
import { listOwnPledge } from './funding.queries.ts'
import { movedShape } from './funding.shape.ts'
import { takingBack } from './funding.transfers.ts'

const isTooLow = (error: unknown) => error instanceof Refusal && error.refusal === 'balance_too_low'

export default handle(pledge_take_back, {
  async before({ pledge_id: pledge }, { db, member, refuse }) {
    const row = (await listOwnPledge(db, member.id, pledge))[0] ?? refuse('pledge_not_found')
    // A repetition is answered, even after the deadline.
    if (row.state !== 'taken_back' && (!row.is_running || row.ends_at <= now())) refuse('pledging_over')
    return row
  },

  isOneStatement: () => true,

  async run({ pledge_id }, { tx, member, before: { group_id: group, units } }) {
    const taking = transfer(tx, takingBack(member.id, pledge_id, group, BigInt(units)))
    // The project was settled meanwhile: what is too low is its balance, not the member's.
    const { transaction } = await taking.catch((error: unknown) => {
      throw isTooLow(error) ? new Refusal('pledging_over') : error
    })
    return {
      recdata: await movedShape(sendAnother(tx), member.id, { group, pledge: pledge_id, transaction }),
    }
  },
})
