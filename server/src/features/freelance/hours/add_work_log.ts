import { add_work_log } from '@commons/contract/freelance/hours.ts'
import { mondayOf } from '@commons/contract/shared/job-hours.ts'
import { handle } from '../../../platform/call/handle.ts'
import { beginHours, requireRoom } from './hours.acting.ts'
import { hoursAgain } from './hours.again.ts'
import { logged } from './hours.logging.ts'
import { leftOf } from './hours.money.ts'
import { dayOf, isIdle, weekOf } from './hours.rules.ts'
import { addLog } from './hours.writing.queries.ts'

export default handle(add_work_log, {
  again: hoursAgain,

  async run({ payment_id: agreement, day, minutes, description }, context) {
    const { tx, refuse } = context
    const acting = await beginHours(context, agreement, 'freelancer')
    const { hours, at } = acting
    if (day > dayOf(at)) return refuse('day_ahead')
    if (mondayOf(day) !== weekOf(at)) return refuse('week_over')
    if (leftOf(hours) > 0 && isIdle(hours, at)) return refuse('hours_paused')
    if (hours.logs.some((log) => log.day === day)) return refuse('work_log_exists')
    requireRoom(acting, minutes)
    await addLog(tx, { agreement, day, minutes, description, at })
    await logged(context, hours, minutes)
    return hoursAgain.answer(agreement, { ...context, db: tx })
  },
})
