import { admin_tag_list } from '@commons/contract/moderation/tags.ts'
import { handle } from '../../../platform/call/handle.ts'
import { nextOfMoving, startOf } from '../../../platform/call/page.ts'
import { cleanTag, isTooLong } from '@commons/contract/shared/text/tags.ts'
import { tagCountsShape } from '../../posts/public.ts'
import { listTags } from './tags.queries.ts'

export default handle(admin_tag_list, async ({ search = '', state }, { db, page }) => {
  const beginning = cleanTag(search)
  // What can't be a tag is none's beginning.
  if (isTooLong(beginning) || (beginning === '' && search.trim() !== '')) return { recdata: [] }
  const filter = { beginning, isBlocked: state === 'blocked' }
  const rows = await listTags(db, filter, { ...page, before: startOf(page.before) })
  return {
    recdata: rows.map(({ id, hashtag, counts, reason, blocked_by, blocked_at }) => ({
      tag_id: id,
      hashtag,
      ...tagCountsShape(counts),
      block:
        reason === null || blocked_at === null
          ? null
          : { reason, blocked_by, blocked_at: blocked_at.toISOString() },
    })),
    ...nextOfMoving(rows, page),
  }
})
