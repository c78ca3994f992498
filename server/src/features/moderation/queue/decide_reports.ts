import { decide_reports } from '@commons/contract/moderation/queue.ts'
import { handle } from '../../../platform/call/handle.ts'
import { decideReports } from './queue.acts.ts'

export default handle(decide_reports, async (input, context) => {
  const { act, ...answer } = await decideReports(context, input)
  context.logAct(act)
  return answer
})
