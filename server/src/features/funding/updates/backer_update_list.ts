import { backer_update_list } from '@commons/contract/funding/updates.ts'
import { handle } from '../../../platform/call/handle.ts'
import { nextOf } from '../../../platform/call/page.ts'
import { findSight } from '../funding.access.ts'
import { listUpdates } from './updates.queries.ts'

export default handle(backer_update_list, async ({ group_id }, { db, member, page, refuse }) => {
  const sight = (await findSight(db, member.id, group_id)) ?? refuse('project_not_found')
  if (!sight.is_owner && !sight.is_backer) refuse('not_a_backer')
  const rows = await listUpdates(db, group_id, page.before, page.limit, page.offset)
  return {
    recdata: rows.map(({ id, message, created_at }) => ({
      backer_update_id: id,
      message,
      created_at: created_at.toISOString(),
    })),
    ...nextOf(
      rows.map(({ id }) => id),
      page,
    ),
  }
})
