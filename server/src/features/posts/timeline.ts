import { timeline } from '@commons/contract/posts/posts.ts'
import { handle } from '../../platform/call/handle.ts'
import { isOwnList } from '../people/public.ts'
import { unmutedPage } from './posts.page.ts'
import { listFollowing, listOfList, listTimeline } from './posts.queries.ts'

export default handle(timeline, async ({ feed = 'all', list_id }, { db, member, viewer, page, refuse }) => {
  const { before, limit, offset } = page
  if (list_id !== undefined && !(await isOwnList(db, member.id, list_id))) refuse('people_list_not_found')
  const list = feed === 'following' ? listFollowing : listTimeline
  const rows = await (list_id === undefined
    ? list(db, member.id, before, limit, offset)
    : listOfList(db, member.id, list_id, before, limit, offset))
  return unmutedPage(db, rows, page, viewer)
})
