import { get_receipt } from '@commons/contract/wallet/papers.ts'
import { writePdf } from '../../../papers/pdf.ts'
import { paperShape } from '../../../papers/paper.shape.ts'
import { handle } from '../../../platform/call/handle.ts'
import { getMoneySettings } from '../wallet.rates.ts'
import { receiptFor } from '../wallet.receipts.ts'
import { receiptText } from './receipt.text.ts'

export default handle(get_receipt, async (asked, { db, viewer, language, platform, refuse }) => {
  const receipt = (await receiptFor(db, viewer, asked, platform.chains)) ?? refuse('transaction_not_found')
  const { isPlayMoney } = await getMoneySettings(db)
  const pdf = await writePdf(
    receiptText(receipt, { language, isPlayMoney, site: platform.config.PUBLIC_URL }),
  )
  return { data: paperShape(`commons-receipt-${receipt.trx_number}.pdf`, 'application/pdf', pdf) }
})
