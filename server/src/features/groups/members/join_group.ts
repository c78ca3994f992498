import { join_group } from '@commons/contract/groups/members.ts'
import { handle } from '../../../platform/call/handle.ts'
import { lockGroup } from '../groups.access.ts'
import { listedAgain } from '../groups.again.ts'
import { answersTo } from './answers.ts'
import { takeLink } from './links.queries.ts'
import { standingChanged } from './members.changes.ts'
import { hasRoomForGroup, setAnswers, setStanding } from './members.queries.ts'

export default handle(join_group, {
  again: listedAgain,

  async run({ group_id: group, token, answers: given }, context) {
    const { tx, member, refuse, say } = context
    const { standing, is_closed, questions } = (await lockGroup(context, group)) ?? refuse('group_not_found')
    const answer = () => listedAgain.answer(group, { ...context, db: tx })
    if (standing === 'owner' || standing === 'moderator' || standing === 'member') return answer()
    const isLetIn = !is_closed || standing === 'invited'
    if (!isLetIn && token !== undefined && !(await takeLink(tx, group, token))) refuse('group_link_ended')
    const becomes = isLetIn || token !== undefined ? 'member' : 'requested'
    say(becomes === 'member' ? 'done.group_joined' : 'done.group_asked')
    if (standing === becomes) {
      // From a page that didn't know of the request: what was written last counts.
      if (given?.some((each) => each.answer !== ''))
        await setAnswers(tx, group, member.id, answersTo(questions, given, { refuse }))
      return answer()
    }
    if (becomes === 'member' && !(await hasRoomForGroup(tx, member.id))) refuse('too_many_groups')
    const answers = becomes === 'requested' ? answersTo(questions, given, { refuse }) : []
    await setStanding(tx, { group, member: member.id, standing: becomes, answers })
    await standingChanged(context, { group, member: member.id })
    return answer()
  },
})
