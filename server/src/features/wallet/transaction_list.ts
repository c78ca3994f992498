import { transaction_list, transactionKinds } from '@commons/contract/wallet.ts'
import { handle } from '../../platform/call/handle.ts'
import { nextOf } from '../../platform/call/page.ts'
import { listTransactions } from './wallet.queries.ts'
import { transactionShape } from './wallet.shape.ts'

export default handle(
  transaction_list,
  async ({ trx_type_id = 0, currency = 'FCELL', ...filter }, { db, member, page, language }) => {
    const kind = trx_type_id === 0 ? undefined : (transactionKinds[trx_type_id - 1] ?? 'none')
    const rows = await listTransactions(db, member.id, { ...filter, currency, kind }, page)
    return {
      recdata: rows.map((row) => transactionShape(row, currency, language)),
      ...nextOf(
        rows.map(({ version }) => version),
        page,
      ),
    }
  },
)
