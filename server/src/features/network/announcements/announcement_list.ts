import { announcement_list } from '@commons/contract/network/announcements.ts'
import { handle } from '../../../platform/call/handle.ts'
import { nextOf } from '../../../platform/call/page.ts'
import { listAnnouncements } from './announcements.queries.ts'
import { announcementShape } from './announcements.shape.ts'

export default handle(announcement_list, async (_input, { db, page }) => {
  const rows = await listAnnouncements(db, page)
  return {
    recdata: rows.map(announcementShape),
    ...nextOf(
      rows.map(({ id }) => id),
      page,
    ),
  }
})
