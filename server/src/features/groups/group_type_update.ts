import { group_type_update } from '@commons/contract/groups/groups.ts'
import { handle } from '../../platform/call/handle.ts'
import { lockFor } from './groups.access.ts'
import { listedAgain } from './groups.again.ts'
import { recheckGroup } from './groups.rechecks.ts'
import { setClosed } from './groups.writing.queries.ts'

export default handle(group_type_update, async ({ group_id, type }, context) => {
  const { tx } = context
  const { is_closed } = await lockFor(context, group_id, 'close')
  if (is_closed !== (type === 1)) {
    await setClosed(tx, group_id, type === 1)
    await recheckGroup(context, group_id)
  }
  return listedAgain.answer(group_id, { ...context, db: tx })
})
