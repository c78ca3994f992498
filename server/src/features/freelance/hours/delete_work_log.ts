import { delete_work_log } from '@commons/contract/freelance/hours.ts'
import { handle } from '../../../platform/call/handle.ts'
import { beginLog } from './hours.acting.ts'
import { hoursAgain } from './hours.again.ts'
import { logged } from './hours.logging.ts'
import { removeLog } from './hours.writing.queries.ts'

export default handle(delete_work_log, {
  again: hoursAgain,

  async run({ work_log_id: id }, context) {
    const { log, hours } = await beginLog(context, id)
    await removeLog(context.tx, id)
    await logged(context, hours, -log.minutes)
    return hoursAgain.answer(hours.id, { ...context, db: context.tx })
  },
})
