import { group_delete } from '@commons/contract/groups/groups.ts'
import { handle } from '../../platform/call/handle.ts'
import { lockFor } from './groups.access.ts'
import { recheckGroup } from './groups.rechecks.ts'
import { deleteGroup, hasContent } from './groups.writing.queries.ts'

export default handle(group_delete, async ({ group_id, group_name }, context) => {
  const { tx, platform, refuse } = context
  const { name } = await lockFor(context, group_id, 'delete')
  const isWrong = group_name !== undefined && group_name.trim() !== name
  if (isWrong && (await hasContent(tx, group_id))) refuse('group_name_wrong')
  for (const end of platform.groupEndings) await end(tx, group_id)
  await deleteGroup(tx, group_id)
  await recheckGroup(context, group_id)
  return {}
})
