import { held_comment_list } from '@commons/contract/discussion.ts'
import { authorShape } from '../../authors/author.shape.ts'
import { countHeld, listHeld } from '../../discussion/holding.queries.ts'
import { handle } from '../../platform/call/handle.ts'
import { nextOf } from '../../platform/call/page.ts'
import { now } from '../../platform/clock.ts'
import { duration } from '../../platform/language.ts'

export default handle(held_comment_list, async ({ object_id = null }, { db, member, viewer, page }) => {
  const rows = await listHeld(db, member.id, object_id, page.before, page.limit, page.offset)
  return {
    recdata: rows.map((row) => ({
      comment_id: row.id,
      object_id: row.object_id,
      object_title: row.title,
      object_link: row.link,
      parent_id: row.parent_id,
      comment: row.message,
      ...authorShape(row.author_id, row, viewer.media),
      duration: duration(viewer.language, row.created_at, now()),
      created_at: row.created_at.toISOString(),
    })),
    count: await countHeld(db, member.id, object_id),
    ...nextOf(
      rows.map(({ id }) => id),
      page,
    ),
  }
})
