import { group_ban } from '@commons/contract/groups-members.ts'
import { handle } from '../../../platform/call/handle.ts'
import { standingChanged } from './members.changes.ts'
import { isBacker, isThere, setStanding } from './members.queries.ts'
import { lockBelow } from './members.removing.ts'

export default handle(group_ban, async ({ group_id: group, member_user_id: other }, context) => {
  const { tx, member, refuse } = context
  const standing = await lockBelow(context, { group, other, act: 'ban' })
  // Whoever is in the group can be kept out of it, also where a block is between the two.
  if (standing === undefined && (other === member.id || !(await isThere(tx, member.id, other))))
    refuse('member_not_found')
  if (standing === 'banned') return {}
  // They vote on how it is spent, and find it no more once they are kept out.
  if (await isBacker(tx, group, other)) refuse('backer_not_banned')
  await setStanding(tx, { group, member: other, standing: 'banned' })
  await standingChanged(context, { group, member: other })
  return {}
})
