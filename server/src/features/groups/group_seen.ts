import { group_seen } from '@commons/contract/groups/groups.ts'
import { flag } from '@commons/contract/shared/flag.ts'
import { handle } from '../../platform/call/handle.ts'
import { setGroupSeen } from './groups.queries.ts'

export default handle(group_seen, {
  isOneStatement: () => true,
  async run({ group_id }, { tx, member, hintOnly, refuse }) {
    const { is_in, was_new } = (await setGroupSeen(tx, member.id, group_id)) ?? refuse('group_not_found')
    if (!is_in) refuse('not_group_member')
    // Shown only on the member's own devices, and only where something was new.
    hintOnly(was_new ? [member.id] : [])
    return { was_new: flag(was_new) }
  },
})
