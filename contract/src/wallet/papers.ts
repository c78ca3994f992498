/** Papers about money, which members keep or hand on. */
import { z } from 'zod'
import { defineCall } from '../call.ts'
import { IdIn } from '../shared/id.ts'
import { CurrencyIn } from '../shared/money.ts'
import { Paper } from '../shared/paper.ts'

export const get_receipt = defineCall({
  name: 'get_receipt',
  doc: 'The receipt of a transaction of the caller’s as a PDF, in their language.',
  auth: 'member',
  effect: 'read',
  whileSuspended: true,
  topics: ['wallet:{me}'],
  input: z.object({ trx_number: IdIn, currency: CurrencyIn.optional() }),
  output: z.object({ data: Paper }),
  refusals: ['transaction_not_found'],
})
