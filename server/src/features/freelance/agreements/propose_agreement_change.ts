import { propose_agreement_change } from '@commons/contract/freelance/agreements.ts'
import { mostVersions } from '@commons/contract/shared/agreement.ts'
import { unitsOf } from '@commons/contract/shared/units.ts'
import { sql } from 'kysely'
import { now } from '../../../platform/clock.ts'
import { handle } from '../../../platform/call/handle.ts'
import { agreementAgain } from './agreements.again.ts'
import { agreementChanged } from './agreements.hints.ts'
import { isSame } from './agreements.rules.ts'
import { addVersion, getTerms, lapse, lockAgreement } from './agreements.writing.queries.ts'

export default handle(propose_agreement_change, {
  again: agreementAgain,

  async run({ payment_id, message = '', ...input }, context) {
    const { tx, member, refuse } = context
    const at = now()
    const agreement = (await lockAgreement(tx, member.id, payment_id)) ?? refuse('agreement_not_found')
    if (agreement.state !== 'active') return refuse('agreement_over')
    if (agreement.answer_until !== null && at < agreement.answer_until) return refuse('change_open')
    // One that has run out makes room, also before the job that says so.
    if (agreement.answer_until !== null) await lapse(tx, sql`ag.id = ${payment_id} and v.state = 'proposed'`)
    const { versions, ...held } = await getTerms(tx, payment_id)
    if (versions >= mostVersions) return refuse('too_many_changes')
    const present = {
      payBy: held.pay_by,
      price: BigInt(held.price),
      delivery: held.delivery,
      weeklyHours: held.weekly_hours,
      description: held.description,
    }
    const terms = {
      payBy: held.pay_by,
      price: (input.amount === undefined ? undefined : unitsOf(input.amount, 'USD')) ?? present.price,
      delivery: input.delivery ?? present.delivery,
      weeklyHours: held.pay_by === 'hourly' ? (input.weekly_hours ?? present.weeklyHours) : null,
      description: input.description ?? present.description,
    }
    if (isSame(present, terms)) return refuse('nothing_changed')
    const byClient = agreement.client === member.id
    await addVersion(tx, { agreement: payment_id, version: versions + 1, byClient, terms, message, at })
    agreementChanged(context, agreement)
    return agreementAgain.answer(payment_id, { ...context, db: tx })
  },
})
