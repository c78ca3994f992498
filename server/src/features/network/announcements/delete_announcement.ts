import { delete_announcement } from '@commons/contract/network/announcements.ts'
import { handle } from '../../../platform/call/handle.ts'
import { findAnnouncement, lockAnnouncements, removeAnnouncement } from './announcements.queries.ts'
import { tellAnnouncements } from './announcements.saving.ts'

export default handle(delete_announcement, async ({ announcement_id: id }, context) => {
  const { tx, platform, refuse, logAct } = context
  await lockAnnouncements(tx)
  const { text_en, text_cs } = (await findAnnouncement(tx, id)) ?? refuse('announcement_not_found')
  await removeAnnouncement(tx, id)
  await tellAnnouncements(context, platform)
  logAct({ object: { kind: 'announcement', id }, before: { text_en, text_cs } })
  return {}
})
