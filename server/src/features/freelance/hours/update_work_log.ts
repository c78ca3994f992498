import { update_work_log } from '@commons/contract/freelance/hours.ts'
import { handle } from '../../../platform/call/handle.ts'
import { beginLog, requireRoom } from './hours.acting.ts'
import { hoursAgain } from './hours.again.ts'
import { logged } from './hours.logging.ts'
import { setLog } from './hours.writing.queries.ts'

export default handle(update_work_log, {
  again: hoursAgain,

  async run({ work_log_id: id, ...written }, context) {
    const { tx, refuse } = context
    const { log, ...acting } = await beginLog(context, id)
    const { hours, at } = acting
    const { minutes = log.minutes, description = log.description } = written
    if (minutes === log.minutes && description === log.description) return refuse('nothing_changed')
    requireRoom(acting, minutes, log.minutes)
    await setLog(tx, id, { minutes, description, at })
    await logged(context, hours, minutes - log.minutes)
    return hoursAgain.answer(hours.id, { ...context, db: tx })
  },
})
