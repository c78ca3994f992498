import { transaction_detail } from '@commons/contract/wallet/wallet.ts'
import { handle } from '../../platform/call/handle.ts'
import { receiptFor } from './wallet.receipts.ts'

export default handle(transaction_detail, async (asked, { db, viewer, platform, refuse }) => ({
  recdata: (await receiptFor(db, viewer, asked, platform.chains)) ?? refuse('transaction_not_found'),
}))
