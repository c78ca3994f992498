import { mark_first_step } from '@commons/contract/staff/first-steps.ts'
import { handle } from '../../../platform/call/handle.ts'
import { listStaffIds } from '../staff.queries.ts'
import { markStep } from './first-steps.queries.ts'

export default handle(mark_first_step, async ({ step, is_done }, { tx, hint, logAct }) => {
  await markStep(tx, step, is_done === 1)
  for (const id of await listStaffIds(tx)) hint(`staff:${id}`)
  logAct({ reason: step, before: { is_done: is_done === 1 ? 0 : 1 } })
  return {}
})
