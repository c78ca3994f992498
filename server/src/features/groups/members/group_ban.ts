import { group_ban } from '@commons/contract/groups/members.ts'
import { handle } from '../../../platform/call/handle.ts'
import { standingChanged } from './members.changes.ts'
import { isBacker, isThere, setStanding } from './members.queries.ts'
import { lockBelow } from './members.removing.ts'

export default handle(group_ban, async ({ group_id: group, member_user_id: other }, context) => {
  const { tx, member, refuse } = context
  const standing = await lockBelow(context, { group, other, act: 'ban' })
  // Anybody with a standing in the group can be banned, even if there is a block between the two.
  if (standing === undefined && (other === member.id || !(await isThere(tx, member.id, other))))
    refuse('member_not_found')
  if (standing === 'banned') return {}
  // Backers vote on how their tokens are spent, and a banned member would no longer find the project.
  if (await isBacker(tx, group, other)) refuse('backer_not_banned')
  await setStanding(tx, { group, member: other, standing: 'banned' })
  await standingChanged(context, { group, member: other })
  return {}
})
