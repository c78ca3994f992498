import { mute_reporter } from '@commons/contract/moderation/muting.ts'
import { now } from '../../../platform/clock.ts'
import { handle } from '../../../platform/call/handle.ts'
import { isPossible } from '../restrictions/restrictions.ts'
import { lockMembers } from '../restrictions/restrictions.queries.ts'
import { moderatorOf } from '../queue/queue.access.ts'
import { hintQueue } from '../queue/queue.deciding.ts'
import { findStandingOf, hasReportBarring } from '../queue/queue.queries.ts'
import { findMutedUntil, removeMuted, setMuted } from './muting.queries.ts'

export default handle(mute_reporter, async ({ reporter_user_id: id, until }, context) => {
  const { tx, member, platform, refuse, logAct, say } = context
  const end = until !== null && until > now() ? until : null
  if (end && !isPossible(end)) refuse('until_impossible')
  await lockMembers(tx, [id])
  const moderator = moderatorOf(member)
  const standing = await findStandingOf(tx, platform.reportKinds, moderator, id)
  if (!standing) return refuse('member_not_found')
  // Somebody else mutes who has reported them.
  if (standing.barred !== null || (await hasReportBarring(tx, platform.reportKinds, moderator, id)))
    refuse('case_barred')
  const before = await findMutedUntil(tx, id)
  if (end) await setMuted(tx, id, { until: end, by: member.id })
  else await removeMuted(tx, id)
  await hintQueue(context)
  logAct({ object: { kind: 'member', id }, before: { muted_until: before } })
  if (!end) say('done.reporter_unmuted')
  return {}
})
