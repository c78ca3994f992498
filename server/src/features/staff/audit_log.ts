import { audit_log } from '@commons/contract/staff/staff.ts'
import { handle } from '../../platform/call/handle.ts'
import { nextOf } from '../../platform/call/page.ts'
import { listActs } from './staff.log.queries.ts'
import { actShape } from './staff.shape.ts'

export default handle(audit_log, async ({ actor_user_id, target_user_id, act }, { db, page }) => {
  const rows = await listActs(
    db,
    { actor: actor_user_id, target: target_user_id, act: act || undefined },
    page,
  )
  return {
    recdata: rows.map(actShape),
    ...nextOf(
      rows.map(({ seq }) => seq),
      page,
    ),
  }
})
