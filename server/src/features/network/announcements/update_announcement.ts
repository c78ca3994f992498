import { update_announcement } from '@commons/contract/network/announcements.ts'
import { handle } from '../../../platform/call/handle.ts'
import { findAnnouncement, lockAnnouncements, setAnnouncement } from './announcements.queries.ts'
import { announcementOf, hinders, tellAnnouncements } from './announcements.saving.ts'

export default handle(update_announcement, async ({ announcement_id: id, ...input }, context) => {
  const { tx, platform, refuse, logAct } = context
  await lockAnnouncements(tx)
  const before = (await findAnnouncement(tx, id)) ?? refuse('announcement_not_found')
  const announcement = announcementOf(input, before.starts_at)
  const hindered = await hinders(tx, announcement, id)
  if (hindered) refuse(hindered)
  await setAnnouncement(tx, id, announcement)
  await tellAnnouncements(context, platform)
  logAct({ object: { kind: 'announcement', id }, reason: announcement.text_en, before: logged(before) })
  return {}
})

const logged = ({
  starts_at,
  ends_at,
  ...rest
}: NonNullable<Awaited<ReturnType<typeof findAnnouncement>>>) => ({
  ...rest,
  starts_at: starts_at.toISOString(),
  ends_at: ends_at?.toISOString() ?? null,
})
