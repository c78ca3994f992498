import { notification_list } from '@commons/contract/notifications/notifications.ts'
import { handle } from '../../platform/call/handle.ts'
import { nextOf } from '../../platform/call/page.ts'
import { listNotifications, toldBy } from './notifications.page.queries.ts'
import { notificationShape } from './notifications.shape.ts'

export default handle(notification_list, async ({ filter }, { db, member, viewer, page, platform }) => {
  const { notificationKinds: kinds } = platform
  const only = filter && kinds.filter(({ category }) => category === filter).map(({ name }) => name)
  const { unread, rows, floor } = await listNotifications(db, toldBy(platform, member), member.id, page, only)
  const named = new Map(kinds.map((kind) => [kind.name as string, kind]))
  const full = nextOf(
    rows.map(({ position }) => position),
    page,
  )
  return {
    recdata: rows.flatMap((row) => {
      const kind = named.get(row.kind)
      return kind ? [notificationShape(row, kind, viewer)] : []
    }),
    unread_count: unread,
    // Notifications that weren't looked at may still have something to tell.
    ...(full.next === undefined && floor !== undefined ? { next: String(floor + 1) } : full),
  }
})
