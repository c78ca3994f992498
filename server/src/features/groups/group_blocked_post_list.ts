import { group_blocked_post_list } from '@commons/contract/groups/groups.ts'
import { handle } from '../../platform/call/handle.ts'
import { nextOf } from '../../platform/call/page.ts'
import { now } from '../../platform/clock.ts'
import { duration } from '../../platform/language.ts'
import { checkAct } from './groups.access.ts'
import { listLeftPosts } from './groups.left-behind.ts'

export default handle(group_blocked_post_list, async ({ group_id }, context) => {
  const { db, member, language, page } = context
  await checkAct(context, group_id, 'delete_posts')
  const rows = await listLeftPosts(db, member.id, group_id, page.before, page.limit, page.offset)
  return {
    recdata: rows.map((row) => ({
      post_id: row.id,
      message: row.message,
      file_type: row.file_type,
      user_id: row.hides_author ? null : row.author_id,
      full_name: row.hides_author ? null : row.full_name,
      duration: duration(language, row.created_at, now()),
      created_at: row.created_at.toISOString(),
    })),
    ...nextOf(
      rows.map(({ position }) => position),
      page,
    ),
  }
})
