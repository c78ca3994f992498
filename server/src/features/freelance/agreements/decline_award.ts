import { decline_award } from '@commons/contract/freelance/agreements.ts'
import { handle } from '../../../platform/call/handle.ts'
import { agreementAgain } from './agreements.again.ts'
import { agreementChanged } from './agreements.hints.ts'
import { lockOffer } from './agreements.offers.ts'
import { endOffer } from './agreements.writing.queries.ts'

export default handle(decline_award, {
  again: agreementAgain,

  async run({ payment_id, message = '' }, context) {
    const offer = await lockOffer(context, payment_id, 'freelancer')
    await endOffer(context.tx, offer.id, 'declined', message)
    agreementChanged(context, offer)
    return agreementAgain.answer(payment_id, { ...context, db: context.tx })
  },
})
