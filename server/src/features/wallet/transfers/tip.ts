import { decimalText } from '@commons/contract/shared/units.ts'
import { tip } from '@commons/contract/wallet-transfers.ts'
import { available } from '../../../ledger/accounts.ts'
import { transfer } from '../../../ledger/transfer.ts'
import { handle } from '../../../platform/call/handle.ts'
import { ledgerKey, requireVerified, unitsIn } from '../wallet.moving.ts'
import { findTipped, getTips } from './transfers.queries.ts'

export default handle(tip, {
  // Batches commit by themselves; what follows only tells of it.
  async before({ post_id, token, idempotency_key }, { db, member, refuse }) {
    const amount = unitsIn(token, 'FCELL', 'token')
    await requireVerified(db, member.id)
    const target = (await findTipped(db, member.id, post_id)) ?? refuse('post_not_found')
    const author = target.author_id
    if (author === member.id) refuse('not_oneself')
    const posted = await transfer(db, {
      kind: 'tip',
      payer: member.id,
      key: ledgerKey('tip', idempotency_key),
      ref: { kind: 'post', id: target.id },
      from: available(member.id, 'FCELL'),
      to: available(author, 'FCELL'),
      amount,
    })
    return { author, posted, target: target.id }
  },

  async run(_, { tx, member, emit, hint, before: { author, posted, target } }) {
    const { units, tips, own } = await getTips(tx, member.id, target)
    emit('money.received', { member: author, transaction: posted.transaction })
    hint(`wallet:${author}`)
    hint(`post:${target}`)
    return {
      recdata: {
        post_id: target,
        tips: decimalText(BigInt(units), 'FCELL'),
        tip_count: tips,
        own_tips: decimalText(BigInt(own), 'FCELL'),
        fcell_balance: decimalText(posted.balances[0] ?? 0n, 'FCELL'),
        trx_number: posted.transaction,
      },
    }
  },
})
