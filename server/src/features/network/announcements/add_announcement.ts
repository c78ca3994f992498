import { add_announcement } from '@commons/contract/network/announcements.ts'
import { handle } from '../../../platform/call/handle.ts'
import { now } from '../../../platform/clock.ts'
import { addAnnouncement, lockAnnouncements } from './announcements.queries.ts'
import { announcementOf, hinders, tellAnnouncements } from './announcements.saving.ts'

export default handle(add_announcement, async (input, context) => {
  const { tx, member, platform, refuse, logAct } = context
  await lockAnnouncements(tx)
  const announcement = announcementOf(input, now())
  const hindered = await hinders(tx, announcement)
  if (hindered) refuse(hindered)
  const id = await addAnnouncement(tx, announcement, member.id)
  await tellAnnouncements(context, platform)
  logAct({ object: { kind: 'announcement', id }, reason: announcement.text_en })
  return { announcement_id: id }
})
