import { user_timeline } from '@commons/contract/posts.ts'
import { handle } from '../../platform/call/handle.ts'
import { postsPage, wholePosts } from './posts.page.ts'
import { findPost, isVisibleMember, listMemberTimeline } from './posts.queries.ts'

export default handle(
  user_timeline,
  async ({ view_user_id, post_id }, { db, member, viewer, page, refuse }) => {
    if (post_id !== undefined) {
      const rows = await findPost(db, member.id, post_id)
      // The row of the post itself says whose list it is on; of a repost that is who reminded.
      if (!rows.some(({ listed, author_id }) => listed && author_id === view_user_id))
        return refuse('post_not_found')
      return { recdata: await wholePosts(db, rows, viewer) }
    }
    const { before, limit, offset } = page
    const rows = await listMemberTimeline(db, member.id, view_user_id, before, limit, offset)
    // Posts prove that their author may be seen; only an empty list asks.
    if (rows.length === 0 && !(await isVisibleMember(db, member.id, view_user_id))) refuse('member_not_found')
    return postsPage(db, rows, page, viewer)
  },
)
