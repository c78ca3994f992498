/** Records what leaves the escrow of agreements: of this their invoices and statements are made. */
import { priceText } from '../../../ledger/money.ts'
import type { Tx } from '../../../platform/db/prepared.ts'
import { getRates } from '../../wallet/public.ts'
import { addPayment, type Moved, takeNumber } from './payments.queries.ts'

/** Records a payment of a locked milestone, after its row has it. A release takes the next number of an invoice. */
export async function recordPayment(tx: Tx, moved: Moved): Promise<void> {
  // An old rate is better here than none: it only says what the tokens were worth.
  const market = (await getRates(tx, Number.POSITIVE_INFINITY)).of('FCELL', 'USD')
  const year = moved.at.getUTCFullYear()
  const number = moved.kind === 'release' ? await takeNumber(tx, moved.milestone, year) : null
  await addPayment(tx, moved, { market: market === undefined ? null : priceText(market), year, number })
}
