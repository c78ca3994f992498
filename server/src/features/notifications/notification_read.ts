import { notification_read } from '@commons/contract/notifications/notifications.ts'
import { handle } from '../../platform/call/handle.ts'
import { countUnread, toldBy } from './notifications.page.queries.ts'
import { readAll, readOne } from './notifications.queries.ts'

export default handle(notification_read, async ({ notification_id: id }, context) => {
  const { tx, member, platform, refuse, hintOnly } = context
  hintOnly([member.id])
  if (id === 0) await readAll(tx, member.id)
  else if (!(await readOne(tx, member.id, id))) refuse('notification_not_found')
  return { unread_count: await countUnread(tx, toldBy(platform, member), member.id) }
})
