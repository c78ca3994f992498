import { end_agreement } from '@commons/contract/freelance/agreements.ts'
import { now } from '../../../platform/clock.ts'
import { handle } from '../../../platform/call/handle.ts'
import { returnHours } from '../hours/hours.money.ts'
import { readHours } from '../hours/hours.writing.queries.ts'
import { isHeld } from '../milestones/milestones.writing.queries.ts'
import { agreementAgain } from './agreements.again.ts'
import { agreementChanged } from './agreements.hints.ts'
import { endAgreement, lockAgreement } from './agreements.writing.queries.ts'

export default handle(end_agreement, {
  again: agreementAgain,

  async run({ payment_id, message: reason = '' }, context) {
    const { tx, member, refuse } = context
    const agreement = (await lockAgreement(tx, member.id, payment_id)) ?? refuse('agreement_not_found')
    if (agreement.state !== 'active') return refuse('agreement_over')
    if (await isHeld(tx, payment_id)) return refuse('money_in_escrow')
    const at = now()
    const hours = await readHours(tx, payment_id)
    if (hours && hours.logs.length > 0) return refuse('hours_logged')
    // An agreement ends once, so this is its own key.
    if (hours) await returnHours(context, hours, { member: null, key: `hours_end:${payment_id}`, at })
    await endAgreement(tx, payment_id, { by: member.id, reason, at })
    agreementChanged(context, agreement)
    return agreementAgain.answer(payment_id, { ...context, db: tx })
  },
})
