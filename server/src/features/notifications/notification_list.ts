import { notification_list } from '@commons/contract/notifications.ts'
import { facesOf } from '../../authors/faces.ts'
import { handle } from '../../platform/call/handle.ts'
import { nextOf } from '../../platform/call/page.ts'
import { notificationsOf } from './notifications.queries.ts'
import { notificationShape } from './notifications.shape.ts'

export default handle(notification_list, async ({ filter }, { db, member, viewer, page, platform }) => {
  const { notificationKinds: kinds } = platform
  const only = filter && kinds.filter(({ category }) => category === filter).map(({ name }) => name)
  const { unread, rows, floor } = await notificationsOf(kinds).list(db, member.id, page, only)
  const ids = [...new Set(rows.flatMap(({ actors }) => actors ?? []))]
  const faces = await facesOf(
    db,
    ids.map((id) => ({ id })),
  )
  const named = new Map(kinds.map((kind) => [kind.name as string, kind]))
  const full = nextOf(
    rows.map(({ position }) => position),
    page,
  )
  return {
    recdata: rows.flatMap((row) => {
      const kind = named.get(row.kind)
      return kind ? [notificationShape(row, kind, faces, viewer)] : []
    }),
    unread_count: unread,
    // What was not looked at may tell something.
    ...(full.next === undefined && floor !== undefined ? { next: String(floor + 1) } : full),
  }
})
