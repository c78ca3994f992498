/** Records what leaves the escrow of agreements: of this their invoices and statements are made. */
import { priceText } from '../../../ledger/money.ts'
import type { Tx } from '../../../platform/db/prepared.ts'
import { getRates } from '../../wallet/public.ts'
import { addHoursReturn, addPayment, type Moved, type Returned, takeNumber } from './payments.queries.ts'

/** What one token is worth now. An old rate is better here than none: it only says what the tokens were worth. */
async function marketOf(tx: Tx): Promise<string | null> {
  const price = (await getRates(tx, Number.POSITIVE_INFINITY)).of('FCELL', 'USD')
  return price === undefined ? null : priceText(price)
}

/** Records a payment of a locked milestone, after its row has it. A release takes the next number of an invoice. */
export async function recordPayment(tx: Tx, moved: Moved): Promise<void> {
  const year = moved.at.getUTCFullYear()
  const number = moved.kind === 'release' ? await takeNumber(tx, moved.milestone, year) : null
  await addPayment(tx, moved, { market: await marketOf(tx), year, number })
}

/** Records hours of a locked agreement that go back to the client. */
export async function recordHoursReturn(tx: Tx, returned: Returned): Promise<void> {
  await addHoursReturn(tx, returned, await marketOf(tx))
}
