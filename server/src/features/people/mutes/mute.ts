import { mute } from '@commons/contract/people/mutes.ts'
import { flag } from '@commons/contract/shared/flag.ts'
import { handle } from '../../../platform/call/handle.ts'
import { now } from '../../../platform/clock.ts'
import { addMute } from './mutes.queries.ts'

const day = 24 * 60 * 60 * 1000

export default handle(mute, async ({ muted_user_id: muted, days }, { tx, member, refuse, hintOnly }) => {
  if (muted === member.id) refuse('not_oneself')
  const endsAt = days === undefined ? null : new Date(now().getTime() + days * day)
  const done = await addMute(tx, { member: member.id, muted, endsAt })
  if (done === 'none') refuse('member_not_found')
  if (done === 'full') refuse('too_many_muted_members')
  // Whom it is about never hears of it.
  hintOnly([member.id])
  return { recdata: { user_id: muted, is_muted: flag(true), ends_at: endsAt?.toISOString() ?? null } }
})
