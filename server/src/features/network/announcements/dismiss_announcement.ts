import { dismiss_announcement } from '@commons/contract/network/announcements.ts'
import { handle } from '../../../platform/call/handle.ts'
import { dismiss } from './announcements.queries.ts'

export default handle(dismiss_announcement, async ({ announcement_id }, { tx, member, hint, refuse }) => {
  if (!(await dismiss(tx, announcement_id, member.id))) refuse('announcement_not_found')
  hint(`account:${member.id}`)
  return {}
})
