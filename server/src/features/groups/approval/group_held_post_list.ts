import { group_held_post_list } from '@commons/contract/groups/approval.ts'
import { handle } from '../../../platform/call/handle.ts'
import { earliestCursor, nextOf } from '../../../platform/call/page.ts'
import { keptParts, listHeld, wholePosts } from '../../posts/public.ts'
import { checkAct } from '../groups.access.ts'

export default handle(group_held_post_list, async ({ group_id }, context) => {
  const { db, member, viewer, page } = context
  await checkAct(context, group_id, 'approve')
  const rows = await listHeld(db, member.id, group_id, earliestCursor(page.before), page.limit, page.offset)
  const recdata = await wholePosts(db, rows, viewer)
  return {
    recdata,
    parts: await keptParts(db, recdata, viewer),
    ...nextOf(
      rows.map(({ id }) => earliestCursor(id)),
      page,
    ),
  }
})
