import { get_work_logs } from '@commons/contract/freelance/hours.ts'
import { mondayOf } from '@commons/contract/shared/job-hours.ts'
import { handle } from '../../../platform/call/handle.ts'
import { shownHours } from './hours.again.ts'

export default handle(get_work_logs, async ({ payment_id, week }, context) => ({
  data: await shownHours(payment_id, context, week === undefined ? undefined : mondayOf(week)),
}))
