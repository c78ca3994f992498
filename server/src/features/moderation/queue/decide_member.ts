import { decide_member } from '@commons/contract/moderation/queue.ts'
import { handle } from '../../../platform/call/handle.ts'
import { isPossible } from '../restrictions/restrictions.ts'
import { moderatorOf } from './queue.access.ts'
import { decide, hintQueue, lockDecided } from './queue.deciding.ts'
import { findStandingOf } from './queue.queries.ts'
import { hasRule } from './queue.writing.queries.ts'

export default handle(
  decide_member,
  async ({ view_user_id: id, acts, until, rule_id: rule, reason }, context) => {
    const { tx, member, platform, refuse, hint, logAct } = context
    if (!(await hasRule(tx, rule))) refuse('rule_not_found')
    if (until && !isPossible(until)) refuse('until_impossible')
    await lockDecided({ tx, refuse: () => refuse('last_admin') }, acts, [id])
    const standing = await findStandingOf(tx, platform.reportKinds, moderatorOf(member), id)
    if (!standing) return refuse('member_not_found')
    if (standing.barred !== null) refuse('case_barred')
    const { decision, before } = await decide(
      { ...context, refuse: () => refuse('member_not_found') },
      { kind: 'member', reported: id, owner: id, shown: {} },
      { acts, nsfw: [], until: until ?? null, rule, reason },
    )
    hint(`staff:${member.id}`)
    await hintQueue(context)
    logAct({ object: { kind: 'member', id }, reason, before: { decision, ...before } })
    return { decision_id: decision }
  },
)
