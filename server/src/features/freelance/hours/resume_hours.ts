import { resume_hours } from '@commons/contract/freelance/hours.ts'
import { handle } from '../../../platform/call/handle.ts'
import { beginHours } from './hours.acting.ts'
import { hoursAgain } from './hours.again.ts'
import { hoursChanged, leftOf } from './hours.money.ts'
import { isIdle } from './hours.rules.ts'
import { begin, tell, windClock } from './hours.writing.queries.ts'

export default handle(resume_hours, {
  again: hoursAgain,

  async run({ payment_id }, context) {
    const { tx, refuse } = context
    const { hours, at } = await beginHours(context, payment_id, 'client')
    if (leftOf(hours) === 0 || !isIdle(hours, at)) return refuse('hours_not_paused')
    await begin(tx, payment_id, at)
    await windClock(tx, payment_id)
    await tell(tx, 'resumed', payment_id, [hours.freelancer])
    hoursChanged(context, hours)
    return hoursAgain.answer(payment_id, { ...context, db: tx })
  },
})
