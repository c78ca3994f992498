import { group_pin } from '@commons/contract/groups/groups.ts'
import { flag } from '@commons/contract/shared/flag.ts'
import { handle } from '../../platform/call/handle.ts'
import { lockFor } from './groups.access.ts'
import { togglePinned } from './groups.writing.queries.ts'

export default handle(group_pin, async ({ group_id, post_id }, context) => {
  const { tx, refuse } = context
  await lockFor(context, group_id, 'pin')
  const pinned = (await togglePinned(tx, group_id, post_id)) ?? refuse('post_not_found')
  return { is_pinned: flag(pinned) }
})
