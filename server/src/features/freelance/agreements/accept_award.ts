import { accept_award } from '@commons/contract/freelance/agreements.ts'
import { now } from '../../../platform/clock.ts'
import { handle } from '../../../platform/call/handle.ts'
import { agreementAgain } from './agreements.again.ts'
import { agreementChanged } from './agreements.hints.ts'
import { lockOffer } from './agreements.offers.ts'
import { acceptOffer } from './agreements.writing.queries.ts'

export default handle(accept_award, {
  again: agreementAgain,

  async run({ payment_id }, context) {
    const offer = await lockOffer(context, payment_id, 'freelancer')
    await acceptOffer(context.tx, offer, now())
    if (offer.client !== null) context.hint(`jobs:${offer.client}`, [offer.client])
    agreementChanged(context, offer)
    return agreementAgain.answer(payment_id, { ...context, db: context.tx })
  },
})
