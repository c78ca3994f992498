import { transaction_list, transactionKinds } from '@commons/contract/wallet/wallet.ts'
import { handle } from '../../platform/call/handle.ts'
import { nextOf } from '../../platform/call/page.ts'
import { listTransactions } from './wallet.transactions.queries.ts'
import { transactionShape } from './wallet.shape.ts'

export default handle(
  transaction_list,
  async ({ trx_type_id = 0, currency = 'FCELL', ...filter }, { db, member, page, language, platform }) => {
    const kind = trx_type_id === 0 ? undefined : (transactionKinds[trx_type_id - 1] ?? 'none')
    const { rows, bottom } = await listTransactions(db, member.id, { ...filter, currency, kind }, page)
    const cursors = rows.map(({ cursor }) => cursor)
    return {
      recdata: rows.map((row) => transactionShape(row, currency, language, platform.chains)),
      ...(rows.length < page.limit && bottom > 1 ? { next: String(bottom) } : nextOf(cursors, page)),
    }
  },
)
