import { user_timeline } from '@commons/contract/posts/posts.ts'
import { handle } from '../../platform/call/handle.ts'
import { postsPage, wholePosts } from './posts.page.ts'
import { findPost, isVisibleMember, listMemberTimeline } from './posts.queries.ts'

export default handle(
  user_timeline,
  async ({ view_user_id, post_id }, { db, member, viewer, page, refuse }) => {
    if (post_id !== undefined) {
      const rows = await findPost(db, member.id, post_id)
      // The post's own row tells whose list it is on: for a repost, the reposter's.
      if (!rows.some(({ listed, card }) => listed && card.author_id === view_user_id))
        return refuse('post_not_found')
      return { recdata: await wholePosts(db, rows, viewer), pinned: null }
    }
    const { before, limit, offset, isFirst } = page
    const rows = await listMemberTimeline(db, member.id, view_user_id, before, limit, offset, isFirst)
    // Posts prove that their author is visible; only an empty list needs the check.
    if (rows.length === 0 && !(await isVisibleMember(db, member.id, view_user_id))) refuse('member_not_found')
    const { recdata, next } = await postsPage(db, rows, page, viewer)
    const pinned = isFirst ? recdata.find(({ is_pinned }) => is_pinned === 1) : undefined
    return {
      recdata: recdata.slice(0, limit),
      pinned: pinned ?? null,
      ...(next === undefined ? {} : { next }),
    }
  },
)
