import { decide_reports } from '@commons/contract/moderation/queue.ts'
import { handle } from '../../../platform/call/handle.ts'
import { lockWaiting } from './queue.access.ts'
import { casesOf, decideCase, hintQueue, lockDecided } from './queue.deciding.ts'
import { isPossible } from '../restrictions/restrictions.ts'
import { hasRule } from './queue.writing.queries.ts'

export default handle(
  decide_reports,
  async ({ report_ids, acts, nsfw = [], until, rule_id: rule, reason, answer = '' }, context) => {
    const { tx, refuse, logAct } = context
    if (!(await hasRule(tx, rule))) refuse('rule_not_found')
    if (until && !isPossible(until)) refuse('until_impossible')
    const reports = await lockWaiting(context, report_ids)
    if (reports.some(({ barred }) => barred !== null)) refuse('case_barred')
    await lockDecided(
      context,
      acts,
      reports.map(({ member_id }) => member_id),
    )
    const recdata = []
    const before: Record<string, object> = {}
    for (const each of casesOf(reports)) {
      const decided = await decideCase(context, each, {
        acts,
        nsfw,
        until: until ?? null,
        rule,
        reason,
        answer,
      })
      recdata.push({ decision_id: decided.decision, report_type: each.kind })
      before[decided.decision] = decided.before
    }
    await hintQueue(context)
    logAct({
      object: { kind: 'decision', id: recdata.map(({ decision_id }) => decision_id).join(',') },
      reason,
      before,
    })
    return { recdata }
  },
)
