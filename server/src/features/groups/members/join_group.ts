import { join_group } from '@commons/contract/groups/members.ts'
import { handle } from '../../../platform/call/handle.ts'
import { lockGroup } from '../groups.access.ts'
import { listedAgain } from '../groups.again.ts'
import { takeLink } from './links.queries.ts'
import { standingChanged } from './members.changes.ts'
import { hasRoomForGroup, setStanding } from './members.queries.ts'

export default handle(join_group, {
  again: listedAgain,

  async run({ group_id: group, token }, context) {
    const { tx, member, refuse, say } = context
    const { standing, is_closed } = (await lockGroup(context, group)) ?? refuse('group_not_found')
    const answer = () => listedAgain.answer(group, { ...context, db: tx })
    if (standing === 'owner' || standing === 'moderator' || standing === 'member') return answer()
    const isLetIn = !is_closed || standing === 'invited'
    if (!isLetIn && token !== undefined && !(await takeLink(tx, group, token))) refuse('group_link_ended')
    const becomes = isLetIn || token !== undefined ? 'member' : 'requested'
    say(becomes === 'member' ? 'done.group_joined' : 'done.group_asked')
    if (standing === becomes) return answer()
    if (becomes === 'member' && !(await hasRoomForGroup(tx, member.id))) refuse('too_many_groups')
    await setStanding(tx, { group, member: member.id, standing: becomes })
    await standingChanged(context, { group, member: member.id })
    return answer()
  },
})
