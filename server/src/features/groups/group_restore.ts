import { group_restore } from '@commons/contract/groups/groups.ts'
import { handle } from '../../platform/call/handle.ts'
import { listedAgain } from './groups.again.ts'
import { recheckGroup } from './groups.rechecks.ts'
import { restoreGroup } from './groups.writing.queries.ts'

export default handle(group_restore, async ({ group_id }, context) => {
  const { tx, member, refuse, hint } = context
  if (!(await restoreGroup(tx, member.id, group_id))) refuse('group_not_found')
  // Pages that were told that everything is gone read it again.
  for (const topic of await recheckGroup(context, group_id)) hint(topic)
  return listedAgain.answer(group_id, { ...context, db: tx })
})
