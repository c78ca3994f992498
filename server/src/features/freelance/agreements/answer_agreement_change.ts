import { answer_agreement_change } from '@commons/contract/freelance/agreements.ts'
import { now } from '../../../platform/clock.ts'
import { handle } from '../../../platform/call/handle.ts'
import { agreementAgain } from './agreements.again.ts'
import { agreementChanged } from './agreements.hints.ts'
import { answerChange, findAgreementOf, findChange, lockAgreement } from './agreements.writing.queries.ts'

export default handle(answer_agreement_change, {
  again: agreementAgain,

  async run({ change_id, status }, context) {
    const { tx, member, refuse } = context
    const id = (await findAgreementOf(tx, change_id)) ?? refuse('change_not_found')
    const agreement = (await lockAgreement(tx, member.id, id)) ?? refuse('change_not_found')
    const change = (await findChange(tx, change_id)) ?? refuse('change_not_found')
    const at = now()
    if (change.state !== 'proposed' || at >= change.answer_until) return refuse('change_over')
    const isOwn = change.by_client === (agreement.client === member.id)
    // Only who proposed it withdraws it; the other side declines.
    if (isOwn && status !== 'withdrawn') return refuse('own_change')
    await answerChange(tx, change_id, !isOwn && status === 'withdrawn' ? 'declined' : status, at)
    agreementChanged(context, agreement)
    return agreementAgain.answer(id, { ...context, db: tx })
  },
})
