import { group_pin } from '@commons/contract/groups/groups.ts'
import { flag } from '@commons/contract/shared/flag.ts'
import { handle } from '../../platform/call/handle.ts'
import { lockFor } from './groups.access.ts'
import { togglePinned } from './groups.writing.queries.ts'

export default handle(group_pin, async ({ group_id, post_id }, context) => {
  const { tx, member, refuse } = context
  await lockFor(context, group_id, 'pin')
  const asked = { leader: member.id, group: group_id, post: post_id }
  const pinning = (await togglePinned(tx, asked)) ?? refuse('post_not_found')
  if (pinning === 'too_many') refuse('too_many_group_pins')
  return { is_pinned: flag(pinning === 'pinned') }
})
